"""Journal lines in SQL: writing one entry with its facts, reading entries back in order."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, insert, select, update

from companion import models as m
from companion.engine.journal import Entry, Event, Fact
from companion.engine.money import Transfer

__all__ = ["append_entry", "read_entries", "find_table", "seq_of_ticket", "NumberTaken", "TicketTaken"]


class NumberTaken(Exception):
    """The entry's number is not the next one any more, or what it takes back is taken back already."""


class TicketTaken(Exception):
    """The ticket was booked before. seq: by which entry."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


_BY_CODE = select(m.game_table.c.id, m.game_table.c.head).where(m.game_table.c.code == bindparam("code"))
_SEQ_OF_TICKET = select(m.entry.c.seq).where(m.entry.c.table_id == bindparam("table"),
                                             m.entry.c.ticket == bindparam("wanted"))
_REVERSED = select(m.entry.c.seq).where(m.entry.c.table_id == bindparam("table"),
                                        m.entry.c.reverses == bindparam("wanted"))
# The condition is the lock: in PostgreSQL the second of two writers waits here and then finds no row.
_MOVE_HEAD = update(m.game_table).where(m.game_table.c.code == bindparam("of"), m.game_table.c.head == bindparam("seq") - 1
                                        ).values(head=bindparam("seq")).returning(m.game_table.c.id)
_ADD_ENTRY, _ADD_EVENT, _ADD_TRANSFER = insert(m.entry), insert(m.event), insert(m.transfer)
_ENTRIES, _EVENTS, _TRANSFERS = (
    select(t).where(t.c.table_id == bindparam("table"), t.c.seq > bindparam("after"), t.c.seq <= bindparam("upto"))
    .order_by(*t.primary_key.columns) for t in (m.entry, m.event, m.transfer))


def find_table(connection: Connection, code: str):
    """The id and head of a table. Errors: LookupError."""
    row = connection.execute(_BY_CODE, {"code": code}).first()
    if row is None:
        raise LookupError(f"no table {code}")
    return row


def seq_of_ticket(connection: Connection, table: int, ticket: str) -> int | None:
    """The number of the entry that a ticket made, None if it made none."""
    return connection.execute(_SEQ_OF_TICKET, {"table": table, "wanted": ticket}).scalar()


def append_entry(connection: Connection, code: str, entry: Entry) -> None:
    """Write one entry in the transaction of the connection. Errors: LookupError, TicketTaken, NumberTaken."""
    table = connection.execute(_MOVE_HEAD, {"of": code, "seq": entry.seq}).scalar_one_or_none()
    moved = table is not None
    if not moved:
        table = find_table(connection, code).id
    if entry.ticket is not None:
        seq = seq_of_ticket(connection, table, entry.ticket)
        if seq is not None:
            raise TicketTaken(seq)
    if not moved or (entry.reverses is not None
                     and connection.execute(_REVERSED, {"table": table, "wanted": entry.reverses}).first()):
        raise NumberTaken(entry.seq)
    connection.execute(_ADD_ENTRY, {
        "table_id": table, "seq": entry.seq, "at": entry.at, "actor": entry.actor, "command": entry.command,
        "args": entry.args, "secret": entry.secret, "ticket": entry.ticket, "reverses": entry.reverses})
    events, transfers = [], []
    for n, fact in enumerate(entry.facts):
        place = {"table_id": table, "seq": entry.seq, "n": n}
        if isinstance(fact, Transfer):
            transfers.append({**place, **fact.to_json()})
        else:
            events.append({**place, "kind": fact.kind, "data": fact.data,
                           "audience": None if fact.audience is None else list(fact.audience)})
    for rows, add in ((events, _ADD_EVENT), (transfers, _ADD_TRANSFER)):
        if rows:
            connection.execute(add, rows)


def read_entries(connection: Connection, table: int, after: int, upto: int) -> list[Entry]:
    """The entries after one number up to another, with their facts in the order in which they were booked."""
    span = {"table": table, "after": after, "upto": upto}
    facts: dict[int, list[tuple[int, Fact]]] = {}
    for _, seq, n, kind, data, audience in connection.execute(_EVENTS, span):
        facts.setdefault(seq, []).append((n, Event(kind, data, None if audience is None else tuple(audience))))
    for _, seq, n, commodity, amount, source, target, memo in connection.execute(_TRANSFERS, span):
        facts.setdefault(seq, []).append((n, Transfer(commodity, amount, source, target, memo)))
    made = []
    for row in connection.execute(_ENTRIES, span):
        ordered = sorted(facts.get(row.seq, ()), key=lambda placed: placed[0])
        made.append(Entry(row.seq, row.at, row.actor, row.command, row.args, tuple(fact for _, fact in ordered),
                          row.ticket, row.reverses, row.secret))
    return made
