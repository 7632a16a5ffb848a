"""Once more with the same people: a new table, and every device of the old one back on its seat with one tap."""

from __future__ import annotations

import threading

from flask import Blueprint, make_response

from companion import pages
from companion.web import acting
from companion.web.access import open_to
from companion.web.onward import came_along, next_table, own_token
from companion.web.problems import Problem, slow_down
from companion.web.tickets import hash_of
from companion.web.visit import OPERATOR, Visit, cookie_name, house, set_cookie, visit

__all__ = ["blueprint"]

blueprint = Blueprint("rematch", __name__, url_prefix="/t/<code>/rematch")
_laying = threading.Lock()


@blueprint.post("")
@open_to("host")
def lay(code: str):
    """The same game, house rules, people, pawns, host and readers of dice at a new table. A second tap finds it laid."""
    here = visit()
    if not pages.is_over(here.table):
        raise Problem(409, "not_over")
    with _laying:
        new = next_table(code)
        if new is None:
            slow_down(house().makes)
            new = _lay_again(here.table)
            _bring_the_walls(code, new)
            # Last: a table that is not complete is nobody's rematch, the next tap lays another.
            house().store.set_setting(f"rematch {code}", {"code": new, "seats": list(here.table.seats)})
            house().readers.go_along(code, new)
    house().hub.sign(code)
    return _come_along(here, new)


def _lay_again(old) -> str:
    """A table like the old one; nobody has moved yet. Returns its code."""
    banker, game = house().banker, old.game
    code = banker.make_table(game.slug, options=dict(old.options))
    kept = [field["name"] for field in pages.join_fields(game)]
    for seat in old.seats:
        fields = {name: old.seat(seat)[name] for name in kept if old.seat(seat).get(name)}
        banker.take(code, OPERATOR, "join", {"name": seat, "fields": fields})
    if banker.table(code).host != old.host:
        banker.take(code, OPERATOR, "choose_host", {"seat": old.host})
    return code


def _bring_the_walls(old: str, new: str) -> None:
    """Shared screens need no touch: their place at the new table is ready before they ask for it."""
    for row in house().store.devices(old):
        if row.role == "wall":
            house().store.add_device(hash_of(own_token(row.token_hash, new)), new, None, "wall", row.language, row.label)


def _come_along(here, new: str):
    """This device's own place at the new table, once: who was sent away from there does not come back this way."""
    there, store = Visit(new), house().store
    if there.roles & {"seat", "host"}:
        return _page_of(there)      # it sits there already
    token, seat = own_token(here.token_hash, new), here.seat
    if seat is not None and seat not in came_along(here.code):
        seat = None     # it sat down at the old table afterwards: whoever has that name at the new one is somebody else
    if seat is not None and _sits_there(here, new):
        raise Problem(403, "seat_moved", seat=seat)
    if store.was_sent_out(hash_of(token)):
        raise Problem(403, "seat_freed", seat=here.seat or "")
    if store.device(hash_of(token)) is None:
        # The role is the device's in the books of the old table, never what a form says.
        role = "host" if here.is_host and seat == here.seat else "seat" if seat else "wall"
        store.add_device(hash_of(token), new, seat, role, here.language)
        house().hub.sign(new)
    where = "seat.seat" if seat else "host.host" if here.is_host else "wall.wall"
    return set_cookie(acting.go(where, code=new), cookie_name(new), token)


def _sits_there(here, new: str) -> bool:
    """Whether a phone that does not come from the old table has the seat at the new one: the host gave it on."""
    store = house().store
    from_here = {hash_of(own_token(row.token_hash, new)) for row in store.devices(here.code)}
    return any(row.seat == here.seat and row.role in ("seat", "host") and row.token_hash not in from_here
               for row in store.devices(new))


def _page_of(there):
    return acting.go("seat.seat" if there.seat else "host.host", code=there.code)


@blueprint.post("/sit")
@open_to("seat", "host", "wall")
def sit(code: str):
    """One tap: the device sits down at the next table where it sat at this one."""
    new = next_table(code)
    if new is None:
        raise Problem(404)
    return _come_along(visit(), new)


@blueprint.get("/wall")
@open_to("wall")
def wall(code: str):
    """A shared screen goes along by itself: its place was made when the table was laid, here it gets its cookie."""
    here, new = visit(), next_table(code)
    token = own_token(here.token_hash, new or "")
    if new is None or house().store.device(hash_of(token)) is None:
        raise Problem(404)
    return set_cookie(make_response(acting.go("wall.wall", code=new)), cookie_name(new), token)
