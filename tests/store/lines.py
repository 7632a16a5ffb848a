"""Entries to write in tests."""

from companion.engine.journal import Entry, Event
from companion.engine.money import Transfer

ANNA = {"role": "seat", "seat": "Anna", "device": "d1"}


def line(seq: int, ticket: str | None = None, reverses: int | None = None, facts: tuple = (), **args) -> Entry:
    """An entry of Anna's: a payday, if no other facts are given."""
    if not facts and reverses is None:
        facts = (Transfer("crowns", 100, "bank", "Anna", "payday"), Event("notice", {"code": "paid", "facts": {}}))
    return Entry(seq, "2026-01-01T20:00:00+00:00", ANNA, "reverse" if reverses else "payday", args, facts, ticket, reverses)
