"""JSON data as people type and keep it: values in JSON or TOML, taught data as a TOML file."""

from __future__ import annotations

import json
import re
import tomllib

from companion.engine.forms import Bad
from companion.engine.scenario import parse_value

__all__ = ["write_toml", "read_toml", "read_json", "read_value", "is_too_deep", "DEEPEST"]

DEEPEST = 20    # tables and lists in each other; the deepest card has five


def is_too_deep(value, at: int = 0) -> bool:
    """Whether tables and lists lie deeper in each other than any game needs."""
    if at > DEEPEST:
        return True
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(is_too_deep(one, at + 1) for one in inner)


def _checked(value):
    """JSON data and nothing else, not too deep, of whole characters. Errors: ValueError."""
    try:
        # Half a character is no text that a database keeps (UnicodeEncodeError is a ValueError).
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except TypeError as error:
        raise ValueError(str(error)) from None      # a date of TOML
    if is_too_deep(value):
        raise ValueError("too deep")
    return value


def _no_constant(name: str):
    raise ValueError(f"{name} is no number")


def read_json(text: str | bytes):
    """JSON data without NaN and Infinity. Errors: ValueError."""
    try:
        return _checked(json.loads(text, parse_constant=_no_constant))
    except RecursionError:
        raise ValueError("too deep") from None


def read_toml(text: str) -> dict:
    """TOML text as JSON data. Errors: ValueError, in the reader's words or for dates and odd numbers."""
    try:
        # Some editors begin a file with a mark that is no part of it.
        return _checked(tomllib.loads(text.removeprefix("\ufeff")))
    except RecursionError:
        raise ValueError("too deep") from None


def read_value(text: str, lines: bool = False):
    """A JSON or TOML value as the host types it; text that is neither is text.

    lines: `key = value` lines are a table. Errors: Bad("type") for lines and brackets that are none.
    """
    text = text.strip()
    try:
        if lines and not text.startswith("{"):
            return read_toml(text)
    except ValueError:
        raise Bad("type") from None
    try:
        return read_json(text)
    except ValueError:
        pass                            # not JSON; perhaps TOML
    try:
        return _checked(parse_value(text))
    except (ValueError, RecursionError):
        if text[:1] in ("[", "{"):
            raise Bad("type") from None
        return text


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _inline(value) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k)} = {_inline(v)}" for k, v in value.items() if v is not None) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(v) for v in value if v is not None) + "]"
    return str(value).lower() if isinstance(value, bool) else repr(value)


def write_toml(data: dict) -> str:
    """A table of JSON data as TOML text; what is null is left out, TOML has no word for it."""
    plain = [f"{_key(k)} = {_inline(v)}" for k, v in data.items() if v is not None and not isinstance(v, dict)]
    parts = ["\n".join(plain)] if plain else []
    for key, value in data.items():
        if isinstance(value, dict):
            lines = [f"{_key(k)} = {_inline(v)}" for k, v in value.items() if v is not None]
            parts.append("\n".join([f"[{_key(key)}]", *lines]))
    return "\n\n".join(parts) + "\n"
