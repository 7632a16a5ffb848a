"""A grant that burns when the next turn begins, savings that stay, and effects that come due a turn later."""

import pytest

from companion import views
from companion.engine import facts
from companion.engine.forms import Amount, Choice
from companion.engine.purse import spend
from tests.engine.evening import evening, lines, make_game


def civilisation(private: bool = False):
    """Two purses, of which the grant is spent first; what a card brings waits for the drawer's next turn."""
    game = make_game(f"""
        cash_field = "total"
        turns = "clockwise"
        [accounts]
        purse = ["{{seat}}/grant", "{{seat}}/savings"]
        [options]
        private_money = [{"true, false" if private else "false, true"}]
        [seat]
        audience = "all"
        [seat.fields]
        grant = {{ type = "amount", commodity = "crowns", account = "{{seat}}/grant" }}
        savings = {{ type = "amount", commodity = "crowns", account = "{{seat}}/savings", audience = "money" }}
        total = {{ type = "amount", commodity = "crowns", audience = "money" }}
        burned = {{ type = "number", start = 0 }}
        love = {{ type = "bool", start = false }}
        steps = {{ type = "number", start = 0 }}
        [rows.effects_due]
        row = "effect_due"
        audience = "all"
        [rows.effects_due.fields]
        effect = "text"
        amount = {{ type = "integer", default = 0 }}
    """)

    @game.audience("money")
    def money(table, seat):
        return {seat} if table.options["private_money"] else "all"

    @game.hook("turn_begins")
    def turn_begins(table, seat):
        """What came due is collected; a skip passes the turn over; the rest of the old grant burns, a new one comes."""
        due = list(table.rows(seat, "effects_due"))
        skip = next((row for row in due if row["effect"] == "skip"), None)
        if skip is not None:
            yield facts.remove_row(seat, "effects_due", skip)
            yield facts.notice("skipped", seat=seat)
            return True
        rest = table.balance(f"{seat}/grant")
        if rest:
            yield facts.move(rest, "crowns", f"{seat}/grant", "bank", "burned")
            yield facts.set_field(seat, "burned", table.seat(seat)["burned"] + rest)
            yield facts.notice("burned", seat=seat, amount=rest)
        yield facts.move(50, "crowns", "bank", f"{seat}/grant", "grant")
        for row in due:
            yield facts.remove_row(seat, "effects_due", row)
            if row["effect"] == "love":
                yield facts.set_field(seat, "love", True)
            elif row["amount"] > 0:
                yield facts.move(row["amount"], "crowns", "bank", table.purse(seat), "card")
            else:
                loss = min(-row["amount"], table.cash(seat))
                if loss:
                    yield from spend(table, seat, loss, "bank", "card")
        return False

    @game.command
    def build(table, who, price: Amount(), income: Amount() = 0):
        """Paid from what burns first; income goes where nothing burns."""
        yield from spend(table, who, price, "bank", "project")
        if income:
            yield facts.move(income, "crowns", "bank", table.purse(who), "income")

    @game.command
    def draw(table, who, card: Choice("love", "gold", "fine", "skip")):
        """Due at the drawer's next turn, never in this one."""
        amount = {"gold": 200, "fine": -40}.get(card, 0)
        yield facts.add_row(table, who, "effects_due", effect=card, amount=amount)

    @game.command
    def roll_and_move(table, who):
        yield facts.ask_roll(table, 1, 6, who, "move")

    @game.on_roll("move")
    def moved(table, roll):
        yield facts.set_field(roll.by, "steps", roll.total + table.seat(roll.by)["love"])

    return game


def test_the_grant_is_spent_before_the_savings():
    evening(civilisation(), """
        given Ada savings=30
        expect Ada.grant=50 Ada.savings=30 Ada.total=80
        Ada: build price=60 income=30
        expect Ada.grant=0 Ada.savings=50 Ada.total=50
        """)


def test_what_is_left_of_the_grant_burns_when_the_next_own_turn_begins():
    evening(civilisation(), """
        Ada: build price=30 income=10
        expect Ada.grant=20 Ada.savings=10
        Ada: end_turn
        expect Ada.grant=20
        Ben: end_turn
        Cyd: end_turn
        notice burned amount=20 seat=Ada
        expect current=Ada Ada.grant=50 Ada.savings=10 Ada.total=60 Ada.burned=20
        """)


def test_income_never_burns():
    evening(civilisation(), """
        Ada: build price=50 income=70
        turn Ben
        turn Ada
        expect Ada.grant=50 Ada.savings=70 Ada.burned=0
        """)


def test_cash_is_the_sum_of_both_purses_and_a_refusal_tells_it():
    evening(civilisation(), """
        given Ada savings=30
        refuse not_enough_cash need=81 have=80 player=Ada Ada: build price=81
        Ada: build price=80
        expect Ada.total=0
        """)


def test_the_sum_of_two_purses_is_derived_and_nobody_can_give_it():
    evening(civilisation(), """
        refuse bad_parameter parameter=total why=unknown given Ada total=100
        given Ada grant=7 savings=3
        expect Ada.total=10
        """)


def test_the_common_payment_spends_the_grant_first_and_is_received_as_savings():
    evening(civilisation(), """
        given Ada savings=30
        Ada: pay to=Ben amount=60
        expect Ada.grant=0 Ada.savings=20 Ben.grant=0 Ben.savings=60
        host: pay to=Cyd amount=5
        expect Cyd.savings=5
        refuse bad_parameter parameter=to Ada: pay to=Ada amount=1
        """)


def test_an_effect_works_from_the_next_own_turn():
    evening(civilisation(), """
        Ada: draw card=love
        Ada: roll_and_move
        roll 4
        expect Ada.steps=4 Ada.love=false Ada.effects_due.count=1
        Ada: end_turn
        expect Ada.love=false
        turn Ada
        expect Ada.love=true Ada.effects_due.count=0
        Ada: roll_and_move
        roll 4
        expect Ada.steps=5
        """)


def test_money_that_comes_due_comes_after_the_burning_and_a_fine_takes_what_is_there():
    evening(civilisation(), """
        Ada: build price=30
        Ada: draw card=gold
        turn Ben
        turn Ada
        expect Ada.grant=50 Ada.savings=200 Ada.burned=20
        given Ada savings=0
        Ada: draw card=fine
        Ada: draw card=fine
        turn Ben
        turn Ada
        expect Ada.grant=0 Ada.savings=0
        """)


def test_a_skipped_turn_burns_nothing_grants_nothing_and_is_used_up():
    evening(civilisation(), """
        Ada: build price=35
        Ada: draw card=skip
        Ada: draw card=love
        turn Ben
        Ben: end_turn
        Cyd: end_turn
        notice skipped seat=Ada
        expect current=Ben Ada.grant=15 Ada.love=false Ada.burned=0 Ada.effects_due.count=1
        turn Ada
        expect Ada.grant=50 Ada.burned=15 Ada.love=true
        """)


def test_a_gift_from_a_hidden_purse_is_read_by_its_parties_only():
    desk = evening(civilisation(private=True), "given Ada savings=30\nAda: pay to=Ben amount=60")
    for viewer, sees in (("Ada", True), ("Ben", True), ("Cyd", False), ("wall", False), (views.ALL, True)):
        assert [t["amount"] for t in lines(desk, viewer)[-1]["transfers"]] == ([50, 10] if sees else []), viewer
        assert (lines(desk, viewer)[-1]["args"] != {}) is sees
    assert "total" not in views.document(desk.table(), "Cyd")["Ada"]


@pytest.mark.parametrize("viewer", ["Cyd", "wall"])
def test_what_moves_between_open_accounts_alone_is_read_by_everybody(viewer):
    desk = evening(civilisation(private=True), "Ada: build price=30")
    assert [t["source"] for t in lines(desk, viewer)[-1]["transfers"]] == ["Ada/grant"]
