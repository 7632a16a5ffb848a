"""The reader of one port: bytes and times in, events out."""

from __future__ import annotations

from collections.abc import Callable

from hardware.protocol import legacy
from hardware.protocol.events import LEGACY, Event, Hello, Motion, Noise, Reading
from hardware.protocol.frames import Refused
from hardware.protocol.hold import Hold
from hardware.protocol.lines import Lines
from hardware.protocol.native import Native, in_range
from hardware.timing import Timing


def micros(seconds: float) -> int:
    """Seconds as whole microseconds, in which times are compared."""
    return round(seconds * 1_000_000)


class Reader:
    """Reads a port's bytes. Pure: the caller passes the time with every call, from a clock that never goes back.

    `faces` the lowest and the highest face of a device that does not say; `lines_per_roll` lines that a legacy device prints
    for one throw; `periodic` it is known to print all the time; `legacy` whether lines without frames count at all.
    `heard(line, at)` is called with every whole line, for a monitor.
    """

    def __init__(self, faces: tuple[int, int] = (1, 6), lines_per_roll: int = 1, *, opened: float = 0.0, periodic: bool = False,
                 legacy: bool = True, timing: Timing = Timing(), heard: Callable[[bytes, float], None] | None = None) -> None:
        self._faces, self._legacy, self._heard = faces, legacy, heard
        self._quiet = micros(timing.quiet)
        self._lines = Lines(micros(timing.half_line))
        self._native = Native(faces, timing.oldest)
        self._hold = Hold(micros(timing.hold), micros(timing.stream_hold), micros(timing.period), lines_per_roll, periodic)
        self.native = False
        self._opened = micros(opened)

    @property
    def hello(self) -> Hello | None:
        """The device's last hello, if it sent one."""
        return self._native.hello

    @property
    def boot(self) -> str | None:
        """The boot id of the device's present life."""
        return self._native.boot

    @property
    def periodic(self) -> bool:
        """Whether the device prints all the time, as far as has been seen."""
        return self._hold.periodic

    def reopened(self, at: float) -> None:
        """The port was opened anew: a new session. A life that goes on is recognised, and so are its readings."""
        self._opened = micros(at)
        self._lines.clear()
        self._hold.clear()
        self._native.reopened()
        self.native = False

    def feed(self, data: bytes, at: float) -> list[Event]:
        """What these bytes say, which arrived now."""
        now = micros(at)
        found = self._due(now, at)
        for line in self._lines.feed(data, now):
            found += self._line(line, now, at)
        return found

    def tick(self, at: float) -> list[Event]:
        """What the time that went by says; to be called several times a second."""
        now = micros(at)
        self._lines.tick(now)
        return self._due(now, at)

    def _due(self, now: int, at: float) -> list[Event]:
        due = self._hold.due(now)
        if due is None:
            return []
        values, q = due
        return [Noise("lines", at) if values is None else Reading(values, at, q=q, source=LEGACY)]

    def _line(self, line: bytes, now: int, at: float) -> list[Event]:
        if self._heard:
            self._heard(line, at)
        try:
            if not line.startswith(b"!"):
                return self._legacy_line(line, now, at)
            found = self._native.events(line, at)
        except Refused as refused:
            return [Noise(refused.reason, at)]
        if not self.native:
            self.native = True
            self._hold.clear()
        return found

    def _legacy_line(self, line: bytes, now: int, at: float) -> list[Event]:
        form = legacy.form(line)
        if self.native or not self._legacy:
            raise Refused("legacy-off")
        quiet = now - self._opened < self._quiet
        try:
            said = form.said()
            if said.values is not None and not in_range(said.values, self._faces):
                raise Refused("range")
        except Refused:
            if not quiet:
                raise
        else:
            if said.values is not None:
                self._hold.line(said.values, now, said.q, lying=quiet)
            elif not quiet:
                self._hold.drop()
                return [Motion(at)]
        return [Noise("quiet", at)] if quiet else []
