"""Grants: a link of 256 random bits that takes a seat to another phone, good for one exchange."""

from __future__ import annotations

from datetime import UTC, datetime

from flask import Blueprint, request, url_for

from companion import pages
from companion.web import acting
from companion.web.access import open_to
from companion.web.addresses import base_address
from companion.web.problems import Problem
from companion.web.qr import svg
from companion.web.render import page
from companion.web.tickets import GOOD_FOR, hash_of, new_token, token_of_ticket
from companion.web.visit import Visit, cookie_name, house, set_cookie, visit

__all__ = ["blueprint", "make_grant", "link_page", "find_grant"]

blueprint = Blueprint("grants", __name__)
UNUSED = 3          # links of one seat that nobody has used yet; the oldest gives way


def make_grant(visit, seat: str) -> str:
    """The path of a new grant for a seat of the visit's table. Only its hash is kept."""
    store, token = house().store, new_token()
    unused = [row for row in store.devices(visit.code) if row.role == "grant" and row.seat == seat]
    for row in unused[:max(0, len(unused) - UNUSED + 1)]:
        store.drop_device(row.token_hash)
    store.add_device(hash_of(token), visit.code, seat, "grant", None, "grant")
    return url_for("grants.grant", token=token)


def link_page(seat: str, back: str):
    """The page of a new personal link for a seat of this visit's table, as a code and in letters. back: its way back."""
    here = visit()
    address = f"{base_address(request.host_url, house().public)}{make_grant(here, seat)}"
    return page(here, "seat/link.html", picture=svg(address), address=address, of=pages.badge(here.table, seat), back=back)


def find_grant(token: str):
    """The device row of a grant that is still good, else None."""
    row = house().store.device(hash_of(token))
    if row is None or row.role != "grant":
        return None
    age = datetime.now(UTC) - datetime.fromisoformat(row.created_at)
    # A clock that was set back makes no grant older than it is.
    return row if age <= GOOD_FOR else None


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
