"""Templates receive what views.py and pages.py give, never the table."""

import types

import pytest
from flask import template_rendered

from companion import create_app
from companion.banker import Banker
from companion.engine.game import Game
from companion.engine.journal import Entry, Event
from companion.engine.money import Transfer
from companion.engine.sheet import Sheet
from companion.engine.table import Table
from companion.store import Store
from tests.web.phone import Phone, lay_table, sit_down

BOOKS = (Table, Game, Entry, Event, Transfer, Sheet, Banker, Store)


def books_in(value, at: str, depth: int = 0, seen: set | None = None) -> list[str]:
    """Where in a template's data something of the books lies."""
    seen = set() if seen is None else seen
    if isinstance(value, BOOKS):
        return [f"{at}: {type(value).__name__}"]
    if id(value) in seen or depth > 8:
        return []
    seen.add(id(value))
    if isinstance(value, dict):
        return [found for key, inner in value.items() for found in books_in(inner, f"{at}.{key}", depth + 1, seen)]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [found for inner in value for found in books_in(inner, f"{at}[]", depth + 1, seen)]
    if isinstance(value, types.MethodType) or callable(value) or isinstance(value, types.ModuleType):
        return []      # what a template may call; Words and the like hold no table
    held = getattr(value, "__dict__", {})
    if type(value).__module__.startswith("companion.") and type(value).__name__ != "Words":
        return [found for key, inner in held.items() for found in books_in(inner, f"{at}.{key}", depth + 1, seen)]
    return []


FLASKS_OWN = {"g", "request", "session", "config", "url_for", "get_flashed_messages"}


@pytest.fixture
def shown():
    """A table with two players in the middle of a turn, and everything that its pages were made of."""
    app = create_app(url="sqlite://", testing=True)
    made = []

    def rendered(sender, template, context, **more):
        made.append((template.name, {key: value for key, value in context.items() if key not in FLASKS_OWN}))

    template_rendered.connect(rendered, app)
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna)
    assert sit_down(anna, code, "Anna").status_code == 303
    assert sit_down(bara, code, "Bára").status_code == 303
    house = app.extensions["companion"]
    host = {"role": "host", "seat": None, "device": None}
    for command, args in (("adjust", {"seat": "Anna", "path": "cash", "value": 90_000}), ("roll_start_order", {}),
                          ("report_roll", {"faces": [6]}), ("report_roll", {"faces": [1]}), ("land", {"square": "action"})):
        house.banker.take(code, host, command, args)
    visit(app, anna, bara, code)
    yield made
    template_rendered.disconnect(rendered, app)
    house.store.close()


def visit(app, anna, bara, code: str) -> None:
    """Every page of the app that can be looked at with a code, a seat's number and a command."""
    for rule in app.url_map.iter_rules():
        if "GET" not in rule.methods or not set(rule.arguments) <= {"code", "number", "command", "slug"}:
            continue
        if "stream" in rule.rule or "assets" in rule.rule:
            continue
        for phone in (anna, bara):
            for command in ("buy_shares", "take_large_project", "adjust"):
                path = rule.rule.replace("<code>", code).replace("<int:number>", "1").replace("<command>", command)
                phone.get(path.replace("<slug>", "cesta-k-bohatstvi"))
                if "<command>" not in rule.rule:
                    break


def test_templates_get_no_table(shown):
    assert len({name for name, _ in shown}) >= 8, "hardly any page was looked at"
    found = [f"{name} {where}" for name, context in shown for where in books_in(context, "")]
    assert not found, sorted(set(found))


def test_a_table_in_a_templates_data_is_noticed():
    table = Table.__new__(Table)
    assert books_in({"rows": [{"held": table}]}, "") == [".rows[].held: Table"]
    assert books_in({"rows": [{"held": 1}], "say": print}, "") == []
