"""The readers of this installation: which ports people enabled, which table each serves, what each is doing."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from companion.sensors.watch import Watch
from hardware.ports import Ports
from hardware.state import Changed, PortEvent, Settings, State, Unsteady
from hardware.timing import Timing

__all__ = ["Desk", "Reader"]

log = logging.getLogger("companion.sensors")
SETTING = "readers"
KINDS = ("die", "spinner", "tray")
FAILURES = 12       # of each port that are remembered
MOST = 8            # ports


@dataclass(frozen=True, slots=True)
class Reader:
    """A port that a person enabled.

    address: path or URL; table: the code of the table it serves, None for none yet; kind: of KINDS, "" unknown; faces: low
    and high, of a device that does not say; legacy: a person confirmed that it speaks without frames, with lines_per_roll and
    periodic as learned; baud: None tries both; confirm: each reading is asked about.
    """

    address: str
    table: str | None = None
    kind: str = ""
    faces: tuple[int, int] = (1, 6)
    legacy: bool = False
    lines_per_roll: int = 1
    periodic: bool = False
    baud: int | None = None
    confirm: bool = False

    def settings(self) -> Settings:
        """What the port driver has to know."""
        return Settings(self.faces, self.legacy, self.lines_per_roll, self.periodic, self.baud)


class Desk:
    """Ports and tables together. Every method may be called from any thread.

    make_ports: () -> hardware.ports.Ports, called with the first port that is enabled or looked for, never before: a house
    without readers has neither threads nor pyserial.
    """

    def __init__(self, banker, hub, store, make_ports: Callable[[], Ports] = Ports, timing: Timing = Timing()) -> None:
        self._banker, self._hub, self._store, self._make_ports, self._timing = banker, hub, store, make_ports, timing
        self._lock = threading.RLock()
        self._ports: Ports | None = None
        self._watches: dict[str, Watch] = {}
        self._readers: dict[str, Reader] = {}
        self._failures: dict[str, deque] = {}
        self._closed = False

    def begin(self) -> None:
        """Open the ports that were enabled before the last restart."""
        for kept in self._store.setting(SETTING) or []:
            reader = Reader(**{**kept, "faces": tuple(kept["faces"])})
            if reader.table is None or self._store.has_table(reader.table):
                self._open(reader)

    def close(self) -> None:
        """Let go of every port and end every thread."""
        with self._lock:
            self._closed = True
            ports, self._ports = self._ports, None
            watches, self._watches = list(self._watches.values()), {}
        if ports is not None:
            ports.close()
        for watch in watches:
            watch.close()

    # -- for the host's page ---------------------------------------------------------------------------------

    @property
    def ports(self) -> Ports:
        """The ports of this process."""
        with self._lock:
            if self._ports is None:
                self._ports = self._make_ports()
                self._ports.subscribe(self._heard)
            return self._ports

    def readers(self) -> list[Reader]:
        """The ports that people enabled."""
        with self._lock:
            return list(self._readers.values())

    def reader(self, address: str) -> Reader | None:
        """One of them, None where nobody enabled it."""
        return self._readers.get(address)

    def failures(self, address: str) -> list[dict]:
        """The last things that went wrong with a port, newest first: {"at", "state", "detail"}."""
        return list(self._failures.get(address, ()))

    def enable(self, reader: Reader) -> None:
        """A port is used from now on, again with other settings. Errors: ValueError where there are too many."""
        with self._lock:
            if reader.address not in self._readers and len(self._readers) >= MOST:
                raise ValueError("too many")
            self._open(reader)
            self._keep()

    def disable(self, address: str) -> None:
        """Let go of a port; nothing happens where nobody enabled it."""
        with self._lock:
            reader = self._readers.pop(address, None)
            if reader is None:
                return
            self._keep()
            watch = self._watches.get(reader.table)
        self.ports.disable(address)
        if watch is not None:
            watch.unbind(address)
            self._end_idle(watch)
        self._failures.pop(address, None)
        if reader.table:
            self._hub.sign(reader.table)

    def _keep(self) -> None:
        self._store.set_setting(SETTING, [{**asdict(one), "faces": list(one.faces)} for one in self._readers.values()])

    def _open(self, reader: Reader) -> None:
        with self._lock:
            before = self._readers.get(reader.address)
            self._readers[reader.address] = reader
            old = self._watches.get(before.table) if before is not None and before.table != reader.table else None
            if reader.table is not None:
                watch = self._watches.get(reader.table)
                if watch is None:
                    watch = self._watches[reader.table] = Watch(reader.table, self._banker, self._hub, self._hub.sign, self._timing)
                watch.bind(reader.address, reader.address, reader.faces, reader.confirm)
        if old is not None:
            old.unbind(reader.address)
            self._end_idle(old)
        self.ports.enable(reader.address, reader.settings())

    def _end_idle(self, watch: Watch) -> None:
        """A table that no reader serves is watched no more."""
        with self._lock:
            if watch.serves or self._watches.get(watch.code) is not watch:
                return
            del self._watches[watch.code]
        watch.close()

    # -- for the pages of a table ----------------------------------------------------------------------------

    def watch(self, code: str) -> Watch | None:
        """The table's gate, None where no reader serves it."""
        return self._watches.get(code)

    def shown(self, code: str) -> dict | None:
        """What players see of the readers now; see Watch.shown()."""
        watch = self._watches.get(code)
        return watch.shown() if watch is not None else None

    # -- from the ports --------------------------------------------------------------------------------------

    def _heard(self, event: PortEvent) -> None:
        reader = self._readers.get(event.address)
        if reader is None or self._closed:
            return
        if isinstance(event.event, (Changed, Unsteady)):
            self._note(reader, event)
        watch = self._watches.get(reader.table) if reader.table else None
        if watch is not None:
            watch.event(event.address, event.device, event.event, event.at, reader.faces, reader.confirm)

    def _note(self, reader: Reader, event: PortEvent) -> None:
        """What went wrong is remembered, and the host's page drawn anew."""
        what = event.event
        wrong = isinstance(what, Unsteady) or what.state in (State.ABSENT, State.FORBIDDEN, State.BUSY, State.STALE, State.LOST)
        if wrong:
            state = "unsteady" if isinstance(what, Unsteady) else str(what.state)
            held = self._failures.setdefault(reader.address, deque(maxlen=FAILURES))
            if not held or held[0]["state"] != state:
                held.appendleft({"at": datetime.now(UTC).isoformat(timespec="seconds"), "state": state, "detail": getattr(what, "detail", "")})
        if reader.table:
            self._hub.sign(reader.table)
