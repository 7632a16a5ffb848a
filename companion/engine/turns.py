"""Whose turn: passing play on, round the table, with turns that are skipped."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.rolls import withdraw

__all__ = ["order_of", "plays", "pass_turn", "pass_round_to", "highest_thrown"]

MOST_TURNS = 1000      # in one entry; games keep what a seat may skip far below


def order_of(table) -> list[str]:
    """The seats in the order of play."""
    return table.shared.get("turn_order") or table.seats


def plays(table, seat: str) -> bool:
    """Whether a seat still takes turns."""
    still = table.game.hooks.get("plays")
    return still is None or still(table, seat)


def _next(table, seat: str | None) -> tuple[str | None, bool]:
    """The seat after this one that still takes turns, and whether a round ends on the way."""
    order = order_of(table)
    at = order.index(seat) if seat in order else -1
    for ahead in range(1, len(order) + 1):
        place = at + ahead
        if plays(table, order[place % len(order)]):
            return order[place % len(order)], place >= len(order)
    return None, False


def pass_turn(table):
    """End the present turn and begin the next that is not skipped. Yields facts.

    The game's hooks turn_ends, round_ends and turn_begins book what belongs to it; turn_begins returns
    True for a turn that is passed over. With nobody left to play the turn stays with nobody.
    """
    hooks = table.game.hooks
    if table.current is not None and "turn_ends" in hooks:
        yield from hooks["turn_ends"](table, table.current) or ()
    for _ in range(MOST_TURNS):
        seat, round_over = _next(table, table.current)
        if round_over:
            if "round_number" in table.shared:
                yield facts.set_shared("round_number", table.shared["round_number"] + 1)
            if "round_ends" in hooks:
                yield from hooks["round_ends"](table) or ()
        yield facts.begin_turn(seat)
        if seat is None:
            return
        skipped = False
        if "turn_begins" in hooks:
            skipped = yield from hooks["turn_begins"](table, seat) or ()
        if not skipped:
            return
    raise RuntimeError(f"{table.game.slug}: no turn begins after {MOST_TURNS} skipped ones")


def pass_round_to(table, to: str):
    """Play goes on until a turn of this seat begins; a turn of theirs that is skipped counts as skipped."""
    yield from withdraw(table)
    for _ in range(MOST_TURNS):
        yield from pass_turn(table)
        if table.current == to or table.current is None:
            return
    raise RuntimeError(f"{table.game.slug}: play never reaches {to!r}")


def highest_thrown(table, roll, field: str):
    """A throw for the highest is kept in a shared field; gives the seats that threw most once all have, else none.

    roll.about["among"]: the seats that throw.
    """
    rolls = {**table.shared[field], roll.by: roll.total}
    yield facts.set_shared(field, rolls)
    among = roll.about["among"]
    if len(rolls) < len(among):
        return []
    return [seat for seat in among if rolls[seat] == max(rolls.values())]
