"""Controls for the fields of cards and rows as game.toml declares them, and for tables of effects.

What a field may hold beyond its type (the skills of a mapping, the fields of an effect) is learnt from
the game: from the words of its choices, and from a kind that describes its tables.
"""

from __future__ import annotations

import re

from companion.engine.forms import MISSING, Bad, Choice, parse_number
from companion.engine.table import Refusal
from companion.web.data_text import read_value

__all__ = ["draw_field", "read_field", "read_fields", "draw_tables", "read_tables", "read_number"]

NUMBERS = {"amount": 0, "count": 1, "number": 0, "integer": None}      # type: lowest
MONEY = ("amount", "integer")
TABLES = 3          # fieldsets of a list of effects that is typed in
MOST = 20           # of a list that came with a file
LARGEST = 10**12
GROUPS = {"effect": "eff"}      # field: where its choices have their words, when not under its own name


def read_number(text: str, at) -> int:
    """A whole number as typed, also with the unit of the box: 15 000 Kč. Errors: Bad."""
    unit = at.table.game.format.pattern.replace("{n}", "").strip()
    try:
        return parse_number(text.strip().removesuffix(unit).removeprefix(unit))
    except Bad:
        raise Bad("decimal") from None      # says what a number looks like


# -- fields of cards and rows --------------------------------------------------------------------------

def keys_of(table, who, field: str) -> tuple[list, str] | None:
    """The keys a mapping may have: those of the choice its name ends with (starting_skills: the skills)."""
    for command in table.game.commands.values():
        for kind, _ in command.params.values():
            if isinstance(kind, Choice) and kind.group and field.endswith(f"{kind.group}s"):
                return kind.choices(table, who), kind.group
    return None


def _default(spec: dict):
    default = spec.get("default")
    return None if isinstance(default, (list, dict)) or (isinstance(default, str) and default.startswith("=")) else default


def draw_field(field: str, spec: dict, name: str, at) -> dict:
    """One field of a card or row as a control."""
    kind = spec["type"]
    made = {"name": name, "param": field, "label": f"fld-{field}", "sealed": False, "value": at.typed(name, _default(spec)),
            "required": "default" not in spec and not spec.get("nullable")}
    if "choices" in spec:
        return {**made, "kind": "choice", "choices": [{"value": str(c), "of": c, "group": GROUPS.get(field, field)} for c in spec["choices"]]}
    if kind in NUMBERS:
        return {**made, "kind": "number", "low": NUMBERS[kind], "high": LARGEST, "money": kind in MONEY}
    if kind == "bool":
        return {**made, "kind": "bool", "value": made["value"] == "true"}
    if kind == "mapping" and (known := keys_of(at.table, at.who, field)):
        keys, group = known
        return {**made, "kind": "mapping", "controls": [
            {"name": f"{name}.{key}", "param": field, "label": "", "key": {"of": key, "group": group}, "kind": "number",
             "low": 0, "high": 100, "money": False, "required": False, "sealed": False, "value": at.typed(f"{name}.{key}")} for key in keys]}
    if kind == "list" and (tables := _effects(at.table, field)):
        return {**made, **_draw_tables(tables, name, at)}
    if kind in ("mapping", "list", "any"):
        return {**made, "kind": "lines", "rows": 2}
    return {**made, "kind": "text", "longest": 200}


def read_field(field: str, spec: dict, name: str, at):
    """What was typed into a field, MISSING for nothing. Errors: Bad with .parameter."""
    try:
        return _read_field(field, spec, name, at)
    except Bad as bad:
        bad.parameter = field
        raise


def read_fields(specs: dict, prefix: str, at) -> dict:
    """What was typed into the fields of a card or row, without those left empty. Errors: Refusal bad_parameter."""
    made = {}
    for field, spec in specs.items():
        try:
            value = read_field(field, spec, f"{prefix}{field}", at)
        except Bad as bad:
            raise Refusal("bad_parameter", parameter=field, why=bad.reason) from None
        if value is not MISSING:
            made[field] = value
    return made


def _read_field(field: str, spec: dict, name: str, at):
    kind, text = spec["type"], at.typed(name).strip()
    if kind == "bool":
        return text == "true"
    if kind == "mapping" and (known := keys_of(at.table, at.who, field)):
        typed = {key: at.typed(f"{name}.{key}").strip() for key in known[0]}
        return {key: read_number(value, at) for key, value in typed.items() if value} or MISSING
    if kind == "list" and (tables := _effects(at.table, field)):
        return _read_tables(tables, name, at) or MISSING
    if not text:
        return MISSING
    if kind in NUMBERS:
        return read_number(text, at)
    if kind == "list":
        return _read_list(text)
    if kind == "mapping":
        return read_value(text, lines=True)
    return read_value(text) if kind == "any" else text


def _read_list(text: str) -> list:
    """A printed table: a line for each row, numbers apart by spaces; or one line with commas; or TOML."""
    if text.startswith("["):
        value = read_value(text)
        if not isinstance(value, list):
            raise Bad("type")
        return value
    if "\n" not in text and not re.search(r"\d\s+[-–−+]?\d", text):
        return [_number_or_text(part) for part in text.split(",") if part.strip()]
    rows = [[_number_or_text(part) for part in re.split(r"[\s,;:]+", line.strip()) if part]
            for line in text.splitlines() if line.strip()]
    return [row[0] if len(row) == 1 else row for row in rows]


def _number_or_text(text: str):
    text = text.strip()
    return parse_number(text) if re.match(r"[-–−+]?\d", text) else text


# -- lists of tables: the effects of a card ------------------------------------------------------------

def _effects(table, field: str) -> dict | None:
    """What the tables of a list may hold, as some parameter of that name describes it."""
    for command in table.game.commands.values():
        if field in command.params and (found := _tables(command.params[field][0], table)):
            return found
    return None


CHOSEN_FROM = {"scope": "scopes", "player": "seats", "skill": "skills", "on": "on", "of": "of", "row": "assets",
               "action": "actions"}     # field of an effect: where its kind's description lists the words
TEXTS = frozenset({"name", "category", "text", *CHOSEN_FROM})


def _tables(kind, table) -> dict | None:
    """{"fields": {name: spec}, "uses": {effect: names}} of a kind whose description lists effects, else None."""
    found = kind.describe(table, None)
    effects = found.get("effects")
    if not isinstance(effects, dict):
        return None
    uses = {name: [*spec["needed"], *(field for group in spec["one_of"] for field in group), *spec["optional"]]
            for name, spec in effects.items()}
    fields = {"effect": {"type": "text", "choices": list(effects), "default": None}}
    for name in ("scope", "player", *(field for names in uses.values() for field in names)):
        listed = found.get(CHOSEN_FROM.get(name, ""))
        if listed:
            fields[name] = {"type": "text", "choices": list(listed), "default": None}
        else:
            kind_of = "text" if name in TEXTS else "mapping" if name.endswith("s") and name in found else "integer"
            fields[name] = {"type": kind_of, "default": None}
    return {"fields": fields, "uses": uses}


def draw_tables(kind, name: str, at) -> dict | None:
    """Fieldsets for a list of tables, None for a kind that has none."""
    tables = _tables(kind, at.table)
    return _draw_tables(tables, name, at) if tables else None


def read_tables(kind, name: str, at) -> list | None:
    """The tables that were filled in, None for a kind that has none. Errors: Bad."""
    tables = _tables(kind, at.table)
    return _read_tables(tables, name, at) if tables else None


def _sets(name: str, at) -> int:
    """How many fieldsets a list has: some to fill in, and all that it already holds."""
    keys = [key[len(name) + 1:].split(".")[0] for key in at.posted or () if key.startswith(f"{name}.")]
    held = [int(key) for key in keys if key.isascii() and key.isdigit() and len(key) < 3]
    return min(max(TABLES, 1 + max(held, default=0)), MOST)


def _draw_tables(tables: dict, name: str, at) -> dict:
    sets = [[{**draw_field(field, spec, f"{name}.{i}.{field}", at), "quiet": True}
             for field, spec in tables["fields"].items()] for i in range(_sets(name, at))]
    return {"kind": "tables", "sets": sets, "uses": tables["uses"]}


def _read_tables(tables: dict, name: str, at) -> list:
    found = []
    for i in range(_sets(name, at)):
        made = {}
        for field, spec in tables["fields"].items():
            value = read_field(field, spec, f"{name}.{i}.{field}", at)
            if value is not MISSING and value is not False:
                made[field] = value
        if made:
            found.append(made)
    return found
