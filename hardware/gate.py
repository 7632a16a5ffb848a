"""The gate of one table: which reading answers the roll that the game waits for, once, and which becomes a question.

Pure: events and times in, decisions out; whoever keeps it books what it takes and shows what it says. The first of sensor
and hand wins, and the other moves nobody. Source: table sensor protocol 1, section 3.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, replace
from enum import StrEnum

from hardware.decisions import Back, Decision, Manual, Notice, Offer, RollAgain, Rolling, Take
from hardware.protocol.events import HEARTBEAT, LEGACY, Fault, Hello, Motion, Reading, Reset
from hardware.state import Changed, State, Twins, Unsteady
from hardware.timing import Timing

SURE, DOUBTFUL = 80, 50         # q from which a reading counts, and from which it is asked about
REMEMBERED = 512
_DOWN = {State.LOST: "lost", State.ABSENT: "lost", State.FORBIDDEN: "forbidden", State.BUSY: "busy", State.STALE: "stale"}


class Stand(StrEnum):
    """Where the gate stands."""

    IDLE = "idle"           # the game waits for no roll
    ARMED = "armed"
    ROLLING = "rolling"     # the dice move
    OFFER = "offer"         # a person is asked whether a reading counts
    MANUAL = "manual"       # the reader cannot be counted on; a later reading still counts


@dataclass(slots=True)
class _Device:
    """A bound device: its faces, whether each reading is to be confirmed, what is wrong with it, its throw under way."""

    faces: tuple[int, int]
    confirm: bool = False
    kind: str = ""
    down: tuple[str, str] | None = None     # reason, detail
    muted: bool = False
    twin: bool = False                      # another port says that it is this device, too, and serves
    up: bool = False                        # it was understood since its port was opened
    legacy: bool = False
    moved: float | None = None              # when the throw under way began to move, as far as it was told
    moved_anew: float | None = None         # and when it moved again after a pause, which may be another throw
    moves: float = 0.0                      # the last motion
    moved_seq: int | None = None


class Gate:
    """The gate of a table. Times are of one clock that never goes back, the one of the port events."""

    def __init__(self, timing: Timing = Timing()) -> None:
        self._timing = timing
        self._devices: dict[str, _Device] = {}
        self._seen: deque[tuple] = deque(maxlen=REMEMBERED)
        self.stand = Stand.IDLE
        self.request: object = None
        self.missing = 0
        self.offer: Offer | None = None
        self._faces: tuple[int, int] = (1, 6)
        self._kind: str | None = None
        self._armed = self._rolling = 0.0
        self._kept: tuple[str, Reading] | None = None
        self._hand: tuple[float, tuple[int, int], Counter] | None = None    # when, faces of the request, what was entered

    # -- which devices ---------------------------------------------------------------------------------------

    def bind(self, device: str, faces: tuple[int, int] = (1, 6), confirm: bool = False) -> None:
        """A device serves this table; again to take one back that was lost too often. `confirm`: ask about each reading."""
        known = self._devices.get(device)
        self._devices[device] = _Device(faces, confirm, known.kind if known else "", None if known is None or known.muted else known.down)

    def unbind(self, device: str) -> None:
        """A device serves this table no more; what it was asked about is no question any more."""
        self._devices.pop(device, None)
        if self.offer is not None and self.offer.device == device:
            self.stand, self.offer = Stand.ARMED, None
        if self._kept is not None and self._kept[0] == device:
            self._kept = None

    def rename(self, device: str, name: str) -> None:
        """A device has said who it is: what it was asked about and what is wrong with it stay."""
        if device not in self._devices:
            return
        self._devices[name] = self._devices.pop(device)
        self._devices[name].twin = False
        if self.offer is not None and self.offer.device == device:
            self.offer = replace(self.offer, device=name)
        if self._kept is not None and self._kept[0] == device:
            self._kept = name, self._kept[1]

    def remember(self, device: str, boot: str, seq: int) -> None:
        """This reading was used before."""
        self._seen.append((device, boot, seq))

    @property
    def ready(self) -> str | None:
        """A device that was heard and would answer the open request now; None for none."""
        return next((name for name, device in self._devices.items() if device.up and not device.down and self._serves(name)), None)

    # -- what the game and people do -------------------------------------------------------------------------

    def arm(self, request: object, dice: int, faces: int | tuple[int, int], at: float, kind: str | None = None) -> list[Decision]:
        """The game waits: `dice` are still missing of this request. Again with the same request after each booking."""
        self._forget(at)
        same = request == self.request and self.stand is not Stand.IDLE
        self.missing, self._faces, self._kind = dice, faces if isinstance(faces, tuple) else (1, faces), kind
        if dice < 1:
            self.disarm()
            return []
        if same:
            return []
        self.request, self.stand, self.offer, self._armed = request, Stand.ARMED, None, at
        kept, self._kept = self._kept, None
        if kept and self._serves(kept[0]):
            return [self._ask(kept[0], kept[1], "early")]
        serving = [(name, device) for name, device in self._devices.items() if self._serves(name, muted=True)]
        if serving and all(device.down for _, device in serving):
            self.stand = Stand.MANUAL
            name, device = serving[0]
            return [Manual(*device.down, name)]
        return []

    def disarm(self) -> None:
        """The game does not wait any more."""
        self.stand, self.request, self.missing, self.offer = Stand.IDLE, None, 0, None

    def taken_by_hand(self, faces: tuple[int, ...] | list[int], at: float) -> None:
        """Somebody entered the roll; a reading that comes for the same throw only says so where it differs."""
        self._hand = at, self._faces, Counter(faces)
        self._kept = None
        self.disarm()

    def taken_back(self) -> None:
        """What somebody entered by hand was taken back: no reading is of that throw any more."""
        self._hand = None

    def answer(self, yes: bool, at: float, faces: tuple[int, ...] | None = None) -> list[Decision]:
        """A person answers the question; `faces` chooses among more dice than are missing, else the first ones count."""
        offer = self.offer
        if self.stand is not Stand.OFFER or offer is None:
            return []
        self.offer = None
        if not yes:
            self.stand = Stand.ARMED
            return []
        chosen = offer.faces[:self.missing] if faces is None else tuple(faces)
        if not chosen or len(chosen) > self.missing or Counter(chosen) - Counter(offer.faces):
            self.stand = Stand.ARMED
            return []
        return [self._take(Take(offer.request, chosen, offer.device, offer.boot, offer.seq, offer.q, offer.source, confirmed=True))]

    def tick(self, at: float) -> list[Decision]:
        """What the time that went by decides."""
        self._forget(at)
        if self.stand is Stand.ROLLING and at - self._rolling >= self._timing.throw:
            self.stand = Stand.MANUAL
            return [Manual("no-reading")]
        return []

    # -- what the devices say --------------------------------------------------------------------------------

    def event(self, device: str, event: object, at: float) -> list[Decision]:
        """A port event of a device; what is not bound or says nothing about throws decides nothing."""
        self._forget(at)
        bound = self._devices.get(device)
        if bound is None:
            return []
        if isinstance(event, Reading):
            return self._reading(device, bound, event, at)
        if isinstance(event, Motion):
            return self._motion(device, bound, event, at)
        if isinstance(event, Hello):
            self._learn(bound, event)
        elif isinstance(event, Reset):
            if event.hello:
                self._learn(bound, event.hello)
            bound.moved = None
            bound.down = None if bound.down and bound.down[0] == "fault" else bound.down    # it says so again if it lasts
            return self._manual(device, "reset")
        elif isinstance(event, Changed):
            return self._changed(device, bound, event)
        elif isinstance(event, Fault):
            if event.on:
                return self._goes_down(device, bound, "fault", event.code)
            return self._comes_back(device, bound) if bound.down == ("fault", event.code) else []
        elif isinstance(event, Unsteady):
            bound.muted, bound.down = True, None
            return self._goes_down(device, bound, "unsteady")
        elif isinstance(event, Twins):
            bound.twin = True
        return []

    def _learn(self, bound: _Device, hello: Hello) -> None:
        bound.up, bound.faces, bound.kind = True, hello.faces or bound.faces, hello.kind

    def _changed(self, name: str, bound: _Device, event: Changed) -> list[Decision]:
        reason = _DOWN.get(event.state)
        if reason:
            return self._goes_down(name, bound, reason, event.detail)
        bound.up = event.state in (State.NATIVE, State.LEGACY)
        bound.legacy = event.state is State.LEGACY or bound.legacy and event.state is not State.NATIVE
        back = event.state in (State.NATIVE, State.LEGACY) or event.state is State.LISTENING and bound.legacy
        if back and bound.down and bound.down[0] in _DOWN.values():
            return self._comes_back(name, bound)
        return []

    def _goes_down(self, name: str, bound: _Device, reason: str, detail: str = "") -> list[Decision]:
        if bound.down and (bound.down[0] == reason or bound.down[0] == "unsteady"):
            return []
        bound.down, bound.moved = (reason, detail), None
        return self._manual(name, reason, detail)

    def _comes_back(self, name: str, bound: _Device) -> list[Decision]:
        bound.down = None
        if self.stand is Stand.MANUAL and self._serves(name):
            self.stand = Stand.ARMED
            return [Back(name)]
        return []

    def _manual(self, name: str, reason: str, detail: str = "") -> list[Decision]:
        if self.stand in (Stand.ARMED, Stand.ROLLING, Stand.MANUAL) and self._serves(name, muted=True):
            self.stand = Stand.MANUAL
            return [Manual(reason, detail, name)]
        return []

    def _motion(self, name: str, bound: _Device, event: Motion, at: float) -> list[Decision]:
        if bound.moved is None or bound.moved_seq != event.seq:
            bound.moved = bound.moved_anew = at
        elif at - bound.moves > self._timing.pause:
            bound.moved_anew = at
        bound.up, bound.moves, bound.moved_seq = True, at, event.seq
        entered = self._hand is not None and bound.moved_anew <= self._hand[0]      # it still rolls what was entered
        if not entered and self.stand in (Stand.ARMED, Stand.MANUAL) and self._serves(name):
            self.stand, self._rolling = Stand.ROLLING, at
            return [Rolling(name)]
        return []

    def _reading(self, name: str, bound: _Device, reading: Reading, at: float) -> list[Decision]:
        key = (name, reading.boot, reading.seq)
        if bound.muted or bound.twin or reading.seq is not None and key in self._seen:
            return []
        if reading.seq is not None:
            self._seen.append(key)
        bound.up, bound.legacy = True, reading.source == LEGACY
        began, verdict = self._began(bound, reading), _verdict(reading)
        bound.moved = None
        late = self._hand is not None and bound.faces == self._hand[1] and (began is None or began <= self._hand[0])
        if late and (began is not None or self.stand is Stand.IDLE):
            return self._after_hand(name, reading, verdict)
        if self.stand is Stand.IDLE:
            self._kept = (name, reading) if verdict != "again" else self._kept
            return []
        if not self._serves(name) or any(value is not None and not self._faces[0] <= value <= self._faces[1]
                                         for value in reading.values):
            return []
        if reading.source == HEARTBEAT and began < self._armed - self._timing.early:
            return []
        if verdict == "again":
            if self.stand is Stand.OFFER:
                return []
            self.stand = Stand.ARMED
            return [RollAgain(_why(reading), name)]
        reason = self._question(bound, reading, verdict, late)
        if reason:
            return [self._ask(name, reading, reason)]
        return [self._take(Take(self.request, reading.values, name, reading.boot, reading.seq, reading.q, reading.source))]

    def _question(self, bound: _Device, reading: Reading, verdict: str, late: bool) -> str | None:
        """Why a reading is asked about; None for one that counts by itself."""
        reasons = {"again": self.stand is Stand.OFFER, "late": late, "doubtful": verdict == "ask",
                   "dice": len(reading.values) > self.missing, "heartbeat": reading.source == HEARTBEAT, "confirm": bound.confirm}
        return next((reason for reason, holds in reasons.items() if holds), None)

    # -- deciding --------------------------------------------------------------------------------------------

    def _began(self, bound: _Device, reading: Reading) -> float | None:
        """When the throw of a reading began, at the latest; None where nobody can say."""
        if reading.source == HEARTBEAT:
            return reading.at - reading.age
        if bound.moved is None or bound.moved_seq not in (None, reading.seq):
            return None
        if self._hand is not None and bound.moved <= self._hand[0] < bound.moved_anew:
            return None
        return bound.moved

    def _after_hand(self, name: str, reading: Reading, verdict: str) -> list[Decision]:
        """A reading of a throw that was entered already: it is told where it differs, once."""
        when, faces, entered = self._hand
        if verdict == "again" or reading.source == HEARTBEAT:
            return []
        saw = Counter(reading.values)
        if not saw - entered:
            self._hand = (when, faces, left) if (left := entered - saw) else None
            return []
        self._hand = None
        return [Notice(reading.values, tuple(sorted(entered.elements())), name, reading.boot, reading.seq)]

    def _ask(self, name: str, reading: Reading, reason: str) -> Offer:
        self.stand = Stand.OFFER
        self.offer = Offer(self.request, reading.values, name, reason, reading.boot, reading.seq, reading.q, reading.source,
                           self.missing)
        return self.offer

    def _take(self, take: Take) -> Take:
        self.missing -= len(take.faces)
        self.stand, self.offer = Stand.ARMED, None
        if self.missing < 1:
            self.stand, self.request, self.missing = Stand.IDLE, None, 0
        return take

    def _serves(self, name: str, muted: bool = False) -> bool:
        """Whether the request is one for this device."""
        device = self._devices.get(name)
        return (device is not None and self.stand is not Stand.IDLE and (muted or not device.muted) and not device.twin
                and device.faces == self._faces
                and (self._kind is None or device.kind in ("", self._kind)))

    def _forget(self, at: float) -> None:
        if self._kept and at - self._kept[1].at > self._timing.early:
            self._kept = None
        if self._hand and at - self._hand[0] > self._timing.disagree:
            self._hand = None


def _verdict(reading: Reading) -> str:
    """`take`, `ask` or `again`, from the reading alone."""
    if not reading.settled or None in reading.values or reading.q is not None and reading.q < DOUBTFUL:
        return "again"
    return "ask" if reading.q is not None and reading.q < SURE else "take"


def _why(reading: Reading) -> str:
    if not reading.settled:
        return "cocked"
    return "unreadable" if None in reading.values else "doubtful"
