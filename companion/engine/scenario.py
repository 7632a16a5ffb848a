"""Scenario files: reading them (the public format of SCENARIOS.md); stage.py plays them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Scenario", "Line", "ScenarioError", "read", "parse_value", "split_line", "key_value", "unquote"]

HEAD_KEYS = {"game", "title", "covers", "seats", "host", "start", "options", "data", "cards"}


class ScenarioError(Exception):
    """A line that does not hold. line: number in the file; text: what was expected, what is there."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """One instruction. number: in the file; tokens: split at spaces outside quotes and brackets."""

    number: int
    text: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A file read: its head and its instructions."""

    name: str
    head: dict
    lines: tuple[Line, ...] = field(default=())


# -- reading ---------------------------------------------------------------------------------------

def split_line(text: str) -> list[str]:
    """Tokens of a line, split at spaces outside quotes and brackets; # begins a comment outside quotes.

    Errors: ValueError for a quote or bracket left open.
    """
    tokens, token, depth, quote = [], "", 0, ""
    escaped = False
    for c in text:
        if quote:
            token += c
            if escaped:
                escaped = False
            elif c == "\\" and quote == '"':
                escaped = True
            elif c == quote:
                quote = ""
            continue
        if c == "#":
            break
        if c in "\"'":
            quote = c
        elif c in "[{":
            depth += 1
        elif c in "]}":
            depth -= 1
        if c.isspace() and depth <= 0:
            if token:
                tokens.append(token)
            token = ""
        else:
            token += c
    if quote or depth:
        raise ValueError("a quote or bracket is left open")
    return tokens + [token] if token else tokens


def parse_value(text: str):
    """A value: an integer, true, false, null, a bare word, or any TOML inline value. Errors: ValueError."""
    if re.fullmatch(r"[+-]?\d+", text):
        return int(text)
    if text in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[text]
    if re.fullmatch(r"[\w-]+", text):
        return text
    try:
        return tomllib.loads(f"v = {text}")["v"]
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{text} is no value: {error}") from None


def key_value(token: str) -> tuple[str, str] | None:
    """key and value of key=value, the first = outside quotes; None for a token that has none."""
    quoted = False
    for at, c in enumerate(token):
        if c == '"':
            quoted = not quoted
        elif c in "[{" and not quoted:
            return None
        elif c == "=" and not quoted:
            return token[:at], token[at + 1:]
    return None


def unquote(token: str) -> str:
    """A name or word that may stand in quotes."""
    return parse_value(token) if token[:1] in "\"'" else token


def read(path: Path | str, text: str | None = None) -> Scenario:
    """Read a scenario file. Errors: ScenarioError with the line."""
    text = Path(path).read_text(encoding="utf-8-sig") if text is None else text
    rows = text.split("\n")
    marks = [i for i, row in enumerate(rows) if row.strip() == "+++"]
    if len(marks) < 2 or any(row.strip() and not row.lstrip().startswith("#") for row in rows[: marks[0]]):
        raise ScenarioError(1, "the file must begin with a TOML head between two +++ lines")
    try:
        head = tomllib.loads("\n".join(rows[marks[0] + 1: marks[1]]))
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(marks[0] + 2, f"the head is no TOML: {error}") from None
    for key in head:
        if key not in HEAD_KEYS:
            raise ScenarioError(marks[0] + 1, f"the head has {key}; known are {', '.join(sorted(HEAD_KEYS))}")
    if not isinstance(head.get("game"), str) or not isinstance(head.get("seats"), list):
        raise ScenarioError(marks[0] + 1, "the head needs game = \"...\" and seats = [...]")
    for key in ("options", "data", "cards"):
        if not isinstance(head.get(key, {}), dict):
            raise ScenarioError(marks[0] + 1, f"{key} in the head is a table: [{key}]")
    lines = []
    for number, row in enumerate(rows[marks[1] + 1:], marks[1] + 2):
        try:
            tokens = split_line(row)
        except ValueError as error:
            raise ScenarioError(number, str(error)) from None
        if tokens:
            lines.append(Line(number, row.strip(), tuple(tokens)))
    return Scenario(str(path), head, tuple(lines))
