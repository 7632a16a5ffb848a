"""What a form would come to, said before its button is tapped: one line, and the button's own words.

It books nothing. Where a purse is hidden from whoever asks, nothing is said: trying amounts would measure it.
"""

from __future__ import annotations

import re

from companion.engine.forms import MISSING, Choice, ListOf, Sealed
from companion.engine.seat_names import isolated
from companion.engine.table import Refusal
from companion.figures import sees_all, sheet_of, written
from companion.foresight import foresee

__all__ = ["may_ask", "is_complete", "is_worth_saying", "effect", "act", "together"]

FIGURES = 3     # changed figures worth a line
NUMBERS = ("decimal", "range")      # what a number that is typed may be told
OTHERS = 2      # other seats whose money moves


def may_ask(visit, args: dict, acting: str | None) -> bool:
    """Whether what this form would come to tells the visitor nothing that stands in hidden books.

    acting: a seat the host sends for, "host" for the role itself, None for one's own seat.
    """
    hidden = {seat for seat in visit.table.seats if not sees_all(visit.table, seat, visit.viewer)}
    if acting is not None and hidden:
        return acting != "host" and acting not in hidden and not _named(args, hidden)
    return not _named({name: value for name, value in args.items() if name != "to"}, hidden)


def _named(value, seats: set) -> bool:
    """Whether a seat is named anywhere in a JSON value: as a text, or as a key."""
    if isinstance(value, dict):
        return any(key in seats or _named(inner, seats) for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return any(_named(inner, seats) for inner in value)
    return isinstance(value, str) and value in seats


def is_complete(command, args: dict) -> bool:
    """Whether every required parameter has something in it."""
    return all(name in args for name, (_, default) in command.params.items() if default is MISSING)


def is_worth_saying(refusal: Refusal) -> bool:
    """Whether a refusal is a hint to who is still filling in: what is empty yet is not."""
    return refusal.code != "bad_parameter" or refusal.facts.get("why") in NUMBERS


def effect(visit, command, args: dict, who: str | None, acting: str | None) -> dict | None:
    """The line before the button: {"text", "refused"}; a refusal is a hint in its own words, None for an empty field."""
    try:
        seen = foresee(visit.table, visit.actor(acting), command.name, args, visit.viewer, visit.entries)
    except Refusal as refusal:
        if not is_worth_saying(refusal):
            return None
        return {"text": visit.words.refusal(refusal.code, refusal.facts), "refused": True}
    subject = None if acting == "host" else who
    parts = _money(visit, seen, subject) + _figures(visit, seen, args, subject)
    if seen["rolls"]:
        parts.append(visit.words.say("ui-then_roll", purpose=seen["rolls"]))
    text = ", ".join(parts) or visit.words.say("ui-nothing_moves")
    return {"text": text[:1].upper() + text[1:], "refused": False}


def together(visit, command, args: dict) -> str:
    """What the choices ticked on a form count together, "" where none stands for anything."""
    found = [kind.of.worth(visit.table, value) for name, (kind, _) in command.params.items() if name in args
             for kind in [kind.of if isinstance(kind, Sealed) else kind] if isinstance(kind, ListOf) and isinstance(kind.of, Choice)
             for value in args[name] if value in kind.of.choices(visit.table, visit.seat)]
    worth = [one for one in found if one is not None]
    return visit.words.say("ui-together", amount=sum(worth)) if worth else ""


def act(visit, command, args: dict) -> str:
    """What the button says: the act with its figures where there are words for it and all is known, else its name."""
    key = f"act-{command.name}"
    return visit.words.say(key, **args) if visit.words.has(key) and is_complete(command, args) else visit.words.say(f"cmd-{command.name}")


def _money(visit, seen: dict, subject: str | None) -> list[str]:
    """Who pays and what is left; then whose money moves beside it."""
    say, you = visit.words.say, subject is not None and subject == visit.seat
    made, moved = [], {one["seat"]: one["amount"] for one in seen["line"]["net"] if one["kind"] == "money"}
    own = moved.pop(subject, 0) if subject else 0
    if own:
        key = f"ui-{'you' if you else 'seat'}_{'pay' if own < 0 else 'get'}"
        made.append(say(key, amount=abs(own)) if you else say(key, seat=subject, amount=abs(own)))
        left = _after(visit, seen, subject)
        if left is not None:
            made.append(say("ui-left_after" if own < 0 else "ui-then_have", amount=left))
    elif (left := _after(visit, seen, subject)) is not None:      # it stays the seat's own, out of the purse: a stake
        made.append(say("ui-left_after", amount=left))
    return made + [f"{isolated(seat)} {visit.words.signed(amount)}" for seat, amount in list(moved.items())[:OTHERS]]


def _after(visit, seen: dict, seat: str) -> int | None:
    cash = visit.table.game.cash_field
    return next((one["after"] for one in seen["changes"] if one["seat"] == seat and one["id"] == cash), None)


def _moves_by(one: dict, count: int) -> bool:
    return type(one["before"]) is int and type(one["after"]) is int and abs(one["after"] - one["before"]) == count


def _figures(visit, seen: dict, args: dict, subject: str | None) -> list[str]:
    """The changed figures most worth telling: the subject's own, without those that merely follow; then shared ones."""
    made = []
    follows = {seat: _following(visit.table, seat) for seat in {one["seat"] for one in seen["changes"] if one["seat"]}}
    for one in seen["changes"]:
        if subject is not None and one["seat"] not in (subject, None):
            continue
        if one["id"] in follows.get(one["seat"], ()) or subject is not None and one["id"] == visit.table.game.cash_field:
            continue
        if one["kind"] != "money" and any(type(value) is int and _moves_by(one, value) for value in args.values()):
            continue    # how many: the button says it
        shown = _shown(visit.words, one)
        if shown:
            made.append(f"{isolated(one['seat'])}: {shown}" if subject is None and one["seat"] else shown)
    return made[:FIGURES]


def _shown(words, one: dict) -> str:
    before, after = one["before"], one["after"]
    if isinstance(after, (dict, list)) or after is None:
        return ""
    name = re.sub(r" \([^)]*\)$", "", words.say(f"fld-{one['id']}"))        # the box's own term stands on the sheet
    name = name[:1].lower() + name[1:] if name[1:2].islower() else name     # in the middle of a line
    if type(before) is int and type(after) is int:
        return f"{name} {written(words, after - before, one['kind'], signed=True)}"
    return f"{name}: {written(words, after, one['kind'])}"


def _following(table, seat: str) -> set[str]:
    """Lines of a sheet that only add up others: totals of sections, and what consists of lines of the sheet."""
    sheet = sheet_of(table, seat)
    lines = {table.game.cash_field: None, **{line.id: line for line, _ in sheet.fields()}}
    totals = {section.total for section in sheet.sections if section.total}
    return totals | {name for name, line in lines.items()
                     if line is not None and line.why and all(term.label.removeprefix("fld-") in lines for term in line.why)}
