"""A house ruling lifts order: turn, phase and rights. Money it does not lift."""

import json

from companion import views
from companion.engine import facts
from companion.engine.forms import Amount, RowOf
from companion.engine.table import Refusal
from tests.engine.evening import evening, lines, make_game


def shop():
    """One may buy once in the own turn, while the shop is open."""
    game = make_game("""
        turns = "clockwise"
        [opening]
        crowns = 100
        [seat]
        audience = "all"
        [seat.fields]
        bought = { type = "number", start = 0 }
        [rows.debts]
        row = "debt"
        audience = "all"
        [rows.debts.fields]
        amount = "amount"
        [shared]
        audience = "all"
        [shared.fields]
        shop_open = { type = "bool", start = true, given = true }
        gone = { type = "list", start = [] }
    """)

    def may_buy(table, who):
        table.require(table.shared["shop_open"], "phase")
        table.require(table.seat(who)["bought"] == 0, "one_per_game")

    @game.command(when=may_buy)
    def buy(table, who, price: Amount(1)):
        table.require(price % 10 == 0, "tens_only")
        if price > 90:
            raise Refusal("too_dear", most=90)
        yield facts.move(price, "crowns", who, "bank", "purchase")
        yield facts.set_field(who, "bought", table.seat(who)["bought"] + 1)

    def has_offer(table, who):
        if not table.open_rows("offer"):
            raise Refusal("phase", order=True)

    @game.command(who="any", when=has_offer)
    def accept(table, who):
        yield facts.close_row(table.open_rows("offer")[0])

    @game.command(who="any")
    def settle(table, who, debt: RowOf("debts")):
        yield facts.move(debt["amount"], "crowns", who, "bank", "debt")
        yield facts.remove_row(who, "debts", debt)

    @game.hook("before")
    def before(table, who, command):
        yield facts.set_shared("gone", [*table.shared["gone"], f"{who} {command}"])

    @game.hook("after")
    def after(table):
        yield facts.notice("checked")

    return game


def test_a_ruling_lifts_turn_phase_and_rights():
    evening(shop(), """
        given table shop_open=false
        given Ben bought=1
        refuse not_your_turn Ben: buy price=30
        host: rule command=buy by=Ben arguments={price=30} reason="he said so in time"
        expect Ben.cash=70 Ben.bought=2 current=Ada
        host: rule command=buy by=Ben arguments={price=5}
        expect Ben.cash=65
        """)


def test_a_ruling_does_not_lift_money():
    evening(shop(), """
        given Ben cash=20
        refuse not_enough_cash need=30 have=20 host: rule command=buy by=Ben arguments={price=30}
        refuse too_dear most=90 host: rule command=buy by=Ada arguments={price=100}
        """)


def test_a_ruling_does_not_answer_what_nobody_asked():
    """The refusal is one of order; but there is no offer to accept."""
    evening(shop(), "refuse phase host: rule command=accept by=Ben")


def test_parameters_of_a_ruled_command_are_checked_for_the_seat_it_is_for():
    evening(shop(), """
        given Ben debt amount=40
        refuse bad_parameter parameter=debt host: rule command=settle by=Ada arguments={debt=1}
        refuse bad_parameter parameter=price host: rule command=buy by=Ada arguments={price="x"}
        refuse bad_parameter parameter=colour host: rule command=buy by=Ada arguments={price=10,colour=1}
        refuse bad_parameter parameter=by host: rule command=buy by=Dan arguments={price=10}
        host: rule command=settle by=Ben arguments={debt=1}
        expect Ben.cash=60 Ben.debts.count=0
        """)


def test_only_players_commands_can_be_ruled_and_only_by_the_host():
    evening(shop(), """
        refuse unknown_command host: rule command=fly by=Ada
        refuse bad_parameter parameter=command host: rule command=adjust by=Ada
        refuse bad_parameter parameter=command host: rule command=rule by=Ada
        refuse unknown_command host: rule command=reverse by=Ada
        refuse bad_parameter parameter=command host: rule command=join by=Ada
        refuse not_allowed Ben: rule command=buy by=Ben arguments={price=10}
        """)


def test_a_ruling_lifts_whose_turn_it_is_and_makes_no_turn():
    evening(shop(), """
        refuse phase host: rule command=buy by=Ada arguments={price=30}
        host: start_game
        host: rule command=buy by=Ben arguments={price=30}
        """, start="lobby")


def test_parameters_that_do_not_go_together_are_refused_in_a_ruling_too():
    game = shop()

    def even(table, who, values):
        if values["left"] != values["right"]:
            raise Refusal("bad_parameter", parameter="right", why=who)

    @game.command(check=even)
    def weigh(table, who, left: Amount(), right: Amount()):
        yield facts.notice("weighed")

    evening(game, "refuse bad_parameter parameter=right why=Ben host: rule command=weigh by=Ben arguments={left=1,right=2}")


def test_a_ruling_is_recorded_as_one_with_its_reason():
    desk = evening(shop(), 'host: rule command=buy by=Ben arguments={price=30} reason="said in time"')
    assert desk.entries()[-1].command == "rule"
    assert lines(desk, "Cyd")[-1]["args"] == {"command": "buy", "by": "Ben", "arguments": {"price": 30},
                                              "reason": "said in time"}


def test_a_ruling_ends_with_its_entry():
    evening(shop(), """
        host: rule command=buy by=Ben arguments={price=30}
        refuse not_your_turn Ben: buy price=30
        """)


def test_a_ruling_is_play_and_no_correction():
    """What follows a command follows a ruling; and the turn it was booked in is not untouched any more."""
    evening(shop(), """
        host: rule command=buy by=Ben arguments={price=30}
        notice checked
        turn Ada
        expect current=Ada
        notice checked
        """)
    desk = evening(shop(), "host: rule command=buy by=Ben arguments={price=30}\nturn Ada")
    assert desk.document()["round_number"] == 2


def test_the_books_of_a_ruling_balance():
    desk = evening(shop(), "host: rule command=buy by=Ben arguments={price=30}\ninvariant")
    assert json.dumps(views.document(desk.table(), None)) == json.dumps(views.document(desk.replayed(), None))
