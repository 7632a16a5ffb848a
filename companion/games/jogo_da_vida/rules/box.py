"""The box itself, and what every chapter needs: its figures, who is in the game, what the turn remembers."""

from __future__ import annotations

from pathlib import Path

from companion.engine import facts
from companion.engine.game import Game
from companion.engine.table import Refusal

__all__ = ["game", "BANK", "MONEY", "NOTES", "STEP", "NOTE", "NOTE_ON_JUDGEMENT", "TOLL", "LUCKY_DAY", "LUCKY_HIT", "LUCKY_NUMBER",
           "REVENGE", "SHARE_AT_END", "LIFE_AT_END", "price_of", "salaries", "in_game", "opponents", "turn_of", "set_turn",
           "strip", "stakes_lie", "alive", "open_now", "rested", "choice_due", "half_of", "start_id"]

game = Game(Path(__file__).parents[1] / "game.toml")
BANK, MONEY, NOTES = game.bank, game.money, "notes"

STEP = 1_000                   # the smallest note
NOTE = 20_000                  # what a promissory note is for, and costs to pay back
NOTE_ON_JUDGEMENT = 25_000     # what it costs on Judgement Day
TOLL = LUCKY_NUMBER = 24_000   # each crossing; each time a rival spins the lucky number
LUCKY_DAY, LUCKY_HIT = 20_000, 300_000
REVENGE = 200_000
SHARE_AT_END, LIFE_AT_END = 120_000, 8_000

# unverified: from a companion to the US edition whose other figures agree with the rules text (section 6.2)
SUGGESTED_PRICES = {"car_policy": 1_000, "house_policy": 10_000, "life_policy": 10_000, "share": 50_000}
SUGGESTED_PROFESSIONS = {"Doctor": 50_000, "Lawyer": 50_000, "Physicist": 30_000, "Journalist": 24_000, "Teacher": 20_000}


# -- what the owner taught (6.2, 6.3) --------------------------------------------------------------------

def price_of(table, thing: str) -> int | None:
    """The printed price of a policy or a share; None where the owner has to teach it and has not (option prices)."""
    taught = table.data["prices"].get(thing)
    return SUGGESTED_PRICES[thing] if taught is None and table.options["prices"] == "suggested" else taught


def salaries(table) -> dict[str, int]:
    """The professions of the board with their salaries; suggestions until the owner teaches them (option professions)."""
    taught = {one["name"]: one["salary"] for one in table.data["professions"]}
    return taught or (SUGGESTED_PROFESSIONS if table.options["professions"] == "suggested" else {})


def start_id(table) -> str | None:
    """The taught space that is SAÍDA, None on a board without one."""
    named = table.data["start_id"] or None
    return named or next((space["id"] for space in table.data["spaces"] if space["kind"] == "start"), None)


# -- who is in the game ----------------------------------------------------------------------------------

def in_game(table, seat: str) -> bool:
    """Whether a seat still plays along; millionaires do, bankrupt players do not."""
    return table.seat(seat)["status"] != "bankrupt"


def opponents(table, seat: str) -> list[str]:
    """The others who are still in the game, clockwise; millionaires are opponents, too (no. 19)."""
    return [other for other in table.clockwise(seat)[1:] if in_game(table, other)]


def half_of(table, amount: int) -> int:
    """The half that moves to the other player: whole thousands, the rest stays (7.2, option half_rounding)."""
    half = amount // 2
    return half if table.options["half_rounding"] == "exact" else half // STEP * STEP


# -- the present turn ------------------------------------------------------------------------------------
# turn: moves (landings still to be entered), landed (told by `land`), stopped (the car stands), due (the choice of the
# space: lucky, revenge, judgement), square, offers (what is for sale), exchange (how the visits to play came: stop, pass),
# receipt and payment (the newest of the player in turn: what a card is checked against), sent_back (whom a revenge hit)

FRESH = {"moves": 1, "landed": False, "stopped": False, "due": None, "square": None, "offers": [], "exchange": [],
         "receipt": None, "payment": None, "sent_back": None}


def turn_of(table) -> dict:
    """What the rules remember of the present turn."""
    return table.shared["turn"]


def set_turn(table, **changes):
    """Change what the rules remember of the present turn: a fact."""
    return facts.set_shared("turn", {**turn_of(table), **changes})


def strip(table, seat: str) -> dict[str, int]:
    """What a seat has on each number of the strip."""
    on = {str(number): table.balance(f"{seat}/strip/{number}") for number in range(1, 11)}
    return {number: amount for number, amount in on.items() if amount}


def stakes_lie(table) -> bool:
    """Whether a stake is open; who tries to become tycoon stakes at least the car."""
    return any(strip(table, seat) for seat in table.seats) or (table.roll is not None and table.roll["purpose"] == "tycoon")


# -- whether a command is open now -----------------------------------------------------------------------

def alive(table, who) -> None:
    """Bankrupt players can do nothing."""
    table.require(who is None or in_game(table, who), "out_of_game")


def rested(table) -> bool:
    """Nothing waits that holds up the rest of the turn: no card window, no forced loan."""
    return not table.agenda and not table.open_rows()


def open_now(table, holds) -> None:
    """The last refusal of every command: not open now. Not lifted where something waits: a ruling cannot overtake it."""
    if not rested(table) or table.phase == "lobby":
        raise Refusal("phase", order=True)
    table.require(holds, "phase")


def choice_due(table, who, due: str) -> None:
    """The choice of the space is due to this player; no ruling makes one."""
    if who != table.current or turn_of(table)["due"] != due:
        raise Refusal("phase", order=True)
    open_now(table, True)
