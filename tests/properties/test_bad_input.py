"""decide() answers anything that JSON can say with facts or with a refusal that can be read, never with another error."""

import json
import random
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion import views
from companion.engine.decide import Decision, decide, first_entry
from companion.engine.forms import Kind
from companion.engine.money import Transfer, law_breaches
from companion.engine.table import Refusal, Table
from companion.engine.words import words_for
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS
from companion.games.cesta_k_bohatstvi.rules.effects import ASSETS, FIELDS, PERCENT_OF, SCOPES, TOKEN_ON
from tests.contract.played import files, moments
from tests.properties.cards import GAME
from tests.properties.evening import HOST, seated
from tests.properties.players import anything, something, spoilt

LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 9), st.integers(), st.floats(), st.text(max_size=8),
    st.sampled_from(["\ud800", "\x00", "1/0", "0/1", "-1/2", "50%", "0%", "", "1" * 400, "a.b", '"', "host", "bank", "Adam"]))
WORDS = sorted({"cards", "skills", "status", "Adam", "Bára", "bank", "table",
                *GAME.commands, *GAME.fields, *GAME.rows, *GAME.row_names, *GAME.options,
                *GAME.squares, *GAME.phases, *GAME.cards, *GAME.shared_fields, *GAME.data, *SKILLS, *KINDS, *FIELDS, *SCOPES,
                *TOKEN_ON, *ASSETS, *PERCENT_OF, "kc", "percent", "shares", "metals", "personal", "common", "none", "open",
                "fulfilled", "W", "G", "all", "left", "right", "top", "1", "2"})
NAMES = sorted({name for command in GAME.commands.values() for name in command.params}
               | {name for spec in GAME.cards.values() for name in spec} | {"kind", "effect", "scope", "player"}
               | {name for needed, groups, optional in FIELDS.values()
                  for name in (*needed, *(n for group in groups for n in group), *optional)})


def json_of(leaves, keys):
    """Values of JSON up to a few levels deep."""
    return st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
                        max_leaves=12)


ANY_JSON = json_of(LEAVES, st.text(max_size=6))
OUR_JSON = json_of(st.one_of(LEAVES, st.sampled_from(WORDS)), st.one_of(st.sampled_from(NAMES), st.sampled_from(WORDS)))
ACTORS = st.sampled_from([HOST, seated("Adam"), seated("Bára"), seated("Nobody"), {"role": "host", "seat": "Adam"},
                          {"role": "sensor", "seat": None, "device": "die"}, {"role": "wall", "seat": None}, {}])


@cache
def tables() -> tuple[Table, ...]:
    """Moments of the game's scenarios, every phase among them."""
    found = [table for path in files(GAME) for table in moments(GAME, path)[0][1::4]]
    return tuple(random.Random(1).sample(found, min(len(found), 200)))


def answered(table: Table, actor: dict, command, args, seen=None) -> None:
    """The request is answered, and whatever was booked can be stored and shown."""
    before = json.dumps(table.state)
    try:
        made = decide(table, actor, command, args, seen)
    except Refusal as refusal:
        said = words_for(GAME, "en").refusal(refusal.code, json.loads(json.dumps(refusal.facts)))
        assert words_for(GAME, "en").has(f"no-{refusal.code}") and said
    else:
        assert isinstance(made, Decision)
        stored(made)
    assert json.dumps(table.state) == before


def stored(made: Decision) -> None:
    """Facts and arguments fit a database, the documents a page."""
    json.dumps([made.args, made.secret, [fact.data for fact in made.facts if not isinstance(fact, Transfer)]], allow_nan=False)
    assert all(fact.amount < 2**63 for fact in made.facts if isinstance(fact, Transfer))
    assert law_breaches(made.table.state["balances"], GAME.unlimited) == []
    for viewer in (views.ALL, "wall"):
        json.dumps(views.document(made.table, viewer), allow_nan=False)
    for seat in (*made.table.seats, None):
        GAME.next_of(made.table, seat)


@given(at=st.integers(0), actor=ACTORS, command=ANY_JSON, args=ANY_JSON, seen=ANY_JSON)
@settings(max_examples=250)
@example(at=0, actor=HOST, command="reverse", args=[], seen=None)
@example(at=0, actor=HOST, command="reverse", args={}, seen="3")
@example(at=0, actor=HOST, command="end_turn", args={}, seen={})
@example(at=0, actor=HOST, command=["end_turn"], args={}, seen=None)
@example(at=0, actor=HOST, command="end_turn", args=None, seen=True)
def test_any_json_is_answered(at, actor, command, args, seen):
    answered(tables()[at % len(tables())], actor, command, args, seen)


@given(at=st.integers(0), actor=ACTORS, command=st.sampled_from(sorted(GAME.commands)), data=st.data(),
       seen=st.none() | st.integers(0, 60))
@settings(max_examples=500)
def test_any_json_for_a_commands_parameters_is_answered(at, actor, command, data, seen):
    table = tables()[at % len(tables())]
    args = {name: data.draw(_value(kind, table), label=name) for name, (kind, _) in GAME.commands[command].params.items()
            if data.draw(st.integers(0, 9)) < 9}
    answered(table, actor, command, args, seen)


def _value(kind: Kind, table: Table):
    """Mostly what the form of a parameter offers, or something that only looks like it."""
    form = kind.describe(table, table.seats[0] if table.seats else None)
    fitting = {"amount": st.integers(0, 10**13), "integer": st.integers(), "count": st.integers(0, 10**7),
               "bool": st.booleans(), "text": st.text(max_size=6), "list": st.lists(OUR_JSON, max_size=3),
               "mapping": st.dictionaries(st.sampled_from(WORDS), OUR_JSON, max_size=3)}.get(form["type"], OUR_JSON)
    if form.get("choices"):
        fitting = st.sampled_from([choice["value"] if isinstance(choice, dict) else choice for choice in form["choices"]])
    return st.one_of(fitting, fitting, fitting, OUR_JSON)


@given(at=st.integers(0), seed=st.integers(0, 2**32 - 1), holes=st.integers(1, 3))
@settings(max_examples=500)
def test_a_sensible_request_with_something_spoilt_is_answered(at, seed, holes):
    rng, table = random.Random(seed), tables()[at % len(tables())]
    actor, command, args = rng.choice([something, anything])(rng, table)
    for _ in range(holes):
        args = spoilt(rng, args)
    answered(table, actor, command, args)


@given(at=st.integers(0), path=st.lists(st.sampled_from([*WORDS, "0", "1", ""]), min_size=1, max_size=3).map(".".join),
       value=OUR_JSON, seat=st.sampled_from(["table", "Adam", "Bára"]), command=st.sampled_from(["adjust", "teach", "set_option"]))
@settings(max_examples=500)
def test_any_correction_lesson_or_option_is_answered(at, path, value, seat, command):
    args = {"adjust": {"seat": seat, "path": path, "value": value}, "teach": {"path": path, "value": value},
            "set_option": {"option": path, "value": value}}[command]
    answered(tables()[at % len(tables())], HOST, command, args)


@given(head=st.dictionaries(st.sampled_from(["seats", "host", "start", "options", "data", "cards", "taught"]), OUR_JSON, max_size=4))
@settings(max_examples=250)
@example(head={"seats": ["Adam", 5]})
@example(head={"options": ["six_chain"]})
@example(head={"seats": "Adam"})
@example(head={"cards": {"X": 5}})
@example(head={"data": {"cards": []}})
def test_any_head_of_a_table_is_answered(head):
    try:
        made = first_entry(GAME, head)
    except Refusal as refusal:
        assert refusal.code == "bad_parameter"
    else:
        stored(made)


@pytest.mark.parametrize("depth", [50, 900, 5000])
def test_deep_json_is_answered(depth):
    deep: list = []
    for _ in range(depth):
        deep = [deep]
    for args in (deep, {"values": deep}, {"path": "track", "value": deep}):
        for command in ("adjust", "teach", "land"):
            answered(tables()[0], HOST, command, args)
