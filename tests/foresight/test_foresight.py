"""What a command would come to is what it comes to when it is sent, and nothing is booked by asking."""

import pytest

from companion import views
from companion.engine.decide import decide, first_entry
from companion.engine.table import Refusal
from companion.foresight import foresee, largest
from tests.banker.toy import HOST, make_game, seat

GAME = make_game()
ANNA = seat("Anna")


@pytest.fixture
def table():
    laid = first_entry(GAME, {"seats": ["Anna", "Bára"]}).table
    return decide(laid, ANNA, "payday", {}).table


def test_what_is_foreseen_is_what_is_booked(table):
    seen = foresee(table, ANNA, "pay", {"to": "Bára", "amount": 60}, "Anna")
    booked = decide(table, ANNA, "pay", {"to": "Bára", "amount": 60}).table
    for one in seen["changes"]:
        assert one["before"] == views.document(table, "Anna")[one["seat"]][one["id"]]
        assert one["after"] == views.document(booked, "Anna")[one["seat"]][one["id"]]
    assert {(one["seat"], one["id"]): one["after"] - one["before"] for one in seen["changes"]} == {("Anna", "cash"): -60, ("Bára", "cash"): 60}
    assert {(one["seat"], one["amount"]) for one in seen["line"]["net"]} == {("Anna", -60), ("Bára", 60)}


def test_asking_books_nothing(table):
    before = views.document(table, views.ALL)
    foresee(table, ANNA, "pay", {"to": "bank", "amount": 100}, "Anna")
    largest(table, ANNA, "pay", {"to": "bank"}, "amount", 1, 10**9)
    assert views.document(table, views.ALL) == before and table.seq == 2


def test_what_would_be_refused_is_refused(table):
    with pytest.raises(Refusal) as refused:
        foresee(table, ANNA, "pay", {"to": "bank", "amount": 101}, "Anna")
    assert refused.value.code == "not_enough_cash"


def test_only_what_the_viewer_may_see_is_told(table):
    assert [one["after"] for one in foresee(table, ANNA, "seal", {"amount": 77}, "Anna")["changes"]] == [77]
    assert foresee(table, ANNA, "seal", {"amount": 77}, "wall")["changes"] == []


def test_the_largest_amount_goes_and_one_more_does_not(table):
    assert largest(table, ANNA, "pay", {"to": "bank"}, "amount", 1, 10**9) == 100
    assert largest(table, seat("Bára"), "pay", {"to": "bank"}, "amount", 1, 10**9) is None


def test_a_reversal_tells_what_it_takes_back(table):
    from companion.engine.journal import Entry
    laid = first_entry(GAME, {"seats": ["Anna", "Bára"]})
    paid = decide(laid.table, ANNA, "payday", {})
    journal = [Entry(1, "", HOST, "make_table", laid.args, laid.facts), Entry(2, "", ANNA, "payday", paid.args, paid.facts)]
    seen = foresee(paid.table, HOST, "reverse", {}, "wall", journal)
    assert {(one["id"], one["before"], one["after"]) for one in seen["changes"]} == {("cash", 100, 0), ("paydays", 1, 0)}
    assert seen["line"]["reverses"] == 2
