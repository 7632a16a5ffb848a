"""Corrections by the host: fields, rows, shared state. Nothing of the game is triggered by them."""

from __future__ import annotations

from inspect import signature

from companion.engine import facts
from companion.engine.fields import check_fields
from companion.engine.forms import Amount, Anything, Bad, Bool, Choice, Integer, MapOf, SeatOf, SeatOrTable, Text
from companion.engine.purse import set_purse
from companion.engine.table import Refusal

__all__ = ["split_path", "bad", "simple", "SIMPLE", "correct_seat", "correct_shared", "adjust", "add_row", "remove_row"]


def split_path(path: str) -> list[str]:
    """The keys of a dotted path; a key with dots stands in double quotes. Errors: Refusal bad_parameter."""
    keys, key, quoted = [], "", False
    for c in path:
        if c == '"':
            quoted = not quoted
        elif c == "." and not quoted:
            keys.append(key)
            key = ""
        else:
            key += c
    keys.append(key)
    if quoted or not all(keys):
        raise Refusal("bad_parameter", parameter=path[:60], why="type")
    return keys


def bad(parameter: str, why: str) -> Refusal:
    """The refusal bad_parameter; why: a reason of words (why-REASON)."""
    return Refusal("bad_parameter", parameter=parameter[:60], why=why)


SIMPLE = {
    "amount": Amount(0, 10**15), "integer": Integer(-10**15, 10**15), "number": Integer(0, 10**9),
    "count": Integer(1, 10**9), "bool": Bool(), "text": Text(200), "seat": SeatOf(),
}


def simple(table, spec: dict, path: str, value):
    """A value of a declared field by its type. Errors: Refusal bad_parameter."""
    if value is None and spec.get("nullable"):
        return None
    kind = Choice(*spec["choices"]) if "choices" in spec else SIMPLE.get(spec["type"])
    if kind is None:
        raise bad(path, "unknown")
    try:
        return kind.check(value, table, None)
    except Bad as error:
        raise bad(path, error.reason) from None


def _row_values(table, rows: str, values, parameter: str) -> dict:
    if not isinstance(values, dict):
        raise bad(parameter, "type")
    check = table.game.hooks.get("check_row")
    try:
        return check_fields(table.game.rows[rows]["fields"], values,
                            (lambda n, v: check(table, rows, n, v)) if check else None)
    except Bad as error:
        raise bad(getattr(error, "parameter", parameter), error.reason) from None


def _replace_rows(table, seat, rows, value, path):
    if not isinstance(value, list):
        raise bad(path, "type")
    made = [_row_values(table, rows, row, path) for row in value]
    for row in list(table.rows(seat, rows)):
        yield facts.remove_row(seat, rows, row)
    for row in made:
        yield from _give_row(table, seat, rows, row)


def _give_row(table, seat, rows, values):
    """A row that the host gives: the game's hook row_given adds what belongs to it."""
    add = table.game.hooks.get("row_given")
    if add:
        yield from add(table, seat, rows, values)
    else:
        yield facts.add_row(table, seat, rows, **values)


def _change_row(table, seat, rows, keys, value, path):
    listed = table.rows(seat, rows)
    if len(keys) != 2 or not keys[0].isdigit() or not 1 <= int(keys[0]) <= len(listed):
        raise bad(path, "unknown")
    row, name = listed[int(keys[0]) - 1], keys[1]
    if name not in table.game.rows[rows]["fields"]:
        raise bad(path, "unknown")
    given = {n: row[n] for n in table.game.rows[rows]["fields"] if n in row and row[n] is not None}
    made = _row_values(table, rows, {**given, name: value}, path)
    yield facts.change_row(seat, rows, row, **{name: made[name]})


def correct_seat(table, seat: str, path: str, value):
    """One field of a seat's sheet is put right. Yields facts. Errors: Refusal bad_parameter."""
    keys = split_path(path)
    name = keys[0]
    rows = table.game.rows.get(name)
    if rows and rows["on"] == "seat":
        if len(keys) == 1:
            yield from _replace_rows(table, seat, name, value, path)
        else:
            yield from _change_row(table, seat, name, keys[1:], value, path)
        return
    spec = table.game.fields.get(name)
    if spec is None or not spec.get("given", True):
        raise bad(path, "unknown")
    if name in table.game.field_checks:
        yield from table.game.field_checks[name](table, seat, keys[1:], value)
        return
    if len(keys) > 1:
        raise bad(path, "unknown")
    value = simple(table, spec, path, value)
    if "commodity" not in spec:
        yield facts.set_field(seat, keys, value)
        return
    shown = table.account(seat, name)
    if shown is None:
        raise bad(path, "unknown")     # a sum of several purses is derived
    yield from set_purse(table, shown, spec["commodity"], value)


def correct_shared(table, path: str, value):
    """One field of the shared state is put right. Yields facts. Errors: Refusal bad_parameter."""
    keys = split_path(path)
    for length in range(len(keys), 0, -1):
        known = ".".join(keys[:length])
        correct = table.game.corrections.get(known)
        if correct is None:
            continue
        rest = keys[length:]
        if rest and len(signature(correct).parameters) < 3:
            raise bad(path, "unknown")
        yield from correct(table, *([rest] if rest else []), value)
        return
    spec = table.game.shared_fields.get(path)
    if spec is None or not spec.get("given", False):
        raise bad(path, "unknown")
    yield facts.set_shared(keys, simple(table, spec, path, value))


def adjust(table, who, seat: SeatOrTable() = None, path: Text = None, value: Anything = None,
           values: MapOf(Text(), Anything()) = None, reason: Text = ""):
    """Correct fields of a sheet (seat) or of the shared state (no seat); money is booked against the bank."""
    changes = dict(values or {})
    if path is not None:
        changes[path] = value
    if not changes:
        raise bad("values", "missing")
    for at, wanted in changes.items():
        yield from correct_shared(table, at, wanted) if seat is None else correct_seat(table, seat, at, wanted)


def add_row(table, who, seat: SeatOf(), row: Text(60), values: MapOf(Text(), Anything()) = None, reason: Text = ""):
    """Add a row to a sheet: a half-played paper game is carried on."""
    rows = table.game.row_names.get(row)
    if rows is None or table.game.rows[rows]["on"] != "seat":
        raise bad("row", "choice")
    yield from _give_row(table, seat, rows, _row_values(table, rows, values or {}, "values"))


def remove_row(table, who, seat: SeatOf(), row: Text(60), index: Integer(1, 10_000), reason: Text = ""):
    """Remove a row from a sheet."""
    rows = table.game.row_names.get(row)
    if rows is None:
        raise bad("row", "choice")
    listed = table.rows(seat, rows)
    if index > len(listed):
        raise bad("index", "range")
    yield facts.remove_row(seat, rows, listed[index - 1])
