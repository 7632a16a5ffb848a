"""Social Fund cards: before the payment or action of the square, two of them at any time (7.17; no. 26)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import ListOf, Text
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import kind_at, name_at, place_of, position_of, positions_on, put
from companion.games.ucelovka.rules.box import bad, game, in_play, set_turn, turn_of
from companion.games.ucelovka.rules.kinds import SOCIAL_CARD, SQUARE
from companion.games.ucelovka.rules.moves import advance
from companion.games.ucelovka.rules.tokens import open_situation

ORDINARY = {"id": None, "name": None, "anywhere": False, "effect": "manual", "amount": None}


def _facts_of(table, card: str | None) -> dict:
    known = next((one for one in table.data["social_cards"] if one["id"] == card), {})
    return {**ORDINARY, **known}


def _at_the_square(table, who) -> bool:
    """Whether the holder's square waits for a card."""
    return who == table.current and turn_of(table)["unsettled"]


def _may_play(table, who) -> None:
    in_play(table)
    if table.seat(who)["social_cards"] < 1:
        raise Refusal("no_card")


@game.command(who="any", offered=_may_play, group="card")
def play_social_card(table, who, card: SOCIAL_CARD = None, square: SQUARE = None):
    """Play a Social Fund card; it goes back to the board and is dealt again after the next election (7.17)."""
    played = _facts_of(table, card)
    if not played["anywhere"]:
        table.require(who == table.current, "not_your_turn", name=table.current)
        in_play(table)
        table.require(_at_the_square(table, who), "phase")
    _may_play(table, who)
    if not played["anywhere"] and kind_at(table, place_of(table, who)) != "firm":
        raise Refusal("card_place")
    yield facts.set_field(who, "social_cards", table.seat(who)["social_cards"] - 1)
    names = table.seat(who)["social_card_names"]
    if played["name"] in names:
        yield facts.set_field(who, "social_card_names", [name for name in names if name != played["name"]], audience=[who])
    yield from _effect(table, who, played, square)


def _effect(table, who: str, played: dict, square: str | None):
    """What the card does, as far as its data say it; the rest is the table's. Yields facts."""
    if played["effect"] == "token_op":
        yield open_situation(table, who, "social_card", limit=max(1, played["amount"] or 1))
    elif not _at_the_square(table, who):
        return                                # no open square: the table settles it
    elif played["effect"] == "cancel_payment":
        yield set_turn(table, free=True)
    elif played["effect"] == "move":
        yield from _moved(table, who, played["amount"], square)


def _moved(table, who: str, amount: int | None, square: str | None):
    """The card's square replaces the old one, whose duties lapse; over START it counts as a move does. Yields facts."""
    here, length = table.seat(who)["square"], table.data["board_length"]
    if positions_on(table) and here is not None and amount is not None:
        if amount < 0:
            if here + amount < 0 and table.options["start_count"] == "net":
                yield facts.set_field(who, "laps", table.seat(who)["laps"] - 1)
            yield from put(table, who, f"square_{(here + amount) % length}")
            return
        name, over = name_at(table, (here + amount) % length), here + amount >= length
    elif square is not None:
        if positions_on(table) and position_of(table, square, here) is None or not positions_on(table) and square.startswith("square_"):
            raise bad("square")
        name, over = square, square == "start"
    else:
        return                                # where to, the table sees
    stopped = yield from advance(table, who, name, over, amount)
    if stopped:
        yield set_turn(table, unsettled=False, stay=True)


@game.command(who="any", group="card")
def name_social_cards(table, who, names: ListOf(Text(60, 1), 8)):
    """Tell the own phone the names of the cards that lie face down; nobody else sees them (17.1)."""
    if len(names) > table.seat(who)["social_cards"]:
        raise bad("names", "range")
    yield facts.set_field(who, "social_card_names", names, audience=[who])
