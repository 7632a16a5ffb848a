"""The box itself, and what every chapter needs: its tables, who is who, where pawns stand, what the turn remembers."""

from __future__ import annotations

from pathlib import Path

from companion.engine import facts
from companion.engine.game import Game
from companion.engine.table import Refusal

__all__ = ["game", "STATE", "MONEY", "DOTACE", "TAX", "TOKENS", "ROWS", "ROLES", "COMMON_SQUARES", "FRESH", "pm", "is_pm", "part_of",
           "citizens", "lap_of", "properties", "property_of", "fee_of", "visit_sum", "price_of", "vote_value_of", "role_property", "owner_of",
           "owned_ids", "row_account", "firm_account", "tokens_in", "turn_of", "set_turn", "hosting", "in_play", "no_benefits",
           "bad", "in_order", "mark_thrown"]

game = Game(Path(__file__).parents[1] / "game.toml")
STATE, MONEY, DOTACE, TAX = game.bank, game.money, "dotace", "tax"
TOKENS = (DOTACE, TAX)
ROWS = ("election", "round2", "round3")                     # of the State Budget, and the laps they belong to
ROLES = ("president", "courts", "police", "parliament")
COMMON_SQUARES = ("mother", "pub", "pm_square", "diversion", "journalists", "prison")


def bad(parameter: str, why: str = "choice") -> Refusal:
    """The refusal bad_parameter."""
    return Refusal("bad_parameter", parameter=parameter, why=why)


# -- who is who --------------------------------------------------------------------------------------------

def pm(table) -> str | None:
    """The Prime Minister: of the past term until the next inauguration (no. 18)."""
    return table.shared["pm_id"]


def is_pm(table, seat: str) -> bool:
    """Whether a seat is Prime Minister."""
    return seat == pm(table)


def part_of(table, seat: str) -> str:
    """What the tables of the box call a seat: pm or citizen."""
    return "pm" if is_pm(table, seat) else "citizen"


def citizens(table) -> list[str]:
    """Everybody but the Prime Minister, clockwise from there."""
    head = pm(table)
    return [seat for seat in (table.clockwise(head) if head else table.seats) if seat != head]


def lap_of(table) -> str:
    """The lap the Prime Minister is in, which is the row of the budget to take tokens from."""
    laps = table.seat(pm(table))["laps"] if pm(table) else 0
    return ROWS[max(0, min(laps, 2))]


def in_order(table, seats) -> list[str]:
    """Seats in the order of the table."""
    return [seat for seat in table.seats if seat in seats]


def hosting(table, who) -> bool:
    """Whether the host sends this, from the own seat or without one."""
    return getattr(table, "actor", {}).get("role") == "host" or (who is not None and who == table.host)


def no_benefits(table, seat: str) -> bool:
    """Whether Prison takes this owner's advantages (option prison_no_benefits, no. 21)."""
    return table.seat(seat)["in_prison"] and table.options["prison_no_benefits"]


# -- properties --------------------------------------------------------------------------------------------

def properties(table) -> dict[str, dict]:
    """The property cards by their ids, in the order of the data."""
    return {one["id"]: one for one in table.data["properties"]}


def property_of(table, property_id: str | None) -> dict | None:
    """One property card, None for what is none."""
    return next((one for one in table.data["properties"] if one["id"] == property_id), None)


def fee_of(one: dict) -> int:
    """The visit fee of a firm or eco-firm."""
    return one.get("visit_fee") or 0


def visit_sum(one: dict, tokens: int) -> int:
    """What a visit to a firm costs with so many Dotace more than Daně, or the owner with so many Daně more (7.12)."""
    return fee_of(one) * tokens


def price_of(one: dict) -> int:
    """What a property costs: its nominal value unless the owner taught otherwise (no. 2)."""
    price = one.get("price")
    return one["nominal_value"] if price is None else price


def vote_value_of(one: dict) -> int:
    """What a property counts in an election (no. 2)."""
    value = one.get("vote_value")
    return one["nominal_value"] if value is None else value


def role_property(table, role: str) -> str | None:
    """The property card of the Courts, of Parliament ..., None where it is not in the data."""
    return next((one["id"] for one in table.data["properties"] if one.get("role") == role), None)


def owned_ids(table, seat: str) -> list[str]:
    """The property ids of a seat, in the order of the data."""
    return [row["id"] for row in table.rows(seat, "properties")]


def owner_of(table, property_id: str | None) -> str | None:
    """Who owns a property card; None: it belongs to the State Budget."""
    return next((seat for seat in table.seats if property_id in owned_ids(table, seat)), None)


# -- round tokens ------------------------------------------------------------------------------------------

def row_account(row: str) -> str:
    """Where the tokens of a budget row lie."""
    return f"budget_rows/{row}"


def firm_account(firm: str) -> str:
    """Where the tokens of a firm lie."""
    return f"firm_tokens/{firm}"


def tokens_in(table, account: str) -> int:
    """How many tokens of both kinds lie somewhere."""
    return sum(table.balance(account, token) for token in TOKENS)


# -- the present turn --------------------------------------------------------------------------------------
# asked: the throw was asked for; landed: the move is told, or there is none; stay: the pawn stands where it will go on
# from; unsettled: the square waits for a card or settle_square; settle: as the throw was asked for; free: a card cancels
# the payment of the square; bought: firms bought in this turn; owing: [debtor, creditor] of payments that were too much

FRESH = {"asked": False, "landed": False, "stay": False, "unsettled": False, "settle": True, "free": False, "bought": [], "owing": []}


def turn_of(table) -> dict:
    """What the rules remember of the present turn."""
    return {**FRESH, **table.shared["turn"]}


def set_turn(table, **changes):
    """Change what the rules remember of the present turn: a fact."""
    return facts.set_shared("turn", {**turn_of(table), **changes})


def mark_thrown(table, seat: str):
    """This throw round's throw of a seat is done, missed or passed over: a fact."""
    return facts.set_shared("thrown", in_order(table, [*table.shared["thrown"], seat]))


def in_play(table, who=None) -> None:
    """The phases in which pawns move."""
    if table.phase not in ("term", "finishing_round"):
        raise Refusal("phase", order=True)
