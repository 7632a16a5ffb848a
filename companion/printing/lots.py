"""Lots: what a seat holds of a commodity, by the entries that brought it; sales take the oldest first."""

from __future__ import annotations

from companion import views
from companion.engine.table import Table

__all__ = ["lots", "pieces"]


def lots(table: Table, seat: str, commodity: str, viewer=views.ALL) -> list[dict]:
    """The lots of which something is left, oldest first; [] for a viewer who may not see how many the seat holds.

    {"id": "shares.42", "entry": 42, "count": left, "bought": at first, "first": number of its first piece
    among all that came into anybody's hands, "paid": money paid in that entry, None where it
    cannot be told (a gift, several things bought in one entry)}.
    """
    fields = [name for name, spec in table.game.fields.items() if spec.get("commodity") == commodity]
    if not fields or not all(views.may_see(table, table.game.fields[name]["audience"], seat, viewer) for name in fields):
        return []
    accounts = {table.account(seat, name) for name in fields}
    held: list[dict] = []
    issued, everybody = 0, {table.account(other, name) for other in table.seats for name in fields}
    for line in table.ledger:
        if line.get("corrected") or line["commodity"] != commodity:
            continue
        came, went = line["target"] in accounts, line["source"] in accounts
        new = line["amount"] if line["target"] in everybody and line["source"] not in everybody else 0
        issued += new
        if came and not went:
            held.append({"id": f"{commodity}.{line['entry']}", "entry": line["entry"], "count": line["amount"], "bought": line["amount"],
                         "first": issued - new + 1 if new else None,
                         "paid": _paid(table, seat, line["entry"], commodity)})
        elif went and not came:
            _take(held, line["amount"])
    return [lot for lot in held if lot["count"]]


def pieces(held: list[dict]) -> list[dict]:
    """Every single piece of some lots, oldest first: the lot with an id of the piece's own and its running number."""
    return [{**lot, "id": f"{lot['id']}.{at}", "count": 1, "number": lot["first"] + at - 1 if lot["first"] else at}
            for lot in held for at in range(lot["bought"] - lot["count"] + 1, lot["bought"] + 1)]


def _take(held: list[dict], count: int) -> None:
    for lot in held:
        gone = min(lot["count"], count)
        lot["count"] -= gone
        count -= gone


def _paid(table: Table, seat: str, entry: int, commodity: str) -> int | None:
    """What a seat paid in an entry that brought it one commodity and nothing else."""
    purses, paid = set(table.purses(seat)), 0
    for line in table.ledger:
        if line["entry"] != entry or line.get("corrected"):
            continue
        if line["commodity"] == table.game.money:
            paid += line["amount"] * ((line["source"] in purses) - (line["target"] in purses))
        elif line["commodity"] != commodity:
            return None
    return paid if paid > 0 else None
