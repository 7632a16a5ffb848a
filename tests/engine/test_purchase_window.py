"""A purchase opens a window: everybody may join at one price, then the opener's roll moves the price."""

import pytest

from companion.engine import facts
from companion.engine.forms import Count
from companion.engine.scenario import ScenarioError
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game

BANK = "bank"


def market():
    """Shares at the price of the day; a window for everybody; the closing roll makes the next price."""
    game = make_game("""
        turns = "clockwise"
        [commodities]
        shares = {}
        [opening]
        crowns = 10000
        [data]
        change = [-200, -100, 0, 100, 200, 300]
        [seat]
        audience = "all"
        [seat.fields]
        shares = { type = "number", commodity = "shares" }
        [shared]
        audience = "all"
        [shared.fields]
        price = { type = "amount", start = 700, given = true }
    """)

    def window(table):
        return next(iter(table.open_rows("window")), None)

    def purchase(table, who, count, price):
        yield facts.move(count * price, "crowns", who, BANK, "purchase")
        yield facts.move(count, "shares", BANK, who, "purchase")

    @game.command
    def buy(table, who, count: Count()):
        """Shares at the price of the day; the window opens for the others."""
        table.require(window(table) is None, "price_roll_pending")
        price = table.shared["price"]
        yield from purchase(table, who, count, price)
        yield facts.open_row(table, "window", who, price=price, counts={who: count}, closed=False)

    def is_open(table, who):
        row = window(table)
        if row is None or row["terms"]["closed"]:
            raise Refusal("phase", order=True)

    @game.command(who="any", when=is_open, stale="window")
    def join_window(table, who, count: Count()):
        """The same price for everybody who joins, as often as they like."""
        row = window(table)
        counts = row["terms"]["counts"]
        yield from purchase(table, who, count, row["terms"]["price"])
        yield facts.set_terms(row, counts={**counts, who: counts.get(who, 0) + count})

    @game.command(who="any", when=is_open, stale="window")
    def close_window(table, who):
        """The opener has heard everybody; the price roll is asked for."""
        row = window(table)
        table.require(row["by"] == who, "not_allowed")
        yield facts.set_terms(row, closed=True)
        yield facts.ask_roll(table, 1, 6, who, "price", {"window": row["id"]})

    @game.on_roll("price")
    def price_rolled(table, roll):
        row = window(table)
        assert row["id"] == roll.about["window"]
        yield facts.close_row(row)
        yield facts.set_shared("price", row["terms"]["price"] + table.data["change"][roll.total - 1])

    @game.shared("window", audience="all")
    def shown(table):
        row = window(table)
        return row and {"by": row["by"], **row["terms"]}

    return game


def test_everybody_in_the_window_pays_the_same_price_and_the_roll_moves_it_afterwards():
    evening(market(), """
        Ada: buy count=5
        expect window.by=Ada window.price=700 window.closed=false
        Ben: join_window count=3
        Cyd: join_window count=1
        Ben: join_window count=2
        expect window.counts={Ada=5,Ben=5,Cyd=1} price=700
        Ada: close_window
        spin 6
        expect price=1000 window=null
        expect Ada.cash=6500 Ben.cash=6500 Cyd.cash=9300 Ada.shares=5 Ben.shares=5 Cyd.shares=1
        Ada: end_turn
        """)


def test_a_window_stays_open_until_its_roll_has_fallen():
    evening(market(), """
        refuse phase Ben: join_window count=1
        Ada: buy count=1
        refuse price_roll_pending Ada: buy count=1
        refuse phase Ada: end_turn
        refuse phase turn Ben
        refuse not_allowed Ben: close_window
        Ada: close_window
        refuse phase Ben: join_window count=1
        refuse phase Ada: end_turn
        roll 3
        refuse phase Ada: close_window
        Ada: end_turn
        expect current=Ben
        """)


def test_a_buyer_without_the_money_leaves_window_and_books_as_they_were():
    evening(market(), """
        Ada: buy count=14
        refuse not_enough_cash need=700 have=200 Ada: join_window count=1
        given Ben cash=699
        refuse not_enough_cash Ben: join_window count=1
        expect Ben.shares=0 window.counts={Ada=14}
        """)


def test_taking_back_the_closing_roll_opens_the_same_roll_again_and_keeps_every_purchase():
    evening(market(), """
        Ada: buy count=1
        Ben: join_window count=2
        Ada: close_window
        roll 1
        expect price=500
        undo
        expect price=700 roll.purpose=price roll.by=Ada roll.read=[] window.counts={Ada=1,Ben=2} Ben.shares=2
        roll 2
        expect price=600 window=null roll=null
        """)


def test_the_line_that_does_not_hold_is_named():
    with pytest.raises(ScenarioError) as error:
        evening(market(), "Ada: buy count=1\nexpect Ada.shares=2")
    assert error.value.line == 6
    assert str(error.value) == "expected Ada.shares to be 2, it is 1"
