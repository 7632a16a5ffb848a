"""The journal in SQL, append-only, and the few rows that change: heads, devices, taught data, settings.

Statements are SQLAlchemy Core on engines that are kept from the start; nothing here needs a request.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from flask import Flask
from sqlalchemy import URL, Connection, delete, exc, insert, select, update

from companion import models as m
from companion.database import Database
from companion.engine.journal import Entry
from companion.faults import SecondProcess, StoreFault, StoreReadOnly
from companion.lines import NumberTaken, TicketTaken, append_entry, find_table, read_entries, seq_of_ticket
from companion.printed import PrintedRow, copies_of, note_printed, printed_row

__all__ = ["Store", "file_url", "TableRow", "DeviceRow", "GuessRow", "PrintedRow", "CodeTaken", "NumberTaken", "TicketTaken",
           "StoreFault", "StoreReadOnly", "SecondProcess"]

BATCH = 500             # entries read at a time
KEPT_GUESSES = 86_400   # seconds after which a wrong guess is forgotten


def file_url(path: Path) -> URL:
    """The address of a journal in a file, whatever characters its path has."""
    return URL.create("sqlite", database=str(path))


class CodeTaken(Exception):
    """There is a table of that code already."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the store lists it; head is the number of its newest entry, 0 for none."""

    code: str
    game: str
    version: str
    created_at: str
    head: int


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A device that was let in to a table; seat None for a host without one and for shared screens."""

    token_hash: str
    code: str
    seat: str | None
    role: str
    language: str | None
    label: str
    created_at: str


@dataclass(frozen=True, slots=True)
class GuessRow:
    """Wrong guesses under one key: how many in a row, and when the last was (seconds since 1970)."""

    key: str
    count: int
    at: float


_TABLES = select(m.game_table.c.code, m.game_table.c.game, m.game_table.c.game_version, m.game_table.c.created_at,
                 m.game_table.c.head)
_DEVICES = select(m.device.c.token_hash, m.game_table.c.code, m.device.c.seat, m.device.c.role, m.device.c.language,
                  m.device.c.label, m.device.c.created_at).join_from(m.device, m.game_table)
DEVICE_FIELDS = frozenset({"seat", "role", "language", "label"})
OUT = "out"     # the role of a device that was sent out: it is remembered, so that it cannot slip in again
MOVED = "moved"     # the label of one whose seat went to another phone


class Store:
    """The books of one installation.

    url: sqlite:///path, sqlite:// (in memory, gone with the process) or postgresql://...;
    app: the Flask app whose configuration takes the engines; read_only: look at the books beside a
    serving process. Errors of every method: StoreFault. Errors here: SecondProcess.
    """

    def __init__(self, url: str | URL, app: Flask | None = None, read_only: bool = False) -> None:
        self.database = Database(url, app, read_only)

    def prepare(self) -> None:
        """Create the schema on a new file, migrate an older one after a copy next to it (see schema.py)."""
        from companion.schema import prepare
        prepare(self.database)

    def backup(self, path: str | Path) -> None:
        """Copy the books to a file while booking goes on. PostgreSQL has pg_dump instead."""
        self.database.backup(path)

    def close(self) -> None:
        """Close everything; another process may open the books then."""
        self.database.close()

    @property
    def suspect(self) -> bool:
        """True after a failed sync: reading goes on, the next booking checks the file first."""
        return self.database.suspect

    # -- tables ------------------------------------------------------------------------------------

    def new_table(self, code: str, game: str, version: str, first: Entry | None = None) -> None:
        """A table begins; with its first entry in the same transaction, if given. Errors: CodeTaken."""
        with self.database.writing() as connection:
            if connection.execute(select(m.game_table.c.id).where(m.game_table.c.code == code)).first():
                raise CodeTaken(code)
            try:
                connection.execute(insert(m.game_table), {
                    "code": code, "game": game, "game_version": version, "head": 0, "created_at": _now()})
            except exc.IntegrityError:  # another worker was quicker (PostgreSQL)
                raise CodeTaken(code) from None
            if first is not None:
                append_entry(connection, code, first)

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first."""
        with self.database.reading() as connection:
            return [TableRow(*row) for row in connection.execute(_TABLES.order_by(m.game_table.c.id))]

    def table(self, code: str) -> TableRow | None:
        """One table, None for an unknown code."""
        with self.database.reading() as connection:
            row = connection.execute(_TABLES.where(m.game_table.c.code == code)).first()
            return TableRow(*row) if row else None

    def has_table(self, code: str) -> bool:
        """Whether there is a table of that code."""
        return self.table(code) is not None

    def head(self, code: str) -> int:
        """The number of the newest entry, 0 before the first. Errors: LookupError."""
        with self.database.reading() as connection:
            return find_table(connection, code).head

    # -- entries -----------------------------------------------------------------------------------

    def append(self, code: str, entry: Entry, taught: dict | None = None) -> None:
        """Put one entry and its facts into the books for good; it is durable when this returns.

        taught: {key: data} of the table's game, stored in the same transaction.
        Errors: TicketTaken before NumberTaken (seq is not head + 1, or reversed twice); LookupError.
        """
        with self.database.writing() as connection:
            append_entry(connection, code, entry)
            if taught:
                game = connection.execute(_TABLES.where(m.game_table.c.code == code)).one().game
                for key, data in taught.items():
                    _put(connection, m.taught, {"game": game, "key": key}, {"data": data})

    def entries(self, code: str, after: int = 0) -> Iterator[Entry]:
        """The entries after a number in their order, read in batches. Errors: LookupError, at the first.

        No connection is held between two batches: a reader may take its time.
        """
        with self.database.reading() as connection:
            table = find_table(connection, code)
        while after < table.head:
            with self.database.reading() as connection:
                batch = read_entries(connection, table.id, after, min(after + BATCH, table.head))
            yield from batch
            after += BATCH

    def entry(self, code: str, seq: int) -> Entry | None:
        """One entry by its number, None where there is none. Errors: LookupError for the code."""
        with self.database.reading() as connection:
            return next(iter(read_entries(connection, find_table(connection, code).id, seq - 1, seq)), None)

    def entry_by_ticket(self, code: str, ticket: str) -> Entry | None:
        """The entry that a ticket made, None if it made none. Errors: LookupError for the code."""
        with self.database.reading() as connection:
            table = find_table(connection, code).id
            seq = seq_of_ticket(connection, table, ticket)
            return None if seq is None else read_entries(connection, table, seq - 1, seq)[0]

    # -- devices -----------------------------------------------------------------------------------

    def add_device(self, token_hash: str, code: str, seat: str | None, role: str, language: str | None,
                   label: str = "") -> None:
        """Let a device in; one that is known already takes the new place. Errors: LookupError for the code."""
        with self.database.writing() as connection:
            _put(connection, m.device, {"token_hash": token_hash}, {
                "table_id": find_table(connection, code).id, "seat": seat, "role": role, "language": language,
                "label": label, "created_at": _now()})

    def device(self, token_hash: str) -> DeviceRow | None:
        """The device of a token's hash, None if it was never let in or has been sent out."""
        with self.database.reading() as connection:
            row = connection.execute(_DEVICES.where(m.device.c.token_hash == token_hash, m.device.c.role != OUT)).first()
            return DeviceRow(*row) if row else None

    def was_sent_out(self, token_hash: str) -> bool:
        """Whether a device had a seat and was sent out: an old form of its does not bring it back."""
        return self.sent_out(token_hash) is not None

    def sent_out(self, token_hash: str) -> DeviceRow | None:
        """A device that had a seat and has it no longer; its label is "moved" where another phone has taken it over."""
        with self.database.reading() as connection:
            row = connection.execute(_DEVICES.where(m.device.c.token_hash == token_hash, m.device.c.role == OUT)).first()
            return DeviceRow(*row) if row else None

    def devices(self, code: str) -> list[DeviceRow]:
        """The devices at a table, in the order in which they came as far as the clock tells."""
        with self.database.reading() as connection:
            rows = connection.execute(_DEVICES.where(m.game_table.c.code == code, m.device.c.role != OUT)
                                      .order_by(m.device.c.created_at, m.device.c.token_hash))
            return [DeviceRow(*row) for row in rows]

    def set_device(self, token_hash: str, **fields) -> None:
        """Change seat, role, language or label. Errors: TypeError for others, LookupError for the device."""
        if not fields or set(fields) - DEVICE_FIELDS:
            raise TypeError(f"a device has {sorted(DEVICE_FIELDS)}, not {sorted(fields)}")
        with self.database.writing() as connection:
            changed = connection.execute(update(m.device).where(m.device.c.token_hash == token_hash, m.device.c.role != OUT)
                                         .values(**fields))
            if not changed.rowcount:
                raise LookupError("no such device")

    def drop_device(self, token_hash: str) -> None:
        """Forget a device; nothing happens where it is unknown already."""
        with self.database.writing() as connection:
            connection.execute(delete(m.device).where(m.device.c.token_hash == token_hash))

    def exchange_device(self, token_hash: str, role: str, by: str, becomes: str, language: str | None) -> bool:
        """A device in a role that is good for one exchange is replaced by another, which alone has its seat then.

        by: the hash of the new one; becomes: its role, "host" where one that had the seat ran the table.
        False if another was quicker: all or nothing is written.
        """
        with self.database.writing() as connection:
            held = select(m.device.c.table_id, m.device.c.seat).where(m.device.c.token_hash == token_hash, m.device.c.role == role)
            row = connection.execute(held).first()
            gone = delete(m.device).where(m.device.c.token_hash == token_hash, m.device.c.role == role)
            if row is None or not connection.execute(gone).rowcount:
                return False
            others = (m.device.c.table_id == row.table_id, m.device.c.seat == row.seat, m.device.c.role != OUT)
            if connection.execute(select(m.device.c.role).where(*others, m.device.c.role == "host")).first():
                becomes = "host"
            connection.execute(update(m.device).where(*others).values(role=OUT, label=MOVED))
            _put(connection, m.device, {"token_hash": by}, {
                "table_id": row.table_id, "seat": row.seat, "role": becomes, "language": language, "label": "",
                "created_at": _now()})
            return True

    def drop_seat_devices(self, code: str, seat: str) -> None:
        """Send out every device of a seat, its unused links too. Errors: LookupError for the code."""
        with self.database.writing() as connection:
            connection.execute(update(m.device).where(m.device.c.table_id == find_table(connection, code).id,
                                                      m.device.c.seat == seat).values(role=OUT))

    # -- tickets on paper --------------------------------------------------------------------------

    def note_printed(self, code: str, tickets: list[tuple], actor: dict, order: str | None = None) -> list[PrintedRow]:
        """Tickets were put on paper once more, each (printable, key, seat, count); the same order finds its own copies
        again. Errors: LookupError, StoreFault."""
        try:
            with self.database.writing() as connection:
                return note_printed(connection, code, tickets, actor, order)
        except exc.IntegrityError:      # another worker was quicker (PostgreSQL)
            with self.database.writing() as connection:
                return note_printed(connection, code, tickets, actor, order)

    def printed(self, number: int) -> PrintedRow | None:
        """One ticket on paper, None where none has that number."""
        with self.database.reading() as connection:
            return printed_row(connection, number)

    def copies(self, code: str, printable: str, key: str) -> list[PrintedRow]:
        """Every copy of a ticket, the first one first."""
        with self.database.reading() as connection:
            return copies_of(connection, code, printable, key)

    # -- taught data, settings, guesses ------------------------------------------------------------

    def taught(self, game: str) -> dict:
        """What this installation was taught about a game: {key: data}."""
        with self.database.reading() as connection:
            rows = connection.execute(select(m.taught.c.key, m.taught.c.data).where(m.taught.c.game == game)
                                      .order_by(m.taught.c.key))
            return {key: data for key, data in rows}

    def teach(self, game: str, key: str, data) -> None:
        """Remember JSON data of a game for every later table."""
        with self.database.writing() as connection:
            _put(connection, m.taught, {"game": game, "key": key}, {"data": data})

    def forget(self, game: str, key: str) -> None:
        """Forget one key of what was taught."""
        with self.database.writing() as connection:
            connection.execute(delete(m.taught).where(m.taught.c.game == game, m.taught.c.key == key))

    def setting(self, key: str, default=None):
        """A setting's JSON value."""
        with self.database.reading() as connection:
            row = connection.execute(select(m.setting.c.data).where(m.setting.c.key == key)).first()
            return row.data if row else default

    def set_setting(self, key: str, value) -> None:
        """Keep a JSON value under a key."""
        with self.database.writing() as connection:
            _put(connection, m.setting, {"key": key}, {"data": value})

    def guesses(self, key: str) -> GuessRow | None:
        """The wrong guesses under a key, such as "KOALA 192.168.1.7"; None for none."""
        with self.database.reading() as connection:
            row = connection.execute(select(m.guess.c.key, m.guess.c.count, m.guess.c.at)
                                     .where(m.guess.c.key == key)).first()
            return GuessRow(*row) if row else None

    def add_guess(self, key: str, at: float) -> GuessRow:
        """Count one more wrong guess, made at a time in seconds since 1970; those a day older are dropped."""
        with self.database.writing() as connection:
            connection.execute(delete(m.guess).where(m.guess.c.at < at - KEPT_GUESSES))
            before = connection.execute(select(m.guess.c.count).where(m.guess.c.key == key)).scalar() or 0
            _put(connection, m.guess, {"key": key}, {"count": before + 1, "at": at})
            return GuessRow(key, before + 1, at)

    def drop_guesses(self, key: str) -> None:
        """Forgive: the right one was given."""
        with self.database.writing() as connection:
            connection.execute(delete(m.guess).where(m.guess.c.key == key))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _put(connection: Connection, table, key: dict, values: dict) -> None:
    """Change the row of a key, or make it."""
    where = [table.c[name] == value for name, value in key.items()]
    if not connection.execute(update(table).where(*where).values(**values)).rowcount:
        connection.execute(insert(table), {**key, **values})
