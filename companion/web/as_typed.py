"""Values as they stand in the controls of a form, the way back of reading one."""

from __future__ import annotations

import json

from werkzeug.datastructures import MultiDict

__all__ = ["as_typed", "text_of", "text_of_value"]


def text_of(value) -> str:
    """A value as a control holds it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def as_typed(values: dict, prefix: str = "") -> MultiDict:
    """The posted form that would hold these values. values: field -> JSON; prefix: what stands before each field's name.

    A mapping fills its lines and the input of each of its keys; a list of tables the fieldsets of a list of effects.
    """
    made = MultiDict()
    for field, value in values.items():
        _put(made, f"{prefix}{field}", value)
    return made


def _put(made: MultiDict, name: str, value) -> None:
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        for at, one in enumerate(value):
            for field, inner in one.items():
                _put(made, f"{name}.{at}.{field}", inner)
        return
    made[name] = text_of_value(value)
    if isinstance(value, dict):
        for key, inner in value.items():
            _put(made, f"{name}.{key}", inner)


def text_of_value(value) -> str:
    """A value as people type it: a list with commas, a printed table a row to a line, a mapping of numbers in lines
    key = value; what holds more than that as JSON."""
    if value is None:
        return ""
    if isinstance(value, list):
        if any(isinstance(one, list) for one in value):
            return "\n".join(" ".join(text_of(cell) for cell in one) if isinstance(one, list) else text_of(one) for one in value)
        return ", ".join(text_of(one) for one in value)
    if isinstance(value, dict):
        if value and all(type(one) is int for one in value.values()):
            return "\n".join(f"{key} = {one}" for key, one in value.items())
        return json.dumps(value, ensure_ascii=False)
    return text_of(value)
