"""Style and script under addresses that change with their content, so that browsers keep them for good."""

from __future__ import annotations

import hashlib
from pathlib import Path

from flask import Blueprint, Response, abort, url_for

from companion.web.access import open_to

__all__ = ["blueprint", "asset"]

FOLDER = Path(__file__).with_name("static")
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}

blueprint = Blueprint("assets", __name__)
_read: dict[str, tuple[float, str, bytes]] = {}


def _load(name: str) -> tuple[str, bytes] | None:
    """Hash and content of a file, read again when it has changed."""
    path = FOLDER / name
    if path.suffix not in TYPES or path.parent != FOLDER or not path.is_file():
        return None
    changed = path.stat().st_mtime
    if name not in _read or _read[name][0] != changed:
        content = path.read_bytes()
        _read[name] = (changed, hashlib.sha256(content).hexdigest()[:12], content)
    return _read[name][1:]


def asset(name: str) -> str:
    """The address of a file of static/. Errors: LookupError."""
    loaded = _load(name)
    if loaded is None:
        raise LookupError(f"no file {name} in {FOLDER.name}/")
    return url_for("assets.file", version=loaded[0], name=name)


@blueprint.get("/assets/<version>/<name>")
@open_to("nobody")
def file(version: str, name: str):
    """A file of static/; kept for good under its own hash, not at all under an old one."""
    loaded = _load(name)
    if loaded is None:
        abort(404)
    fresh = version == loaded[0]
    return Response(loaded[1], content_type=TYPES[Path(name).suffix],
                    headers={"Cache-Control": "public, max-age=31536000, immutable" if fresh else "no-store"})


@blueprint.get("/favicon.ico")
@open_to("nobody")
def icon():
    """The icon where browsers look for it unasked."""
    response = file("", "icon.svg")
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response
