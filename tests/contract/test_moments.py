"""What must hold at every moment of every scenario: whoever looks, whatever they may do next."""

import json
from dataclasses import replace

import pytest

from companion import views
from companion.engine.decide import closed_because, decide
from companion.engine.forms import MISSING
from companion.engine.journal import Event, fold
from companion.engine.money import Transfer, law_breaches
from companion.engine.table import Refusal
from companion.engine.words import words_for
from tests.contract.played import all_files, files, games, middle_tables, moments, name_of, strictly, viewers

each_game = pytest.mark.parametrize("game", games(), ids=name_of)
FREE_MEMOS = {"pay", "accept_payment", "adjust"}      # their memo is what somebody typed


def every_moment(game):
    """(where, table) for every entry of every scenario of a game."""
    for path in files(game):
        for table in moments(game, path)[0]:
            yield f"{path.name}, entry {table.seq}", table


def every_journal(game):
    """(file name, tables, entries) of every scenario of a game."""
    for path in files(game):
        yield (path.name, *moments(game, path))


@pytest.mark.parametrize("game,path", all_files(), ids=name_of)
def test_documents_come_back_from_json_as_they_were(game, path):
    for table in moments(game, path)[0]:
        # the whole books, and one viewer after the other
        for viewer in (views.ALL, viewers(table)[table.seq % len(viewers(table))]):
            document = views.document(table, viewer)
            assert json.loads(json.dumps(document)) == document


@each_game
def test_a_viewer_sees_nothing_but_what_is_in_the_books(game):
    for where, tables, _ in every_journal(game):
        for table in tables[-2:]:
            books = views.document(table, views.ALL)
            for viewer in viewers(table):
                _within(views.document(table, viewer), books, f"{where}: ")


def _within(part, whole, at: str) -> None:
    if isinstance(part, dict) and isinstance(whole, dict):
        for key, value in part.items():
            assert key in whole, f"{at}{key}"
            _within(value, whole[key], f"{at}{key}.")
    elif isinstance(part, list) and isinstance(whole, list):
        assert len(part) == len(whole), at
        for one, other in zip(part, whole, strict=True):
            _within(one, other, at)
    else:
        assert strictly(part) == strictly(whole), at


@each_game
def test_every_page_can_say_why_a_command_is_open_or_shut(game):
    for where, table in every_moment(game):
        before = json.dumps(table.state)
        for command in game.commands.values():
            for seat in (*table.seats, None):
                refusal = closed_because(table, command, seat)
                assert refusal is None or isinstance(refusal, Refusal), where
        assert json.dumps(table.state) == before, where


@each_game
def test_next_names_commands_that_exist_and_sentences_that_are_written(game):
    words = [words_for(game, language) for language in game.languages]
    for where, table in every_moment(game):
        for seat in (*table.seats, None):
            step = game.next_of(table, seat)
            assert set(step.commands) <= set(game.commands), f"{where}: {step}"
            for said in words:
                assert said.has(f"next-{step.key}"), f"{where}: {step.key}"
                assert "…" not in said.say(f"next-{step.key}", **step.facts), f"{where}: {step}"


@each_game
def test_a_control_that_next_offers_can_be_used(game):
    for where, table in every_moment(game):
        for seat in table.seats:
            for name in game.next_of(table, seat).commands:
                shut = closed_because(table, game.commands[name], seat)
                assert shut is None, f"{where}: {seat} is offered {name}, which is shut: {shut.code}"


@each_game
def test_journal_lines_come_back_from_json_as_they_were(game):
    for where, tables, entries in every_journal(game):
        for viewer in viewers(tables[-1]):
            lines = views.lines(tables[-1], list(entries), viewer)
            assert len(lines) == len(entries), where
            assert json.loads(json.dumps(lines)) == lines, where


@each_game
def test_the_figures_of_a_sheet_are_the_sum_of_their_explanations(game):
    for where, table in every_moment(game):
        for seat in table.seats:
            for line, _ in game.sheet_of(table, seat).fields():
                if line.why and line.kind == "money":
                    assert sum(term.value for term in line.why) in (line.value, -line.value), f"{where}: {seat} {line.id}"


@each_game
def test_notices_and_transfers_have_words(game):
    words = [words_for(game, language) for language in game.languages]
    for where, _, entries in every_journal(game):
        for entry in entries:
            for fact in entry.facts:
                for said in words:
                    if isinstance(fact, Event) and fact.kind == "notice":
                        assert said.has(f"note-{fact.data['code']}"), f"{where}: {fact.data}"
                        assert "…" not in said.notice(fact.data["code"], fact.data["facts"]), f"{where}: {fact.data}"
                    elif isinstance(fact, Transfer) and entry.command not in FREE_MEMOS:
                        assert said.has(f"memo-{fact.memo}"), f"{where}: {fact}"


@each_game
def test_audiences_of_facts_are_viewers(game):
    for where, tables, entries in every_journal(game):
        for entry in entries:
            for fact in entry.facts:
                if isinstance(fact, Event) and fact.audience is not None:
                    assert set(fact.audience) <= {"all", "wall", *tables[-1].seats}, f"{where}: {fact}"


@each_game
def test_folding_the_journal_as_a_store_gives_it_makes_the_same_state(game):
    for where, tables, entries in every_journal(game):
        again = fold([through_json(entry) for entry in entries], game.events)
        assert strictly(again) == strictly(tables[-1].state), where


def through_json(entry):
    """An entry as a store gives it back: its facts through JSON."""
    facts = tuple(fact if isinstance(fact, Transfer) else Event(fact.kind, json.loads(json.dumps(fact.data)), fact.audience)
                  for fact in entry.facts)
    return replace(entry, facts=facts)


@each_game
def test_only_the_bank_goes_below_zero_and_nothing_is_made_or_lost(game):
    for where, table in every_moment(game):
        assert law_breaches(table.state["balances"], game.unlimited) == [], where


# -- options on a table in the middle of a game ----------------------------------------------------------

OPTIONS = [(game, option, value) for game in games() for option, values in game.options.items() for value in values]


@pytest.mark.parametrize("game,option,value", OPTIONS, ids=name_of)
def test_an_option_can_be_changed_in_the_middle_of_a_game(game, option, value):
    assert middle_tables(game)
    for table in middle_tables(game):
        made = decide(table, {"role": "host", "seat": None}, "set_option", {"option": option, "value": value}).table
        assert strictly(made.options[option]) == strictly(value)
        for viewer in viewers(made):
            strictly(views.document(made, viewer))
        for seat in (*made.seats, None):
            game.next_of(made, seat)
            for command in game.commands.values():
                closed_because(made, command, seat)
        assert law_breaches(made.state["balances"], game.unlimited) == []


@each_game
def test_the_default_of_a_parameter_is_a_value_it_may_have(game):
    for table in middle_tables(game):
        for name, command in game.commands.items():
            for parameter, (kind, default) in command.params.items():
                if default is not MISSING and default is not None:
                    given = list(default) if isinstance(default, tuple) else default
                    assert kind.check(given, table, table.seats[0]) == given, f"{name}.{parameter}"
