"""White spaces: policies and shares for sale, the stock exchange (8, 9.6, 18.3)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.board import space_of
from companion.games.jogo_da_vida.rules.box import BANK, MONEY, alive, game, open_now, price_of, set_turn, stakes_lie, turn_of
from companion.games.jogo_da_vida.rules.cards import expense, income
from companion.games.jogo_da_vida.rules.moves import stopping, told_alone, when_passed, when_stopped
from companion.games.jogo_da_vida.rules.setup import before_first_move
from companion.games.jogo_da_vida.rules.spins import ask, spun

__all__ = ["put_on_offer", "on_offer"]

EVERYTHING = ["share", "house", "life"]     # the car's policy is sold at SAÍDA, or where the owner taught it (no. 23)
LOSS = 60_000


def put_on_offer(table, things: list[str]):
    """These are for sale until the turn ends: a fact."""
    return set_turn(table, offers=[*turn_of(table)["offers"], *things])


@when_passed("offer")
@when_stopped("offer")
def at_offer(table, seat: str, square: str):
    """A taught space sells what is printed on it, a bare one a share and two policies."""
    if seat == table.current:
        taught = (space_of(table, square) or {}).get("effects") or []
        things = ["share" if one.get("share") else one["policy"] for one in taught if one["op"] == "offer"]
        yield put_on_offer(table, things or EVERYTHING)


def on_offer(table, who) -> list[str]:
    """What this player may buy now, at a price somebody knows."""
    things = [*turn_of(table).get("offers", []), *(["car"] if before_first_move(table, who) else [])]
    return [thing for thing in dict.fromkeys(things) if _price(table, thing) is not None]


def _price(table, thing: str) -> int | None:
    return price_of(table, thing if thing == "share" else f"{thing}_policy")


def _check(table, who, thing: str, held: str, code: str) -> int:
    """The refusals of a purchase in their order; what it costs."""
    if table.seat(who)[held]:
        raise Refusal(code)
    price = _price(table, thing) or 0
    if table.cash(who) < price:
        raise Refusal("not_enough_cash", need=price, have=table.cash(who))
    table.require(thing in on_offer(table, who) or (table.ruling and _price(table, thing) is not None), "no_offer")
    open_now(table, not stakes_lie(table))
    return price


def _buy(table, who, price: int, held: str):
    yield facts.set_field(who, held, True)
    if price:
        yield facts.move(price, MONEY, who, BANK, held)
    if who == table.current:
        yield set_turn(table, payment={"amount": price, "to": "bank", "bought": True, "stopped": True, "used": False})


def _sells_policies(table, who) -> None:
    """For pages: some policy is for sale that the player has not."""
    things = [thing for thing in on_offer(table, who) if thing != "share" and not table.seat(who)[f"{thing}_policy"]]
    table.require(bool(things), "no_offer")
    open_now(table, not stakes_lie(table))


@game.command(when=alive, offered=_sells_policies, group="offer")
def buy_policy(table, who, kind: Choice("car", "house", "life", group="policy")):
    """A policy at its printed price: the car's at SAÍDA, the others where they are offered; one of each kind."""
    held = f"{kind}_policy"
    yield from _buy(table, who, _check(table, who, kind, held, "one_policy"), held)


@game.command(when=alive, offered=lambda table, who: _check(table, who, "share", "share", "one_share"), group="offer")
def buy_share(table, who):
    """A share at its printed price where it is offered; one only."""
    yield from _buy(table, who, _check(table, who, "share", "share", "one_share"), "share")


# -- the stock exchange ----------------------------------------------------------------------------------

@when_passed("exchange")
def past_exchange(table, seat: str, square: str):
    """A play is open in passing, too, until the turn ends; no card shares what comes of it."""
    if seat == table.current:
        yield set_turn(table, exchange=[*turn_of(table)["exchange"], "pass"])


@when_stopped("exchange")
def at_exchange(table, seat: str, square: str):
    """A play is open until the turn ends."""
    if seat == table.current:
        yield set_turn(table, exchange=["stop", *turn_of(table)["exchange"]])


def _may_play(table, who) -> None:
    """A visit not yet played; told alone, before any stop, it is the stop itself."""
    if not table.seat(who)["share"]:
        raise Refusal("no_share")
    now = turn_of(table)
    visit = table.roll is None and bool(now["exchange"])
    open_now(table, (visit or told_alone(table)) and not stakes_lie(table) and now["due"] is None)


def _visits(table, who) -> None:
    _may_play(table, who)
    table.require(table.roll is None and bool(turn_of(table)["exchange"]), "phase")


@game.command(when=alive, offered=_visits, group="offer")
def exchange_play(table, who):
    """The share lies on 4, 5 and 6 of the strip; nobody bets on this spin."""
    _may_play(table, who)
    visits = ["stop"]                     # a ruling for somebody whose turn it is not uses up no visit
    if who == table.current:
        visits = turn_of(table)["exchange"] or visits
        if told_alone(table):
            yield from stopping(table, who, "exchange")
        yield set_turn(table, exchange=visits[1:])
    yield from ask(table, "exchange", who, {"stopped": visits[0] == "stop"})


@spun("exchange")
def exchange_spun(table, by, number, about):
    """1 to 3: pay the bank 60.000; 4 to 6: nothing; 7 to 10: the bank pays 200.000 (option exchange_gain)."""
    if number <= 3:
        yield expense(by, LOSS, "exchange", stopped=about["stopped"])
    elif number >= 7 and table.options["exchange_gain"]:
        yield income(by, table.options["exchange_gain"], "exchange", stopped=about["stopped"])
