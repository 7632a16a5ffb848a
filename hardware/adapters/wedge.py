"""Dice and bar-code readers that type like a keyboard: `companion sensor wedge DEVICE`.

Read as key numbers of the kernel, never as characters: under a Czech layout the digits of such a reader are letters with
accents. The device is taken for this program alone, so that nothing is typed into anybody's window. Never tried with a real reader.
"""

from __future__ import annotations

import errno
import fcntl
import os
import select
import struct

from hardware.adapters.device import Device, lasting_id, milliseconds, until_ended

__all__ = ["Keys", "grab", "run"]

EVENT = struct.Struct("llHHi")      # struct input_event: seconds, microseconds, type, code, value
EVIOCGRAB = 0x40044590
EV_SYN, EV_KEY, SYN_DROPPED = 0, 1, 3
DOWN = 1                            # 0 is up, 2 the repetition of a key that is held
DIGITS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7, 9: 8, 10: 9, 11: 0,                                 # the row of digits
          79: 1, 80: 2, 81: 3, 75: 4, 76: 5, 77: 6, 71: 7, 72: 8, 73: 9, 82: 0}                         # the keypad
END = {28, 96, 15}                  # Enter, the keypad's Enter, Tab
BETWEEN = {57, 51, 95}              # space and commas part the dice of one throw
SILENT = {42, 54, 29, 97, 56, 100, 58, 69, 125, 126}    # Shift, Control, Alt, the locks, Meta
PAUSE = 1000                        # ms: digits that far apart do not belong together


class Keys:
    """Key events in, throws out. low, high: the faces; dice: in one throw."""

    def __init__(self, low: int = 1, high: int = 6, dice: int = 1) -> None:
        self._low, self._high, self._dice = low, high, dice
        self._typed: str | None = ""        # None: something that is no throw, up to the next Enter
        self._last = 0
        self._rest = b""

    def feed(self, data: bytes, now: int) -> list[tuple]:
        """Bytes of the device; events as a logic.py of the firmware gives them."""
        data = self._rest + data
        whole = len(data) - len(data) % EVENT.size
        self._rest = data[whole:]
        found = []
        for _, _, type, code, value in EVENT.iter_unpack(data[:whole]):
            if type == EV_SYN and code == SYN_DROPPED:
                self._typed = None          # the kernel's queue ran over: what is missing nobody knows
            elif type == EV_KEY and value == DOWN and code not in SILENT:
                found += self._key(code, now)
        return found

    def _key(self, code: int, now: int) -> list[tuple]:
        if now - self._last > PAUSE:
            self._typed = ""
        self._last = now
        if code not in END:
            if self._typed is not None:
                digit = str(DIGITS[code]) if code in DIGITS else " " if code in BETWEEN else None
                self._typed = None if digit is None or len(self._typed) > 40 else self._typed + digit
            return []
        typed, self._typed = self._typed, ""
        faces = [int(word) for word in (typed or "").split()]
        if len(faces) != self._dice or not all(self._low <= face <= self._high for face in faces):
            return []
        return [("reading", faces, True, 95)]


def grab(device: str) -> int:
    """Open an input device for this program alone; its file descriptor. Errors: OSError."""
    handle = os.open(device, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        fcntl.ioctl(handle, EVIOCGRAB, 1)
    except OSError:
        os.close(handle)
        raise
    return handle


def serve(path: str, keys: Keys, device: Device, opener=grab, say=print, until=lambda: False) -> None:
    """Read one input device for ever; gone, it is waited for. opener: gives a file descriptor of events."""
    handle, tried, told = -1, -PAUSE, ""
    try:
        while not until():
            now = milliseconds()
            if handle < 0 and now - tried >= PAUSE:
                tried = now
                try:
                    handle = opener(path)
                    device.plug()
                    told = ""
                except OSError as error:
                    if told != str(error):
                        told = str(error)
                        say(f"{path}: {_remedy(error)}")
            watched = [one for one in (handle, device.outlet.fileno()) if one >= 0]
            ready, _, _ = select.select(watched, [], [], 0.05)
            events = []
            if handle in ready:
                try:
                    data = os.read(handle, 64 * EVENT.size)
                    if not data:
                        raise OSError(errno.ENODEV, "gone")
                    events = keys.feed(data, now)
                except BlockingIOError:
                    pass
                except OSError:
                    os.close(handle)
                    handle = -1
                    device.unplug()
            device.tell(events)
    finally:
        if handle >= 0:
            os.close(handle)


def _remedy(error: OSError) -> str:
    if error.errno in (errno.EACCES, errno.EPERM):
        return "this user may not read it; the group input may"
    if error.errno == errno.EBUSY:
        return "another program has it for itself"
    return os.strerror(error.errno) if error.errno else str(error)


def run(path: str, faces: tuple[int, int] = (1, 6), dice: int = 1) -> int:
    """Play one reader until ended; returns the exit status."""
    try:
        device = Device(lasting_id("wedge", path), *faces, title="Key reader", plugged=False)
    except OSError as error:
        print(f"companion sensor wedge: {error}")
        return 1
    print(f"{device.id} will be plugged in at {device.outlet.where}", flush=True)
    try:
        return until_ended(lambda: serve(path, Keys(*faces, dice), device))
    finally:
        device.close()
