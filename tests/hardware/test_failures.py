"""Failures that others reported of real readers, played on pseudo-terminals; what no pseudo-terminal shows is said in the README."""

import errno
import os
import threading
import time

import pytest
import serial

from hardware.driver import open_port
from hardware.protocol import frame
from hardware.state import Settings, State, Twins, Unsteady
from tests.hardware.toys import FAST, Shelf, Toy, hello, throw, until


@pytest.fixture
def die(shelf):
    """A die that is enabled and has said hello."""
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    yield toy
    toy.unplug()


# -- opening -----------------------------------------------------------------------------------------------

def test_plugged_in_after_the_start(shelf):
    toy = shelf.toy()
    toy.unplug()
    shelf.ports.enable(str(toy.link))
    until(lambda: shelf.states() == ["absent"], "absent")
    toy.plug()
    shelf.wait_state(State.LISTENING, toy.link)
    toy.send(hello(), throw(1, 4))
    shelf.wait("4", device="die-3f2a")
    assert shelf.states()[:2] == ["absent", "listening"]


def test_junk_of_a_boot_loader_before_the_hello(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(b"\xf0\x9f88888<<<\x00\x00\xff", b"\r\n", b"\x00\xfe3\r\n", b"\r\n", hello(), throw(1, 6))
    shelf.wait("hello die-3f2a", "6")
    assert [w for w in shelf.words() if w.isdigit()] == ["6"]


def test_a_hello_long_after_both_questions(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    until(lambda: [h.text for h in shelf.ports.monitor(str(toy.link))].count("?H") == 2, "two questions")
    time.sleep(0.1)
    assert shelf.status(toy.link).state is State.LISTENING, "a device that never spoke is not silent"
    toy.send(hello(), throw(1, 2))
    shelf.wait("hello die-3f2a", "2")


@pytest.mark.parametrize("kind", [errno.EACCES, errno.EPERM])
def test_a_port_that_we_may_not_open_says_so_and_is_tried_again(tmp_path, kind):
    allowed = threading.Event()

    def opener(path, baud, timing):
        if not allowed.is_set():
            raise serial.SerialException(kind, f"could not open port {path}")
        return open_port(path, baud, timing)
    shelf = Shelf(tmp_path / "serial", opener=opener)
    toy = shelf.toy()
    shelf.ports.enable(str(toy.link))
    shelf.wait_state(State.FORBIDDEN, toy.link)
    allowed.set()
    shelf.wait_state(State.LISTENING, toy.link)
    shelf.ports.close()
    toy.unplug()


def test_two_openers_do_not_share_the_bytes(shelf):
    toy = shelf.toy()
    other = open_port(str(toy.link), 115200, FAST)
    shelf.ports.enable(str(toy.link))
    shelf.wait_state(State.BUSY, toy.link)
    other.close()
    shelf.wait_state(State.LISTENING, toy.link)
    with pytest.raises(serial.SerialException) as refused:
        open_port(str(toy.link), 115200, FAST)
    assert refused.value.errno == errno.EAGAIN


def test_ports_that_cannot_be_listed_while_one_goes(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))
    faults = iter([TypeError("'NoneType' object"), OSError(errno.EIO, "gone"), ValueError("int()")] * 1000)

    def listing():
        raise next(faults)
    shelf = Shelf(tmp_path / "serial", listing=listing)
    toy = shelf.toy()
    assert [f.device for f in shelf.ports.found()] == [toy.device], "the links still say"
    shelf.enable(toy)
    toy.send(hello(), throw(1, 5))
    shelf.wait("5")
    shelf.ports.close()
    toy.unplug()


# -- losing and coming back ----------------------------------------------------------------------------------

def test_unplugged_and_plugged_in_again(shelf, die):
    die.send(throw(1, 4))
    shelf.wait("4")
    die.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    die.plug()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    die.send(hello(boot="b7"), throw(1, 6, "b7"))
    shelf.wait("6", device="die-3f2a")
    assert shelf.words().count("4") == 1


def test_unplugged_in_mid_frame(shelf, die):
    die.send(b"!R b=a1 seq=1 v=")
    die.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    die.plug()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    die.send(b"4 st=settled*E5AC\r\n", hello(boot="b7"), throw(1, 2, "b7"))
    shelf.wait("2")
    assert [w for w in shelf.words() if w.isdigit()] == ["2"]


def test_the_same_life_goes_on_after_a_loose_plug(shelf, die):
    die.send(throw(1, 4))
    shelf.wait("4")
    die.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    die.plug()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    die.send(frame("B b=a1 up=30 seq=2 v=5 age=100"), throw(1, 4), throw(2, 5), throw(3, 3))
    shelf.wait("3")
    assert [w for w in shelf.words() if w[0] != "h"] == ["4", "alive", "5", "duplicate 1", "duplicate 2", "3"], \
        "what was thrown while away is told once, what was told before is not told again"


def test_another_life_does_not_tell_what_was_thrown_before(shelf, die):
    die.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    die.plug()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    die.send(frame("B b=b7 up=30 seq=2 v=5 age=100"), throw(3, 1, "b7"))
    shelf.wait("1")
    assert "5" not in shelf.words() and "need-hello" in shelf.words()


@pytest.mark.parametrize("names", ["by-id", "by-path"])
def test_it_comes_back_under_another_name(shelf, names):
    toy = Toy(shelf.folder / names / "usb-Die_3f2a")
    first = toy.device
    shelf.enable(toy, address=first)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    keep = os.open(first, os.O_RDWR | os.O_NOCTTY)      # so that the number is not given away again
    toy.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    toy.plug()
    assert toy.device != first
    until(lambda: shelf.status(first).path == toy.device, "found under another name")
    shelf.wait_state(State.LISTENING, first)
    toy.send(hello(boot="b7"), throw(1, 5, "b7"))
    shelf.wait("5", device="die-3f2a")
    os.close(keep)
    toy.unplug()


def test_a_stranger_that_took_the_name_is_let_be(shelf, tmp_path):
    """ttyUSB0 was our die; now a printer is ttyUSB0 and the die is away."""
    name = tmp_path / "ttyUSB0"
    die = shelf.toy("usb-Die_3f2a")
    name.symlink_to(die.device)
    shelf.enable(die, address=str(name))
    die.send(hello())
    shelf.wait("hello die-3f2a")
    printer = shelf.toy("usb-Printer_1")
    name.unlink()
    name.symlink_to(printer.device)
    die.unplug()
    shelf.wait_state(State.ABSENT, name)
    time.sleep(0.3)
    assert printer.heard() == b"" and shelf.status(name).state is State.ABSENT
    die.plug()
    until(lambda: shelf.status(name).path == die.device, "the die under its new name")
    printer.unplug()
    die.unplug()


def test_two_readers_without_serial_numbers_change_places(shelf):
    """Only the hello tells them apart, and every event carries its device."""
    one, two = Toy(shelf.folder / "by-path" / "usb-1"), Toy(shelf.folder / "by-path" / "usb-2")
    for toy, device in ((one, "die-1"), (two, "die-2")):
        shelf.enable(toy)
        toy.send(hello(device))
        shelf.wait(f"hello {device}")
    one.unplug(), two.unplug()
    until(lambda: shelf.states().count("lost") == 2, "both lost")
    one.plug(), two.plug()
    for toy in (one, two):
        until(lambda: shelf.states(str(toy.link)).count("listening") == 2, "open again")
    one.send(hello("die-2", "b2"), throw(1, 2, "b2"))
    two.send(hello("die-1", "b1"), throw(1, 1, "b1"))
    shelf.wait("1", device="die-1")
    shelf.wait("2", device="die-2")
    assert not any(isinstance(e.event, Twins) for e in shelf.events)
    one.unplug(), two.unplug()


def test_two_ports_that_say_they_are_one_device_are_asked_about(shelf, die):
    other = shelf.toy("usb-Copy")
    shelf.enable(other)
    other.send(hello("die-3f2a", "c9"), throw(1, 2, "c9"))
    shelf.wait("2", device=f"die-3f2a@{other.link}")
    twins, = [e.event for e in shelf.events if isinstance(e.event, Twins)]
    assert set(twins.addresses) == {str(die.link), str(other.link)} == set(shelf.status(die.link).twins)
    shelf.ports.disable(str(die.link))
    other.send(hello("die-3f2a", "c9"), throw(2, 6, "c9"))
    shelf.wait("6", device="die-3f2a")
    assert shelf.status(other.link).twins == ()
    other.unplug()


def test_five_losses_within_a_minute_are_said_once_and_a_tap_begins_anew(shelf):
    toy = shelf.toy()
    shelf.ports.enable(str(toy.link))
    for n in range(1, 7):
        until(lambda: shelf.states().count("listening") == n, "open")
        toy.unplug()
        until(lambda: shelf.states().count("lost") == n, "lost")
        toy.plug()
    until(lambda: shelf.states().count("listening") == 7, "still tried")
    assert [e.event.losses for e in shelf.events if isinstance(e.event, Unsteady)] == [5]
    assert shelf.status(toy.link).unsteady and shelf.status(toy.link).losses == 6
    shelf.enable(toy)
    assert not shelf.status(toy.link).unsteady
    toy.unplug()


class Failing(serial.Serial):
    """A port at which one call begins to fail, as when a device goes."""

    fault = None        # (name of the call, error), for all of them
    closing = None

    def _maybe(self, call: str) -> None:
        if Failing.fault and Failing.fault[0] == call:
            raise Failing.fault[1]

    def read(self, size=1):
        self._maybe("read")
        return super().read(size)

    def write(self, data):
        self._maybe("write")
        return super().write(data)

    @property
    def in_waiting(self):
        self._maybe("in_waiting")
        return super().in_waiting

    def close(self):
        super().close()
        if Failing.closing:
            raise Failing.closing


@pytest.fixture
def failing(tmp_path):
    def opener(path, baud, timing):
        port = Failing(None, baud, timeout=timing.read, write_timeout=timing.write, exclusive=True)
        port.port = path
        port.open()
        return port
    shelf = Shelf(tmp_path / "serial", opener=opener)
    yield shelf
    Failing.fault = Failing.closing = None
    shelf.ports.close()


@pytest.mark.parametrize("closing", [None, OSError(errno.EIO, "close"), TypeError("an integer is required")])
@pytest.mark.parametrize("call", ["read", "in_waiting", "write"])
@pytest.mark.parametrize("error", [OSError(errno.EIO, "Input/output error"), TypeError("'NoneType' cannot be interpreted"),
                                   serial.SerialException("device reports readiness to read but returned no data")])
def test_whatever_a_call_raises_the_port_is_opened_anew(failing, call, error, closing):
    toy = failing.toy()
    failing.enable(toy)
    Failing.fault, Failing.closing = (call, error), closing
    def lost():
        toy.send(b"x\r\n")          # so that there is something to read
        time.sleep(0.005)
        return "lost" in failing.states()
    until(lost, "lost")
    Failing.fault = Failing.closing = None
    until(lambda: failing.status(toy.link).state is State.LISTENING, "open again")
    toy.send(b"\r\n", hello(), throw(1, 4))
    failing.wait("4")
    toy.unplug()


# -- what flows ----------------------------------------------------------------------------------------------

def test_a_line_without_an_end_for_ever(shelf, die):
    for _ in range(60):
        until(lambda: die_takes(die, b"x" * 1000))
    die.send(throw(1, 4))
    shelf.wait("4")
    assert max(len(h.text) for h in shelf.ports.monitor(str(die.link))) < 300


def die_takes(toy: Toy, data: bytes) -> bool:
    try:
        return os.write(toy.master, data) == len(data)
    except BlockingIOError:
        return False


def test_a_device_that_nobody_waits_for_is_drained(shelf, die):
    """Some firmware freezes when its bytes are not taken; here a blocking write would."""
    os.set_blocking(die.master, True)
    wrote = threading.Event()

    def chatter():
        for n in range(400):
            os.write(die.master, frame(f"B b=a1 up={n} seq=0") * 20)
        wrote.set()
    threading.Thread(target=chatter, daemon=True).start()
    assert wrote.wait(20), "the device froze"
    os.set_blocking(die.master, False)
    die.send(throw(1, 4))
    shelf.wait("4")


def test_half_lines_at_the_time_out(shelf, die):
    whole = throw(1, 4)
    for start in range(0, len(whole), 7):
        die.send(whole[start:start + 7])
        time.sleep(FAST.read * 1.5)
    shelf.wait("4")


def test_a_number_cut_by_a_pause_is_not_glued(shelf):
    toy = shelf.toy()
    shelf.enable(toy, Settings(faces=(1, 20), legacy=True))
    time.sleep(FAST.quiet * 1.5)
    toy.send(b"1")
    time.sleep(FAST.half_line * 3)
    toy.send(b"2\r\n")
    shelf.wait("2")
    assert "12" not in shelf.words() and "1" not in shelf.words()
    toy.unplug()


def test_several_lines_in_one_read(shelf, die):
    die.send(throw(1, 4) + throw(2, 2) + throw(3, 6)[:9], throw(3, 6)[9:])
    shelf.wait("4", "2", "6")


def test_bytes_that_are_no_text(shelf, die):
    die.send(bytes(range(128, 256)), b"\r\n", b"\xc3(\r\n", throw(1, 4))
    shelf.wait("noise bytes", "noise bytes", "4")


def test_the_modem_manager_says_at_to_it(shelf):
    """What it writes comes back from a device that echoes."""
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(b"AT\r\nAT\r\n", b"AT+GCAP\r\n", b"~\x00x\xf0~\r\n", hello(), throw(1, 3))
    shelf.wait("noise text", "noise bytes", "hello die-3f2a", "3")
    toy.unplug()


def test_two_json_objects_in_each_other_are_no_throw(shelf):
    toy = shelf.toy()
    shelf.enable(toy, Settings(legacy=True))
    time.sleep(FAST.quiet * 1.5)
    toy.send(b'{"v":{"v":3}\r\n4}\r\n', b'{"v":2}\r\n')
    shelf.wait("2")
    assert [w for w in shelf.words() if w.isdigit()] == ["2"]
    toy.unplug()


def test_a_reset_in_mid_throw(shelf, die):
    die.send(frame("M b=a1 seq=1"), b"!R b=a1 se", b"\r\n", hello(boot="b7"), throw(1, 2, "b7"))
    shelf.wait("reset die-3f2a", "2")
    assert shelf.words() == ["hello die-3f2a", "motion 1", "noise frame", "reset die-3f2a", "2"]


def test_lost_bytes_that_leave_a_number_are_noticed(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello(more="kind=die faces=1-20 ch=1"), throw(1, 16).replace(b"v=16", b"v=6"), throw(2, 7))
    shelf.wait("7")
    assert shelf.words() == ["hello die-3f2a", "noise crc", "7"]
    toy.unplug()


def test_a_value_that_the_die_has_not(shelf, die):
    die.send(throw(1, 7), throw(2, 0), throw(3, "4,4"), throw(4, 4))
    shelf.wait("4")
    assert shelf.words()[1:] == ["noise range"] * 3 + ["4"]


class Noting(serial.Serial):
    """A port that notes every speed it is given."""

    speeds: list[int] = []

    def _reconfigure_port(self, force_update=False):
        Noting.speeds.append(self._baudrate)
        super()._reconfigure_port(force_update)


def test_never_1200_baud_through_noise_losses_and_silence(tmp_path):
    Noting.speeds = []

    def opener(path, baud, timing):
        port = Noting(None, baud, timeout=timing.read, write_timeout=timing.write, exclusive=True)
        port.port = path
        port.open()
        return port
    shelf = Shelf(tmp_path / "serial", opener=opener)
    toy = shelf.toy()
    shelf.enable(toy)
    until(lambda: die_takes(toy, b"\xff\x00\r\n") and {115200, 9600} <= set(Noting.speeds), "both speeds")
    toy.unplug()
    until(lambda: "lost" in shelf.states(), "lost")
    toy.plug()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    toy.send(b"\r\n", hello())
    shelf.wait_state(State.STALE, toy.link)
    until(lambda: shelf.states().count("listening") == 3, "open again")
    shelf.ports.close()
    assert set(Noting.speeds) == {115200, 9600}
    toy.unplug()
