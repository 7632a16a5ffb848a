"""An evening as a file: a scenario that replays to the same books, JSON, or CSV for a spreadsheet.

What a viewer may not see is in no export of theirs. A sealed value leaves only with the whole of a
closed table (or when the operator says so).
"""

from __future__ import annotations

import csv
import io
import json
import re

from companion import views
from companion.engine.forms import RowOf
from companion.engine.game import Game
from companion.engine.journal import Entry, Event, fold
from companion.engine.table import Table, opened

__all__ = ["export_scenario", "export_json", "export_csv", "toml_value"]

BARE = re.compile(r"[^\W\d][\w-]*")


def toml_value(value) -> str:
    """A JSON value as TOML inline value; keys of mappings that are null are left out (TOML has no null).

    Errors: ValueError for a null inside a list.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k)}={toml_value(v)}" for k, v in value.items() if v is not None) + "}"
    raise ValueError(f"{value!r} has no TOML form")


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else toml_value(key)


def _value(value) -> str:
    """A value of a scenario line: bare words where the format has them."""
    if value is None:
        return "null"
    if isinstance(value, str) and BARE.fullmatch(value) and value not in ("true", "false", "null"):
        return value
    return toml_value(value)


def _name(seat: str) -> str:
    return seat if BARE.fullmatch(seat) else toml_value(seat)


def _differs(data: dict, base: dict) -> dict:
    """The keys of data that are not as the game has them; tables key by key."""
    made = {}
    for key, value in data.items():
        if key not in base:
            made[key] = value
        elif isinstance(value, dict) and isinstance(base[key], dict):
            if inner := _differs(value, base[key]):
                made[key] = inner
        elif value != base[key]:
            made[key] = value
    return made


def export_scenario(game: Game, entries: list[Entry], viewer: str | None = views.ALL, whole: bool | None = None) -> str:
    """The evening as a scenario file.

    viewer: as in views; whole: with sealed values, default only when the table is closed.
    Entries the viewer may not read stand as comments; then the file says that it is not complete.
    """
    table = opened(game, fold(entries, game.events))
    whole = bool(table.state["closed"]) if whole is None else whole
    made = next(f for f in entries[0].facts if isinstance(f, Event) and f.kind == "table_made").data
    joins = _leading_joins(entries)
    seats = [*entries[0].args.get("seats", []), *(e.args["name"].strip() for e in joins)]
    seats = [" ".join(name.split()) for name in seats]
    host = next((f.data["seat"] for f in entries[0].facts if isinstance(f, Event) and f.kind == "host_chosen"), None)
    body, sealed = [], 0
    taken_back = {entry.reverses for entry in entries}
    if seats and host is None:
        body.append("host: choose_host seat=null")
    for entry in joins:
        body += _pawn(game, entry)
    for entry in entries[1 + len(joins):]:
        line = views.line(table, entry, viewer)
        author = viewer is not None and viewer == entry.actor.get("seat")
        # a command with another face for others (a sealed bid, an abstention) is not named in their file either
        readable = viewer == views.ALL or (line["command"] == entry.command
                                           and line["args"] == {**entry.args, **(entry.secret if author else {})})
        known = game.commands.get(entry.command)
        drawn = known is not None and known.drawn if entry.seq not in taken_back else None     # what was taken back may be drawn anew
        if drawn and whole and viewer == views.ALL:
            body += [f"{_name(seat)}: {command} " + " ".join(f"{k}={_value(v)}" for k, v in args.items())
                     for seat, command, args in drawn(entry.facts)]
        elif readable and not drawn and (not entry.secret or author or (whole and viewer == views.ALL)):
            body += _lines(game, entry, {**_counted(game, entry, entries), **entry.secret})
        else:
            sealed += 1
            body.append(f"# {entry.seq} {_name(entry.actor.get('seat') or 'host')}: {line['command']}")
    head = _head(game, made, seats, host, entries)
    note = [f"# {sealed} lines are sealed and left out: this file does not replay to the same books"] if sealed else []
    return "\n".join(["+++", *head, "+++", *note, *body, ""])


def _counted(game: Game, entry: Entry, entries: list[Entry]) -> dict:
    """The arguments with rows as people count them: a page names a row by its id, which a replay need not have."""
    command = game.commands.get(entry.command)
    made = dict(entry.args)
    for name, value in entry.args.items():
        kind = command.params[name][0] if command and name in command.params else None
        if isinstance(kind, RowOf) and isinstance(value, str):
            before = opened(game, fold(entries[: entry.seq - 1], game.events))
            seat = entry.actor.get("seat") or (before.current if command.who == "turn" else before.host)
            ids = [row["row_id"] for row in before.rows(seat, kind.rows)] if seat in before.seats else []
            made[name] = ids.index(value) + 1 if value in ids else value
    return made


def _leading_joins(entries: list[Entry]) -> list[Entry]:
    """The seats that joined before anything else: they stand in the head."""
    gone = {e.reverses for e in entries}
    joins = []
    for entry in entries[1:]:
        if entry.command != "join" or entry.seq in gone:
            break
        joins.append(entry)
    return joins if not entries[0].args.get("start") == "ready" else []


def _pawn(game: Game, entry: Entry) -> list[str]:
    """Colour and symbol as chosen when joining; in a head the seats have none."""
    joined = next(f for f in entry.facts if isinstance(f, Event) and f.kind == "seat_joined").data
    fields = dict(joined["fields"])
    for fact in entry.facts:
        if isinstance(fact, Event) and fact.kind == "field_set" and fact.data["seat"] == joined["seat"]:
            if len(fact.data["path"]) == 1:
                fields[fact.data["path"][0]] = fact.data["value"]
    chosen = {name: fields[name] for name, spec in game.fields.items() if spec.get("at_join") and fields.get(name)}
    if not chosen:
        return []
    return [f"given {_name(joined['seat'])} " + " ".join(f"{k}={_value(v)}" for k, v in chosen.items())]


def _head(game: Game, made: dict, seats: list[str], host: str | None, entries: list[Entry]) -> list[str]:
    head = [f"game = {toml_value(game.slug)}", f"title = {toml_value(game.title + ', an evening')}", "covers = []",
            f"seats = {toml_value(seats)}"]
    if host is not None:
        head.append(f"host = {toml_value(host)}")
    head.append(f"start = {toml_value(entries[0].args.get('start', 'lobby'))}")
    options = {k: v for k, v in made["options"].items() if v != game.options.get(k, [None])[0]
               or isinstance(v, bool) != isinstance(game.options.get(k, [None])[0], bool)}
    if options:
        head += ["[options]", *(f"{k} = {toml_value(v)}" for k, v in options.items())]
    data = _differs({k: v for k, v in made["data"].items() if k != "cards"}, game.data)
    if data:
        head += ["[data]", *(f"{_key(k)} = {toml_value(v)}" for k, v in data.items())]
    if made["data"].get("cards"):
        head += ["[cards]", *(f"{_key(k)} = {toml_value(v)}" for k, v in made["data"]["cards"].items())]
    return head


def _lines(game: Game, entry: Entry, args: dict) -> list[str]:
    """The line of one entry (two where handing over the host belongs to it)."""
    role, seat = entry.actor.get("role"), entry.actor.get("seat")
    if entry.reverses is not None:
        return ["undo"]
    if entry.command == "report_roll":
        if role == "sensor":
            return [f"sensor {_value(entry.actor.get('device') or 'sensor')} " + " ".join(map(str, args["faces"]))]
        return ["roll " + " ".join(map(str, args["faces"]))]
    if entry.command == "adjust" and "values" in args and None in args["values"].values():
        return [f"given {_name(args.get('seat') or 'table')} "
                + " ".join(f"{path}={_value(value)}" for path, value in args["values"].items())]
    if entry.command == "join":
        return [f"host: join name={_value(args['name'])}", *_pawn(game, entry)]
    hosting = role in ("host", "system") and (seat is None or game.commands[entry.command].who == "host")
    who = "host" if hosting or seat is None else _name(seat)
    return [" ".join([f"{who}: {entry.command}", *(f"{k}={_value(v)}" for k, v in args.items())])]


def export_json(table: Table, entries: list[Entry], viewer: str | None = views.ALL) -> str:
    """The journal and the state document as a viewer may see them, JSON text."""
    lines = views.lines(table, entries, viewer)
    if viewer == views.ALL and not table.state["closed"]:
        for line, entry in zip(lines, entries, strict=True):
            line["args"] = dict(entry.args)
    return json.dumps({"game": table.game.slug, "version": table.game.version, "seats": table.seats,
                       "entries": lines, "state": _state(table, viewer)}, ensure_ascii=False, indent=1)


def _state(table: Table, viewer: str | None) -> dict:
    """The document; of an open table the operator's export shows what is public and no more."""
    if viewer == views.ALL and not table.state["closed"]:
        viewer = None
    return views.document(table, viewer)


COLUMNS = ["no", "at", "who", "command", "commodity", "amount", "from", "to", "memo", "reverses", "reversed_by"]


def export_csv(table: Table, entries: list[Entry], viewer: str | None = views.ALL) -> str:
    """The bank journal, a row for each transfer (and for each entry without one), CSV text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for line in views.lines(table, entries, viewer):
        who = line["actor"].get("seat") or line["actor"].get("role")
        moves = line["transfers"] or [{"commodity": "", "amount": "", "source": "", "target": "", "memo": ""}]
        for move in moves:
            writer.writerow([_cell(c) for c in (
                line["seq"], line["at"], who, line["command"], move["commodity"], move["amount"], move["source"],
                move["target"], move["memo"], line["reverses"] or "", line["reversed_by"] or "")])
    return out.getvalue()


def _cell(value):
    """A text that a spreadsheet would take for a formula gets a mark before it."""
    return "'" + value if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value
