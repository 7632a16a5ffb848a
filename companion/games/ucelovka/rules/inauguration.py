"""After the election: the round table pays, tokens and cards are handed out, everybody works with tokens (7.6, 7.7)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import ListOf
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import positions_on, put
from companion.games.ucelovka.rules.box import DOTACE, MONEY, STATE, citizens, game, hosting, in_order, pm
from companion.games.ucelovka.rules.elections import election, may_inaugurate
from companion.games.ucelovka.rules.kinds import OneOf
from companion.games.ucelovka.rules.tokens import empty_rows, fill_rows, open_after_election

__all__ = ["fund_available", "set_order"]


def fund_available(table) -> int:
    """The Social Fund cards that lie on the board."""
    return table.data["social_cards_total"] - sum(table.seat(seat)["social_cards"] for seat in table.seats)


def set_order(head: str, following: list[str]):
    """The Prime Minister throws first, the Citizens in the order that was chosen: a fact."""
    return facts.set_shared("turn_order", [head, *following])


@game.command(who="anyone", when=may_inaugurate, group="election")
def inaugurate(table, who):
    """The winner takes office: money, Dotace, Social Fund cards, the rows of the budget, in this order (7.6)."""
    extraordinary = election(table)["kind"] == "election_extraordinary"
    handed_over = pm(table) if extraordinary else None
    yield from _take_office(table, election(table)["winner"], handed_over, extraordinary)
    yield from empty_rows(table)
    yield from fill_rows(table)
    yield from _hand_out(table, handed_over)
    for seat in table.seats:
        yield facts.set_field(seat, "on_start", False)
        yield from put(table, seat, "prison" if seat == handed_over else "pm_square" if seat == pm(table) else "start")
        if not positions_on(table):
            yield facts.set_field(seat, "gap_to_pm", None)
    yield facts.set_shared("phase", "token_work")
    yield from open_after_election(table, handed_over)


def _take_office(table, winner: str, handed_over: str | None, extraordinary: bool):
    """The term, the Prime Minister, laps and the throw round (7.6, 1; no. 14)."""
    if not extraordinary or table.options["aborted_term_counts"] or table.shared["term_no"] == 0:
        yield facts.set_shared("term_no", table.shared["term_no"] + 1)
    yield facts.set_shared("pm_id", winner)
    for seat in table.seats:
        yield facts.set_field(seat, "laps", -1 if seat == handed_over else 0)
        yield facts.set_field(seat, "lap_rows_paid", [])
    yield facts.set_shared("round_number", 1)
    yield facts.set_shared("thrown", [])
    yield facts.set_shared("pm_spared", False)
    yield set_order(winner, citizens(table))


def _hand_out(table, handed_over: str | None):
    """Money for all, Dotace and Social Fund cards for the Citizens; nothing for a handed-over Prime Minister (7.6, 3 to 5)."""
    printed = table.data["round_table"]["election"]
    for seat in table.seats:
        money = printed["pm_money" if seat == pm(table) else "citizen_money"]
        if seat != handed_over and money:
            yield facts.move(money, MONEY, STATE, seat, "inauguration")
    entitled = [seat for seat in in_order(table, citizens(table)) if seat != handed_over]
    for seat in entitled:
        if printed["citizen_dotace"]:
            yield facts.move(printed["citizen_dotace"], DOTACE, STATE, seat, "inauguration")
    if not table.options["social_keep"]:
        for seat in table.seats:
            yield facts.set_field(seat, "social_cards", 0)
            yield facts.set_field(seat, "social_card_names", [], audience=[seat])
    if fund_available(table) < len(entitled):
        yield facts.notice("notice_sf_none")
        return
    for seat in entitled:
        yield facts.set_field(seat, "social_cards", table.seat(seat)["social_cards"] + 1)


def _may_order(table, who) -> None:
    table.require(hosting(table, who) or who == pm(table), "not_allowed")
    if table.phase != "token_work":
        raise Refusal("phase", order=True)


@game.command(who="anyone", when=_may_order, group="election")
def set_citizen_order(table, who, order: ListOf(OneOf(lambda table, who: table.seats, lambda table, who: citizens(table)))):
    """The order in which the Citizens throw; the Prime Minister is always first (7.7)."""
    if sorted(order) != sorted(citizens(table)):
        raise Refusal("bad_parameter", parameter="order", why="choice")
    yield set_order(pm(table), order)
