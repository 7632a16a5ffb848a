"""Laws of tickets on paper: every copy has its own row, a resend makes none, nothing of it is a book."""

import pytest

from tests.store.lines import line

ACTOR = {"role": "seat", "seat": "Anna", "device": "3f0c9a1e"}


@pytest.fixture
def table(store):
    store.new_table("KOALA", "toy", "7", line(1))
    store.new_table("LEMUR", "toy", "7", line(1))
    return store


def test_printing_again_makes_the_next_copy(table):
    first, second = (table.note_printed("KOALA", "share_ticket", "12-1", "Anna", 50, ACTOR) for _ in range(2))
    other = table.note_printed("KOALA", "share_ticket", "12-2", "Anna", 50, ACTOR)
    assert [first.copy, second.copy, other.copy] == [1, 2, 1] and len({first.id, second.id, other.id}) == 3
    assert table.copies("KOALA", "share_ticket", "12-1") == [first, second]
    assert table.printed(second.id) == second and table.printed(99) is None


def test_tables_and_printables_are_counted_apart(table):
    for code, printable in (("KOALA", "share_ticket"), ("LEMUR", "share_ticket"), ("KOALA", "loan_slip")):
        assert table.note_printed(code, printable, "12-1", "Anna", None, ACTOR).copy == 1


def test_the_resend_of_an_order_finds_its_own_copy(table):
    made = [table.note_printed("KOALA", "loan_slip", "9.1", "Anna", None, ACTOR, order) for order in ("a", "a", "b", "a")]
    assert [row.copy for row in made] == [1, 1, 2, 1] and made[0] == made[3]


def test_what_is_printed_moves_no_number_of_the_journal(table):
    table.note_printed("KOALA", "loan_slip", "9.1", None, None, ACTOR)
    assert table.head("KOALA") == 1
    with pytest.raises(LookupError):
        table.note_printed("NONE", "loan_slip", "9.1", None, None, ACTOR)
