"""Where a program that plays a reader is plugged in: a pseudo-terminal that the companion finds, or a port of this machine.

Nothing here waits for whoever reads: what is not taken comes back as not taken.
"""

from __future__ import annotations

import os
import pty
import socket
import tty
from pathlib import Path

from hardware import simulated
from hardware.firmware.link import Link

__all__ = ["Listening", "Terminal", "outlet", "serve_once"]


class Terminal:
    """A pseudo-terminal registered under a name; unplug() ends it as pulling a plug does, plug() makes another behind the link.

    link: a further link to it, at a path of your own.
    """

    def __init__(self, name: str, link: Path | None = None) -> None:
        self._held = simulated.register(name)
        self._link = link
        self._main = self._side = -1
        self.plug()

    @property
    def where(self) -> str:
        """The address for the host, the same after plugging in anew."""
        return str(self._link or self._held.path)

    @property
    def device(self) -> str | None:
        """The terminal behind it now; None while unplugged."""
        return os.ttyname(self._side) if self._side >= 0 else None

    def fileno(self) -> int:
        """What to wait for bytes on; -1 while unplugged."""
        return self._main

    def plug(self) -> None:
        """Plug in, if it is not."""
        if self._main >= 0:
            return
        # our own end of the far side stays open: without it every read here fails until the host comes
        self._main, self._side = pty.openpty()
        tty.setraw(self._side)
        os.set_blocking(self._main, False)
        self._held.plug(os.ttyname(self._side))
        if self._link is not None:
            self._link.unlink(missing_ok=True)
            self._link.symlink_to(os.ttyname(self._side))

    def unplug(self) -> None:
        """Pull the plug: whoever has it open is told at once."""
        if self._main < 0:
            return
        self._held.unplug()
        if self._link is not None:
            self._link.unlink(missing_ok=True)
        os.close(self._main)
        os.close(self._side)
        self._main = self._side = -1

    def read(self) -> bytes:
        """What the host wrote since; empty when nothing."""
        try:
            return os.read(self._main, 4096) if self._main >= 0 else b""
        except OSError:
            return b""

    def write(self, data: bytes) -> int:
        """How many of these bytes were taken; while unplugged all, since a device without a cable waits for nobody."""
        if self._main < 0:
            return len(data)
        try:
            return os.write(self._main, data)
        except OSError:
            return 0

    def close(self) -> None:
        """Unplug for good and give the name back."""
        self.unplug()
        self._held.close()


class Listening:
    """A port of this machine at which one host at a time may listen; for the host it is socket://127.0.0.1:PORT."""

    def __init__(self, port: int = 0) -> None:
        self._port = port
        self._socket: socket.socket | None = None
        self._host: socket.socket | None = None
        self.plug()

    @property
    def where(self) -> str:
        """The address for the host, the same after plugging in anew."""
        return f"socket://127.0.0.1:{self._port}"

    @property
    def device(self) -> str | None:
        """The address while plugged in."""
        return self.where if self._socket else None

    def fileno(self) -> int:
        """What to wait on; -1 while unplugged."""
        return self._host.fileno() if self._host else self._socket.fileno() if self._socket else -1

    def plug(self) -> None:
        """Listen, if it does not."""
        if self._socket is None:
            self._socket = socket.create_server(("127.0.0.1", self._port))
            self._socket.setblocking(False)
            self._port = self._socket.getsockname()[1]

    def unplug(self) -> None:
        """Hang up, and listen no more."""
        for one in (self._host, self._socket):
            if one is not None:
                one.close()
        self._host = self._socket = None

    def _connected(self) -> socket.socket | None:
        if self._host is None and self._socket is not None:
            try:
                self._host, _ = self._socket.accept()
                self._host.setblocking(False)
            except OSError:
                return None
        return self._host

    def _hang_up(self) -> None:
        if self._host is not None:
            self._host.close()
        self._host = None

    def read(self) -> bytes:
        """What the host wrote since; empty when nothing, or when nobody is there. Whoever comes is taken to ask who is there."""
        before = self._host
        host = self._connected()
        if host is not before:
            return b"\n?H\n"
        if host is None:
            return b""
        try:
            data = host.recv(4096)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self._hang_up()
        return data

    def write(self, data: bytes) -> int:
        """How many of these bytes were taken: none while nobody listens."""
        if self._socket is None:
            return len(data)
        if self._host is None:
            return 0
        try:
            return self._host.send(data)
        except BlockingIOError:
            return 0
        except OSError:
            self._hang_up()
            return 0

    def close(self) -> None:
        """Hang up for good."""
        self.unplug()


def outlet(name: str, port: int | None = None, link: Path | None = None) -> Terminal | Listening:
    """A place for a device of this name: a port of this machine if one is given (0: any free one), else a pseudo-terminal.

    Errors: FileExistsError while another program plays a device of this name; OSError for a port in use.
    """
    return Terminal(name, link) if port is None else Listening(port)


def serve_once(link: Link, place: Terminal | Listening, now: int, through=None) -> None:
    """One round of a device: hears the host, beats when due, and hands over what the host takes.

    now: ms; through: makes other bytes of each line, as a bad cable would (Link's whole line in, bytes out).
    """
    link.hear(place.read(), now)
    link.tick(now)
    while data := link.output(now):
        if through is not None:
            # the line is gone from the device, whatever the cable makes of it
            link.sent(len(data))
            data = through(data)
            place.write(data)
            continue
        taken = place.write(data)
        link.sent(taken)
        if taken < len(data):
            break
