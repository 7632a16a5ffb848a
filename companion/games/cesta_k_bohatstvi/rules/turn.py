"""Turns and rounds: what begins and ends by itself, claims forfeited, decks that enter (sections 5, 10; S05, P03)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.rolls import withdraw
from companion.engine.turns import pass_turn
from companion.games.cesta_k_bohatstvi.rules.box import filled, game, set_turn, turn_of
from companion.games.cesta_k_bohatstvi.rules.charity import check_goal
from companion.games.cesta_k_bohatstvi.rules.markets import set_share_price
from companion.games.cesta_k_bohatstvi.rules.payday import forfeit
from companion.games.cesta_k_bohatstvi.rules.setup import offer_size

FRESH = {"square": None, "used": 0, "credits": [], "extra": [], "dice": None, "again": False, "moved": False,
         "charity": False}


@game.hook("plays")
def plays(table, seat: str) -> bool:
    """A finished player takes no more turns (G03)."""
    return table.seat(seat)["finish_place"] is None


@game.hook("turn_begins")
def turn_begins(table, seat: str):
    """Nothing done yet; a turn to skip is passed over the moment it begins (L103)."""
    yield facts.set_shared("turn", FRESH)
    yield facts.set_shared("move", {"dice": None, "faces": [], "steps": None})
    yield facts.set_shared("card_roll", None)
    yield facts.set_shared("phase", "awaiting_roll")
    skip = table.seat(seat)["turns_to_skip"]
    if skip > 0:
        yield facts.set_field(seat, "turns_to_skip", skip - 1)
        yield facts.notice("turn_skipped", seat=seat)
        return True
    return False


@game.hook("turn_ends")
def turn_ends(table, seat: str):
    """Claims and points lapse, open proposals and payment offers too; a turn with a move counts for charity (G01)."""
    yield from forfeit(table, seat)
    for row in [*table.open_rows("project"), *table.open_rows("payment")]:
        yield facts.close_row(row)
    yield from withdraw(table, "card", "move")
    held = table.seat(seat)
    if held["points_to_place"]:
        yield facts.notice("points_lapsed", seat=seat, count=held["points_to_place"])
        yield facts.set_field(seat, "points_to_place", 0)
    now = turn_of(table)
    if now.get("moved") and held["charity_turns_left"] and not now.get("charity"):
        yield facts.set_field(seat, "charity_turns_left", held["charity_turns_left"] - 1)


@game.hook("round_ends")
def round_ends(table):
    """S05: the offer keeper is reminded of every row in play."""
    if table.options["offer_reminder"]:
        rows = [row for row in ("skill", "opportunity", "mastermind", "sixth_sense") if table.shared["card_offer"][row]]
        yield facts.set_shared("card_offer.to_rotate", rows)
        yield facts.notice("rotate_offer", rows=rows)


def _may_end(table, who) -> None:
    table.require(table.phase in ("action_open", "landed"), "phase")
    table.require(not table.open_rows("window"), "price_roll_pending")


@game.command(when=_may_end, group="turn")
def end_turn(table, who):
    """The turn is over; windows must be rolled before, points not placed lapse."""
    yield from pass_turn(table)


@game.hook("may_move_on")
def may_move_on(table, to: str) -> None:
    """What the line `turn` needs: the phases of turns, no open window, somebody who still plays."""
    table.require(table.phase not in ("setup", "ended"), "phase")
    table.require(not table.open_rows("window"), "phase")
    table.require(plays(table, to), "phase")


def _may_rotate(table, who) -> None:
    hosting = who == table.host or table.sent_by_host
    table.require(hosting or who == table.shared["offer_keeper"], "not_allowed")
    table.require(bool(table.shared["card_offer"]["to_rotate"]), "phase")


@game.command(who="any", when=_may_rotate, group="turn", stale="turn", counts=False)
def end_round(table, who):
    """S05: the rows are rotated."""
    yield facts.set_shared("card_offer.to_rotate", [])


@game.hook("before")
def before(table, who, command: str):
    """P03: any other input of a player forfeits the cashflow not yet claimed."""
    if command == "pay" and getattr(table, "actor", {}).get("role") == "host":
        return  # the banker's payment, not the host's own seat's
    if who is not None and command != "claim_cashflow" and table.seat(who)["unclaimed"]:
        yield from forfeit(table, who)


@game.hook("after")
def after(table):
    """K05, K07: a deck enters when the first player has its golden boxes. G03: who has reached the goal."""
    for row, skill in (("mastermind", "mastermind"), ("sixth_sense", "sixth_sense")):
        need = table.data[f"{row}_entry_boxes"]
        if not table.shared["card_offer"][row] and any(
                all(box in filled(table, seat, skill) for box in range(1, need + 1)) for seat in table.seats):
            yield facts.set_shared(["card_offer", row], offer_size(table))
            yield facts.notice("deck_enters", row=row)
    if table.shared["price_ticket"]["share_price"] <= 0:
        yield from set_share_price(table, 0)  # a price of nothing typed by hand
    yield from check_goal(table)  # also a goal that a correction has brought about
    if table.current is None and table.phase not in ("setup", "ended"):
        yield facts.set_shared("phase", "ended")  # play the host had reopened comes to nobody


@game.command(who="host", group="host")
def close_table(table, who):
    """The evening is over: final statements can be printed."""
    yield from withdraw(table)
    for row in table.open_rows():
        yield facts.close_row(row)
    yield facts.begin_turn(None)
    yield set_turn(table, credits=[], extra=[])
    yield facts.set_shared("phase", "ended")
    yield facts.close_table()
