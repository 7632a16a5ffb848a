"""A settled reading becomes an entry: the open roll is answered, once."""

from __future__ import annotations

__all__ = ["settled"]


def settled(banker, code: str, device: str, faces, boot: str | None = None, seq: int | None = None, q: int | None = None,
            confirmed: str | None = None):
    """A settled reading of a device is booked as the open roll's; a resent one books once.

    device, boot, seq, q: which device, which life of it, which reading, how sure it was; confirmed: who said yes to it.
    They stand in the entry's actor, with "by", whose roll it is: that seat may take the entry back, as one of its own.
    Returns the banker's receipt. Errors: Refusal no_roll when nothing waits, wrong_dice for faces the roll cannot have.
    """
    ticket = f"{device}/{boot}/{seq}" if boot is not None and seq is not None else None
    roll = banker.table(code).roll
    told = {"boot": boot, "reading": seq, "q": q, "by": roll["by"] if roll else None, "confirmed": confirmed}
    actor = {"role": "sensor", "seat": None, "device": device, **{name: value for name, value in told.items() if value is not None}}
    return banker.take(code, actor, "report_roll", {"faces": list(faces)}, ticket=ticket)
