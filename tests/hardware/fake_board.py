"""Runs under MicroPython before a board's main.py: stands in for the pins, the bus, the clock and the USB port of an RP2040.

Time passes only while main.py sleeps, so that seconds take none; the end is a SystemExit out of its sleep. The second half
stands in for what CircuitPython has in their place.
"""

import sys


class Bench:
    """What the board is made to see: at(ms) gives (angle, status), None for a bus that fails; mask(ms) the wells."""

    now = 0
    ends = 0
    typed = b""
    fed = 0
    pins = {}

    def at(self, now):
        return 0, 0x20

    def mask(self, now):
        return [(511, False), (511, False)]


bench = Bench()


class Module:
    def __init__(self, **names):
        for name, value in names.items():
            setattr(self, name, value)


class Pin:
    OUT, IN = 1, 0

    def __init__(self, number, mode=None, pull=None, value=None):
        self.number = number

    def init(self, mode, pull=None, value=None):
        pass

    def on(self):
        pass

    off = on

    def value(self):
        well, spot = divmod(self.number, 10)
        mask, there = bench.mask(bench.now)[well]
        return int(not there) if spot == 9 else mask >> spot & 1


class I2C:
    def __init__(self, number, **settings):
        pass

    def readfrom_mem(self, address, register, count):
        assert (address, register, count) == (0x36, 0x0B, 3)
        seen = bench.at(bench.now)
        if seen is None:
            raise OSError(5)
        return bytes([seen[1], seen[0] >> 8, seen[0] & 255])


class WDT:
    def __init__(self, timeout):
        assert timeout <= 8388      # more than the chip can

    def feed(self):
        assert bench.now - bench.fed < 2000
        bench.fed = bench.now


class Poll:
    def register(self, stream, flag):
        self.reads = flag == 1

    def poll(self, timeout):
        return [1] if not self.reads or bench.typed else []


class Stdin:
    class buffer:
        @staticmethod
        def read(count):
            data, bench.typed = bench.typed[:count], bench.typed[count:]
            return data


def sleep_ms(ms):
    bench.now += ms
    if bench.now >= bench.ends:
        raise SystemExit


# -- CircuitPython -------------------------------------------------------------------------------------------


class CircuitI2C:
    def __init__(self, scl, sda, frequency):
        assert (scl, sda) == (5, 4)

    def try_lock(self):
        return True

    def deinit(self):
        pass

    def writeto_then_readfrom(self, address, told, data):
        data[:] = I2C(0).readfrom_mem(address, told[0], len(data))


class Serial:
    """Takes a few bytes at a time, as a port that is nearly full does."""

    @property
    def in_waiting(self):
        return len(bench.typed)

    def read(self, count):
        return Stdin.buffer.read(count)

    def write(self, data):
        print(data[:17].decode(), end="")
        return len(data[:17])


class Dog:
    def feed(self):
        WDT(2000).feed()


sys.modules["board"] = Module(GP4=4, GP5=5)
sys.modules["busio"] = Module(I2C=CircuitI2C)
sys.modules["microcontroller"] = Module(watchdog=Dog(), cpu=Module(uid=b"\x01\x02\xaa\x3f\x2a"))
sys.modules["usb_cdc"] = Module(data=Serial())
sys.modules["watchdog"] = Module(WatchDogMode=Module(RESET=1))

sys.modules["machine"] = Module(Pin=Pin, I2C=I2C, WDT=WDT, unique_id=lambda: b"\x01\x02\x03\xaa\x3f\x2a")
sys.modules["micropython"] = Module(kbd_intr=lambda byte: None)
sys.modules["select"] = Module(poll=Poll, POLLIN=1, POLLOUT=4)
sys.modules["time"] = Module(ticks_ms=lambda: bench.now & 0x3FFF, ticks_diff=lambda a, b: (a - b + 0x2000 & 0x3FFF) - 0x2000,
                             sleep_ms=sleep_ms, sleep_us=lambda us: None, monotonic_ns=lambda: bench.now * 1000000,
                             sleep=lambda seconds: sleep_ms(int(seconds * 1000 + 0.5)))
sys.modules["os"] = Module(urandom=lambda count: bytes(range(count)))
sys.modules["sys"] = Module(stdin=Stdin, stdout=sys.stdout)
