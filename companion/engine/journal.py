"""The journal: entries of facts, and how facts become the state of a table.

Folding never refuses, reads no money, options, data or clock, and keeps no reference into an
event, so that an old evening always loads. Event kinds are added, never changed.
A state is a plain dict (see empty_state); only fold functions change it.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from companion.engine.money import Transfer

__all__ = ["Event", "Entry", "Fact", "CORRECTIONS", "empty_state", "copy_state", "fold", "fold_entry", "apply_fact", "standing",
           "FIXED"]

# Commands that only put the books right or run the table: nothing of the game is triggered by them,
# and a turn in which only these were booked counts as untouched.
CORRECTIONS = frozenset({"adjust", "add_row", "remove_row", "set_option", "teach", "make_table", "join",
                         "choose_host", "correct_entry", "reverse"})
FIXED = frozenset({"make_table", "join"})       # entries that no reversal takes back


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in JSON types only.

    kind: past tense; data: its particulars; audience: who may read it beside the system,
    a list of viewers (seat names, "all", "wall"), None = whoever sees the entry.
    """

    kind: str
    data: dict
    audience: tuple[str, ...] | None = None


Fact = Event | Transfer


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: who asked for what, and the facts that followed, in order.

    seq: 1, 2, 3 ... within the table; at: ISO time for reading only, never for ordering;
    actor: {"role": "seat" | "host" | "sensor" | "system", "seat": name or None, "device": id or None}, of a sensor also
    what is known of "boot", "reading", "q", "by" (whose roll it was), "confirmed" (who said yes to it);
    args: the command's parameters as JSON; secret: those of them that nobody else may read;
    ticket: what makes a resent tap harmless; reverses: number of the entry taken back.
    """

    seq: int
    at: str
    actor: dict
    command: str
    args: dict
    facts: tuple[Fact, ...] = ()
    ticket: str | None = None
    reverses: int | None = None
    secret: dict = field(default_factory=dict)

    @property
    def notices(self) -> list[dict]:
        """What the entry said without changing anything: [{"code", "facts"}], in order."""
        return [f.data for f in self.facts if isinstance(f, Event) and f.kind == "notice"]


def empty_state() -> dict:
    """The state before entry 1: no seats, nothing owned."""
    return {"seq": 0, "game": None, "seats": [], "host": None, "seat": {}, "shared": {}, "balances": {},
            "agenda": [], "open": [], "rolls": [], "options": {}, "data": {}, "began": 0, "booked": 0,
            "closed": False, "ledger": []}


def copy_state(state: dict) -> dict:
    """A working copy; the table's data and the lines of its ledger, never changed in place, are shared."""
    # The published state is read by other threads meanwhile: it is never touched, not even for a moment.
    small = {key: value for key, value in state.items() if key not in ("data", "ledger")}
    copy = pickle.loads(pickle.dumps(small, pickle.HIGHEST_PROTOCOL))
    return {**copy, "data": state["data"], "ledger": list(state["ledger"])}


def own(value):
    """A private copy of JSON data, so that no state keeps a reference into an event."""
    if isinstance(value, (dict, list, tuple)):
        return json.loads(json.dumps(value))
    return value


def _holder(state: dict, seat: str | None) -> dict:
    return state["shared"] if seat is None else state["seat"][seat]


def _walk(root: dict, path: list) -> tuple[dict, str]:
    node = root
    for key in path[:-1]:
        child = node.get(key)
        if not isinstance(child, dict):
            child = node[key] = {}
        node = child
    return node, path[-1]


def _table_made(state, data, seq):
    state["game"] = data["game"]
    state["options"] = own(data["options"])
    state["data"] = own(data["data"])


def _seat_joined(state, data, seq):
    state["seats"].append(data["seat"])
    state["seat"][data["seat"]] = own(data["fields"])


def _host_chosen(state, data, seq):
    state["host"] = data["seat"]


def _field_set(state, data, seq):
    node, key = _walk(_holder(state, data["seat"]), data["path"])
    node[key] = own(data["value"])


def _field_cleared(state, data, seq):
    node, key = _walk(_holder(state, data["seat"]), data["path"])
    node.pop(key, None)
    state["cleared"] = [*state.get("cleared", []), [data["seat"], *data["path"]]]  # gone on purpose, see table.opened


def _row_added(state, data, seq):
    _holder(state, data["seat"]).setdefault(data["list"], []).append(own(data["values"]))


def _row_changed(state, data, seq):
    for row in _holder(state, data["seat"]).get(data["list"], []):
        if row["row_id"] == data["id"]:
            row.update(own(data["values"]))


def _row_removed(state, data, seq):
    holder = _holder(state, data["seat"])
    holder[data["list"]] = [row for row in holder.get(data["list"], []) if row["row_id"] != data["id"]]


def _option_set(state, data, seq):
    state["options"][data["option"]] = own(data["value"])


def _data_set(state, data, seq):
    # Data are shared between copies of the state: change a copy along the path, never in place.
    root = dict(state["data"])
    node = root
    for key in data["path"][:-1]:
        child = node.get(key)
        node[key] = dict(child) if isinstance(child, dict) else {}
        node = node[key]
    node[data["path"][-1]] = own(data["value"])
    state["data"] = root


def _roll_asked(state, data, seq):
    at = len(state["rolls"]) if data.get("at") is None else data["at"]
    state["rolls"].insert(at, {**own(data["roll"]), "read": [], "first_since": seq if at == 0 else None})


def _roll_read(state, data, seq):
    for request in state["rolls"]:
        if request["id"] == data["id"]:
            request["read"] = request["read"] + list(data["faces"])


def _roll_gone(state, data, seq):
    head = state["rolls"][0]["id"] if state["rolls"] else None
    state["rolls"] = [r for r in state["rolls"] if r["id"] != data["id"]]
    state["agenda"] = [s for s in state["agenda"] if s.get("roll") != data["id"]]
    if state["rolls"] and state["rolls"][0]["id"] != head:
        state["rolls"][0]["first_since"] = seq


def _step_added(state, data, seq):
    state["agenda"].insert(data["at"], own(data["step"]))


def _step_done(state, data, seq):
    state["agenda"].pop(0)


def _row_opened(state, data, seq):
    state["open"].append(own(data["row"]))


def _row_answered(state, data, seq):
    for row in state["open"]:
        if row["id"] == data["id"]:
            row["answers"][data["seat"]] = own(data["answer"])
            row["waiting"] = [s for s in row["waiting"] if s != data["seat"]]


def _terms_set(state, data, seq):
    for row in state["open"]:
        if row["id"] == data["id"]:
            row["terms"].update(own(data["terms"]))


def _row_closed(state, data, seq):
    state["open"] = [row for row in state["open"] if row["id"] != data["id"]]


def _turn_begun(state, data, seq):
    state["shared"]["current"] = data["seat"]
    state["began"] = seq
    state["booked"] = -1  # the entry that begins a turn does not count as booked in it


def _entry_corrected(state, data, seq):
    state["ledger"] = [{**line, "corrected": True} if line["entry"] == data["entry"] else line
                       for line in state["ledger"]]


def _turn_untouched(state, data, seq):
    state["untouched"] = seq


def _table_closed(state, data, seq):
    state["closed"] = True


def _notice(state, data, seq):
    """A notice changes nothing."""


CORE_EVENTS: dict[str, Callable[[dict, dict, int], None]] = {
    "table_made": _table_made, "seat_joined": _seat_joined, "host_chosen": _host_chosen,
    "field_set": _field_set, "field_cleared": _field_cleared,
    "row_added": _row_added, "row_changed": _row_changed, "row_removed": _row_removed,
    "option_set": _option_set, "data_set": _data_set,
    "roll_asked": _roll_asked, "roll_read": _roll_read, "roll_done": _roll_gone, "roll_dropped": _roll_gone,
    "step_added": _step_added, "step_done": _step_done,
    "row_opened": _row_opened, "row_answered": _row_answered, "terms_set": _terms_set, "row_closed": _row_closed,
    "turn_begun": _turn_begun, "turn_untouched": _turn_untouched, "entry_corrected": _entry_corrected,
    "table_closed": _table_closed, "notice": _notice,
}


def apply_fact(state: dict, fact: Fact, seq: int, events: dict | None = None) -> None:
    """Fold one fact into the state in place.

    events: the game's own kinds beside CORE_EVENTS. Errors: KeyError for a kind nobody knows.
    """
    if isinstance(fact, Transfer):
        accounts = state["balances"].setdefault(fact.commodity, {})
        accounts[fact.source] = accounts.get(fact.source, 0) - fact.amount
        accounts[fact.target] = accounts.get(fact.target, 0) + fact.amount
        state["ledger"].append({"entry": seq, **fact.to_json()})
        return
    handler = CORE_EVENTS.get(fact.kind) or (events or {})[fact.kind]
    handler(state, fact.data, seq)


def fold_entry(state: dict, entry: Entry, events: dict | None = None) -> None:
    """Fold one entry that is not a reversal into the state in place."""
    for fact in entry.facts:
        apply_fact(state, fact, entry.seq, events)
    end_entry(state, entry.seq, entry.command)


def end_entry(state: dict, seq: int, command: str) -> None:
    """What every entry does to the state when its facts are in."""
    state["seq"] = seq
    if state["booked"] < 0:
        state["booked"] = 0
    elif command not in CORRECTIONS and state.get("untouched") != seq:
        state["booked"] += 1


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that nobody took back, reversals left out, oldest first. entries: from entry 1 on."""
    found: list[Entry] = []
    for entry in entries:
        if entry.reverses is not None:
            found.pop()     # reversals peel from the top
        else:
            found.append(entry)
    return found


def fold(entries: Iterable[Entry], events: dict | None = None) -> dict:
    """The state after all entries; reversed ones and their reversals leave no trace but the number."""
    read = list(entries)
    state = empty_state()
    for entry in standing(read):
        fold_entry(state, entry, events)
    state["seq"] = read[-1].seq if read else 0
    return state
