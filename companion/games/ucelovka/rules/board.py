"""Where pawns stand: squares by name, or positions of the taught board (6, 13, 17.4; option track_positions)."""

from __future__ import annotations

from companion.engine import facts
from companion.games.ucelovka.rules.box import COMMON_SQUARES, is_pm, pm, property_of

__all__ = ["positions_on", "position_of", "name_at", "place_of", "kind_at", "steps_to", "put", "progress_of", "gap_of", "reach_of",
           "waits"]


def positions_on(table) -> bool:
    """Whether the table follows the pawns on the taught board."""
    return table.options["track_positions"]


def _named(table) -> dict[int, str]:
    """What the data say lies on each position: a property or a common square."""
    found = {at["pos"]: at["kind"] for at in table.data["squares"] if at["kind"] not in ("property", "manual")}
    found |= {at["pos"]: at["property"] for at in table.data["squares"] if at["kind"] == "property" and at.get("property")}
    found |= {one["square"]: one["id"] for one in table.data["properties"] if one.get("square") is not None}
    return found


def name_at(table, position: int) -> str:
    """The square on a position by its name; a plain one by its number."""
    return _named(table).get(position, f"square_{position}")


def position_of(table, name: str, after: int | None = None) -> int | None:
    """The position of a named square, the first one ahead of a pawn; None where the data do not say it."""
    if name.startswith("square_"):
        return int(name.removeprefix("square_"))
    found = [at for at, known in _named(table).items() if known == name]
    if not found:
        return 0 if name == "start" else None
    length = table.data["board_length"]
    return min(found) if after is None else min(found, key=lambda at: (at - after - 1) % length)


def place_of(table, seat: str) -> str | None:
    """The square where a pawn stands."""
    held = table.seat(seat)
    if not positions_on(table):
        return held["place"]
    return None if held["square"] is None else name_at(table, held["square"])


def kind_at(table, name: str | None) -> str:
    """What a square does: firm, ecofirm, institution, start, a common square, or manual."""
    one = property_of(table, name)
    if one is not None:
        return one["kind"]
    if name == "start" or (name in COMMON_SQUARES and table.options["ext_squares"]):
        return name
    return "manual"


def steps_to(table, seat: str, position: int) -> int | None:
    """How many steps ahead a position is, a whole lap if the pawn stands there; None from an unknown square."""
    here = table.seat(seat)["square"]
    length = table.data["board_length"]
    return None if here is None else (position - here - 1) % length + 1


def put(table, seat: str, name: str | None):
    """A pawn is put on a square, nothing is counted. Yields facts."""
    if not positions_on(table):
        yield facts.set_field(seat, "place", name)
        return
    position = None if name is None else position_of(table, name)
    if position is not None:      # a square that the data do not have leaves the pawn where it is
        yield facts.set_field(seat, "square", position)


# -- the race ----------------------------------------------------------------------------------------------

def progress_of(table, seat: str) -> int | None:
    """How far a pawn has come in this term; None without positions (section 4)."""
    held = table.seat(seat)
    if not positions_on(table) or held["square"] is None:
        return None
    return table.data["board_length"] * (held["laps"] + held["on_start"]) + held["square"]


def gap_of(table, seat: str) -> int | None:
    """How far the Prime Minister is ahead of a Citizen; None where nobody knows."""
    if pm(table) is None or is_pm(table, seat):
        return None
    if not positions_on(table):
        return table.seat(seat)["gap_to_pm"]
    own, ahead = progress_of(table, seat), progress_of(table, pm(table))
    return None if own is None or ahead is None else ahead - own


def reach_of(table, seat: str) -> int | None:
    """How far a Citizen is behind the pawn that blocks: the Prime Minister's in the race, or the one in sight (no. 19)."""
    gap = gap_of(table, seat)
    if gap is None or gap <= 0 or not (positions_on(table) and table.options["lapped_blocked"]):
        return gap
    return (gap - 1) % table.data["board_length"] + 1


def waits(table, seat: str) -> bool:
    """Whether a Citizen waits until the Prime Minister is ahead again (7.14)."""
    gap = gap_of(table, seat)
    return gap is not None and gap <= 0
