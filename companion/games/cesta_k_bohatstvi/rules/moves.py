"""Moves: the throw, the squares passed in order, the landing (sections 6 and 9, 17.2)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice, ListOf
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import game, resigned, set_turn, turn_of
from companion.games.cesta_k_bohatstvi.rules.employment import dismiss, promote
from companion.games.cesta_k_bohatstvi.rules.payday import money_square

SQUARE = Choice(of=lambda table, who: table.game.squares, group="square")


def _may_roll(table, who) -> None:
    waiting = any(request["purpose"] == "move" for request in table.state["rolls"])
    table.require(table.phase == "awaiting_roll" and not waiting, "phase")


def _dice_asked(table, who) -> list[int]:
    return [1, 2] if who in table.seats and table.seat(who)["charity_turns_left"] else [1]


@game.command(when=_may_roll, group="turn")
def roll_move(table, who, dice: Choice(1, 2, asked=_dice_asked) = None):
    """D2, D3, D4: one die, two within three turns after charity; the extra roll takes as many as before."""
    now = turn_of(table)
    thrown = now.get("dice") if now.get("again") else None
    if thrown is not None and table.options["promotion_roll_dice"] == "one":
        thrown = 1
    dice = dice or thrown or 1
    if thrown is not None:
        table.require(dice <= thrown, "two_dice_not_allowed")
        if dice < thrown:
            raise Refusal("wrong_dice", need=thrown, faces=6)
    elif dice == 2:
        table.require(table.seat(who)["charity_turns_left"] > 0, "two_dice_not_allowed")
    yield set_turn(table, dice=now.get("dice") or dice, again=False)
    yield facts.set_shared("move", {"dice": dice, "faces": [], "steps": None})
    yield facts.ask_roll(table, dice, 6, who, "move", {"added": False})


@game.on_roll("move")
def moved(table, roll):
    """Every die that shows a six is thrown again and added (six_chain); the last throw moves the pawn."""
    seat = roll.by
    faces = [*table.shared["move"]["faces"], *roll.faces]
    yield facts.set_shared("move.faces", faces)
    sixes = sum(face == 6 for face in roll.faces)
    if sixes and (table.options["six_chain"] == "repeat" or not roll.about["added"]):
        yield facts.ask_roll(table, sixes, 6, seat, "move", {"added": True})
        return
    steps = sum(faces)
    yield facts.set_shared("move.steps", steps)
    track, position = table.data["track"], table.seat(seat)["position"]
    if not track or position is None:
        yield facts.set_shared("phase", "moving")
        return
    way = [track[(position + n) % len(track)] for n in range(1, steps + 1)]
    yield facts.set_field(seat, "position", (position + steps) % len(track))
    yield from _arrive(table, seat, way[:-1], way[-1])


def _may_land(table, who) -> None:
    table.require(table.phase in ("awaiting_roll", "moving"), "phase")


@game.command(when=_may_land, group="turn")
def land(table, who, square: SQUARE, passing: ListOf(SQUARE) = ()):
    """The move as tapped: squares passed in order, then the landing; a movement roll that waits is withdrawn."""
    yield from withdraw(table, "move")
    yield facts.set_field(who, "position", None)
    yield from _arrive(table, who, list(passing), square)


def _arrive(table, seat: str, passing: list[str], square: str):
    """P05: START and payday squares one after another, each with the books of that moment, then the square."""
    yield facts.set_field(seat, "moves", table.seat(seat)["moves"] + 1)
    if seat == table.current:
        yield set_turn(table, moved=True, again=False, square=square)
    for passed in passing:
        if passed in ("start", "payday"):
            yield from money_square(table, seat, passed)
    yield from LANDING[square](table, seat, _open if seat == table.current else _nothing)


def _open(table, *credits: str, phase: str | None = None):
    """The rights of this square; extra ones granted by cards stay, unused ones of an earlier square lapse."""
    yield set_turn(table, credits=list(credits))
    yield facts.set_shared("phase", phase or ("action_open" if credits or turn_of(table)["extra"] else "landed"))


def _nothing(table, *credits: str, **phase):
    """A house ruling moves somebody whose turn it is not: the turn's rights and phase stay."""
    return ()


def _on_start(table, seat: str, _open):
    yield from money_square(table, seat, "start")
    if resigned(table, seat):
        yield from _open(table, "either")     # P09: by L197 in round 1, too
    elif table.shared["round_number"] >= 2:
        yield from _open(table, "non_card")
    else:
        yield from _open(table)


def _on_payday(table, seat: str, _open):
    yield from money_square(table, seat, "payday")
    yield from _open(table, "either" if resigned(table, seat) else "non_card")


def _on_action(table, seat: str, _open):
    yield from _open(table, "either")


def _on_event(table, seat: str, _open):
    yield from _open(table, phase="card_effects")


def _on_fear(table, seat: str, _open):
    if sheet.column_is_full(table, seat, "right"):
        yield from _open(table, "either")     # K09: fear has become an action square
    else:
        yield from _open(table, phase="card_effects")


def _on_promotion(table, seat: str, _open):
    if resigned(table, seat):
        yield from _open(table, "either")
        return
    yield from promote(table, seat)
    if seat == table.current:
        yield set_turn(table, credits=[], again=True)
        yield facts.set_shared("phase", "awaiting_roll")


def _on_dismissal(table, seat: str, _open):
    if resigned(table, seat):
        yield from _open(table, "either")
        return
    yield from dismiss(table, seat)
    yield from _open(table, "dismissal")


LANDING = {"start": _on_start, "payday": _on_payday, "action": _on_action, "event": _on_event, "fear": _on_fear,
           "promotion": _on_promotion, "dismissal": _on_dismissal}
