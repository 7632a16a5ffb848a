"""Lines of sketches that know no frames: bare digits, labelled digits, JSON."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from hardware.protocol.frames import Refused

_NUMBERS = re.compile(rb"[ \t]*[0-9]{1,3}(?:(?:[ \t]*[,;+][ \t]*|[ \t]+)[0-9]{1,3}){0,7}[ \t]*")
_LABEL = re.compile(rb"(?:you rolled|roll|rolled|dice|die|value|result|spin|d[0-9]{1,3})[ \t]*[:=][ \t]*([0-9]{1,3})", re.IGNORECASE)
_DIGITS = re.compile(rb"[0-9]+")
_UNREADABLE = re.compile(rb"[^\t\x20-\x7e]")
_KEYS = ("v", "value", "roll", "dice", "face", "result", "spin")
_WHOLE = re.compile(r"[0-9]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Said:
    """What a legacy line says: values, or motion where there are none."""

    values: tuple[int, ...] | None
    q: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line that has the form of a legacy line; what it says is looked at only where legacy lines count."""

    numbers: tuple[int, ...] | None = None
    object: dict | None = None

    def said(self) -> Said:
        """What the line says; Refused as `json-type` or `json-novalue`."""
        return Said(self.numbers) if self.object is None else _of_object(self.object)


def form(line: bytes) -> Line:
    """A line as one of the legacy forms; Refused as `bytes`, `text` or `json`."""
    if line.lstrip(b" \t").startswith(b"{"):
        return Line(object=_object(line))
    if _UNREADABLE.search(line):
        raise Refused("bytes")
    if _NUMBERS.fullmatch(line):
        return Line(tuple(int(digits) for digits in _DIGITS.findall(line)))
    label = _LABEL.fullmatch(line)
    if label:
        return Line((int(label[1]),))
    raise Refused("text")


def _object(line: bytes) -> dict:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("bytes") from None
    try:
        return json.loads(text)     # begins with a brace: an object or an error
    except (ValueError, RecursionError):
        raise Refused("json") from None


def _of_object(found: dict) -> Said:
    if found.get("st", "settled") != "settled" or found.get("settled") is False:
        return Said(None)
    key = next((key for key in _KEYS if key in found), None)
    if key is None:
        raise Refused("json-novalue")
    values = found[key] if isinstance(found[key], list) else [found[key]]
    q = found.get("q")
    return Said(tuple(_whole(value) for value in values), q if type(q) is int and 0 <= q <= 100 else None)


def _whole(value: object) -> int:
    """An integer, or digits in a text; neither true nor 4.0."""
    if type(value) is int:
        return value
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        return int(value)
    raise Refused("json-type")
