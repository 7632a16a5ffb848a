"""A form carries the entry it saw: what belongs to a turn, window or roll that has passed since is refused."""

import pytest

from companion.engine import facts
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, make_game, seat


def parlour():
    """Turns, a window that anybody opens, rolls in a queue, and a command whose form goes out of date at once."""
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

    @game.command(who="any")
    def open_window(table, who):
        yield facts.open_row(table, "window", who)

    @game.command(who="any", stale="window")
    def close_window(table, who):
        table.require(bool(table.open_rows("window")), "phase")
        yield facts.close_row(table.open_rows("window")[0])

    @game.command(who="any")
    def ask_two(table, who):
        yield facts.ask_roll(table, 1, 6, "Ada", "first")
        yield facts.ask_roll(table, 1, 6, "Ada", "second")

    @game.command(who="any", stale="entry")
    def repaint(table, who):
        yield facts.notice("painted")

    for purpose in ("first", "second"):
        game.on_roll(purpose)(lambda table, roll: iter([facts.notice(roll.purpose)]))
    return game


def refused(desk, actor, command, args, seen) -> str | None:
    """The code of the refusal; None where it was accepted."""
    try:
        desk.send(actor, command, args, seen)
    except Refusal as refusal:
        return refusal.code
    return None


def test_two_taps_of_end_turn_end_one_turn():
    desk = evening(parlour(), "")
    seen = desk.table().seq
    assert refused(desk, seat("Ada"), "end_turn", {}, seen) is None
    assert refused(desk, seat("Ada"), "end_turn", {}, seen) == "stale"
    assert desk.table().current == "Ben"
    assert refused(desk, seat("Ben"), "end_turn", {}, desk.table().seq) is None


@pytest.mark.parametrize("seats", [["Ada", "Ben"], ["Ada"]])
def test_two_taps_of_the_host_end_one_turn_even_where_the_next_turn_is_the_same_seats(seats):
    desk = evening(parlour(), "", seats)
    seen = desk.table().seq
    assert refused(desk, HOST, "end_turn", {}, seen) is None
    assert refused(desk, HOST, "end_turn", {}, seen) == "stale"
    assert desk.table().current == seats[-1]


def test_what_others_booked_meanwhile_makes_no_form_of_this_turn_stale():
    desk = evening(parlour(), "")
    seen = desk.table().seq
    for _ in range(3):
        desk.send(seat("Ben"), "wave", {})
    assert refused(desk, seat("Ada"), "end_turn", {}, seen) is None


def test_a_command_that_belongs_to_no_turn_is_never_stale():
    desk = evening(parlour(), "")
    desk.send(seat("Ada"), "end_turn", {})
    desk.send(seat("Ada"), "open_window", {})
    assert refused(desk, seat("Cyd"), "wave", {}, 1) is None


def test_a_form_of_a_window_that_gave_way_to_another_is_stale():
    desk = evening(parlour(), "Ada: open_window")
    seen = desk.table().seq
    assert refused(desk, seat("Ben"), "close_window", {}, seen) is None
    assert refused(desk, seat("Ada"), "close_window", {}, seen) == "phase", "nothing is open: the command says so itself"
    desk.send(seat("Cyd"), "open_window", {})
    assert refused(desk, seat("Ada"), "close_window", {}, seen) == "stale"
    assert len(desk.table().open_rows("window")) == 1
    assert refused(desk, seat("Ada"), "close_window", {}, desk.table().seq) is None


def test_two_hands_that_enter_one_roll_do_not_answer_the_next():
    """The roller and the host both type the first face; the second request was asked in the same entry."""
    desk = evening(parlour(), "Ada: ask_two")
    seen = desk.table().seq
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [4]}, seen) is None
    assert refused(desk, HOST, "report_roll", {"faces": [4]}, seen) == "stale"
    assert desk.table().roll["purpose"] == "second" and desk.table().roll["read"] == []
    assert refused(desk, HOST, "report_roll", {"faces": [4]}, desk.table().seq) is None


def test_a_roll_that_is_gone_with_none_behind_it_is_no_roll():
    desk = evening(parlour(), "Ada: ask_two\nroll 1")
    seen = desk.table().seq
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [4]}, seen) is None
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [4]}, seen) == "no_roll"


def test_a_form_drawn_after_a_reading_was_taken_back_may_enter_it_again():
    desk = evening(parlour(), "Ada: ask_two\nroll 1\nundo")
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [2]}, desk.table().seq) is None


def test_a_request_that_was_pushed_back_is_first_again_only_since_the_other_fell():
    game = parlour()

    @game.command(who="any")
    def ask_ahead(table, who):
        yield facts.ask_roll(table, 1, 6, "Ada", "second", ahead_of="first")

    @game.command(who="any")
    def ask_first(table, who):
        yield facts.ask_roll(table, 1, 6, "Ada", "first")

    desk = evening(game, "Ada: ask_first")
    seen = desk.table().seq
    desk.send(seat("Ben"), "ask_ahead", {})
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [1]}, seen) == "stale"
    pushed = desk.table().seq
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [1]}, pushed) is None
    assert refused(desk, seat("Ada"), "report_roll", {"faces": [1]}, pushed) == "stale"


def test_a_form_that_nothing_may_come_between_is_stale_after_any_entry():
    desk = evening(parlour(), "")
    seen = desk.table().seq
    assert refused(desk, seat("Ada"), "repaint", {}, seen) is None
    assert refused(desk, seat("Ada"), "repaint", {}, seen) == "stale"


def test_two_taps_of_take_back_take_back_one_entry():
    desk = evening(parlour(), "Ada: wave\nAda: wave")
    seen = desk.table().seq
    assert refused(desk, HOST, "reverse", {}, seen) is None
    assert refused(desk, HOST, "reverse", {}, seen) == "stale"
    assert refused(desk, seat("Ada"), "reverse", {}, seen) == "stale"
    assert desk.document()["Ada"]["waves"] == 1


def test_take_back_takes_back_what_its_form_showed_and_not_what_came_later():
    desk = evening(parlour(), "Ada: wave")
    seen = desk.table().seq
    desk.send(seat("Ben"), "wave", {})
    assert refused(desk, HOST, "reverse", {}, seen) == "stale"
    assert refused(desk, HOST, "reverse", {}, desk.table().seq) is None
    assert desk.document()["Ada"]["waves"] == 1 and desk.document()["Ben"]["waves"] == 0


def test_a_command_without_a_form_is_never_stale():
    desk = evening(parlour(), "")
    assert refused(desk, HOST, "end_turn", {}, None) is None
    assert refused(desk, HOST, "end_turn", {}, None) is None
    assert desk.table().current == "Cyd"
