"""Plays a scenario against a desk, line by line.

A desk is whatever keeps one table: MemoryDesk here is the engine alone (toy games in tests);
companion/play.py has the one with the real banker and store.
"""

from __future__ import annotations

import json
import re

from companion.engine.corrections import split_path
from companion.engine.decide import decide, first_entry
from companion.engine.journal import Entry, fold
from companion.engine.money import law_breaches
from companion.engine.scenario import HEAD_KEYS, Scenario, ScenarioError, key_value, parse_value, unquote
from companion.engine.table import Refusal, Table, opened

__all__ = ["play", "lay", "carry_out", "lookup", "same", "MemoryDesk", "ABSENT"]

ABSENT = object()

# How many words follow the first, at least and at most, and what the line looks like.
FORMS = {
    "land": (2, None, "land WHO SQUARE [passing=sq1,sq2,...]"), "turn": (1, 1, "turn WHO"), "undo": (0, 0, "undo"),
    "sensor": (2, None, "sensor DEVICE FACE ..."), "roll": (1, None, "roll FACE ..."), "spin": (1, None, "spin FACE ..."),
    "given": (2, None, "given WHO field=value ... or given WHO ROW field=value ..."),
    "refuse": (2, None, "refuse CODE [key=value ...] LINE"), "expect": (1, None, "expect path=value ..."),
    "expect-not": (1, None, "expect-not path=value ..."), "notice": (1, None, "notice CODE [key=value ...]"),
    "notice-not": (1, None, "notice-not CODE"), "hidden": (2, None, "hidden WHO path ..."),
    "visible": (2, None, "visible WHO path ..."), "restart": (0, 0, "restart"), "invariant": (0, 0, "invariant"),
}


def _check_form(tokens: list[str]) -> None:
    """Refuse a line with words missing or too many. Errors: ValueError."""
    low, high, form = FORMS.get(tokens[0], (0, None, ""))
    if len(tokens) - 1 < low or (high is not None and len(tokens) - 1 > high):
        raise ValueError(f"the line should be: {form}")


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
    """A value as a failing line tells it."""
    return "absent" if value is ABSENT else repr(value)


# -- playing ---------------------------------------------------------------------------------------

def play(scenario: Scenario, desk) -> None:
    """Play all lines and the invariant at the end. Errors: ScenarioError at the first that does not hold."""
    lay(scenario, desk)
    for line in scenario.lines:
        try:
            _instruction(desk, list(line.tokens), line.number)
        except ValueError as error:
            raise ScenarioError(line.number, str(error)) from None
        except Refusal as refusal:
            raise ScenarioError(line.number, f"expected to be accepted, refused: {_say(refusal)}") from None
    _invariant(desk, scenario.lines[-1].number if scenario.lines else 1)


CHECKS = ("refuse", "expect", "expect-not", "notice", "notice-not", "hidden", "visible", "restart", "invariant")


def carry_out(desk, line) -> bool:
    """Send what a line sends; one that only checks is passed over and answers False. Errors: Refusal, ValueError."""
    if line.tokens[0] in CHECKS:
        return False
    _send(desk, list(line.tokens))
    return True


def lay(scenario: Scenario, desk) -> None:
    """Make the table of a file's head. Errors: ScenarioError."""
    head = scenario.head
    try:
        desk.make(head["game"], {key: head[key] for key in HEAD_KEYS & head.keys() - {"game", "title", "covers"}}
                  | {"start": head.get("start", "ready")})
    except (Refusal, LookupError) as error:
        raise ScenarioError(1, f"the table cannot be made: {_say(error)}") from None


def _say(error) -> str:
    if isinstance(error, Refusal):
        return error.code + "".join(f" {k}={v!r}" for k, v in error.facts.items())
    return str(error)


def _arguments(tokens: list[str]) -> dict:
    made = {}
    for token in tokens:
        pair = key_value(token)
        if pair is None:
            raise ValueError(f"{token} is no key=value")
        made[unquote(pair[0])] = parse_value(pair[1])
    return made


def _actor(desk, name: str) -> dict:
    name = unquote(name)
    if name == "host":
        return {"role": "host", "seat": None}
    if name not in desk.table().seats:
        raise ValueError(f"there is no seat {name}; seats are {', '.join(desk.table().seats)}")
    return {"role": "seat", "seat": name}


def _order(desk, tokens: list[str]):
    """What a line sends: (actor, command, args) or (None, "sensor", ...). Errors: ValueError."""
    _check_form(tokens)
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
        return None, "sensor", {"device": unquote(rest[0]), "faces": [parse_value(token) for token in rest[1:]]}
    if word == "land":
        return _actor(desk, rest[0]), "land", {"square": unquote(rest[1]), **_land(rest[2:])}
    if word == "turn":
        return {"role": "host", "seat": None}, "move_on", {"to": unquote(rest[0])}
    if word == "given":
        return {"role": "host", "seat": None}, *_given(rest)
    if word == "undo":
        return {"role": "host", "seat": None}, "reverse", {}
    raise ValueError(f"{word} begins no instruction")


def _land(tokens: list[str]) -> dict:
    made = {}
    for token in tokens:
        pair = key_value(token)
        if pair is None:
            raise ValueError(f"{token} is no key=value")
        if pair[0] == "passing" and not pair[1].startswith("["):
            made["passing"] = [unquote(square) for square in re.findall(r'"[^"]*"|[^,]+', pair[1])]
        else:
            made[pair[0]] = parse_value(pair[1])
    return made


def _given(tokens: list[str]):
    who = unquote(tokens[0])
    if len(tokens) > 1 and key_value(tokens[1]) is None:
        return "add_row", {"seat": who, "row": tokens[1], "values": _arguments(tokens[2:]), "reason": "given"}
    values = {}
    for token in tokens[1:]:
        pair = key_value(token)
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
    _check_form(tokens)
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
    while at < len(tokens) and (pair := key_value(tokens[at])) is not None:
        facts[pair[0]] = parse_value(pair[1])
        at += 1
    if at == len(tokens):
        raise ValueError("refuse needs a line to refuse")
    before, state = desk.document(), json.dumps(desk.table().state)
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
    if json.dumps(desk.table().state) != state or not same(desk.document(), before):
        raise ScenarioError(number, "expected unchanged books after the refusal, they differ")


def _expect(desk, tokens: list[str], number: int, wanted: bool) -> None:
    document = desk.document()
    for token in tokens:
        pair = key_value(token)
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
    who = unquote(tokens[0])
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
    if not same(table.state, again.state) or not same(desk.document(), desk.document(table=again)):
        raise ScenarioError(number, "expected the same state from a replay of all entries, it differs")


class MemoryDesk:
    """One table of a game in memory, without a store: the engine alone.

    game: the Game to play whatever the head says; document: function (table, viewer) -> dict, as views.document;
    clock: () -> ISO time of an entry, for reading only.
    """

    def __init__(self, game, document, clock=lambda: "") -> None:
        self.game, self._document, self._clock = game, document, clock
        self._table: Table | None = None
        self._entries: list[Entry] = []

    def make(self, slug: str, args: dict) -> None:
        """Lay the table of a file's head. Errors: Refusal, LookupError."""
        decision = first_entry(self.game, args)
        self._entries = [Entry(1, self._clock(), {"role": "system"}, "make_table", decision.args, decision.facts)]
        self._table = decision.table

    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    def entries(self) -> list[Entry]:
        """The journal, entry 1 first."""
        return self._entries

    def send(self, actor: dict, command: str, args: dict, seen: int | None = None) -> None:
        """Ask for a command and book it. Errors: Refusal."""
        made = decide(self._table, actor, command, args, seen, self._entries)
        if made.facts or made.reverses is not None:
            self._entries.append(Entry(made.table.seq, self._clock(), actor, command, made.args, made.facts,
                                       reverses=made.reverses, secret=made.secret))
            self._table = made.table

    def sensor(self, device: str, faces: list[int]) -> None:
        """A settled reading of a device. Errors: Refusal."""
        self.send({"role": "sensor", "seat": None, "device": device}, "report_roll", {"faces": faces})

    def document(self, viewer: str = "\x00all", table: Table | None = None) -> dict:
        """The state document of a seat, "host", "wall" or everybody's books; table: another than that of now."""
        table = table or self.table()
        if viewer == "host":
            viewer = table.host if table.host is not None else "wall"
        return self._document(table, viewer)

    def replayed(self) -> Table:
        """The table that a replay from the first entry gives."""
        return opened(self.game, fold(self._entries, self.game.events))

    def restart(self) -> None:
        """Throw the table away and open it again from its journal."""
        self._table = self.replayed()

    def close(self) -> None:
        """The evening is over: give back what the desk holds."""
