"""Pixels dice behind an ESP32 that runs the "Serial" example of the arduino-pixels-dice library: `companion sensor esp32 PORT`.

The example prints, every five seconds, a block for each die: ">>>> name (0xID)", lines "Roll state: ON_FACE value: 4", "<<<<".
Throws are therefore up to five seconds late. Never tried with a real one; the lines are those of its published source.
"""

from __future__ import annotations

import re
import time

from hardware.adapters.device import Device, until_ended
from hardware.adapters.pixel_die import CROOKED, HANDLING, ON_FACE, ROLLED, ROLLING, Die, Roll

__all__ = ["Lines", "run"]

HEAD = re.compile(r">>>> (.*) \(0x([0-9A-Fa-f]{1,8})\)\s*")
STATE = re.compile(r"\s*Roll state: (\w+) value: (\d{1,3})\s*")
# The example's enumeration is the old one: what newer dice call "on a face, not thrown" it does not know
STATES = {"ON_FACE": ROLLED, "HANDLING": HANDLING, "ROLLING": ROLLING, "CROOKED": CROOKED, "INVALID": ON_FACE}
LONGEST = 200


class Lines:
    """Bytes in, (die, name, events) out, die being its id as eight hexadecimal digits."""

    def __init__(self) -> None:
        self._dice: dict[str, Die] = {}
        self._head: tuple[str, str] | None = None
        self._rest = b""

    def feed(self, data: bytes) -> list[tuple[str, str, list[tuple]]]:
        """What these bytes say of which die; a die is named once it is seen, with or without events."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._rest = self._rest[-LONGEST:]
        found = []
        for line in lines:
            text = line.decode("utf-8", "replace").rstrip("\r")
            if head := HEAD.fullmatch(text):
                self._head = head[2].lower().zfill(8), head[1]
                found.append((*self._head, []))
            elif text.startswith(("<<<<", "####")):
                self._head = None
            elif self._head and (state := STATE.fullmatch(text)) and state[1] in STATES:
                die = self._dice.setdefault(self._head[0], Die(old=True))
                if events := die.saw(Roll(STATES[state[1]], int(state[2]) - 1)):
                    found.append((*self._head, events))
        return found


def serve(port, say=print, until=lambda: False) -> str:
    """Play every die that the board names; returns why it ended. port: an open serial port."""
    lines, devices = Lines(), {}
    try:
        while not until():
            for id, name, events in lines.feed(port.read(max(1, min(port.in_waiting, 4096)))):
                if id not in devices:
                    devices[id] = Device(f"pixel-{id}", title=name)
                    say(f"{devices[id].id} is plugged in at {devices[id].outlet.where}")
                devices[id].tell(events)
            for device in devices.values():
                device.step()
            time.sleep(0.01)
    except (OSError, TypeError) as error:
        return f"the board is gone ({error})"
    finally:
        for device in devices.values():
            device.close()
    return ""


def run(address: str, baud: int = 9600) -> int:
    """Play the dice behind a board until ended; returns the exit status."""
    from hardware.driver import FAULTS, open_port
    from hardware.monitor import refusal
    try:
        port = open_port(address, baud)
    except FAULTS as error:
        print(f"companion sensor esp32: {refusal(error, address)}")
        return 1
    try:
        return until_ended(lambda: serve(port, lambda text: print(text, flush=True)))
    finally:
        port.close()
