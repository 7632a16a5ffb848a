"""The host's PIN: six digits that make another phone the host. Optional; wrong ones slow their sender down."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import threading

from flask import Blueprint, request

from companion.web import acting
from companion.web.access import open_to
from companion.web.limits import address_key
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.tickets import hash_of, token_of_ticket
from companion.web.visit import cookie_name, house, set_cookie, visit

__all__ = ["blueprint", "set_pin", "has_pin"]

blueprint = Blueprint("pin", __name__)
ROUNDS = 100_000
FREE_AT_TABLE = 30      # wrong tries at one table from all addresses together, before everybody waits
LONGEST_TABLE_WAIT = 600.0
_taking_over = threading.Lock()     # of two at once the later one runs the table, and not nobody


def _stretch(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), bytes.fromhex(salt), ROUNDS).hex()


def has_pin(code: str) -> bool:
    """Whether the host of a table set a PIN."""
    return bool(house().store.setting(f"pin {code}"))


def set_pin(code: str, pin: str) -> None:
    """Set the PIN, or take it away with an empty text. Errors: Problem 400 for anything but six digits."""
    if pin and not re.fullmatch(r"[0-9]{6}", pin):
        raise Problem(400, "pin_digits")
    salt = secrets.token_hex(16)
    house().store.set_setting(f"pin {code}", {"salt": salt, "hash": _stretch(pin, salt)} if pin else None)


@blueprint.get("/t/<code>/pin")
@open_to("nobody")
def ask(code: str):
    """Where another phone types the host's PIN."""
    if not has_pin(code):
        raise Problem(404)
    return page(visit(), "host/pin.html", wrong=False)


@blueprint.post("/t/<code>/pin")
@open_to("nobody")
def claim(code: str):
    """The right PIN makes this phone the host."""
    here, guesses, store = visit(), house().guesses, house().store
    kept = store.setting(f"pin {code}")
    if not kept:
        raise Problem(404)
    keys = [f"pin {code} {address_key(request.remote_addr)}", f"pin {code}"]
    if here.seat is not None:
        # Counted by its seat alone: strangers and their wrong PINs do not lock the table's own phones out,
        # and there are no more seats to guess from than chairs.
        keys = [f"pin {code} of seat {here.table.seats.index(here.seat)}"]
    with guesses.lock:
        wait = max(guesses.wait(keys[0]), *(guesses.wait(key, FREE_AT_TABLE, LONGEST_TABLE_WAIT) for key in keys[1:]), 0)
        if wait:
            raise Problem(429, "pin_wait", retry=wait)
        # Counted before it is looked at: guesses sent side by side are no cheaper than one after another.
        for key in keys:
            guesses.wrong(key)
    pin = "".join(request.form.get("pin", "").split())
    if not hmac.compare_digest(_stretch(pin[:64], kept["salt"]), kept["hash"]):
        return page(here, "host/pin.html", 409, wrong=True)
    for key in keys:
        guesses.right(key)
    with _taking_over:
        return _made_host(here, code)


def _made_host(here, code: str):
    store, response = house().store, acting.go("host.host", code=code)
    if here.device is not None and here.device.role in ("seat", "host"):
        store.set_device(here.token_hash, role="host")
        device = here.token_hash
    else:
        token = token_of_ticket(house().key, request.form["ticket"])
        device = hash_of(token)
        store.add_device(device, code, None, "host", here.language, "host")
        set_cookie(response, cookie_name(code), token)
    for row in store.devices(code):     # one phone runs the table: the one that did keeps its seat, or looks on
        if row.role == "host" and row.token_hash != device:
            store.set_device(row.token_hash, role="seat" if row.seat else "wall")
    house().hub.sign(code)
    if here.table.host != here.seat:
        house().banker.take(code, {"role": "host", "seat": None, "device": device[:8]}, "choose_host", {"seat": here.seat})
    return response
