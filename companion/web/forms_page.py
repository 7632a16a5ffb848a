"""A command's parameters as controls of a page, and what was typed into them as JSON arguments.

draw() gives plain data for parts/controls.html, read() takes the posted form; both go by the kinds of
engine.forms, so a game's author writes no form. Everything works without script: a card is picked from
the library or typed into a fieldset, a mapping has one input for each key, a list is a few selects.
"""

from __future__ import annotations

from companion import views
from companion.engine.forms import (MISSING, Anything, Bad, Bool, CardOf, Choice, Integer, ListOf, MapOf, RowOf, Sealed,
                                    SeatOf, Text)
from companion.engine.table import Refusal
from companion.web.data_text import read_value
from companion.web.fields_page import draw_field, draw_tables, read_field, read_number, read_tables

__all__ = ["draw", "read", "one_tap", "worth_asking"]

PREFIX = "p-"       # of every control, so that no parameter is taken for ticket or seen
SELECTS = 6         # selects of a list: squares passed in one move


class Context:
    """For whom a form is made. table; who: the seat that sends; viewer: whose view the page shows."""

    def __init__(self, table, who, viewer, posted=None) -> None:
        self.table, self.who, self.viewer, self.posted = table, who, viewer, posted

    def typed(self, name: str, default="") -> str:
        """What stands in a control: what was posted, so that a refusal keeps it, else the default."""
        if self.posted is not None:
            return (self.posted.getlist(name) or [""])[-1]
        return "" if default in (None, MISSING) else text_of(default)


def text_of(value) -> str:
    """A value as a control holds it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def one_tap(command) -> bool:
    """Whether a single button can send it: nothing to type, every choice has a default."""
    return all(default is not MISSING and isinstance(kind, (Choice, Bool)) for kind, default in command.params.values())


def draw(table, command, who, viewer, posted=None) -> list[dict]:
    """The controls of a command's form in the order of its parameters.

    Each is {"name", "param", "kind", "label", "required", "value", ...}; see parts/controls.html.
    posted: the form that was refused, whose texts are kept.
    """
    at = Context(table, who, viewer, posted)
    return [_draw(kind, PREFIX + name, name, default, at) for name, (kind, default) in command.params.items()]


def worth_asking(table, command, controls: list[dict]) -> list[dict]:
    """The controls without those that would only make people wonder: a choice of one, and the fields of a card
    whose contents have parameters of their own beside it (then it is only picked from the library)."""
    kept = []
    for one in controls:
        if not one["required"] and one["kind"] == "choice" and len(one["choices"]) == 1:
            continue
        if not one["required"] and one["kind"] == "card" and any(
                name in table.game.cards[kind["value"]] for kind in one["kinds"] for name in command.params):
            if not one["choices"]:
                continue
            one = {**one, "kinds": []}
        kept.append(one)
    return kept


def read(table, command, who, posted) -> dict:
    """The arguments of a posted form as JSON; what was left empty is left out. Errors: Refusal bad_parameter."""
    at, args = Context(table, who, None, posted), {}
    for name, (kind, default) in command.params.items():
        try:
            value = _read(kind, PREFIX + name, at)
        except Bad as bad:
            raise Refusal("bad_parameter", parameter=getattr(bad, "parameter", name), why=bad.reason) from None
        if value is not MISSING:
            args[name] = value
    return args


# -- drawing -----------------------------------------------------------------------------------------

def _draw(kind, name: str, param: str, default, at: Context) -> dict:
    sealed = isinstance(kind, Sealed)
    if sealed:
        kind = kind.of
    made = {"name": name, "param": param, "label": f"par-{param}", "required": default is MISSING, "sealed": sealed,
            "value": at.typed(name, default if not isinstance(default, (list, tuple, dict)) else None)}
    for fits, drawn in DRAWERS:
        if isinstance(kind, fits):
            return {**made, **drawn(kind, name, at, made)}
    return {**made, **_draw_other(kind, name, at, made)}


def _options(values, group: str = "") -> list[dict]:
    return [{"value": text_of(v), "of": v, "group": group} for v in values]


def _draw_choice(kind, name, at, made):
    return {"kind": "choice", "choices": _options(kind.choices(at.table, at.who), kind.group)}


def _draw_seat(kind, name, at, made):
    return {"kind": "seat", "choices": _options(kind.choices(at.table, at.who))}


def _draw_row(kind, name, at, made):
    spec = at.table.game.rows[kind.rows]
    if at.who is None or not views.may_see(at.table, spec["audience"], at.who, at.viewer):
        return {"kind": "number", "low": 1, "high": 200}    # whoever may not see the rows counts them
    rows = kind.describe(at.table, at.who)["choices"]
    return {"kind": "row", "choices": [{"value": row["value"], "text": str(row["label"])} for row in rows]}


def _draw_card(kind, name, at, made):
    found = kind.describe(at.table, at.who)
    kinds = [{"value": one, "controls": [draw_field(field, spec, f"{name}.{one}.{field}", at)
                                         for field, spec in found["fields"][one].items()]} for one in kind.kinds]
    return {"kind": "card", "kinds": kinds, "chosen": at.typed(f"{name}.kind"),
            "choices": [{"value": key, "text": key} for key in found["choices"]]}


def _draw_list(kind, name, at, made):
    if isinstance(kind.of, (Choice, SeatOf)):
        parts = [_draw(kind.of, f"{name}.{i}", made["param"], None, at) for i in range(SELECTS)]
        return {"kind": "selects", "controls": parts}
    return draw_tables(kind.of, name, at) or {"kind": "text", "longest": 500}


def _keys(kind: MapOf, at: Context) -> list | None:
    return kind.keys.choices(at.table, at.who) if isinstance(kind.keys, (Choice, SeatOf)) else None


def _draw_map(kind, name, at, made):
    keys = _keys(kind, at)
    if keys is None:
        return {"kind": "lines", "rows": 3}
    group = getattr(kind.keys, "group", "")
    return {"kind": "mapping", "controls": [
        {**_draw(kind.values, f"{name}.{i}", made["param"], None, at), "key": {"of": key, "group": group}, "label": ""}
        for i, key in enumerate(keys)]}


def _draw_number(kind, name, at, made):
    return {"kind": "number", "low": kind.low, "high": kind.high}


def _draw_other(kind, name, at, made):
    tables = draw_tables(kind, name, at)
    if tables:
        return tables
    found = kind.describe(at.table, at.who)
    if isinstance(found.get("choices"), list):
        return {"kind": "choice", "choices": _options(found["choices"], found.get("group", ""))}
    return {"kind": "text", "longest": found.get("max", 200)}


DRAWERS = (
    (Choice, _draw_choice), (SeatOf, _draw_seat), (RowOf, _draw_row), (CardOf, _draw_card), (ListOf, _draw_list),
    (MapOf, _draw_map), (Integer, _draw_number),
    (Bool, lambda kind, name, at, made: {"kind": "bool", "value": made["value"] == "true"}),
    (Text, lambda kind, name, at, made: {"kind": "text", "longest": kind.longest}),
    (Anything, lambda kind, name, at, made: draw_tables(kind, name, at) or {"kind": "text", "longest": 2000}),
)


# -- reading -----------------------------------------------------------------------------------------

def _read(kind, name: str, at: Context):
    if isinstance(kind, Sealed):
        kind = kind.of
    if isinstance(kind, Bool):
        return at.typed(name) == "true"
    if isinstance(kind, CardOf):
        return _read_card(kind, name, at)
    if isinstance(kind, ListOf) and isinstance(kind.of, (Choice, SeatOf)):
        parts = [_read(kind.of, f"{name}.{i}", at) for i in range(SELECTS)]
        return [part for part in parts if part is not MISSING] or MISSING
    if isinstance(kind, MapOf):
        return _read_map(kind, name, at)
    tables = read_tables(kind.of if isinstance(kind, ListOf) else kind, name, at)
    if tables is not None:
        return tables or MISSING
    text = at.typed(name).strip()
    if not text:
        return MISSING
    if isinstance(kind, Anything):
        return read_value(text)
    if isinstance(kind, ListOf):
        return kind.from_text(text.replace(" ", ",") if isinstance(kind.of, Integer) else text, at.table, at.who)
    return read_number(text, at) if isinstance(kind, Integer) else kind.from_text(text, at.table, at.who)


def _read_map(kind, name, at):
    keys = _keys(kind, at)
    if keys is None:
        text = at.typed(name).strip()
        if not text:
            return MISSING
        value = read_value(text, lines=True)
        if not isinstance(value, dict):
            raise Bad("type")
        return value
    found = {}
    for i, key in enumerate(keys):
        value = _read(kind.values, f"{name}.{i}", at)
        if value is not MISSING:
            found[text_of(key)] = value
    return found or MISSING


def _read_card(kind, name, at):
    """A key of the library, or the fields of the fieldset that has something in it."""
    key = at.typed(name).strip()
    if key:
        return key
    chosen = at.typed(f"{name}.kind")
    fields = at.table.game.cards
    for one in ([chosen] if chosen in kind.kinds else []) + [k for k in kind.kinds if k != chosen]:
        card = {}
        for field, spec in fields[one].items():
            value = read_field(field, spec, f"{name}.{one}.{field}", at)
            if value is not MISSING:
                card[field] = value
        # A field that still holds what it was drawn with was not typed into.
        typed = {f: v for f, v in card.items()
                 if fields[one][f]["type"] != "bool" and v != fields[one][f].get("default", MISSING)}
        if typed or (one == chosen and card):
            return {"kind": one, **card}
    return MISSING
