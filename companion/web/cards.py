"""The card library: cards by kind, added, edited, copied and taken out by the form that a player fills in."""

from __future__ import annotations

from flask import Blueprint, request

from companion.engine.forms import Bad
from companion.engine.table import Refusal
from companion.web import acting
from companion.web.access import open_to
from companion.web.as_typed import as_typed
from companion.web.cards_page import LONGEST, TITLES
from companion.web.fields_page import draw_field, read_fields
from companion.web.forms_page import Context
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import visit

__all__ = ["blueprint"]

blueprint = Blueprint("cards", __name__, url_prefix="/t/<code>/host/taught/cards")


def _cards(here) -> dict:
    return here.table.data.get("cards") or {}


def _title_field(spec: dict) -> str | None:
    return next((name for name in TITLES if name in spec), None)


@blueprint.get("")
@open_to("host")
def library(code: str):
    """The cards that are kept, by kind."""
    here = visit()
    cards = _cards(here)
    kinds = []
    for kind, spec in here.table.game.cards.items():
        money = [name for name, field in spec.items() if field["type"] in ("amount", "integer")][:2]
        kinds.append({"kind": kind, "cards": sorted(
            ({"key": key, "figures": [(name, card[name]) for name in money if card.get(name)]}
             for key, card in cards.items() if card.get("kind") == kind), key=lambda one: one["key"].casefold())})
    return page(here, "host/cards.html", kinds=kinds, count=len(cards))


def _form(kind: str, key: str | None, refusal: Refusal | None = None, copy: bool = False):
    """The form of a card. key: of the card that is changed, or copied; None for a new one."""
    here = visit()
    spec = here.table.game.cards.get(kind)
    card = _cards(here).get(key) if key else None
    if spec is None or (key and (card is None or card.get("kind") != kind)):
        raise Problem(404)
    posted = request.form if refusal else None
    if posted is None and card is not None:
        title = _title_field(spec)
        values = {name: value for name, value in card.items() if name != "kind"}
        if title:
            values[title] = "" if copy else values.get(title) or key
        posted = as_typed(values, "c-")
    at = Context(here.table, None, here.viewer, posted)
    return page(here, "host/card.html", refusal=refusal, card_kind=kind, key="" if copy else key or "",
                controls=[draw_field(name, field, f"c-{name}", at) for name, field in spec.items()], copied=key if copy else None)


@blueprint.get("/<kind>")
@open_to("host")
def card(code: str, kind: str):
    """A new card of a kind; ?key=K changes one, ?copy=K begins with another's figures."""
    copied = request.args.get("copy")
    return _form(kind, copied or request.args.get("key"), copy=bool(copied))


@blueprint.post("/<kind>")
@open_to("host")
def keep(code: str, kind: str):
    """The card is kept under its name; under another name the old one goes."""
    here, old = visit(), request.form.get("key", "")
    spec = here.table.game.cards.get(kind)
    if spec is None:
        raise Problem(404)
    try:
        made = {"kind": kind, **read_fields(spec, "c-", Context(here.table, None, here.viewer, request.form))}
        _check(here, kind, made)
        key = _key(here, kind, spec, made, old)
        if old and old != key and old in _cards(here):
            cards = {key if name == old else name: made if name == old else one for name, one in _cards(here).items()}
            args: dict = {"path": "cards", "value": cards}
        else:
            args = {"path": f'cards."{key}"', "value": made}
        acting.take(here, "teach", args, "host", request.form["ticket"])
    except Refusal as refusal:
        return _form(kind, old if old in _cards(here) else None, refusal)
    return acting.go("cards.library", code=code)


def _check(here, kind: str, made: dict) -> None:
    """A card in the library fits as one that is typed. Errors: Refusal bad_parameter."""
    try:
        here.table.game.card(kind, {name: value for name, value in made.items() if name != "kind"}, table=here.table)
    except Bad as bad:
        raise Refusal("bad_parameter", parameter=getattr(bad, "parameter", "card"), why=bad.reason) from None


def _key(here, kind: str, spec: dict, made: dict, old: str) -> str:
    """What the library calls the card: its name, else the kind and a number. Errors: Refusal for a name that is taken."""
    title = _title_field(spec)
    wanted = " ".join(str(made.get(title) or "").replace('"', "”").split())[:LONGEST] if title else ""
    if wanted:
        if wanted != old and wanted in _cards(here):
            raise Refusal("bad_parameter", parameter=title, why="taken")
        return wanted
    if old:
        return old
    word = here.words.value(kind, "card")
    return next(f"{word} {number}" for number in range(1, 10_000) if f"{word} {number}" not in _cards(here))


@blueprint.post("/<kind>/out")
@open_to("host")
def take_out(code: str, kind: str):
    """The card leaves the library; what was booked with it stays."""
    here, key = visit(), request.form.get("key", "")
    cards = {name: one for name, one in _cards(here).items() if name != key}
    if len(cards) < len(_cards(here)):
        try:
            acting.take(here, "teach", {"path": "cards", "value": cards}, "host", request.form["ticket"])
        except Refusal as refusal:
            return _form(kind, key, refusal)
    return acting.go("cards.library", code=code)
