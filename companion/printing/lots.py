"""Lots: what a seat holds of a commodity, by the entries that brought it; sales take the oldest first."""

from __future__ import annotations

from itertools import islice

from companion import views
from companion.engine.table import Table

__all__ = ["lots", "pieces"]

CORRECTED = "correct_entry"     # the memo of lines that turn those of an older entry round
MOST = 200                      # pieces that are told one by one; a correction may say that somebody holds any number


def lots(table: Table, seat: str, commodity: str, viewer=views.ALL) -> list[dict]:
    """The lots of which something is left, oldest first; [] for a viewer who may not see how many the seat holds.

    {"id": "shares.42.1", "entry": 42, "count": left, "bought": at first, "first": number of its first piece among all
    that came into anybody's hands, None for one that changed hands, "paid": money paid in that entry, None where it cannot
    be told (a gift, several things bought in one entry, a purse that the viewer may not look into)}. What lies on accounts of the seat's own, such as a
    strip, is still held. What partners hold in common is on the sheet of the one who keeps it. Their counts add up to
    what the seat holds: an entry that was corrected counts as if it had never been, and so does the line that did it.
    """
    fields = [name for name, spec in table.game.fields.items() if spec.get("commodity") == commodity]
    if not fields or not all(views.may_see(table, table.game.fields[name]["audience"], seat, viewer) for name in fields):
        return []
    if all(table.keeper(seat, name) != seat for name in fields):
        return []
    accounts = {table.account(seat, name) for name in fields}
    everybody = [(one, {table.account(one, name) for name in fields}) for one in table.seats]
    void, issued = _void(table), 0
    open_purse = views.may_see(table, table.game.fields[table.game.cash_field]["audience"], seat, viewer)
    held: dict[str, dict] = {}
    owed = 0        # sold more than there was: a purchase before it has been corrected since
    for line, number in _numbered(table, commodity):
        came, went = (_is_own(line[end], seat, accounts) for end in ("target", "source"))
        there, before = (any(_is_own(line[end], *one) for one in everybody) for end in ("target", "source"))
        new = line["amount"] if there and not before and line["memo"] != CORRECTED else 0
        issued += new       # a number once given stays, whatever is corrected later
        if came == went or line["entry"] in void:
            continue
        if went:
            owed += _take(held, line["amount"])
            continue
        lot = held.setdefault(f"{commodity}.{line['entry']}.{number}", {
            "id": f"{commodity}.{line['entry']}.{number}", "entry": line["entry"], "count": 0, "bought": 0,
            "first": issued - new + 1 if new else None, "paid": _paid(table, seat, line["entry"], commodity) if open_purse else None})
        lot["bought"] += line["amount"]
        lot["count"] += line["amount"]
        owed = _take({lot["id"]: lot}, owed)
    return [lot for lot in held.values() if lot["count"]]


def pieces(held: list[dict]) -> list[dict]:
    """Every single piece of some lots, oldest first, MOST at most: the lot with an id of the piece's own and its running number."""
    each = ((lot, at) for lot in held for at in range(lot["bought"] - lot["count"] + 1, lot["bought"] + 1))
    return [{**lot, "id": f"{lot['id']}.{at}", "count": 1, "number": lot["first"] + at - 1 if lot["first"] else at}
            for lot, at in islice(each, MOST)]


def _is_own(account: str, seat: str, accounts: set) -> bool:
    return account == seat or account in accounts or account.startswith(f"{seat}/")


def _numbered(table: Table, commodity: str):
    """The lines of a commodity, each with the number of the account it comes to among those of its entry, from 1."""
    entry, seen = None, []
    for line in table.ledger:
        if line["commodity"] != commodity:
            continue
        if line["entry"] != entry:
            entry, seen = line["entry"], []
        target = line["target"].split("/")[0]
        if target not in seen:
            seen.append(target)
        yield line, seen.index(target) + 1


def _take(held: dict[str, dict], count: int) -> int:
    """Take from the oldest lots; returns what could not be taken."""
    for lot in held.values():
        gone = min(lot["count"], count)
        lot["count"] -= gone
        count -= gone
    return count


def _void(table: Table) -> set[int]:
    """The entries that were corrected, and those that corrected them; one whose correction was corrected counts again."""
    moved: dict[int, list[dict]] = {}
    for line in table.ledger:
        moved.setdefault(line["entry"], []).append(line)
    void: set[int] = set()
    for entry in sorted(moved, reverse=True):
        made = moved[entry]
        if entry in void or any(line["memo"] != CORRECTED for line in made):
            continue
        turned = [(line["commodity"], line["amount"], line["target"], line["source"]) for line in reversed(made)]
        found = next((older for older in sorted(moved, reverse=True) if older < entry and older not in void and all(
            line.get("corrected") for line in moved[older]) and turned == [
                (line["commodity"], line["amount"], line["source"], line["target"]) for line in moved[older]]), None)
        if found is not None:
            void |= {entry, found}
    return void


def _paid(table: Table, seat: str, entry: int, commodity: str) -> int | None:
    """What a seat paid in an entry that brought it one commodity and nothing else."""
    purses, paid = set(table.purses(seat)), 0
    for line in table.ledger:
        if line["entry"] != entry:
            continue
        if line["commodity"] == table.game.money:
            paid += line["amount"] * ((line["source"] in purses) - (line["target"] in purses))
        elif line["commodity"] != commodity:
            return None
    return paid if paid > 0 else None
