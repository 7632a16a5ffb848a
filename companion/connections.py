"""Who may hold how many connections to the serving process: a crowd from one address makes room for everybody else.

Waitress alone stops to accept at a hundred connections, whoever holds them: one guest with a hundred
half-written requests would keep all phones out.
"""

from __future__ import annotations

import time

from waitress.channel import HTTPChannel

from companion.web.limits import address_key

__all__ = ["SETTINGS", "Line", "take_turns"]

MOST = 400              # connections; a browser keeps up to six, and an account may open a thousand files
UNFINISHED = 30.0       # seconds that a request may take to arrive
# For waitress.create_server: it is not to count for itself, and select() knows no file beyond the 1024th.
SETTINGS = {"connection_limit": 100_000, "asyncore_use_poll": True}


class Line(HTTPChannel):
    """One connection. When there are too many, whoever has the most idle ones loses the oldest of them."""

    asked_at: float | None = None       # when the request that is arriving began

    def __init__(self, server, sock, addr, adj, map=None) -> None:
        super().__init__(server, sock, addr, adj, map)
        if len(server.active_channels) > MOST:
            _make_room(list(server.active_channels.values()))

    def received(self, data: bytes) -> bool:
        """Bytes of a request; whoever sends them one by one is not waited for."""
        done = super().received(data)
        if self.request is None:
            self.asked_at = None
        elif self.asked_at is None:
            self.asked_at = time.monotonic()
        elif time.monotonic() - self.asked_at > UNFINISHED:
            self.will_close = True
        return done


def _make_room(lines: list[Line]) -> None:
    """Close a connection on which nothing is being answered; waitress does it with its next look around."""
    idle: dict[str, list[Line]] = {}
    for line in lines:
        if not line.requests and not line.will_close:
            idle.setdefault(address_key(line.addr[0]), []).append(line)
    if idle:
        crowd = max(idle.values(), key=len)
        min(crowd, key=lambda line: line.creation_time).will_close = True


def take_turns(server) -> None:
    """Let a waitress server, of one address or of several, share its connections out."""
    for one in [server, *getattr(server, "map", {}).values()]:
        if hasattr(one, "channel_class"):
            one.channel_class = Line
