"""Printers in the network that speak IPP themselves, by nothing but the standard library."""

from __future__ import annotations

import http.client
import itertools
import socket
import ssl
import threading

from printables.printers.address import Address, BadAddress, connect
from printables.printers.ipp_message import JOB, PRINTER, Answer, Garbage, answer, request
from printables.printers.printer import MEDIA, Job, Printer, PrinterProblem, Status, one_line, title_of
from printables.printers.reasons import JOB_STATE, judged

__all__ = ["IppPrinter"]

KNOCK, ASKING, SENDING = 2.0, 4.0, 90.0     # seconds to reach it, to answer a question, to take a print
LONGEST = 1 << 20                           # bytes of an answer; real ones have some ten thousand
PRINT_JOB, CANCEL_JOB, GET_JOB, GET_JOBS, GET_PRINTER, RESUME = 0x02, 0x08, 0x09, 0x0A, 0x0B, 0x11
PDF = "application/pdf"
ASKED = ["printer-state", "printer-state-reasons", "printer-state-message", "printer-is-accepting-jobs", "document-format-supported",
         "media-supported", "queued-job-count", "operations-supported"]
# What a printer answers -> our code: RFC 8011, appendix B
_STATUS = {0x0401: "not_allowed", 0x0402: "needs_password", 0x0403: "not_allowed", 0x0406: "nothing_there", 0x0408: "refused",
           0x040A: "refuses_pdf", 0x0411: "refuses_pdf", 0x0503: "nonsense", 0x0506: "rejects", 0x0507: "busy"}
_HTTP = {401: "needs_password", 403: "not_allowed", 404: "nothing_there", 426: "needs_ipps"}
_number = itertools.count(1)


class IppPrinter(Printer):
    """A printer at an ipp:// or ipps:// address."""

    kind = "ipp"

    def __init__(self, place: Address, name: str) -> None:
        super().__init__(name, place.text)
        self._place = place
        self._version = (2, 0)

    # -- what it says of itself ------------------------------------------------------------------------

    def state(self) -> Status:
        try:
            told = self._told()
        except PrinterProblem as problem:
            return Status(problem.code, problem.facts)
        found = self._judged(told)
        jobs = self._jobs() if (_first(told, "queued-job-count", 0) or found.code == "printing") else ()
        return Status(found.code, found.facts, found.notes, jobs)

    def _told(self) -> dict[str, list]:
        got = self._ask(GET_PRINTER, {"requested-attributes": ASKED})
        groups = got.of(PRINTER)
        if not groups:
            raise PrinterProblem("nonsense")
        return groups[0]

    def _judged(self, told: dict[str, list]) -> Status:
        formats = {one.lower() for one in told.get("document-format-supported", []) if isinstance(one, str)}
        if formats and PDF not in formats:
            raster = sorted(formats & {"image/pwg-raster", "image/urf"})
            return Status("raster_only" if raster else "refuses_pdf", {"formats": one_line(", ".join(raster or sorted(formats)[:4]), 80)})
        state = _first(told, "printer-state", None)
        reasons = [one for one in told.get("printer-state-reasons", []) if isinstance(one, str) and one != "none"]
        said = _first(told, "printer-state-message", "")
        return judged(state if state in (3, 4, 5) else None, reasons, _first(told, "printer-is-accepting-jobs", True) is not False,
                      one_line(said))

    def _jobs(self) -> tuple[Job, ...]:
        """What it holds; a printer that does not tell holds nothing that we know of."""
        try:
            got = self._ask(GET_JOBS, {"limit": 20, "requested-attributes": ["job-id", "job-name", "job-state"], "which-jobs": "not-completed"})
        except PrinterProblem:
            return ()
        return tuple(Job(str(_first(one, "job-id", 0)), JOB_STATE.get(_first(one, "job-state", 0), "unknown"),
                         title_of(str(_first(one, "job-name", "")))) for one in got.of(JOB)[:20])

    # -- what it is given ------------------------------------------------------------------------------

    def send(self, pdf: bytes, title: str, paper: str = "a4", both_sides: bool = False) -> str:
        told, media = self._told(), MEDIA[paper][1]
        status = self._judged(told)
        if status.code in ("refuses_pdf", "raster_only", "rejects"):
            raise PrinterProblem(status.code, **status.facts)
        if told.get("media-supported") and media not in told["media-supported"]:
            raise PrinterProblem("no_such_paper", paper=MEDIA[paper][0])
        # Without both of media and print-scaling a printer shrinks the page or cuts it off. What it does not know it leaves
        # out (fidelity): the sheets say by their ruler whether it did.
        job = {"media": media, "print-scaling": "none", "sides": "two-sided-long-edge" if both_sides else "one-sided"}
        got = self._ask(PRINT_JOB, {"job-name": title_of(title), "ipp-attribute-fidelity": False, "document-format": PDF}, job, pdf)
        return str(_first(next(iter(got.of(JOB)), {}), "job-id", 0) or "")

    def job(self, id: str) -> str:
        if not id.isascii() or not id.isdigit() or len(id) > 9:
            return "unknown"
        try:
            got = self._ask(GET_JOB, {"job-id": int(id), "requested-attributes": ["job-state"]})
        except PrinterProblem as problem:
            if problem.code == "nothing_there":     # it forgets what is done
                return "unknown"
            raise
        return JOB_STATE.get(_first(next(iter(got.of(JOB)), {}), "job-state", 0), "unknown")

    def cancel(self, id: str) -> None:
        if not id.isascii() or not id.isdigit() or len(id) > 9:
            raise PrinterProblem("refused", said="")
        self._ask(CANCEL_JOB, {"job-id": int(id)})

    def resume(self) -> None:
        self._ask(RESUME, {})

    # -- one question ----------------------------------------------------------------------------------

    def _ask(self, operation: int, attributes: dict, job: dict | None = None, document: bytes = b"") -> Answer:
        """One request and its answer. Errors: PrinterProblem for everything but success."""
        uri = self._place.text
        first = {"printer-uri": uri, **({"job-id": attributes["job-id"]} if "job-id" in attributes else {}), "requesting-user-name": "companion"}
        got = self._exchange(operation, {**first, **attributes}, job, document)
        if got.status == 0x0503 and self._version == (2, 0):     # "version not supported": printers of before 2010
            self._version = (1, 1)
            got = self._exchange(operation, {**first, **attributes}, job, document)
        if got.status >= 0x100:
            raise PrinterProblem(_STATUS.get(got.status, "refused"), said=one_line(got.said()))
        return got

    def _exchange(self, operation: int, attributes: dict, job: dict | None, document: bytes) -> Answer:
        message = request(operation, next(_number) % 1_000_000 + 1, attributes, job, self._version) + document
        patience = SENDING if document else ASKING
        try:
            link = self._reached()
        except BadAddress as bad:
            raise PrinterProblem("bad_address", reason=bad.reason) from None
        except OSError:
            raise PrinterProblem("gone") from None
        # Each read has its limit, but a printer that sends a byte now and then would keep us for ever: the whole has one, too.
        held = [link]
        limit = threading.Timer(patience, _hang_up, (held,))
        limit.daemon = True
        limit.start()
        try:
            link.settimeout(patience)
            if self._place.scheme == "ipps":
                held[0] = _secured(link, self._place.host)
                held[0].do_handshake()
            return answer(self._posted(held[0], message, bool(document)))
        except (Garbage, http.client.HTTPException, ssl.SSLError, ValueError) as error:
            gone = isinstance(error, (http.client.RemoteDisconnected, http.client.IncompleteRead))
            raise PrinterProblem("vanished" if document and gone else "gone" if gone else "nonsense") from None
        except OSError:
            # In the middle of a print nobody knows what has come out.
            raise PrinterProblem("vanished" if document else "gone") from None
        finally:
            limit.cancel()
            held[0].close()

    def _reached(self) -> socket.socket:
        """A connection. Errors: OSError, BadAddress."""
        return connect(self._place, KNOCK)

    def _posted(self, link: socket.socket, message: bytes, printing: bool) -> bytes:
        http_link = http.client.HTTPConnection(self._place.host, self._place.port)
        http_link.sock = link       # the very address that was looked at, see address.connect
        heads = {"Content-Type": "application/ipp", "Accept": "application/ipp", "Connection": "close", "User-Agent": "companion"}
        try:
            http_link.request("POST", self._place.path, message, heads)
        except OSError:
            if not printing:
                raise
            # A printer may refuse before it has read the whole print, and hang up; what it said is still to be read.
        got = http_link.getresponse()
        if got.status != 200:
            raise PrinterProblem(_HTTP.get(got.status, "nonsense"))
        body = got.read(LONGEST + 1)
        if len(body) > LONGEST:
            raise Garbage("too much")
        if not body or got.length:
            raise http.client.IncompleteRead(body)
        return body


def _first(group: dict[str, list], name: str, otherwise):
    """The first value of an attribute, if it is of the kind that is expected."""
    value = next(iter(group.get(name, [])), None)
    if value is None or (otherwise is not None and not isinstance(value, type(otherwise))):
        return otherwise
    return value


def _secured(link: socket.socket, host: str) -> ssl.SSLSocket:
    """TLS with a printer. Their certificates are made by themselves, so nobody vouches for any; what is kept out is only
    somebody who listens.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context.wrap_socket(link, server_hostname=host, do_handshake_on_connect=False)


def _hang_up(held: list[socket.socket]) -> None:
    try:
        held[0].shutdown(socket.SHUT_RDWR)
    except OSError:
        pass        # it is closed already
