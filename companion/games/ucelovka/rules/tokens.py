"""Work with the round tokens: situations, their limits, one token of a sector in each (7.8)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice
from companion.engine.table import Refusal
from companion.engine.turns import pass_turn
from companion.games.ucelovka.rules.box import (DOTACE, ROWS, TAX, firm_account, game, in_order, is_pm, lap_of, owned_ids, part_of, pm,
                                                properties, property_of, row_account, tokens_in, turn_of)
from companion.games.ucelovka.rules.kinds import OneOf, firms

__all__ = ["workable", "open_situation", "open_after_election", "situation_of", "empty_rows", "fill_rows", "take_token", "close_situations"]


# -- situations --------------------------------------------------------------------------------------------

def open_situation(table, seat: str, kind: str, scope: str | None = None, limit: int | None = None):
    """An occasion for a seat to work with tokens: a fact. limit: of the table of the box unless a card says it."""
    if limit is None:
        limit = table.data["token_limits"][kind][part_of(table, seat)]
    made = {"seat": seat, "kind": kind, "limit": limit, "used": 0, "sectors_used": [], "scope": scope}
    return facts.set_shared("situations", [*table.shared["situations"], made])


def open_after_election(table, but: str | None = None):
    """After an election everybody may work with tokens, the Prime Minister first. Yields facts."""
    yield facts.set_shared("situations", [])
    for seat in [pm(table), *in_order(table, [seat for seat in table.seats if seat not in (pm(table), but)])]:
        yield open_situation(table, seat, "after_election")


def situation_of(table, seat: str) -> dict | None:
    """The oldest open situation of a seat."""
    return next((one for one in table.shared["situations"] if one["seat"] == seat), None)


def close_situations(table):
    """All situations close unused: a fact."""
    return facts.set_shared("situations", [])


def _open_for(table, who) -> None:
    table.require(situation_of(table, who) is not None, "no_situation")
    first = table.phase == "token_work" and not is_pm(table, who) and situation_of(table, pm(table)) is not None
    table.require(not first, "pm_first")


# -- tokens ------------------------------------------------------------------------------------------------

def empty_rows(table):
    """What is left in the rows of the State Budget leaves the game. Yields facts."""
    for row in ROWS:
        for token in (DOTACE, TAX):
            yield from take_token(table, row_account(row), token, table.balance(row_account(row), token))


def fill_rows(table):
    """The Prime Minister's tokens for all three laps, as the table of the box has them. Yields facts."""
    for row in ROWS:
        printed = table.data["round_table"][row]
        for token, count in ((DOTACE, printed["pm_row_dotace"]), (TAX, printed["pm_row_tax"])):
            if count:
                yield facts.move(count, token, game.bank, row_account(row), "budget")


def take_token(table, account: str, token: str, count: int = 1, to: str | None = None):
    """Tokens leave a firm or a row, out of the game unless somebody gets them. Yields facts."""
    if count:
        yield facts.move(count, token, account, to or game.bank, "token")


def _row_to_take(table, token: str, row: str | None) -> str:
    """The Prime Minister places from the row of the current lap alone."""
    row = row or lap_of(table)
    if row == "own":
        raise Refusal("pm_own_dotace")
    if row != lap_of(table):
        raise Refusal("row_locked", lap=lap_of(table))
    if not table.balance(row_account(row), token):
        raise Refusal("row_empty", lap=row)
    return row_account(row)


def _row_to_store(table, row: str | None) -> str:
    """What the Prime Minister removes goes into the row of this lap or of an earlier one."""
    if row == "own":
        raise Refusal("pm_own_dotace")
    up_to_now = ROWS[:ROWS.index(lap_of(table)) + 1]
    room = [one for one in reversed(up_to_now) if tokens_in(table, row_account(one)) < table.data["row_capacity"]]
    if row is None:
        row = room[0] if room else lap_of(table)
    if row not in up_to_now:
        raise Refusal("row_future", lap=row)
    if row not in room:
        raise Refusal("row_full", lap=row)
    return row_account(row)


def _check_target(table, who, op: str, token: str, one: dict, here: dict) -> None:
    """Limit, square, sector, kind of token, whose firm: in this order (7.8, 2 to 6)."""
    firm = one["id"]
    if here["used"] >= here["limit"]:
        raise Refusal("token_limit", n=here["limit"])
    if here["kind"] == "firm_visit" and firm != here["scope"]:
        raise Refusal("token_scope")
    if who == table.current and firm in turn_of(table)["bought"]:
        raise Refusal("bought_now")
    if one["sector"] in here["sectors_used"]:
        raise Refusal("sector_used")
    if is_pm(table, who):
        if here["kind"] == "firm_visit" and token != TAX:
            raise Refusal("token_type", token=TAX)
    else:
        if token != DOTACE:
            raise Refusal("token_type", token=DOTACE)
        if table.options["citizen_tokens"] == "own" and firm not in owned_ids(table, who):
            raise Refusal("not_your_firm")


def workable(table, who) -> list[str]:
    """The firms on which a seat may work with a token now; of its open situation, else none."""
    here = situation_of(table, who) if who in table.seats else None
    return [name for name in firms(table) if here is not None and _may_touch(table, who, property_of(table, name), here)]


def _may_touch(table, who, one: dict, here: dict) -> bool:
    try:
        _check_target(table, who, "place", TAX if is_pm(table, who) else DOTACE, one, here)
    except Refusal:
        return False
    return True


def _kinds(table, who) -> list[str]:
    """Citizens have Dotace alone, the Prime Minister on a firm's square Daně alone."""
    here = situation_of(table, who) if who in table.seats else None
    if here is None:
        return [DOTACE, TAX]
    return [DOTACE] if not is_pm(table, who) else [TAX] if here["kind"] == "firm_visit" else [DOTACE, TAX]


def _rows(table, who) -> list[str]:
    """The rows that may be meant: the Prime Minister's up to the present lap; never the own stock (7.8)."""
    return list(ROWS[:ROWS.index(lap_of(table)) + 1]) if who in table.seats and is_pm(table, who) else []


TOKEN = OneOf(lambda table, who: [DOTACE, TAX], _kinds)
TO_WORK_ON = OneOf(lambda table, who: list(properties(table)), lambda table, who: workable(table, who) or firms(table), group="sq")
ROW = OneOf(lambda table, who: [*ROWS, "own"], _rows, group="lap")


@game.command(who="any", offered=_open_for, group="tokens")
def token_op(table, who, op: Choice("place", "remove"), token: TOKEN, firm: TO_WORK_ON, row: ROW = None):
    """Place a round token on a firm or take one from it; the Prime Minister from or into a row of the budget (7.8)."""
    one = property_of(table, firm)
    if one["kind"] != "firm":
        raise Refusal("no_tokens_here")
    _open_for(table, who)
    here = situation_of(table, who)
    if here is None:
        raise Refusal("no_situation", order=True)      # a house ruling opens none
    _check_target(table, who, op, token, one, here)
    on_firm = firm_account(firm)
    if op == "place":
        if tokens_in(table, on_firm) >= table.data["firm_capacity"]:
            raise Refusal("firm_full", firm=firm)
        if not is_pm(table, who) and not table.balance(who, DOTACE):
            raise Refusal("no_dotace")
        source = _row_to_take(table, token, row) if is_pm(table, who) else who
        yield facts.move(1, token, source, on_firm, "token")
    else:
        if not table.balance(on_firm, token):
            raise Refusal("token_absent", firm=firm)
        target = _row_to_store(table, row) if is_pm(table, who) else who
        yield facts.move(1, token, on_firm, target, "token")
    used = {**here, "used": here["used"] + 1, "sectors_used": [*here["sectors_used"], one["sector"]]}
    at = table.shared["situations"].index(here)
    yield facts.set_shared("situations", [*table.shared["situations"][:at], used, *table.shared["situations"][at + 1:]])


def _has_situation(table, who) -> None:
    if situation_of(table, who) is None:
        raise Refusal("no_situation", order=True)


@game.command(who="any", when=_has_situation, group="tokens")
def close_situation(table, who):
    """Enough token work here; after an election the last one to say so begins the term (7.8, 17.2)."""
    at = table.shared["situations"].index(situation_of(table, who))
    yield facts.set_shared("situations", [*table.shared["situations"][:at], *table.shared["situations"][at + 1:]])
    if table.phase == "token_work" and not table.shared["situations"]:
        yield from pass_turn(table)
