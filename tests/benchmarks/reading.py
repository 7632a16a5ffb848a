"""From the last byte of a frame at the port to the number in the journal, and to the wall: `python -m tests.benchmarks.reading [N]`.

A pseudo-terminal stands for the cable, the books lie in a file with every commit on the disk. N throws (200) answer N rolls,
one after the other. Each prints what a throw spent where: port (from the write at the far end until the bytes are here), reader
(bytes to events), gate (the table looked at, the reading decided on), decide (the rules), commit (on the disk), announce; and the whole
way to the journal and to a listener of the table's stream. Exit status 1 where the median is above 20 ms or p99 above 60 ms.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from companion import create_app
from companion.sensors import Desk, Reader
from hardware.ports import Ports
from hardware.protocol import Reader as LineReader
from hardware.protocol import frame
from hardware.state import State
from tests.hardware.toys import Toy, hello

MEDIAN, P99 = 20.0, 60.0        # milliseconds
WARM = 10                       # throws that are not counted
STAGES = ("port", "reader", "gate", "decide", "commit", "announce")


class Stopwatch:
    """When what happened to the throw under way; put around the parts from outside, so that they are as they are."""

    def __init__(self) -> None:
        self.at: dict[str, float] = {}

    def before(self, thing, name: str, mark: str) -> None:
        inner = getattr(thing, name)

        def timed(*args, **more):
            self.at.setdefault(mark, time.perf_counter())
            return inner(*args, **more)
        setattr(thing, name, timed)

    def around(self, thing, name: str, mark: str) -> None:
        inner = getattr(thing, name)

        def timed(*args, **more):
            self.at.setdefault(f"{mark} begins", time.perf_counter())
            try:
                return inner(*args, **more)
            finally:
                self.at.setdefault(f"{mark} ends", time.perf_counter())
        setattr(thing, name, timed)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def line(name: str, values: list[float], whole: float | None = None) -> str:
    share = f"   {statistics.mean(values) / whole:4.0%}" if whole else ""
    return f"{name:<12} median {statistics.median(values):6.2f} ms   p99 {percentile(values, .99):6.2f} ms{share}"


def main(throws: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        return _measure(Path(folder), throws)


def _measure(folder: Path, throws: int) -> int:
    house = create_app(folder / "books").extensions["companion"]
    desk = house.readers = Desk(house.banker, house.hub, house.store, lambda: Ports(listing=list, links=folder / "serial"))
    watch = Stopwatch()
    watch.before(LineReader, "feed", "fed")
    watch.before(desk, "_heard", "heard")
    watch.before(house.banker, "take", "take")
    watch.around(house.store, "append", "commit")
    watch.around(house.hub, "announce", "announce")
    code = house.banker.make_table("cesta-k-bohatstvi", seats=["Anna", "Bára"], start="ready", options={"six_chain": "repeat"})
    toy, host = Toy(folder / "serial" / "by-id" / "usb-die"), {"role": "host", "seat": None, "device": None}
    desk.enable(Reader(str(toy.link), table=code))
    _until(lambda: desk.state(str(toy.link)).path)
    toy.send(hello())
    _until(lambda: desk.state(str(toy.link)).state is State.NATIVE)
    heard: dict[int, float] = {}
    stream = house.hub.acquire(code)
    threading.Thread(target=lambda: [heard.setdefault(house.hub.now(code)[0], time.perf_counter()) for _ in stream], daemon=True).start()
    house.banker.take(code, host, "adjust", {"path": "current", "value": "Anna"})
    house.banker.take(code, {**host, "seat": "Anna"}, "roll_move", {})
    _until(lambda: (desk.shown(code) or {}).get("kind") == "armed")
    found: dict[str, list[float]] = {name: [] for name in (*STAGES, "journal", "wall")}
    for n in range(throws + WARM):
        seq = house.banker.table(code).seq + 1
        watch.at.clear()
        began = time.perf_counter()
        toy.send(frame(f"R b=a1 seq={n + 1} v=6 st=settled"))       # a six asks for another throw
        _until(lambda: house.hub.now(code)[0] >= seq and seq in heard and "announce ends" in watch.at)
        at = watch.at
        ways = {"port": (began, at["fed"]), "reader": (at["fed"], at["heard"]), "gate": (at["heard"], at["take"]), "decide": (at["take"], at["commit begins"]),
                "commit": (at["commit begins"], at["commit ends"]), "announce": (at["announce begins"], at["announce ends"]),
                "journal": (began, at["commit ends"]), "wall": (began, heard[seq])}
        _until(lambda: (desk.shown(code) or {}).get("kind") == "armed")
        time.sleep(0.02)            # nobody throws faster; the watch's own look at the books is over
        if n >= WARM:
            for name, (start, end) in ways.items():
                found[name].append((end - start) * 1000)
    pulled = []
    for _ in range(5):
        toy.unplug()
        began = time.perf_counter()
        _until(lambda: (desk.shown(code) or {}).get("kind") == "manual")
        pulled.append((time.perf_counter() - began) * 1000)
        toy.plug()
        _until(lambda: desk.state(str(toy.link)).path and desk.state(str(toy.link)).state is State.LISTENING)
        toy.send(hello())
        _until(lambda: (desk.shown(code) or {}).get("kind") != "manual" or len(pulled) == 5)
    desk.close()
    house.hub.close()
    house.store.close()
    whole = statistics.mean(found["journal"])
    print(f"{throws} throws")
    for name in STAGES:
        print(line(name, found[name], whole))
    print(line("to journal", found["journal"]))
    print(line("to the wall", found["wall"]))
    print(line("cable pulled", pulled) + "   until every page is told to offer the buttons")
    good = statistics.median(found["journal"]) <= MEDIAN and percentile(found["journal"], .99) <= P99
    print(f"asked: median {MEDIAN:.0f} ms, p99 {P99:.0f} ms: {'met' if good else 'NOT MET'}")
    return 0 if good else 1


def _until(true) -> None:
    end = time.monotonic() + 20
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.0005)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
