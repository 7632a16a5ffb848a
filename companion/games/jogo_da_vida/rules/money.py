"""Money in general: who pays whom now, who must borrow first, the host's payments (7, 18.4)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import paying
from companion.engine.forms import Amount, Choice, SeatOf, Text
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.box import BANK, MONEY, NOTE, NOTES, STEP, game

__all__ = ["owe", "payment", "notes_for", "proposed", "pay_debts"]

game.wait("forced_loan")


def payment(source: str, target: str, amount: int, memo: str) -> dict:
    """One compulsory payment, as the step collect takes it."""
    return {"from": source, "to": target, "amount": amount, "memo": memo}


def owe(*payments: dict):
    """Compulsory payments as a step: what is there is paid, who is short must borrow first, in any order."""
    return facts.step("collect", payments=[one for one in payments if one["amount"] > 0 and one["from"] != one["to"]])


@game.step("collect")
def collect(table, payments: list[dict]):
    """Everybody pays who can; the payment that exceeds the cash waits for the forced loan (7.1)."""
    waits = False
    for payer in dict.fromkeys(one["from"] for one in payments):
        due = [one for one in payments if one["from"] == payer]
        if payer == BANK or table.cash(payer) >= sum(one["amount"] for one in due):
            yield from _pay(due)
        else:
            yield facts.open_row(table, "loan", None, [payer], payments=due)
            waits = True
    if waits:
        yield facts.step("forced_loan")


def _pay(due: list[dict]):
    for one in due:
        yield facts.move(one["amount"], MONEY, one["from"], one["to"], one["memo"])


def notes_for(missing: int) -> int:
    """The smallest loan that covers what is missing, in promissory notes (7.1)."""
    return max(0, -(-missing // NOTE))


def _due(row: dict) -> int:
    return sum(one["amount"] for one in row["terms"]["payments"])


def proposed(table) -> dict[str, int]:
    """Who has to borrow how many notes before the turn goes on."""
    return {row["waiting"][0]: notes_for(_due(row) - table.cash(row["waiting"][0])) for row in table.open_rows("loan")}


def pay_debts(table):
    """Payments that waited for money follow by themselves; with the last one the turn goes on. Yields facts."""
    for row in table.open_rows("loan"):
        if table.cash(row["waiting"][0]) >= _due(row):
            yield from _pay(row["terms"]["payments"])
            yield facts.close_row(row)
    if table.agenda and table.agenda[0]["do"] == "forced_loan" and not table.open_rows("loan"):
        yield facts.finish_step(table, "forced_loan")


def lend(table, seat: str, count: int):
    """The bank lends 20.000 for each promissory note; it always has enough of both (no. 21). Yields facts."""
    if count:
        yield facts.move(count * NOTE, MONEY, BANK, seat, "loan")
        yield facts.move(count, NOTES, BANK, seat, "loan")
        yield facts.set_shared("note_counter", table.shared["note_counter"] + count)


def _host(table, who) -> None:
    # the box has no deals between players: only the banker pays out and in
    hosting = getattr(table, "actor", {}).get("role") == "host" or (who is not None and who == table.host)
    table.require(hosting, "not_allowed")


@game.command(who="anyone", when=_host, group="host", answers=True)
def pay(table, who, to: SeatOf(bank=True), amount: Amount(1), payer: SeatOf(bank=True) = None,
        commodity: Choice(MONEY) = MONEY, memo: Text(120) = ""):
    """The host moves money between the bank and players; among themselves the box knows no deals."""
    payer = paying(table, who, getattr(table, "actor", {}), payer)
    if payer == to:
        raise Refusal("bad_parameter", parameter="to", why="choice")
    if amount % STEP:
        raise Refusal("step_1000")
    if payer != BANK and table.cash(payer) < amount:
        raise Refusal("not_enough_cash", need=amount, have=table.cash(payer))
    yield facts.move(amount, MONEY, payer, to, memo or "pay")
    yield from pay_debts(table)
