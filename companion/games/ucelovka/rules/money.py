"""Payments that are due, debts, money from hand to hand (7.19, 7.21; no. 12)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import paying
from companion.engine.forms import Amount, Choice, SeatOf, Text
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import kind_at, place_of
from companion.games.ucelovka.rules.box import DOTACE, MONEY, STATE, bad, game, hosting, in_play, set_turn, turn_of

__all__ = ["pay_due", "owe", "debt_to", "still_owing"]

BEFORE_OFFICE = ("dealing", "election", "tiebreak", "inauguration")
FINE = 150                  # for smoking in the Pub, on honour (EXT-1)


def pay_due(table, payer: str, to: str, amount: int, memo: str):
    """What there is is paid at once, the rest is a debt; play goes on (no. 12). Yields facts."""
    paid = min(table.cash(payer), amount)
    if paid:
        yield facts.move(paid, MONEY, payer, to, memo)
    if amount > paid:
        yield from owe(table, payer, to, amount - paid)
        yield set_turn(table, owing=[*turn_of(table)["owing"], [payer, to]])


def debt_to(table, seat: str, creditor: str) -> dict | None:
    """The row of what a seat owes somebody."""
    return next((row for row in table.rows(seat, "debts") if row["creditor"] == creditor), None)


def owe(table, seat: str, creditor: str, amount: int):
    """A debt grows; there is one row for each creditor. Yields facts."""
    row = debt_to(table, seat, creditor)
    if row is None:
        yield facts.add_row(table, seat, "debts", creditor=creditor, amount=amount)
    else:
        yield facts.change_row(seat, "debts", row, amount=row["amount"] + amount)


def still_owing(table) -> bool:
    """Whether a payment of this turn holds it open (option shortfall)."""
    return table.options["shortfall"] == "block" and any(debt_to(table, payer, to) for payer, to in turn_of(table)["owing"])


def _has_debts(table, who) -> None:
    _begun(table, who)
    table.require(bool(table.rows(who, "debts")), "phase")


def _begun(table, who) -> None:
    if table.phase == "setup":
        raise Refusal("phase", order=True)
    first = table.shared["term_no"] == 0 and table.phase in BEFORE_OFFICE
    table.require(not first, "phase")       # nothing changes hands before the first inauguration (7)


@game.command(who="any", when=_begun, offered=_has_debts, group="money")
def pay_debt(table, who, creditor: SeatOf(bank=True, others=True), amount: Amount(1)):
    """Pay a debt back, or part of it (7.21)."""
    row = debt_to(table, who, creditor)
    if row is None:
        raise bad("creditor")
    if amount > row["amount"]:
        raise bad("amount", "range")
    if amount > table.cash(who):
        raise Refusal("not_enough_cash", need=amount, have=table.cash(who))
    yield facts.move(amount, MONEY, who, creditor, "pay_debt")
    if amount == row["amount"]:
        yield facts.remove_row(who, "debts", row)
    else:
        yield facts.change_row(who, "debts", row, amount=row["amount"] - amount)


@game.command(who="any", when=_begun, group="money")
def transfer_money(table, who, to: SeatOf(bank=True, others=True), amount: Amount(1)):
    """Money for a promise, a bribe, an agreement (7.19)."""
    if amount > table.cash(who):
        raise Refusal("not_enough_cash", need=amount, have=table.cash(who))
    yield facts.move(amount, MONEY, who, to, "transfer_money")


def _in_the_pub(table, who) -> None:
    in_play(table)
    here = [seat for seat in table.seats if kind_at(table, place_of(table, seat)) == "pub"]
    table.require(who in here or not here, "not_allowed")
    table.require(who in here, "phase")


@game.command(who="any", when=_in_the_pub, group="square")
def fine_smoking(table, who):
    """Smoking in the Pub costs 150U, on honour and as often as it happens (7.16)."""
    yield from pay_due(table, who, STATE, FINE, "fine_smoking")


def _host(table, who) -> None:
    table.require(hosting(table, who), "not_allowed")


@game.command(who="anyone", when=_host, group="host")
def pay(table, who, to: SeatOf(bank=True), amount: Amount(1), payer: SeatOf(bank=True) = None,
        commodity: Choice(MONEY, DOTACE) = MONEY, memo: Text(120) = ""):
    """The host pays from the State Budget or between players; players among themselves transfer money (17.3, manual)."""
    payer = paying(table, who, getattr(table, "actor", {}), payer)
    if payer == to:
        raise bad("to")
    have = table.balance(payer, commodity)
    if payer != STATE and have < amount:
        raise Refusal("not_enough_cash", need=amount, have=have)
    yield facts.move(amount, commodity, payer, to, memo or "pay")
