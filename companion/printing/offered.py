"""Which printables a table has: those every game has, and those a game declares."""

from __future__ import annotations

from companion import figures, views
from companion.engine.journal import Entry
from companion.engine.printable import Printable
from companion.engine.table import Table
from companion.printing.lots import lots, pieces
from companion.printing.seen import Seen
from companion.printing.stickers import stickers

__all__ = ["COMMON", "blanks", "find", "items", "offered"]

# What every game can have printed without declaring anything; a game's own of the same name comes first.
COMMON = {one.id: one for one in (
    Printable("player_sheet", "seat", template="player_sheet.html", blank=True),
    Printable("account_extract", "seat", template="bank_journal.html", blank=False),
    Printable("bank_journal", "table", template="bank_journal.html", blank=False),
    Printable("final_statement", "table", template="final_statement.html", blank=False),
    Printable("play_money", "table", template="play_money.html", size=(92, 46), blank=False),
    Printable("join_poster", "table", template="join_poster.html", blank=False),
    Printable("card_stickers", "card", template="card_stickers.html", size=(38, 21), blank=False),
)}


def _all(table: Table) -> dict[str, Printable]:
    own = table.game.printables
    return {**own, **{name: one for name, one in COMMON.items() if name not in own}}


def find(table: Table, name: str) -> Printable | None:
    """A printable of this table by its name, None where there is none (or not with these options)."""
    one = _all(table).get(name)
    return one if one and all(table.options.get(option) == value for option, value in one.when.items()) else None


def offered(table: Table, viewer, entries: list[Entry] | None = None) -> list[dict]:
    """What a viewer may have printed: {"id", "of", "blank", "ticket", "items": [...]}, the game's own first.

    items as items() gives them; a printable without items is there as a blank alone.
    """
    found, seen = [], Seen(table, entries or [], viewer)
    for name in _all(table):
        one = find(table, name)
        there = items(table, one, viewer, entries, seen) if one else []
        if one is not None and (one.blank or there):
            found.append({"id": name, "of": one.of, "blank": one.blank, "ticket": one.ticket, "items": there})
    return found


def items(table: Table, one: Printable, viewer, entries: list[Entry] | None = None, seen: Seen | None = None) -> list[dict]:
    """What there is one print of each: {"key", "seat", "item", "label"}; only what the viewer may see.

    key: stable over the evening: "", "seat" or the id of the row or lot; item: the row with its derived figures, or the
    lot; label: what to tell it by, None where the seat says enough. entries: the journal, for what a game lists from it;
    seen: the same with the viewer's eyes, where it is there already.
    """
    if one.of == "table":
        return [{"key": "", "seat": None, "item": {}, "label": None}]
    if one.of == "seat":
        return [{"key": "seat", "seat": seat, "item": {}, "label": None} for seat in table.seats if _sees(table, seat, viewer)]
    if one.of == "card":
        return stickers(table)
    if one.of == "listed":
        return _listed(one, (seen or Seen(table, entries or [], viewer)).shown(), table.game.print_items[one.id])
    found = []
    for seat in table.seats:
        if one.of == "lot":
            held = lots(table, seat, one.commodity, viewer)
            found += [{"key": lot["id"], "seat": seat, "item": lot, "label": lot.get("number")} for lot in (pieces(held) if one.pieces else held)]
            continue
        shown = figures.document_of(table, seat, viewer).get(one.rows)
        if not shown or table.keeper(seat, one.rows) != seat:
            continue        # nothing, hidden, or kept on the partner's sheet
        name = table.game.rows[one.rows]["label"]
        for number, (row, seen) in enumerate(zip(table.rows(seat, one.rows), shown, strict=True), 1):
            if all(seen.get(field) == value for field, value in one.only.items()):
                found.append({"key": str(row["row_id"]), "seat": seat, "item": {**seen, "number": number}, "label": seen.get(name) if name else None})
    return found


def _listed(one: Printable, shown, lister) -> list[dict]:
    return [{"key": one.id, "seat": None, "item": {}, "label": None, **item} for item in lister(shown) or []]


def blanks(one: Printable, seen: Seen, seat: str | None) -> list[dict]:
    """What a blank print has: one of everything, unless the game lists what its box has (the values of its cards)."""
    lister = seen.table.game.print_items.get(one.id)
    found = _listed(one, seen.shown(seat, blank=True), lister) if lister else []
    return found or [{"key": "", "seat": seat, "item": {}, "label": None}]


def _sees(table: Table, seat: str, viewer) -> bool:
    """Whether a viewer sees anything of a seat's own books: else its sheet would be a blank one."""
    return viewer == seat or views.may_see(table, table.game.fields[table.game.cash_field]["audience"], seat, viewer)
