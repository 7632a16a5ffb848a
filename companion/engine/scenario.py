"""Scenario files: reading them, and playing them against a desk (the public format of SCENARIOS.md).

A desk is whatever keeps one table: see Desk for its few methods; companion/play.py has the one with
the real banker, MemoryDesk here the one without a database (toy games in tests).
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from companion.engine.common import split_path
from companion.engine.decide import decide, first_entry
from companion.engine.journal import Entry, fold
from companion.engine.money import law_breaches
from companion.engine.table import Refusal, Table

__all__ = ["Scenario", "Line", "ScenarioError", "read", "play", "lookup", "MemoryDesk", "parse_value", "split_line"]

HEAD_KEYS = {"game", "title", "covers", "seats", "host", "start", "options", "data", "cards"}
ABSENT = object()


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


def _pair(token: str) -> tuple[str, str] | None:
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


def _unquote(token: str) -> str:
    return parse_value(token) if token[:1] in "\"'" else token


def read(path: Path | str, text: str | None = None) -> Scenario:
    """Read a scenario file. Errors: ScenarioError with the line."""
    text = Path(path).read_text(encoding="utf-8") if text is None else text
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
    lines = []
    for number, row in enumerate(rows[marks[1] + 1:], marks[1] + 2):
        try:
            tokens = split_line(row)
        except ValueError as error:
            raise ScenarioError(number, str(error)) from None
        if tokens:
            lines.append(Line(number, row.strip(), tuple(tokens)))
    return Scenario(str(path), head, tuple(lines))


# -- looking up ------------------------------------------------------------------------------------

def lookup(document, path: str):
    """The value at a path of a state document, ABSENT where there is none. Rows count from 1."""
    node = document
    for key in split_path(path):
        if isinstance(node, list):
            if key == "count":
                node = len(node)
            elif key.isdigit() and 1 <= int(key) <= len(node):
                node = node[int(key) - 1]
            else:
                return ABSENT
        elif isinstance(node, dict) and key in node:
            node = node[key]
        else:
            return ABSENT
    return node


def same(a, b) -> bool:
    """Equal, and true is not 1."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    return type(a) is type(b) and a == b


def shown(value) -> str:
    return "absent" if value is ABSENT else repr(value)


# -- playing ---------------------------------------------------------------------------------------

def play(scenario: Scenario, desk) -> None:
    """Play all lines and the invariant at the end. Errors: ScenarioError at the first that does not hold."""
    head = scenario.head
    try:
        desk.make(head["game"], {key: head[key] for key in HEAD_KEYS & head.keys() - {"game", "title", "covers"}}
                  | {"start": head.get("start", "ready")})
    except (Refusal, LookupError) as error:
        raise ScenarioError(1, f"the table cannot be made: {_say(error)}") from None
    for line in scenario.lines:
        try:
            _instruction(desk, list(line.tokens), line.number)
        except ValueError as error:
            raise ScenarioError(line.number, str(error)) from None
        except Refusal as refusal:
            raise ScenarioError(line.number, f"expected to be accepted, refused: {_say(refusal)}") from None
    _invariant(desk, scenario.lines[-1].number if scenario.lines else 1)


def _say(error) -> str:
    if isinstance(error, Refusal):
        return error.code + "".join(f" {k}={v!r}" for k, v in error.facts.items())
    return str(error)


def _arguments(tokens: list[str]) -> dict:
    made = {}
    for token in tokens:
        pair = _pair(token)
        if pair is None:
            raise ValueError(f"{token} is no key=value")
        made[_unquote(pair[0])] = parse_value(pair[1])
    return made


def _actor(desk, name: str) -> dict:
    name = _unquote(name)
    if name == "host":
        return {"role": "host", "seat": None}
    if name not in desk.table().seats:
        raise ValueError(f"there is no seat {name}; seats are {', '.join(desk.table().seats)}")
    return {"role": "seat", "seat": name}


def _order(desk, tokens: list[str]):
    """What a line sends: (actor, command, args) or (None, "sensor", ...). Errors: ValueError."""
    word, rest = tokens[0], tokens[1:]
    if word.endswith(":") and len(word) > 1:
        if not rest:
            raise ValueError("a command is missing after the name")
        return _actor(desk, word[:-1]), rest[0], _arguments(rest[1:])
    if word in ("roll", "spin"):
        faces = [parse_value(token) for token in rest]
        by = (desk.table().roll or {}).get("by")
        return ({"role": "seat", "seat": by} if by else {"role": "host", "seat": None}), "report_roll", {"faces": faces}
    if word == "sensor":
        return None, "sensor", {"device": _unquote(rest[0]), "faces": [parse_value(token) for token in rest[1:]]}
    if word == "land":
        return _actor(desk, rest[0]), "land", {"square": _unquote(rest[1]), **_land(rest[2:])}
    if word == "turn":
        return {"role": "host", "seat": None}, "move_on", {"to": _unquote(rest[0])}
    if word == "given":
        return {"role": "host", "seat": None}, *_given(rest)
    if word == "undo":
        return {"role": "host", "seat": None}, "reverse", {}
    raise ValueError(f"{word} begins no instruction")


def _land(tokens: list[str]) -> dict:
    made = {}
    for token in tokens:
        pair = _pair(token)
        if pair is None:
            raise ValueError(f"{token} is no key=value")
        if pair[0] == "passing" and not pair[1].startswith("["):
            made["passing"] = [_unquote(square) for square in re.findall(r'"[^"]*"|[^,]+', pair[1])]
        else:
            made[pair[0]] = parse_value(pair[1])
    return made


def _given(tokens: list[str]):
    who = _unquote(tokens[0])
    if len(tokens) > 1 and _pair(tokens[1]) is None:
        return "add_row", {"seat": who, "row": tokens[1], "values": _arguments(tokens[2:]), "reason": "given"}
    values = {}
    for token in tokens[1:]:
        pair = _pair(token)
        if pair is None:
            raise ValueError(f"{token} is no path=value")
        values[pair[0]] = parse_value(pair[1])
    return "adjust", {"seat": who, "values": values, "reason": "given"}


def _send(desk, tokens: list[str]) -> None:
    actor, command, args = _order(desk, tokens)
    if actor is None:
        desk.sensor(args["device"], args["faces"])
    else:
        desk.send(actor, command, args)


def _instruction(desk, tokens: list[str], number: int) -> None:
    word, rest = tokens[0], tokens[1:]
    if word == "refuse":
        _refuse(desk, rest, number)
    elif word in ("expect", "expect-not"):
        _expect(desk, rest, number, word == "expect")
    elif word in ("notice", "notice-not"):
        _notice(desk, rest, number, word == "notice")
    elif word in ("hidden", "visible"):
        _seen(desk, rest, number, word == "visible")
    elif word == "restart":
        desk.restart()
    elif word == "invariant":
        _invariant(desk, number)
    else:
        _send(desk, tokens)


def _refuse(desk, tokens: list[str], number: int) -> None:
    code, facts, at = tokens[0], {}, 1
    while at < len(tokens) and (pair := _pair(tokens[at])) is not None:
        facts[pair[0]] = parse_value(pair[1])
        at += 1
    if at == len(tokens):
        raise ValueError("refuse needs a line to refuse")
    before, head = desk.document(), desk.table().seq
    try:
        _send(desk, tokens[at:])
    except Refusal as refusal:
        if refusal.code != code:
            raise ScenarioError(number, f"expected the refusal {code}, refused: {_say(refusal)}") from None
        for name, value in facts.items():
            if not same(refusal.facts.get(name, ABSENT), value):
                raise ScenarioError(number, f"expected {code} with {name}={value!r}, there is: {_say(refusal)}") from None
    else:
        raise ScenarioError(number, f"expected the refusal {code}, it was accepted")
    if desk.table().seq != head or not same(desk.document(), before):
        raise ScenarioError(number, "expected unchanged books after the refusal, they differ")


def _expect(desk, tokens: list[str], number: int, wanted: bool) -> None:
    document = desk.document()
    for token in tokens:
        pair = _pair(token)
        if pair is None:
            raise ValueError(f"{token} is no path=value")
        there, value = lookup(document, pair[0]), parse_value(pair[1])
        if same(there, value) is not wanted:
            raise ScenarioError(number, f"expected {pair[0]} {'to be' if wanted else 'not to be'} {value!r}, "
                                        f"it is {shown(there)}")


def _notice(desk, tokens: list[str], number: int, wanted: bool) -> None:
    code, facts = tokens[0], _arguments(tokens[1:])
    newest = desk.entries()[-1].notices if desk.entries() else []
    found = any(n["code"] == code and all(same(n["facts"].get(k, ABSENT), v) for k, v in facts.items()) for n in newest)
    if found is not wanted:
        said = ", ".join(f"{n['code']} {n['facts']}" for n in newest) or "none"
        raise ScenarioError(number, f"expected {'the' if wanted else 'no'} notice {code}, the newest entry gave: {said}")


def _seen(desk, tokens: list[str], number: int, wanted: bool) -> None:
    who = _unquote(tokens[0])
    if who not in ("host", "wall") and who not in desk.table().seats:
        raise ValueError(f"there is no viewer {who}")
    document = desk.document(who)
    for path in tokens[1:]:
        there = lookup(document, path) is not ABSENT
        if there is not wanted:
            raise ScenarioError(number, f"expected {path} to be {'present' if wanted else 'absent'} for {who}, "
                                        f"it is {'present' if there else 'absent'}")


def _invariant(desk, number: int) -> None:
    table = desk.table()
    if broken := law_breaches(table.state["balances"], table.game.unlimited):
        raise ScenarioError(number, "; ".join(broken))
    again = desk.replayed()
    if not same(desk.document(), desk.document(table=again)):
        raise ScenarioError(number, "expected the same state from a replay of all entries, it differs")


class MemoryDesk:
    """One table of a game in memory, without a store: the engine alone.

    game: the Game to play whatever the head says; document: function (table, viewer) -> dict, as views.document.
    """

    def __init__(self, game, document) -> None:
        self.game, self._document = game, document
        self._table: Table | None = None
        self._entries: list[Entry] = []

    def make(self, slug: str, args: dict) -> None:
        decision = first_entry(self.game, args)
        self._entries = [Entry(1, "", {"role": "system"}, "make_table", decision.args, decision.facts)]
        self._table = decision.table

    def table(self) -> Table:
        return self._table

    def entries(self) -> list[Entry]:
        return self._entries

    def send(self, actor: dict, command: str, args: dict, seen: int | None = None) -> None:
        made = decide(self._table, actor, command, args, seen, self._entries)
        if made.facts or made.reverses is not None:
            self._entries.append(Entry(made.table.seq, "", actor, command, made.args, made.facts,
                                       reverses=made.reverses, secret=made.secret))
            self._table = made.table

    def sensor(self, device: str, faces: list[int]) -> None:
        self.send({"role": "sensor", "seat": None, "device": device}, "report_roll", {"faces": faces})

    def document(self, viewer: str = "\x00all", table: Table | None = None) -> dict:
        table = table or self._table
        if viewer == "host":
            viewer = table.host if table.host is not None else "wall"
        return self._document(table, viewer)

    def replayed(self) -> Table:
        return Table(self.game, fold(self._entries, self.game.events))

    def restart(self) -> None:
        self._table = self.replayed()
