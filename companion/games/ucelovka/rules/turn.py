"""Throw rounds: the Prime Minister, then the Citizens; missed throws, what ends a turn, a term (10, 17.2)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.rolls import withdraw
from companion.engine.turns import pass_turn
from companion.games.ucelovka.rules.box import FRESH, game, in_play, mark_thrown, turn_of
from companion.games.ucelovka.rules.money import still_owing
from companion.games.ucelovka.rules.tokens import close_situations

__all__ = ["miss_throw", "nothing_waits"]


@game.hook("plays")
def plays(table, seat: str) -> bool:
    """In the finishing round everybody who has not thrown has one throw left (7.10)."""
    return table.phase != "finishing_round" or seat not in table.shared["thrown"]


def miss_throw(table, seat: str):
    """A throw is missed; Prison is over with the last one (7.9). Yields facts."""
    left = table.seat(seat)["skip_throws"] - 1
    yield facts.set_field(seat, "skip_throws", left)
    if left == 0 and table.seat(seat)["in_prison"]:
        yield facts.set_field(seat, "in_prison", False)
    yield mark_thrown(table, seat)
    yield facts.notice("notice_skip", seat=seat)


@game.hook("turn_begins")
def turn_begins(table, seat: str):
    """The first turn begins the term; who has a throw to miss is passed over."""
    if table.phase == "token_work":
        yield close_situations(table)
        yield facts.set_shared("phase", "term")
    yield facts.set_shared("turn", FRESH)
    yield facts.set_shared("allowed_steps", None)
    if table.seat(seat)["skip_throws"] > 0:
        yield from miss_throw(table, seat)
        return True
    return False


@game.hook("turn_ends")
def turn_ends(table, seat: str):
    """Situations close unused, a throw not made passes quietly."""
    yield from withdraw(table)
    yield close_situations(table)
    yield mark_thrown(table, seat)
    for name in ("decision", "duty"):
        if table.shared[name] is not None:      # a house ruling ended the turn all the same
            yield facts.set_shared(name, None)
    yield facts.set_shared("turn", FRESH)


@game.hook("round_ends")
def round_ends(table):
    """The next throw round: nobody has thrown yet."""
    yield facts.set_shared("thrown", [])


def nothing_waits(table) -> None:
    """No decision, duty, unsettled square nor, at some tables, unpaid debt of this turn is open."""
    settled = table.shared["decision"] is None and table.shared["duty"] is None and not turn_of(table)["unsettled"]
    table.require(settled and not still_owing(table), "phase")


def _may_end(table, who) -> None:
    in_play(table)
    nothing_waits(table)


@game.command(when=_may_end, group="turn")
def end_turn(table, who):
    """The throw is done; play passes on (17.2)."""
    yield from pass_turn(table)


@game.hook("may_move_on")
def may_move_on(table, to: str) -> None:
    """The line `turn` also begins the term; what waits for an answer holds it up (17.2)."""
    if table.phase != "token_work":
        in_play(table)
    nothing_waits(table)
