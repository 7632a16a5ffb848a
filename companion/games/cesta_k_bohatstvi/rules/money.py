"""Money in general: voluntary and compulsory payments, receipts, arrears (8.5, M01-M03)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import BANK, MONEY

__all__ = ["no_arrears", "afford", "pay_bank", "must_pay", "receive", "hand_over"]


def no_arrears(table, seat: str, amount: int) -> None:
    """A voluntary payment waits until the arrears are settled (M01); nothing to pay, nothing to refuse."""
    arrears = table.seat(seat)["arrears"]
    if amount > 0 and arrears > 0:
        raise Refusal("arrears_first", arrears=arrears)


def afford(table, seat: str, amount: int, **more) -> None:
    """Refuse what exceeds the cash (M01); with real banknotes nobody checks (cash_mode)."""
    have = table.cash(seat)
    if amount > have and table.options["cash_mode"] != "banknotes":
        raise Refusal("not_enough_cash", need=amount, have=have, **more)


def _out(table, seat: str, amount: int, target: str, memo: str):
    """Money leaves a purse; notes the books never saw are booked in first, so that no purse goes below zero."""
    if table.options["cash_mode"] == "banknotes":
        missing = amount - table.cash(seat)
        if missing > 0:
            yield facts.move(missing, MONEY, BANK, seat, "banknotes")
    yield facts.move(amount, MONEY, seat, target, memo)
    yield from _announce(table, seat, target, amount)


def _announce(table, payer: str, to: str, amount: int):
    """With banknotes every payment is said aloud, with the notes that make it up."""
    if table.options["cash_mode"] == "banknotes":
        yield facts.notice("banknotes", payer=payer, to=to, amount=amount, notes=notes_for(table, amount))


def notes_for(table, amount: int) -> list[dict]:
    """The fewest notes that make an amount, largest first: [{"value", "count"}]; the rest has no note."""
    made = []
    for value in sorted(table.data["note_values"], reverse=True):
        count, amount = divmod(amount, value)
        if count:
            made.append({"value": value, "count": count})
    return made


def pay_bank(table, seat: str, amount: int, memo: str):
    """A voluntary payment to the bank; the caller has checked it with no_arrears and afford."""
    if amount > 0:
        yield from _out(table, seat, amount, BANK, memo)


def hand_over(table, payer: str, to: str, amount: int, memo: str):
    """Money from one seat to another; the receiver's arrears come first."""
    yield from _out(table, payer, amount, to, memo)
    yield from _settle(table, to, amount)


def must_pay(table, seat: str, amount: int, memo: str):
    """A compulsory payment: what the cash does not cover becomes arrears, or is dropped (M02, insolvency)."""
    if amount <= 0:
        return
    if table.options["cash_mode"] == "banknotes":
        yield from _out(table, seat, amount, BANK, memo)
        return
    paid = min(amount, table.cash(seat))
    if paid:
        yield from _out(table, seat, paid, BANK, memo)
    short = amount - paid
    if short and table.options["insolvency"] == "arrears":
        yield facts.set_field(seat, "arrears", table.seat(seat)["arrears"] + short)
        yield facts.notice("arrears_booked", seat=seat, amount=short)
    elif short:
        yield facts.notice("forgiven", seat=seat, amount=short)


def receive(table, seat: str, amount: int, memo: str):
    """The bank pays a seat; arrears are settled out of it first (M02)."""
    if amount <= 0:
        return
    yield facts.move(amount, MONEY, BANK, seat, memo)
    yield from _announce(table, BANK, seat, amount)
    yield from _settle(table, seat, amount)


def _settle(table, seat: str, received: int):
    arrears = table.seat(seat)["arrears"]
    settled = min(arrears, received)
    if settled:
        yield facts.move(settled, MONEY, seat, BANK, "arrears")
        yield facts.set_field(seat, "arrears", arrears - settled)
        yield facts.notice("arrears_settled", seat=seat, amount=settled)
