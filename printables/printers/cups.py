"""The CUPS queues of this machine, by its own programs: lp, lpstat, lpoptions, cupsenable, cancel.

What became of a job none of them tells: a print that failed is "completed" like any other. For that the scheduler is asked
itself, by IPP on its own socket.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
from dataclasses import replace

from printables.printers.address import Address
from printables.printers.ipp import IppPrinter
from printables.printers.printer import MEDIA, Job, Printer, PrinterProblem, Status, one_line, title_of
from printables.printers.reasons import judged

__all__ = ["Queue", "default_queue", "jobs_of", "options_of", "queues"]

ASKING, SENDING = 3.0, 30.0     # seconds that a question and a print may take
_ELSEWHERE = "/usr/sbin:/usr/local/sbin"        # where cupsenable lies, out of the path of most accounts
_DEVICE = re.compile(r"device for (\S+): ")
_DEFAULT = re.compile(r"system default destination: (\S+)")
_HANDED = re.compile(r"request id is (\S+-[0-9]+)")
_JOB = re.compile(r"(\S+-[0-9]+)\s+\S")
_SAID = re.compile(r"lp[a-z]*: (?:Error - )?|cups[a-z]*: ")
# How CUPS says in -l what a job is about: its job-state-reasons.
_IS = {"job-printing": "printing", "job-hold-until-specified": "held"}
_SOCKETS = ("/run/cups/cups.sock", "/var/run/cups/cups.sock")


def _run(program: str, *words: str, data: bytes | None = None, patience: float = ASKING) -> str:
    """Run one of CUPS's programs, never by a shell. Returns what it printed. Errors: PrinterProblem."""
    path = shutil.which(program) or shutil.which(program, path=_ELSEWHERE)
    if path is None:
        raise PrinterProblem("no_lp", program=program)
    # English, so that it can be read; UTF-8, so that a Czech title passes. No terminal: a program that is not let in would
    # ask there for a password.
    env = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}
    given = {"stdin": subprocess.DEVNULL} if data is None else {"input": data}
    try:
        done = subprocess.run([path, *words], **given, capture_output=True, env=env, timeout=patience, check=False, start_new_session=True)
    except subprocess.TimeoutExpired:
        raise PrinterProblem("no_cups") from None
    except OSError as error:
        raise PrinterProblem("refused", said=str(error)) from None
    if done.returncode:
        raise _problem(done.stderr.decode("utf-8", "replace") or done.stdout.decode("utf-8", "replace"))
    return done.stdout.decode("utf-8", "replace")


def _problem(said: str) -> PrinterProblem:
    """What one of the programs complained of."""
    said = _SAID.sub("", said).strip()
    low = said.lower()
    if any(words in low for words in ("not running", "unable to connect", "bad file descriptor", "connection refused")):
        return PrinterProblem("no_cups")
    if any(words in low for words in ("does not exist", "invalid destination", "unknown printer", "unknown destination", "no such printer")):
        return PrinterProblem("no_queue")
    if any(words in low for words in ("forbidden", "not-authorized", "unauthorized", "password", "not-authenticated")):
        return PrinterProblem("not_allowed")
    if "not-accepting-jobs" in low or "not accepting jobs" in low:
        return PrinterProblem("rejects")
    if "document-format" in low or "unsupported document" in low:
        return PrinterProblem("refuses_pdf")
    return PrinterProblem("refused", said=one_line(said))


def queues() -> list[Queue]:
    """The queues that are set up on this machine, in their order. Errors: PrinterProblem no_lp, no_cups."""
    try:
        told = _run("lpstat", "-v")
    except PrinterProblem as problem:
        if problem.facts.get("said", "").startswith("No destinations"):
            return []
        raise
    # A name that looks like an option is left alone: not all of the programs know where options end.
    return [Queue(name) for name in dict.fromkeys(_DEVICE.findall(told)) if not name.startswith("-")]


def default_queue() -> str | None:
    """The name of the queue that prints where nobody names one. Errors: PrinterProblem."""
    try:
        found = _DEFAULT.search(_run("lpstat", "-d"))
    except PrinterProblem as problem:
        if problem.code == "refused":
            return None
        raise
    return found and found.group(1)


def options_of(told: str) -> dict[str, str]:
    """What lpoptions prints, as a dictionary; empty for what is no such line."""
    try:
        return {name: value for name, sign, value in (word.partition("=") for word in shlex.split(told)) if sign}
    except ValueError:      # a quotation that does not end
        return {}


def jobs_of(told: str) -> list[Job]:
    """What `lpstat -l -o` prints, as jobs in their order; a line that says something else is passed over."""
    found: list[Job] = []
    for line in told.splitlines():
        if not line[:1].isspace():
            if match := _JOB.match(line):
                found.append(Job(match.group(1), "waiting"))
        elif found and line.strip().startswith("Alerts:"):
            state = next((_IS[one] for one in line.partition(":")[2].split() if one in _IS), "waiting")
            found[-1] = replace(found[-1], state=state)
    return found


class Queue(Printer):
    """A queue of CUPS: it keeps what it was given and prints it by itself."""

    kind = "cups"

    def __init__(self, name: str) -> None:
        super().__init__(name, f"cups:{name}")

    def state(self) -> Status:
        try:
            told = options_of(_run("lpoptions", "-p", self.name))
            if "printer-state" not in told:
                return Status("no_queue")
            reasons = [one for one in told.get("printer-state-reasons", "none").split(",") if one != "none"]
            state = int(told["printer-state"]) if told["printer-state"].isdigit() else None
            said = self._said() if state == 5 or reasons else ""
            found = judged(state, reasons, told.get("printer-is-accepting-jobs") != "false", said)
            return replace(found, jobs=tuple(jobs_of(_run("lpstat", "-l", "-o", self.name))))
        except PrinterProblem as problem:
            return Status(problem.code, problem.facts)

    def _said(self) -> str:
        """The reason in the queue's own words, the line below its first."""
        lines = _run("lpstat", "-p", self.name).splitlines()
        said = next((line.strip() for line in lines[1:] if line[:1].isspace() and line.strip()), "")
        return "" if said.lower() in ("paused", "reason unknown", "unknown reason") else one_line(said)

    def send(self, pdf: bytes, title: str, paper: str = "a4", both_sides: bool = False) -> str:
        # Without both of media and print-scaling a queue shrinks the page or cuts it off.
        told = _run("lp", "-d", self.name, "-t", title_of(title), "-o", f"media={MEDIA[paper][0]}", "-o", "print-scaling=none",
                    "-o", f"sides={'two-sided-long-edge' if both_sides else 'one-sided'}", "-", data=pdf, patience=SENDING)
        found = _HANDED.search(told)
        if found is None:
            raise PrinterProblem("refused", said=one_line(told))
        return found.group(1)

    def job(self, id: str) -> str:
        number = id.rpartition("-")[2]
        try:
            return _Scheduler(self.name).job(number)
        except PrinterProblem:
            # It listens elsewhere, or does not let us in: then only what waits is known.
            waiting = {job.id: job.state for job in jobs_of(_run("lpstat", "-l", "-o", self.name))}
            return waiting.get(id, "unknown")

    def cancel(self, id: str) -> None:
        if not _HANDED.fullmatch(f"request id is {id}"):
            raise PrinterProblem("refused", said="")
        _run("cancel", id)

    def resume(self) -> None:
        _run("cupsenable", self.name)


class _Scheduler(IppPrinter):
    """A queue as the scheduler itself tells of it, on the socket on which its own programs ask."""

    def __init__(self, name: str) -> None:
        super().__init__(Address("ipp", "ipp", "localhost", 631, f"/printers/{name}", here=True, text=f"ipp://localhost/printers/{name}"), name)

    def _reached(self) -> socket.socket:
        named = os.environ.get("CUPS_SERVER", "")
        place = named if named.startswith("/") else next((one for one in _SOCKETS if os.path.exists(one)), "")
        if not place or (named and not named.startswith("/")):
            raise OSError("its socket is not here")
        link = socket.socket(socket.AF_UNIX)
        link.settimeout(ASKING)
        try:
            link.connect(place)
        except OSError:
            link.close()
            raise
        return link
