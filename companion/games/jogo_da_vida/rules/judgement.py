"""Judgement Day, the two roads after it, millionaires, the lucky number, bankruptcy (9.7; no. 16, 20, 30)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Integer, ListOf
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.box import (BANK, MONEY, NOTE_ON_JUDGEMENT, NOTES, alive, choice_due, game, set_turn, strip,
                                                    turn_of)
from companion.games.jogo_da_vida.rules.cards import expense, income
from companion.games.jogo_da_vida.rules.money import owe, payment
from companion.games.jogo_da_vida.rules.moves import still_to_stop, stop_open, stopping, when_stopped
from companion.games.jogo_da_vida.rules.revenge import lose_toll
from companion.games.jogo_da_vida.rules.spins import ask, spun
from companion.games.jogo_da_vida.rules.turn import end_game, plays

CHILD, BONUS = 48_000, 240_000


# -- the day ---------------------------------------------------------------------------------------------

@when_stopped("judgement")
def on_judgement(table, seat: str, square: str):
    """48.000 for each child, then 25.000 for each note, then the choice of the road."""
    yield facts.set_field(seat, "settling", True)
    if children := table.seat(seat)["children"]:
        yield income(seat, CHILD * children, "children")
    yield facts.step("judge_notes", seat=seat, notes=table.balance(seat, NOTES))


@game.step("judge_notes")
def judge_notes(table, seat: str, notes: int | None = None):
    """The notes held on arrival fall due; a card may share them (option judgement_debt_shareable)."""
    held = table.balance(seat, NOTES)
    if notes := held if notes is None else min(notes, held):
        scope = table.options["judgement_debt_shareable"]
        yield expense(seat, NOTE_ON_JUDGEMENT * notes, "judgement_notes", scope=scope, settles="notes")
    else:
        yield facts.step("judged", seat=seat)


@game.step("settle_notes")
def settle_notes(table, seat: str, amount: int, target: str | None, half: int):
    """The notes go back; what the cash does not cover is recorded, or borrowed where the table allows it (no. 16, 30)."""
    if notes := min(amount // NOTE_ON_JUDGEMENT, table.balance(seat, NOTES)):      # what was lent since the arrival stays open
        yield facts.move(notes, NOTES, seat, BANK, "judgement_notes")
    shared = [payment(target, BANK, half, "share_expense")] if target is not None else []
    due, cash = amount - half, table.cash(seat)
    if cash < due and table.options["judgement_loan"] == "refused":
        yield facts.set_field(seat, "judgement_shortfall", due - cash)
        due = cash
    yield owe(*shared, payment(seat, BANK, due, "judgement_notes"))
    yield facts.step("judged", seat=seat)


@game.step("judged")
def judged(table, seat: str):
    """Judgement Day is settled; who could not pay has the tycoon's road only, or is bankrupt (option judgement_shortfall)."""
    yield facts.set_field(seat, "settling", False)
    yield facts.set_field(seat, "status", "judged")
    if table.seat(seat)["judgement_shortfall"] and table.options["judgement_shortfall"] == "bankrupt":
        yield from bankrupt(table, seat)
    elif seat == table.current:
        yield set_turn(table, due="judgement")


@game.command(when=alive, offered=still_to_stop, group="spaces")
def judgement(table, who):
    """The compulsory stop on Judgement Day: children pay, promissory notes cost 25.000."""
    stop_open(table, who)
    yield from stopping(table, who, "judgement")
    yield from on_judgement(table, who, "judgement")


# -- the two roads ---------------------------------------------------------------------------------------

def _choice(table, who) -> None:
    choice_due(table, who, "judgement")


def _can_pay(table, who) -> None:
    if table.seat(who)["judgement_shortfall"]:
        raise Refusal("judgement_short")
    _choice(table, who)


@game.command(when=alive, offered=_can_pay, group="choice")
def choose_millionaire(table, who):
    """On to the last space: one more spin, and the spaces on the way count as usual."""
    _can_pay(table, who)
    yield set_turn(table, due=None, moves=turn_of(table)["moves"] + 1, stopped=False)
    yield from ask(table, "move", who)


@game.command(when=alive, offered=_choice, group="choice")
def choose_tycoon(table, who, numbers: ListOf(Integer(-10**6, 10**6), 20)):
    """Everything that is left, even the car, on a single number: tycoon, or bankrupt."""
    if len(numbers) != 1 or not 1 <= numbers[0] <= 10:
        raise Refusal("tycoon_one_number")
    _choice(table, who)
    yield set_turn(table, due=None)
    if cash := table.cash(who):
        yield facts.move(cash, MONEY, who, f"{who}/strip/{numbers[0]}", "stake")
    yield from ask(table, "tycoon", who, {"number": numbers[0]})


@spun("tycoon")
def tycoon_spun(table, by, number, about):
    """The number: tycoon, the game is over without a count. Any other: bankrupt."""
    for on, amount in strip(table, by).items():
        if number == about["number"]:
            yield facts.move(amount, MONEY, f"{by}/strip/{on}", by, "stake")
        else:
            yield facts.move(amount, MONEY, f"{by}/strip/{on}", BANK, "strip")
    if number == about["number"]:
        yield facts.set_field(by, "status", "tycoon")
        yield from end_game(table, by)
    else:
        yield from bankrupt(table, by)


def bankrupt(table, seat: str):
    """Everything goes back to the bank, cards under the pile, the toll to the next to cross; out until the end."""
    if cash := table.cash(seat):
        yield facts.move(cash, MONEY, seat, BANK, "bankruptcy")
    for held in ("share", "car_policy", "house_policy", "life_policy"):
        if table.seat(seat)[held]:
            yield facts.set_field(seat, held, False)
    for card in list(table.rows(seat, "wealth_cards")):
        yield facts.remove_row(seat, "wealth_cards", card)
    yield facts.set_field(seat, "status", "bankrupt")
    if table.shared["toll_owner"] == seat:
        yield from lose_toll(table)


# -- the last space ----------------------------------------------------------------------------------------

@when_stopped("millionaire")
def at_the_end(table, seat: str, square: str):
    """The first to arrive gets 240.000 and spins the lucky number; whoever comes later gets nothing."""
    others = [table.seat(other)["status"] for other in table.seats if other != seat]
    first = table.shared["first_millionaire"] is None and "millionaire" not in others
    yield facts.set_field(seat, "status", "millionaire")
    if first:
        yield facts.set_shared("first_millionaire", seat)
        yield income(seat, BONUS, "bonus")
        yield facts.step("ask_lucky_number", seat=seat)


@game.step("ask_lucky_number")
def ask_lucky_number(table, seat: str):
    """The lucky number is spun, unless nobody is left who could spin it."""
    if any(plays(table, other) for other in table.seats):
        yield from ask(table, "lucky_number", seat)


@spun("lucky_number")
def lucky_number_spun(table, by, number, about):
    """From now on every rival who spins this number pays 24.000; it stays open for bets."""
    yield facts.set_shared("lucky_number", number)


def _arrives(table, who) -> None:
    stop_open(table, who)
    table.require(plays(table, who), "phase")


def _may_arrive(table, who) -> None:
    _arrives(table, who)
    still_to_stop(table, who)


@game.command(when=alive, offered=_may_arrive, group="spaces")
def reach_millionaire(table, who):
    """The last space is reached, no exact number needed."""
    _arrives(table, who)
    yield from stopping(table, who, "millionaire")
    yield from at_the_end(table, who, "millionaire")
