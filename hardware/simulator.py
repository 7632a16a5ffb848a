"""A die, a spinner or a dice tray without hardware: speaks the protocol with the firmware's own Link, throws from the
keyboard or by itself, and breaks in every way that one asks for."""

from __future__ import annotations

import os
import random
import select
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hardware.firmware.link import Link
from hardware.outlet import Listening, Terminal, outlet, serve_once

__all__ = ["KINDS", "Faults", "Simulator", "simulate"]

# what is simulated: the protocol's kind, low and high face, dice in one reading, seconds from motion to rest
KINDS = {"die": ("die", 1, 6, 1, 0.6), "spinner": ("spinner", 1, 10, 1, 1.5), "tray": ("die", 1, 6, 2, 0.8)}

HELP = """a number throws that face (one for each die: 4 6), ? lies askew, Enter alone throws by chance;
unplug, replug, reset, fault magnet, fault magnet off, help, quit"""


@dataclass
class Faults:
    """What a bad cable and a bad supply do to the lines of a device.

    reset_midline: every third reading is cut short by a restart; drop: the share of lines that vanish; duplicate: readings
    arrive twice; garbage: random bytes between the lines and a flipped bit in one of ten; silent_after: seconds after
    which nothing comes any more.
    """

    reset_midline: bool = False
    drop: float = 0.0
    duplicate: bool = False
    garbage: bool = False
    silent_after: float | None = None

    def on(self, line: bytes, chance: random.Random) -> bytes:
        """The bytes that arrive of one line. Whether the device restarts is for the simulator to see to."""
        if self.drop and chance.random() < self.drop:
            return b""
        if self.duplicate and line.startswith(b"!R"):
            line += line
        if self.garbage:
            if chance.random() < 0.1:
                line = _flipped(line, chance)
            line = chance.randbytes(chance.randrange(12)) + line
        return line


def _flipped(line: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(line))
    return line[:at] + bytes([line[at] ^ 1 << chance.randrange(8)]) + line[at + 1:]


class Simulator:
    """A simulated device at an outlet. step() often, with ms that never run backwards.

    kind: a key of KINDS; faces: (low, high), dice: in one reading, settle: seconds from motion to rest, each where it
    differs from the kind's; rate: throws a minute without a keyboard; chance: decides faces and faults. The boot id is
    new in every life whatever the chance, because readings are told apart by it.
    """

    def __init__(self, kind: str, place: Terminal | Listening, name: str, *, faces: tuple[int, int] | None = None,
                 dice: int | None = None, settle: float | None = None, rate: float = 0.0, chance: random.Random | None = None,
                 faults: Faults | None = None, start: int = 0) -> None:
        self.kind, low, high, ch, rest = KINDS[kind]
        self.faces = faces or (low, high)
        self.dice = dice or ch
        self.place = place
        self.name = name
        self.faults = faults or Faults()
        self._settle = round(1000 * (rest if settle is None else settle))
        self._every = round(60_000 / rate) if rate else 0
        self._chance = chance or random.Random()
        self._broken = random.Random(self._chance.random())     # faults do not change which faces fall
        self._start = start
        self._next = start + self._every
        self._waiting: list[list[int | None]] = []              # throws that were asked for
        self._thrown: tuple[int, list[int | None]] | None = None
        self._count = 0
        self._boot(start)

    def _boot(self, now: int) -> None:
        self.link = Link(self.name, self.kind, *self.faces, os.urandom(3).hex(), self.dice, fw="sim", start=now)

    def throw(self, faces: list[int | None] | None = None) -> list[int | None]:
        """Throw these faces (None: one that cannot be read), or by chance; they follow what was thrown before."""
        faces = faces or [self._chance.randint(*self.faces) for _ in range(self.dice)]
        self._waiting.append(faces)
        return faces

    def reset(self, now: int) -> None:
        """Restart: a new life, and a throw under way is forgotten."""
        self._boot(now)
        self._thrown = None

    def step(self, now: int) -> None:
        """One round: throws that are due move and come to rest, the line is served."""
        if self._every and now >= self._next:
            self._next = now + self._every
            self.throw()
        if self._thrown is None and self._waiting:
            self._thrown = (now + self._settle, self._waiting.pop(0))
        if self._thrown is not None:
            rests, faces = self._thrown
            if now < rests or not self._settle:
                self.link.motion(now)
            if now >= rests:
                self._thrown = None
                self._count += 1
                readable = None not in faces
                self.link.reading(faces, now, readable, 98 if readable else 30)
                if self.faults.reset_midline and self._count % 3 == 0:
                    self._cut(now)
        if self.faults.silent_after is not None and now - self._start >= 1000 * self.faults.silent_after:
            self.place.read()
            self.link.drain(now)
            return
        serve_once(self.link, self.place, now, lambda line: self.faults.on(line, self._broken))

    def _cut(self, now: int) -> None:
        """The supply fails in the middle of the line that was to be said."""
        line = self.link.drain(now)
        self.place.write(line[:len(line) - self._broken.randrange(8, 30)])
        self.reset(now)

    def obey(self, line: str, now: int) -> str:
        """One line from the keyboard; returns what to answer, empty for nothing. Errors: SystemExit for quit."""
        words = line.replace(",", " ").split()
        match words:
            case ["unplug"]:
                self.place.unplug()
                self._waiting.clear()
                return "unplugged"
            case ["replug" | "plug"]:
                self.place.plug()
                self.reset(now)
                return f"plugged in at {self.place.device}"
            case ["reset"]:
                self.reset(now)
                return "restarted"
            case ["fault", ("magnet" | "bus" | "light" | "battery") as code, *off] if off in ([], ["off"]):
                self.link.fault(code, not off, now)
                return ""
            case ["quit" | "exit"]:
                raise SystemExit(0)
            case _ if self.place.device is None:
                return "it is unplugged; replug plugs it in"
        if not words:
            return "throws " + shown(self.throw())
        if all(word == "?" or word.isdecimal() for word in words):
            return self._asked([None if word == "?" else int(word) for word in words])
        return HELP

    def _asked(self, faces: list[int | None]) -> str:
        low, high = self.faces
        if any(face is not None and not low <= face <= high for face in faces):
            return f"the faces are {low} to {high}"
        if faces == [None]:
            faces *= self.dice
        if len(faces) != self.dice:
            return f"{self.dice} dice fall together here, such as: {' '.join([str(high)] * self.dice)}" if self.dice > 1 \
                else "one die falls at a time here"
        self.throw(faces)
        return ""


def shown(faces: list[int | None]) -> str:
    """Faces as they are typed."""
    return " ".join("?" if face is None else str(face) for face in faces)


def _plugged(name: str | None, kind: str, port: int | None, link: Path | None) -> tuple[str, Terminal | Listening]:
    """The first free name of this kind, and an outlet under it."""
    if name is not None:
        return name, outlet(name, port, link)
    for number in range(1, 100):
        name = f"sim-{kind}" if number == 1 else f"sim-{kind}-{number}"
        try:
            return name, outlet(name, port, link)
        except FileExistsError:
            continue
    raise FileExistsError("a hundred readers are simulated already")


def _now() -> int:
    return time.monotonic_ns() // 1_000_000


def simulate(kind: str = "die", *, name: str | None = None, port: int | None = None, link: Path | None = None,
             seed: int | None = None, say: Callable[[str], object] = print, keyboard=None, **more) -> int:
    """Play a device until quit, SIGTERM or Ctrl-C; returns the exit status.

    kind: die, spinner or tray; name: of the device (default: sim-die and so on, the first that is free); port: listen
    there instead of at a pseudo-terminal; link: a further link to the terminal; seed: the same faces again; keyboard:
    lines are read from here (default: the standard input); more: as Simulator takes it.
    """
    keyboard = sys.stdin if keyboard is None else keyboard
    try:
        name, place = _plugged(name, kind, port, link)
    except (OSError, ValueError) as error:
        print(f"companion sensor simulate: {error}", file=sys.stderr)
        return 1
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        device = Simulator(kind, place, name, chance=random.Random(seed), start=_now(), **more)
        say(f"{name} is plugged in at {place.where}" + (f" ({place.device})" if place.device != place.where else ""))
        say(HELP)
        typed = b""
        listens = [keyboard.fileno()]
        while True:
            ready, _, _ = select.select([*listens, *([place.fileno()] if place.fileno() >= 0 else [])], [], [], 0.02)
            if listens and listens[0] in ready:
                data = os.read(listens[0], 4096)
                if not data:
                    listens = []
                *lines, typed = (typed + data).split(b"\n")
                for line in lines:
                    if answer := device.obey(line.decode("utf-8", "replace"), _now()):
                        say(answer)
            device.step(_now())
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGTERM, before)
        place.close()
