"""Laws of printers' addresses: what is spoken to, and what never is."""

import socket
import subprocess
import sys

import pytest

from printables.printers import BadAddress, PrinterProblem, address, at, parse


@pytest.mark.parametrize("typed, text", [
    ("ipp://192.168.1.20/ipp/print", "ipp://192.168.1.20:631/ipp/print"), ("ipp://10.1.2.3", "ipp://10.1.2.3:631/ipp/print"),
    ("IPPS://Printer.local/", "ipps://printer.local:631/ipp/print"), ("http://192.168.1.20:631/printers/hall", "ipp://192.168.1.20:631/printers/hall"),
    (" socket://192.168.1.30:9100?width=58 ", "socket://192.168.1.30:9100?width=58"), ("socket://172.16.0.9", "socket://172.16.0.9:9100?width=80"),
    ("usb://04B8:0202", "usb://04b8:0202?width=80"), ("usb:///dev/usb/lp0?width=58", "usb:///dev/usb/lp0?width=58"),
    ("serial:///dev/ttyUSB1?baud=19200", "serial:///dev/ttyUSB1?width=80&baud=19200"),
    ("socket://192.168.1.30?text=cp852&width=58", "socket://192.168.1.30:9100?width=58&text=cp852"),
    ("ipp://[fd00::7]/ipp/print", "ipp://[fd00::7]:631/ipp/print")])
def test_an_address_is_put_in_order_and_means_the_same_again(typed, text):
    assert parse(typed).text == text
    assert parse(text) == parse(typed)


@pytest.mark.parametrize("typed, reason", [
    ("", "scheme"), ("192.168.1.20", "scheme"), ("file:///etc/passwd", "scheme"), ("ftp://192.168.1.1", "scheme"), ("lpd://10.0.0.1", "scheme"),
    ("javascript:alert(1)", "scheme"), ("ipp://", "host"), ("ipp://-x", "host"), ("ipp://2130706433", "host"), ("ipp://127.1", "host"),
    ("ipp://0x7f000001/", "host"), ("ipp://a b", "path"), ("ipp://kůň.local", "path"), ("ipp://user:word@192.168.1.20", "path"),
    ("ipp://192.168.1.20/a?b=c", "path"), ("ipp://192.168.1.20/../admin", "path"), ("ipp://192.168.1.20/%2e%2e", "path"),
    ("ipp://192.168.1.20/a#b", "path"), ("ipp://192.168.1.20:22", "port"), ("socket://192.168.1.20:80", "port"), ("ipp://192.168.1.20:x", "port"),
    ("socket://192.168.1.30?width=70", "width"), ("socket://192.168.1.30?cut=no", "path"), ("socket://192.168.1.30?text=utf-8", "page"),
    ("usb://04b8", "device"), ("usb:///dev/sda", "device"), ("serial:///etc/passwd", "device"), ("serial:///dev/serial/by-id/../../sda", "device"),
    ("serial:///dev/ttyUSB1?baud=1", "device"), ("ipp://192.168.1.20/" + "a" * 300, "path")])
def test_what_is_no_address_of_a_printer_is_refused(typed, reason):
    with pytest.raises(BadAddress) as said:
        parse(typed)
    assert said.value.reason == reason


@pytest.mark.parametrize("host", ["8.8.8.8", "1.1.1.1", "[2001:4860:4860::8888]", "[::ffff:8.8.8.8]", "224.0.0.251", "255.255.255.255",
                                  "192.0.2.1", "100.64.0.1"])
def test_the_internet_is_not_spoken_to(host):
    for typed in (f"ipp://{host}", f"socket://{host}"):
        with pytest.raises(BadAddress) as said:
            parse(typed)
        assert said.value.reason == "public"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "[::1]", "0.0.0.0", "[::]", "[::ffff:127.0.0.1]", "localhost", "LOCALHOST."])
def test_this_machine_is_not_spoken_to_by_what_somebody_typed(host):
    for typed in (f"ipp://{host}", f"socket://{host}"):
        with pytest.raises(BadAddress) as said:
            parse(typed)
        assert said.value.reason == "own"


def test_the_own_address_in_the_network_is_this_machine_too(monkeypatch):
    monkeypatch.setattr(address, "_is_own", lambda ip: str(ip) == "192.168.1.7")
    with pytest.raises(BadAddress) as said:
        parse("ipp://192.168.1.7")
    assert said.value.reason == "own"


def test_own_addresses_are_known():
    from ipaddress import ip_address
    assert address._is_own(ip_address("127.0.0.1")) and not address._is_own(ip_address("192.168.254.253"))


@pytest.mark.parametrize("leads_to, reason", [("127.0.0.1", "own"), ("8.8.8.8", "public"), ("::1", "own")])
def test_a_name_is_looked_at_again_whenever_it_is_used(leads_to, reason, monkeypatch):
    """A name that led to a printer may lead to this machine the next time."""
    family = socket.AF_INET6 if ":" in leads_to else socket.AF_INET
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(family, socket.SOCK_STREAM, 6, "", (leads_to, 631))])
    for typed in ("ipp://printer.local", "socket://printer.local"):
        printer = at(typed)
        found = printer.state()
        assert (found.code, found.facts) == ("bad_address", {"reason": reason})
        with pytest.raises(PrinterProblem) as said:
            printer.send(b"%PDF", "t") if printer.takes == "sheets" else printer.send_ticket(printers_ticket())
        assert said.value.code == "bad_address"


def printers_ticket():
    from printables.printers import Ticket
    return Ticket("t")


def test_a_name_that_nobody_knows_is_gone(monkeypatch):
    def unknown(*_, **__):
        raise socket.gaierror(-2, "Name or service not known")
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert at("ipp://printer.local").state().code == "gone"


@pytest.mark.parametrize("reader", ["printables.printers.address.parse('ipp://' + name)", "companion.sensors.address.typed('socket://' + name + ':7000')"])
@pytest.mark.parametrize("name", ["a" * 119 + "_", "a." * 59 + "_"])
def test_a_name_that_is_none_is_read_once(reader, name):
    """Read in every way there is, one of these would keep the whole companion busy for longer than the evening lasts."""
    said = subprocess.run([sys.executable, "-c", f"import printables.printers.address, companion.sensors.address\nname = {name!r}\ntry: {reader}\n"
                                                 "except ValueError as bad: print(bad)"], capture_output=True, text=True, timeout=60)
    assert said.stdout == "host\n", said.stderr
