"""A spinner's reading is the sector the pointer stopped in, once for each spin; in doubt it says so."""

import random

import pytest

from hardware.firmware.spinner.logic import LINE, MAGNET, STRONG, TURN, WEAK, Spinner, apart, middle
from tests.hardware.turning import Pointer, readings


def pointer(seed=1, wrong=0.0, **settings):
    return Pointer(Spinner(**settings), random.Random(seed), wrong)


def far_from_a_line(spinner, angle):
    return spinner.place(angle)[1] > LINE + 3


@pytest.mark.parametrize("wrong", [0, 1 / 30])
def test_four_hundred_spins_are_read_right_with_one_read_in_thirty_wrong(wrong):
    toy, chance, settled = pointer(7, wrong), random.Random(8), 0
    for _ in range(400):
        events = toy.turn(chance.choice((-1, 1)) * chance.randrange(TURN // 2 + 100, 6 * TURN), chance.randrange(1200, 4000))
        (_, (value,), sure, quality), = readings(events)
        true, near = toy.spinner.place(toy.at)
        if near > LINE + 3:
            assert (value, sure) == (true, True)
            assert quality >= 80
            settled += 1
        elif near < LINE - 3:
            assert (value, sure) == (None, False)
            assert quality < 50
        assert events[0] == ("motion",)
    assert settled > 300


def test_one_wrong_read_is_never_the_middle_one():
    chance = random.Random(3)
    for _ in range(5000):
        true, wrong = chance.randrange(TURN), chance.randrange(TURN)
        three = [true, (true + chance.randrange(4)) % TURN, wrong]
        chance.shuffle(three)
        assert abs(apart(middle(*three), true)) <= 4 or abs(apart(wrong, true)) <= 4


def test_an_hour_at_rest_with_wrong_reads_is_no_spin():
    toy = pointer(5, 1 / 30)
    assert toy.rest(3_600_000) == []


def test_the_seam_of_the_circle_is_no_seam():
    toy = pointer()
    for target in (0, 4095, 1, 4090, 6):
        counts = (target - toy.at) % TURN + TURN
        (_, (value,), _, _), = readings(toy.turn(counts, 2000))
        assert value in (None, 1, 10)
    toy.spinner.zero = 3900     # ten sectors: the first one now reaches across the seam
    for target in (4000, 100, 4095, 0):
        (_, (value,), sure, _), = readings(toy.turn((target - toy.at) % TURN + TURN, 2000))
        assert (value, sure) == (1, True)


@pytest.mark.parametrize("counts", [20, 400, 1500, -1800])
def test_a_nudge_is_no_spin(counts):
    toy = pointer(2, 1 / 30)
    for _ in range(20):
        assert toy.turn(counts, 400) == []


def test_half_a_turn_is_a_spin():
    toy = pointer()
    assert len(readings(toy.turn(2200, 700))) == 1
    assert len(readings(toy.turn(-2200, 700))) == 1


def test_many_small_pushes_are_no_spin():
    toy = pointer()
    events = []
    for _ in range(60):
        start = toy.at
        for step in range(5):
            events += toy.see(start + 40 * step)
        toy.at = (start + 160) % TURN
        events += toy.rest(200)
    assert readings(events + toy.rest(1000)) == []


def test_a_pointer_near_a_line_is_not_guessed():
    toy = pointer(values=(1, 2, 3, 4), zero=100)
    for off in range(-40, 41, 4):
        line = 100 + 1024
        (_, (value,), sure, quality), = readings(toy.turn((line + off - toy.at) % TURN + TURN, 2000))
        if abs(off) <= LINE - 3:
            assert (value, sure) == (None, False)
        elif abs(off) >= LINE + 3:
            assert (value, sure) == (1 if off < 0 else 2, True)


@pytest.mark.parametrize(("off", "sure"), [(-13, True), (-12, False), (0, False), (12, False), (13, True)])
def test_twelve_counts_are_near(off, sure):
    toy = Pointer(Spinner(values=(1, 2, 3, 4), zero=100), random.Random(1), unrest=0)
    assert readings(toy.turn((1124 + off - toy.at) % TURN + TURN, 2000))[0][2] is sure


def test_sectors_say_what_the_board_prints():
    toy = pointer(values=(10, 3, 7, 1, 9, 2), zero=50)
    for number, value in enumerate(toy.spinner.values):
        target = 50 + round((number + 0.5) * TURN / 6)
        assert readings(toy.turn((target - toy.at) % TURN + TURN, 1500)) == [("reading", [value], True, 99)]


def test_every_place_of_the_circle_is_a_sector_or_near_a_line():
    for sectors in (2, 6, 10, 12):
        spinner = Spinner(values=tuple(range(1, sectors + 1)), zero=1234)
        values = [spinner.place(1234 + angle) for angle in range(TURN)]
        assert [value for value, _ in values] == sorted(value for value, _ in values)
        assert {value for value, _ in values} == set(spinner.values)
        width = TURN / sectors
        for angle, (_, near) in enumerate(values):
            assert abs(near - min(angle % width, width - angle % width)) <= 1


# -- faults ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("status", [MAGNET | WEAK, MAGNET | STRONG])
def test_a_weak_or_strong_magnet_is_told_and_its_readings_are_asked_about(status):
    toy = pointer()
    assert toy.rest(500, status) == [("fault", "magnet", True)]
    events = []
    for step in range(1, 150):
        events += toy.see(toy.at + 41 * step, status)
    toy.at = 41 * 149 + toy.at
    spun = readings(events + toy.rest(1000, status))
    assert len(spun) == 1 and (spun[0][1] == [None] or 50 <= spun[0][3] < 80)
    assert toy.rest(500) == [("fault", "magnet", False)]


def test_without_a_magnet_nothing_is_read():
    toy = pointer(3)
    events = []
    for _ in range(400):
        events += toy.see(toy.chance.randrange(TURN), 0)
    assert events == [("fault", "magnet", True)]
    assert toy.rest(2000) == [("fault", "magnet", False)]
    assert len(readings(toy.turn(3 * TURN, 2000))) == 1


def test_a_status_read_wrong_now_and_then_is_no_fault():
    toy, chance = pointer(), random.Random(4)
    assert [event for _ in range(20_000) for event in
            toy.see(toy.at, MAGNET if chance.random() > 1 / 30 else chance.randrange(256))] == []


def test_a_bus_that_fails_is_told_once_and_again_when_it_is_back():
    toy = pointer()
    assert [event for _ in range(300) for event in toy.see(None, None)] == [("fault", "bus", True)]
    assert toy.rest(1000) == [("fault", "bus", False)]


def test_a_pointer_moved_while_the_bus_was_down_is_no_spin():
    toy = pointer()
    for _ in range(50):
        toy.see(None, None)
    toy.at = (toy.at + 2000) % TURN
    assert readings(toy.rest(2000)) == []
    assert len(readings(toy.turn(2 * TURN, 1500))) == 1


def test_a_bus_that_stumbles_during_a_spin_costs_nothing():
    toy, chance, events = pointer(), random.Random(2), []
    start = toy.at
    for step in range(1, 201):
        angle = start + 5000 * (1 - (1 - step / 200) ** 2)
        events += toy.see(angle if chance.random() > 0.2 else None)
    toy.at = (start + 5000) % TURN
    (_, (value,), _, _), = readings(events + toy.rest(1000))
    assert value in (None, toy.spinner.place(toy.at)[0])
