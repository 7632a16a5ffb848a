"""How long from a tap to the last of nine phones, beside a bare fan-out that keeps no books.

    python -m tests.benchmarks.follow [ROUNDS]

Both servers run at the same time and take turns, so that a busy machine is busy for both. Three times are told: until
the ninth phone has the number, until it has the page drawn anew (packed), and until the ninth has it of the bare one.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from companion import create_app
from companion.web.tickets import hash_of, new_token
from tests.browser.conftest import Server, free_port

PHONES, CODE = 9, "KOALA"
SEATS = ["Anna", "Bára", "Cyril", "Dana", "Emil", "Františka"]


async def bare(port: int) -> None:
    """The least that can tell nine phones something: one queue for each, one line for each tap."""
    listening: set[asyncio.StreamWriter] = set()
    number = 0

    async def answer(reader, writer):
        nonlocal number
        while head := await reader.readuntil(b"\r\n\r\n"):
            if head.startswith(b"GET"):
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
                listening.add(writer)
                return
            number += 1
            for one in listening:
                one.write(b'id: %d\ndata: {"seq":%d}\n\n' % (number, number))
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

    server = await asyncio.start_server(answer, "127.0.0.1", port)
    await server.serve_forever()


class Listener(threading.Thread):
    """A phone's stream. got: number -> when it came; then: what the phone does with it."""

    def __init__(self, port: int, path: str, cookie: str = "", then=None) -> None:
        super().__init__(daemon=True)
        self.got: dict[int, float] = {}
        self.drawn: dict[int, float] = {}
        self._then = then
        self._line = socket.create_connection(("127.0.0.1", port))
        self._line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n".encode())
        self.start()

    def run(self) -> None:
        left = b""
        while data := self._line.recv(4096):
            *lines, left = (left + data).split(b"\n")
            for line in lines:
                if b'{"seq":' in line:
                    seq = json.loads(line[line.index(b"{"):])["seq"]
                    self.got[seq] = time.perf_counter()
                    if self._then:
                        self._then()
                        self.drawn[seq] = time.perf_counter()


def last(listeners: list[Listener], seq: int, kind: str = "got") -> float:
    """When the last of them had a number."""
    while not all(seq in getattr(one, kind) for one in listeners):
        time.sleep(0.0005)
    return max(getattr(one, kind)[seq] for one in listeners)


def main(rounds: int) -> None:
    """Lay a table, listen, tap."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder))
        house = app.extensions["companion"]
        house.banker.make_table("cesta-k-bohatstvi", code=CODE, seats=SEATS, host="Anna")
        tokens = [new_token() for _ in range(PHONES)]
        for n, token in enumerate(tokens):
            seat = SEATS[n] if n < len(SEATS) else None
            house.store.add_device(hash_of(token), CODE, seat, "host" if n == 0 else "seat" if seat else "wall", None, str(n))
        house.store.close()
        ours, port = Server(Path(folder), free_port()), free_port()
        theirs = subprocess.Popen([sys.executable, "-c", f"import asyncio; from tests.benchmarks.follow import bare; asyncio.run(bare({port}))"])
        try:
            time.sleep(1)
            measure(ours, port, tokens, rounds)
        finally:
            theirs.kill()
            theirs.wait()
            ours.stop()


def measure(ours: Server, port: int, tokens: list[str], rounds: int) -> None:
    cookies = [f"table_{CODE}={token}" for token in tokens]
    asking = [http.client.HTTPConnection("127.0.0.1", ours.port) for _ in tokens]

    def page(n: int):
        def fetch():
            kind = "seat" if n < len(SEATS) else "wall"
            asking[n].request("GET", f"/t/{CODE}/{kind}?live=1", headers={"Cookie": cookies[n], "Accept-Encoding": "gzip"})
            assert asking[n].getresponse().read()
        return fetch

    mine = [Listener(ours.port, f"/api/tables/{CODE}/stream", cookie) for cookie in cookies]
    bare_ones = [Listener(port, "/") for _ in tokens]
    tap, bare_tap = http.client.HTTPConnection("127.0.0.1", ours.port), http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Cookie": cookies[0], "Origin": ours.base, "Content-Type": "application/json"}

    def book(n: int) -> int:
        args = {"seat": "Anna", "path": "cash", "value": 1000 + n}
        tap.request("POST", f"/api/tables/{CODE}/commands", json.dumps({"command": "adjust", "args": args, "ticket": f"tap-{n:06}", "as": "host"}), headers)
        return json.loads(tap.getresponse().read())["seq"]

    numbers, pages, bare_numbers = [], [], []
    for n in range(rounds):
        begun = time.perf_counter()
        numbers.append(last(mine, book(n)) - begun)
        begun = time.perf_counter()
        bare_tap.request("POST", "/")
        bare_tap.getresponse().read()
        bare_numbers.append(last(bare_ones, n + 1) - begun)
    following = [Listener(ours.port, f"/api/tables/{CODE}/stream", cookie, page(n)) for n, cookie in enumerate(cookies)]
    time.sleep(1)
    for n in range(rounds, rounds + rounds // 4):
        begun = time.perf_counter()
        pages.append(last(following, book(n), "drawn") - begun)
        time.sleep(0.02)
    ms = [statistics.median(times) * 1000 for times in (numbers, pages, bare_numbers)]
    print(f"tap to the number on the last of {PHONES} phones: {ms[0]:.1f} ms, booked durably; bare fan-out {ms[2]:.1f} ms; ratio {ms[0] / ms[2]:.1f}")
    print(f"tap to the page drawn anew on the last of {PHONES} phones: {ms[1]:.1f} ms (worst {max(pages) * 1000:.0f} ms)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
