"""A shared screen waits at a table until the host lets it in."""

from __future__ import annotations

import secrets

from flask import Blueprint, make_response, request

from companion.web import acting
from companion.web.access import open_to
from companion.web.problems import slow_down
from companion.web.render import page
from companion.web.tickets import hash_of, token_of_ticket
from companion.web.visit import cookie_name, house, set_cookie, visit

__all__ = ["blueprint"]

blueprint = Blueprint("screens", __name__, url_prefix="/t/<code>/screen")
SCREENS = 8         # that wait at a table to be let in; the oldest gives way


@blueprint.get("")
@open_to("nobody")
def screen(code: str):
    """A shared screen waits here until the host lets it in."""
    here = visit()
    if "wall" in here.roles:
        return acting.go("wall.wall", code=code)
    waits = here.device.label if here.device and here.device.role == "waiting" else None
    return page(here, "wall/screen.html", number=waits)


@blueprint.post("")
@open_to("nobody")
def ask(code: str):
    """A screen asks to be let in, under a number that the host finds on it."""
    here = visit()
    if here.device is not None and here.device.role != "grant":
        return acting.go("screens.screen", code=code)
    slow_down(house().joins)
    store, token = house().store, token_of_ticket(house().key, request.form["ticket"])
    waiting = [row for row in store.devices(code) if row.role == "waiting"]
    for row in waiting[:max(0, len(waiting) - SCREENS + 1)]:
        store.drop_device(row.token_hash)
    # A number of its own: the host must not let in two screens with one tap.
    number = secrets.choice(sorted({f"{n:04}" for n in range(10000)} - {row.label for row in waiting}))
    store.add_device(hash_of(token), code, None, "waiting", here.language, number)
    house().hub.sign(code)
    return set_cookie(make_response(acting.go("screens.screen", code=code)), cookie_name(code), token)
