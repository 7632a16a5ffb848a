"""How long a name is, and what of it has no ink: people count letters and signs as they see them."""

from __future__ import annotations

import unicodedata

__all__ = ["JOINERS", "length", "inkless", "isolated", "joins_well", "piles_up"]

JOINERS = frozenset("\u200c\u200d")     # they shape Persian and Indic letters, and make one sign of several
MARKS = 4                       # on one letter; pointed Hebrew and Vietnamese need three
APART = "\u2068{}\u2069"        # what is between turns nothing round that stands beside it
LATIN_ENDS = 0x0250                     # letters below need no joiner, it would only hide in a name


def length(name: str) -> int:
    """The letters and signs that are seen: marks belong to their letter, joined signs are one."""
    count, joined = 0, False
    for letter in name:
        part = unicodedata.category(letter) in ("Mn", "Me", "Mc") or letter in JOINERS or "\U0001f3fb" <= letter <= "\U0001f3ff"
        if not part and not joined:
            count += 1
        joined = letter == "\u200d"
    return count


def joins_well(name: str) -> bool:
    """Whether every joiner stands alone between two letters or signs that it may join."""
    for at, letter in enumerate(name):
        if letter in JOINERS:
            around = name[at - 1:at] + name[at + 1:at + 2]
            if len(around) < 2 or any(ord(one) < LATIN_ENDS or one in JOINERS for one in around):
                return False
    return True


def piles_up(text: str) -> bool:
    """Whether so many marks stand on one letter that they cover what is written in the line above."""
    row = 0
    for letter in text:
        row = row + 1 if ord(letter) > 0x2FF and unicodedata.category(letter) in ("Mn", "Me") else 0
        if row > MARKS:
            return True
    return False


def inkless(name: str) -> str:
    """The name without what cannot be seen: joiners and the choice between a plain and a coloured sign."""
    return "".join(letter for letter in name if letter not in JOINERS and letter not in "\ufe0e\ufe0f")


def isolated(text: str) -> str:
    """A text for the middle of a sentence: what is written from right to left keeps the amounts beside it in their place."""
    return APART.format(text) if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text) else text
