"""What a viewer may see of a table: an allow list. What is not listed does not exist for them.

A viewer is a seat's name, "wall" (the shared screen), None (nobody in particular), or ALL (the books
themselves, for tests and the operator). A host who plays sees what the host's seat sees.
"""

from __future__ import annotations

from companion.engine.fields import read_fields
from companion.engine.journal import Entry, Event
from companion.engine.money import Transfer
from companion.engine.table import Table

__all__ = ["ALL", "document", "line", "lines", "may_see", "value_at", "viewer_of_host"]

ALL = "\x00all"   # no seat can have this name


def may_see(table: Table, audience: str, seat: str | None, viewer: str | None) -> bool:
    """Whether a viewer is in the audience of a field of this seat; unknown audiences are nobody's."""
    if viewer == ALL or audience == "all":
        return True
    if audience == "own":
        return viewer is not None and viewer == seat
    if audience in table.game.audiences:
        who = table.game.audiences[audience](table, seat)
        return who == "all" or (viewer is not None and viewer in who)
    return False


def viewer_of_host(table: Table) -> str | None:
    """A host at the table sees what the own seat sees; one without a seat what the wall sees."""
    return table.host if table.host is not None else "wall"


def _put(tree: dict, path: str, value) -> None:
    keys = path.split(".")
    for key in keys[:-1]:
        tree = tree.setdefault(key, {})
    tree[keys[-1]] = value


def value_at(tree, path: str):
    """What lies at a path with dots, None where nothing does."""
    for key in path.split("."):
        if not isinstance(tree, dict) or key not in tree:
            return None
        tree = tree[key]
    return tree


def _plain(value):
    """What is empty reads null."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    return None if value == "" else value


def _seat_rows(table: Table, seat: str, viewer) -> dict:
    game, made = table.game, {}
    for name, spec in game.rows.items():
        if spec["on"] != "seat" or not may_see(table, spec["audience"], seat, viewer):
            continue
        derive = game.row_derived.get(name)
        listed = []
        for row in table.rows(seat, name):
            values = read_fields(spec["fields"], row)
            if derive:
                values.update(derive(table, seat, row))
            for field, audience in spec["hidden"].items():
                if not may_see(table, audience, seat, viewer):
                    values.pop(field, None)
            listed.append(_plain(values))
        made[name] = listed
    return made


def seat_document(table: Table, seat: str, viewer) -> dict:
    """One seat's fields, rows and derived figures as a viewer may see them."""
    game, held, made = table.game, table.seat(seat), {}
    for name, spec in game.fields.items():
        if not may_see(table, spec["audience"], seat, viewer):
            continue
        if "commodity" in spec:
            made[name] = table.amount(seat, name)
        else:
            made[name] = _plain(held.get(name))
    made.update(_seat_rows(table, seat, viewer))
    for line_, audience in game.sheet_of(table, seat).fields():
        # the sheet wins over a stored field: an option may have made it derived
        if "commodity" not in game.fields.get(line_.id, {}) and may_see(table, audience, seat, viewer):
            made[line_.id] = _plain(line_.value)
    return made


def roll_document(request: dict | None) -> dict | None:
    """An open roll request as everybody may see it."""
    if request is None:
        return None
    return {key: request[key] for key in ("purpose", "by", "dice", "faces", "read")}


def document(table: Table, viewer=None) -> dict:
    """The state document of a viewer: seats by name, shared state beside them, JSON types only."""
    game, made = table.game, {}
    for seat in table.seats:
        made[seat] = seat_document(table, seat, viewer)
    for path, spec in game.shared_fields.items():
        if may_see(table, spec["audience"], None, viewer):
            value = value_at(table.shared, path)
            _put(made, path, _plain(value))
    for path, (derive, audience) in game.derived.items():
        if may_see(table, audience, None, viewer):
            _put(made, path, derive(table))
    made["phase"] = table.phase
    made["current"] = table.current
    made["roll"] = roll_document(table.roll)
    made["options"] = dict(table.options)
    made.setdefault("winner", None)
    if "ledger" in game.hooks:
        made["ledger"] = [game.hooks["ledger"](table, line) for line in table.ledger
                          if _sees_transfer(table, line["commodity"], line["source"], line["target"], viewer)]
    return made


# -- the journal as a viewer may read it ---------------------------------------------------------------

def _shown(audience, viewer) -> bool:
    return audience is None or viewer == ALL or "all" in audience or viewer in audience


def _sees_account(table: Table, commodity: str, account: str, viewer) -> bool:
    """Whether a viewer may see what this account holds of the commodity: else history would tell it.

    The field that shows the account decides; one that no field shows needs all that show the commodity.
    """
    seat = account.split("/")[0]
    if seat not in table.seats:
        return True
    counted = {name: spec["audience"] for name, spec in table.game.fields.items() if spec.get("commodity") == commodity}
    showing = [may_see(table, audience, one, viewer) for name, audience in counted.items() for one in table.seats
               if table.account(one, name) == account]
    if showing:
        return any(showing)
    return all(may_see(table, audience, seat, viewer) for audience in counted.values()) if counted else viewer in (ALL, seat)


def _sees_transfer(table: Table, commodity: str, source: str, target: str, viewer) -> bool:
    """Transfers that touch a hidden balance are shown to their parties only, or it could be summed up."""
    parties = {source.split("/")[0], target.split("/")[0]}
    return viewer in parties or all(_sees_account(table, commodity, account, viewer) for account in (source, target))


def line(table: Table, entry: Entry, viewer, reversed_by: int | None = None) -> dict:
    """One journal line as a viewer may read it: who, what, money, notices; secrets left out.

    Transfers that touch a hidden balance are shown to their parties only.
    """
    transfers = [fact.to_json() for fact in entry.facts if isinstance(fact, Transfer)
                 and _sees_transfer(table, fact.commodity, fact.source, fact.target, viewer)]
    notices = [f.data for f in entry.facts
               if isinstance(f, Event) and f.kind == "notice" and _shown(f.audience, viewer)]
    name, args = entry.command, dict(entry.args)
    if viewer is not None and viewer in (ALL, entry.actor.get("seat")):
        args.update(entry.secret)
    else:
        face = _face(table.game, entry)
        if face is not None:
            name, args = face, {}
        if len(transfers) < sum(isinstance(f, Transfer) for f in entry.facts) or _facts_hidden(table, entry, viewer):
            args = {}  # the arguments would tell what the facts do not
    return {"seq": entry.seq, "at": entry.at, "actor": entry.actor, "command": name, "args": args,
            "transfers": transfers, "notices": notices, "reverses": entry.reverses, "reversed_by": reversed_by}


def _face(game, entry: Entry) -> str | None:
    """The name that others read for a command; one carried out by a house ruling keeps its face, too."""
    for name in (entry.command, entry.args.get("command") if entry.command == "rule" else None):
        command = game.commands.get(name)
        if command is not None and command.face:
            return command.face
    return None


def _facts_hidden(table: Table, entry: Entry, viewer) -> bool:
    """Whether an entry holds a fact, or touches a declared field or row, that this viewer may not see."""
    game = table.game
    for fact in entry.facts:
        if not isinstance(fact, Event):
            continue
        if not _shown(fact.audience, viewer):
            return True
        seat = fact.data.get("seat")
        if fact.kind in ("field_set", "field_cleared"):
            spec = game.fields.get(fact.data["path"][0]) if seat else _shared_field(game, fact.data["path"])
            if spec and spec.get("memory"):
                continue  # what the rules remember for themselves tells nothing that the other facts do not
            if not may_see(table, spec["audience"] if spec else "nobody", seat, viewer):
                return True
        elif fact.kind in ("row_added", "row_changed", "row_removed"):
            spec = game.rows.get(fact.data["list"], {"audience": "nobody", "hidden": {}})
            touched = [spec["audience"]] + [a for f, a in spec["hidden"].items() if f in fact.data.get("values", ())]
            if not all(may_see(table, audience, seat, viewer) for audience in touched):
                return True
    return False


def _shared_field(game, path: list) -> dict | None:
    """The declared shared field that a path lies in; phase, turn and round are always shown."""
    if path[0] in ("phase", "current", "round_number"):
        return {"audience": "all"}
    for length in range(len(path), 0, -1):
        if spec := game.shared_fields.get(".".join(path[:length])):
            return spec
    return None


def lines(table: Table, entries: list[Entry], viewer, after: int = 0) -> list[dict]:
    """The journal after an entry, oldest first, reversed lines marked with the number that took them back."""
    gone = {e.reverses: e.seq for e in entries if e.reverses is not None}
    return [{**line(table, e, viewer, gone.get(e.seq)), "purpose": _purpose(entries, e)} for e in entries if e.seq > after]


def _purpose(entries: list[Entry], entry: Entry) -> str | None:
    """What the faces of an entry were thrown for: the request that it answers stands in the entry that asked."""
    for fact in entry.facts:
        if isinstance(fact, Event) and fact.kind == "roll_read":
            asked = fact.data["id"].partition(".")[0]
            at = int(asked) if asked.isdigit() else 0
            facts = entries[at - 1].facts if 1 <= at <= len(entries) else ()
            return next((f.data["roll"]["purpose"] for f in facts if isinstance(f, Event) and f.kind == "roll_asked"
                         and f.data["roll"]["id"] == fact.data["id"]), None)
    return None
