"""A spinner from the angles of an AS5600: which sector the pointer came to rest in, and when it is in doubt.

Imports nothing and knows no clock: the main loop reads the chip every 10 ms and passes what it read with the time in ms;
it gets a list of what happened. Angles are counts, 4096 to a turn.
"""

TURN = 4096
SPIN = TURN // 2        # a spin goes half a turn in total
STILL = 6               # counts: less is the chip's own unrest
REST = 400              # ms without a change of more than STILL
PAUSE = 100             # ms: what moved less than half a turn before such a pause was a nudge
LINE = 12               # counts to a line between two sectors: 1.05 degrees
FASTEST = 600           # counts from read to read, 14 turns a second: a jump beyond that was read wrong
LOST = 100              # ms of such jumps before the pointer is believed to be elsewhere
DOUBT = 5               # reads in a row that make, and end, a fault

MAGNET, WEAK, STRONG = 0x20, 0x10, 0x08     # of STATUS, register 0x0B


def apart(a, b):
    """Counts from angle b to angle a, the short way: -2048 to 2047."""
    return (a - b + TURN // 2) % TURN - TURN // 2


def middle(a, b, c):
    """The one of three angles that lies nearest to the other two: a single wrong one is never chosen."""
    ab, bc, ca = abs(apart(a, b)), abs(apart(b, c)), abs(apart(c, a))
    if ab + bc <= ab + ca and ab + bc <= bc + ca:
        return b
    return a if ab + ca <= bc + ca else c


class Fault:
    """Something that is wrong from the fifth read in a row on, and right again after five good ones."""

    def __init__(self, code):
        self.code = code
        self.on = False
        self._other = 0

    def see(self, wrong):
        """One read; a list with the event if the fault began or ended by it."""
        self._other = self._other + 1 if wrong != self.on else 0
        if self._other < DOUBT:
            return []
        self.on = wrong
        self._other = 0
        return [("fault", self.code, wrong)]


class Spinner:
    """zero: the counts at which the first sector begins; values: what the sectors say, in the order of rising counts.

    read() gives ("motion",) while a spin goes on, ("reading", [value or None], settled, quality) once when it is over,
    and ("fault", "magnet" or "bus", begins).
    """

    def __init__(self, values=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), zero=0):
        self.values = values
        self.zero = zero
        self._bus = Fault("bus")
        self._magnet = Fault("magnet")
        self._last = []         # three reads
        self._at = None         # where the pointer is, in counts
        self._seen = 0          # time at which it was seen there
        self._forget()

    def _forget(self):
        self._way = 0           # counts travelled, those back taken off: wrong reads go out and come back
        self._spun = False

    def place(self, angle):
        """(value, counts to the next line) of a pointer at rest."""
        within = (angle - self.zero) % TURN * len(self.values)
        return self.values[within // TURN], min(within % TURN, TURN - within % TURN) // len(self.values)

    def read(self, now, angle, status):
        """What the chip said: RAW ANGLE and STATUS, both None when the bus failed."""
        events = self._bus.see(angle is None)
        if angle is None:
            return events
        gone = not status & MAGNET
        events += self._magnet.see(bool(gone or status & (WEAK | STRONG)))
        if gone:        # the angle means nothing then
            if self._magnet.on:
                self._at = None
                self._last = []
                self._forget()
            return events
        self._last = self._last[-2:] + [angle % TURN]
        if len(self._last) == 3:
            events += self._follow(now, middle(*self._last))
        return events

    def _follow(self, now, angle):
        if self._at is None:
            self._at, self._anchor, self._seen, self._moved = angle, angle, now, now
            return []
        if abs(apart(angle, self._at)) > FASTEST and now - self._seen < LOST:
            return []
        self._at = angle
        self._seen = now
        change = apart(angle, self._anchor)
        if abs(change) > STILL:
            if not self._spun and now - self._moved > PAUSE:
                self._forget()
            self._anchor = angle
            self._moved = now
            self._way += change
            self._spun = self._spun or abs(self._way) >= SPIN
            return [("motion",)] if self._spun else []
        if now - self._moved < REST:
            return []
        spun = self._spun
        self._forget()
        return [self._reading()] if spun else []

    def _reading(self):
        value, near = self.place(self._at)
        if near <= LINE:
            return ("reading", [None], False, 40)
        # 80 and more is booked without a question; a weak magnet's angle is asked about
        quality = min(99, 80 + (near - LINE) // 4)
        return ("reading", [value], True, 70 if self._magnet.on else quality)
