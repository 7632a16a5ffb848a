"""Throws and moves: behind the Prime Minister with one die, over START, the move as told (7.9, 7.10, 17.2)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Bool, Integer, ListOf
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import (gap_of, name_at, position_of, positions_on, put, reach_of, steps_to, waits)
from companion.games.ucelovka.rules.box import (DOTACE, MONEY, ROWS, STATE, bad, game, in_play, is_pm, mark_thrown, pm, set_turn,
                                                turn_of)
from companion.games.ucelovka.rules.kinds import SQUARE
from companion.games.ucelovka.rules.squares import settle
from companion.games.ucelovka.rules.tokens import open_situation
from companion.games.ucelovka.rules.turn import miss_throw

__all__ = ["cross_start", "advance"]


# -- the throw ---------------------------------------------------------------------------------------------

def _may_throw(table, who) -> None:
    in_play(table)
    now = turn_of(table)
    table.require(not now["asked"] and not now["landed"] and not now["unsettled"] and table.roll is None, "phase")


@game.command(when=_may_throw, group="turn")
def throw_and_move(table, who, gap_to_pm: Integer(-1000, 1000) = None, settle: Bool = True):
    """Throw two dice; a Citizen may say how far the Prime Minister is ahead, so that the move is checked (7.9)."""
    if gap_to_pm is not None and not is_pm(table, who) and not positions_on(table):
        yield facts.set_field(who, "gap_to_pm", gap_to_pm)
    yield set_turn(table, asked=True, settle=settle)
    if table.seat(who)["skip_throws"] > 0:
        yield from miss_throw(table, who)
        yield from _stays(table, who)
    elif waits(table, who):
        yield facts.notice("notice_wait", seat=who)
        yield from _stays(table, who)
    else:
        yield facts.ask_roll(table, 2, 6, who, "move")


def _stays(table, seat: str):
    """No move in this throw round; the square does not count again (no. 7). Yields facts."""
    yield facts.set_shared("allowed_steps", [])
    yield set_turn(table, landed=True)
    yield mark_thrown(table, seat)


def allowed(table, seat: str, faces: list[int]) -> list[int] | None:
    """The steps that a throw allows: the sum, or single dice that stay behind the Prime Minister; None: nobody knows."""
    if is_pm(table, seat):
        return [sum(faces)]
    reach = reach_of(table, seat)
    if reach is None:
        return None
    return [sum(faces)] if sum(faces) < reach else sorted({face for face in faces if face < reach})


@game.on_roll("move")
def thrown(table, roll):
    """What the throw allows; with one way on a followed board the move is entered at once (17.2)."""
    steps = allowed(table, roll.by, roll.faces)
    yield facts.set_shared("allowed_steps", steps)
    yield mark_thrown(table, roll.by)
    if steps == []:
        yield set_turn(table, landed=True)
    elif steps is not None and len(steps) == 1 and positions_on(table) and table.seat(roll.by)["square"] is not None:
        yield from _move(table, roll.by, None, [], steps[0], turn_of(table)["settle"])


# -- the move as told ----------------------------------------------------------------------------------------

def _may_land(table, who) -> None:
    in_play(table)
    now = turn_of(table)
    blocked = table.shared["allowed_steps"] == []      # refused with the steps, not with the phase
    waiting = table.shared["decision"] is not None or table.shared["duty"] is not None
    table.require((not now["landed"] or blocked) and not now["unsettled"] and not waiting, "phase")


def _still_to_move(table, who) -> None:
    _may_land(table, who)
    table.require(table.shared["allowed_steps"] != [] and table.roll is None, "phase")


@game.command(when=_may_land, offered=_still_to_move, group="turn")
def land(table, who, square: SQUARE = None, passing: ListOf(SQUARE, 60) = (), steps: Integer(0, 200) = None, settle: Bool = True):
    """The square where the pawn stopped, and START if it was passed (17.1)."""
    yield from _move(table, who, square, list(passing), steps, settle and turn_of(table)["settle"])


@game.command(when=_may_land, offered=_still_to_move, group="turn")
def pass_start(table, who):
    """START was passed, the pawn stopped on a plain square (7.10)."""
    yield from _move(table, who, "manual", ["start"], None, turn_of(table)["settle"])


def _way(table, seat: str, square: str | None, passing: list[str], steps: int | None) -> tuple[str, int | None, bool]:
    """Where a pawn stops, after how many steps if that is known, and whether it came over START."""
    if not positions_on(table):
        if square is None:
            raise bad("square", "missing")
        if square.startswith("square_"):
            raise bad("square")
        return square, steps, "start" in [*passing, square]
    here, length = table.seat(seat)["square"], table.data["board_length"]
    if square is None:
        if steps is None:
            raise bad("square", "missing")
        if here is None:
            raise bad("square", "missing")
        return name_at(table, (here + steps) % length), steps, here + steps >= length
    position = position_of(table, square, here) if square != "manual" else None
    if position is None:
        raise bad("square")
    far = steps_to(table, seat, position)
    if far is None:
        return name_at(table, position), steps, "start" in [*passing, square]
    if steps not in (None, far):
        raise bad("steps")
    return name_at(table, position), far, here + far >= length


def _move(table, seat: str, square: str | None, passing: list[str], steps: int | None, settled: bool):
    """A move forwards: START first, then the square, at once or after a card. Yields facts."""
    name, far, over = _way(table, seat, square, passing, steps)
    may = table.shared["allowed_steps"]
    if may is not None and seat == table.current:
        if far is None and len(may) == 1:
            far = may[0]
        if not may or far is not None and far not in may:
            raise Refusal("move", list=may)
    own = seat == table.current          # by a house ruling somebody else may move, the turn is not theirs
    if own:
        yield from withdraw(table, "move")
        yield set_turn(table, landed=True)
        yield mark_thrown(table, seat)
    stopped = yield from advance(table, seat, name, over, far)
    if stopped and own:
        yield set_turn(table, stay=True)
    elif not stopped and (settled or not own):
        yield from settle(table, seat)
    elif not stopped:
        yield set_turn(table, unsettled=True)


def advance(table, seat: str, name: str, over: bool, far: int | None):
    """A pawn goes forwards to a square, counted over START. Returns True where a Prime Minister's term ends there."""
    counts = over or table.seat(seat)["on_start"]
    only_stops = name == "start" and over and not table.options["start_landing_counts"]
    if table.seat(seat)["on_start"]:
        yield facts.set_field(seat, "on_start", False)
        only_stops = False
    gap = gap_of(table, seat)
    if is_pm(table, seat):
        yield facts.set_shared("pm_spared", False)
    if only_stops:
        yield facts.set_field(seat, "on_start", True)
    elif counts:
        yield from cross_start(table, seat)
        if table.phase == "finishing_round" and is_pm(table, seat):
            yield from put(table, seat, "start")
            return True
    yield from put(table, seat, name)
    yield from _gaps(table, seat, gap, far)
    return False


def _gaps(table, seat: str, gap: int | None, far: int | None):
    """Distances that were typed in follow the moves that are known; after an unknown one nobody knows. Yields facts."""
    if positions_on(table):
        return
    if not is_pm(table, seat):
        if gap is not None:
            yield facts.set_field(seat, "gap_to_pm", None if far is None else gap - far)
    elif far is not None:
        for other in table.seats:
            if other != pm(table) and table.seat(other)["gap_to_pm"] is not None:
                yield facts.set_field(other, "gap_to_pm", table.seat(other)["gap_to_pm"] + far)


# -- START (7.10) ----------------------------------------------------------------------------------------------

def cross_start(table, seat: str):
    """START is passed: the lap pays once a term and is an occasion for token work. Yields facts."""
    laps = table.seat(seat)["laps"] + 1
    yield facts.set_field(seat, "laps", laps)
    printed = table.data["round_table"]
    row = ROWS[laps] if laps in (1, 2) else None
    if is_pm(table, seat):
        if laps >= 3:
            yield facts.set_shared("phase", "finishing_round")
            return
        if row and printed[row]["pm_money"]:
            yield facts.move(printed[row]["pm_money"], MONEY, STATE, seat, "pass_start")
    elif row and row not in table.seat(seat)["lap_rows_paid"]:
        yield facts.set_field(seat, "lap_rows_paid", [one for one in ROWS if one == row or one in table.seat(seat)["lap_rows_paid"]])
        if printed[row]["citizen_money"]:
            yield facts.move(printed[row]["citizen_money"], MONEY, STATE, seat, "pass_start")
        if printed[row]["citizen_dotace"]:
            yield facts.move(printed[row]["citizen_dotace"], DOTACE, STATE, seat, "pass_start")
    else:
        yield facts.notice("notice_start_paid", seat=seat)
    yield open_situation(table, seat, "start_pass")


# -- the square, after a card ------------------------------------------------------------------------------------

def _unsettled(table, who) -> None:
    in_play(table)
    if not turn_of(table)["unsettled"]:
        raise Refusal("phase", order=True)


@game.command(when=_unsettled, group="turn")
def settle_square(table, who):
    """No card, or no further one: what the square does is booked now (17.2)."""
    yield from settle(table, who)
