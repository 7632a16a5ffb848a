"""Mastermind: large projects with partners, stakes, managers (8.13, X01-X06)."""

from __future__ import annotations

import re
from fractions import Fraction

from companion.engine import facts
from companion.engine.agenda import answer
from companion.engine.forms import Amount, Bad, CardOf, Kind, MapOf, RowOf, SeatOf
from companion.engine.money import split_shares
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.assets import check_loan, playing, settle_sale, take
from companion.games.cesta_k_bohatstvi.rules.box import can_act, card_action, filled, game, spend
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank
from companion.games.cesta_k_bohatstvi.rules.tree import fill_project_box

__all__ = ["Share", "in_mastermind", "partners", "offered"]


class Share(Kind):
    """A share as typed: "40%", "40" or "1/3", read as an exact fraction in lowest terms.

    A number above one without its sign can only mean percents: nobody has more than the whole.
    """

    name = "share"

    def check(self, value, table, who):
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise Bad("type")
        text = str(value).strip().replace(",", ".")
        if found := re.fullmatch(r"(-?[0-9]{1,6}(?:\.[0-9]{1,6})?) ?%", text):
            return str(Fraction(found[1]) / 100)
        if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) and Fraction(text) > 1:
            return str(Fraction(text) / 100)
        if re.fullmatch(r"-?[0-9]{1,9}(/[1-9][0-9]{0,8})?", text):
            return str(Fraction(text))
        raise Bad("type")


def in_mastermind(table, seat: str) -> bool:
    """X01: the first three golden mastermind boxes."""
    have = filled(table, seat, "mastermind")
    return all(box in have for box in range(1, table.data["mastermind_entry_boxes"] + 1))


def _locked_unless(table, seat: str) -> None:
    if not in_mastermind(table, seat):
        raise Refusal("mastermind_locked", seat=seat)


# -- buying together (X02) -----------------------------------------------------------------------------------

def _participants(table, who: str, shares: dict) -> list[str]:
    """The card holder first, then clockwise: the order of ties when crowns are left over (R03)."""
    return [seat for seat in table.clockwise(who) if seat in shares]


def _check(table, who: str, card: dict, shares: dict, loans: dict, asked: list[str] | None = None) -> None:
    """The checks of X02 in their order, for everyone who takes part.

    asked: whose purse and loans are looked at, None for everybody's.
    """
    seats = _participants(table, who, shares)
    asked = seats if asked is None else asked
    parts = _parts(card, seats, shares)
    for seat in seats:
        no_arrears(table, seat, parts["stake_investment"][seat])
    _locked_unless(table, who)
    for seat in seats:
        _locked_unless(table, seat)
    _skills(table, seats, card)
    if sum(loans.values()) > card["max_loan"]:
        raise Refusal("loan_above_card_limit", max=card["max_loan"])
    for seat in asked:
        check_loan(table, seat, loans.get(seat, 0), card["max_loan"])
        if table.options["stake_credit_uses_loan_row"] and parts["stake_credit"][seat]:
            if sheet.open_loans(table, seat) + (loans.get(seat, 0) > 0) >= table.data["loan_max_count"]:
                raise Refusal("loan_limit")
    for seat in asked:
        afford(table, seat, parts["stake_investment"][seat] - loans.get(seat, 0))


def _asked_by(table, who: str, shares: dict) -> list[str]:
    """Whose purse a refusal to this seat may tell of: with private books each finds out alone, when confirming."""
    return [seat for seat in _participants(table, who, shares) if seat == who or table.is_open(seat, "cash")]


def _skills(table, seats: list[str], card: dict) -> None:
    """Filled boxes of the participants and points of their managers, added up (X06)."""
    missing = []
    for skill, need in card["required_skills"].items():
        have = sum(len(filled(table, seat, skill)) for seat in seats)
        have += sum(row["skills"].get(skill, 0) for seat in seats for row in table.rows(seat, "managers"))
        if have < need:
            missing.append({"skill": skill, "have": have, "need": need})
    if missing:
        raise Refusal("skills_missing", list=missing)


def _parts(card: dict, seats: list[str], shares: dict) -> dict[str, dict[str, int]]:
    """Investment, instalment, cashflow and credit, each split without losing a crown (R03)."""
    fractions = [Fraction(shares[seat]) for seat in seats]
    if not seats or any(share <= 0 for share in fractions) or sum(fractions) != 1:
        raise Refusal("stakes_not_100")
    named = {"stake_investment": "investment", "stake_instalment": "credit_instalment", "stake_cashflow": "cashflow",
             "stake_credit": "credit_amount"}
    return {field: dict(zip(seats, split_shares(card[of], fractions), strict=True)) for field, of in named.items()}


def _book(table, who: str, card: dict, shares: dict, loans: dict):
    """Each pays the stake of the investment; a row each, a golden box each; the card lies before the taker."""
    seats = _participants(table, who, shares)
    parts = _parts(card, seats, shares)
    yield from spend(table, "card")
    of = table.new_id()  # two cards may have one name: a stake knows its card
    yield facts.add_row(table, who, "projects", name=card["name"], price=card["price"], tokens=[], card=of)
    for seat in seats:
        yield from take(table, seat, loans.get(seat, 0), card["name"])
        yield from pay_bank(table, seat, parts["stake_investment"][seat], "project")
        yield facts.add_row(table, seat, "stakes", project=card["name"], share=str(Fraction(shares[seat])),
                            **{field: part[seat] for field, part in parts.items()}, stake_instalments_paid=0, card=of)
        yield from fill_project_box(table, seat, solo=len(seats) == 1)
    yield facts.notice("refill_offer", row="mastermind")


def _loans_of_participants(table, who, values: dict) -> None:
    shares = values["shares"] if values["shares"] is not None else {who: "1"}
    if any(seat not in shares for seat in values["loans"] or {}):
        raise Refusal("bad_parameter", parameter="loans", why="choice")


@game.command(when=card_action, group="card", check=_loans_of_participants)
def take_large_project(table, who, card: CardOf("project"), shares: MapOf(SeatOf(), Share()) = None,
                       loans: MapOf(SeatOf(), Amount()) = None):
    """X02: alone at once; with partners a proposal that everyone confirms."""
    shares = {who: "1"} if shares is None else shares
    loans = {seat: amount for seat, amount in (loans or {}).items() if amount}
    no_arrears(table, who, card["investment"])
    _check_order(table, who, card, shares, loans)
    for row in table.open_rows("project"):
        yield facts.close_row(row)
    others = [seat for seat in _participants(table, who, shares) if seat != who]
    if not others:
        yield from _book(table, who, card, shares, loans)
        return
    yield facts.open_row(table, "project", who, others, project=card["name"], card=card, shares=shares, loans=loans)


def _check_order(table, who, card, shares, loans) -> None:
    """mastermind_locked of the taker comes before the shares are looked at."""
    _locked_unless(table, who)
    for seat in shares:
        _locked_unless(table, seat)
    if who not in shares:
        raise Refusal("stakes_not_100")
    _check(table, who, card, shares, loans, _asked_by(table, who, shares))


@game.on_agreed("project")
def project_agreed(table, row):
    """The last confirmation books; every check is made again."""
    terms = row["terms"]
    can_act(table, "card")
    _check(table, row["by"], terms["card"], terms["shares"], terms["loans"])
    yield facts.close_row(row)
    yield from _book(table, row["by"], terms["card"], terms["shares"], terms["loans"])


def _waits_for(table, who) -> None:
    if not any(who in row["waiting"] for row in table.open_rows("project")):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_waits_for, stale="project", answers=True, group="window")
def confirm_project(table, who):
    """X02: a participant agrees to the shares; the last one books the purchase."""
    row = next(row for row in table.open_rows("project") if who in row["waiting"])
    terms = row["terms"]
    seats = _participants(table, row["by"], terms["shares"])
    no_arrears(table, who, _parts(terms["card"], seats, terms["shares"])["stake_investment"][who])
    if not table.is_open(who, "cash"):      # nobody has looked into this purse yet
        _check(table, row["by"], terms["card"], terms["shares"], terms["loans"], [who])
    yield from answer(table, row, who)


def _may_decline(table, who) -> None:
    if not any(who == row["by"] or who in row["terms"]["shares"] for row in table.open_rows("project")):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_may_decline, stale="project", answers=True, group="window")
def decline_project(table, who):
    """X02: a participant or the taker says no; nothing is booked, the action is not used."""
    row = next(r for r in table.open_rows("project") if who == r["by"] or who in r["terms"]["shares"])
    yield facts.close_row(row)


def offered(row: dict, seat: str, table) -> dict:
    """What a proposal asks of one of its partners: the share as people say it, the money to bring, the loan for it."""
    terms = row["terms"]
    parts = _parts(terms["card"], _participants(table, row["by"], terms["shares"]), terms["shares"])
    share, loan = Fraction(terms["shares"][seat]), terms["loans"].get(seat, 0)
    percent = share * 100
    return {"share": f"{percent} %" if percent.denominator == 1 else str(share), "loan": loan or None,
            "amount": parts["stake_investment"][seat] - loan}


# -- selling (X04) -------------------------------------------------------------------------------------------

def partners(table, who: str, stake: dict) -> list[str]:
    """The other seats with a stake in the same project, clockwise."""
    return [seat for seat in table.clockwise(who) if seat != who
            and any(sheet.same_project(stake, row) for row in table.rows(seat, "stakes"))]


def hand_on(table, who: str, project: dict, stake: dict, to: str | None):
    """The card of a project goes to another stakeholder with its tokens, or back under the pile (L159)."""
    yield facts.remove_row(who, "projects", project)
    if to is None:
        yield facts.notice("card_returned", name=project["name"], deck="mastermind")
    else:
        more = {"card": project["card"]} if project.get("card") else {}
        yield facts.add_row(table, to, "projects", name=project["name"], price=project["price"],
                            tokens=project["tokens"], **more)


def keeps_stake(table, who: str, stake: dict) -> bool:
    """Whether a seat holds another stake in the same project."""
    return any(sheet.same_project(stake, row) and row["row_id"] != stake["row_id"] for row in table.rows(who, "stakes"))


@game.command(who="any", when=playing, group="any_time")
def sell_stake(table, who, stake: RowOf("stakes"), card_to: SeatOf() = None):
    """X04: share of the present price less the credit left; a card holder hands the card on."""
    card = sheet.project_card(table, stake)
    if card is None:
        raise Refusal("bad_parameter", parameter="stake", why="no_card")
    holder, project = card
    others = partners(table, who, stake)
    if card_to is not None and card_to not in others:
        raise Refusal("not_a_stakeholder")
    hands_on = holder == who and not keeps_stake(table, who, stake)
    if hands_on and others and card_to is None:
        raise Refusal("bad_parameter", parameter="card_to", why="missing")
    price = sheet.stake_price(table, stake, project)
    yield facts.remove_row(who, "stakes", stake)
    yield from settle_sale(table, who, price, "stake_sale")
    if hands_on:
        yield from hand_on(table, who, project, stake, card_to)


# -- managers (X06) ------------------------------------------------------------------------------------------

@game.command(when=card_action, group="card")
def hire_manager(table, who, card: CardOf("manager")):
    """X06: its cost to the bank; its skills count for projects, its wage is an expense."""
    no_arrears(table, who, card["cost"])
    _locked_unless(table, who)
    afford(table, who, card["cost"])
    yield from spend(table, "card")
    yield from pay_bank(table, who, card["cost"], "manager")
    yield facts.add_row(table, who, "managers", name=card["name"], skills=card["skills"], wage=card["wage"])
    yield facts.notice("refill_offer", row="mastermind")


@game.command(who="any", when=playing, group="any_time")
def dismiss_manager(table, who, manager: RowOf("managers")):
    """AMB-35: managers stay until the player dismisses them."""
    yield facts.remove_row(who, "managers", manager)
