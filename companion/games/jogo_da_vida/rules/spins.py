"""Every use of the spinner: who may bet on it, what a reading settles, in which order (7.4, 10, 18.2)."""

from __future__ import annotations

from companion.engine import facts
from companion.games.jogo_da_vida.rules.box import BANK, LUCKY_NUMBER, MONEY, game, strip

__all__ = ["ask", "bets_allowed", "spun", "SPUN"]

WITH_BETS = ("move", "gift", "honeymoon", "lucky_number", "tycoon")
WITHOUT_LUCKY_NUMBER = ("lucky_number", "tycoon")
SPUN: dict = {}                  # purpose -> what it is for: (table, by, number, about) yielding facts


def spun(purpose: str):
    """Register what a spin of this purpose is for, after stakes and lucky number are settled."""
    def register(fn):
        SPUN[purpose] = fn
        game.on_roll(purpose)(read)
        return fn
    return register


def bets_allowed(table, purpose: str) -> bool:
    """Whether the others may bet on a spin of this purpose (10, option bettable_spins)."""
    return purpose in WITH_BETS and table.options["bettable_spins"] in ("all", purpose)


def ask(table, purpose: str, by: str, about: dict | None = None):
    """The wheel is to be spun; where bets are allowed their window opens with it."""
    yield facts.set_shared("bets", {"open": bets_allowed(table, purpose), "own": {}})
    yield facts.ask_roll(table, 1, 10, by, purpose, about)


def read(table, roll):
    """The number is read: stakes first, then the lucky number, then what the spin is for (7.4)."""
    yield from _settle_bets(table, roll)
    yield facts.set_shared("bets", {})
    owner = table.shared["first_millionaire"]
    if owner is not None and owner != roll.by and roll.total == table.shared["lucky_number"] \
            and roll.purpose not in WITHOUT_LUCKY_NUMBER:
        yield facts.step("collect", payments=[{"from": roll.by, "to": owner, "amount": LUCKY_NUMBER, "memo": "lucky_number"}])
    yield facts.step("spun", purpose=roll.purpose, by=roll.by, number=roll.total, about=roll.about)


@game.step("spun")
def after_the_reading(table, purpose: str, by: str, number: int, about: dict):
    """Stakes and lucky number are settled: now what the spin is for."""
    yield from SPUN[purpose](table, by, number, about)


def _settle_bets(table, roll):
    """Ten times the stake for a hit, then the whole strip goes to the bank (no. 8, 27)."""
    for seat in table.seats:
        if roll.purpose == "tycoon" and seat == roll.by:
            continue                     # no bet: everything that is left, and the car
        for number, amount in strip(table, seat).items():
            if int(number) == roll.total and roll.purpose != "lucky_day":
                yield facts.move(10 * amount, MONEY, BANK, seat, "bet_won")
            yield facts.move(amount, MONEY, f"{seat}/strip/{number}", BANK, "strip")
