"""The lobby: the start page, a table found by its code, a seat taken at it."""

from __future__ import annotations

import threading
from datetime import datetime

from flask import Blueprint, Response, redirect, request, url_for

from companion import pages
from companion.engine.journal import Event
from companion.engine.table import Refusal
from companion.web import acting, evening
from companion.web.access import open_to
from companion.web.as_typed import text_of
from companion.web.addresses import base_address, reach
from companion.web.laying import described, house_rules
from companion.web.names import is_blank, is_taken
from companion.web.problems import Problem, slow_down
from companion.web.qr import svg
from companion.web.render import page
from companion.web.tickets import hash_of, token_of_ticket
from companion.web.visit import OPERATOR, cookie_name, house, looks_like_a_code, set_cookie, visit

__all__ = ["blueprint", "join_address", "take_seat"]

blueprint = Blueprint("lobby", __name__)
COLOURS = ("color", "colour")
SIGNS = (*COLOURS, "symbol")    # how the fields end by which seats are told apart
_joining = threading.Lock()     # two names that look alike cannot be looked at side by side


def _my_tables() -> list[dict]:
    """The tables this browser has been let in to, the last played first."""
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
            at = house().banker.entries(row.code)[-1].at
            found.append({"code": row.code, "game": table.game.title, "role": row.role, "at": at, "day": _day(at),
                          "seat": pages.badge(table, row.seat) if row.seat in table.seats else None,
                          "round": table.shared.get("round_number") if table.current else None,
                          "over": pages.is_over(table), "url": url_for(where, code=row.code)})
    return sorted(found, key=lambda one: one["at"], reverse=True)


def _day(at: str) -> dict:
    """When something was booked as people say it: how many days ago, and the date."""
    try:
        then, now = datetime.fromisoformat(at).astimezone(), datetime.now().astimezone()
    except ValueError:
        return {"ago": None, "y": 0, "m": 0, "d": 0}
    return {"ago": (now.date() - then.date()).days, "y": then.year, "m": then.month, "d": then.day}


@blueprint.get("/")
@open_to("nobody")
def home():
    """The start: come back to a table, lay one of any game there is, type a code, look at a demo."""
    tables = _my_tables()
    return page(visit(), "lobby/home.html", games=[described(game) for game in house().games()],
                tables=[one for one in tables if not one["over"]], earlier=[one for one in tables if one["over"]])


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


# -- joining -----------------------------------------------------------------------------------------

def join_address(code: str) -> str:
    """The address of a table's lobby as phones reach it."""
    return base_address(request.host_url, house().public) + visit().way_in


def _fields(here, typed) -> list[dict]:
    """What is asked for at joining. Colours and symbols of others are taken; the first free one is chosen already."""
    found = pages.join_fields(here.table.game)
    badges = pages.badges(here.table)
    for field in found:
        kind = "symbol" if field["name"].endswith("symbol") else "colour" if field["name"].endswith(COLOURS) else None
        if kind and field["choices"]:
            held = {one[kind] for one in badges}
            free = [choice for choice in field["choices"] if choice not in held]
            field.update(taken=sorted(held) if free else [], chosen=(free or field["choices"])[0])
        posted = typed.get(f"f-{field['name']}")
        if posted and posted not in field.get("taken", ()):
            field["chosen"] = posted
        field["kind"] = kind
    return found


def _shut(table) -> str | None:
    """Why nobody else can sit down: a key of a sentence; None where somebody can."""
    if pages.may_join(table):
        return None
    if table.state["closed"]:
        return "ui-join_closed"
    return "ui-join_full" if len(table.seats) >= table.game.players["max"] else "ui-join_begun"


def _join_page(refusal: Refusal | None = None):
    here = visit()
    table, address = here.table, join_address(here.code)
    typed = request.form if refusal else {}
    with_phone = {row.seat for row in house().store.devices(here.code) if row.role in ("seat", "host")}
    rules = house_rules(table.game, here.words, {option: text_of(value) for option, value in table.options.items()})
    return page(here, "lobby/join.html", refusal=refusal, fields=_fields(here, typed), address=address, picture=svg(address),
                reach=reach(request.host_url, house().public), local=request.host.split(":")[0] in ("localhost", "127.0.0.1"),
                players=table.game.players, shut=_shut(table), begun=table.current is not None, typed=typed,
                free=[seat for seat in table.seats if seat not in with_phone], has_pin=here.has_pin, lost=_lost(here),
                unusual=[one for one in rules if one["house"]], end=evening.ending(here, here.viewer) if here.viewer else None)


def _lost(here) -> dict | None:
    """The seat that this phone had at the table and has no longer."""
    row = here.lost
    return {"seat": row.seat, "moved": row.label == "moved"} if row is not None and row.seat in here.table.seats else None


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
        slow_down(house().joins)
    try:
        proposed = dict(one.split("=", 1) for one in request.form.get("proposed", "").split() if "=" in one)
        receipt = take_seat(code, actor, args, ticket, proposed)
    except Refusal as refusal:
        return _join_page(refusal)
    # The entry says who joined by it: others may have since.
    joined = next(fact for fact in receipt.entry.facts if isinstance(fact, Event) and fact.kind == "seat_joined")
    return _seated(here, code, joined.data["seat"], token)


def take_seat(code: str, actor: dict, args: dict, ticket: str, proposed: dict | None = None):
    """Somebody sits down under a name of their own. Errors: Refusal, StoreFault.

    proposed: field -> the colour or symbol that the page had chosen already; another one is taken where somebody
    was quicker, for people type their names at the same time and did not ask for that very one.
    """
    try:
        with _joining:
            before = house().store.entry_by_ticket(code, ticket)
            if before is None:
                table = house().banker.table(code)
                args = {**args, "fields": _with_free_ones(args.get("fields") or {}, proposed or {}, table)}
                _look_at(args, table)
            elif before.command == "join":      # the resend of a tap finds its own
                kept = before.args.get("fields") or {}
                args = {**args, "fields": {name: kept.get(name, value) if (proposed or {}).get(name) == value else value
                                           for name, value in (args.get("fields") or {}).items()}}
            return house().banker.take(code, actor, "join", args, ticket)
    except Refusal as refusal:
        if refusal.facts == {"parameter": "name", "why": "choice"}:     # there is no list to choose from
            raise Refusal("bad_parameter", parameter="name", why="taken") from None
        raise


def _held(table, name: str) -> set:
    """The colours, or the symbols, that seats have."""
    return {one["symbol" if name.endswith("symbol") else "colour"] for one in pages.badges(table)}


def _with_free_ones(fields: dict, proposed: dict, table) -> dict:
    """The fields of a seat; what was only proposed and is taken by now gives way to the next free one."""
    known = {field["name"]: field["choices"] or [] for field in pages.join_fields(table.game)}
    return {name: next((one for one in known.get(name, ()) if one not in _held(table, name)), value)
            if name.endswith(SIGNS) and value == proposed.get(name) and value in _held(table, name) else value
            for name, value in fields.items()}


def _look_at(args: dict, table) -> None:
    """A name, a colour and a symbol are their seat's alone. Errors: Refusal bad_parameter."""
    if args["name"].strip() and is_blank(args["name"]):
        raise Refusal("bad_parameter", parameter="name", why="range")
    if is_taken(args["name"], table.seats):
        raise Refusal("bad_parameter", parameter="name", why="taken")
    known = {field["name"]: field["choices"] for field in pages.join_fields(table.game)}
    for name, value in (args.get("fields") or {}).items():
        if name.endswith(SIGNS) and known.get(name):
            held = _held(table, name)
            if value in held and not held.issuperset(known[name]):
                raise Refusal("bad_parameter", parameter=name, why="taken")


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
        banker.take(code, OPERATOR, "choose_host", {"seat": name})
    house().hub.sign(code)
    return response
