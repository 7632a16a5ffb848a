"""companion sensor list and monitor: they say what is there and what it says, and write nothing unasked."""

import random
import re
import threading
import time

import pytest

from hardware.firmware.link import Link
from hardware.monitor import listing, monitor, shown
from hardware.outlet import Terminal
from hardware.simulator import Simulator


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "readers"))
    held = Terminal("die-1")
    yield held
    held.close()


def watched(place, *steps, lines=0, **more):
    """What the monitor prints, and why it ended, while the device's side does its steps once it is listened to; lines: to wait for."""
    said, opened, done, why = [], threading.Event(), threading.Event(), []
    watching = threading.Thread(target=lambda: why.append(monitor(place.where, say=said.append, until=lambda: opened.set() or done.is_set(),
                                                                  **more)))
    watching.start()
    try:
        assert opened.wait(10)
        for step in steps:
            step()
        for _ in range(1000):
            if not watching.is_alive() or lines and len(said) >= lines:
                break
            time.sleep(0.01)
            if not lines and place.device is not None:
                break
    finally:
        done.set()
        watching.join()
    return said, why[0]


def test_a_simulated_reader_is_listed_with_its_lasting_name(place):
    lines = listing()
    assert f"{place.device}  simulated die-1  (may be opened)" in lines
    assert f"    {place.where}" in lines


def test_every_line_is_shown_with_its_time_and_meaning_and_nothing_is_written(place):
    link = Link("die-1", "die", 1, 6, "a1")
    asked = []

    def step():
        link.reading([4], 0, quality=98)
        place.write(link.drain(0) + b"\xff\x1b[2J\r\n!R b=a1 seq=2 v=5*0000\r\n")

    said, why = watched(place, step, lines=8)
    asked.append(place.read())
    assert why == ""
    assert asked == [b""]
    said = [re.sub(r"^\d\d:\d\d:\d\d\.\d{3} ", "TIME", line) for line in said]
    assert said.pop(0).startswith("TIME !H p=1 id=die-1 kind=die ")
    assert said == [
        "              hello: die die-1, faces 1-6",
        "TIME !R b=a1 seq=1 v=4 st=settled q=98*0EC8", "              reading: 4, 98 % sure",
        r"TIME \xff\x1b[2J", "              noise bytes",
        "TIME !R b=a1 seq=2 v=5*0000", "              noise crc"]


def test_it_asks_when_told_to_and_says_when_the_plug_is_pulled(place):
    toy = Simulator("die", place, "die-1", chance=random.Random(1))
    asked = []
    said, why = watched(place, lambda: asked.append(place.read()), place.unplug, ask=True)
    assert asked == [b"?H\n"]
    assert "is gone" in why
    assert toy.name not in "".join(said)


def test_what_cannot_be_opened_is_said_with_what_helps(place, tmp_path):
    assert "nothing is there" in monitor(str(tmp_path / "ttyUSB0"))
    second = []
    watched(place, lambda: second.append(monitor(place.where)))
    assert "another program" in second[0]
    with pytest.raises(ValueError, match="1200"):
        monitor(place.where, baud=1200)


def test_nothing_that_a_device_says_reaches_the_terminal_as_a_command():
    assert shown(bytes(range(256))).isascii()
    assert shown(bytes(range(256))).isprintable()
