"""What every printer can do and be: states and problems as codes with facts, the words are the pages'."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

__all__ = ["CODES", "JOB_STATES", "MEDIA", "PROBLEMS", "UNFINISHED", "Job", "Printer", "PrinterProblem", "Status", "Ticket", "one_line", "title_of"]

# paper -> (what CUPS calls it, what IPP calls it: PWG 5101.1)
MEDIA = {"a4": ("A4", "iso_a4_210x297mm"), "letter": ("Letter", "na_letter_8.5x11in")}

# What a printer is found in. Those after "printing" keep it from printing.
CODES = ("ready", "printing", "stopped", "no_paper", "jam", "no_ink", "cover_open", "attention", "rejects", "gone", "refuses_pdf",
         "raster_only", "nonsense", "nothing_there", "needs_password", "needs_ipps", "no_lp", "no_cups", "no_queue", "no_receipts",
         "no_usb", "no_access")
# What else may keep one print from being sent.
PROBLEMS = (*CODES[2:], "vanished", "busy", "tickets_only", "sheets_only", "no_such_paper", "not_allowed", "refused", "unprintable",
            "code_too_long", "no_font", "bad_address")
JOB_STATES = ("waiting", "held", "printing", "stopped", "done", "cancelled", "failed", "unknown")
UNFINISHED = frozenset({"waiting", "held", "printing", "stopped"})

LONGEST_TITLE = 120     # characters; IPP allows 255 bytes
_NOT_IN_A_TITLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]+")


@dataclass(frozen=True, slots=True)
class Job:
    """A print that a printer holds or held. state: one of JOB_STATES; id: the printer's own name for it."""

    id: str
    state: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """What a printer is doing and what is wrong with it.

    code: one of CODES; facts: what its sentence needs (said: the printer's own words); notes: what will soon be wrong,
    "low_paper", "low_ink", or is wrong with one of its trays; jobs: those that it holds, as far as it tells.
    """

    code: str
    facts: dict = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    jobs: tuple[Job, ...] = ()

    @property
    def is_well(self) -> bool:
        """Whether a print sent now will come out, as far as the printer knows."""
        return self.code in ("ready", "printing")


class PrinterProblem(Exception):
    """Why something was not printed. code: one of PROBLEMS; facts: what its sentence needs."""

    def __init__(self, code: str, **facts) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code, self.facts = code, facts


@dataclass(frozen=True, slots=True)
class Ticket:
    """A ticket or slip for a receipt printer, as plain text.

    title: large, above; number: beside "№", empty for none; lines: (label, value) with values set right; code: the text of
    its QR code; foot: small lines below it.
    """

    title: str
    number: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    code: str | None = None
    foot: tuple[str, ...] = ()


class Printer:
    """One printer. Every method may take as long as its time limits say, and no longer; none of them keeps anything open.

    name: what people call it; address: where it is, as text; kind: "cups", "ipp" or "receipt"; takes: "sheets" (PDF on
    A4 or Letter) or "tickets".
    """

    kind = ""
    takes = "sheets"

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address

    def state(self) -> Status:
        """What it is doing now; a printer that cannot be asked is a state as well, no error."""
        raise NotImplementedError

    def send(self, pdf: bytes, title: str, paper: str = "a4", both_sides: bool = False) -> str:
        """Hand over a PDF in its own size, never scaled. Returns the job's id.

        paper: of MEDIA; both_sides: turned on the long edge. Errors: PrinterProblem.
        """
        raise PrinterProblem("tickets_only")

    def send_ticket(self, ticket: Ticket, copies: int = 1) -> str:
        """Print a ticket. Returns the job's id, "" where the printer gives none. Errors: PrinterProblem."""
        raise PrinterProblem("sheets_only")

    def job(self, id: str) -> str:
        """The state of a job, one of JOB_STATES; "unknown" where the printer does not tell. Errors: PrinterProblem."""
        return "unknown"

    def cancel(self, id: str) -> None:
        """Take a job back that has not come out yet. Errors: PrinterProblem."""
        raise PrinterProblem("refused", said="")

    def resume(self) -> None:
        """Go on after somebody stopped it. Errors: PrinterProblem."""
        raise PrinterProblem("refused", said="")


def one_line(text: str, most: int = 200) -> str:
    """A text of somebody else's, a person's or a printer's: one line, nothing in it that turns letters round, not too long."""
    return " ".join(_NOT_IN_A_TITLE.sub(" ", text[:10 * most]).split())[:most].strip()


def title_of(text: str) -> str:
    """A title as printers take it, never empty."""
    return one_line(text, LONGEST_TITLE) or "companion"
