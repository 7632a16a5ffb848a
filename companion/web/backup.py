"""The host's backup tab: the evening as a file, copies of all books, and shutting the machine down safely."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time

from flask import Blueprint, Response, request

from companion import export, pages, views
from companion.faults import StoreFault
from companion.web import acting
from companion.web.access import open_to
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.stream import tables_looked_at
from companion.web.visit import House, house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("backup", __name__, url_prefix="/t/<code>/host")
PLAYED = 600.0  # seconds for which a table counts as being played after its last page was looked at
TOLD = 3.0      # seconds between the sentence on every page and the end of the program
FORMS = {"json": (export.export_json, "application/json"), "csv": (export.export_csv, "text/csv"),
         "scenario": (None, "text/plain")}


def _page(problem: str | None = None):
    kept = house().backups
    return page(visit(), "host/backup.html", 200 if problem is None else 503, copies=kept.listed()[:12] if kept else [],
                sticks=[one.name for one in kept.sticks()] if kept else [], can_keep=kept is not None, problem=problem,
                folder=str(kept.folder) if kept else "", can_shut_down=house().power is not None, kept=request.args.get("kept"), opened=acting.is_opened(visit()))


@blueprint.get("/backup")
@open_to("host")
def backup(code: str):
    """What can be kept, what is kept already, and the way to the plug."""
    return _page()


@blueprint.post("/backup")
@open_to("host")
def keep(code: str):
    """All books of this machine are copied, to a stick as well where one is plugged in."""
    if house().backups is None:
        raise Problem(404)
    wait = house().copies.wait("by hand")
    if wait:
        raise Problem(429, retry=wait)
    try:
        made = house().backups.make()
    except StoreFault as fault:
        logging.getLogger(__name__).error("%s", fault)
        return _page(fault.reason)
    return acting.go("backup.backup", code=code, kept=len(made))


@blueprint.get("/evening.<form>")
@open_to("host")
def evening(code: str, form: str):
    """This table's evening as the host's seat may see it, whole once the table is closed: json, csv or scenario."""
    if form not in FORMS:
        raise Problem(404)
    here = visit()
    viewer = views.ALL if acting.is_opened(here) else here.viewer
    make, kind = FORMS[form]
    text = make(here.table, here.entries, viewer) if make else export.export_scenario(here.table.game, here.entries, viewer)
    return Response(text, content_type=f"{kind}; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{code}-{here.table.game.slug}.{form}"'})


@blueprint.post("/evening")
@open_to("host")
def open_books(code: str):
    """The whole evening is handed out from now on; nobody goes on at a table whose hidden books were read."""
    if not visit().table.state["closed"]:
        raise Problem(409, "still_open")
    house().store.set_setting(f"opened {code}", True)
    return acting.go("backup.backup", code=code)


# -- the plug --------------------------------------------------------------------------------------------

@blueprint.get("/shutdown")
@open_to("host")
def shutdown(code: str):
    """Asks again, and says what happens and when the plug may be pulled."""
    if house().power is None:
        raise Problem(404)
    if not house().going_down:
        _nobody_else_plays(code)
    return page(visit(), "host/shutdown.html", down=house().going_down)


def _nobody_else_plays(code: str) -> None:
    """Anybody may lay a table; that is no way to end the evening of another one. Errors: Problem 409."""
    others = tables_looked_at(PLAYED) - {code}
    if any(not pages.is_over(house().banker.table(other)) for other in others):
        raise Problem(409, "others_play")


@blueprint.post("/shutdown")
@open_to("host")
def shut_down(code: str):
    """Every page is told, the books are closed, then the machine goes down."""
    running = house()
    if running.power is None:
        raise Problem(404)
    if not running.going_down:
        _nobody_else_plays(code)
        running.going_down = True
        for row in running.store.tables():
            running.hub.sign(row.code)
        threading.Thread(target=_go_down, args=(running,), daemon=True).start()
    # A page to load again, not a form to send again when the machine is back.
    return acting.go("backup.shutdown", code=code)


def _go_down(running: House) -> None:
    """Let the pages read the sentence, close the books, pull the plug; if the system refuses, the program ends alone."""
    time.sleep(TOLD)
    running.hub.close()
    running.store.close()
    running.power.off()
    # The books are closed either way: what is left of the program can only say so, a service starts it anew.
    os.kill(os.getpid(), signal.SIGTERM)
