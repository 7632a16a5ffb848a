"""Imports point inward: DESIGN.md, "What may import what"."""

import ast
import json
import subprocess
import sys

import pytest

from tests.architecture.sources import ROOT, imports, modules, tree, within

OURS = modules("companion", "hardware", "printables")
ENGINE, GAMES = "companion.engine", "companion.games"
STORE = ("companion.store", "companion.database", "companion.models", "companion.lines", "companion.printed", "companion.schema",
         "companion.faults", "companion.files", "companion.migrations")

# What the modules of a part may import of ours, beside the part itself. The part with the longest name counts;
# a new part takes its place here.
MAY = {
    "companion": ("companion", "printables", "hardware"),                     # create_app(): the only place that wires
    ENGINE: (),
    GAMES: (ENGINE,),
    "companion.catalogue": (ENGINE,),
    "companion.newgame": ("companion.catalogue",),
    "companion.views": (ENGINE,),
    "companion.figures": (ENGINE, "companion.views"),
    "companion.trail": (ENGINE, "companion.views"),
    "companion.on_board": (ENGINE, "companion.views"),
    "companion.pages": (ENGINE, "companion.views", "companion.figures", "companion.on_board"),
    "companion.foresight": (ENGINE, "companion.views", "companion.pages", "companion.figures"),
    "companion.curve": (ENGINE, "companion.views", "companion.pages", "companion.figures"),
    "companion.drawn": (),
    "companion.export": (ENGINE, "companion.views"),
    "companion.live": (),
    "companion.power": (),
    "companion.backups": STORE,
    **{part: (ENGINE, *STORE) for part in STORE},
    "companion.faults": (),
    "companion.banker": (ENGINE, "companion.catalogue", "companion.live", *STORE),
    "companion.sensors": (ENGINE, "companion.banker", "companion.faults", "hardware"),
    "companion.printing": (ENGINE, "companion.views", "companion.pages", "companion.figures", "printables", "companion.catalogue",
                           "companion.curve", "companion.drawn", "companion.on_board", "companion.trail"),
    "companion.printers": ("printables",),
    "companion.play": (ENGINE, "companion.banker", "companion.catalogue", "companion.live", "companion.sensors",
                       "companion.views", *STORE),
    "companion.web": (ENGINE, "companion.banker", "companion.views", "companion.pages", "companion.figures", "companion.trail",
                      "companion.foresight", "companion.printing", "companion.curve", "companion.drawn", "companion.on_board",
                      "companion.sensors", "companion.export", "companion.catalogue", "companion.faults", "companion.printers",
                      "printables.qr", "printables.paper"),
    "companion.connections": ("companion.web",),     # of waitress: who may hold how many
    "companion.serve": ("companion",),
    "companion.shell_print": ("companion", "printables"),
    "companion.cli": ("companion", "hardware"),
    "companion.__main__": ("companion.cli",),
    "companion.doctor": ("companion", "hardware", "printables"),
    "companion.service": ("companion",),
    "hardware": (),
    "printables": ("companion.engine.sheet",),
}
WORDS = "companion.engine.words"


def part_of(name: str) -> str:
    return max((part for part in MAY if within(name, part)), key=len)


def of_ours(name: str) -> set[str]:
    """Our modules that a module imports; `from companion import x` counts as x alone."""
    found = {other for other in imports(name, OURS[name]) if within(other, "companion", "hardware", "printables")}
    return {other for other in found if other in OURS and not any(o != other and o in OURS and within(o, other) for o in found)}


@pytest.mark.parametrize("name", sorted(OURS))
def test_imports_point_inward(name):
    part = part_of(name)
    assert part != "companion" or name == "companion", f"say in MAY what {name} may import"
    wrong = {other for other in of_ours(name) if not within(other, part, *MAY[part])}
    assert not wrong, f"{name} is of {part} and may not import {sorted(wrong)}"


@pytest.mark.parametrize("name", sorted(n for n in OURS if within(n, ENGINE, GAMES)))
def test_engine_and_games_import_the_standard_library_and_the_engine(name):
    outside = {other.split(".")[0] for other in imports(name, OURS[name])} - set(sys.stdlib_module_names) - {"companion"}
    assert outside <= ({"fluent"} if name == WORDS else set())


@pytest.mark.parametrize("name", sorted(n for n in OURS if n.startswith(GAMES + ".")))
def test_no_game_imports_another(name):
    own = ".".join(name.split(".")[:3])
    assert all(within(other, own, ENGINE) or other == GAMES for other in of_ours(name))


@pytest.mark.parametrize("name", sorted(n for n in OURS if within(n, ENGINE)))
def test_the_engine_names_no_game(name):
    assert not any(within(other, GAMES) for other in of_ours(name))
    folders = {path.parent.name for path in (ROOT / "companion" / "games").glob("*/game.toml")}
    slugs = {folder.replace("_", "-") for folder in folders} | folders
    strings = {node.value for node in ast.walk(tree(OURS[name])) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert not slugs & strings


# -- only the banker writes -------------------------------------------------------------------------------

JOURNAL_WRITES = {"append", "new_table", "append_entry"}


def writes_to_the_journal(module: ast.Module) -> list[int]:
    """Lines in which something called a store is asked to write an entry."""
    found = []
    for node in ast.walk(module):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute) and node.func.attr in JOURNAL_WRITES:
            if ast.unparse(node.func.value).lower().endswith(("store", "store()")):
                found.append(node.lineno)
        elif isinstance(node.func, ast.Name) and node.func.id == "append_entry":
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("name", sorted(OURS))
def test_only_the_banker_writes_the_journal(name):
    if name in ("companion.banker", "companion.store", "companion.lines"):
        return
    assert writes_to_the_journal(tree(OURS[name])) == []


def test_the_banker_is_seen_writing():
    assert writes_to_the_journal(tree(OURS["companion.banker"]))


@pytest.mark.parametrize("name", sorted(OURS))
def test_sql_stays_in_the_store(name):
    if within(name, *STORE):
        return
    assert not any(within(other, "sqlalchemy", "sqlite3", "flask_sqlalchemy", "alembic", "companion.models", "companion.lines",
                          "companion.database") for other in imports(name, OURS[name]))


# -- the stream holds no session --------------------------------------------------------------------------

def test_the_live_stream_knows_no_store():
    outside = {other.split(".")[0] for other in imports("companion.live", OURS["companion.live"])}
    assert outside <= set(sys.stdlib_module_names)


# -- what is loaded ----------------------------------------------------------------------------------------

def loaded_by(*names: str) -> set[str]:
    """Top-level modules in memory after importing some of ours in a fresh process."""
    program = f"import sys\nfor name in {names!r}: __import__(name)\nprint(__import__('json').dumps(sorted(sys.modules)))"
    made = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in json.loads(made.stdout)}


HEAVY = {"flask", "werkzeug", "jinja2", "sqlalchemy", "flask_sqlalchemy", "alembic", "fluent", "waitress", "weasyprint",
         "serial", "qrcode", "sqlite3"}


def test_the_engine_and_every_game_load_no_flask_sqlalchemy_or_fluent():
    names = sorted(n for n in OURS if within(n, ENGINE, GAMES) and not any(part.startswith("_") for part in n.split(".")[2:]))
    assert not loaded_by(*names) & HEAVY


def test_looking_at_a_table_loads_no_flask_or_sqlalchemy():
    assert not loaded_by("companion.catalogue", "companion.views", "companion.export", "companion.live") & HEAVY


def test_what_is_loaded_is_noticed():
    assert loaded_by("companion.store") & {"sqlalchemy", "flask_sqlalchemy"}


# -- the checks catch what they are for --------------------------------------------------------------------

WRONG = {
    "companion.engine.turns": "from companion import store",
    "companion.games.cesta_k_bohatstvi.rules.moves": "from companion.web import render",
    "companion.live": "import companion.store",
    "companion.views": "from companion.banker import Banker",
    "companion.web.wall": "def late():\n    from companion.store import Store",
    "companion.sensors": "from companion.web import seat",
    "hardware": "import companion.engine.rolls",
    "printables": "from companion.engine import table",
}


@pytest.mark.parametrize("name", WRONG)
def test_an_import_that_points_outward_is_seen(name, monkeypatch, tmp_path):
    wrong = tmp_path / ("__init__.py" if OURS[name].name == "__init__.py" else "module.py")
    wrong.write_text(WRONG[name] + "\n", encoding="utf-8")
    monkeypatch.setitem(OURS, name, wrong)
    with pytest.raises(AssertionError):
        test_imports_point_inward(name)


def test_a_write_past_the_banker_is_seen():
    for line in ("house().store.append(code, entry)", "self._store.new_table('A', 'b', '1')", "append_entry(connection, 'A', e)"):
        assert writes_to_the_journal(ast.parse(line)) == [1]
    assert writes_to_the_journal(ast.parse("found.append(1)")) == []
