"""The entries behind a figure: the journal is played again, and those are kept after which the figure differed.

Honest for every game, since it asks no rule what a figure depends on. What a viewer may not see now, or could
not see then, is not told.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from companion import views
from companion.engine.journal import Entry, empty_state, fold_entry
from companion.engine.table import Table, opened

__all__ = ["Trails", "account_book", "path_of_row"]

KEPT = 24       # replays remembered of a table: a seat as one viewer sees it
# An entry of these alone changes no figure: what is said, thrown, or still to be done.
QUIET = {"notice", "roll_asked", "roll_read", "roll_done", "roll_dropped", "step_added", "step_done"}
MAKERS = {"table_made", "seat_joined"}


class _Replay:
    """One seat's (or, for None, the table's own) figures after every entry, as far as the journal was played."""

    def __init__(self, game, seat: str | None, viewer) -> None:
        self.game, self.seat, self.viewer = game, seat, viewer
        self.lock = threading.Lock()
        self.begin()

    def begin(self) -> None:
        """Forget what was played."""
        self.state = empty_state()
        self.played: list[Entry] = []       # those that stand
        self.read = 0                       # entries read of the journal
        self.newest: Entry | None = None
        self.figures: dict = {}
        self.steps: dict[str, list[tuple]] = {}

    def follows(self, entries: list[Entry]) -> bool:
        """Whether the journal goes on from where this stopped, with nothing taken back since."""
        if self.read > len(entries) or (self.read and entries[self.read - 1] is not self.newest):
            return False
        return all(entry.reverses is None for entry in entries[self.read:])

    def play(self, entries: list[Entry]) -> None:
        """Play what is new."""
        gone = {entry.reverses for entry in entries if entry.reverses is not None}
        for entry in entries[self.read:]:
            if entry.reverses is not None or entry.seq in gone:
                continue
            fold_entry(self.state, entry, self.game.events)
            if all(getattr(fact, "kind", None) in QUIET for fact in entry.facts):
                continue
            # what an old journal lacks is filled in once, with the entry that made the holder
            made = any(getattr(fact, "kind", None) in MAKERS for fact in entry.facts)
            self._compare(entry.seq, opened(self.game, self.state) if made else Table(self.game, self.state))
        self.read, self.newest = len(entries), entries[-1] if entries else None

    def _compare(self, seq: int, table: Table) -> None:
        now = _figures(table, self.seat, self.viewer)
        for path, value in now.items():
            before = self.figures.get(path)
            if value != before and not (path not in self.figures and value in (None, 0, False, "")):
                self.steps.setdefault(path, []).append((seq, before, value))
        for path in self.figures.keys() - now.keys():
            self.steps.setdefault(path, []).append((seq, self.figures[path], None))
        self.figures = now


def _figures(table: Table, seat: str | None, viewer) -> dict:
    """Every single figure that the viewer sees: path -> value. Rows go by their id, for numbers move up."""
    if seat is None:
        found: dict = {}
        for path, spec in table.game.shared_fields.items():
            if views.may_see(table, spec["audience"], None, viewer):
                found[path] = views.value_at(table.shared, path)
        return found
    if seat not in table.seats:
        return {}
    found = {}
    for name, value in views.seat_document(table, seat, viewer).items():
        if name in table.game.rows:
            for row, shown in zip(table.rows(seat, name), value, strict=True):
                found.update({f"{name}.{row['row_id']}.{field}": _own(cell) for field, cell in shown.items()})
        elif isinstance(value, dict):
            found.update({f"{name}.{key}": _own(one) for key, one in value.items()})
        else:
            found[name] = _own(value)
    return found


def _own(value):
    """Rows are changed in place; a list is compared by what it holds."""
    return list(value) if isinstance(value, list) else value


def path_of_row(table: Table, seat: str | None, path: str) -> str:
    """The path with a row's id in place of its number: loans.1.principal. Errors: LookupError."""
    name, _, rest = path.partition(".")
    if seat is None or name not in table.game.rows:
        return path
    number, _, field = rest.partition(".")
    rows = table.rows(seat, name)
    if not (number.isascii() and number.isdigit() and len(number) < 6 and 1 <= int(number) <= len(rows)):
        raise LookupError(path)
    return f"{name}.{rows[int(number) - 1]['row_id']}.{field}"


class Trails:
    """Replays of one table, the ones used last; each goes on where it stopped.

    game: the Game. Kept beside the table's books, see Banker.beside.
    """

    def __init__(self, game) -> None:
        self._game = game
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple, _Replay] = OrderedDict()

    def of(self, table: Table, entries: list[Entry], seat: str | None, path: str, viewer) -> dict | None:
        """A figure and the entries behind it: {"value", "steps": [(number of the entry, before, after)], oldest first}.

        seat: None for a figure of the table itself; path: as path_of_row() gives it. None for what the viewer
        may not see, or what there is not.
        """
        now = _figures(table, seat, viewer)
        if path not in now:
            return None
        replay = self._replay((seat, viewer))
        with replay.lock:       # a long evening takes seconds: only who asks for the same one waits for it
            if not replay.follows(entries):
                replay.begin()
            replay.play(entries)
            return {"value": now[path], "steps": list(replay.steps.get(path, ()))}

    def _replay(self, key: tuple) -> _Replay:
        with self._lock:
            replay = self._kept.pop(key, None)
            if replay is None:
                replay = _Replay(self._game, *key)
            self._kept[key] = replay
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return replay


def account_book(table: Table, entries: list[Entry], seat: str) -> dict[int, tuple[int, int]]:
    """The seat's cash in the bank statement's way: number of the entry -> (in or out, balance after it).

    Reversed entries and their reversals are both in it. Empty where the sums do not come to what the sheet says,
    as for couples whose purse changed hands: then a balance would be a guess.
    """
    field = table.game.cash_field
    account = table.account(seat, field)
    accounts = table.purses(seat) if account is None else [account]
    moved: dict[int, int] = {}
    book: dict[int, tuple[int, int]] = {}
    balance = 0
    for entry in entries:
        if entry.reverses is not None:
            change = -moved.get(entry.reverses, 0)
        else:
            change = sum(fact.amount * ((fact.target in accounts) - (fact.source in accounts)) for fact in entry.facts
                         if hasattr(fact, "commodity") and fact.commodity == table.game.money)
        if change:
            moved[entry.seq] = change
            balance += change
            book[entry.seq] = (change, balance)
    return book if balance == table.amount(seat, field) else {}
