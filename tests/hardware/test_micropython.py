"""The firmware's files on real MicroPython say the same bytes as on CPython, and the host reads every throw right."""

import subprocess
import sys

import pytest

from hardware.firmware.spinner.logic import Spinner
from hardware.firmware.tray.logic import top
from hardware.protocol import Fault, Hello, Noise, Reader, Reading
from tests.hardware import micropython
from tests.hardware.micropython import FIRMWARE

FILES = {"link": FIRMWARE / "link.py", "spinner": FIRMWARE / "spinner" / "logic.py", "tray": FIRMWARE / "tray" / "logic.py"}
PROGRAM = (micropython.ROOT / "tests" / "hardware" / "on_the_board.py").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def said():
    return micropython.run(PROGRAM, **FILES)


def heard(data, faces):
    """What the host makes of the lines; beside each reading what was noted after it."""
    reader, events = Reader(faces), []
    for number, line in enumerate(data.split(b"\r\n")):
        if line.startswith(b"# "):
            events.append(line[2:].decode())
        elif line:
            events += reader.feed(line + b"\r\n", 3 + number / 100)
    return events


def test_it_is_the_same_as_on_cpython(said, tmp_path):
    for name, path in FILES.items():
        (tmp_path / f"{name}.py").write_bytes(path.read_bytes())
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    assert said == subprocess.run([sys.executable, tmp_path / "program.py"], capture_output=True, check=True).stdout
    assert said.startswith(b"# 10673\r\n")


def test_the_host_reads_every_spin(said):
    events = heard(said.partition(b"# masks\r\n")[0], (1, 10))
    hello = next(event for event in events if isinstance(event, Hello))
    assert (hello.id, hello.name, hello.faces) == ("spin-9", "Velká ručička", (1, 10))
    assert not [event for event in events if isinstance(event, Noise)]
    readings = [event for event in events if isinstance(event, Reading)]
    notes = [event for event in events if isinstance(event, str)][1:]
    assert len(readings) == len(notes) == 40
    for reading, note in zip(readings, notes):
        assert note == "-" or str(reading) == note
    assert [(event.code, event.on) for event in events if isinstance(event, Fault)] == [("magnet", True), ("bus", True)]


def test_the_host_reads_nine_masks_and_no_other(said):
    events = heard(said.partition(b"# masks\r\n")[2], (1, 6))
    readings = [event for event in events if isinstance(event, Reading)]
    assert [reading.values[0] for reading in readings] == [top(mask) for mask in range(512)]
    assert not [event for event in events if isinstance(event, Noise)]


# -- main.py of both boards, with a bench in the place of pins, bus and port -----------------------------------

BENCH = (micropython.ROOT / "tests" / "hardware" / "fake_board.py").read_text(encoding="utf-8")


def evening(board, bench, seconds, main="main.py"):
    """What a board's main file writes while the bench shows it this."""
    program = f"{BENCH}\n{bench}\nbench.ends = {seconds * 1000}\ntry:\n    import main\nexcept SystemExit:\n    pass\n"
    return micropython.run(program, main=FIRMWARE / board / main, logic=FIRMWARE / board / "logic.py",
                           link=FIRMWARE / "link.py", pico=FIRMWARE / "pico.py")


@pytest.mark.parametrize("main", ["main.py", "circuitpython.py"])
def test_the_spinner_board_spins_loses_its_bus_and_answers(main):
    said = evening("spinner", """
class Turned(Bench):
    def at(self, now):
        if 9000 <= now < 9500:
            return None
        if now >= 8000 and not self.asked:
            self.asked, self.typed = True, b"\\x03\\n?H\\n"
        left = max(0, 4000 - max(now, 1000)) / 3000
        return int(100 + 6000 * (1 - left * left)) % 4096, 0x20
bench = Turned()
bench.asked = False
""", 30, main)
    reader, events = Reader((1, 10)), []
    for number, line in enumerate(said.splitlines(keepends=True)):
        events += reader.feed(line, 3 + number)
    hello = events[0]
    assert (hello.id, hello.kind, hello.faces, hello.boot) == ("spin-aa3f2a", "spinner", (1, 10), "0001")
    readings = [event for event in events if isinstance(event, Reading)]
    assert [reading.values for reading in readings] == [(Spinner().place(2004)[0],)]
    assert [(event.code, event.on) for event in events if isinstance(event, Fault)] == [("bus", True), ("bus", False)]
    assert sum(isinstance(event, Hello) for event in events) == 2
    assert not [event for event in events if isinstance(event, Noise)]


def test_the_tray_board_reads_two_dice():
    said = evening("tray", """
class Thrown(Bench):
    def mask(self, now):
        if now < 2000 or 6000 <= now < 7000:
            return [(511, False), (511, False)]
        return [(0b101000101, True), (0b000010000 if now < 7000 else 0b000010001, True)]
bench = Thrown()
""", 10)
    reader, events = Reader(), []
    for number, line in enumerate(said.splitlines(keepends=True)):
        events += reader.feed(line, 3 + number)
    assert (events[0].kind, events[0].ch, events[0].faces) == ("die", 2, (1, 6))
    assert [str(event) for event in events if isinstance(event, Reading)] == ["3,6", "3,?"]
    assert not [event for event in events if isinstance(event, Noise)]
