"""The spinner on an RP2040 with CircuitPython: this file as code.py, logic.py and link.py beside it, and a boot.py that says

    import usb_cdc
    usb_cdc.enable(console=True, data=True)

The second serial port then speaks the protocol, and the first keeps CircuitPython's own messages to itself.
"""

import os
import time
from binascii import hexlify

import board
import busio
import microcontroller
import usb_cdc
from link import Link
from logic import Spinner
from watchdog import WatchDogMode

# -- settings ----------------------------------------------------------------------------------------------
VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)    # what the sectors say, in the order in which RAW ANGLE rises
ZERO = 0                                    # RAW ANGLE with the pointer on the line where the first sector begins
NAME = ""                                   # shown beside the id, such as "Big spinner"
# -----------------------------------------------------------------------------------------------------------

AS5600, STATUS = 0x36, 0x0B
RETRY = 1000        # ms after which a bus that failed is set up anew


class Sensor:
    """The AS5600 on GP4 and GP5."""

    def __init__(self):
        self._bus = None
        self._tried = -RETRY
        self._data = bytearray(3)

    def read(self, now):
        """(raw angle, status), both None when the bus fails."""
        try:
            if self._bus is None:
                if now - self._tried < RETRY:
                    return None, None
                self._tried = now
                self._bus = busio.I2C(board.GP5, board.GP4, frequency=400_000)
                self._bus.try_lock()
            self._bus.writeto_then_readfrom(AS5600, bytes([STATUS]), self._data)
            return (self._data[1] << 8 | self._data[2]) & 0xFFF, self._data[0]
        except (OSError, RuntimeError):     # RuntimeError: no pull-up on the wires, so nothing is there
            if self._bus is not None and now - self._tried >= RETRY:
                self._bus.deinit()
                self._bus = None
            return None, None


port = usb_cdc.data
port.timeout = 0
port.write_timeout = 0      # what the host does not take comes back as not taken
started = time.monotonic_ns()
sensor = Sensor()
spinner = Spinner(VALUES, ZERO)
link = Link("spin-" + hexlify(microcontroller.cpu.uid[-3:]).decode(), "spinner", min(VALUES), max(VALUES),
            hexlify(os.urandom(2)).decode(), name=NAME)
microcontroller.watchdog.timeout = 2
microcontroller.watchdog.mode = WatchDogMode.RESET
while True:
    now = (time.monotonic_ns() - started) // 1_000_000
    microcontroller.watchdog.feed()
    for event in spinner.read(now, *sensor.read(now)):
        link.tell(event, now)
    if port.in_waiting:
        link.hear(port.read(min(port.in_waiting, 64)), now)
    link.tick(now)
    while data := link.output(now):
        taken = port.write(data) or 0
        link.sent(taken)
        if taken < len(data):
            break
    time.sleep(max(0, 10 - ((time.monotonic_ns() - started) // 1_000_000 - now)) / 1000)
