"""Which serial ports there are, and by which names one device can be recognised."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from serial.tools import list_ports

from hardware import simulated

log = logging.getLogger(__name__)
LINKS = Path("/dev/serial")         # udev keeps by-id and by-path there


@dataclass(frozen=True, slots=True)
class Found:
    """A port that is there. `by_id` and `by_path` are whole paths, empty where there is none.

    `serial` is empty for a device without a serial number, whose by-id may name any of its kind, and None where nobody knows.
    """

    device: str
    name: str = ""
    maker: str = ""
    by_id: str = ""
    by_path: str = ""
    serial: str | None = None


def look(listing: Callable[[], Iterable] = list_ports.comports, links: Path = LINKS) -> list[Found]:
    """The ports that are there now; opens none of them. A device that goes while we look is left out."""
    by_id, by_path = _links(links / "by-id"), _links(links / "by-path")
    played = {toy.device: toy for toy in simulated.listed()}
    try:
        listed = {os.path.realpath(port.device): port for port in listing()}
    except (OSError, TypeError, ValueError) as fault:
        log.info("ports could not be listed just now: %s", fault)
        listed = {}
    found = []
    for device in sorted({*listed, *by_id, *by_path} - played.keys()):
        port = listed.get(device)
        found.append(Found(device, name=(port and (port.product or port.description)) or "", maker=(port and port.manufacturer) or "",
                           by_id=by_id.get(device, ""), by_path=by_path.get(device, ""),
                           serial=None if port is None else port.serial_number or ""))
    found += [Found(toy.device, toy.name, "simulated", by_id=toy.path) for toy in played.values()]
    return found


def _links(folder: Path) -> dict[str, str]:
    """Device -> the link that names it, for the links that lead somewhere."""
    found = {}
    try:
        for link in sorted(os.listdir(folder)):
            path = folder / link
            if path.exists():
                found.setdefault(os.path.realpath(path), str(path))
    except OSError:
        return found        # no udev, or the folder went with the last device
    return found


def at(address: str, found: Iterable[Found]) -> Found | None:
    """The port that an address leads to."""
    real = os.path.realpath(address)
    return next((port for port in found if port.device == real), None)


def where(address: str, known: Found | None, found: list[Found], taken: set[str]) -> str | None:
    """The path under which an enabled device is to be opened now; None where it is not there.

    `known` is how it looked when it was open last, `taken` the devices of other enabled ports. A device that has moved to
    another name is followed by its by-id (where that is its own), else by its by-path; a stranger that took its name is let be.
    """
    if "://" in address:
        return address
    there = os.path.exists(address)
    if known is None:
        return address if there else None
    here = at(address, found) if there else None
    if there and (here is None or here.by_path and here.by_path == known.by_path):
        return address
    others = [port for port in found if port.device not in taken]
    moved = [port for port in others if known.serial != "" and known.by_id and port.by_id == known.by_id] or \
            [port for port in others if known.by_path and port.by_path == known.by_path and _alike(port, known)]
    if here is not None and (here in moved or not moved and _alike(here, known)):
        return address
    return moved[0].device if moved else None


def _alike(one: Found, other: Found) -> bool:
    return not one.by_id or not other.by_id or one.by_id == other.by_id
