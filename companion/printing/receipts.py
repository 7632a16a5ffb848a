"""Tickets and slips for receipt printers: the same fields, numbers and codes as on the sheet of tickets."""

from __future__ import annotations

from companion.printing import common
from companion.printing.documents import Order, wanted_of
from companion.printing.labels import Labels
from companion.printing.lines import date, told
from companion.printing.offered import find
from companion.printing.seen import Seen
from printables.printers import Ticket

__all__ = ["receipts"]


def receipts(order: Order) -> list[Ticket]:
    """The tickets of an order; [] for what is a whole sheet or blank. Errors: LookupError for an unknown printable."""
    one = find(order.table, order.printable)
    if one is None:
        raise LookupError(order.printable)
    own = one.template == "slip.html"
    if order.blank or not own and (not one.ticket or one.of not in ("row", "lot")):
        return []
    words, labels, made, seen = order.words, Labels(order.words, order.table.game), [], Seen(order.table, order.entries, order.viewer)
    for item in wanted_of(order, one):
        number = order.number_of(one, item) if one.ticket and order.number_of else None
        if own:
            title, lines = _slip(words, one, order.table.game.print_facts[one.id](seen.shown(item["seat"], item["item"])))
        else:
            lines = [(line["label"], line["text"] or "") for line in common.slip_lines(order, one, item, labels)]
            title = words.say(f"print-{one.id}") + (f" · {words.value(item['label'])}" if item["label"] else "")
        foot = [f"{order.table.game.title} · {order.code} · {date(words, order.at)}"]
        if number and number["copy"] > 1:
            foot.insert(0, words.say("print-duplicate", n=number["copy"]))
        made.append(Ticket(title, number["number"] if number else "", ((words.say("ui-seat"), item["seat"]), *lines),
                           number["url"] if number else None, tuple(foot)))
    return made


def _slip(words, one, facts: dict) -> tuple[str, list[tuple[str, str]]]:
    """Title and lines of a slip that a game's own facts fill, see engine.printable.slip()."""
    about = words.say(facts["about"]["key"], **facts["about"]["facts"]) if facts["about"] else ""
    large = [("", told(words, facts["figure"], facts["kind"]))] if "figure" in facts else []
    lines = [(words.say(line["label"], **line["facts"]), told(words, line["value"], line["kind"])) for line in facts["lines"]]
    small = [(words.say(fine["key"], **fine["facts"]), "") for fine in facts["fine"]]
    return " · ".join(filter(None, (words.say(facts["title"] or f"print-{one.id}"), about))), [*large, *lines, *small]
