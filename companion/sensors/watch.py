"""One table that readers serve: its gate is armed by the books, its decisions are booked and shown."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from companion.engine.table import Refusal
from companion.faults import StoreFault
from companion.sensors.booking import corrected, entered_by_hand, newest_standing, set_off, settled
from hardware.decisions import Back, Manual, Notice, Offer, RollAgain, Rolling, Take
from hardware.gate import REMEMBERED, Gate, Stand
from hardware.protocol import Reading
from hardware.timing import Timing

__all__ = ["Watch"]

log = logging.getLogger("companion.sensors")
TICK = 0.2          # seconds between two looks at the clock
CLOSED_TICK = 5.0   # at a table that is closed
SIGNS = 8           # within a second; a reader that says something else all the time has no page drawn more often
BACK_SAID = 10.0    # seconds for which a sentence that asks for nothing stays
NOTICE_SAID = 30.0  # and one that somebody may want to act on


class Watch:
    """The gate of a table. Every method may be called from any thread.

    show: called when what people see has changed; it must not block.
    One lock is held from a reading to its entry and until the gate is armed for the next roll: no reading comes in between.
    """

    def __init__(self, code: str, banker, hub, show: Callable[[str], object], timing: Timing = Timing()) -> None:
        self.code, self._banker, self._hub, self._show = code, banker, hub, show
        self._lock = threading.RLock()
        self._gate = Gate(timing)
        self._bound: dict[str, str] = {}        # address -> the device's name as the gate knows it
        self._seq: int | None = None            # the entry up to which the gate knows the books
        self._anew = True                       # the gate has to be armed again, whatever was booked
        self._hand: tuple[int, list[int], str | None] | None = None     # the newest entry by hand, its faces, whose it is
        self._said: dict | None = None
        self._shown: dict | None = None         # never changed in place: read without the lock
        self._signs: deque[float] = deque(maxlen=SIGNS)
        self._owed = False                      # pages have not heard of the newest yet
        self._number = 0
        self._closed = False
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"readers of {code}", daemon=True)
        self._thread.start()

    # -- which readers ---------------------------------------------------------------------------------------

    def bind(self, address: str, faces: tuple[int, int], confirm: bool) -> None:
        """A reader serves this table; again with other settings, or to take back one that was lost too often."""
        with self._at_work():
            self._call(address, address)
            self._gate.bind(address, faces, confirm)
            self._bound[address] = address
            if self._said is not None and self._said["device"] == address and self._said["kind"] == "manual":
                self._tell(None)        # it begins anew

    def _call(self, address: str, device: str) -> None:
        """The port knows its device by another name now; what was asked and said stays."""
        known = self._bound.get(address)
        if known is None or known == device:
            return
        other = self._address(device)
        if other == device:
            return      # another port of this very name: what comes here goes by the address
        if other is not None:
            self._call(other, other)    # its device was plugged in here
        self._gate.rename(known, device)
        self._bound[address] = device
        if self._said is not None and self._said["device"] == known:
            self._said = {**self._said, "device": device}

    def unbind(self, address: str) -> None:
        """A reader serves this table no more."""
        with self._at_work():
            device = self._bound.pop(address, None)
            if device is not None:
                self._gate.unbind(device)
                if self._said is not None and self._said["device"] == device:
                    self._tell(None)

    @property
    def serves(self) -> bool:
        """Whether any reader is bound."""
        return bool(self._bound)

    def close(self) -> None:
        """The table is watched no more."""
        self._ending.set()
        self._hub.sign(self.code)       # wakes the thread
        self._thread.join()

    # -- what people see and do ------------------------------------------------------------------------------

    def shown(self) -> dict | None:
        """What is said of the readers now: {"kind", "n", "device", "address", "roll", facts}; None for nothing.

        kind: armed, rolling, again (reason), offer (faces, reason, missing), manual (reason, detail), back, notice (saw,
        entered, entry, faces: what a correction would book or None, author: the seat that entered it); n: number of the
        sentence, which an answer names; roll: id of the request it is about.
        """
        return self._shown

    def answer(self, n: int | None, yes: bool, who: str, faces: list[int] | None = None):
        """A person answers the question with this number; faces: which of more dice count. Returns a receipt or None.

        Errors: Refusal stale where the question is not there any more, wrong_dice for faces that do not fit; StoreFault.
        """
        with self._at_work():
            self._follow()
            offer = self._gate.offer
            if self._gate.stand is not Stand.OFFER or offer is None or self._said is None or self._said["n"] != n:
                raise Refusal("stale")
            if yes and faces is None and len(offer.faces) > self._gate.missing or faces is not None and len(faces) != self._gate.missing:
                raise Refusal("wrong_dice", need=self._gate.missing, faces=self._banker.table(self.code).roll["faces"])
            self._tell(None)
            return self._carry_out(self._gate.answer(yes, time.monotonic(), None if faces is None else tuple(faces)), who, strict=True)

    def correct(self, n: int | None, actor: dict, who: str):
        """What the reader saw is booked in the place of what was entered; returns the receipt.

        actor: of whoever asks for it, who must be allowed to take the entry back. Errors: Refusal stale where something was
        booked since, not_allowed; StoreFault.
        """
        with self._at_work():
            self._follow()
            said = self._said
            if said is None or said["kind"] != "notice" or said["n"] != n or said["faces"] is None:
                raise Refusal("stale")
            if newest_standing(self._banker.entries(self.code)) != said["entry"]:
                raise Refusal("stale")
            self._banker.take(self.code, actor, "reverse", {}, seen=self._seq)
            self._tell(None)
            self._follow()
            receipt = settled(self._banker, self.code, said["device"], said["faces"], said["boot"], said["reading"], confirmed=who,
                              seen=self._seq)
            self._anew = True
            self._follow()
            return receipt

    def redraw(self) -> None:
        """Something else that pages show of the readers has changed."""
        with self._at_work():
            self._owed = True

    # -- what happens ----------------------------------------------------------------------------------------

    def event(self, address: str, device: str, event: object, at: float) -> None:
        """Something from a port, named by what its device says; called on the port's own thread."""
        with self._at_work():
            self._call(address, device)
            try:
                self._follow()
            except StoreFault as fault:
                log.warning("%s: %s", self.code, fault)
                if isinstance(event, Reading):
                    self._tell("manual", device, reason="unbooked", detail=str(fault))
                    return
            self._carry_out(self._gate.event(self._bound.get(address, device), event, at))

    def _run(self) -> None:
        seen = None
        while not self._ending.is_set() and not self._hub.closed:
            try:
                with self._at_work():
                    self._follow()
                    self._carry_out(self._gate.tick(time.monotonic()))
                    if self._said is not None and self._said["until"] is not None and time.monotonic() > self._said["until"]:
                        self._tell(None)
            except StoreFault as fault:
                log.warning("%s: %s", self.code, fault)
                self._ending.wait(TICK)
            except Exception:       # a defect of ours must not leave the table without its readers
                log.exception("the readers of %s", self.code)
                self._ending.wait(1.0)
            if not self._ending.is_set():
                seen = self._hub.wait(self.code, seen, CLOSED_TICK if self._closed else TICK) or seen

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Under the lock; pages hear when what they show is another thing afterwards."""
        with self._lock:
            try:
                yield
            finally:
                ready = None if self._said is not None else self._gate.ready
                now = self._said if ready is None else {
                    "kind": "armed", "n": 0, "device": ready, "address": self._address(ready), "roll": self._gate.request, "until": None}
                if now != self._shown:
                    self._shown, self._owed = now, True
                at = time.monotonic()
                if self._owed and (len(self._signs) < SIGNS or at - self._signs[0] >= 1.0):
                    self._owed = False
                    self._signs.append(at)
                    self._show(self.code)

    def _address(self, device: str) -> str | None:
        return next((address for address, name in self._bound.items() if name == device), None)

    def _follow(self) -> None:
        """The gate learns what was booked since it last looked: what is missing of the open roll, and what hands entered."""
        table = self._banker.table(self.code)
        if table.seq == self._seq and not self._anew:
            return
        now = time.monotonic()
        entries = self._banker.entries(self.code)[:table.seq]
        if self._seq is None:       # what was booked before a restart is asked about no more
            for told in (entry.actor for entry in entries[-REMEMBERED:] if entry.actor.get("role") == "sensor"):
                if "boot" in told and "reading" in told:
                    self._gate.remember(told["device"], told["boot"], told["reading"])
        else:
            for entry in entries[self._seq:]:
                self._by_hand(entry, now)
        self._seq, self._anew, self._closed = table.seq, False, bool(table.state["closed"])
        roll = table.roll
        if self._said is not None and self._said["kind"] != "notice" and self._said["roll"] != (roll and roll["id"]):
            self._tell(None)        # it was about another roll
        if roll is None:
            self._gate.disarm()
        else:
            self._carry_out(self._gate.arm(roll["id"], roll["dice"] - len(roll["read"]), roll["faces"], now))

    def _by_hand(self, entry, now: float) -> None:
        faces = entered_by_hand(entry)
        if faces is not None:
            self._hand = entry.seq, faces, entry.actor.get("seat")
            self._gate.taken_by_hand(faces, now)
        elif self._hand is not None and entry.reverses == self._hand[0]:
            self._hand = None
            self._gate.taken_back()
        if self._said is not None and self._said["kind"] == "notice" and entry.reverses == self._said["entry"]:
            self._tell(None)

    def _carry_out(self, decisions: list, who: str | None = None, strict: bool = False):
        receipt = None
        for one in decisions:
            if isinstance(one, Take):
                receipt = self._book(one, who, strict)
            elif isinstance(one, Offer):
                self._tell("offer", one.device, faces=list(one.faces), reason=one.reason, missing=one.missing)
            elif isinstance(one, RollAgain):
                self._tell("again", one.device, reason=one.reason)
            elif isinstance(one, Rolling):
                self._tell("rolling", one.device)
                self._set_off(one.device)
            elif isinstance(one, Manual):
                self._tell("manual", one.device, reason=one.reason, detail=one.detail)
            elif isinstance(one, Back):
                self._tell("back", one.device, lasting=BACK_SAID)
            elif isinstance(one, Notice) and self._hand is not None:
                entry, faces, author = self._hand
                self._tell("notice", one.device, lasting=NOTICE_SAID, saw=list(one.saw), entered=list(one.entered), entry=entry,
                           faces=corrected(faces, one.entered, one.saw), author=author, boot=one.boot, reading=one.seq)
        return receipt

    def _set_off(self, device: str) -> None:
        """What ends with the motion, such as bets; pages that come for its entry find that the dice roll."""
        before, self._shown = self._shown, self._said
        if set_off(self._banker, self.code, device, self._seq):
            self._follow()
        else:
            self._shown = before

    def _book(self, take: Take, who: str | None, strict: bool):
        """Errors: Refusal and StoreFault where strict: somebody stands before the page."""
        # What stood there is over with the entry: pages that come for the entry must not find it, nor be sent twice.
        self._said = self._shown = None
        try:
            receipt = settled(self._banker, self.code, take.device, take.faces, take.boot, take.seq, take.q,
                              who if take.confirmed else None, self._seq)
        except Refusal as refusal:
            log.info("%s: a reading of %s was not booked: %s", self.code, take.device, refusal.code)
            self._anew = True       # the gate took it: armed again for what is open now
            self._follow()
            if strict:
                raise
            return None
        except StoreFault as fault:
            log.warning("%s: a reading of %s was not booked: %s", self.code, take.device, fault)
            self._anew = True
            self._tell("manual", take.device, reason="unbooked", detail=str(fault), roll=take.request)
            if strict:
                raise
            return None
        if not receipt.fresh:       # this very reading was booked before; the gate waits for the next one
            self._anew = True
        self._follow()
        return receipt

    def _tell(self, kind: str | None, device: str = "", lasting: float | None = None, **facts) -> None:
        if kind is None:
            self._said = None
            return
        self._number += 1
        until = None if lasting is None else time.monotonic() + lasting
        self._said = {"kind": kind, "n": self._number, "device": device, "address": self._address(device), "roll": self._gate.request,
                      "until": until, "at": datetime.now(UTC).isoformat(timespec="seconds"), **facts}
