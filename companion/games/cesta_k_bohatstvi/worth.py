"""How an evening is told: what a sheet is worth after each entry, and who has which place."""

from __future__ import annotations

from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import game

__all__ = ["worth", "places"]


@game.worth("books")
def worth(table, seat: str) -> int:
    """What would be left if everything were sold and every debt paid today (N03, N05, C05, C08, X04, L03)."""
    held, prices = table.seat(seat), table.shared["price_ticket"]
    cards = [(row, sheet.project_card(table, row)) for row in held["stakes"]]
    return (table.cash(seat) - held["arrears"]
            + table.balance(seat, "shares") * prices["share_price"] + table.balance(seat, "metals") * prices["metal_price"]
            + sum(sheet.token_price(table, row["price"], row["tokens"]) for row in held["businesses"])
            + sum(sheet.token_price(table, row["price"], row["tokens"]) - sheet.mortgage_left(row) for row in held["properties"])
            + sum(sheet.stake_price(table, row, card[1]) for row, card in cards if card)
            - sum(sheet.loan_left(table, row) for row in held["loans"]))


# With private books worth would tell the cash; the totals of a sheet stay public.
game.worth("all")(sheet.total_cashflow)


@game.hook("places")
def places(table) -> dict[str, int | None]:
    """Only three fulfilled desires give a place, however rich the others are (L203)."""
    return {seat: table.seat(seat)["finish_place"] for seat in table.seats}
