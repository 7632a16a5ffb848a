"""What a command would come to if it were sent now: decided like a real one, booked nowhere.

Pages say the effect before the button that names the act, show what a tap costs, and offer amounts that work.
"""

from __future__ import annotations

from companion import pages, views
from companion.engine.decide import decide
from companion.engine.journal import Entry
from companion.engine.table import Refusal, Table
from companion.figures import document_of, headline, kept, shared_figures, sheet_of

__all__ = ["foresee", "price", "largest"]


def foresee(table: Table, actor: dict, command: str, args: dict, viewer, standing: list[Entry] | None = None) -> dict:
    """What a command would come to, as far as a viewer may read it.

    actor, args: as for decide(); standing: the journal, for the command reverse alone.
    Returns {"line": the journal line it would be (pages.shown_line), "changes": figures of the sheets that would
    differ, "rolls": the purpose of a roll it would ask for, or None}. Errors: Refusal, as sending it would give.
    """
    decision = decide(table, actor, command, args, None, standing)
    after = decision.table
    entry = Entry(table.seq + 1, "", actor, command, decision.args, decision.facts, None, decision.reverses, decision.secret)
    asked = after.roll if after.roll != table.roll else None
    return {"line": pages.shown_line(after, views.line(after, entry, viewer)), "changes": changes(table, after, viewer),
            "rolls": asked["purpose"] if asked else None}


def price(table: Table, command: str, seat: str) -> dict:
    """What a command without parameters would cost or bring the seat that taps it: {"cash": what its purse gains
    or loses, "below": by how much the figure below the cash would change, "id": that figure}, nothing of anybody else.

    Worked out once for each table that is published. Errors: Refusal, as sending it would give.
    """
    found = kept(table, ("price", command, seat), lambda: _price(table, command, seat))
    if isinstance(found, Refusal):
        raise found
    return found


def _price(table: Table, command: str, seat: str) -> dict | Refusal:
    actor = {"role": "seat", "seat": seat, "device": None}
    try:
        decision = decide(table, actor, command, {})
    except Refusal as refusal:
        return refusal
    entry = Entry(table.seq + 1, "", actor, command, decision.args, decision.facts, None, None, decision.secret)
    line = pages.shown_line(decision.table, views.line(decision.table, entry, seat))
    below = [headline(one, seat, seat)["below"] for one in (table, decision.table)]
    return {"cash": sum(one["amount"] for one in line["net"] if one["seat"] == seat and one["kind"] == "money"),
            "below": below[1]["value"] - below[0]["value"] if all(below) else 0, "id": below[0] and below[0]["id"]}


def changes(before: Table, after: Table, viewer) -> list[dict]:
    """The figures that differ between two states of a table: cash first, then the lines of each sheet in its order,
    then shared figures. Each is {"seat" (None for the table's own), "id", "kind", "before", "after"}; only what the
    viewer sees in both is told, and a new seat has no before.
    """
    found = []
    for seat in before.seats:
        was, now = document_of(before, seat, viewer), document_of(after, seat, viewer)
        kinds = {before.game.cash_field: "money", **{line.id: line.kind for line, _ in sheet_of(after, seat).fields()}}
        found += [{"seat": seat, "id": name, "kind": kind, "before": was[name], "after": now[name]}
                  for name, kind in kinds.items() if name in was and name in now and was[name] != now[name]]
    was = {one["path"]: one for one in shared_figures(before, viewer)}
    for one in shared_figures(after, viewer):
        old = was.get(one["path"])
        if old and old["value"] != one["value"]:
            found.append({"seat": None, "id": one["path"], "kind": one["kind"], "before": old["value"], "after": one["value"]})
    return found


def largest(table: Table, actor: dict, command: str, args: dict, name: str, low: int, high: int) -> int | None:
    """The largest number from low to high that a command would take for one parameter, None if not even low.

    Assumes that what is refused for being too much stays refused for more; what it returns was tried and goes.
    """
    def goes(value: int) -> bool:
        try:
            decide(table, actor, command, {**args, name: value})
        except Refusal:
            return False
        return True

    if high < low or not goes(low):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        if goes(middle):
            low = middle
        else:
            high = middle - 1
    return low
