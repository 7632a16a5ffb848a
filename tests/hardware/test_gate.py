"""Laws of the gate: a reading counts while a roll is awaited, once; what is unsure is asked; hand and sensor never both."""

import pytest

from hardware.decisions import Back, Manual, Notice, Offer, RollAgain, Rolling, Take
from hardware.gate import Gate, Stand
from hardware.protocol.events import Fault, Hello, Motion, Reading, Reset
from hardware.state import Changed, State, Unsteady

DIE = "die-3f2a"


def reading(seq, *values, at=10.0, q=None, boot="a1", settled=True, source="native", age=0.0):
    return Reading(values, at, settled, q, boot, seq, source, age)


def legacy(*values, at=10.0, q=None):
    return Reading(values, at, True, q, None, None, "legacy")


def heartbeat(seq, *values, at=10.0, age=1.0):
    return reading(seq, *values, at=at, source="heartbeat", age=age)


def changed(state, before=State.NATIVE):
    return Changed(state, before, 0.0)


@pytest.fixture
def gate():
    gate = Gate()
    gate.bind(DIE)
    return gate


@pytest.fixture
def armed(gate):
    assert gate.arm("r1", 1, 6, 9.0) == []
    return gate


# -- taken --------------------------------------------------------------------------------------------------

def test_a_reading_answers_the_request_with_where_it_came_from(armed):
    assert armed.event(DIE, reading(7, 4, q=98), 10.0) == [Take("r1", (4,), DIE, "a1", 7, 98)]
    assert armed.stand is Stand.IDLE


def test_motion_closes_the_bets_and_the_reading_counts(armed):
    assert armed.event(DIE, Motion(9.5, 7, "a1"), 9.5) == [Rolling(DIE)]
    assert armed.stand is Stand.ROLLING
    assert armed.event(DIE, Motion(9.7, 7, "a1"), 9.7) == [], "said once"
    assert armed.event(DIE, reading(7, 4), 10.0) == [Take("r1", (4,), DIE, "a1", 7)]


def test_a_second_reading_moves_nobody(armed):
    assert armed.event(DIE, reading(7, 4), 10.0)
    assert armed.event(DIE, reading(8, 5), 10.1) == []


@pytest.mark.parametrize("again", ["the same request", "another request"])
def test_a_reading_counts_once_whatever_is_asked_next(armed, again):
    armed.event(DIE, reading(7, 4), 10.0)
    armed.arm("r1" if again == "the same request" else "r2", 1, 6, 10.1)
    assert armed.event(DIE, reading(7, 4), 10.2) == []
    assert armed.event(DIE, reading(8, 4), 11.0), "the next throw counts, showing the same or not"


def test_a_tray_fills_a_request_for_its_dice(gate):
    gate.arm("r", 2, 6, 9.0)
    assert gate.event(DIE, reading(1, 4, 6), 10.0) == [Take("r", (4, 6), DIE, "a1", 1)]


def test_single_dice_fill_a_request_for_more(gate):
    gate.bind("die-2")
    gate.arm("r", 3, 6, 9.0)
    assert gate.event(DIE, reading(1, 4), 10.0) == [Take("r", (4,), DIE, "a1", 1)]
    assert (gate.stand, gate.missing) == (Stand.ARMED, 2)
    gate.arm("r", 2, 6, 10.1)       # as the table says after the booking
    assert gate.event("die-2", reading(1, 5), 11.0) == [Take("r", (5,), "die-2", "a1", 1)]
    assert gate.event(DIE, reading(2, 6), 12.0) == [Take("r", (6,), DIE, "a1", 2)]
    assert gate.stand is Stand.IDLE


def test_a_misread_roll_that_is_taken_back_is_awaited_again(armed):
    armed.event(DIE, reading(7, 4), 10.0)
    armed.arm("r1", 1, 6, 11.0)
    assert armed.event(DIE, reading(8, 2), 12.0) == [Take("r1", (2,), DIE, "a1", 8)]


@pytest.mark.parametrize("dice", [0, -1])
def test_a_request_that_misses_nothing_waits_for_nothing(gate, dice):
    gate.arm("r", dice, 6, 9.0)
    assert gate.stand is Stand.IDLE and gate.event(DIE, reading(1, 4), 10.0) == []


# -- which device --------------------------------------------------------------------------------------------

def test_an_unbound_device_moves_nobody(armed):
    assert armed.event("die-neighbour", reading(1, 4), 10.0) == []
    armed.unbind(DIE)
    assert armed.event(DIE, reading(1, 4), 10.0) == []


def test_a_spinner_does_not_answer_for_a_die(gate):
    gate.bind("spin-9")
    gate.event("spin-9", Hello("spin-9", "d4", 1.0, "spinner", (1, 10), 1), 1.0)
    gate.arm("r", 1, 6, 9.0)
    assert gate.event("spin-9", Motion(9.5, 1, "d4"), 9.5) == [] and gate.event("spin-9", reading(1, 4), 10.0) == []
    assert gate.event("spin-9", changed(State.LOST), 10.1) == [], "and its loss stops no die"
    gate.arm("r2", 1, 10, 11.0)
    assert gate.event(DIE, reading(1, 4), 12.0) == []
    assert gate.event("spin-9", reading(2, 10), 12.0) == [Take("r2", (10,), "spin-9", "a1", 2)]


def test_a_spinner_answers_for_a_spin(gate):
    gate.bind("spin-9", (1, 10))
    gate.arm("r", 1, (1, 10), 9.0)
    assert gate.event("spin-9", reading(2, 10), 12.0) == [Take("r", (10,), "spin-9", "a1", 2)]


def test_a_request_may_ask_for_a_kind(gate):
    gate.event(DIE, Hello(DIE, "a1", 1.0, "die", (1, 6), 1), 1.0)
    gate.arm("r", 1, 6, 9.0, kind="spinner")
    assert gate.event(DIE, reading(1, 4), 10.0) == []
    gate.arm("r2", 1, 6, 9.0, kind="die")
    assert gate.event(DIE, reading(2, 4), 10.0) == [Take("r2", (4,), DIE, "a1", 2)]


# -- thrown again ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("event", "reason"), [
    (reading(1, 4, settled=False), "cocked"), (reading(1, 4, None, q=38), "unreadable"), (reading(1, 4, q=49), "doubtful"),
    (reading(1, 4, q=0), "doubtful"), (reading(1, 4, settled=False, q=99), "cocked")])
def test_what_cannot_be_read_is_thrown_again(gate, event, reason):
    gate.arm("r", len(event.values), 6, 9.0)
    gate.event(DIE, Motion(9.5, 1, "a1"), 9.5)
    assert gate.event(DIE, event, 10.0) == [RollAgain(reason, DIE)] and gate.stand is Stand.ARMED
    assert [type(d) for d in gate.event(DIE, reading(2, *[3] * len(event.values)), 12.0)] == [Take]


# -- questions -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("event", "reason"), [
    (reading(1, 4, q=50), "doubtful"), (reading(1, 4, q=79), "doubtful"), (reading(1, 4, 6), "dice"),
    (reading(1, 4, 6, q=60), "doubtful"), (heartbeat(1, 4), "heartbeat"), (legacy(4, q=70), "doubtful")])
def test_what_is_unsure_is_asked(armed, event, reason):
    asked, = armed.event(DIE, event, 10.0)
    assert (type(asked), asked.reason, asked.faces) == (Offer, reason, event.values)
    assert armed.stand is Stand.OFFER and armed.offer == asked
    taken, = armed.answer(True, 11.0)
    assert (type(taken), taken.faces, taken.confirmed, taken.seq) == (Take, (4,), True, event.seq)
    assert armed.stand is Stand.IDLE and armed.answer(True, 11.1) == []


def test_q_80_needs_no_question(armed):
    assert type(armed.event(DIE, reading(1, 4, q=80), 10.0)[0]) is Take


def test_no_leaves_the_request_open(armed):
    armed.event(DIE, reading(1, 4, q=60), 10.0)
    assert armed.answer(False, 11.0) == [] and armed.stand is Stand.ARMED
    assert armed.event(DIE, reading(1, 4, q=60), 11.5) == [], "nobody is asked twice about one throw"
    assert armed.event(DIE, reading(2, 5), 12.0) == [Take("r1", (5,), DIE, "a1", 2)]


def test_one_die_of_too_many_may_be_chosen(armed):
    armed.event(DIE, reading(1, 4, 6), 10.0)
    assert armed.answer(True, 11.0, (6,)) == [Take("r1", (6,), DIE, "a1", 1, confirmed=True)]


@pytest.mark.parametrize("chosen", [(5,), (4, 6), ()])
def test_nobody_chooses_what_was_not_thrown_or_is_not_missing(armed, chosen):
    armed.event(DIE, reading(1, 4, 6), 10.0)
    assert armed.answer(True, 11.0, chosen) == [] and armed.stand is Stand.ARMED


def test_a_throw_while_the_question_stands_is_asked_instead(armed):
    armed.event(DIE, reading(1, 4, q=60), 10.0)
    asked, = armed.event(DIE, reading(2, 5, q=99), 11.0)
    assert (asked.reason, asked.faces) == ("again", (5,))
    assert armed.event(DIE, reading(3, 5, settled=False), 11.5) == [] and armed.offer == asked
    assert [t.faces for t in armed.answer(True, 12.0)] == [(5,)]


def test_the_question_outlives_the_reader(armed):
    armed.event(DIE, reading(1, 4, q=60), 10.0)
    assert armed.event(DIE, changed(State.LOST), 10.5) == []
    assert [type(d) for d in armed.answer(True, 11.0)] == [Take]


def test_legacy_readings_count_by_themselves(armed):
    assert armed.event(DIE, legacy(4), 10.0) == [Take("r1", (4,), DIE, source="legacy")]


def test_legacy_readings_are_all_asked_where_the_set_up_says_so():
    gate = Gate()
    gate.bind(DIE, confirm=True)
    gate.arm("r1", 1, 6, 9.0)
    assert [d.reason for d in gate.event(DIE, legacy(4), 10.0)] == ["confirm"]


# -- before the turn -------------------------------------------------------------------------------------------

def test_a_reading_while_nothing_waits_moves_nobody_and_is_offered_for_three_seconds(gate):
    assert gate.event(DIE, reading(1, 4, at=10.0), 10.0) == [] and gate.stand is Stand.IDLE
    asked, = gate.arm("r", 1, 6, 13.0)
    assert (asked.reason, asked.faces, asked.request) == ("early", (4,), "r")


def test_after_three_seconds_it_is_dropped(gate):
    gate.event(DIE, reading(1, 4, at=10.0), 10.0)
    assert gate.arm("r", 1, 6, 13.1) == []
    assert gate.event(DIE, reading(1, 4, at=13.2), 13.2) == []


def test_it_is_offered_once_and_only_for_its_faces(gate):
    gate.event(DIE, reading(1, 4), 10.0)
    assert gate.arm("r", 1, 10, 11.0) == []
    gate.disarm()
    assert gate.arm("r2", 1, 6, 11.5) == []


@pytest.mark.parametrize("event", [reading(1, 4, settled=False), reading(1, None), reading(1, 4, q=40)])
def test_an_unreadable_throw_before_the_turn_is_forgotten(gate, event):
    gate.event(DIE, event, 10.0)
    assert gate.arm("r", 1, 6, 10.5) == []


# -- the reader cannot be counted on -----------------------------------------------------------------------------

@pytest.mark.parametrize("rolling", [False, True])
@pytest.mark.parametrize(("event", "reason", "detail"), [
    (changed(State.LOST), "lost", ""), (changed(State.ABSENT), "lost", ""), (changed(State.STALE), "stale", ""),
    (changed(State.FORBIDDEN), "forbidden", ""), (changed(State.BUSY), "busy", ""), (Reset("b7", 10.0), "reset", ""),
    (Fault("magnet", True, 10.0), "fault", "magnet"), (Unsteady(5, 10.0), "unsteady", "")])
def test_people_enter_the_roll_at_once_when_the_reader_fails(armed, rolling, event, reason, detail):
    if rolling:
        armed.event(DIE, Motion(9.5, 1, "a1"), 9.5)
    assert armed.event(DIE, event, 10.0) == [Manual(reason, detail, DIE)]
    assert armed.stand is Stand.MANUAL


@pytest.mark.parametrize("event", [changed(State.LOST), changed(State.STALE), Reset("b7", 10.0), Fault("bus", True, 10.0)])
def test_a_later_reading_still_counts(armed, event):
    armed.event(DIE, event, 10.0)
    assert armed.event(DIE, Motion(11.0, 1, "b7"), 11.0) == [Rolling(DIE)]
    assert armed.event(DIE, reading(1, 3, boot="b7", at=12.0), 12.0) == [Take("r1", (3,), DIE, "b7", 1)]


def test_a_failure_is_said_once_until_it_is_another(armed):
    armed.event(DIE, changed(State.LOST), 10.0)
    assert armed.event(DIE, changed(State.ABSENT), 10.2) == []
    assert armed.event(DIE, changed(State.FORBIDDEN), 11.0) == [Manual("forbidden", "", DIE)]


def test_eight_seconds_without_a_reading_let_people_enter_it(armed):
    armed.event(DIE, Motion(10.0, 1, "a1"), 10.0)
    assert armed.tick(17.9) == [] and armed.tick(18.0) == [Manual("no-reading")] and armed.tick(18.2) == []
    assert [type(d) for d in armed.event(DIE, reading(1, 4, at=19.0), 19.0)] == [Take]


def test_the_reader_comes_back_in_the_same_turn(armed):
    armed.event(DIE, changed(State.LOST), 10.0)
    assert armed.event(DIE, changed(State.LISTENING, State.LOST), 11.0) == []
    assert armed.event(DIE, changed(State.NATIVE, State.LISTENING), 11.5) == [Back(DIE)] and armed.stand is Stand.ARMED
    assert armed.event(DIE, heartbeat(5, 4, at=12.0, age=1.5), 12.0)[0].reason == "heartbeat"


def test_a_reader_without_frames_is_back_when_it_is_plugged_in(armed):
    armed.event(DIE, changed(State.LEGACY, State.LISTENING), 9.0)
    armed.event(DIE, changed(State.LOST, State.LEGACY), 10.0)
    assert armed.event(DIE, changed(State.LISTENING, State.LOST), 11.0) == [Back(DIE)]


def test_the_reader_comes_back_when_it_was_entered_already(armed):
    armed.event(DIE, changed(State.LOST), 10.0)
    armed.taken_by_hand((3,), 10.5)
    assert armed.event(DIE, changed(State.NATIVE), 11.5) == []
    assert armed.event(DIE, heartbeat(5, 4, at=12.0, age=1.9), 12.0) == [], "a throw made before is nobody's"


def test_a_throw_made_long_before_the_turn_is_not_offered_by_a_heartbeat(gate):
    gate.arm("r", 1, 6, 20.0)
    assert gate.event(DIE, heartbeat(5, 4, at=21.0, age=9.0), 21.0) == []


def test_a_fault_that_ends_gives_the_reader_back(armed):
    armed.event(DIE, Fault("magnet", True, 10.0), 10.0)
    assert armed.event(DIE, Fault("light", False, 10.2), 10.2) == []
    assert armed.event(DIE, Fault("magnet", False, 10.5), 10.5) == [Back(DIE)]


def test_a_restart_ends_a_fault_until_it_is_told_again(armed):
    armed.event(DIE, Fault("bus", True, 10.0), 10.0)
    armed.event(DIE, Reset("b7", 11.0), 11.0)
    armed.taken_by_hand((3,), 11.5)
    assert armed.arm("r2", 1, 6, 12.0) == []
    assert armed.event(DIE, Fault("bus", True, 12.5), 12.5) == [Manual("fault", "bus", DIE)]


def test_a_turn_that_begins_without_its_reader_begins_by_hand(gate):
    assert gate.event(DIE, changed(State.LOST), 5.0) == []
    assert gate.arm("r", 1, 6, 9.0) == [Manual("lost", "", DIE)]


def test_one_reader_of_two_is_enough(gate):
    gate.bind("die-2")
    gate.event(DIE, changed(State.LOST), 5.0)
    assert gate.arm("r", 1, 6, 9.0) == [] and gate.stand is Stand.ARMED
    assert [type(d) for d in gate.event("die-2", reading(1, 4), 10.0)] == [Take]


def test_a_reader_lost_five_times_moves_nobody_until_it_is_bound_again(armed):
    armed.event(DIE, Unsteady(5, 10.0), 10.0)
    assert armed.event(DIE, changed(State.NATIVE), 10.5) == [] and armed.event(DIE, reading(1, 4), 11.0) == []
    assert armed.event(DIE, Motion(11.5, 2, "a1"), 11.5) == [] and armed.stand is Stand.MANUAL
    armed.bind(DIE)
    assert [type(d) for d in armed.event(DIE, reading(2, 4), 12.0)] == [Take]


# -- hand and sensor -------------------------------------------------------------------------------------------

def test_the_hand_was_quicker_and_the_sensor_agrees(armed):
    armed.event(DIE, Motion(9.5, 1, "a1"), 9.5)
    armed.taken_by_hand((4,), 10.0)
    assert armed.event(DIE, reading(1, 4, at=10.5), 10.5) == [] and armed.stand is Stand.IDLE
    assert armed.arm("r2", 1, 6, 11.0) == [], "and it is not kept for the next turn"


@pytest.mark.parametrize("next_turn", [False, True])
def test_the_hand_was_quicker_and_the_sensor_disagrees(armed, next_turn):
    armed.event(DIE, Motion(9.5, 1, "a1"), 9.5)
    armed.taken_by_hand((4,), 10.0)
    if next_turn:
        armed.arm("r2", 1, 6, 10.1)
    assert armed.event(DIE, reading(1, 5, at=10.5), 10.5) == [Notice((5,), (4,), DIE, "a1", 1)]
    assert armed.stand is (Stand.ARMED if next_turn else Stand.IDLE), "nothing happens by itself"


def test_after_ten_seconds_nobody_compares(armed):
    armed.taken_by_hand((4,), 10.0)
    assert armed.event(DIE, reading(1, 5, at=20.1), 20.1) == []


def test_the_next_players_throw_counts_though_the_last_was_entered_by_hand(armed):
    armed.taken_by_hand((4,), 10.0)
    armed.arm("r2", 1, 6, 10.1)
    assert armed.event(DIE, Motion(10.5, 1, "a1"), 10.5) == [Rolling(DIE)]
    assert armed.event(DIE, reading(1, 5, at=11.5), 11.5) == [Take("r2", (5,), DIE, "a1", 1)]


def test_dice_that_still_roll_what_was_entered_answer_nothing_else(armed):
    for at in (9.6, 9.8):
        armed.event(DIE, Motion(at, 1, "a1"), at)
    armed.taken_by_hand((6,), 10.0)
    armed.arm("r2", 1, 6, 10.1)                 # a six rolls again
    for at in (10.2, 10.4):
        assert armed.event(DIE, Motion(at, 1, "a1"), at) == [], "and close no bets"
    assert armed.event(DIE, reading(1, 5, at=10.6), 10.6) == [Notice((5,), (6,), DIE, "a1", 1)]
    assert armed.event(DIE, Motion(11.0, 2, "a1"), 11.0) == [Rolling(DIE)]
    assert armed.event(DIE, reading(2, 3, at=11.5), 11.5) == [Take("r2", (3,), DIE, "a1", 2)]


def test_dice_that_moved_again_after_a_pause_may_show_the_next_throw_and_are_asked(armed):
    armed.event(DIE, Motion(9.0, 1, "a1"), 9.0)     # touched, and not thrown
    armed.taken_by_hand((6,), 10.0)
    armed.arm("r2", 1, 6, 10.1)
    assert armed.event(DIE, Motion(14.0, 1, "a1"), 14.0) == [Rolling(DIE)]
    assert [d.reason for d in armed.event(DIE, reading(1, 5, at=14.6), 14.6)] == ["late"]


def test_a_throw_that_may_be_the_last_or_the_next_is_asked(armed):
    armed.taken_by_hand((4,), 10.0)
    armed.arm("r2", 1, 6, 10.1)
    assert [d.reason for d in armed.event(DIE, legacy(5, at=11.0), 11.0)] == ["late"]


def test_several_dice_are_compared_together(gate):
    gate.arm("r", 2, 6, 9.0)
    gate.taken_by_hand((4, 6), 10.0)
    assert gate.event(DIE, reading(1, 6, at=10.2), 10.2) == []
    assert gate.event(DIE, reading(2, 6, at=10.4), 10.4) == [Notice((6,), (4,), DIE, "a1", 2)]
    assert gate.event(DIE, reading(3, 1, at=10.6), 10.6) == [], "said once"


@pytest.mark.parametrize("stand", ["armed", "rolling", "offer", "manual"])
def test_a_hand_is_taken_in_every_state(armed, stand):
    {"armed": lambda: None, "rolling": lambda: armed.event(DIE, Motion(9.5, 1, "a1"), 9.5),
     "offer": lambda: armed.event(DIE, reading(1, 2, q=60), 9.5), "manual": lambda: armed.event(DIE, changed(State.LOST), 9.5)}[stand]()
    assert armed.stand == stand
    armed.taken_by_hand((4,), 10.0)
    assert armed.stand is Stand.IDLE and armed.answer(True, 10.1) == []


def test_a_withdrawn_request_is_answered_by_nobody(armed):
    armed.event(DIE, reading(1, 4, q=60), 10.0)
    armed.disarm()
    assert armed.answer(True, 10.5) == [] and armed.event(DIE, reading(2, 4), 14.0) == []


def test_the_gate_remembers_a_bounded_number_of_throws(gate):
    for n in range(5000):
        gate.arm(n, 1, 6, float(n))
        assert gate.event(DIE, reading(n, 1 + n % 6, at=float(n)), float(n))
    assert len(gate._seen) == 512
