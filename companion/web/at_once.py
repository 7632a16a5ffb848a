"""How many requests of one phone are worked on side by side: a neighbour's hundred leave room for the others' taps."""

from __future__ import annotations

import threading
from collections import Counter

from flask import Flask, g, request

from companion.web.limits import address_key
from companion.web.problems import Problem
from companion.web.visit import visit

__all__ = ["AtOnce", "register"]

MOST = 6            # browsers open as many connections to a machine
OF_ADDRESS = 16     # several strangers may stand behind one address
FREE = ("stream.stream", "assets.file", "assets.icon")    # live streams have limits of their own, assets cost nothing


class AtOnce:
    """Counts what is being worked on for each key."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._held: Counter[str] = Counter()

    def enter(self, key: str, most: int) -> bool:
        """One more; False, and nothing is counted, where there are so many."""
        with self._lock:
            if self._held[key] >= most:
                return False
            self._held[key] += 1
            return True

    def leave(self, key: str) -> None:
        """One less."""
        with self._lock:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


def _holder() -> tuple[str, int] | None:
    """Whom a request is counted for and how many they may have: a seat however many phones it has, else the device,
    else the address. None for what is not counted, and for strangers behind a proxy of this machine.
    """
    here = visit()
    if here is None or request.endpoint in FREE:
        return None
    if here.device is not None:
        return (f"device {here.token_hash}" if here.device.seat is None else f"seat {here.code} {here.device.seat}"), MOST
    address = address_key(request.remote_addr)
    return None if address in ("127.0.0.1", "::1") else (f"address {address}", OF_ADDRESS)


def register(app: Flask) -> None:
    """Count every request of the app, after the guard has found out whose it is."""
    held = AtOnce()

    @app.before_request
    def enter():
        holder = _holder()
        if holder is not None:
            if not held.enter(*holder):
                raise Problem(503, "too_many", retry=1)     # a tap that is told so waits and is sent again
            g.at_once = holder[0]

    @app.teardown_request
    def leave(error):
        key = g.pop("at_once", None)
        if key is not None:
            held.leave(key)
