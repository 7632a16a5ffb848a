"""A small printer on the loopback that speaks IPP, as well or as badly as it is told to."""

import socket
import struct
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

OPERATIONS = {0x02: "Print-Job", 0x08: "Cancel-Job", 0x09: "Get-Job-Attributes", 0x0A: "Get-Jobs", 0x0B: "Get-Printer-Attributes",
              0x11: "Resume-Printer"}
INTEGER, BOOLEAN, ENUM, TEXT, KEYWORD, MIME = 0x21, 0x22, 0x23, 0x41, 0x44, 0x49


def attribute(tag: int, name: str, *values) -> bytes:
    """One attribute with its values, the further ones without a name (RFC 8010, 3.1.4 and 3.1.5)."""
    made = b""
    for at, value in enumerate(values):
        data = struct.pack(">i", value) if tag in (INTEGER, ENUM) else bytes([value]) if tag == BOOLEAN else value.encode()
        key = name.encode() if at == 0 else b""
        made += struct.pack(">BH", tag, len(key)) + key + struct.pack(">H", len(data)) + data
    return made


def message(status: int, number: int, *groups: tuple[int, bytes], version=(2, 0)) -> bytes:
    made = struct.pack(">BBHi", *version, status, number)
    made += b"\x01" + attribute(0x47, "attributes-charset", "utf-8") + attribute(0x48, "attributes-natural-language", "en")
    return made + b"".join(bytes([tag]) + group for tag, group in groups) + b"\x03"


def understood(data: bytes) -> tuple[tuple[int, int], str, int, dict, bytes]:
    """A request -> (version, operation, its number, attributes with all values as bytes, the document)."""
    major, minor, operation, number = struct.unpack(">BBHi", data[:8])
    found, at, name = {}, 8, ""
    while data[at] != 3:
        tag, at = data[at], at + 1
        if tag < 0x10:
            continue
        length = int.from_bytes(data[at:at + 2], "big")
        name = data[at + 2:at + 2 + length].decode() or name
        at += 2 + length
        length = int.from_bytes(data[at:at + 2], "big")
        found.setdefault(name, []).append(data[at + 2:at + 2 + length])
        at += 2 + length
    return (major, minor), OPERATIONS[operation], number, found, data[at + 1:]


class IppPrinter:
    """A running printer. Everything about it may be changed while it runs.

    state, reasons, formats, media: as in IPP; behaves: "well", or what it does wrong: see answer() and _Handler.
    Kept: requests (operation, attributes), documents (the bytes of every print), jobs {id: state}.
    """

    def __init__(self, tls=None) -> None:
        self.state, self.reasons, self.message = 3, ["none"], ""
        self.formats = ["application/octet-stream", "application/pdf", "image/pwg-raster"]
        self.media = ["iso_a4_210x297mm", "na_letter_8.5x11in"]
        self.accepts, self.behaves, self.oldest = True, "well", (2, 0)
        self.requests, self.documents, self.jobs = [], [], {}
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
        self.server.daemon_threads = True
        self.server.printer = self
        if tls is not None:
            self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.address = f"ipp{'s' if tls else ''}://127.0.0.1:{self.port}/ipp/print"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def answer(self, body: bytes) -> bytes:
        version, operation, number, given, document = understood(body)
        self.requests.append((operation, given))
        if version > self.oldest:
            return message(0x0503, number, version=(1, 1))
        if operation == "Get-Printer-Attributes":
            group = (attribute(ENUM, "printer-state", self.state) + attribute(KEYWORD, "printer-state-reasons", *self.reasons)
                     + attribute(TEXT, "printer-state-message", self.message) + attribute(BOOLEAN, "printer-is-accepting-jobs", self.accepts)
                     + attribute(MIME, "document-format-supported", *self.formats) + attribute(KEYWORD, "media-supported", *self.media)
                     + attribute(INTEGER, "queued-job-count", len(self.jobs)))
            return message(0, number, (4, group), version=version)
        if operation == "Print-Job":
            if given["document-format"][0].decode() not in self.formats:
                return message(0x040A, number, version=version)
            if not self.accepts:
                return message(0x0506, number, version=version)
            self.documents.append(document)
            job = 40 + len(self.documents)
            self.jobs[job] = 6 if "media-empty-error" in self.reasons else 5
            return message(1, number, (2, attribute(INTEGER, "job-id", job) + attribute(ENUM, "job-state", self.jobs[job])), version=version)
        if operation == "Get-Jobs":
            groups = [(2, attribute(INTEGER, "job-id", job) + attribute(ENUM, "job-state", state)) for job, state in self.jobs.items()]
            return message(0, number, *groups, version=version)
        if operation == "Resume-Printer":
            self.state, self.reasons = 3, ["none"]
            return message(0, number, version=version)
        job = int.from_bytes(given["job-id"][0], "big")
        if job not in self.jobs:
            return message(0x0406, number, version=version)
        if operation == "Cancel-Job":
            self.jobs[job] = 7
            return message(0, number, version=version)
        return message(0, number, (2, attribute(INTEGER, "job-id", job) + attribute(ENUM, "job-state", self.jobs[job])), version=version)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_) -> None:
        pass

    def do_POST(self) -> None:
        printer, length = self.server.printer, int(self.headers["Content-Length"])
        printing = length > 100_000 or b"%PDF" in self.rfile.peek(2000)
        if printer.behaves == "vanishes" and printing:
            self.rfile.read(min(50_000, length // 2))
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))    # as if unplugged
            self.connection.close()
            self.close_connection = True
            return
        body = self.rfile.read(length)
        if printer.behaves == "vanishes after":
            if printing:
                self.close_connection = True
                return
        elif printer.behaves in WRONG:
            self.close_connection = True
            try:
                WRONG[printer.behaves](self.wfile)
            except OSError:
                pass        # nobody waits any longer
            return
        data = printer.answer(body)
        self.send_response(200)
        self.send_header("Content-Type", "application/ipp")
        if printer.behaves == "in pieces":
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            for at in range(0, len(data), 7):
                piece = data[at:at + 7]
                self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            self.wfile.write(b"0\r\n\r\n")
            return
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def _slowly(out, text: bytes) -> None:
    for one in text:
        out.write(bytes([one]))
        out.flush()
        time.sleep(0.05)


def _sent(body: bytes, head: bytes = b"HTTP/1.1 200 OK\r\nContent-Type: application/ipp\r\n"):
    return lambda out: out.write(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)


GOOD = message(0, 1, (4, attribute(ENUM, "printer-state", 3)))
# What a thing that is no printer, or a bad one, may answer.
WRONG = {
    "nothing": lambda out: None,
    "a page": _sent(b"<html>Welcome to your router</html>"),
    "no HTTP": lambda out: out.write(b"\x00\xff\x80 SSH-2.0-OpenSSH_9\r\n\r\n"),
    "empty": _sent(b""),
    "zeros": _sent(bytes(400)),
    "half": _sent(GOOD[:-9]),
    "a length that lies": lambda out: out.write(b"HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n" + GOOD),
    "a value longer than the rest": _sent(GOOD[:8] + b"\x04\x41\x00\x01a\x7f\xffx\x03"),
    "a value in no group": _sent(GOOD[:8] + b"\x41\x00\x01a\x00\x01b\x03"),
    "a number of one byte": _sent(GOOD[:8] + b"\x04\x21\x00\x01a\x00\x01b\x03"),
    "no end": _sent(GOOD[:-1]),
    "no attributes": _sent(message(0, 1)),
    "a million values": _sent(GOOD[:8] + b"\x04" + attribute(KEYWORD, "media-supported", "a") + b"\x44\x00\x00\x00\x00" * 150_000 + b"\x03"),
    "without end": lambda out: [out.write(b"HTTP/1.1 200 OK\r\n\r\n"), *(out.write(bytes(65_536)) for _ in range(100))],
    "a head without end": lambda out: [out.write(b"HTTP/1.1 200 OK\r\n"), *(out.write(b"X: " + b"y" * 60_000 + b"\r\n") for _ in range(50))],
    "a drip": lambda out: _slowly(out, b"HTTP/1.1 200 OK\r\nX: " + b"y" * 4000),
    "a wrong turn": _sent(b"", b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n"),
    "a bad chunk": lambda out: out.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n"),
}
