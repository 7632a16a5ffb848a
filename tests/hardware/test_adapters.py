"""Other people's dice: what they say becomes a throw once, when they were thrown, and nothing else does."""

import asyncio
import os
import re
import struct
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
import serial

from hardware import simulated
from hardware.adapters import esp32_bridge, pixels, wedge
from hardware.adapters.device import Device, lasting_id
from hardware.adapters.pixel_die import (CROOKED, HANDLING, ON_FACE, ROLLED, ROLLING, WHO_ARE_YOU, Battery, Die, Identity, Roll,
                                         decode)
from hardware.outlet import Terminal
from hardware.protocol import Hello, Reader, Reading


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "readers"))


def until(condition):
    """What a condition gives once it is true; half a minute at most."""
    for _ in range(3000):
        if found := condition():
            return found
        time.sleep(0.01)
    raise AssertionError("it never came")


def faces(events):
    return [event[1] for event in events if event[0] == "reading"]


# -- Pixels: bytes as the published description lays them out ------------------------------------------------

OLD_IDENTITY = bytes.fromhex("02 06 02 00 78563412 2a3f9fde 0010 00000064 01 03 5a 00".replace(" ", ""))
NEW_IDENTITY = b"".join([
    b"\x02",
    bytes([15]) + struct.pack("<HIHHHH", 0x0100, 1_700_000_000, 1, 1, 1, 1),
    bytes([10]) + struct.pack("<IBBBBB", 0xDE9F3F2A, 1, 8, 21, 4, 0),
    b"\x02\x00",
    bytes([11]) + "Šestka".encode() + b"\0\0\0",
    bytes([13]) + struct.pack("<III", 1, 2, 3),
    bytes([5]) + bytes([87, 0, ROLLED, 4]),
])


def test_both_identities_are_read():
    assert decode(OLD_IDENTITY) == Identity(0xDE9F3F2A, 2, "", 1, 3, old=True)
    assert decode(NEW_IDENTITY) == Identity(0xDE9F3F2A, 8, "Šestka", ROLLED, 4, old=False)


def test_rolls_and_batteries_are_read_and_everything_else_is_passed_over():
    assert decode(bytes([3, 1, 4])) == Roll(ROLLED, 4)
    assert decode(bytes([34, 87, 2])) == Battery(87, 2)
    for data in (b"", b"\x03", b"\x03\x01", b"\x22\x01", b"\x02", b"\x02\x06\x02", b"\x04" + bytes(30), b"\xff\xff", NEW_IDENTITY[:20],
                 b"\x02" + bytes(30), b"\x02\x05" * 20):
        assert decode(data) is None


def saw(die, *states):
    return [event for state, face in states for event in die.saw(Roll(state, face))]


@pytest.mark.parametrize("identity", [OLD_IDENTITY, NEW_IDENTITY])
def test_a_throw_is_one_reading_with_the_face_on_top(identity):
    die = Die()
    die.saw(decode(identity))
    events = saw(die, (HANDLING, 4), (ROLLING, 2), (ROLLING, 5), (ROLLED, 3))
    assert events == [("motion",)] * 3 + [("reading", [4], True, 95)]
    assert saw(die, (ROLLED, 3), (ON_FACE, 3), (ROLLED, 3)) == []


def test_what_lies_there_when_the_connection_begins_is_no_throw():
    for identity in (OLD_IDENTITY, NEW_IDENTITY):
        die = Die()
        assert die.saw(decode(identity)) == []
        assert saw(die, (ROLLED, 3), (ON_FACE, 3)) == []


def test_a_die_picked_up_and_put_down_is_no_throw():
    old, new = Die(), Die()
    old.saw(decode(OLD_IDENTITY))
    new.saw(decode(NEW_IDENTITY))
    assert faces(saw(old, (HANDLING, 3), (ROLLED, 5))) == []        # old firmware: 1 means that a face is up, no more
    assert faces(saw(new, (HANDLING, 3), (ON_FACE, 5), (ROLLED, 5))) == []
    assert faces(saw(new, (HANDLING, 3), (ROLLED, 5))) == [[6]]     # new firmware calls only a throw so


def test_a_crooked_die_is_thrown_again():
    assert saw(Die(), (ROLLING, 2), (CROOKED, 2))[-1] == ("reading", [None], False, 30)


def test_a_face_that_the_die_does_not_have_is_never_a_throw():
    assert faces(saw(Die(2), (ROLLING, 0), (ROLLED, 6))) == [[None]]


@pytest.mark.parametrize(("type", "low", "high"), [(1, 1, 4), (2, 1, 6), (3, 1, 8), (4, 0, 9), (5, 0, 9), (6, 1, 12), (7, 1, 20), (8, 1, 6)])
def test_every_type_of_die_has_its_faces(type, low, high):
    die = Die(type)
    assert die.faces == (low, high)
    assert sorted({die.value(index) for index in range(30)} - {None}) == list(range(low, high + 1))


def test_a_weak_battery_is_said_once_and_again_when_it_is_charged():
    die = Die()
    events = [event for level, state in ((90, 0), (12, 0), (10, 0), (9, 1), (9, 2), (80, 0)) for event in die.saw(Battery(level, state))]
    assert events == [("fault", "battery", True), ("fault", "battery", False)]


class Radio:
    """Stands for BleakClient: a die that says what it is told to, and then goes out of reach."""

    def __init__(self, found, disconnected_callback):
        self.found, self.gone = found, disconnected_callback

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        pass

    async def start_notify(self, characteristic, callback):
        self.callback = callback

    async def write_gatt_char(self, characteristic, data):
        assert data == WHO_ARE_YOU
        self.found.radio = self
        self.callback(None, bytearray(NEW_IDENTITY))


def test_a_die_in_reach_is_plugged_in_and_unplugged_when_it_goes():
    found, heard = SimpleNamespace(address="AA:BB", name="Pixel"), []

    async def discover():
        return [found]

    async def evening():
        serving = asyncio.create_task(pixels.serve(discover, Radio, lambda text: None))
        while not simulated.listed():
            await asyncio.sleep(0.01)
        toy, = simulated.listed()
        with serial.Serial(toy.path, 115200, timeout=0) as port:
            reader = Reader()
            port.write(b"?H\n")
            for state, face in ((ROLLING, 2), (ROLLED, 4)):
                found.radio.callback(None, bytearray([3, state, face]))
            while not any(isinstance(event, Reading) for event in heard) or not any(isinstance(event, Hello) for event in heard):
                heard.extend(reader.feed(port.read(500), 5.0))
                await asyncio.sleep(0.01)
            found.radio.gone(found.radio)
            while simulated.listed():
                await asyncio.sleep(0.01)
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    with ThreadPoolExecutor(1) as thread:       # this one may have the browser's loop in it
        thread.submit(asyncio.run, asyncio.wait_for(evening(), 20)).result()
    hello = next(event for event in heard if isinstance(event, Hello))
    assert (hello.id, hello.name, hello.faces) == ("pixel-de9f3f2a", "Šestka", (1, 6))
    assert [event.values for event in heard if isinstance(event, Reading)] == [(5,)]


# -- readers that type -----------------------------------------------------------------------------------------

def typed(*codes, values=(1, 0)):
    """What the kernel gives for keys pressed one after the other."""
    return b"".join(wedge.EVENT.pack(7, 9, 4, 4, 458782) + wedge.EVENT.pack(7, 9, 1, code, value) + wedge.EVENT.pack(7, 9, 0, 0, 0)
                    for code in codes for value in values)


ENTER, SHIFT, A = 28, 42, 30


def test_digits_are_keys_and_not_characters():
    # under a Czech layout the keys 2 to 11 type +ěščřžýáíé, or digits with Shift: both are the same keys
    for face in range(1, 7):
        assert faces(wedge.Keys().feed(typed(face + 1, ENTER), 5000)) == [[face]]
        assert faces(wedge.Keys().feed(typed(SHIFT, face + 1, SHIFT, ENTER), 5000)) == [[face]]
    keypad = dict(zip((79, 80, 81, 75, 76, 77), range(1, 7)))
    for code, face in keypad.items():
        assert faces(wedge.Keys().feed(typed(code, 96), 5000)) == [[face]]


def test_events_may_come_in_any_pieces():
    data, keys, found = typed(5, ENTER, 7, ENTER), wedge.Keys(), []
    for byte in data:
        found += keys.feed(bytes([byte]), 5000)
    assert faces(found) == [[4], [6]]


@pytest.mark.parametrize("codes", [(8,), (11,), (2, 3), (A,), (A, 5), (5, A), (), (5, 57, 5), (12, 5)])
def test_what_is_no_face_is_no_throw_and_spoils_nothing(codes):
    keys = wedge.Keys()
    assert keys.feed(typed(*codes, ENTER), 5000) == []
    assert faces(keys.feed(typed(3, ENTER), 5100)) == [[2]]


def test_several_dice_are_parted_by_a_space_or_a_comma():
    assert faces(wedge.Keys(dice=2).feed(typed(5, 57, 7, ENTER, 5, 51, 2, ENTER, 5, ENTER), 5000)) == [[4, 6], [4, 1]]
    assert faces(wedge.Keys(1, 20).feed(typed(3, 11, ENTER), 5000)) == [[20]]


def test_a_key_held_down_is_one_digit():
    assert faces(wedge.Keys().feed(typed(5, values=(1, 2, 2, 2, 0)) + typed(ENTER), 5000)) == [[4]]


def test_digits_far_apart_do_not_belong_together():
    keys = wedge.Keys(1, 20)
    keys.feed(typed(2), 5000)
    assert faces(keys.feed(typed(3, ENTER), 7000)) == [[2]]


def test_after_lost_keys_the_line_does_not_count():
    keys = wedge.Keys(1, 30)
    dropped = wedge.EVENT.pack(7, 9, 0, 3, 0)
    assert keys.feed(typed(3) + dropped + typed(5, ENTER), 5000) == []
    assert faces(keys.feed(typed(5, ENTER), 5000)) == [[4]]


def test_a_reader_that_goes_is_unplugged_and_plugged_in_when_it_returns():
    ends, done = [], threading.Event()
    device = Device(lasting_id("wedge", "/dev/input/by-id/x"), plugged=False)

    def opener(path):
        if ends and not ends[-1]:
            raise OSError(19, "gone")
        ours, theirs = os.pipe()
        os.set_blocking(ours, False)
        ends.append(theirs)
        return ours

    serving = threading.Thread(target=wedge.serve, args=("x", wedge.Keys(), device, opener, lambda text: None, done.is_set))
    serving.start()
    try:
        for face in (4, 6):
            found = until(simulated.listed)
            with serial.Serial(found[0].path, 115200, timeout=0.05) as port:
                os.write(ends[-1], typed(face + 1, ENTER))
                data = b""
                for _ in range(200):
                    data += port.read(200)
                    if re.search(rb"!R [^\n]*\n", data):
                        break
                assert b"seq=1 v=%d " % face in data
                os.close(ends[-1])
                until(lambda: not simulated.listed())
    finally:
        done.set()
        serving.join()
        device.close()


def test_one_id_for_one_reader():
    assert lasting_id("wedge", "/dev/input/by-id/a") == lasting_id("wedge", "/dev/input/by-id/a") != lasting_id("wedge", "/dev/input/by-id/b")


# -- the ESP32's lines --------------------------------------------------------------------------------------------

BLOCK = b"""###########################\r
>>>> Modra (0x0123ABCD)
   Roll state: HANDLING value: 4
   Roll state: ROLLING value: 2
   Roll state: ON_FACE value: 5
   Battery level: 80% is_charging: 0 
<<<<\r
>>>> Cervena (0x00000002)
   Roll state: ON_FACE value: 3
   Roll state: HANDLING value: 3
   Roll state: ON_FACE value: 6
<<<<\r
   Roll state: ROLLING value: 1
   Roll state: ON_FACE value: 1
"""


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_the_lines_of_the_board_are_read_in_any_pieces(size):
    lines, found = esp32_bridge.Lines(), []
    for at in range(0, len(BLOCK), size):
        found += lines.feed(BLOCK[at:at + size])
    assert {(die, name) for die, name, _ in found} == {("0123abcd", "Modra"), ("00000002", "Cervena")}
    assert [(die, faces(events)) for die, _, events in found if faces(events)] == [("0123abcd", [[5]])]


def test_the_dice_behind_the_board_are_plugged_in_and_thrown():
    board, done, why = Terminal("board"), threading.Event(), []
    port = serial.Serial(board.where, 9600, timeout=0.05)
    serving = threading.Thread(target=lambda: why.append(esp32_bridge.serve(port, lambda text: None, done.is_set)))
    serving.start()
    try:
        board.write(BLOCK)
        until(lambda: len(simulated.listed()) == 3)
        toy = next(one for one in simulated.listed() if one.name == "pixel-0123abcd")
        with serial.Serial(toy.path, 115200, timeout=0.05) as listening:
            board.write(BLOCK.replace(b"value: 5", b"value: 2"))
            reader, heard = Reader(), []
            for _ in range(200):
                heard += reader.feed(listening.read(300), 5.0)
                if any(isinstance(event, Reading) for event in heard):
                    break
        assert [event.values for event in heard if isinstance(event, Reading)] == [(2,)]
        board.unplug()
        serving.join(10)
        assert "gone" in why[0]
        assert simulated.listed() == []
    finally:
        done.set()
        serving.join()
        port.close()
        board.close()
