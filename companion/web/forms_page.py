"""A command's parameters as controls of a page, and what was typed into them as JSON arguments.

draw() gives plain data for parts/controls.html, read() takes the posted form; both go by the kinds of
engine.forms, so a game's author writes no form. Everything works without script: a card is picked from
the library or typed into a fieldset, a mapping has one input for each key, a list is a few selects.
"""

from __future__ import annotations

from werkzeug.datastructures import MultiDict

from companion import views
from companion.engine.forms import (MISSING, Amount, Anything, Bad, Bool, CardOf, Choice, Integer, ListOf, MapOf, RowOf, Sealed,
                                    SeatOf, Text)
from companion.engine.table import Refusal
from companion.web import strip_page
from companion.web.as_typed import text_of
from companion.web.cards_page import draw_card, read_card
from companion.web.data_text import read_value
from companion.web.fields_page import draw_tables, read_number, read_tables

__all__ = ["Filled", "draw", "read", "one_tap", "worth_asking"]

PREFIX = "p-"       # of every control, so that no parameter is taken for ticket or seen
ROW_FIGURES = 3     # figures of a row to pick
SELECTS = 6         # selects of a list: squares passed in one move
FEW = 8             # choices that a list may hold all of


class Filled(MultiDict):
    """What an address fills in beforehand; every other control stands as it does on a fresh form."""


class Context:
    """For whom a form is made. table; who: the seat that sends; viewer: whose view the page shows.

    filled: what a card that was picked puts into the controls of its fields; posted: what stands in the controls.
    """

    def __init__(self, table, who, viewer, posted=None) -> None:
        self.table, self.who, self.viewer, self.posted = table, who, viewer, posted
        self.filled: dict[str, str] = {}
        name, sign, value = (posted.get("quick") or "").partition("=") if posted is not None else ("", "", "")
        if sign:
            self.filled[name] = value       # a quick amount was tapped instead of typed

    def typed(self, name: str, default="") -> str:
        """What stands in a control: what was posted, so that a refusal keeps it, else the default."""
        if name in self.filled:
            return self.filled[name]
        if self.posted is not None and (name in self.posted or not isinstance(self.posted, Filled)):
            return (self.posted.getlist(name) or [""])[-1]
        return "" if default in (None, MISSING) else text_of(default)

    def ticked(self, name: str) -> list[str]:
        """What is ticked in a group of boxes."""
        return [value for value in self.posted.getlist(name) if value] if self.posted is not None else []


def one_tap(command) -> bool:
    """Whether a single button can send it: nothing has to be typed, every choice has a default."""
    return all(default is not MISSING and isinstance(kind, (Choice, Bool, Integer)) for kind, default in command.params.values())


def draw(table, command, who, viewer, posted=None, only: str | None = None) -> list[dict]:
    """The controls of a command's form in the order of its parameters.

    Each is {"name", "param", "kind", "label", "required", "value", ...}; see parts/controls.html.
    posted: the form that was refused, whose texts are kept; only: the name of one control that is wanted, beside
    the numbers, whose quick amounts may have changed (None: all).
    """
    at = Context(table, who, viewer, posted)
    paired = strip_page.is_paired(table, command)
    return [_draw(kind, PREFIX + name, name, default, at) for name, (kind, default) in command.params.items()
            if (only is None or isinstance(kind, Integer) or PREFIX + name == only) and not (paired and name == strip_page.AMOUNTS)]


def worth_asking(table, command, controls: list[dict]) -> list[dict]:
    """The controls without those that would only make people wonder: a choice of one, and the fields of a card
    whose contents have parameters of their own beside it (then it is only picked from the library)."""
    kept = []
    for one in controls:
        if not one["required"] and one["kind"] == "choice" and len(one["choices"]) < 2:
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
    if strip_page.is_paired(table, command):
        args.update(strip_page.read_stakes(command, PREFIX, at))
    for name, (kind, default) in command.params.items():
        try:
            value = _read(kind, PREFIX + name, at)
        except Bad as bad:
            raise Refusal("bad_parameter", parameter=getattr(bad, "parameter", name), why=bad.reason) from None
        if value is not MISSING and name not in args:
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


def _choices(kind, at: Context) -> list:
    """What is offered, as far as the page's viewer may know what the sender has to choose from."""
    if isinstance(kind, Choice) and not views.may_see(at.table, kind.audience, at.who, at.viewer):
        return kind.anybodys(at.table, at.who)
    return kind.worth_asking(at.table, at.who) if isinstance(kind, Choice) else kind.choices(at.table, at.who)


def _draw_choice(kind, name, at, made):
    choices = _options(_choices(kind, at), kind.group)
    alone = {"value": choices[0]["value"]} if made["required"] and len(choices) == 1 and not made["value"] else {}
    return {"kind": "choice", "choices": choices, **alone}


def _draw_seat(kind, name, at, made):
    bank = at.table.game.bank       # is called by its word, whatever it is called in the books
    return {"kind": "seat", "choices": [{**one, "label": "ui-the_bank"} if one["of"] == bank else one for one in _options(kind.choices(at.table, at.who))]}


def _draw_row(kind, name, at, made):
    spec = at.table.game.rows[kind.rows]
    if at.who is None or not views.may_see(at.table, spec["audience"], at.who, at.viewer):
        return {"kind": "number", "low": 1, "high": 200, "money": False}    # whoever may not see the rows counts them
    rows = kind.describe(at.table, at.who)["choices"]
    shown = views.seat_document(at.table, at.who, at.viewer)[kind.rows]
    return {"kind": "row", "choices": [{"value": row["value"], "text": str(row["label"]), "figures": _figures(spec, values)}
                                       for row, values in zip(rows, shown, strict=True)]}


def _figures(spec: dict, values: dict) -> list[dict]:
    """The figures that tell a row best: its first sum of money, what is derived of it, then the other sums."""
    money = [name for name, field in spec["fields"].items() if field["type"] in ("amount", "integer")]
    wanted = list(dict.fromkeys([*money[:1], *spec["derived"], *money]))
    found = [{"id": name, "value": values[name]} for name in wanted if type(values.get(name)) is int and values[name]]
    told = {}
    for one in found:       # a price of today that is the printed one is said once
        told.setdefault(one["value"], one)
    return list(told.values())[:ROW_FIGURES]


def _draw_list(kind, name, at, made):
    if strip_page.is_of_strip(at.table, made["param"], kind):
        return strip_page.draw_numbers(name, at)
    if isinstance(kind.of, (Choice, SeatOf)):
        choices = _choices(kind.of, at)
        if kind.once:
            ticked = at.ticked(name)
            worth = kind.of.worth if isinstance(kind.of, Choice) else lambda table, value: None
            return {"kind": "several", "choices": [{**one, "worth": worth(at.table, one["of"]), "ticked": one["value"] in ticked}
                                                   for one in _options(choices, getattr(kind.of, "group", ""))]}
        parts = [_draw(kind.of, f"{name}.{i}", made["param"], None, at) for i in range(_selects(choices))]
        return {"kind": "selects", "controls": parts}
    return draw_tables(kind.of, name, at) or {"kind": "text", "longest": 500}


def _selects(choices: list) -> int:
    """How many selects a list gets: as many as there are choices where they are few, such as seats put in order."""
    return max(SELECTS, len(choices)) if len(choices) <= FEW else SELECTS


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
    return {"kind": "number", "low": kind.low, "high": kind.high, "money": isinstance(kind, Amount)}


def _draw_other(kind, name, at, made):
    tables = draw_tables(kind, name, at)
    if tables:
        return tables
    found = kind.describe(at.table, at.who)
    if isinstance(found.get("choices"), list):
        return {"kind": "choice", "choices": _options(found["choices"], found.get("group", ""))}
    return {"kind": "text", "longest": found.get("max", 200)}


DRAWERS = (
    (Choice, _draw_choice), (SeatOf, _draw_seat), (RowOf, _draw_row), (CardOf, draw_card), (ListOf, _draw_list),
    (MapOf, _draw_map), (Integer, _draw_number),
    (Bool, lambda kind, name, at, made: {"kind": "bool", "value": made["value"] == "true"}),
    (Text, lambda kind, name, at, made: {"kind": "text", "longest": kind.longest}),
    (Anything, lambda kind, name, at, made: draw_tables(kind, name, at) or {"kind": "text", "longest": 2000}),
)


# -- reading -----------------------------------------------------------------------------------------

def _read(kind, name: str, at: Context):
    if isinstance(kind, Sealed):
        kind = kind.of
    if isinstance(kind, Bool):      # a box on a page is never without its answer; a single button has none
        return at.typed(name) == "true" if name in at.posted else MISSING
    if isinstance(kind, CardOf):
        return read_card(kind, name, at)
    if strip_page.is_of_strip(at.table, name.removeprefix(PREFIX), kind):
        return strip_page.read_numbers(name, at) or MISSING
    if isinstance(kind, ListOf) and isinstance(kind.of, (Choice, SeatOf)):
        if kind.once:
            return [kind.of.from_text(one, at.table, at.who) for one in at.ticked(name)] or MISSING
        parts = [_read(kind.of, f"{name}.{i}", at) for i in range(FEW)]
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
