"""Corrections in one form: whose figure, which figure, its new value and why; what it comes to; book.

Each step is an address, so that it works without script: ?of=2 a seat (0 the table), &path=cash a figure,
&row=loan a line of that kind (&index=1 the first, else a new one), &look=1 what it would come to.
"""

from __future__ import annotations

from flask import Blueprint, request
from werkzeug.datastructures import MultiDict

from companion import foresight, pages, views
from companion.engine.table import Refusal
from companion.web import acting, preview
from companion.web.access import open_to
from companion.web.as_typed import as_typed
from companion.web.fields_page import draw_field, read_fields
from companion.web.figures_page import control_of, figure_at, figures_of, read_value_of, rows_of, seen_fields
from companion.web.forms_page import Context
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("correcting", __name__, url_prefix="/t/<code>/host/correct")
ROW = "r-"              # before the name of a row's field
LEFT_OUT = ("ticket", "seen", "look", "cross_out")      # of a posted form: no part of what was typed


def _whose(here, form) -> str | None:
    """The seat of ?of=N, None for the table itself (0). Errors: Problem 404."""
    number = whole_number(form.get("of"), 3)
    if number is None:
        raise Problem(404)
    return acting.seat_of(here, number) if number else None


def _row_at(here, seat: str | None, form) -> tuple[str, int | None] | None:
    """(list, index or None for a new line) of ?row= and ?index=, None where no line is meant. Errors: Problem 404."""
    if not form.get("row"):
        return None
    rows = here.table.game.row_names.get(form["row"])
    if seat is None or rows is None or here.table.game.rows[rows]["on"] != "seat":
        raise Problem(404)
    if not form.get("index"):
        return rows, None
    spec = here.table.game.rows[rows]
    index = whole_number(form["index"])
    if index is None or not 1 <= index <= len(here.table.rows(seat, rows)) or \
            not views.may_see(here.table, spec["audience"], seat, here.viewer):
        raise Problem(404)
    return rows, index


def _request_of(here, form) -> tuple[str, dict]:
    """The command and its arguments that a filled-in form asks for. Errors: Refusal bad_parameter, Problem 404."""
    seat, reason = _whose(here, form), form.get("reason", "").strip()
    whose = {} if seat is None else {"seat": seat}
    found = _row_at(here, seat, form)
    if found is None:
        path = form.get("path", "")
        if figure_at(here, seat, path) is None:
            raise Problem(404)
        made = "adjust", {**whose, "path": path, "value": read_value_of(here, seat, path, form.get("value", ""))}
    elif form.get("cross_out") and found[1]:
        made = "remove_row", {**whose, "row": form["row"], "index": found[1]}
    else:
        values = _row_values(here, seat, *found, form)
        if found[1] is None:
            made = "add_row", {**whose, "row": form["row"], "values": values}
        else:
            row = here.table.rows(seat, found[0])[found[1] - 1]
            changed = {f"{found[0]}.{found[1]}.{name}": value for name, value in values.items() if value != row.get(name)}
            made = "adjust", {**whose, "values": changed}
    if not reason:
        raise Refusal("bad_parameter", parameter="reason", why="missing")
    return made[0], {**made[1], "reason": reason}


def _row_fields(here, seat: str, rows: str, index: int | None) -> dict:
    """The fields of a line's form: all of a new one, of an old one those that the visitor may read."""
    spec = here.table.game.rows[rows]
    return spec["fields"] if index is None else seen_fields(here, seat, spec)


def _row_values(here, seat: str, rows: str, index: int | None, form) -> dict:
    return read_fields(_row_fields(here, seat, rows, index), ROW, Context(here.table, seat, here.viewer, form))


def _row_controls(here, seat: str, rows: str, index: int | None, form) -> list[dict]:
    fields = _row_fields(here, seat, rows, index)
    typed = form if any(name.startswith(ROW) for name in form) else None
    if typed is None and index is not None:
        row = here.table.rows(seat, rows)[index - 1]
        typed = as_typed({name: row[name] for name in fields if name in row}, ROW)
    at = Context(here.table, seat, here.viewer, typed)
    return [draw_field(name, spec, f"{ROW}{name}", at) for name, spec in fields.items()]


def _foreseen(here, form) -> dict:
    """{"effect"} what the filled-in form comes to, or {"refusal"} why it does not go.

    Of hidden books nothing is said beforehand, or trying values would measure them.
    """
    try:
        command, args = _request_of(here, form)
        if not preview.may_ask(here, args, None):
            return {"effect": {"line": None, "changes": [], "rolls": None}}
        return {"effect": foresight.foresee(here.table, here.actor("host"), command, args, here.viewer)}
    except Refusal as refusal:
        return {"refusal": refusal}


def _page(form, refusal: Refusal | None = None):
    here = visit()
    data: dict = {"of": None, "whose": None, "chosen": None, "controls": [], "row": None, "groups": [], "lists": [],
                  "effect": None, "refusal": None, "typed": [], "reason": form.get("reason", ""), "step": "seat",
                  "crossing": bool(form.get("cross_out")), "all_seats": pages.figures(here.table, here.viewer)}
    if "of" in form:
        seat = _whose(here, form)
        data.update(of=form["of"], whose=pages.badge(here.table, seat) if seat else None, step="figure")
        found = _row_at(here, seat, form)
        if found:
            data.update(step="value", row={"row": form["row"], "index": found[1]},
                        controls=_row_controls(here, seat, *found, form))
        elif form.get("path"):
            data["chosen"] = figure_at(here, seat, form["path"])
            if data["chosen"] is None:
                raise Problem(404)
            data.update(step="value", controls=[control_of(here, seat, form["path"], form.get("value"))])
        else:
            data.update(groups=figures_of(here, seat), lists=rows_of(here, seat) if seat else [])
    if refusal is not None:
        data["refusal"] = refusal
    elif form.get("look") or form.get("cross_out"):
        data.update(_foreseen(here, form))
    data["typed"] = [(name, text) for name, text in form.items(multi=True) if name not in LEFT_OUT]
    return page(here, "host/correct.html", 409 if refusal else 200, seen=here.table.seq, **data)


@blueprint.get("")
@open_to("host")
def correct(code: str):
    """Whose figure, which figure, its new value, and what that would come to."""
    return _page(request.args)


@blueprint.post("")
@open_to("host")
def book(code: str):
    """The correction as it was looked at is booked."""
    here = visit()
    form = MultiDict([(name, text) for name, text in request.form.items(multi=True) if name not in ("ticket", "seen")])
    try:
        command, args = _request_of(here, form)
        receipt = acting.take(here, command, args, "host", request.form["ticket"], acting.seen_of_form())
    except Refusal as refusal:
        return _page(form, refusal)
    return acting.go("host.host", receipt, code=code)
