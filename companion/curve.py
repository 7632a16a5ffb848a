"""The curve of an evening: what every seat was worth after each entry, and the places at the end.

A game declares what worth is (Game.worth); the journal is folded once for it and then entry by entry. Nothing
here touches the books: a page draws it after it has read them, and no booking waits for it.
"""

from __future__ import annotations

import threading

from companion import pages, views
from companion.engine.journal import Entry, empty_state, fold_entry, standing
from companion.engine.table import Table, opened

__all__ = ["Series", "reading", "evening", "thinned", "places"]

MOST = 240      # moments of an evening that are remembered
DRAWN = 120     # and drawn, of one seat


class Series:
    """The figures of one table over its evening, remembered and carried on; several threads may ask at once.

    game: the Game. A moment is the table after an entry that stands, counted from 1. When there are more than MOST
    of them every second one is left out, and so on: whoever folds the journal anew remembers the same ones.
    """

    def __init__(self, game) -> None:
        self._game = game
        self._lock = threading.Lock()
        self._begin()

    def _begin(self) -> None:
        self._read: list[Entry] = []    # the last entry that was folded, if any
        self._seq = 0
        self._state = empty_state()
        self._count, self._every = 0, 1
        self._moments: list[tuple[int, dict]] = []
        self._newest: tuple[int, dict] | None = None
        self._rounds: list[tuple[int, int]] = []

    def upto(self, entries: list[Entry]) -> dict:
        """The series of a journal: {"moments": [(number, {seat: [figure of each reading]})], "rounds": [(number, round)]}.

        entries: from entry 1 on. Whoever asks for less than was folded already gets what was folded.
        """
        with self._lock:
            if len(entries) >= self._seq:
                self._carry_on(entries)
            moments = [*self._moments]
            if self._newest and (not moments or moments[-1][0] < self._newest[0]):
                moments.append(self._newest)
            return {"moments": moments, "rounds": list(self._rounds)}

    def _carry_on(self, entries: list[Entry]) -> None:
        new, known = entries[self._seq:], 0
        other = self._read and entries[self._seq - 1] != self._read[0]     # an older copy of the books was put back
        if other or any(entry.reverses is not None for entry in new):
            # What was taken back leaves no trace, so what stands is folded anew; figures from before it hold.
            moments, every = ([], 1) if other else (self._moments, self._every)
            untouched = 0 if other else self._untouched_by(new)
            self._begin()
            new = standing(entries)
            if _every_for(len(new)) >= every:
                self._moments = [moment for moment in moments if moment[0] <= untouched]
                known = untouched
        until = self._count + len(new)
        self._every = _every_for(until)
        self._moments = [moment for moment in self._moments if moment[0] % self._every == 0]
        for entry in new:
            fold_entry(self._state, entry, self._game.events)
            self._count += 1
            number = self._state["shared"].get("round_number")
            if isinstance(number, int) and (not self._rounds or self._rounds[-1][1] != number):
                self._rounds.append((self._count, number))
            remembered = self._count % self._every == 0
            if self._count == until or (remembered and self._count > known):
                self._newest = self._count, self._figures()
                if remembered and self._count > known:
                    self._moments.append(self._newest)
        if entries:
            self._read, self._seq = [entries[-1]], len(entries)

    def _untouched_by(self, new: list[Entry]) -> int:
        """How many of the entries that stood still do, whatever came after them."""
        depth = lowest = self._count
        for entry in new:
            depth += 1 if entry.reverses is None else -1
            lowest = min(lowest, depth)
        return lowest

    def _figures(self) -> dict:
        table = Table(self._game, opened(self._game, self._state).state)
        return {seat: [figure(table, seat) for figure, _ in self._game.readings.values()] for seat in table.seats}


def _every_for(count: int) -> int:
    """Every which moment is remembered when there are so many."""
    every = 1
    while count // every > MOST:
        every *= 2
    return every


def reading(table: Table, viewer) -> str | None:
    """The name of the first figure of worth that a viewer may see of every seat, None if there is none."""
    for name, (_, audience) in table.game.readings.items():
        if all(views.may_see(table, audience, seat, viewer) for seat in table.seats):
            return name
    return None


def thinned(points: list[tuple[int, int]], most: int = DRAWN) -> list[tuple[int, int]]:
    """At most so many points of a line, the first, the last and what stands out kept; most >= 6."""
    if len(points) <= most:
        return points
    inner, kept = points[1:-1], [points[0]]
    at_once = -(-len(inner) // ((most - 2) // 2))
    for at in range(0, len(inner), at_once):
        part = inner[at:at + at_once]
        kept += sorted({min(part, key=lambda p: p[1]), max(part, key=lambda p: p[1])})
    return [*kept, points[-1]]


def evening(table: Table, series: dict, viewer) -> dict | None:
    """What the curves of an evening are drawn from, as far as a viewer may see it; None if that is nothing.

    series: of Series.upto. Returns {"id": what is shown, "first", "last": numbers of the moments, "rounds":
    [(number, round)], "lines": [a badge with "points", "begins", "ends", "highest"]}, a line for each seat that played.
    """
    name = reading(table, viewer)
    if name is None or not table.seats:
        return None
    at = list(table.game.readings).index(name)
    moments = series["moments"]
    begins = next((n for n, (_, held) in enumerate(moments) if any(figures[at] for figures in held.values())), len(moments))
    moments = moments[max(0, begins - 1):]      # before anybody has anything there is nothing to look at
    lines = []
    for seat in table.seats:
        points = [(number, held[seat][at]) for number, held in moments if seat in held]
        if points:
            figures = [value for _, value in points]
            lines.append({**pages.badge(table, seat), "points": thinned(points), "begins": figures[0], "ends": figures[-1],
                          "highest": max(figures)})
    if not lines:
        return None
    return {"id": name, "first": moments[0][0], "last": moments[-1][0], "rounds": series["rounds"], "lines": lines}


def places(table: Table, viewer) -> list[dict]:
    """Every seat at the end: badge, headline figures, "worth" as of reading() and "place", the first place in front.

    Who has a place the game says (hook places); otherwise the worth decides, and equal figures share a place.
    """
    name = reading(table, viewer)
    figure = table.game.readings[name][0] if name else None
    worth = {seat: figure(table, seat) if figure else None for seat in table.seats}
    if "places" in table.game.hooks:
        placed = table.game.hooks["places"](table)
    elif figure:
        placed = {seat: 1 + sum(other > worth[seat] for other in worth.values()) for seat in table.seats}
    else:
        placed = {}
    listed = [{**one, "place": placed.get(one["seat"]), "worth": worth[one["seat"]]} for one in pages.figures(table, viewer)]
    listed.sort(key=lambda one: (one["place"] is None, one["place"] or 0, -(one["worth"] or 0)))
    return listed
