"""What the owner teaches the box once: track, skill tree, note values, constants, cards (sections 4.6, 6, 14, 17.5)."""

from __future__ import annotations

from contextlib import contextmanager

from companion.engine import facts
from companion.engine.forms import Bad
from companion.games.cesta_k_bohatstvi.rules.box import SKILLS, game


def _whole(value, low: int = 0, high: int = 10**12) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


@contextmanager
def _at(place: str):
    """A mistake says where it is: the skill or the card."""
    try:
        yield
    except Bad as error:
        error.place = place
        raise


@game.check_data("track")
def track(value):
    """Squares clockwise: START once and first, at least one payday; empty: not taught."""
    if not isinstance(value, list) or len(value) > 200:
        raise Bad("type")
    if not all(square in game.squares for square in value):
        raise Bad("choice")
    if value and (value[0] != "start" or value.count("start") != 1 or "payday" not in value):
        raise Bad("track")
    return value


@game.check_data("skill_tree")
def skill_tree(value):
    """13 skills, every golden box with its only source, no white one with one, no circle among skill sources."""
    if not isinstance(value, dict) or not isinstance(value.get("skills"), list):
        raise Bad("type")
    if set(value) - {"status", "skills"} or not isinstance(value.get("status", "unverified"), str):
        raise Bad("unknown")
    skills = value["skills"]
    if sorted(str(s.get("id")) for s in skills if isinstance(s, dict)) != sorted(SKILLS) or len(skills) != len(SKILLS):
        raise Bad("tree_ids")
    for skill in skills:
        with _at(skill["id"]):
            _check_skill(skill)
    below = {s["id"]: {source["skill"] for source in s["golden"].values() if "skill" in source} for s in skills}
    for start in below:
        seen, todo = set(), [start]
        while todo:
            for lower in below[todo.pop()]:
                if lower == start:
                    with _at(start):
                        raise Bad("tree_circle")
                if lower not in seen:
                    seen.add(lower)
                    todo.append(lower)
    return value


def _check_skill(skill: dict) -> None:
    if set(skill) - {"id", "name_cs", "hemisphere", "boxes", "complete_at", "golden"}:
        raise Bad("unknown")
    boxes = skill.get("boxes")
    if not isinstance(boxes, str) or not 1 <= len(boxes) <= 30 or set(boxes) - {"W", "G"}:
        raise Bad("tree_boxes")
    complete = skill.setdefault("complete_at", "all")
    if complete != "all" and not _whole(complete, 1, len(boxes)):
        raise Bad("tree_complete_at")
    side = skill.get("hemisphere")
    sides = side if isinstance(side, list) else [side] * len(boxes)
    if len(sides) != len(boxes) or not all(s in ("left", "right", "top") for s in sides):
        raise Bad("tree_hemisphere")
    golden = skill.setdefault("golden", {})
    wanted = {str(at) for at, box in enumerate(boxes, 1) if box == "G"}
    if not isinstance(golden, dict) or set(golden) != wanted:
        raise Bad("tree_golden")
    allowed = {"skill": SKILLS, "project": ("any", "solo"), "desire": ("personal", "career", "mission")}
    for source in golden.values():
        if not isinstance(source, dict) or len(source) != 1 or \
                not all(kind in allowed and name in allowed[kind] for kind, name in source.items()):
            raise Bad("tree_golden")


@game.check_data("note_values")
def note_values(value):
    if not isinstance(value, list) or not value or not all(_whole(note, 1) for note in value):
        raise Bad("type")
    return sorted(set(value))


def _changes(value):
    """Six changes of a price, for the faces 1 to 6."""
    if not isinstance(value, list) or len(value) != 6 or not all(_whole(change, -10**9, 10**9) for change in value):
        raise Bad("type")
    return value


game.check_data("share_price_change")(_changes)
game.check_data("metal_price_change")(_changes)


@game.check_data("cards")
def cards(value):
    """The card library: each with its kind; the fields are checked when a card is used, too."""
    if not isinstance(value, dict) or len(value) > 2000:
        raise Bad("type")
    for key, card in value.items():
        with _at(key):
            if not isinstance(card, dict) or card.get("kind") not in game.cards:
                raise Bad("kind")
            if set(card) - {"kind"} - set(game.cards[card["kind"]]):
                raise Bad("unknown")
    return value


LOWEST = {"share_price_start": 1, "share_price_reset": 1, "loan_instalments": 1, "allowance_uses": 1}
HIGHEST = {"offer_extra": 100, "dismissal_skip_turns": 20, "charity_turns": 100, "start_skill_points": 100,
           "charity_faith_points": 100}


def _constant(key: str):
    def check(value):
        if not _whole(value, LOWEST.get(key, 0), HIGHEST.get(key, 10**9)):
            raise Bad("range")
        return value
    return check


for _key, _value in game.data.items():
    if isinstance(_value, int):
        game.check_data(_key)(_constant(_key))


@game.hook("data_changed")
def data_changed(table, root: str):
    """A track taught before anybody moved: every pawn stands on START; later the pawns are where the table sees them."""
    if root == "track":
        for seat in table.seats:
            known = 0 if table.seat(seat)["moves"] == 0 and table.data["track"] else None
            yield facts.set_field(seat, "position", known)
    if root == "skill_tree":
        for seat in table.seats:
            for skill in table.data["skill_tree"]["skills"]:
                have = table.seat(seat)["skill_tree"][skill["id"]]
                fits = [box for box in have if box <= len(skill["boxes"])]
                if fits != have:
                    yield facts.set_field(seat, ["skill_tree", skill["id"]], fits)
