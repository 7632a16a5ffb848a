"""Frames on a pipe: four bytes of length, then that many bytes. Both ends never block without looking at the clock."""

from __future__ import annotations

import json
import os
import select
import struct
import time

__all__ = ["send", "receive", "say", "hear"]

LENGTH = struct.Struct(">I")
PIECE = 1 << 16      # what a pipe takes at once


def send(pipe: int, data: bytes, until: float | None = None) -> None:
    """Write one frame; until: a time of time.monotonic(), TimeoutError after it. BrokenPipeError when nobody reads."""
    rest = memoryview(LENGTH.pack(len(data)) + data)
    while rest:
        try:
            rest = rest[os.write(pipe, rest[:PIECE]):]
        except BlockingIOError:
            _await(pipe, select.POLLOUT, until)


def receive(pipe: int, until: float | None = None) -> bytes:
    """Read one frame. EOFError when the other end is gone, TimeoutError after `until`."""
    size, = LENGTH.unpack(_exactly(pipe, LENGTH.size, until))
    return _exactly(pipe, size, until)


def say(pipe: int, words: dict, until: float | None = None) -> None:
    """Write a dictionary as one frame of JSON."""
    send(pipe, json.dumps(words, ensure_ascii=False).encode(), until)


def hear(pipe: int, until: float | None = None) -> dict:
    """Read a dictionary written by say()."""
    return json.loads(receive(pipe, until))


def _exactly(pipe: int, size: int, until: float | None) -> bytes:
    found = bytearray()
    while len(found) < size:
        try:
            piece = os.read(pipe, min(size - len(found), PIECE))
        except BlockingIOError:
            _await(pipe, select.POLLIN, until)
            continue
        if not piece:
            raise EOFError("the other end is gone")
        found += piece
    return bytes(found)


def _await(pipe: int, event: int, until: float | None) -> None:
    poll = select.poll()
    poll.register(pipe, event)
    left = None if until is None else max(0, until - time.monotonic()) * 1000
    if not poll.poll(left):
        raise TimeoutError("the other end took too long")
