"""Revenge and going back, the toll bridge (9.5, 9.6; no. 6, 15, 22)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice, SeatOf
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.board import before_the_bridge, kind_of, names, space_of, way_back
from companion.games.jogo_da_vida.rules.box import (REVENGE, TOLL, alive, choice_due, game, in_game, open_now, opponents,
                                                    set_turn, stakes_lie, turn_of)
from companion.games.jogo_da_vida.rules.cards import income
from companion.games.jogo_da_vida.rules.money import owe, payment
from companion.games.jogo_da_vida.rules.moves import pass_open, stopping, told_alone, when_passed, when_stopped
from companion.games.jogo_da_vida.rules.setup import BUSINESS_SALARY

__all__ = ["lose_toll"]

BACK = 10


def _targets(table, seat: str) -> list[str]:
    """The rivals a revenge can hit: nobody on the last space, nobody out of the game."""
    return [other for other in opponents(table, seat) if table.seat(other)["status"] in ("playing", "judged")]


@when_stopped("revenge")
def on_revenge(table, seat: str, square: str):
    """One of the two is due while there is a rival to hit; without any nothing happens."""
    if seat == table.current and _targets(table, seat):
        yield set_turn(table, due="revenge")


def _may_strike(table, who) -> None:
    """The choice is due; told alone, before any stop, it is the stop itself."""
    if who == table.current and turn_of(table)["due"] is None and told_alone(table):
        open_now(table, not stakes_lie(table))
    else:
        choice_due(table, who, "revenge")


def _due(table, who) -> None:
    choice_due(table, who, "revenge")


def _check_target(table, who, target: str) -> None:
    if target not in _targets(table, who):
        raise Refusal("revenge_target")


def _struck(table, who):
    """The choice is made; told alone it is the stop itself."""
    if told_alone(table):
        yield from stopping(table, who, "revenge")
    yield set_turn(table, due=None)


@game.command(when=alive, offered=_due, group="choice")
def revenge_take(table, who, target: SeatOf()):
    """200.000 from one rival who has them; nobody borrows for it."""
    _check_target(table, who, target)
    if table.cash(target) < REVENGE:
        raise Refusal("revenge_funds")
    _may_strike(table, who)
    yield from _struck(table, who)
    yield income(who, REVENGE, "revenge", source=target)


@game.command(when=alive, offered=_due, group="choice")
def revenge_back(table, who, target: SeatOf(), lands: Choice(of=names, group="sq") = None):
    """One rival goes ten spaces back; no orders on the way or on the space."""
    _check_target(table, who, target)
    _may_strike(table, who)
    yield from _struck(table, who)
    yield set_turn(table, sent_back=target)
    if lands is None:
        lands = way_back(table, target, BACK)
    if lands is not None or table.seat(target)["position"] != "start":      # without a taught board only the table sees it
        yield from _stand(table, target, lands)


def _stand(table, seat: str, lands: str | None):
    """The car of a rival stands there; at SAÍDA it goes on by the business path, the old salary stays (no. 22)."""
    at_start = lands is not None and kind_of(table, lands) == "start"
    known = lands if lands is not None and space_of(table, lands) else None
    where = "start" if at_start else known
    yield facts.set_field(seat, "position", where)
    if at_start:
        yield facts.set_field(seat, "path", "business")
        if table.seat(seat)["salary"] is None:
            yield facts.set_field(seat, "salary", BUSINESS_SALARY)
    if before_the_bridge(table, where):
        if seat in table.shared["crossings"]:
            yield facts.set_shared("crossings", [one for one in table.shared["crossings"] if one != seat])
        if table.shared["toll_owner"] == seat:
            yield from lose_toll(table)


# -- the toll bridge -------------------------------------------------------------------------------------

@when_passed("toll")
def past_bridge(table, seat: str, square: str):
    """The first to cross completely owns the toll; whoever crosses after pays 24.000 to the owner."""
    owner = table.shared["toll_owner"]
    if seat not in table.shared["crossings"]:
        yield facts.set_shared("crossings", [*table.shared["crossings"], seat])
    if owner is None:
        yield facts.set_shared("toll_owner", seat)
    elif owner != seat:
        if seat == table.current:
            yield set_turn(table, payment={"amount": TOLL, "to": "player", "bought": False, "stopped": False, "used": False})
        yield owe(payment(seat, owner, TOLL, "toll"))


@game.command(when=alive, offered=pass_open, group="spaces")
def toll_cross(table, who):
    """The bridge is crossed completely: free for its owner and for who becomes it."""
    pass_open(table, who)
    yield from past_bridge(table, who, "toll")


def lose_toll(table):
    """The privilege is free for the next to cross, or for who crossed next after its owner (no. 15, toll_succession)."""
    lost = table.shared["toll_owner"]
    heirs = [seat for seat in table.shared["crossings"] if seat != lost and in_game(table, seat)]
    inherited = table.options["toll_succession"] == "already_crossed_next" and heirs
    yield facts.set_shared("crossings", heirs)
    yield facts.set_shared("toll_owner", heirs[0] if inherited else None)


def _owner_sent_back(table, who) -> None:
    sent = turn_of(table).get("sent_back")
    open_now(table, sent is not None)


def _still_owner(table, who) -> None:
    _owner_sent_back(table, who)
    table.require(turn_of(table)["sent_back"] == table.shared["toll_owner"], "phase")


@game.command(when=alive, offered=_still_owner, group="spaces")
def toll_lost(table, who):
    """The toll's owner was sent back to before the bridge: the privilege is lost."""
    _owner_sent_back(table, who)
    sent = turn_of(table)["sent_back"]
    if sent is not None and table.shared["toll_owner"] == sent:
        yield from lose_toll(table)
