"""The one door for writes: a command goes in, a durable entry or a refusal comes out.

Folded tables are kept in memory and caught up from the store, which alone is the truth.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from companion.engine.decide import Decision, decide, first_entry
from companion.engine.journal import Entry, Event, copy_state, fold, fold_entry, own
from companion.engine.table import Refusal, Table, opened
from companion.live import Hub
from companion.store import CodeTaken, NumberTaken, Store, StoreFault, TicketTaken

__all__ = ["Banker", "Receipt"]

TRIES = 20      # decisions for one command; only other processes can take its number
IDLE = 6 * 3600     # seconds after which a table that nobody looks at is no longer kept in memory
SYSTEM = {"role": "system", "seat": None, "device": None}
# Words that can be called across a table and typed by everybody; a number follows when all are taken.
CODES = ("ACORN APPLE BERRY CAMEL CANDY CEDAR CHILI CLOUD COBRA COMET CORAL DAISY DELTA EAGLE EMBER FAIRY FJORD GECKO "
         "HAZEL HIPPO HONEY HORSE KAYAK KIOSK KOALA LEMON LILAC LLAMA LOTUS MANGO MAPLE MELON MOOSE NACHO OASIS OCEAN "
         "OLIVE ONION OPERA OTTER PANDA PAPER PEARL PIANO PILOT PIZZA POLKA RADIO RIVER ROBIN ROBOT SALSA SAMBA "
         "SOLAR STORK SUGAR TANGO TIGER TULIP VIOLA WAGON WHALE ZEBRA").split()


@dataclass(frozen=True, slots=True)
class Receipt:
    """What came of a command: the table's number after it, its entry, and whether it was booked just now.

    entry None: there was nothing to book; fresh False: the ticket had been booked before.
    """

    seq: int
    entry: Entry | None
    fresh: bool


class _Books:
    """What is remembered of one table; the lock serialises its decisions, reading needs none."""

    def __init__(self, code: str, game) -> None:
        self.code = code
        self.game = game
        self.lock = threading.Lock()
        self.used = time.monotonic()
        self.drop()

    def drop(self) -> None:
        self.table: Table | None = None
        self.entries: list[Entry] = []
        self.tickets: dict[str, int] = {}
        self.beside: dict[str, object] = {}

    def add(self, entries: list[Entry], table: Table) -> None:
        self.entries.extend(entries)
        self.tickets.update((entry.ticket, entry.seq) for entry in entries if entry.ticket is not None)
        self.table = table  # last: whoever sees the new table finds its entries


class Banker:
    """Keeps the books of every table.

    store: Store; hub: Hub; find_game: slug -> Game, LookupError for unknown ones (catalogue.find);
    clock: () -> ISO time, for reading only.
    """

    def __init__(self, store: Store, hub: Hub, find_game: Callable, clock: Callable[[], str] | None = None) -> None:
        self._store = store
        self._hub = hub
        self._find_game = find_game
        self._clock = clock or (lambda: datetime.now(UTC).isoformat(timespec="seconds"))
        self._books: dict[str, _Books] = {}

    def make_table(self, slug: str, code: str | None = None, seats=(), host: str | None = None, start: str = "lobby",
                   options: dict | None = None, data: dict | None = None, cards: dict | None = None) -> str:
        """A table is made and entry 1 booked, both or neither; returns its code, a free one if none is given.

        start: "lobby" or "ready"; what the installation was taught lies under data.
        Errors: LookupError for the game, Refusal bad_parameter, CodeTaken, StoreFault.
        """
        game = self._find_game(slug)
        decision = first_entry(game, {"seats": list(seats), "host": host, "start": start, "options": options,
                                      "data": data, "cards": cards, "taught": self._store.taught(slug)})
        entry = Entry(1, self._clock(), SYSTEM, "make_table", decision.args, decision.facts)
        free = [code] if code is not None else _free_codes()
        for name in free:
            try:
                self._store.new_table(name, game.slug, game.version, entry)
            except CodeTaken:
                if code is not None:
                    raise
                continue
            self._hub.announce(name, 1)
            return name
        raise CodeTaken("all")

    def take(self, code: str, actor: dict, command: str, args: dict, ticket: str | None = None,
             seen: int | None = None) -> Receipt:
        """Carry a command out and book it: when this returns the entry is durable.

        actor: {"role", "seat", "device"}; args: JSON; ticket: makes a resend return the first entry;
        seen: the entry that the form showed.
        Errors: Refusal, "stale" for a ticket that was used for something else; LookupError for the code;
        StoreFault, after which the same ticket may be sent again.
        """
        books = self._of(code)
        with books.lock:
            for _ in range(TRIES):
                self._catch_up(books)
                if ticket is not None and ticket in books.tickets:
                    return _booked_before(books.entries[books.tickets[ticket] - 1], books, actor, command, args)
                decision = decide(books.table, actor, command, args, seen, books.entries)
                if not decision.facts and decision.reverses is None:
                    return Receipt(books.table.seq, None, False)
                entry = Entry(books.table.seq + 1, self._clock(), own(actor), command, decision.args, decision.facts,
                              ticket, decision.reverses, decision.secret)
                if self._append(books, entry, decision):
                    return Receipt(entry.seq, entry, True)
                if decision.reverses is not None:
                    # Deciding again would take back one entry more than was asked for.
                    raise Refusal("stale")
        raise StoreFault("busy", f"Table {code} is written by so many others that a booking found no number.")

    def _append(self, books: _Books, entry: Entry, decision: Decision) -> bool:
        """Book, publish, announce; False if the number or ticket is taken by another process."""
        taught = {}
        if entry.command == "teach":
            keys = {fact.data["path"][0] for fact in entry.facts if isinstance(fact, Event) and fact.kind == "data_set"}
            taught = {key: decision.table.data[key] for key in keys}
        try:
            self._store.append(books.code, entry, taught)
        except (NumberTaken, TicketTaken):
            return False
        except StoreFault:
            # The entry may be in the books or not: only folding them again can tell.
            books.drop()
            raise
        books.add([entry], decision.table)
        self._hub.announce(books.code, entry.seq)
        return True

    def table(self, code: str) -> Table:
        """The table as it is now; it never changes, the next entry makes another one. Errors: LookupError, StoreFault."""
        return self._now(self._of(code))

    def entries(self, code: str) -> list[Entry]:
        """The journal, entry 1 first, as a list of the caller's own. Errors: LookupError, StoreFault."""
        books = self._of(code)
        while True:
            entries, table = books.entries, self._now(books)
            if entries is books.entries:  # nobody dropped the books in between
                return entries[:table.seq]

    def beside(self, code: str, name: str, make: Callable):
        """Something made of the journal that is kept as long as the table is remembered, and dropped with it.

        make: (game) -> what is kept, called when there is none. Errors: LookupError.
        """
        books = self._of(code)
        kept = books.beside     # setdefault is atomic; a table that is dropped meanwhile takes the old one along
        return kept.get(name) or kept.setdefault(name, make(books.game))

    def forget(self, code: str | None = None) -> None:
        """Throw away what is remembered of a table, or of all; the next use folds the store's entries again."""
        for books in [b for b in list(self._books.values()) if code in (None, b.code)]:
            with books.lock:
                books.drop()

    def _of(self, code: str) -> _Books:
        books = self._books.get(code)
        if books is None:
            row = self._store.table(code)
            if row is None:
                raise LookupError(f"no table {code}")
            # setdefault is atomic: two first callers share one lock.
            books = self._books.setdefault(code, _Books(code, self._find_game(row.game)))
            self._forget_idle()
        books.used = time.monotonic()
        return books

    def _forget_idle(self) -> None:
        """A server that runs for months opens many tables; those of past evenings need not stay in memory."""
        for code in [b.code for b in list(self._books.values()) if b.table is not None and time.monotonic() - b.used > IDLE]:
            self.forget(code)

    def _now(self, books: _Books) -> Table:
        table = books.table
        if table is not None and self._store.head(books.code) == table.seq:
            return table  # without the lock: pages don't wait for somebody's commit
        with books.lock:
            self._catch_up(books)
            return books.table

    def _catch_up(self, books: _Books) -> None:
        """Fold what others have booked since. Needs the lock."""
        head = self._store.head(books.code)
        if books.table is not None and head < books.table.seq:
            books.drop()  # an older copy of the books was put back
        if books.table is not None and head == books.table.seq:
            return
        new = list(self._store.entries(books.code, len(books.entries)))
        if books.table is None or any(entry.reverses is not None for entry in new):
            state = fold([*books.entries, *new], books.game.events)
        else:
            state = copy_state(books.table.state)
            for entry in new:
                fold_entry(state, entry, books.game.events)
        books.add(new, opened(books.game, state))


def _booked_before(entry: Entry, books: _Books, actor: dict, command: str, args: dict) -> Receipt:
    """The receipt of a ticket that comes again. Errors: Refusal stale if it asks for something else now."""
    same = (entry.command == command and entry.actor.get("seat") == actor.get("seat")
            and {**entry.args, **entry.secret} == own(args))
    if not same:
        raise Refusal("stale")
    return Receipt(entry.seq, entry, False)


def _free_codes():
    """Codes to try, the ones without a number first."""
    picked = secrets.SystemRandom().sample(CODES, len(CODES))
    yield from picked
    for number in range(2, 100):
        yield from (f"{word}{number}" for word in picked)
