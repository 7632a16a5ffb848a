"""One enabled port and the thread that serves it: opens, reads, asks, notices losses, opens again."""

from __future__ import annotations

import errno
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import serial

from hardware.protocol import Hello, NeedHello, Reader, Reading, Reset
from hardware.protocol.events import LEGACY, Motion
from hardware.speeds import BAUDS, Speeds
from hardware.state import Changed, Heard, PortEvent, Settings, State, Status, Twins, Unsteady
from hardware.timing import Timing

try:
    from termios import error as _termios_error
except ImportError:             # not on Windows
    _termios_error = OSError

log = logging.getLogger(__name__)

FAULTS = (OSError, TypeError, ValueError, _termios_error)   # what pyserial lets through when a device goes
ASK = b"?H\n"
LOSSES = 5
ONCE = 4096                     # bytes taken in one go
_STATES = {errno.EACCES: State.FORBIDDEN, errno.EPERM: State.FORBIDDEN, errno.EAGAIN: State.BUSY, errno.EBUSY: State.BUSY}


class Lost(Exception):
    """The port does not work any more."""


def open_port(path: str, baud: int, timing: Timing = Timing()) -> serial.SerialBase:
    """Open a port for us alone, with DTR and RTS left as they rise; a path or an address such as socket://."""
    port = serial.serial_for_url(path, do_not_open=True, baudrate=baud, timeout=timing.read, exclusive=True)
    if not path.startswith("rfc2217://"):       # which knows none
        port.write_timeout = timing.write
    port.open()
    return port


class House(Protocol):
    """What a driver needs of whoever keeps the ports; every method is called from the driver's thread."""

    def where(self, address: str) -> str | None:
        """The path to open, None where the device is not there."""

    def opened(self, address: str, path: str) -> str:
        """A port is open; returns the name of its device until a hello says better."""

    def greeted(self, address: str, device: str) -> tuple[str, Twins | None]:
        """A device said its id; returns its name, and the conflict with another port that says the same."""

    def tell(self, event: PortEvent) -> None:
        """Something happened."""


class Driver:
    """Serves one enabled port until it is stopped."""

    def __init__(self, address: str, settings: Settings, house: House, timing: Timing = Timing(), opener: Callable = open_port) -> None:
        self.address, self.settings, self.timing = address, settings, timing
        self._house, self._opener = house, opener
        self._ring: deque[Heard] = deque(maxlen=200)
        self._ring_lock = threading.Lock()
        self._reader = Reader(settings.faces, settings.lines_per_roll, periodic=settings.periodic, timing=timing, heard=self._heard)
        self._port = None
        self._stopping = False
        self._wake = threading.Event()
        self._losses: deque[float] = deque(maxlen=LOSSES)
        self._lost = 0
        self._unsteady = self._told = False
        self.state, self._since, self._detail, self._path = State.ABSENT, time.monotonic(), "", ""
        self.hello_id: str | None = None        # as the device said since it was opened
        self.name, self._by_hello = address, False
        self._baud = settings.baud or BAUDS[0]
        self._thread = threading.Thread(target=self._run, name=f"sensor {address}", daemon=True)
        self._thread.start()

    # -- for others ----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something was plugged in: look at once instead of after the next pause."""
        self._wake.set()

    def stop(self) -> None:
        """Ask the thread to end; join() waits for it."""
        self._stopping = True
        self._wake.set()
        port = self._port
        try:
            if port is not None and hasattr(port, "cancel_read"):
                port.cancel_read()
        except FAULTS as fault:
            log.debug("%s went while it was being closed: %s", self.address, fault)

    def join(self, timeout: float | None = None) -> bool:
        """Wait for the thread's end, unless this is that thread; whether it has ended or is about to."""
        if threading.current_thread() is self._thread:
            return True
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def rename(self, name: str, by_hello: bool = False) -> None:
        """Another port's device turned out to have this one's name, or lets go of the name that this one said."""
        self.name, self._by_hello = name, by_hello

    def status(self) -> Status:
        """How the port is now."""
        return Status(self.address, self.name, self.state, self._since, self._path, self._detail, self._reader.hello,
                      self._reader.boot, self._reader.periodic, self._baud, self._lost, self._unsteady, (), self.settings)

    def monitor(self) -> list[Heard]:
        """The last lines and what they meant, oldest first."""
        with self._ring_lock:
            return list(self._ring)

    # -- the thread ----------------------------------------------------------------------------------------

    def _run(self) -> None:
        tries = 0
        while not self._stopping:
            self._steady = False            # that anything came since it was opened
            try:
                if self._open():
                    self._serve()
            except Lost as fault:
                self._give_up(str(fault))
            except Exception:               # a defect of ours must not end the evening
                log.exception("the reader at %s failed", self.address)
                self._give_up("a mistake of ours; the log has it")
            finally:
                self._close()
            if self._stopping:
                return
            tries = 0 if self._steady else tries
            woken = self._wake.wait(self.timing.retry[min(tries, len(self.timing.retry) - 1)])
            tries = 0 if woken else tries + 1
            self._wake.clear()

    def _open(self) -> bool:
        try:
            path = self._house.where(self.address)
            if path is None:
                raise FileNotFoundError(errno.ENOENT, "not plugged in")
            self._port = self._opener(path, self._baud, self.timing)
        except FAULTS as fault:
            self._change(_STATES.get(getattr(fault, "errno", None), State.ABSENT), str(fault))
            return False
        self._path = path
        name = self._house.opened(self.address, path)
        if not self._by_hello:
            self.name = name
        self.hello_id = None
        return True

    def _close(self) -> None:
        port, self._port = self._port, None
        if port is not None:
            try:
                port.close()
            except FAULTS as fault:
                log.debug("%s: closing said %s", self.address, fault)

    def _give_up(self, detail: str) -> None:
        now = time.monotonic()
        self._lost += 1
        self._losses.append(now)
        self._change(State.LOST, detail)
        if len(self._losses) == LOSSES and now - self._losses[0] <= self.timing.unsteady and not self._unsteady:
            self._unsteady = True
            self._say(Unsteady(LOSSES, now), now)

    def _serve(self) -> None:
        """Read until the port is lost or stopped."""
        opened = last = time.monotonic()
        self._reader.reopened(opened)
        self._greeted, self._asked = False, 0
        self._speeds = Speeds(self._baud, self.settings.baud is None and not self.address.startswith("socket://"), self.timing, opened)
        self._change(State.LISTENING)
        while not self._stopping:
            data = self._take()
            now = time.monotonic()
            if data:
                last, self._steady = now, True
                events = self._reader.feed(data, now)
            else:
                events = self._reader.tick(now)
            self._understood(events, bool(data))
            for event in events:
                self._event(event, now)
            self._watch(now, opened, last, bool(data), events)

    def _take(self) -> bytes:
        """Whatever is there, as soon as anything is; nothing after a tenth of a second."""
        port = self._port
        try:
            data = port.read(1)
            while data and len(data) < ONCE and (more := port.in_waiting):
                data += port.read(min(more, ONCE - len(data)))
            return data
        except FAULTS as fault:
            raise Lost(str(fault)) from fault

    def _understood(self, events: list, data: bool) -> None:
        """What the bytes say about the port itself."""
        if self._reader.native:
            if data and self.state is not State.NATIVE:
                self._change(State.NATIVE)
        elif self.settings.legacy and self.state is State.LISTENING and any(
                isinstance(e, Motion) or isinstance(e, Reading) and e.source == LEGACY for e in events):
            self._change(State.LEGACY)

    def _event(self, event, now: float) -> None:
        if isinstance(event, Hello) or isinstance(event, Reset) and event.hello:
            self._greeted = True
            self.hello_id = event.id if isinstance(event, Hello) else event.hello.id
            self._by_hello = True
            self.name, twins = self._house.greeted(self.address, self.hello_id)
            if twins:
                self._say(twins, now)
        self._note("event", str(event))
        self._say(event, now)
        if isinstance(event, NeedHello):
            self._ask()

    def _watch(self, now: float, opened: float, last: float, data: bool, events: list) -> None:
        """What is due by the clock: the question who is there, another speed, silence."""
        times = self.timing
        if not self._greeted and self._asked < len(times.ask) and now - opened >= times.ask[self._asked]:
            self._asked += 1
            self._ask()
        baud = self._speeds.after(events, data, now)
        if baud is not None:
            self._set_speed(baud)
        if self.state is State.NATIVE and now - last >= times.stale:
            self._change(State.STALE, "silent")
            self._ask()
        elif self.state is State.STALE and now - last >= times.reopen:
            raise Lost("silent")

    def _set_speed(self, baud: int) -> None:
        try:
            self._port.baudrate = baud
        except FAULTS as fault:
            raise Lost(str(fault)) from fault
        self._baud = baud
        self._note("state", f"{baud} baud")

    def _ask(self) -> None:
        """Ask the device for its hello; one that cannot listen takes no harm."""
        try:
            self._port.write(ASK)
        except serial.SerialTimeoutException:
            log.info("%s does not take what we write", self.address)
        except FAULTS as fault:
            raise Lost(str(fault)) from fault
        else:
            self._note("sent", "?H")

    # -- telling -------------------------------------------------------------------------------------------

    def _change(self, state: State, detail: str = "") -> None:
        if self._told and state is self.state and detail == self._detail:
            return
        before = self.state if self._told else None
        now = time.monotonic()
        self.state, self._since, self._detail, self._told = state, now, detail, True
        self._note("state", f"{state}: {detail}" if detail else str(state))
        self._say(Changed(state, before, now, detail), now)

    def _say(self, event, now: float) -> None:
        self._house.tell(PortEvent(self.address, self.name, event, now))

    def _heard(self, line: bytes, at: float) -> None:
        self._note("line", "".join(chr(b) if 32 <= b < 127 else f"\\x{b:02x}" for b in line[:240]))

    def _note(self, kind: str, text: str) -> None:
        with self._ring_lock:
            self._ring.append(Heard(time.time(), kind, text))
