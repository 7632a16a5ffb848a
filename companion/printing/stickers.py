"""Stickers for the cards of a box: a small code that names game and card, and no table.

They stay on the cards for years, so a code is made of what the owner calls the card: the first three signs of the game,
the other nine of the card's kind and its name in the library. A card that is called otherwise needs a new sticker; one
that is changed in any other way keeps it. Capitals make no difference.
"""

from __future__ import annotations

import base64
import hashlib
import unicodedata

from companion.printing import measure
from companion.printing.numbers import in_capitals

__all__ = ["LENGTH", "code_of_card", "is_of_game", "find_card", "stickers", "sticker"]

GAME, CARD = 3, 9       # signs, of 5 bits each
LENGTH = GAME + CARD
ROOM = (17, 11.5)      # mm beside the code for the card's name


def _short(signs: int, *parts: str) -> str:
    text = "\n".join(" ".join(unicodedata.normalize("NFKC", part).casefold().split()) for part in parts)
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode()[:signs]


def code_of_card(slug: str, kind: str, key: str) -> str:
    """What stands in a sticker's address. kind: of the card; key: its name in the library."""
    return _short(GAME, "game", slug) + _short(CARD, "card", slug, kind, key)


def is_of_game(code: str, slug: str) -> bool:
    """Whether a sticker belongs to a game's box, in the library still or not. Small letters will do."""
    return len(code) == LENGTH and code.isascii() and code.upper()[:GAME] == _short(GAME, "game", slug)


def find_card(code: str, slug: str, library: dict | None) -> str | None:
    """The key of the card that a sticker is for, None where this library has none. library: the table's data cards."""
    if not is_of_game(code, slug):
        return None
    return next((key for key, card in (library or {}).items() if code_of_card(slug, card.get("kind", ""), key) == code.upper()), None)


def stickers(table) -> list[dict]:
    """What there is one sticker of each, by kind and name: {"key", "seat", "item", "label"}."""
    kinds = list(table.game.cards)
    cards = [(card["kind"], key) for key, card in (table.data.get("cards") or {}).items() if card.get("kind") in kinds]
    return [{"key": code_of_card(table.game.slug, kind, key), "seat": None, "item": {"kind": kind, "title": key}, "label": key}
            for kind, key in sorted(cards, key=lambda card: (kinds.index(card[0]), card[1].casefold()))]


def sticker(order, item: dict, labels, seen) -> dict:
    """What one sticker says. Without an address of this machine it is a label without a code."""
    title, (width, room) = item["item"].get("title", ""), ROOM
    return {"title": title, "url": f"{in_capitals(order.address)}/C/{item['key']}" if order.address else None,
            "size": next((at for at, points in enumerate(measure.SIZES)
                          if measure.lines(title, points, width) * points * measure.LEADING * measure.POINT <= room), len(measure.SIZES) - 1)}
