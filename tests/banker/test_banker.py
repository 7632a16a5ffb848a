"""Laws of the one door for writes."""

import sys
import threading

import pytest

from companion.banker import Banker
from companion.engine import facts
from companion.engine.money import Transfer
from companion.engine.table import Refusal
from companion.store import CodeTaken
from tests.banker.toy import HOST, make_game, seat

ANNA, BEN = seat("Anna"), seat("Ben")


# -- making a table ------------------------------------------------------------------------------------


def test_a_table_begins_with_its_first_entry(banker, store, hub):
    entry = store.entry("KOALA", 1)
    assert (entry.command, entry.actor["role"]) == ("make_table", "system")
    assert entry.args == {"seats": ["Anna", "Ben"], "start": "lobby"}
    assert banker.table("KOALA").seats == ["Anna", "Ben"] and banker.table("KOALA").host == "Anna"
    assert (store.table("KOALA").game, store.table("KOALA").version) == ("toy", "7")
    assert hub.now("KOALA")[0] == 1


def test_a_table_that_cannot_be_made_is_not_there(banker, store):
    with pytest.raises(Refusal) as refusal:
        banker.make_table("toy", "PANDA", seats=["Anna", "Anna"])
    assert refusal.value.code == "bad_parameter" and not store.has_table("PANDA")
    with pytest.raises(LookupError):
        banker.make_table("chess")
    with pytest.raises(CodeTaken):
        banker.make_table("toy", "KOALA")
    assert banker.table("KOALA").seats == ["Anna", "Ben"]


def test_codes_are_found_and_differ(banker, store):
    codes = [banker.make_table("toy") for _ in range(80)]
    assert len(set(codes)) == 80
    assert all(code.isascii() and code.isalnum() and code.isupper() and len(code) <= 6 for code in codes)
    assert any(code.isalpha() for code in codes)


def test_what_the_owner_taught_is_there_at_the_next_table(banker, store):
    banker.take("KOALA", HOST, "teach", {"path": "squares.finish", "value": 40})
    banker.take("KOALA", HOST, "teach", {"path": "payday", "value": 250})
    assert store.taught("toy") == {"squares": {"start": 1, "finish": 40}, "payday": 250}
    banker.make_table("toy", "PANDA", data={"payday": 300})
    assert banker.table("PANDA").data["squares"] == {"start": 1, "finish": 40}
    assert banker.table("PANDA").data["payday"] == 300  # what is given for this table lies on top
    with pytest.raises(Refusal):
        banker.take("KOALA", HOST, "teach", {"path": "nonsense", "value": 1})
    assert set(store.taught("toy")) == {"squares", "payday"}


# -- taking a command ----------------------------------------------------------------------------------


def test_a_command_becomes_an_entry(banker, store, hub):
    receipt = banker.take("KOALA", ANNA, "payday", {}, ticket="t1", seen=1)
    assert (receipt.seq, receipt.fresh) == (2, True)
    assert receipt.entry == store.entry("KOALA", 2) == banker.entries("KOALA")[1]
    assert receipt.entry.facts[0] == Transfer("crowns", 100, "bank", "Anna", "payday")
    assert receipt.entry.actor == ANNA and receipt.entry.ticket == "t1"
    assert banker.table("KOALA").balance("Anna") == 100 and hub.now("KOALA")[0] == 2


def test_a_published_table_never_changes(banker):
    before = banker.table("KOALA")
    state = repr(before.state)
    for who in (ANNA, BEN, ANNA):
        banker.take("KOALA", who, "payday", {})
    banker.take("KOALA", HOST, "teach", {"path": "squares.finish", "value": 40})
    banker.take("KOALA", HOST, "reverse", {})
    assert repr(before.state) == state and before.seq == 1


def test_a_page_never_sees_a_table_half_decided(store, hub):
    """Deciding works on copies; whoever draws a page meanwhile sees whole tables only."""
    def scribble(table, who):
        yield facts.set_field(who, "notes", [[n] for n in range(10_000)])  # copying takes a while

    game, stop, odd = make_game(), threading.Event(), []
    game.command(scribble, who="any")
    banker = Banker(store, hub, {"toy": game}.__getitem__)
    banker.make_table("toy", "KOALA", seats=["Anna", "Ben"])
    banker.take("KOALA", ANNA, "scribble", {})

    def draw():
        while not stop.is_set():
            table = banker.table("KOALA")
            if table.data is None or table.balance("Anna") != 100 * table.seat("Anna")["paydays"]:
                odd.append(table.seq)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=draw) for _ in range(2)]
    try:
        for thread in threads:
            thread.start()
        for _ in range(30):
            banker.take("KOALA", ANNA, "payday", {})
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        for thread in threads:
            thread.join()
    assert odd == []


def test_a_refusal_books_nothing(banker, store, hub):
    with pytest.raises(Refusal) as refusal:
        banker.take("KOALA", ANNA, "pay", {"to": "Ben", "amount": 5}, ticket="t1")
    assert refusal.value.code == "not_enough_cash"
    assert store.head("KOALA") == 1 and hub.now("KOALA")[0] == 1
    banker.take("KOALA", ANNA, "payday", {})
    assert banker.take("KOALA", ANNA, "pay", {"to": "Ben", "amount": 5}, ticket="t1").fresh  # a refused ticket is unused


def test_where_nothing_happens_nothing_is_booked(banker, store):
    receipt = banker.take("KOALA", ANNA, "wave", {}, ticket="t1")
    assert (receipt.seq, receipt.entry, receipt.fresh) == (1, None, False)
    assert store.head("KOALA") == 1


def test_unknown_tables_are_lookup_errors_and_cost_no_memory(banker):
    for ask in (lambda: banker.table("ZEBRA"), lambda: banker.entries("ZEBRA"),
                lambda: banker.take("ZEBRA", ANNA, "payday", {})):
        with pytest.raises(LookupError):
            ask()
    assert set(banker._books) <= {"KOALA"}


def test_a_sealed_argument_is_kept_apart(banker, store):
    banker.take("KOALA", ANNA, "seal", {"amount": 77}, ticket="t1")
    entry = store.entry("KOALA", 2)
    assert entry.args == {} and entry.secret == {"amount": 77}
    assert not banker.take("KOALA", ANNA, "seal", {"amount": 77}, ticket="t1").fresh


# -- tickets -------------------------------------------------------------------------------------------


def test_a_ticket_sent_again_is_the_same_entry(banker, store):
    first = banker.take("KOALA", ANNA, "payday", {}, ticket="t1")
    banker.take("KOALA", BEN, "payday", {}, ticket="t2")
    for _ in range(2):
        again = banker.take("KOALA", ANNA, "payday", {}, ticket="t1", seen=1)
        assert (again.seq, again.entry, again.fresh) == (first.seq, first.entry, False)
        banker.forget()
    assert store.head("KOALA") == 3


@pytest.mark.parametrize("actor, command, args", [
    (BEN, "pay", {"to": "bank", "amount": 5}), (ANNA, "payday", {}), (ANNA, "pay", {"to": "bank", "amount": 6}),
    (ANNA, "pay", {"to": "bank", "amount": 5, "memo": "x"}), (ANNA, "nonsense", {}), (ANNA, "pay", None)])
def test_a_ticket_with_other_content_is_stale(banker, store, actor, command, args):
    banker.take("KOALA", ANNA, "payday", {})
    banker.take("KOALA", ANNA, "pay", {"to": "bank", "amount": 5}, ticket="t1")
    with pytest.raises(Refusal) as refusal:
        banker.take("KOALA", actor, command, args, ticket="t1")
    assert refusal.value.code == "stale" and store.head("KOALA") == 3


def test_a_double_tap_at_the_same_moment_is_one_entry(banker, store):
    receipts, barrier = [], threading.Barrier(8)

    def tap():
        barrier.wait()
        receipts.append(banker.take("KOALA", ANNA, "payday", {}, ticket="t1"))

    threads = [threading.Thread(target=tap) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [r.seq for r in receipts] == [2] * 8 and sum(r.fresh for r in receipts) == 1
    assert store.head("KOALA") == 2
