"""Wealth cards: the window before the money is booked, several presenters, the exemption (9.1, 18.4; no. 9-14, 26, 28)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice, Sealed, SeatOf
from companion.engine.table import Refusal
from companion.games.jogo_da_vida.rules.box import BANK, alive, game, half_of, in_game, opponents, set_turn, turn_of
from companion.games.jogo_da_vida.rules.money import owe, payment

__all__ = ["income", "expense", "window_of", "card_of", "holds_card", "PROFIT_FROM", "EXPENSE_FROM"]

PROFIT_FROM, EXPENSE_FROM = 16_000, 10_000

game.wait("wealth_window")


def holds_card(table, seat: str) -> bool:
    """Whether a seat holds any wealth card; how many is public, of which kind is not."""
    return bool(table.rows(seat, "wealth_cards"))


def card_of(table, seat: str, kind: str) -> dict | None:
    """The card a seat can show as this kind: one known as such, else the oldest that nobody told the phone.

    Any card does where kinds are not registered, and when the host enters what was shown on the table: then a refusal
    would tell the host what the seat holds.
    """
    rows = table.rows(seat, "wealth_cards")
    known = next((row for row in rows if row.get("kind") == kind), None)
    trusted = table.options["wealth_registry"] == "off" or _by_host(table)
    return known or _untold(rows) or (rows[0] if rows and trusted else None)


def _untold(rows: list[dict]) -> dict | None:
    return next((row for row in rows if row.get("kind", "unknown") == "unknown"), None)


def _by_host(table) -> bool:
    return getattr(table, "actor", {}).get("role") == "host"


def window_of(table) -> dict | None:
    """The card window that is open."""
    return next(iter(table.open_rows("wealth")), None)


# -- money that may be shared -----------------------------------------------------------------------------

def income(seat: str, amount: int, memo: str, source: str = BANK, **more):
    """Money for the player on the space, as a step; stopped=False: in passing; scope=False: no card applies to it;
    booked=True: it has come already; payments: who pays which part of it."""
    payments = more.pop("payments", [payment(source, seat, amount, memo)])
    return facts.step("income", seat=seat, amount=amount, payments=payments, **more)


@game.step("income")
def take_income(table, seat: str, amount: int, payments: list, stopped: bool = True, scope: bool = True, booked: bool = False):
    """The opponents who hold a card are asked before the money is booked; without any of them it comes at once."""
    if seat == table.current:
        yield set_turn(table, receipt={"amount": amount, "stopped": stopped, "scope": scope, "used": False})
    asked = [other for other in table.seats if other in opponents(table, seat) and holds_card(table, other)]
    if stopped and scope and amount >= PROFIT_FROM and asked:
        yield facts.open_row(table, "wealth", seat, asked, about="profit", stage="cards", amount=amount, presented=[], shown={},
                             target=None, payments=[] if booked else payments)
        yield facts.step("wealth_window")
    elif not booked:
        yield owe(*payments)


def expense(seat: str, amount: int, memo: str, **more):
    """A compulsory payment to the bank, as a step; stopped, scope as for income; settles="notes": Judgement Day."""
    return facts.step("expense", seat=seat, amount=amount, memo=memo, **more)


@game.step("expense")
def take_expense(table, seat: str, amount: int, memo: str, stopped: bool = True, scope: bool = True, settles: str | None = None):
    """Whoever holds a card may choose an opponent to share it; else it is paid at once."""
    if seat == table.current:
        yield set_turn(table, payment={"amount": amount, "to": "bank", "bought": not scope, "stopped": stopped, "used": False})
    if stopped and scope and amount >= EXPENSE_FROM and holds_card(table, seat) and opponents(table, seat):
        yield facts.open_row(table, "wealth", seat, [seat], about="expense", stage="cards", amount=amount, presented=[], shown={},
                             target=None, memo=memo, settles=settles, payments=[])
        yield facts.step("wealth_window")
    else:
        yield from _pay_expense(seat, amount, memo, settles)


def _pay_expense(seat: str, amount: int, memo: str, settles: str | None, target: str | None = None, half: int = 0):
    if settles is not None:
        yield facts.step("settle_notes", seat=seat, amount=amount, target=target, half=half)
    elif target is None:
        yield owe(payment(seat, BANK, amount, memo))
    else:
        yield owe(payment(target, BANK, half, "share_expense"), payment(seat, BANK, amount - half, memo))


# -- cards are shown --------------------------------------------------------------------------------------

def _asked(table, who, kind: str) -> dict | None:
    """The open window of this kind if it waits for this seat's card."""
    row = window_of(table)
    fits = row and row["terms"]["about"] == kind and row["terms"]["stage"] == "cards" and who in row["waiting"]
    return row if fits else None


def _can_show(table, who, kind: str) -> dict:
    card = card_of(table, who, kind)
    if card is None:
        raise Refusal("card_not_held")
    return card


def _show(table, row: dict, who: str, card: dict, answer: str, **terms):
    """The card lies on the table; with the last answer the window goes on."""
    yield facts.set_terms(row, presented=[*row["terms"]["presented"], who], shown={**row["terms"]["shown"], who: card["row_id"]},
                          **terms)
    yield facts.answer_row(row, who, answer)
    yield from _heard(table)


def _too_late(table, memory: str) -> None:
    """What a card is checked against without a window: the newest receipt or payment of the player in turn."""
    newest = turn_of(table).get(memory)
    if newest is None or window_of(table) or turn_of(table)["due"] == "lucky":
        return                           # nothing to share, or not yet
    if memory == "receipt":
        if newest["amount"] < PROFIT_FROM:
            raise Refusal("card_threshold_profit")
        if not newest["stopped"]:
            raise Refusal("card_not_stopped")
        if not newest["scope"]:
            raise Refusal("card_scope")
    else:
        if newest["amount"] < EXPENSE_FROM:
            raise Refusal("card_threshold_expense")
        if newest["to"] != "bank":
            raise Refusal("card_not_bank")
        if newest["bought"]:
            raise Refusal("card_scope")
        if not newest["stopped"]:
            raise Refusal("card_not_stopped")
    if newest["used"]:
        raise Refusal("card_one_at_a_time")


def _profit_open(table, who) -> None:
    """For pages: whoever is asked may try; a button that hides tells the host's page for this seat what it holds."""
    alive(table, who)
    if not _asked(table, who, "profit"):
        raise Refusal("phase", order=True)


@game.command(who="any", when=alive, offered=_profit_open, stale="wealth", answers=True, group="window")
def share_profit(table, who):
    """Dividindo os Lucros: half of what the player on the space receives, 16.000 or more, is yours."""
    row = _asked(table, who, "profit")
    if row is None:
        _too_late(table, "receipt")
    card = _can_show(table, who, "share_profit")
    if row is None:
        raise Refusal("phase", order=True)
    yield from _show(table, row, who, card, "show")


def _expense_open(table, who) -> None:
    alive(table, who)
    if not _asked(table, who, "expense"):
        raise Refusal("phase", order=True)


@game.command(who="turn", when=alive, offered=_expense_open, stale="wealth", answers=True, group="window")
def share_expense(table, who, target: SeatOf(others=True)):
    """Dividindo a Despesa: the opponent you choose pays half of what you owe the bank here, 10.000 or more."""
    row = _asked(table, who, "expense")
    if row is None:
        _too_late(table, "payment")
    card = _can_show(table, who, "share_expense")
    if not in_game(table, target):
        raise Refusal("out_of_game")
    if row is None:
        raise Refusal("phase", order=True)
    yield from _show(table, row, who, card, "show", target=target)


def _waits_for(table, who) -> None:
    alive(table, who)
    row = window_of(table)
    if row is None or who not in row["waiting"]:
        raise Refusal("phase", order=True)


def _exempt_open(table, who) -> None:
    _waits_for(table, who)
    if window_of(table)["terms"]["stage"] != "exempt":
        raise Refusal("phase", order=True)


@game.command(who="any", when=alive, offered=_exempt_open, stale="wealth", answers=True, group="window")
def exemption(table, who):
    """Cartão de Isenção: the card that hits you takes nothing, and no other comes after it."""
    card = _can_show(table, who, "exemption")
    _waits_for(table, who)
    row = window_of(table)
    if row["terms"]["stage"] != "exempt":
        raise Refusal("phase", order=True)
    yield facts.answer_row(row, who, "show")
    yield facts.remove_row(who, "wealth_cards", card)
    yield from _close(table, row, shared=False)


@game.command(who="any", when=_waits_for, stale="wealth", answers=True, group="window")
def pass_card(table, who):
    """No card from you this time."""
    row = window_of(table)
    yield facts.answer_row(row, who, "pass")
    yield from _heard(table)


def _a_window_waits(table, who) -> None:
    row = window_of(table)
    if row is None or not row["waiting"]:
        raise Refusal("phase", order=True)


@game.command(who="host", when=_a_window_waits, stale="wealth", answers=True, group="window")
def close_window(table, who):
    """Whoever is still asked shows no card."""
    row = window_of(table)
    for seat in row["waiting"]:
        yield facts.answer_row(row, seat, "pass")
    yield from _heard(table)


# -- the window goes on -----------------------------------------------------------------------------------

def _heard(table):
    """When nobody is asked any more: no card, one card, or a spin between several."""
    row = window_of(table)
    if row["waiting"]:
        return
    terms, presented = row["terms"], row["terms"]["presented"]
    if terms["stage"] == "exempt":
        yield from _close(table, row, shared=True)
    elif len(presented) > 1:
        yield facts.set_terms(row, stage="tie")
        yield from _ask_tie(table, row, [seat for seat in table.seats if seat in presented])
    elif presented:
        yield from _counts(table, row, presented[0])
    else:
        yield from _close(table, row, shared=False)


def _ask_tie(table, row: dict, seats: list[str]):
    """Only one card counts at a time: the presenters spin in seat order, no bets, no lucky number (no. 31)."""
    yield facts.set_terms(row, spun={})
    for seat in seats:
        yield facts.ask_roll(table, 1, 10, seat, "card_tie", {"among": seats})


@game.on_roll("card_tie")
def tie_spun(table, roll):
    """The highest number counts; the tied spin again."""
    row = window_of(table)
    numbers = {**row["terms"]["spun"], roll.by: roll.total}
    yield facts.set_terms(row, spun=numbers)
    among = roll.about["among"]
    if len(numbers) < len(among):
        return
    best = [seat for seat in among if numbers[seat] == max(numbers.values())]
    if len(best) > 1:
        yield from _ask_tie(table, row, best)
    else:
        yield from _counts(table, row, best[0])


def _counts(table, row: dict, presenter: str):
    """This card counts: the cards shown go under the pile (no. 13), and who is hit may show an exemption."""
    terms = row["terms"]
    for seat, shown in terms["shown"].items():
        card = next((one for one in table.rows(seat, "wealth_cards") if one["row_id"] == shown), None)
        if card is not None and (seat == presenter or table.options["losing_card"] == "under_pile"):
            yield facts.remove_row(seat, "wealth_cards", card)
    hit = terms["target"] if terms["about"] == "expense" else row["by"]
    if not holds_card(table, hit):
        yield from _close(table, row, shared=True, presenter=presenter)
        return
    yield facts.close_row(row)
    yield facts.open_row(table, "wealth", row["by"], [hit], **{**terms, "stage": "exempt", "presenter": presenter})


def _close(table, row: dict, shared: bool, presenter: str | None = None):
    """Everything is booked now; after a card no second one is shown on the same event (no. 14)."""
    terms, seat = row["terms"], row["by"]
    presenter = presenter or terms.get("presenter")
    memory = "receipt" if terms["about"] == "profit" else "payment"
    if presenter is not None and seat == table.current and turn_of(table).get(memory):
        yield set_turn(table, **{memory: {**turn_of(table)[memory], "used": True}})
    yield facts.close_row(row)
    yield facts.finish_step(table, "wealth_window")
    half = half_of(table, terms["amount"])
    if terms["about"] == "profit":
        yield owe(*terms["payments"])
        if shared:
            yield owe(payment(seat, presenter, half, "share_profit"))
    else:
        yield from _pay_expense(seat, terms["amount"], terms["memo"], terms["settles"],
                                terms["target"] if shared else None, half if shared else 0)


# -- what the own phone knows ---------------------------------------------------------------------------

def _holds_a_card(table, who) -> None:
    """For pages: whether an untold one is among them is not for the host's page of this seat to say."""
    alive(table, who)
    if not holds_card(table, who) or table.options["wealth_registry"] == "off" or table.phase == "lobby":
        raise Refusal("phase", order=True)


@game.command(who="any", when=_holds_a_card, group="any_time")
def draw_wealth(table, who, kind: Sealed(Choice("share_profit", "share_expense", "exemption"))):
    """Tell your own phone what the oldest card in your hand is; nobody else learns it."""
    rows = table.rows(who, "wealth_cards")
    row = _untold(rows) or (rows[0] if _by_host(table) else None)
    if row is None:
        raise Refusal("phase", order=True)
    yield facts.change_row(who, "wealth_cards", row, kind=kind)
