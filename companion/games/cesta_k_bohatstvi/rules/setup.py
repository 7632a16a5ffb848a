"""Start of the game: seats, offers, occupations, start capital, who begins (S01-S06, B01-B04, D1)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import CardOf, SeatOf
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.engine.turns import highest_thrown, pass_turn
from companion.games.cesta_k_bohatstvi.rules.box import SKILLS, game
from companion.games.cesta_k_bohatstvi.rules.money import receive
from companion.games.cesta_k_bohatstvi.rules.tree import add_points

COLOURS = ("red", "blue", "green", "yellow", "white", "black")
SYMBOLS = ("circle", "square", "triangle", "star", "diamond", "hexagon")


@game.hook("seat_joined")
def seat_joined(table, seat: str, index: int):
    """B01: name, pawn, an empty tree, the pawn on START; S03: the offers grow with the seats."""
    held = table.seat(seat)
    taken = {table.seat(s)["pawn_color"] for s in table.seats if s != seat}
    yield facts.set_field(seat, "player_name", seat)
    if not held["pawn_color"] or held["pawn_color"] in taken:
        free = [i for i, colour in enumerate(COLOURS) if colour not in taken]
        yield facts.set_field(seat, "pawn_color", COLOURS[free[0] if free else index % 6])
    if not held["pawn_symbol"]:
        yield facts.set_field(seat, "pawn_symbol", SYMBOLS[COLOURS.index(table.seat(seat)["pawn_color"])
                                                           if table.seat(seat)["pawn_color"] in COLOURS else index % 6])
    yield facts.set_field(seat, "skill_tree", {skill: [] for skill in SKILLS})
    yield facts.set_field(seat, "position", 0 if table.data["track"] else None)
    yield facts.set_shared("turn_order", [*table.shared["turn_order"], seat])
    if table.shared.get("offer_keeper") is None:
        yield facts.set_shared("offer_keeper", seat)
    for row in ("skill", "opportunity", "mastermind", "sixth_sense"):
        if row in ("skill", "opportunity") or table.shared["card_offer"][row]:
            yield facts.set_shared(["card_offer", row], offer_size(table))


def offer_size(table) -> int:
    """How many open cards a row holds: players + 1 (L60)."""
    return len(table.seats) + table.data["offer_extra"]


@game.hook("may_join")
def may_join(table) -> None:
    """Seats join before the first turn."""
    table.require(table.phase == "setup", "phase")


@game.hook("lobby")
def lobby(table):
    """Nothing thrown yet."""
    yield facts.set_shared("move", {"dice": None, "faces": [], "steps": None})


@game.hook("ready")
def ready(table):
    """All seats joined, seat 1 at the start of its turn."""
    yield from pass_turn(table)


def has_occupation(table, seat: str) -> bool:
    """Whether the seat has taken one; a card without a name is one, too."""
    return table.seat(seat)["occupied"] or bool(table.seat(seat)["occupation_name"])


def _may_take(table, who) -> None:
    held = table.seat(who)
    table.require(not has_occupation(table, who) and held["moves"] == 0 and table.phase != "ended", "phase")


@game.command(who="any", when=_may_take, group="setup", counts=False)
def take_occupation(table, who, card: CardOf("occupation")):
    """B02, B04: copy the occupation; the last one also books the double salary for all (B03)."""
    if card["cashflow"] is not None and card["cashflow"] != card["salary"] - card["expenses"]:
        raise Refusal("occupation_mismatch")
    yield facts.set_field(who, "occupied", True)
    yield facts.set_field(who, "occupation_name", card["name"])
    yield facts.set_field(who, "salary", card["salary"])
    yield facts.set_field(who, "base_salary", card["salary"])
    yield facts.set_field(who, "base_expenses", card["expenses"])
    yield from add_points(table, who, card["starting_skills"])
    if table.shared["capital_paid"]:
        yield from _start_capital(table, who)  # somebody who came late
    elif all(has_occupation(table, s) for s in table.seats):
        yield facts.set_shared("capital_paid", True)
        for seat in table.seats:
            yield from _start_capital(table, seat)


def _start_capital(table, seat: str):
    """B03: the double salary, once."""
    yield from receive(table, seat, table.data["start_salary_factor"] * table.seat(seat)["salary"], "start_capital")


def _before_first_move(table, who) -> None:
    untouched = all(table.seat(seat)["moves"] == 0 for seat in table.seats)
    waiting = table.roll is not None and table.roll["purpose"] == "start_order"
    table.require(bool(table.seats) and table.phase in ("setup", "awaiting_roll") and untouched and not waiting, "phase")


@game.command(who="host", when=_before_first_move, group="setup")
def roll_start_order(table, who):
    """D1: seat by seat one die, then the tied again; the highest begins, the others follow clockwise."""
    yield from withdraw(table)
    yield facts.begin_turn(None)
    yield facts.set_shared("phase", "setup")
    yield from _ask_order(table, table.seats)


def _ask_order(table, seats: list[str], tie: bool = False):
    yield facts.set_shared("order_rolls", {})
    for seat in seats:
        yield facts.ask_roll(table, 1, 6, seat, "start_order", {"among": list(seats), "tie": tie})


@game.on_roll("start_order")
def order_rolled(table, roll):
    """The highest face begins; tied highest reroll among themselves, no six rule (AMB-02)."""
    best = yield from highest_thrown(table, roll, "order_rolls")
    if not best:
        return
    if len(best) > 1:
        yield from _ask_order(table, best, tie=True)
        return
    yield facts.set_shared("turn_order", table.clockwise(best[0]))
    yield facts.begin_turn(None)
    yield from pass_turn(table)


@game.command(who="host", group="setup", counts=False)
def choose_offer_keeper(table, who, player: SeatOf()):
    """S02: who rotates the card offer at the end of each round."""
    yield facts.set_shared("offer_keeper", player)
