"""Laws of printing straight to a printer in the network."""

import shutil
import socket
import ssl
import subprocess
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from printables import printers
from printables.printers import PrinterProblem, ipp
from printables.printers.ipp_message import Garbage, answer
from tests.printables.ipp_printer import GOOD, WRONG, IppPrinter

PDF = b"%PDF-1.7\n" + bytes(range(256)) * 4000      # a megabyte, so that a print has a middle


@pytest.fixture
def there():
    made = IppPrinter()
    yield made
    made.close()


@pytest.fixture
def printer(there, monkeypatch):
    monkeypatch.setattr(ipp, "ASKING", 1.5)
    return printers.at(there.address, "Hall", here=True)


def asked(there, operation: str) -> dict:
    return next(given for name, given in reversed(there.requests) if name == operation)


def refused(printer, *more, **how) -> tuple[str, dict]:
    with pytest.raises(PrinterProblem) as said:
        printer.send(PDF, "Anna", *more, **how)
    return said.value.code, said.value.facts


def test_a_print_arrives_byte_by_byte(printer, there):
    assert printer.send(PDF, "Anna") == "41"
    assert there.documents == [PDF]


@pytest.mark.parametrize("paper, media", [("a4", b"iso_a4_210x297mm"), ("letter", b"na_letter_8.5x11in")])
def test_paper_and_no_scaling_are_always_asked_for(printer, there, paper, media):
    printer.send(PDF, "Anna", paper)
    given = asked(there, "Print-Job")
    assert (given["media"], given["print-scaling"], given["sides"]) == ([media], [b"none"], [b"one-sided"])
    printer.send(PDF, "Anna", paper, both_sides=True)
    given = asked(there, "Print-Job")
    assert (given["media"], given["print-scaling"], given["sides"]) == ([media], [b"none"], [b"two-sided-long-edge"])


def test_a_czech_title_passes_and_no_control_character_does(printer, there):
    printer.send(PDF, "Příliš žluťoučký kůň\r\n\x00\u202e" + "x" * 400)
    title = asked(there, "Print-Job")["job-name"][0].decode()
    assert title.startswith("Příliš žluťoučký kůň x") and len(title.encode()) < 256


def test_the_first_attributes_are_in_the_order_of_the_standard(printer, there):
    printer.job("7")
    assert list(asked(there, "Get-Job-Attributes"))[:4] == ["attributes-charset", "attributes-natural-language", "printer-uri", "job-id"]


def test_a_printer_of_the_older_version_is_spoken_to_in_it(printer, there):
    there.oldest = (1, 1)
    assert printer.state().code == "ready"
    printer.send(PDF, "Anna")
    assert there.documents == [PDF]


def test_answers_in_pieces_are_read(printer, there):
    there.behaves = "in pieces"
    assert printer.state().code == "ready"


@pytest.mark.parametrize("state, reasons, code", [
    (3, ["none"], "ready"), (4, ["none"], "printing"), (5, ["paused"], "stopped"), (5, ["media-empty-error"], "no_paper"),
    (5, ["paused", "media-needed"], "no_paper"), (4, ["media-jam"], "jam"), (5, ["toner-empty-error"], "no_ink"),
    (5, ["marker-supply-empty"], "no_ink"), (5, ["cover-open-error"], "cover_open"), (3, ["offline-report"], "gone"),
    (5, ["something-of-the-maker"], "stopped"), (3, ["something-of-the-maker"], "ready")])
def test_what_is_wrong_is_said_in_our_codes(printer, there, state, reasons, code):
    there.state, there.reasons = state, reasons
    assert printer.state().code == code


def test_what_will_soon_be_wrong_stops_nothing(printer, there):
    there.reasons = ["media-low-report", "toner-low-warning", "media-empty-warning"]
    found = printer.state()
    assert (found.code, found.notes) == ("ready", ("low_paper", "low_ink"))


def test_the_printers_own_words_go_with_what_we_have_none_for(printer, there):
    there.state, there.reasons, there.message = 5, ["fuser-over-temp"], "Too hot"
    found = printer.state()
    assert (found.code, found.facts) == ("attention", {"said": "Too hot"})


def test_a_printer_that_refuses_pdf_is_said_and_gets_nothing(printer, there):
    there.formats = ["application/postscript", "image/jpeg"]
    assert printer.state().code == "refuses_pdf"
    assert refused(printer)[0] == "refuses_pdf"
    assert "Print-Job" not in [name for name, _ in there.requests]


def test_a_printer_of_pictures_alone_is_said(printer, there):
    there.formats = ["image/pwg-raster", "image/urf"]
    assert refused(printer) == ("raster_only", {"formats": "image/pwg-raster, image/urf"})
    assert printer.state().code == "raster_only"


def test_a_printer_that_hides_its_formats_may_still_refuse(printer, there):
    real = there.answer
    there.answer = lambda body: real(body).replace(b"document-format-supported", b"document-format-forgotten")
    there.formats = ["image/jpeg"]
    assert refused(printer)[0] == "refuses_pdf"
    assert there.documents == []


def test_a_paper_that_it_does_not_know_is_said(printer, there):
    there.media = ["iso_a4_210x297mm"]
    assert refused(printer, "letter") == ("no_such_paper", {"paper": "Letter"})
    assert printer.send(PDF, "Anna", "a4")


def test_a_printer_that_takes_none_now_is_said(printer, there):
    there.accepts = False
    assert printer.state().code == "rejects" and refused(printer)[0] == "rejects"


def test_paper_that_runs_out_leaves_the_print_with_the_printer(printer, there):
    job = printer.send(PDF, "Anna")
    assert printer.job(job) == "printing"
    there.state, there.reasons, there.jobs[int(job)] = 5, ["media-empty-error"], 6
    found = printer.state()
    assert found.code == "no_paper" and [(one.id, one.state) for one in found.jobs] == [(job, "stopped")]
    assert printer.job(job) == "stopped"
    there.state, there.reasons, there.jobs[int(job)] = 3, ["none"], 9
    assert printer.job(job) == "done" and printer.state().code == "ready"


def test_a_print_is_cancelled_and_a_printer_resumed(printer, there):
    job = printer.send(PDF, "Anna")
    printer.cancel(job)
    assert printer.job(job) == "cancelled"
    there.state, there.reasons = 5, ["paused"]
    printer.resume()
    assert printer.state().code == "ready"


def test_a_job_that_it_forgot_is_unknown(printer):
    assert [printer.job(id) for id in ("999", "", "x", "-1", "9" * 40)] == ["unknown"] * 5


@pytest.mark.parametrize("how", ["vanishes", "vanishes after"])
def test_a_printer_that_vanishes_in_mid_job_is_said(printer, there, how):
    there.behaves = how
    assert refused(printer)[0] == "vanished"


def test_a_printer_that_is_gone_is_a_state(printer, there):
    there.close()
    assert printer.state().code == "gone" and refused(printer)[0] == "gone"


@pytest.mark.parametrize("how", WRONG)
def test_a_wrong_answer_is_a_clear_problem(printer, there, how):
    there.behaves = how
    assert printer.state().code in ("nonsense", "gone")
    assert refused(printer)[0] in ("nonsense", "gone")
    assert there.documents == []


def test_one_that_takes_the_call_and_says_nothing_is_given_up(monkeypatch):
    monkeypatch.setattr(ipp, "ASKING", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        printer = printers.at(f"ipp://127.0.0.1:{deaf.getsockname()[1]}", here=True)
        assert printer.state().code == "gone"


def test_no_thread_is_left_behind(printer, there):
    before = threading.active_count()
    for how in ("well", "half", "a drip"):
        there.behaves = how
        printer.state()
    left = [one for one in threading.enumerate() if isinstance(one, threading.Timer) and not one.finished.is_set()]
    assert not left and threading.active_count() <= before + 3


@given(some.binary(max_size=300))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_an_answer_or_garbage(noise):
    for data in (noise, GOOD[:8] + noise, GOOD[:-1] + noise):
        try:
            found = answer(data)
        except Garbage:
            continue
        assert found.status >= 0 and isinstance(found.said(), str)


def test_a_secured_line_is_spoken_to_a_printer_that_vouches_for_itself(tmp_path):
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem",
                    "-out", "own.pem", "-days", "2", "-subj", "/CN=printer"], cwd=tmp_path, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "own.pem", tmp_path / "key.pem")
    there = IppPrinter(context)
    try:
        printer = printers.at(there.address, here=True)
        assert printer.state().code == "ready"
        printer.send(PDF, "Anna")
        assert there.documents == [PDF]
        assert printers.at(there.address.replace("ipps", "ipp"), here=True).state().code in ("gone", "nonsense")
    finally:
        there.close()
