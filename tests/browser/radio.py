"""A home network between phone and server that can go bad: connections stay open and carry nothing."""

from __future__ import annotations

import selectors
import socket
import threading


class Radio:
    """Forwards one port to another. Everything that a phone sends and hears goes through it.

    weather: "clear"; "lost": what is sent in either direction vanishes, and a connection that lost something carries
    nothing ever after, without anybody being told; "late": what is sent arrives when it is clear again; "deaf": what
    the phone sends arrives, what the server answers vanishes.
    """

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.weather = "clear"
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._dead: set[socket.socket] = set()
        self._late: list[tuple[socket.socket, bytes]] = []
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ends.set()
        self._thread.join(5)
        for one in (self._listening, *self._pairs):
            one.close()

    def _run(self) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(self._listening, selectors.EVENT_READ)
            while not self._ends.is_set():
                for key, _ in ready.select(0.05):
                    if key.fileobj is self._listening:
                        self._welcome(ready)
                    elif key.fileobj in self._pairs:
                        self._carry(ready, key.fileobj, key.data)
                if self.weather == "clear":
                    late, self._late = self._late, []
                    for one, data in late:
                        self._pass_on(ready, one, data)

    def _welcome(self, ready) -> None:
        phone, _ = self._listening.accept()
        try:
            server = socket.create_connection(self._to)
        except OSError:
            phone.close()       # nobody serves there now
            return
        self._pairs.update({phone: server, server: phone})
        ready.register(phone, selectors.EVENT_READ, "phone")
        ready.register(server, selectors.EVENT_READ, "server")

    def _carry(self, ready, one: socket.socket, side: str) -> None:
        try:
            data = one.recv(65536)
        except OSError:
            data = b""
        weather = self.weather
        if not data and weather != "clear":
            ready.unregister(one)       # nobody hears of its end
        if one in self._dead or weather == "lost" or (weather == "deaf" and side == "server"):
            self._dead.update((one, self._pairs[one]))
            if not data and weather == "clear":
                self._pass_on(ready, one, data)
        elif weather == "late":
            self._late.append((one, data))
        else:
            self._pass_on(ready, one, data)

    def _pass_on(self, ready, one: socket.socket, data: bytes) -> None:
        other = self._pairs.get(one)
        if other is None:
            return
        try:
            if data:
                other.sendall(data)
                return
        except OSError:
            pass        # the other side has hung up meanwhile
        for end in (one, other):
            if end in ready.get_map():
                ready.unregister(end)
            del self._pairs[end]
            end.close()
