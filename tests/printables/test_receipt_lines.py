"""Laws of receipt printers in the network and on a cable: a small one on the loopback that answers DLE EOT, or does not; a
pseudo-terminal and a pipe for the cables."""

import os
import pty
import socket
import threading
import time
import tty

import pytest

from printables import printers
from printables.printers import Address, PrinterProblem, Ticket, receipt
from tests.printables.rasters import read

TICKET = Ticket("Podílový list", "A-17", (("Anna", "50"),), "http://192.168.1.20:8000/k/abc")


class Roll:
    """why, paper: its answers, None for one that never answers; deaf: takes the call and reads nothing more."""

    def __init__(self, why=0x12, paper=0x12, deaf=False) -> None:
        self.why, self.paper, self.deaf, self.got = why, paper, deaf, []
        self.server = socket.create_server(("127.0.0.1", 0))
        self.address = f"socket://127.0.0.1:{self.server.getsockname()[1]}?width=58"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                link, _ = self.server.accept()
            except OSError:
                return
            threading.Thread(target=self._speak, args=(link,), daemon=True).start()

    def _speak(self, link: socket.socket) -> None:
        taken = b""
        with link:
            while not self.deaf:
                try:
                    data = link.recv(65_536)
                except OSError:
                    break
                if not data:
                    break
                answer = {b"\x10\x04\x02": self.why, b"\x10\x04\x04": self.paper}.get(data, ...)
                if answer is ...:
                    taken += data
                elif answer is not None:
                    link.sendall(bytes([answer]))
            if self.deaf:
                time.sleep(3)
        self.got += [taken] if taken else []


@pytest.fixture
def roll():
    made = Roll()
    yield made
    made.server.close()


def arrived(roll: Roll) -> bytes:
    end = time.monotonic() + 5
    while not roll.got and time.monotonic() < end:
        time.sleep(0.01)
    return roll.got[-1]


def test_a_ticket_arrives_byte_by_byte(roll):
    printers.at(roll.address, here=True).send_ticket(TICKET)
    assert arrived(roll) == receipt.bytes_of(TICKET, 384)
    assert read(arrived(roll))[0][0].width == 384


def test_no_paper_is_said_and_nothing_is_sent(roll):
    roll.paper = 0x72
    printer = printers.at(roll.address, here=True)
    assert printer.state().code == "no_paper"
    with pytest.raises(PrinterProblem) as said:
        printer.send_ticket(TICKET)
    assert said.value.code == "no_paper" and roll.got == []


@pytest.mark.parametrize("answer", [None, 0xFF, 0x00])
def test_a_printer_that_says_nothing_of_use_prints_all_the_same(roll, answer, monkeypatch):
    monkeypatch.setattr(receipt, "ANSWER", 0.2)
    roll.why = roll.paper = answer
    printer = printers.at(roll.address, here=True)
    found = printer.state()
    assert (found.code, found.facts) == ("ready", {"silent": True})
    printer.send_ticket(TICKET)
    assert arrived(roll).endswith(receipt.bytes_of(TICKET, 384)[-200:])


def test_one_that_stops_reading_is_given_up_and_said(monkeypatch):
    monkeypatch.setattr(receipt, "ANSWER", 0.1)
    monkeypatch.setattr(receipt, "SENDING", 0.3)
    roll = Roll(deaf=True)
    with pytest.raises(PrinterProblem) as said:
        printers.at(roll.address, here=True).send_ticket(Ticket("t", lines=LONG), copies=50)
    assert said.value.code == "vanished"
    roll.server.close()


LONG = (("a", "b"),) * 100


def test_nobody_there_is_a_state():
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    printer = printers.at(f"socket://127.0.0.1:{port}", here=True)
    assert printer.state().code == "gone"
    with pytest.raises(PrinterProblem) as said:
        printer.send_ticket(TICKET)
    assert said.value.code == "gone"


# -- on a cable ------------------------------------------------------------------------------------------

def at_device(scheme: str, device: str):
    """A printer at a device that stands for a cable: what people may type is the names of real ones only."""
    return receipt.ReceiptPrinter(Address("receipt", scheme, device=device, baud=115200, width=58), "Till")


def test_a_ticket_goes_down_a_serial_line_byte_by_byte():
    wanted, got = receipt.bytes_of(TICKET, 384), bytearray()
    master, slave = pty.openpty()
    tty.setraw(slave)

    def read_all() -> None:
        while len(got) < len(wanted):
            got.extend(os.read(master, 4096))

    reader = threading.Thread(target=read_all, daemon=True)
    reader.start()
    printer = at_device("serial", os.ttyname(slave))
    assert printer.state().code == "ready"
    printer.send_ticket(TICKET)
    reader.join(10)
    os.close(slave), os.close(master)
    assert bytes(got) == wanted


def test_a_ticket_goes_to_the_kernels_printer_byte_by_byte(tmp_path):
    device = tmp_path / "lp0"
    os.mkfifo(device)
    got = []
    reader = threading.Thread(target=lambda: got.append(device.read_bytes()), daemon=True)
    reader.start()
    printer = at_device("usb", str(device))
    end = time.monotonic() + 5
    while True:     # until the reader has opened its end
        try:
            printer.send_ticket(TICKET)
            break
        except PrinterProblem as problem:
            assert problem.code == "gone" and time.monotonic() < end
    reader.join(10)
    assert got == [receipt.bytes_of(TICKET, 384)]


def test_a_kernels_printer_that_takes_no_more_is_given_up_and_said(tmp_path, monkeypatch):
    monkeypatch.setattr(receipt, "SENDING", 0.2)
    device = tmp_path / "lp0"
    os.mkfifo(device)
    held = os.open(device, os.O_RDONLY | os.O_NONBLOCK)     # open, and never read
    with pytest.raises(PrinterProblem) as said:
        at_device("usb", str(device)).send_ticket(Ticket("t", lines=LONG))
    os.close(held)
    assert said.value.code == "vanished"


def test_a_printer_that_may_not_be_written_to_is_said(tmp_path):
    if os.geteuid() == 0:
        pytest.skip("root may write to everything")
    device = tmp_path / "lp0"
    device.touch(0o400)
    assert at_device("usb", str(device)).state().code == "no_access"
    with pytest.raises(PrinterProblem) as said:
        at_device("usb", str(device)).send_ticket(TICKET)
    assert said.value.code == "no_access"
