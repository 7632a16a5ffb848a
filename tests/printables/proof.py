"""A print looked at as a reader would: its words, its sizes, its codes, and whether anything is cut off or lies over something.

    proof = Proof.of(documents(order))
    assert proof.says("238.100 Kč") and not proof.faults(Grid(92, 60))
"""

from __future__ import annotations

from functools import cache, cached_property

import pypdfium2

from printables.paper import AREA, PAPERS, Grid
from printables.press import Document
from tests.printables import readback

MM = readback.MM
SLACK = 0.35        # mm by which boxes may touch: they are as large as the letters, not as their ink
PLACES = {"running": 9.0}   # mm above and below the print area in which the running texts stand


@cache
def _fonts():
    from weasyprint.text.fonts import FontConfiguration
    return FontConfiguration()


@cache
def _style(text: str):
    from weasyprint import CSS
    return CSS(string=text, font_config=_fonts())


def render(documents: list[Document]) -> bytes:
    """What the press makes of some documents, in this process."""
    from weasyprint import HTML
    made = [HTML(string=one.html).render(font_config=_fonts(), stylesheets=[_style(text) for text in one.styles]) for one in documents]
    return made[0].copy([page for one in made for page in one.pages]).write_pdf()


def bare(text: str) -> str:
    """A text without blanks and line ends: what wraps reads the same."""
    return "".join(text.replace("\ufffe", "").replace("\u2068", "").replace("\u2069", "").split())


class Proof:
    """One PDF. texts: of each page; sizes: of each in mm; codes: the QR codes on each at 150 dpi."""

    def __init__(self, pdf: bytes) -> None:
        self.pdf = pdf

    @classmethod
    def of(cls, documents: list[Document]) -> Proof:
        """The proof of some documents."""
        return cls(render(documents))

    @cached_property
    def texts(self) -> list[str]:
        return readback.texts(self.pdf)

    @cached_property
    def sizes(self) -> list[tuple[float, float]]:
        return readback.sizes(self.pdf)

    @cached_property
    def codes(self) -> list[list[str]]:
        return readback.codes(self.pdf)

    @cached_property
    def text(self) -> str:
        """All pages."""
        return "\n".join(self.texts)

    @cached_property
    def _bare(self) -> str:
        return bare(self.text)

    def says(self, text: str) -> bool:
        """Whether a text stands somewhere in full, however its lines break."""
        return bare(text) in self._bare

    def lacks(self, texts) -> list[str]:
        """Those of some texts that do not stand on it."""
        return [text for text in texts if not self.says(text)]

    def times(self, text: str) -> int:
        """How often a text stands on it."""
        return self._bare.count(bare(text))

    @cached_property
    def boxes(self) -> list[list[tuple[str, float, float, float, float]]]:
        """For each page (text, left, top, right, bottom) of every run of letters, in mm from the page's top left corner."""
        found = []
        with pypdfium2.PdfDocument(self.pdf) as read:
            for page in read:
                text, high, boxes = page.get_textpage(), page.get_height(), []
                for at in range(text.count_rects()):
                    left, bottom, right, top = text.get_rect(at)
                    said = text.get_text_bounded(left, bottom, right, top).strip()
                    boxes.append((said, left / MM, (high - top) / MM, right / MM, (high - bottom) / MM))
                found.append(boxes)
        return found

    def faults(self, grid: Grid | None = None) -> list[str]:
        """What is cut off, lies over something else or outside the print area; grid: the tickets that all must stay inside.

        The running texts above and below the area count as inside.
        """
        found = []
        for number, (boxes, size) in enumerate(zip(self.boxes, self.sizes, strict=True), 1):
            left, top = (size[0] - AREA[0]) / 2, (size[1] - AREA[1]) / 2
            area = (left - SLACK, top - PLACES["running"], left + AREA[0] + SLACK, top + AREA[1] + PLACES["running"])
            for text, *box in boxes:
                if box[0] < area[0] or box[1] < area[1] or box[2] > area[2] or box[3] > area[3]:
                    found.append(f"page {number}: {text!r} lies outside the print area")
                elif grid and top <= (box[1] + box[3]) / 2 <= top + AREA[1] and not _in_one(grid, box, left, top):
                    found.append(f"page {number}: {text!r} crosses the line along which it is cut")
            found += [f"page {number}: {one!r} lies over {other!r}" for one, other in _over(boxes)]
        return found


def _in_one(grid: Grid, box, left: float, top: float) -> bool:
    """Whether a box lies inside one ticket."""
    def cell(x: float, y: float) -> tuple[int, int]:
        return int((x - left - grid.left) // grid.width), int((y - top) // grid.height)
    return cell(box[0] + SLACK, box[1] + SLACK) == cell(box[2] - SLACK, box[3] - SLACK)


def _over(boxes) -> list[tuple[str, str]]:
    """Pairs of texts that lie over each other."""
    found, ordered = [], sorted((one for one in boxes if one[0]), key=lambda one: one[2])
    for at, (text, left, top, right, bottom) in enumerate(ordered):
        for other, left2, top2, right2, bottom2 in ordered[at + 1:]:
            if top2 >= bottom - SLACK:
                break
            if min(right, right2) - max(left, left2) > SLACK and min(bottom, bottom2) - top2 > SLACK:
                found.append((text, other))
    return found


def is_paper(size: tuple[float, float], name: str) -> bool:
    """Whether a page has the size of a paper, to a tenth of a millimetre."""
    paper = PAPERS[name]
    return abs(size[0] - paper.width) <= .1 and abs(size[1] - paper.height) <= .1
