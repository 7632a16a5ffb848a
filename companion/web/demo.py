"""A table that plays by itself, to look at: the wall of it, and over each player's shoulder.

It leaves no trace: the scenario that a game names plays in memory, no store and no banker know it. Nothing runs
while nobody looks: whoever looks finds as many steps played as the clock says are due.
"""

from __future__ import annotations

import logging
import re
import threading
import time
from datetime import UTC, datetime

from flask import Blueprint, g, make_response, request, url_for

from companion import pages, views
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, carry_out, lay
from companion.engine.table import Refusal
from companion.web import seat as seat_page
from companion.web import wall as wall_page
from companion.web.access import open_to
from companion.web.laying import game_of
from companion.web.problems import Problem
from companion.web.visit import Visit, house, visit

__all__ = ["blueprint", "Evening"]

blueprint = Blueprint("demo", __name__, url_prefix="/demo/<slug>")
log = logging.getLogger("companion.web")
PACE = 3.0          # seconds from one step to the next
AT_ONCE = 6         # steps that are played already when somebody comes: nobody waits for a set-up
REST = 24.0         # at the end, before the evening begins again
UNSEEN = 30.0       # nobody looked for so long: the evening waited for them
CODE = "Demo"       # shown where a table's code stands; no table of the books can have one with small letters
OURS = r"/(?:t|api)/"


class Evening:
    """The demo of one game. clock: () -> seconds."""

    def __init__(self, game, clock=time.monotonic) -> None:
        self._game, self._clock = game, clock
        self._scenario = read(game.folder / game.toml["demo"])
        self._lock = threading.Lock()
        self.runs = 0
        self._begin()

    def _begin(self) -> None:
        self._desk = MemoryDesk(self._game, views.document, lambda: datetime.now(UTC).isoformat(timespec="seconds"))
        lay(self._scenario, self._desk)
        self._lines = list(self._scenario.lines)
        self.runs += 1
        self._beside: dict = {}
        self._drawn: tuple = (None, {})
        self._looked = self._due = self._clock()
        for _ in range(AT_ONCE):
            while self._lines and not self._step():
                pass

    def look(self) -> tuple:
        """(table, entries, how often it has begun), after the steps that are due."""
        with self._lock:
            now = self._clock()
            if now - self._looked > UNSEEN:
                self._due = now     # one step, and on from here
            self._looked = now
            if not self._lines and now >= self._due + REST:
                self._begin()
            while self._lines and now >= self._due:
                if self._step():
                    self._due += PACE
            return self._desk.table(), list(self._desk.entries()), self.runs

    def beside(self, name: str, make):
        """What pages remember beside the books of this evening, until it begins again; see Banker.beside."""
        with self._lock:
            return self._beside.get(name) or self._beside.setdefault(name, make(self._game))

    def drawn(self, moment, kind: tuple, draw) -> str:
        """A page of a moment as it was drawn for whoever asked first: hundreds who look cost no more than one."""
        with self._lock:
            if self._drawn[0] != moment:
                self._drawn = moment, {}
            kept = self._drawn[1]
        if kind not in kept:
            kept[kind] = draw()     # outside of the lock: the page asks the evening, too
        return kept[kind]

    def _step(self) -> bool:
        """The next line; False for one that shows nothing new."""
        line = self._lines.pop(0)
        try:
            return carry_out(self._desk, line) and line.tokens[0] != "given"
        except (Refusal, ValueError) as error:
            log.error("the demo of %s stops at line %s: %s", self._game.slug, line.number, error)
            self._lines = []
            return False


class DemoVisit(Visit):
    """Somebody who looks on: at the wall, or as a seat sees it. They hold no device and may do nothing."""

    is_host = False
    has_pin = False
    lost = None
    roles = frozenset({"nobody"})

    def __init__(self, game, evening: Evening, at: int) -> None:
        super().__init__(None)
        table, entries, run = evening.look()
        if at > len(table.seats):
            raise Problem(404)
        self.code, self.known, self.sign = CODE, True, run
        self.table, self.entries = table, entries
        self._seat = table.seats[at - 1] if at else None
        self._slug, self.beside = game.slug, evening.beside
        self.demo = {"slug": game.slug, "at": at, "seats": pages.badges(table)}

    table = None        # not of the books: each visit gets those of the moment
    entries = ()

    @property
    def seat(self) -> str | None:
        """Over whose shoulder the visitor looks."""
        return self._seat

    @property
    def viewer(self) -> str:
        """What they see is what that seat sees, or the shared screen."""
        return self._seat or "wall"

    @property
    def way_in(self) -> str:
        """The path of the demo itself."""
        return url_for("demo.wall", slug=self._slug)


def _look(slug: str, at: int) -> None:
    game = game_of(slug)
    if not game.toml.get("demo"):
        raise Problem(404)
    evening = house().demos.get(slug)
    if evening is None:     # two at once: one of the two is kept
        evening = house().demos.setdefault(slug, Evening(game))
    g.visit = DemoVisit(game, evening, at)


def _page(draw):
    """The demo's page for whoever asks, drawn once for each step, language and address under which it is reached."""
    here = visit()
    kind = here.demo["at"], here.language, "live" in request.args, request.host_url
    if set(request.args) - {"live"}:
        return make_response(_inert(draw(here.code)))
    evening = house().demos[here.demo["slug"]]
    return make_response(evening.drawn((here.sign, len(here.entries)), kind, lambda: _inert(draw(here.code))))


def _inert(response) -> str:
    """The page as it is, with nothing in it that leads or sends to a real table."""
    html = make_response(response).get_data(as_text=True)
    html = re.sub(rf' (?:href|action|formaction|data-stream)="{OURS}[^"]*"', "", html)
    html = re.sub(r"<button(?! name=\"language\")", "<button disabled", html)
    html = html.replace(" data-outbox", "").replace("<body ", '<body data-poll="2000" ', 1)
    if "live" not in request.args:
        html = html.replace("</head>", '<noscript><meta http-equiv="refresh" content="5"></noscript></head>', 1)
    return html


@blueprint.get("")
@open_to("nobody")
def wall(slug: str):
    """The shared screen of the demo."""
    _look(slug, 0)
    return _page(wall_page.wall)


@blueprint.get("/<int:number>")
@open_to("nobody")
def seat(slug: str, number: int):
    """A player's page of the demo, over the shoulder."""
    _look(slug, max(1, number))
    return _page(seat_page.seat)
