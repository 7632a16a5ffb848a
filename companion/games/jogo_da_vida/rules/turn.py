"""Turns: the spin that opens them, what ends them, which phase it is, when the game is over (11, 12)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.rolls import withdraw
from companion.engine.turns import pass_turn
from companion.games.jogo_da_vida.rules.box import FRESH, game, open_now, rested, set_turn, stakes_lie, turn_of
from companion.games.jogo_da_vida.rules.spins import ask, bets_allowed


@game.hook("plays")
def plays(table, seat: str) -> bool:
    """Millionaires and bankrupt players take no more turns."""
    return table.seat(seat)["status"] in ("playing", "judged")


@game.hook("turn_begins")
def turn_begins(table, seat: str):
    """The spin of the move opens with its bets; a turn that a space took away is passed over."""
    yield facts.set_shared("turn", FRESH)
    held = table.seat(seat)
    if held["turns_to_skip"] > 0:
        yield facts.set_field(seat, "turns_to_skip", held["turns_to_skip"] - 1)
        yield facts.notice("turn_skipped", seat=seat)
        return True
    yield facts.set_field(seat, "turns", held["turns"] + 1)
    if held["status"] == "judged" and held["judgement_shortfall"] > 0:
        yield set_turn(table, moves=0, stopped=True, due="judgement")     # only the tycoon's road is left
    else:
        yield from ask(table, "move", seat)
    return False


@game.hook("turn_ends")
def turn_ends(table, seat: str):
    """A spin without stakes is withdrawn; offers, visits to the exchange and choices not made lapse."""
    yield from withdraw(table)
    yield facts.set_shared("turn", FRESH)


def _may_end(table, who) -> None:
    open_now(table, turn_of(table).get("due") is None and not stakes_lie(table))


@game.command(when=_may_end, group="turn")
def end_turn(table, who):
    """The turn is over; the next player's begins."""
    yield from pass_turn(table)


@game.hook("may_move_on")
def may_move_on(table, to: str) -> None:
    """What the line `turn` needs: the phases of turns, no window, no forced loan, no stakes, somebody who still plays."""
    table.require(table.phase not in ("lobby", "order_spin", "over") and rested(table) and not stakes_lie(table), "phase")
    table.require(plays(table, to), "phase")


def phase_now(table) -> str:
    """The phase that follows from what waits: the head of the agenda, the open spin, the choice of the space, the move."""
    if table.phase in ("lobby", "over"):
        return table.phase
    waits = table.agenda[0]["do"] if table.agenda else None
    if waits in ("forced_loan", "wealth_window"):
        return waits
    if table.roll is not None:
        if table.roll["purpose"] == "order":
            return "order_spin"
        return "bet_window" if bets_allowed(table, table.roll["purpose"]) else "space"
    now = turn_of(table)
    if now["due"]:
        return "space"
    return "turn_end" if now["stopped"] else "moving"


@game.hook("after")
def after(table):
    """The last player has become millionaire or bankrupt: the count follows at once (12). Then what the table waits for."""
    if table.phase not in ("lobby", "order_spin", "over") and rested(table) and not stakes_lie(table) \
            and not any(plays(table, seat) for seat in table.seats):
        yield from count(table)
    phase = phase_now(table)
    if phase != table.phase:
        yield facts.set_shared("phase", phase)


@game.hook("places")
def places(table) -> dict[str, int]:
    """The tycoon alone, or the millionaires by what they have; bankrupt players are not ranked (12, no. 25)."""
    from companion.games.jogo_da_vida.sheet import final_total
    if tycoon := [seat for seat in table.seats if table.seat(seat)["status"] == "tycoon"]:
        return {tycoon[0]: 1}
    totals = {seat: final_total(table, seat) for seat in table.seats if table.seat(seat)["status"] == "millionaire"}
    return {seat: 1 + sum(other > total for other in totals.values()) for seat, total in totals.items()}


def count(table):
    """The millionaire with most money wins, equal totals share the win; bankrupt players are not ranked (no. 25)."""
    best = [seat for seat, place in places(table).items() if place == 1]
    yield from end_game(table, best[0] if len(best) == 1 else best or None)


def end_game(table, winner):
    """The game is over; nothing waits any more."""
    yield from withdraw(table)
    yield facts.begin_turn(None)
    yield facts.set_shared("turn", FRESH)
    yield facts.set_shared("winner", winner)
    yield facts.set_shared("phase", "over")
    yield facts.notice("game_over", winner=winner)


@game.command(who="host", group="host")
def close_table(table, who):
    """The evening is over: final counts can be printed."""
    for row in table.open_rows():
        yield facts.close_row(row)
    while table.agenda:
        yield facts.finish_step(table, table.agenda[0]["do"])
    yield from withdraw(table)
    yield facts.begin_turn(None)
    yield facts.set_shared("turn", FRESH)
    yield facts.set_shared("phase", "over")
    yield facts.close_table()
