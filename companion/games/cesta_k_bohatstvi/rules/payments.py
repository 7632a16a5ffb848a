"""Money from player to player: offered, then accepted (M03, option player_transfers)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import paying
from companion.engine.forms import Amount, Choice, SeatOf, Text
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import BANK, MONEY, game
from companion.games.cesta_k_bohatstvi.rules.projects import partners
from companion.games.cesta_k_bohatstvi.rules.money import afford, hand_over, no_arrears, pay_bank, receive


def _partners(table, one: str, other: str) -> bool:
    """Whether two seats share a project, or a proposal of one."""
    if any(other in partners(table, one, stake) for stake in table.rows(one, "stakes")):
        return True
    return any({one, other} <= {row["by"], *row["terms"]["shares"]} for row in table.open_rows("project"))


def _may_pay(table, who) -> None:
    """Whether anybody could be paid; the host's own payments are always open."""
    if getattr(table, "actor", {}).get("role") == "host" and table.ruled_for is None:
        return
    if who is None:
        raise Refusal("not_allowed", order=True)
    table.require(table.phase != "ended", "phase")
    allowed = table.options["player_transfers"]
    table.require(allowed == "free" or (allowed == "project_only" and any(
        _partners(table, who, seat) for seat in table.seats if seat != who)), "not_allowed")


@game.command(who="anyone", when=_may_pay, group="money")
def pay(table, who, to: SeatOf(bank=True), amount: Amount(1), memo: Text(120) = "", payer: SeatOf(bank=True) = None,
        commodity: Choice(MONEY) = MONEY):
    """M03: booked when the receiver accepts; the host's payments are booked at once."""
    actor = getattr(table, "actor", {})
    payer = paying(table, who, actor, payer)
    if payer == to:
        raise Refusal("bad_parameter", parameter="to", why="choice")
    if table.sent_by_host or (actor.get("role") == "host" and table.ruled_for is None and payer != who):
        yield from _at_once(table, payer, to, amount, memo)
        return
    allowed = table.options["player_transfers"]
    table.require(allowed == "free" or (allowed == "project_only" and to != BANK and payer != BANK
                                        and _partners(table, payer, to)), "not_allowed")
    if BANK in (payer, to):
        yield from _at_once(table, payer, to, amount, memo)
        return
    no_arrears(table, payer, amount)
    afford(table, payer, amount)
    for row in table.open_rows("payment"):
        if row["by"] == payer:
            yield facts.close_row(row)
    parties = None if table.options["books_visibility"] == "open" else [payer, to]
    yield facts.open_row(table, "payment", payer, [to], audience=parties, to=to, amount=amount, memo=memo)


def _at_once(table, payer: str, to: str, amount: int, memo: str):
    if payer == BANK:
        yield from receive(table, to, amount, memo or "pay")
        return
    no_arrears(table, payer, amount)
    afford(table, payer, amount)
    if to == BANK:
        yield from pay_bank(table, payer, amount, memo or "pay")
    else:
        yield from hand_over(table, payer, to, amount, memo or "pay")


def _waits_for(table, who) -> None:
    if not any(who in row["waiting"] for row in table.open_rows("payment")):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_waits_for, stale="payment", answers=True, group="window")
def accept_payment(table, who):
    """The receiver accepts: now it is booked."""
    row = next(r for r in table.open_rows("payment") if who in r["waiting"])
    amount = row["terms"]["amount"]
    no_arrears(table, row["by"], amount)
    afford(table, row["by"], amount)
    yield facts.close_row(row)
    yield from hand_over(table, row["by"], who, amount, row["terms"]["memo"] or "pay")


@game.command(who="any", when=_waits_for, stale="payment", answers=True, group="window")
def decline_payment(table, who):
    """The receiver declines: nothing is booked."""
    row = next(r for r in table.open_rows("payment") if who in r["waiting"])
    yield facts.close_row(row)
