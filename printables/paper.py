"""Papers, the millimetre grid of tickets on them, and the @page rules that every sheet shares. All lengths in mm.

A4 and Letter have the same print area, centred on the page, so a sheet is laid out once for both.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["AREA", "HAIRLINE", "PAPERS", "Paper", "Running", "Grid", "Leaf", "page_css", "mirrored"]

AREA = (190, 254)        # width and height of the print area
HAIRLINE = "0.3pt"
RULER = 50


@dataclass(frozen=True)
class Paper:
    """A paper by name; its margins leave the print area."""

    name: str
    width: float
    height: float

    @property
    def across(self) -> float:
        """The margin on the left and on the right."""
        return round((self.width - AREA[0]) / 2, 3)

    @property
    def along(self) -> float:
        """The margin above and below."""
        return round((self.height - AREA[1]) / 2, 3)


PAPERS = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True)
class Running:
    """What stands in the margin of every page, in the sheet's language. page: with {n} and {m}, as in "page {n} of {m}"."""

    game: str = ""
    table: str = ""
    date: str = ""
    page: str = "{n}/{m}"


def page_css(paper: Paper, running: Running, ruler: bool = True) -> str:
    """The @page rules of a paper: size, margins, running texts and a ruler that shows when a printer has scaled.

    The date stands top right, game and table top left, the page number bottom right, the ruler bottom left.
    """
    head = "  ·  ".join(filter(None, (running.game, running.table)))
    number = " ".join(_counted(running.page)) or "none"
    drawn = (f"@bottom-left {{ content: '{RULER} mm'; box-sizing: border-box; width: {RULER}mm; height: 3mm; margin: 3mm 0 auto 0; "
             f"border: solid #000; border-width: 0 {HAIRLINE} {HAIRLINE} {HAIRLINE}; text-align: center; font-size: 6pt; "
             f"vertical-align: middle }}\n" if ruler else "")
    return (f"@page {{ size: {paper.width}mm {paper.height}mm; margin: {paper.along}mm {paper.across}mm;\n"
            f"font-family: 'DejaVu Sans'; font-size: 7pt; color: #000;\n"
            f"@top-left {{ content: {_quoted(head)}; vertical-align: bottom; padding-bottom: 2.5mm; width: 75%; text-align: left }}\n"
            f"@top-right {{ content: {_quoted(running.date)}; vertical-align: bottom; padding-bottom: 2.5mm; width: 25%; text-align: right }}\n"
            f"@bottom-right {{ content: {number}; vertical-align: top; padding-top: 3mm; text-align: right }}\n{drawn}}}\n")


def _counted(text: str) -> list[str]:
    """A text with {n} and {m} as a CSS content list."""
    parts = {"{n}": "counter(page)", "{m}": "counter(pages)"}
    return [parts.get(part) or _quoted(part) for part in re.split(r"(\{[nm]\})", text) if part]


def _quoted(text: str) -> str:
    """A CSS string; whatever is not a letter, a figure or a blank is escaped, so no text leaves its string."""
    return '"' + "".join(sign if sign.isalnum() or sign == " " else f"\\{ord(sign):x} " for sign in text) + '"'


@dataclass(frozen=True)
class Leaf:
    """One side of one page of tickets. items: row by row, None where nothing stands; rows: how many rows are in use."""

    items: tuple
    rows: int
    back: bool = False


@dataclass(frozen=True)
class Grid:
    """Tickets of width x height on the print area, edge to edge, centred from left to right: so front and back meet."""

    width: int
    height: int

    def __post_init__(self) -> None:
        if not (0 < self.width <= AREA[0] and 0 < self.height <= AREA[1]):
            raise ValueError(f"a ticket of {self.width} x {self.height} mm does not fit on {AREA[0]} x {AREA[1]} mm")

    @property
    def columns(self) -> int:
        """Tickets beside each other."""
        return AREA[0] // self.width

    @property
    def rows(self) -> int:
        """Tickets below each other."""
        return AREA[1] // self.height

    @property
    def left(self) -> float:
        """From the left edge of the print area to the first ticket."""
        return (AREA[0] - self.columns * self.width) / 2

    def place(self, number: int) -> tuple[float, int]:
        """Left and top of the ticket with a number, from 0, within the print area of its page."""
        number %= self.columns * self.rows
        return self.left + number % self.columns * self.width, number // self.columns * self.height

    def leaves(self, fronts: list, backs: list | None = None) -> list[Leaf]:
        """The pages: fronts row by row; with backs (one for each front), after each front its back for the long edge."""
        size, found = self.columns * self.rows, []
        for begin in range(0, len(fronts), size):
            front = fronts[begin:begin + size]
            rows = -(-len(front) // self.columns)
            found.append(Leaf(tuple(front) + (None,) * (rows * self.columns - len(front)), rows))
            if backs is not None:
                found.append(Leaf(tuple(mirrored(backs[begin:begin + size], self.columns)), rows, back=True))
        return found

    def hairlines(self, rows: int | None = None) -> list[tuple[float, float, float, float]]:
        """Where to cut, as lines (x1, y1, x2, y2) in the print area: around and between the tickets of the rows in use."""
        rows = self.rows if rows is None else rows
        right, bottom = self.left + self.columns * self.width, rows * self.height
        return ([(self.left, y * self.height, right, y * self.height) for y in range(rows + 1)]
                + [(x, 0, x, bottom) for x in (self.left + n * self.width for n in range(self.columns + 1))])

    def svg(self, rows: int | None = None) -> str:
        """The hairlines as one SVG path, as large as the print area: lay it under the tickets with `position: absolute`."""
        path = "".join(f"M{x1:g} {y1:g}L{x2:g} {y2:g}" for x1, y1, x2, y2 in self.hairlines(rows))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" class="hairlines" width="{AREA[0]}mm" height="{AREA[1]}mm" '
                f'viewBox="0 0 {AREA[0]} {AREA[1]}"><path d="{path}" fill="none" stroke="#000" stroke-width="0.106"/></svg>')

    def css(self) -> str:
        """The rules for `<div class="leaf">`, the hairlines in it and its `<div class="ticket">`: floats, which are fast."""
        return (f".leaf {{ position: relative; width: {AREA[0]}mm; height: {AREA[1]}mm; break-after: page; overflow: hidden }}\n"
                f".leaf:last-child {{ break-after: auto }}\n.hairlines {{ position: absolute; left: 0; top: 0 }}\n"
                # a little more than its tickets: their widths in pixels may add up to more than the sum in mm
                f".tickets {{ width: {self.columns * self.width + 0.5}mm; margin-left: {self.left:g}mm }}\n"
                f".ticket {{ float: left; box-sizing: border-box; width: {self.width}mm; height: {self.height}mm; overflow: hidden }}\n")


def mirrored(backs: list, columns: int) -> list:
    """The backs of a page in the order that meets their fronts when the paper turns over its long edge; gaps are None."""
    found = []
    for begin in range(0, len(backs), columns):
        row = list(backs[begin:begin + columns])
        found += reversed(row + [None] * (columns - len(row)))
    return found
