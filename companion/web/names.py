"""Names and texts that would pass for others: looked at where people type them."""

from __future__ import annotations

import unicodedata

from companion.engine.decide import RESERVED_NAMES
from companion.engine.seat_names import inkless, piles_up

__all__ = ["looks_like", "is_taken", "is_blank", "turns_text"]

# Letters and signs that have no ink.
BLANKS = frozenset("\u2800\u3164\u115f\u1160\uffa0\u17b4\u17b5")
# Marks that turn what follows them round, other people's amounts as well.
TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")


def looks_like(name: str) -> str:
    """What a name looks like across a table: capitals, wide letters and spaces make no other player."""
    return "".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", inkless(name)).casefold()).split())


def is_blank(name: str) -> bool:
    """Whether nothing of a name can be seen."""
    return all(letter in BLANKS or letter.isspace() or unicodedata.combining(letter) for letter in inkless(name))


def _mixes_alphabets(name: str) -> bool:
    """Whether one word has letters of two alphabets that look alike: no language writes so."""
    for word in name.split():
        kinds = {unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha()}
        if len(kinds.intersection(ALPHABETS)) > 1:
            return True
    return False


def is_taken(name: str, seats) -> bool:
    """Whether a name could be taken for a seat's of the table, for the host or for the bank."""
    return looks_like(name) in {looks_like(one) for one in (*seats, *RESERVED_NAMES)} or _mixes_alphabets(name)


def turns_text(value) -> bool:
    """Whether a text somewhere in JSON data turns round what is written after it, or covers what is written above."""
    if isinstance(value, str):
        return not TURNS.isdisjoint(value) or piles_up(value)
    if isinstance(value, dict):
        return any(turns_text(one) for pair in value.items() for one in pair)
    return isinstance(value, list) and any(turns_text(one) for one in value)
