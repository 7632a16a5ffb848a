"""What lies on the board of a game: parts with places, and the pieces on them, for pages and paper to draw."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Part", "Place", "Piece"]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on a place.

    kind: one of [pieces] of game.toml, which says how it is drawn; its word is pc-KIND; seat: whose it is;
    amount: the money it stands for.
    """

    kind: str = ""
    seat: str | None = None
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board.

    id, group: its name is the word GROUP-ID; name: a text instead; seat: whose it is; mark: a word brd-MARK set beside
    the name; note, facts: a sentence brd-NOTE below it; amount: money; pieces; room: how many have room, the free ones
    are drawn; here: play is here now; tap: a command that a tap opens where it is open, with what it fills in, tappers: for whom it may go;
    audience: see Game.audience, of seat.
    """

    id: str
    group: str = ""
    name: str = ""
    seat: str | None = None
    mark: str = ""
    note: str = ""
    facts: dict = field(default_factory=dict)
    amount: int | None = None
    pieces: tuple[Piece, ...] = ()
    room: int = 0
    here: bool = False
    tap: tuple[str, dict] | None = None
    tappers: tuple[str, ...] = ()
    audience: str = "all"


@dataclass(frozen=True, slots=True)
class Part:
    """Places that lie together under the heading brd-ID.

    look: "rows", or "strip" for numbered cells to stake on; name: a text instead of the heading; now: what is played for
    at the moment, drawn beside what to do next; folded: a phone shows it when it is unfolded, or can be tapped; audience: see Game.audience, of seat.
    """

    id: str
    places: tuple[Place, ...]
    look: str = "rows"
    name: str = ""
    now: bool = False
    folded: bool = False
    seat: str | None = None
    audience: str = "all"
