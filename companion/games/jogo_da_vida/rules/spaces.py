"""What spaces do: payday, profession, diploma, wedding, children, lucky day, amounts (8, 9.2, 9.4, 18.3)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount, Bool, Choice, Integer, ListOf
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.board import space_of
from companion.games.jogo_da_vida.rules.box import (LUCKY_DAY, LUCKY_HIT, MONEY, NOTES, STEP, alive, choice_due, game,
                                                    opponents, salaries, set_turn, turn_of)
from companion.games.jogo_da_vida.rules.cards import expense, income
from companion.games.jogo_da_vida.rules.money import payment
from companion.games.jogo_da_vida.rules.moves import (pass_open, still_to_stop, stop_open, stopping, when_passed,
                                                      when_stopped)
from companion.games.jogo_da_vida.rules.spins import ask, spun

__all__ = ["interest", "gifts"]

INTEREST = 1_000
DIPLOMA_SALARY = 16_000
LUCKY_NOTE = 10_000


# -- payday ----------------------------------------------------------------------------------------------

def interest(table, seat: str) -> int:
    """1.000 for each open promissory note, or once with any of them (no. 32, option interest_per)."""
    notes = table.balance(seat, NOTES)
    return INTEREST * (notes if table.options["interest_per"] == "note" else min(notes, 1))


def _payday(table, seat: str, stopped: bool, charged: bool):
    """Salary, interest on the notes held before, on an exact stop a card from the pile."""
    if charged or table.options["payday_interest"] == "all":
        charge = interest(table, seat)
    else:
        charge = 0
    yield income(seat, table.seat(seat)["salary"] or 0, "salary", stopped=stopped)
    if charge:
        yield expense(seat, charge, "interest", stopped=stopped)
    if stopped:
        yield facts.step("draw", seat=seat)


def _charged(table, square: str) -> bool:
    """Whether this payday charges interest where only marked ones do; a bare one does unless told otherwise."""
    space = space_of(table, square)
    return True if space is None else space["interest"]


@when_passed("payday")
def past_payday(table, seat: str, square: str):
    """Salary and interest, no card (no. 3)."""
    yield from _payday(table, seat, False, _charged(table, square))


@when_stopped("payday")
def on_payday(table, seat: str, square: str):
    """Salary, interest, a wealth card."""
    yield from _payday(table, seat, True, _charged(table, square))


@game.step("draw")
def draw(table, seat: str):
    """A wealth card from the top of the pile; of which kind, only the hand that holds it knows."""
    yield facts.add_row(table, seat, "wealth_cards")


def _salaried(table, who) -> None:
    if table.seat(who)["salary"] is None:
        raise Refusal("no_salary")


@game.command(when=alive, offered=lambda table, who: (_salaried(table, who), pass_open(table, who)), group="spaces")
def payday_pass(table, who, interest: Bool() = True):
    """A payday is passed: the salary, less the interest on promissory notes."""
    _salaried(table, who)
    pass_open(table, who)
    yield from _payday(table, who, False, interest)


@game.command(when=alive, offered=lambda table, who: (_salaried(table, who), still_to_stop(table, who)), group="spaces")
def payday_stop(table, who, interest: Bool() = True):
    """An exact stop on payday: the salary, less the interest, and a wealth card."""
    _salaried(table, who)
    stop_open(table, who)
    yield from stopping(table, who, "payday")
    yield from _payday(table, who, True, interest)


# -- profession and diploma ------------------------------------------------------------------------------

def _take_profession(table, seat: str, name: str):
    """Each stop counts anew (no. 4, option first_profession_only)."""
    if table.options["first_profession_only"] and table.seat(seat)["profession"] is not None:
        return
    yield facts.set_field(seat, "profession", name)
    yield facts.set_field(seat, "salary", salaries(table)[name])


@when_stopped("profession")
def on_profession(table, seat: str, square: str):
    """A taught space gives its profession; of a bare one the player tells which it is."""
    space = space_of(table, square)
    if space is not None and space["profession"] in salaries(table) and table.seat(seat)["path"] != "business":
        yield from _take_profession(table, seat, space["profession"])


def _studies(table, who) -> None:
    stop_open(table, who)
    table.require(table.seat(who)["path"] != "business", "phase")


def _on_a_profession(table, who) -> None:
    _studies(table, who)
    now = turn_of(table)
    table.require(not now["stopped"] or now["square"] == "profession", "phase")


@game.command(when=alive, offered=_on_a_profession, group="spaces")
def profession_stop(table, who, profession: Choice(of=lambda table, who: list(salaries(table)), group="job")):
    """A stop on a yellow profession space of the university path: this profession and its salary."""
    _studies(table, who)
    yield from stopping(table, who, "profession")
    yield from _take_profession(table, who, profession)


def _diploma_due(table, seat: str) -> bool:
    held = table.seat(seat)
    return held["profession"] is None and held["path"] != "business"


@when_passed("diploma")
@when_stopped("diploma")
def at_diploma(table, seat: str, square: str):
    """The base salary, for a student without a profession only."""
    if _diploma_due(table, seat):
        yield facts.set_field(seat, "profession", "diploma")
        yield facts.set_field(seat, "salary", DIPLOMA_SALARY)


def _graduates(table, who) -> None:
    pass_open(table, who)
    table.require(_diploma_due(table, who), "phase")


@game.command(when=alive, offered=_graduates, group="spaces")
def diploma(table, who):
    """The diploma space is passed or reached without a profession: the base salary of 16.000."""
    _graduates(table, who)
    yield from at_diploma(table, who, "diploma")


# -- wedding and children ----------------------------------------------------------------------------------

def gifts(table, seat: str, each: int):
    """So much from every opponent still in the game, millionaires too (no. 19, option gifts_from_millionaires)."""
    givers = [other for other in opponents(table, seat)
              if table.options["gifts_from_millionaires"] or table.seat(other)["status"] != "millionaire"]
    if each and givers:
        yield income(seat, each * len(givers), "gift", payments=[payment(other, seat, each, "gift") for other in givers])


@when_stopped("wedding")
def at_church(table, seat: str, square: str):
    """A peg in the car, then a spin for the gifts; nobody marries twice."""
    if not table.seat(seat)["married"]:
        yield facts.set_field(seat, "married", True)
        yield from ask(table, "gift", seat)


@spun("gift")
def gifts_spun(table, by, number, about):
    """1 to 3: 2.000 from each, 4 to 6: 1.000, 7 to 10 nothing; then the honeymoon."""
    yield from gifts(table, by, 2_000 if number <= 3 else 1_000 if number <= 6 else 0)
    yield facts.step("leave_on_honeymoon", seat=by)


@game.step("leave_on_honeymoon")
def leave_on_honeymoon(table, seat: str):
    """The gifts are settled: one more spin, one more landing this turn."""
    if seat == table.current:
        yield set_turn(table, moves=turn_of(table)["moves"] + 1, stopped=False)
    yield from ask(table, "honeymoon", seat)


def _unmarried(table, who) -> None:
    if table.seat(who)["married"]:
        raise Refusal("already_married")


@game.command(when=alive, offered=lambda table, who: (_unmarried(table, who), still_to_stop(table, who)), group="spaces")
def wedding(table, who):
    """The compulsory stop by the church: married, gifts by the spinner, then the honeymoon."""
    _unmarried(table, who)
    stop_open(table, who)
    yield from stopping(table, who, "wedding")
    yield from at_church(table, who, "wedding")


@when_stopped("birth")
def on_birth(table, seat: str, square: str):
    """One child more, 1.000 from each."""
    yield facts.set_field(seat, "children", table.seat(seat)["children"] + 1)
    yield from gifts(table, seat, 1_000)


@when_stopped("twins")
def on_twins(table, seat: str, square: str):
    """Two children more, 2.000 from each."""
    yield facts.set_field(seat, "children", table.seat(seat)["children"] + 2)
    yield from gifts(table, seat, 2_000)


@game.command(when=alive, offered=still_to_stop, group="spaces")
def birth(table, who):
    """A child is born: 1.000 from every opponent."""
    stop_open(table, who)
    yield from stopping(table, who, "birth")
    yield from on_birth(table, who, "birth")


@game.command(when=alive, offered=still_to_stop, group="spaces")
def twins(table, who):
    """Twins are born: 2.000 from every opponent."""
    stop_open(table, who)
    yield from stopping(table, who, "twins")
    yield from on_twins(table, who, "twins")


# -- lucky day ---------------------------------------------------------------------------------------------

@when_stopped("lucky_day")
def on_lucky_day(table, seat: str, square: str):
    """20.000 from the bank; to keep or to bet, then only may a card touch it (no. 11)."""
    yield income(seat, LUCKY_DAY, "lucky_day", scope=False)
    yield facts.step("decide_luck", seat=seat)


@game.step("decide_luck")
def decide_luck(table, seat: str):
    """Keep the money or bet it: the choice is due."""
    if seat == table.current:
        yield set_turn(table, due="lucky")


@game.command(when=alive, offered=still_to_stop, group="spaces")
def lucky_day(table, who):
    """A stop on a lucky day: two notes of 10.000, to keep or to bet."""
    stop_open(table, who)
    yield from stopping(table, who, "lucky_day")
    yield from on_lucky_day(table, who, "lucky_day")


def _lucky(table, who) -> None:
    choice_due(table, who, "lucky")


@game.command(when=alive, offered=_lucky, group="choice")
def lucky_keep(table, who):
    """The 20.000 are kept; now somebody may show a card."""
    _lucky(table, who)
    yield set_turn(table, due=None)
    yield income(who, LUCKY_DAY, "lucky_day", booked=True)


@game.command(when=alive, offered=_lucky, group="choice")
def lucky_bet(table, who, numbers: ListOf(Integer(-10**6, 10**6), 20)):
    """One note of 10.000 on each of two different numbers; nobody else bets on this spin."""
    if len(numbers) != 2 or len(set(numbers)) != 2 or not all(1 <= number <= 10 for number in numbers):
        raise Refusal("lucky_two_numbers")
    if table.cash(who) < LUCKY_DAY:
        raise Refusal("not_enough_cash", need=LUCKY_DAY, have=table.cash(who))
    _lucky(table, who)
    for number in numbers:
        yield facts.move(LUCKY_NOTE, MONEY, who, f"{who}/strip/{number}", "stake")
    yield set_turn(table, due=None, payment={"amount": LUCKY_DAY, "to": "bank", "bought": True, "stopped": True, "used": False})
    yield from ask(table, "lucky_day", who, {"numbers": numbers})


@spun("lucky_day")
def luck_spun(table, by, number, about):
    """One of the two numbers: 300.000, which may be shared (option share_profit_on_lucky_win); the two notes are gone."""
    if number in about["numbers"]:
        yield income(by, LUCKY_HIT, "lucky_hit", scope=table.options["share_profit_on_lucky_win"])


# -- amounts the books do not know -----------------------------------------------------------------------

def _whole(amount: int) -> None:
    if amount % STEP:
        raise Refusal("step_1000")


@game.command(when=alive, offered=stop_open, group="spaces")
def bank_pays(table, who, amount: Amount(1)):
    """The space stopped on pays you so much from the bank."""
    _whole(amount)
    stop_open(table, who)
    yield from stopping(table, who, "amount")
    yield income(who, amount, "space")


@game.command(when=alive, offered=stop_open, group="spaces")
def pay_bank(table, who, amount: Amount(1)):
    """The space stopped on makes you pay so much to the bank."""
    _whole(amount)
    stop_open(table, who)
    yield from stopping(table, who, "amount")
    yield expense(who, amount, "space")
