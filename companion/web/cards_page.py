"""Cards on a form: picked from the library, or typed once and kept there for every later table."""

from __future__ import annotations

from companion.engine.forms import MISSING, CardOf
from companion.engine.table import Refusal
from companion.web.as_typed import as_typed
from companion.web.fields_page import draw_field, read_field

__all__ = ["draw_card", "read_card", "card_typed", "library_entry", "LONGEST", "TITLES"]

SEARCHED = 12       # a longer library is searched by typing
LONGEST = 60        # letters of a card's name in the library
TITLES = ("name", "title")      # fields that say what a card is called


def _library(at) -> dict:
    return at.table.data.get("cards") or {}


def _title(key: str, card: dict) -> str:
    """What a card is called in a list: by its name, and by its key where that is another."""
    name = next((card[one] for one in TITLES if isinstance(card.get(one), str) and card[one]), key)
    return name if name == key else f"{name} ({key})"


def draw_card(kind: CardOf, name: str, at, made: dict) -> dict:
    """A card as a control: the library to pick from, and a fieldset for each kind of card it may be."""
    found, library = kind.describe(at.table, at.who), _library(at)
    choices = [{"value": key, "text": _title(key, library[key])} for key in found["choices"]]
    picked = _key(at.typed(name).strip(), kind, at)
    chosen = at.typed(f"{name}.kind")
    if picked:
        chosen = library[picked].get("kind", kind.kinds[0])
        at.filled.update(as_typed(library[picked], f"{name}.{chosen}.").to_dict())
    kinds = [{"value": one, "controls": [draw_field(field, spec, f"{name}.{one}.{field}", at)
                                         for field, spec in found["fields"][one].items()]} for one in kind.kinds]
    return {"kind": "card", "kinds": kinds, "chosen": chosen, "choices": choices, "picked": picked or None,
            "value": picked or "", "shown": next((one["text"] for one in choices if one["value"] == picked), ""),
            "search": len(choices) > SEARCHED}


def _key(typed: str, kind: CardOf, at) -> str:
    """The key of the library that was picked or whose card was named, "" for none."""
    library = _library(at)
    keys = [key for key, card in library.items() if card.get("kind") in kind.kinds]
    if typed in keys:
        return typed
    named = [key for key in keys if typed and typed.casefold() in (key.casefold(), _title(key, library[key]).casefold())]
    return named[0] if named else ""


def read_card(kind: CardOf, name: str, at):
    """A key of the library, or the fields of the fieldset that has something in it. Errors: Bad."""
    picked = at.typed(name).strip()
    if picked:
        return _key(picked, kind, at) or picked
    chosen = at.typed(f"{name}.kind")
    fields = at.table.game.cards
    for one in ([chosen] if chosen in kind.kinds else []) + [k for k in kind.kinds if k != chosen]:
        card = {}
        for field, spec in fields[one].items():
            value = read_field(field, spec, f"{name}.{one}.{field}", at)
            if value is not MISSING:
                card[field] = value
        # A field that still holds what it was drawn with was not typed into.
        typed = {f: v for f, v in card.items()
                 if fields[one][f]["type"] != "bool" and v != fields[one][f].get("default", MISSING)}
        if typed or (one == chosen and card):
            return {"kind": one, **card}
    return MISSING


def card_typed(command, args: dict) -> dict | None:
    """The card whose fields were typed into a form, None where there is none or one was picked."""
    return next((args[name] for name, (kind, _) in command.params.items()
                 if isinstance(kind, CardOf) and isinstance(args.get(name), dict)), None)


def library_entry(table, card: dict, name: str) -> tuple[str, dict]:
    """The path and value that teach a typed card. name: as the host wants it called, "" for the card's own name.

    A name that holds another card gets a number. Errors: Refusal bad_parameter where nothing names it.
    """
    name = " ".join((name or str(card.get("name") or card.get("title") or "")).replace('"', "").split())
    if not 1 <= len(name) <= LONGEST:
        raise Refusal("bad_parameter", parameter="card_name", why="missing" if not name else "range")
    library, key, number = table.data.get("cards") or {}, name, 1
    while key in library and library[key] != card:
        number += 1
        key = f"{name} {number}"
    return f'cards."{key}"', card
