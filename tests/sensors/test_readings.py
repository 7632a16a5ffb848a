"""Laws of readings at a table: what counts, once; what is asked; what is booked with it. Real ports, real books."""

import threading

import pytest

from companion.engine.table import Refusal
from tests.browser.tables import DEALT, FOUR, LIFE, BIDS, LEVEL, OFFICE, TableOf
from tests.hardware.toys import until
from tests.sensors.conftest import Table


def test_a_reading_answers_the_open_roll_and_says_where_it_came_from(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    entry = at_table.next_booked(lambda: die.fall(4, q=98))
    assert entry.command == "report_roll" and entry.args == {"faces": [4]}
    assert entry.actor == {"role": "sensor", "seat": None, "device": "die-3f2a", "boot": "a1", "reading": 1, "q": 98, "by": "Anna"}
    assert at_table.roll is None and at_table.table.phase == "moving"


def test_a_reading_counts_only_while_a_roll_is_awaited_and_once(at_table):
    die = at_table.reader()
    seq = at_table.table.seq
    die.fall(2)                                     # nothing waits
    until(lambda: any(line.text == "2" for line in at_table.desk.ports.monitor(die.address)))
    assert at_table.table.seq == seq
    at_table.host("roll_move", "Anna")
    told = at_table.until_said("offer")             # thrown just before: asked about, not booked
    assert told["faces"] == [2] and told["reason"] == "early"
    at_table.desk.watch(at_table.code).answer(told["n"], False, "Anna")
    entry = at_table.next_booked(lambda: die.fall(5))
    die.resend(5)
    die.resend(5)
    die.fall(3)                                     # and a further throw moves nobody
    until(lambda: any(line.text == "3" for line in at_table.desk.ports.monitor(die.address)))
    assert entry.args == {"faces": [5]} and at_table.table.seq == entry.seq


def test_six_rolls_again_and_every_throw_is_one_entry(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    seq = at_table.table.seq
    die.fall(6)
    die.fall(6)
    die.fall(2)
    at_table.until_booked(seq + 3)
    until(lambda: at_table.said() is None)
    assert [entry.args["faces"] for entry in at_table.entries[seq:]] == [[6], [6], [2]]
    assert at_table.table.shared["move"]["steps"] == 14 and at_table.table.seq == seq + 3


def two_dice(at_table):
    at_table.host("adjust", seat="Anna", path="charity_turns_left", value=3)
    at_table.host("roll_move", "Anna", dice=2)
    assert at_table.roll["dice"] == 2


def test_a_tray_fills_a_request_of_two_dice_in_one_entry(at_table):
    tray = at_table.reader("tray", "tray-02", ch=2)
    two_dice(at_table)
    assert at_table.next_booked(lambda: tray.fall(4, 3)).args == {"faces": [4, 3]}
    assert at_table.roll is None


def test_two_single_dice_fill_it_one_after_the_other(at_table):
    one, other = at_table.reader(), at_table.reader(name="die-77aa")
    two_dice(at_table)
    first = at_table.next_booked(lambda: one.fall(4))
    assert at_table.roll["read"] == [4]
    second = at_table.next_booked(lambda: other.fall(3))
    assert [first.actor["device"], second.actor["device"]] == ["die-3f2a", "die-77aa"]
    assert at_table.roll is None and at_table.table.shared["move"]["steps"] == 7


def test_more_dice_than_are_missing_are_asked_about_and_one_is_chosen(at_table):
    tray = at_table.reader("tray", "tray-02", ch=2)
    at_table.host("roll_move", "Anna")
    tray.fall(2, 5)
    told = at_table.until_said("offer")
    watch = at_table.desk.watch(at_table.code)
    with pytest.raises(Refusal, match="wrong_dice"):
        watch.answer(told["n"], True, "Anna")
    entry = at_table.next_booked(lambda: watch.answer(told["n"], True, "Anna", [5]))
    assert entry.args == {"faces": [5]} and entry.actor["confirmed"] == "Anna"


@pytest.mark.parametrize(("values", "more", "reason"), [((4,), {"st": "cocked"}, "cocked"), (("?",), {}, "unreadable"), ((4,), {"q": 30}, "doubtful")])
def test_a_die_that_leans_is_thrown_again(at_table, values, more, reason):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    seq = at_table.table.seq
    die.move()
    at_table.until_said("rolling")
    die.fall(*values, **more)
    assert at_table.until_said("again")["reason"] == reason and at_table.table.seq == seq
    assert at_table.next_booked(lambda: die.fall(6)).args == {"faces": [6]}


def test_a_hand_that_is_quicker_wins_and_the_reading_moves_nobody(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    die.move()
    at_table.until_said("rolling")
    hand = at_table.by("Anna", "report_roll", faces=[4])
    die.fall(4)
    until(lambda: at_table.said() is None)
    assert at_table.table.seq == hand.seq


def test_a_reading_that_differs_from_the_hand_is_told_and_put_right_with_one_tap(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    die.move()
    at_table.until_said("rolling")
    hand = at_table.by("Anna", "report_roll", faces=[4])
    die.fall(5)
    told = at_table.until_said("notice")
    assert (told["saw"], told["entered"], told["author"], told["faces"]) == ([5], [4], "Anna", [5])
    assert at_table.table.seq == hand.seq, "nothing by itself"
    anna = {"role": "seat", "seat": "Anna", "device": "phone"}
    bara = {"role": "seat", "seat": "Bára", "device": "phone"}
    watch = at_table.desk.watch(at_table.code)
    with pytest.raises(Refusal, match="not_allowed"):
        watch.correct(told["n"], bara, "Bára")
    watch.correct(told["n"], anna, "Anna")
    back, booked = at_table.entries[-2:]
    assert back.reverses == hand.seq and booked.args == {"faces": [5]} and booked.actor["device"] == "die-3f2a"
    assert at_table.table.shared["move"]["steps"] == 5
    with pytest.raises(Refusal, match="stale"):
        watch.correct(told["n"], anna, "Anna")


def test_what_was_booked_since_is_not_put_right_with_one_tap(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    die.move()
    at_table.until_said("rolling")
    at_table.by("Anna", "report_roll", faces=[4])
    die.fall(5)
    told = at_table.until_said("notice")
    later = at_table.host("adjust", seat="Bára", path="cash", value=1)
    with pytest.raises(Refusal, match="stale"):
        at_table.desk.watch(at_table.code).correct(told["n"], {"role": "seat", "seat": "Anna", "device": None}, "Anna")
    assert at_table.table.seq == later.seq


def test_a_reading_that_was_taken_back_opens_the_roll_again_and_the_next_throw_counts(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    asked = at_table.roll["id"]
    entry = at_table.next_booked(lambda: die.fall(4))
    back = at_table.by("Anna", "reverse")           # the roller may: it was her roll
    assert at_table.entries[back.seq - 1].reverses == entry.seq and at_table.roll["id"] == asked
    at_table.until_said("armed")
    die.resend(4)                                   # the old throw is no new one
    assert at_table.next_booked(lambda: die.fall(2)).args == {"faces": [2]}
    assert at_table.table.seq == back.seq + 1


def test_a_hand_that_was_taken_back_leaves_no_question_behind(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.by("Anna", "report_roll", faces=[4])
    at_table.by("Anna", "reverse")
    at_table.until_said("armed")
    assert at_table.next_booked(lambda: die.fall(2)).args == {"faces": [2]}


def test_a_closed_table_takes_no_reading(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    closed = at_table.host("close_table")
    die.fall(4)
    until(lambda: any(line.text == "4" for line in at_table.desk.ports.monitor(die.address)))
    assert at_table.table.seq == closed.seq


def test_start_order_prices_and_moves_take_readings(house, tmp_path):
    table = Table(house, house.banker.make_table("cesta-k-bohatstvi", seats=["Anna", "Bára"]), tmp_path / "serial")
    die = table.reader()
    for seat in ("Anna", "Bára"):
        table.host("adjust", seat=seat, path="cash", value=60_000)
    table.host("roll_start_order")
    assert table.next_booked(lambda: die.fall(6)).actor["by"] == "Anna"
    assert table.next_booked(lambda: die.fall(1)).actor["by"] == "Bára"
    table.host("roll_move", "Anna")
    table.next_booked(lambda: die.fall(4))
    table.host("land", "Anna", square="action")
    table.host("buy_shares", "Anna", count=10)
    while table.roll is None:
        table.host("close_window", "Anna")
    before = table.table.shared["price_ticket"]["share_price"]
    table.next_booked(lambda: die.fall(6))
    assert table.table.shared["price_ticket"]["share_price"] != before


def test_a_spinner_spins_and_its_motion_ends_the_bets(other_game):
    table = other_game(TableOf(LIFE, FOUR, "jogo-da-vida"), "BINGO")
    wheel = table.reader("spinner", "spin-9", "1-10")
    die = table.reader()                            # six faces answer no wheel
    assert table.table.shared["bets"]["open"] is True
    die.fall(3)
    closed = table.next_booked(wheel.move)
    assert closed.command == "close_bets" and closed.actor == {"role": "sensor", "seat": table.roll["by"], "device": "spin-9", "by": table.roll["by"]}
    assert table.said() == "rolling"
    assert table.next_booked(lambda: wheel.fall(10)).args == {"faces": [10]}


def test_a_tie_of_an_election_is_thrown_for(other_game):
    table = other_game(TableOf(DEALT + BIDS + LEVEL, OFFICE, "ucelovka"), "EQUAL")
    die = table.reader()
    table.host("tiebreak_roll", "Anna")
    assert table.next_booked(lambda: die.fall(5)).actor["by"] == "Anna"
    table.host("tiebreak_roll", "Bob")
    assert table.next_booked(lambda: die.fall(2)).actor["by"] == "Bob"


def test_hand_and_reader_at_the_same_moment_move_the_pawn_once(at_table):
    die, rounds = at_table.reader(), 25
    at_table.host("roll_move", "Anna")
    for _ in range(rounds):
        at_table.until_said("armed")
        roll, seq = at_table.roll["id"], at_table.table.seq
        die.move()
        at_table.until_said("rolling")
        hand = threading.Thread(target=lambda: quietly(at_table, seq))
        hand.start()
        die.fall(6)                 # a six asks again: the other one's six must not answer that
        hand.join()
        until(lambda: at_table.roll["id"] != roll)
    at_table.until_said("armed")
    die.move()
    die.fall(2)
    until(lambda: at_table.roll is None)
    assert at_table.table.shared["move"]["steps"] == 6 * rounds + 2
    booked = [entry for entry in at_table.entries if entry.command == "report_roll"]
    assert len(booked) == rounds + 1


def quietly(at_table, seen: int) -> None:
    try:
        at_table.house.banker.take(at_table.code, {"role": "seat", "seat": "Anna", "device": "phone"}, "report_roll", {"faces": [6]}, seen=seen)
    except Refusal as refusal:
        assert refusal.code == "stale"
