"""Corrections by the host that need more than a type (M04, 17.4)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import set_option
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, MOST_SKIPPED, SKILLS, game, set_turn
from companion.games.cesta_k_bohatstvi.rules.tree import skill
from companion.games.cesta_k_bohatstvi.rules.turn import FRESH


def _bad(parameter: str, why: str = "type") -> Refusal:
    return Refusal("bad_parameter", parameter=parameter, why=why)


@game.check_field("desires")
def desires(table, seat: str, keys: list[str], value):
    """desires.KIND is none, open or fulfilled; desires.KIND_title a text."""
    path = "desires." + ".".join(keys)
    if len(keys) != 1 or keys[0] not in (*KINDS, *(f"{kind}_title" for kind in KINDS)):
        raise _bad(path, "unknown")
    if keys[0] in KINDS:
        if value not in ("none", "open", "fulfilled"):
            raise _bad(path, "choice")
    elif value is not None and not (isinstance(value, str) and len(value) <= 80):
        raise _bad(path)
    yield facts.set_field(seat, ["desires", keys[0]], value or "")


@game.check_field("skill_tree")
def skill_tree(table, seat: str, keys: list[str], value):
    """skill_tree.SKILL is the list of its filled boxes, golden ones too; nothing cascades."""
    path = "skill_tree." + ".".join(keys)
    if len(keys) != 1 or keys[0] not in SKILLS:
        raise _bad(path, "unknown")
    boxes = len(skill(table, keys[0])["boxes"])
    if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
        raise _bad(path)
    if len(set(value)) != len(value) or not all(1 <= n <= boxes for n in value):
        raise _bad(path, "range")
    yield facts.set_field(seat, ["skill_tree", keys[0]], sorted(value))


@game.check_field("child_costs")
def child_costs(table, seat: str, keys: list[str], value):
    """Given while it is fixed at birth; derived with child_cost_mode=recalculated."""
    if keys or table.options["child_cost_mode"] == "recalculated":
        raise _bad("child_costs", "unknown")
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10**15:
        raise _bad("child_costs", "range")
    yield facts.set_field(seat, "child_costs", value)


@game.check_field("position")
def position(table, seat: str, keys: list[str], value):
    """An index on the taught track, or unknown."""
    track = len(table.data["track"])
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 0 or
                              (track and value >= track)):
        raise _bad("position", "range")
    yield facts.set_field(seat, "position", value)


@game.check_field("turns_to_skip")
def turns_to_skip(table, seat: str, keys: list[str], value):
    """A count that play can pass over in one go."""
    if keys or isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_SKIPPED:
        raise _bad("turns_to_skip", "range")
    yield facts.set_field(seat, "turns_to_skip", value)


@game.check_field("unclaimed")
def unclaimed(table, seat: str, keys: list[str], value):
    """So many payouts to claim; those the books do not know count as payday."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 100:
        raise _bad("unclaimed", "range")
    yield facts.set_field(seat, "unclaimed", value)
    yield facts.set_field(seat, "claims", table.seat(seat)["claims"][:value])


@game.corrects("turn_order")
def turn_order(table, value):
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(table.seats):
        raise _bad("turn_order", "choice")
    yield facts.set_shared("turn_order", value)


@game.corrects("options")
def options(table, keys, value=None):
    """options.ID like the command set_option."""
    if not isinstance(keys, list) or len(keys) != 1:
        raise _bad("options", "unknown")
    yield from set_option(table, None, keys[0], value)


@game.corrects("current")
def current(table, value):
    """Another seat's turn begins, as if nothing had been done in it."""
    if value not in table.seats:
        raise _bad("current", "choice")
    yield from withdraw(table, "move", "card")
    yield facts.begin_turn(value)
    yield set_turn(table, **FRESH)
    yield facts.set_shared("move", {"dice": None, "faces": [], "steps": None})
    yield facts.set_shared("phase", "awaiting_roll")


CREDITS = {"action_open": ("action", ["either"]), "card_effects": ("event", []), "landed": ("action", [])}


@game.corrects("phase")
def phase(table, value):
    """A phase with what belongs to it: action_open as on AKCE, card_effects as on UDÁLOST, landed with nothing left."""
    if value not in game.phases:
        raise _bad("phase", "choice")
    yield from withdraw(table)
    for row in table.open_rows():
        yield facts.close_row(row)
    if value in ("setup", "ended"):
        yield facts.begin_turn(None)
    elif table.current is None:
        if not table.seats:
            raise _bad("phase", "choice")
        yield from current(table, table.shared["turn_order"][0])
    square, credits = CREDITS.get(value, (None, []))
    yield set_turn(table, square=square, credits=credits, extra=[], used=0)
    yield facts.set_shared("phase", value)


@game.hook("row_given")
def row_given(table, seat: str, rows: str, values: dict):
    """A row carried on from paper; a business freezes its tables where the option says so."""
    if rows == "businesses":
        values = {**values, "frozen": [sheet.table_value(values["bonus_table"], sheet.column(table, seat, "right")),
                                       sheet.table_value(values["penalty_table"], sheet.column(table, seat, "left"))]}
    yield facts.add_row(table, seat, rows, **values)
