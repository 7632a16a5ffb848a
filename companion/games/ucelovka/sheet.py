"""The player sheet (section 4): every derived figure once, with its explanation."""

from __future__ import annotations

from companion.engine.sheet import Field, Section, Sheet, Term
from companion.games.ucelovka.rules.board import gap_of, place_of, positions_on, progress_of, waits
from companion.games.ucelovka.rules.box import (DOTACE, TAX, citizens, firm_account, game, is_pm, part_of, pm, properties,
                                                visit_sum, vote_value_of)
from companion.games.ucelovka.rules.kinds import card_order

__all__ = ["sheet", "firm_line"]


def firm_line(table, seat: str) -> dict:
    """Each own firm: its tokens, and what a strange Citizen's visit brings or costs now."""
    made = {}
    for row in table.rows(seat, "properties"):
        one = properties(table).get(row["id"])
        if one is None or one["kind"] != "firm":
            continue
        dotace, tax = (table.balance(firm_account(row["id"]), token) for token in (DOTACE, TAX))
        made[row["id"]] = {"dotace": dotace, "tax": tax, "diff": dotace - tax,
                           "income_per_visit": visit_sum(one, max(0, dotace - tax)), "tax_per_visit": visit_sum(one, max(0, tax - dotace))}
    return made


def _net(table, seat: str) -> tuple[Term, ...]:
    own = [Term("term-debt", -row["amount"], {"seat": row["creditor"]}) for row in table.rows(seat, "debts")]
    owed = [Term("term-owed", row["amount"], {"seat": other}) for other in table.seats for row in table.rows(other, "debts")
            if row["creditor"] == seat]
    return (Term("fld-cash", table.cash(seat)), *own, *owed)


def _votes(table, seat: str) -> tuple[Term, ...]:
    cards = sum(card_order(row["card_id"])[0] for row in table.rows(seat, "voting_cards"))
    return (Term("fld-properties", sum(vote_value_of(one) for one in _owned(table, seat))), Term("fld-voting_cards", cards))


def _owned(table, seat: str) -> list[dict]:
    known = properties(table)
    return [known[row["id"]] for row in table.rows(seat, "properties") if row["id"] in known]


@game.sheet
def sheet(table, seat: str) -> Sheet:
    """The sheet in the order of play: who and where, money, tokens, property, election, the way."""
    held, owned = table.seat(seat), _owned(table, seat)
    net, votes = _net(table, seat), _votes(table, seat)
    way = [Field("laps", held["laps"], "number"), Field("skip_throws", held["skip_throws"], "number"),
           Field("in_prison", held["in_prison"], "bool"), Field("progress", progress_of(table, seat), "number"),
           Field("gap_to_pm", gap_of(table, seat), "number"),
           Field("waiting_for_pm", pm(table) is not None and seat in citizens(table) and waits(table, seat), "bool"),
           Field("lap_rows_paid", held["lap_rows_paid"], "text")]
    return Sheet((
        Section("who", (Field("player_id", table.seats.index(seat) + 1, "number"), Field("name", seat, "text"), Field("role", part_of(table, seat), "text"), Field("colour", held["colour"], "text"),
                        Field("place", place_of(table, seat), "text"),
                        Field("square", held["square"] if positions_on(table) else None, "number")), "all"),
        Section("money", (Field("net_cash", sum(term.value for term in net), "money", "", net),), "wallet", rows=("debts",)),
        Section("tokens", (Field("dotace_stock", table.balance(seat, DOTACE), "number"),
                           Field("dotace_frozen", is_pm(table, seat), "bool"),
                           Field("social_cards", held["social_cards"], "number")), "all"),
        Section("property", (Field("property_nominal_total", sum(one["nominal_value"] for one in owned), "money"),
                             Field("markers_left", max(0, table.data["markers_per_player"] - len(owned)), "number"),
                             Field("firm_line", firm_line(table, seat), "text")), "owners", rows=("properties",)),
        Section("election", (Field("vote_power", sum(term.value for term in votes), "money", "", votes),), "own", rows=("voting_cards",)),
        Section("way", tuple(way), "all"),
    ))
