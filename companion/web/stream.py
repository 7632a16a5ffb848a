"""The live stream: two numbers whenever something moved, or asked for; what moved, each page fetches for itself."""

from __future__ import annotations

from flask import Blueprint, Response, jsonify, request

from companion.web.access import open_to
from companion.web.limits import address_key
from companion.web.problems import Problem
from companion.web.visit import house, visit

__all__ = ["blueprint", "holder_of", "tables_looked_at"]

blueprint = Blueprint("stream", __name__, url_prefix="/api/tables/<code>")
OF_SEAT = 12        # streams for the pages of one seat: one that was closed is noticed after seconds
OF_ADDRESS = 24     # for one address: half of all, so that nobody keeps the others from listening


def holder_of(code: str, who: str) -> str:
    """The name under which the hub counts the streams of a seat, or of a device without one (its token's hash)."""
    return f"seat {code} {who}"


def tables_looked_at(seconds: float) -> set[str]:
    """The codes of the tables that a page listens at, or did so many seconds ago."""
    return {name.split(" ")[1] for name in house().hub.lately(seconds) if name.startswith("seat ")}


def _holders(here) -> dict[str, int]:
    """Whom this listener's place is counted for. A proxy on this machine stands for everybody behind it."""
    address = address_key(request.remote_addr)
    holders = {holder_of(here.code, here.seat or here.token_hash): OF_SEAT}
    if address not in ("127.0.0.1", "::1"):
        holders[f"address {address}"] = OF_ADDRESS
    return holders


@blueprint.get("/stream")
@open_to("seat", "host", "wall")
def stream(code: str):
    """Server-Sent Events; 503 with Retry-After where too many listen, and the page asks every two seconds."""
    # The number is read before the stream begins: a stream holds no database session.
    here = visit()
    frames = house().hub.acquire(code, request.headers.get("Last-Event-ID"), here.table.seq, _holders(here))
    if frames is None:
        raise Problem(503, "too_many_listen", retry=2)
    return Response(frames, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


@blueprint.get("/now")
@open_to("seat", "host", "wall")
def now(code: str):
    """The two numbers of the stream, for pages that cannot listen: {"seq", "sign"}."""
    here = visit()
    return jsonify(seq=here.table.seq, sign=here.sign)
