"""Purses: what leaves one, what it shall hold."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.table import Refusal

__all__ = ["spend", "set_purse"]


def spend(table, seat: str, amount: int, target: str, memo: str = ""):
    """So much money leaves the purse of a seat, first from what is spent first ([accounts] purse). Yields facts.

    Errors: Refusal not_enough_cash with what is needed and what there is (facts: need, have, player).
    """
    have = table.cash(seat)
    if have < amount:
        raise Refusal("not_enough_cash", need=amount, have=have, player=seat)
    for account in table.purses(seat):
        part = min(amount, table.balance(account))
        if part:
            yield facts.move(part, table.game.money, account, target, memo)
            amount -= part


def set_purse(table, account: str, commodity: str, value: int, memo: str = "correction"):
    """Book the difference between what an account holds and what it shall hold against the bank. Yields facts."""
    have = table.balance(account, commodity)
    if value > have:
        yield facts.move(value - have, commodity, table.game.bank, account, memo)
    elif value < have:
        yield facts.move(have - value, commodity, account, table.game.bank, memo)
