"""Fields of rows and cards, as game.toml declares them."""

from __future__ import annotations

from companion.engine.forms import LARGEST, Bad

__all__ = ["FIELD_TYPES", "check_fields", "read_fields"]


def _is_int(value, low, high):
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


FIELD_TYPES = {
    "amount": lambda v: _is_int(v, 0, LARGEST),
    "count": lambda v: _is_int(v, 1, LARGEST),
    "number": lambda v: _is_int(v, 0, LARGEST),
    "integer": lambda v: _is_int(v, -LARGEST, LARGEST),
    "text": lambda v: isinstance(v, str) and len(v) <= 200 and all(ord(c) >= 32 for c in v),
    "bool": lambda v: isinstance(v, bool),
    "mapping": lambda v: isinstance(v, dict),
    "list": lambda v: isinstance(v, list),
    "any": lambda v: True,
}


def check_fields(spec: dict, values: dict, check=None) -> dict:
    """The fields of a row or card with defaults filled in.

    spec: {name: {"type", "default"?, "choices"?, "nullable"?}}; a default "=other" copies another field;
    check: (name, value) -> value for what the type does not say. Errors: Bad with .parameter set.
    """
    def bad(name, reason):
        error = Bad(reason)
        error.parameter = name
        return error

    for name in values:
        if name not in spec:
            raise bad(name, "unknown")
    made = {}
    for name, field in spec.items():
        if name in values:
            value = values[name]
            empty = value is None and field.get("nullable")
            if "choices" in field and value not in field["choices"] and not empty:
                raise bad(name, "choice")
            if not FIELD_TYPES[field["type"]](value) and not empty:
                raise bad(name, "type")
            if check:
                try:
                    value = check(name, value)
                except Bad as error:
                    raise bad(name, error.reason) from None
            made[name] = value
        elif "default" in field:
            made[name] = _default(field, made)
        elif field.get("nullable"):
            made[name] = None
        else:
            raise bad(name, "missing")
    return made


def read_fields(spec: dict, row: dict) -> dict:
    """The fields of a row as its sheet shows them; one that the row does not hold reads as its default.

    So a row may be booked without a hidden field that nobody has told yet: the line that books it hides nothing.
    """
    made: dict = {}
    for name, field in spec.items():
        made[name] = row[name] if name in row else _default(field, made)
    return made


def _default(field: dict, made: dict):
    """A field's default; "=other" copies another field."""
    default = field.get("default")
    if isinstance(default, str) and default.startswith("="):
        return made[default[1:]]
    return default.copy() if isinstance(default, (dict, list)) else default
