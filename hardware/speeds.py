"""Which speed a port is to be read at, from how much sense its lines make."""

from __future__ import annotations

from hardware.protocol import Noise
from hardware.timing import Timing

BAUDS = (115200, 9600)      # and never 1200, which sends many boards into their boot loader
_GARBLED = frozenset({"bytes", "text", "frame", "crc", "json"})


class Speeds:
    """Which speed to try: 115200, then 9600 after five seconds of noise without one line that makes sense.

    Junk of the first two seconds is a boot loader's and tells nothing, and one burst of junk is no noise: a hello may come late
    and in pieces. Where neither speed makes sense the one at which text could be read is kept, else they take turns.
    """

    def __init__(self, baud: int, may_change: bool, timing: Timing, opened: float) -> None:
        self._baud, self._may_change, self._patience = baud, may_change, timing.noise
        self._gap = timing.noise / 16               # between two bursts
        self._from = opened + timing.quiet
        self._text = {baud: 0}                      # speed -> lines of text more than lines of garbage
        self._begin()

    def _begin(self) -> None:
        self._first = self._burst = self._last = float("-inf")
        self._bursts = 0

    def after(self, events: list, data: bool, now: float) -> int | None:
        """The speed to change to now, if any."""
        if not self._may_change:
            return None
        if any(not (isinstance(event, Noise) and event.reason in _GARBLED) for event in events):
            self._may_change = False                # it speaks
            return None
        self._text[self._baud] += sum({"text": 1, "bytes": -1}.get(event.reason, 0) for event in events)
        if now < self._from or not self._is_noise(data, now):
            return None
        self._begin()
        return self._other()

    def _is_noise(self, data: bool, now: float) -> bool:
        """Whether five seconds of noise are full: without a pause, or burst after burst and now a pause."""
        if not data:
            return self._bursts > 1 and now - self._first >= self._patience and now - self._last > self._gap
        if now - self._last > self._gap:
            self._bursts, self._burst = self._bursts + 1, now
            self._first = now if self._bursts == 1 else self._first
        self._last = now
        return now - self._burst >= self._patience

    def _other(self) -> int | None:
        readable = max(self._text, key=self._text.get)
        if len(self._text) == len(BAUDS) and self._text[readable] > 0:
            self._may_change = False
            other = readable
        else:
            other = next(speed for speed in BAUDS if speed != self._baud)
            self._text.setdefault(other, 0)
        changed, self._baud = other != self._baud, other
        return other if changed else None
