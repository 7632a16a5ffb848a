"""The box itself, and what every chapter needs: rounding, the tree, action rights."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from companion.engine import facts
from companion.engine.game import Game
from companion.engine.money import round_half_up

__all__ = ["game", "R", "SKILLS", "KINDS", "BANK", "MONEY", "skills_of", "filled", "has_white", "turn_of", "set_turn",
           "rights", "can_act", "spend", "resigned", "card_action", "non_card_action"]

game = Game(Path(__file__).parents[1] / "game.toml")
BANK = game.bank
MOST_SKIPPED = 100      # turns to skip, however many cards say so: each is booked when play passes it over
MONEY = game.money
KINDS = ("personal", "career", "mission")
SKILLS = ("specialized_knowledge", "imagination", "organized_planning", "decision", "mastermind", "strategic_mind",
          "desire", "faith", "autosuggestion", "persistence", "creativity", "subconscious_mind", "sixth_sense")


def R(table, amount: Fraction | int) -> int:
    """Round half up to whole crowns, or to the smallest note (R01, option rounding_unit)."""
    return round_half_up(amount, table.options["rounding_unit"])


def skills_of(table) -> list[dict]:
    """The 13 skills of the tree as taught (4.6)."""
    return table.data["skill_tree"]["skills"]


def filled(table, seat: str, skill: str) -> list[int]:
    """Numbers of the filled boxes of a skill, ascending; their count is the skill's level (AMB-34)."""
    return table.seat(seat)["skill_tree"].get(skill, [])


def has_white(table, seat: str, skill: dict) -> bool:
    """Whether the skill has a free white box (K03)."""
    have = filled(table, seat, skill["id"])
    return any(box == "W" and at not in have for at, box in enumerate(skill["boxes"], 1))


def resigned(table, seat: str) -> bool:
    return not table.seat(seat)["employed"]


# -- the present turn and its action rights (8.0) -----------------------------------------------------
# turn: square, used (actions played), credits (rights of the square: card, non_card, either, dismissal),
# extra (rights that cards gave), dice (of this turn), again (an extra roll), moved, charity (a donation or a grant in this turn)

def turn_of(table) -> dict:
    """What the rules remember of the present turn."""
    return table.shared["turn"]


def set_turn(table, **changes):
    """Change what the rules remember of the present turn: a fact."""
    return facts.set_shared("turn", {**turn_of(table), **changes})


FITS = {"card": ("card", "either"), "non_card": ("non_card", "either"),
        "change_occupation": ("card", "dismissal", "either"), "resign": ("non_card", "dismissal", "either")}


def _credit(table, act: str) -> str | None:
    """The narrowest open right that an act can use."""
    now = turn_of(table)
    open_ = [*now.get("credits", []), *now.get("extra", [])] if table.phase == "action_open" else []
    return next((right for right in FITS[act] if right in open_), None)


def rights(table) -> list[str]:
    """What is open to the current seat, in the order of the reference."""
    found = [act for act in ("card", "non_card") if _credit(table, act)]
    dismissed = table.phase == "action_open" and "dismissal" in turn_of(table).get("credits", [])
    return found + (["change_occupation", "resign"] if dismissed else [])


def can_act(table, act: str) -> None:
    """Refuse an action without the right: action_already_used, card_action_not_here, no_non_card_action."""
    if _credit(table, act):
        return
    table.require(not turn_of(table).get("used"), "action_already_used")
    kind = "non_card" if act in ("non_card", "resign") else "card"
    table.require(False, "no_non_card_action" if kind == "non_card" else "card_action_not_here")


def card_action(table, who) -> None:
    """Order of a card action, for the page and before the rule."""
    can_act(table, "card")


def non_card_action(table, who) -> None:
    """Order of a non-card action, for the page and before the rule."""
    can_act(table, "non_card")


def spend(table, act: str, used: int = 1):
    """An action uses up its right, that of the square first; a house ruling without one uses none. Yields facts."""
    right = _credit(table, act)
    if right is None or (table.ruling and table.ruled_for != table.current):
        return  # nothing to use, or a ruling for somebody whose turn it is not
    now = turn_of(table)
    credits, extra = list(now["credits"]), list(now["extra"])
    (credits if right in credits else extra).remove(right)
    yield set_turn(table, credits=credits, extra=extra, used=now["used"] + used)
    if not _credit(table, "card"):
        for row in table.open_rows("project"):
            yield facts.close_row(row)  # a proposal without the action it needs is no offer any more
    if not credits and not extra:
        yield facts.set_shared("phase", "landed")
