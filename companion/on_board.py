"""What a viewer may see of the board, as plain data for pages and paper; and the wheel that some boxes have for dice."""

from __future__ import annotations

from math import cos, pi, sin

from companion import views
from companion.engine.decide import closed_because
from companion.engine.table import Table

__all__ = ["board", "wheel", "stakes"]

MIDDLE, RIM, BAND, HUB = 140, 136, 122, 46      # of the drawing, 280 wide


def board(table: Table, viewer, sender: str | None = None) -> list[dict]:
    """The parts of the board that a viewer may see, each with its places; empty ones are left out.

    sender: the seat whose taps the page takes; a place keeps its tap only where that command is open.
    """
    made = []
    for part in table.game.board_of(table):
        if views.may_see(table, part.audience, part.seat, viewer):
            places = [_place(table, one, sender) for one in part.places if views.may_see(table, one.audience, one.seat, viewer)]
            if places:
                made.append({"id": part.id, "look": part.look, "name": part.name, "now": part.now, "folded": part.folded, "places": places})
    return made


def _place(table: Table, one, sender: str | None) -> dict:
    pieces = [{"kind": piece.kind, "seat": piece.seat, "amount": piece.amount, **table.game.pieces.get(piece.kind, {})}
              for piece in one.pieces]
    tap = one.tap if one.tap and sender in one.tappers and closed_because(table, table.game.commands[one.tap[0]], sender) is None else None
    return {"id": one.id, "group": one.group, "name": one.name, "seat": one.seat, "mark": one.mark, "note": one.note,
            "facts": dict(one.facts), "amount": one.amount, "pieces": pieces, "free": max(0, one.room - len(pieces)),
            "here": one.here, "tap": {"command": tap[0], "filled": {f"p-{name}": value for name, value in tap[1].items()}} if tap else None}


def stakes(parts: list[dict]) -> dict[str, list[dict]]:
    """What lies on each cell of the strip: number -> pieces with an amount."""
    return {place["id"]: [piece for piece in place["pieces"] if piece["amount"]]
            for part in parts if part["look"] == "strip" for place in part["places"]}


# -- the wheel -----------------------------------------------------------------------------------------------

def _at(radius: float, turn: float) -> str:
    return f"{MIDDLE + radius * sin(turn):.1f} {MIDDLE - radius * cos(turn):.1f}"


def wheel(game, faces: int, read: int | None = None) -> list[dict] | None:
    """The segments of a spinner with so many numbers, 1 at the top, clockwise; None where dice are thrown.

    Each is {"n", "colour", "rim", "edge": paths in a square of 280, "read": whether the needle stands here}.
    """
    if game.spinner is None or game.spinner["faces"] != faces:
        return None
    step = 2 * pi / faces
    made = []
    for n in range(1, faces + 1):
        begin, end = (n - 1.5) * step, (n - .5) * step
        rim = f"M{_at(BAND, begin)}A{BAND} {BAND} 0 0 1 {_at(BAND, end)}L{_at(RIM, end)}A{RIM} {RIM} 0 0 0 {_at(RIM, begin)}z"
        made.append({"n": n, "colour": game.spinner["colours"][(n - 1) % len(game.spinner["colours"])], "rim": rim,
                     "edge": f"M{_at(HUB, begin)}L{_at(RIM, begin)}", "needle": f"M{_at(HUB - 12, (n - 1) * step)}L{_at(BAND - 46, (n - 1) * step)}",
                     "place": _at(BAND - 26, (n - 1) * step).split(), "read": n == read})
    return made
