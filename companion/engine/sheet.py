"""The sheet: what the paper shows, given and derived, with the explanation of each figure."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Term", "Field", "Section", "Sheet", "Next"]


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
