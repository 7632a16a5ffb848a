"""What the owner teaches once: properties, squares, Social Fund cards, the tables of the box (13)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Bad
from companion.games.ucelovka.rules.box import COMMON_SQUARES, ROLES, ROWS, game

__all__ = ["missing_in", "partial"]

KINDS = ("firm", "ecofirm", "institution")
SQUARE_KINDS = ("start", "property", *COMMON_SQUARES, "manual")
EFFECTS = ("move", "cancel_payment", "token_op", "manual")
EXEMPT = ("To je Účelovka!", "Sorry jako")
SITUATIONS = ("after_election", "start_pass", "firm_visit", *ROLES)
COMPLETE = (27, 35)                       # property cards and squares of the box
MOST = 10**9


def _whole(value, low: int = 0, high: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Bad("type")
    if not low <= value <= high:
        raise Bad("range")
    return value


def _text(value, low: int = 1) -> str:
    if not isinstance(value, str) or len(value) > 80 or any(ord(c) < 32 or 0xD800 <= ord(c) < 0xE000 for c in value):
        raise Bad("type")
    if len(value) < low:
        raise Bad("missing")
    return value


def _id(value) -> str:
    if not all(c.isalnum() or c in "_-" for c in _text(value)):
        raise Bad("type")
    return value


def _listed(value, one, most: int) -> list:
    """A list of tables, each checked; a mistake says in which."""
    if not isinstance(value, list) or len(value) > most:
        raise Bad("type")
    made = []
    for at, row in enumerate(value, 1):
        try:
            if not isinstance(row, dict):
                raise Bad("type")
            made.append(one(row))
        except Bad as error:
            error.place = str(row.get("id", at)) if isinstance(row, dict) else str(at)
            raise
    return made


def _known(row: dict, *names: str) -> None:
    if set(row) - set(names):
        raise Bad("unknown")


def _choice(value, known) -> str:
    if not isinstance(value, str) or value not in known:
        raise Bad("choice")
    return value


def _property(row: dict) -> dict:
    _known(row, "id", "name", "kind", "sector", "nominal_value", "price", "vote_value", "visit_fee", "role", "previous_institution",
           "square")
    made = {**row, "id": _id(row.get("id")), "kind": _choice(row.get("kind"), KINDS)}
    if made["id"] in (*COMMON_SQUARES, "start", "manual") or made["id"].startswith("square_"):
        raise Bad("taken")
    made["name"] = _text(row.get("name") or row["id"])
    made["nominal_value"] = _whole(row.get("nominal_value"), 1)
    made["sector"] = _text(row.get("sector") or "", 0)
    for name in ("price", "vote_value", "square"):
        made[name] = None if row.get(name) is None else _whole(row[name])
    made["visit_fee"] = _whole(row.get("visit_fee") or 0)
    made["role"] = _choice(row.get("role") or "", (*ROLES, "")) if made["kind"] == "institution" else ""
    if made["kind"] == "institution" and not made["role"]:
        raise Bad("missing")
    made["previous_institution"] = _text(row.get("previous_institution") or "", 0)
    return made


def _square(row: dict) -> dict:
    _known(row, "pos", "kind", "property", "label")
    kind = _choice(row.get("kind"), SQUARE_KINDS)
    named = _text(row.get("property") or "", 0)
    return {"pos": _whole(row.get("pos"), 0, 200), "kind": kind, "property": named or None, "label": _text(row.get("label") or kind)}


def _social_card(row: dict) -> dict:
    _known(row, "id", "name", "anywhere", "effect", "amount")
    amount = row.get("amount")
    if not isinstance(row.get("anywhere", False), bool):
        raise Bad("type")
    if amount is not None:
        _whole(amount, -MOST)
    return {"id": _id(row.get("id")), "name": _text(row.get("name") or row["id"]), "anywhere": row.get("anywhere", False),
            "effect": _choice(row.get("effect", "manual"), EFFECTS), "amount": amount}


def _sector(row: dict) -> dict:
    _known(row, "id", "name")
    return {"id": _id(row.get("id")), "name": _text(row.get("name") or row["id"])}


@game.check_data("properties")
def properties(value):
    """The property cards: kind, sector, values, fee, role, square."""
    return _listed(value, _property, 100)


@game.check_data("squares")
def squares(value):
    """The squares of the board by position; what is left out is plain."""
    return _listed(value, _square, 100)


@game.check_data("social_cards")
def social_cards(value):
    """The Social Fund cards, as far as their text can be booked."""
    return _listed(value, _social_card, 50)


@game.check_data("sectors")
def sectors(value):
    """The sectors that firms belong to."""
    return _listed(value, _sector, 50)


@game.check_data("voting_cards")
def voting_cards(value):
    """The values of the four voting cards."""
    if not isinstance(value, list) or not 1 <= len(value) <= 20 or len(set(map(str, value))) < len(value):
        raise Bad("type")
    return [_whole(one) for one in value]


def _table(value, rows, columns):
    if not isinstance(value, dict):
        raise Bad("type")
    if set(value) != set(rows) or any(not isinstance(row, dict) or set(row) != set(columns) for row in value.values()):
        raise Bad("unknown")
    for row in value.values():
        for one in row.values():
            _whole(one, 0, 10**6)
    return value


@game.check_data("round_table")
def round_table(value):
    """The round table: what each lap brings Citizens and the rows of the budget."""
    return _table(value, ROWS, ("citizen_dotace", "citizen_money", "pm_row_dotace", "pm_row_tax", "pm_money"))


@game.check_data("token_limits")
def token_limits(value):
    """How many tokens each situation allows."""
    return _table(value, SITUATIONS, ("citizen", "pm"))


def _count(low: int, high: int):
    def check(value):
        """A number printed in the rules."""
        return _whole(value, low, high)
    return check


for _key, _low, _high in (("row_capacity", 1, 100), ("firm_capacity", 1, 100), ("dealt_properties", 1, 20), ("markers_per_player", 1, 100),
                          ("social_cards_total", 0, 50), ("board_length", 2, 200)):
    game.check_data(_key)(_count(_low, _high))


# -- whether the data go together (7.1, 13) ----------------------------------------------------------------------

def missing_in(table) -> list[str]:
    """What of the game file does not go together, by its keys; complete or partial data may both be played."""
    cards, board = table.data["properties"], table.data["squares"]
    roles = {one["role"]: one for one in cards if one["kind"] == "institution"}
    found = []
    if len({one["id"] for one in cards}) < len(cards) or len({one["id"] for one in table.data["social_cards"]}) < len(table.data["social_cards"]):
        found.append("id")
    if any(one["kind"] == "firm" and not one["sector"] for one in cards):
        found.append("sector")
    if sorted(one["role"] for one in cards if one["kind"] == "institution") != sorted(ROLES):
        found.append("role")
    elif not _one_cycle({one["id"]: one["previous_institution"] for one in roles.values()}) or \
            roles["parliament"]["previous_institution"] != roles["police"]["id"]:
        found.append("previous_institution")
    if any(card["anywhere"] and card["name"] not in EXEMPT for card in table.data["social_cards"]):
        found.append("anywhere")
    if any(at["pos"] == 0 and at["kind"] != "start" for at in board) or any(one["square"] == 0 for one in cards):
        found.append("squares")
    return found


def _one_cycle(links: dict[str, str]) -> bool:
    here, seen = next(iter(links)), set()
    while here in links and here not in seen:
        seen.add(here)
        here = links[here]
    return seen == set(links) and here == next(iter(links))


def partial(table) -> bool:
    """Whether fewer properties or squares are known than the box has; it may still be played."""
    taught = {at["pos"] for at in table.data["squares"]} | {one["square"] for one in table.data["properties"]} - {None}
    return (len(table.data["properties"]), len(taught)) < COMPLETE


@game.hook("data_changed")
def data_changed(table, root: str):
    """What is no longer in the data lies nowhere: its owner, tokens and pawns come off it."""
    if root != "properties":
        return
    known = {one["id"] for one in table.data["properties"]}
    for seat in table.seats:
        for row in [row for row in table.rows(seat, "properties") if row["id"] not in known]:
            yield facts.remove_row(seat, "properties", row)
        here = table.seat(seat)["place"]
        if here is not None and here not in (*known, *game.squares):
            yield facts.set_field(seat, "place", None)
    for name in ("decision",):
        if table.shared[name] is not None and table.shared[name]["institution"] not in known:
            yield facts.set_shared(name, None)
    kept = [one for one in table.shared["situations"] if one["scope"] in (None, *known)]
    if kept != table.shared["situations"]:
        yield facts.set_shared("situations", kept)


# What is shipped stands as it would after teaching, so that an evening written down names only what was taught.
game.data = {key: game.data_checks[key](value) for key, value in game.data.items()}
