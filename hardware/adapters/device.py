"""A device that an adapter plays for the companion: a link at an outlet, plugged in while the real thing is there."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
import zlib

from hardware.firmware.link import Link
from hardware.outlet import outlet, serve_once

__all__ = ["Device", "lasting_id", "milliseconds", "until_ended"]


def milliseconds() -> int:
    """The time in ms, never running backwards."""
    return time.monotonic_ns() // 1_000_000


def lasting_id(kind: str, what: str) -> str:
    """An id for something that has only a name or a path, such as wedge-9f2a41c0; the same for the same text."""
    return f"{kind}-{zlib.crc32(what.encode()):08x}"


class Device:
    """One device. id: letters, digits, - and _; low, high: its faces; title: shown beside the id; port: listen there instead
    of at a pseudo-terminal (0: any free port); begins unplugged unless plugged is set."""

    def __init__(self, id: str, low: int = 1, high: int = 6, title: str = "", port: int | None = None, plugged: bool = True,
                 now: int | None = None) -> None:
        self.id = re.sub(r"[^A-Za-z0-9_-]", "-", id)[:40]
        self._hello = (self.id, "die", low, high)
        self._title = title
        self.outlet = outlet(self.id, port)
        self._live(now)
        if not plugged:
            self.outlet.unplug()

    def _live(self, now: int | None) -> None:
        self.link = Link(*self._hello, os.urandom(3).hex(), fw="adapter", name=self._title,
                         start=milliseconds() if now is None else now)

    def plug(self, now: int | None = None) -> None:
        """The real thing is there: a new life, because nobody knows what fell in between."""
        if self.outlet.device is None:
            self._live(now)
            self.outlet.plug()

    def unplug(self) -> None:
        """The real thing is gone; the companion shows it at once."""
        self.outlet.unplug()

    def tell(self, events: list[tuple], now: int | None = None) -> None:
        """Say what happened, as a logic.py of the firmware gives it; nothing while unplugged."""
        now = milliseconds() if now is None else now
        if self.outlet.device is not None:
            for event in events:
                self.link.tell(event, now)
        self.step(now)

    def step(self, now: int | None = None) -> None:
        """Often, ten times a second: serves whoever listens."""
        serve_once(self.link, self.outlet, milliseconds() if now is None else now)

    def close(self) -> None:
        """Unplug for good."""
        self.outlet.close()


def until_ended(program) -> int:
    """Run a program until it ends, SIGTERM or Ctrl-C; returns the exit status. A message it gives is an error."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        why = program()
    except KeyboardInterrupt:
        return 0
    if why:
        print(why, file=sys.stderr)
    return 1 if why else 0
