"""The player sheet (section 4): every derived figure once, with its explanation."""

from __future__ import annotations

from companion.engine.sheet import Field, Section, Sheet, Term
from companion.games.jogo_da_vida.rules.box import (LIFE_AT_END, NOTE_ON_JUDGEMENT, NOTES, SHARE_AT_END, game, strip)
from companion.games.jogo_da_vida.rules.loans import note_price
from companion.games.jogo_da_vida.rules.spaces import interest

__all__ = ["sheet", "debt_now", "final_total"]


def _note_costs(table, seat: str) -> int:
    """What one note costs now: 20.000, on Judgement Day 25.000, afterwards what the table agreed on."""
    return NOTE_ON_JUDGEMENT if table.seat(seat)["settling"] else note_price(table, seat)


def debt_now(table, seat: str) -> int:
    """What it would take to settle all promissory notes now."""
    return table.balance(seat, NOTES) * _note_costs(table, seat)


def final_total(table, seat: str) -> int:
    """The count at the end: cash, 120.000 for the share, 8.000 for the life policy, less the open notes (12, no. 17)."""
    return sum(term.value for term in _count(table, seat))


def _count(table, seat: str) -> tuple[Term, ...]:
    held, notes, price = table.seat(seat), table.balance(seat, NOTES), table.options["late_note_price"]
    terms = [Term("fld-cash", table.cash(seat))]
    if held["share"]:
        terms.append(Term("fld-share", SHARE_AT_END))
    if held["life_policy"]:
        terms.append(Term("fld-life_policy", LIFE_AT_END))
    if notes:
        terms.append(Term("term-notes", -notes * price, {"notes": notes, "price": price}))
    return tuple(terms)


@game.sheet
def sheet(table, seat: str) -> Sheet:
    """The sheet in the order of the card: who, money, family, papers, the count."""
    held, notes = table.seat(seat), table.balance(seat, NOTES)
    price, charge = _note_costs(table, seat), interest(table, seat)
    who = (Field("path", held["path"], "text"), Field("profession", held["profession"], "text"),
           Field("salary", held["salary"], "money", "income"), Field("status", held["status"], "text"))
    papers = (Field("car_policy", held["car_policy"], "bool"), Field("house_policy", held["house_policy"], "bool"),
              Field("life_policy", held["life_policy"], "bool"), Field("share", held["share"], "bool"),
              Field("on_strip", strip(table, seat), "text"))
    debts = (
        Field("notes", notes, "number"),
        Field("debt_now", notes * price, "money", "expense" if notes else "",
              (Term("term-notes", notes * price, {"notes": notes, "price": price}),) if notes else ()),
        Field("interest_next_payday", charge, "money", "expense" if charge else "",
              (Term("term-interest", charge, {"notes": notes}),) if charge else ()),
        Field("judgement_shortfall", held["judgement_shortfall"], "money"),
    )
    return Sheet((
        Section("who", who, "all"),
        Section("family", (Field("married", held["married"], "bool"), Field("children", held["children"], "number")), "all"),
        Section("papers", papers, "all", None, ("wealth_cards",)),
        Section("debts", debts, "all"),
        Section("count", (Field("final_total", final_total(table, seat), "money", "", _count(table, seat)),), "all"),
    ))
