"""A tree of boxes, such as skills: how many boxes each has, which are golden and what fills them, one skill at a time.

The game declares it as [taught.KEY] form = "tree", list = the key of the list in the data, sides, and sources:
what may fill a golden box, {kind: [names]}, where "ids" means the ids of the list itself.
"""

from __future__ import annotations

import json

from flask import Blueprint, request

from companion.engine.table import Refusal
from companion.web import acting
from companion.web.access import open_to
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.teaching import LOOKED_THROUGH, form_of
from companion.web.visit import visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("tree", __name__, url_prefix="/t/<code>/host/taught/tree/<key>")
WHITE, MORE, MOST = "white", 2, 30      # a box without a source; empty places after the last box; boxes of a skill


def _tree(here, key: str) -> tuple[dict, dict]:
    """The data of a tree and what the game declares of it. Errors: Problem 404."""
    if key not in here.table.game.taught or form_of(here.table.game, key) != "tree":
        raise Problem(404)
    return here.table.data[key], here.table.game.taught[key]


def _skill(here, key: str, name: str) -> dict:
    data, declared = _tree(here, key)
    found = next((one for one in data[declared["list"]] if one["id"] == name), None)
    if found is None:
        raise Problem(404)
    return found


def _sources(data: dict, declared: dict, name: str) -> list[dict]:
    """What may fill a golden box of a skill, as choices: value "kind:name"."""
    ids = [one["id"] for one in data[declared["list"]] if one["id"] != name]
    return [{"value": f"{kind}:{one}", "kind": kind, "of": one}
            for kind, names in declared["sources"].items() for one in (ids if names == "ids" else names)]


def _boxes(skill: dict) -> list[dict]:
    """The boxes from the left: {"source": "white" or "kind:name"}."""
    golden = skill.get("golden", {})
    made = []
    for at, box in enumerate(skill["boxes"], 1):
        source = golden.get(str(at), {})
        kind = next(iter(source), None)
        made.append({"golden": box == "G", "source": f"{kind}:{source[kind]}" if kind else WHITE})
    return made


@blueprint.get("")
@open_to("host")
def tree(code: str, key: str):
    """Every skill with its boxes as they are taught."""
    here = visit()
    data, declared = _tree(here, key)
    skills = [{"id": one["id"], "side": one["hemisphere"] if isinstance(one["hemisphere"], str) else None, "boxes": _boxes(one),
               "need": None if one["complete_at"] == "all" else one["complete_at"]} for one in data[declared["list"]]]
    return page(here, "host/tree.html", key=key, skills=skills, seen_through=data.get("status") == LOOKED_THROUGH)


def _form(key: str, name: str, refusal: Refusal | None = None):
    here = visit()
    data, declared = _tree(here, key)
    skill = _skill(here, key, name)
    typed = request.form if refusal else None
    boxes = _boxes(skill)
    places = [{"number": at, "value": typed.get(f"b-{at}", "") if typed else boxes[at - 1]["source"] if at <= len(boxes) else ""}
              for at in range(1, min(MOST, len(boxes) + MORE) + 1)]
    side = skill["hemisphere"] if isinstance(skill["hemisphere"], str) else "own"
    return page(here, "host/tree_skill.html", refusal=refusal, key=key, skill=name, places=places,
                sources=_sources(data, declared, name), sides=declared["sides"] + ([] if isinstance(skill["hemisphere"], str) else ["own"]),
                side=typed.get("side") if typed else side,
                complete=typed.get("complete", "") if typed else "" if skill["complete_at"] == "all" else str(skill["complete_at"]))


@blueprint.get("/<name>")
@open_to("host")
def skill(code: str, key: str, name: str):
    """The boxes of one skill, each white or golden with what fills it."""
    return _form(key, name)


@blueprint.post("/<name>")
@open_to("host")
def teach(code: str, key: str, name: str):
    """One skill is taught as the form has it; the others stay."""
    here = visit()
    data, declared = _tree(here, key)
    held = _skill(here, key, name)
    known = {one["value"] for one in _sources(data, declared, name)}
    typed = [request.form.get(f"b-{at}", "") for at in range(1, MOST + 1)]
    boxes = [one for one in typed if one == WHITE or one in known]
    made = {**held, "boxes": "".join("W" if one == WHITE else "G" for one in boxes),
            "golden": {str(at): dict([one.split(":", 1)]) for at, one in enumerate(boxes, 1) if one != WHITE}}
    side, complete = request.form.get("side", ""), request.form.get("complete", "").strip()
    made["hemisphere"] = side if side in declared["sides"] else held["hemisphere"]
    number = whole_number(complete, 3)
    made["complete_at"] = number if number is not None else complete or "all"
    listed = [made if one["id"] == name else one for one in json.loads(json.dumps(data[declared["list"]]))]
    try:
        acting.take(here, "teach", {"path": key, "value": {**data, declared["list"]: listed}}, "host", request.form["ticket"])
    except Refusal as refusal:
        return _form(key, name, refusal)
    return acting.go("tree.tree", code=code, key=key)


@blueprint.post("")
@open_to("host")
def looked_through(code: str, key: str):
    """The owner has looked at every skill: the tree counts as taught."""
    here = visit()
    data, _ = _tree(here, key)
    acting.take(here, "teach", {"path": key, "value": {**data, "status": LOOKED_THROUGH}}, "host", request.form["ticket"])
    return acting.go("teaching.taught", code=code)
