"""Whatever imaginary players ask for, the books hold: see evening.py for what is checked after each request."""

import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tests.contract.reference import COMMON_CODES, raised
from tests.properties.cards import GAME, chance
from tests.properties.evening import HOST, Evening
from tests.properties.players import (any_time, correction, faces_for, forward, glance, half_played, laid_table, something,
                                      spoilt)

# A number decides what a player does; a failing evening is shortened by leaving players' requests out.
seeds = st.integers(0, 2**32 - 1)


class AnEvening(RuleBasedStateMachine):
    """Requests, corrections, undo and restarts in any order, at a table of any size with any options."""

    def ask(self, asked, *more) -> None:
        actor, command, args = asked
        note(f"{actor.get('seat') or actor['role']}: {command} {args}")
        refusal = self.evening.send(actor, command, args, *more)
        note(f"    {refusal.code} {refusal.facts}" if refusal else f"    entry {self.evening.table.seq}")

    @initialize(seed=seeds)
    def the_table_is_laid(self, seed):
        rng = random.Random(seed)
        head = laid_table(rng)
        note(f"{head}")
        self.evening = Evening(GAME, head)
        for given in half_played(rng, self.evening.table.seats):
            self.ask((HOST, "adjust", given))

    @rule(seed=seeds)
    def play_goes_on(self, seed):
        self.ask(forward(random.Random(seed), self.evening.table))

    @rule(seed=seeds)
    def play_goes_on_for_a_while(self, seed):
        rng = random.Random(seed)
        for _ in range(4):
            self.ask(forward(rng, self.evening.table))

    @rule(seed=seeds)
    def somebody_does_what_is_always_possible(self, seed):
        self.ask(any_time(random.Random(seed), self.evening.table))

    @rule(seed=seeds)
    def the_host_puts_something_right(self, seed):
        self.ask(correction(random.Random(seed), self.evening.table))

    @rule(seed=seeds)
    def somebody_taps_on_an_old_page(self, seed):
        rng = random.Random(seed)
        self.ask(something(rng, self.evening.table), glance(rng, self.evening.table))

    @rule(seed=seeds)
    def somebody_sends_nonsense(self, seed):
        rng = random.Random(seed)
        actor, command, args = something(rng, self.evening.table)
        self.ask((actor, command, spoilt(rng, args)))

    @rule()
    def the_host_takes_something_back(self):
        note("undo")
        self.evening.undo()

    @rule()
    def the_process_restarts(self):
        note("restart")
        self.evening.restart()

    @precondition(lambda self: hasattr(self, "evening") and self.evening.table.roll is not None)
    @rule(seed=seeds)
    def a_sensor_reads_the_die(self, seed):
        rng = random.Random(seed)
        faces = faces_for(rng, self.evening.table.roll, few=chance(rng, 80))
        self.ask(({"role": "sensor", "seat": None, "device": "die-1"}, "report_roll", {"faces": faces}))

    def teardown(self):
        if hasattr(self, "evening"):
            self.evening.unwind()


test_no_order_of_requests_breaks_the_books = pytest.mark.filterwarnings("default")(AnEvening.TestCase)


# -- whole evenings, always the same ---------------------------------------------------------------------

EVENINGS, REQUESTS = range(70), 150


@cache
def played(seed: int) -> Evening:
    """An evening of many requests, with undo and restarts in between."""
    rng = random.Random(seed)
    evening = Evening(GAME, laid_table(rng), every_viewer=False)
    for given in half_played(rng, evening.table.seats):
        evening.send(HOST, "adjust", given)
    for number in range(REQUESTS):
        if chance(rng, 6):
            evening.undo()
        elif chance(rng, 3):
            evening.restart()
        else:
            asked = something(rng, evening.table)
            try:
                evening.send(*asked, glance(rng, evening.table))
            except Exception as error:
                error.add_note(f"evening {seed}, request {number}: {asked}")
                raise
    evening.restart()
    return evening


@pytest.mark.parametrize("seed", EVENINGS)
def test_the_books_hold_through_an_evening(seed):
    played(seed)


@pytest.mark.parametrize("seed", EVENINGS[::14])
def test_taking_everything_back_leaves_the_table_as_it_was_laid(seed):
    played(seed).unwind()


def counted(of: str) -> Counter:
    return sum((getattr(played(seed), of) for seed in EVENINGS), Counter())


def test_every_command_of_the_game_is_accepted_on_some_evening():
    never = {name for name, command in GAME.commands.items() if command.group == "never"}
    accepted = counted("accepted")
    assert {*GAME.commands, "reverse"} - never - set(accepted) == set(), accepted.most_common()


def test_most_refusals_of_the_game_are_given_on_some_evening():
    codes = raised(GAME)[0] | COMMON_CODES
    given = {code for _, code in counted("refused")}
    assert len(codes - given) <= len(codes) // 5, f"never given: {sorted(codes - given)}"


def test_every_phase_of_the_game_is_reached_on_some_evening():
    assert set(GAME.phases) - set(counted("phases")) == set()


def test_most_requests_are_accepted():
    accepted, refused = counted("accepted").total(), counted("refused").total()
    assert accepted > refused, "evenings that are refused most of the time prove little"
