"""A ticket in a receipt printer's own letters: quicker than a picture, for those who know their printer's code page."""

from __future__ import annotations

from printables.printers.printer import PrinterProblem, Ticket
from printables.printers.ticket import QUIET, SMALLEST, modules_of

__all__ = ["columns_of", "encoded", "lettered"]

ACROSS = 12     # pixels of a letter in font A


def columns_of(width: int) -> int:
    """Letters in a line: 32 on a roll of 58 mm, 48 on one of 80 mm."""
    return width // ACROSS


def encoded(text: str, page: str) -> bytes:
    """A text in a code page; nothing is ever replaced. Errors: PrinterProblem unprintable, with the letter."""
    try:
        return text.encode(page)
    except UnicodeEncodeError as error:
        raise PrinterProblem("unprintable", letter=text[error.start], page=page) from None
    except LookupError:
        raise PrinterProblem("unprintable", letter=text[:1], page=page) from None


def lettered(printer, ticket: Ticket, width: int, page: str) -> None:
    """Print a ticket's letters, its code as a picture. printer: of python-escpos. Errors: PrinterProblem."""
    columns, number = columns_of(width), _number_of(printer, page)
    # All of it is looked at before the first byte: half a ticket is worse than none.
    lines = [encoded(line, page) for line in _lines(ticket, columns)]
    foot = [encoded(line.center(columns).rstrip(), page) for text in ticket.foot for line in _wrapped(text, columns)]
    picture = _code(ticket.code, width) if ticket.code else None
    printer._raw(b"\x1bt" + bytes([number]))
    printer._raw(b"".join(line + b"\n" for line in lines))
    if picture is not None:
        printer.image(picture)
    printer._raw(b"".join(line + b"\n" for line in foot))


def _number_of(printer, page: str) -> int:
    """The number under which printers usually have a code page. Errors: PrinterProblem unprintable."""
    names = {name.upper().replace("_", "").replace("-", ""): int(number) for name, number in printer.profile.get_code_pages().items()}
    found = names.get(page.upper().replace("_", "").replace("-", ""))
    if found is None:
        raise PrinterProblem("unprintable", letter="", page=page)
    return found


def _lines(ticket: Ticket, columns: int) -> list[str]:
    made = [line.center(columns).rstrip() for line in _wrapped(ticket.title, columns)]
    if ticket.number:
        made += [line.center(columns).rstrip() for line in _wrapped(f"# {ticket.number}", columns)]
    made.append("-" * columns)
    for label, value in ticket.lines:
        labels, values = _wrapped(label, columns), _wrapped(value, columns)
        if labels and values and len(labels[-1]) + 1 + len(values[0]) <= columns:
            made += [*labels[:-1], labels[-1] + values[0].rjust(columns - len(labels[-1])), *(one.rjust(columns) for one in values[1:])]
        else:
            made += [*labels, *(one.rjust(columns) for one in values)]
    return [*made, "-" * columns]


def _wrapped(text: str, columns: int) -> list[str]:
    import textwrap

    return textwrap.wrap(" ".join(text.split()), columns)


def _code(text: str, width: int):
    from PIL import Image

    rows = modules_of(text)
    scale = min(6, width // (len(rows) + 2 * QUIET))
    if scale < SMALLEST:
        raise PrinterProblem("code_too_long")
    side = (len(rows) + 2 * QUIET) * scale
    picture = Image.new("1", (width, side), 1)
    left = (width - side) // 2
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                picture.paste(0, (left + (x + QUIET) * scale, (y + QUIET) * scale, left + (x + QUIET + 1) * scale, (y + QUIET + 1) * scale))
    return picture
