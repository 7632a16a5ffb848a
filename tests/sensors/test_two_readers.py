"""Laws of two readers at one table: one id said twice, and devices that change places."""

import threading
import time

import pytest

from companion.sensors import Reader
from companion.sensors.desk import SWITCHED_OFF
from companion.sensors.watch import SIGNS
from hardware.protocol import frame
from hardware.state import Changed, State
from tests.hardware.toys import until
from tests.sensors.conftest import Play, make_desk
from tests.sensors.test_readings import two_dice


def twin(at_table, boot: str = "b2") -> Play:
    """Another board with the id of the first."""
    made = Play(at_table.folder / "by-id" / "usb-other", "die-3f2a", "kind=die faces=1-6 ch=1", boot)
    at_table.desk.enable(Reader(made.address, table=at_table.code))
    at_table.ready(made)
    return made


def plugged_in_as(at_table, port: Play, device: Play) -> None:
    """The device of one port is plugged in at another."""
    port.plug()
    port.name, port.boot, port.seq = device.name, device.boot, device.seq
    at_table.ready(port)


def pull_out(at_table, *toys: Play) -> None:
    for toy in toys:
        toy.unplug()
    until(lambda: all(at_table.state(toy).state in (State.LOST, State.ABSENT) for toy in toys), "readers that are gone")


def test_of_two_readers_with_one_id_the_second_serves_nobody_until_one_is_switched_off(at_table):
    first, second = at_table.reader(), twin(at_table)
    at_table.host("roll_move", "Anna")
    second.fall(3)
    until(lambda: any(line.text == "3" for line in at_table.desk.ports.monitor(second.address)), "the reading")
    assert at_table.next_booked(lambda: first.fall(6)).args == {"faces": [6]}, "a six: the next throw is awaited"

    at_table.desk.disable(first.address)
    second.send(frame(f"B b=b2 up=9 seq={second.seq}"))         # it lives on, and says no hello again
    until(lambda: at_table.state(second).device == "die-3f2a", "the name for itself")
    assert at_table.next_booked(lambda: second.fall(2)).actor["boot"] == "b2"


def test_a_second_reader_with_one_id_is_not_waited_for(at_table):
    first, _ = at_table.reader(), twin(at_table)
    at_table.host("roll_move", "Anna")
    assert at_table.until_said("armed")["address"] == first.address
    first.unplug()
    assert at_table.until_said("manual")["reason"] == "lost"


def test_dice_that_change_places_both_serve_on(at_table):
    one, two = at_table.reader(name="die-1"), at_table.reader(name="die-2")
    two.boot = "b2"
    at_table.ready(two)
    pull_out(at_table, one, two)
    was = Play.__new__(Play)
    was.name, was.boot, was.seq = one.name, one.boot, one.seq
    plugged_in_as(at_table, one, two)
    plugged_in_as(at_table, two, was)
    at_table.host("roll_move", "Anna")
    assert at_table.next_booked(lambda: one.fall(6)).actor["device"] == "die-2"
    assert at_table.next_booked(lambda: two.fall(6)).actor["device"] == "die-1"


def test_a_die_that_takes_anothers_port_serves_there_and_a_third_takes_its_own(at_table):
    one, two = at_table.reader(name="die-1"), at_table.reader(name="die-2")
    pull_out(at_table, one, two)
    plugged_in_as(at_table, two, one)
    one.name, one.boot = "die-9", "c9"
    plugged_in_as(at_table, one, one)
    at_table.host("roll_move", "Anna")
    assert at_table.next_booked(lambda: two.fall(6)).actor["device"] == "die-1"
    assert at_table.next_booked(lambda: one.fall(6)).actor["device"] == "die-9"


@pytest.mark.parametrize("says", [
    frame("E code=magnet on=1") + frame("E code=magnet on=0"),
    b"".join(frame(f"H p=1 id=die-{n} kind=die faces=1-6 ch=1 b=a{n}") for n in range(9)),
])
def test_a_reader_that_says_another_thing_all_the_time_has_no_page_drawn_all_the_time(at_table, says):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.until_said("armed")
    before, began = at_table.house.hub.now(at_table.code)[1], time.monotonic()
    for _ in range(30):
        for said in says.splitlines(keepends=True):
            die.send(said)
            die.heard()
            time.sleep(0.002)
    die.boot, die.seq = "zz", 0
    entry = at_table.next_booked(lambda: (die.greet(), die.fall(6)))
    assert entry.args == {"faces": [6]}
    signs, seconds = at_table.house.hub.now(at_table.code)[1] - before, time.monotonic() - began
    assert signs <= SIGNS * (seconds + 2)


def test_a_reader_that_one_host_switches_off_while_another_enables_it_serves(at_table):
    die = at_table.reader()
    again = threading.Thread(target=at_table.desk.enable, args=(Reader(die.address, table=at_table.code),))

    def meanwhile(event):
        if isinstance(event.event, Changed) and event.event.detail == SWITCHED_OFF and again.ident is None:
            again.start()
            again.join(0.5)

    at_table.desk.ports.subscribe(meanwhile)
    at_table.desk.disable(die.address)
    again.join()
    at_table.ready(die)
    at_table.host("roll_move", "Anna")
    assert at_table.next_booked(lambda: die.fall(6)).args == {"faces": [6]}


def test_pages_wait_for_nobody_who_lets_go_of_a_port_that_is_stuck(at_table):
    die, asked = at_table.reader(), []

    def look():
        asked.append((at_table.desk.elsewhere, at_table.desk.state(die.address) is None))

    def meanwhile(event):
        if isinstance(event.event, Changed) and event.event.detail == SWITCHED_OFF:
            looking = threading.Thread(target=look)
            looking.start()
            looking.join(5)

    at_table.desk.ports.subscribe(meanwhile)
    at_table.desk.disable(die.address)
    assert asked == [(False, True)]


def test_a_reader_that_is_enabled_while_the_server_stops_opens_nothing(at_table):
    die = at_table.reader()
    threads = threading.active_count()
    at_table.desk.close()
    at_table.desk.enable(Reader(die.address, table=at_table.code))
    assert threading.active_count() < threads
    assert at_table.house.store.setting("readers")[0]["address"] == die.address, "kept for the next start"


def test_a_die_that_is_unplugged_before_the_second_throw_leaves_one_face_to_enter(at_table):
    one, other = at_table.reader(), at_table.reader(name="die-77aa")
    two_dice(at_table)
    at_table.next_booked(lambda: one.fall(4))
    other.unplug()
    assert at_table.until_said("manual")["device"] == other.name
    assert at_table.roll["read"] == [4], "what fell stays"
    entry = at_table.by("Anna", "report_roll", faces=[3]).entry
    assert entry.actor["role"] == "seat" and at_table.table.shared["move"]["steps"] == 7


def test_a_throw_that_was_booked_before_a_restart_is_asked_about_no_more(at_table, tmp_path):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    at_table.next_booked(lambda: die.fall(3))
    at_table.desk.close()
    at_table.house.readers = at_table.desk = make_desk(at_table.house, tmp_path)
    assert at_table.desk.begin()
    at_table.ready(die)
    die.resend(3)
    until(lambda: any(line.text == "3" for line in at_table.desk.ports.monitor(die.address)), "the reading")
    at_table.host("move_on", to="Bára")
    at_table.host("roll_move", "Bára")
    assert at_table.until_said("armed")
    assert at_table.next_booked(lambda: die.fall(5)).args == {"faces": [5]}
