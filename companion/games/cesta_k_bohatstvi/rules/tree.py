"""The skill tree: points, golden boxes, the cascade (4.6, K01-K08)."""

from __future__ import annotations

from companion.engine import facts
from companion.games.cesta_k_bohatstvi.rules.box import filled, has_white, skills_of

__all__ = ["add_points", "add_universal", "take_points", "fill_golden", "fill_project_box", "skill", "any_white"]


def skill(table, name: str) -> dict:
    """One skill of the tree. Errors: StopIteration never, the 13 ids are checked when taught."""
    return next(s for s in skills_of(table) if s["id"] == name)


def any_white(table, seat: str) -> bool:
    """Whether any skill has a free white box (P07)."""
    return any(has_white(table, seat, s) for s in skills_of(table))


def _fill(table, seat: str, name: str, box: int):
    yield facts.set_field(seat, ["skill_tree", name], sorted({*filled(table, seat, name), box}))


def _complete(table, seat: str, s: dict) -> bool:
    need = len(s["boxes"]) if s["complete_at"] == "all" else s["complete_at"]
    have = filled(table, seat, s["id"])
    return all(box in have for box in range(1, need + 1))


def _cascade(table, seat: str):
    """K04, K06: golden boxes whose lower skill is complete fill by themselves until nothing changes."""
    changed = True
    while changed:
        changed = False
        for s in skills_of(table):
            for box, source in sorted(s.get("golden", {}).items()):
                lower = source.get("skill")
                if lower and int(box) not in filled(table, seat, s["id"]) and _complete(table, seat, skill(table, lower)):
                    yield from _fill(table, seat, s["id"], int(box))
                    changed = True


def add_points(table, seat: str, points: dict):
    """K03 per point: the leftmost free white box; a point without one is lost (K02). Yields facts."""
    for name, count in points.items():
        lost = 0
        for _ in range(count):
            s = skill(table, name)
            have = filled(table, seat, name)
            box = next((at for at, kind in enumerate(s["boxes"], 1) if kind == "W" and at not in have), None)
            if box is None:
                lost += 1
            else:
                yield from _fill(table, seat, name, box)
                yield from _cascade(table, seat)
        if lost:
            yield facts.notice("skill_full", seat=seat, skill=name, count=lost)


def add_universal(table, seat: str, points: int):
    """Universal points wait for place_point; without a free white box anywhere they lapse (P07)."""
    if points <= 0:
        return
    if any_white(table, seat):
        yield facts.set_field(seat, "points_to_place", table.seat(seat)["points_to_place"] + points)
    else:
        yield facts.notice("points_lapsed", seat=seat, count=points)


def take_points(table, seat: str, name: str, points: int):
    """A card takes points: the rightmost filled white boxes; unlocked golden boxes stay (Q01)."""
    for _ in range(points):
        white = [at for at in filled(table, seat, name) if skill(table, name)["boxes"][at - 1] == "W"]
        if not white:
            return
        yield facts.set_field(seat, ["skill_tree", name], [b for b in filled(table, seat, name) if b != white[-1]])


def fill_golden(table, seat: str, source: dict):
    """The golden box with this source is filled, for example {"desire": "career"} (K08)."""
    for s in skills_of(table):
        for box, wanted in s.get("golden", {}).items():
            if wanted == source and int(box) not in filled(table, seat, s["id"]):
                yield from _fill(table, seat, s["id"], int(box))
                yield from _cascade(table, seat)


def fill_project_box(table, seat: str, solo: bool):
    """X05: a new stake fills the next free project box; the last one only by a project without other players.

    project_box_order=flexible: three stakes with at least one solo fill all three, in any order.
    """
    solos = table.seat(seat)["solo_projects"] + (1 if solo else 0)
    if solo:
        yield facts.set_field(seat, "solo_projects", solos)
    free = [(s["id"], int(box), wanted["project"]) for s in skills_of(table)
            for box, wanted in sorted(s.get("golden", {}).items(), key=lambda item: int(item[0]))
            if "project" in wanted and int(box) not in filled(table, seat, s["id"])]
    if not free:
        return
    name, box, kind = free[0]
    needs_solo = kind == "solo"
    may = solo or (solos > 0 and table.options["project_box_order"] == "flexible")
    if not needs_solo or may:
        yield from _fill(table, seat, name, box)
        yield from _cascade(table, seat)
