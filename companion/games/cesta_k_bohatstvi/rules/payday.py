"""Money squares: cashflow, ticks, claims, START (8.4, P01-P09, L02, F02, X03)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import game
from companion.games.cesta_k_bohatstvi.rules.money import must_pay, receive
from companion.games.cesta_k_bohatstvi.rules.tree import add_universal

__all__ = ["money_square", "forfeit"]


def _figures():
    # sheet.py imports the box; looked up when a payday is booked, so that either may be imported first
    from companion.games.cesta_k_bohatstvi import sheet
    return sheet


def money_square(table, seat: str, square: str):
    """P01, P02, P06: what passing or landing on a payday or START books. In round 1 START is inactive (P07)."""
    if square == "start" and table.shared["round_number"] < 2:
        return
    due = _due(table, seat) if table.options["payday_claim"] == "on_request" else -1
    if due >= 0:
        held = table.seat(seat)
        yield facts.set_field(seat, "unclaimed", held["unclaimed"] + 1)
        yield facts.set_field(seat, "claims", [*held["claims"], {"square": square, "amount": due}])
    else:
        yield from _pay_out(table, seat, square)
    if square == "start":
        yield from _start(table, seat)


def _due(table, seat: str) -> int:
    """What a payout to be claimed comes to: the books as the move is entered (AMB-45), the ticks of those before it done."""
    scratch = table.working()
    for claim in table.seat(seat)["claims"]:
        for fact in _ticks(scratch, seat, claim["square"]):
            scratch.book(fact)
    return _figures().total_cashflow(scratch, seat)


def _pay_out(table, seat: str, square: str, amount: int | None = None):
    amount = _figures().total_cashflow(table, seat) if amount is None else amount
    memo = "start" if square == "start" else "payday"
    if amount >= 0:
        yield from receive(table, seat, amount, memo)
    else:
        yield from must_pay(table, seat, -amount, memo)
    yield from _ticks(table, seat, square)


def _ticks(table, seat: str, square: str):
    """P01 steps 3 and 4: loans, mortgages, project credits, allowances, lines; what is done is erased."""
    if square == "start" and not table.options["start_counts_as_payday"]:
        return
    held, data = table.seat(seat), table.data
    for row in list(held["loans"]):
        if row["instalments_paid"] + 1 >= data["loan_instalments"]:
            yield facts.remove_row(seat, "loans", row)
            yield facts.notice("loan_repaid", seat=seat, purpose=row["purpose"])
        else:
            yield facts.change_row(seat, "loans", row, instalments_paid=row["instalments_paid"] + 1)
    for row in list(held["properties"]):
        if _figures().mortgage_left(row) > 0:
            yield facts.change_row(seat, "properties", row, mortgage_instalments_paid=row["mortgage_instalments_paid"] + 1)
    for row in list(held["stakes"]):
        if _figures().credit_left(row) > 0:
            yield facts.change_row(seat, "stakes", row, stake_instalments_paid=row["stake_instalments_paid"] + 1)
    for row in list(held["allowances"]):
        if row["used"] + 1 >= data["allowance_uses"]:
            yield facts.remove_row(seat, "allowances", row)
            yield facts.notice("allowance_used_up", seat=seat, amount=row["amount"])
        else:
            yield facts.change_row(seat, "allowances", row, used=row["used"] + 1)
    for rows in ("income_lines", "expense_lines"):
        for row in list(held[rows]):
            if row["paydays"] == 1:
                yield facts.remove_row(seat, rows, row)
                yield facts.notice("line_ended", seat=seat, name=row["name"])
            elif row["paydays"] > 1:
                yield facts.change_row(seat, rows, row, paydays=row["paydays"] - 1)


def _start(table, seat: str):
    """P06: a token on every flat and land owned now, and a skill point for a white box."""
    for row in list(table.rows(seat, "properties")):
        yield facts.change_row(seat, "properties", row, tokens=[*row["tokens"], table.data["start_token_percent"]])
    yield from add_universal(table, seat, table.data["start_skill_points"])


# -- claims (P03) --------------------------------------------------------------------------------------

def _take_claim(table, seat: str):
    """Take the oldest open payout off the list; returns its square and amount (None: not noted when it arose)."""
    held = table.seat(seat)
    claims = held["claims"]
    claim = claims[0] if claims else {"square": "payday", "amount": None}
    yield facts.set_field(seat, "unclaimed", held["unclaimed"] - 1)
    yield facts.set_field(seat, "claims", claims[1:])
    return claim["square"], claim["amount"]


def _may_claim(table, who) -> None:
    if table.seat(who)["unclaimed"] <= 0:
        raise Refusal("phase", order=True)  # no ruling makes a claim


@game.command(who="any", when=_may_claim, group="money")
def claim_cashflow(table, who):
    """P03: "my cashflow, please": the oldest payout open."""
    square, amount = yield from _take_claim(table, who)
    yield from _pay_out(table, who, square, amount)


def forfeit(table, seat: str):
    """P03: a payout not asked for is lost; boxes are ticked all the same; a negative one is paid."""
    while table.seat(seat)["unclaimed"] > 0:
        square, amount = yield from _take_claim(table, seat)
        amount = _figures().total_cashflow(table, seat) if amount is None else amount
        if amount < 0:
            yield from _pay_out(table, seat, square)
            continue
        yield facts.notice("cashflow_forfeited", seat=seat, amount=amount)
        if table.options["forgotten_payday_ticks"]:
            yield from _ticks(table, seat, square)
