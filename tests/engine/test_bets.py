"""Everybody bets on one spin: stakes lie on accounts of their own until the reading; a misread spin keeps them."""

import pytest

from companion.engine import facts
from companion.engine.forms import Amount, Count, ListOf
from companion.engine.sheet import Field, Section, Sheet
from companion.engine.table import Refusal
from tests.engine.evening import evening, lines, make_game


def wheel():
    """The one in turn spins 1 to 10; the others stake before it; ten times the stake for a hit, the strip to the bank."""
    game = make_game("""
        turns = "clockwise"
        [opening]
        crowns = 50
        [seat]
        audience = "all"
        [seat.fields]
        place = { type = "number", start = 0 }
        [shared]
        audience = "all"
        [shared.fields]
        bets_open = { type = "bool", start = false }
    """)

    def strip(table, seat):
        """What a seat has on each number."""
        on = {n: table.balance(f"{seat}/strip/{n}") for n in range(1, 11)}
        return {str(n): amount for n, amount in on.items() if amount}

    @game.sheet
    def sheet(table, seat):
        return Sheet((Section("sheet", (Field("on_strip", strip(table, seat), "text"),), "all"),))

    @game.command
    def spin_to_move(table, who):
        """The wheel may be spun; the bets are open until it is."""
        table.require(table.roll is None, "phase")
        yield facts.ask_roll(table, 1, 10, who, "move")
        yield facts.set_shared("bets_open", True)

    def bets_open(table, who):
        if table.roll is None or not table.shared["bets_open"]:
            raise Refusal("bet_closed", order=True)
        table.require(table.roll["by"] != who, "bet_own_spin")

    @game.command(who="any", when=bets_open, stale="roll")
    def bet(table, who, numbers: ListOf(Count(1, 10)), amounts: ListOf(Amount(1))):
        """One or two numbers; the stake leaves the purse at once."""
        if not 1 <= len(set(numbers)) == len(numbers) == len(amounts) <= 2:
            raise Refusal("bet_numbers")
        for number, amount in zip(numbers, amounts, strict=True):
            yield facts.move(amount, "crowns", who, f"{who}/strip/{number}", "stake")

    @game.command(who="any")
    def close_bets(table, who):
        yield facts.set_shared("bets_open", False)

    @game.on_roll("move")
    def spun(table, roll):
        """First the bets, then the spin's own purpose."""
        yield facts.set_shared("bets_open", False)
        for seat in table.seats:
            for number, amount in strip(table, seat).items():
                yield facts.move(amount, "crowns", f"{seat}/strip/{number}", "bank", "strip")
                if int(number) == roll.total:
                    yield facts.move(10 * amount, "crowns", "bank", seat, "hit")
        yield facts.set_field(roll.by, "place", table.seat(roll.by)["place"] + roll.total)

    @game.hook("may_move_on")
    def may_move_on(table, to):
        table.require(not any(strip(table, seat) for seat in table.seats), "phase")

    return game


STAKES = """
    Ada: spin_to_move
    Ben: bet numbers=[7,3] amounts=[20,4]
    Cyd: bet numbers=[7] amounts=[10]
    Cyd: bet numbers=[2] amounts=[5]
"""


def test_a_stake_leaves_the_purse_and_lies_on_its_number():
    evening(wheel(), STAKES + """
        expect Ben.cash=26 Ben.on_strip.7=20 Ben.on_strip.3=4 Cyd.cash=35 Cyd.on_strip.7=10 Cyd.on_strip.2=5
        expect-not Ada.on_strip.7=0
        """)


def test_the_reading_closes_the_bets_pays_every_hit_on_its_own_stake_and_clears_the_strip():
    evening(wheel(), STAKES + """
        spin 7
        expect Ben.cash=226 Cyd.cash=135 Ben.on_strip={} Cyd.on_strip={} Ada.place=7 Ada.cash=50 roll=null
        refuse bet_closed Ben: bet numbers=[1] amounts=[1]
        """)


def test_a_miss_loses_the_stake_to_the_bank():
    evening(wheel(), STAKES + "spin 1\nexpect Ben.cash=26 Cyd.cash=35 Ben.on_strip={}")


def test_taking_back_the_reading_opens_the_same_request_with_every_stake_on_its_number():
    desk = evening(wheel(), STAKES)
    asked = desk.table().roll["id"]
    desk = evening(wheel(), STAKES + """
        spin 1
        undo
        expect Ben.cash=26 Ben.on_strip.7=20 Cyd.on_strip.2=5 roll.purpose=move roll.by=Ada roll.read=[] Ada.place=0
        expect bets_open=true
        Ben: bet numbers=[1] amounts=[1]
        spin 7
        expect Ben.cash=225 Cyd.cash=135
        undo
        """)
    assert desk.table().roll["id"] == asked


def test_the_spinner_does_not_bet_and_nobody_bets_what_they_do_not_have():
    evening(wheel(), """
        refuse bet_closed Ben: bet numbers=[7] amounts=[1]
        Ada: spin_to_move
        refuse bet_own_spin Ada: bet numbers=[7] amounts=[1]
        refuse not_enough_cash need=31 have=30 Ben: bet numbers=[7,3] amounts=[20,31]
        refuse bet_numbers Ben: bet numbers=[7,7] amounts=[1,1]
        refuse bad_parameter parameter=numbers Ben: bet numbers=[11] amounts=[1]
        expect Ben.cash=50 Ben.on_strip={}
        """)


def test_bets_that_are_closed_stay_closed_until_the_reading():
    evening(wheel(), STAKES + """
        Ada: close_bets
        refuse bet_closed Ben: bet numbers=[1] amounts=[1]
        spin 7
        expect Ben.cash=226
        """)


def test_play_does_not_move_on_while_stakes_lie_open_and_a_spin_without_stakes_is_withdrawn():
    evening(wheel(), """
        Ada: spin_to_move
        turn Ben
        expect current=Ben roll=null
        Ben: spin_to_move
        Ada: bet numbers=[7] amounts=[20]
        refuse phase turn Cyd
        expect Ada.on_strip.7=20 roll.by=Ben
        spin 7
        turn Cyd
        expect Ada.cash=230
        """)


def test_an_account_of_a_seat_is_nobody_elses_to_overdraw():
    game = wheel()

    @game.command(who="any")
    def take(table, who, number: Count()):
        yield facts.move(21, "crowns", f"{who}/strip/{number}", who)

    evening(game, STAKES + "refuse not_enough_cash need=21 have=20 Ben: take number=7")


@pytest.mark.parametrize("viewer", ["Cyd", "wall", None])
def test_stakes_on_open_purses_are_read_by_everybody(viewer):
    desk = evening(wheel(), STAKES)
    assert [t["target"] for t in lines(desk, viewer)[2]["transfers"]] == ["Ben/strip/7", "Ben/strip/3"]
    assert lines(desk, viewer)[-1]["args"] == {"numbers": [2], "amounts": [5]}
