"""Receipt printers by ESC/POS: over the network, USB or a serial line. python-escpos says what the bytes are."""

from __future__ import annotations

import importlib.util
import logging
import os
import select
import socket
import threading
import time

from printables.printers.address import Address, BadAddress, WIDTHS, connect
from printables.printers.letters import lettered
from printables.printers.printer import Printer, PrinterProblem, Status, Ticket
from printables.printers.ticket import draw

__all__ = ["ReceiptPrinter", "bytes_of", "judged"]

KNOCK, ANSWER, SENDING = 2.0, 1.0, 20.0     # seconds to reach it, for its state, to take a ticket
FRAGMENT = 240              # rows of the picture sent at a time: small printers have small memories
ASK_WHY, ASK_PAPER = b"\x10\x04\x02", b"\x10\x04\x04"      # DLE EOT: why it does not print, and its paper
_MOST_COPIES = 50


def bytes_of(ticket: Ticket, width: int, page: str | None = None, copies: int = 1) -> bytes:
    """What a receipt printer is sent for a ticket: a picture, then a cut; width: pixels.

    page: a code page, to print letters instead. Errors: PrinterProblem no_receipts, unprintable, code_too_long, no_font.
    """
    printer = _escpos()(profile=_profile(width))
    printer.hw("INIT")
    if page is None:
        printer.image(draw(ticket, width), fragment_height=FRAGMENT)
    else:
        lettered(printer, ticket, width, page)
    printer.cut()
    return printer.output * max(1, min(copies, _MOST_COPIES))


def _escpos():
    """The class that writes down what a printer is sent; imported with the first ticket, it reads a long list of printers."""
    handlers = logging.root.handlers[:]
    try:
        from escpos.printer import Dummy
    except ImportError:
        raise PrinterProblem("no_receipts", package="python-escpos") from None
    finally:
        logging.root.handlers[:] = handlers     # it would have all our log lines written twice
    return Dummy


def _profile(width: int):
    """The printer as python-escpos knows it, as wide as ours: it takes pictures of that width and knows how to cut."""
    from escpos.capabilities import Profile

    profile = Profile(features=Profile.profile_data["features"])
    profile.profile_data = {**profile.profile_data, "media": {"width": {"mm": width // 8, "pixels": width}}}
    return profile


def judged(why: int | None, paper: int | None) -> Status:
    """The two answers of a printer to DLE EOT -> Status; None for one that did not come."""
    if why is None and paper is None:
        return Status("ready", {"silent": True})        # it is there; most cheap ones say nothing more
    if paper is not None and paper & 0x60:
        return Status("no_paper")
    if why is not None:
        for bit, code in ((0x04, "cover_open"), (0x20, "no_paper"), (0x40, "attention")):
            if why & bit:
                return Status(code)
    return Status("ready", {}, ("low_paper",) if paper is not None and paper & 0x0C else ())


def _is_answer(byte: int) -> bool:
    """Whether a byte may be a printer's answer to DLE EOT: four of its bits are fixed."""
    return byte & 0x93 == 0x12


class ReceiptPrinter(Printer):
    """A receipt printer at a socket://, usb:// or serial:// address; it takes tickets and no sheets."""

    kind, takes = "receipt", "tickets"

    def __init__(self, place: Address, name: str) -> None:
        super().__init__(name, place.text)
        self._place = place
        self.width = WIDTHS[place.width]

    def state(self) -> Status:
        if importlib.util.find_spec("escpos") is None:
            return Status("no_receipts", {"package": "python-escpos"})
        try:
            if self._place.scheme == "socket":
                return self._asked()
            if self._place.usb:
                return self._on_usb()
            if not os.path.exists(self._place.device):
                return Status("gone")
            return Status("ready", {"silent": True}) if os.access(self._place.device, os.W_OK) else Status("no_access")
        except PrinterProblem as problem:
            return Status(problem.code, problem.facts)

    def send_ticket(self, ticket: Ticket, copies: int = 1) -> str:
        data = bytes_of(ticket, self.width, self._place.page, copies)
        if self._place.scheme == "socket":
            self._to_socket(data)
        elif self._place.usb:
            self._to_usb(data)
        elif self._place.scheme == "serial":
            self._to_serial(data)
        else:
            self._to_file(data)
        return ""

    # -- over the network ------------------------------------------------------------------------------

    def _connected(self) -> socket.socket:
        try:
            return connect(self._place, KNOCK)
        except BadAddress as bad:
            raise PrinterProblem("bad_address", reason=bad.reason) from None
        except OSError:
            raise PrinterProblem("gone") from None

    def _asked(self) -> Status:
        with self._connected() as link:
            why, paper = self._answers(link)
        return judged(why, paper)

    def _answers(self, link: socket.socket) -> tuple[int | None, int | None]:
        found: list[int | None] = []
        for question in (ASK_WHY, ASK_PAPER):
            try:
                link.settimeout(ANSWER)
                link.sendall(question)
                got = link.recv(1)
            except OSError:     # too slow, or it hung up
                got = b""
            found.append(got[0] if got and _is_answer(got[0]) else None)
            if not got:
                break
        return found[0], found[1] if len(found) > 1 else None

    def _to_socket(self, data: bytes) -> None:
        with self._connected() as link:
            status = judged(*self._answers(link))
            if not status.is_well:
                raise PrinterProblem(status.code, **status.facts)
            limit = threading.Timer(SENDING, _hang_up, (link,))     # a printer without paper stops reading
            limit.daemon = True
            limit.start()
            try:
                link.settimeout(SENDING)
                link.sendall(data)
                link.shutdown(socket.SHUT_WR)
            except OSError:
                raise PrinterProblem("vanished") from None
            finally:
                limit.cancel()

    # -- on a cable ------------------------------------------------------------------------------------

    def _to_serial(self, data: bytes) -> None:
        import serial

        try:
            with serial.Serial(self._place.device, self._place.baud, timeout=ANSWER, write_timeout=SENDING) as line:
                line.write(data)
                line.flush()
        except serial.SerialTimeoutException:
            raise PrinterProblem("vanished") from None
        except (serial.SerialException, OSError, ValueError) as error:
            raise PrinterProblem("no_access" if "ermission" in str(error) else "gone") from None

    def _to_file(self, data: bytes) -> None:
        """Write to the kernel's own printer device, without waiting for ever on one that takes nothing."""
        try:
            file = os.open(self._place.device, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        except PermissionError:
            raise PrinterProblem("no_access") from None
        except OSError:
            raise PrinterProblem("gone") from None
        try:
            end, left = time.monotonic() + SENDING, memoryview(data)
            while left:
                if not select.select([], [file], [], max(0.0, end - time.monotonic()))[1]:
                    raise PrinterProblem("vanished")
                try:
                    left = left[os.write(file, left[:4096]):]
                except BlockingIOError:
                    continue    # it said that it would take some, and does not yet
        except OSError:
            raise PrinterProblem("vanished") from None
        finally:
            os.close(file)

    def _usb(self):
        try:
            import usb.core
        except ImportError:
            raise PrinterProblem("no_usb", package="pyusb") from None
        try:
            found = usb.core.find(idVendor=self._place.usb[0], idProduct=self._place.usb[1])
        except usb.core.NoBackendError:
            raise PrinterProblem("no_usb", package="libusb-1.0-0") from None
        if found is None:
            raise PrinterProblem("gone")

    def _on_usb(self) -> Status:
        self._usb()
        return Status("ready", {"silent": True})

    def _to_usb(self, data: bytes) -> None:
        self._usb()
        import usb.core
        from escpos.exceptions import DeviceNotFoundError
        from escpos.printer import Usb

        printer = Usb(*self._place.usb, timeout=int(SENDING * 1000))
        try:
            printer.open()
            printer._raw(data)
        except DeviceNotFoundError:
            raise PrinterProblem("no_access") from None
        except usb.core.USBError as error:
            raise PrinterProblem("no_access" if error.errno == 13 else "vanished") from None
        finally:
            printer.close()


def _hang_up(link: socket.socket) -> None:
    try:
        link.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass        # it is closed already
