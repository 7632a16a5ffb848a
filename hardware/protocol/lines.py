"""Bytes to lines: where one ends, what a `!` discards, what is too long, what stopped half-way."""

from __future__ import annotations

import re

FRAME_LIMIT, JSON_LIMIT = 200, 512
_SPECIAL = re.compile(rb"[\r\n!]")
_QUOTE, _BACKSLASH, _BRACE = b'"'[0], b"\\"[0], b"{"


class Lines:
    """Cuts a stream into lines. Holds at most one line, so no stream can fill the memory.

    Times are whole microseconds: a tenth of a second added up ten times is a second.
    """

    def __init__(self, half_line: int) -> None:
        self._half_line = half_line
        self._last = 0
        self._buffer = bytearray()
        self.clear()

    def clear(self) -> None:
        """Forget the line that is under way."""
        self._buffer.clear()
        self._begun = self._frame = self._json = self._dropping = False
        self._string = self._escaped = False

    def tick(self, at: int) -> None:
        """Drop a line, other than a frame, that paused too long; one that was too long stays dropped to its end."""
        if self._buffer and not self._frame and at - self._last > self._half_line:
            self.clear()

    def feed(self, data: bytes, at: int) -> list[bytes]:
        """The lines that these bytes complete, without their ends; blank ones are left out."""
        if not data:
            return []
        self.tick(at)
        self._last = at
        found, start = [], 0
        for special in _SPECIAL.finditer(data):
            self._extend(data[start:special.start()])
            start = special.end()
            if special[0] != b"!":
                if self._begun and not self._dropping:
                    found.append(bytes(self._buffer))
                self.clear()
            elif self._string:          # in a text of a JSON line
                self._extend(b"!")
            else:
                self.clear()
                self._buffer += b"!"
                self._begun = self._frame = True
        self._extend(data[start:])
        return found

    def _extend(self, part: bytes) -> None:
        if not self._begun:
            text = part.lstrip(b" \t")
            self._begun, self._json = bool(text), text[:1] == _BRACE
        if self._json:
            self._follow(part)
        if self._dropping:
            return
        if len(self._buffer) + len(part) > (JSON_LIMIT if self._json else FRAME_LIMIT):
            self._dropping = True
            self._buffer.clear()
        else:
            self._buffer += part

    def _follow(self, part: bytes) -> None:
        """Keep track of whether a JSON line is inside a text, where a `!` is only a `!`."""
        for byte in part:
            if self._escaped:
                self._escaped = False
            elif byte == _QUOTE:
                self._string = not self._string
            elif byte == _BACKSLASH and self._string:
                self._escaped = True
