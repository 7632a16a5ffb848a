"""What frames mean, one after the other: who speaks, since when it lives, which readings are new."""

from __future__ import annotations

from hardware.protocol import frames
from hardware.protocol.events import (HEARTBEAT, Alive, Duplicate, Event, Fault, Gap, Hello, Motion, NeedHello, Noise, Reading,
                                      Reset, Unknown)
from hardware.protocol.frames import Refused

SEQUENCE, BEHIND = 10_000, 5_000
MOST_DICE = 8


def in_range(values: tuple[int | None, ...], faces: tuple[int, int], dice: int | None = None) -> bool:
    """Whether these can have fallen: so many dice, each within the faces."""
    return (1 <= len(values) <= MOST_DICE and dice in (None, len(values))
            and all(value is None or faces[0] <= value <= faces[1] for value in values))


class Native:
    """The device behind a port, from its frames.

    A life is the time between two starts of a device; a boot id names it. The hello of a life says faces and number of dice.
    What was known of a life outlasts the session, for a port that is opened again.
    """

    def __init__(self, faces: tuple[int, int], oldest: float) -> None:
        self._faces, self._oldest = faces, oldest
        self.hello: Hello | None = None     # the last one; it may be of the life before
        self.boot: str | None = None
        self._seq: int | None = None
        self._unused = False                # that number comes from a heartbeat before the first reading
        self._before: tuple | None = None   # boot, hello, seq, unused of the session before

    def reopened(self) -> None:
        """A new session: whoever speaks now is unknown, but a life that goes on is recognised."""
        if self.boot is not None:
            self._before = self.boot, self.hello, self._seq, self._unused
        self.hello = self.boot = self._seq = None
        self._unused = False

    def events(self, line: bytes, at: float) -> list[Event]:
        """What a frame line says. Refused where it is none."""
        kind, keys = frames.parse(line)
        read = {"H": self._hello, "M": self._motion, "R": self._reading, "B": self._heartbeat, "E": self._fault}.get(kind)
        try:
            return read(keys, at) if read else [Unknown(kind, at)]
        except Refused as refused:      # a good frame without what it needs; still a frame
            return [Noise(refused.reason, at)]

    # -- one for each type ---------------------------------------------------------------------------------

    def _hello(self, keys: dict[str, str], at: float) -> list[Event]:
        hello = Hello(id=frames.needed(keys, "id"), boot=frames.needed(keys, "b"), at=at, kind=frames.words(keys.get("kind", "")),
                      faces=frames.faces(keys["faces"]) if "faces" in keys else None,
                      ch=frames.number(keys, "ch", 99) if "ch" in keys else None, fw=frames.words(keys.get("fw", "")),
                      name=frames.words(keys.get("name", "")), protocol=frames.number(keys, "p", 9999) if "p" in keys else 1)
        self._resume(hello.boot, hello.id)
        another = self.hello is not None and self.hello.id != hello.id
        reset = self.boot not in (None, hello.boot) and not another
        if self.boot != hello.boot or another and self.hello.boot == self.boot:
            self._begin(hello.boot)
        self.hello = hello
        return [Reset(hello.boot, at, hello) if reset else hello]

    def _motion(self, keys: dict[str, str], at: float) -> list[Event]:
        boot, seq = frames.needed(keys, "b"), frames.number(keys, "seq", SEQUENCE - 1)
        return [*self._life(boot, at), Motion(at, seq, boot)]

    def _reading(self, keys: dict[str, str], at: float) -> list[Event]:
        boot, seq = frames.needed(keys, "b"), frames.number(keys, "seq", SEQUENCE - 1)
        values = frames.values(keys.get("v", ""))
        q = frames.number(keys, "q", 100) if "q" in keys else None
        found = self._life(boot, at)
        ahead = self._ahead(seq)
        if not ahead:
            return [*found, Duplicate(seq, boot, at)]
        found += self._use(seq, ahead, at)
        reading = Reading(values, at, keys.get("st", "settled") == "settled", q, boot, seq)
        return [*found, self._checked(reading)]

    def _heartbeat(self, keys: dict[str, str], at: float) -> list[Event]:
        boot, seq = frames.needed(keys, "b"), frames.number(keys, "seq", SEQUENCE - 1)
        up = frames.number(keys, "up", 10 ** 10) if "up" in keys else None
        values = frames.values(keys["v"]) if "v" in keys else None
        age = frames.number(keys, "age", 10 ** 10) / 1000 if "age" in keys else None
        self._resume(boot)
        known = boot == self.boot
        found = [*self._life(boot, at), Alive(boot, seq, at, up)]
        if values is None:
            if self._seq is None:
                self._seq, self._unused = seq, True
            return found
        ahead = self._ahead(seq)
        if ahead:
            found += self._use(seq, ahead if known else 1, at)
            if known and age is not None and age <= self._oldest:
                found.append(self._checked(Reading(values, at, True, None, boot, seq, HEARTBEAT, age)))
        return found

    def _fault(self, keys: dict[str, str], at: float) -> list[Event]:
        return [Fault(frames.needed(keys, "code"), bool(frames.number(keys, "on", 1)), at)]

    # -- lives and numbers ---------------------------------------------------------------------------------

    def _begin(self, boot: str) -> None:
        self.boot, self._seq, self._unused = boot, None, False

    def _resume(self, boot: str, device: str | None = None) -> None:
        """In a new session: the life of the session before goes on, if it is the one."""
        if self.boot is None and self._before is not None:
            before, self._before = self._before, None
            if before[0] == boot and (device is None or before[1] is None or before[1].id == device):
                self.boot, self.hello, self._seq, self._unused = before

    def _life(self, boot: str, at: float) -> list[Event]:
        """What another boot id means; nothing where the life is known."""
        self._resume(boot)
        if boot == self.boot:
            return []
        reset = [Reset(boot, at)] if self.boot is not None else []
        self._begin(boot)
        return [*reset, NeedHello(at)]

    def _ahead(self, seq: int) -> int:
        """How many numbers a reading is ahead of the last one; 0 for one that was there before."""
        if self._seq is None:
            return 1
        ahead = (seq - self._seq) % SEQUENCE
        if not ahead and self._unused:
            return 1
        return ahead if ahead < BEHIND else 0

    def _use(self, seq: int, ahead: int, at: float) -> list[Event]:
        self._seq, self._unused = seq, False
        return [Gap(ahead - 1, at)] if ahead > 1 else []

    def _checked(self, reading: Reading) -> Event:
        """The reading, if this device can have read it."""
        faces = (self.hello and self.hello.faces) or self._faces
        return reading if in_range(reading.values, faces, self.hello and self.hello.ch) else Noise("range", reading.at)
