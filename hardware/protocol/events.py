"""What a reader says: one small frozen record for each thing that can happen on a line.

`str(event)` is the event in the words of the protocol's test vectors; `at` is the time that was passed in with the bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

NATIVE, LEGACY, HEARTBEAT = "native", "legacy", "heartbeat"


@dataclass(frozen=True, slots=True)
class Hello:
    """A device says who it is. `faces` low and high, `ch` dice in one reading; None where it does not say."""

    id: str
    boot: str
    at: float
    kind: str = ""
    faces: tuple[int, int] | None = None
    ch: int | None = None
    fw: str = ""
    name: str = ""
    protocol: int = 1

    @property
    def newer(self) -> bool:
        """Whether the firmware speaks a later protocol than we do."""
        return self.protocol > 1

    def __str__(self) -> str:
        return f"hello {self.id}"


@dataclass(frozen=True, slots=True)
class Motion:
    """A throw begins. `seq` is the number of the reading to come; legacy devices have none."""

    at: float
    seq: int | None = None
    boot: str | None = None

    def __str__(self) -> str:
        return "motion" if self.seq is None else f"motion {self.seq}"


@dataclass(frozen=True, slots=True)
class Reading:
    """What fell, in channel order; None for a die that could not be read.

    `q` 0 to 100 how sure the device is, None where it does not say; `age` in seconds, of a throw that a heartbeat repeats;
    `source` native, legacy or heartbeat.
    """

    values: tuple[int | None, ...]
    at: float
    settled: bool = True
    q: int | None = None
    boot: str | None = None
    seq: int | None = None
    source: str = NATIVE
    age: float = 0.0

    def __str__(self) -> str:
        return ",".join("?" if value is None else str(value) for value in self.values)


@dataclass(frozen=True, slots=True)
class Alive:
    """A heartbeat: seconds since the device started, the number of its last reading."""

    boot: str
    seq: int
    at: float
    up: int | None = None

    def __str__(self) -> str:
        return "alive"


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A reading that was there before, or an older one."""

    seq: int
    boot: str
    at: float

    def __str__(self) -> str:
        return f"duplicate {self.seq}"


@dataclass(frozen=True, slots=True)
class Gap:
    """So many readings never arrived."""

    missing: int
    at: float

    def __str__(self) -> str:
        return f"gap {self.missing}"


@dataclass(frozen=True, slots=True)
class Reset:
    """The device started anew. `hello` where that is how it was noticed, else its hello is still to come."""

    boot: str
    at: float
    hello: Hello | None = None

    def __str__(self) -> str:
        return f"reset {self.hello.id}" if self.hello else "reset"


@dataclass(frozen=True, slots=True)
class NeedHello:
    """A device speaks that has not said who it is; whoever may write to it asks."""

    at: float

    def __str__(self) -> str:
        return "need-hello"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something is wrong with the device (`on`), or no longer: magnet, bus, light, battery."""

    code: str
    on: bool
    at: float

    def __str__(self) -> str:
        return f"fault {self.code}" if self.on else f"fault {self.code} off"


@dataclass(frozen=True, slots=True)
class Unknown:
    """A frame of a later protocol."""

    type: str
    at: float

    def __str__(self) -> str:
        return f"unknown {self.type}"


@dataclass(frozen=True, slots=True)
class Noise:
    """A line that is no throw.

    `reason`: bytes, text, json, json-type, json-novalue, range, crc, frame, quiet (too soon after opening), legacy-off (bare
    digits where frames are spoken), lines (a burst of fewer or more lines than the set-up says).
    """

    reason: str
    at: float

    def __str__(self) -> str:
        return f"noise {self.reason}"


Event = Hello | Motion | Reading | Alive | Duplicate | Gap | Reset | NeedHello | Fault | Unknown | Noise
