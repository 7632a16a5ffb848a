"""Corrections by the host that need more than a type (17.5)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import set_option
from companion.engine.corrections import adjust as adjust_plainly
from companion.engine.forms import Anything, Bad, MapOf, SeatOrTable, Text
from companion.engine.purse import set_purse
from companion.games.ucelovka.rules.board import name_at, position_of, positions_on
from companion.games.ucelovka.rules.box import (ROWS, STATE, TOKENS, bad, citizens, firm_account, game, in_order, pm, property_of,
                                                row_account, set_turn, tokens_in)
from companion.games.ucelovka.rules.elections import eligible_for, nothing_open, open_election
from companion.games.ucelovka.rules.inauguration import fund_available, set_order
from companion.games.ucelovka.rules.kinds import card_ids, card_order, square_names
from companion.games.ucelovka.rules.money import owe
from companion.games.ucelovka.rules.owning import give_card, give_property
from companion.games.ucelovka.rules.tokens import open_after_election

MOST_SKIPPED = 100          # what play can pass over in one go


@game.command(who="host", group="host")
def adjust(table, who, seat: SeatOrTable() = None, path: Text = None, value: Anything = None,
           values: MapOf(Text(), Anything()) = None, reason: Text = ""):
    """Correct fields of a sheet or of the shared state; a phase puts in place what belongs to it when the rest is right."""
    changes = {**(values or {}), **({path: value} if path is not None else {})}
    phase = changes.pop("phase", None) if seat is None else None
    if seat is not None and any(at.split(".")[0] in ("properties", "voting_cards", "debts") and "." in at for at in changes):
        raise bad(next(at for at in changes if "." in at), "unknown")     # a card has one place: rows are added and removed whole
    before = _places(table)
    if changes or phase is None:
        yield from adjust_plainly(table, who, seat, None, None, changes, reason)
    _check_places(table, before)
    if phase is not None:
        yield from _phase(table, phase, changes)


def _places(table) -> dict[str, tuple[int, int]]:
    """How many tokens lie in each row and on each firm, and how many have room there."""
    rows = {f"budget_rows.{row}": (tokens_in(table, row_account(row)), table.data["row_capacity"]) for row in ROWS}
    firms = {f"firm_tokens.{one['id']}": (tokens_in(table, firm_account(one["id"])), table.data["firm_capacity"])
             for one in table.data["properties"]}
    return {**rows, **firms}


def _check_places(table, before: dict) -> None:
    """No row and no firm gets more tokens than there is room (5)."""
    for path, (lie, room) in _places(table).items():
        if lie > max(room, before[path][0]):
            raise bad(path, "range")


def _phase(table, phase: str, given: dict):
    """What belongs to a phase (17.5). Yields facts."""
    if phase not in game.phases:
        raise bad("phase")
    if phase in ("token_work", "term", "finishing_round") and pm(table) is None:
        raise bad("phase")
    if phase == "inauguration" and table.shared["election"]["winner"] is None:
        raise bad("phase")
    if phase == "election":
        yield from open_election(table, given.get("election.kind") or "election_regular")
        return
    yield from nothing_open(table)
    yield facts.set_shared("phase", phase)
    if phase == "tiebreak":
        yield facts.set_shared("election.tied", eligible_for(table, table.shared["election"]["kind"] or "election_regular"))
    elif phase == "token_work":
        prisoner = next((seat for seat in citizens(table) if table.seat(seat)["in_prison"] and table.seat(seat)["laps"] < 0), None)
        yield from open_after_election(table, prisoner)
    elif phase in ("term", "finishing_round"):
        if table.shared["round_number"] == 0:
            yield facts.set_shared("round_number", 1)
        order = table.shared["turn_order"]
        first = order[0] if phase == "term" else order[1]
        yield facts.set_shared("thrown", [] if phase == "term" else [order[0]])
        yield facts.begin_turn(first)


@game.corrects("phase")
def phase_alone(table, value):
    """The phase comes last, see adjust."""
    yield from _phase(table, value, {})


@game.corrects("pm_id")
def pm_id(table, value):
    """Another Prime Minister; the Citizens follow clockwise."""
    if value is not None and value not in table.seats:
        raise bad("pm_id")
    yield facts.set_shared("pm_id", value)
    yield facts.set_shared("pm_spared", False)
    yield set_order(value, citizens(table)) if value else facts.set_shared("turn_order", [])


@game.corrects("citizen_order")
def citizen_order(table, value):
    """Every Citizen once."""
    if not isinstance(value, list) or pm(table) is None or sorted(map(str, value)) != sorted(citizens(table)):
        raise bad("citizen_order")
    yield set_order(pm(table), value)


@game.corrects("throw_round_no")
def throw_round_no(table, value):
    """The number of the throw round."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10**6:
        raise bad("throw_round_no", "range")
    yield facts.set_shared("round_number", value)


@game.corrects("election.kind")
def election_kind(table, value):
    """A regular or an extraordinary election, and who may stand in it."""
    if value not in ("election_regular", "election_extraordinary"):
        raise bad("election.kind")
    yield facts.set_shared("election.kind", value)
    if table.phase == "election":
        eligible = eligible_for(table, value)
        yield facts.set_shared("election.eligible", eligible)
        if pm(table) is not None:
            yield facts.set_field(pm(table), "laps", 0 if pm(table) in eligible else -1)
        yield facts.set_shared("election.ready", in_order(table, [s for s in table.shared["election"]["ready"] if s in eligible]))


def _tokens(table, account: str, keys: list[str], value, path: str):
    """So many tokens of one kind, or of both as a mapping, lie in a place. Yields facts."""
    wanted = {keys[0]: value} if keys else value
    if len(keys) > 1 or not isinstance(wanted, dict) or not set(wanted) <= set(TOKENS):
        raise bad(path, "unknown")
    for token, count in wanted.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 100:
            raise bad(path, "range")
        yield from set_purse(table, account, token, count)


@game.corrects("budget_rows")
def budget_rows(table, keys, value):
    """budget_rows.ROW.dotace and .tax."""
    if not keys or keys[0] not in ROWS:
        raise bad("budget_rows", "unknown")
    yield from _tokens(table, row_account(keys[0]), keys[1:], value, f"budget_rows.{keys[0]}")


@game.corrects("firm_tokens")
def firm_tokens(table, keys, value):
    """firm_tokens.FIRM.dotace and .tax."""
    if not keys or (property_of(table, keys[0]) or {}).get("kind") != "firm":
        raise bad("firm_tokens", "unknown")
    yield from _tokens(table, firm_account(keys[0]), keys[1:], value, f"firm_tokens.{keys[0]}")


@game.corrects("options")
def options(table, keys, value):
    """options.ID like the command set_option."""
    if len(keys) != 1:
        raise bad("options", "unknown")
    yield from set_option(table, None, keys[0], value)


# -- fields of a sheet ---------------------------------------------------------------------------------------

def _whole(path: str, keys, value, low: int, high: int) -> None:
    if keys or isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(path, "range")


@game.check_field("colour")
def colour(table, seat: str, keys, value):
    """A colour that no other pawn has."""
    if keys or not isinstance(value, str) or not 1 <= len(value) <= 20 or not value.isprintable():
        raise bad("colour", "type")
    if value.casefold() in [table.seat(other)["colour"].casefold() for other in table.seats if other != seat]:
        raise bad("colour", "taken")
    yield facts.set_field(seat, "colour", value)


@game.check_field("laps")
def laps(table, seat: str, keys, value):
    """START crossings of this term; below nought after being sent back over START."""
    _whole("laps", keys, value, -100, 1000)
    yield facts.set_field(seat, "laps", value)


@game.check_field("skip_throws")
def skip_throws(table, seat: str, keys, value):
    """A count that play can pass over in one go."""
    _whole("skip_throws", keys, value, 0, MOST_SKIPPED)
    yield facts.set_field(seat, "skip_throws", value)


@game.check_field("social_cards")
def social_cards(table, seat: str, keys, value):
    """No more cards than the box has."""
    _whole("social_cards", keys, value, 0, fund_available(table) + table.seat(seat)["social_cards"])
    yield facts.set_field(seat, "social_cards", value)
    names = table.seat(seat)["social_card_names"]
    if len(names) > value:
        yield facts.set_field(seat, "social_card_names", names[:value], audience=[seat])


@game.check_field("lap_rows_paid")
def lap_rows_paid(table, seat: str, keys, value):
    """Which laps have been paid in this term."""
    if keys or not isinstance(value, list) or any(one not in ROWS[1:] for one in value) or len(set(value)) < len(value):
        raise bad("lap_rows_paid")
    yield facts.set_field(seat, "lap_rows_paid", [row for row in ROWS if row in value])


def _stands(table, seat: str):
    """The pawn is put somewhere by hand: what is for sale there can be bought in the own turn. Yields facts."""
    if seat == table.current:
        yield set_turn(table, stay=True)
    if seat == pm(table):
        yield facts.set_shared("pm_spared", False)


@game.check_field("square")
def square(table, seat: str, keys, value):
    """The position on the taught board; given while the table follows positions."""
    if not positions_on(table):
        raise bad("square", "unknown")
    if value is not None:
        _whole("square", keys, value, 0, table.data["board_length"] - 1)
    yield facts.set_field(seat, "square", value)
    yield from _stands(table, seat)


@game.check_field("place")
def place(table, seat: str, keys, value):
    """The square where the pawn stands; given while the table follows no positions."""
    if keys or positions_on(table):
        raise bad("place", "unknown")
    known = isinstance(value, str) and value in square_names(table) and not value.startswith("square_")
    if value is not None and not known:
        raise bad("place")
    yield facts.set_field(seat, "place", value)
    yield from _stands(table, seat)


@game.check_field("gap_to_pm")
def gap_to_pm(table, seat: str, keys, value):
    """How far the Prime Minister is ahead; given while the table follows no positions."""
    if keys or positions_on(table):
        raise bad("gap_to_pm", "unknown")
    if value is not None:
        _whole("gap_to_pm", keys, value, -1000, 1000)
    yield facts.set_field(seat, "gap_to_pm", value)


# -- rows ------------------------------------------------------------------------------------------------------

@game.hook("check_row")
def check_row(table, rows: str, name: str, value):
    """A property, a voting card or a creditor that there is."""
    known = {"id": lambda: [one["id"] for one in table.data["properties"]], "card_id": lambda: card_ids(table),
             "creditor": lambda: [*table.seats, STATE]}
    if name == "creditor" and value == "bank":
        return STATE
    if name in known and value not in known[name]():
        raise Bad("choice")
    return value


@game.hook("row_given")
def row_given(table, seat: str, rows: str, values: dict):
    """A card is taken from its holder; debts to one creditor add up."""
    if rows == "properties":
        yield from give_property(table, values["id"], seat)
    elif rows == "voting_cards":
        yield from give_card(table, values["card_id"], seat)
    elif values["creditor"] == seat:
        raise bad("creditor")
    else:
        yield from owe(table, seat, values["creditor"], values["amount"])


@game.row("voting_cards")
def voting_card(table, seat: str, row: dict) -> dict:
    """What the card counts."""
    return {"value": card_order(row["card_id"])[0]}


@game.hook("option_changed")
def option_changed(table, option: str):
    """Pawns keep their squares when the table begins or ceases to follow positions."""
    if option != "track_positions":
        return
    for seat in table.seats:
        if positions_on(table):
            here = table.seat(seat)["place"]
            position = position_of(table, here) if here and here != "manual" else None
            yield facts.set_field(seat, "square", position)
            yield facts.set_field(seat, "place", None)
        else:
            position = table.seat(seat)["square"]
            name = None if position is None else name_at(table, position)
            yield facts.set_field(seat, "place", "manual" if name and name.startswith("square_") else name)
            yield facts.set_field(seat, "square", None)
