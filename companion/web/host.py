"""The host's workbench: what the table waits for, seats as rows, the journal as a ledger, acting for a seat."""

from __future__ import annotations

from flask import Blueprint, request, url_for

from companion import pages
from companion.engine.table import Refusal
from companion.figures import headline, sees_all, sheet
from companion.web import acting, asked, evening, forms_page
from companion.web.access import open_to
from companion.web.lobby import take_seat
from companion.web.phones import phones_of
from companion.web.render import done_line, page, page_of
from companion.web.reversing import newest_of
from companion.web.visit import Visit, house, visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("host", __name__, url_prefix="/t/<code>/host")
NEWEST, LEDGER = 12, 40     # lines on the bench itself, and on a page of the journal
OWN_PAGES = ("teach", "set_option", "rule", "adjust", "add_row", "remove_row")     # host commands with a page of their own


def _page(refusal: Refusal | None = None):
    here = visit()
    table, devices = here.table, house().store.devices(here.code)
    offered = _offered(here)
    lines = [pages.shown_line(table, line) for line in here.lines(table.seq - NEWEST)]
    return page(
        here, "host/host.html", refusal=refusal, seen=table.seq, phones=phones_of(here.code, table.seats),
        commands=offered, figures=pages.figures(table, here.viewer), roll=pages.roll(table, None, True), asked=asked.question(here, "host"), lines=lines[::-1],
        more=table.seq > NEWEST, newest=newest_of(here.entries), waiting=pages.waiting(table, here.viewer),
        done=done_line(here), end=evening.ending(here, here.viewer),
        screens=[row.label for row in devices if row.role == "waiting"], step=_step(here),
        may_join=pages.may_join(table), movable=table.current is not None and not table.state["closed"],
        first=[one for one in offered if one["group"] == "setup" and table.phase == "setup"])


def _offered(here) -> list[dict]:
    """The host's own commands that go now, without those that have a page of their own."""
    table = here.table
    found = pages.commands(table, here.seat or table.host, hosts=True)
    # What only a host may send is closed to the host's seat; on this page it is the host who sends it.
    offered = [one for one in (*found["open"], *found["closed"]) if one["name"] not in OWN_PAGES
               and ("why" not in one or one["why"]["code"] == "not_allowed")]
    for one in offered:
        one["one_tap"] = forms_page.one_tap(table.game.commands[one["name"]])
    return offered


def _step(here) -> dict | None:
    """What the table waits for, as the shared screen says it."""
    step = pages.next_step(here.table, None)
    return None if step is None or step["key"] == "roll_wait" else step     # the roll has its own place


@blueprint.get("")
@open_to("host")
def host(code: str):
    """Seats as rows, the journal as a ledger, everything else behind names."""
    return _page()


@blueprint.get("/journal")
@open_to("host")
def journal(code: str):
    """The journal as a ledger, newest first, forty lines to a page, of one seat if asked for.

    seat: its number; before: the page ends with the line before this one.
    """
    here, number = visit(), whole_number(request.args.get("seat"))
    of = acting.seat_of(here, number) if number else None
    lines = [pages.shown_line(here.table, line) for line in here.lines()]
    if of is not None:
        lines = [line for line in lines if line["actor"].get("seat") == of or any(sum_["seat"] == of for sum_ in line["net"])]
    shown, older = page_of(lines, LEDGER)
    return page(here, "host/journal.html", lines=shown, of=of, number=number, before="before" in request.args, older=older,
                newest=newest_of(here.entries))


@blueprint.post("/seats")
@open_to("host")
def add_seat(code: str):
    """Somebody without a phone sits down; the host acts for them."""
    try:
        receipt = take_seat(code, visit().actor("host"), {"name": request.form.get("name", "")}, request.form["ticket"])
    except Refusal as refusal:
        return _page(refusal)
    return acting.go("host.host", receipt, code=code)


@blueprint.post("/roll")
@open_to("host")
def roll(code: str):
    """The host enters an open roll for whoever rolled, and stays on the page of the seat acted for."""
    try:
        receipt = acting.take(visit(), "report_roll", {"faces": acting.faces_of_form()}, "host", request.form["ticket"],
                              acting.seen_of_form())
    except Refusal as refusal:
        return _page(refusal)
    return _back(code, receipt)


def _back(code: str, receipt):
    """To the page of the seat acted for, else to the bench."""
    number = whole_number(request.form.get("number"), 3)
    if number is not None:
        return acting.go("host.seat", receipt, code=code, number=number)
    return acting.go("host.host", receipt, code=code)


@blueprint.post("/reader")
@open_to("host")
def reader(code: str):
    """The host answers a reader's question for whoever rolls."""
    try:
        receipt = asked.answered(visit(), hosting=True)
    except Refusal as refusal:
        return _page(refusal)
    return _back(code, receipt)


@blueprint.post("/take-back")
@open_to("host")
def take_back(code: str):
    """The newest entry that stands is taken back."""
    try:
        receipt = acting.take(visit(), "reverse", {}, "host", request.form["ticket"], acting.seen_of_form())
    except Refusal as refusal:
        return _page(refusal)
    return acting.go("host.host", receipt, code=code)


# -- the host's own commands ---------------------------------------------------------------------------

def _urls(code: str, command: str) -> dict:
    return {"action": url_for("host.send", code=code, command=command), "back": url_for("host.host", code=code),
            "foresee": url_for("host.ask", code=code, command=command)}


@blueprint.get("/do/<command>")
@open_to("host")
def form(code: str, command: str):
    """The form of one of the host's commands."""
    here = visit()
    return acting.form_page(here, acting.command_of(here, command), here.table.host, _urls(code, command), acting="host")


@blueprint.post("/foresee/<command>")
@open_to("host")
def ask(code: str, command: str):
    """What a form of the host's would come to; nothing is booked."""
    here = visit()
    return acting.ask(here, command, here.table.host, "host", _urls(code, command))


@blueprint.post("/do/<command>")
@open_to("host")
def send(code: str, command: str):
    """A command in the role of the host: corrections, options, handing over, moving play on."""
    here = visit()
    return acting.post(here, command, here.table.host, "host", _urls(code, command), lambda receipt: _after(code, receipt))


def _after(code: str, receipt):
    """Back to the bench; whoever has just handed it over goes to the own seat, or to the table's page."""
    here = Visit(code)
    if here.is_host:
        return acting.go("host.host", receipt, code=code)
    return acting.go("seat.seat" if here.seat else "lobby.table", code=code)


# -- acting for a seat ---------------------------------------------------------------------------------

def _urls_for(code: str, number: int, command: str) -> dict:
    return {"action": url_for("host.send_for", code=code, number=number, command=command),
            "foresee": url_for("host.ask_for", code=code, number=number, command=command),
            "back": url_for("host.seat", code=code, number=number)}


@blueprint.get("/as/<int:number>")
@open_to("host")
def seat(code: str, number: int):
    """What the host can do in a seat's place; the seat's hidden books stay hidden."""
    here = visit()
    name = acting.seat_of(here, number)
    table = here.table
    found = pages.commands(table, name, reasons=False)
    for one in (*found["open"], *found["closed"]):
        one["one_tap"] = forms_page.one_tap(table.game.commands[one["name"]])
    # What a seat does next may tell of its books: it is said to a host who may read them.
    step = pages.next_step(table, name) if sees_all(table, name, here.viewer) else None
    first = step["commands"] if step else []
    found["open"].sort(key=lambda one: first.index(one["name"]) if one["name"] in first else len(first))
    return page(here, "host/seat.html", of=pages.badge(table, name), seen=table.seq, commands=found, step=step,
                first=[one for one in found["open"] if one["name"] in first][:2], roll=pages.roll(table, name), asked=asked.question(here, "host"),
                where={"code": code, "number": number},
                head_figures=headline(table, name, here.viewer), done=done_line(here),
                sheet=sheet(table, name, here.viewer))


@blueprint.get("/as/<int:number>/do/<command>")
@open_to("host")
def form_for(code: str, number: int, command: str):
    """The form of a command in a seat's place."""
    here = visit()
    name = acting.seat_of(here, number)
    return acting.form_page(here, acting.command_of(here, command), name, _urls_for(code, number, command), acting=name)


@blueprint.post("/as/<int:number>/foresee/<command>")
@open_to("host")
def ask_for(code: str, number: int, command: str):
    """What a form in a seat's place would come to, as far as the host may know; nothing is booked."""
    here = visit()
    name = acting.seat_of(here, number)
    return acting.ask(here, command, name, name, _urls_for(code, number, command))


@blueprint.post("/as/<int:number>/do/<command>")
@open_to("host")
def send_for(code: str, number: int, command: str):
    """A command in a seat's place, or a house ruling after a refusal of order."""
    here = visit()
    name = acting.seat_of(here, number)
    return acting.post(here, command, name, name, _urls_for(code, number, command),
                       lambda receipt: acting.go("host.seat", receipt, code=code, number=number))
