"""Skill cards and universal points (C01, K02, P07)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import CardOf, Choice
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import SKILLS, card_action, game, has_white, spend
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank
from companion.games.cesta_k_bohatstvi.rules.tree import add_points, add_universal, any_white, skill

SKILL = Choice(*SKILLS, group="skill")


@game.command(when=card_action, group="card")
def take_skill_card(table, who, card: CardOf("skill")):
    """C01: its cost to the bank, its points to the tree."""
    no_arrears(table, who, card["cost"])
    afford(table, who, card["cost"])
    yield from spend(table, "card")
    yield from pay_bank(table, who, card["cost"], "purchase")
    yield from add_points(table, who, card["skills"])
    yield from add_universal(table, who, card["universal_points"])
    yield facts.notice("refill_offer", row="skill")


def _may_place(table, who) -> None:
    if table.seat(who)["points_to_place"] <= 0:
        raise Refusal("phase", order=True)  # no ruling makes a point


@game.command(who="any", when=_may_place, group="card")
def place_point(table, who, skill: SKILL):
    """P07: a universal point goes into the leftmost free white box of the skill chosen."""
    if not has_white(table, who, _skill(table, skill)):
        raise Refusal("no_white_box")
    yield facts.set_field(who, "points_to_place", table.seat(who)["points_to_place"] - 1)
    yield from add_points(table, who, {skill: 1})
    left = table.seat(who)["points_to_place"]
    if left and not any_white(table, who):
        yield facts.set_field(who, "points_to_place", 0)
        yield facts.notice("points_lapsed", seat=who, count=left)


_skill = skill
