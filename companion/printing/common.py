"""What the printables that every game has say: the facts for their templates, as plain data and finished text."""

from __future__ import annotations

import re

from companion import figures, pages
from companion.printing import books, notes, sheets
from companion.printing.labels import Labels
from companion.printing.stickers import sticker

__all__ = ["FACTS", "PARTS", "slip_lines", "wifi"]


def player_sheet(order, item: dict, labels: Labels, seen) -> dict:
    """A seat's sheet as its page shows it, or an empty one with a cash book to write on."""
    own = order.table.game.printables.get("player_sheet")
    without = own.without if own else ()
    if order.blank:
        return {"sections": sheets.blank(order.table, labels, without), "cash": None}
    return {"sections": sheets.filled(order.table, item["seat"], order.viewer, labels, without),
            "cash": figures.headline(order.table, item["seat"], order.viewer)["cash"]}


def slip_lines(order, one, item: dict, labels: Labels) -> list[dict]:
    """The fields of a ticket: those of the row, or what there is of a lot."""
    words = order.words
    if one.of == "row":
        spec = order.table.game.rows[one.rows]
        fields = [name for name in one.fields or [*spec["fields"], *spec["derived"]]
                  if order.blank or one.fields or item["label"] is None or name != spec["label"]]
        return sheets.field_lines(labels, spec, fields, None if order.blank else item["item"], bool(one.fields))
    if one.of != "lot":
        return []
    count, paid = item["item"].get("count"), item["item"].get("paid")
    told = [(f"fld-{one.commodity}", count and words.number(count)), ("print-price_paid", paid and words.money(paid))]
    return [{**sheets.free(), "label": label, "term": term, "text": text} for (label, term), text in
            ((labels.pair(key), text) for key, text in told) if order.blank or text]


# -- the poster ------------------------------------------------------------------------------------------

def wifi(network: str, password: str) -> str:
    """What a phone's camera reads as the way into a Wi-Fi; without a password an open one."""
    def plain(text: str) -> str:
        return re.sub(r'([\\;,:"])', r"\\\1", text)
    return f"WIFI:T:{'WPA' if password else 'nopass'};S:{plain(network)};{f'P:{plain(password)};' if password else ''};"


def join_poster(order, item: dict, labels: Labels, seen) -> dict:
    """The way to the table: its code and address, the Wi-Fi if its name was typed, who sits here.

    The code of the table leads to free seats and gives nothing away. A seat's own code lets in whoever scans it
    first, so it is no part of the poster: order.extra["personal"] = {seat: address good once} puts each on a slip of its
    own, on the next page, to cut out and hand over.
    """
    network, password = (str(order.extra.get(name) or "") for name in ("network", "password"))
    personal = order.extra.get("personal") or {}
    badges = pages.badges(order.table)
    way = f"{order.address}/t/{order.code}" if order.address else None
    return {"way": way, "network": network, "password": password, "wifi": wifi(network, password) if network else None,
            "seats": badges, "free": order.table.game.players["max"] - len(badges) if pages.may_join(order.table) else 0,
            "slips": [{"badge": one, "address": personal[one["seat"]]} for one in badges if one["seat"] in personal]}


# What one print is split into: long journals into documents that a slow machine lays out in time, money into notes.
PARTS = {"bank_journal": books.parts, "account_extract": books.parts, "play_money": lambda order, item: notes.notes(order.table, order.extra)}
FACTS = {"player_sheet": player_sheet, "bank_journal": books.journal, "account_extract": books.journal,
         "final_statement": books.statement, "join_poster": join_poster, "card_stickers": sticker}
