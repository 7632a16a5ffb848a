"""Grants: a link of 256 random bits that takes a seat to another phone, good for one exchange."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from flask import url_for

from companion.web.tickets import hash_of, new_token
from companion.web.visit import house

__all__ = ["make_grant", "find_grant", "GOOD_FOR"]

GOOD_FOR = timedelta(hours=1)


def make_grant(visit, seat: str) -> str:
    """The path of a new grant for a seat of the visit's table. Only its hash is kept."""
    token = new_token()
    house().store.add_device(hash_of(token), visit.code, seat, "grant", None, "grant")
    return url_for("lobby.grant", token=token)


def find_grant(token: str):
    """The device row of a grant that is still good, else None."""
    row = house().store.device(hash_of(token))
    if row is None or row.role != "grant":
        return None
    age = datetime.now(UTC) - datetime.fromisoformat(row.created_at)
    # A clock that was set back makes no grant older than it is.
    return row if age <= GOOD_FOR else None
