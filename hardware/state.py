"""What a port says about itself, beside what its reader says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hardware.protocol.events import Event, Hello


class State(StrEnum):
    """How things stand with an enabled port."""

    ABSENT = "absent"           # nothing is there
    FORBIDDEN = "forbidden"     # we may not open it
    BUSY = "busy"               # another program has it
    LISTENING = "listening"     # open, nothing understood yet
    NATIVE = "native"           # frames
    LEGACY = "legacy"           # a device without frames that a person confirmed
    STALE = "stale"             # frames, and then silence
    LOST = "lost"               # it was open and went away


OPEN = frozenset({State.LISTENING, State.NATIVE, State.LEGACY, State.STALE})


@dataclass(frozen=True, slots=True)
class Changed:
    """A port's state changed. `detail` is for the operator, in English, as the system says it."""

    state: State
    before: State | None
    at: float
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Unsteady:
    """A port was lost five times within a minute: cable or power."""

    losses: int
    at: float


@dataclass(frozen=True, slots=True)
class Twins:
    """Two open ports say they are one device; a person has to say which one counts."""

    id: str
    addresses: tuple[str, ...]
    at: float


@dataclass(frozen=True, slots=True)
class PortEvent:
    """Something from an enabled port.

    `address` as it was enabled; `device` the hello's id, else the by-id, by-path or plain name: what a table binds.
    `at` from time.monotonic.
    """

    address: str
    device: str
    event: Event | Changed | Unsteady | Twins
    at: float


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person set for a port when enabling it.

    `faces` of a device that does not say; `legacy` the person confirmed that it speaks without frames; `lines_per_roll` and
    `periodic` were learned in the set-up; `baud` None tries 115200 and 9600.
    """

    faces: tuple[int, int] = (1, 6)
    legacy: bool = False
    lines_per_roll: int = 1
    periodic: bool = False
    baud: int | None = None

    def __post_init__(self) -> None:
        if self.baud is not None and self.baud <= 1200:
            raise ValueError("1200 baud and less is never set: it sends many boards into their boot loader")


@dataclass(frozen=True, slots=True)
class Status:
    """An enabled port as it is now. `path` where it was opened last, `since` from time.monotonic."""

    address: str
    device: str
    state: State
    since: float
    path: str = ""
    detail: str = ""
    hello: Hello | None = None
    boot: str | None = None
    periodic: bool = False
    baud: int = 0
    losses: int = 0
    unsteady: bool = False
    twins: tuple[str, ...] = ()
    settings: Settings = Settings()


@dataclass(frozen=True, slots=True)
class Heard:
    """One line of the monitor: what came (`line`), what it meant (`event`), what we `sent`, how the `state` changed.

    `at` is wall time in seconds, for people.
    """

    at: float
    kind: str
    text: str
