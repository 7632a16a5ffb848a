"""A dice tray from nine spots under each well: which face lies down, when it lies still, and what nobody should guess.

Imports nothing and knows no clock: the main loop reads all wells every 20 ms and passes, for each, a mask of the spots
that reflect nothing (bit 0 to 8, row by row) and whether a die lies there; it gets a list of what happened. A pip is
dark, and so is an empty well.
"""

STILL = 500         # ms without a change
LIFTED = 300        # ms without a die: less is a die that was nudged
ALONE = 3000        # ms after which a die that stays missing is somewhere else
RESTLESS = 5000     # ms after which spots that never agree are a die on its edge
GLARE = 5000        # ms in which an empty well must have seen light
EMPTY = 0x1FF

# What the nine spots see of each face, in every way it can lie; the middle is 16.
PIPS = {
    0b000010000: 1,
    0b100000001: 2, 0b001000100: 2,
    0b100010001: 3, 0b001010100: 3,
    0b101000101: 4,
    0b101010101: 5,
    0b101101101: 6, 0b111000111: 6,
}


def top(mask):
    """The face on top of a die whose lower face shows this mask; None for every mask that is not one of the nine."""
    below = PIPS.get(mask)
    return None if below is None else 7 - below


class _Well:
    def __init__(self):
        self.there = False      # a die lies here
        self.fresh = False      # it fell after the last reading
        self.mask = None
        self.since = 0          # time since which the mask is the same
        self.came = 0           # time at which the die fell
        self._gone = None       # time since which nothing is seen

    def see(self, now, mask, there):
        """Whether a die fell in just now."""
        if not there:
            if self._gone is None:
                self._gone = now
            if now - self._gone >= LIFTED:
                self.there = self.fresh = False
                self.mask = None
            return False
        self._gone = None
        fell = not self.there
        if fell:
            self.there = self.fresh = True
            self.came = now
        if mask != self.mask:
            self.mask = mask
            self.since = now
        return fell

    def still(self, now):
        return self.there and self._gone is None and now - self.since >= STILL


class Tray:
    """wells: dice in one reading.

    read() gives ("motion",) while dice fall, ("reading", faces, settled, quality) once for each throw, a face that
    cannot be read as None, and ("fault", "light", begins) when light falls into an empty well.
    """

    def __init__(self, wells=1):
        self._wells = [_Well() for _ in range(wells)]
        self._glare = False
        self._lit = None        # time since which light falls into an empty well
        self._dark = 0          # time since which none does

    def read(self, now, seen):
        """seen: (mask, whether a die lies there) of each well."""
        events = []
        for well, (mask, there) in zip(self._wells, seen):
            if well.see(now, mask & EMPTY, there) and not events:
                events.append(("motion",))
        events += self._light(now, seen)
        fresh = [well for well in self._wells if well.fresh]
        if not fresh:
            return events
        lying = [well for well in self._wells if well.there]
        newest = max(well.came for well in fresh)
        if len(lying) < len(self._wells) and now - newest < ALONE:
            return events + [("motion",)]
        unrest = [well for well in lying if not well.still(now)]
        if unrest and now - newest < RESTLESS:
            return events + [("motion",)]
        for well in fresh:
            well.fresh = False
        faces = [top(well.mask) if well.there and well not in unrest else None for well in self._wells]
        settled = None not in faces
        return events + [("reading", faces, settled, 98 if settled else 30)]

    def _light(self, now, seen):
        glare = any(not well.there and not there and mask & EMPTY != EMPTY for well, (mask, there) in zip(self._wells, seen))
        if not glare:
            if self._lit is not None:
                self._lit = None
                self._dark = now
            if self._glare and now - self._dark >= STILL:
                self._glare = False
                return [("fault", "light", False)]
            return []
        if self._lit is None:
            self._lit = now
        if not self._glare and now - self._lit >= GLARE:
            self._glare = True
            return [("fault", "light", True)]
        return []
