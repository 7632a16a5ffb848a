"""The agenda: steps a rule could not finish, and open rows that wait for somebody's answer.

A step is data: {"do", "arguments"} and perhaps {"roll"}. A command's steps go to the end, those of a
step, a roll or an answer to the front; the engine works steps until one waits.
"""

from __future__ import annotations

from companion.engine import facts
from companion.engine.journal import Event

__all__ = ["Booking", "answer"]

MOST_STEPS = 1000


class Booking:
    """Collects the facts of one entry: each is folded into the working table as soon as it is yielded."""

    def __init__(self, table) -> None:
        self.table = table
        self.facts: list = []

    def run(self, rule, front: bool = False) -> object:
        """Run a generator of facts (None: a rule that only checks); steps to the front or the end.

        Returns what the generator returns. Errors: Refusal.
        """
        if rule is None:
            return None
        rule = iter(rule)
        at = 0 if front else None
        while True:
            try:
                fact = next(rule)
            except StopIteration as stop:
                return stop.value
            if isinstance(fact, Event) and fact.kind == "step_added":
                place = len(self.table.agenda) if at is None else at
                fact = Event(fact.kind, {**fact.data, "at": place}, fact.audience)
                at = at if at is None else at + 1
            fact = self.table.kept(fact)
            self.table.book(fact)
            self.facts.append(fact)

    def work(self) -> None:
        """Work steps from the head until one waits for a command or a roll. Errors: Refusal, RuntimeError."""
        for _ in range(MOST_STEPS):
            if not self.table.agenda:
                return
            head = self.table.agenda[0]
            if "roll" in head or head["do"] in self.table.game.waits:
                return
            do = self.table.game.steps[head["do"]]
            self.run(iter([Event("step_done", {})]))
            self.run(do(self.table, **head["arguments"]), front=True)
        raise RuntimeError(f"{self.table.game.slug}: the agenda does not come to rest, head {head['do']!r}")


def answer(table, row: dict, seat: str, value=True, audience=None):
    """A seat answers an open row; with the last answer the game's @on_agreed books and the row closes.

    Yields facts. value: JSON, a yes unless the game says otherwise; audience: who may read it.
    """
    yield facts.answer_row(row, seat, value, audience)
    now = next(r for r in table.open_rows() if r["id"] == row["id"])
    if now["waiting"]:
        return
    agreed = table.game.agreed.get(row["kind"])
    if agreed is not None:
        yield from agreed(table, now)
        if any(r["id"] == row["id"] for r in table.open_rows()):
            yield facts.close_row(row)
