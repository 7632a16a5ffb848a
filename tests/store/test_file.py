"""Laws of books in a file: nothing is lost, one process keeps them, the disk may be full."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from companion import models
from companion.store import SecondProcess, Store, StoreFault, StoreReadOnly
from tests.store.lines import line

ROOT = Path(__file__).parents[2]


def child(code: str, *args) -> subprocess.CompletedProcess:
    """Run a few lines of Python in a process of their own."""
    return subprocess.run([sys.executable, "-c", code, *map(str, args)], cwd=ROOT, capture_output=True, text=True,
                          timeout=60)


# -- how the file is kept ------------------------------------------------------------------------------


def test_the_file_is_kept_so_that_nothing_is_lost(filed):
    with filed.database.writing() as connection:
        told = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")}
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_readers_cannot_write(filed):
    filed.new_table("KOALA", "toy", "7")
    with pytest.raises(StoreReadOnly):
        with filed.database.reading() as connection:
            connection.execute(models.game_table.update().values(head=5))


def test_the_folder_is_synced_once_when_the_file_is_new(path, monkeypatch):
    synced, really = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda fd: (synced.append(os.readlink(f"/proc/self/fd/{fd}")), really(fd))[1])
    for expected in ([str(path.parent.parent), str(path.parent)], []):
        store = Store(f"sqlite:///{path}")
        store.prepare()
        store.close()
        assert synced == expected
        synced.clear()


def test_names_of_files_may_be_odd(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/Ž 100% #1&mode=x/jour nal.db")
    store.prepare()
    store.new_table("KOALA", "toy", "7")
    assert store.has_table("KOALA") and (tmp_path / "Ž 100% #1&mode=x" / "jour nal.db").is_file()
    store.close()


def test_a_closed_journal_is_one_file_and_opens_again(filed, path):
    filed.new_table("KOALA", "toy", "7", line(1))
    filed.close()
    filed.close()
    assert sorted(p.name for p in path.parent.iterdir()) == ["journal.db", "journal.db.lock"]
    again = Store(f"sqlite:///{path}")
    again.prepare()
    assert list(again.entries("KOALA")) == [line(1)]
    again.close()


def test_readers_do_not_wait_for_a_writer(filed):
    filed.new_table("KOALA", "toy", "7", line(1))
    with filed.database.writing() as connection:
        connection.execute(models.game_table.update().values(head=5))
        seen = []
        reader = threading.Thread(target=lambda: seen.append(filed.head("KOALA")))
        reader.start()
        reader.join(2)
        assert seen == [1]


# -- one process ---------------------------------------------------------------------------------------

OPEN = "import sys; from companion.store import Store; s = Store(sys.argv[1]); s.prepare()"


def test_a_second_process_is_refused_and_told_why(filed, path):
    refused = child(OPEN, f"sqlite:///{path}")
    assert refused.returncode == 1
    assert f"journal.db is already open in process {os.getpid()}" in refused.stderr
    assert "single worker" in refused.stderr and "PostgreSQL" in refused.stderr
    with pytest.raises(SecondProcess):
        Store(f"sqlite:///{path}")
    filed.close()
    assert child(OPEN, f"sqlite:///{path}").returncode == 0


def test_a_process_that_died_holds_nothing(path):
    died = child(OPEN + "; import os, signal; os.kill(os.getpid(), signal.SIGKILL)", f"sqlite:///{path}")
    assert died.returncode == -9
    store = Store(f"sqlite:///{path}")
    store.prepare()
    store.close()


def test_a_server_that_splits_after_opening_is_refused(path):
    told = child("""
import os, sys
from companion.store import SecondProcess, Store
store = Store(sys.argv[1])
store.prepare()
if os.fork() == 0:
    for ask in (store.tables, lambda: store.new_table("KOALA", "toy", "7")):
        try:
            ask()
        except SecondProcess as why:
            print(why, flush=True)
    os._exit(0)
os.wait()
""", f"sqlite:///{path}")
    assert told.stdout.count("no preloading") == 2


def test_the_books_can_be_looked_at_beside_a_serving_process(filed, path):
    filed.new_table("KOALA", "toy", "7", line(1))
    looking = Store(f"sqlite:///{path}", read_only=True)
    looking.prepare()
    assert list(looking.entries("KOALA")) == [line(1)]
    with pytest.raises(StoreReadOnly):
        looking.append("KOALA", line(2))
    filed.append("KOALA", line(2))
    assert looking.head("KOALA") == 2
    looking.close()


def test_the_books_can_be_looked_at_after_a_crash(path):
    """The log is still there, and nobody has put it into the file."""
    child(OPEN + "; import os, signal; from tests.store.lines import line; s.new_table('KOALA', 'toy', '7', line(1)); "
          "os.kill(os.getpid(), signal.SIGKILL)", f"sqlite:///{path}")
    for _ in range(2):
        looking = Store(f"sqlite:///{path}", read_only=True)
        looking.prepare()
        assert list(looking.entries("KOALA")) == [line(1)]
        looking.close()


def test_closed_books_stay_closed(filed, path):
    """Whoever is late may not open them behind the back of the next process."""
    filed.new_table("KOALA", "toy", "7", line(1))
    filed.close()
    for late in (filed.tables, lambda: filed.append("KOALA", line(2))):
        with pytest.raises(StoreFault, match="closed"):
            late()


# -- a full disk ---------------------------------------------------------------------------------------


def set_room(store, pages: int) -> None:
    """A disk that is full after so many more pages."""
    with store.database.writing() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={used + pages}")


def test_on_a_full_disk_reading_goes_on_and_the_same_ticket_succeeds_later(filed):
    filed.new_table("KOALA", "toy", "7", line(1))
    set_room(filed, 2)
    with pytest.raises(StoreFault) as fault:
        for seq in range(2, 500):
            filed.append("KOALA", line(seq, ticket=f"t{seq}", words="x" * 500))
    assert fault.value.reason == "disk_full" and "space" in str(fault.value)
    head = filed.head("KOALA")
    assert [entry.seq for entry in filed.entries("KOALA")] == list(range(1, head + 1)) and 1 < head < 499
    lost = line(head + 1, ticket=f"t{head + 1}", words="x" * 500)
    with pytest.raises(StoreFault):
        filed.append("KOALA", lost)
    set_room(filed, 1000)
    filed.append("KOALA", lost)
    assert filed.entry_by_ticket("KOALA", lost.ticket) == lost


@pytest.mark.skipif(os.getuid() != 0, reason="only root can mount a small disk")
def test_a_disk_that_is_really_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "none", str(disk)], capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    try:
        store = Store(f"sqlite:///{disk}/journal.db")
        store.prepare()
        store.new_table("KOALA", "toy", "7", line(1))
        with pytest.raises(StoreFault) as fault:
            for seq in range(2, 500):
                store.append("KOALA", line(seq, ticket=f"t{seq}"))
        assert fault.value.reason == "disk_full"
        head = store.head("KOALA")
        assert len(list(store.entries("KOALA"))) == head > 1
        subprocess.run(["mount", "-o", "remount,size=4m", str(disk)], check=True)
        store.append("KOALA", line(head + 1, ticket=f"t{head + 1}"))
        assert store.head("KOALA") == head + 1
        store.close()
    finally:
        subprocess.run(["umount", str(disk)], check=True)
