"""What others read of the books: derived shared paths, who sees what, what to do next (9, 17.5)."""

from __future__ import annotations

from companion.engine.decide import closed_because
from companion.engine.sheet import Next
from companion.games.ucelovka.rules import ending
from companion.games.ucelovka.rules.board import place_of
from companion.games.ucelovka.rules.box import (DOTACE, ROWS, STATE, TAX, firm_account, game, lap_of, owner_of, pm, properties,
                                                row_account, turn_of)
from companion.games.ucelovka.rules.deals import deals
from companion.games.ucelovka.rules.inauguration import fund_available
from companion.games.ucelovka.rules.tokens import situation_of

# -- who sees what (9) -------------------------------------------------------------------------------------------


@game.audience("wallet")
def wallet(table, seat: str):
    """Cash is the owner's own until the end, unless the table plays with open wallets."""
    return "all" if table.options["public_cash"] or table.phase == "ended" else {seat}


@game.audience("owners")
def owners(table, seat: str):
    """Dealt property is secret until the first inauguration."""
    return "all" if table.shared["term_no"] else {seat}


@game.audience("register")
def register(table, seat):
    """Who owns what, nobody's before the first inauguration: it would tell what was dealt."""
    return "all" if table.shared["term_no"] else set()


@game.audience("revealed")
def revealed(table, seat):
    """Totals and cards of an election, from the reveal on."""
    return "all" if table.shared["election"]["totals"] is not None else set()


@game.audience("counted")
def counted(table, seat):
    """The result, from the end on."""
    return "all" if table.phase == "ended" else set()


# -- derived shared paths --------------------------------------------------------------------------------------------

@game.shared("terms", audience="all")
def terms(table):
    """How many terms are played."""
    return table.options["terms"]


@game.shared("throw_round_no", audience="all")
def throw_round_no(table):
    """The throw round of this term."""
    return table.shared["round_number"]


@game.shared("citizen_order", audience="all")
def citizen_order(table):
    """The Citizens in the order in which they throw."""
    return [seat for seat in table.shared["turn_order"] if seat != pm(table)]


@game.shared("current_lap", audience="all")
def current_lap(table):
    """The lap of the term, which is the Prime Minister's."""
    return lap_of(table)


@game.shared("pm_start_passes", audience="all")
def pm_start_passes(table):
    """How often the Prime Minister has passed START in this term."""
    return max(0, table.seat(pm(table))["laps"]) if pm(table) else 0


@game.shared("state_net", audience="all")
def state_net(table):
    """What was paid to the State Budget less what it paid."""
    return table.balance(STATE)


@game.shared("state_money", audience="all")
def state_money(table):
    """What is left of the money the table began with, if it counts it; it limits nothing (no. 13)."""
    start = table.options["state_start"]
    return None if start == "unlimited" else start + table.balance(STATE)


@game.shared("social_fund_available", audience="all")
def social_fund_available(table):
    """The Social Fund cards that lie on the board."""
    return fund_available(table)


@game.shared("budget_rows", audience="all")
def budget_rows(table):
    """The tokens in the rows of the State Budget."""
    return {row: {DOTACE: table.balance(row_account(row), DOTACE), TAX: table.balance(row_account(row), TAX)} for row in ROWS}


@game.shared("firm_tokens", audience="all")
def firm_tokens(table):
    """The tokens on each firm."""
    return {name: {DOTACE: table.balance(firm_account(name), DOTACE), TAX: table.balance(firm_account(name), TAX)}
            for name, one in properties(table).items() if one["kind"] == "firm"}


@game.shared("owner_register", audience="register")
def owner_register(table):
    """Who owns each property."""
    return {name: owner_of(table, name) for name in properties(table)}


@game.shared("unowned", audience="register")
def unowned(table):
    """The properties of the State Budget."""
    return [name for name in properties(table) if owner_of(table, name) is None]


@game.shared("trades", audience="all")
def trades(table):
    """The open deals; what is in them only the parties see."""
    return [{"no": row["terms"]["no"], "kind": row["kind"], "proposer": row["by"], "partner": (row["waiting"] or [None])[0]}
            for row in deals(table)]


@game.shared("ranking", audience="counted")
def ranking(table):
    """Who has most, once the game is over."""
    return ending.ranking(table) if table.phase == "ended" else []


@game.worth("wallet")
def net_cash(table, seat: str) -> int:
    """What decides at the end: cash less debts, and what others owe."""
    return ending.net_cash(table, seat)


@game.hook("open_row")
def open_row(table, row: dict) -> dict:
    """An open deal: between whom."""
    return {"facts": {"proposer": row["by"], "partner": (row["waiting"] or [None])[0]}}


# -- what to do next ---------------------------------------------------------------------------------------------------

def _open(table, seat: str, *names: str) -> tuple[str, ...]:
    return tuple(name for name in names if closed_because(table, game.commands[name], seat) is None)


@game.next
def next_step(table, seat: str | None) -> Next:
    """One sentence and its control: a deal, the election, a duty, a decision, the throw."""
    if table.phase == "ended" or table.state["closed"]:
        return Next("ended", {"winner": table.shared["winner"]})
    if table.phase == "setup":
        return Next("lobby", {}, ("setup_game",) if seat is not None and seat == table.host else ())
    offered = next((row for row in deals(table) if seat in row["waiting"]), None)
    if offered is not None:
        return _deal(offered)
    before = {"dealing": _dealing, "election": _election, "tiebreak": _tie, "inauguration": _inauguration, "token_work": _token_work}
    return before[table.phase](table, seat) if table.phase in before else _term(table, seat)


def _deal(row: dict) -> Next:
    """What is offered, to who has to answer: the only other one who may read it."""
    terms, answers = row["terms"], ("confirm_trade", "decline_trade")
    if row["kind"] == "sell_institution":
        return Next("sale", {"seat": row["by"], "property": terms["property"], "price": terms["price"]}, answers)
    sides = {f"{name}_{what}": terms[side][what] for name, side in (("get", "give"), ("give", "take")) for what in ("money", "dotace")}
    cards = {f"{name}_cards": [*terms[side]["properties"], *terms[side]["cards"]] for name, side in (("get", "give"), ("give", "take"))}
    return Next("deal", {"seat": row["by"], **sides, **cards}, answers)


def _dealing(table, seat) -> Next:
    missing = [one for one in table.seats if one not in table.shared["claimed"]]
    if seat in missing:
        return Next("claim", {}, ("claim_dealt_properties",))
    return Next("wait_for_all", {"seats": missing})


def _election(table, seat) -> Next:
    here = table.shared["election"]
    missing = [one for one in here["eligible"] if one not in here["ready"]]
    if seat in missing:
        return Next("bid", {}, ("submit_bid", "abstain"))
    if seat is not None and seat not in here["eligible"] and missing:
        return Next("in_prison", {})
    if not missing and seat is not None and seat == table.host:
        return Next("reveal", {}, ("reveal_election", "draw_lots"))
    return Next("wait_for_all", {"seats": missing}) if missing else Next("wait_reveal", {})


def _tie(table, seat) -> Next:
    here = table.shared["election"]
    if table.roll is not None and table.roll["by"] == seat:
        return Next("roll_now", {"purpose": "tiebreak"}, ("report_roll",))
    if seat in here["tied"] and (mine := _open(table, seat, "tiebreak_roll")):
        return Next("tie", {}, mine)
    return Next("wait_tie", {"seats": here["tied"]})


def _inauguration(table, seat) -> Next:
    elected = table.shared["election"]["winner"]
    return Next("elected", {"seat": elected}, _open(table, seat, "inaugurate") if seat is not None else ())


def _token_work(table, seat) -> Next:
    mine = situation_of(table, seat) if seat is not None else None
    waiting = [one["seat"] for one in table.shared["situations"]]
    if mine is None:
        return Next("wait_tokens", {"seats": waiting})
    left = mine["limit"] - mine["used"]
    if seat != pm(table) and pm(table) in waiting:
        return Next("tokens_after_pm", {"pm": pm(table)}, ("close_situation",))
    order = ("set_citizen_order",) if seat == pm(table) and len(table.seats) > 2 else ()
    return Next("tokens", {"left": left}, (*(("token_op",) if left > 0 else ()), "close_situation", *order))


def _term(table, seat) -> Next:
    decision, duty = table.shared["decision"], table.shared["duty"]
    if decision is not None:
        if seat == decision["owner"]:
            return Next("decide", {"visitor": decision["visitor"], "institution": decision["institution"]}, ("institution_decision",))
        return Next("wait_decision", {"owner": decision["owner"]})
    if duty is not None:
        if seat == duty["seat"]:
            answers = ("sell_institution", "return_property") if duty["action"] == "square_journalists" else (duty["action"],)
            return Next(duty["action"], {}, answers)
        return Next("wait_duty", {"seat": duty["seat"]})
    if table.roll is not None:
        if seat is not None and seat == table.roll["by"]:
            return Next("roll_now", {"purpose": table.roll["purpose"]}, ("report_roll",))
        return Next("roll_wait", {"by": table.roll["by"]})
    if seat is None or seat != table.current:
        mine = situation_of(table, seat) if seat is not None else None
        if mine is not None:
            return Next("tokens", {"left": mine["limit"] - mine["used"]}, ("token_op", "close_situation"))
        return Next("wait_for", {"current": table.current})
    return _own_turn(table, seat)


def _own_turn(table, seat: str) -> Next:
    now = turn_of(table)
    if now["unsettled"]:
        return Next("settle", {"square": place_of(table, seat)}, ("settle_square", *_open(table, seat, "play_social_card")))
    if not now["landed"]:
        if now["asked"]:
            return Next("enter_move", {"steps": table.shared["allowed_steps"]}, _open(table, seat, "land"))
        return Next("throw", {}, _open(table, seat, "throw_and_move"))
    mine = situation_of(table, seat)
    work = ("token_op", "close_situation") if mine is not None and mine["used"] < mine["limit"] else ()
    more = (*_open(table, seat, "buy_property", "fine_smoking"), *work)
    if table.shared["allowed_steps"] == []:
        return Next("stayed", {}, (*more, *_open(table, seat, "end_turn")))
    return Next("at_square" if more else "nothing_left", {"square": place_of(table, seat)}, (*more, *_open(table, seat, "end_turn")))
