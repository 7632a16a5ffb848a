"""Moves: the spaces passed in board order, then the space stopped on (7.4, 11, 18.3)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice, ListOf
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.board import kind_of, must_stop, names, space_of
from companion.games.jogo_da_vida.rules.box import alive, game, open_now, set_turn, stakes_lie, turn_of
from companion.games.jogo_da_vida.rules.spins import spun

__all__ = ["PASSED", "STOPPED", "when_passed", "when_stopped", "stop_open", "pass_open", "stopping", "told_alone", "travel"]

SQUARE = Choice(of=names, group="sq")
PASSED: dict = {}                 # kind -> what passing it does: (table, seat, square) yielding facts
STOPPED: dict = {}                # kind -> what stopping on it does


def when_passed(*kinds: str):
    """Register what passing a space of these kinds does."""
    return _put(PASSED, kinds)


def when_stopped(*kinds: str):
    """Register what stopping on a space of these kinds does."""
    return _put(STOPPED, kinds)


def _put(registry: dict, kinds):
    def register(fn):
        for kind in kinds:
            registry[kind] = fn
        return fn
    return register


@spun("move")
def moved(table, by, number, about):
    """The move is entered on the board and told with `land`."""
    yield set_turn(table, stopped=False)


@spun("honeymoon")
def honeymoon(table, by, number, about):
    """The honeymoon goes on in the same turn: a second landing is told."""
    yield set_turn(table, stopped=False)


# -- whether a car can move or stop now ------------------------------------------------------------------

def _spin_waits(table) -> bool:
    return table.roll is not None and table.roll["purpose"] not in ("move", "honeymoon")


def pass_open(table, who) -> None:
    """Something is passed: in the own turn, while nothing waits and no stakes lie."""
    open_now(table, not _spin_waits(table) and not stakes_lie(table) and turn_of(table)["due"] is None)


stop_open = pass_open              # a stop told alone, "I stopped on payday", needs no more


def still_to_stop(table, who) -> None:
    """For pages: a stop is offered while the car has not stopped yet."""
    stop_open(table, who)
    table.require(not turn_of(table)["stopped"], "phase")


def still_to_move(table, who) -> None:
    """For pages: a landing is offered while one is to be entered."""
    pass_open(table, who)
    table.require(turn_of(table)["moves"] > 0, "phase")


def told_alone(table) -> bool:
    """Whether what is told now, without `land`, is the stop of the move itself."""
    return not turn_of(table)["landed"] and not turn_of(table)["stopped"] and not _spin_waits(table)


def stopping(table, seat: str, square: str):
    """The car stands: a spin that was not needed is withdrawn. Yields facts."""
    if seat == table.current:
        yield from withdraw(table, "move", "honeymoon")
        yield set_turn(table, stopped=True, square=square)


# -- the move as told --------------------------------------------------------------------------------------

def _check_way(table, seat: str, passing: list[str], square: str) -> None:
    """Everything that would be refused on the way is refused before anything is booked."""
    held = table.seat(seat)
    paid = held["salary"] is not None
    due = held["profession"] is None and held["path"] != "business"       # the diploma's salary
    for step, at in enumerate([*passing, square]):
        kind, space = kind_of(table, at), space_of(table, at)
        if step < len(passing):                      # also when it is named once more as the space stopped on
            table.require(not must_stop(table, seat, at), "phase")
        if kind == "payday" and not paid:
            raise Refusal("no_salary")
        sets = [one["op"] for one in (space or {}).get("effects", [])] if kind == "amount" else []
        paid = paid or (kind == "diploma" and due) or "set_salary" in sets


@game.command(when=alive, offered=still_to_move, group="turn")
def land(table, who, square: SQUARE, passing: ListOf(SQUARE, 60) = ()):
    """The spaces passed in board order and the one stopped on; not compared with the spin."""
    _check_way(table, who, list(passing), square)
    pass_open(table, who)
    table.require(who != table.current or turn_of(table)["moves"] > 0, "phase")
    if who == table.current:
        yield set_turn(table, moves=max(0, turn_of(table)["moves"] - 1), landed=True)
    yield from stopping(table, who, square)
    yield from travel(table, who, list(passing), square)


def travel(table, seat: str, passing: list[str], square: str):
    """The car's way as steps: what is passed, one space after the other, then the stop."""
    known = square if space_of(table, square) else None      # where on the board a bare kind lies, nobody knows
    yield facts.set_field(seat, "position", "start" if kind_of(table, square) == "start" else known)
    bridge = [at for at, passed in enumerate(passing) if kind_of(table, passed) == "toll"]
    for at, passed in enumerate(passing):
        on_bridge = at in bridge and (at != bridge[-1] or kind_of(table, square) == "toll")
        if kind_of(table, passed) in PASSED and not on_bridge:         # one bridge, however many spaces it has
            yield facts.step("pass", seat=seat, square=passed)
    if kind_of(table, square) in STOPPED:
        yield facts.step("stop", seat=seat, square=square)


@game.step("pass")
def passed(table, seat: str, square: str):
    """A space is passed."""
    yield from PASSED[kind_of(table, square)](table, seat, square)


@game.step("stop")
def stopped(table, seat: str, square: str):
    """The car stops on a space."""
    yield from STOPPED[kind_of(table, square)](table, seat, square)
