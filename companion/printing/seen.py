"""A table and its journal with one viewer's eyes: what a game's own print facts and lists are made from."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property

from companion import figures, views
from companion.engine.journal import Entry, copy_state, empty_state, fold_entry, standing
from companion.engine.printable import Shown
from companion.engine.table import Table, opened
from companion.printing import lines as written
from companion.trail import Trails

__all__ = ["Seen"]

STEP = 32       # entries that are folded anew at most for a moment of the past


class Seen:
    """What one viewer may see of a table, now and after any entry; what is asked for twice is made once."""

    def __init__(self, table: Table, entries: list[Entry], viewer) -> None:
        self.table, self.entries, self.viewer = table, entries, viewer
        self._past: dict[int, dict] = {}
        self._made: dict[tuple, object] = {}

    def once(self, key: tuple, make):
        """What make() gives, made once for one print of several documents."""
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    @cached_property
    def document(self) -> dict:
        """The state document now."""
        return views.document(self.table, self.viewer)

    @cached_property
    def journal(self) -> list[dict]:
        """The journal's lines, oldest first."""
        return written.lines(self.table, self.entries, self.viewer)

    def at(self, seq: int) -> dict:
        """The state document as the viewer saw it after an entry, without what was taken back since; {} before the first."""
        if seq not in self._past:
            count = bisect_right([entry.seq for entry in self._standing], seq)
            self._past[seq] = views.document(opened(self.table.game, self._state(count)), self.viewer) if count else {}
        return self._past[seq]

    @cached_property
    def _standing(self) -> list[Entry]:
        return standing(self.entries)

    @cached_property
    def _marks(self) -> list[dict]:
        """The state at the beginning and after every STEP entries that stand."""
        state, made = empty_state(), []
        for at, entry in enumerate(self._standing):
            if at % STEP == 0:
                made.append(copy_state(state))
            fold_entry(state, entry, self.table.game.events)
        return made

    def _state(self, count: int) -> dict:
        """The state after so many entries that stand, at least one."""
        mark = (count - 1) // STEP
        state = copy_state(self._marks[mark])
        for entry in self._standing[mark * STEP:count]:
            fold_entry(state, entry, self.table.game.events)
        return state

    def held(self, seat: str) -> dict | None:
        """A seat's fields and rows as the rules have them, None unless the viewer sees all that anybody sees of them."""
        return self.table.seat(seat) if figures.sees_all(self.table, seat, self.viewer) else None

    @cached_property
    def _trails(self) -> Trails:
        return Trails(self.table.game)

    def since(self, seat: str | None, path: str) -> int | None:
        """The entry that made a figure what it is; None where none did, or the viewer may not see it."""
        found = self._trails.of(self.table, self.entries, seat, path, self.viewer)
        return found["steps"][-1][0] if found and found["steps"] else None

    def shown(self, seat: str | None = None, item: dict | None = None, blank: bool = False) -> Shown:
        """What one print is made from."""
        table = self.table
        if blank:
            return Shown({}, table.data, tuple(table.seats), seat, item or {}, list, True, table.options)
        return Shown(self.document, table.data, tuple(table.seats), seat, item or {}, lambda: self.journal, False, table.options,
                     self.at, self.since, self.held)
