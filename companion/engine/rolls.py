"""Roll requests: what the books wait for, and the readings that answer them by hand or by sensor."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.journal import Event
from companion.engine.table import Refusal

__all__ = ["Roll", "read"]


class Roll:
    """A request whose last face has fallen, as its handler sees it.

    purpose, by, about: as asked; faces: what fell, in order; total: their sum.
    """

    def __init__(self, request: dict) -> None:
        self.id = request["id"]
        self.purpose = request["purpose"]
        self.by = request["by"]
        self.about = request["about"]
        self.faces: list[int] = request["read"]
        self.total = sum(self.faces)


def read(table, faces: list[int], singly: bool = False):
    """The first request receives faces; the last one runs its handler in the same entry.

    singly: a sensor may bring fewer than are missing; a hand gives all. Yields facts.
    Errors: Refusal no_roll, wrong_dice (facts: need, faces).
    """
    request = table.roll
    if request is None:
        raise Refusal("no_roll")
    missing = request["dice"] - len(request["read"])
    enough = 1 <= len(faces) <= missing if singly else len(faces) == missing
    if not enough or not all(1 <= face <= request["faces"] for face in faces):
        raise Refusal("wrong_dice", need=missing, faces=request["faces"])
    yield Event("roll_read", {"id": request["id"], "faces": list(faces)})
    if len(faces) < missing:
        return
    done = Roll(table.roll)
    yield Event("roll_done", {"id": done.id})
    yield from table.game.rolls[done.purpose](table, done) or ()


def withdraw(table, *purposes: str):
    """Open requests of these purposes (none named: all) are withdrawn. Yields facts."""
    for request in list(table.state["rolls"]):
        if not purposes or request["purpose"] in purposes:
            yield facts.drop_roll(request)
