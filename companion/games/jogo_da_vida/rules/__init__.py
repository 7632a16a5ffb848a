"""The rules of Jogo da Vida, a file for each chapter of the rulebook."""

from companion.games.jogo_da_vida.rules.box import game
from companion.games.jogo_da_vida.rules import (  # noqa: F401  each registers its commands on `game`
    setup, turn, spins, bets, loans, cards, moves, spaces, effects, offers, revenge, judgement, money, corrections, teaching,
    following, laid_out,
)
from companion.games.jogo_da_vida import prints, sheet  # noqa: F401

__all__ = ["game"]
