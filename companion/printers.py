"""The printers of this installation: which there are, what each is doing, and the way from a sheet or ticket to paper.

    printers.all()                                  # every printer: CUPS queues, then those that hosts typed in
    printers.default()                              # the name of the one for sheets; default("tickets") for tickets
    printers.send("Hall", pdf, "Anna's sheet", "a4")            # returns when the printer has it, or raises PrinterProblem
    printers.send("Hall", pdf, "Anna's sheet", "a4", wait=2.0)  # returns after two seconds at most, see Sent
    printers.send_ticket("Till", Ticket(...))
    printers.states()                               # what is known of each now, as plain data; asks in the background

Printers belong to the installation: they stand in the store's settings, not in the journal of a table.
"""

from __future__ import annotations

import logging
import threading
import time
import unicodedata
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from printables import printers as ways
from printables.printers import BadAddress, Printer, PrinterProblem, Status, Ticket
from printables.printers.printer import UNFINISHED

__all__ = ["BadAddress", "BadName", "Printers", "PrinterProblem", "Sent", "Ticket"]

SETTING = "printers"
MOST = 12               # printers that hosts may type in
LONGEST_NAME = 40
LISTING = 1.0           # seconds for which the first list of queues is waited for
FRESH = 4.0             # seconds for which a printer is not asked again
KEPT = 5                # prints remembered of each printer
WAITING = 20            # prints that may wait for one printer


class BadName(ValueError):
    """A name that no printer can have here. reason: "long", "taken", "full"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(slots=True)
class Sent:
    """A print on its way. state: "sending", then one of printables.printers.JOB_STATES once the printer has it.

    title: what was printed; table: whose it is, None for nobody's; at: when it was sent; job: the printer's own id for it;
    problem: why it did not go, with state "failed".
    """

    title: str
    table: str | None
    at: datetime
    state: str = "sending"
    job: str = ""
    problem: PrinterProblem | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether something may still become of it."""
        return self.state == "sending" or self.state in UNFINISHED


@dataclass(slots=True)
class _Known:
    """What is known of one printer: its last state and when that was, whether it is being asked, what it was sent."""

    status: Status | None = None
    at: datetime | None = None
    asked: float = -1e9
    asking: bool = False
    sent: deque = field(default_factory=lambda: deque(maxlen=KEPT))
    waiting: int = 0
    one_at_a_time: threading.Lock = field(default_factory=threading.Lock)


class Printers:
    """Every method may be called from any thread. store: has setting() and set_setting().

    here: printers at addresses of this very machine are good, too (see printables/printers/address.py).
    """

    def __init__(self, store, here: bool = False) -> None:
        self._store, self.here = store, here
        self._lock = threading.Condition()
        self._known: dict[str, _Known] = {}
        self._queues: list[Printer] = []
        self._default_queue: str | None = None
        self._cups = _Known()

    # -- which there are -------------------------------------------------------------------------------

    def all(self) -> list[Printer]:
        """The CUPS queues of this machine as they are now, then those that were typed in."""
        self._find_queues()
        return self._listed()

    def _listed(self) -> list[Printer]:
        """The queues as they were found last, then what was typed in; of two with the same name the typed one."""
        typed = self._typed()
        names = {one.name.casefold() for one in typed}
        return [*(one for one in self._queues if one.name.casefold() not in names), *typed]

    def find(self, name: str) -> Printer:
        """A printer by its name; capitals do not matter. Errors: LookupError."""
        for printers in (self._typed, self._find_queues):
            for one in printers():
                if one.name.casefold() == name.casefold():
                    return one
        raise LookupError(name)

    def default(self, takes: str = "sheets") -> str | None:
        """The name of the printer for "sheets" or "tickets": the one that was chosen, else that of CUPS, else the first."""
        fitting = [one.name for one in self.all() if one.takes == takes]
        return self._chosen(takes, fitting)

    def _chosen(self, takes: str, fitting: list[str]) -> str | None:
        chosen = self._kept()["default"].get(takes)
        if chosen in fitting:
            return chosen
        if takes == "sheets" and self._default_queue in fitting:
            return self._default_queue
        return fitting[0] if fitting else None

    def _kept(self) -> dict:
        kept = self._store.setting(SETTING) or {}
        return {"typed": kept.get("typed", []), "default": kept.get("default", {})}

    def _typed(self) -> list[Printer]:
        found = []
        for one in self._kept()["typed"]:
            try:
                found.append(ways.at(one["address"], one["name"], self.here))
            except BadAddress:
                continue    # typed while addresses of this machine were good
        return found

    def _find_queues(self) -> list[Printer]:
        try:
            self._queues = ways.queues()
            self._default_queue = ways.default_queue() if self._queues else None
            self._cups.status = Status("ready")
        except PrinterProblem as problem:
            self._queues, self._cups.status = [], Status(problem.code, problem.facts)
        return self._queues

    # -- what the host changes -------------------------------------------------------------------------

    def add(self, address: str, name: str = "") -> str:
        """A printer that somebody typed in. Returns its name. Errors: BadAddress, BadName."""
        place = ways.parse(address, self.here)
        name = " ".join("".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name).split()) or place.host or place.text
        if len(name) > LONGEST_NAME:
            if name != place.text:
                raise BadName("long")
            name = name[:LONGEST_NAME]
        with self._lock:
            kept = self._kept()
            taken = {one["name"].casefold() for one in kept["typed"]} | {one.name.casefold() for one in self._queues}
            if name.casefold() in taken:
                raise BadName("taken")
            if len(kept["typed"]) >= MOST:
                raise BadName("full")
            kept["typed"].append({"name": name, "address": place.text})
            self._store.set_setting(SETTING, kept)
        return name

    def forget(self, name: str) -> None:
        """A printer that was typed in is gone; one of CUPS stays. Nothing happens where there is none of that name."""
        with self._lock:
            kept = self._kept()
            kept["typed"] = [one for one in kept["typed"] if one["name"] != name]
            kept["default"] = {takes: chosen for takes, chosen in kept["default"].items() if chosen != name}
            self._store.set_setting(SETTING, kept)
            self._known.pop(name, None)

    def make_default(self, name: str) -> None:
        """What names no printer is printed there from now on: sheets, or tickets where it takes those. Errors: LookupError."""
        printer = self.find(name)
        with self._lock:
            kept = self._kept()
            kept["default"][printer.takes] = printer.name
            self._store.set_setting(SETTING, kept)

    # -- to paper --------------------------------------------------------------------------------------

    def send(self, name: str, pdf: bytes, title: str, paper: str = "a4", *, both_sides: bool = False, table: str | None = None,
             wait: float | None = None) -> Sent:
        """Print a PDF of A4 or Letter pages ("a4", "letter") at a printer of that name.

        table: the code of the table whose print it is; others do not read its title; wait: seconds after which it returns
        whatever has become of it, None: when the printer has it. Errors: LookupError; PrinterProblem where it did not go (a
        problem that comes after `wait` stands in the Sent and on the printers' page).
        """
        printer = self.find(name)
        return self._hand_over(printer, title, table, wait, lambda: printer.send(pdf, title, paper, both_sides))

    def send_ticket(self, name: str, ticket: Ticket, *, copies: int = 1, table: str | None = None, wait: float | None = None) -> Sent:
        """Print a ticket at a receipt printer; see send()."""
        printer = self.find(name)
        return self._hand_over(printer, ticket.title, table, wait, lambda: printer.send_ticket(ticket, copies))

    def send_tickets(self, name: str, title: str, tickets: tuple[Ticket, ...], *, table: str | None = None, wait: float | None = None) -> Sent:
        """Print several tickets at a receipt printer, one after the other; see send()."""
        printer = self.find(name)
        return self._hand_over(printer, title, table, wait, lambda: [printer.send_ticket(ticket, 1) for ticket in tickets][-1])

    def resume(self, name: str) -> None:
        """A printer that was stopped goes on. Errors: LookupError, PrinterProblem."""
        self.find(name).resume()
        self._look_again(name)

    def _hand_over(self, printer: Printer, title: str, table: str | None, wait: float | None, do: Callable[[], str]) -> Sent:
        sent = Sent(title, table, datetime.now(UTC))
        with self._lock:
            known = self._known.setdefault(printer.name, _Known())
            if known.waiting >= WAITING:
                raise PrinterProblem("busy")
            known.waiting += 1
            known.sent.append(sent)
        done = threading.Event()

        def work() -> None:
            try:
                with known.one_at_a_time:       # two tickets at once would come out as one
                    sent.job = do()
                sent.state = "waiting" if sent.job else "done"
            except PrinterProblem as problem:
                sent.problem, sent.state = problem, "failed"
            except Exception as error:      # a printer's library that breaks must not leave a print that is sent for ever
                logging.getLogger(__name__).exception("a print broke off at %s", printer.name)
                sent.problem, sent.state = PrinterProblem("refused", said=type(error).__name__), "failed"
            finally:
                with self._lock:
                    known.waiting -= 1
                self._look_again(printer.name)
                done.set()

        if wait is None:
            work()
        else:
            threading.Thread(target=work, name=f"print {printer.name}", daemon=True).start()
            done.wait(wait)
        if sent.problem is not None:
            raise sent.problem
        return sent

    # -- what each is doing ----------------------------------------------------------------------------

    def states(self, wait: float = 0.0, table: str | None = None, anew: bool = False) -> dict:
        """What is known now, as plain data; printers are asked in the background, and the next call knows more.

        wait: seconds to wait at most for those that were never asked; table: whose prints are named; anew: all are asked again
        now, and waited for. The list of queues is always waited for, the first time.
        Returns {"cups": None or why there are no queues, "printers": [{"name", "kind", "takes", "address", "typed", "default",
        "code" (None: not asked yet), "facts", "notes", "at", "jobs": how many it holds, "sent": [{"title", "at", "state", "code",
        "facts"}] newest first}]}.
        """
        end = time.monotonic() + wait
        if anew:
            self._look_again(*list(self._known))
        self._ask_for_queues(anew)
        with self._lock:
            self._lock.wait_for(lambda: self._cups.at is not None, max(wait, LISTING))
        listed = self._listed()
        with self._lock:
            known = [self._ask(one) for one in listed]
            self._lock.wait_for(lambda: all(one.at and not (anew and one.asking) for one in known), max(0.0, end - time.monotonic()))
            defaults = {takes: self._chosen(takes, [one.name for one in listed if one.takes == takes]) for takes in ("sheets", "tickets")}
            cups = self._cups.status
            return {"cups": None if cups is None or cups.is_well else cups.code,
                    "printers": [self._told(*both, defaults, table) for both in zip(listed, known, strict=True)]}

    def _told(self, one: Printer, known: _Known, defaults: dict, table: str | None) -> dict:
        status = known.status
        return {"name": one.name, "kind": one.kind, "takes": one.takes, "address": one.address, "typed": one.kind != "cups",
                "default": defaults[one.takes] == one.name, "code": status and status.code, "facts": status.facts if status else {},
                "notes": list(status.notes) if status else [], "at": known.at.isoformat() if known.at else None,
                "jobs": len(status.jobs) if status else 0, "sent": [_sent(print_, table) for print_ in reversed(known.sent)]}

    def _ask_for_queues(self, anew: bool = False) -> None:
        with self._lock:
            if self._cups.asking or (time.monotonic() - self._cups.asked < FRESH and not anew):
                return
            self._cups.asking = True

        def work() -> None:
            try:
                self._find_queues()
            finally:
                with self._lock:
                    self._cups.asking, self._cups.asked, self._cups.at = False, time.monotonic(), datetime.now(UTC)
                    self._lock.notify_all()
        threading.Thread(target=work, name="queues", daemon=True).start()

    def _ask(self, one: Printer) -> _Known:
        """Ask a printer in the background, unless it has just been asked. The lock is held."""
        known = self._known.setdefault(one.name, _Known())
        if not known.asking and time.monotonic() - known.asked >= FRESH:
            known.asking = True
            threading.Thread(target=self._look, args=(one, known), name=f"look {one.name}", daemon=True).start()
        return known

    def _look(self, one: Printer, known: _Known) -> None:
        status = Status("attention")
        try:
            status = one.state()
            for sent in list(known.sent):
                if sent.job and sent.is_under_way and sent.state != "sending":
                    sent.state = one.job(sent.job)
        except PrinterProblem:
            pass        # its state says it
        finally:
            with self._lock:
                known.status, known.at, known.asked, known.asking = status, datetime.now(UTC), time.monotonic(), False
                self._lock.notify_all()

    def _look_again(self, *names: str) -> None:
        with self._lock:
            for name in names:
                if name in self._known:
                    self._known[name].asked = -1e9


def _sent(print_: Sent, table: str | None) -> dict:
    """A print as a page shows it; of another table's only that it is there."""
    problem = print_.problem
    return {"title": print_.title if print_.table == table else "", "at": print_.at.isoformat(), "state": print_.state,
            "code": problem and problem.code, "facts": problem.facts if problem else {}}
