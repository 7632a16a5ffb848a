"""The host's named tabs: options, what the box prints, phones and screens, the PIN."""

from __future__ import annotations

import json

from flask import Blueprint, Response, request, url_for

from companion import pages
from companion.engine.forms import Bad
from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.web import acting, data_text, labels
from companion.web.access import LONG, open_to
from companion.web.addresses import base_address
from companion.web.data_text import read_value
from companion.web.forms_page import text_of
from companion.web.grants import make_grant
from companion.web.pin import has_pin, set_pin
from companion.web.problems import Problem
from companion.web.qr import svg
from companion.web.render import page
from companion.web.visit import house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("bench", __name__, url_prefix="/t/<code>/host")


def _shown(refusal: Refusal | None) -> dict | None:
    return {"code": refusal.code, "facts": refusal.facts} if refusal else None


# -- options -------------------------------------------------------------------------------------------

def _options(refusal: Refusal | None = None):
    here = visit()
    words, game = words_for(here.table.game, here.language), here.table.game
    listed = [{"id": option, "label": words.say(f"opt-{option}"), "hint": words.say(f"opt-{option}-hint"),
               "values": [{"value": text_of(v), "label": words.value(v, f"val-{option}"),
                           "chosen": text_of(v) == text_of(here.table.options[option])} for v in values],
               "open": text_of(here.table.options[option]) if option in game.open_options else None}
              for option, values in game.options.items()]
    return page(here, "host/options.html", 409 if refusal else 200, options=listed, refusal=_shown(refusal))


@blueprint.get("/options")
@open_to("host")
def options(code: str):
    """The house rules of the table; a change is an entry and holds from then on."""
    return _options()


@blueprint.post("/options")
@open_to("host")
def set_option(code: str):
    """One house rule gets another value."""
    here, option = visit(), request.form.get("option", "")
    value = request.form.get("value", "")
    game = here.table.game
    value = next((v for v in game.options.get(option, []) if text_of(v) == value), value)
    try:
        if option in game.open_options and value not in game.options[option]:
            value = read_value(str(request.form.get("other") or value))
        acting.take(here, "set_option", {"option": option, "value": value}, "host", request.form["ticket"])
    except Bad as bad:
        return _options(Refusal("bad_parameter", parameter="value", why=bad.reason))
    except Refusal as refusal:
        return _options(refusal)
    return acting.go("bench.options", code=code)


# -- what the box prints -------------------------------------------------------------------------------

def _taught(refusal: Refusal | None = None, problem: str | None = None, status: int = 200):
    here = visit()
    game, data = here.table.game, here.table.data
    known = sorted({*game.data, *game.data_checks, "cards"})
    squares = [here.words.say(f"sq-{square}") for square in game.squares]
    track = [here.words.say(f"sq-{square}") for square in data.get("track") or []]
    return page(here, "host/taught.html", 409 if refusal else status, keys=known, refusal=_shown(refusal), problem=problem,
                squares=squares if "track" in data else [], track=track,
                now=[(key, json.dumps(data.get(key), ensure_ascii=False)) for key in known if key != "cards"],
                taught=sorted(house().store.taught(here.table.game.slug)), typed=request.form if request.form else {},
                cards=sorted(here.table.data.get("cards", {})))


@blueprint.get("/taught")
@open_to("host")
def taught(code: str):
    """What the box prints and the rules do not tell, taught once, kept for every later table."""
    return _taught()


@blueprint.post("/taught")
@open_to("host")
def teach(code: str):
    """One path of data gets a value: a number, words with commas, JSON or TOML."""
    here = visit()
    path = request.form.get("path", "").strip()
    try:
        value = labels.data_value(here.table, here.words, path, request.form.get("value", ""))
    except Bad as bad:
        return _taught(Refusal("bad_parameter", parameter="value", why=bad.reason))
    try:
        acting.take(here, "teach", {"path": path, "value": value}, "host", request.form["ticket"])
    except Refusal as refusal:
        return _taught(refusal)
    return acting.go("bench.taught", code=code)


@blueprint.get("/taught.toml")
@open_to("host")
def export(code: str):
    """Everything this installation was taught about the game, as TOML."""
    here = visit()
    slug = here.table.game.slug
    return Response(data_text.write_toml(house().store.taught(slug)), content_type="application/toml; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{slug}.toml"'})


@blueprint.post("/import")
@open_to("host", longest=LONG)
def load(code: str):
    """Taught data as TOML text: each key is one entry; those before a refused one stay taught."""
    here = visit()
    try:
        data = data_text.read_toml(request.form.get("toml", ""))
    except ValueError as error:
        return _taught(problem=str(error)[:200], status=409)
    for number, (key, value) in enumerate(data.items()):
        if len(key) > 60:
            return _taught(Refusal("bad_parameter", parameter="path", why="range"))
        path = f'"{key}"' if "." in key else key
        try:
            acting.take(here, "teach", {"path": path, "value": value}, "host", f"{request.form['ticket'][:56]}-{number}")
        except Refusal as refusal:
            return _taught(refusal)
    return acting.go("bench.taught", code=code)


# -- phones, screens, the PIN --------------------------------------------------------------------------

@blueprint.get("/phones")
@open_to("host")
def phones(code: str):
    """Who is let in on what, and the PIN."""
    here = visit()
    devices = house().store.devices(code)
    screen_address = base_address(request.host_url, house().public) + url_for("screens.screen", code=code)
    return page(here, "host/phones.html", has_pin=has_pin(code), screen_address=screen_address,
                walls=sum(row.role == "wall" for row in devices),
                phones={seat: sum(row.seat == seat and row.role in ("seat", "host") for row in devices)
                        for seat in here.table.seats}, screens=[row.label for row in devices if row.role == "waiting"])


@blueprint.post("/free/<int:number>")
@open_to("host")
def free(code: str, number: int):
    """Every phone of a seat is sent out; the seat's books stay."""
    name = acting.seat_of(visit(), number)
    if name == visit().seat:
        raise Problem(409, "own_seat")
    house().store.drop_seat_devices(code, name)
    house().hub.sign(code)
    return acting.go("bench.phones", code=code)


@blueprint.post("/link/<int:number>")
@open_to("host")
def link(code: str, number: int):
    """The personal code of a seat, for a phone that lost it."""
    here = visit()
    name = acting.seat_of(here, number)
    address = f"{base_address(request.host_url, house().public)}{make_grant(here, name)}"
    return page(here, "seat/link.html", picture=svg(address), address=address, of=pages.badge(here.table, name),
                back=url_for("bench.phones", code=code))


@blueprint.post("/screen")
@open_to("host")
def screen(code: str):
    """A shared screen that waits is let in, or all screens are sent out."""
    store = house().store
    for row in store.devices(code):
        if row.role == "waiting" and row.label == request.form.get("number"):
            store.set_device(row.token_hash, role="wall")
        elif row.role in ("waiting", "wall") and request.form.get("out"):
            store.drop_device(row.token_hash)
    house().hub.sign(code)
    return acting.go("bench.phones", code=code)


@blueprint.post("/pin")
@open_to("host")
def pin(code: str):
    """The host's PIN is set or, left empty, taken away."""
    set_pin(code, request.form.get("pin", "").strip())
    return acting.go("bench.phones", code=code)
