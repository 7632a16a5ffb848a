"""Typed parameters: the signature of a command is its form.

A kind checks a JSON value (scenario, API) and turns what a page posts into one. Failing checks raise
Bad with a short reason; the caller names the parameter in the refusal bad_parameter.
"""

from __future__ import annotations

import re

__all__ = ["Bad", "Kind", "Amount", "Count", "Integer", "Bool", "Text", "Choice", "SeatOf", "SeatOrTable", "RowOf", "CardOf",
           "ListOf", "MapOf", "Anything", "Sealed", "parse_number", "MISSING", "LARGEST"]

MISSING = object()      # the default of a parameter that is required
LARGEST = 10**12        # units of money a player may type
MOST = 10**6            # pieces of anything a player may type


class Bad(Exception):
    """A value that does not fit. reason: missing, unknown, type, range, choice or a sentence's key.

    place: where in the value it does not, such as the key of a card; None for the whole.
    """

    place: str | None = None

    def __init__(self, reason: str = "type") -> None:
        super().__init__(reason)
        self.reason = reason


def parse_number(text: str) -> int:
    """A whole number as people type it: "1 500", "1.500", "–200" and "1500"; decimals are refused.

    Errors: Bad("decimal") for 1,5 or 1.5; Bad("type") for anything else.
    """
    bare = re.sub(r"[\s\u00a0\u202f']", "", text).replace("−", "-").replace("–", "-")
    if re.fullmatch(r"[+-]?\d{1,3}([.,]\d{3})+", bare):
        bare = re.sub(r"[.,]", "", bare)
    if re.fullmatch(r"[+-]?\d+[.,]\d+", bare):
        raise Bad("decimal")
    if not re.fullmatch(r"[+-]?[0-9]{1,19}", bare):
        raise Bad("type")
    return int(bare)


class Kind:
    """A type of parameter. name: what the form description calls it."""

    name = "any"

    def check(self, value, table, who):
        """The value as the rule receives it. Errors: Bad."""
        return value

    def from_text(self, text: str, table, who):
        """What one field of a page holds, as JSON for check. Errors: Bad."""
        return text

    def describe(self, table, who) -> dict:
        """What a page needs to draw the field, JSON types."""
        return {"type": self.name}


class Integer(Kind):
    """A whole number between two bounds."""

    name = "integer"

    def __init__(self, low: int = -LARGEST, high: int = LARGEST) -> None:
        self.low, self.high = low, high

    def check(self, value, table, who):
        if isinstance(value, bool) or not isinstance(value, int):
            raise Bad("type")
        if not self.low <= value <= self.high:
            raise Bad("range")
        return value

    def from_text(self, text, table, who):
        return parse_number(text)

    def describe(self, table, who):
        return {"type": self.name, "min": self.low, "max": self.high}


class Amount(Integer):
    """An amount of money in the smallest unit, from 0."""

    name = "amount"

    def __init__(self, low: int = 0, high: int = LARGEST) -> None:
        super().__init__(low, high)


class Count(Integer):
    """How many, from 1."""

    name = "count"

    def __init__(self, low: int = 1, high: int = MOST) -> None:
        super().__init__(low, high)


class Bool(Kind):
    """Yes or no."""

    name = "bool"

    def check(self, value, table, who):
        if not isinstance(value, bool):
            raise Bad("type")
        return value

    def from_text(self, text, table, who):
        return text in ("on", "true", "1", "yes")


class Text(Kind):
    """A line of text without control characters."""

    name = "text"

    def __init__(self, longest: int = 200, low: int = 0) -> None:
        self.longest, self.low = longest, low

    def check(self, value, table, who):
        if not isinstance(value, str) or any(ord(c) < 32 or 0xD800 <= ord(c) < 0xE000 for c in value):
            raise Bad("type")
        if not self.low <= len(value) <= self.longest:
            raise Bad("range")
        return value

    def describe(self, table, who):
        return {"type": self.name, "max": self.longest}


class Choice(Kind):
    """One of a few words; a function of (table, who) where the table decides which.

    asked: a function of (table, who) to those that would do now, where a form need not ask for the others.
    """

    name = "choice"

    audience = "all"        # who may see what the sender may choose from, such as cards in hand

    def __init__(self, *values, of=None, group: str = "", asked=None) -> None:
        self.values, self.of, self.group, self.asked = values, of, group, asked

    def anybodys(self, table, who) -> list:
        """What is offered to whoever enters it for another and may not see what that one has."""
        return self.choices(table, who)

    def choices(self, table, who) -> list:
        """The words there are, JSON types."""
        return list(self.of(table, who) if self.of else self.values)

    def worth_asking(self, table, who) -> list:
        """The words a form asks for: where one would do now it need not be asked at all."""
        return list(self.asked(table, who)) if self.asked else self.choices(table, who)

    def check(self, value, table, who):
        if isinstance(value, (dict, list)) or not any(
                value == v and isinstance(value, bool) == isinstance(v, bool) for v in self.choices(table, who)):
            raise Bad("choice")
        return value

    def worth(self, table, value) -> int | None:
        """The money a choice stands for, which a page says beside it; None where it stands for none."""
        return None

    def from_text(self, text, table, who):
        return next((v for v in self.choices(table, who) if _typed(v) == text), text)

    def describe(self, table, who):
        return {"type": self.name, "choices": self.choices(table, who), "group": self.group}


def _typed(value) -> str:
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


class SeatOf(Kind):
    """A seat by its name; bank: the bank may be named as well; others: not the sender."""

    name = "seat"

    def __init__(self, bank: bool = False, others: bool = False) -> None:
        self.bank, self.others = bank, others

    def choices(self, table, who) -> list[str]:
        """The seats that may be named."""
        seats = [s for s in table.seats if not (self.others and s == who)]
        return seats + [table.game.bank] if self.bank else seats

    def check(self, value, table, who):
        if value == "bank" and self.bank:
            return table.game.bank
        if value not in table.seats and not (self.bank and value == table.game.bank) or (self.others and value == who):
            raise Bad("choice")
        return value

    def describe(self, table, who):
        return {"type": self.name, "choices": self.choices(table, who)}


class SeatOrTable(SeatOf):
    """A seat, or the word table for the shared state (the rule receives None)."""

    def check(self, value, table, who):
        return None if value == "table" else super().check(value, table, who)

    def choices(self, table, who) -> list[str]:
        """The word table, then the seats."""
        return ["table", *table.seats]


class RowOf(Kind):
    """A row of the sender's: its 1-based index, its name, or its id; the rule receives the row."""

    name = "row"

    def __init__(self, rows: str) -> None:
        self.rows = rows

    def check(self, value, table, who):
        rows = table.rows(who, self.rows) if who else []
        if isinstance(value, int) and not isinstance(value, bool):
            if 1 <= value <= len(rows):
                return rows[value - 1]
            raise Bad("range")
        label = table.game.rows[self.rows]["label"]
        if isinstance(value, str):
            for row in rows:
                if row["row_id"] == value or (label and value and row.get(label) == value):
                    return row
        raise Bad("choice")

    def from_text(self, text, table, who):
        return int(text) if re.fullmatch(r"\d{1,4}", text) else text

    def describe(self, table, who):
        label = table.game.rows[self.rows]["label"]
        rows = table.rows(who, self.rows) if who else []
        return {"type": self.name, "rows": self.rows,
                "choices": [{"value": row["row_id"], "label": row.get(label) or f"{i}."} for i, row in enumerate(rows, 1)]}


class CardOf(Kind):
    """A card of the library by its key, or its facts; the rule receives all fields with defaults."""

    name = "card"

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def check(self, value, table, who):
        key = None
        if isinstance(value, str):
            key, value = value, (table.data.get("cards") or {}).get(value)
            if value is None:
                raise Bad("choice")
        if not isinstance(value, dict):
            raise Bad("type")
        kind = value.get("kind", self.kinds[0])
        if kind not in self.kinds:
            raise Bad("kind")
        return table.game.card(kind, {k: v for k, v in value.items() if k != "kind"}, key, table)

    def describe(self, table, who):
        cards = table.data.get("cards") or {}
        return {"type": self.name, "kinds": list(self.kinds),
                "choices": [key for key, card in cards.items() if card.get("kind") in self.kinds],
                "fields": {kind: table.game.cards[kind] for kind in self.kinds}}


class ListOf(Kind):
    """A list of values of one kind. once: whether nothing may stand in it twice, so that a page has it ticked."""

    name = "list"
    once = False

    def __init__(self, of: Kind, longest: int = 200) -> None:
        self.of, self.longest = of, longest

    def check(self, value, table, who):
        if not isinstance(value, list):
            raise Bad("type")
        if len(value) > self.longest:
            raise Bad("range")
        return [self.of.check(item, table, who) for item in value]

    def from_text(self, text, table, who):
        parts = [p for p in re.split(r"[,;\n]", text) if p.strip()]
        return [self.of.from_text(p.strip(), table, who) for p in parts]

    def describe(self, table, who):
        return {"type": self.name, "of": self.of.describe(table, who)}


class MapOf(Kind):
    """Values of one kind under keys of another."""

    name = "mapping"

    def __init__(self, keys: Kind, values: Kind) -> None:
        self.keys, self.values = keys, values

    def check(self, value, table, who):
        if not isinstance(value, dict):
            raise Bad("type")
        if len(value) > 200:
            raise Bad("range")
        return {self.keys.check(k, table, who): self.values.check(v, table, who) for k, v in value.items()}

    def describe(self, table, who):
        return {"type": self.name, "keys": self.keys.describe(table, who), "values": self.values.describe(table, who)}


class Anything(Kind):
    """Any JSON value; the rule checks it."""

    name = "any"


class Sealed(Kind):
    """Wraps a kind: the value reaches no line, log or export until a command opens it."""

    def __init__(self, of: Kind) -> None:
        self.of = of
        self.name = of.name

    def check(self, value, table, who):
        return self.of.check(value, table, who)

    def from_text(self, text, table, who):
        return self.of.from_text(text, table, who)

    def describe(self, table, who):
        return {**self.of.describe(table, who), "sealed": True}
