"""What of a game's reference do its scenarios not use?

    python -m tests.contract.reference [SLUG ...]      (default: every game)

The reference is what the game itself declares and, where ../shared/games/SLUG.md lies beside the checkout,
the tables of its section "Command reference", of its options and of its refusals. Prints a line for each
command, parameter, option value, refusal code, notice, row, square, phase, effect, card kind and key of data that no
scenario of the game uses; exit 1 if there is any.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from companion.engine.decide import first_entry
from companion.engine.game import Game
from companion.engine.scenario import read
from companion.engine.stage import play
from companion.engine.table import Refusal
from tests.contract.played import BESIDE, ROOT, Recorder, files, games

# What no line of a scenario can reach: a form's age, and the command behind the head of the file.
OUT_OF_REACH = {("refusal", "stale"), ("command", "make_table")}
COMMON_CODES = {"stale", "not_your_turn", "phase", "no_roll", "wrong_dice", "not_enough_cash", "bad_parameter",
                "unknown_command", "not_allowed", "not_reversible"}


def unused(game: Game) -> list[tuple[str, str]]:
    """(kind, name) of everything in the reference that no scenario uses, sorted."""
    wanted = declared(game) | specified(BESIDE / f"{game.slug}.md")
    return sorted(wanted - used(game) - OUT_OF_REACH)


# -- what the game declares ------------------------------------------------------------------------------

def declared(game: Game) -> set[tuple[str, str]]:
    """Everything the game's own folder names."""
    found = {("command", "reverse")}
    for name, command in game.commands.items():
        found.add(("command", name))
        found |= {("parameter", f"{name}.{parameter}") for parameter in command.params}
    found |= {("option", _value(option, value)) for option, values in game.options.items() for value in values}
    found |= {("row", spec["row"]) for spec in game.rows.values()}
    found |= {("square", square) for square in game.squares}
    found |= {("phase", phase) for phase in game.phases}
    found |= {("card", kind) for kind in game.cards}
    found |= {("data", key) for key in game.data}
    found |= _effects(game)
    found |= {("refusal", code) for code in codes_of(game)}
    found |= {("notice", code) for code in raised(game)[1]}
    return found


def _value(option: str, value) -> str:
    return f"{option}={str(value).lower() if isinstance(value, bool) else value}"


def _forms(game: Game):
    """The description of every parameter, as a page gets it."""
    seats = ["A"] * game.players["min"]
    table = first_entry(game, {"seats": [f"{name}{i}" for i, name in enumerate(seats)]}).table
    for command in game.commands.values():
        for kind, _ in command.params.values():
            yield kind.describe(table, table.seats[0])


def _effects(game: Game) -> set[tuple[str, str]]:
    found = set()
    for form in _forms(game):
        for effect, fields in form.get("effects", {}).items():
            found.add(("effect", effect))
            names = [*fields["needed"], *(name for group in fields["one_of"] for name in group), *fields["optional"]]
            found |= {("effect", f"{effect}.{name}") for name in names}
        found |= {("effect", f"scope={scope}") for scope in form.get("scopes", ())}
    return found


def raised(game: Game) -> tuple[set[str], set[str]]:
    """The codes of refusals and notices that the game's Python names, and that its words files know."""
    refusals: set[str] = set()
    notices: set[str] = set()
    for path in game.source.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = {"Refusal": 0, "require": 1, "notice": 0}.get(called)
            if at is None or len(node.args) <= at or not isinstance(node.args[at], ast.Constant):
                continue
            (notices if called == "notice" else refusals).add(node.args[at].value)
    for path in game.source.parent.glob("words/*.ftl"):
        text = path.read_text(encoding="utf-8")
        refusals |= set(re.findall(r"^no-(\w+) *=", text, re.MULTILINE))
        notices |= set(re.findall(r"^note-(\w+) *=", text, re.MULTILINE))
    return refusals, notices


def codes_of(game: Game) -> set[str]:
    """The codes of refusals that somebody can hear: a common one that the box calls otherwise is not among them."""
    renamed = {code for code, own in game.codes.items() if own.get("code", code) != code}
    return (raised(game)[0] | COMMON_CODES) - renamed


# -- what the specification names ------------------------------------------------------------------------

def specified(path: Path) -> set[tuple[str, str]]:
    """Everything that the tables of a specification name; nothing where there is no such file."""
    found: set[tuple[str, str]] = set()
    if not path.is_file():
        return found
    chapter = section = ""
    header: list[str] = []
    for row in path.read_text(encoding="utf-8").split("\n"):
        if row.startswith("## "):
            chapter = section = row.lower()
        elif row.startswith("#"):
            section = row.lower()
        if not row.startswith("|"):
            header = []
            continue
        cells = [cell.strip() for cell in row.strip().strip("|").split("|")]
        if not header:
            header = [cell.lower() for cell in cells]
        elif not set(row) <= set("|-: "):
            found |= _row(chapter, section, header, cells)
    return found


def _row(chapter: str, section: str, header: list[str], cells: list[str]) -> set[tuple[str, str]]:
    names = re.findall(r"`([a-z][a-z0-9_]*)`", cells[0])
    if "command reference" in chapter:
        if header[0] in ("command", "identifier"):
            return {("command", name) for name in names}
        if header[0] == "square" or (header[0] == "kind" and "square" in section):
            return {("square", name) for name in names}
        if header[0] == "kind" and "card" in section:
            return {("card", name) for name in names}
        if header[0] == "effect":
            return {("effect", name) for name in names}
        if header[0] == "list" and header[1].startswith("row"):
            return {("row", name) for name in re.findall(r"`(\w+)`", cells[1])}
    if "option" in section and header[0] in ("id", "option") and header[1].startswith("values"):
        return {("option", f"{name}={value}") for name in names for value in re.findall(r"`([\w.-]+)`", cells[1])}
    if "refusal" in section and header[0] in ("key", "id", "code"):
        return {("notice" if "(notice)" in cells[0] else "refusal", name) for name in names}
    return set()


# -- what the scenarios use ------------------------------------------------------------------------------

class _Observer(Recorder):
    """Notes what is sent, and what becomes of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seen: set[tuple[str, str]] = set()

    def send(self, actor, command, args, seen=None) -> None:
        try:
            super().send(actor, command, args, seen)
        except Refusal as refusal:
            self.seen.add(("refusal", refusal.code))
            known = self.game.commands.get(command)
            if known is not None and refusal.code not in COMMON_CODES:
                self.seen |= {("parameter", f"{command}.{name}") for name in args}
                if known.group == "never":
                    self._sent(command, args)     # a command that exists to say why there is none
            raise
        self._sent(command, args)

    def _sent(self, command: str, args: dict) -> None:
        self.seen.add(("command", command))
        self.seen |= {("parameter", f"{command}.{name}") for name in args}
        for name in ("square", "passing"):
            squares = args.get(name, [])
            self.seen |= {("square", square) for square in ([squares] if isinstance(squares, str) else squares)}
        if command == "teach":
            self.seen.add(("data", str(args["path"]).split(".")[0]))
        if command == "rule":
            self._sent(args["command"], args.get("arguments") or {})
        self._walk(args)

    def _walk(self, value) -> None:
        """Cards and effects anywhere in what was sent."""
        if isinstance(value, dict):
            if isinstance(value.get("kind"), str) and value["kind"] in self.game.cards:
                self.seen.add(("card", value["kind"]))
            if isinstance(effect := value.get("effect"), str):
                self.seen |= {("effect", effect), *(("effect", f"{effect}.{name}") for name in value)}
                self.seen.add(("effect", f"scope={value.get('scope', 'self')}"))
            for inner in value.values():
                self._walk(inner)
        elif isinstance(value, list):
            for inner in value:
                self._walk(inner)
        elif isinstance(value, str) and value in (cards := self.table().data.get("cards") or {}):
            self._walk(cards[value])


def used(game: Game) -> set[tuple[str, str]]:
    """Everything that the game's scenarios use. Errors: ScenarioError for a file that does not hold."""
    found: set[tuple[str, str]] = set()
    for path in files(game):
        scenario, desk = read(path), _Observer(game)
        play(scenario, desk)
        found |= desk.seen
        found |= {("data", key) for key in scenario.head.get("data", {})}
        found |= {("notice", line.tokens[1]) for line in scenario.lines if line.tokens[0] == "notice"}
        for table in desk.tables:
            found.add(("phase", table.phase))
            found |= {("option", _value(option, value)) for option, value in table.options.items()}
            for rows, spec in game.rows.items():
                if any(table.rows(seat, rows) for seat in (table.seats if spec["on"] == "seat" else [None])):
                    found.add(("row", spec["row"]))
    return found


def main(slugs: list[str]) -> int:
    missing = 0
    for game in games():
        if slugs and game.slug not in slugs:
            continue
        listed = unused(game)
        beside = "" if (BESIDE / f"{game.slug}.md").is_file() else " (no specification beside the checkout)"
        print(f"{game.slug}: {len(listed)} of {len(declared(game))} unused{beside}")
        for kind, name in listed:
            print(f"  {kind} {name}")
        missing += len(listed)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
