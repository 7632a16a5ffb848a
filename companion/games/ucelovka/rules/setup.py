"""Start of the game: colours, voting cards, three property cards each, told in secret (7.1, 7.2)."""

from __future__ import annotations

import random

from companion.engine import facts
from companion.engine.forms import MapOf, Sealed, SeatOf, Text
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.box import game, owner_of, properties
from companion.games.ucelovka.rules.elections import open_election
from companion.games.ucelovka.rules.kinds import PROPERTY, Several, card_ids
from companion.games.ucelovka.rules.owning import give_card, give_property
from companion.games.ucelovka.rules.teaching import missing_in

COLOURS = ("red", "blue", "green", "yellow", "white", "black", "orange", "purple")


@game.hook("seat_joined")
def seat_joined(table, seat: str, index: int):
    """A pawn of a colour nobody has."""
    taken = {table.seat(other)["colour"] for other in table.seats if other != seat}
    if not table.seat(seat)["colour"] or table.seat(seat)["colour"] in taken:
        free = [colour for colour in COLOURS if colour not in taken]
        yield facts.set_field(seat, "colour", free[0] if free else COLOURS[index % len(COLOURS)])


@game.hook("may_join")
def may_join(table) -> None:
    """Seats join before the cards are dealt."""
    table.require(table.phase == "setup", "phase")


@game.hook("ready")
def ready(table):
    """Everybody has four voting cards, the property cards are about to be dealt."""
    for card in card_ids(table):
        yield from give_card(table, card, table.seats[int(card.rpartition("_")[2]) - 1])
    yield facts.set_shared("phase", "dealing")


def _in_setup(table, who) -> None:
    if table.phase != "setup":
        raise Refusal("phase", order=True)


@game.command(who="host", when=_in_setup, group="setup")
def setup_game(table, who, colours: MapOf(SeatOf(), Text(20, 1))):
    """Everybody is there: colours of pawns and markers, four voting cards each (7.1)."""
    if not game.players["min"] <= len(table.seats) <= game.players["max"]:
        raise Refusal("players")
    chosen = {seat: colours.get(seat, table.seat(seat)["colour"]) for seat in table.seats}
    if len({colour.casefold() for colour in chosen.values()}) < len(chosen):
        raise Refusal("colour")
    if missing := missing_in(table):
        raise Refusal("data", list=missing)
    for seat, colour in chosen.items():
        if colour != table.seat(seat)["colour"]:
            yield facts.set_field(seat, "colour", colour)
    yield from ready(table)


# -- dealing -----------------------------------------------------------------------------------------------

def _dealing(table, who) -> None:
    if table.phase != "dealing":
        raise Refusal("phase", order=True)


def _claimed(table, seat: str, dealt: list[str]):
    """A seat's dealt cards, in place of what it told before. Yields facts."""
    for row in list(table.rows(seat, "properties")):
        yield facts.remove_row(seat, "properties", row)
    for one in dealt:
        yield from give_property(table, one, seat)
    yield facts.set_shared("claimed", [*[other for other in table.shared["claimed"] if other != seat], seat])


def _dealt(table):
    """With the last cards told the first election opens: there is no trading before it. Yields facts."""
    if all(seat in table.shared["claimed"] for seat in table.seats):
        yield from open_election(table, "election_regular")


@game.command(who="any", when=_dealing, group="setup")
def claim_dealt_properties(table, who, properties: Sealed(Several(PROPERTY))):
    """Tell the own phone the three property cards that were dealt; nobody else learns them (7.2)."""
    if len(properties) != table.data["dealt_properties"]:
        raise Refusal("deal_count")
    for one in properties:
        if owner_of(table, one) not in (None, who):
            raise Refusal("deal_taken", property=one)
    yield from _claimed(table, who, properties)
    yield from _dealt(table)


def _as_claims(done) -> list[tuple[str, str, dict]]:
    """A file says who was dealt what: drawing again would deal other cards."""
    made: dict[str, dict] = {}
    for fact in done:
        if getattr(fact, "kind", "") == "row_added" and fact.data["list"] == "properties":
            made.setdefault(fact.data["seat"], {})[fact.data["values"]["id"]] = True     # rows that are put in order come twice
    return [(seat, "claim_dealt_properties", {"properties": list(dealt)}) for seat, dealt in made.items()]


@game.command(who="host", when=_dealing, group="setup", drawn=_as_claims)
def deal_by_app(table, who):
    """The app draws three property cards for everybody who has told none; only their own phones show them (7.2)."""
    pile = [one for one in properties(table) if owner_of(table, one) is None]
    waiting = [seat for seat in table.seats if seat not in table.shared["claimed"]]
    count = table.data["dealt_properties"]
    if len(pile) < count * len(waiting):
        raise Refusal("data", list=["properties"])
    random.SystemRandom().shuffle(pile)
    for at, seat in enumerate(waiting):
        yield from _claimed(table, seat, pile[at * count:(at + 1) * count])
    yield from _dealt(table)
