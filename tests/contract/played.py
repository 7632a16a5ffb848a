"""The games there are, their scenario files, and every moment that these files pass through."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from companion import catalogue, views
from companion.engine.game import Game
from companion.engine.journal import Entry
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play
from companion.engine.table import Table

ROOT = Path(__file__).resolve().parents[2]
BESIDE = ROOT.parent / "shared" / "games"     # the specifications, where they lie beside the checkout


@cache
def games() -> tuple[Game, ...]:
    """Every game of the catalogue, and the template that new games are copied from."""
    found = catalogue.games()
    template = catalogue.FOLDER / "_template"
    if (template / "game.toml").is_file():
        found.append(catalogue.load_folder(template))
    return tuple(found)


def files(game: Game) -> list[Path]:
    """The scenario files of a game, by name."""
    return sorted(game.source.parent.glob("scenarios/**/*.scenario"))


def all_files() -> list[tuple[Game, Path]]:
    """(game, scenario file) of every game."""
    return [(game, path) for game in games() for path in files(game)]


def name_of(value) -> str:
    """What a test is called after: a game's slug, a scenario's file name."""
    return value.stem if isinstance(value, Path) else value.slug if isinstance(value, Game) else str(value)


class Recorder(MemoryDesk):
    """A desk that remembers the table after every entry."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, views.document)
        self.tables: list[Table] = []

    def make(self, slug: str, args: dict) -> None:
        super().make(slug, args)
        self.tables.append(self.table())

    def send(self, actor: dict, command: str, args: dict, seen: int | None = None) -> None:
        super().send(actor, command, args, seen)
        if self.table() is not self.tables[-1]:
            self.tables.append(self.table())


@cache
def moments(game: Game, path: Path) -> tuple[tuple[Table, ...], tuple[Entry, ...]]:
    """The table after every entry of a scenario, and the entries."""
    desk = Recorder(game)
    play(read(path), desk)
    return tuple(desk.tables), tuple(desk.entries())


@cache
def middle_tables(game: Game) -> tuple[Table, ...]:
    """For every phase of a game the moment of its scenarios with the longest state: the fullest table."""
    fullest: dict[str, tuple[int, Table]] = {}
    for path in files(game):
        for table in moments(game, path)[0]:
            size = len(json.dumps(table.state))
            if table.phase not in fullest or size > fullest[table.phase][0]:
                fullest[table.phase] = (size, table)
    return tuple(table for _, table in fullest.values())


def viewers(table: Table) -> list:
    """Everybody who may look at a table."""
    return [views.ALL, None, "wall", *table.seats]


def strictly(value) -> str:
    """JSON text in which true is not 1; anything that would not come back from JSON as it went is an error."""
    if type(value) is dict:
        if odd := [key for key in value if type(key) is not str]:
            raise AssertionError(f"a key of JSON is text, not {odd[0]!r}")
        return "{" + ",".join(f"{json.dumps(key)}:{strictly(value[key])}" for key in sorted(value)) + "}"
    if type(value) is list:
        return "[" + ",".join(map(strictly, value)) + "]"
    if value is None or type(value) in (bool, int, str):
        return json.dumps(value)
    raise AssertionError(f"{value!r} does not come back from JSON as it was")
