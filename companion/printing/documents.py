"""From an order to documents: plain data of one viewer, a template, and HTML for the press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from companion import curve, drawn, figures, pages
from companion.engine.journal import Entry
from companion.engine.printable import Printable
from companion.engine.table import Table
from companion.printing import common, measure, sheets
from companion.printing import lines as written
from companion.printing.labels import Labels
from companion.printing.numbers import Numbers
from companion.printing.offered import blanks, find, items
from companion.printing.seen import Seen
from printables import qr
from printables.paper import PAPERS, Grid, Running, page_css
from printables.press import Document

__all__ = ["Order", "documents", "wanted_of"]

LONGEST = 1000      # lines or boxes in a row of one print; what the books or the owner's data count may be any number
SLIP_HEAD = 21      # mm of a slip that its title, its owner, its foot and its margins take
TEMPLATES = Path(__file__).resolve().parents[2] / "templates" / "print"


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants printed, and for whom.

    table, entries: the books; code: the table's; viewer: whose eyes see the print (views.py); words: of the language;
    printable: its name; seat, key: only this seat's, only this row's or lot's, None for all there are; blank: nothing
    filled in; paper: "a4" or "letter"; at: the date on it; address: where phones find this machine, None where unknown;
    number_of: (printable, item) -> {"number", "url", "copy"} of a ticket, None where tickets are not numbered;
    extra: what the asker typed for this print alone, such as the name and password of the Wi-Fi; never kept.
    """

    table: Table
    entries: list[Entry]
    code: str
    viewer: str | None
    words: object
    printable: str
    seat: str | None = None
    key: str | None = None
    blank: bool = False
    paper: str = "a4"
    at: datetime = field(default_factory=lambda: datetime.now().astimezone())
    address: str | None = None
    number_of: Callable[[Printable, dict], dict] | None = None
    extra: dict = field(default_factory=dict)


def documents(order: Order) -> list[Document]:
    """The documents of an order, one for each sheet of a seat, one for all tickets of a kind; [] where there is nothing.

    Errors: LookupError for a printable that this table does not have.
    """
    one = find(order.table, order.printable)
    if one is None:
        raise LookupError(order.printable)
    seen = Seen(order.table, order.entries, order.viewer)
    wanted = blanks(one, seen, order.seat) if order.blank else wanted_of(order, one)
    if one.id in common.PARTS and not order.blank:
        wanted = [part for item in wanted for part in common.PARTS[one.id](order, item)]
    if one.size is None:
        return [_document(order, one, _text(order, one, item, seen), item.get("part")) for item in wanted]
    return [_document(order, one, _imposed(order, one, wanted, seen))] if wanted else []


def wanted_of(order: Order, one: Printable) -> list[dict]:
    """What an order is about, as offered.items() gives it."""
    found = [item for item in items(order.table, one, order.viewer, order.entries)
             if order.seat in (None, item["seat"]) and order.key in (None, item["key"])]
    if one.ticket and isinstance(order.number_of, Numbers):
        order.number_of.note(one, found)
    return found


@cache
def _environment(folder: Path | None) -> Environment:
    """Templates of a game, then the common ones; what a template misnames is an error, never a hole in a sheet."""
    folders = [folder / "print"] if folder else []
    made = Environment(loader=FileSystemLoader([*folders, TEMPLATES]), autoescape=True, undefined=StrictUndefined,
                       trim_blocks=True, lstrip_blocks=True)
    made.globals["range"] = lambda *bounds: range(*bounds)[:LONGEST]
    return made


@cache
def _style(folder: Path | None, name: str) -> str:
    path = folder / "print" / name if folder else None
    return path.read_text(encoding="utf-8") if path and path.is_file() else (TEMPLATES / name).read_text(encoding="utf-8")


def _text(order: Order, one: Printable, item: dict, seen: Seen, side: str = "front") -> str:
    """One sheet or ticket as HTML."""
    table, words, seat = order.table, order.words, item["seat"]
    shown, labels = seen.shown(seat, item["item"], order.blank), Labels(order.words, order.table.game)
    facts = table.game.print_facts.get(one.id)
    number = order.number_of(one, item) if one.ticket and order.number_of and not order.blank else None
    template = _environment(table.game.folder).get_template(one.template or "ticket.html")
    return template.render(
        printable=one, shown=shown, doc=shown.document, seat=seat, item=item["item"], label=item["label"], side=side, blank=order.blank,
        facts=facts(shown) if facts else {}, number=number, head=pages.head(table), code=order.code, code_of_table=order.code, words=words, address=order.address,
        sheet_of=lambda who: figures.sheet(table, who, order.viewer), standings=lambda: curve.places(table, order.viewer),
        sheet=figures.sheet(table, seat, order.viewer) if seat and not order.blank else [],
        badge=pages.badge(table, seat) if seat else None, badges={one["seat"]: one for one in pages.badges(table)},
        row=table.game.rows.get(one.rows) if one.rows else None, data=table.data, options=table.options,
        say=words.say, money=words.money, value=words.value, figure=partial(figures.written, words), both=labels.pair, measure=measure, field=partial(sheets.field, labels),
        symbol=lambda badge, mm: Markup(drawn.pawn(badge if isinstance(badge, str) else badge["symbol"], mm)), symbols=pages.SYMBOLS,
        date=written.date(words, order.at), told=partial(written.told, words, blank=order.blank), qr=lambda text, mm: Markup(qr.svg(text, mm)), extra=order.extra,
        cash_field=table.game.cash_field, **_own_facts(order, one, item, labels, seen))


def _own_facts(order: Order, one: Printable, item: dict, labels: Labels, seen: Seen) -> dict:
    """What the common templates get beside: the sections of a sheet, the fields of a slip, the lines of the journal."""
    if one.id in common.FACTS:      # a game's own template of it may extend the common one
        return common.FACTS[one.id](order, item, labels, seen)
    if one.size is None:
        return {}
    lines, width = common.slip_lines(order, one, item, labels), one.size[0] - (31 if one.ticket else 6)
    title = " / ".join(filter(None, labels.pair(f"print-{one.id}")))
    about = " · ".join(filter(None, (item["seat"], item["label"] and order.words.value(item["label"]))))
    high = one.size[1] - SLIP_HEAD - measure.over(title, 10.5, width) - measure.over(f"MM {about}", 9, width)
    return {"lines": lines, "size": measure.size_for(lines, width, high), "room": measure.room_for(lines, high - 4, width)}


def _imposed(order: Order, one: Printable, wanted: list[dict], seen: Seen) -> str:
    """Tickets of one size on whole pages, cut lines between them; backs on pages of their own, mirrored for the long edge."""
    grid = Grid(*one.size)
    if order.blank and len(wanted) == 1:
        wanted = wanted * (grid.columns * grid.rows)
    fronts = [Markup(_text(order, one, item, seen)) for item in wanted]
    backs = [Markup(_text(order, one, item, seen, "back")) for item in wanted] if one.back else None
    return _environment(order.table.game.folder).get_template("imposed.html").render(
        leaves=grid.leaves(fronts, backs), lines=lambda rows: Markup(grid.svg(rows)))


def _document(order: Order, one: Printable, text: str, part: str | None = None) -> Document:
    """A whole document with what stands on every page; part: which part of a long one it is."""
    words, folder = order.words, order.table.game.folder
    title = words.say(f"print-{one.id}")
    own = [_style(folder, "print.css")] if folder and (folder / "print" / "print.css").is_file() else []
    running = Running(" · ".join(filter(None, (order.table.game.title, title, part))), order.code, written.date(words, order.at),
                      words.say("print-page", n="{n}", m="{m}"))
    styles = [_style(None, "paper.css"), *own, page_css(PAPERS[order.paper], running)]
    if one.size:
        styles.append(Grid(*one.size).css())
    return Document(text, tuple(styles), f"{order.table.game.title} · {title}", words.language, passing=any(order.extra.values()))
