"""A simulated reader throws what it is told, breaks as it is asked to, and ends as a pulled plug ends."""

import os
import random
import re
import subprocess
import sys

import pytest
import serial

from hardware import simulated
from hardware.firmware.link import crc16
from hardware.outlet import Listening, Terminal
from hardware.simulator import Faults, Simulator


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "readers"))


def whole(data):
    """The bodies of the frames that arrived whole."""
    found = re.findall(rb"!([^!*\r\n]*)\*([0-9A-F]{4})\r\n", data)
    return [body.decode("ascii", "replace") for body, check in found if crc16(body) == int(check, 16)]


class Cable:
    """Stands for an outlet: takes everything, or nothing while nobody is there."""

    def __init__(self):
        self.data, self.typed, self.device = b"", b"", "here"

    def read(self):
        data, self.typed = self.typed, b""
        return data

    def write(self, data):
        self.data += data if self.device else b""
        return len(data)

    def unplug(self):
        self.device = None

    def plug(self):
        self.device = "again"


def played(seconds, *lines, kind="die", faults=None, seed=1, **more):
    """What arrives of a device that is told these lines at its start; and what it answered."""
    cable = Cable()
    toy = Simulator(kind, cable, "toy", chance=random.Random(seed), faults=faults, **more)
    answers = [toy.obey(line, 0) for line in lines]
    for now in range(0, round(seconds * 1000), 20):
        toy.step(now)
    return cable.data, answers


def faces(data):
    return [body.split()[3][2:] for body in whole(data) if body.startswith("R ")]


def test_a_line_of_the_keyboard_is_a_throw():
    data, answers = played(9, "4", "?", " 6 ", "")
    assert faces(data)[:3] == ["4", "?", "6"]
    assert answers[:3] == ["", "", ""]
    assert answers[3] == "throws " + faces(data)[3]
    kinds = [body[0] for body in whole(data)]
    assert kinds[:2] == ["H", "M"]
    assert kinds[kinds.index("R") - 1] == "M"


def test_a_tray_takes_a_face_for_each_die_and_a_spinner_ten():
    assert faces(played(4, "4 6", "4,?", kind="tray")[0]) == ["4,6", "4,?"]
    assert faces(played(4, "10", kind="spinner")[0]) == ["10"]
    assert b"kind=spinner faces=1-10 ch=1" in played(1, kind="spinner")[0]


@pytest.mark.parametrize(("line", "kind"), [("7", "die"), ("0", "die"), ("4 6", "die"), ("4", "tray"), ("11", "spinner"), ("four", "die")])
def test_what_is_no_throw_is_answered_and_not_thrown(line, kind):
    data, (answer,) = played(3, line, kind=kind)
    assert answer
    assert faces(data) == []


def test_faults_begin_and_end():
    said = whole(played(1, "fault magnet", "fault magnet off", "fault dice")[0])
    assert [body for body in said if body.startswith("E ")] == ["E code=magnet on=1", "E code=magnet on=0"]


def test_it_throws_by_itself_and_the_same_again_with_the_same_seed():
    first, second, other = (faces(played(60, rate=20, seed=seed)[0]) for seed in (5, 5, 6))
    assert len(first) == 19
    assert first == second != other
    assert set(first) <= set("123456")


def test_every_life_has_another_boot_id_even_with_the_same_seed():
    assert len({re.search(rb" b=(\w+)", played(1, seed=5)[0])[1] for _ in range(3)}) == 3


def test_duplicates_are_the_same_bytes_twice():
    said = [body for body in whole(played(3, "4", "2", faults=Faults(duplicate=True))[0]) if body.startswith("R ")]
    assert said == [said[0], said[0], said[2], said[2]]
    assert faces(played(3, "4", "2", faults=Faults(duplicate=True))[0]) == ["4", "4", "2", "2"]


def test_dropped_lines_leave_gaps_and_nothing_wrong():
    thrown = faces(played(120, rate=30)[0])
    data = played(120, rate=30, faults=Faults(drop=0.3))[0]
    arrived = [(int(body.split()[2][4:]), body.split()[3][2:]) for body in whole(data) if body.startswith("R ")]
    assert 20 < len(arrived) < len(thrown)
    assert all(thrown[seq - 1] == face for seq, face in arrived)


def test_garbage_spoils_lines_and_never_a_face():
    thrown = faces(played(120, rate=30)[0])
    data = played(120, rate=30, faults=Faults(garbage=True))[0]
    arrived = [(int(body.split()[2][4:]), body.split()[3][2:]) for body in whole(data) if body.startswith("R ")]
    assert 40 < len(arrived) < len(thrown)
    assert all(thrown[seq - 1] == face for seq, face in arrived)
    assert any(byte > 127 for byte in data)


def test_a_reset_in_mid_line_begins_a_new_life():
    data = played(20, "1", "2", "3", "4", faults=Faults(reset_midline=True))[0]
    assert faces(data) == ["1", "2", "4"]
    assert [body.split()[2] for body in whole(data) if body.startswith("R ")] == ["seq=1", "seq=2", "seq=1"]
    assert sum(body.startswith("H ") for body in whole(data)) == 2
    assert re.search(rb"!R b=\w+ seq=3[^*\r\n]*\r\n!H ", data)


def test_it_falls_silent_when_told_to():
    said = whole(played(60, rate=30, faults=Faults(silent_after=10))[0])
    assert [body.split()[2] for body in said if body.startswith("R ")] == ["seq=1", "seq=2", "seq=3", "seq=4"]
    assert max(int(body.split()[2][3:]) for body in said if body.startswith("B ")) == 8


def test_unplugged_it_throws_nothing_and_plugged_in_it_is_a_new_life():
    cable = Cable()
    toy = Simulator("die", cable, "toy", chance=random.Random(1))
    for now in range(0, 9000, 20):
        if now in (1000, 3000, 5000, 6000):
            toy.obey({1000: "4", 3000: "unplug", 5000: "5", 6000: "replug"}[now], now)
        if now == 7000:
            toy.obey("6", now)
        toy.step(now)
    assert faces(cable.data) == ["4", "6"]
    assert sum(body.startswith("H ") for body in whole(cable.data)) == 2


# -- at a real terminal ------------------------------------------------------------------------------------

def until(port, pattern, tries=100):
    """Bytes read from a port until the pattern is among them."""
    data = b""
    for _ in range(tries):
        data += port.read(200)
        if re.search(pattern, data):
            return data
    raise AssertionError(data)


@pytest.fixture
def command():
    started = []

    def start(*words):
        started.append(subprocess.Popen([sys.executable, "-m", "companion", "sensor", "simulate", *words], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, cwd=os.path.dirname(os.path.dirname(os.path.dirname(__file__)))))
        return started[-1], started[-1].stdout.readline()

    yield start
    for process in started:
        process.kill()
        process.communicate()


def tell(process, line):
    process.stdin.write(line + "\n")
    process.stdin.flush()


def test_the_command_plays_a_die_that_is_found_thrown_unplugged_and_found_again(command):
    process, said = command("--kind", "die", "--settle", "0.1")
    found, = simulated.listed()
    assert said == f"sim-die is plugged in at {found.path} ({found.device})\n"
    with serial.Serial(found.path, 115200, timeout=0.1, exclusive=True) as port:
        tell(process, "4")
        assert faces(until(port, rb"!R [^\n]*\n")) == ["4"]
        port.write(b"?H\n")
        assert b" id=sim-die " in until(port, rb"!H [^\n]*\n")
        tell(process, "unplug")
        with pytest.raises(OSError):
            until(port, rb"never")
    assert simulated.listed() == []
    tell(process, "replug")
    while "plugged in at" not in process.stdout.readline():
        pass
    again, = simulated.listed()
    assert again.path == found.path
    with serial.Serial(again.path, 115200, timeout=0.1) as port:
        tell(process, "5")
        assert faces(until(port, rb"!R [^\n]*\n")) == ["5"]
    process.terminate()
    assert process.wait() == 0
    assert simulated.listed() == []


def test_two_of_a_kind_get_two_names(command):
    command("--kind", "tray")
    process, said = command("--kind", "tray")
    assert said.startswith("sim-tray-2 ")
    tell(process, "quit")
    assert process.wait() == 0


def test_it_listens_at_a_port_of_this_machine_for_one_host_after_the_other(command):
    process, said = command("--listen", "0", "--settle", "0.1")
    address = said.split()[-1]
    assert address.startswith("socket://127.0.0.1:")
    for face in ("3", "6"):
        with serial.serial_for_url(address, timeout=0.1) as port:
            port.write(b"?H\n")     # opening throws away what came at once
            assert b" id=sim-die " in until(port, rb"!H [^\n]*\n")
            tell(process, face)
            assert faces(until(port, rb"!R [^\n]*\n")) == [face]


def test_a_reader_that_nobody_reads_waits_for_nobody(tmp_path):
    place = Terminal("die-1", tmp_path / "ttyDICE")
    try:
        toy = Simulator("die", place, "die-1", rate=600, settle=0.05)
        for now in range(0, 600_000, 20):
            toy.step(now)
        with serial.Serial(str(tmp_path / "ttyDICE"), 115200, timeout=0.05) as port:    # opening throws away what lies there
            for now in range(600_000, 603_000, 20):
                toy.step(now)
            fresh = [int(body.split()[2][4:]) for body in whole(port.read(20_000)) if body.startswith("R ")]
        assert min(fresh) >= toy.link.seq - 35
    finally:
        place.close()
    assert not os.path.lexists(tmp_path / "ttyDICE")


def test_a_port_without_a_listener_takes_nothing():
    place = Listening()
    try:
        assert place.write(b"x") == 0
        place.unplug()
        assert place.write(b"x") == 1
        before = place.where
        place.plug()
        assert place.where == before
    finally:
        place.close()
