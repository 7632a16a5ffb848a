"""The sheet: what the paper shows, given and derived, with the explanation of each figure."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Term", "Field", "Section", "Sheet", "Next", "plain_sheet", "plain_next"]


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of a figure's explanation. label: a words key; facts: its numbers; value: what it adds."""

    label: str
    value: int
    facts: dict = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Field:
    """One line of the sheet.

    id: identifier of the specification; value: JSON; kind: money | number | text | bool | skill;
    sign: "income", "expense" or ""; why: the terms it is made of; audience: see Game.audience.
    """

    id: str
    value: object
    kind: str = "money"
    sign: str = ""
    why: tuple[Term, ...] = ()
    audience: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A block of lines as the paper has it; total: id of the line that adds the others up; rows: lists shown below."""

    id: str
    fields: tuple[Field, ...]
    audience: str = "nobody"
    total: str | None = None
    rows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A seat's whole sheet in the order of the paper."""

    sections: tuple[Section, ...]

    def fields(self):
        """Every line with its audience, in order."""
        for section in self.sections:
            for line in section.fields:
                yield line, line.audience or section.audience

    def value(self, name: str):
        """The value of one line. Errors: KeyError."""
        for line, _ in self.fields():
            if line.id == name:
                return line.value
        raise KeyError(name)


@dataclass(frozen=True, slots=True)
class Next:
    """What a page says first: the key of one sentence, its facts, and the commands that answer it."""

    key: str
    facts: dict = field(default_factory=dict)
    commands: tuple[str, ...] = ()


def plain_sheet(table, seat: str) -> Sheet:
    """The sheet of a game that declares none: its given fields in the order of game.toml."""
    lines = []
    for name, spec in table.game.fields.items():
        if "commodity" in spec:
            value = table.amount(seat, name)
        else:
            value = table.seat(seat).get(name)
        kind = {"amount": "money", "bool": "bool", "text": "text"}.get(spec["type"], "number")
        if spec["type"] not in ("mapping", "list"):
            lines.append(Field(name, value, kind, audience=spec["audience"]))
    return Sheet((Section("sheet", tuple(lines), rows=tuple(table.game.rows)),))


def plain_next(table, seat: str | None) -> Next:
    """What to do next where a game does not say it: the roll, the own turn, or whose turn it is."""
    if table.state["closed"]:
        return Next("ended", {"winner": None})
    if table.roll is not None and seat is not None and table.roll["by"] in (None, seat):
        return Next("roll_now", {"purpose": table.roll["purpose"]}, ("report_roll",))
    if table.current is None:
        return Next("lobby", {}, ("start_game",) if "start_game" in table.game.commands else ())
    if seat == table.current:
        return Next("your_turn", {}, ("end_turn",))
    return Next("wait_for", {"current": table.current})
