"""Style and script under addresses that change with their content, so that browsers keep them for good.

companion.css and companion.js are put together from the files of style/ and script/ in the order of their
names: several short files to read, one to fetch. The parts of the script share one function's scope. Comments
and indents stay here: they would be a quarter of what travels.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from flask import Blueprint, Response, abort, url_for

from companion.web.access import open_to
from companion.web.headers import packed, takes_gzip

__all__ = ["blueprint", "asset"]

FOLDER = Path(__file__).with_name("static")
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}
JOINED = {"companion.css": ("style", "", ""),
          "companion.js": ("script", '"use strict";\n(function () {\n', "})();\n")}     # folder, before, after

blueprint = Blueprint("assets", __name__)
_read: dict[str, tuple[tuple, str, bytes, bytes]] = {}      # by name: what it was made of, hash, content, packed


def _parts(name: str) -> list[Path]:
    """The files that a name is made of; none for a name that is not there."""
    path = FOLDER / name
    if name in JOINED:
        return sorted((FOLDER / JOINED[name][0]).glob(f"*{path.suffix}"))
    return [path] if path.suffix in TYPES and path.parent == FOLDER and path.is_file() else []


def _text(part: Path) -> str:
    text = part.read_text(encoding="utf-8")
    return _lean(text) if part.suffix in (".js", ".css") else text


def _lean(text: str) -> str:
    """A script or style without its comments and indents: those that begin a line, and those two blanks behind code."""
    text = re.sub(r"^[ \t]*/\*.*?\*/", "", text, flags=re.DOTALL | re.MULTILINE)
    lines = (re.sub(r"(^|\s{2,})(//( .*)?|/\*.*\*/)$", "", line).strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line) + "\n"


def _load(name: str) -> tuple[str, bytes, bytes] | None:
    """Hash, content and packed content of a name, made again when a file has changed."""
    parts = _parts(name)
    if not parts:
        return None
    changed = tuple((part.name, part.stat().st_mtime) for part in parts)
    if name not in _read or _read[name][0] != changed:
        _, before, after = JOINED.get(name, ("", "", ""))
        content = before.encode() + "".join(map(_text, parts)).encode() + after.encode()
        _read[name] = (changed, hashlib.sha256(content).hexdigest()[:12], content, packed(content, 9))
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
    fresh, small = version == loaded[0], takes_gzip()
    response = Response(loaded[2] if small else loaded[1], content_type=TYPES[Path(name).suffix],
                        headers={"Cache-Control": "public, max-age=31536000, immutable" if fresh else "no-store",
                                 "Vary": "Accept-Encoding"})
    if small:
        response.headers["Content-Encoding"] = "gzip"
    return response


@blueprint.get("/favicon.ico")
@open_to("nobody")
def icon():
    """The icon where browsers look for it unasked."""
    response = file("", "icon.svg")
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response
