"""All serial ports of this process: which are there, which are enabled, what comes from them.

One process holds the ports, however many serve the pages. A port that nobody enabled is never opened.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from serial.tools import list_ports

from hardware import found as ports_found
from hardware.driver import Driver, open_port
from hardware.found import Found
from hardware.state import OPEN, Changed, Heard, PortEvent, Settings, State, Status, Twins
from hardware.timing import Timing

log = logging.getLogger(__name__)
ENDING = 10.0           # seconds for a thread to end: a name that is looked up, an address that does not answer
Callback = Callable[[PortEvent], None]


class Ports:
    """The ports. Everything here may be called from any thread; callbacks come from the threads of the ports, at once."""

    def __init__(self, timing: Timing = Timing(), *, listing: Callable = list_ports.comports, links: Path = ports_found.LINKS,
                 opener: Callable = open_port) -> None:
        self._timing, self._listing, self._links, self._opener = timing, listing, Path(links), opener
        self._lock, self._look_lock = threading.Lock(), threading.Lock()
        self._drivers: dict[str, Driver] = {}
        self._known: dict[str, Found] = {}          # address -> how its device looked when it was open
        self._callbacks: tuple[Callback, ...] = ()
        self._holders: dict[str, str] = {}          # hello id -> the address that has it
        self._twins: dict[str, tuple[str, ...]] = {}
        self._looked, self._found = 0.0, []
        self._watching: threading.Thread | None = None
        self._rest = threading.Event()

    # -- for pages and the bridge ----------------------------------------------------------------------------

    def found(self) -> list[Found]:
        """The ports that are there, looked at no more than once a second."""
        return self._look(self._timing.poll)

    def enable(self, address: str, settings: Settings = Settings()) -> None:
        """A person allows us to use a port; again with other settings, or to try anew after five losses."""
        self._let_go(address)
        with self._lock:
            self._drivers[address] = Driver(address, settings, self, self._timing, self._opener)
            if self._watching is None:
                self._rest.clear()
                self._watching = threading.Thread(target=self._watch, name="sensor ports", daemon=True)
                self._watching.start()

    def disable(self, address: str) -> None:
        """Let go of a port; returns when it is closed. It is told as lost, "switched off"."""
        driver = self._let_go(address)
        if driver:
            now = time.monotonic()
            self.tell(PortEvent(address, driver.name, Changed(State.LOST, driver.state, now, "switched off"), now))

    def _let_go(self, address: str) -> Driver | None:
        with self._lock:
            driver = self._drivers.pop(address, None)
            self._holders = {device: holder for device, holder in self._holders.items() if holder != address}
            chosen = {device: both for device, both in self._twins.items() if address in both}     # the person chose
            self._twins = {device: both for device, both in self._twins.items() if device not in chosen}
            self._known.pop(address, None)
            for device, both in chosen.items():
                self._is_alone(device, next(other for other in both if other != address))
        if driver:
            driver.stop()
            self._end(driver)
        return driver

    def _is_alone(self, device: str, address: str) -> None:
        """The other of two ports that said they are one device has the name for itself, without another hello."""
        if address in self._drivers and self._speaks(address, device):
            self._holders[device] = address
            self._drivers[address].rename(device, by_hello=True)

    def _end(self, driver: Driver) -> None:
        if not driver.join(ENDING):
            log.error("%s: a listener keeps its thread from ending", driver.address)

    def states(self) -> list[Status]:
        """How every enabled port is now."""
        with self._lock:
            drivers = list(self._drivers.values())
            twins = dict(self._twins)
        return [replace(status, twins=twins[driver.hello_id]) if status.address in twins.get(driver.hello_id, ()) else status
                for driver in drivers for status in (driver.status(),)]

    def monitor(self, address: str) -> list[Heard]:
        """What a port said lately, oldest first; nothing for a port that nobody enabled."""
        with self._lock:
            driver = self._drivers.get(address)
        return driver.monitor() if driver else []

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Have every event told; returns what ends that. A callback may not block."""
        with self._lock:
            self._callbacks = (*self._callbacks, callback)

        def end() -> None:
            with self._lock:
                self._callbacks = tuple(other for other in self._callbacks if other is not callback)
        return end

    def close(self) -> None:
        """Close every port and end every thread."""
        with self._lock:
            drivers, self._drivers = list(self._drivers.values()), {}
            watching, self._watching = self._watching, None
            self._rest.set()
        for driver in drivers:
            driver.stop()
        for driver in drivers:
            self._end(driver)
        if watching and watching is not threading.current_thread():
            watching.join()

    # -- for the drivers ---------------------------------------------------------------------------------------

    def tell(self, event: PortEvent) -> None:
        """Pass an event on to everybody who listens."""
        for callback in self._callbacks:
            try:
                callback(event)
            except Exception:           # whoever listens must not stop the port
                log.exception("a listener failed at %s", event)

    def where(self, address: str) -> str | None:
        """The path under which an enabled device is now."""
        with self._lock:
            known = self._known.get(address)
            taken = {other.device for name, other in self._known.items() if name != address and name in self._drivers
                     and self._drivers[name].state in OPEN}
        return ports_found.where(address, known, self._look(0.0) if known else [], taken)

    def opened(self, address: str, path: str) -> str:
        """Remember by which names a device can be recognised; returns the best of them."""
        there = None if "://" in path else ports_found.at(path, self._look(0.0))
        with self._lock:
            if there is not None and address in self._drivers:
                self._known[address] = there
            return self._plain(address)

    def greeted(self, address: str, device: str) -> tuple[str, Twins | None]:
        """The name of a device that said its id, and whether another open port says the same."""
        with self._lock:
            holder = self._holders.get(device, address)
            known = device in self._twins
            if holder != address and holder in self._drivers and (known or self._speaks(holder, device)):
                self._twins.setdefault(device, (holder, address))
                return f"{device}@{address}", None if known else Twins(device, self._twins[device], time.monotonic())
            if holder != address and holder in self._drivers:
                self._drivers[holder].rename(self._plain(holder))
            self._holders = {other: owner for other, owner in self._holders.items() if owner != address}
            self._holders[device] = address
            return device, None

    def _plain(self, address: str) -> str:
        """The name of a device that has not said its id."""
        known = self._known.get(address)
        return (known and (known.by_id or known.by_path)) or address

    def _speaks(self, address: str, device: str) -> bool:
        """Whether an open port says that it is this device."""
        driver = self._drivers[address]
        return driver.hello_id == device and driver.state in OPEN

    def _look(self, younger: float) -> list[Found]:
        with self._look_lock:
            if not self._looked or time.monotonic() - self._looked >= younger:
                self._found = ports_found.look(self._listing, self._links)
                self._looked = time.monotonic()
            return list(self._found)

    def _watch(self) -> None:
        """Once a second: has something been plugged in?"""
        before = None
        while not self._rest.wait(self._timing.poll):
            with self._lock:
                if not self._drivers:
                    self._watching = None
                    return
                drivers = list(self._drivers.values())
            now = (tuple(self.found()), tuple(Path(d.address).exists() for d in drivers if "://" not in d.address))
            if before is not None and now != before:
                for driver in drivers:
                    if driver.state not in OPEN:
                        driver.wake()
            before = now
