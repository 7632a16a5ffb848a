"""Bets on somebody else's spin: what may lie on the strip (9.3)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount, Integer, ListOf
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.box import MONEY, STEP, alive, game, strip
from companion.games.jogo_da_vida.rules.spins import bets_allowed

MOST = 24_000


def _spinner(table, who) -> None:
    spinner = table.roll["by"] if table.roll else None
    seated = who is not None and who in (spinner, table.host)
    table.require(seated or table.sent_by_host, "not_allowed")
    alive(table, who)


def _may_open(table, who) -> None:
    _spinner(table, who)
    if table.roll is None or not bets_allowed(table, table.roll["purpose"]) or table.shared["bets"].get("open"):
        raise Refusal("phase", order=True)


def _may_close(table, who) -> None:
    _spinner(table, who)
    if table.roll is None or not table.shared["bets"].get("open"):
        raise Refusal("phase", order=True)


@game.command(who="anyone", when=_may_open, stale="roll", group="bets")
def open_bets(table, who):
    """The others may bet again; stakes of this spin add up."""
    yield facts.set_shared("bets.open", True)


@game.command(who="anyone", when=_may_close, stale="roll", group="bets")
def close_bets(table, who):
    """No more bets: the wheel is about to turn."""
    yield facts.set_shared("bets.open", False)


def own_money(table, seat: str) -> int:
    """The cash held before any loan taken in this window, own stakes counted in (9.3, no. 5)."""
    before = table.shared["bets"].get("own", {}).get(seat)
    return table.cash(seat) + sum(strip(table, seat).values()) if before is None else before


def remember_own_money(table, seat: str):
    """The first loan in a window of bets: what the seat had before is what it may stake. Yields facts."""
    if table.roll is not None and table.shared["bets"] and seat not in table.shared["bets"]["own"]:
        yield facts.set_shared(["bets", "own", seat], own_money(table, seat))


def _bets_open(table, who) -> None:
    alive(table, who)
    if table.roll is None:
        raise Refusal("bet_closed", order=True)
    table.require(table.roll["by"] != who, "bet_own_spin")
    table.require(bets_allowed(table, table.roll["purpose"]), "bet_spin_excluded")
    table.require(table.shared["bets"].get("open"), "bet_closed")


def _each_number_its_amount(table, who, values: dict) -> None:
    amounts = values["amounts"]
    if len(amounts) != len(values["numbers"]):
        raise Refusal("bad_parameter", parameter="amounts", why="amount_for_each")
    lies = {int(number): amount for number, amount in strip(table, who).items()} if who else {}
    for number, amount in zip(values["numbers"], amounts, strict=True):
        lies[number] = lies.get(number, 0) + amount
    if table.options["bet_split"] == "equal_halves" and len(lies) == 2 and len(set(lies.values())) == 2:
        raise Refusal("bad_parameter", parameter="amounts", why="equal_halves")


@game.command(who="any", when=_bets_open, stale="roll", group="bets", check=_each_number_its_amount)
def bet(table, who, numbers: ListOf(Integer(-10**6, 10**6), 20), amounts: ListOf(Amount(1), 20)):
    """One number, or two; up to 24.000 in all on this spin, of the money you had before any loan."""
    already = strip(table, who)
    on = {*already, *map(str, numbers)}
    if not numbers or len(set(numbers)) < len(numbers) or len(on) > 2 or not all(1 <= number <= 10 for number in numbers):
        raise Refusal("bet_numbers")
    stake, lies = sum(amounts), sum(already.values())
    if stake + lies > MOST:
        raise Refusal("bet_max")
    if any(amount % STEP for amount in amounts):
        raise Refusal("step_1000")
    own, cash = own_money(table, who), table.cash(who)
    if stake + lies > own and who in table.shared["bets"]["own"]:
        raise Refusal("loan_then_bet", own=own)
    if stake > cash:
        raise Refusal("not_enough_cash", need=stake, have=cash)
    for number, amount in zip(numbers, amounts, strict=True):
        yield facts.move(amount, MONEY, who, f"{who}/strip/{number}", "stake")
