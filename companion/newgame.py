"""Begins a game's folder from the template: a working banker at once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from companion import catalogue

__all__ = ["new_game", "NewGameError"]

TEMPLATE = catalogue.FOLDER / "_template"


class NewGameError(Exception):
    """Why the folder cannot be made, and what would work."""


def new_game(slug: str, title: str | None = None, folder: Path | None = None) -> Path:
    """Copy the template to a game of this slug.

    slug: a-z, digits and hyphens; title: as on the box, default from the slug; folder: where games lie.
    Returns the new folder. Errors: NewGameError.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug):
        raise NewGameError(f"{slug!r} is no slug: small letters, digits and single hyphens, such as my-box")
    target = (folder or catalogue.FOLDER) / slug.replace("-", "_")
    if target.exists():
        raise NewGameError(f"{target} is there already; choose another name")
    title = title or slug.replace("-", " ").capitalize()
    shutil.copytree(TEMPLATE, target, ignore=shutil.ignore_patterns("__pycache__"))
    for path in target.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace("template-game", slug).replace("A Game of Yours", title), encoding="utf-8")
    return target
