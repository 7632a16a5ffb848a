"""Employment: promotion, dismissal, resignation, change of occupation (8.7, E01-E04)."""

from __future__ import annotations

from fractions import Fraction

from companion.engine import facts
from companion.engine.forms import CardOf
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import MOST_SKIPPED, R, can_act, filled, game, resigned, spend, turn_of
from companion.games.cesta_k_bohatstvi.rules.money import must_pay


def promote(table, seat: str):
    """E01: + 20 % of the base salary, or of the present one (promotion_basis)."""
    held = table.seat(seat)
    basis = held["base_salary"] if table.options["promotion_basis"] == "initial" else held["salary"]
    raised = R(table, Fraction(basis * table.data["promotion_percent"], 100))
    yield facts.set_field(seat, "salary", held["salary"] + raised)
    yield facts.set_field(seat, "promotions", held["promotions"] + 1)


def dismiss(table, seat: str):
    """E02: twice the total expenses as they are on landing, and one own turn skipped."""
    yield from must_pay(table, seat, table.data["dismissal_factor"] * sheet.total_expenses(table, seat), "dismissal")
    skip = table.seat(seat)["turns_to_skip"] + table.data["dismissal_skip_turns"]
    yield facts.set_field(seat, "turns_to_skip", min(MOST_SKIPPED, skip))


def _on_dismissal_square(table) -> bool:
    return "dismissal" in turn_of(table).get("credits", [])


def _may_resign(table, who) -> None:
    can_act(table, "resign")


@game.command(when=_may_resign, group="non_card")
def resign(table, who):
    """E03: the salary goes, the expenses stay; on PROPUŠTĚNÍ it is "not going back" and costs no action."""
    if resigned(table, who):
        raise Refusal("already_resigned")
    on_dismissal = _on_dismissal_square(table)
    yield from spend(table, "resign", used=0 if on_dismissal else 1)
    yield facts.set_field(who, "salary", 0)
    yield facts.set_field(who, "employed", False)
    if on_dismissal and not table.options["dismissal_resign_still_skips"]:
        skip = max(0, table.seat(who)["turns_to_skip"] - table.data["dismissal_skip_turns"])
        yield facts.set_field(who, "turns_to_skip", skip)


def _may_change(table, who) -> None:
    can_act(table, "change_occupation")


@game.command(when=_may_change, group="card")
def change_occupation(table, who, card: CardOf("occupation") = None):
    """E04: one of the three cards turned up, or none; "none" uses up the action all the same."""
    held = table.seat(who)
    if resigned(table, who) and not table.options["reemployment_after_resignation"]:
        raise Refusal("resigned_no_reemployment")
    if card is not None:
        _compare(table, who, card)
    yield from spend(table, "change_occupation")
    if card is None:
        return
    yield facts.set_field(who, "occupied", True)
    yield facts.set_field(who, "occupation_name", card["name"])
    yield facts.set_field(who, "salary", card["salary"])
    yield facts.set_field(who, "base_salary", card["salary"])
    yield facts.set_field(who, "base_expenses", card["expenses"])
    yield facts.set_field(who, "promotions", 0)
    if not held["employed"]:
        yield facts.set_field(who, "employed", True)


def _compare(table, who: str, card: dict) -> None:
    """The new salary is strictly higher (AMB-11), and every retraining skill is there (AMB-34)."""
    held = table.seat(who)
    salary = held["salary"] if table.options["occupation_comparison"] == "sheet_salary" else held["base_salary"]
    if card["salary"] <= salary:
        raise Refusal("salary_not_higher", salary=salary)
    missing = [{"skill": skill, "have": len(filled(table, who, skill)), "need": need}
               for skill, need in card["retraining_skills"].items() if len(filled(table, who, skill)) < need]
    if missing:
        raise Refusal("retraining_missing", list=missing)


__all__ = ["promote", "dismiss"]
