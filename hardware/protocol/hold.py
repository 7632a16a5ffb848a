"""When a legacy value counts: time decides, since nothing else says that a die lies still."""

from __future__ import annotations

from collections import deque

EQUAL_INTERVALS = 6
JITTER, JITTER_SHARE = 20_000, 10       # intervals are equal within 20 ms or a tenth


class Hold:
    """Holds a value until it counts. Times are whole microseconds.

    A run is the same value printed again and again: one throw. From a device that prints all the time (`periodic`) a run
    ends with another value; from any other also with a pause. What lies there while the port is quiet after opening is a
    run that has counted already. While printing goes on, the value that counted last does not count again: a wrong digit
    between equal ones would be a throw. So two equal throws look like one there, unless motion is told between them.
    """

    def __init__(self, hold: int, stream_hold: int, period: int, lines: int = 1, periodic: bool = False) -> None:
        self._hold, self._stream_hold, self._period, self._lines = hold, stream_hold, period, lines
        self.periodic = periodic
        self._intervals: deque[int] = deque(maxlen=EQUAL_INTERVALS)
        self.clear()

    def clear(self) -> None:
        """A new session, or a device that turns out to speak frames."""
        self._run: tuple[int, ...] | None = None
        self._rest: tuple[int, ...] | None = None   # counted last, and printing has gone on since
        self._q: int | None = None
        self._since = self._last = 0
        self._counted = True
        self._printed = 0           # lines of a burst
        self._intervals.clear()

    def drop(self) -> None:
        """Motion: what was held had not come to rest."""
        self._run, self._rest, self._counted, self._printed = (), None, True, 0

    def line(self, values: tuple[int, ...], at: int, q: int | None = None, lying: bool = False) -> None:
        """A value was printed; `lying`: it was there before anybody threw."""
        first = self._run is None
        pause = at - self._last
        if self._lines > 1:
            self._burst(values, pause, lying)
        else:
            if not first:
                self._learn(pause)
            paused = not (self.periodic or pause < self._hold)
            if lying or first and self.periodic:
                self._rest = values
            elif paused:
                self._rest = None
            if values != self._run or paused:
                self._run, self._since = values, at
                self._counted = values == self._rest
            self._q = q
        self._last = at

    def _burst(self, values: tuple[int, ...], pause: int, lying: bool) -> None:
        """One line for each die: they are one throw together."""
        if not self._printed or pause >= self._hold:
            self._run, self._printed, self._counted = (), 0, lying
        self._printed += 1
        if self._printed <= self._lines:
            self._run += values

    def _learn(self, interval: int) -> None:
        """Six equal intervals: a device that prints all the time. Lines of one read have none."""
        self._intervals.append(interval)
        if len(self._intervals) == EQUAL_INTERVALS:
            low, high = min(self._intervals), max(self._intervals)
            if 0 < low and high < self._period and high - low <= max(JITTER, high // JITTER_SHARE):
                self.periodic = True

    def due(self, at: int) -> tuple[tuple[int, ...] | None, int | None] | None:
        """Values (and q) that count by now, once; values None for a burst with a wrong number of lines."""
        if self._counted or self._run is None:
            return None
        rest = self._last + self._hold
        when = rest if self._lines > 1 else self._since + self._stream_hold
        if not self.periodic:
            when = min(when, rest)
        if at < when:
            return None
        self._counted, self._rest = True, self._run
        return (self._run if self._lines == 1 or self._printed == self._lines else None), self._q
