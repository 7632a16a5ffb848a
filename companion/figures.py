"""The figures of a seat's sheet as one viewer sees them, each with the terms it is made of: plain data for pages.

A published table never changes, so what was made of one is kept as long as the table itself.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from companion import views
from companion.engine.table import Table

__all__ = ["sheet_of", "document_of", "sheet", "headline", "shared_figures", "sees_all", "kept", "written"]

_made: WeakKeyDictionary[Table, dict] = WeakKeyDictionary()


def kept(table: Table, key: tuple, make):
    """What make() gives, made once for each table that is published."""
    held = _made.setdefault(table, {})
    if key not in held:
        held[key] = make()
    return held[key]


def sheet_of(table: Table, seat: str):
    """The seat's whole sheet, for whoever asks views.may_see() next."""
    return kept(table, ("sheet", seat), lambda: table.game.sheet_of(table, seat))


def document_of(table: Table, seat: str, viewer) -> dict:
    """views.seat_document(); to be read, not changed."""
    return kept(table, ("seat", seat, viewer), lambda: views.seat_document(table, seat, viewer))


def _line(line, told: set | None) -> dict:
    return {"id": line.id, "value": line.value, "kind": line.kind, "sign": line.sign, "why": _why(line, told)}


def _why(line, told: set | None) -> list[dict]:
    """What a figure is made of. It may name rows and count fields that only the seat may see, so whoever
    does not see all of the seat is told it as far as it consists of lines of the sheet, wholly or not at all.

    told: the lines of the sheet, from _told(); None where the viewer sees all of the seat.
    """
    if told is not None and any(term.facts or term.label.removeprefix("fld-") not in told for term in line.why):
        return []
    return [{"label": term.label, "value": term.value, "facts": dict(term.facts)} for term in line.why]


def _told(table: Table, seat: str, viewer) -> set | None:
    """The lines of a seat's sheet that a viewer sees; None for one who sees every field and row of the seat."""
    game = table.game
    specs = [*game.fields.values(), *(spec for spec in game.rows.values() if spec["on"] == "seat")]
    audiences = {spec["audience"] for spec in specs} | {one for spec in specs for one in spec.get("hidden", {}).values()}
    if all(views.may_see(table, one, seat, viewer) for one in audiences - {"nobody"}):
        return None
    return {line.id for line, audience in sheet_of(table, seat).fields() if views.may_see(table, audience, seat, viewer)}


def sees_all(table: Table, seat: str, viewer) -> bool:
    """Whether a viewer sees every field and row of a seat that anybody sees."""
    return _told(table, seat, viewer) is None


def _rows(table: Table, document: dict, name: str) -> dict | None:
    """One list of rows of a seat's document, with which of its figures are money."""
    spec = table.game.rows.get(name)
    shown = document.get(name) if spec else None
    if not shown:
        return None
    money = {n for n, f in spec["fields"].items() if f["type"] in ("amount", "integer")}
    return {"id": name, "row": spec["row"], "label": spec["label"], "money": sorted(money | set(spec["derived"])),
            "rows": shown}


def sheet(table: Table, seat: str, viewer) -> list[dict]:
    """The sections of a seat's sheet in the order of the paper, as far as a viewer may see them.

    Rows that no section names come last, so that nothing of the books is without a place.
    """
    made, named = [], set()
    document, told = document_of(table, seat, viewer), _told(table, seat, viewer)
    for section in sheet_of(table, seat).sections:
        lines = [_line(line, told) for line in section.fields
                 if views.may_see(table, line.audience or section.audience, seat, viewer)]
        total = next((line for line in lines if line["id"] == section.total), None)
        named.update(section.rows)
        rows = [found for name in section.rows if (found := _rows(table, document, name))]
        if lines or rows:
            made.append({"id": section.id, "total": total or _total(table, seat, viewer, section.total),
                         "lines": [line for line in lines if line is not total], "rows": rows})
    rest = [found for name, spec in table.game.rows.items() if spec["on"] == "seat" and name not in named
            and (found := _rows(table, document, name))]
    if rest:
        made.append({"id": "rows", "total": None, "lines": [], "rows": rest})
    return made + _unlisted(table, seat, document)


def _unlisted(table: Table, seat: str, document: dict) -> list[dict]:
    """What a seat holds beside the lines of its sheet: the kind of job, what each skill has, where the pawn stands.

    document: what the viewer may see of the seat. Tables get a section each, what is empty is left out.
    """
    shown = {line.id for line, _ in sheet_of(table, seat).fields()}
    single, sections = [], []
    for name, spec in table.game.fields.items():
        value = document.get(name)
        if name in shown or "commodity" in spec or spec.get("at_join") or spec.get("memory") or name not in document or value == seat:
            continue
        if isinstance(value, dict):
            lines = [_plain_line(f"{name}.{key}", one, key) for key, one in value.items() if one not in (None, "", [], 0, "none")]
            if lines:
                sections.append({"id": name, "heading": f"fld-{name}", "total": None, "lines": lines, "rows": []})
        elif value not in (None, "", [], 0) or isinstance(value, bool):
            single.append(_plain_line(name, value, None, "money" if spec["type"] == "amount" else "number"))
    return sections + ([{"id": "status", "total": None, "lines": single, "rows": []}] if single else [])


def _plain_line(name: str, value, key: str | None, kind: str = "number") -> dict:
    return {"id": name, "key": key, "value": len(value) if isinstance(value, list) else value, "kind": kind, "sign": "",
            "why": []}


def _total(table: Table, seat: str, viewer, name: str | None) -> dict | None:
    """A section's total where it stands in another section."""
    if name is None:
        return None
    for line, audience in sheet_of(table, seat).fields():
        if line.id == name and views.may_see(table, audience, seat, viewer):
            return _line(line, _told(table, seat, viewer))
    return None


def headline(table: Table, seat: str, viewer) -> dict:
    """The one big figure of a phone, cash, and the one below it (the total of the section totals), if seen."""
    return kept(table, ("headline", seat, viewer), lambda: _headline(table, seat, viewer))


def _headline(table: Table, seat: str, viewer) -> dict:
    document = document_of(table, seat, viewer)
    section = next((s for s in sheet_of(table, seat).sections if s.id == "totals" and s.total), None)
    return {"cash": document.get(table.game.cash_field),
            "below": _total(table, seat, viewer, section.total) if section else None}


def shared_figures(table: Table, viewer) -> list[dict]:
    """Numbers of the shared state that a viewer may see, such as a price: path, value, kind."""
    found = []
    for path, spec in table.game.shared_fields.items():
        if path == "round_number" or not views.may_see(table, spec["audience"], None, viewer):
            continue
        value = views.value_at(table.shared, path)
        if isinstance(value, int) and not isinstance(value, bool) and value:
            found.append({"path": path, "value": value, "kind": "money" if spec["type"] == "amount" else "number"})
    return found


def written(words, value, kind: str = "money", signed: bool = False) -> str:
    """A figure as its kind is written: money in the game's format, numbers, anything else in words."""
    if isinstance(value, int) and not isinstance(value, bool) and kind in ("money", "number", "skill"):
        if kind == "money":
            return words.signed(value) if signed else words.money(value)
        return f"+{words.number(value)}" if signed and value > 0 else words.number(value)
    if isinstance(value, list) and value and all(isinstance(row, list) for row in value):
        return "; ".join(" → ".join(words.value(cell) for cell in row) for row in value)     # a printed table
    return words.value(None if value == "" else value)
