"""Which table a table goes on at, and what a device has to do with it."""

from __future__ import annotations

import hashlib
import hmac

from companion import pages
from companion.web.tickets import hash_of
from companion.web.visit import house

__all__ = ["came_along", "next_table", "own_token", "rematch_for"]


def next_table(code: str) -> str | None:
    """The code of the table that this one goes on at, None where no rematch was laid."""
    return (house().store.setting(f"rematch {code}") or {}).get("code")


def came_along(code: str) -> list[str]:
    """The seats that the rematch of a table was laid with."""
    return (house().store.setting(f"rematch {code}") or {}).get("seats", [])


def own_token(old_hash: str, code: str) -> str:
    """The token that a device of the old table gets at the new one: always the same, so that it moves once.

    Only this installation can make it, and only who holds the old cookie is given it.
    """
    return hmac.new(house().key.encode(), f"rematch\n{old_hash}\n{code}".encode(), hashlib.sha256).hexdigest()


def rematch_for(visit) -> dict | None:
    """What a page of a table that is over says of the next one: its code (None: the host may lay it), and whether
    this device is there already.

    None where there is nothing to say: the table goes on, or the device has no place at it.
    """
    if visit.device is None or visit.roles == {"nobody"} or not pages.is_over(visit.table):
        return None
    code = next_table(visit.code)
    if code is None:
        return {"code": None} if visit.is_host else None
    own = hash_of(own_token(visit.token_hash, code))
    if house().store.was_sent_out(own):
        return None     # it came along and was sent away from there
    return {"code": code, "there": house().store.device(own) is not None}
