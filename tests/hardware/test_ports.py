"""Laws of the port driver: states, looks, questions, speeds, listeners."""

import itertools
import os
import socket
import threading
import time

import pytest
import serial

from hardware.driver import open_port
from hardware.protocol import Reading
from hardware.state import Settings, State
from tests.hardware.toys import FAST, Shelf, hello, throw, until


def type_until(toy, true) -> None:
    """A sketch prints 4 and 5 in turn, slowly enough for each to count."""
    rolls = itertools.cycle((b"4\r\n", b"5\r\n"))
    until(lambda: toy.send(next(rolls)) or time.sleep(0.06) or true(), "a reading")


def test_a_port_that_nobody_enabled_is_never_opened(shelf):
    toy, other = shelf.toy(), shelf.toy("usb-Printer_1")
    assert {f.device for f in shelf.ports.found()} == {toy.device, other.device}
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    until(lambda: shelf.ports.found() and True)
    assert {path for path, _ in shelf.opened} == {str(toy.link)} and other.heard() == b""


def test_a_frame_makes_a_port_native_and_a_reading_arrives(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello(), throw(1, 4))
    shelf.wait("hello die-3f2a", "4", device="die-3f2a")
    assert shelf.status(toy.link).state is State.NATIVE
    reading = next(e for e in shelf.events if isinstance(e.event, Reading))
    assert (reading.device, reading.address, reading.event.boot, reading.event.seq) == ("die-3f2a", str(toy.link), "a1", 1)


def test_events_come_from_the_thread_of_the_port(shelf):
    toy, threads = shelf.toy(), set()
    shelf.ports.subscribe(lambda event: threads.add(threading.current_thread().name))
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    assert threads == {f"sensor {toy.link}"}


def test_a_listener_that_fails_stops_nobody(shelf, caplog):
    toy = shelf.toy()
    shelf.ports.subscribe(lambda event: 1 / 0)
    shelf.enable(toy)
    toy.send(hello(), throw(1, 4))
    shelf.wait("4")
    assert "a listener failed" in caplog.text


def test_who_does_not_listen_any_more_hears_nothing(shelf):
    toy, heard = shelf.toy(), []
    end = shelf.ports.subscribe(heard.append)
    end()
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    assert heard == []


def test_a_device_that_says_nothing_is_asked_twice(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    asked = b""

    def twice():
        nonlocal asked
        asked += toy.heard()
        return asked.count(b"?H\n") == 2
    until(twice, "two questions")


def test_a_device_that_said_hello_is_not_asked(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    for seq in range(1, 9):
        toy.send(throw(seq, 2))
        shelf.wait(*["2"] * seq)
    assert [h.text for h in shelf.ports.monitor(str(toy.link)) if h.kind == "sent"] in ([], ["?H"]), "a slow machine may ask once"


def test_a_reading_of_an_unknown_life_has_the_device_asked_at_once(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(throw(3, 5))
    shelf.wait("need-hello", "5")
    until(toy.asked, "the question")


def test_silence_makes_a_port_stale_then_asks_then_opens_it_anew(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait("hello die-3f2a")
    until(lambda: shelf.states().count("listening") == 2, "opened anew")
    states = shelf.states()
    assert states[:5] == ["listening", "native", "stale", "lost", "listening"]
    assert [h.text for h in shelf.ports.monitor(str(toy.link)) if h.kind == "sent"]


def test_any_byte_ends_the_silence(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(hello())
    shelf.wait_state(State.STALE)
    toy.send(b"x")
    until(lambda: "native" in shelf.states()[shelf.states().index("stale"):], "native again")


def test_a_device_without_frames_is_legacy_once_a_person_confirmed_it(shelf):
    toy = shelf.toy()
    shelf.enable(toy, Settings(legacy=True))
    type_until(toy, lambda: "4" in shelf.words())
    assert shelf.status(toy.link).state is State.LEGACY
    until(lambda: toy.heard() or True)
    assert shelf.status(toy.link).state is State.LEGACY, "silence is normal"
    toy.send(hello())
    shelf.wait_state(State.NATIVE)


def test_without_a_persons_word_bare_digits_leave_a_port_listening(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    type_until(toy, lambda: "4" in shelf.words())
    assert "legacy" not in shelf.states()


def test_noise_tries_the_other_speed_and_what_makes_sense_keeps_it(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    assert toy.speed() == 115200
    until(lambda: toy.send(b"\xf8\x80\x1c\x9e") or toy.speed() == 9600, "9600 baud")
    toy.send(b"\r\n", hello())
    shelf.wait("hello die-3f2a")
    toy.send(b"\xf8\x80\r\n" * 20, throw(1, 3))
    shelf.wait("3")
    assert toy.speed() == 9600 == shelf.status(toy.link).baud


def test_the_speed_at_which_text_can_be_read_is_kept(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    until(lambda: toy.send(b"Press the button\r\n") or toy.speed() == 9600, "9600 baud")
    until(lambda: toy.send(b"\xf8\x80\r\n") or toy.speed() == 115200, "115200 baud")


def test_noise_in_bursts_is_noise(shelf):
    """A sketch at 9600 that prints a digit for each throw and nothing else."""
    toy = shelf.toy()
    shelf.enable(toy)
    until(lambda: toy.send(b"\xf8\x80") or time.sleep(0.1) or toy.speed() == 9600, "9600 baud")


def test_one_burst_of_junk_changes_no_speed(shelf):
    """A boot loader's, and then a hello long after, in two pieces."""
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(b"\xf0\x9f888\x00\xff")
    time.sleep(FAST.quiet * 1.5)
    toy.send(b"\xf0\xff\r\n")
    time.sleep(FAST.noise * 1.5)
    assert toy.speed() == 115200
    toy.send(hello()[:20])
    time.sleep(FAST.read * 2)
    toy.send(hello()[20:], throw(1, 4))
    shelf.wait("4")
    assert toy.speed() == 115200


@pytest.mark.parametrize("baud", [1200, 300, 0])
def test_1200_baud_cannot_be_set(baud):
    with pytest.raises(ValueError):
        Settings(baud=baud)


def test_a_speed_that_a_person_set_is_kept(shelf):
    toy = shelf.toy()
    shelf.enable(toy, Settings(baud=9600))
    toy.send(b"\xff\x00\r\n" * 30, hello())
    shelf.wait("hello die-3f2a")
    assert toy.speed() == 9600 and {baud for _, baud in shelf.opened} == {9600}


def test_the_monitor_shows_lines_meanings_and_questions(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    toy.send(b"\r\n", throw(1, 4), b"rub\x07bish\xff\r\n")
    shelf.wait("4", "noise bytes")
    kinds = [(h.kind, h.text) for h in shelf.ports.monitor(str(toy.link))]
    assert ("line", throw(1, 4).decode().strip()) in kinds and ("event", "4") in kinds and ("sent", "?H") in kinds
    assert ("line", "rub\\x07bish\\xff") in kinds and ("state", "listening") in kinds
    assert shelf.ports.monitor("/dev/nobody") == []


def test_the_monitor_keeps_the_last_lines_alone(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    for n in range(30):
        toy.send(b"".join(b"line %d\r\n" % (n * 20 + k) for k in range(20)))
        shelf.wait(*["noise text"] * 20 * (n + 1))
    ring = shelf.ports.monitor(str(toy.link))
    assert len(ring) == 200 and ring[-1].kind == "event" and "line 599" in [h.text for h in ring]


@pytest.fixture
def reader_on_the_network():
    server = socket.create_server(("127.0.0.1", 0))
    yield server
    server.close()


def test_a_reader_on_the_network_works_like_a_port(shelf, reader_on_the_network):
    address = "socket://127.0.0.1:{}".format(reader_on_the_network.getsockname()[1])
    shelf.ports.enable(address)
    line, _ = reader_on_the_network.accept()
    shelf.wait_state(State.LISTENING)
    line.sendall(hello("cam-1") + throw(1, 6))
    shelf.wait("hello cam-1", "6", device="cam-1")
    line.close()
    until(lambda: "lost" in shelf.states(), "lost")
    line, _ = reader_on_the_network.accept()
    until(lambda: shelf.states().count("listening") == 2, "open again")
    line.sendall(hello("cam-1", "b2") + throw(1, 5, "b2"))
    shelf.wait("5")
    line.close()


def test_a_network_address_where_nobody_is_is_absent(shelf, reader_on_the_network):
    port = reader_on_the_network.getsockname()[1]
    reader_on_the_network.close()
    shelf.ports.enable(f"socket://127.0.0.1:{port}")
    until(lambda: "absent" in shelf.states(), "absent")


@pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning")     # pyserial 3.5's own thread
def test_a_serial_server_on_the_network_works_like_a_port(shelf, reader_on_the_network):
    """RFC 2217, the least a server has to answer: yes to every option, the same value for every setting."""
    def serve():
        line, _ = reader_on_the_network.accept()
        with line:
            def answer(data: bytes) -> None:
                out, i = b"", 0
                while i < len(data):
                    if data[i] != 255:
                        i += 1
                    elif data[i + 1] == 250:
                        end = data.index(b"\xff\xf0", i)
                        out += data[i:i + 3] + bytes([data[i + 3] + 100]) + data[i + 4:end] + b"\xff\xf0"
                        i = end + 2
                    else:
                        out += bytes([255, {251: 253, 253: 251, 252: 254, 254: 252}[data[i + 1]], data[i + 2]])
                        i += 3
                line.sendall(out)
            line.settimeout(1.5)
            try:
                while data := line.recv(4096):
                    answer(data)
            except TimeoutError:
                pass
            line.sendall(hello("far-1") + throw(1, 2))
            line.settimeout(None)
            while line.recv(4096):
                pass
    threading.Thread(target=serve, daemon=True).start()
    address = "rfc2217://127.0.0.1:{}".format(reader_on_the_network.getsockname()[1])
    shelf.ports.enable(address)
    shelf.wait("hello far-1", "2", device="far-1")
    shelf.ports.disable(address)


def test_a_port_may_be_let_go_from_a_listener(shelf):
    toy = shelf.toy()
    shelf.ports.subscribe(lambda event: str(event.event) == "4" and shelf.ports.disable(event.address))
    shelf.enable(toy)
    toy.send(hello(), throw(1, 4))
    until(lambda: shelf.ports.states() == [], "let go")
    assert shelf.states()[-1] == "lost"


def test_a_port_that_was_let_go_can_be_opened_by_others(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    shelf.ports.disable(str(toy.link))
    open_port(str(toy.link), 115200, FAST).close()
    assert shelf.ports.states() == [] and shelf.states()[-1] == "lost"


def test_other_settings_begin_anew_without_a_loss(shelf):
    toy = shelf.toy()
    shelf.enable(toy)
    shelf.enable(toy, Settings(legacy=True))
    assert shelf.states() == ["listening", "listening"] and shelf.status(toy.link).settings.legacy
    toy.send(hello(), throw(1, 4))
    shelf.wait("4")


def test_many_ports_are_closed_together(tmp_path):
    shelf = Shelf(tmp_path / "serial")
    toys = [shelf.toy(f"usb-{n}") for n in range(6)]
    for toy in toys:
        shelf.ports.enable(str(toy.link))
    until(lambda: len(shelf.opened) == 6, "six open")
    shelf.ports.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("sensor")]
    for toy in toys:
        toy.unplug()


def test_dtr_and_rts_are_left_as_opening_makes_them():
    port = serial.serial_for_url("loop://", do_not_open=True)
    assert port.dtr and port.rts
    fresh = open_port("loop://", 115200)
    assert (fresh.dtr, fresh.rts) == (True, True)
    fresh.close()


def test_found_ports_have_names_makers_and_links(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))

    class Info:
        device, product, description, manufacturer, serial_number = os.devnull, "USB Serial", "n/a", "QinHeng", None
    shelf = Shelf(tmp_path / "serial", listing=lambda: [Info])
    toy = shelf.toy()
    by_path = tmp_path / "serial" / "by-path" / "pci-0000:00:14.0-usb-0:2:1.0"
    by_path.parent.mkdir()
    by_path.symlink_to(toy.device)
    null, die = sorted(shelf.ports.found(), key=lambda f: f.device == toy.device)
    assert (null.device, null.name, null.maker, null.serial) == (os.devnull, "USB Serial", "QinHeng", "")
    assert (die.by_id, die.by_path, die.serial) == (str(toy.link), str(by_path), None)
    toy.unplug()
