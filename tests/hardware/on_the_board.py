"""Runs under CPython and under MicroPython: drives the firmware's logic and writes what its link says to the standard output.

A long evening in fast time: spins with wrong reads and faults, every mask in a tray, the host's questions. What is drawn
comes from a generator of its own, so that both write the same bytes.
"""

import sys

from link import Link, crc16
from spinner import MAGNET, WEAK, Spinner
from tray import Tray


class Chance:
    """Numbers that are the same everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % limit


def write(data):
    sys.stdout.write(data.decode())


def spins(count):
    """A spinner of ten with one read in thirty wrong; ends with a weak magnet and a bus that fails."""
    chance = Chance(7)
    link = Link("spin-9", "spinner", 1, 10, "d4", name="Velká ručička")
    spinner = Spinner(zero=333)
    now, at = 0, 1000

    def see(angle, status=MAGNET):
        nonlocal now
        if angle is not None:
            angle = chance.below(4096) if chance.below(30) == 0 else (angle + chance.below(5) - 2) % 4096
        now += 10
        for event in spinner.read(now, angle, status):
            link.tell(event, now)
        link.tick(now)
        write(link.drain(now))

    for _ in range(count):
        way = 3000 + chance.below(9000)
        steps = 120 + chance.below(100)
        for step in range(1, steps + 1):
            left = steps - step
            see(at + way - way * left * left // (steps * steps))
        at = (at + way) % 4096
        for _ in range(120):
            see(at)
        value, near = spinner.place(at)
        write(b"# " + (str(value) if near > 15 else "?" if near < 9 else "-").encode() + b"\r\n")
    for _ in range(20):
        see(at, MAGNET | WEAK)
    for _ in range(20):
        see(None, None)


def masks():
    """All 512 masks, one after the other, in one well."""
    link = Link("tray-02", "die", 1, 6, "c3")
    tray = Tray()
    now = 0
    for mask in range(512):
        for look in range(50):
            now += 20
            for event in tray.read(now, [(mask, True) if look > 15 else (511, False)]):
                link.tell(event, now)
            link.tick(now)
            write(link.drain(now))
    link.hear(b"?R\r\n?H\r\n", now)
    write(link.drain(now))


write(b"# %d\r\n" % crc16(b"123456789"))
spins(40)
write(b"# masks\r\n")
masks()
