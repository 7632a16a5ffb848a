"""A table whose books are checked after everything that is asked of it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

from companion import views
from companion.engine.decide import decide, first_entry
from companion.engine.journal import Entry, Event, empty_state, fold, fold_entry
from companion.engine.money import Transfer, law_breaches
from companion.engine.table import Refusal, Table
from companion.engine.words import words_for

__all__ = ["Evening", "HOST", "seated"]

HOST = {"role": "host", "seat": None}
LARGEST_IN_SQL = 2**63 - 1


def seated(seat: str) -> dict:
    """A seat as the author of a command."""
    return {"role": "seat", "seat": seat}


def through_json(entry: Entry) -> Entry:
    """The entry as a store gives it back."""
    facts = tuple(fact if isinstance(fact, Transfer) else
                  Event(fact.kind, json.loads(json.dumps(fact.data)), fact.audience) for fact in entry.facts)
    return replace(entry, facts=facts)


def but_for_the_number(state: dict) -> dict:
    """A state without the number of its newest entry, which a reversal does not turn back."""
    return {**state, "seq": None}


class Evening:
    """One table: its journal, and everything that must hold whenever something was asked of it.

    head: as of decide.first_entry; every_viewer: documents for all viewers after each entry, else one by turns.
    """

    def __init__(self, game, head: dict, every_viewer: bool = True) -> None:
        self.game = game
        self.every_viewer = every_viewer
        self.accepted: Counter = Counter()
        self.refused: Counter = Counter()
        self.phases: Counter = Counter()
        self.words = [words_for(game, language) for language in game.languages]
        made = first_entry(game, head)
        self.table = made.table
        self.entries = [Entry(1, "", {"role": "system", "seat": None}, "make_table", made.args, made.facts)]
        self.shadow = empty_state()
        fold_entry(self.shadow, through_json(self.entries[0]), game.events)
        self.standing = [self.table.state]     # the state after each entry that stands
        self._books_hold()

    # -- asking ------------------------------------------------------------------------------------------

    def send(self, actor: dict, command: str, args, seen=None) -> Refusal | None:
        """Ask for something and check what became of it. Errors: AssertionError, or what the game raised."""
        before = json.dumps(self.table.state)
        name = command if isinstance(command, str) else "?"
        try:
            made = decide(self.table, actor, command, args, seen, self.entries)
        except Refusal as refusal:
            assert json.dumps(self.table.state) == before, "a refusal changed the state"
            self._can_be_read(refusal)
            self.refused[name, refusal.code] += 1
            return refusal
        assert json.dumps(self.table.state) == before, "a published table was changed"
        self.accepted[name] += 1
        if not made.facts and made.reverses is None:
            assert made.table is None or json.dumps(made.table.state) == before
            return None
        entry = Entry(self.table.seq + 1, "", actor, command, made.args, made.facts, reverses=made.reverses,
                      secret=made.secret)
        json.dumps([entry.args, entry.secret, entry.actor])
        self.entries.append(entry)
        self.table = made.table
        if made.reverses is None:
            fold_entry(self.shadow, through_json(entry), self.game.events)
            self.standing.append(made.table.state)
        else:
            self.standing.pop()
            assert but_for_the_number(made.table.state) == but_for_the_number(self.standing[-1]), "undo left a trace"
            self.shadow = fold([through_json(entry) for entry in self.entries], self.game.events)
        self._books_hold()
        self._notices_can_be_read(entry)
        self.phases[self.table.phase] += 1
        return None

    def undo(self) -> Refusal | None:
        """The host takes back the newest entry that stands."""
        return self.send(HOST, "reverse", {})

    def restart(self) -> None:
        """The process forgets the table and folds its journal again."""
        again = fold([through_json(entry) for entry in self.entries], self.game.events)
        assert again == self.table.state, "a restart changed the state"
        self.table = Table(self.game, again)
        self.standing[-1] = again

    def unwind(self) -> None:
        """Take back everything there is, down to the table as it was laid or joined last."""
        while self.undo() is None:
            pass
        assert self._newest_standing().command in ("make_table", "join"), "an entry could not be taken back"
        assert but_for_the_number(self.table.state) == but_for_the_number(self.standing[-1])

    def _newest_standing(self) -> Entry:
        gone = {entry.reverses for entry in self.entries}
        return next(e for e in reversed(self.entries) if e.reverses is None and e.seq not in gone)

    # -- what must hold ----------------------------------------------------------------------------------

    def _books_hold(self) -> None:
        table = self.table
        assert law_breaches(table.state["balances"], self.game.unlimited) == []
        assert self.shadow == table.state, "a replay from the first entry gives another state"
        assert all(fact.amount <= LARGEST_IN_SQL for fact in self.entries[-1].facts if isinstance(fact, Transfer)), \
            "an amount that no database can hold"
        everybody = [views.ALL, None, "wall", *table.seats]
        looking = everybody if self.every_viewer else [everybody[table.seq % len(everybody)]]
        for viewer in looking:
            document = views.document(table, viewer)
            assert json.loads(json.dumps(document)) == document
            json.dumps(views.lines(table, self.entries[-1:], viewer))
        for seat in (*table.seats, None):
            step = self.game.next_of(table, seat)
            assert set(step.commands) <= set(self.game.commands)

    def _can_be_read(self, refusal: Refusal) -> None:
        """The code has a message in every language of the game, and the facts fill it."""
        for words in self.words:
            assert words.has(f"no-{refusal.code}"), f"no words for the refusal {refusal.code}"
            said = words.refusal(refusal.code, refusal.facts)
            assert said and "…" not in said, f"{refusal.code} {refusal.facts}: {said}"
            if refusal.code == "bad_parameter":
                assert words.has(f"why-{refusal.facts['why']}"), f"no words for why: {refusal.facts}"
        json.dumps(refusal.facts)

    def _notices_can_be_read(self, entry: Entry) -> None:
        for notice in entry.notices:
            for words in self.words:
                assert words.has(f"note-{notice['code']}"), f"no words for the notice {notice['code']}"
                assert "…" not in words.notice(notice["code"], notice["facts"]), notice
