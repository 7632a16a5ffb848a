"""A seat's phone: what to do next, cash, commands, the sheet, the statement."""

from __future__ import annotations

from flask import Blueprint, request, url_for

from companion import pages
from companion.engine.table import Refusal
from companion.figures import headline, shared_figures, sheet
from companion.foresight import price
from companion.on_board import board
from companion.web import acting, asked, evening, forms_page
from companion.web.access import open_to
from companion.web.grants import link_page
from companion.web.phones import phones_of
from companion.web.render import can_take_back, done_line, page, read_line
from companion.web.visit import visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("seat", __name__, url_prefix="/t/<code>/seat")
NEWEST = 5      # entries shown on the page itself
COMMON = 6      # commands shown as buttons beside what the page says first; the others are a tap further
NEVER = "never"     # group of commands that are never sent by themselves


def _command_list(here) -> dict:
    """Commands open and closed to the seat: what the page says first, the commonest as buttons, the rest by group."""
    table, seat = here.table, here.seat
    found = pages.commands(table, seat)
    step = pages.next_step(table, seat)
    first = step["commands"] if step else []
    if here.is_host:    # what the host does next stands at the top, too
        found["open"] += [one for one in pages.commands(table, seat, hosts=True)["open"] if one["name"] in first]
    listed, closed = [], list(found["closed"])
    for one in found["open"]:
        if one["group"] == NEVER:
            continue
        one["one_tap"] = forms_page.one_tap(table.game.commands[one["name"]])
        try:
            one["price"] = price(table, one["name"], seat) if one["one_tap"] and one["who"] != "host" else None
            listed.append(one)
        except Refusal as refusal:
            if refusal.code == "bad_parameter":     # something has to be chosen after all
                listed.append({**one, "one_tap": False})
                continue
            # open by turn and rights, yet it would not go: say why beforehand
            closed.append({**one, "why": {"code": refusal.code, "facts": dict(refusal.facts)}})
    often = {name: at for at, name in enumerate(table.game.often)}
    listed.sort(key=lambda one: (first.index(one["name"]) if one["name"] in first else len(first),
                                 often.get(one["name"], len(often))))
    top = [one for one in listed if one["name"] in first][:2]
    rest = [one for one in listed if one not in top]
    shown = len(rest) if len(rest) <= COMMON + 1 else COMMON     # a fold for one alone would hide what it saves
    return {"step": step, "first": top, "common": rest[:shown], "more": rest[shown:],
            "closed": [one for one in closed if one["group"] != NEVER]}


def _away(here) -> dict | None:
    """What was booked since the entry that ?since= names, beside this phone's own taps: the newest lines, how many more.

    ?until=: the entry at which somebody looked again; what came later happened before their eyes.
    """
    since, until = whole_number(request.args.get("since")), whole_number(request.args.get("until"))
    if since is None or since >= here.table.seq:
        return None
    device = here.actor()["device"]
    lines = [line for line in here.lines(since) if line["actor"].get("device") != device or device is None]
    lines = [line for line in lines if until is None or line["seq"] <= until]
    if not lines:
        return None
    return {"lines": [pages.shown_line(here.table, line) for line in lines[:-NEWEST - 1:-1]], "more": max(0, len(lines) - NEWEST)}


def _to_act_for(here) -> dict | None:
    """Whom a host who plays is waited for: the seat without a phone that rolls or is in turn."""
    table = here.table
    name = table.roll["by"] if table.roll else table.current
    if not here.is_host or name in (None, here.seat) or pages.is_over(table) or phones_of(here.code, [name])[name]["count"]:
        return None
    return pages.badge(table, name)


def _page(refusal: Refusal | None = None):
    here = visit()
    table, seat = here.table, here.seat
    lines = [pages.shown_line(table, line) for line in here.lines(table.seq - NEWEST)]
    return page(
        here, "seat/seat.html", refusal=refusal, me=pages.badge(table, seat), seen=table.seq,
        can_take_back=bool(lines) and lines[-1]["seq"] == table.seq and can_take_back(here, lines[-1]),
        head_figures=headline(table, seat, here.viewer), roll=pages.roll(table, seat), asked=asked.question(here, "seat"), board=board(table, here.viewer, seat),
        waiting=pages.waiting(table, here.viewer), sheet=sheet(table, seat, here.viewer),
        others=[one for one in pages.figures(table, here.viewer) if one["seat"] != seat], away=_away(here),
        shared=shared_figures(table, here.viewer), lines=lines[::-1], done=read_line(here) or done_line(here),
        act_for=_to_act_for(here), end=evening.ending(here, here.viewer),
        **_command_list(here))


@blueprint.get("")
@open_to("seat")
def seat(code: str):
    """The seat's page, from the top: who and where, cash, what to do next, commands, sheet, others."""
    return _page()


def _urls(code: str, name: str) -> dict:
    return {"action": url_for("seat.send", code=code, command=name), "foresee": url_for("seat.ask", code=code, command=name),
            "back": url_for("seat.seat", code=code)}


@blueprint.get("/do/<command>")
@open_to("seat")
def form(code: str, command: str):
    """The form of one command."""
    here = visit()
    return acting.form_page(here, acting.command_of(here, command), here.seat, _urls(code, command))


@blueprint.post("/foresee/<command>")
@open_to("seat")
def ask(code: str, command: str):
    """What the form would come to; nothing is booked."""
    here = visit()
    return acting.ask(here, command, here.seat, None, _urls(code, command))


@blueprint.post("/do/<command>")
@open_to("seat")
def send(code: str, command: str):
    """A command of the seat's own."""
    here = visit()
    return acting.post(here, command, here.seat, None, _urls(code, command),
                       lambda receipt: acting.go("seat.seat", receipt, code=code))


@blueprint.post("/roll")
@open_to("seat")
def roll(code: str):
    """The faces that fell, tapped or typed."""
    here = visit()
    try:
        receipt = acting.take(here, "report_roll", {"faces": acting.faces_of_form()}, None, request.form["ticket"],
                              acting.seen_of_form())
    except Refusal as refusal:
        return _page(refusal)
    return acting.go("seat.seat", receipt, code=code)


@blueprint.post("/reader")
@open_to("seat")
def reader(code: str):
    """The answer to a reader's question, from whoever rolls."""
    try:
        receipt = asked.answered(visit())
    except Refusal as refusal:
        return _page(refusal)
    return acting.go("seat.seat", receipt, code=code)


@blueprint.post("/take-back")
@open_to("seat")
def take_back(code: str):
    """The newest entry is taken back, by its author or the host."""
    try:
        receipt = acting.take(visit(), "reverse", {}, None, request.form["ticket"], acting.seen_of_form())
    except Refusal as refusal:
        return _page(refusal)
    return acting.go("seat.seat", receipt, code=code)


@blueprint.get("/of/<int:number>")
@open_to("seat")
def other(code: str, number: int):
    """Another seat's sheet, as far as it is open."""
    here = visit()
    seat = acting.seat_of(here, number)
    return page(here, "seat/other.html", other=pages.badge(here.table, seat), cash_field=here.table.game.cash_field,
                head_figures=headline(here.table, seat, here.viewer),
                sheet=sheet(here.table, seat, here.viewer))


@blueprint.post("/link")
@open_to("seat")
def link(code: str):
    """My link: a code that brings this seat to another phone, once."""
    return link_page(visit().seat, url_for("seat.seat", code=code))
