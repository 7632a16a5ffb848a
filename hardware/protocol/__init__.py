"""The table sensor protocol: bytes in, events out. Pure: no port, no clock, no thread."""

from hardware.protocol.events import (Alive, Duplicate, Event, Fault, Gap, Hello, Motion, NeedHello, Noise, Reading, Reset,
                                      Unknown)
from hardware.protocol.frames import crc, frame
from hardware.protocol.reader import Reader

__all__ = ["Alive", "Duplicate", "Event", "Fault", "Gap", "Hello", "Motion", "NeedHello", "Noise", "Reader", "Reading", "Reset",
           "Unknown", "crc", "frame"]
