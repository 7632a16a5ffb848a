"""The ways to a printer: a CUPS queue, a printer that speaks IPP, a receipt printer; knows no Flask and no game.

    printer = printers.at("ipp://192.168.1.20/ipp/print", "Hall")
    printer.state().code            # "ready", "no_paper", "gone" ...: one of CODES
    printer.send(pdf, "Anna's sheet", "a4")
    printers.queues()               # the CUPS queues of this machine, as printers

Nobody searches the network: CUPS knows its queues, every other address is typed by somebody.
"""

from __future__ import annotations

from printables.printers.address import Address, BadAddress, parse
from printables.printers.cups import Queue, default_queue, queues
from printables.printers.ipp import IppPrinter
from printables.printers.printer import CODES, JOB_STATES, MEDIA, PROBLEMS, Job, Printer, PrinterProblem, Status, Ticket
from printables.printers.receipt import ReceiptPrinter

__all__ = ["Address", "BadAddress", "CODES", "IppPrinter", "JOB_STATES", "Job", "MEDIA", "PROBLEMS", "Printer", "PrinterProblem",
           "Queue", "ReceiptPrinter", "Status", "Ticket", "at", "default_queue", "parse", "queues"]


def at(address: str, name: str = "", here: bool = False) -> Printer:
    """The printer at an address that somebody typed; nothing is asked or sent yet.

    address: see address.parse; here: addresses of this very machine are good, too. Errors: BadAddress.
    """
    place = parse(address, here)
    kind = IppPrinter if place.kind == "ipp" else ReceiptPrinter
    return kind(place, name or place.text)
