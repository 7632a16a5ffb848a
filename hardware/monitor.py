"""What the ports of this machine are, and what one of them says, for people at a terminal."""

from __future__ import annotations

import errno
import grp
import os
import re
import time
from collections.abc import Callable

from hardware import found as ports
from hardware.driver import ASK, FAULTS, open_port
from hardware.found import Found
from hardware.protocol import Alive, Fault, Hello, Reader, Reading

__all__ = ["listing", "monitor", "refusal"]

UNPRINTABLE = re.compile(r"[^ -~]")


def listing() -> list[str]:
    """A line or more for each port that is there: device, maker and name, lasting names, whether it may be opened."""
    lines = []
    for port in ports.look():
        name = " ".join(part for part in (port.maker, port.name) if part not in ("", "n/a")) or "no name"
        lines.append(f"{port.device}  {name}  ({_may_be_opened(port)})")
        lines += [f"    {lasting}" for lasting in (port.by_id, port.by_path) if lasting]
    return lines or ["no serial port and no simulated reader is there"]


def _may_be_opened(port: Found) -> str:
    """Without opening it, which would restart many boards."""
    if os.access(port.device, os.R_OK | os.W_OK):
        return "may be opened"
    try:
        group = grp.getgrgid(os.stat(port.device).st_gid).gr_name
    except (OSError, KeyError):
        return "gone"
    return f"may not be opened by this user; the group {group} may"


def refusal(error: Exception, address: str) -> str:
    """Why a port does not open, and what helps."""
    match getattr(error, "errno", None):
        case errno.EACCES | errno.EPERM:
            return f"{address}: this user may not open it; `companion sensor list` says who may"
        case errno.EAGAIN | errno.EBUSY:
            return f"{address}: another program has it open; a companion that serves shows what it says on the host's page"
        case errno.ENOENT:
            return f"{address}: nothing is there; `companion sensor list` says what is"
    return f"{address}: {error}"


def shown(line: bytes) -> str:
    """A line as a terminal may show it: whatever is not plain text as \\xNN."""
    return UNPRINTABLE.sub(lambda found: f"\\x{ord(found[0]):02x}", line.decode("latin-1"))


def explained(event) -> str:
    """An event of the reader in words."""
    match event:
        case Hello():
            faces = "" if event.faces is None else f", faces {event.faces[0]}-{event.faces[1]}"
            return f"hello: {event.kind or 'device'} {event.id}{faces}" + (f", {event.ch} dice together" if (event.ch or 1) > 1 else "")
        case Reading():
            return f"reading: {event}" + ("" if event.settled else ", askew") + ("" if event.q is None else f", {event.q} % sure") + \
                (f", {event.age:.1f} s old" if event.age else "")
        case Alive():
            return f"alive: up {event.up} s, last reading {event.seq}"
        case Fault():
            return f"fault: {event.code} {'begins' if event.on else 'is over'}"
    return str(event)


def monitor(address: str, *, baud: int = 115200, faces: tuple[int, int] = (1, 6), ask: bool = False,
            say: Callable[[str], object] = print, until: Callable[[], bool] = lambda: False) -> str:
    """Print every line of a port with its time and what the reader makes of it; returns why it ended.

    Opens the port for itself alone, and writes nothing to it unless ask is set, which asks the device who it is. until:
    ends it when true. Errors: ValueError for 1200 baud and less.
    """
    if baud <= 1200:
        raise ValueError("1200 baud and less is never set: it sends many boards into their boot loader")

    def heard(line: bytes, at: float) -> None:
        if line.strip():
            now = time.time()
            say(f"{time.strftime('%H:%M:%S', time.localtime(now))}.{int(now * 1000) % 1000:03d}  {shown(line)}")

    try:
        port = open_port(address, baud)
    except FAULTS as error:
        return refusal(error, address)
    try:
        reader = Reader(faces, opened=time.monotonic(), heard=heard)
        if ask:
            port.write(ASK)
        while not until():
            data = port.read(max(1, min(port.in_waiting, 4096)))
            events = reader.tick(time.monotonic())
            for piece in data.splitlines(keepends=True):
                for event in events + reader.feed(piece, time.monotonic()):
                    say(f"              {explained(event)}")
                events = []
            for event in events:
                say(f"              {explained(event)}")
        return ""
    except FAULTS as error:
        return f"{address} is gone ({error})"
    finally:
        try:
            port.close()
        except FAULTS:
            pass
