"""Couples: cash, points and cards are one for both; what is personal stays so."""

import pytest

from companion import views
from companion.engine import facts
from companion.engine.forms import Count, RowOf
from companion.engine.purse import spend
from tests.engine.evening import evening, lines, make_game

SEATS = ["Ivy", "Joe", "Kim", "Lou"]


def partnership(private: str = "false, true"):
    """Ivy and Kim are a couple, Joe and Lou the other; what is marked couple is kept by the first of the two."""
    game = make_game(f"""
        turns = "clockwise"
        [opening]
        crowns = 10
        [options]
        private = [{private}]
        [commodities]
        stars = {{}}
        [seat]
        audience = "all"
        [seat.fields]
        cash = {{ type = "amount", commodity = "crowns", couple = true, audience = "purse" }}
        stars = {{ type = "number", commodity = "stars", couple = true }}
        hearts = {{ type = "number", start = 0, couple = true }}
        formula = {{ type = "number", start = 0, couple = true, audience = "couple" }}
        salary = {{ type = "number", start = 0 }}
        partner = {{ type = "seat", nullable = true, given = false }}
        [rows.cards]
        row = "card"
        audience = "all"
        hidden = {{ value = "couple" }}
        couple = true
        [rows.cards.fields]
        value = "number"
        [rows.records]
        row = "record"
        audience = "all"
        [rows.records.fields]
        path = "text"
    """)

    @game.hook("seat_joined")
    def seat_joined(table, seat, index):
        if index >= 2:
            other = table.seats[index - 2]
            yield facts.set_field(seat, "partner", other)
            yield facts.set_field(other, "partner", seat)

    @game.hook("couple")
    def couple(table, seat):
        """The one of the two who joined first keeps what is common."""
        return min(seat, table.own(seat)["partner"] or seat, key=table.seats.index)

    @game.audience("couple")
    def partners(table, seat):
        return {seat, table.seat(seat)["partner"]}

    @game.audience("purse")
    def purse(table, seat):
        return partners(table, seat) if table.options["private"] else "all"

    @game.command(who="any")
    def payday(table, who):
        yield facts.move(table.seat(who)["salary"], "crowns", "bank", table.purse(who), "payday")

    @game.command(who="any")
    def fine(table, who):
        """Half of the purse, whoever of the two is fined."""
        yield from spend(table, who, table.cash(who) // 2, "bank", "fine")

    @game.command(who="any")
    def cheer(table, who):
        yield facts.set_field(who, "hearts", table.seat(who)["hearts"] + 1)

    @game.command(who="any")
    def draw(table, who, value: Count()):
        yield facts.add_row(table, who, "cards", value=value)

    @game.command(who="any")
    def play_card(table, who, card: RowOf("cards")):
        yield facts.remove_row(who, "cards", card)

    return game


def test_a_couple_has_one_purse_and_each_a_salary_of_their_own():
    evening(partnership(), """
        expect Ivy.cash=20 Kim.cash=20 Joe.cash=20
        given Kim salary=30
        Kim: payday
        expect Ivy.cash=50 Kim.cash=50 Ivy.salary=0 Kim.salary=30 Joe.cash=20
        Ivy: fine
        expect Kim.cash=25
        Kim: pay to=Joe amount=5
        expect Ivy.cash=20 Lou.cash=25
        refuse not_enough_cash need=21 have=20 Kim: pay to=Joe amount=21
        """, SEATS)


def test_partners_cannot_pay_each_other():
    evening(partnership(), "refuse bad_parameter parameter=to Ivy: pay to=Kim amount=1", SEATS)


def test_common_points_are_read_and_corrected_through_either_partner():
    evening(partnership(), """
        Kim: cheer
        Ivy: cheer
        expect Ivy.hearts=2 Kim.hearts=2 Joe.hearts=0
        given Kim hearts=7 cash=3 stars=4
        expect Ivy.hearts=7 Ivy.cash=3 Ivy.stars=4 Kim.stars=4 Joe.stars=0
        host: pay to=Kim amount=2 commodity=stars
        expect Ivy.stars=6
        """, SEATS)


def test_common_rows_are_read_played_and_corrected_through_either_partner():
    evening(partnership(), """
        Kim: draw value=4
        Ivy: draw value=9
        expect Ivy.cards.count=2 Kim.cards.2.value=9 Joe.cards.count=0
        given Ivy cards.1.value=5
        expect Kim.cards.1.value=5
        Kim: play_card card=1
        expect Ivy.cards.count=1 Ivy.cards.1.value=9
        given Kim card value=2
        expect Ivy.cards.2.value=2
        host: remove_row seat=Kim row=card index=1
        expect Ivy.cards.count=1
        given Kim cards=[{value=1},{value=2},{value=3}]
        expect Ivy.cards.count=3
        """, SEATS)


def test_what_is_personal_stays_with_the_seat():
    evening(partnership(), "given Kim record path=ecology\nexpect Kim.records.count=1 Ivy.records.count=0", SEATS)


def test_a_partner_is_no_other_and_the_rest_of_the_table_is():
    evening(partnership("true, false"), """
        given Kim formula=60
        Kim: draw value=4
        visible Ivy Kim.formula Ivy.formula Kim.cards.1.value Ivy.cash
        hidden Joe Kim.formula Ivy.formula Kim.cards.1.value Ivy.cash Kim.cash
        visible Joe Kim.cards.count
        expect Ivy.formula=60
        """, SEATS)


@pytest.mark.parametrize(("viewer", "sees"), [("Ivy", True), ("Kim", True), ("Joe", False), ("wall", False), (None, False)])
def test_what_moves_through_a_hidden_common_purse_is_read_by_both_partners(viewer, sees):
    desk = evening(partnership("true, false"), "given Kim salary=30\nKim: payday", SEATS)
    assert bool(lines(desk, viewer)[-1]["transfers"]) is sees
    assert ("cash" in views.document(desk.table(), viewer)["Kim"]) is sees


def test_a_seat_without_a_partner_keeps_its_own_books():
    evening(partnership(), "given Joe hearts=1\nexpect Ivy.hearts=0 Joe.hearts=1 Ivy.cash=10", ["Ivy", "Joe"])


def test_nobody_in_particular_is_nobodys_partner():
    """Joe has no partner; what only Joe and no partner may see is not for a viewer without a name."""
    desk = evening(partnership("true, false"), "given Joe formula=60", ["Ivy", "Joe"])
    assert "formula" not in views.document(desk.table(), None)["Joe"]
