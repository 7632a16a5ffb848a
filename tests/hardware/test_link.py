"""What a device says: frames with their check, one number for each throw, and never an old throw as a fresh one."""

import re

import pytest

from hardware.firmware.link import Link, crc16, escaped, frame


def link(**more):
    return Link(**{"id": "die-3f2a", "kind": "die", "low": 1, "high": 6, "boot": "a1", **more})


def bodies(data):
    """What the frames of some bytes say; every line must be whole and its check right."""
    found = []
    for line in data.split(b"\r\n"):
        if line:
            assert len(line) <= 200
            body, check = re.fullmatch(rb"!([^!*]*)\*([0-9A-F]{4})", line).groups()
            assert crc16(body) == int(check, 16)
            found.append(body.decode())
    return found


def test_the_check_is_that_of_the_protocol():
    assert crc16(b"123456789") == 0x29B1
    assert frame("R b=a1 seq=1 v=4 st=settled q=98") == b"!R b=a1 seq=1 v=4 st=settled q=98*0EC8\r\n"


def test_an_empty_line_and_the_hello_come_first():
    assert link().drain(0) == b"\r\n!H p=1 id=die-3f2a kind=die faces=1-6 ch=1 fw=0.1.0 b=a1*8E13\r\n"


def test_a_name_is_told_in_any_script():
    tray = Link("tray-02", "die", 1, 6, "c3", ch=2, name="Podnos šest")
    assert tray.drain(0) == b"\r\n!H p=1 id=tray-02 kind=die faces=1-6 ch=2 fw=0.1.0 b=c3 name=Podnos%20%C5%A1est*4F0E\r\n"


@pytest.mark.parametrize("name", ["x" * 200, "š" * 60, "骰" * 40, "* ! =\r\n"])
def test_no_name_makes_a_line_too_long_or_breaks_it(name):
    said, = bodies(Link("d" * 64, "spinner", 1, 100, "b" * 8, name=name, fw="1" * 20).drain(0))
    value = said.partition(" name=")[2]
    assert value and re.fullmatch(r"(?:[A-Za-z0-9_.,:/?+-]|%[0-9A-F]{2}){1,64}", value)


def test_a_text_is_cut_at_a_whole_character():
    assert escaped("š" * 20) == "%C5%A1" * 10


def test_readings_are_numbered_and_the_motion_names_the_one_to_come():
    die = link()
    die.drain(0)
    die.motion(500)
    die.reading([4], 1100, quality=98)
    die.reading([None], 1300, settled=False, quality=30)
    assert bodies(die.drain(1300)) == ["M b=a1 seq=1", "R b=a1 seq=1 v=4 st=settled q=98", "R b=a1 seq=2 v=? st=cocked q=30"]


def test_the_number_after_9999_is_0():
    die = link()
    die.seq = 9998
    die.drain(0)
    for now in (1000, 1300, 1600):
        die.motion(now)
        die.reading([3], now)
    assert [body.split(" v=")[0] for body in bodies(die.drain(1600))] == [
        "M b=a1 seq=9999", "R b=a1 seq=9999", "M b=a1 seq=0", "R b=a1 seq=0", "M b=a1 seq=1", "R b=a1 seq=1"]


def test_motion_is_told_five_times_a_second_at_most():
    die = link()
    die.drain(0)
    for now in range(0, 1000, 10):
        die.motion(now)
    assert bodies(die.drain(1000)) == ["M b=a1 seq=1"] * 5


def test_the_heartbeat_repeats_the_last_reading_with_its_age():
    die = link(start=500)
    die.drain(500)
    said = []
    for now in range(500, 9000, 20):
        if now == 5100:
            die.reading([3], now)
        die.tick(now)
        said += bodies(die.drain(now))
    assert said == ["B b=a1 up=2 seq=0", "B b=a1 up=4 seq=0", "R b=a1 seq=1 v=3 st=settled", "B b=a1 up=6 seq=1 v=3 age=1400",
                    "B b=a1 up=8 seq=1 v=3 age=3400"]


def test_the_host_may_ask_in_any_pieces():
    die = link()
    die.drain(0)
    die.reading([5], 100)
    die.drain(100)
    for piece in (b"\r\n", b"AT\r", b"?", b"H", b"\n", b"?R\r\n", b"?Q\n??H\nx?R\n"):
        die.hear(piece, 200)
    assert bodies(die.drain(200)) == ["H p=1 id=die-3f2a kind=die faces=1-6 ch=1 fw=0.1.0 b=a1", "R b=a1 seq=1 v=5 st=settled"]


def test_an_old_reading_is_never_said_again_without_its_age():
    die = link()
    die.hear(b"?R\n", 0)
    die.reading([5], 100)
    die.drain(100)
    die.hear(b"?R\n", 10_200)
    assert bodies(die.drain(10_200)) == ["B b=a1 up=10 seq=1 v=5 age=10100"]


def test_who_listens_late_is_greeted_and_hears_no_old_throw():
    die = link()
    for now in range(0, 600_001, 100):      # ten minutes in which nobody takes a byte
        if now == 3000:
            die.reading([6], now)
        die.tick(now)
        die.output(now)
    said = bodies(die.drain(600_000))
    assert said[0].startswith("H ")
    assert [body.split(" age=")[0] for body in said[1:]] == ["B b=a1 up=600 seq=1 v=6"]


def test_half_a_line_that_nobody_took_is_not_made_whole_later():
    die = link()
    die.drain(0)
    die.reading([6], 1000)
    assert die.output(1000).startswith(b"!R b=a1 seq=1 v=6 st")
    die.sent(20)
    later = die.drain(60_000)
    die.reading([2], 60_100)
    later += die.drain(60_100)
    assert later.startswith(b"\r\n!H ")
    assert [body[0] for body in bodies(later)] == ["H", "R"]


def test_a_port_that_takes_single_bytes_gets_every_line_whole():
    die, data = link(), b""
    die.reading([1], 0)
    die.motion(0)
    for now in range(600):
        if piece := die.output(now)[:1]:
            data += piece
            die.sent(1)
    assert [body[0] for body in bodies(data)] == ["H", "R", "M"]
