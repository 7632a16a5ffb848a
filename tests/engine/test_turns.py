"""Turns: who is next, turns that are skipped, rounds, and the line `turn` exactly as SCENARIOS.md says."""

import pytest

from companion.engine import facts
from companion.engine.forms import Count
from companion.engine.table import Refusal
from companion.engine.turns import pass_turn
from tests.engine.evening import HOST, evening, make_game, seat


def round_game():
    """Turns to skip, seats that are out, and a diary of what begins and ends by itself."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [seat.fields]
        skip = { type = "number", start = 0 }
        out = { type = "bool", start = false }
        turns = { type = "number", start = 0 }
        [shared]
        audience = "all"
        [shared.fields]
        diary = { type = "list", start = [] }
        turn_order = { type = "list", start = [] }
    """)
    game.wait("duty")

    def write(table, text):
        return facts.set_shared("diary", [*table.shared["diary"], text])

    @game.hook("plays")
    def plays(table, who):
        return not table.seat(who)["out"]

    @game.hook("turn_begins")
    def turn_begins(table, who):
        """A turn to skip is used up the moment it begins."""
        if table.seat(who)["skip"]:
            yield facts.set_field(who, "skip", table.seat(who)["skip"] - 1)
            yield write(table, f"skip {who}")
            return True
        yield facts.set_field(who, "turns", table.seat(who)["turns"] + 1)
        yield write(table, f"begin {who}")
        return False

    @game.hook("turn_ends")
    def turn_ends(table, who):
        yield write(table, f"end {who}")

    @game.hook("round_ends")
    def round_ends(table):
        yield write(table, "round")

    @game.hook("after")
    def after(table):
        yield facts.notice("looked")

    @game.command
    def work(table, who):
        yield facts.notice("worked")

    @game.command
    def idle(table, who):
        """Nothing to book."""
        return ()

    @game.command(who="any")
    def open_window(table, who):
        yield facts.open_row(table, "window", who)

    @game.command(who="any")
    def owe(table, who):
        yield facts.step("duty")

    @game.command
    def throw(table, who, dice: Count() = 1):
        yield facts.ask_roll(table, dice, 6, who, "move")

    @game.on_roll("move")
    def moved(table, roll):
        yield facts.notice("moved")

    @game.command(who="host")
    def reorder(table, who):
        yield facts.set_shared("turn_order", [*table.seats[::-1]])

    return game


def diary(desk) -> list[str]:
    return desk.document()["diary"]


# -- who is next -------------------------------------------------------------------------------------------

def test_turns_go_clockwise_and_a_round_ends_behind_the_last_seat():
    desk = evening(round_game(), """
        expect current=Ada round_number=1
        Ada: end_turn
        Ben: end_turn
        expect current=Cyd round_number=1
        Cyd: end_turn
        expect current=Ada round_number=2 Ada.turns=2
        """)
    assert diary(desk) == ["begin Ada", "end Ada", "begin Ben", "end Ben", "begin Cyd", "end Cyd", "round", "begin Ada"]


def test_a_game_may_have_an_order_of_its_own():
    evening(round_game(), """
        host: reorder
        Ada: end_turn
        expect current=Cyd round_number=2
        Cyd: end_turn
        expect current=Ben
        """)


def test_a_turn_to_skip_is_passed_over_and_used_up():
    desk = evening(round_game(), """
        given Ben skip=1
        Ada: end_turn
        expect current=Cyd Ben.skip=0 Ben.turns=0
        """)
    assert diary(desk)[-3:] == ["end Ada", "skip Ben", "begin Cyd"]


def test_who_is_out_takes_no_turns_and_skips_none():
    evening(round_game(), "given Ben out=true skip=1\nAda: end_turn\nexpect current=Cyd Ben.skip=1")


def test_with_nobody_left_to_play_the_turn_is_nobodys():
    evening(round_game(), """
        given Ada out=true
        given Ben out=true
        given Cyd out=true
        Ada: end_turn
        expect current=null round_number=1
        """)


def test_a_turn_that_ends_the_game_ends_the_line_turn_as_well():
    game = make_game("""
        turns = "clockwise"
        [seat.fields]
        out = { type = "bool", start = false }
    """)
    game.hook("plays")(lambda table, who: not table.seat(who)["out"])
    game.hook("turn_ends")(lambda table, who: iter([facts.set_field(seat, "out", True) for seat in table.seats]))
    evening(game, "turn Cyd\nexpect current=null Cyd.out=true")


def test_the_round_counts_on_where_the_last_seat_is_out():
    evening(round_game(), "given Cyd out=true\nAda: end_turn\nBen: end_turn\nexpect current=Ada round_number=2")


def test_one_seat_alone_begins_a_round_with_every_turn():
    evening(round_game(), "Ada: end_turn\nexpect current=Ada round_number=2 Ada.turns=2", ["Ada"])


def test_a_turn_that_is_skipped_for_ever_is_a_mistake_of_the_game():
    game = make_game('turns = "clockwise"')
    desk = evening(game, "")

    @game.hook("turn_begins")
    def turn_begins(table, who):
        yield facts.notice("skipped")
        return True

    with pytest.raises(RuntimeError, match="no turn begins after"):
        desk.send(seat("Ada"), "end_turn", {})


def test_play_that_never_reaches_a_seat_is_a_mistake_of_the_game():
    game = make_game('turns = "clockwise"')
    desk = evening(game, "")

    @game.hook("turn_begins")
    def turn_begins(table, who):
        yield facts.notice("begun")
        return who == "Ben"

    with pytest.raises(RuntimeError, match="play never reaches 'Ben'"):
        desk.send(HOST, "move_on", {"to": "Ben"})


# -- ending it ---------------------------------------------------------------------------------------------

def test_a_turn_does_not_end_while_a_roll_a_window_or_a_step_waits():
    evening(round_game(), """
        refuse not_your_turn name=Ada Ben: end_turn
        Ada: throw
        refuse phase Ada: end_turn
        roll 1
        Ada: owe
        refuse phase Ada: end_turn
        undo
        Ben: open_window
        refuse phase Ada: end_turn
        undo
        Ada: end_turn
        expect current=Ben
        """)


def test_the_host_ends_the_turn_of_whoever_is_in_turn():
    evening(round_game(), "host: end_turn\nexpect current=Ben\nhost: end_turn\nexpect current=Cyd")


# -- the line `turn` -----------------------------------------------------------------------------------------

def test_turn_books_nothing_where_it_is_the_turn_and_nothing_was_booked_in_it():
    desk = evening(round_game(), "turn Ada\nAda: end_turn\nturn Ben")
    assert [entry.command for entry in desk.entries()] == ["make_table", "end_turn"]
    assert desk.document()["Ada"]["turns"] == 1


def test_turn_goes_round_the_table_to_the_next_turn_where_something_was_booked_in_this_one():
    desk = evening(round_game(), """
        Ada: work
        turn Ada
        expect current=Ada round_number=2 Ada.turns=2 Ben.turns=1 Cyd.turns=1
        """)
    assert diary(desk)[1:] == ["end Ada", "begin Ben", "end Ben", "begin Cyd", "end Cyd", "round", "begin Ada"]


def test_one_turn_line_is_one_entry_however_far_play_goes():
    desk = evening(round_game(), "turn Cyd")
    assert desk.table().seq == 2 and desk.document()["Ben"]["turns"] == 1


def test_a_turn_begun_by_a_turn_line_is_untouched():
    evening(round_game(), "turn Cyd\nturn Cyd\nexpect round_number=1 Cyd.turns=1")


@pytest.mark.parametrize("correction", [
    "given Ada skip=0", "given table diary=[]", "host: choose_host seat=Ben", "host: adjust seat=Ben path=skip value=0"])
def test_a_correction_does_not_count_as_booked(correction):
    game = round_game()
    game.corrects("diary")(lambda table, value: iter([facts.set_shared("diary", value)]))
    evening(game, f"{correction}\nturn Ada\nexpect round_number=1 Ada.turns=1")


def test_a_booking_that_was_taken_back_does_not_count_as_booked():
    evening(round_game(), "Ada: work\nundo\nturn Ada\nexpect round_number=1")


def test_whatever_anybody_booked_in_the_turn_counts():
    evening(round_game(), "host: pay to=Ben amount=1\nturn Ada\nexpect round_number=2")


def test_a_command_that_books_nothing_leaves_the_turn_untouched():
    desk = evening(round_game(), "Ada: idle\nturn Ada\nexpect round_number=1")
    assert desk.table().seq == 1


def test_a_command_that_does_not_count_leaves_the_turn_untouched_and_the_next_one_counts():
    game = round_game()

    @game.command(who="any", counts=False)
    def set_up(table, who):
        yield facts.notice("set_up")

    evening(game, "Ben: set_up\nturn Ada\nexpect round_number=1\nrestart\nturn Ada\nexpect round_number=1\n"
                  "Ben: set_up\nAda: work\nturn Ada\nexpect round_number=2")


def test_a_skip_on_the_way_counts_as_skipped():
    evening(round_game(), "given Ben skip=2\nturn Cyd\nexpect Ben.skip=1 Ben.turns=0 Cyd.turns=1")


def test_ones_own_turn_that_falls_to_a_skip_counts_as_skipped_and_play_goes_on_to_the_next():
    evening(round_game(), """
        given Cyd skip=1
        turn Cyd
        expect current=Cyd round_number=2 Cyd.skip=0 Cyd.turns=1 Ada.turns=2
        """)


def test_turn_to_the_seat_in_turn_with_a_skip_due_passes_over_it_once():
    evening(round_game(), """
        Ada: work
        given Ada skip=1
        turn Ada
        expect round_number=3 Ada.skip=0 Ada.turns=2 Ben.turns=2
        """)


def test_turn_withdraws_a_roll_without_stakes():
    evening(round_game(), """
        Ada: throw
        turn Ben
        expect current=Ben roll=null
        Ben: throw dice=2
        turn Ben
        expect roll=null round_number=2
        """)


def test_turn_is_refused_while_a_window_or_a_forced_step_is_open():
    evening(round_game(), """
        Ben: open_window
        refuse phase turn Cyd
        undo
        Ada: owe
        refuse phase turn Ben
        expect current=Ada round_number=1
        """)


def test_turn_to_somebody_who_takes_no_turns_is_refused():
    game = round_game()

    @game.command(who="host")
    def leave_out(table, who):
        yield facts.set_shared("turn_order", ["Ada", "Ben"])

    evening(game, "host: leave_out\nrefuse phase turn Cyd\nturn Ben")
    evening(round_game(), "given Ben out=true\nrefuse phase turn Ben\nrefuse bad_parameter parameter=to turn Dan")


def test_turn_outside_the_turns_is_refused_by_the_games_own_hook():
    game = round_game()

    @game.hook("may_move_on")
    def may_move_on(table, to):
        table.require(table.phase == "play" and table.state["open"] == [], "phase")

    evening(game, """
        refuse phase turn Ben
        host: start_game
        turn Ben
        """, start="lobby")


def test_turn_runs_the_check_after_a_command_and_a_correction_does_not():
    evening(round_game(), "given Ada skip=0\nnotice-not looked\nturn Ben\nnotice looked")


def test_only_the_host_moves_play_on():
    desk = evening(round_game(), "")
    with pytest.raises(Refusal, match="not_allowed"):
        desk.send(seat("Ben"), "move_on", {"to": "Ben"})
    desk.send(HOST, "move_on", {"to": "Ben"})
    assert desk.table().current == "Ben"


# -- a game without a turn of its own ---------------------------------------------------------------------

def test_hooks_that_only_book_need_no_answer():
    game = make_game('turns = "clockwise"')

    for hook in ("turn_begins", "turn_ends", "round_ends"):
        game.hook(hook)(lambda *where: None)
    evening(game, "Ada: end_turn\nBen: end_turn\nexpect current=Ada round_number=2", ["Ada", "Ben"])


def test_from_nobodys_turn_play_begins_with_the_first_seat():
    game = make_game("")

    @game.command(who="host")
    def begin(table, who):
        yield from pass_turn(table)

    evening(game, "expect current=null\nhost: begin\nexpect current=Ada")
    evening(game, "turn Ben\nexpect current=Ben")
