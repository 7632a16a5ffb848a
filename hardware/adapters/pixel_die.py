"""What a Pixels die says and what it means at a table; knows no Bluetooth.

Messages are little-endian, the first byte is their kind. Sources: the maker's published "Pixels Communications Protocol" and
the field order of its open pixels-js packages. Written from these; no notification of a real die has been seen yet.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

__all__ = ["SERVICE", "NOTIFY", "WRITE", "WHO_ARE_YOU", "Battery", "Die", "Identity", "Roll", "decode"]

SERVICE = NOTIFY = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
WRITE = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
WHO_ARE_YOU = b"\x01"
I_AM_A_DIE, ROLL_STATE, BATTERY_LEVEL = 2, 3, 34

UNKNOWN, ROLLED, HANDLING, ROLLING, CROOKED, ON_FACE = range(6)     # before 2023 1 meant "on a face", rolled or not
BATTERY_LOW, BATTERY_ERROR = 1, 5
WEAK = 10                                                           # per cent

# by die type: faces, and the face of index 0; a d4's faces are indexes 0, 2, 3 and 5 of six
TYPES = {1: (4, 1), 2: (6, 1), 3: (8, 1), 4: (10, 0), 5: (10, 0), 6: (12, 1), 7: (20, 1), 8: (6, 1), 9: (6, 1)}
BY_LAMPS = {6: 2, 8: 3, 10: 4, 12: 6, 20: 7, 21: 8}
D4 = {0: 1, 2: 2, 3: 3, 5: 4}


@dataclass(frozen=True, slots=True)
class Identity:
    """An answer to "who are you". id: of the chip; type: a key of TYPES, 0 unknown; old: firmware without "rolled"."""

    id: int
    type: int
    name: str
    state: int
    face: int
    old: bool


@dataclass(frozen=True, slots=True)
class Roll:
    """A change of the roll state or of the face. face: an index from 0."""

    state: int
    face: int


@dataclass(frozen=True, slots=True)
class Battery:
    """level: per cent; state: 0 good, 1 low, 2 charging and so on."""

    level: int
    state: int


def decode(data: bytes) -> Identity | Roll | Battery | None:
    """One notification; None for every other kind, and for one that is too short."""
    try:
        if data[0] == ROLL_STATE:
            return Roll(*struct.unpack_from("<BB", data, 1))
        if data[0] == BATTERY_LEVEL:
            return Battery(*struct.unpack_from("<BB", data, 1))
        if data[0] == I_AM_A_DIE:
            return _old_identity(data) if len(data) == 22 else _identity(data)
    except (IndexError, struct.error, UnicodeDecodeError):
        pass
    return None


def _old_identity(data: bytes) -> Identity:
    lamps, _, type, _, id, _, _, state, face, _, _ = struct.unpack_from("<BBBIIHIBBBB", data, 1)
    return Identity(id, type if type in TYPES else BY_LAMPS.get(lamps, 0), "", state, face, old=True)


def _identity(data: bytes) -> Identity | None:
    chunks, at = [], 1
    while at < len(data):       # each chunk begins with its own length
        chunks.append(data[at + 1:at + data[at]])
        at += data[at] or len(data)
    if len(chunks) < 6:
        return None
    _, die, _, name, _, status = chunks[:6]
    id, _, type, lamps, _, _ = struct.unpack_from("<IBBBBB", die)
    _, _, state, face = struct.unpack_from("<BBBB", status)
    return Identity(id, type if type in TYPES else BY_LAMPS.get(lamps, 0), name.rstrip(b"\0").decode(), state, face, old=False)


class Die:
    """One die from the moment it is connected. saw() gives events as a logic.py of the firmware does.

    What lies there when the connection begins fell before anybody listened and is no throw. old: firmware whose state 1 only
    means that a face is up; there it takes rolling before it. None: not known yet, taken for old.
    """

    def __init__(self, type: int = 2, old: bool | None = None) -> None:
        self.type, self.old = type if type in TYPES else 2, old
        self._moved = self._rolled = False
        self._weak = False

    @property
    def faces(self) -> tuple[int, int]:
        """The lowest and the highest face."""
        count, first = TYPES[self.type]
        return first, first + count - 1

    def value(self, index: int) -> int | None:
        """The face of an index, None for one that this die does not have."""
        count, first = TYPES[self.type]
        if self.type == 1:
            return D4.get(index)
        return index + first if 0 <= index < count else None

    def saw(self, message: Identity | Roll | Battery | None) -> list[tuple]:
        """What a message means: motion, a reading, a fault of the battery, or nothing."""
        match message:
            case Roll(state=state, face=face):
                return self._turned(state, face)
            case Battery(level=level, state=state):
                weak = state in (BATTERY_LOW, BATTERY_ERROR) or state == 0 and level <= WEAK
                if weak != self._weak:
                    self._weak = weak
                    return [("fault", "battery", weak)]
            case Identity(type=type, old=old):
                self.type, self.old = type if type in TYPES else self.type, old
        return []

    def _turned(self, state: int, face: int) -> list[tuple]:
        if state in (HANDLING, ROLLING):
            self._moved = True
            self._rolled = self._rolled or state == ROLLING
            return [("motion",)]
        if state == ON_FACE:
            self.old = False            # only newer firmware says so: put down, not thrown
            self._moved = self._rolled = False
            return []
        if state not in (ROLLED, CROOKED):
            return []
        thrown = self._rolled or self._moved and self.old is False
        self._moved = self._rolled = False
        if not thrown:
            return []
        value = self.value(face) if state == ROLLED else None
        return [("reading", [value], value is not None, 95 if value is not None else 30)]
