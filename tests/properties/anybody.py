"""Imaginary players of any boxed game: they know what its scenarios say, what its forms ask for, and what waits for them.

Everything is drawn from an object with the methods of random.Random, as in players.py, whose players know Cesta k
bohatství; these here need nothing of a game but its folder.
"""

from __future__ import annotations

from functools import cache

from companion import views
from companion.engine.decide import closed_because
from companion.engine.forms import MISSING, Kind, ListOf, MapOf
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play
from companion.engine.table import Table
from tests.contract.played import files
from tests.properties.evening import HOST, seated
from tests.properties.players import spoilt

__all__ = ["laid_table", "begun", "asks", "forward", "NAMES"]

NAMES = ("Adam", "Bára", "Cyril", "Anna M.", "D.J.", "Žofie K", "O'Neil", "王")
SENSOR = {"role": "sensor", "seat": None, "device": "wheel"}
NEVER = ("close_table", "reverse", "make_table", "join")
SIZES = (1, 10, 100, 1_000, 10_000, 20_000, 100_000)


# -- what is known of a game -----------------------------------------------------------------------------

class _Listener(MemoryDesk):
    """Plays a scenario and remembers everything that was sent, refused or not."""

    def __init__(self, game) -> None:
        super().__init__(game, views.document)
        self.heard: list[tuple[dict, str, dict]] = []
        self.carried_out: dict[str, list[int]] = {}     # command -> how much had been sent when it was accepted

    def send(self, actor, command, args, seen=None) -> None:
        self.heard.append((actor, command, args))
        super().send(actor, command, args, seen)
        self.carried_out.setdefault(command, []).append(len(self.heard))


HEAD = ("seats", "host", "start", "options", "data", "cards")


@cache
def heard(game) -> tuple[tuple[dict, tuple, dict], ...]:
    """For each scenario the head of its table, everything that was sent there, and where each command was accepted."""
    found = []
    for path in files(game):
        scenario, desk = read(path), _Listener(game)
        play(scenario, desk)
        head = {key: scenario.head[key] for key in HEAD if key in scenario.head}
        found.append(({"start": "ready", **head}, tuple(desk.heard), desk.carried_out))
    return tuple(found)


@cache
def said(game) -> dict[str, tuple]:
    """What the scenarios send with each command, and the seats they send it about: {command: ((args, seats), ...)}."""
    found: dict[str, list] = {}
    for head, lines, _ in heard(game):
        for _, command, args in lines:
            found.setdefault(command, []).append((args, tuple(head["seats"])))
    return {command: tuple(lines) for command, lines in found.items()}


def laid_table(rng, game, number: int) -> dict:
    """The head of a table: so many evenings on, every value of every option has been played."""
    least, most = game.players["min"], min(game.players["max"], len(NAMES))
    seats = list(NAMES)
    rng.shuffle(seats)
    options = {option: values[(number + at) % len(values)] for at, (option, values) in enumerate(sorted(game.options.items()))
               if values}
    head = {"seats": seats[:rng.randrange(least, most + 1)], "options": options, "start": rng.choice(["ready", "ready", "lobby"])}
    taught, _, _ = rng.choice(heard(game))
    return {**head, **{key: taught[key] for key in ("data", "cards") if key in taught}}


def begun(rng, game, number: int) -> tuple[dict, tuple, tuple]:
    """An evening that begins as a scenario, up to a moment at which this or that command was carried out, each in its turn.

    Returns the head of its table, what was sent until then, and what the scenario sends afterwards.
    """
    commands = sorted({command for _, _, carried_out in heard(game) for command in carried_out})
    wanted = commands[number % len(commands)]
    head, lines, carried_out = rng.choice([one for one in heard(game) if wanted in one[2]])
    moment = rng.choice(carried_out[wanted])
    return head, lines[:moment], lines[moment:]


# -- arguments ---------------------------------------------------------------------------------------------

def _renamed(value, names: dict):
    """What was said about the seats of a scenario, about the seats of this table."""
    if isinstance(value, dict):
        return {names.get(key, key): _renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def _of(rng, kind: Kind, table: Table, who: str | None):
    """A value that the form of a parameter asks for."""
    if isinstance(kind, ListOf):
        return [_of(rng, kind.of, table, who) for _ in range(rng.randrange(1, 3))]
    if isinstance(kind, MapOf):
        return {_of(rng, kind.keys, table, who): _of(rng, kind.values, table, who)}
    form = kind.describe(table, who)
    if choices := form.get("choices"):
        chosen = rng.choice(choices)
        return chosen["value"] if isinstance(chosen, dict) else chosen
    if form["type"] == "bool":
        return rng.random() < 0.5
    if form["type"] in ("amount", "integer", "count", "number"):
        return rng.randrange(1, 11) * rng.choice(SIZES)
    return rng.choice(["", "x", rng.choice(NAMES)])


def arguments(rng, table: Table, who: str | None, command: str) -> dict:
    """Arguments as the scenarios have them, about the seats of this table, or as the form asks for them."""
    known = said(table.game).get(command, ())
    if known and rng.random() < 0.7:
        args, seats = rng.choice(known)
        others = list(table.seats)
        rng.shuffle(others)
        return _renamed(args, {seat: others[at % len(others)] for at, seat in enumerate(seats)})
    found = table.game.commands[command]
    return {name: _of(rng, kind, table, who) for name, (kind, default) in found.params.items()
            if default is MISSING or rng.random() < 0.4}


# -- asking --------------------------------------------------------------------------------------------------

def faces_for(rng, table: Table) -> list[int]:
    """Faces for the open request, all that are missing."""
    missing = table.roll["dice"] - len(table.roll["read"])
    return [rng.randrange(1, table.roll["faces"] + 1) for _ in range(missing)]


def forward(rng, table: Table, seldom) -> tuple[dict, str, dict]:
    """What a player would do now: what the page offers first, or what is open to the seat and was seldom done this evening."""
    if not table.seats or (table.current is None and rng.random() < 0.3):
        return HOST, "join", {"name": rng.choice(NAMES)}
    waiting = [seat for seat in table.seats if table.game.next_of(table, seat).commands]
    seat = rng.choice(waiting or table.seats)
    first = [name for name in table.game.next_of(table, seat).commands if name not in NEVER]
    if table.roll is not None and rng.random() < 0.5:
        by = seated(table.roll["by"]) if table.roll["by"] else HOST
        return rng.choice([by, SENSOR]), "report_roll", {"faces": faces_for(rng, table)}
    if not first or rng.random() < 0.45:
        first = sorted(_open(table, seat), key=lambda name: (seldom[name], rng.random()))[:1] or first or ["end_turn"]
    command = rng.choice(first)
    if command == "report_roll" and table.roll is not None:
        return seated(seat), command, {"faces": faces_for(rng, table)}
    return seated(seat), command, arguments(rng, table, seat, command)


def _open(table: Table, seat: str) -> list[str]:
    return [name for name, command in table.game.commands.items() if name not in NEVER and command.who != "host"
            and closed_because(table, command, seat) is None]


def hosting(rng, table: Table, seldom) -> tuple[dict, str, dict]:
    """What only the host does: corrections, rows, options, lessons, rulings, moving play on."""
    hosts = [name for name, command in table.game.commands.items() if command.who == "host" and name not in NEVER]
    command = rng.choice(hosts)
    args = arguments(rng, table, table.host, command)
    if command == "move_on":
        args = {"to": rng.choice(table.seats)} if table.seats else args
    if command == "set_option" and table.game.options and rng.random() < 0.7:
        option = rng.choice(sorted(table.game.options))
        args = {"option": option, "value": rng.choice(table.game.options[option])}
    return HOST, command, args


def anything(rng, table: Table, seldom) -> tuple[dict, str, dict]:
    """Any command by anybody, with arguments that would fit it."""
    command = rng.choice(sorted({*table.game.commands} - {*NEVER}))
    seat = rng.choice(table.seats) if table.seats else None
    author = seated(seat) if seat and rng.random() < 0.8 else HOST
    return author, command, arguments(rng, table, seat, command)


def asks(rng, table: Table, seldom) -> tuple[dict, str, dict]:
    """What somebody at the table asks for: mostly what is next, now and then a correction or something out of order.

    seldom: how often each command was accepted this evening.
    """
    by_chance = rng.random()
    if by_chance > 0.97:
        author, command, args = forward(rng, table, seldom)
        return author, command, spoilt(rng, args)
    return (forward if by_chance < 0.65 else hosting if by_chance < 0.77 else anything)(rng, table, seldom)
