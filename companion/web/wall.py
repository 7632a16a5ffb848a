"""The shared screen: read-only, for everybody at the table, in three metres' distance."""

from __future__ import annotations

from flask import Blueprint, request

from companion import pages
from companion.web import acting
from companion.web.access import open_to
from companion.web.lobby import join_address
from companion.web.onward import rematch_for
from companion.web.problems import Problem
from companion.web.qr import svg
from companion.web.render import page
from companion.web.visit import visit

__all__ = ["blueprint"]

blueprint = Blueprint("wall", __name__, url_prefix="/t/<code>/wall")
LAST = 5


@blueprint.get("")
@open_to("wall", "host", "seat")
def wall(code: str):
    """Whose turn, the open roll, everybody's public figures, the last entries, the code to join."""
    here = visit()
    if here.device is not None and here.device.role == "wall" and (onward := rematch_for(here)) and onward["there"]:
        if "live" in request.args:
            raise Problem(404)      # the script loads the whole page, which goes along
        return acting.go("rematch.wall", code=code)
    table, address = here.table, join_address(code)
    lines = [pages.shown_line(table, line) for line in pages.wall_lines(table, here.entries)[-LAST:]]
    return page(here, "wall/wall.html", roll=pages.roll(table), step=pages.next_step(table, None),
                figures=pages.figures(table, "wall"),
                waiting=pages.waiting(table, "wall"), shared=pages.shared_figures(table, "wall"), lines=lines[::-1],
                picture=svg(address), address=address)
