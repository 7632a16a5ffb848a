"""Loans and promissory notes: borrowing, forced loans, paying back (8; no. 5, 17, 30)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount, Choice, Count
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.bets import remember_own_money
from companion.games.jogo_da_vida.rules.box import BANK, MONEY, NOTE, NOTES, alive, game, set_turn, turn_of
from companion.games.jogo_da_vida.rules.money import lend, pay_debts, proposed

__all__ = ["note_price", "in_shortfall"]


def note_price(table, seat: str) -> int:
    """What a note costs to pay back: 20.000, after Judgement Day what the table agreed on (no. 17)."""
    return NOTE if table.seat(seat)["status"] == "playing" else table.options["late_note_price"]


def in_shortfall(table, seat: str) -> bool:
    """Judgement Day could not be paid and the tycoon's spin is still to come."""
    held = table.seat(seat)
    return held["status"] == "judged" and held["judgement_shortfall"] > 0


def _borrows(table, who) -> None:
    alive(table, who)
    if table.phase == "lobby":
        raise Refusal("phase", order=True)


def _notes_left(table, who, values: dict) -> None:
    out = sum(table.balance(seat, NOTES) for seat in table.seats)
    limit = table.options["note_limit"]
    if limit != "none" and values["amount"] % NOTE == 0 and out + values["amount"] // NOTE > limit:
        raise Refusal("bad_parameter", parameter="amount", why="note_limit")


@game.command(who="any", when=_borrows, group="any_time", answers=True, check=_notes_left)
def borrow(table, who, amount: Amount(-10**9), purpose: Choice("general", "bet", "revenge", group="purpose") = "general"):
    """Any multiple of 20.000, at any time; not for bets, not for revenge, not to settle the notes of Judgement Day."""
    if amount <= 0 or amount % NOTE:
        raise Refusal("loan_step")
    if purpose != "general":
        raise Refusal("loan_purpose")
    if (table.seat(who)["settling"] or in_shortfall(table, who)) and table.options["judgement_loan"] == "refused":
        raise Refusal("judgement_loan")
    yield from remember_own_money(table, who)
    yield from lend(table, who, amount // NOTE)
    if who == table.current:
        yield set_turn(table, receipt={"amount": amount, "stopped": True, "scope": False, "used": False})
    yield from pay_debts(table)


def _must_borrow(table, who) -> None:
    alive(table, who)
    if who not in proposed(table):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_must_borrow, stale="loan", answers=True, group="window")
def accept_loan(table, who):
    """The smallest loan that covers a compulsory payment; the payment follows by itself."""
    notes = proposed(table)[who]
    yield from lend(table, who, notes)
    if who == table.current and turn_of(table)["receipt"] is None:     # lent money, if nothing else came in this turn
        yield set_turn(table, receipt={"amount": notes * NOTE, "stopped": True, "scope": False, "used": False})
    yield from pay_debts(table)


def _one_of_two(table, who, values: dict) -> None:
    if (values["notes"] is None) == (values["amount"] is None):
        raise Refusal("bad_parameter", parameter="notes", why="one_of_two")


def _may_repay(table, who) -> None:
    if table.phase == "lobby" or table.seat(who)["settling"] or _pays_in_a_window(table, who):
        raise Refusal("phase", order=True)


def _pays_in_a_window(table, who) -> bool:
    """Whether money of this seat is counted on by an open card window: what revenge takes."""
    return any(one["from"] == who for row in table.open_rows("wealth") for one in row["terms"]["payments"])


def _has_notes(table, who) -> None:
    _may_repay(table, who)
    if not table.balance(who, NOTES):
        raise Refusal("no_such_note")


@game.command(who="any", when=alive, offered=_has_notes, group="any_time", check=_one_of_two)
def repay(table, who, notes: Count() = None, amount: Amount(1) = None):
    """Whole promissory notes, 20.000 each; after Judgement Day at the price the table agreed on."""
    price = note_price(table, who)
    if amount is not None and amount % price:
        raise Refusal("repay_whole_note")
    count = notes if amount is None else amount // price
    if count > table.balance(who, NOTES):
        raise Refusal("no_such_note")
    if table.cash(who) < count * price:
        raise Refusal("not_enough_cash", need=count * price, have=table.cash(who))
    _may_repay(table, who)
    yield facts.move(count * price, MONEY, who, BANK, "repayment")
    yield facts.move(count, NOTES, who, BANK, "repayment")
    if who == table.current:
        yield set_turn(table, payment={"amount": count * price, "to": "bank", "bought": True, "stopped": True, "used": False})
