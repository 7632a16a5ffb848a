"""The rules of Cesta k bohatství, a file for each chapter of the rulebook."""

from companion.games.cesta_k_bohatstvi.rules.box import game
from companion.games.cesta_k_bohatstvi.rules import (  # noqa: F401  each registers its commands on `game`
    setup, turn, moves, employment, skills, markets, assets, network, charity, projects, cards, effects, payments,
    corrections, teaching, following, printing,
)
from companion.games.cesta_k_bohatstvi import sheet, worth  # noqa: F401

__all__ = ["game"]
