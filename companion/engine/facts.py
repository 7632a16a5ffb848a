"""What a rule yields: one small function for each kind of fact.

A path is a dotted text or a list of keys (names may hold dots). Every function returns a fact;
nothing happens before it is yielded.
"""

from __future__ import annotations

from companion.engine.journal import Event, own
from companion.engine.money import Transfer

__all__ = ["move", "event", "notice", "set_field", "clear_field", "set_shared", "clear_shared", "add_row",
           "change_row", "remove_row", "set_option", "set_data", "ask_roll", "drop_roll", "step", "finish_step", "open_row",
           "answer_row", "set_terms", "close_row", "begin_turn", "close_table"]


def move(amount: int, commodity: str, source: str, target: str, memo: str = "") -> Transfer:
    """So much goes from one account to another."""
    return Transfer(commodity, amount, source, target, memo)


def event(kind: str, audience=None, **data) -> Event:
    """Something of the game's own kind (see Game.event) happened."""
    return Event(kind, own(data), None if audience is None else tuple(audience))


def notice(code: str, /, audience=None, **facts) -> Event:
    """Something said with the entry that changes nothing; audience: who may read it, None = everybody."""
    return Event("notice", {"code": code, "facts": own(facts)}, None if audience is None else tuple(audience))


def _path(path: str | list) -> list:
    return path.split(".") if isinstance(path, str) else list(path)


def set_field(seat: str, path: str | list, value, audience=None) -> Event:
    """A field of a seat's sheet has this value from now on."""
    return Event("field_set", {"seat": seat, "path": _path(path), "value": own(value)},
                 None if audience is None else tuple(audience))


def clear_field(seat: str, path: str | list) -> Event:
    """A field of a seat's sheet is gone (absent, not null)."""
    return Event("field_cleared", {"seat": seat, "path": _path(path)})


def set_shared(path: str | list, value, audience=None) -> Event:
    """A field of the shared state has this value from now on."""
    return Event("field_set", {"seat": None, "path": _path(path), "value": own(value)},
                 None if audience is None else tuple(audience))


def clear_shared(path: str | list) -> Event:
    """A field of the shared state is gone (absent, not null)."""
    return Event("field_cleared", {"seat": None, "path": _path(path)})


def add_row(table, seat: str | None, rows: str, **values) -> Event:
    """A row is added at the end; its id is the entry and number that made it."""
    return Event("row_added", {"seat": seat, "list": rows, "values": {"row_id": table.new_id(), **own(values)}})


def change_row(seat: str | None, rows: str, row: dict, **values) -> Event:
    """Values of a row are these from now on."""
    return Event("row_changed", {"seat": seat, "list": rows, "id": row["row_id"], "values": own(values)})


def remove_row(seat: str | None, rows: str, row: dict) -> Event:
    """A row is gone; those after it close up."""
    return Event("row_removed", {"seat": seat, "list": rows, "id": row["row_id"]})


def set_option(option: str, value) -> Event:
    """An option of the table has this value from now on."""
    return Event("option_set", {"option": option, "value": value})


def set_data(path: str | list, value) -> Event:
    """A table's data: what the box prints and the owner taught."""
    return Event("data_set", {"path": _path(path), "value": own(value)})


def ask_roll(table, dice: int, faces: int, by: str | None, purpose: str, about: dict | None = None,
             ahead_of: str | None = None) -> Event:
    """The books wait for a roll; requests queue in the order asked.

    dice: how many; faces: of each; by: seat that rolls; about: what its handler needs;
    ahead_of: goes before the first waiting request of that purpose.
    """
    roll = {"id": table.new_id(), "dice": dice, "faces": faces, "by": by, "purpose": purpose,
            "about": own(about or {})}
    at = next((i for i, r in enumerate(table.state["rolls"]) if r["purpose"] == ahead_of), None) if ahead_of else None
    return Event("roll_asked", {"roll": roll, "at": at})


def drop_roll(roll: dict) -> Event:
    """A roll request is withdrawn."""
    return Event("roll_dropped", {"id": roll["id"]})


def step(do: str, roll: dict | None = None, **arguments) -> Event:
    """Something that is still to be done (see agenda.py); roll: it waits for that request.

    The engine decides the place: a command's steps go to the end, those of a step, a roll or an
    answer to the front.
    """
    made = {"do": do, "arguments": own(arguments)}
    if roll is not None:
        made["roll"] = roll["id"]
    return Event("step_added", {"step": made, "at": -1})


def finish_step(table, do: str) -> Event:
    """A step that waited at the head of the agenda (see Game.wait) is done; what follows it goes on.

    Errors: RuntimeError if another step is the head, a mistake of the game.
    """
    head = table.agenda[0]["do"] if table.agenda else None
    if head != do:
        raise RuntimeError(f"{table.game.slug}: the head of the agenda is {head!r}, not {do!r}")
    return Event("step_done", {})


def open_row(table, kind: str, by: str | None, waiting=(), audience=None, **terms) -> Event:
    """An offer, window or duty that waits for answers.

    waiting: seats that still answer; audience: who may see it, None = everybody; terms: JSON.
    """
    return Event("row_opened", {"row": {"id": table.new_id(), "kind": kind, "by": by, "waiting": list(waiting),
                                        "answers": {}, "opened": table.entry_seq, "terms": own(terms),
                                        "audience": None if audience is None else list(audience)}},
                 None if audience is None else tuple(audience))


def answer_row(row: dict, seat: str, answer=True, audience=None) -> Event:
    """A seat answers an open row; audience: who may read the answer."""
    return Event("row_answered", {"id": row["id"], "seat": seat, "answer": own(answer)},
                 None if audience is None else tuple(audience))


def set_terms(row: dict, **terms) -> Event:
    """Terms of an open row are these from now on."""
    return Event("terms_set", {"id": row["id"], "terms": own(terms)})


def close_row(row: dict) -> Event:
    """An open row waits no more."""
    return Event("row_closed", {"id": row["id"]})


def begin_turn(seat: str | None) -> Event:
    """A turn begins; forms drawn before it are stale from now on."""
    return Event("turn_begun", {"seat": seat})


def close_table() -> Event:
    """The evening is over: nothing more is booked but by the host."""
    return Event("table_closed", {})
