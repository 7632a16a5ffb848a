"""Amounts worth a tap on a form: all of it, half of it, one at its price, the notes of the box. Each was tried and goes.

No rule is repeated here: what goes is asked of the rules themselves, a bounded number of times.
"""

from __future__ import annotations

from companion.engine.decide import decide
from companion.engine.forms import MISSING, Amount, Count, Integer
from companion.engine.table import Refusal
from companion.foresight import foresee, largest

__all__ = ["quick_amounts", "taken_at_most"]

NOTES = "note_values"       # what a game's data call the values of its notes
MOST_NOTES = 3
UNITS = (1, 10, 100, 1000)  # half of it is rounded down to the first of these that the command takes


def quick_amounts(table, actor: dict, command, args: dict, who: str | None, viewer) -> dict[str, list[dict]]:
    """Parameter -> quick amounts, each {"value", "as": all | half | once | note, "money": its price or None}.

    args: JSON of the other parameters. A number whose required neighbours are not known yet has none.
    """
    if who not in table.seats:
        return {}
    found = {}
    for name, (kind, default) in command.params.items():
        if default is MISSING and isinstance(kind, Integer):
            rest = {key: value for key, value in args.items() if key != name}
            if all(other in rest or other == name or given is not MISSING for other, (_, given) in command.params.items()):
                found[name] = _Asked(table, actor, command.name, rest, name, kind, who, viewer).amounts()
    return {name: made for name, made in found.items() if made}


def taken_at_most(command, facts: dict) -> tuple[str, int] | None:
    """The number that a refusal says would work, with its parameter; None where it names none or several may be meant."""
    most = facts.get("most")
    numbers = [name for name, (kind, default) in command.params.items() if default is MISSING and isinstance(kind, Integer)]
    if len(numbers) != 1 or isinstance(most, bool) or not isinstance(most, int) or most < 1:
        return None
    return numbers[0], most


class _Asked:
    """One number of one form, asked for what goes."""

    def __init__(self, table, actor, command, rest, name, kind, who, viewer) -> None:
        self.table, self.actor, self.command, self.rest = table, actor, command, rest
        self.name, self.kind, self.who, self.viewer = name, kind, who, viewer
        self.low = max(kind.low, 1)

    def refusal(self, value: int) -> Refusal | None:
        """Why a value is refused, None if it goes."""
        try:
            decide(self.table, self.actor, self.command, {**self.rest, self.name: value})
        except Refusal as refusal:
            return refusal
        return None

    def goes(self, value: int) -> bool:
        return self.low <= value <= self.kind.high and self.refusal(value) is None

    def most(self) -> int | None:
        """The largest that goes; None where nothing goes, or no end is in sight."""
        refusal = self.refusal(self.kind.high)
        if refusal is None:
            return None
        most = refusal.facts.get("most")
        if isinstance(most, int) and not isinstance(most, bool):
            return most if self.goes(most) else None
        held = [self.table.amount(self.who, field) for field, spec in self.table.game.fields.items() if "commodity" in spec]
        high = min(self.kind.high, max(held, default=0))     # nobody spends or sells more than what they have most of
        found = largest(self.table, self.actor, self.command, self.rest, self.name, self.low, high)
        return None if found is None or (found == high and self.goes(high + 1)) else found

    def amounts(self) -> list[dict]:
        most, made = self.most(), []
        if isinstance(self.kind, Count) and self.goes(1):
            made.append({"value": 1, "as": "once", "money": self.price()})
        if most is None:
            return made
        if isinstance(self.kind, Amount):
            made += [{"value": note, "as": "note", "money": None} for note in self.notes(most)]
        half = next((value for value in (most // 2 // unit * unit for unit in UNITS) if self.goes(value)), None)
        made += [{"value": value, "as": which, "money": None} for value, which in ((half, "half"), (most, "all"))
                 if value and value > 1]
        kept = {one["value"]: one for one in made}      # of two alike the later one says more
        return list(kept.values())

    def notes(self, most: int) -> list[int]:
        listed = self.table.data.get(NOTES)
        notes = sorted({one for one in listed if type(one) is int and one < most}) if isinstance(listed, list) else []
        return [note for note in notes[-MOST_NOTES:] if self.goes(note)]

    def price(self) -> int | None:
        """What one costs or brings, None where it moves no money of the seat."""
        seen = foresee(self.table, self.actor, self.command, {**self.rest, self.name: 1}, self.viewer)
        return next((abs(sum_["amount"]) for sum_ in seen["line"]["net"]
                     if sum_["seat"] == self.who and sum_["kind"] == "money"), None)
