"""The host's printers tab: what each printer is doing, what is wrong with it in words, and which one is used.

Printers are the installation's, and any of its hosts may add one. What is spoken to for them is kept to printers' ports in
private networks, see printables/printers/address.py, and nobody tries many addresses in a row.
"""

from __future__ import annotations

from flask import Blueprint, request

from companion.printers import BadAddress, BadName, PrinterProblem, Ticket
from companion.printing.test_page import test_page
from companion.web import acting
from companion.web.access import open_to
from companion.web.addresses import base_address
from companion.web.limits import address_key
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house, visit
from printables.paper import PAPERS

__all__ = ["blueprint"]

blueprint = Blueprint("printers", __name__, url_prefix="/t/<code>/host/printers")
FIRST_LOOK = 1.2    # seconds for which the page waits for printers that were never asked, or are asked again by a tap
PATIENCE = 2.0      # seconds for which a tap waits for a printer to take what it was sent


def _page(problem: tuple[str, dict] | None = None, of: str | None = None, status: int | None = None):
    """problem: (key, facts) of a sentence; of: the printer it is about, None for the form that adds one."""
    here = visit()
    told = house().printers.states(FIRST_LOOK, here.code, anew="ask" in request.args and "live" not in request.args)
    return page(here, "host/printers.html", status or (200 if problem is None else 409), cups=told["cups"], printers=told["printers"],
                problem=problem, of=of, typed=request.form if problem else {}, may_resume=_may_resume)


def _may_resume(one: dict) -> bool:
    return one["kind"] != "receipt" and one["code"] in ("stopped", "attention")


def _problem(problem: PrinterProblem) -> tuple[str, dict]:
    return f"prn-{problem.code}", problem.facts


def _named() -> str:
    """The printer that a tap is about. Errors: Problem 404."""
    name = request.form.get("printer", "")
    try:
        return house().printers.find(name).name
    except LookupError:
        raise Problem(404) from None


@blueprint.get("")
@open_to("host")
def printers(code: str):
    """Every printer with what it was found doing last; it is asked again meanwhile."""
    return _page()


@blueprint.post("/add")
@open_to("host")
def add(code: str):
    """A printer at an address that the host types."""
    wait = house().addresses.wait(address_key(request.remote_addr))
    if wait:
        raise Problem(429, retry=wait)
    try:
        house().printers.add(request.form.get("address", ""), request.form.get("name", ""))
    except BadAddress as bad:
        return _page((f"prn-bad-{bad.reason}", {}))
    except BadName as bad:
        return _page((f"prn-name-{bad.reason}", {}))
    return acting.go("printers.printers", code=code)


@blueprint.post("/forget")
@open_to("host")
def forget(code: str):
    """A printer that was typed in is taken off the page."""
    house().printers.forget(request.form.get("printer", ""))
    return acting.go("printers.printers", code=code)


@blueprint.post("/default")
@open_to("host")
def default(code: str):
    """Sheets, or tickets, go to this printer from now on where nobody names another."""
    house().printers.make_default(_named())
    return acting.go("printers.printers", code=code)


@blueprint.post("/resume")
@open_to("host")
def resume(code: str):
    """A printer that was stopped goes on."""
    name = _named()
    return _sent(name, lambda: house().printers.resume(name))


@blueprint.post("/test")
@open_to("host")
def test(code: str):
    """A page, or a ticket, with the letters of every language, what can be measured and a code."""
    name, here, running = _named(), visit(), house()
    paper = request.form.get("paper", "a4")
    if paper not in PAPERS:
        raise Problem(404)
    wait = running.prints.wait(here.token_hash)
    if wait:
        raise Problem(429, retry=wait)
    address = base_address(request.host_url, running.public)
    if running.printers.find(name).takes == "tickets":
        return _sent(name, lambda: running.printers.send_ticket(name, _test_ticket(here.words, name, address), table=code, wait=PATIENCE))
    title = here.words.say("prn-test_page")

    def to_paper(job) -> None:      # at once, or when the press is done, whoever still looks
        if job.pdf is not None:
            running.printers.send(name, job.pdf, title, paper, table=code, wait=0.0)

    job = running.press.order([test_page(here.words, name, paper, address)], to_paper)
    running.press.wait(job, PATIENCE)
    if job.problem is not None:
        return _page((f"ui-print_problem_{job.problem['code']}", job.problem), name)
    return acting.go("printers.printers", code=code)


def _sent(name: str, send):
    try:
        send()
    except PrinterProblem as problem:
        return _page(_problem(problem), name)
    return acting.go("printers.printers", code=visit().code)


def _test_ticket(words, name: str, address: str) -> Ticket:
    return Ticket(words.say("prn-test"), lines=(("Příliš žluťoučký kůň", "1"), ("São João", "123.456.789.012"), ("Щука ёж", "−3")),
                  code=address, foot=(name,))
