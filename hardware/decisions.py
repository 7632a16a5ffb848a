"""What the gate decides: to book a reading, to ask about it, to have the dice thrown again, to let people enter it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Take:
    """Book these faces for the request. `confirmed`: a person said yes to them."""

    request: object
    faces: tuple[int, ...]
    device: str
    boot: str | None = None
    seq: int | None = None
    q: int | None = None
    source: str = "native"
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Ask whether these faces count, for so many missing dice.

    `reason`: doubtful (q 50 to 79), dice (more than are missing), heartbeat (the reading itself was lost), confirm (a legacy
    device of which every reading is asked about), early (thrown before the turn), late (perhaps the throw that was entered
    by hand just now), again (a throw while the question stood).
    """

    request: object
    faces: tuple[int, ...]
    device: str
    reason: str
    boot: str | None = None
    seq: int | None = None
    q: int | None = None
    source: str = "native"
    missing: int = 1


@dataclass(frozen=True, slots=True)
class RollAgain:
    """The dice have to be thrown again. `reason`: cocked, unreadable, doubtful."""

    reason: str
    device: str


@dataclass(frozen=True, slots=True)
class Rolling:
    """The dice move: bets close."""

    device: str


@dataclass(frozen=True, slots=True)
class Manual:
    """People enter the roll, at once; a later reading still counts.

    `reason`: lost, forbidden, busy, stale, reset, fault (`detail` its code), unsteady, no-reading (for nobody in particular).
    """

    reason: str
    detail: str = ""
    device: str = ""


@dataclass(frozen=True, slots=True)
class Back:
    """A device that was away serves the open request again."""

    device: str


@dataclass(frozen=True, slots=True)
class Notice:
    """The sensor saw something else than was entered; nothing happens by itself."""

    saw: tuple[int, ...]
    entered: tuple[int, ...]
    device: str
    boot: str | None = None
    seq: int | None = None


Decision = Take | Offer | RollAgain | Rolling | Manual | Back | Notice
