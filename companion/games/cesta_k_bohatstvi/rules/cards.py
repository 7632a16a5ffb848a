"""Cards turned up on a square, free opportunities, sixth sense, a card's own roll (P11, P12, C09, X07, D7)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import CardOf, Choice, Count
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import card_action, filled, game, resigned, set_turn, spend, turn_of
from companion.games.cesta_k_bohatstvi.rules.effects import EFFECTS, apply_effects, card_or_effects, one_of_both


def _may_enter(table, who) -> None:
    table.require(table.phase == "card_effects", "phase")


def _card_or_typed(table, who, values: dict) -> None:
    if values["card"] is not None and (values["scope"] is not None or values["effects"] is not None):
        raise Refusal("bad_parameter", parameter="card", why="choice")


@game.command(when=_may_enter, group="turn", check=_card_or_typed)
def enter_card(table, who, card: CardOf("event", "fear") = None, scope: Choice("personal", "common", group="scope") = None,
               effects: EFFECTS = None):
    """P11, P12: what the card does to the books, personal or common; no effects: nothing. Resigned on UDÁLOST:
    one action after it (L197)."""
    scope = card["scope"] if card is not None else scope or "personal"
    listed = card["effects"] if card is not None else effects or []
    after_event = turn_of(table)["square"] == "event" and resigned(table, who)
    yield facts.set_shared("phase", "landed")
    yield from apply_effects(table, who, listed, common=scope == "common")
    if table.phase == "awaiting_roll":
        return  # an extra roll: the move goes on, the next square decides
    yield set_turn(table, credits=["either"] if after_event else [])
    now = turn_of(table)
    yield facts.set_shared("phase", "action_open" if now["credits"] or now["extra"] else "landed")


@game.command(when=card_action, group="card", check=one_of_both)
def other_opportunity(table, who, card: CardOf("opportunity") = None, effects: EFFECTS = None):
    """C09: any other opportunity card."""
    listed = card_or_effects(card, effects)
    yield from spend(table, "card")
    yield from apply_effects(table, who, listed)
    yield facts.notice("refill_offer", row="opportunity")


@game.command(when=card_action, group="card", check=one_of_both)
def use_sixth_sense_card(table, who, card: CardOf("sixth_sense") = None, effects: EFFECTS = None):
    """X07, K07: both golden boxes, and no open bank loan at that moment."""
    listed = card_or_effects(card, effects)
    boxes = range(1, table.data["sixth_sense_entry_boxes"] + 1)
    if not all(box in filled(table, who, "sixth_sense") for box in boxes):
        raise Refusal("sixth_sense_locked")
    if table.rows(who, "loans"):
        raise Refusal("sixth_sense_loans_open")
    yield from spend(table, "card")
    yield from apply_effects(table, who, listed, common=card is not None and card["scope"] == "common")
    yield facts.notice("refill_offer", row="sixth_sense")


def _may_roll(table, who) -> None:
    table.require(table.phase not in ("setup", "ended"), "phase")
    table.require(not any(request["purpose"] == "card" for request in table.state["rolls"]), "phase")


def _has_landed(table, who) -> None:
    table.require(turn_of(table).get("moved"), "phase")


@game.command(when=_may_roll, offered=_has_landed, group="turn")
def roll_for_card(table, who, dice: Count(1, 10) = 1):
    """D7: the roll a card asks for; its faces are shown, the card says what they mean."""
    yield facts.ask_roll(table, dice, 6, who, "card", {})


@game.on_roll("card")
def card_rolled(table, roll):
    yield facts.set_shared("card_roll", roll.faces)
