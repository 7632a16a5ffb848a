"""The end of a term and of the game: everything is Returned, wallets are compared (7.22, 7.23, 11)."""

from __future__ import annotations

from companion.engine import facts
from companion.games.ucelovka.rules.box import game, in_play, owned_ids
from companion.games.ucelovka.rules.elections import nothing_open, open_election
from companion.games.ucelovka.rules.owning import hand_back
from companion.games.ucelovka.rules.squares import duty_lapsed
from companion.games.ucelovka.rules.tokens import empty_rows
from companion.games.ucelovka.rules.turn import nothing_waits

__all__ = ["end_of_game", "ranking", "net_cash"]


def net_cash(table, seat: str) -> int:
    """Cash less own debts, and what others owe."""
    owed = sum(row["amount"] for other in table.seats for row in table.rows(other, "debts") if row["creditor"] == seat)
    return table.cash(seat) - sum(row["amount"] for row in table.rows(seat, "debts")) + owed


def ranking(table) -> list[dict]:
    """Who has most, with shared places for equal sums."""
    totals = {seat: net_cash(table, seat) for seat in table.seats}
    by_total = sorted(table.seats, key=lambda seat: -totals[seat])
    return [{"seat": seat, "total": totals[seat], "place": 1 + sum(other > totals[seat] for other in totals.values())}
            for seat in by_total]


@game.hook("after")
def after(table):
    """A duty with nothing left to do lapses; with the last throw of the finishing round the term is over (7.10)."""
    if duty_lapsed(table):
        yield facts.set_shared("duty", None)
    if table.phase == "finishing_round" and table.current is None:
        yield from term_over(table)


def term_over(table):
    """The rows are emptied; the next election opens, or the game is over. Yields facts."""
    yield from empty_rows(table)
    if table.shared["term_no"] >= table.options["terms"]:
        yield from end_of_game(table)
    else:
        yield from open_election(table, "election_regular", moved=True)


def end_of_game(table):
    """Every property is Returned against its refund, debts are settled on paper, most U wins. Yields facts."""
    yield from nothing_open(table)
    for row in table.open_rows():
        yield facts.close_row(row)
    for seat in table.seats:
        if table.seat(seat)["bid"] is not None:
            yield facts.set_field(seat, "bid", None, audience=[seat])
        for one in owned_ids(table, seat):
            yield from hand_back(table, seat, one)
    best = [line["seat"] for line in ranking(table) if line["place"] == 1]
    yield facts.set_shared("winner", best[0] if len(best) == 1 else [seat for seat in table.seats if seat in best])
    yield facts.set_shared("phase", "ended")


def _in_a_term(table, who) -> None:
    in_play(table)
    nothing_waits(table)


@game.command(who="host", when=_in_a_term, group="host")
def end_term(table, who):
    """The term is over; throws that are still open pass quietly (7.22)."""
    yield from term_over(table)


def _begun(table, who) -> None:
    table.require(table.phase != "setup", "phase")


@game.command(who="host", when=_begun, group="host")
def end_game(table, who):
    """The game is over now, with the same settlement (7.23, 11)."""
    yield from end_of_game(table)
