"""Finds games: the folders beside this file and entry points "companion.games". No list names them."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import lru_cache
from importlib import metadata
from pathlib import Path

from companion.engine.game import Game, GameError

__all__ = ["slugs", "find", "load_folder", "games"]

FOLDER = Path(__file__).parent / "games"


def slugs() -> list[str]:
    """The slugs of all games there are, sorted; folders that begin with _ or . are none."""
    here = [p.name.replace("_", "-") for p in FOLDER.iterdir()
            if (p / "game.toml").is_file() and not p.name.startswith(("_", "."))]
    return sorted({*here, *(point.name for point in metadata.entry_points(group="companion.games"))})


@lru_cache(maxsize=None)
def find(slug: str) -> Game:
    """The game of a slug, read once. Errors: LookupError names those there are; GameError from its folder."""
    # the template is no game to pick, but its scenarios are played like any game's
    folder = FOLDER / ("_template" if slug == "template-game" else slug.replace("-", "_"))
    if (folder / "game.toml").is_file() and not slug.startswith(("_", ".")) and "/" not in slug:
        return load_folder(folder)
    for point in metadata.entry_points(group="companion.games"):
        if point.name == slug:
            return point.load()
    raise LookupError(f"no game {slug!r}; there are {', '.join(slugs())}")


def load_folder(folder: Path) -> Game:
    """The game in a folder: rules.py or rules/ if there is one (it makes `game`), else game.toml alone.

    Errors: GameError names the file and the remedy.
    """
    rules = next((p for p in (folder / "rules.py", folder / "rules" / "__init__.py") if p.is_file()), None)
    if rules is None:
        return Game(folder / "game.toml")
    if folder.parent == FOLDER:
        module = importlib.import_module(f"companion.games.{folder.name}.rules")
    else:
        name = f"companion_game_{folder.name}"
        package = importlib.util.spec_from_file_location(name, rules, submodule_search_locations=[str(rules.parent)])
        module = importlib.util.module_from_spec(package)
        sys.modules[name] = module
        package.loader.exec_module(module)
    if not isinstance(getattr(module, "game", None), Game):
        raise GameError(f"{rules} must make game = Game(...)")
    return module.game


def games() -> list[Game]:
    """All games, sorted by title."""
    return sorted((find(slug) for slug in slugs()), key=lambda game: game.title)
