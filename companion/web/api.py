"""The JSON API: the state document, the journal, commands. README.md beside this file has examples."""

from __future__ import annotations

from flask import Blueprint, jsonify, request

from companion import views
from companion.engine.table import Refusal
from companion.web import acting
from companion.web.access import open_to
from companion.web.data_text import read_json
from companion.web.problems import Problem, refusal_json
from companion.web.tickets import looks_like_a_ticket
from companion.web.visit import visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("api", __name__, url_prefix="/api/tables/<code>")
KNOWN = {"command", "args", "ticket", "seen", "as"}


@blueprint.get("/state")
@open_to("seat", "host", "wall")
def state(code: str):
    """The state document of whoever asks; what they may not see is not in it."""
    here = visit()
    return jsonify(seq=here.table.seq, viewer=here.viewer, state=views.document(here.table, here.viewer))


@blueprint.get("/journal")
@open_to("seat", "host", "wall")
def journal(code: str):
    """The entries after a number as this viewer may read them, oldest first."""
    after = whole_number(request.args.get("after", "0"))
    if after is None:
        raise Problem(400, "bad_field", field="after")
    here = visit()
    return jsonify(seq=here.table.seq, lines=here.lines(after))


def _body() -> dict:
    """The posted object. Errors: Problem 400, with the field that is wrong."""
    try:
        body = read_json(request.get_data())
    except ValueError:
        raise Problem(400) from None
    if not isinstance(body, dict):
        raise Problem(400)
    checks = {
        "command": lambda v: isinstance(v, str) and 0 < len(v) <= 60, "args": lambda v: isinstance(v, dict),
        "ticket": looks_like_a_ticket, "as": lambda v: v is None or isinstance(v, str),
        "seen": lambda v: v is None or (isinstance(v, int) and not isinstance(v, bool) and 0 <= v < 10**9)}
    for name in body:
        if name not in KNOWN:
            raise Problem(400, "bad_field", field=name[:60])
    for name in ("command", "ticket"):
        if name not in body:
            raise Problem(400, "bad_field", field=name)
    for name, value in body.items():
        if not checks[name](value):
            raise Problem(400, "bad_field", field=name)
    return body


@blueprint.post("/commands")
@open_to("seat", "host")
def commands(code: str):
    """A command: 201 with its line, 200 when the ticket was booked before, 409 for a refusal."""
    here, body = visit(), _body()
    acts_as = body.get("as")
    if acts_as is not None:
        if not here.is_host:
            raise Problem(403)
        if acts_as != "host" and acts_as not in here.table.seats:
            raise Problem(400, "bad_field", field="as")
    if body["command"] == "join":
        raise Problem(403)      # seats are taken in the lobby, where the phone gets its cookie
    try:
        receipt = acting.take(here, body["command"], body.get("args", {}), acts_as, body["ticket"], body.get("seen"))
    except Refusal as refusal:
        return refusal_json(refusal, here.words, 403 if refusal.code == "not_allowed" else 409)
    if receipt.entry is None:
        return jsonify(seq=receipt.seq, line=None, notices=[])
    now = _fresh(here)
    line = next((one for one in now.lines(receipt.entry.seq - 1) if one["seq"] == receipt.entry.seq), None)
    notices = [{**note, "message": here.words.notice(note["code"], note["facts"])} for note in line["notices"]]
    return jsonify(seq=receipt.seq, line=line, notices=notices), 201 if receipt.fresh else 200


def _fresh(here):
    """The visit with the table as it is after the booking."""
    for name in ("table", "entries", "is_host", "roles"):
        here.__dict__.pop(name, None)
    return here
