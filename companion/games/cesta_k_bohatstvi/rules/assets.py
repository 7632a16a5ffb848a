"""Businesses, flats and land, and the bank loans for them (8.9, 8.10: L01-L04, C02-C08)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount, Bool, CardOf, RowOf, Text
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import BANK, MONEY, card_action, filled, game, spend
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank, receive

__all__ = ["check_loan", "take", "playing"]


def playing(table, who) -> None:
    """Things possible at any time need a game under way."""
    table.require(table.phase != "ended", "phase")


# -- loans -------------------------------------------------------------------------------------------------

def check_loan(table, seat: str, amount: int, most: int) -> None:
    """L01, L04: at most what the card allows, at most four loans at the same time."""
    if amount > most:
        raise Refusal("loan_above_card_limit", max=most)
    if amount and sheet.open_loans(table, seat) >= table.data["loan_max_count"]:
        raise Refusal("loan_limit")


def take(table, seat: str, amount: int, purpose: str):
    """The bank credits the principal; a row with nothing ticked yet."""
    if amount:
        yield facts.move(amount, MONEY, BANK, seat, "loan")
        yield facts.add_row(table, seat, "loans", principal=amount, instalments_paid=0, purpose=purpose)


@game.command(who="any", when=playing, group="any_time")
def repay_loan_early(table, who, loan: RowOf("loans"), amount: Amount(0) = None):
    """L03: only the whole rest: the remaining instalments, or always twelve (early_repayment)."""
    rest = sheet.loan_left(table, loan)
    no_arrears(table, who, rest)
    if amount is not None and amount != rest:
        raise Refusal("loan_full_amount_only", amount=rest)
    afford(table, who, rest)
    yield from pay_bank(table, who, rest, "repayment")
    yield facts.remove_row(who, "loans", loan)


@game.command(who="any", group="never")
def take_loan(table, who, amount: Amount(), purpose: Text()):
    """L01: never by itself; loans come with the card they are for."""
    raise Refusal("loan_purpose")


# -- buying ------------------------------------------------------------------------------------------------

def _conditions(table, who: str, card: dict, met: bool) -> None:
    """The card's conditions: its skills are looked up, the rest the player says."""
    if not met or any(len(filled(table, who, skill)) < need for skill, need in card["required_skills"].items()):
        raise Refusal("conditions_missing")


def _purchase(table, who: str, card: dict, price: int, loan: int, met: bool, rows: str,
              values: dict):
    no_arrears(table, who, price)
    _conditions(table, who, card, met)
    check_loan(table, who, loan, card["max_loan"])
    afford(table, who, price - loan)
    yield from spend(table, "card")
    yield from take(table, who, loan, card["name"])
    yield from pay_bank(table, who, price, "purchase")
    yield facts.add_row(table, who, rows, **values)
    yield facts.notice("refill_offer", row="opportunity")


@game.command(when=card_action, group="card")
def buy_business(table, who, card: CardOf("business"), loan: Amount() = 0, conditions_met: Bool = True):
    """C02: the price to the bank, with a loan if the card allows one; the card lies before the player."""
    frozen = [sheet.table_value(card["bonus_table"], sheet.column(table, who, "right")),
              sheet.table_value(card["penalty_table"], sheet.column(table, who, "left"))]
    values = {name: card[name] for name in game.rows["businesses"]["fields"]}
    yield from _purchase(table, who, card, card["price"], loan, conditions_met, "businesses",
                         {**values, "frozen": frozen})


@game.command(when=card_action, group="card")
def buy_property(table, who, card: CardOf("flat", "land"), loan: Amount() = 0, conditions_met: Bool = True):
    """C07: the own funds to the bank; a mortgage is no loan row and no expense line."""
    values = {name: card[name] for name in game.rows["properties"]["fields"] if name in card}
    values |= {"kind": card["kind"], "mortgage_instalments_paid": 0}
    yield from _purchase(table, who, card, card["own_funds"], loan, conditions_met, "properties", values)


# -- selling -----------------------------------------------------------------------------------------------

def settle_sale(table, who: str, amount: int, memo: str = "sale"):
    """The bank pays what a sale brings; a negative result has to be paid (M01)."""
    if amount < 0:
        no_arrears(table, who, -amount)
        afford(table, who, -amount)
        yield from pay_bank(table, who, -amount, memo)
    else:
        yield from receive(table, who, amount, memo)


@game.command(who="any", when=playing, group="any_time")
def sell_business(table, who, business: RowOf("businesses")):
    """C05: the bank pays the present price; the loan stays."""
    price = sheet.token_price(table, business["price"], business["tokens"])
    yield facts.remove_row(who, "businesses", business)
    yield from settle_sale(table, who, price)
    yield facts.notice("card_returned", name=business["name"], deck="opportunity")


@game.command(who="any", when=playing, group="any_time")
def sell_property(table, who, property: RowOf("properties"), value: Amount() = None):
    """C08: the present price less the mortgage left; another value if the card has its own table (AMB-21)."""
    computed = sheet.token_price(table, property["price"], property["tokens"]) - sheet.mortgage_left(property)
    yield facts.remove_row(who, "properties", property)
    yield from settle_sale(table, who, computed if value is None else value)
    if value is not None and value != computed:
        yield facts.notice("value_typed", name=property["name"], value=value, computed=computed)
    yield facts.notice("card_returned", name=property["name"], deck="opportunity")


__all__ += ["settle_sale"]
