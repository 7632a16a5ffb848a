"""The lobby: lay a table, come back to one, join by its code, let a screen or another phone in."""

from __future__ import annotations

import secrets
import threading

from flask import Blueprint, Response, make_response, redirect, request, url_for

from companion import pages
from companion.engine.forms import Bad, Choice
from companion.engine.journal import Event
from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.web import acting
from companion.web.access import open_to
from companion.web.addresses import base_address
from companion.web.data_text import read_value
from companion.web.forms_page import text_of
from companion.web.grants import find_grant
from companion.web.limits import address_key
from companion.web.names import is_blank, is_taken
from companion.web.pin import has_pin
from companion.web.problems import Problem
from companion.web.qr import svg
from companion.web.render import page
from companion.web.tickets import hash_of, token_of_ticket
from companion.web.visit import Visit, cookie_name, house, looks_like_a_code, set_cookie, visit

__all__ = ["blueprint"]

blueprint = Blueprint("lobby", __name__)
SCREENS = 8         # that wait at a table to be let in; the oldest gives way
_joining = threading.Lock()     # two names that look alike cannot be looked at side by side


def _game(slug: str):
    try:
        return house().find_game(slug)
    except LookupError:
        raise Problem(404) from None


def _slow_down(pace) -> None:
    wait = pace.wait(address_key(request.remote_addr))
    if wait:
        raise Problem(429, retry=wait)


def _my_tables() -> list[dict]:
    """The tables this browser has been let in to, the newest first."""
    found = []
    for name, token in request.cookies.items():
        if not name.startswith("table_") or len(found) >= 20:
            continue
        row = house().store.device(hash_of(token))
        if row is None or cookie_name(row.code) != name:
            continue
        table = house().banker.table(row.code)
        where = {"seat": "seat.seat", "wall": "wall.wall"}.get(row.role)
        if row.role == "host":
            where = "seat.seat" if row.seat in table.seats else "host.host"
        if where:
            found.append({"code": row.code, "game": table.game.title, "seat": row.seat, "closed": table.state["closed"],
                          "url": url_for(where, code=row.code)})
    return found[::-1]


@blueprint.get("/")
@open_to("nobody")
def home():
    """The start: lay a table of any game there is, type a code, or come back to a table."""
    games = [{"slug": game.slug, "title": game.title, "players": game.players, "minutes": game.toml.get("minutes"),
              "about": game.toml.get("about"), "stage": game.stage, "edition": game.toml.get("edition")}
             for game in house().games()]
    return page(visit(), "lobby/home.html", games=games, tables=_my_tables())


@blueprint.post("/find")
@open_to("nobody")
def find():
    """A typed code leads to its table."""
    code = "".join(request.form.get("code", "").split()).upper()
    if not looks_like_a_code(code):
        raise Problem(404, "no_table")
    return redirect(url_for("lobby.table", code=code), 303)


@blueprint.post("/language")
@open_to("nobody")
def language():
    """The language of this phone."""
    back = request.form.get("back", "/")
    # A path of ours only: "//elsewhere" and "/\elsewhere" are other people's addresses.
    safe = back.startswith("/") and not back.startswith("//") and "\\" not in back and back.isprintable()
    return set_cookie(redirect(back if safe else "/", 303), "language", request.form.get("language", "")[:8] or "en")


# -- a new table -------------------------------------------------------------------------------------

@blueprint.get("/new/<slug>")
@open_to("nobody")
def new(slug: str):
    """The options of a game before its table is laid."""
    game = _game(slug)
    return page(visit(), "lobby/new.html", game=_of_game(game), refusal=None, chosen={})


def _of_game(game) -> dict:
    words = words_for(game, visit().language)
    options = [{"id": option, "label": words.say(f"opt-{option}"), "hint": words.say(f"opt-{option}-hint"),
                "values": [{"value": text_of(v), "label": words.value(v, f"val-{option}")} for v in values],
                "open": option in game.open_options}
               for option, values in game.options.items()]
    return {"slug": game.slug, "title": game.title, "options": options, "players": game.players, "stage": game.stage}


@blueprint.post("/new/<slug>")
@open_to("nobody")
def make(slug: str):
    """A table is laid; this phone is its host."""
    game, store = _game(slug), house().store
    token = token_of_ticket(house().key, request.form["ticket"])
    known = store.device(hash_of(token))
    if known is None:   # a second tap of the same button leads to the same table
        _slow_down(house().makes)
        options = {}
        try:
            for option, values in game.options.items():
                typed = request.form.get(f"x-{option}", "").strip() or request.form.get(f"o-{option}")
                if typed is not None:
                    value = Choice(*values).from_text(typed, None, None)
                    options[option] = read_value(typed) if option in game.open_options and value not in values else value
            code = house().banker.make_table(slug, options=options)
        except (Refusal, Bad) as refused:
            facts = getattr(refused, "facts", {"parameter": "options", "why": "choice"})
            return page(visit(), "lobby/new.html", 409, game=_of_game(game), chosen=request.form,
                        refusal={"code": "bad_parameter", "facts": facts})
        store.add_device(hash_of(token), code, None, "host", visit().language, "host")
    else:
        code = known.code
    return set_cookie(redirect(url_for("lobby.table", code=code), 303), cookie_name(code), token)


# -- joining -----------------------------------------------------------------------------------------

def join_address(code: str) -> str:
    """The address of a table's lobby as phones reach it."""
    return base_address(request.host_url, house().public) + url_for("lobby.table", code=code)


def _join_page(status: int = 200, refusal: Refusal | None = None):
    here = visit()
    address = join_address(here.code)
    return page(here, "lobby/join.html", status, fields=pages.join_fields(here.table.game), address=address,
                picture=svg(address), players=here.table.game.players, may_join=pages.may_join(here.table), typed=request.form if refusal else {},
                has_pin=has_pin(here.code),
                refusal={"code": refusal.code, "facts": refusal.facts} if refusal else None)


@blueprint.get("/t/<code>")
@open_to("nobody")
def table(code: str):
    """The lobby of one table: who sits there, a seat to take, the code to scan."""
    return _join_page()


@blueprint.get("/t/<code>/join.svg")
@open_to("nobody")
def picture(code: str):
    """The join address as a QR code."""
    return Response(str(svg(join_address(code))), content_type="image/svg+xml")


@blueprint.post("/t/<code>/join")
@open_to("nobody")
def join(code: str):
    """A seat is taken by this phone."""
    here, store = visit(), house().store
    if here.seat is not None:
        return acting.go("seat.seat", code=code)
    actor = {"role": "seat", "seat": None, "device": here.token_hash[:8] or None}
    token = token_of_ticket(house().key, request.form["ticket"])
    # Not the ticket itself: with it, whoever reads the books could make the phone's token.
    ticket = hash_of(request.form["ticket"])
    if store.was_sent_out(hash_of(token)):
        raise Problem(403, "no_ticket")
    fields = {field["name"]: request.form[f"f-{field['name']}"] for field in pages.join_fields(here.table.game)
              if request.form.get(f"f-{field['name']}")}
    args = {"name": request.form.get("name", ""), "fields": fields}
    if store.device(hash_of(token)) is None:
        _slow_down(house().joins)
    try:
        receipt = take_seat(code, actor, args, ticket)
    except Refusal as refusal:
        return _join_page(409, refusal)
    # The entry says who joined by it: others may have since.
    joined = next(fact for fact in receipt.entry.facts if isinstance(fact, Event) and fact.kind == "seat_joined")
    return _seated(here, code, joined.data["seat"], token)


def take_seat(code: str, actor: dict, args: dict, ticket: str):
    """Somebody sits down under a name of their own. Errors: Refusal, StoreFault."""
    try:
        with _joining:
            _look_at(args["name"], code, ticket)
            return house().banker.take(code, actor, "join", args, ticket)
    except Refusal as refusal:
        if refusal.facts == {"parameter": "name", "why": "choice"}:     # there is no list to choose from
            raise Refusal("bad_parameter", parameter="name", why="taken") from None
        raise


def _look_at(name: str, code: str, ticket: str) -> None:
    """A name is its seat's alone; the resend of a tap finds its own. Errors: Refusal bad_parameter."""
    if name.strip() and is_blank(name):
        raise Refusal("bad_parameter", parameter="name", why="range")
    if is_taken(name, house().banker.table(code).seats) and house().store.entry_by_ticket(code, ticket) is None:
        raise Refusal("bad_parameter", parameter="name", why="taken")


def _seated(here, code: str, name: str, token: str):
    """The phone's cookie; whoever runs the table does so as a seat from now on."""
    store, banker = house().store, house().banker
    response = acting.go("seat.seat", code=code)
    hosting = here.is_host
    if hosting:
        store.set_device(here.token_hash, seat=name)
    else:
        # A table that nobody runs, made by a program: the first to sit down does.
        hosting = here.table.host is None and not any(row.role == "host" for row in store.devices(code))
        store.add_device(hash_of(token), code, name, "host" if hosting else "seat", here.language)
        set_cookie(response, cookie_name(code), token)
    if hosting and banker.table(code).host != name:
        banker.take(code, {"role": "host", "seat": None, "device": None}, "choose_host", {"seat": name})
    house().hub.sign(code)
    return response


# -- another phone, a screen -------------------------------------------------------------------------

@blueprint.get("/g/<token>")
@open_to("nobody")
def grant(token: str):
    """What a personal link leads to; nothing is used up by looking at it."""
    row = find_grant(token)
    if row is None:
        raise Problem(404, "grant_gone")
    return page(visit(), "lobby/grant.html", token=token, seat=row.seat, code=row.code)


@blueprint.post("/g/<token>")
@open_to("nobody")
def use_grant(token: str):
    """The link is exchanged for a cookie, once."""
    store, own = house().store, token_of_ticket(house().key, request.form["ticket"])
    row = find_grant(token)
    if row is not None and Visit(row.code).is_host:
        raise Problem(409, "host_here")     # the exchange would leave the table without its host
    if row is None or not store.exchange_device(row.token_hash, "grant", hash_of(own), "seat", visit().language):
        row = store.device(hash_of(own))    # the same tap once more, whose answer was lost
        if row is None:
            raise Problem(404, "grant_gone")
    house().hub.sign(row.code)
    return set_cookie(acting.go("seat.seat", code=row.code), cookie_name(row.code), own)


@blueprint.get("/t/<code>/screen")
@open_to("nobody")
def screen(code: str):
    """A shared screen waits here until the host lets it in."""
    here = visit()
    if "wall" in here.roles:
        return acting.go("wall.wall", code=code)
    waits = here.device.label if here.device and here.device.role == "waiting" else None
    return page(here, "wall/screen.html", number=waits)


@blueprint.post("/t/<code>/screen")
@open_to("nobody")
def ask_screen(code: str):
    """A screen asks to be let in, under a number that the host finds on it."""
    here = visit()
    if here.device is not None and here.device.role != "grant":
        return acting.go("lobby.screen", code=code)
    _slow_down(house().joins)
    store, token = house().store, token_of_ticket(house().key, request.form["ticket"])
    waiting = [row for row in store.devices(code) if row.role == "waiting"]
    for row in waiting[:max(0, len(waiting) - SCREENS + 1)]:
        store.drop_device(row.token_hash)
    # A number of its own: the host must not let in two screens with one tap.
    number = secrets.choice(sorted({f"{n:04}" for n in range(10000)} - {row.label for row in waiting}))
    store.add_device(hash_of(token), code, None, "waiting", here.language, number)
    house().hub.sign(code)
    return set_cookie(make_response(acting.go("lobby.screen", code=code)), cookie_name(code), token)
