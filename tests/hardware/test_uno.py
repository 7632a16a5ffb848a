"""The Uno's die as machine code: compiled by avr-gcc, run in an emulator, read by the host through a terminal."""

import re
import shutil
import subprocess
import time

import pytest
import serial

from hardware.protocol import Alive, Hello, Motion, Noise, Reader, Reading
from tests.architecture.sources import ROOT

NEEDED = {"avr-gcc": "gcc-avr", "make": "make", "qemu-system-avr": "qemu-system-misc"}
MISSING = sorted(package for program, package in NEEDED.items() if not shutil.which(program))
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"Debian's {', '.join(MISSING)} and avr-libc compile and run it")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("uno")
    for name in ("die.c", "Makefile"):
        shutil.copy(ROOT / "hardware" / "firmware" / "uno" / name, folder)
    done = subprocess.run(["make", "-C", str(folder), "ID=die-blue", "die.hex", "demo.elf"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


class Uno:
    """A program in the emulator, and the host's reader at its port."""

    def __init__(self, program):
        self.process = subprocess.Popen(["qemu-system-avr", "-machine", "uno", "-bios", str(program), "-display", "none",
                                         "-monitor", "none", "-serial", "pty"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True)
        self.port, said = None, self.process.stdout.readline()
        try:
            self.port = serial.Serial(re.search(r"/dev/\S+", said)[0], 115200, timeout=0.05, exclusive=True)
        except (TypeError, OSError) as error:
            self.close()
            raise AssertionError(said) from error
        self.reader, self.data, self.events = Reader(), b"", []

    def until(self, kind, count=1):
        """Listen until so many events of a kind were heard; all events so far."""
        for _ in range(400):
            if sum(isinstance(event, kind) for event in self.events) >= count:
                return self.events
            data = self.port.read(200)
            self.data += data
            self.events += self.reader.feed(data, time.monotonic())
        raise AssertionError(f"{self.data} {self.events}")

    def ask(self, command):
        self.port.write(command)

    def close(self):
        self.process.kill()
        self.process.communicate()
        if self.port is not None:
            self.port.close()


@pytest.fixture
def uno(made):
    started = []

    def start(program):
        started.append(Uno(made / program))
        return started[-1]

    yield start
    for one in started:
        one.close()


def test_it_is_small(made):
    said = subprocess.run(["avr-size", str(made / "die.elf")], capture_output=True, text=True, check=True).stdout
    text, data, bss = map(int, said.splitlines()[1].split()[:3])
    assert text + data < 2100
    assert data + bss < 512


def test_it_says_who_it_is_and_that_it_lives(uno):
    die = uno("die.elf")
    die.until(Alive)        # a terminal that was just opened has lost what came before
    die.ask(b"AT\r\n?H\r\n")
    hello = next(event for event in die.until(Hello) if isinstance(event, Hello))
    assert (hello.id, hello.kind, hello.faces, hello.ch) == ("die-blue", "die", (1, 6), 1)
    # the emulated pin reads as a button held since the start: a bad cable is no throw
    assert not [event for event in die.events if isinstance(event, (Motion, Reading, Noise))]


def test_it_throws_and_the_host_reads_each_throw_once(uno):
    die = uno("demo.elf")
    die.ask(b"?H\n")
    events = die.until(Reading, 3)
    readings = [event for event in events if isinstance(event, Reading)]
    assert all(1 <= reading.values[0] <= 6 and reading.settled for reading in readings)
    assert [reading.seq for reading in readings] == list(range(readings[0].seq, readings[0].seq + 3))
    assert any(isinstance(event, Motion) for event in events)
    assert not [event for event in events if isinstance(event, Noise)]

    before = die.data.count(b"!R ")
    die.ask(b"?R\n")
    die.until(Reading, 4)
    frames = re.findall(rb"!R [^\r]*", die.data)
    assert len(frames) > before
    assert len(frames) > len(set(frames))       # the answer to ?R is the last reading over again


def test_the_host_notices_when_the_board_is_gone(uno):
    die = uno("demo.elf")
    die.until(Motion)
    die.process.kill()
    with pytest.raises(OSError):
        for _ in range(100):
            die.port.read(200)
