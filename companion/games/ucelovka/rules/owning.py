"""Property and voting cards change hands: bought, Returned, dealt (7.11, 7.20)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import place_of
from companion.games.ucelovka.rules.box import (MONEY, STATE, game, in_play, owned_ids, owner_of, price_of, properties, property_of,
                                                set_turn, turn_of)
from companion.games.ucelovka.rules.kinds import FOR_SALE, OWN_PROPERTY, card_order

__all__ = ["give_property", "give_card", "holder_of", "check_markers", "warn_markers", "check_unlocked", "refund_of", "hand_back"]


def _insert(table, seat: str, rows: str, field: str, value: str, order):
    """A row is added where it belongs in the order of the box. Yields facts."""
    later = [row for row in table.rows(seat, rows) if order(row[field]) > order(value)]
    for row in later:
        yield facts.remove_row(seat, rows, row)
    yield facts.add_row(table, seat, rows, **{field: value})
    for row in later:
        yield facts.add_row(table, seat, rows, **{field: row[field]})


def give_property(table, property_id: str, seat: str | None):
    """A property card goes to a seat, or back to the State Budget. Yields facts."""
    before = owner_of(table, property_id)
    if before is not None:
        row = next(row for row in table.rows(before, "properties") if row["id"] == property_id)
        yield facts.remove_row(before, "properties", row)
    if seat is not None:
        order = list(properties(table))
        yield from _insert(table, seat, "properties", "id", property_id,
                           lambda one: order.index(one) if one in order else len(order))


def holder_of(table, card: str) -> str | None:
    """Who holds a voting card; None: it has left the game."""
    return next((seat for seat in table.seats if any(row["card_id"] == card for row in table.rows(seat, "voting_cards"))), None)


def give_card(table, card: str, seat: str | None):
    """A voting card goes to a seat, or out of the game. Yields facts."""
    before = holder_of(table, card)
    if before is not None:
        row = next(row for row in table.rows(before, "voting_cards") if row["card_id"] == card)
        yield facts.remove_row(before, "voting_cards", row)
    if seat is not None:
        yield from _insert(table, seat, "voting_cards", "card_id", card, card_order)


def check_unlocked(table, seat: str, cards) -> None:
    """A card in a sealed bid stays where it is (7.3)."""
    bid = table.seat(seat)["bid"] or {}
    for card in cards:
        if card in (*bid.get("properties", ()), *bid.get("cards", ())):
            raise Refusal("locked", card=card)


# -- nine ownership markers (no. 11) -------------------------------------------------------------------------

def check_markers(table, seat: str, more: int) -> None:
    """A table may take the nine markers for a limit (option marker_cap)."""
    if table.options["marker_cap"] == "refuse" and more > 0 and \
            len(owned_ids(table, seat)) + more > table.data["markers_per_player"]:
        raise Refusal("marker_cap", n=table.data["markers_per_player"])


def warn_markers(table, seat: str):
    """From the tenth property on there is no marker left. Yields facts."""
    if table.options["marker_cap"] == "warn" and len(owned_ids(table, seat)) > table.data["markers_per_player"]:
        yield facts.notice("notice_markers", seat=seat)


# -- buying (7.11) -------------------------------------------------------------------------------------------

def _standing(table, who) -> None:
    in_play(table)
    table.require(not turn_of(table)["unsettled"] and table.shared["decision"] is None, "phase")


def _for_sale_here(table, who) -> None:
    _standing(table, who)
    here = place_of(table, who)
    table.require(turn_of(table)["stay"] and property_of(table, here) is not None, "not_here")
    if owner_of(table, here) is not None:
        raise Refusal("owned", property=here, owner=owner_of(table, here))


@game.command(when=_standing, offered=_for_sale_here, group="square")
def buy_property(table, who, property: FOR_SALE = None):
    """Buy the unowned property where the pawn stays (7.11); no token on a firm in the turn in which it is bought."""
    here = place_of(table, who)
    wanted = property_of(table, property or here)
    if wanted is None:
        raise Refusal("not_here")
    owner = owner_of(table, wanted["id"])
    if owner is not None:
        raise Refusal("owned", property=wanted["id"], owner=owner)
    table.require(here == wanted["id"] and turn_of(table)["stay"], "not_here")
    price = price_of(wanted)
    if table.cash(who) < price:
        raise Refusal("not_enough_cash", need=price, have=table.cash(who))
    check_markers(table, who, 1)
    if price:
        yield facts.move(price, MONEY, who, STATE, "buy_property")
    yield from give_property(table, wanted["id"], who)
    if wanted["kind"] == "firm":
        yield set_turn(table, bought=[*turn_of(table)["bought"], wanted["id"]])
    yield from warn_markers(table, who)


# -- Returning (7.20) ----------------------------------------------------------------------------------------

def refund_of(table, property_id: str) -> int:
    """What the State pays for a Returned property: whole U, rounded down (no. 17)."""
    return property_of(table, property_id)["nominal_value"] * table.options["return_refund_percent"] // 100


def hand_back(table, seat: str, property_id: str):
    """A property is Returned to the State Budget; its round tokens stay on it. Yields facts."""
    yield from give_property(table, property_id, None)
    refund = refund_of(table, property_id) if property_of(table, property_id) else 0
    if refund:
        yield facts.move(refund, MONEY, STATE, seat, "return_property")


def journalists_duty(table, who) -> bool:
    """Whether a seat has to give up an institution now."""
    return table.shared["duty"] == {"seat": who, "action": "square_journalists"}


def _may_return(table, who) -> None:
    always = table.options["return_any_time"] and table.shared["term_no"] > 0
    table.require(journalists_duty(table, who) or always, "return_not_now")


@game.command(who="any", offered=_may_return, group="square")
def return_property(table, who, property: OWN_PROPERTY):
    """Return a property to the State Budget: an institution at Novináři, at some tables anything at any time (7.20)."""
    if property not in owned_ids(table, who):
        raise Refusal("not_yours", card=property)
    institution = property_of(table, property)["kind"] == "institution"
    _may_return(table, who)
    table.require(institution or table.options["return_any_time"], "return_not_now")
    check_unlocked(table, who, [property])
    yield from hand_back(table, who, property)
    if institution and journalists_duty(table, who):
        yield facts.set_shared("duty", None)
