"""What is printed in the tests: every game's fullest table, orders of it for whoever looks, each rendered once."""

from __future__ import annotations

from datetime import datetime
from functools import cache

from companion import views
from companion.engine.words import words_for
from companion.printing import COMMON, Order, documents, items, offered
from companion.printing.offered import find
from tests.contract.played import files, games, moments
from tests.printables.proof import Proof

AT = datetime.fromisoformat("2026-11-30T20:15:00+01:00")
LONGEST = 4         # scenarios of each game are played to find its evening
MACHINE = "http://192.168.1.20:8000"
ADDRESS = f"{MACHINE}/t/KOALA"


@cache
def evening(game):
    """The longest evening of a game's scenarios that prints something of every kind it can: (table, entries)."""
    def worth(path):
        tables, entries = moments(game, path)
        there = [one for one in offered(tables[-1], views.ALL, list(entries)) if one["items"]]
        return len(there), len(entries)
    longest = sorted(files(game), key=lambda path: path.stat().st_size)[-LONGEST:]
    tables, entries = moments(game, max(longest, key=worth))
    return tables[-1], list(entries)


def number_of(one, item: dict) -> dict:
    """A number as tickets get it, the same for the same ticket."""
    return {"number": f"K-{sum(map(ord, one.id + item['key'])) % 10000:04d}", "url": f"{ADDRESS}/K/{one.id}/{item['key']}".upper(), "copy": 1}


def order(game, printable: str, language: str, viewer=views.ALL, **more) -> Order:
    """An order at the game's evening."""
    table, entries = evening(game)
    return order_at(table, entries, printable, language, viewer, **more)


def order_at(table, entries, printable: str, language: str, viewer=views.ALL, **more) -> Order:
    """An order at any table."""
    return Order(table, list(entries), "KOALA", viewer, words_for(table.game, language), printable, at=AT, address=MACHINE,
                 number_of=more.pop("number_of", number_of), **more)


def proof_of(wanted: Order) -> Proof | None:
    """Its proof, None where there is nothing to print."""
    made = documents(wanted)
    return Proof.of(made) if made else None


@cache
def proof(game, printable: str, language: str, blank: bool = False, paper: str = "a4") -> Proof | None:
    """The proof of a printable at the game's evening, rendered once."""
    return proof_of(order(game, printable, language, blank=blank, paper=paper, extra={"copies": "2"}))


def printables(game) -> list[tuple[str, bool]]:
    """(printable, blank) of everything that a game prints at its evening."""
    table, entries = evening(game)
    found = []
    for name in dict.fromkeys([*game.printables, *COMMON]):
        one = find(table, name)
        if one is None:
            continue
        if items(table, one, views.ALL, entries):
            found.append((name, False))
        if one.blank:
            found.append((name, True))
    return found


def common() -> list[tuple]:
    """(game, language, printable, blank) of what the common templates print, for all games in all their languages.

    What a game draws itself its own tests look at.
    """
    return [(game, language, name, blank) for game in games() for language in game.languages for name, blank in printables(game)
            if name in COMMON and name not in game.printables or name in game.printables and game.printables[name].template is None]
