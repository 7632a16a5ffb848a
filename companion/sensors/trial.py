"""Before a reader counts: a test throw that books nothing, and what there is to learn of a device without frames."""

from __future__ import annotations

import re
import threading
import time
from collections import Counter, deque
from datetime import UTC, datetime

from hardware.decisions import Offer, RollAgain, Take
from hardware.gate import Gate
from hardware.protocol import Hello
from hardware.state import Heard
from hardware.timing import Timing

__all__ = ["Trial", "burst"]

LASTS = 120.0       # seconds
KEPT = 6            # throws
TOGETHER = 0.4      # seconds between lines of one throw
NUMBER = re.compile(r"\D*\d{1,3}\D*")


class Trial:
    """Test throws of one reader: what a table would make of them. Every method may be called from any thread."""

    def __init__(self, device: str, faces: tuple[int, int], dice: int, confirm: bool, timing: Timing) -> None:
        self._lock = threading.Lock()
        self._gate, self._device, self._faces, self._dice, self._confirm = Gate(timing), device, faces, dice, confirm
        self._gate.bind(device, faces, confirm)
        self._began, self._round = time.monotonic(), 0
        self._found: deque[dict] = deque(maxlen=KEPT)

    @property
    def over(self) -> bool:
        """Whether the reader serves its table again."""
        return time.monotonic() - self._began > LASTS

    def found(self) -> list[dict]:
        """The throws so far, the newest first: {"at", "kind": take | offer | again, "faces", "reason", "boot", "reading"}."""
        with self._lock:
            return list(self._found)

    def event(self, device: str, event, at: float) -> None:
        """What the reader says meanwhile."""
        with self._lock:
            if device != self._device:
                self._gate.unbind(self._device)
                self._device = device
                self._gate.bind(device, self._faces, self._confirm)
            if isinstance(event, Hello):
                self._faces, self._dice = event.faces or self._faces, event.ch or self._dice
            self._gate.arm(self._round, self._dice, self._faces, at)
            for one in self._gate.event(device, event, at):
                told = {"at": datetime.now(UTC).isoformat(timespec="seconds"), "faces": [], "reason": "", "boot": None, "reading": None}
                if isinstance(one, (Take, Offer)):
                    told.update(kind="take" if isinstance(one, Take) else "offer", faces=list(one.faces), reason=getattr(one, "reason", ""),
                                boot=one.boot, reading=one.seq)
                elif isinstance(one, RollAgain):
                    told.update(kind="again", reason=one.reason)
                else:
                    continue
                self._found.appendleft(told)
                self._gate.disarm()
                self._round += 1


def burst(heard: list[Heard]) -> int:
    """How many lines with a number a device printed for one throw, most of the times: a guess for the set-up, 1 to 8."""
    sizes, last = [], 0.0
    for line in heard:
        if line.kind != "line" or not NUMBER.fullmatch(line.text.strip()):
            continue
        if sizes and line.at - last <= TOGETHER:
            sizes[-1] += 1
        else:
            sizes.append(1)
        last = line.at
    return min(Counter(sizes).most_common(1)[0][0], 8) if sizes else 1
