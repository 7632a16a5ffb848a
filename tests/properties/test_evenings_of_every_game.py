"""Random evenings of every game there is, by players who know only its forms and its scenarios (see anybody.py)."""

import random
from collections import Counter
from functools import cache

import pytest

from tests.contract.played import games, name_of
from tests.contract.reference import codes_of
from tests.properties.anybody import asks, begun, laid_table
from tests.properties.evening import Evening

EVENINGS, REQUESTS = range(110), 25
WITH_OWN_PLAYERS = {"cesta-k-bohatstvi"}      # test_evenings.py plays these with players who know them
GAMES = [game for game in games() if game.slug not in WITH_OWN_PLAYERS]
each_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
complete_game = pytest.mark.parametrize("game", [game for game in GAMES if game.stage == "complete"], ids=name_of)


def evenings(game) -> range:
    """Every other one begins where a command was carried out, each in its turn: as many, and as many again, as it takes."""
    return range(max(len(EVENINGS), 2 * len(game.commands) + 2)) if game.stage == "complete" else EVENINGS[:4]


@cache
def played(game, number: int) -> Evening:
    """An evening of many requests, with undo and restarts in between; every other begins as a scenario of the game, and
    now and then goes on as that did."""
    rng = random.Random(f"{game.slug} {number}")
    head, before, next_lines = begun(rng, game, number // 2) if number % 2 else (laid_table(rng, game, number // 2), (), ())
    told = iter(next_lines)
    evening = Evening(game, head, every_viewer=False)
    for sent in before:
        evening.send(*sent)
    for request in range(REQUESTS):
        chance = rng.random()
        if chance < (0.5 if evening.table.phase in game.over else 0.05):      # an evening that is over goes on before its end
            evening.undo()
        elif chance < 0.07:
            evening.restart()
        else:
            asked = (next(told, None) if chance > 0.7 else None) or asks(rng, evening.table, evening.accepted)
            try:
                evening.send(*asked)
            except Exception as error:
                error.add_note(f"{game.slug}, evening {number}, request {request}: {asked}")
                raise
    evening.restart()
    return evening


@pytest.mark.parametrize("game,number", [(game, number) for game in GAMES for number in evenings(game)], ids=name_of)
def test_the_books_hold_through_an_evening_of_anybody(game, number):
    played(game, number)


@each_game
def test_taking_everything_back_leaves_the_table_as_it_was_laid(game):
    played(game, 0).unwind()


def counted(game, of: str) -> Counter:
    return sum((getattr(played(game, number), of) for number in evenings(game)), Counter())


@complete_game
def test_every_command_is_accepted_on_some_evening(game):
    never = {name for name, command in game.commands.items() if command.group == "never"} | {"close_table"}
    accepted = counted(game, "accepted")
    assert {*game.commands, "reverse"} - never - set(accepted) == set(), accepted.most_common()


@complete_game
def test_every_phase_is_reached_on_some_evening(game):
    assert set(game.phases) - set(counted(game, "phases")) == set()


@complete_game
def test_every_value_of_every_option_is_played_on_some_evening(game):
    seen = {(option, str(value)) for number in evenings(game)
            for option, value in played(game, number).standing[0]["options"].items()}
    assert {(option, str(value)) for option, values in game.options.items() for value in values} <= seen


@complete_game
def test_most_refusals_are_given_on_some_evening(game):
    codes = codes_of(game) - {"stale"}
    given = {code for _, code in counted(game, "refused")}
    assert len(codes - given) <= len(codes) // 4, f"never given: {sorted(codes - given)}"
