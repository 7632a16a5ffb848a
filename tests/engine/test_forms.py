"""A command's signature is its form: what each kind of parameter takes, from JSON and from a page."""

import pytest

from companion.engine.forms import (
    MISSING, Amount, Anything, Bad, Bool, CardOf, Choice, Count, Integer, ListOf, MapOf, RowOf, Sealed, SeatOf, SeatOrTable,
    Text, parse_number,
)
from companion.engine.parameters import parameters, parse
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game


def library():
    """Cards with defaults, rows with labels."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [rows.loans]
        row = "loan"
        label = "name"
        audience = "all"
        [rows.loans.fields]
        name = { type = "text", default = "" }
        principal = "amount"
        [cards.flat]
        name = "text"
        price = "amount"
        own_funds = { type = "amount", default = "=price" }
        tokens = { type = "list", default = [] }
        cashflow = { type = "integer", nullable = true }
        kind_of = { type = "text", default = "flat", choices = ["flat", "land"] }
        [cards.skill]
        title = { type = "text", default = "" }
        points = { type = "mapping", default = {} }
    """)
    return evening(game, "given Ada loan name=L1 principal=5\ngiven Ada loan principal=6",
                   cards={"FLAT_1": {"kind": "flat", "price": 100}, "SKILL_1": {"kind": "skill"},
                          "BAD": {"kind": "flat"}}).table()


TABLE = library()


def checked(kind, value, who="Ada"):
    """The value as the rule gets it, or the reason it is refused for."""
    try:
        return kind.check(value, TABLE, who)
    except Bad as bad:
        return f"no: {bad.reason}"


@pytest.mark.parametrize(("text", "number"), [
    ("5", 5), ("1500", 1500), ("1 500", 1500), ("1.500", 1500), ("1,500", 1500), ("1.500.000", 1500000), ("1\u00a0500", 1500),
    ("1\u202f500", 1500), ("1'500", 1500), ("–200", -200), ("−200", -200), ("-200", -200), ("+200", 200), (" 7 ", 7), ("0", 0),
    ("1.5", "decimal"), ("1,5", "decimal"), ("1.50", "decimal"), ("1.5000", "decimal"), ("", "type"), ("five", "type"),
    ("5 Kč", "type"), ("1-2", "type"), ("--5", "type"), ("1.500,50", "type"), ("٣", "type"), ("9" * 20, "type"), ("0x10", "type")])
def test_numbers_are_read_as_people_type_them(text, number):
    if isinstance(number, int):
        assert parse_number(text) == number
    else:
        with pytest.raises(Bad) as bad:
            parse_number(text)
        assert bad.value.reason == number


@pytest.mark.parametrize(("kind", "value", "found"), [
    (Integer(), -5, -5), (Integer(), 5.0, "no: type"), (Integer(), True, "no: type"), (Integer(), "5", "no: type"),
    (Integer(1, 6), 0, "no: range"), (Integer(1, 6), 7, "no: range"), (Integer(1, 6), 6, 6),
    (Amount(), 0, 0), (Amount(), -1, "no: range"), (Amount(), 10**12 + 1, "no: range"), (Amount(500), 499, "no: range"),
    (Count(), 0, "no: range"), (Count(), 1, 1), (Count(), 10**6 + 1, "no: range"),
    (Bool(), True, True), (Bool(), 1, "no: type"), (Bool(), "true", "no: type"),
    (Text(), "x", "x"), (Text(), "", ""), (Text(), 5, "no: type"), (Text(), None, "no: type"), (Text(3), "xxxx", "no: range"),
    (Text(3, 1), "", "no: range"), (Text(), "a\nb", "no: type"), (Text(), "a\x00", "no: type"), (Text(), "\ud800", "no: type"),
    (Choice("a", 1, True), "a", "a"), (Choice(1), True, "no: choice"), (Choice(True), 1, "no: choice"), (Choice("a"), "b", "no: choice"),
    (Choice("a"), ["a"], "no: choice"), (Choice("a"), {"a": 1}, "no: choice"), (Choice("a"), None, "no: choice"),
    (Choice(of=lambda table, who: table.seats), "Ben", "Ben"), (Choice(of=lambda table, who: [who]), "Ben", "no: choice"),
    (SeatOf(), "Ben", "Ben"), (SeatOf(), "Dan", "no: choice"), (SeatOf(), "bank", "no: choice"), (SeatOf(bank=True), "bank", "bank"),
    (SeatOf(), None, "no: choice"), (SeatOf(), 1, "no: choice"), (SeatOf(), ["Ben"], "no: choice"),
    (SeatOrTable(), "table", None), (SeatOrTable(), "Ben", "Ben"), (SeatOrTable(), "bank", "no: choice"),
    (ListOf(Count()), [1, 2], [1, 2]), (ListOf(Count()), [0], "no: range"), (ListOf(Count()), "12", "no: type"),
    (ListOf(Count(), 2), [1, 2, 3], "no: range"), (ListOf(Count(), 2), [1, 2], [1, 2]), (ListOf(Count()), [], []), (ListOf(Count()), {}, "no: type"),
    (MapOf(SeatOf(), Count()), {"Ben": 2}, {"Ben": 2}), (MapOf(SeatOf(), Count()), {"Dan": 2}, "no: choice"),
    (MapOf(SeatOf(), Count()), {"Ben": 0}, "no: range"), (MapOf(Text(), Count()), [1], "no: type"),
    (MapOf(Text(), Count()), {str(n): 1 for n in range(201)}, "no: range"),
    (Sealed(Count()), 5, 5), (Sealed(Count()), 0, "no: range"), (Anything(), {"a": [None]}, {"a": [None]})])
def test_a_kind_takes_what_fits_and_says_why_not(kind, value, found):
    assert checked(kind, value) == found
    assert type(checked(kind, value)) is type(found)


def test_others_are_the_seats_but_the_sender_and_the_form_offers_them():
    assert SeatOf(others=True).describe(TABLE, "Ada") == {"type": "seat", "choices": ["Ben", "Cyd"]}
    assert checked(SeatOf(others=True), "Ada") == "no: choice"
    assert checked(SeatOf(others=True), "Ben") == "Ben"


def test_a_row_is_named_by_number_label_or_id():
    first, second = TABLE.rows("Ada", "loans")
    assert checked(RowOf("loans"), 1) is first and checked(RowOf("loans"), 2) is second
    assert checked(RowOf("loans"), "L1") is first and checked(RowOf("loans"), second["row_id"]) is second
    for value, reason in ((0, "range"), (3, "range"), ("L2", "choice"), ("", "choice"), (True, "choice"), (None, "choice")):
        assert checked(RowOf("loans"), value) == f"no: {reason}", value
    assert checked(RowOf("loans"), 1, "Ben") == "no: range" and checked(RowOf("loans"), 1, None) == "no: range"


def test_a_card_is_named_by_its_key_or_given_by_its_facts_and_gets_its_defaults():
    flat = {"kind": "flat", "name": "FLAT_1", "price": 100, "own_funds": 100, "tokens": [], "cashflow": None, "kind_of": "flat"}
    assert checked(CardOf("flat"), "FLAT_1") == flat
    assert checked(CardOf("flat"), {"name": "x", "price": 3, "own_funds": 1})["own_funds"] == 1
    assert checked(CardOf("flat", "skill"), {"kind": "skill"}) == {"kind": "skill", "title": "", "points": {}}
    assert checked(CardOf("skill"), "SKILL_1")["title"] == "SKILL_1"
    for value, reason in (("NONE", "choice"), ("SKILL_1", "kind"), (3, "type"), (None, "type"), ({"kind": "car"}, "kind"),
                          ({"name": "x"}, "missing"), ("BAD", "missing"), ({"name": "x", "price": -1}, "type"),
                          ({"name": "x", "price": 1, "colour": 2}, "unknown"), ({"name": "x", "price": 1, "kind_of": "sea"}, "choice")):
        assert checked(CardOf("flat"), value) == f"no: {reason}", value


def test_a_cards_default_list_is_not_shared_between_cards():
    one, other = checked(CardOf("flat"), "FLAT_1"), checked(CardOf("flat"), "FLAT_1")
    one["tokens"].append(1)
    assert other["tokens"] == [] and checked(CardOf("flat"), "FLAT_1")["tokens"] == []


# -- from pages ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("kind", "text", "value"), [
    (Amount(), "1 500", 1500), (Bool(), "on", True), (Bool(), "", False), (Choice(1, 2), "2", 2), (Choice(True, False), "true", True),
    (Choice("a"), "b", "b"), (ListOf(Integer()), "3, 4;5\n6", [3, 4, 5, 6]), (RowOf("loans"), "2", 2), (RowOf("loans"), "L1", "L1"),
    (Sealed(Amount()), "1.500", 1500), (Text(), " x ", " x "), (ListOf(Integer()), "", [])])
def test_what_a_page_posts_becomes_json(kind, text, value):
    assert kind.from_text(text, TABLE, "Ada") == value


@pytest.mark.parametrize(("kind", "form"), [
    (Amount(), {"type": "amount", "min": 0, "max": 10**12}), (Choice(1, 2, group="dice"), {"type": "choice", "choices": [1, 2], "group": "dice"}),
    (SeatOf(bank=True), {"type": "seat", "choices": ["Ada", "Ben", "Cyd", "bank"]}), (Text(60), {"type": "text", "max": 60}),
    (ListOf(Count(1, 10)), {"type": "list", "of": {"type": "count", "min": 1, "max": 10}}),
    (SeatOrTable(), {"type": "seat", "choices": ["table", "Ada", "Ben", "Cyd"]}),
    (Sealed(Bool()), {"type": "bool", "sealed": True})])
def test_a_page_learns_how_to_draw_a_kind(kind, form):
    assert kind.describe(TABLE, "Ada") == form


def test_rows_and_cards_are_offered_by_what_they_are_called():
    rows = RowOf("loans").describe(TABLE, "Ada")
    assert [(choice["value"], choice["label"]) for choice in rows["choices"]] == [
        (TABLE.rows("Ada", "loans")[0]["row_id"], "L1"), (TABLE.rows("Ada", "loans")[1]["row_id"], "2.")]
    assert CardOf("skill").describe(TABLE, "Ada")["choices"] == ["SKILL_1"]


# -- signatures ------------------------------------------------------------------------------------------------

def rule(table, who, amount: Amount(), to: SeatOf() = None, note: Text = "", picks: ListOf(Count()) = ()):
    """A rule to read parameters from."""


def test_a_signature_becomes_parameters_with_kinds_and_defaults():
    found = parameters(rule)
    assert list(found) == ["amount", "to", "note", "picks"]
    assert found["amount"][1] is MISSING and found["note"][1] == "" and isinstance(found["note"][0], Text)


def test_a_parameter_without_a_kind_is_a_mistake_of_the_author():
    def careless(table, who, amount: int):
        """No kind."""

    with pytest.raises(TypeError, match="careless: parameter amount needs a kind of forms.py"):
        parameters(careless)


def test_arguments_are_checked_against_the_signature():
    assert parse(parameters(rule), {"amount": 5}, TABLE, "Ada") == {"amount": 5, "to": None, "note": "", "picks": ()}
    assert parse(parameters(rule), {"amount": 5, "to": None}, TABLE, "Ada")["to"] is None
    for args, parameter, why in (({"amount": 5, "note": None}, "note", "type"), ({"to": "Ben"}, "amount", "missing"),
                                 ({"amount": 5, "x" * 99: 1}, "x" * 60, "unknown"), ({"amount": None}, "amount", "type")):
        with pytest.raises(Refusal) as refusal:
            parse(parameters(rule), args, TABLE, "Ada")
        assert refusal.value.facts == {"parameter": parameter, "why": why}
