"""Laws of a disk that fails: nothing acknowledged is lost at a power cut, nothing is written on doubtful ground."""

import random
import sqlite3

import pytest
from flask import Flask

from companion.store import Store, StoreFault, StoreReadOnly, TicketTaken
from tests.store.lines import line

pytest.importorskip("apsw", reason="apsw, of the test extras, is the disk that forgets")

from tests.store.volatile_disk import Disk, Driver, remake  # noqa: E402


@pytest.fixture
def open_on(path):
    """A function (driver) -> books on the pretended disk, which works again when the test is over."""
    opened = []

    def open_books(driver: Driver) -> Store:
        app = Flask("test")
        app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {"module": driver}
        opened.append((driver.disk, Store(f"sqlite:///{path}", app)))
        opened[-1][1].prepare()
        return opened[-1][1]

    yield open_books
    for disk, store in opened:
        disk.fail, disk.on_event = None, lambda: None
        store.close()


def book_and_cut(open_on, instead=None, entries=300, cuts=60):
    """Book, cutting the power at random moments of writing and syncing.

    Returns [(what the cut left on the disk, number of the newest acknowledged entry)].
    """
    disk, chance, found = Disk(), random.Random(7), []
    store = open_on(Driver(disk, instead))
    store.new_table("KOALA", "toy", "7", line(1))
    acknowledged, events = 1, 0

    def maybe_cut():
        nonlocal events
        events += 1
        if chance.random() < 0.02 and len(found) < cuts:
            found.append((disk.cut(chance), acknowledged))

    disk.on_event = maybe_cut
    for seq in range(2, entries + 2):
        store.append("KOALA", line(seq, ticket=f"t{seq}"))
        acknowledged = seq
        if chance.random() < 0.1 and len(found) < cuts:
            found.append((disk.cut(chance), acknowledged))
    return found


def lost(found, tmp_path) -> list[int]:
    """How many acknowledged entries each cut cost. Fails where the books are damaged or not in order."""
    costs = []
    for number, (image, acknowledged) in enumerate(found):
        path = remake(image, tmp_path / f"cut{number}")
        with sqlite3.connect(path) as raw:
            assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        raw.close()
        store = Store(f"sqlite:///{path}")
        store.prepare()
        left = list(store.entries("KOALA")) if store.has_table("KOALA") else []
        assert left == [line(1), *(line(seq, ticket=f"t{seq}") for seq in range(2, len(left) + 1))][:len(left)]
        if left:
            store.append("KOALA", line(len(left) + 1))
        store.close()
        costs.append(max(0, acknowledged - len(left)))
    return costs


def test_nothing_acknowledged_is_lost_at_a_power_cut(open_on, path, tmp_path):
    found = book_and_cut(open_on)
    assert len(found) == 60
    assert len({len(image[str(path)]) for image, _ in found}) > 1  # some came after or in a checkpoint
    assert lost(found, tmp_path) == [0] * 60


def test_the_power_cut_would_catch_books_that_sync_too_rarely(open_on, tmp_path):
    costs = lost(book_and_cut(open_on, {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL"}), tmp_path)
    assert sum(cost > 0 for cost in costs) > 40


def test_a_booking_is_one_sync(open_on):
    disk = Disk()
    store = open_on(Driver(disk))
    store.new_table("KOALA", "toy", "7")
    syncs = []
    disk.check = lambda name, what: syncs.append(name) if what == "sync" else None
    for seq in range(1, 21):
        store.append("KOALA", line(seq))
    assert len(syncs) == 20


def test_after_a_failed_sync_the_file_is_checked_before_it_is_written(open_on, tmp_path):
    disk = Disk()
    driver = Driver(disk)
    store = open_on(driver)
    store.new_table("KOALA", "toy", "7", line(1))
    disk.fail = ("-wal", "sync", sqlite3.SQLITE_IOERR_FSYNC)
    for _ in range(2):
        with pytest.raises(StoreReadOnly) as fault:
            store.append("KOALA", line(2, ticket="t"))
        assert fault.value.reason == "sync_failed" and store.suspect
        assert store.entry("KOALA", 1) == line(1)  # reading goes on
    disk.fail = None
    driver.statements.clear()
    try:
        store.append("KOALA", line(2, ticket="t"))
    except TicketTaken as taken:  # it came back with the log: then it has to stay
        assert taken.seq == 2
    said = driver.statements
    assert said.index("PRAGMA integrity_check") < said.index("BEGIN IMMEDIATE")
    assert not store.suspect and list(store.entries("KOALA")) == [line(1), line(2, ticket="t")]
    left = Store(f"sqlite:///{remake(disk.cut(), tmp_path / 'cut')}")
    assert list(left.entries("KOALA")) == [line(1), line(2, ticket="t")]
    left.close()
    said.clear()
    store.append("KOALA", line(3))
    assert "PRAGMA integrity_check" not in said


def test_damaged_books_are_read_but_never_written(open_on):
    disk = Disk()
    driver = Driver(disk)
    store = open_on(driver)
    store.new_table("KOALA", "toy", "7", line(1))
    disk.fail = ("-wal", "sync", sqlite3.SQLITE_IOERR_FSYNC)
    with pytest.raises(StoreReadOnly):
        store.append("KOALA", line(2))
    disk.fail = None
    driver.instead["PRAGMA integrity_check"] = "SELECT 'row 1 missing from index'"
    for _ in range(2):
        with pytest.raises(StoreReadOnly) as fault:
            store.append("KOALA", line(2))
        assert fault.value.reason == "damaged" and "backup" in str(fault.value)
    assert store.entry("KOALA", 1) == line(1)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE])
def test_a_write_that_fails_at_the_commit_is_a_fault_and_nothing_else(open_on, code):
    disk = Disk()
    store = open_on(Driver(disk))
    store.new_table("KOALA", "toy", "7", line(1))
    disk.fail = ("-wal", "write", code)
    with pytest.raises(StoreFault) as fault:
        store.append("KOALA", line(2, ticket="t"))
    assert fault.value.reason == ("disk_full" if code == sqlite3.SQLITE_FULL else "sync_failed")
    assert store.head("KOALA") == 1
    disk.fail = None
    try:
        store.append("KOALA", line(2, ticket="t"))
    except TicketTaken as taken:
        assert taken.seq == 2
    assert list(store.entries("KOALA")) == [line(1), line(2, ticket="t")]
