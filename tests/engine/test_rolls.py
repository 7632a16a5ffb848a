"""Rolls: requests in the order asked, readings by hand or by sensor, and what a reading may not do."""

import pytest

from companion.engine import facts
from companion.engine.forms import Choice, Count, Integer, ListOf
from companion.engine.rolls import read, withdraw
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, make_game, seat


def dice_table():
    """Rolls for anybody, in a queue; what fell is written down."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [seat.fields]
        total = { type = "number", start = 0 }
        [shared]
        audience = "all"
        [shared.fields]
        order = { type = "list", start = [] }
    """)

    @game.command(who="any")
    def ask(table, who, dice: Count(), purpose: Choice("move", "price", "first") = "move"):
        yield facts.ask_roll(table, dice, 6, who, purpose, {"asked_by": who},
                             ahead_of="move" if purpose == "first" else None)

    @game.command(who="any")
    def ask_all(table, who):
        """One request for each seat, in seat order."""
        for one in table.seats:
            yield facts.ask_roll(table, 1, 6, one, "move", {"asked_by": who})

    @game.command(who="host")
    def anybody(table, who):
        yield facts.ask_roll(table, 1, 6, None, "price")

    @game.command(who="any")
    def forget_moves(table, who):
        yield from withdraw(table, "move")

    @game.command(who="any")
    def drop_first(table, who):
        yield facts.drop_roll(table.roll)

    def write(table, text):
        return facts.set_shared("order", [*table.shared["order"], text])

    @game.on_roll("move")
    def moved(table, roll):
        yield facts.set_field(roll.by, "total", roll.total)
        yield write(table, f"{roll.by}:{','.join(map(str, roll.faces))}:{roll.about['asked_by']}")

    @game.on_roll("price")
    def price(table, roll):
        assert roll.about in ({}, {"asked_by": "Ada"}, {"asked_by": "Ben"}, {"asked_by": "Cyd"})
        yield write(table, f"price:{roll.total}")

    @game.on_roll("first")
    def first(table, roll):
        yield write(table, "first")

    @game.command(who="any")
    def roll_then_rest(table, who):
        """What stands behind a roll in the agenda waits for it."""
        yield facts.ask_roll(table, 1, 6, who, "price")
        yield facts.step("price", roll=table.state["rolls"][-1])
        yield facts.step("rest")

    @game.step("rest")
    def rest(table):
        yield write(table, "rest")

    return game


def test_requests_are_answered_in_the_order_they_were_asked():
    evening(dice_table(), """
        Ben: ask dice=2
        Cyd: ask dice=1 purpose=price
        expect roll.by=Ben roll.purpose=move roll.dice=2 roll.faces=6 roll.read=[]
        refuse wrong_dice need=2 faces=6 roll 4
        roll 4 5
        expect Ben.total=9 roll.by=Cyd roll.purpose=price
        roll 3
        expect roll=null order=["Ben:4,5:Ben","price:3"]
        """)


def test_a_request_may_be_asked_ahead_of_those_that_wait():
    evening(dice_table(), """
        Ada: ask dice=1 purpose=price
        Ben: ask dice=1
        Cyd: ask dice=1 purpose=first
        roll 1
        expect roll.purpose=first
        roll 1
        expect roll.purpose=move
        """)


def test_one_request_for_each_seat_is_thrown_seat_by_seat():
    evening(dice_table(), """
        Cyd: ask_all
        expect roll.by=Ada
        roll 1
        refuse not_allowed Ada: report_roll faces=[2]
        expect roll.by=Ben
        roll 2
        roll 3
        expect order=["Ada:1:Cyd","Ben:2:Cyd","Cyd:3:Cyd"] roll=null
        """)


# -- hands and sensors -----------------------------------------------------------------------------------

def test_a_hand_gives_all_missing_faces_at_once():
    evening(dice_table(), """
        Ada: ask dice=3
        refuse wrong_dice need=3 roll 1 2
        refuse wrong_dice need=3 roll 1 2 3 4
        refuse wrong_dice need=3 Ada: report_roll faces=[]
        refuse wrong_dice faces=6 roll 1 2 7
        refuse wrong_dice faces=6 roll 0 2 3
        refuse bad_parameter parameter=faces Ada: report_roll faces=["six"]
        roll 1 2 3
        expect Ada.total=6
        """)


def test_each_single_reading_of_a_sensor_is_an_entry_that_extends_the_request():
    desk = evening(dice_table(), """
        Ada: ask dice=3
        sensor bowl 5
        expect roll.read=[5] Ada.total=0
        sensor bowl 1
        expect roll.read=[5,1] Ada.total=0
        sensor bowl 3
        expect roll=null Ada.total=9 order=["Ada:5,1,3:Ada"]
        """)
    assert [entry.actor for entry in desk.entries()[2:]] == 3 * [{"role": "sensor", "seat": None, "device": "bowl"}]
    assert [entry.command for entry in desk.entries()[2:]] == 3 * ["report_roll"]


def test_a_hand_completes_what_a_sensor_began():
    evening(dice_table(), """
        Ada: ask dice=3
        sensor bowl 5
        refuse wrong_dice need=2 roll 5 1 3
        roll 1 3
        expect Ada.total=9
        """)


def test_a_misread_single_face_is_taken_back_alone():
    evening(dice_table(), """
        Ada: ask dice=2
        sensor bowl 5
        sensor bowl 6
        undo
        expect roll.read=[5] Ada.total=0
        undo
        expect roll.read=[]
        roll 1 1
        expect Ada.total=2
        """)


def test_a_sensor_gives_no_more_faces_than_are_missing():
    evening(dice_table(), """
        Ada: ask dice=2
        sensor bowl 5
        refuse wrong_dice need=1 sensor bowl 1 2
        expect roll.read=[5]
        """)


def test_a_reading_that_arrives_when_nothing_waits_moves_nobody():
    desk = evening(dice_table(), "refuse no_roll roll 3\nrefuse no_roll sensor bowl 3\nexpect order=[]")
    assert desk.table().seq == 1


def test_a_hand_and_a_sensor_book_the_same():
    hand = evening(dice_table(), "Ada: ask dice=2\nroll 5 1").document()
    assert evening(dice_table(), "Ada: ask dice=2\nsensor bowl 5 1").document() == hand
    assert evening(dice_table(), "Ada: ask dice=2\nsensor bowl 5\nsensor bowl 1").document() == hand


def test_whose_roll_it_is_enters_it_and_the_host_may():
    desk = evening(dice_table(), """
        Ben: ask dice=1
        refuse not_allowed Ada: report_roll faces=[1]
        host: report_roll faces=[2]
        """)
    assert desk.document()["Ben"]["total"] == 2
    desk = evening(dice_table(), "host: anybody\nCyd: report_roll faces=[5]\nexpect order=[\"price:5\"]")


def test_a_game_with_its_own_rule_for_readings_reads_them_the_same_way():
    """A box with a code of its own for a face that the die does not have."""
    game = dice_table()

    @game.command(who="anyone", stale="roll", answers=True)
    def report_roll(table, who, faces: ListOf(Integer())):
        if any(not 1 <= face <= 6 for face in faces):
            raise Refusal("die")
        yield from read(table, faces)

    evening(game, """
        refuse no_roll Ada: report_roll faces=[1]
        Ada: ask dice=2
        refuse die roll 1 7
        refuse wrong_dice need=2 roll 1
        roll 1 2
        expect Ada.total=3
        """)


def test_a_roll_that_nothing_follows_is_read_and_gone():
    game = make_game("")
    game.on_roll("for_fun")(lambda table, roll: None)

    @game.command(who="any")
    def ask(table, who):
        yield facts.ask_roll(table, 1, 6, who, "for_fun")

    evening(game, "Ada: ask\nroll 3\nexpect roll=null")


# -- withdrawing and waiting -----------------------------------------------------------------------------

def test_a_withdrawn_request_is_gone_and_the_others_keep_their_order():
    evening(dice_table(), """
        Ada: ask dice=1
        Ben: ask dice=1 purpose=price
        Cyd: ask dice=1
        Ada: forget_moves
        expect roll.by=Ben roll.purpose=price
        Ada: drop_first
        expect roll=null
        """)


def test_what_stands_behind_a_roll_waits_for_it_and_goes_on_when_it_has_fallen():
    evening(dice_table(), """
        Ada: roll_then_rest
        expect order=[]
        refuse phase Ada: end_turn
        roll 6
        expect order=["price:6","rest"]
        Ada: end_turn
        """)


def test_what_waits_for_a_withdrawn_roll_does_not_wait_for_ever():
    evening(dice_table(), "Ada: roll_then_rest\nAda: drop_first\nexpect order=[\"rest\"] roll=null")


@pytest.mark.parametrize("actor", [HOST, seat("Ada"), {"role": "sensor", "seat": None, "device": "x"}])
def test_faces_are_whole_numbers_whoever_enters_them(actor):
    desk = evening(dice_table(), "Ada: ask dice=1")
    for faces in ([1.5], ["1"], [None], 1, None, [[1]], [True]):
        with pytest.raises(Refusal) as refusal:
            desk.send(actor, "report_roll", {"faces": faces})
        assert refusal.value.code == "bad_parameter" and refusal.value.facts["parameter"] == "faces"
