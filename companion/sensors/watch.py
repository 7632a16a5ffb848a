"""One table that readers serve: its gate is armed by the books, its decisions are booked and shown."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime

from companion.engine.table import Refusal
from companion.faults import StoreFault
from companion.sensors.booking import settled
from hardware.decisions import Back, Manual, Notice, Offer, RollAgain, Rolling, Take
from hardware.gate import Gate, Stand
from hardware.timing import Timing

__all__ = ["Watch"]

log = logging.getLogger("companion.sensors")
TICK = 0.2          # seconds between two looks at the clock
KEPT_SAID = 10.0    # seconds for which a sentence that asks for nothing stays


class Watch:
    """The gate of a table. Every method may be called from any thread.

    show: called when what people see has changed; it must not block.
    """

    def __init__(self, code: str, banker, hub, show: Callable[[str], None], timing: Timing = Timing()) -> None:
        self.code, self._banker, self._hub, self._show = code, banker, hub, show
        self._lock = threading.RLock()
        self._gate = Gate(timing)
        self._bound: dict[str, str] = {}        # address -> the device's name as the gate knows it
        self._seq = 0
        self._said: dict | None = None
        self._ending = False
        self._thread = threading.Thread(target=self._run, name=f"readers of {code}", daemon=True)
        with self._lock:
            self._follow(first=True)
        self._thread.start()

    # -- which readers ---------------------------------------------------------------------------------------

    def bind(self, address: str, device: str, faces: tuple[int, int], confirm: bool) -> None:
        """A reader serves this table, under the name that its port knows it by now."""
        with self._lock:
            known = self._bound.get(address)
            if known is not None and known != device:
                self._gate.unbind(known)
            self._gate.bind(device, faces, confirm)
            self._bound[address] = device

    def unbind(self, address: str) -> None:
        """A reader serves this table no more."""
        with self._lock:
            device = self._bound.pop(address, None)
            if device is not None:
                self._gate.unbind(device)
                if self._said is not None and self._said.get("device") == device:
                    self._tell(None)

    @property
    def serves(self) -> bool:
        """Whether any reader is bound."""
        return bool(self._bound)

    def close(self) -> None:
        """The table is watched no more."""
        self._ending = True
        self._thread.join()

    # -- what people see and do ------------------------------------------------------------------------------

    def shown(self) -> dict | None:
        """What is said of the readers now: {"kind", "roll", facts}; None for nothing.

        kind: rolling, again (reason), offer (faces, reason, missing), manual (reason, detail), back, notice (saw, entered,
        entry); device: whose; roll: id of the request it is about.
        """
        with self._lock:
            return dict(self._said) if self._said else None

    def answer(self, yes: bool, who: str, faces: tuple[int, ...] | None = None) -> None:
        """A person answers the question. Errors: Refusal no_roll where the question is not there any more."""
        with self._lock:
            self._follow()
            if self._gate.stand is not Stand.OFFER:
                raise Refusal("no_roll")
            self._tell(None)
            self._carry_out(self._gate.answer(yes, time.monotonic(), faces), who, strict=True)

    # -- what happens ----------------------------------------------------------------------------------------

    def event(self, address: str, device: str, event: object, at: float, faces: tuple[int, int], confirm: bool) -> None:
        """Something from a port that serves this table; called on the port's own thread."""
        with self._lock:
            if self._bound.get(address) != device:
                self.bind(address, device, faces, confirm)
            self._follow()
            self._carry_out(self._gate.event(device, event, at))

    def _run(self) -> None:
        seen = None
        while not self._ending and not self._hub.closed:
            seen = self._hub.wait(self.code, seen, TICK) or seen
            try:
                with self._lock:
                    self._follow()
                    self._carry_out(self._gate.tick(time.monotonic()))
                    if self._said and self._said["until"] is not None and time.monotonic() > self._said["until"]:
                        self._tell(None)
            except StoreFault as fault:
                log.warning("%s: %s", self.code, fault)
                time.sleep(TICK)

    def _follow(self, first: bool = False) -> None:
        """The gate learns what was booked since it last looked: what is missing of the open roll, and what hands entered."""
        table = self._banker.table(self.code)
        if table.seq == self._seq and not first:
            return
        now = time.monotonic()
        if not first:
            for entry in self._banker.entries(self.code)[self._seq:table.seq]:
                if entry.command == "report_roll" and entry.actor.get("role") != "sensor":
                    self._gate.taken_by_hand(entry.args.get("faces", []), now)
        self._seq = table.seq
        roll = table.roll
        if roll is None:
            self._gate.disarm()
            self._over(None)
            return
        self._over(roll["id"])
        self._carry_out(self._gate.arm(roll["id"], roll["dice"] - len(roll["read"]), roll["faces"], now))

    def _over(self, roll: str | None) -> None:
        """What was said of another roll than this one is over; a notice speaks of one that is booked."""
        if self._said is not None and self._said["kind"] != "notice" and self._said["roll"] != roll:
            self._tell(None)

    def _carry_out(self, decisions: list, who: str | None = None, strict: bool = False) -> None:
        for one in decisions:
            if isinstance(one, Take):
                self._book(one, who, strict)
            elif isinstance(one, Offer):
                self._tell("offer", one.device, faces=list(one.faces), reason=one.reason, missing=one.missing)
            elif isinstance(one, RollAgain):
                self._tell("again", one.device, reason=one.reason)
            elif isinstance(one, Rolling):
                self._tell("rolling", one.device)
            elif isinstance(one, Manual):
                self._tell("manual", one.device, reason=one.reason, detail=one.detail)
            elif isinstance(one, Back):
                self._tell("back", one.device, lasting=KEPT_SAID)
            elif isinstance(one, Notice):
                self._tell("notice", one.device, saw=list(one.saw), entered=list(one.entered), entry=self._seq, lasting=KEPT_SAID)

    def _book(self, take: Take, who: str | None, strict: bool) -> None:
        self._tell(None)
        try:
            settled(self._banker, self.code, take.device, take.faces, take.boot, take.seq, take.q, who if take.confirmed else None)
        except Refusal as refusal:
            log.info("%s: a reading of %s was not booked: %s", self.code, take.device, refusal.code)
            self._follow(first=True)
            if strict:
                raise
        else:
            self._follow()

    def _tell(self, kind: str | None, device: str = "", lasting: float | None = None, **facts) -> None:
        before = self._said
        if kind is None:
            self._said = None
        else:
            until = None if lasting is None else time.monotonic() + lasting
            self._said = {"kind": kind, "device": device, "roll": self._gate.request, "until": until,
                          "at": datetime.now(UTC).isoformat(timespec="seconds"), **facts}
        if before != self._said:
            self._show(self.code)
