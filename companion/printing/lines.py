"""Dates and journal lines as paper shows them; the same data as the screen's."""

from __future__ import annotations

from datetime import datetime

from companion import figures, pages, views
from companion.engine.journal import Entry, Event
from companion.engine.table import Table

__all__ = ["date", "day", "lines", "told", "rounds"]


def date(words, at: datetime) -> str:
    """A day as people of this language write it."""
    return words.say("ui-day", day=str(at.day), month=str(at.month), year=str(at.year))


def day(words, at: str | None) -> str | None:
    """The day of a journal's line by its "at", None where it has none."""
    try:
        return date(words, datetime.fromisoformat(at).astimezone()) if at else None
    except ValueError:
        return None


def told(words, value, kind: str = "money", blank: bool = False) -> str:
    """What a line of engine.printable.told() says; nothing for a dash on a blank, which is written on."""
    if value is None:
        return "" if blank else words.value(None)
    if value == "" or kind in ("who", "text"):
        return value
    if kind == "day":
        return day(words, value) or words.value(None)
    if kind in ("money", "number"):
        return figures.written(words, value, kind)
    return words.signed(value) if kind == "signed" else words.value(value, kind)


def lines(table: Table, entries: list[Entry], viewer) -> list[dict]:
    """The journal as a viewer may read it, oldest first, with what each seat gained or lost by a line, and its round."""
    at = rounds(entries)
    return [{**pages.shown_line(table, line), "round": at[line["seq"]]} for line in views.lines(table, entries, viewer)]


def rounds(entries: list[Entry]) -> dict[int, int | None]:
    """The round that each entry was written in, None before the first; what was taken back changes nothing."""
    gone, number, found = {entry.reverses for entry in entries}, None, {}
    for entry in entries:
        if entry.reverses is None and entry.seq not in gone:
            number = next((fact.data["value"] for fact in reversed(entry.facts) if isinstance(fact, Event) and fact.kind == "field_set"
                           and fact.data["seat"] is None and fact.data["path"] == ["round_number"]), number)
        found[entry.seq] = number
    return found
