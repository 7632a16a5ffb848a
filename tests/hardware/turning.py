"""A pointer as an AS5600 sees it: spins that run down, the chip's unrest, and reads that are plainly wrong."""

from hardware.firmware.spinner.logic import MAGNET, TURN

POLL = 10       # ms


class Pointer:
    """Feeds a Spinner. chance: random.Random; wrong: the share of reads that are any angle at all; unrest: counts."""

    def __init__(self, spinner, chance, wrong=0.0, unrest=2):
        self.spinner, self.chance, self.wrong, self.unrest = spinner, chance, wrong, unrest
        self.now = 0
        self.at = chance.randrange(TURN)
        self.rest(300)

    def see(self, angle, status=MAGNET):
        """One read; the events of it."""
        if angle is not None:
            angle = round(angle + self.chance.uniform(-self.unrest, self.unrest)) % TURN
            if self.chance.random() < self.wrong:
                angle = self.chance.randrange(TURN)
        self.now += POLL
        return self.spinner.read(self.now, angle, status)

    def rest(self, ms, status=MAGNET):
        """Stand still."""
        return [event for _ in range(ms // POLL) for event in self.see(self.at, status)]

    def turn(self, counts, ms):
        """Turn by so many counts, slower and slower, and then stand for a second and a half."""
        events, start, steps = [], self.at, ms // POLL
        for step in range(1, steps + 1):
            left = 1 - step / steps
            events += self.see(start + counts * (1 - left * left))
        self.at = (start + counts) % TURN
        return events + self.rest(1500)


def readings(events):
    """The readings among events."""
    return [event for event in events if event[0] == "reading"]
