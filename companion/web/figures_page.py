"""What the host may put right: the figures of a seat or of the table with their values, and a control for each."""

from __future__ import annotations

from companion import pages, views
from companion.engine.forms import Bad
from companion.engine.table import Refusal
from companion.figures import document_of, sheet_of
from companion.web.as_typed import text_of, text_of_value
from companion.web.fields_page import read_number
from companion.web.forms_page import Context
from companion.web.labels import field_words, value_of

__all__ = ["figures_of", "figure_at", "control_of", "read_value_of", "rows_of", "seen_fields"]

NUMBERS = ("amount", "integer", "number", "count")


def _spec(game, seat: str | None, path: str) -> dict:
    """The declaration of a path: of the field, or of one value in a mapping."""
    fields = game.shared_fields if seat is None else game.fields
    if path in fields:
        return fields[path]
    root, _, inner = path.partition(".")
    spec = fields.get(root, {})
    found = {"type": "any", "audience": spec.get("audience", "nobody")}
    if inner in spec.get("inner_choices", {}):
        found |= {"type": "text", "choices": spec["inner_choices"][inner]}
    return found


def _may_be_typed(game, seat: str | None, path: str) -> bool:
    if seat is None:
        return bool(game.shared_fields[path].get("given")) or path in game.corrections
    spec = game.fields[path.partition(".")[0]]
    return spec.get("given", True) and not spec.get("memory")


def figure_at(here, seat: str | None, path: str, words_of: dict[str, str] | None = None) -> dict | None:
    """One figure that may be put right, None for a path that is none.

    words_of: of labels.field_words(), if they are there already.
    {"path", "word", "value", "seen": whether the visitor may read it, "kind": how it is written}
    """
    table = here.table
    known = words_of or field_words(table, here.words)
    root = path.partition(".")[0]
    if path not in known or (seat is None and path not in table.game.shared_fields) or \
            (seat is not None and root not in table.game.fields) or not _may_be_typed(table.game, seat, path):
        return None
    spec = _spec(table.game, seat, path)
    document = views.document(table, here.viewer) if seat is None else document_of(table, seat, here.viewer)
    seen = views.may_see(table, spec["audience"], seat, here.viewer)
    kind = "money" if spec["type"] == "amount" else "number"
    return {"path": path, "word": known[path], "value": views.value_at(document, path) if seen else None, "seen": seen, "kind": kind}


def figures_of(here, seat: str | None) -> list[dict]:
    """Every figure that may be put right, the cash and then in the order of the sheet.

    [{"heading": words key, empty for the cash, "figures": [...]}]
    """
    table = here.table
    game = table.game
    known = field_words(table, here.words)
    paths = [path for path in known
             if (path in game.shared_fields if seat is None else path.partition(".")[0] in game.fields)]
    groups: dict[str, list[str]] = {}
    if seat is not None:
        groups[""] = [path for path in paths if path == game.cash_field]     # what is miscounted most often
        for section in sheet_of(table, seat).sections:
            groups[f"sec-{section.id}"] = [line.id for line in section.fields if line.id in paths]
    placed = {path for listed in groups.values() for path in listed}
    for path in paths:
        if path not in placed:
            inside = seat is not None and "." in path
            groups.setdefault(f"fld-{path.partition('.')[0]}" if inside else "ui-other_figures", []).append(path)
    made = []
    for heading, listed in groups.items():
        figures = [found for path in listed if (found := figure_at(here, seat, path, known))]
        for one in figures:
            one["word"] = one["word"].rpartition(": ")[2]
        if figures:
            made.append({"heading": heading, "figures": figures})
    return made


def control_of(here, seat: str | None, path: str, typed: str | None) -> dict:
    """The control for the new value. typed: what stands in it already, None for what holds now."""
    table = here.table
    spec = _spec(table.game, seat, path)
    now = figure_at(here, seat, path)["value"]
    text = text_of_value(now) if typed is None else typed
    made = {"name": "value", "param": "value", "label": "ui-new_value", "required": not spec.get("nullable"), "value": text,
            "sealed": False, "quiet": True}
    kind, choices = spec["type"], spec.get("choices") or _pawns(table.game, path)
    if path == "phase":
        choices = table.game.phases
    if choices:
        group = "pawn" if path.startswith("pawn_") else path.rpartition(".")[2]
        return {**made, "kind": "choice", "choices": [{"value": text_of(one), "of": one, "group": "ph" if path == "phase" else group}
                                                      for one in choices]}
    if kind == "seat":
        return {**made, "kind": "seat", "choices": [{"value": one, "of": one, "group": ""} for one in table.seats]}
    if kind == "bool":
        return {**made, "kind": "choice", "choices": [{"value": text_of(one), "of": one, "group": "ch"} for one in (True, False)]}
    if kind in NUMBERS:
        return {**made, "kind": "number", "low": None if kind == "integer" else 0, "high": 10**15}
    hint = f"fld-{path.partition('.')[0]}-hint"
    listed = {"hint": hint if here.words.has(hint) else "ui-new_list-hint"} if kind == "list" or isinstance(now, list) else {}
    return {**made, "kind": "text", "longest": 500, "required": False, **listed}


def _pawns(game, path: str) -> list | None:
    return next((one["choices"] for one in pages.join_fields(game) if one["name"] == path), None)


def read_value_of(here, seat: str | None, path: str, text: str):
    """The new value as JSON. Errors: Refusal bad_parameter."""
    table = here.table
    spec, text = _spec(table.game, seat, path), text.strip()
    kind = spec["type"]
    try:
        if not text and spec.get("nullable"):
            return None
        if kind in NUMBERS:
            if not text:
                raise Bad("missing")
            return read_number(text, Context(table, seat, here.viewer))
        if kind == "bool":
            return text == "true"
        if kind in ("text", "seat"):
            return text
        now = figure_at(here, seat, path)["value"]
        if kind == "list" or isinstance(now, list):
            parts = [part.strip() for part in text.split(",")]
            return [value_of(part, table, here.words) for part in parts if part]
        return value_of(text, table, here.words) if text else ""
    except Bad as bad:
        raise Refusal("bad_parameter", parameter="value", why=bad.reason) from None


def rows_of(here, seat: str) -> list[dict]:
    """The lists of a seat's sheet: [{"id", "row", "seen", "lines": what to call each, in the order of the sheet}]."""
    table, made = here.table, []
    for name, spec in table.game.rows.items():
        if spec["on"] != "seat":
            continue
        seen = views.may_see(table, spec["audience"], seat, here.viewer)
        lines = [_title(here, spec, seen_fields(here, seat, spec), row) for row in table.rows(seat, name)] if seen else []
        made.append({"id": name, "row": spec["row"], "seen": seen, "lines": lines})
    return made


def seen_fields(here, seat: str, spec: dict) -> dict:
    """The declared fields of a list of rows that the visitor may read in the rows of this seat."""
    return {name: field for name, field in spec["fields"].items()
            if name not in spec["hidden"] or views.may_see(here.table, spec["hidden"][name], seat, here.viewer)}


def _title(here, spec: dict, fields: dict, row: dict) -> str:
    if spec["label"] in fields and row.get(spec["label"]):
        return str(row[spec["label"]])
    amount = next((row[name] for name, field in fields.items()
                   if field["type"] in ("amount", "integer") and isinstance(row.get(name), int)), None)
    return here.words.say(f"row-{spec['row']}") + ("" if amount is None else f" {here.words.money(amount)}")
