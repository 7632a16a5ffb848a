"""The live stream: two numbers whenever something moved; what moved, each page fetches for itself."""

from __future__ import annotations

from flask import Blueprint, Response, request

from companion.web.access import open_to
from companion.web.problems import Problem
from companion.web.visit import house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("stream", __name__, url_prefix="/api/tables/<code>")


@blueprint.get("/stream")
@open_to("seat", "host", "wall")
def stream(code: str):
    """Server-Sent Events; 503 with Retry-After where too many listen, and the page asks every two seconds."""
    # The number is read before the stream begins: a stream holds no database session.
    frames = house().hub.acquire(code, request.headers.get("Last-Event-ID"), visit().table.seq)
    if frames is None:
        raise Problem(503, "too_many_listen", retry=2)
    return Response(frames, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})
