"""What the owner teaches once: prices, professions, the spaces of the board (6.3, 18.6)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Bad
from companion.games.jogo_da_vida.rules.board import PLAIN, spaces as board_of
from companion.games.jogo_da_vida.rules.box import STEP, SUGGESTED_PRICES, game

POLICIES = ("car", "house", "life")
COLOURS = ("", "start", "yellow", "orange", "red", "white")
BRANCHES = ("", "business", "university", "common")
SPACE = {"id", "next", "branch", "colour", "kind", "label", "effects", "profession", "interest", "must_stop"}
DEEPEST = 3                       # tables of the spinner within tables of the spinner

# op -> the fields it needs; policy_or_share stands for one of the two
NEEDS = {"bank_pays": ("amount",), "pay_bank": ("amount",), "pay_each": ("amount",), "each_pays": ("amount",),
         "set_salary": ("amount",), "pay_bank_unless": ("policy", "amount"), "bank_pays_if": ("policy_or_share", "amount"),
         "offer": ("policy_or_share",), "pay_bank_salary_fraction": ("num", "den"), "move": ("n",), "lose_turns": ("n",),
         "spin_table": ("rows",)}


def _whole(value, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _text(value, longest: int = 200) -> str:
    if not isinstance(value, str) or len(value) > longest or any(ord(c) < 32 or 0xD800 <= ord(c) < 0xE000 for c in value):
        raise Bad("type")
    return value


def _amount(value, low: int = STEP) -> int:
    """An amount in whole thousands."""
    if not _whole(value, low, 10**9):
        raise Bad("range")
    if value % STEP:
        raise Bad("thousands")
    return value


@game.check_data("prices")
def prices(value):
    """What a policy of each kind and a share cost."""
    if not isinstance(value, dict):
        raise Bad("type")
    if set(value) - set(SUGGESTED_PRICES):
        raise Bad("unknown")
    return {thing: _amount(price, 0) for thing, price in value.items()}


@game.check_data("professions")
def professions(value):
    """The professions of the university path with their salaries."""
    if not isinstance(value, list) or len(value) > 40:
        raise Bad("type")
    for one in value:
        if not isinstance(one, dict) or set(one) != {"name", "salary"} or not _text(one["name"], 40).strip():
            raise Bad("type")
        _amount(one["salary"], 0)
    if len({one["name"] for one in value}) < len(value):
        raise Bad("taken")
    return value


@game.check_data("spaces")
def spaces(value):
    """The spaces of the board; a few loose ones are enough."""
    if not isinstance(value, list) or len(value) > 400:
        raise Bad("type")
    made = [_space(one) for one in value]
    if len({one["id"] for one in made}) < len(made):
        raise Bad("taken")
    return made


def _space(space) -> dict:
    if not isinstance(space, dict):
        raise Bad("type")
    if set(space) - SPACE:
        raise Bad("unknown")
    made = {**PLAIN, "next": [], "kind": "empty", **space}
    if not _text(made.get("id"), 40).strip():
        raise Bad("missing")
    if not isinstance(made["next"], list) or len(made["next"]) > 9:
        raise Bad("type")
    for text in (*made["next"], made["label"], made["profession"]):
        _text(text)
    for name, known in (("kind", game.squares), ("colour", COLOURS), ("branch", BRANCHES)):
        if not isinstance(made[name], str) or made[name] not in known:
            raise Bad("choice")
    if not isinstance(made["interest"], bool) or not isinstance(made["must_stop"], bool):
        raise Bad("type")
    made["effects"] = _effects(made["effects"])
    return made


def _effects(value, depth: int = 0) -> list[dict]:
    if not isinstance(value, list) or len(value) > 20 or depth > DEEPEST:
        raise Bad("type")
    return [_effect(one, depth) for one in value]


def _effect(effect, depth: int) -> dict:
    if not isinstance(effect, dict) or not isinstance(effect.get("op"), str):
        raise Bad("type")
    if effect["op"] not in NEEDS:
        raise Bad("choice")
    needs = set(NEEDS[effect["op"]])
    if "policy_or_share" in needs:
        needs = needs - {"policy_or_share"} | {"share" if "share" in effect else "policy"}
    if set(effect) != needs | {"op"}:
        raise Bad("missing" if needs - set(effect) else "unknown")
    for name in needs:
        _part(effect["op"], name, effect[name], depth)
    return effect


def _part(op: str, name: str, value, depth: int) -> None:
    if name == "amount":
        _amount(value, 0 if op == "set_salary" else STEP)
    elif name == "policy" and value not in POLICIES:
        raise Bad("choice")
    elif name == "share" and value is not True:
        raise Bad("choice")
    elif name in ("num", "den") and not _whole(value, 1, 100):
        raise Bad("range")
    elif name == "n" and not (_whole(value, 1, 20) or (op == "move" and _whole(value, -200, 200) and value)):
        raise Bad("range")
    elif name == "rows":
        _rows(value, depth)


def _rows(rows, depth: int) -> None:
    """The rows of a table for the spinner: from one number to another, what happens."""
    if not isinstance(rows, list) or not 1 <= len(rows) <= 10:
        raise Bad("type")
    for row in rows:
        if not isinstance(row, dict) or set(row) != {"from", "to", "effects"}:
            raise Bad("type")
        if not _whole(row["from"], 1, 10) or not _whole(row["to"], row["from"], 10):
            raise Bad("range")
        _effects(row["effects"], depth + 1)


@game.check_data("toll")
def toll(value):
    """The space before the bridge and the one after it."""
    if not isinstance(value, dict):
        raise Bad("type")
    if set(value) - {"before_id", "after_id"}:
        raise Bad("unknown")
    return {name: _text(one, 40) for name, one in value.items()}


def _line(value):
    """A line of text: an id, a note."""
    return _text(value)


for _key in ("edition_note", "start_id", "judgement_id", "millionaire_id"):
    game.check_data(_key)(_line)


@game.hook("data_changed")
def data_changed(table, root: str):
    """A car whose space is no longer on the taught board stands where nobody knows."""
    if root in ("spaces", "start_id", "judgement_id", "millionaire_id"):
        known = {"start", *board_of(table)}
        for seat in table.seats:
            if table.seat(seat)["position"] not in (None, *known):
                yield facts.set_field(seat, "position", None)
