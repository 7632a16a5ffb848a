"""Start of the game: cars, opening money, the first wealth card, who begins, which way (8; no. 29)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice
from companion.engine.table import Refusal
from companion.engine.turns import highest_thrown, pass_turn
from companion.games.jogo_da_vida.rules.box import BANK, MONEY, alive, game, open_now, start_id, turn_of

COLOURS = ("red", "blue", "green", "yellow", "white", "orange", "pink", "black")
OPENING = 10_000                  # a note of 5.000 and five of 1.000
BUSINESS_SALARY = 12_000


@game.hook("seat_joined")
def seat_joined(table, seat: str, index: int):
    """A car of a colour nobody has, at SAÍDA."""
    held = table.seat(seat)
    taken = {table.seat(other)["car_colour"] for other in table.seats if other != seat}
    if not held["car_colour"] or held["car_colour"] in taken:
        free = [colour for colour in COLOURS if colour not in taken]
        yield facts.set_field(seat, "car_colour", free[0] if free else COLOURS[index % len(COLOURS)])
    yield facts.set_field(seat, "player_id", index + 1)
    yield facts.set_field(seat, "seat", index + 1)
    yield facts.set_field(seat, "name", seat)
    yield facts.set_shared("turn_order", [*table.shared["turn_order"], seat])


@game.hook("may_join")
def may_join(table) -> None:
    """Seats join before the game begins."""
    table.require(table.phase == "lobby", "phase")


@game.hook("ready")
def ready(table):
    """Opening money and cards are dealt, seat 1 at the start of its turn, nobody spun for it."""
    if table.seats:
        yield from _deal(table)
        yield facts.set_shared("phase", "bet_window")
        yield from pass_turn(table)


def _deal(table):
    for seat in table.seats:
        yield facts.move(OPENING, MONEY, BANK, seat, "opening")
        yield facts.add_row(table, seat, "wealth_cards")      # from the top of the pile: nobody has told the kind


def _in_lobby(table, who) -> None:
    if table.phase != "lobby":
        raise Refusal("phase", order=True)


@game.command(who="host", when=_in_lobby, group="setup")
def start_game(table, who):
    """Everybody is there: opening money, one wealth card each, then all spin for who begins."""
    if not game.players["min"] <= len(table.seats) <= table.options["max_players"]:
        raise Refusal("seats")
    yield from _deal(table)
    yield facts.set_shared("phase", "order_spin")
    yield from _ask_order(table, table.seats)


def _ask_order(table, seats: list[str]):
    yield facts.set_shared("order_rolls", {})
    for seat in seats:
        yield facts.ask_roll(table, 1, 10, seat, "order", {"among": list(seats)})


@game.on_roll("order")
def order_spun(table, roll):
    """The highest number begins, the tied spin again, the others follow clockwise."""
    best = yield from highest_thrown(table, roll, "order_rolls")
    if not best:
        return
    if len(best) > 1:
        yield from _ask_order(table, best)
        return
    yield facts.set_shared("turn_order", table.clockwise(best[0]))
    yield facts.set_shared("phase", "bet_window")
    yield from pass_turn(table)


def before_first_move(table, who) -> bool:
    """The first turn of a player, until the move is entered: path and car policy are chosen then (no. 29)."""
    at_start = table.seat(who)["position"] in ("start", start_id(table))
    return at_start and table.seat(who)["turns"] <= 1 and not turn_of(table).get("stopped")


def _path_open(table, who) -> None:
    if table.seat(who)["path"] is not None:
        raise Refusal("path_chosen")
    open_now(table, before_first_move(table, who))


@game.command(when=alive, offered=_path_open, group="setup")
def choose_path(table, who, path: Choice("business", "university")):
    """The business path pays a salary at once, the university one that of the profession to come."""
    _path_open(table, who)
    yield facts.set_field(who, "path", path)
    if path == "business":
        yield facts.set_field(who, "salary", BUSINESS_SALARY)
