"""Laws of what the banker remembers: it is what the books say, after reversals, other hands, and faults."""

import sqlite3
import threading
import time

import pytest
from flask import Flask

from companion.banker import Banker
from companion.engine.journal import Entry, fold
from companion.engine.money import Transfer
from companion.live import Hub
from companion.store import Store, StoreFault
from tests.banker.toy import HOST, make_game, seat

ANNA, BEN = seat("Anna"), seat("Ben")


def rebuilt(banker, code="KOALA") -> dict:
    """The state as the store alone tells it."""
    table = banker.table(code)
    return fold(banker._store.entries(code), table.game.events)


# -- what is remembered for how long -------------------------------------------------------------------


def test_a_table_of_a_past_evening_is_forgotten_when_another_is_opened(banker, monkeypatch):
    banker.take("KOALA", ANNA, "payday", {}, ticket="first")
    before = banker.table("KOALA").state
    for code in ("PANDA", "ZEBRA"):
        banker.make_table("toy", code=code, seats=["Anna", "Ben"])
        banker.table(code)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 7 * 3600)
    banker.table("PANDA")
    assert banker._books["KOALA"].table is not None, "until somebody opens a further one"
    banker.make_table("toy", code="OTTER", seats=["Anna", "Ben"])
    banker.table("OTTER")
    kept = {code for code, books in banker._books.items() if books.table is not None or books.entries or books.tickets}
    assert kept == {"PANDA", "OTTER"}
    assert banker.table("KOALA").state == before == rebuilt(banker)
    assert not banker.take("KOALA", ANNA, "payday", {}, ticket="first").fresh


# -- reversals -----------------------------------------------------------------------------------------


def test_a_reversal_takes_the_newest_entry_back(banker, store):
    banker.take("KOALA", ANNA, "payday", {})
    before = banker.table("KOALA").state
    banker.take("KOALA", BEN, "payday", {})
    receipt = banker.take("KOALA", HOST, "reverse", {}, ticket="back")
    assert (receipt.entry.reverses, receipt.entry.facts) == (3, ())
    table = banker.table("KOALA")
    assert {**table.state, "seq": 2} == before and table.seq == 4
    assert not banker.take("KOALA", HOST, "reverse", {}, ticket="back").fresh
    assert banker.take("KOALA", HOST, "reverse", {}).entry.reverses == 2  # they peel from the top
    assert banker.table("KOALA").balance("Anna") == 0
    banker.take("KOALA", BEN, "payday", {})
    assert banker.table("KOALA").state == rebuilt(banker)


def test_what_is_remembered_is_what_the_books_say(banker, store):
    """The cache, caught up one by one or all at once, equals a fold of the store."""
    other = Banker(store, Hub(), {"toy": make_game()}.__getitem__)
    for number, (who, command) in enumerate([(ANNA, "payday"), (BEN, "payday"), (HOST, "reverse"), (ANNA, "wave"),
                                             (BEN, "payday"), (HOST, "reverse"), (HOST, "reverse"), (ANNA, "payday")]):
        banker.take("KOALA", who, command, {})
        if number % 2:
            assert other.table("KOALA").state == banker.table("KOALA").state == rebuilt(banker)
            assert other.entries("KOALA") == banker.entries("KOALA") == list(store.entries("KOALA"))
    banker.forget("KOALA")
    assert banker.table("KOALA").state == rebuilt(banker)


# -- others, faults ------------------------------------------------------------------------------------


def test_a_number_taken_meanwhile_is_decided_again(banker, store):
    """Two processes share a table (two bankers here): each sees the other's entries, none is lost."""
    other = Banker(store, Hub(), {"toy": make_game()}.__getitem__)
    barrier = threading.Barrier(2)

    def play(who, name):
        for number in range(30):
            barrier.wait()
            who.take("KOALA", seat(name), "payday", {}, ticket=f"{name}{number}")

    threads = [threading.Thread(target=play, args=pair) for pair in ((banker, "Anna"), (other, "Ben"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in (banker, other):
        assert (one.table("KOALA").balance("Anna"), one.table("KOALA").balance("Ben")) == (3000, 3000)
        assert one.table("KOALA").seq == 61


def test_after_a_fault_the_table_is_folded_again(banker, store):
    """The booking may be in the books although the commit failed: the same ticket finds out."""
    banker.take("KOALA", ANNA, "payday", {})
    with store.database.writing() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    args = {"to": "bank", "amount": 1, "memo": "x" * 200}
    with pytest.raises(StoreFault) as fault:
        for number in range(200):
            banker.take("KOALA", ANNA, "pay", args, ticket=f"t{number}")
            args = {**args, "amount": 1}
            banker.take("KOALA", ANNA, "payday", {})
    assert fault.value.reason == "disk_full"
    assert banker._books["KOALA"].table is None
    assert banker.table("KOALA").state == rebuilt(banker)  # reading goes on
    head = store.head("KOALA")
    with store.database.writing() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    assert banker.take("KOALA", ANNA, "payday", {}, ticket="late").seq == head + 1
    assert banker.table("KOALA").state == rebuilt(banker)


def test_a_booking_whose_fate_is_unknown_is_found_by_its_ticket(tmp_path):
    """The sync failed, so nothing was acknowledged, and yet the log may bring the entry back."""
    pytest.importorskip("apsw", reason="apsw, of the test extras, is the disk that forgets")
    from tests.store.volatile_disk import Disk, Driver, remake

    disk, app = Disk(), Flask("test")
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {"module": Driver(disk)}
    store = Store(f"sqlite:///{tmp_path}/journal.db", app)
    store.prepare()
    banker = Banker(store, Hub(), {"toy": make_game()}.__getitem__)
    banker.make_table("toy", "KOALA", seats=["Anna"])
    banker.take("KOALA", ANNA, "payday", {})
    disk.fail = ("-wal", "sync", sqlite3.SQLITE_IOERR_FSYNC)
    try:
        with pytest.raises(StoreFault):
            banker.take("KOALA", ANNA, "payday", {}, ticket="t1")
        assert banker._books["KOALA"].table is None
        assert banker.table("KOALA").balance("Anna") in (100, 200)  # reading goes on
    finally:
        disk.fail = None
    receipt = banker.take("KOALA", ANNA, "payday", {}, ticket="t1")
    assert receipt.seq == 3 and banker.table("KOALA").balance("Anna") == 200
    left = Store(f"sqlite:///{remake(disk.cut(), tmp_path / 'cut')}")
    assert left.entry_by_ticket("KOALA", "t1") == receipt.entry  # acknowledged: it survives a power cut
    left.close()
    store.close()


def test_older_books_put_back_are_noticed(banker, store, tmp_path):
    """An operator restores a copy while the banker remembers more."""
    banker.take("KOALA", ANNA, "payday", {})
    store.backup(tmp_path / "copy.db")
    restored = Store(f"sqlite:///{tmp_path}/copy.db")
    restored.prepare()
    banker.take("KOALA", ANNA, "payday", {})
    banker._store = restored
    assert banker.table("KOALA").balance("Anna") == 100
    assert banker.take("KOALA", ANNA, "payday", {}).seq == 3
    restored.close()


def test_a_slow_decision_holds_up_its_own_table_only(store, hub):
    game, inside, go_on = make_game(), threading.Event(), threading.Event()

    def ponder(table, who):
        inside.set()
        assert go_on.wait(10)
        yield from ()

    game.command(ponder, who="any")
    banker = Banker(store, hub, {"toy": game}.__getitem__)
    for code in ("KOALA", "PANDA"):
        banker.make_table("toy", code, seats=["Anna"])
    banker.table("KOALA")
    thinker = threading.Thread(target=banker.take, args=("KOALA", ANNA, "ponder", {}))
    thinker.start()
    assert inside.wait(10)
    began = time.monotonic()
    assert banker.take("PANDA", ANNA, "payday", {}).fresh
    assert banker.table("KOALA").seq == 1 and len(banker.entries("KOALA")) == 1  # pages of the table don't wait either
    assert time.monotonic() - began < 2
    go_on.set()
    thinker.join()


def test_an_entry_from_another_hand_is_announced_by_nobody_but_seen(banker, store):
    table = banker.table("KOALA")
    store.append("KOALA", Entry(2, "", ANNA, "payday", {}, (Transfer("crowns", 9, "bank", "Anna"),)))
    assert banker.table("KOALA").balance("Anna") == 9 and table.balance("Anna") == 0
