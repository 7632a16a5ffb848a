"""Laws of cables and tables: unplugged in the middle of a turn, back under another name, restarts, two tables, one process."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from companion.sensors import Desk, Elsewhere, Reader
from companion.sensors.holding import Holding, lock_of
from hardware.protocol import frame
from tests.hardware.toys import until
from tests.sensors.conftest import QUICK, make_desk


def test_unplugged_in_mid_turn_the_hand_goes_on_and_back_it_serves_again(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    die.unplug()
    told = at_table.until_said("manual")
    assert told["reason"] == "lost" and at_table.roll["by"] == "Anna", "the turn is kept"
    die.plug()                                      # another terminal behind the name
    at_table.ready(die)
    at_table.until_said("back")
    assert at_table.next_booked(lambda: die.fall(3)).args == {"faces": [3]}


def test_a_reader_that_restarts_in_mid_throw_is_said_and_the_next_throw_counts(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    die.move()
    at_table.until_said("rolling")
    die.boot, die.seq = "b7", 0
    die.greet()
    assert at_table.until_said("manual")["reason"] == "reset"
    entry = at_table.next_booked(lambda: die.fall(3))
    assert entry.actor["boot"] == "b7" and entry.args == {"faces": [3]}


def test_a_fault_is_said_until_it_is_over(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    die.send(frame("E code=magnet on=1"))
    told = at_table.until_said("manual")
    assert (told["reason"], told["detail"]) == ("fault", "magnet")
    assert at_table.desk.failures(die.address)[0]["state"] == "fault-magnet"
    die.send(frame("E code=magnet on=0"))
    at_table.until_said("back")


def test_a_server_that_starts_again_opens_the_readers_and_books_no_old_throw(at_table, tmp_path):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.next_booked(lambda: die.fall(6))       # a six: the next throw is awaited
    at_table.desk.close()
    seq = at_table.table.seq
    at_table.house.readers = at_table.desk = make_desk(at_table.house, tmp_path)
    assert at_table.desk.begin()
    until(lambda: at_table.state(die) is not None and at_table.state(die).path)
    die.send(frame(f"B b=a1 up=900 seq=1 v=6 age=4000"))
    die.resend(6)
    at_table.ready(die)
    assert at_table.table.seq == seq
    assert at_table.next_booked(lambda: die.fall(2)).args == {"faces": [2]}


def test_settings_of_readers_outlive_a_restart(at_table, tmp_path):
    die = at_table.reader(kind="die", confirm=True)
    kept = at_table.desk.reader(die.address)
    again = make_desk(at_table.house, tmp_path)
    at_table.desk.close()
    again.begin()
    assert again.readers() == [kept] and kept.confirm
    again.close()


def test_what_a_later_release_kept_of_a_reader_is_read_as_far_as_it_goes(house, desk, tmp_path):
    house.store.set_setting("readers", [{"address": str(tmp_path / "x"), "faces": [1, 6], "colour": "red"}, {"nothing": 1}, "rubbish"])
    assert desk.begin() and [one.address for one in desk.readers()] == [str(tmp_path / "x")]


def test_a_reader_that_is_asked_about_books_nothing_by_itself(at_table):
    die = at_table.reader(confirm=True)
    at_table.host("roll_move", "Anna")
    seq = at_table.table.seq
    die.fall(4)
    told = at_table.until_said("offer")
    assert told["reason"] == "confirm" and at_table.table.seq == seq
    at_table.desk.watch(at_table.code).answer(told["n"], True, "Anna")
    assert at_table.entries[-1].actor["confirmed"] == "Anna"


def test_a_device_without_frames_counts_only_once_somebody_said_that_it_reads_right(at_table):
    from tests.sensors.conftest import Play
    die = Play(at_table.folder / "by-id" / "usb-Old", "old", "")
    at_table.desk.enable(Reader(die.address, table=at_table.code))
    until(lambda: at_table.state(die) is not None and at_table.state(die).path)
    at_table.host("roll_move", "Anna")
    seq = at_table.table.seq
    die.print(b"4\r\n", lambda: at_table.desk.learned(die.address))
    assert at_table.table.seq == seq and at_table.said() is None
    at_table.desk.enable(replace(at_table.desk.reader(die.address), legacy=True))
    until(lambda: at_table.state(die).path and at_table.state(die).state in ("listening", "legacy"))
    die.print(b"5\r\n", lambda: at_table.table.seq > seq)
    entry = at_table.entries[seq]
    assert entry.args == {"faces": [5]} and entry.actor["role"] == "sensor" and "boot" not in entry.actor


def test_a_test_throw_books_nothing(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    seq = at_table.table.seq
    at_table.desk.try_out(die.address, True)
    die.fall(4)
    die.fall(2, q=60)
    die.fall(5, st="cocked")
    until(lambda: len(at_table.desk.trial(die.address).found()) == 3)
    assert [one["kind"] for one in at_table.desk.trial(die.address).found()] == ["again", "offer", "take"]
    assert at_table.table.seq == seq
    at_table.desk.try_out(die.address, False)
    assert at_table.next_booked(lambda: die.fall(3)).args == {"faces": [3]}


def test_a_question_stays_when_the_reader_says_who_it_is_only_afterwards(at_table):
    from tests.sensors.conftest import Play
    die = Play(at_table.folder / "by-id" / "usb-Late", "die-late", "kind=die faces=1-6 ch=1")
    at_table.desk.enable(Reader(die.address, table=at_table.code))
    until(lambda: at_table.state(die) is not None and at_table.state(die).path)
    at_table.host("roll_move", "Anna")
    die.fall(4, q=60)
    asked = at_table.until_said("offer")
    die.greet()
    until(lambda: (at_table.desk.shown(at_table.code) or {}).get("device") == "die-late")
    at_table.desk.watch(at_table.code).answer(asked["n"], True, "Anna")
    assert at_table.entries[-1].actor["device"] == "die-late" and at_table.entries[-1].args == {"faces": [4]}


def test_a_reader_goes_to_another_table_and_leaves_the_first(at_table):
    die = at_table.reader()
    other = at_table.house.banker.make_table("cesta-k-bohatstvi", seats=["Eva", "Filip"], start="ready")
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    seq = at_table.table.seq
    at_table.desk.enable(replace(at_table.desk.reader(die.address), table=other))
    assert at_table.desk.watch(at_table.code) is None and at_table.desk.shown(at_table.code) is None
    at_table.ready(die)
    die.fall(4)
    until(lambda: any(line.text == "4" for line in at_table.desk.ports.monitor(die.address)))
    assert at_table.table.seq == seq


def test_books_that_cannot_be_written_are_said_and_the_next_throw_counts(at_table):
    from companion.faults import StoreFault
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    seq, store = at_table.table.seq, at_table.house.store
    append = store.append
    def full(*_):
        raise StoreFault("full", "The disk is full.")
    store.append = full
    die.fall(4)
    assert at_table.until_said("manual")["reason"] == "unbooked"
    store.append = append
    assert at_table.table.seq == seq
    assert at_table.next_booked(lambda: die.fall(3)).args == {"faces": [3]}


# -- one process -------------------------------------------------------------------------------------------------

def test_one_process_holds_the_ports_and_the_next_one_follows_it(house, tmp_path):
    lock = tmp_path / "readers.lock"
    first = Desk(house.banker, house.hub, house.store, timing=QUICK, holding=Holding(lock))
    second = Desk(house.banker, house.hub, house.store, timing=QUICK, holding=Holding(lock))
    assert first.begin() and second.elsewhere
    with pytest.raises(Elsewhere):
        second.enable(Reader(str(tmp_path / "tty")))
    assert first.readers() == second.readers() == []
    first.close()
    assert not second.elsewhere
    second.close()


def test_a_process_that_dies_leaves_no_lock(tmp_path):
    lock = tmp_path / "readers.lock"
    code = f"import sys; from pathlib import Path; from companion.sensors.holding import Holding; h = Holding(Path({str(lock)!r})); print(h.take(), flush=True); sys.stdin.read()"
    held = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert held.stdout.readline().strip() == "True"
    mine = Holding(lock)
    assert not mine.take()
    held.kill()
    held.wait()
    held.stdin.close()
    held.stdout.close()
    assert mine.take()
    mine.give_back()


def test_the_lock_lies_with_the_books_or_is_named_after_the_database(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert lock_of(tmp_path, "sqlite:///x") == tmp_path / "readers.lock"
    assert lock_of(None, "sqlite://") is None, "books in memory are nobody else's"
    one, other = lock_of(None, "postgresql://club/a"), lock_of(None, "postgresql://club/b")
    assert one != other and one.parent == tmp_path and "club" not in one.name
    assert str(os.getuid()) in one.name
