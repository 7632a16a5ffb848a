"""Tells whoever listens that a table has a new entry or a new sign; the Server-Sent Events stream.

The hub knows two numbers for each table: the entry, which is books, and the sign, which is everything
else that a page shows (readers and their questions, who is connected, print jobs). It carries no content:
a page that sees a number move fetches what it may see. The hub never touches the database.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections import Counter

__all__ = ["Hub", "Stream"]

KEPT = 500          # holders whose leaving is remembered
LIMIT = 48          # streams; waitress serves them with 64 threads and needs the others for taps
HEARTBEAT = 4.0     # seconds; a page reopens a stream that was silent for six


class _Topic:
    """What is known of one table, and who waits for it."""

    __slots__ = ("seq", "sign", "moved")

    def __init__(self, lock, sign: int) -> None:
        self.seq = 0
        self.sign = sign
        self.moved = threading.Condition(lock)


class Hub:
    """Announcements of all tables of this process. Every method may be called from any thread.

    limit: streams at a time; heartbeat: seconds between signs of life on a quiet stream.
    """

    def __init__(self, limit: int = LIMIT, heartbeat: float = HEARTBEAT) -> None:
        self.limit = limit
        self.heartbeat = heartbeat
        # Re-entrant: a signal handler may close the hub on the thread that is announcing.
        self._lock = threading.RLock()
        self._topics: dict[str, _Topic] = {}
        self._streams = 0
        self._held: Counter[str] = Counter()    # streams by whom they are counted for
        self._left: dict[str, float] = {}       # when the last stream of a holder ended
        self._closed = False
        # Signs are compared with those a page saw before a restart, so they never begin at the same number; and not
        # at the time of day, which after a power cut begins where it began before.
        self._first_sign = secrets.randbelow(1 << 40)

    def _topic(self, code: str) -> _Topic:
        topic = self._topics.get(code)
        if topic is None:
            topic = self._topics[code] = _Topic(self._lock, self._first_sign)
        return topic

    def announce(self, code: str, seq: int) -> None:
        """The table is at this entry; an older number than the known one changes nothing."""
        with self._lock:
            topic = self._topic(code)
            if seq > topic.seq:
                topic.seq = seq
                topic.moved.notify_all()

    def sign(self, code: str) -> int:
        """Something that is no books has changed at the table. Returns the new sign."""
        with self._lock:
            topic = self._topic(code)
            topic.sign += 1
            topic.moved.notify_all()
            return topic.sign

    def now(self, code: str) -> tuple[int, int]:
        """(entry, sign) of a table; entry 0 until its first announcement."""
        with self._lock:
            topic = self._topic(code)
            return topic.seq, topic.sign

    def wait(self, code: str, seen: tuple[int, int] | None, timeout: float) -> tuple[int, int] | None:
        """Wait until (entry, sign) differ from those seen. Returns them; None when nothing moved in so many
        seconds or the hub has been closed."""
        with self._lock:
            topic = self._topic(code)
            moved = topic.moved.wait_for(lambda: self._closed or (topic.seq, topic.sign) != seen, timeout)
            return (topic.seq, topic.sign) if moved and not self._closed else None

    def acquire(self, code: str, last_id: str | None = None, seq: int = 0, holders: dict[str, int] | None = None) -> Stream | None:
        """A place at the hub: the stream of one listener, None where there are too many or the hub is closed.

        last_id: the Last-Event-ID header; what was missed since comes first; seq: the table's newest entry as
        the caller has read it, since the hub learns of entries only as they are announced; holders: whom the
        place is counted for, and how many each may hold, so that one listener does not take all of them.
        The web layer answers None with 503 and Retry-After, and makes a stream the body of the response:
            Response(stream, mimetype="text/event-stream", headers={"Cache-Control": "no-store"})
        """
        with self._lock:
            if self._closed or self._streams >= self.limit:
                return None
            if any(self._held[name] >= most for name, most in (holders or {}).items()):
                return None
            self._streams += 1
            self._held.update(dict.fromkeys(holders or (), 1))
            self.announce(code, seq)
            return Stream(self, code, _numbers(last_id), tuple(holders or ()))

    def _release(self, holders: tuple[str, ...]) -> None:
        with self._lock:
            self._streams -= 1
            for name in holders:
                self._held[name] -= 1
                if not self._held[name]:
                    del self._held[name]
                    self._left.pop(name, None)      # to the end of the list
                    self._left[name] = time.time()
            while len(self._left) > KEPT:
                del self._left[next(iter(self._left))]

    def listening(self, holder: str) -> tuple[int, float | None]:
        """How many streams a holder has open, and when the last one ended (seconds since 1970; None: none did yet)."""
        with self._lock:
            return self._held[holder], self._left.get(holder)

    def lately(self, seconds: float) -> set[str]:
        """The holders that listen now or did so many seconds ago."""
        with self._lock:
            since = time.time() - seconds
            return {name for name, count in self._held.items() if count} | {name for name, at in self._left.items() if at >= since}

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return self._streams

    @property
    def closed(self) -> bool:
        """True after close()."""
        return self._closed

    def close(self) -> None:
        """End all streams and open no more; for SIGTERM, callable from a signal handler."""
        with self._lock:
            self._closed = True
            for topic in self._topics.values():
                topic.moved.notify_all()


class Stream:
    """The frames of one listener, an iterator of texts that ends when the hub closes.

    A frame's id is "entry-sign", its data {"seq": entry, "sign": sign}. Between them, every heartbeat
    seconds, comes an event "beat": a comment alone would be invisible to the page's watchdog.
    A class and no generator, since the place must be given back even if nothing was ever read.
    """

    def __init__(self, hub: Hub, code: str, seen: tuple[int, int] | None, holders: tuple[str, ...] = ()) -> None:
        self._hub = hub
        self._code = code
        self._seen = seen
        self._holders = holders
        self._begun = False
        self._open = True

    def __iter__(self) -> Stream:
        return self

    def __next__(self) -> str:
        if not self._open:
            raise StopIteration
        if not self._begun:
            # At once, so that the listener knows that the line stands; a reconnection takes a second.
            self._begun = True
            numbers = self._hub.now(self._code)
            return "retry: 1000\n" + (self._frame(numbers) if numbers != self._seen else ": nothing missed\n\n")
        numbers = self._hub.wait(self._code, self._seen, self._hub.heartbeat)
        if self._hub.closed:
            self.close()
            raise StopIteration
        return self._frame(numbers) if numbers else ": beat\nevent: beat\ndata: 1\n\n"

    def _frame(self, numbers: tuple[int, int]) -> str:
        self._seen = numbers
        data = json.dumps({"seq": numbers[0], "sign": numbers[1]}, separators=(",", ":"))
        return f"id: {numbers[0]}-{numbers[1]}\ndata: {data}\n\n"

    def close(self) -> None:
        """Give the place back; WSGI servers call it when the listener is gone. May be called twice."""
        if self._open:
            self._open = False
            self._hub._release(self._holders)

    def __del__(self) -> None:
        self.close()


def _numbers(last_id: str | None) -> tuple[int, int] | None:
    """What "42-7" says; None for anything else, and then the first frame carries the numbers of now."""
    seq, dash, sign = (last_id or "").partition("-")
    if dash and len(seq) < 20 and len(sign) < 20 and all(part.isascii() and part.isdigit() for part in (seq, sign)):
        return int(seq), int(sign)
    return None
