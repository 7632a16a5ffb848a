"""Charity, desires, and how the game is won (8.12, G01-G03)."""

from __future__ import annotations

from fractions import Fraction

from companion.engine import facts
from companion.engine.forms import Amount, Bool, CardOf, Choice, Text
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, R, card_action, game, non_card_action, set_turn, spend, turn_of
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank
from companion.games.cesta_k_bohatstvi.rules.tree import add_points, fill_golden

KIND = Choice(*KINDS, group="desire")


@game.command(when=non_card_action, group="non_card")
def give_to_charity(table, who):
    """G01: ten percent of the total income; faith + 1; two dice allowed in the next three turns."""
    amount = R(table, Fraction(sheet.total_income(table, who) * table.data["charity_percent"], 100))
    no_arrears(table, who, amount)
    afford(table, who, amount)
    yield from spend(table, "non_card")
    yield from pay_bank(table, who, amount, "charity")
    left, turns = table.seat(who)["charity_turns_left"], table.data["charity_turns"]
    if table.options["charity_stacking"] == "extend":
        # what is left after the present turn; a turn already granted to in this turn takes none away
        turns += left if turn_of(table).get("charity") else max(0, left - 1)
    yield facts.set_field(who, "charity_turns_left", turns)
    yield set_turn(table, charity=True)
    yield from add_points(table, who, {"faith": table.data["charity_faith_points"]})


def _one_kind(table, who, values: dict) -> None:
    card, kind = values["card"], values["kind"]
    if card is not None and kind not in (None, card["desire"]):
        raise Refusal("bad_parameter", parameter="kind", why="choice")
    if card is None and kind is None:
        raise Refusal("bad_parameter", parameter="kind", why="missing")


@game.command(when=card_action, group="card", check=_one_kind)
def draw_desire(table, who, kind: KIND = None, title: Text(80) = "", card: CardOf("desire") = None):
    """G02: one of the top three of a kind, or all three returned (then the action is used up all the same)."""
    cost = 0
    if card is not None:
        kind, title, cost = card["desire"], title or card["title"], card["cost"]
    if kind is not None and (title or card is not None):
        if table.seat(who)["desires"][kind] != "none":
            raise Refusal("desire_kind_taken")
        yield from spend(table, "card")
        yield facts.set_field(who, ["desires", kind], "open")
        yield facts.set_field(who, ["desires", f"{kind}_title"], title)
        yield facts.set_field(who, ["desire_costs", kind], cost)
        yield from fill_golden(table, who, {"desire": kind})
        return
    if kind is not None and table.seat(who)["desires"][kind] != "none":
        raise Refusal("desire_kind_taken")
    yield from spend(table, "card")


def _may_fulfil(table, who) -> None:
    table.require(table.phase not in ("setup", "ended"), "phase")


def _has_open_desire(table, who) -> None:
    if "open" not in table.seat(who)["desires"].values():
        raise Refusal("desire_not_open")


@game.command(when=_may_fulfil, offered=_has_open_desire, group="any_time")
def fulfil_desire(table, who, kind: KIND, cost: Amount() = None, conditions_met: Bool = True):
    """G03: any moment of the own turn, with all bank loans repaid; the third one reaches the goal."""
    held = table.seat(who)
    cost = held["desire_costs"].get(kind, 0) if cost is None else cost
    no_arrears(table, who, cost)
    if held["desires"][kind] != "open":
        raise Refusal("desire_not_open")
    debts = bool(held["loans"])
    if table.options["win_requires"] == "all_debts":
        debts = debts or any(sheet.mortgage_left(row) for row in held["properties"]) \
            or any(sheet.credit_left(row) for row in held["stakes"])
    if debts:
        raise Refusal("loans_open")
    if not conditions_met:
        raise Refusal("conditions_missing")
    afford(table, who, cost)
    yield from pay_bank(table, who, cost, "desire")
    yield facts.set_field(who, ["desires", kind], "fulfilled")
    yield from check_goal(table)


def check_goal(table):
    """Who has three fulfilled desires and no place yet has reached the goal; the seat in turn comes first."""
    first = table.current or (table.seats[0] if table.seats else None)
    for seat in table.clockwise(first) if first else []:
        held = table.seat(seat)
        if held["finish_place"] is None and all(held["desires"][kind] == "fulfilled" for kind in KINDS):
            yield from _finish(table, seat)


def _finish(table, who: str):
    """The next free place; when all have finished the game has ended (L203)."""
    places = [table.seat(s)["finish_place"] for s in table.seats if table.seat(s)["finish_place"] is not None]
    place = max(places, default=0) + 1
    yield facts.set_field(who, "finish_place", place)
    yield facts.notice("finished", seat=who, place=place)
    if all(table.seat(s)["finish_place"] is not None for s in table.seats):
        yield from withdraw(table)
        for row in table.open_rows():
            yield facts.close_row(row)
        yield facts.begin_turn(None)
        yield facts.set_shared("phase", "ended")
