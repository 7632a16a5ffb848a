"""A seat's sheet for paper: the same sections and lines as on its page, filled in, or empty to write on.

Everything here is text already: {"label", "term", "text", "formula", "sign", "ticks"} for a line, text None where
somebody will write.
"""

from __future__ import annotations

from companion import figures
from companion.engine.decide import first_entry
from companion.engine.table import Refusal, Table
from companion.printing.labels import Labels
from companion.printing.measure import mm, widths

__all__ = ["filled", "blank", "field", "field_lines", "free", "fresh"]

WIDTH = 190             # mm of the print area
TABLE, CARD = 7.5, 4    # points of a table of rows; cells beside each other where its columns do not fit
TO_WRITE, LEAST = 6, 18     # empty rows of a list; mm of a column to write an amount in
ABREAST = 85.5          # mm of a list so narrow that its rows stand in two columns
MOST_TICKS = 5
SEATS = "ABCDEFGH"


def line(labels: Labels, one: dict) -> dict:
    """A line of figures.sheet in words."""
    label, term = _named(labels, one)
    return {"label": label, "term": term, "text": figures.written(labels.words, one["value"], one["kind"]), "formula": _formula(labels.words, one),
            "sign": one["sign"] if one["value"] else "", "ticks": ()}


def field(labels: Labels, key: str, text: str | None = None, sign: str = "") -> dict:
    """A line that a template makes itself: the label of a key; without a text, a rule to write on."""
    label, term = labels.pair(key)
    return {"label": label, "term": term, "text": text or None, "formula": "", "sign": sign, "ticks": ()}


def _named(labels: Labels, one: dict) -> tuple[str, str]:
    if one.get("key") and labels.words.has(f"ch-{one['key']}"):
        return labels.words.value(one["key"], "ch"), ""
    return labels.pair(f"fld-{one['id']}")


def _formula(words, one: dict) -> str:
    """A figure that is one product shows it: 50 × 900 × 10 %."""
    if len(one["why"]) != 1:
        return ""
    told = words.say(one["why"][0]["label"], **one["why"][0]["facts"])
    return told if "×" in told else ""


def filled(table: Table, seat: str, viewer, labels: Labels, without: tuple[str, ...] = ()) -> list[dict]:
    """The sections of a seat's sheet as far as a viewer may see them: {"label", "term", "total", "lines", "lists"}.

    without: fields that it leaves out.
    """
    made = []
    sections = figures.sheet(table, seat, viewer)
    totals = {one["total"]["id"] for one in sections if one["total"]}
    for section in sections:
        if section["id"] in without:
            continue
        shown = [one for one in section["lines"] if one["id"] not in totals and one["id"] not in without]
        tabled = [one for one in shown if _is_table(one["value"])]
        total = section["total"] and line(labels, section["total"])
        label, term = ((total["label"], total["term"]) if total and section["id"] == "totals"
                       else labels.pair(section.get("heading") or f"sec-{section['id']}"))
        made.append({"label": label, "term": term, "total": total, "lines": [line(labels, one) for one in shown if one not in tabled],
                     "lists": [_table(labels, one) for one in tabled] + [_rows(labels, table, rows) for rows in section["rows"]]})
    return [one for one in made if one["total"] or one["lines"] or one["lists"]]


def _is_table(value) -> bool:
    """A line that holds a table of its own: each of its lines with its figures."""
    return isinstance(value, dict) and any(isinstance(one, dict) for one in value.values())


def _table(labels: Labels, one: dict) -> dict:
    label, term = _named(labels, one)
    cells = [cells for cells in one["value"].values() if isinstance(cells, dict)]
    names = list(dict.fromkeys(name for each in cells for name in each))
    rows = [[labels.words.value(key, "sq"), *(figures.written(labels.words, each.get(name), "number") if each.get(name) else "" for name in names)]
            for key, each in one["value"].items() if isinstance(each, dict)]
    return _laid({"label": label, "term": term, "heads": [("", ""), *(labels.pair(f"fld-{name}") for name in names)], "rows": rows})


def _rows(labels: Labels, table: Table, rows: dict) -> dict:
    """A list of rows with what each row shows; columns in which no row has anything are left out."""
    words, spec = labels.words, table.game.rows[rows["id"]]
    names = [name for name in [*spec["fields"], *spec["derived"]] if any(_there(row.get(name)) for row in rows["rows"])]
    names += [name for name in dict.fromkeys(name for row in rows["rows"] for name in row)
              if name not in names and any(_there(row.get(name)) for row in rows["rows"])]
    names.sort(key=lambda name: name != rows["label"])
    label, term = labels.pair(f"rows-{rows['id']}")
    return _laid({"label": label, "term": term, "heads": [labels.pair(f"fld-{name}") for name in names], "rows": [
        [figures.written(words, row.get(name), "money" if name in rows["money"] else "number") if _there(row.get(name)) else "" for name in names]
        for row in rows["rows"]], "numbers": [name != rows["label"] and any(type(row.get(name)) is int for row in rows["rows"]) for name in names]})


def _there(value) -> bool:
    return value not in (None, [], {}, "")


def _laid(made: dict, write: list[float] | None = None) -> dict:
    """A list with the widths of its columns, or as cards, label over figure, where they do not fit beside each other."""
    heads, rows = made["heads"], made["rows"]
    made.setdefault("numbers", [False] + [True] * (len(heads) - 1))
    made["ticks"] = made.get("ticks") or [()] * len(heads)
    columns = [["".join(heads[at]), *(row[at] for row in rows)] for at in range(len(heads))]
    found = widths(columns, TABLE, WIDTH - 6)
    if write is not None:
        found = None if found is None or sum(write) > WIDTH - 6 else [round(one * (WIDTH - 6) / sum(write), 2) for one in write]
    made["widths"] = found
    made["cells"], made["empty"], made["abreast"] = CARD, 0, False
    return made


# -- to write on -----------------------------------------------------------------------------------------

def fresh(table: Table) -> Table:
    """A table of the same game, options and data at which nobody has done anything yet."""
    game = table.game
    seats = list(SEATS[:max(game.players["min"], 1)])
    laid = {"seats": seats, "options": dict(table.options)}
    try:
        return first_entry(game, {**laid, "taught": table.data}).table
    except Refusal:         # data that passed once and would not now: the sheet's lines are those of the box as it is shipped
        return first_entry(game, laid).table


def blank(table: Table, labels: Labels, without: tuple[str, ...] = ()) -> list[dict]:
    """The sections of a sheet with nothing filled in: every line, list and field that a seat of this table can have, without
    those that it leaves out.
    """
    game, new = table.game, fresh(table)
    seat = new.seats[0]
    sheet = game.sheet_of(new, seat)
    totals = {section.total for section in sheet.sections}
    values = {one.id: one.value for one, _ in sheet.fields()}
    made, named = [], set()
    for section in sheet.sections:
        if section.audience == "nobody" and all((one.audience or "nobody") == "nobody" for one in section.fields):
            continue
        named.update(section.rows)
        total = _open(labels, section.total, "money") if section.total else None
        label, term = (total["label"], total["term"]) if total and section.id == "totals" else labels.pair(f"sec-{section.id}")
        made.append({"label": label, "term": term, "total": total,
                     "lines": [_open(labels, one.id, one.kind, game.fields.get(one.id)) for one in section.fields
                               if one.id not in totals and one.id not in without and not (one.kind == "text" and one.value == seat)],
                     "lists": [_empty(labels, table, name) for name in section.rows if game.rows[name]["audience"] != "nobody"]})
    rest = [name for name, spec in game.rows.items() if spec["on"] == "seat" and name not in named and spec["audience"] != "nobody"]
    if rest:
        label, term = labels.pair("sec-rows")
        made.append({"label": label, "term": term, "total": None, "lines": [], "lists": [_empty(labels, table, name) for name in rest]})
    return made + _others(new, seat, labels, [*values, *without])


def _others(new: Table, seat: str, labels: Labels, shown) -> list[dict]:
    """What a seat can hold beside the lines of its sheet."""
    game, single, sections = new.game, [], []
    for name, spec in game.fields.items():
        value = new.seat(seat).get(name)
        if name in shown or "commodity" in spec or spec.get("at_join") or spec.get("memory") or spec["audience"] == "nobody" or value == seat \
                or spec.get("start") == "" and name.endswith("name") and name.startswith(("player", "seat")):
            continue
        if spec["type"] == "mapping":
            label, term = labels.pair(f"fld-{name}")
            inner = spec.get("inner_choices", {})
            kept = [_open(labels, f"{name}.{key}", "text", {"choices": inner[key]} if key in inner else None, key) for key in value or {}]
            sections.append({"label": label, "term": term, "total": None, "lines": kept or [free() for _ in range(8)], "lists": []})
        else:
            single.append(_open(labels, name, "bool" if spec["type"] == "bool" else "number", spec))
    if single:
        label, term = labels.pair("sec-status")
        sections.append({"label": label, "term": term, "total": None, "lines": single, "lists": []})
    return sections


def free() -> dict:
    """A line without a word, to write on."""
    return {"label": "", "term": "", "text": None, "formula": "", "sign": "", "ticks": ()}


def _open(labels: Labels, name: str, kind: str, spec: dict | None = None, key: str | None = None) -> dict:
    """A line to write on, with boxes to tick where there is little to choose from."""
    label, term = _named(labels, {"id": name, "key": key})
    return {"label": label, "term": term, "text": None, "formula": "", "sign": "", "ticks": _ticks(labels, kind, spec)}


def _ticks(labels: Labels, kind: str, spec: dict | None) -> tuple[str, ...]:
    if kind == "bool":
        return ("",)
    choices = [one for one in (spec or {}).get("choices", ()) if one not in ("none", "unknown")]
    return tuple(labels.words.value(one, "ch") for one in choices) if 0 < len(choices) <= MOST_TICKS else ()


def _empty(labels: Labels, table: Table, name: str) -> dict:
    """A list of rows to write on."""
    spec = table.game.rows[name]
    names = [one for one, field in spec["fields"].items() if field["type"] not in ("list", "mapping") or len(spec["fields"]) < 4]
    names += spec["derived"]
    names.sort(key=lambda one: one != spec["label"])
    label, term = labels.pair(f"rows-{name}")
    kinds = {one: spec["fields"].get(one, {"type": "amount"}) for one in names}
    ticks = [_ticks(labels, kinds[one]["type"], kinds[one]) for one in names]
    room = [36 if one == spec["label"] else max(22, sum(mm(word, TABLE) + 6 for word in boxes)) if kinds[one]["type"] == "text" else LEAST
            for one, boxes in zip(names, ticks, strict=True)]
    made = _laid({"label": label, "term": term, "heads": [labels.pair(f"fld-{one}") for one in names], "rows": [], "ticks": ticks,
                  "numbers": [kinds[one]["type"] != "text" for one in names]}, room)
    heads = [["".join(head)] for head in made["heads"]]
    if sum(room) <= ABREAST and not any(ticks) and widths(heads, TABLE, ABREAST) is not None:
        made.update(abreast=True, widths=[round(one * ABREAST / sum(room), 2) for one in room])
    return {**made, "empty": TO_WRITE}


# -- the fields of a slip --------------------------------------------------------------------------------

def field_lines(labels: Labels, spec: dict, names, item: dict | None, asked: bool = True) -> list[dict]:
    """The fields of a row as lines, in the order of the slip. item: the row as its reader may see it, None for a blank one.

    names: which; what a row has nothing in is left out unless they were asked for.
    """
    made = []
    for name in names:
        field = spec["fields"].get(name, {"type": "amount"})
        label, term = labels.pair(f"fld-{name}")
        if item is None:
            made.append({**free(), "label": label, "term": term, "ticks": _ticks(labels, field["type"], field)})
        elif name in item and (asked or _there(item[name])):
            text = figures.written(labels.words, item[name], "money" if field["type"] in ("amount", "integer") else "number")
            made.append({"label": label, "term": term, "text": text, "formula": "", "sign": "", "ticks": ()})
    return made
