"""The rules of Účelovka, a file for each chapter of the rulebook."""

from companion.games.ucelovka.rules.box import game
from companion.games.ucelovka.rules import (  # noqa: F401  each registers its commands on `game`
    setup, elections, inauguration, tokens, turn, moves, squares, institutions, owning, deals, money, cards, ending, corrections,
    teaching, following, laid_out,
)
from companion.games.ucelovka import prints, sheet  # noqa: F401

__all__ = ["game"]
