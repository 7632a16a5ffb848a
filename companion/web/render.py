"""Pages: a template, plain data, and the words of the visitor's language."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

from flask import make_response, render_template, request

from companion import pages
from companion.engine.journal import FIXED
from companion.engine.table import Refusal
from companion.figures import written
from companion.web.onward import rematch_for
from companion.web.tickets import mint
from companion.web.visit import NAMES_OF_LANGUAGES, house, tongues, whole_number

__all__ = ["page", "clock", "done_line", "read_line", "can_take_back", "page_of"]

JUST_READ = 10      # seconds for which what a reader booked stands at the top
SHOWN_AFTER = 5     # entries of others after which a tap's own line is no longer shown at the top


def clock(at: str) -> str:
    """The time of day of an entry as the table's clock shows it."""
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%H:%M")
    except ValueError:
        return at[11:16]


def page(visit, template: str, status: int | None = None, refusal: Refusal | None = None, **data):
    """A page of this visit. With ?live the part alone that changes, for the script to put in its place.

    Templates get data of views.py and pages.py, never the table. refusal: said on the page; status: 409 with a refusal
    and 200 without one, if none is given.
    """
    words = visit.words
    status = status or (409 if refusal else 200)
    data["refusal"] = {"code": refusal.code, "facts": refusal.facts} if refusal else None
    head = None
    if visit.known:
        table = visit.table
        head = {**pages.head(table), "code": visit.code, "roles": sorted(visit.roles), "is_host": visit.is_host,
                "at": f"{table.seq}-{visit.sign}", "rematch": rematch_for(visit), "demo": visit.demo,
                "take_over": visit.has_pin and "seat" in visit.roles and not visit.is_host,
                "no_pin": visit.is_host and not visit.has_pin, "going_down": house().going_down, "code_made": house().code_made(visit.code, visit.seat),
                "seat": pages.badge(table, visit.seat) if visit.seat else None}
        data.setdefault("where", {"code": visit.code})
        data.setdefault("badges", {b["seat"]: b for b in head["seats"]})
    listed = [(tag, NAMES_OF_LANGUAGES.get(tag, tag)) for tag in tongues()]
    text = render_template(
        template, base="part.html" if "live" in request.args else "base.html", words=words, say=words.say,
        money=words.money, value=words.value, clock=clock, head=head, tongues=listed,
        figure=partial(written, words), ticket=visit.ticket,
        lobby_ticket=lambda: mint(house().key), here=request.path, **data)
    return make_response(text, status)


def done_line(visit) -> dict | None:
    """The entry a redirect points at with ?done=N, as the viewer may read it: None when play has long gone on.

    A tap of somebody else, or an answer that was lost and asked for again, does not take it off the page.
    """
    try:
        seq = int(request.args.get("done", ""))
    except ValueError:
        return None
    if seq < 1 or not 0 <= visit.table.seq - seq <= SHOWN_AFTER:
        return None     # what an older tap did stands in the journal
    lines = visit.lines(seq - 1)
    if not lines:
        return None
    line = pages.shown_line(visit.table, lines[0])
    return {**line, "can_take_back": seq == visit.table.seq and can_take_back(visit, line)}


def read_line(visit) -> dict | None:
    """The newest entry where a reader has just booked it for this seat, which tapped nothing: soon says that the page has to
    look again, for it goes by itself."""
    newest = visit.entries[-1]
    if newest.actor.get("role") != "sensor" or newest.command != "report_roll" or newest.actor.get("by") != visit.seat:
        return None
    if not -1 <= (datetime.now(UTC) - datetime.fromisoformat(newest.at)).total_seconds() < JUST_READ:
        return None
    line = pages.shown_line(visit.table, visit.lines(newest.seq - 1)[0])
    return {**line, "can_take_back": can_take_back(visit, line), "soon": True}


def page_of(lines: list[dict], most: int) -> tuple[list[dict], int | None]:
    """Lines oldest first -> those before the entry of ?before=, newest first, at most so many; and the entry that the
    next page begins before, None where there is none."""
    before = whole_number(request.args.get("before"))
    older = [line for line in lines if before is None or line["seq"] < before]
    shown = older[:-most - 1:-1]
    return shown, shown[-1]["seq"] if len(older) > most else None


def can_take_back(visit, line: dict) -> bool:
    """Whether this visitor may take back the newest line: its author or the host."""
    actor = line["actor"]
    mine = visit.is_host or (visit.seat is not None and visit.seat == actor.get("by" if actor["role"] == "sensor" else "seat"))
    return mine and line["reverses"] is None and line["command"] not in FIXED
