"""Evenings of a box made longer, wider or secret: scenarios with other names and more lines, printed by whoever looks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from companion import views
from companion.catalogue import find as game_of
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play
from companion.printing import COMMON, documents, items
from companion.printing.offered import find
from tests.printables import prints

AT = "2026-11-30T20:15:00+01:00"
WIDE = 30       # letters of the longest name
GAMES = Path(__file__).resolve().parents[2] / "companion" / "games"


def wide(number: int) -> str:
    """A name as wide as any."""
    return "W" * (WIDE - 1) + "ABCDEFGH"[number]


@cache
def evening(slug: str, more: str = "", names: tuple[tuple[str, str], ...] = (), until: str = ""):
    """(table, entries) of a box's paper evening with more lines after it. names: pairs of a name and another for it; until:
    a line of the scenario behind which it is left off."""
    game = game_of(slug)
    text = (GAMES / slug.replace("-", "_") / "scenarios" / "paper-evening.scenario").read_text(encoding="utf-8")
    if until:
        assert until in text, until
        text = text[:text.index(until) + len(until)]
    if names:
        text = "\n".join(line for line in text.split("\n") if not line.startswith("expect"))
    text = f"{text}\n{more}\n"
    for name, other in names:
        text = re.sub(rf"\b{name}\b", other, text)
    desk = MemoryDesk(game, views.document, lambda: AT)
    play(read(slug, text), desk)
    return desk.table(), tuple(desk.entries())


def table_of(slug: str, names: list[str], lines: str):
    """(table, entries) of a table with these seats after some lines."""
    desk = MemoryDesk(game_of(slug), views.document, lambda: AT)
    seats = ", ".join(f'"{name}"' for name in names)
    play(read(slug, f'+++\ngame = "{slug}"\nseats = [{seats}]\n+++\n{lines}\n'), desk)
    return desk.table(), tuple(desk.entries())


def backs(made, printable: str, language: str, viewer=views.ALL, **more) -> set[str]:
    """The backs of neutral cards as they are laid out, each once."""
    found = documents(prints.order_at(*made, printable, language, viewer, **more))
    return set(re.findall(r'<article class="card-back">.*?</article>', found[0].html, re.S))


def proof(made, printable: str, language: str, viewer=views.ALL, **more):
    """The proof of a printable at an evening, None where there is nothing."""
    return prints.proof_of(prints.order_at(*made, printable, language, viewer, **more))


def texts(made, viewer, language: str, but: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The HTML of everything that a viewer can have printed at an evening, by printable; not that of some."""
    table, entries = made
    found = {}
    for name in dict.fromkeys([*table.game.printables, *COMMON]):
        one = find(table, name)
        if one is not None and name not in but and items(table, one, viewer, list(entries)):
            found[name] = [document.html for document in documents(prints.order_at(table, entries, name, language, viewer))]
    return found


def offers(made, viewer) -> dict[str, list]:
    """What there is one print of for a viewer, by printable."""
    table, entries = made
    return {name: items(table, find(table, name), viewer, list(entries)) for name in table.game.printables}
