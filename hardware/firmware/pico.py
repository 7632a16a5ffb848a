"""What a MicroPython board on USB needs around link.py: its id, its life, its clock and a port that never holds it up."""

import os
import select
import sys
import time
from binascii import hexlify

import machine
import micropython

POLL = 10           # ms between two rounds
WATCHDOG = 2000     # ms without a round after which the board restarts


def chip(kind):
    """An id such as spin-9f2a41: from the chip, the same in every life and at every socket."""
    return kind + "-" + hexlify(machine.unique_id()[-3:]).decode()


def life():
    """A boot id that no earlier life had, as far as two random bytes can promise."""
    return hexlify(os.urandom(2)).decode()


class Clock:
    """Milliseconds since the start; unlike the board's own ticks they never wrap."""

    def __init__(self):
        self._ticks = time.ticks_ms()
        self.now = 0

    def read(self):
        ticks = time.ticks_ms()
        self.now += time.ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        return self.now


class Port:
    """The USB serial port. It is asked before every byte, because a write to a port that nobody reads would wait.

    While nobody has the port open, MicroPython from 1.23 on keeps the newest 256 bytes for whoever opens it; no program can
    tell. A throw of the last seconds may therefore arrive as if it fell at that moment.
    """

    def __init__(self):
        micropython.kbd_intr(-1)    # a byte 3 from the host is noise and stops nothing
        self._in = select.poll()
        self._in.register(sys.stdin, select.POLLIN)
        self._out = select.poll()
        self._out.register(sys.stdout, select.POLLOUT)

    def read(self):
        data = b""
        while len(data) < 64 and self._in.poll(0):
            data += sys.stdin.buffer.read(1)
        return data

    def write(self, data):
        """How many of the bytes were taken."""
        for count, byte in enumerate(data):
            if not self._out.poll(0):
                return count
            sys.stdout.buffer.write(bytes((byte,)))
        return len(data)


def run(link, sense):
    """For ever: sense(now) gives what happened, the link says it."""
    clock, port = Clock(), Port()
    watchdog = machine.WDT(timeout=WATCHDOG)
    while True:
        now = clock.read()
        watchdog.feed()
        for event in sense(now):
            link.tell(event, now)
        link.hear(port.read(), now)
        link.tick(now)
        while True:
            data = link.output(now)
            taken = port.write(data)
            link.sent(taken)
            if not data or taken < len(data):
                break
        time.sleep_ms(max(0, POLL - (clock.read() - now)))

