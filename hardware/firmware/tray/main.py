"""The dice tray on an RP2040 with MicroPython: files main.py, logic.py, link.py and pico.py in the board's root folder."""

import pico
from link import Link
from logic import Tray
from machine import Pin
from time import sleep_us

# -- settings ----------------------------------------------------------------------------------------------
# Of each well: the pins of the nine spots, row by row as seen from above, and the pin of the tenth sensor.
WELLS = (
    ((0, 1, 2, 3, 4, 5, 6, 7, 8), 9),
    ((10, 11, 12, 13, 14, 15, 16, 17, 18), 19),
)
LAMPS = 22          # switches the infrared lamps of all sensors, so that they burn only while somebody looks
DARK = 900          # microseconds after which a spot that is still charged reflects nothing
NAME = ""           # shown beside the id, such as "Tray by the window"
# -----------------------------------------------------------------------------------------------------------

CHARGE = 12         # microseconds that fill a sensor's capacitor
EVERY = 20          # ms between two looks

spots = [[Pin(number) for number in nine] for nine, _ in WELLS]
presence = [Pin(number) for _, number in WELLS]
every = [pin for nine in spots for pin in nine] + presence
lamps = Pin(LAMPS, Pin.OUT, value=0)
tray = Tray(len(WELLS))
link = Link(pico.chip("tray"), "die", 1, 6, pico.life(), ch=len(WELLS), name=NAME)
looked = -EVERY


def look():
    """(mask of dark spots, whether a die lies there) of each well: a lit sensor empties its capacitor, a dark one keeps it."""
    lamps.on()
    for pin in every:
        pin.init(Pin.OUT, value=1)
    sleep_us(CHARGE)
    for pin in every:
        pin.init(Pin.IN, None)
    sleep_us(DARK)
    seen = []
    for nine, tenth in zip(spots, presence):
        mask = 0
        for number, pin in enumerate(nine):
            mask |= pin.value() << number
        # the tenth looks up at the die: it is lit by what lies there
        seen.append((mask, not tenth.value()))
    lamps.off()
    return seen


def sense(now):
    global looked
    if now - looked < EVERY:
        return []
    looked = now
    return tray.read(now, look())


pico.run(link, sense)
