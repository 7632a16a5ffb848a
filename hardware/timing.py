"""Every time and limit of the sensor protocol in one place, so that tests can play an evening in a second."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the host waits for what; seconds. Source: table sensor protocol 1, sections 2 and 3."""

    # the reader
    quiet: float = 2.0              # after opening: a boot loader's chatter
    hold: float = 0.4               # a legacy value counts when nothing follows for so long
    stream_hold: float = 0.8        # or, where the device prints all the time, when it stands so long
    half_line: float = 0.5          # what pauses longer in mid-line is dropped
    period: float = 2.5             # six equal intervals below this: a device that prints all the time
    oldest: float = 10.0            # a heartbeat's throw
    # the port driver
    read: float = 0.1
    write: float = 0.5
    ask: tuple[float, ...] = (2.0, 4.0)
    stale: float = 6.0
    reopen: float = 12.0
    noise: float = 5.0              # then the other speed is tried
    retry: tuple[float, ...] = (0.2, 0.5, 1.0, 2.0, 5.0)
    poll: float = 1.0
    unsteady: float = 60.0          # five losses within it
    # the gate
    pause: float = 1.0              # longer between two motions of a device: perhaps another throw
    throw: float = 8.0              # motion without a reading
    early: float = 3.0              # a reading before the turn
    disagree: float = 10.0          # a reading after a hand was quicker

    def faster(self, times: float) -> Timing:
        """The same with every wait so many times shorter."""
        return replace(self, **{f.name: tuple(t / times for t in v) if isinstance(v := getattr(self, f.name), tuple) else v / times
                                for f in fields(self)})
