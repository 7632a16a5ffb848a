"""A ticket as a drawing for receipt printers: black on white, one pixel of the picture for one of the printer's.

8 pixels are a millimetre. Drawn, since the code pages of receipt printers differ from one to the next, and one letter that
is missing would be printed as a question mark.
"""

from __future__ import annotations

import re
from functools import lru_cache

from printables.printers.printer import PrinterProblem, Ticket

__all__ = ["draw", "modules_of", "wrapped"]

REGULAR, BOLD = "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"
TITLE, BODY, SMALL = 34, 24, 20     # pixels: 12, 8.5 and 7 points
LEAD = 1.25                         # height of a line, in its size
GAP = 10                            # pixels between the parts
QUIET = 4                           # modules around a code: what its standard asks for
SMALLEST, WANTED = 3, 6             # pixels of a module: what a phone still reads, and what it reads at once
MOST = 200                          # lines of text; a ticket is no roll


def draw(ticket: Ticket, width: int):
    """The picture of a ticket, as wide as the paper is in pixels (mode "1" of Pillow). Errors: PrinterProblem no_font,
    code_too_long.
    """
    from PIL import Image, ImageDraw

    parts, height = [], 0
    for part in _parts(ticket, width):
        parts.append((height, part))
        height += part.height
    picture = Image.new("1", (width, max(height, 1)), 1)
    pen = ImageDraw.Draw(picture)
    pen.fontmode = "1"      # whole pixels: a printer has no grey
    for top, part in parts:
        part.draw(pen, picture, top)
    return picture


class _Text:
    """One line of text, at the left, in the middle or at the right; label: a second text at the left of it."""

    def __init__(self, width: int, text: str, font, place: str = "left", label: str = "") -> None:
        self.width, self.text, self.font, self.place, self.label = width, text, font, place, label
        self.height = round(font.size * LEAD)

    def draw(self, pen, picture, top: int) -> None:
        """Put it on the picture."""
        across = _across(self.font, self.text)
        left = {"left": 0, "middle": (self.width - across) // 2, "right": self.width - across}[self.place]
        pen.text((left, top), self.text, 0, self.font)
        if self.label:
            pen.text((0, top), self.label, 0, self.font)


class _Rule:
    """A line across, with room around it."""

    height = 2 * GAP

    def __init__(self, width: int) -> None:
        self.width = width

    def draw(self, pen, picture, top: int) -> None:
        """Put it on the picture."""
        pen.rectangle((0, top + GAP - 1, self.width - 1, top + GAP), 0)


class _Code:
    """A QR code in whole pixels, in the middle."""

    def __init__(self, width: int, text: str) -> None:
        from PIL import Image

        rows = modules_of(text)
        side = len(rows) + 2 * QUIET
        scale = min(WANTED, width // side)
        if scale < SMALLEST:
            raise PrinterProblem("code_too_long")
        small = Image.new("1", (side, side), 1)
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    small.putpixel((x + QUIET, y + QUIET), 0)
        self.picture = small.resize((side * scale, side * scale), Image.Resampling.NEAREST)
        self.left, self.height = (width - self.picture.width) // 2, self.picture.height

    def draw(self, pen, picture, top: int) -> None:
        """Put it on the picture."""
        picture.paste(self.picture, (self.left, top))


def modules_of(text: str) -> list[list[bool]]:
    """The modules of a text's QR code without its quiet zone, error correction M. Errors: PrinterProblem code_too_long."""
    import qrcode
    from qrcode.exceptions import DataOverflowError

    made = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0)
    made.add_data(text)
    try:
        made.make()
    except (DataOverflowError, ValueError):
        raise PrinterProblem("code_too_long") from None
    return made.get_matrix()


def _parts(ticket: Ticket, width: int) -> list:
    title, body, small = _font(BOLD, TITLE), _font(REGULAR, BODY), _font(REGULAR, SMALL)
    strong = _font(BOLD, BODY)
    made = [_Text(width, line, title, "middle") for line in wrapped(ticket.title, title, width)]
    if ticket.number:
        made += [_Text(width, line, body, "middle") for line in wrapped(f"№ {ticket.number}", body, width)]
    if ticket.lines:
        made.append(_Rule(width))
        for label, value in ticket.lines:
            made += _pair(label, value, body, strong, width)
    if ticket.code:
        made.append(_Rule(width))
        made.append(_Code(width, ticket.code))
    elif ticket.foot:
        made.append(_Rule(width))
    for text in ticket.foot:
        made += [_Text(width, line, small, "middle") for line in wrapped(text, small, width)]
    return made[:MOST]


def _pair(label: str, value: str, font, strong, width: int) -> list[_Text]:
    """A label and its value at the right; where both do not fit on a line, the value goes to the next one."""
    labels, values = wrapped(label, font, width), wrapped(value, strong, width)
    if not values:
        return [_Text(width, line, font) for line in labels]
    if labels and _across(font, labels[-1]) + BODY + _across(strong, values[0]) <= width:
        first = _Pair(width, values[0], strong, labels.pop(), font)
        return [*(_Text(width, line, font) for line in labels), first, *(_Text(width, line, strong, "right") for line in values[1:])]
    return [*(_Text(width, line, font) for line in labels), *(_Text(width, line, strong, "right") for line in values)]


class _Pair(_Text):
    """A value at the right in bold, its label at the left."""

    def __init__(self, width: int, text: str, font, label: str, plain) -> None:
        super().__init__(width, text, font, "right")
        self.before, self.plain = label, plain

    def draw(self, pen, picture, top: int) -> None:
        super().draw(pen, picture, top)
        pen.text((0, top), self.before, 0, self.plain)


def wrapped(text: str, font, width: int) -> list[str]:
    """A text in lines that fit: between words, and inside of a word that is wider than the paper."""
    made, line = [], ""
    for word in re.split(r"[ \t\n]+", text.strip()):     # what a hard space holds together stays together
        if line and _across(font, f"{line} {word}") <= width:
            line = f"{line} {word}"
            continue
        if line:
            made.append(line)
        while _across(font, word) > width:
            fits = max(1, next(at for at in range(1, len(word) + 1) if _across(font, word[:at]) > width) - 1)
            made.append(word[:fits])
            word = word[fits:]
        line = word
    return [*made, line] if line else made


def _across(font, text: str) -> int:
    """Pixels from the beginning of a text to its last dark one."""
    return max(round(font.getlength(text)), font.getbbox(text)[2])


@lru_cache(maxsize=8)
def _font(name: str, size: int):
    from PIL import ImageFont

    try:
        return ImageFont.truetype(name, size)
    except OSError:
        raise PrinterProblem("no_font", font="DejaVu Sans") from None
