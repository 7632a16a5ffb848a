"""What the printables that every game has say: the facts for their templates, as plain data and finished text."""

from __future__ import annotations

from companion import figures
from companion.printing import sheets
from companion.printing.labels import Labels
from companion.printing.stickers import sticker

__all__ = ["FACTS", "slip_lines"]


def player_sheet(order, item: dict, labels: Labels) -> dict:
    """A seat's sheet as its page shows it, or an empty one with a cash book to write on."""
    if order.blank:
        return {"sections": sheets.blank(order.table, labels), "cash": None}
    return {"sections": sheets.filled(order.table, item["seat"], order.viewer, labels),
            "cash": figures.headline(order.table, item["seat"], order.viewer)["cash"]}


def slip_lines(order, one, item: dict, labels: Labels) -> list[dict]:
    """The fields of a ticket: those of the row, or what there is of a lot."""
    words = order.words
    if one.of == "row":
        return sheets.field_lines(labels, order.table.game.rows[one.rows], one.fields, None if order.blank else item["item"])
    if one.of != "lot":
        return []
    held = item["item"]
    told = [(labels.pair(f"fld-{one.commodity}"), held and words.number(held["count"])), (labels.pair("print-price_paid"), held and held["paid"] is not None and words.money(held["paid"]))]
    return [{"label": label, "term": term, "text": (text or None) if order.blank else text, "formula": "", "sign": "", "ticks": ()}
            for (label, term), text in told if order.blank or text]


FACTS = {"player_sheet": player_sheet, "card_stickers": sticker}
