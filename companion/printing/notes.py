"""Play money: which notes a game has, and how many of each are printed."""

from __future__ import annotations

from companion.engine.table import Table

__all__ = ["denominations", "notes"]

NOTE_VALUES = "note_values"     # what a game's data call the values of its notes, as its box prints them or its owner taught
STEPS = (1, 2, 5)
DECADES = 2                     # from a hundredth of the base to the base
BASE = 1000
MOST = 200                      # notes of one value in one print
MOST_VALUES = 24                # that a print has; no box has as many
MOST_IN_ALL = 2000              # notes of one print
PAGE = 10
MOST_RINGS = 12                 # that an edge has room for


def denominations(table: Table) -> list[int]:
    """The values of the notes, smallest first: those of the box where they are known, else steps of 1, 2, 5.

    The steps go from a hundredth of the opening money (or of the first sum that the bank paid a seat, or of 1000),
    rounded down to a power of ten, up to it.
    """
    known = table.data.get(NOTE_VALUES)
    values = {value for value in known if isinstance(value, int) and not isinstance(value, bool) and value > 0} if isinstance(known, list) else set()
    if values:
        return sorted(values)[:MOST_VALUES]
    base = _base(table)
    smallest = 10 ** max(len(str(base)) - 1 - DECADES, 0)
    return [value for power in range(DECADES + 1) for step in STEPS if (value := smallest * 10 ** power * step) <= max(base, smallest)]


def _base(table: Table) -> int:
    opening = table.game.toml.get("opening", {}).get(table.game.money, 0)
    if isinstance(opening, int) and opening > 0:
        return opening
    return next((line["amount"] for line in table.ledger if line["commodity"] == table.game.money and line["source"] == table.game.bank
                 and line["target"].split("/")[0] in table.seats), BASE)


def notes(table: Table, extra: dict) -> list[dict]:
    """What to print, note by note: {"value", "rank"}, rank from 1 for the smallest.

    extra: "notes" = {value: how many}, of these alone and of any value; or "copies" = how many of each that the game
    has; a page of each by default.
    """
    wanted = {int(value): int(count) for value, count in (extra.get("notes") or {}).items() if int(value) > 0}
    values, copies = sorted(wanted)[:MOST_VALUES] or denominations(table), str(extra.get("copies") or "").strip()
    each = int(copies) if copies.isascii() and copies.isdigit() and len(copies) < 6 else PAGE
    most = min(MOST, MOST_IN_ALL // len(values))
    return [{"key": str(value), "seat": None, "item": {"value": value, "rank": min(rank, MOST_RINGS)}, "label": None}
            for rank, value in enumerate(values, 1) for _ in range(min(wanted.get(value, 0) if wanted else each, most))]
