"""Deals that both confirm: trades, and the sale of an institution at Novináři (7.16, 7.18; no. 16)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.agenda import answer
from companion.engine.forms import Amount, Count, Integer, SeatOf
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.box import DOTACE, MONEY, STATE, bad, game, is_pm, owned_ids, property_of
from companion.games.ucelovka.rules.kinds import ANY_CARD, CARD, OWN_PROPERTY, PROPERTY, Several
from companion.games.ucelovka.rules.owning import (check_markers, check_unlocked, give_card, give_property, journalists_duty,
                                                   warn_markers)

__all__ = ["deals", "KINDS"]

KINDS = ("trade", "sell_institution")
PARTS = ("properties", "cards", "money", "dotace")


def deals(table) -> list[dict]:
    """The open deals, oldest first."""
    return [row for row in table.open_rows() if row["kind"] in KINDS]


def _number(table):
    """Deals are numbered through the evening: a fact."""
    return facts.set_shared("last_trade", table.shared["last_trade"] + 1)


# -- trades --------------------------------------------------------------------------------------------------

def _may_trade(table, who) -> None:
    if table.phase in ("setup", "ended"):
        raise Refusal("phase", order=True)
    table.require(table.shared["term_no"] > 0, "trade_too_early")


def _side(give_properties, give_cards, give_money, give_dotace) -> dict:
    return {"properties": list(give_properties), "cards": list(give_cards), "money": give_money, "dotace": give_dotace}


@game.command(who="any", when=_may_trade, group="deal")
def trade(table, who, partner: SeatOf(others=True), give_properties: Several(OWN_PROPERTY) = (), give_cards: Several(CARD) = (),
          take_properties: Several(PROPERTY) = (), take_cards: Several(ANY_CARD) = (), give_money: Amount() = 0, take_money: Amount() = 0,
          give_dotace: Integer(0, 10**6) = 0, take_dotace: Integer(0, 10**6) = 0, give_social_cards: Integer(0, 10**6) = 0,
          take_social_cards: Integer(0, 10**6) = 0):
    """Offer a trade: property, voting cards, money both ways; it is booked when the partner confirms (7.18)."""
    if give_social_cards or take_social_cards:
        raise Refusal("card_trade")
    give = _side(give_properties, give_cards, give_money, give_dotace)
    take = _side(take_properties, take_cards, take_money, take_dotace)
    if (give_dotace or take_dotace) and not table.options["dotace_tradable"]:
        raise Refusal("dotace_trade")
    if not any(give.values()) and not any(take.values()):
        raise bad("give_money", "missing")
    _check_side(table, who, give, take)
    yield _number(table)
    yield facts.open_row(table, "trade", who, [partner], audience=[who, partner], no=table.shared["last_trade"], give=give, take=take)


def _check_side(table, seat: str, gives: dict, gets: dict, other_reads: bool = False) -> None:
    """What one party puts in. other_reads: the refusal goes to the other party, and tells nothing of a hidden purse."""
    held = [row["card_id"] for row in table.rows(seat, "voting_cards")]
    for card in [*gives["properties"], *gives["cards"]]:
        if card not in held and card not in owned_ids(table, seat):
            raise Refusal("not_yours", card=card)
    if gives["dotace"] and is_pm(table, seat):
        raise Refusal("pm_own_dotace")
    if gives["dotace"] > table.balance(seat, DOTACE):
        raise Refusal("no_dotace")
    check_unlocked(table, seat, [*gives["properties"], *gives["cards"]])
    if gives["money"] > table.cash(seat):
        if other_reads and not table.is_open(seat, "cash"):
            raise Refusal("not_enough_cash", need=gives["money"])
        raise Refusal("not_enough_cash", need=gives["money"], have=table.cash(seat))
    check_markers(table, seat, len(gets["properties"]) - len(gives["properties"]))


@game.on_agreed("trade")
def traded(table, row: dict):
    """Both have said yes: everything changes hands; round tokens stay on the firms."""
    proposer, partner, terms = row["by"], next(iter(row["answers"])), row["terms"]
    for giver, taker, side in ((proposer, partner, terms["give"]), (partner, proposer, terms["take"])):
        if side["money"]:
            yield facts.move(side["money"], MONEY, giver, taker, "trade")
        if side["dotace"]:
            yield facts.move(side["dotace"], DOTACE, giver, taker, "trade")
    for taker, side in ((partner, terms["give"]), (proposer, terms["take"])):
        for one in side["properties"]:
            yield from give_property(table, one, taker)
        for card in side["cards"]:
            yield from give_card(table, card, taker)
        if side["properties"]:
            yield from warn_markers(table, taker)


# -- the sale of an institution (7.16) -----------------------------------------------------------------------

def _may_sell(table, who) -> None:
    here = table.shared["duty"]
    table.require(here is None or here["action"] != "square_journalists" or here["seat"] == who, "not_allowed")
    if not journalists_duty(table, who):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_may_sell, group="square")
def sell_institution(table, who, property: OWN_PROPERTY, buyer: SeatOf(others=True), price: Amount()):
    """Novináři: sell an institution, not below its nominal value; half of the price is the State's (7.16)."""
    if property not in owned_ids(table, who):
        raise Refusal("not_yours", card=property)
    one = property_of(table, property)
    if one["kind"] != "institution":
        raise bad("property")
    if price < one["nominal_value"]:
        raise Refusal("below_nominal", n=one["nominal_value"])
    yield _number(table)
    yield facts.open_row(table, "sell_institution", who, [buyer], audience=[who, buyer], no=table.shared["last_trade"],
                         property=property, price=price)


@game.on_agreed("sell_institution")
def sold(table, row: dict):
    """The buyer pays the seller, the seller half of it, rounded down, to the State."""
    seller, buyer, terms = row["by"], next(iter(row["answers"])), row["terms"]
    yield facts.move(terms["price"], MONEY, buyer, seller, "sell_institution")
    if terms["price"] // 2:
        yield facts.move(terms["price"] // 2, MONEY, seller, STATE, "sell_institution_half")
    yield from give_property(table, terms["property"], buyer)
    yield facts.set_shared("duty", None)
    yield from warn_markers(table, buyer)


def _check_sale(table, row: dict, buyer: str) -> None:
    seller, terms = row["by"], row["terms"]
    if not journalists_duty(table, seller):
        raise Refusal("phase", order=True)
    if terms["price"] > table.cash(buyer):
        raise Refusal("not_enough_cash", need=terms["price"], have=table.cash(buyer))
    check_markers(table, buyer, 1)
    if terms["property"] not in owned_ids(table, seller):
        raise Refusal("not_yours", card=terms["property"])


# -- the answer ------------------------------------------------------------------------------------------------

def _asked(table, who) -> None:
    if not any(who in row["waiting"] for row in deals(table)):
        raise Refusal("phase", order=True)


def _chosen(table, rows: list[dict], number: int | None) -> dict:
    """The deal of this number, or the only one there is."""
    if number is None and len(rows) > 1:
        raise bad("trade", "missing")
    found = next((row for row in rows if number in (None, row["terms"]["no"])), None)
    if found is None:
        raise Refusal("phase", order=True)
    return found


@game.command(who="any", when=_asked, group="deal")
def confirm_trade(table, who, trade: Count() = None):
    """Yes: the deal is booked now, if both still have what they promised (7.18)."""
    row = _chosen(table, [row for row in deals(table) if who in row["waiting"]], trade)
    if row["kind"] == "trade":
        _check_side(table, who, row["terms"]["take"], row["terms"]["give"])
        _check_side(table, row["by"], row["terms"]["give"], row["terms"]["take"], other_reads=True)
    else:
        _check_sale(table, row, who)
    yield from answer(table, row, who, audience=[who, row["by"]])


def _party(table, who) -> None:
    if not any(who == row["by"] or who in row["waiting"] for row in deals(table)):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_party, group="deal")
def decline_trade(table, who, trade: Count() = None):
    """No deal; nothing is booked (7.18)."""
    yield facts.close_row(_chosen(table, [row for row in deals(table) if who == row["by"] or who in row["waiting"]], trade))
