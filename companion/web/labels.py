"""What the host types by the words of the sheet: "Cash" for the path cash, "Bank loan" for loan.

A correction names a field, which nobody knows by its identifier. The forms list the words, and what was
typed in words is put into identifiers before the form is read; identifiers and paths pass as they are.
"""

from __future__ import annotations

import json
import re
from types import SimpleNamespace

from werkzeug.datastructures import MultiDict

from companion.engine.forms import Bad
from companion.web.data_text import read_toml, read_value
from companion.web.fields_page import read_number

__all__ = ["listed", "translated", "data_value", "field_words", "value_of"]

FORMS = ("adjust", "add_row", "remove_row")     # the host commands with parameters path, row, values


def _word(words, group: str, name: str) -> str:
    return words.say(f"{group}-{name}") if words.has(f"{group}-{name}") else words.value(name, group)


def field_words(table, words) -> dict[str, str]:
    """Paths that a correction may name, with their words."""
    found = {}
    for name, spec in table.game.fields.items():
        if spec.get("memory") or spec["audience"] == "nobody":
            continue
        inner = table.seat(table.seats[0]).get(name) if table.seats and spec["type"] == "mapping" else None
        if not isinstance(inner, dict):
            found[name] = words.say(f"fld-{name}")
            continue
        for key in inner:
            word = words.value(key, "ch") if words.has(f"ch-{key}") else words.say(f"fld-{name}.{key}")
            found[f"{name}.{key}"] = f"{words.say(f'fld-{name}')}: {word}"
    for name, spec in table.game.shared_fields.items():
        if not spec.get("memory") and spec["audience"] != "nobody":
            found.setdefault(name, words.say(f"fld-{name}"))
    return found


def _rows(table, words) -> dict[str, str]:
    return {spec["row"]: words.say(f"row-{spec['row']}") for spec in table.game.rows.values()}


def listed(table, words, command) -> dict[str, list[str]]:
    """Parameter -> the words that a form of the host suggests for it."""
    if command.name not in FORMS:
        return {}
    known = {"path": field_words, "row": _rows}
    return {param: list(dict.fromkeys(known[param](table, words).values())) for param in known if param in command.params}


def _index(words_of: dict[str, str]) -> dict[str, str]:
    """Every way a word may be typed -> its identifier; the first of two that are alike counts."""
    made = {}
    for name, word in words_of.items():
        bare, inside = re.sub(r" \([^)]*\)", "", word), re.fullmatch(r"[^(]*\(([^)]*)\)", word)
        for typed in (name, word, bare, inside and inside[1], bare.rpartition(": ")[2]):
            if typed:
                made.setdefault(typed.casefold(), name)
    return made


def _identifier(text: str, known: dict[str, str]) -> str:
    return known.get(" ".join(text.split()).casefold(), text.strip())


def value_of(text: str, table, words):
    """A value as typed: a number with its spaces and unit, yes and no, else JSON, TOML or plain text. Errors: Bad."""
    try:
        return read_number(text, SimpleNamespace(table=table))
    except Bad:
        truths = {words.say("ch-true").casefold(): True, words.say("ch-false").casefold(): False}
        typed = text.strip().casefold()
        return truths[typed] if typed in truths else read_value(text)


def data_value(table, words, path: str, text: str):
    """What is taught at a path of data: squares and numbers with commas where the data hold a list. Errors: Bad."""
    if not isinstance(table.data.get(path), list) or text.lstrip().startswith("["):
        return value_of(text, table, words)
    squares = _index({square: words.say(f"sq-{square}") for square in table.game.squares})
    parts = [part.strip() for part in text.replace("\n", ",").replace(";", ",").split(",")]
    return [squares.get(part.casefold()) or value_of(part, table, words) for part in parts if part]


def _lines(text: str, known: dict[str, str], table, words) -> str:
    """"Cash = 1 500" lines, or TOML, as a JSON object of identifiers; anything else as it was typed."""
    try:
        found = read_toml(text)
    except ValueError:
        pairs = [line.partition("=") for line in text.splitlines() if line.strip()]
        if not all(sign and name.strip() and value.strip() for name, sign, value in pairs):
            return text
        found = {name: value_of(value, table, words) for name, _, value in pairs}
    return json.dumps({_identifier(name, known): value for name, value in found.items()}, ensure_ascii=False)


def translated(table, words, command, form):
    """The posted form of a host's command with identifiers for words. Errors: Bad for brackets that are none."""
    if command.name not in FORMS:
        return form
    made = MultiDict(form)
    rows = _index(_rows(table, words))
    known = _index(field_words(table, words))
    if form.get("p-row"):
        made["p-row"] = _identifier(form["p-row"], rows)
        spec = next((one for one in table.game.rows.values() if one["row"] == made["p-row"]), {"fields": {}})
        known = _index({name: _word(words, "fld", name) for name in spec["fields"]})
    if form.get("p-path"):
        made["p-path"] = _identifier(form["p-path"], known)
    if form.get("p-value", "").strip():
        made["p-value"] = json.dumps(value_of(form["p-value"], table, words), ensure_ascii=False)
    if form.get("p-values", "").strip() and not form["p-values"].lstrip().startswith("{"):
        made["p-values"] = _lines(form["p-values"], known, table, words)
    return made
