"""What the owner taught about a space: amounts, insurance cases, moves, tables for the spinner (6.3, 18.6)."""

from __future__ import annotations

from companion.engine import facts
from companion.games.jogo_da_vida.rules.board import space_of, way_back, way_on
from companion.games.jogo_da_vida.rules.box import STEP, game, opponents, set_turn, turn_of
from companion.games.jogo_da_vida.rules.cards import expense, income
from companion.games.jogo_da_vida.rules.money import owe, payment
from companion.games.jogo_da_vida.rules.moves import travel, when_passed, when_stopped
from companion.games.jogo_da_vida.rules.offers import put_on_offer
from companion.games.jogo_da_vida.rules.spins import ask, spun

__all__ = ["OPS"]

OPS: dict = {}                    # op -> (table, seat, effect, stopped) yielding facts


def op(name: str):
    """Register what an effect of this name does."""
    def register(fn):
        OPS[name] = fn
        return fn
    return register


@when_passed("amount")
def past_amount(table, seat: str, square: str):
    """Red orders are obeyed in passing, too; yellow and orange ones are not."""
    space = space_of(table, square)
    if space is not None and space["colour"] == "red":
        yield from _carry_out(seat, space["effects"], False)


@when_stopped("amount")
def on_amount(table, seat: str, square: str):
    """What is printed on the space; a bare one is typed by the player."""
    space = space_of(table, square)
    if space is not None:
        yield from _carry_out(seat, space["effects"], True)


def _carry_out(seat: str, effects: list[dict], stopped: bool):
    for effect in effects:
        yield facts.step("effect", seat=seat, effect=effect, stopped=stopped)


@game.step("effect")
def carry_out(table, seat: str, effect: dict, stopped: bool):
    """One effect of a space, in the order taught."""
    yield from OPS[effect["op"]](table, seat, effect, stopped) or ()


@op("bank_pays")
def bank_pays(table, seat, effect, stopped):
    """The bank pays so much."""
    yield income(seat, effect["amount"], "space", stopped=stopped)


@op("pay_bank")
def pay_bank(table, seat, effect, stopped):
    """So much to the bank."""
    yield expense(seat, effect["amount"], "space", stopped=stopped)


@op("pay_bank_unless")
def pay_bank_unless(table, seat, effect, stopped):
    """An accident: who is insured pays nothing."""
    if not table.seat(seat)[f"{effect['policy']}_policy"]:
        yield expense(seat, effect["amount"], "space", stopped=stopped)


@op("bank_pays_if")
def bank_pays_if(table, seat, effect, stopped):
    """The insurance or the share pays its holder."""
    held = table.seat(seat)
    if held["share"] if effect.get("share") else held[f"{effect['policy']}_policy"]:
        yield income(seat, effect["amount"], "space", stopped=stopped)


@op("pay_bank_salary_fraction")
def pay_bank_salary_fraction(table, seat, effect, stopped):
    """A part of the salary, in whole thousands."""
    part = (table.seat(seat)["salary"] or 0) * effect["num"] // effect["den"] // STEP * STEP
    if part:
        yield expense(seat, part, "space", stopped=stopped)


@op("pay_each")
def pay_each(table, seat, effect, stopped):
    """So much to every opponent; no card shares it, the payees are players (no. 10)."""
    to = opponents(table, seat)
    if seat == table.current and to:
        total = effect["amount"] * len(to)
        yield set_turn(table, payment={"amount": total, "to": "player", "bought": False, "stopped": stopped, "used": False})
    yield owe(*(payment(seat, other, effect["amount"], "space") for other in to))


@op("each_pays")
def each_pays(table, seat, effect, stopped):
    """So much from every opponent: one receipt, as it comes from one space (no. 9)."""
    payers = opponents(table, seat)
    if payers:
        yield income(seat, effect["amount"] * len(payers), "space", stopped=stopped,
                     payments=[payment(other, seat, effect["amount"], "space") for other in payers])


@op("offer")
def offer(table, seat, effect, stopped):
    """A policy or the share is for sale until the turn ends."""
    if seat == table.current:
        yield put_on_offer(table, [_thing(effect)])


def _thing(effect: dict) -> str:
    return "share" if effect.get("share") else effect["policy"]


@op("set_salary")
def set_salary(table, seat, effect, stopped):
    """This is the salary from now on."""
    yield facts.set_field(seat, "salary", effect["amount"])


@op("lose_turns")
def lose_turns(table, seat, effect, stopped):
    """So many turns are skipped."""
    yield facts.set_field(seat, "turns_to_skip", min(100, table.seat(seat)["turns_to_skip"] + effect["n"]))


@op("move")
def move(table, seat, effect, stopped):
    """Onwards: the spaces on the way count as usual; backwards: no orders, neither passed nor stopped on."""
    if not stopped:
        return
    if effect["n"] < 0:
        yield facts.set_field(seat, "position", way_back(table, seat, -effect["n"]))
        return
    way = way_on(table, seat, effect["n"])
    if way is not None:
        yield from travel(table, seat, *way)
    elif seat == table.current:
        yield set_turn(table, moves=turn_of(table)["moves"] + 1, stopped=False)     # told with a second `land`


@op("spin_table")
def spin_table(table, seat, effect, stopped):
    """The space has a table for the spinner; what comes after it waits for the number."""
    asked = list(ask(table, "spin_table", seat, {"rows": effect["rows"], "stopped": stopped}))
    yield from asked
    yield facts.step("spin_table", roll=asked[-1].data["roll"])


@spun("spin_table")
def table_spun(table, by, number, about):
    """The row of the number; a number in no row does nothing."""
    row = next((one for one in about["rows"] if one["from"] <= number <= one["to"]), None)
    if row is not None:
        yield from _carry_out(by, row["effects"], about["stopped"])
