"""Taking back: from the top, by the host or its author, never the first entry, and still to be read."""

import pytest

from companion.engine import facts
from companion.engine.journal import fold
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, lines, make_game, seat

SENSOR = {"role": "sensor", "seat": None, "device": "bowl"}


def guest_book():
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [seat.fields]
        waves = { type = "number", start = 0 }
    """)

    @game.command(who="any")
    def wave(table, who):
        yield facts.set_field(who, "waves", table.seat(who)["waves"] + 1)
        yield facts.notice("waved", seat=who)

    @game.command(who="any")
    def ask(table, who):
        yield facts.ask_roll(table, 1, 6, who, "die")

    @game.on_roll("die")
    def fallen(table, roll):
        yield facts.set_field(roll.by, "waves", roll.total)

    return game


def code(desk, actor, seen=None) -> str | None:
    """The code of a refused reversal; None where it was accepted."""
    try:
        desk.send(actor, "reverse", {}, seen)
    except Refusal as refusal:
        return refusal.code
    return None


def test_reversals_peel_from_the_top():
    desk = evening(guest_book(), """
        Ada: wave
        Ben: wave
        undo
        expect Ada.waves=1 Ben.waves=0
        undo
        expect Ada.waves=0
        """)
    assert [entry.reverses for entry in desk.entries()] == [None, None, None, 3, 2]


def test_what_is_booked_between_reversals_is_taken_back_first():
    desk = evening(guest_book(), """
        Ada: wave
        Ben: wave
        undo
        Cyd: wave
        undo
        expect Cyd.waves=0 Ada.waves=1
        undo
        expect Ada.waves=0
        """)
    assert [entry.reverses for entry in desk.entries() if entry.reverses] == [3, 5, 2]


def test_a_reversal_is_an_entry_and_takes_a_number_of_its_own():
    desk = evening(guest_book(), "Ada: wave\nundo")
    assert desk.table().seq == 3 and desk.entries()[-1].facts == ()


def test_ids_are_not_used_twice_after_a_reversal():
    desk = evening(guest_book(), "Ada: ask\nundo\nBen: ask")
    assert desk.table().roll["id"].startswith("4.")


def test_the_first_entry_and_who_joined_cannot_be_taken_back():
    evening(guest_book(), "refuse not_reversible undo\nAda: wave\nundo\nrefuse not_reversible undo")
    evening(guest_book(), "host: join name=Dan\nrefuse not_reversible undo\nexpect Dan.waves=0", start="lobby")


def test_an_author_takes_back_the_own_newest_entry_and_nobody_elses():
    desk = evening(guest_book(), "Ada: wave\nBen: wave")
    assert code(desk, seat("Cyd")) == "not_allowed"
    assert code(desk, seat("Ben")) is None
    assert code(desk, seat("Ben")) == "not_allowed", "the newest is not Ben's any more"
    assert desk.document()["Ada"]["waves"] == 1 and desk.document()["Ben"]["waves"] == 0


def test_the_seat_that_is_host_takes_back_anybodys_newest():
    desk = evening(guest_book(), "Ben: wave")
    assert code(desk, seat("Ada")) is None


@pytest.mark.parametrize("actor", [SENSOR, {"role": "system", "seat": None}, seat("Dan")])
def test_sensors_and_strangers_take_nothing_back(actor):
    desk = evening(guest_book(), "Ben: wave\nBen: ask\nsensor bowl 3")
    assert code(desk, actor) == "not_allowed"


def test_a_reading_of_a_sensor_is_taken_back_by_the_host_and_by_no_other():
    desk = evening(guest_book(), "Ben: ask\nsensor bowl 3")
    assert code(desk, seat("Ben")) == "not_allowed"
    assert code(desk, HOST) is None
    assert desk.table().roll["by"] == "Ben"


def test_what_the_host_did_for_a_seat_is_the_hosts_to_take_back():
    desk = evening(guest_book(), "")
    desk.send({"role": "host", "seat": "Ben"}, "wave", {})
    assert desk.document()["Ben"]["waves"] == 1
    assert code(desk, seat("Ben")) == "not_allowed"
    assert code(desk, HOST) is None


def test_a_reversal_takes_no_parameters():
    desk = evening(guest_book(), "Ada: wave")
    for args in ({"entry": 1}, [1], "x", 3):
        with pytest.raises(Refusal) as refusal:
            desk.send(HOST, "reverse", args)
        assert refusal.value.code == "bad_parameter"


def test_what_is_taken_back_stays_to_be_read_with_the_number_that_took_it_back():
    desk = evening(guest_book(), "Ada: wave\nBen: wave\nundo")
    told = lines(desk, "Cyd")
    assert [(line["seq"], line["reverses"], line["reversed_by"]) for line in told] == [
        (1, None, None), (2, None, None), (3, None, 4), (4, 3, None)]
    assert told[2]["command"] == "wave" and told[2]["notices"] == [{"code": "waved", "facts": {"seat": "Ben"}}]


def test_taking_back_leaves_the_books_as_if_it_had_never_been():
    once = evening(guest_book(), "Ada: wave\nBen: ask").table().state
    again = evening(guest_book(), "Ada: wave\nBen: ask\nroll 4\nCyd: wave\nundo\nundo").table().state
    assert {**again, "seq": once["seq"]} == once


def test_what_ends_a_turn_can_be_taken_back():
    evening(guest_book(), """
        Ada: end_turn
        expect current=Ben
        undo
        expect current=Ada
        turn Ada
        expect round_number=1
        """)


def test_a_closed_table_is_opened_again_by_taking_the_closing_back():
    evening(guest_book(), """
        host: close_table
        refuse phase Ada: wave
        given Ada waves=5
        undo
        undo
        Ada: wave
        expect Ada.waves=1
        """)


def test_folding_all_entries_is_the_state_after_every_reversal():
    desk = evening(guest_book(), "Ada: wave\nBen: wave\nundo\nCyd: wave\nundo\nundo\nBen: ask\nsensor bowl 2\nundo")
    assert fold(desk.entries()) == desk.table().state
