"""Who may do what, in one place: every route declares the roles it is open to, and the guard asks.

A route that declares nothing keeps the app from starting. What is open to nobody (in particular) is open
to all. Posts need the origin of their own page and, on pages, the ticket that was drawn into the form.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Flask, g, request

from companion.web.limits import address_key
from companion.web.problems import Problem, is_api
from companion.web.tickets import is_genuine
from companion.web.visit import Visit, house, looks_like_a_code

__all__ = ["ROLES", "open_to", "register", "routes"]

ROLES = ("nobody", "seat", "host", "wall")
SHORT, LONG = 16_384, 262_144       # bytes of a body: a tap, the host's import of taught data
FREE_CODES = 10                     # unknown codes an address may try before it waits
LONGEST_CODE_WAIT = 600.0


def open_to(*roles: str, longest: int = SHORT):
    """Declare who may use a route. roles: of ROLES; longest: bytes its body may have."""
    if not roles or set(roles) - set(ROLES):
        raise ValueError(f"a route is open to some of {ROLES}, not to {roles}")

    def mark(view):
        view.open_to = frozenset(roles)
        view.longest = longest
        return view
    return mark


def routes(app: Flask) -> list[tuple[str, str, str, frozenset]]:
    """Every route: (method, rule, endpoint, roles), for the start-up check and the test that walks them."""
    found = []
    for rule in app.url_map.iter_rules():
        roles = getattr(app.view_functions[rule.endpoint], "open_to", frozenset())
        found += [(method, rule.rule, rule.endpoint, roles) for method in sorted(rule.methods - {"HEAD", "OPTIONS"})]
    return found


def register(app: Flask) -> None:
    """Guard every route of the app, after all blueprints are in. Errors: RuntimeError for an undeclared one."""
    for method, rule, endpoint, roles in routes(app):
        if not roles:
            raise RuntimeError(f"{method} {rule} ({endpoint}) declares no role: put @open_to(...) under its route")

    @app.before_request
    def guard():
        g.visit = None
        if request.url_rule is None:
            return      # no such page or a foreign host: said right after
        view = app.view_functions[request.endpoint]
        request.max_content_length = view.longest
        if request.method == "POST":
            _own_page()
        code = (request.view_args or {}).get("code")
        g.visit = Visit(code)
        if code is not None:
            _known(g.visit)
        if "nobody" not in view.open_to and not view.open_to & g.visit.roles:
            raise _shut(g.visit)
        if request.method == "POST" and not is_api():
            # Reading the form also refuses a body that is too long.
            if not is_genuine(house().key, request.form.get("ticket", ""), g.visit.token_hash):
                raise Problem(403, "no_ticket")


def _shut(visit: Visit) -> Problem:
    """Why a page is not for this phone; one that had a seat here hears where it went."""
    if visit.known and visit.lost is not None and not is_api():
        return Problem(403, "seat_moved" if visit.lost.label == "moved" else "seat_freed", seat=visit.lost.seat)
    return Problem(403)


def _own_page() -> None:
    """A post comes from a page of this very address, and is a plain form or JSON."""
    wanted = "application/json" if is_api() else "application/x-www-form-urlencoded"
    if request.mimetype != wanted:
        raise Problem(415, wanted=wanted)
    origin = urlsplit(request.headers.get("Origin", ""))
    if not origin.netloc or origin.netloc.lower() != request.host.lower():
        raise Problem(403, "wrong_origin")


def _known(visit: Visit) -> None:
    """The table exists; who tries codes that do not is slowed down, without learning more by waiting."""
    if visit.device is not None:
        return
    key, guesses = f"code {address_key(request.remote_addr)}", house().guesses
    with guesses.lock:
        wait = guesses.wait(key, FREE_CODES, LONGEST_CODE_WAIT)
        if wait:
            visit.known = False
            raise Problem(429, retry=wait)
        if not looks_like_a_code(visit.code) or not house().store.has_table(visit.code):
            visit.known = False
            guesses.wrong(key)
            raise Problem(404, "no_table")
