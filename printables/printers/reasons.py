"""What printers say is wrong with them, in our codes: the reasons of RFC 8011, 5.4.12, which CUPS uses, too."""

from __future__ import annotations

from collections.abc import Iterable

from printables.printers.printer import Status

__all__ = ["judged", "JOB_STATE"]

_SERIOUS = {
    "media-empty": "no_paper", "media-needed": "no_paper", "input-tray-missing": "no_paper", "media-jam": "jam",
    "toner-empty": "no_ink", "marker-supply-empty": "no_ink", "developer-empty": "no_ink",
    "cover-open": "cover_open", "door-open": "cover_open", "interlock-open": "cover_open",
    "paused": "stopped", "moving-to-paused": "stopped",
    "shutdown": "gone", "timed-out": "gone", "offline": "gone",
}
_NOTES = {"media-low": "low_paper", "toner-low": "low_ink", "marker-supply-low": "low_ink", "developer-low": "low_ink"}
# What is the matter is said before what follows from it: a printer without paper is often paused as well.
_ORDER = ("gone", "jam", "cover_open", "no_paper", "no_ink", "stopped")
_ENDINGS = ("-error", "-warning", "-report")
_IDLE, _PROCESSING, _STOPPED = 3, 4, 5
JOB_STATE = {3: "waiting", 4: "held", 5: "printing", 6: "stopped", 7: "cancelled", 8: "failed", 9: "done"}     # RFC 8011, 5.3.7


def judged(state: int | None, reasons: Iterable[str], accepts: bool | None = True, said: str = "") -> Status:
    """A printer's state (3 idle, 4 printing, 5 stopped; None: not told), its reasons and whether it takes jobs -> Status.

    said: its own words, which go with what we have none for.
    """
    found, notes = set(), []
    for reason in reasons:
        plain = next((reason.removesuffix(ending) for ending in _ENDINGS if reason.endswith(ending)), reason)
        code = _SERIOUS.get(plain)
        # "offline-report" is how CUPS says that a printer does not answer; other reports and warnings stop nothing:
        # another tray still has paper.
        mild = reason.endswith(("-warning", "-report")) and plain != "offline" and state != _STOPPED
        if code and not mild:
            found.add(code)
        elif plain in _NOTES or code in ("no_paper", "no_ink"):
            note = _NOTES.get(plain) or f"low_{code[3:]}"
            notes += [] if note in notes else [note]
    facts = {"said": said} if said else {}
    for code in _ORDER:
        if code in found:
            return Status(code, facts, tuple(notes))
    if state == _STOPPED:
        return Status("stopped" if not said else "attention", facts, tuple(notes))
    if accepts is False:
        return Status("rejects", facts, tuple(notes))
    return Status("printing" if state == _PROCESSING else "ready", {}, tuple(notes))
