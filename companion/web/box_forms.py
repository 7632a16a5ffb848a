"""Forms for what a box prints, drawn from the shape of the data: numbers, lists, tables, one control for each value.

A value is drawn as it is; a list may end with a few empty places, so that it can grow. What was typed is read
back along the same shape.
"""

from __future__ import annotations

import json

from companion.engine.forms import Bad
from companion.web.as_typed import text_of, text_of_value
from companion.web.cards_page import TITLES
from companion.web.data_text import read_value
from companion.web.fields_page import read_number

__all__ = ["draw_value", "read_shaped", "shape_of", "MORE"]

MORE = 4        # empty places at the end of a list


def shape_of(value) -> str:
    """number, text, bool, numbers, texts, printed (rows of numbers), list (of tables), table, or any."""
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, dict):
        return "table" if value else "any"
    if isinstance(value, list) and value:
        for name, kind in (("numbers", int), ("texts", str), ("printed", list), ("list", dict)):
            if all(isinstance(one, kind) and not isinstance(one, bool) for one in value):
                return name
    return "any"


def draw_value(value, name: str, words, at, label: str = "", more: int = 0) -> list[dict]:
    """The controls of a value, flat: [{"name", "kind", "text_label", "value", "heading"}]; see host/taught_form.html.

    at: a forms_page.Context, whose posted texts are kept; label: what the value is called; more: empty places at the
    end of its lists.
    """
    shape = shape_of(value)
    if shape == "table":
        return [one for key, inner in value.items()
                for one in draw_value(inner, f"{name}.{key}", words, at, _word(words, key, label), more)]
    if shape == "list":
        made = []
        for place, one in enumerate(value):
            title = next((words.value(one[key]) for key in (*TITLES, "id") if isinstance(one.get(key), str)), str(place + 1))
            made.append({"kind": "heading", "text_label": title})
            made += draw_value(one, f"{name}.{place}", words, at, more=more)
        return made
    if shape in ("numbers", "texts"):
        return [{"kind": shape, "text_label": label, "controls": [
            {"name": f"{name}.{place}", "number": place + 1, "value": at.typed(f"{name}.{place}", value[place] if place < len(value) else None)}
            for place in range(len(value) + more)]}]
    control = {"number": "number", "bool": "bool", "text": "text"}.get(shape, "lines")
    text = text_of_value(value) if shape == "printed" else text_of(value) if control != "lines" else _inline(value)
    return [{"name": name, "kind": control, "text_label": label, "value": at.typed(name, text)}]


def _word(words, key: str, label: str) -> str:
    said = words.value(key)
    return f"{label}: {said}" if label else said[:1].upper() + said[1:]


def _inline(value) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_shaped(value, name: str, at):
    """What was typed along the shape of a value. Errors: Bad with .place, what the value is called by its number."""
    shape = shape_of(value)
    if shape == "table":
        return {key: read_shaped(inner, f"{name}.{key}", at) for key, inner in value.items()}
    if shape == "list":
        return [read_shaped(one, f"{name}.{place}", at) for place, one in enumerate(value)]
    if shape in ("numbers", "texts"):
        typed = [(place + 1, at.typed(f"{name}.{place}").strip()) for place in range(len(value) + MORE)]
        return [_number(text, at, str(place)) if shape == "numbers" else text for place, text in typed if text]
    text = at.typed(name).strip()
    if shape == "bool":
        return text == "true"
    if shape == "number":
        return _number(text, at, None)
    if shape == "printed":
        return [[_number(part, at, str(row)) for part in line.replace(",", " ").replace(";", " ").split()]
                for row, line in enumerate(text.splitlines(), 1) if line.strip()]
    return text if shape == "text" else read_value(text)


def _number(text: str, at, place: str | None) -> int:
    try:
        if not text:
            raise Bad("missing")
        return read_number(text, at)
    except Bad as bad:
        bad.place = place
        raise
