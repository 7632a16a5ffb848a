"""Network marketing: licence, partners, commission (8.11, W01-W03)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import CardOf
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import card_action, game, non_card_action, spend
from companion.games.cesta_k_bohatstvi.rules.effects import EFFECTS, apply_effects, card_or_effects, one_of_both
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank


def _without_licence(table, who) -> None:
    if table.seat(who)["nm_licence"]:
        raise Refusal("licence_owned")


@game.command(when=non_card_action, offered=_without_licence, group="non_card")
def buy_nm_licence(table, who):
    """W01: 12.500 to the bank, once; the first partner is the player."""
    price = table.data["nm_licence_price"]
    no_arrears(table, who, price)
    if table.seat(who)["nm_licence"]:
        raise Refusal("licence_owned")
    afford(table, who, price)
    yield from spend(table, "non_card")
    yield from pay_bank(table, who, price, "licence")
    yield facts.set_field(who, "nm_licence", True)
    yield facts.set_field(who, "nm_partners", max(1, table.seat(who)["nm_partners"]))


@game.command(when=card_action, group="card", check=one_of_both)
def use_nm_card(table, who, card: CardOf("nm") = None, effects: EFFECTS = None):
    """W02: a network card needs the licence first."""
    listed = card_or_effects(card, effects)
    if not table.seat(who)["nm_licence"]:
        raise Refusal("licence_missing")
    yield from spend(table, "card")
    yield from apply_effects(table, who, listed)
    yield facts.notice("refill_offer", row="opportunity")
