"""How wide a text is on paper, near enough to choose a size and columns before it is laid out: DejaVu Sans."""

from __future__ import annotations

import math
from functools import lru_cache

__all__ = ["ems", "mm", "lines", "height", "over", "room_for", "size_for", "widths"]

POINT = 25.4 / 72
NARROW = {**dict.fromkeys(" .,:;'|!·", .33), **dict.fromkeys("iljIíìïı()[]-–/", .37), **dict.fromkeys("frtťřJ", .43)}
WIDE = {**dict.fromkeys("mwMWmw%@—…", .98), **dict.fromkeys("ЖШЩЮФМжшщюфЫы", 1.08), **dict.fromkeys("+−×=±<>", .84)}
SIZES = (8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5)      # points; .t0 to .t7 of paper.css
LEADING = 1.22
ROOMY = 6.4      # mm, more a pen does not need


@lru_cache(maxsize=4096)
def ems(text: str) -> float:
    """The width of a text in ems; bold letters are a tenth wider."""
    return sum(NARROW.get(c) or WIDE.get(c) or (.64 if c.isdigit() else .62 if c.islower() else .78 if c.isupper() else
                                                1.0 if ord(c) > 0x2e80 else .66) for c in text)


def mm(text: str, points: float) -> float:
    """The width of a text of so many points in mm."""
    return ems(text) * points * POINT


def lines(text: str, points: float, width: float) -> int:
    """How many lines a text takes in a width in mm; a word that is longer breaks where the line ends."""
    count, left = 1, width
    for word in text.split():
        long = mm(word + " ", points)
        if long <= left:
            left -= long
            continue
        over = math.ceil(long / width)
        count, left = count + (over if left < width else over - 1), over * width - long
    return count


def height(fields: list[dict], points: float, width: float) -> float:
    """How high fields stand below each other, each {"label", "term", "text"}, in mm."""
    total = 0
    for one in fields:
        label, text = f"{one['label']} {one['term']}", one["text"] or " ".join(f"MM {word}" for word in one["ticks"])
        high = 1 if mm(f"{label}  {text}", points) <= width else max(
            lines(label, points, width * .5), lines(text, points, width * .47))
        total += high * points * LEADING * POINT + .9
    return total


def over(text: str, points: float, width: float) -> float:
    """How much higher than one line a text is, in mm."""
    return (lines(text, points, width) - 1) * points * LEADING * POINT


def size_for(fields: list[dict], width: float, room: float) -> int:
    """The number of the largest of SIZES in which fields fit into width and room in mm; the smallest where none does."""
    return next((at for at, points in enumerate(SIZES) if height(fields, points, width) <= room), len(SIZES) - 1)


def room_for(fields: list[dict], high: float, width: float) -> float:
    """Room in mm for each of some fields to write on, less where boxes to tick take two lines."""
    double = sum(mm(" ".join(f"MM {word}" for word in one["ticks"]), SIZES[1]) > width * .47 for one in fields)
    return round(min(high / max(len(fields) + double, 1) - .2, ROOMY), 2)


def widths(columns: list[list[str]], points: float, room: float, padding: float = 2.2) -> list[float] | None:
    """Widths of table columns in mm that fill the room, each holding its longest text on one line; None if they do not fit.

    columns: the texts of each column, its head in front, which may break between words.
    """
    least = [max([mm(word, points) for word in head.split()] + [mm(text, points) for text in cells] + [6]) + padding
             for head, *cells in columns]
    spare = room - sum(least)
    return [round(one + spare * one / sum(least), 2) for one in least] if spare >= 0 else None
