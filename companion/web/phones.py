"""Which phones a seat has, and whether one of them listens now."""

from __future__ import annotations

from datetime import UTC, datetime

from companion.web.stream import holder_of
from companion.web.visit import NAMES_OF_LANGUAGES, house

__all__ = ["phones_of"]


def phones_of(code: str, seats: list[str]) -> dict[str, dict]:
    """Seat -> {"count", "connected", "seen", "languages"}.

    connected: a page of the seat is open and listens; seen: ISO time when the last one closed, None where
    that is not known since the start; languages: of its phones, by their own names.
    """
    store, hub, made = house().store, house().hub, {}
    devices = [row for row in store.devices(code) if row.role in ("seat", "host")]
    for seat in seats:
        open_now, left = hub.listening(holder_of(code, seat))
        own = [row for row in devices if row.seat == seat]
        made[seat] = {"count": len(own), "connected": open_now > 0,
                      "seen": None if left is None else datetime.fromtimestamp(left, UTC).isoformat(),
                      "languages": sorted({NAMES_OF_LANGUAGES.get(row.language, row.language) for row in own if row.language})}
    return made
