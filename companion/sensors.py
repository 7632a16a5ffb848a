"""Readings of dice and spinners on their way to the open roll request."""

from __future__ import annotations

__all__ = ["settled"]


def settled(banker, code: str, device: str, faces: list[int], boot: str | None = None, seq: int | None = None):
    """A settled reading of a device is booked as the open roll's; a resent one books once.

    device, boot, seq: which device, which life of it, which reading. Returns the banker's receipt.
    Errors: Refusal no_roll when nothing waits, wrong_dice for faces the roll cannot have.
    """
    ticket = f"{device}/{boot}/{seq}" if boot is not None and seq is not None else None
    actor = {"role": "sensor", "seat": None, "device": device}
    return banker.take(code, actor, "report_roll", {"faces": list(faces)}, ticket=ticket)
