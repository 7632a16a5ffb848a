"""What a page says of the readers of dice and spinners, and what becomes of an answer: the wall shows, phones answer."""

from __future__ import annotations

from datetime import datetime

from flask import request

from companion.engine.table import Refusal
from companion.sensors import Elsewhere
from companion.web import acting
from companion.web.visit import Visit, house, whole_number

__all__ = ["answered", "question"]

PLUS = " + "


def question(here: Visit, place: str) -> dict | None:
    """What is to be said now: {"kind", "n", "key", "facts", "tail", "mine", …} as the templates say it; None for nothing.

    place: "seat", which hears of its own rolls, "host" and "wall", which hear of all; tail: what whoever rolls does next,
    None where the sentence says it; mine: whether this visitor answers.
    """
    told, roll = house().readers.shown(here.code), here.table.roll
    if told is None or told["kind"] != "notice" and (roll is None or roll["id"] != told["roll"]):
        return None
    kind, mine = told["kind"], _may_answer(here, told, place == "host")
    if place == "seat" and not mine:
        return None
    made = {"kind": kind, "n": told["n"], "key": f"rdr-{kind}", "tail": None, "reason": told.get("reason"), "time": _time(told.get("at")),
            "device": plain_name(told["device"]), "by": roll["by"] if roll else None, "mine": mine and place != "wall",
            "facts": {"spin": "yes" if _spins(here, roll) else "no"}}
    if kind == "offer":
        _offer(made, told)
    elif kind == "notice":
        made["facts"] = {"saw": _sum(told["saw"]), "entered": _sum(told["entered"])}
        made.update(becomes=_sum(told["faces"] or ()), by=told["author"])
    elif kind in ("again", "manual"):
        made["key"] = f"rdr-{kind}-{told['reason']}"
        made["facts"]["detail"] = told.get("detail", "")
        if kind == "manual":
            made["tail"] = "or_enter" if told["reason"] in ("reset", "no-reading") else "enter"
    return made


def _offer(made: dict, told: dict) -> None:
    faces, missing = told["faces"], told["missing"]
    made["facts"].update(faces=_sum(faces), n=faces[0])
    if len(faces) > missing:
        made.update(key="rdr-choose", choose=faces, missing=missing)
        made["facts"]["n"] = missing
    elif len(faces) > 1:
        made["key"] = "rdr-offer_more"


def _time(at: str | None) -> str:
    """To the second, as the log of a failure has it."""
    return datetime.fromisoformat(at).astimezone().strftime("%H:%M:%S") if at else ""


def _sum(faces) -> str:
    return PLUS.join(map(str, faces))


def plain_name(device: str) -> str:
    """A device's name as people call it: of a path its last part."""
    return device.rsplit("/", 1)[-1]


def _spins(here: Visit, roll: dict | None) -> bool:
    spinner = here.table.game.spinner
    return roll is not None and spinner is not None and roll["dice"] == 1 and roll["faces"] == spinner["faces"]


def _may_answer(here: Visit, told: dict, hosting: bool) -> bool:
    """Whose roll it is answers, or the host; what was entered is put right by whoever entered it, or the host."""
    if hosting and here.is_host:
        return True
    if here.seat is None:
        return False
    roll = here.table.roll
    return told["author"] == here.seat if told["kind"] == "notice" else roll is not None and roll["by"] in (None, here.seat)


def answered(here: Visit, hosting: bool = False):
    """The form of a question: yes, no, which dice, what the reader saw after all, or try it again.

    Returns the banker's receipt, None where nothing was booked. Errors: Refusal stale for a question that is over,
    not_allowed for one that somebody else answers.
    """
    desk, form = house().readers, request.form
    told, watch, n = desk.shown(here.code), desk.watch(here.code), whole_number(form.get("n"))
    if told is None or watch is None or told["n"] != n:
        raise Refusal("stale")
    if not _may_answer(here, told, hosting):
        raise Refusal("not_allowed", order=True)
    who, what = "host" if hosting else here.seat, form.get("answer", "")
    if what == "correct":
        return watch.correct(n, here.actor("host" if hosting else None), who)
    if what == "again":
        try:
            desk.try_again(told["address"])
        except Elsewhere:
            raise Refusal("stale") from None
        return None
    faces = acting.faces_of_form() or None
    return watch.answer(n, what != "no", who, faces)
