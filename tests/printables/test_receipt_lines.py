"""Laws of receipt printers in the network: a small one on the loopback that answers DLE EOT, or does not."""

import socket
import threading
import time

import pytest

from printables import printers
from printables.printers import PrinterProblem, Ticket, receipt
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
