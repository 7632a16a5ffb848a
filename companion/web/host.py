"""The host's workbench: seats, the journal with reversal, corrections, options, acting for a seat."""

from __future__ import annotations

from flask import Blueprint, request, url_for

from companion import pages
from companion.engine.table import Refusal
from companion.web import acting, evening, forms_page
from companion.web.access import open_to
from companion.web.lobby import take_seat
from companion.web.render import done_line, page
from companion.web.visit import house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("host", __name__, url_prefix="/t/<code>/host")
NEWEST = 20
OWN_PAGES = ("teach", "set_option", "rule")     # host commands that have a page of their own


def _page(refusal: Refusal | None = None):
    here = visit()
    table, devices = here.table, house().store.devices(here.code)
    phones = {seat: sum(row.seat == seat and row.role in ("seat", "host") for row in devices) for seat in table.seats}
    found = pages.commands(table, here.seat or table.host, hosts=True)
    offered = [one for one in (*found["open"], *found["closed"]) if one["name"] not in OWN_PAGES
               and (one["why"] is None or one["why"]["code"] == "not_allowed" if "why" in one else True)]
    for one in offered:
        one["one_tap"] = forms_page.one_tap(table.game.commands[one["name"]])
    lines = [pages.shown_line(table, line) for line in here.lines()]
    return page(
        here, "host/host.html", 200 if refusal is None else 409, seen=table.seq, phones=phones, commands=offered,
        figures=pages.figures(table, here.viewer), roll=pages.roll(table, None, True), lines=lines[::-1][:NEWEST],
        more=len(lines) > NEWEST, newest=_newest(lines), waiting=pages.waiting(table, here.viewer), done=done_line(here),
        end=evening.ending(here, here.viewer), screens=[row.label for row in devices if row.role == "waiting"], step=_step(here),
        may_join=pages.may_join(table), first=[one for one in offered if one["group"] == "setup" and table.phase == "setup"],
        refusal={"code": refusal.code, "facts": refusal.facts} if refusal else None)


def _step(here) -> dict | None:
    """What the table waits for, as the shared screen says it."""
    step = pages.next_step(here.table, None)
    return None if step is None or step["key"] == "roll_wait" else step     # the roll has its own place


def _newest(lines: list[dict]) -> int | None:
    """The entry that "take back" would take back now."""
    for line in reversed(lines):
        if line["reverses"] is None and line["reversed_by"] is None:
            return None if line["command"] in ("make_table", "join") else line["seq"]
    return None


@blueprint.get("")
@open_to("host")
def host(code: str):
    """Seats as rows, the journal as a ledger, everything else behind names."""
    return _page()


@blueprint.get("/journal")
@open_to("host")
def journal(code: str):
    """The whole journal as the host's seat may read it, newest first."""
    here = visit()
    lines = [pages.shown_line(here.table, line) for line in here.lines()]
    return page(here, "seat/statement.html", lines=lines[::-1], mine=None)


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
    number = request.form.get("number", "")
    if number.isascii() and number.isdigit() and len(number) < 4:
        return acting.go("host.seat", receipt, code=code, number=int(number))
    return acting.go("host.host", receipt, code=code)


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
    return {"action": url_for("host.send", code=code, command=command), "back": url_for("host.host", code=code)}


@blueprint.get("/do/<command>")
@open_to("host")
def form(code: str, command: str):
    """The form of one of the host's commands."""
    here = visit()
    return acting.form_page(here, acting.command_of(here, command), here.table.host, _urls(code, command))


@blueprint.post("/do/<command>")
@open_to("host")
def send(code: str, command: str):
    """A command in the role of the host: corrections, options, handing over, moving play on."""
    here = visit()
    return acting.post(here, command, here.table.host, "host", _urls(code, command),
                       lambda receipt: acting.go("host.host", receipt, code=code))


# -- acting for a seat ---------------------------------------------------------------------------------

def _urls_for(code: str, number: int, command: str) -> dict:
    return {"action": url_for("host.send_for", code=code, number=number, command=command),
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
    step = pages.next_step(table, name) if pages.sees_all(table, name, here.viewer) else None
    first = step["commands"] if step else []
    found["open"].sort(key=lambda one: first.index(one["name"]) if one["name"] in first else len(first))
    return page(here, "host/seat.html", of=pages.badge(table, name), seen=table.seq, commands=found, step=step,
                first=[one for one in found["open"] if one["name"] in first][:2], roll=pages.roll(table, name),
                where={"code": code, "number": number},
                head_figures=pages.headline(here.table, name, here.viewer), done=done_line(here),
                sheet=pages.sheet(here.table, name, here.viewer))


@blueprint.get("/as/<int:number>/do/<command>")
@open_to("host")
def form_for(code: str, number: int, command: str):
    """The form of a command in a seat's place."""
    here = visit()
    return acting.form_page(here, acting.command_of(here, command), acting.seat_of(here, number),
                            _urls_for(code, number, command), acting=True)


@blueprint.post("/as/<int:number>/do/<command>")
@open_to("host")
def send_for(code: str, number: int, command: str):
    """A command in a seat's place, or a house ruling after a refusal of order."""
    here = visit()
    name = acting.seat_of(here, number)
    return acting.post(here, command, name, name, _urls_for(code, number, command),
                       lambda receipt: acting.go("host.seat", receipt, code=code, number=number))
