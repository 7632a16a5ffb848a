"""How often somebody may guess: wrong codes and PINs slow their sender down, over restarts too."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import deque

__all__ = ["Guesses", "Pace", "address_key"]

FREE = 5            # wrong guesses before the first wait
FIRST_WAIT = 60.0   # seconds; doubles with every further wrong guess
LONGEST_WAIT = 3600.0


def address_key(address: str | None) -> str:
    """Whom to count: an address, or the /64 of an IPv6 one, of which a single guest has them all."""
    try:
        ip = ipaddress.ip_address((address or "").split("%")[0])
    except ValueError:
        return address or "unknown"
    if ip.version == 6 and ip.ipv4_mapped is None and not ip.is_loopback:
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


class Guesses:
    """Wrong guesses, kept in the store. clock: () -> seconds since 1970.

    lock: held from asking wait() to counting wrong(), or guesses sent side by side would all be looked at.
    """

    def __init__(self, store, clock=time.time) -> None:
        self._store = store
        self._clock = clock
        self.lock = threading.Lock()

    def wait(self, key: str, free: int = FREE, longest: float = LONGEST_WAIT) -> int:
        """Seconds until the next guess under this key is looked at; 0 for now."""
        row = self._store.guesses(key)
        if row is None or row.count < free:
            return 0
        delay = min(longest, FIRST_WAIT * 2 ** min(row.count - free, 10))
        # A clock that was set back must not lock anybody out for longer than the delay.
        gone = max(0.0, self._clock() - row.at)
        return max(0, int(delay - gone + 0.999))

    def wrong(self, key: str) -> None:
        """One more wrong guess."""
        self._store.add_guess(key, self._clock())

    def right(self, key: str) -> None:
        """The right one was given."""
        if self._store.guesses(key) is not None:
            self._store.drop_guesses(key)


class Pace:
    """At most so many in so many seconds for each key, in memory: making tables, joining, asking to be let in."""

    def __init__(self, most: int, seconds: float, clock=time.monotonic) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._lock = threading.Lock()
        self._times: dict[str, deque] = {}

    def wait(self, key: str) -> int:
        """Counts one and returns 0, or the seconds to wait and counts nothing."""
        now = self._clock()
        with self._lock:
            times = self._times.setdefault(key, deque())
            while times and times[0] <= now - self.seconds:
                times.popleft()
            if len(times) >= self.most:
                return int(times[0] + self.seconds - now + 0.999)
            times.append(now)
            if len(self._times) > 1000:
                self._times = {k: t for k, t in self._times.items() if t and t[-1] > now - self.seconds}
        return 0
