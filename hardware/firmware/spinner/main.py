"""The spinner on an RP2040 with MicroPython: files main.py, logic.py, link.py and pico.py in the board's root folder."""

import pico
from link import Link
from logic import Spinner
from machine import I2C, Pin

# -- settings ----------------------------------------------------------------------------------------------
VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)    # what the sectors say, in the order in which RAW ANGLE rises
ZERO = 0                                    # RAW ANGLE with the pointer on the line where the first sector begins
NAME = ""                                   # shown beside the id, such as "Big spinner"
# -----------------------------------------------------------------------------------------------------------

AS5600, STATUS, RAW_ANGLE = 0x36, 0x0B, 0x0C
RETRY = 1000        # ms after which a bus that failed is set up anew


class Sensor:
    """The AS5600 on I2C 0, GP4 and GP5."""

    def __init__(self):
        self._bus = None
        self._tried = -RETRY

    def read(self, now):
        """(raw angle, status), both None when the bus fails."""
        try:
            if self._bus is None:
                if now - self._tried < RETRY:
                    return None, None
                self._tried = now
                self._bus = I2C(0, sda=Pin(4), scl=Pin(5), freq=400_000, timeout=5000)
            data = self._bus.readfrom_mem(AS5600, STATUS, 3)    # STATUS and both bytes of RAW ANGLE in one go
            return (data[1] << 8 | data[2]) & 0xFFF, data[0]
        except OSError:
            if now - self._tried >= RETRY:
                self._bus = None
            return None, None


sensor = Sensor()
spinner = Spinner(VALUES, ZERO)
link = Link(pico.chip("spin"), "spinner", min(VALUES), max(VALUES), pico.life(), name=NAME)
pico.run(link, lambda now: spinner.read(now, *sensor.read(now)))
