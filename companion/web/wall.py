"""The shared screen: read-only, for everybody at the table, in three metres' distance."""

from __future__ import annotations

from flask import Blueprint, request

from companion import pages, views
from companion.figures import shared_figures
from companion.on_board import board, wheel
from companion.web import acting, asked, evening
from companion.web.access import open_to
from companion.web.lobby import join_address
from companion.web.onward import rematch_for
from companion.web.problems import Problem
from companion.web.qr import svg
from companion.web.render import page
from companion.web.visit import visit

__all__ = ["blueprint"]

blueprint = Blueprint("wall", __name__, url_prefix="/t/<code>/wall")
LAST = 5        # entries at the bottom
OFFERS = 2      # open rows told in full, what the screen has room for
SUMS = 3        # of one entry
FEW = 4         # seats that have room to be written larger
LONG_NAME, LONG_FIGURE = 12, 13     # letters from which they are written smaller
SETTING_UP = {"make_table", "join", "choose_host", "set_option", "teach", "reverse"}
DICE = 4        # that have room to lie beside each other
VIEWER = "wall"     # whoever opened the page: it stands where everybody looks


@blueprint.get("")
@open_to("wall", "host", "seat")
def wall(code: str):
    """Whose turn, the open roll, everybody's public figures, the last entries, the code to join; at the end the places."""
    here = visit()
    if here.device is not None and here.device.role == "wall" and (onward := rematch_for(here)) and onward["there"]:
        if "live" in request.args:
            raise Problem(404)      # the script loads the whole page, which goes along
        return acting.go("rematch.wall", code=code)
    table, address = here.table, join_address(code)
    shown = evening.drawing(here, VIEWER)
    figures, waiting = pages.figures(table, VIEWER), pages.waiting(table, VIEWER)
    lines = _last_lines(here)
    fell = _fell(lines)
    return page(here, "wall/wall.html", roll=pages.roll(table), asked=asked.question(here, "wall"), read=_just_spun(table, fell), fell=fell if not table.game.spinner and len(fell) <= DICE else [],
                board=board(table, VIEWER), step=pages.next_step(table, None), figures=figures,
                waiting=waiting[:OFFERS], more_waiting=len(waiting) - OFFERS,
                prices=_prices(table), lines=lines, sums=SUMS, sparks=evening.sparks(here, shown),
                worth=shown["id"] if shown else None, end=evening.ending(here, VIEWER, shown, wide=True),
                gathering=_gathering(here), sizes=_sizes(here.words, figures), picture=svg(address), address=address,
                plain_address=address.removeprefix("http://"))


def _gathering(here) -> bool:
    """Whether the code to join is the main thing: nobody's turn has begun, and people are still sitting down."""
    table = here.table
    if table.current is not None or table.roll is not None:
        return False
    return table.phase in ("lobby", "setup") or all(entry.command in SETTING_UP for entry in here.entries)


def _last_lines(here) -> list[dict]:
    """The newest entries as everybody may read them, the newest first."""
    lines = views.lines(here.table, here.entries, VIEWER, here.table.seq - LAST)
    return [pages.shown_line(here.table, line) for line in lines][::-1]


def _fell(lines: list[dict]) -> list[int]:
    """The faces of the newest entry, if that was a roll: by hand or by a reader, everybody sees what fell."""
    newest = lines[0] if lines else {}
    faces = newest.get("args", {}).get("faces") if newest.get("command") == "report_roll" else None
    return faces if isinstance(faces, list) and not newest.get("reversed_by") else []


def _just_spun(table, faces: list[int]) -> list[dict] | None:
    """The wheel as it stands after its spin."""
    return wheel(table.game, table.game.spinner["faces"], faces[0]) if table.game.spinner and len(faces) == 1 else None


def _prices(table) -> list[dict]:
    """What stands on the price ticket: amounts that hold for everybody; other numbers where there are none."""
    shared = shared_figures(table, VIEWER)
    return [one for one in shared if one["kind"] == "money"] or shared


def _sizes(words, figures: list[dict]) -> str:
    """Classes for what needs smaller type to stay on the screen, many seats, long names, long amounts, or has room for larger."""
    amounts = [words.money(one["cash"]) for one in figures] + [words.signed(one["below"]["value"]) for one in figures if one["below"]]
    longest = max(map(len, amounts), default=0)
    found = {"few": len(figures) <= FEW and longest < LONG_FIGURE, "many": len(figures) > FEW,
             "long-names": any(len(one["seat"]) > LONG_NAME for one in figures), "long-figures": longest > LONG_FIGURE}
    return " ".join(name for name, holds in found.items() if holds)
