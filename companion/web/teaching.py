"""Teach the box: what is taught, what is missing and what works without it; the track by tapping, tables by forms."""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for

from companion.engine.decide import decide
from companion.engine.forms import Bad
from companion.engine.table import Refusal
from companion.web import acting, box_forms, data_text, labels
from companion.web.access import LONG, open_to
from companion.web.forms_page import Context
from companion.web.names import turns_text
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house, visit

__all__ = ["blueprint", "form_of", "LOOKED_THROUGH"]

blueprint = Blueprint("teaching", __name__, url_prefix="/t/<code>/host")
VALUE = "v"         # name of the control of the whole value
LOOKED_THROUGH = "verified"     # status of a tree that its owner has compared with the box


def form_of(game, key: str) -> str:
    """The form a key of data is taught by: track, tree, cards, or "value" along the shape of the data."""
    return game.taught.get(key, {}).get("form", "cards" if key == "cards" else "value")


def _known(here) -> list[str]:
    """Every key that can be taught: those the game names first, in its order."""
    game = here.table.game
    rest = sorted({*game.data, *game.data_checks, *(["cards"] if game.cards else [])} - set(game.taught))
    return [*game.taught, *rest]


def _state(here, key: str, kept: dict) -> dict:
    """One thing to teach: how much of it is there. {"key", "named", "taught", "count", "url"}"""
    game, value = here.table.game, here.table.data.get(key)
    form = form_of(game, key)
    if form == "tree":
        taught = value.get("status") == LOOKED_THROUGH
    else:
        taught = bool(value) if form in ("cards", "track") else key in kept or value != game.data.get(key)
    inner = value.get(game.taught[key]["list"]) if form == "tree" and isinstance(value, dict) else value
    url = url_for({"cards": "cards.library", "tree": "tree.tree"}.get(form, "teaching.form"), code=here.code,
                  **({} if form == "cards" else {"key": key}))
    return {"key": key, "named": key in game.taught, "taught": taught, "form": form, "url": url,
            "count": len(inner) if isinstance(inner, (list, dict)) else None,
            "value": value if isinstance(value, (int, str)) and not isinstance(value, bool) else None}


def _overview(refusal: Refusal | None = None, problem: dict | None = None):
    here = visit()
    kept = house().store.taught(here.table.game.slug)
    listed = [_state(here, key, kept) for key in _known(here)]
    named = [one for one in listed if one["named"]]
    return page(here, "host/taught.html", 409 if problem else None, named=named, rest=[one for one in listed if not one["named"]],
                done_count=sum(one["taught"] for one in named), refusal=refusal, problem=problem,
                typed=request.form if request.form else {}, keeps=bool(kept))


@blueprint.get("/taught")
@open_to("host")
def taught(code: str):
    """What the box prints and the rules do not tell, taught once, kept for every later table."""
    return _overview()


@blueprint.post("/taught")
@open_to("host")
def teach(code: str):
    """One path of data gets a value: a number, words with commas, JSON or TOML."""
    here = visit()
    path = request.form.get("path", "").strip()
    try:
        value = labels.data_value(here.table, here.words, path, request.form.get("value", ""))
        acting.take(here, "teach", {"path": path, "value": value}, "host", request.form["ticket"])
    except Bad as bad:
        return _again(path, Refusal("bad_parameter", parameter="value", why=bad.reason))
    except Refusal as refusal:
        return _again(path, refusal)
    return acting.go("teaching.taught", code=code)


def _again(path: str, refusal: Refusal):
    return _form(path, refusal) if form_of(visit().table.game, path) == "track" else _overview(refusal)


# -- one key ---------------------------------------------------------------------------------------------

def _form(key: str, refusal: Refusal | None = None):
    here = visit()
    game, value = here.table.game, here.table.data.get(key)
    if key not in _known(here) or form_of(game, key) in ("cards", "tree"):
        raise Problem(404)
    data: dict = {"key": key, "is_track": form_of(game, key) == "track", "controls": [], "squares": [], "track": ""}
    if data["is_track"]:
        data["squares"] = [{"id": square, "word": here.words.say(f"sq-{square}")} for square in game.squares]
        data["track"] = request.form.get("value", "") if refusal else ", ".join(here.words.say(f"sq-{square}") for square in value or [])
    else:
        posted = request.form if refusal else None
        grows = box_forms.MORE if form_of(game, key) == "numbers" else 0
        data["controls"] = box_forms.draw_value(value, VALUE, here.words, Context(here.table, None, here.viewer, posted), more=grows)
    return page(here, "host/taught_form.html", refusal=refusal, **data)


@blueprint.get("/taught/of/<key>")
@open_to("host")
def form(code: str, key: str):
    """The form for one thing that the box prints."""
    return _form(key)


@blueprint.post("/taught/of/<key>")
@open_to("host")
def teach_form(code: str, key: str):
    """What the form holds is taught, or refused with its place."""
    here = visit()
    if key not in _known(here) or form_of(here.table.game, key) in ("cards", "tree", "track"):
        raise Problem(404)
    try:
        value = box_forms.read_shaped(here.table.data.get(key), VALUE, Context(here.table, None, here.viewer, request.form))
        acting.take(here, "teach", {"path": key, "value": value}, "host", request.form["ticket"])
    except Bad as bad:
        return _form(key, Refusal("bad_parameter", parameter="value", why=bad.reason, **({"place": bad.place} if bad.place else {})))
    except Refusal as refusal:
        return _form(key, refusal)
    return acting.go("teaching.taught", code=code)


# -- as a file -------------------------------------------------------------------------------------------

@blueprint.get("/taught.toml")
@open_to("host")
def export(code: str):
    """Everything this installation was taught about the game, cards included, as TOML."""
    slug = visit().table.game.slug
    return Response(data_text.write_toml(house().store.taught(slug)), content_type="application/toml; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{slug}.toml"'})


@blueprint.post("/import")
@open_to("host", longest=LONG)
def load(code: str):
    """Taught data as TOML text: everything is looked at first, and all of it is taught or nothing."""
    here = visit()
    text = request.form.get("toml", "")
    try:
        data = data_text.read_toml(text)
    except ValueError as error:
        return _overview(problem={"say": "ui-bad_toml", "facts": {"problem": str(error)[:200]}})
    wanted = [{"path": f'"{key}"' if "." in key else key, "value": value} for key, value in data.items()]
    table = here.table
    for args in wanted:
        try:
            if len(args["path"]) > 60 or '"' in args["path"].strip('"'):
                raise Refusal("bad_parameter", parameter="path", why="range")
            if turns_text(args["path"]) or turns_text(args["value"]):
                raise Refusal("bad_parameter", parameter="value", why="type")
            table = decide(table, here.actor("host"), "teach", args).table
        except Refusal as refusal:
            facts = {"line": _line_of(text, args["path"].strip('"'), refusal.facts.get("place")), "key": args["path"].strip('"')[:60],
                     "why": here.words.refusal(refusal.code, refusal.facts)}
            return _overview(problem={"say": "ui-import_refused", "facts": facts})
    for number, args in enumerate(wanted):
        try:
            acting.take(here, "teach", args, "host", f"{request.form['ticket'][:56]}-{number}")
        except Refusal as refusal:
            return _overview(refusal)
    return acting.go("teaching.taught", code=code)


def _line_of(text: str, key: str, place) -> int:
    """The line of a TOML text where a key begins, or the place in it that was refused."""
    lines, found = text.splitlines(), 1
    for number, line in enumerate(lines, 1):
        begins = line.strip().lstrip("[").strip().strip('"')
        if begins.startswith(key) and not begins[len(key):len(key) + 1].isalnum():
            found = number
            break
    if place is not None:
        for number, line in enumerate(lines[found - 1:], found):
            if str(place) in line:
                return number
    return found
