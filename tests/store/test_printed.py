"""Laws of tickets on paper: every copy has its own row, a resend makes none, nothing of it is a book."""

import pytest

from companion.store import StoreFault
from tests.store.lines import line

ACTOR = {"role": "seat", "seat": "Anna", "device": "3f0c9a1e"}


def note(store, code, printable, key, seat="Anna", count=None, order=None):
    return store.note_printed(code, [(printable, key, seat, count)], ACTOR, order)[0]


@pytest.fixture
def table(store):
    store.new_table("KOALA", "toy", "7", line(1))
    store.new_table("LEMUR", "toy", "7", line(1))
    return store


def test_printing_again_makes_the_next_copy(table):
    first, second = (note(table, "KOALA", "share_ticket", "12-1", count=50) for _ in range(2))
    other = note(table, "KOALA", "share_ticket", "12-2", count=50)
    assert [first.copy, second.copy, other.copy] == [1, 2, 1] and len({first.id, second.id, other.id}) == 3
    assert table.copies("KOALA", "share_ticket", "12-1") == [first, second]
    assert table.printed(second.id) == second and table.printed(99) is None


def test_tables_and_printables_are_counted_apart(table):
    for code, printable in (("KOALA", "share_ticket"), ("LEMUR", "share_ticket"), ("KOALA", "loan_slip")):
        assert note(table, code, printable, "12-1").copy == 1


def test_the_resend_of_an_order_finds_its_own_copy(table):
    made = [note(table, "KOALA", "loan_slip", "9.1", order=order) for order in ("a", "a", "b", "a")]
    assert [row.copy for row in made] == [1, 1, 2, 1] and made[0] == made[3]


def test_what_is_printed_moves_no_number_of_the_journal(table):
    note(table, "KOALA", "loan_slip", "9.1", None)
    assert table.head("KOALA") == 1
    with pytest.raises(LookupError):
        note(table, "NONE", "loan_slip", "9.1")


def test_the_tickets_of_one_order_are_all_noted_or_none(table):
    made = table.note_printed("KOALA", [("share_ticket", f"{n}.1", "Anna", n) for n in range(1, 41)], ACTOR, "a")
    assert [row.count for row in made] == list(range(1, 41)) and len({row.id for row in made}) == 40
    with pytest.raises((OverflowError, StoreFault)):
        table.note_printed("KOALA", [("loan_slip", "1.1", "Anna", None), ("loan_slip", "2.1", "Anna", 10**30)], ACTOR)
    assert table.copies("KOALA", "loan_slip", "1.1") == []
