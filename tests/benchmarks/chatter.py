"""A day of chatter in fast time: a million lines of every kind through the reader, and a port that comes and goes all day.

    python -m tests.benchmarks.chatter [LINES] [OPENINGS]

Prints lines per second, what the memory did, and whether a thread or an open file was left behind; exit 1 if one was.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from hardware.protocol import Reader, Reading, frame
from tests.hardware.toys import Shelf, hello, throw, until

DAY = 24 * 3600.0
WARM = 0.1                  # share of the lines after which the memory is measured first


def lines(count: int, seed: int = 1) -> Iterator[bytes]:
    """Lines of every kind: frames, heartbeats, resets, digits, JSON, debug prints, garbage, lines that never end."""
    dice = random.Random(seed)
    seq, boot = 0, "0000"
    for n in range(count):
        what = dice.randrange(100)
        if what < 20:
            seq = (seq + 1) % 10000
            yield frame(f"R b={boot} seq={seq} v={dice.randrange(1, 8)} st=settled q={dice.randrange(101)}")
        elif what < 50:
            yield frame(f"B b={boot} up={n} seq={seq} v=3 age={dice.randrange(20000)}")
        elif what < 55:
            yield frame(f"M b={boot} seq={(seq + 1) % 10000}")
        elif what < 56:
            boot, seq = f"{dice.randrange(65536):04x}", 0
            yield frame(f"H p=1 id=die-{dice.randrange(9)} kind=die faces=1-6 ch=1 fw=0.1.0 b={boot} name=d{n}")
        elif what < 65:
            yield b"%d\r\n" % dice.randrange(12)
        elif what < 72:
            yield b'{"v":%d,"note":"hi! %d"}\n' % (dice.randrange(9), n)
        elif what < 85:
            yield b"loop %d took %d us\r\n" % (n, dice.randrange(9999))
        elif what < 92:
            yield bytes(dice.randrange(256) for _ in range(dice.randrange(40))) + b"\r"
        elif what < 97:
            yield b"!R b=%b seq=%d v=" % (boot.encode(), seq)
        else:
            yield dice.choice([b"x", b"{", b"9 ", b'{"v":"']) * dice.randrange(1200)


def read(count: int, reopen: int = 20_000) -> tuple[int, int]:
    """A day through one reader, its port opened anew now and then; readings, and blocks kept more than after the first tenth."""
    reader, found, at, kept = Reader(), 0, 0.0, 0
    for n, line in enumerate(lines(count)):
        at += DAY / count
        if n % reopen == reopen - 1:
            reader.reopened(at)
        found += sum(isinstance(event, Reading) for event in reader.feed(line, at))
        if n % 10 == 0:
            found += sum(isinstance(event, Reading) for event in reader.tick(at))
        if n == int(count * WARM):
            kept = _kept()
    return found, _kept() - kept


def come_and_go(openings: int, folder: Path) -> tuple[list[str], int, int]:
    """A port enabled, spoken on, pulled out and let go, again and again; threads left, files left, blocks kept."""
    files, threads, kept = _files(), set(threading.enumerate()), 0
    shelf = Shelf(folder)
    for n in range(openings):
        toy = shelf.toy()
        shelf.enable(toy)
        toy.send(hello(boot=f"{n:04x}"), throw(1, 4, f"{n:04x}"), b"rubbish\r\n" * 20, throw(2, 5, f"{n:04x}"))
        shelf.wait("5")
        if n % 2:
            toy.unplug()
            until(lambda: "lost" in shelf.states(), "lost")
        shelf.ports.disable(str(toy.link))
        toy.unplug()
        shelf.events.clear(), shelf.opened.clear()
        if n == max(1, int(openings * WARM)):
            kept = _kept()
    shelf.ports.close()
    return [t.name for t in set(threading.enumerate()) - threads], _files() - files, _kept() - kept


def _kept() -> int:
    """Blocks of memory that Python holds; counting them costs nothing, unlike tracing."""
    gc.collect()
    return sys.getallocatedblocks()


def _files() -> int:
    folder = Path("/proc/self/fd")
    return len(os.listdir(folder)) if folder.exists() else 0


def main(count: int, openings: int) -> int:
    """Play the day and print what it left behind."""
    begun = time.perf_counter()
    found, grown = read(count)
    print(f"{count} lines, {found} readings, {count / (time.perf_counter() - begun):.0f} lines/s; {grown:+} blocks of memory")
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        threads, files, more = come_and_go(openings, Path(folder) / "serial")
    print(f"{openings} openings in {time.perf_counter() - begun:.1f} s: threads left {threads or 'none'}, files left {files}, {more:+} blocks of memory")
    return int(grown > 1_000 or more > 2_000 or bool(threads) or files > 0)


if __name__ == "__main__":
    numbers: Callable = lambda place, default: int(sys.argv[place]) if len(sys.argv) > place else default
    sys.exit(main(numbers(1, 1_000_000), numbers(2, 200)))
