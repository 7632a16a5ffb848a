"""What a ticket on paper is worth: genuine anyway, but does it still stand in the books, whose is it, is it the last copy.

All of it is computed from the books when somebody looks: a sale cancels a ticket by itself, and a reversal brings it back.
"""

from __future__ import annotations

from companion import views
from companion.engine.journal import Entry
from companion.engine.printable import Printable
from companion.engine.table import Table
from companion.printing.lots import lots
from companion.printing.numbers import ticket_key
from companion.printing.offered import find, items
from companion.printing.seen import Seen

__all__ = ["standing", "filled_in"]


def standing(table: Table, entries: list[Entry], row, viewer) -> dict:
    """A printed ticket as a viewer may know it. row: of the store.

    {"state": "current" | "part" | "cancelled", "one": its Printable, None where the game has it no longer, "owner": whose
    it is, None where the viewer may not know or nobody's it is, "owners": with the partner of a couple, "held": its item as the viewer sees it, None if not,
    "lines": [{"id", "value", "kind"}], "worth": money or None, what is still to be paid of a debt, "left", "of": pieces of a lot that was sold in part, "older": pieces of the owner's that go before these}.
    """
    one = find(table, row.printable)
    made = {"state": "cancelled", "one": one, "owner": None, "owners": [], "held": None, "lines": [], "worth": None, "left": None, "of": row.count, "older": 0}
    if one is None:
        return made
    there = _held(table, one, row, views.ALL, entries)
    seen = _held(table, one, row, viewer, entries) if there else None
    if there is None:
        return made
    made["state"] = "current"
    if seen is None:
        return made
    item, left = seen["item"], seen["item"].get("count") if one.of == "lot" else None
    if left is not None and row.count is not None and left < row.count:
        made |= {"state": "part", "left": left}
    if one.of == "lot":
        made["older"] = sum(lot["count"] for lot in lots(table, seen["seat"], one.commodity, viewer) if lot["entry"] < item["entry"])
    return {**made, "owner": seen["seat"], "owners": _owners(table, one, seen["seat"]), "held": seen, "lines": _lines(table, one, item), "worth": _worth(table, entries, one, seen, viewer)}


def _held(table: Table, one: Printable, row, viewer, entries) -> dict | None:
    return next((item for item in items(table, one, viewer, entries) if ticket_key(one, item) == row.key), None)


def _owners(table: Table, one: Printable, owner: str | None) -> list[str]:
    """The seat that holds it, and who holds it in common with that one."""
    names = [one.rows] if one.of == "row" else [name for name, spec in table.game.fields.items() if spec.get("commodity") == one.commodity]
    shared = [seat for seat in table.seats if one.of in ("row", "lot") and any(table.keeper(seat, name) == owner for name in names)]
    return shared or ([owner] if owner else [])


def _lines(table: Table, one: Printable, item: dict) -> list[dict]:
    """The figures of a row in the order of its slip, or of a lot; what has no value or is a table of its own is left out."""
    if one.of == "lot":
        paid = [{"id": "paid", "label": "print-price_paid", "value": item["paid"], "kind": "money"}] if item.get("paid") and not one.pieces else []
        return [{"id": one.commodity, "label": f"fld-{one.commodity}", "value": item["count"], "kind": "number"}, *paid]
    if one.of != "row":
        return []
    spec = table.game.rows[one.rows]
    kinds = {name: field["type"] for name, field in spec["fields"].items()}
    return [{"id": name, "label": f"fld-{name}", "value": item[name],
             "kind": "money" if kinds.get(name, "amount") in ("amount", "integer") and not isinstance(item[name], str) else "number"}
            for name in one.fields or [*spec["fields"], *spec["derived"]]
            if name not in (spec["label"], one.worth) and isinstance(item.get(name), (int, str)) and item[name] != ""]


def _worth(table: Table, entries: list[Entry], one: Printable, held: dict, viewer) -> int | None:
    """What it is worth now, or takes to be paid: a figure of its row, or one that the game's facts of the slip tell."""
    item, facts = held["item"], table.game.print_facts.get(one.id)
    if one.worth is None:
        return None
    if one.of != "lot" or one.pieces:
        known = item if one.worth in item or facts is None else facts(Seen(table, entries, viewer).shown(held["seat"], item))
        worth = known.get(one.worth)
        return worth if type(worth) is int else None
    price = views.value_at(views.document(table, viewer), one.worth)
    return price * item["count"] if type(price) is int else None


def filled_in(wanted: dict, held: dict) -> list[tuple[str, object]]:
    """The parameters of a command that a ticket fills in. wanted: {parameter: value} as game.toml has it; held: its item."""
    made = []
    for name, value in wanted.items():
        if isinstance(value, str):
            known = {**held["item"], "key": held["key"], "owner": held["seat"]}
            value = value[1:] if value.startswith("=") else known.get(value)
        if value is not None:
            made.append((name, value))
    return made
