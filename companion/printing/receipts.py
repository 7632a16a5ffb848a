"""Tickets and slips for receipt printers: the same fields, numbers and codes as on the sheet of tickets."""

from __future__ import annotations

from companion.printing import common
from companion.printing.documents import Order, wanted_of
from companion.printing.labels import Labels
from companion.printing.lines import date
from companion.printing.offered import find
from printables.printers import Ticket

__all__ = ["receipts"]


def receipts(order: Order) -> list[Ticket]:
    """The tickets of an order; [] for what is a whole sheet or blank. Errors: LookupError for an unknown printable."""
    one = find(order.table, order.printable)
    if one is None:
        raise LookupError(order.printable)
    if order.blank or not one.ticket or one.of not in ("row", "lot"):
        return []
    words, labels, made = order.words, Labels(order.words, order.table.game), []
    for item in wanted_of(order, one):
        number = order.number_of(one, item) if order.number_of else None
        lines = [(line["label"], line["text"] or "") for line in common.slip_lines(order, one, item, labels)]
        title = words.say(f"print-{one.id}") + (f" · {words.value(item['label'])}" if item["label"] else "")
        foot = [f"{order.table.game.title} · {order.code} · {date(words, order.at)}"]
        if number and number["copy"] > 1:
            foot.insert(0, words.say("print-duplicate", n=number["copy"]))
        made.append(Ticket(title, number["number"] if number else "", ((words.say("ui-seat"), item["seat"]), *lines),
                           number["url"] if number else None, tuple(foot)))
    return made
