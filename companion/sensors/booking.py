"""What readers do to the books: a settled reading answers the open roll, once; motion ends what motion ends."""

from __future__ import annotations

from companion.engine.decide import closed_because
from companion.engine.journal import Entry, standing
from companion.engine.table import Refusal

__all__ = ["corrected", "entered_by_hand", "newest_standing", "settled", "set_off"]


def settled(banker, code: str, device: str, faces, boot: str | None = None, seq: int | None = None, q: int | None = None,
            confirmed: str | None = None, seen: int | None = None):
    """A settled reading of a device is booked as the open roll's; a resent one books once.

    device, boot, seq, q: which device, which life of it, which reading, how sure it was; confirmed: who said yes to it;
    seen: the entry at which the roll was open that the reading is for. They stand in the entry's actor, with "by", whose
    roll it is: that seat may take the entry back, as one of its own.
    Returns the banker's receipt. Errors: Refusal no_roll when nothing waits, stale where another roll waits than at seen,
    wrong_dice for faces the roll cannot have.
    """
    ticket = f"{device}/{boot}/{seq}" if boot is not None and seq is not None else None
    roll = banker.table(code).roll
    told = {"boot": boot, "reading": seq, "q": q, "by": roll["by"] if roll else None, "confirmed": confirmed}
    actor = {"role": "sensor", "seat": None, "device": device, **{name: value for name, value in told.items() if value is not None}}
    return banker.take(code, actor, "report_roll", {"faces": list(faces)}, ticket=ticket, seen=seen)


def set_off(banker, code: str, device: str, seen: int | None = None):
    """Dice or pointer move: the command that the game names for it is sent for whoever rolls, if it goes now.

    Returns the receipt, None where there is nothing to send.
    """
    table = banker.table(code)
    name, roll = table.game.toml.get("motion"), table.roll
    if name is None or roll is None or closed_because(table, table.game.commands[name], roll["by"]) is not None:
        return None
    actor = {"role": "sensor", "seat": roll["by"], "device": device, "by": roll["by"]}
    try:
        return banker.take(code, actor, name, {}, seen=seen)
    except Refusal:
        return None     # somebody was quicker


def entered_by_hand(entry: Entry) -> list[int] | None:
    """The faces that somebody typed with an entry, also by a house ruling; None for any other entry."""
    if entry.actor.get("role") == "sensor":
        return None
    args = entry.args
    if entry.command == "rule" and args.get("command") == "report_roll":
        args = args.get("arguments") or {}
    elif entry.command != "report_roll":
        return None
    return [face for face in args.get("faces") or [] if isinstance(face, int)]


def newest_standing(entries: list[Entry]) -> int | None:
    """The number of the newest entry that nobody took back."""
    return next((entry.seq for entry in standing(entries)[-1:]), None)


def corrected(entered: list[int], wrong, saw) -> list[int] | None:
    """The faces of a roll with what the reader saw in the place of what it did not see; None where that fits not."""
    faces = list(entered)
    for face in wrong:
        if face not in faces:
            return None
        faces.remove(face)
    return [*faces, *saw] if len(faces) + len(saw) == len(entered) else None
