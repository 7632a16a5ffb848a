"""The host's named tabs: house rules with their dial, phones and screens, the PIN."""

from __future__ import annotations

from flask import Blueprint, request, url_for

from companion.engine.forms import Bad
from companion.engine.table import Refusal
from companion.web import acting
from companion.web.access import open_to
from companion.web.addresses import base_address
from companion.web.as_typed import text_of
from companion.web.data_text import read_value
from companion.web.grants import link_page
from companion.web.laying import house_rules
from companion.web.phones import phones_of
from companion.web.pin import has_pin, set_pin
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("bench", __name__, url_prefix="/t/<code>/host")


# -- options -------------------------------------------------------------------------------------------

def _options(refusal: Refusal | None = None):
    here = visit()
    listed = house_rules(here.table.game, here.words, {option: text_of(value) for option, value in here.table.options.items()})
    listed.sort(key=lambda one: not one["house"])
    return page(here, "host/options.html", rules=listed, refusal=refusal, dial=_dial(here),
                rulings=bool(here.table.seats) and here.table.current is not None)


def _dial(here) -> list[dict]:
    """The positions of the game's dial, from what the app does by itself to what the table does; none where it has none."""
    words, made = here.words, []
    for name, wanted in here.table.game.dial.items():
        made.append({"name": name, "chosen": not _to_change(here.table, wanted),
                     "options": [{"label": words.say(f"opt-{option}"), "value": words.value(value, f"val-{option}")}
                                 for option, value in wanted.items()]})
    return made


def _to_change(table, wanted: dict) -> dict:
    return {option: value for option, value in wanted.items() if text_of(table.options[option]) != text_of(value)}


@blueprint.get("/options")
@open_to("host")
def options(code: str):
    """The house rules of the table; a change is an entry and holds from then on."""
    return _options()


@blueprint.post("/dial")
@open_to("host")
def turn_dial(code: str):
    """A position of the dial: each house rule that it changes is an entry of its own."""
    here, receipt = visit(), None
    wanted = here.table.game.dial.get(request.form.get("position", ""))
    if wanted is None:
        return _options(Refusal("bad_parameter", parameter="option", why="choice"))
    try:
        for at, (option, value) in enumerate(_to_change(here.table, wanted).items()):
            receipt = acting.take(here, "set_option", {"option": option, "value": value}, "host", f"{request.form['ticket'][:56]}-{at}")
    except Refusal as refusal:
        return _options(refusal)
    return acting.go("bench.options", receipt, code=code)


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
                phones=phones_of(code, here.table.seats), screens=[row.label for row in devices if row.role == "waiting"])


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
    name = acting.seat_of(visit(), number)
    house().note_code(code, name)
    house().hub.sign(code)
    return link_page(name, url_for("bench.phones", code=code))


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
    return acting.go("host.host" if request.form.get("bench") else "bench.phones", code=code)


@blueprint.post("/pin")
@open_to("host")
def pin(code: str):
    """The host's PIN is set or, left empty, taken away."""
    set_pin(code, request.form.get("pin", "").strip())
    return acting.go("bench.phones", code=code)
