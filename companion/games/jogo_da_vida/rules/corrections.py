"""Corrections by the host that need more than a type (18.5)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import correct_entry, set_option
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.board import spaces
from companion.games.jogo_da_vida.rules.box import game

game.command(correct_entry, who="host", group="host")


def _bad(parameter: str, why: str = "type") -> Refusal:
    return Refusal("bad_parameter", parameter=parameter, why=why)


@game.check_field("position")
def position(table, seat: str, keys: list[str], value):
    """SAÍDA, a space of the taught board, or unknown."""
    if keys or (value is not None and value != "start" and (not isinstance(value, str) or value not in spaces(table))):
        raise _bad("position", "choice")
    yield facts.set_field(seat, "position", value)


@game.corrects("turn_order")
def turn_order(table, value):
    """Every seat once, in the order of play."""
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(table.seats):
        raise _bad("turn_order", "choice")
    yield facts.set_shared("turn_order", value)


@game.corrects("lucky_number")
def lucky_number(table, value):
    """A number of the spinner, or none yet."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 10):
        raise _bad("lucky_number", "range")
    yield facts.set_shared("lucky_number", value)


@game.corrects("options")
def options(table, keys, value=None):
    """options.ID like the command set_option."""
    if not isinstance(keys, list) or len(keys) != 1:
        raise _bad("options", "unknown")
    yield from set_option(table, None, keys[0], value)
