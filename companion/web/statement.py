"""Why a figure is what it is: the bank statement, and the entries behind any figure that a seat may see."""

from __future__ import annotations

from datetime import datetime

from flask import request

from companion import pages
from companion.figures import document_of, shared_figures, sheet
from companion.trail import Trails, account_book, path_of_row
from companion.web import acting
from companion.web.access import open_to
from companion.web.problems import Problem
from companion.web.render import page, page_of
from companion.web.seat import blueprint
from companion.web.visit import visit

__all__ = ["blueprint"]

PAGE = 50       # lines of a statement; a long evening has several hundred


def _with_days(lines: list[dict]) -> list[dict]:
    """Where a page holds more than one day, the first line of each says which."""
    days = []
    for line in lines:
        try:
            days.append(datetime.fromisoformat(line["at"]).astimezone().date())
        except ValueError:
            days.append(None)
    if len({day for day in days if day}) > 1:
        for at, (line, day) in enumerate(zip(lines, days, strict=True)):
            if day and (at == 0 or days[at - 1] != day):
                line["day"] = {"day": str(day.day), "month": str(day.month), "year": str(day.year)}
    return lines


def _readable(here) -> list[dict]:
    """The journal as the seat may read it, reversed lines with who took them back."""
    lines = [pages.shown_line(here.table, line) for line in here.lines()]
    authors = {line["seq"]: line["actor"] for line in lines}
    for line in lines:
        if line["reversed_by"]:
            line["taken_by"] = authors[line["reversed_by"]]
    return lines


@blueprint.get("/statement")
@open_to("seat")
def statement(code: str):
    """The bank statement: what came in and went out, the balance after it, reversed lines struck through."""
    here = visit()
    book = account_book(here.table, here.entries, here.seat)
    lines = _readable(here)
    for line in lines:
        line["own"] = book.get(line["seq"])
    only = request.args.get("only") == "money"
    if only:
        lines = [line for line in lines if line["own"]]
    shown, older = page_of(lines, PAGE)
    return page(here, "seat/statement.html", lines=_with_days(shown), older=older, only=only,
                begun="before" in request.args)


@blueprint.get("/why/<int:number>/<field>")
@open_to("seat")
def why(code: str, number: int, field: str):
    """A figure with its formula and the entries behind it; number 0 is the table itself."""
    here = visit()
    seat = acting.seat_of(here, number) if number else None
    found = _figure(here, seat, field)
    try:
        trail = here.beside("trails", Trails).of(here.table, here.entries, seat, path_of_row(here.table, seat, field), here.viewer)
    except LookupError:
        trail = None
    if found is None or trail is None:
        raise Problem(404)
    steps = {seq: (_counted(before), _counted(after)) for seq, before, after in trail["steps"]}
    lines = [line for line in _readable(here) if line["seq"] in steps]
    for line in lines:
        line["from"], line["to"] = steps[line["seq"]]
    shown, older = page_of(lines, PAGE)
    return page(here, "seat/why.html", figure_of=found, of=pages.badge(here.table, seat) if seat else None, field=field,
                number=number, lines=_with_days(shown), older=older)


def _counted(value):
    """A list is told by how many are in it, as on the sheet."""
    return len(value) if isinstance(value, list) else value


def _figure(here, seat: str | None, field: str) -> dict | None:
    """A figure as the sheet shows it to this viewer: {"id", "value", "kind", "why", "key", "row"}; None if it does not."""
    table, viewer = here.table, here.viewer
    blank = {"id": field, "why": [], "key": None, "row": None, "sign": ""}
    if seat is None:
        return next(({**blank, **one} for one in shared_figures(table, viewer) if one["path"] == field), None)
    for section in sheet(table, seat, viewer):
        for line in [*section["lines"], *([section["total"]] if section["total"] else [])]:
            if line["id"] == field:
                return {**blank, **line}
        for rows in section["rows"]:
            for at, row in enumerate(rows["rows"], 1):
                for name, value in row.items():
                    if field == f"{rows['id']}.{at}.{name}":
                        title = row[rows["label"]] if rows["label"] else None
                        return {**blank, "id": name, "value": value, "kind": "money" if name in rows["money"] else "number",
                                "row": {"kind": rows["row"], "number": at, "title": title}}
    document = document_of(table, seat, viewer)
    value = document.get(field)
    if isinstance(value, (dict, list)) or field not in document:
        return None
    return {**blank, "value": value, "kind": "money" if field == table.game.cash_field else "number"}
