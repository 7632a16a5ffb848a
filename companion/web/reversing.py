"""Taking back: what one line, or all lines down to it, would give back; then one reversal after the other."""

from __future__ import annotations

from flask import Blueprint, request

from companion import foresight, pages, views
from companion.engine.journal import FIXED, Entry, fold, standing
from companion.engine.table import Refusal, opened
from companion.web import acting
from companion.web.access import open_to
from companion.web.render import page
from companion.web.visit import visit

__all__ = ["blueprint", "newest_of"]

blueprint = Blueprint("reversing", __name__, url_prefix="/t/<code>/host/back")
MOST = 200                          # lines taken back by one tap


def newest_of(entries: list[Entry]) -> int | None:
    """The number of the line that "take back" takes back now, None where there is none."""
    kept = standing(entries)
    return kept[-1].seq if kept and kept[-1].command not in FIXED else None


def _outlook(here, number: int) -> dict:
    """What going back to before an entry takes back, as far as the visitor may read it.

    {"lines" newest first, "changes" as in foresight, "rolls": the roll that opens again or None,
    "current": who is in turn then if that differs, "stop": the number of the line that stays, or None}
    """
    table, kept = here.table, standing(here.entries)
    peeled, stop = [], None
    while kept and kept[-1].seq >= number and len(peeled) < MOST:
        if kept[-1].command in FIXED:
            stop = kept[-1].seq
            break
        peeled.append(kept.pop())
    state = fold(kept, table.game.events)
    state["seq"] = table.seq + len(peeled)
    after = opened(table.game, state)
    again = after.roll if after.roll != table.roll else None
    return {"lines": [pages.shown_line(table, views.line(table, entry, here.viewer)) for entry in peeled],
            "changes": foresight.changes(table, after, here.viewer), "rolls": pages.roll(after) if again else None,
            "current": after.current if after.current != table.current else None, "stop": stop}


def _page(number: int, refusal: Refusal | None = None, taken: int = 0):
    here = visit()
    found = _outlook(here, number)
    return page(here, "host/back.html", refusal=refusal, number=number, seen=here.table.seq, taken=taken,
                newest=newest_of(here.entries), corrects="correct_entry" in here.table.game.commands, **found)


@blueprint.get("/<int:number>")
@open_to("host")
def look(code: str, number: int):
    """What taking back down to this line comes to, before it is done."""
    if number not in {entry.seq for entry in standing(visit().entries)}:
        return acting.go("host.journal", code=code)     # taken back meanwhile, or never there
    return _page(number)


@blueprint.post("/<int:number>")
@open_to("host")
def take_back(code: str, number: int):
    """The lines down to this one go back one by one, each with a ticket of its own; the first that does not go stops it."""
    here, ticket = visit(), request.form["ticket"]
    seen = acting.seen_of_form()
    shown = standing(here.entries[:seen] if seen is not None else here.entries)
    wanted = [entry for entry in reversed(shown) if entry.seq >= number][:MOST]
    receipt = None
    for at, entry in enumerate(wanted):
        try:
            if entry.command in FIXED:
                raise Refusal("not_reversible")
            receipt = acting.take(here, "reverse", {}, "host", f"{ticket[:56]}-{at}", receipt.seq if receipt else seen)
        except Refusal as refusal:
            return _stopped(number, refusal, at)
    return acting.go("host.host", receipt, code=code)


def _stopped(number: int, refusal: Refusal, taken: int):
    """The page as it is now, with what stopped it."""
    here = visit()
    for name in ("table", "entries"):       # they were read before the lines went back
        here.__dict__.pop(name, None)
    return _page(number, refusal, taken)
