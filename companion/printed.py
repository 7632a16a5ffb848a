"""Tickets on paper, as the store keeps them: one row for each copy that was ever printed; it only grows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, func, insert, select

from companion import models as m
from companion.lines import find_table

__all__ = ["PrintedRow", "note_printed", "printed_row", "copies_of"]


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """One ticket on paper.

    printable, key: which row or lot it stands for; copy: 1 for the first print of it; seat: whose sheet it stood on
    then; count: the pieces it was printed for, None for a row; at: ISO time; actor: who asked for it.
    """

    id: int
    code: str
    printable: str
    key: str
    copy: int
    seat: str | None
    count: int | None
    at: str
    actor: dict


_COLUMNS = (m.printed.c.id, m.game_table.c.code, m.printed.c.printable, m.printed.c.key, m.printed.c.copy, m.printed.c.seat,
            m.printed.c.count, m.printed.c.at, m.printed.c.actor)
_ROWS = select(*_COLUMNS).join_from(m.printed, m.game_table)


def note_printed(connection: Connection, code: str, tickets: list[tuple], actor: dict, order: str | None) -> list[PrintedRow]:
    """One more copy of each, in the transaction of the connection. tickets: (printable, key, seat, count); order: of the
    tap, the same one asks for no second copy.

    Errors: LookupError for the code; IntegrityError where another worker printed the same meanwhile.
    """
    table, at = find_table(connection, code).id, datetime.now(UTC).isoformat(timespec="seconds")
    made = []
    for printable, key, seat, count in tickets:
        same = (m.printed.c.table_id == table, m.printed.c.printable == printable, m.printed.c.key == key)
        if order is not None:
            row = connection.execute(_ROWS.where(*same, m.printed.c.order_of == order)).first()
            if row is not None:
                made.append(PrintedRow(*row))
                continue
        copy = (connection.execute(select(func.max(m.printed.c.copy)).where(*same)).scalar() or 0) + 1
        values = {"printable": printable, "key": key, "copy": copy, "seat": seat, "count": count, "at": at, "actor": actor}
        number = connection.execute(insert(m.printed).returning(m.printed.c.id), {**values, "table_id": table, "order_of": order})
        made.append(PrintedRow(number.scalar_one(), code, **values))
    return made


def printed_row(connection: Connection, number: int) -> PrintedRow | None:
    """The ticket of a number, None where none was printed."""
    row = connection.execute(_ROWS.where(m.printed.c.id == number)).first()
    return PrintedRow(*row) if row else None


def copies_of(connection: Connection, code: str, printable: str, key: str) -> list[PrintedRow]:
    """Every copy of a ticket that was printed, the first one first."""
    return [PrintedRow(*row) for row in connection.execute(_ROWS.where(
        m.game_table.c.code == code, m.printed.c.printable == printable, m.printed.c.key == key).order_by(m.printed.c.copy))]
