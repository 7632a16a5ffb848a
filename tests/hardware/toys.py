"""Readers of dice made of pseudo-terminals: plugged in, pulled out, and plugged in under another name."""

import os
import pty
import select
import termios
import threading
import time
import tty
from pathlib import Path

from hardware.driver import open_port
from hardware.ports import Ports
from hardware.protocol import frame
from hardware.state import Changed, Settings, State
from hardware.timing import Timing

FAST = Timing().faster(20)
PATIENCE = 20.0         # seconds until a test gives up; nothing asserts how long anything takes


def until(true, what: str = "what the test waits for"):
    """Wait for a condition; returns its value."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.002)
    raise AssertionError(f"{what} did not happen")


def hello(device: str = "die-3f2a", boot: str = "a1", more: str = "kind=die faces=1-6 ch=1") -> bytes:
    return frame(f"H p=1 id={device} {more} fw=0.1.0 b={boot}")


def throw(seq: int, value, boot: str = "a1", st: str = "settled") -> bytes:
    return frame(f"R b={boot} seq={seq} v={value} st={st}")


class Toy:
    """A pseudo-terminal behind a link that stands for one of /dev/serial/by-id."""

    def __init__(self, link: Path) -> None:
        self.link, self.master = link, -1
        link.parent.mkdir(parents=True, exist_ok=True)
        self.plug()

    def plug(self) -> None:
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        os.set_blocking(self.master, False)
        self.device = os.ttyname(self.slave)
        self.link.unlink(missing_ok=True)
        self.link.symlink_to(self.device)

    def unplug(self) -> None:
        if self.master >= 0:
            os.close(self.master)
            os.close(self.slave)
            self.master = -1
        self.link.unlink(missing_ok=True)

    def send(self, *data: bytes) -> None:
        for part in data:
            os.write(self.master, part)

    def heard(self) -> bytes:
        """What the host wrote since the last call."""
        found = b""
        while select.select([self.master], [], [], 0)[0]:
            found += os.read(self.master, 4096)
        return found

    def asked(self) -> bool:
        return b"?H\n" in self.heard()

    def speed(self) -> int:
        return {termios.B115200: 115200, termios.B9600: 9600, termios.B1200: 1200}.get(termios.tcgetattr(self.slave)[4], 0)


class Shelf:
    """Ports of a test: keeps every event, and every path and speed with which a port was opened."""

    def __init__(self, folder: Path, timing: Timing = FAST, **more) -> None:
        self.folder, self.events, self.opened = folder, [], []
        self._lock = threading.Lock()
        self.ports = Ports(timing, listing=more.pop("listing", list), links=folder, opener=more.pop("opener", self._open), **more)
        self.ports.subscribe(self._keep)

    def _open(self, path, baud, timing):
        self.opened.append((path, baud))
        return open_port(path, baud, timing)

    def _keep(self, event) -> None:
        with self._lock:
            self.events.append(event)

    def toy(self, name: str = "usb-Die_3f2a") -> Toy:
        return Toy(self.folder / "by-id" / name)

    def words(self, device: str | None = None) -> list[str]:
        """What the readers said, without the states of the ports."""
        with self._lock:
            return [str(e.event) for e in self.events if not isinstance(e.event, Changed) and device in (None, e.device)]

    def states(self, address: str | None = None) -> list[str]:
        with self._lock:
            return [str(e.event.state) for e in self.events if isinstance(e.event, Changed) and address in (None, e.address)]

    def status(self, address):
        return next(s for s in self.ports.states() if s.address == str(address))

    def enable(self, toy: Toy, settings: Settings = Settings(), address: str | None = None) -> None:
        """Enable a toy's link (or another address) and wait until it is open: opening throws away what was sent before."""
        self.ports.enable(address or str(toy.link), settings)
        self.wait_state(State.LISTENING, address or toy.link)

    def wait(self, *words: str, device: str | None = None) -> None:
        until(lambda: all(self.words(device).count(w) >= words.count(w) for w in words), f"{words} (there is {self.words(device)})")

    def wait_state(self, state: State, address=None) -> None:
        until(lambda: any(s.state is state for s in self.ports.states() if address is None or s.address == str(address)),
              f"{state} (there was {self.states()})")
