"""The readers of this installation: which ports people enabled, which table each serves, what each is doing."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime

from companion.faults import StoreFault
from companion.sensors.address import opened_privately
from companion.sensors.holding import Holding
from companion.sensors.trial import Trial
from companion.sensors.watch import Watch
from hardware.ports import Ports
from hardware.protocol import Fault, Motion, Reading
from hardware.protocol.events import LEGACY
from hardware.state import Changed, PortEvent, Settings, State, Status, Unsteady
from hardware.timing import Timing

__all__ = ["BAUDS", "Desk", "Elsewhere", "KINDS", "MOST", "Reader"]

log = logging.getLogger("companion.sensors")
SETTING = "readers"
KINDS = ("die", "spinner", "tray")
BAUDS = (9600, 19200, 38400, 57600, 115200, 250000)
FAILURES = 12       # of each port that are remembered
LEARNED = 12        # readings of a device without frames that are remembered until somebody says that it reads right
MOST = 8            # ports
LOOK_AGAIN = 10.0   # seconds until a process without the ports asks for them again
SWITCHED_OFF = "switched off"       # what a port that we closed ourselves says
WRONG = (State.ABSENT, State.FORBIDDEN, State.BUSY, State.STALE, State.LOST)


class Elsewhere(Exception):
    """Another process of this installation holds the ports."""


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
    without readers has neither threads nor pyserial; holding: the right to open ports.
    """

    def __init__(self, banker, hub, store, make_ports: Callable[[], Ports] | None = None, timing: Timing = Timing(),
                 holding: Holding | None = None) -> None:
        self._banker, self._hub, self._store, self._timing = banker, hub, store, timing
        self._make_ports = make_ports or (lambda: Ports(timing, opener=opened_privately))
        self._holding = holding or Holding(None)
        self._lock, self._noting = threading.RLock(), threading.Lock()
        self._ports: Ports | None = None
        self._watches: dict[str, Watch] = {}
        self._readers: dict[str, Reader] = {}       # a new one with every change: read without the lock
        self._failures: dict[str, deque] = {}
        self._learned: dict[str, deque] = {}
        self._trials: dict[str, Trial] = {}
        self._begun, self._asked, self._closed = False, 0.0, False

    # -- one process -------------------------------------------------------------------------------------------

    def begin(self) -> bool:
        """Open the ports that were enabled before the last restart, if no other process holds them; whether this one does."""
        if self._begun:
            return True         # pages wait for nobody who is just letting go of a port that is stuck
        with self._lock:
            if self._begun or self._closed:
                return self._begun
            self._asked = time.monotonic()
            try:
                if not self._holding.take():
                    return False
                kept = self._store.setting(SETTING) or []
            except (OSError, StoreFault) as fault:
                log.error("the readers' ports stay closed: %s", fault)
                return False
            self._begun = True
            for reader in filter(None, map(_kept, kept)):
                if reader.table is not None and not self._store.has_table(reader.table):
                    reader = replace(reader, table=None)
                self._open(reader)
            return True

    def look_after(self) -> None:
        """Begin where no server did, and where the process that held the ports may have ended."""
        if not self._begun and not self._closed and (not self._asked or time.monotonic() - self._asked > LOOK_AGAIN):
            self.begin()

    @property
    def elsewhere(self) -> bool:
        """Whether another process holds the ports."""
        return not self.begin()

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
        self._holding.give_back()

    # -- for the host's page ---------------------------------------------------------------------------------

    @property
    def ports(self) -> Ports:
        """The ports of this process."""
        made = self._ports
        if made is not None:
            return made
        with self._lock:
            if self._ports is None:
                self._ports = self._make_ports()
                self._ports.subscribe(self._heard)
            return self._ports

    def readers(self) -> list[Reader]:
        """The ports that people enabled."""
        return list(self._readers.values())

    def reader(self, address: str) -> Reader | None:
        """One of them, None where nobody enabled it."""
        return self._readers.get(address)

    def state(self, address: str) -> Status | None:
        """How an enabled port is now."""
        return next((one for one in self.ports.states() if one.address == address), None) if address in self._readers else None

    def failures(self, address: str) -> list[dict]:
        """The last things that went wrong with a port, newest first: {"at", "state", "detail"}."""
        with self._noting:
            return list(self._failures.get(address, ()))

    def learned(self, address: str) -> list[dict]:
        """What a device without frames was read as, while nobody has said that it reads right, newest first: {"at", "faces"}."""
        with self._noting:
            return list(self._learned.get(address, ()))

    def enable(self, reader: Reader) -> None:
        """A port is used from now on, again with other settings.

        Errors: ValueError where there are too many; Elsewhere; StoreFault, after which nothing has changed.
        """
        with self._lock:
            if self.elsewhere:
                raise Elsewhere
            if reader.address not in self._readers and len(self._readers) >= MOST:
                raise ValueError("too many")
            self._keep({**self._readers, reader.address: reader})
            self._open(reader)

    def disable(self, address: str) -> None:
        """Let go of a port; nothing happens where nobody enabled it. Errors: Elsewhere, StoreFault."""
        with self._lock:
            if self.elsewhere:
                raise Elsewhere
            reader = self._readers.get(address)
            if reader is None:
                return
            left = {name: one for name, one in self._readers.items() if name != address}
            self._keep(left)
            self._readers = left
            watch = self._watches.get(reader.table)
            self._trials.pop(address, None)
            # Under the lock to the end: somebody else may enable it this very moment.
            self.ports.disable(address)
            if watch is not None:
                watch.unbind(address)
                self._end_idle(watch)
            with self._noting:
                self._failures.pop(address, None)
                self._learned.pop(address, None)
        if reader.table:
            self._hub.sign(reader.table)

    def go_along(self, old: str, new: str) -> None:
        """The readers of a table serve its rematch; those that another process holds stay. Errors: StoreFault."""
        with self._lock:
            if self.elsewhere:
                return
            moved = {one.address: replace(one, table=new) for one in self._readers.values() if one.table == old}
            if moved:
                self._keep({**self._readers, **moved})
            for reader in moved.values():
                self._open(reader)

    def try_again(self, address: str) -> None:
        """A reader that was lost too often is used again; nothing happens where nobody enabled it. Errors: Elsewhere."""
        with self._lock:
            if self.elsewhere:
                raise Elsewhere
            if address in self._readers:
                self._open(self._readers[address])

    def try_out(self, address: str, on: bool) -> None:
        """Test throws begin or end: the table gets no readings of this reader meanwhile."""
        status = self.state(address)
        with self._lock:
            self._trials.pop(address, None)
            reader = self._readers.get(address)
            if on and status is not None and reader is not None:
                hello = status.hello
                self._trials[address] = Trial(status.device, hello and hello.faces or reader.faces, hello and hello.ch or 1,
                                              reader.confirm, self._timing)

    def trial(self, address: str) -> Trial | None:
        """The test throws that are under way."""
        trial = self._trials.get(address)
        return None if trial is None or trial.over else trial

    def _keep(self, readers: dict[str, Reader]) -> None:
        self._store.set_setting(SETTING, [{**asdict(one), "faces": list(one.faces)} for one in readers.values()])

    def _open(self, reader: Reader) -> None:
        """Needs the lock."""
        if self._closed:
            return      # it is kept, and opened at the next start
        before = self._readers.get(reader.address)
        self._readers = {**self._readers, reader.address: reader}
        with self._noting:
            self._learned.pop(reader.address, None)
        old = self._watches.get(before.table) if before is not None and before.table != reader.table else None
        if reader.table is not None:
            watch = self._watches.get(reader.table)
            if watch is None:
                watch = self._watches[reader.table] = Watch(reader.table, self._banker, self._hub, self._hub.sign, self._timing)
            watch.bind(reader.address, reader.faces, reader.confirm)
        if old is not None:
            old.unbind(reader.address)
            self._end_idle(old)
            self._hub.sign(old.code)
        self.ports.enable(reader.address, reader.settings())
        if reader.table is not None:
            self._hub.sign(reader.table)

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
        """On the port's own thread."""
        reader, what = self._readers.get(event.address), event.event
        if reader is None or self._closed or isinstance(what, Changed) and what.detail == SWITCHED_OFF:
            return
        if isinstance(what, (Changed, Unsteady, Fault)):
            self._note(reader, what)
        if _without_frames(what) and not reader.legacy:
            self._learn(reader, what)       # nobody has said yet that it reads right
            return
        trial = self.trial(event.address)
        if trial is not None:
            trial.event(event.device, what, event.at)
            if isinstance(what, (Reading, Motion)):
                return
        watch = self._watches.get(reader.table) if reader.table else None
        if watch is not None:
            watch.event(event.address, event.device, what, event.at)

    def _note(self, reader: Reader, what: Changed | Unsteady | Fault) -> None:
        """What went wrong is remembered, and the host's page drawn anew."""
        if isinstance(what, Fault):
            state = f"fault-{what.code}" if what.on else ""
        else:
            state = "unsteady" if isinstance(what, Unsteady) else str(what.state) if what.state in WRONG else ""
        if state:
            with self._noting:
                held = self._failures.setdefault(reader.address, deque(maxlen=FAILURES))
                if not held or held[0]["state"] != state:
                    held.appendleft({"at": _now(), "state": state, "detail": getattr(what, "detail", "")})
        watch = self._watches.get(reader.table) if reader.table else None
        if watch is not None:
            watch.redraw()

    def _learn(self, reader: Reader, what: Reading | Motion) -> None:
        if isinstance(what, Reading):
            with self._noting:
                self._learned.setdefault(reader.address, deque(maxlen=LEARNED)).appendleft({"at": _now(), "faces": list(what.values)})


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _without_frames(what) -> bool:
    """Whether an event is a throw of a device that does not speak in frames."""
    return isinstance(what, Reading) and what.source == LEGACY or isinstance(what, Motion) and what.boot is None


def _kept(setting: dict) -> Reader | None:
    """A reader as the books kept it; one of a later release loses what this one does not know."""
    known = {one.name for one in fields(Reader)}
    try:
        return Reader(**{**{name: value for name, value in setting.items() if name in known}, "faces": tuple(setting["faces"])})
    except (AttributeError, TypeError, KeyError):
        log.error("a reader that was kept makes no sense: %r", setting)
        return None
