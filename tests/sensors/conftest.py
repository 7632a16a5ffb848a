"""A table, and readers made of pseudo-terminals at its desk; tests of pages put phones to it."""

import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

from companion import catalogue
from companion.banker import Banker
from companion.live import Hub
from companion.sensors import Desk, Reader
from companion.store import Store
from hardware.ports import Ports
from hardware.protocol import frame
from hardware.state import State
from hardware.timing import Timing
from tests.browser.tables import Desk as Lines
from tests.browser.tables import play, read
from tests.hardware.toys import Toy, hello, throw, until

QUICK = replace(Timing(), read=0.02, retry=(0.02, 0.05), poll=0.05, quiet=0.0, hold=0.1, stream_hold=0.2)


class Play(Toy):
    """A reader that says who it is and counts its throws."""

    def __init__(self, link, device: str, more: str, boot: str = "a1") -> None:
        super().__init__(link)
        self.name, self.more, self.boot, self.seq = device, more, boot, 0

    @property
    def address(self) -> str:
        return str(self.link)

    def greet(self) -> None:
        self.send(hello(self.name, self.boot, self.more))

    def move(self) -> None:
        self.send(frame(f"M b={self.boot} seq={self.seq + 1}"))

    def fall(self, *values, **more) -> None:
        """A settled throw. more: q, st."""
        self.seq += 1
        keys = "".join(f" {key}={value}" for key, value in {"st": "settled", **more}.items())
        self.send(frame(f"R b={self.boot} seq={self.seq} v={','.join(map(str, values))}{keys}"))

    def print(self, lines: bytes, true) -> None:
        """A sketch without frames prints these lines for each of its throws, a while apart, until something is so."""
        last = [0.0]

        def thrown():
            if time.monotonic() - last[0] > 0.4:
                last[0] = time.monotonic()
                self.send(lines)
            return true()
        until(thrown, "a reading without a frame")

    def resend(self, *values) -> None:
        """The last throw is said once more."""
        self.send(throw(self.seq, ",".join(map(str, values)), self.boot))


class Table:
    """A table and its readers."""

    def __init__(self, house, code: str, folder) -> None:
        self.house, self.code, self.folder = house, code, folder
        self.desk = house.readers

    @property
    def table(self):
        return self.house.banker.table(self.code)

    @property
    def entries(self):
        return self.house.banker.entries(self.code)

    @property
    def roll(self):
        return self.table.roll

    def host(self, command: str, place: str | None = None, /, **args):
        return self.house.banker.take(self.code, {"role": "host", "seat": place, "device": None}, command, args)

    def by(self, seat: str, command: str, **args):
        return self.house.banker.take(self.code, {"role": "seat", "seat": seat, "device": "phone"}, command, args)

    def reader(self, kind: str = "die", name: str = "die-3f2a", faces: str = "1-6", ch: int = 1, **settings) -> Play:
        """A reader is plugged in and enabled for this table."""
        toy = Play(self.folder / "by-id" / f"usb-{name}", name, f"kind={kind} faces={faces} ch={ch}")
        self.desk.enable(Reader(toy.address, table=self.code, **settings))
        self.ready(toy)
        return toy

    def ready(self, toy) -> None:
        """The reader is open, and has said who it is: opening throws away what was sent before."""
        until(lambda: self.state(toy) is not None and self.state(toy).state in (State.LISTENING, State.NATIVE), "an open port")
        toy.greet()
        until(lambda: self.state(toy).state is State.NATIVE and self.state(toy).hello and self.state(toy).hello.boot == toy.boot, "a greeting")

    def state(self, toy):
        return next((one for one in self.desk.ports.states() if one.address == toy.address), None)

    def said(self) -> str | None:
        told = self.desk.shown(self.code)
        return told and told["kind"]

    def until_said(self, kind: str | None) -> dict:
        until(lambda: self.said() == kind, f"{kind} (it says {self.desk.shown(self.code)})")
        return self.desk.shown(self.code)

    def until_booked(self, seq: int):
        """The entry of this number, as soon as it is there."""
        until(lambda: self.table.seq >= seq, f"entry {seq}")
        return self.entries[seq - 1]

    def next_booked(self, do):
        """What is booked next once something is done."""
        seq = self.table.seq + 1
        do()
        return self.until_booked(seq)


def make_desk(house, folder, timing=QUICK) -> Desk:
    return Desk(house.banker, house.hub, house.store, lambda: Ports(timing, listing=list, links=folder / "serial"), timing)


@pytest.fixture
def house(tmp_path, monkeypatch):
    """The books and the desk, no pages: a short way to a table."""
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))
    store, hub = Store("sqlite://"), Hub()
    store.prepare()
    made = SimpleNamespace(store=store, hub=hub, banker=Banker(store, hub, catalogue.find), readers=None)
    made.readers = make_desk(made, tmp_path)
    yield made
    made.readers.close()
    store.close()


@pytest.fixture
def desk(house):
    return house.readers


@pytest.fixture
def at_table(house, tmp_path):
    """Anna (host) and Bára; Anna's first turn; no reader yet."""
    code = house.banker.make_table("cesta-k-bohatstvi", seats=["Anna", "Bára"], start="ready")
    made = Table(house, code, tmp_path / "serial")
    for seat in ("Anna", "Bára"):
        made.host("adjust", seat=seat, path="cash", value=60_000)
    if made.table.current != "Anna":
        made.host("move_on", to="Anna")
    return made


@pytest.fixture
def other_game(house, tmp_path):
    """other_game(of, code): a table of another box, with these scenario lines played."""
    def lay(of, code: str) -> Table:
        head = f'+++\ngame = "{of.game}"\nseats = []\n+++\n'
        play(read(code, head + of.lines), Lines(house.banker, code, of))
        return Table(house, code, tmp_path / "serial")
    return lay
