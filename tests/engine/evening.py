"""Evenings at the tables of toy games: a scenario's body as text, played by the engine alone."""

from __future__ import annotations

import json

from companion import views
from companion.engine.game import Game
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play

SEATS = ["Ada", "Ben", "Cyd"]
HOST = {"role": "host", "seat": None}


def make_game(toml: str, slug: str = "toy") -> Game:
    """A toy: crowns, whoever sits next has the next turn, everybody sees everything unless toml says otherwise."""
    return Game(toml=f'slug = "{slug}"\ntitle = "Toy"\nmoney = "crowns"\n{toml}')


def scenario(body: str, seats=SEATS, **head):
    """A scenario of these lines; head: host, start, options, data, cards."""
    made = {"game": "toy", "seats": list(seats), **head}
    lines = [f"{key} = {toml_value(value)}" for key, value in made.items()]
    return read("evening.scenario", "\n".join(["+++", *lines, "+++", body]))


def toml_value(value) -> str:
    """A JSON value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def evening(game: Game, body: str, seats=SEATS, **head) -> MemoryDesk:
    """Play these lines; the desk they were played at. Errors: ScenarioError for a line that does not hold."""
    desk = MemoryDesk(game, views.document)
    play(scenario(body, seats, **head), desk)
    return desk


def seat(name: str) -> dict:
    """The actor that a phone of this seat is."""
    return {"role": "seat", "seat": name}


def lines(desk: MemoryDesk, viewer) -> list[dict]:
    """The journal as a viewer reads it."""
    return views.lines(desk.table(), desk.entries(), viewer)
