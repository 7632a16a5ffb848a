"""A dice tray reads exactly the nine patterns that a face can show, and one throw once."""

import pytest

from hardware.firmware.tray.logic import EMPTY, PIPS, Tray, top

ROWS = {    # drawn as one sees them: the face that lies down, in every way it can lie
    1: ["... .#. ..."],
    2: ["#.. ... ..#", "..# ... #.."],
    3: ["#.. .#. ..#", "..# .#. #.."],
    4: ["#.# ... #.#"],
    5: ["#.# .#. #.#"],
    6: ["#.# #.# #.#", "### ... ###"],
}


def mask(rows):
    return sum(1 << number for number, spot in enumerate(rows.replace(" ", "")) if spot == "#")


DOWN = {face: mask(ways[0]) for face, ways in ROWS.items()}
NONE = (EMPTY, False)


class Hand:
    """Puts dice into a tray: each state is what the wells show, for some ms."""

    def __init__(self, wells=1):
        self.tray, self.now, self.wells = Tray(wells), 0, wells
        self.leave()

    def show(self, *wells, ms=600):
        """The events while the wells show this."""
        events = []
        for _ in range(ms // 20):
            self.now += 20
            events += self.tray.read(self.now, wells)
        return events

    def leave(self):
        return self.show(*[NONE] * self.wells)


def die(top_face):
    """What a well shows under a die with this face on top."""
    return DOWN[7 - top_face], True


def readings(events):
    return [event[1:] for event in events if event[0] == "reading"]


def test_exactly_nine_of_all_masks_are_read():
    legal = {mask(rows): 7 - face for face, ways in ROWS.items() for rows in ways}
    assert len(legal) == 9
    assert {number: top(number) for number in range(512) if top(number) is not None} == legal
    assert set(PIPS) == set(legal)


@pytest.mark.parametrize("number", range(512))
def test_every_mask_in_the_well_is_a_face_or_askew(number):
    face = top(number)
    assert readings(Hand().show((number, True), ms=700)) == [([face], face is not None, 98 if face else 30)]


def test_one_wrong_spot_is_never_another_face_without_being_a_pattern_itself():
    for number in PIPS:
        for spot in range(9):
            other = number ^ 1 << spot
            assert top(other) is None or other in PIPS


def test_a_throw_is_told_once_after_half_a_second_of_stillness():
    hand = Hand()
    tumbling = [event for number in (3, 17, 200, 48) for event in hand.show((number, True), ms=100)]
    assert readings(tumbling) == []
    assert tumbling[0] == ("motion",)
    assert readings(hand.show(die(6), ms=480)) == []
    assert readings(hand.show(die(6), ms=60)) == [([6], True, 98)]
    assert hand.show(die(6), ms=60_000) == []


def test_a_die_nudged_after_it_was_read_is_no_new_throw():
    hand = Hand()
    assert readings(hand.show(die(4), ms=1000)) == [([4], True, 98)]
    assert hand.show((85, True), ms=300) + hand.show(die(2), ms=5000) == []
    assert hand.show(NONE, ms=200) + hand.show(die(3), ms=5000) == []       # the finger hid it for a moment


def test_a_die_picked_up_is_no_throw_and_the_next_one_is():
    hand = Hand()
    hand.show(die(4), ms=1000)
    assert hand.leave() == []
    assert readings(hand.show(die(4), ms=1000)) == [([4], True, 98)]


def test_two_dice_are_one_reading_in_the_order_of_the_wells():
    hand = Hand(2)
    assert readings(hand.show(die(4), NONE, ms=900)) == []
    assert readings(hand.show(die(4), die(6), ms=600)) == [([4, 6], True, 98)]


def test_one_of_two_askew_is_said_and_throwing_it_again_reads_both():
    hand = Hand(2)
    assert readings(hand.show(die(4), (7, True), ms=800)) == [([4, None], False, 30)]
    assert readings(hand.show(die(4), NONE, ms=800)) == []
    assert readings(hand.show(die(4), die(6), ms=800)) == [([4, 6], True, 98)]


def test_a_die_that_stays_missing_is_said_after_three_seconds():
    hand = Hand(2)
    assert readings(hand.show(die(4), NONE, ms=2900)) == []
    assert readings(hand.show(die(4), NONE, ms=300)) == [([4, None], False, 30)]
    assert readings(hand.show(die(4), NONE, ms=5000)) == []


def test_picking_up_one_of_two_is_no_throw():
    hand = Hand(2)
    hand.show(die(4), die(5), ms=800)
    assert hand.show(die(4), NONE, ms=10_000) == []


def test_spots_that_never_agree_are_a_die_askew():
    hand = Hand()
    events = [event for _ in range(60) for event in hand.show(die(4), ms=60) + hand.show(die(3), ms=60)]
    assert readings(events) == [([None], False, 30)]


def test_light_in_an_empty_well_is_a_fault_until_it_is_gone():
    hand = Hand()
    assert hand.show((0, False), ms=4000) == []
    assert hand.show((0, False), ms=60_000) == [("fault", "light", True)]
    assert hand.show(NONE, ms=2000) == [("fault", "light", False)]


def test_motion_is_told_while_dice_fall_and_not_after():
    hand = Hand()
    events = hand.show(die(1), ms=2000)
    assert events[-1] == ("reading", [1], True, 98)
    assert set(events[:-1]) == {("motion",)}
