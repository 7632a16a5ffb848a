"""Folding: old evenings open for ever, whatever rules, options, data and balances say today."""

import json
from pathlib import Path

import pytest

from companion import catalogue, views
from companion.engine import facts
from companion.engine.decide import decide
from companion.engine.journal import (
    CORE_EVENTS, Entry, Event, apply_fact, copy_state, empty_state, fold, fold_entry, own,
)
from companion.engine.money import Transfer
from companion.engine.table import opened
from tests.engine.evening import evening, make_game
from tests.engine.journals.write import entry_from_json, entry_to_json

FOLDER = Path(__file__).parent / "journals"
EVENINGS = sorted(FOLDER.glob("*.jsonl"))


def entries_of(path: Path) -> list[Entry]:
    return [entry_from_json(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def still_there(old, new, path="") -> None:
    """Everything that could be read then reads the same now; more may have come."""
    if isinstance(old, dict):
        assert isinstance(new, dict), path
        for key, value in old.items():
            assert key in new, f"{path}.{key} is gone"
            still_there(value, new[key], f"{path}.{key}")
    elif isinstance(old, list):
        assert isinstance(new, list) and len(new) == len(old), path
        for index, value in enumerate(old):
            still_there(value, new[index], f"{path}.{index + 1}")
    else:
        assert new == old and isinstance(new, bool) == isinstance(old, bool), f"{path} was {old!r}, it is {new!r}"


# -- evenings of earlier releases -----------------------------------------------------------------------

@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_an_old_evening_opens_to_what_it_was(path):
    then = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    if then["game"] is None:
        still_there(then["state"], fold(entries_of(path)))
        return
    game = catalogue.find(then["game"])
    still_there(then["document"], views.document(opened(game, fold(entries_of(path), game.events)), views.ALL))


def test_what_a_later_release_added_has_its_starting_value():
    """The evening was written before the game had the field occupied; its seats are played on all the same."""
    path = FOLDER / "cesta-k-bohatstvi-1-arrears.jsonl"
    game = catalogue.find("cesta-k-bohatstvi")
    state = fold(entries_of(path), game.events)
    assert "occupied" not in state["seat"][state["seats"][0]]
    table = opened(game, state)
    assert table.seat(table.seats[0])["occupied"] is False
    assert decide(table, {"role": "host", "seat": None}, "close_table", {}).facts


def test_there_is_an_old_evening_with_every_kind_of_event():
    """Who adds a kind adds an evening that has it."""
    kinds = {fact.kind for path in EVENINGS for entry in entries_of(path) for fact in entry.facts if isinstance(fact, Event)}
    assert set(CORE_EVENTS) <= kinds
    assert any(entry.reverses for path in EVENINGS for entry in entries_of(path))


@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_an_entry_survives_json(path):
    for entry in entries_of(path):
        assert entry_from_json(json.loads(json.dumps(entry_to_json(entry)))) == entry


@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_folding_is_the_same_in_one_go_and_entry_by_entry(path):
    entries = [entry for entry in entries_of(path)]
    gone = {entry.reverses for entry in entries} | {entry.seq for entry in entries if entry.reverses}
    state = empty_state()
    for entry in entries:
        if entry.seq not in gone:
            fold_entry(state, entry)
    assert {**state, "seq": entries[-1].seq} == fold(entries)


# -- what folding does not do -------------------------------------------------------------------------------

def test_folding_never_refuses_what_a_rule_would_refuse_today():
    """Overdrawn, by nobody, a field nobody declares, an unknown option: it was booked, so it stands."""
    state = fold([Entry(1, "", {}, "make_table", {}, (
        Event("table_made", {"game": "gone", "version": "0", "options": {"old": 1}, "data": {"track": [1]}}),
        Event("seat_joined", {"seat": "Ada", "fields": {}}),
        Transfer("florins", 5, "Ada", "Ghost"),
        facts.set_field("Ada", ["a", "b", "c"], 1),
        facts.set_field("Ada", ["a", "b"], 2),
        facts.set_field("Ada", ["a", "b", "c"], 3),
        facts.clear_field("Ada", ["never", "there"]),
        facts.set_option("unheard_of", True),
        facts.set_data(["track", "x"], 1),
        facts.drop_roll({"id": "9.9"}),
        Event("roll_read", {"id": "9.9", "faces": [1]}),
        facts.close_row({"id": "9.9"}),
        facts.set_terms({"id": "9.9"}, price=1),
        facts.answer_row({"id": "9.9"}, "Ada"),
        facts.change_row("Ada", "cards", {"row_id": "9.9"}, value=1),
        facts.remove_row("Ada", "cards", {"row_id": "9.9"}),
        facts.begin_turn("Ghost"),
        Event("entry_corrected", {"entry": 77}),
    ))])
    assert state["balances"] == {"florins": {"Ada": -5, "Ghost": 5}}
    assert state["seat"]["Ada"]["a"] == {"b": {"c": 3}} and state["options"]["unheard_of"] is True
    assert state["data"] == {"track": {"x": 1}} and state["shared"]["current"] == "Ghost"


def test_folding_reads_no_money_options_or_data():
    """The same facts on tables that differ in all three leave the same fields."""
    booked = [facts.set_field("Ada", "hat", "top"), facts.begin_turn("Ada"), Transfer("crowns", 3, "Ada", "bank")]

    def after(options, data, balance):
        state = {**empty_state(), "options": options, "data": data, "seat": {"Ada": {}}}
        state["balances"] = {"crowns": {"Ada": balance, "bank": -balance}}
        for fact in booked:
            apply_fact(state, fact, 7)
        return {key: state[key] for key in ("seat", "shared", "began", "ledger")}

    assert after({}, {}, 0) == after({"mode": "hard"}, {"price": 3}, 10**6)


def test_a_notice_changes_nothing():
    state = evening(make_game('turns = "clockwise"'), "").table().state
    before = json.dumps(state)
    apply_fact(state, facts.notice("said", who="Ada", amount=3), 9)
    assert json.dumps(state) == before


def test_a_state_keeps_no_reference_into_an_event():
    """What is changed in an event afterwards, or in the state, does not reach the other."""
    values = {"list": [1], "inner": {"a": 1}}
    booked = [
        Event("table_made", {"game": "t", "version": "1", "options": {"o": [1]}, "data": {"d": [1]}}),
        Event("seat_joined", {"seat": "Ada", "fields": {"f": [1]}}),
        Event("field_set", {"seat": "Ada", "path": ["x"], "value": [1]}),
        Event("row_added", {"seat": "Ada", "list": "rows", "values": {"row_id": "1.1", **values}}),
        Event("option_set", {"option": "p", "value": [1]}), Event("data_set", {"path": ["e"], "value": [1]}),
        Event("roll_asked", {"roll": {"id": "1.2", "about": {"a": [1]}}, "at": None}),
        Event("step_added", {"step": {"do": "x", "arguments": {"a": [1]}}, "at": 0}),
        Event("row_opened", {"row": {"id": "1.3", "waiting": ["Ada"], "answers": {}, "terms": {"a": [1]}}}),
        Event("row_answered", {"id": "1.3", "seat": "Ada", "answer": [1]}),
        Event("terms_set", {"id": "1.3", "terms": {"b": [1]}}),
        Event("row_changed", {"seat": "Ada", "list": "rows", "id": "1.1", "values": {"more": [1]}}),
        Event("roll_read", {"id": "1.2", "faces": [1]}),
    ]
    state = fold([Entry(1, "", {}, "make_table", {}, tuple(booked))])
    before = json.dumps(state)
    for event in booked:
        spoil(event.data)
    assert json.dumps(state) == before


def spoil(node) -> None:
    for value in list(node.values()) if isinstance(node, dict) else node:
        if isinstance(value, (dict, list)):
            spoil(value)
    if isinstance(node, list):
        node.append("spoiled")


def test_rules_cannot_reach_into_an_event_through_the_values_they_give():
    row = {"row_id": "1.1"}
    given = {"a": [1]}
    made = [facts.set_field("Ada", "x", given), facts.set_shared("x", given), facts.change_row("Ada", "rows", row, x=given),
            facts.set_data("x", given), facts.step("do", x=given), facts.set_terms({"id": "1"}, x=given),
            facts.answer_row({"id": "1"}, "Ada", given), facts.event("kind", x=given), facts.notice("code", x=given)]
    before = json.dumps([event.data for event in made])
    given["a"].append(2)
    assert json.dumps([event.data for event in made]) == before


def test_only_a_kind_that_nobody_knows_stops_an_evening():
    with pytest.raises(KeyError, match="sung"):
        fold([Entry(1, "", {}, "x", {}, (Event("sung", {}),))])
    state = fold([Entry(1, "", {}, "x", {}, (Event("sung", {"song": "la"}),))],
                 {"sung": lambda state, data, seq: state["shared"].update(song=data["song"], at=seq)})
    assert state["shared"] == {"song": "la", "at": 1}


def test_a_working_copy_leaves_the_published_state_alone():
    desk = evening(make_game('turns = "clockwise"\n[data]\nprices = { tea = 2 }'), "")
    state = desk.table().state
    before = json.dumps(state)
    copy = copy_state(state)
    for fact in (Transfer("crowns", 1, "bank", "Ada"), facts.set_data(["prices", "tea"], 9), facts.set_field("Ada", "x", 1),
                 facts.begin_turn("Ben")):
        apply_fact(copy, fact, 5)
    assert json.dumps(state) == before and copy["data"] == {"prices": {"tea": 9}, "cards": {}}


def test_the_ledger_has_every_transfer_that_stands():
    desk = evening(make_game('turns = "clockwise"\n[opening]\ncrowns = 5'),
                   "Ada: pay to=Ben amount=2\nAda: pay to=Cyd amount=1\nundo\nBen: pay to=bank amount=7")
    assert [(line["entry"], line["amount"], line["source"], line["target"]) for line in desk.table().ledger] == [
        (1, 5, "bank", "Ada"), (1, 5, "bank", "Ben"), (1, 5, "bank", "Cyd"), (2, 2, "Ada", "Ben"), (5, 7, "Ben", "bank")]


def test_lists_that_nobody_began_are_empty():
    table = evening(make_game(""), "").table()
    assert table.rows(None, "never") == [] and table.rows("Ada", "never") == []
    assert table.balance("Ada", "never") == 0 and table.roll is None


def test_own_copies_what_can_change_and_makes_lists_of_tuples():
    inner = {"a": (1, [2])}
    copied = own(inner)
    assert copied == {"a": [1, [2]]} and own("x") == "x" and own(None) is None
    inner["a"][1].append(3)
    assert copied == {"a": [1, [2]]}


def test_seats_fields_and_rows_are_found_where_they_were_put():
    state = fold([Entry(1, "", {}, "make_table", {}, (
        Event("seat_joined", {"seat": "A.B", "fields": {"rows": []}}),
        facts.set_field("A.B", "a.b", 1), facts.set_field("A.B", ["a.b"], 2), facts.set_shared("x.y", 3)))])
    assert state["seat"]["A.B"] == {"rows": [], "a": {"b": 1}, "a.b": 2} and state["shared"] == {"x": {"y": 3}}


def test_an_evening_of_an_earlier_release_opens_with_what_the_game_has_got_since():
    before = make_game("""
        turns = "clockwise"
        [options]
        mood = ["good", "bad"]
        [data]
        prices = { tea = 2 }
        [seat]
        audience = "all"
        [seat.fields]
        hat = { type = "text", start = "" }
        [shared]
        audience = "all"
        [shared.fields]
        pot = { type = "text", start = "full" }
    """)
    desk = evening(before, """
        given Ada hat=top
        host: set_option option=mood value=bad
        Ada: end_turn
        """, options={"mood": "good"})
    since = make_game("""
        turns = "clockwise"
        [options]
        mood = ["good", "bad"]
        tempo = ["slow", "fast"]
        [data]
        prices = { tea = 9 }
        track = [1, 2]
        [seat]
        audience = "all"
        [seat.fields]
        hat = { type = "text", start = "bowler" }
        bag = { type = "list", start = [] }
        [rows.loans]
        row = "loan"
        audience = "all"
        [rows.loans.fields]
        principal = "amount"
        [shared]
        audience = "all"
        [shared.fields]
        pot = { type = "text", start = "empty" }
        "ticket.price" = { type = "amount", start = 700 }
        winner = { type = "seat", nullable = true }
        "pot.lid" = { type = "text", start = "on" }
    """)
    table = opened(since, fold(desk.entries()))
    assert table.options == {"mood": "bad", "tempo": "slow"}
    assert table.data["prices"] == {"tea": 2} and table.data["track"] == [1, 2], "what was booked stands"
    assert table.seat("Ada")["hat"] == "top" and table.seat("Ben")["hat"] == "" and table.seat("Ada")["loans"] == []
    assert table.shared["pot"] == "full" and table.shared["ticket"]["price"] == 700 and table.shared["winner"] is None
    assert table.seat("Ada")["bag"] is not table.seat("Ben")["bag"]
    assert table.current == "Ben"
