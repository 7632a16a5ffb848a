"""What goes wrong, said to people as a page and to programs as JSON; never a traceback."""

from __future__ import annotations

import logging

from flask import Flask, Response, g, jsonify, make_response, render_template, request
from werkzeug.exceptions import HTTPException, SecurityError

from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.faults import StoreFault
from companion.web.addresses import trusted_hosts
from companion.web.limits import Pace, address_key
from companion.web.visit import Visit, preferred

__all__ = ["Problem", "register", "is_api", "refusal_json", "slow_down"]

log = logging.getLogger("companion.web")

CODES = {400: "malformed", 403: "not_allowed", 404: "not_found", 405: "wrong_method", 413: "too_large",
         415: "wrong_type", 429: "too_many", 500: "server", 503: "unavailable"}


class Problem(Exception):
    """A request that is not served. status: HTTP; code: key of the sentence; facts: its names in braces."""

    def __init__(self, status: int, code: str | None = None, retry: int | None = None, **facts) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code or CODES.get(status, "server")
        self.retry = retry
        self.facts = facts if retry is None else {"seconds": retry, **facts}


def slow_down(pace: Pace) -> None:
    """Count one more of what an address may do only so often. Errors: Problem 429."""
    wait = pace.wait(address_key(request.remote_addr))
    if wait:
        raise Problem(429, retry=wait)


def is_api() -> bool:
    """Whether a program asks."""
    return request.path.startswith("/api/")


def _words():
    found = g.get("visit")
    try:
        return found.words if found else words_for(None, preferred())
    except (LookupError, StoreFault):
        return words_for(None, "en")    # the table that would give the words is what is missing


def _answer(problem: Problem) -> Response:
    words = _words()
    message = words.say(f"ui-problem-{problem.code}", **problem.facts)
    if is_api():
        response = jsonify(error={"code": problem.code, "facts": problem.facts, "message": message})
    else:
        found = g.get("visit")
        response = make_response(render_template(
            "lobby/problem.html", words=words, message=message, status=problem.status,
            code=found.code if isinstance(found, Visit) and found.known else None))
    response.status_code = problem.status
    if problem.retry is not None:
        response.headers["Retry-After"] = str(problem.retry)
    return response


def refusal_json(refusal: Refusal, words, status: int = 409) -> Response:
    """A refusal as the API says it."""
    return make_response(jsonify(error={"code": refusal.code, "facts": refusal.facts,
                                        "message": words.refusal(refusal.code, refusal.facts)}), status)


def register(app: Flask) -> None:
    """Answer every error of the app in a sentence."""

    @app.errorhandler(Problem)
    def problem(error):
        return _answer(error)

    @app.errorhandler(SecurityError)
    def foreign_host(error):
        # The machine may have a new address since the start: the next try finds it known.
        known = trusted_hosts(app.config["MORE_HOSTS"])
        app.config["TRUSTED_HOSTS"] = known
        return Response("This address is not one of the companion's. Known are: " + ", ".join(known) + "\n",
                        400, content_type="text/plain; charset=utf-8")

    @app.errorhandler(HTTPException)
    def http(error):
        if error.code is None or error.code < 400:
            return error
        answer = _answer(Problem(error.code, CODES.get(error.code, "malformed" if error.code < 500 else "server")))
        for name, value in error.get_headers():
            if name in ("Allow", "Retry-After"):
                answer.headers[name] = value
        return answer

    @app.errorhandler(StoreFault)
    def fault(error):
        log.error("the books: %s", error)
        return _answer(Problem(503, "books", retry=2, reason=error.reason))

    @app.errorhandler(Exception)
    def unexpected(error):
        log.exception("%s %s failed", request.method, request.path, exc_info=error)
        return _answer(Problem(500))
