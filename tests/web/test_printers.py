"""Laws of the printers' page and of companion/printers.py; the printers are small real ones on the loopback."""

import re
import socket
import time

import pytest

from companion.engine.words import words_for
from companion.printers import BadName, PrinterProblem, Printers, Ticket
from printables.printers import CODES, JOB_STATES, PROBLEMS
from printables.printers.address import REASONS
from tests.printables.ipp_printer import IppPrinter
from tests.printables.readback import codes, sizes, texts

PDF = b"%PDF-1.7\n" + b"x" * 1000


@pytest.fixture
def there():
    made = IppPrinter()
    yield made
    made.close()


@pytest.fixture
def hall(evening, there, monkeypatch):
    """The evening, with the printer "Hall" typed in; CUPS, if there is any, has no queues."""
    monkeypatch.setenv("CUPS_SERVER", "/none/cups.sock")
    evening.house.printers.here = True
    evening.house.printers.add(there.address, "Hall")
    return evening


def path(evening, more: str = "") -> str:
    return f"/t/{evening.code}/host/printers{more}"


def look(evening, phone=None) -> str:
    """The page, after everything has been asked anew."""
    for known in evening.house.printers._known.values():
        known.asked = -1e9
    phone = phone or evening.anna
    phone.get(path(evening))
    until(lambda: not any(known.asking for known in evening.house.printers._known.values()))
    assert phone.get(path(evening)).status_code == 200
    return phone.html


def until(true, seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def doing(html: str) -> str:
    return re.sub(r"<[^>]*>|\s+", " ", re.search(r'<p class="doing.*?</p>', html, re.DOTALL).group())


def tap(evening, endpoint: str, **fields):
    """One of the taps of the first printer."""
    return evening.anna.submit(path(evening, endpoint), **fields)


# -- the page --------------------------------------------------------------------------------------------

def test_without_a_printer_the_page_says_what_to_do(evening, monkeypatch):
    monkeypatch.setenv("CUPS_SERVER", "/none/cups.sock")
    evening.anna.get(path(evening))
    assert "No printer yet" in evening.anna.html and "CUPS is " in evening.anna.html


def test_a_printer_that_was_typed_in_is_there_for_every_table_and_after_a_restart(evening, there):
    evening.house.printers.here = True
    evening.anna.get(path(evening))
    assert tap(evening, "/add", address=there.address, name="Tiskárna v síni").status_code == 303
    assert "Tiskárna v síni" in look(evening) and "Ready" in doing(evening.anna.html)
    assert [one.address for one in Printers(evening.house.store, here=True).all() if one.kind == "ipp"] == [there.address]


@pytest.mark.parametrize("state, reasons, said", [(4, ["none"], "Printing"), (5, ["media-empty-error"], "Out of paper"), (5, ["media-jam"], "jammed"),
                                                  (5, ["cover-open"], "cover is open"), (3, ["toner-low-warning"], "toner is running out")])
def test_the_page_says_what_a_printer_is_doing_and_what_is_wrong(hall, there, state, reasons, said):
    there.state, there.reasons = state, reasons
    assert said in doing(look(hall))


def test_a_printer_that_refuses_pdf_is_said(hall, there):
    there.formats = ["image/pwg-raster"]
    assert "no PDF" in doing(look(hall)) and "image/pwg-raster" in doing(hall.anna.html)


def test_a_stopped_printer_goes_on_by_a_tap(hall, there):
    there.state, there.reasons = 5, ["paused"]
    assert "Stopped" in doing(look(hall))
    assert tap(hall, "/resume").status_code == 303
    assert there.state == 3 and "Ready" in doing(look(hall)) and "/resume" not in hall.anna.html


def test_a_printer_that_is_gone_is_said_and_comes_back(hall, there):
    real, there.behaves = there.behaves, "nothing"
    assert "Does not answer" in doing(look(hall))
    there.behaves = real
    assert "Ready" in doing(look(hall))


def test_a_printer_that_keeps_silent_does_not_keep_the_page(hall, monkeypatch):
    monkeypatch.setattr("printables.printers.ipp.ASKING", 5.0)
    monkeypatch.setattr("companion.web.printers.FIRST_LOOK", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        hall.house.printers.add(f"ipp://127.0.0.1:{deaf.getsockname()[1]}", "Deaf")
        hall.anna.get(path(hall))
        assert "Asking" in hall.anna.html
        assert hall.house.printers._known["Deaf"].asking, "the page waited for it"


def test_what_a_printer_says_of_itself_is_escaped(hall, there):
    there.state, there.reasons, there.message = 5, ["odd"], "<script>alert(1)</script>\u202e\n" + "x" * 900
    html = look(hall)
    assert "<script>alert" not in html and "&lt;script&gt;" in html and "\u202e" not in html and "x" * 300 not in html


@pytest.mark.parametrize("typed, said", [("", "begins with ipp://"), ("ipp://8.8.8.8", "outside of it"), ("ipp://127.0.0.1:9", "the machine"),
                                         ("file:///etc/passwd", "begins with"), ("ipp://192.168.1.20:22", "this port"),
                                         ("socket://192.168.1.30?width=70", "58 or 80")])
def test_a_wrong_address_is_said_and_stays_in_its_field(evening, typed, said):
    evening.anna.get(path(evening))
    assert tap(evening, "/add", address=typed, name="Hall").status_code == 409
    assert said in evening.anna.html and f'value="{typed}"' in evening.anna.html and 'value="Hall"' in evening.anna.html
    assert not evening.house.store.setting("printers")


def test_many_addresses_in_a_row_are_not_tried(evening):
    evening.anna.get(path(evening))
    said = {tap(evening, "/add", address="ipp://8.8.8.8").status_code for _ in range(21)}
    assert said == {409, 429}


def test_a_printer_is_chosen_and_forgotten(hall, there):
    other = IppPrinter()
    hall.house.printers.add(other.address, "Attic")
    assert hall.house.printers.default() == "Hall"
    look(hall)
    assert tap(hall, "/default").status_code == 303     # the first that is not chosen yet: Attic
    assert hall.house.printers.default() == "Attic"
    look(hall)
    assert tap(hall, "/forget", printer="Attic").status_code == 303
    assert "Attic" not in look(hall) and hall.house.printers.default() == "Hall"
    assert hall.house.printers.default("tickets") is None
    other.close()


def test_nothing_is_done_to_a_printer_that_is_not_there(hall):
    look(hall)
    ticket = {"ticket": hall.anna.form(path(hall, "/forget"))["ticket"], "printer": "Nobody"}
    for endpoint in ("/default", "/test"):
        assert hall.anna.post(path(hall, endpoint), ticket).status_code == 404


def test_a_test_page_comes_out_with_every_letter_and_in_its_size(hall, there):
    for paper, size in (("a4", (210, 297)), ("letter", (215.9, 279.4))):
        look(hall)
        assert tap(hall, "/test", paper=paper).status_code == 303
        until(lambda: there.documents)
        pdf = there.documents.pop()
        assert sizes(pdf) == [size] and codes(pdf)[0][0].startswith("http://")
        for letters in ("Příliš žluťoučký kůň", "À noite, vovô", "Съешь ещё", "⚀⚁⚂⚃⚄⚅"):
            assert letters in texts(pdf)[0]
    assert "Test page" in look(hall)


def test_a_test_that_did_not_go_is_said_at_the_printer(hall, there):
    look(hall)
    there.accepts = False
    tap(hall, "/test", paper="a4")
    until(lambda: "was not printed" in look(hall))
    assert "Takes no prints" in hall.anna.html and there.documents == []


def test_only_the_host_sees_the_printers(hall):
    assert hall.bara.get(path(hall)).status_code == 403


def test_the_page_looks_again_by_itself_and_by_a_link(hall):
    html = look(hall)
    assert re.search(r'<body[^>]*data-poll="5000"', html)
    assert f'href="{path(hall)}?ask=1">Ask again' in html


def test_asked_again_by_a_tap_the_page_knows_what_is_so_now(hall, there):
    look(hall)
    there.state, there.reasons = 5, ["media-empty-error"]
    hall.anna.get(path(hall) + "?ask=1")
    assert "Out of paper" in doing(hall.anna.html)


def test_the_first_look_knows_what_there_is(hall):
    """Whoever prints sees every printer at once, even where none was asked yet."""
    assert [one["name"] for one in hall.house.printers.states()["printers"]] == ["Hall"]
    assert hall.house.printers._cups.at is not None


# -- what others build on ----------------------------------------------------------------------------------

def test_a_print_is_followed_until_it_is_done(hall, there):
    printers = hall.house.printers
    sent = printers.send("hall", PDF, "Sheet", "a4", table=hall.code)
    assert there.documents == [PDF] and sent.job == "41"
    html = look(hall)
    assert "Sheet" in html and sent.state == "printing" and "is being printed" in html
    there.jobs[41] = 9
    look(hall)
    assert sent.state == "done" and not sent.is_under_way


def test_titles_are_for_their_own_table(hall):
    hall.house.printers.send("Hall", PDF, "Sheet of Zoe", "a4", table="OTHER")
    html = look(hall)
    assert "Zoe" not in html and "a print of another table" in html


def test_a_print_that_does_not_go_raises_and_is_remembered(hall, there):
    there.accepts = False
    with pytest.raises(PrinterProblem) as said:
        hall.house.printers.send("Hall", PDF, "Sheet", table=hall.code)
    assert said.value.code == "rejects"
    there.behaves, there.accepts = "vanishes", True
    with pytest.raises(PrinterProblem) as said:
        hall.house.printers.send("Hall", PDF, "Sheet", table=hall.code, wait=10)
    assert said.value.code == "vanished"
    there.behaves = "well"
    assert "look at what has come out" in look(hall)


def test_a_slow_printer_keeps_nobody_waiting(hall, there):
    """The real exchange goes on in the background."""
    printer = there.answer
    there.answer = lambda body: time.sleep(0.5) or printer(body)
    sent = hall.house.printers.send("Hall", PDF, "Sheet", wait=0.0)
    assert sent.state == "sending" and there.documents == []
    until(lambda: sent.state == "waiting")
    assert there.documents == [PDF]


def test_so_many_prints_wait_and_no_more(hall, there):
    printer = there.answer
    there.answer = lambda body: time.sleep(0.05) or printer(body)
    with pytest.raises(PrinterProblem) as said:
        for _ in range(40):
            hall.house.printers.send("Hall", PDF, "Sheet", wait=0.0)
    assert said.value.code == "busy"
    until(lambda: hall.house.printers._known["Hall"].waiting == 0)


def test_a_printer_of_sheets_takes_no_ticket(hall):
    with pytest.raises(PrinterProblem) as said:
        hall.house.printers.send_ticket("Hall", Ticket("t"))
    assert said.value.code == "sheets_only"


def test_names_are_for_one_printer_and_not_endless(hall, there):
    printers = hall.house.printers
    for name, reason in (("HALL", "taken"), ("x" * 41, "long")):
        with pytest.raises(BadName) as said:
            printers.add(there.address, name)
        assert said.value.reason == reason
    assert printers.add(there.address, "  a\n\u202eb ") == "a b"
    with pytest.raises(BadName) as said:
        for number in range(20):
            printers.add(there.address, f"n{number}")
    assert said.value.reason == "full"


def test_of_a_queue_and_a_typed_printer_of_one_name_the_typed_one_is_meant(hall, monkeypatch):
    from printables import printers as ways
    monkeypatch.setattr(ways, "queues", lambda: [ways.Queue("hall"), ways.Queue("attic")])
    monkeypatch.setattr(ways, "default_queue", lambda: "attic")
    assert [(one.name, one.kind) for one in hall.house.printers.all()] == [("attic", "cups"), ("Hall", "ipp")]
    assert hall.house.printers.find("HALL").kind == "ipp" and hall.house.printers.default() == "attic"


def test_a_printers_library_that_breaks_is_a_failed_print(hall, monkeypatch):
    def broken(*_, **__):
        raise ZeroDivisionError("somewhere deep")
    monkeypatch.setattr("printables.printers.ipp.IppPrinter.send", broken)
    for wait in (None, 5.0):
        with pytest.raises(PrinterProblem) as said:
            hall.house.printers.send("Hall", PDF, "Sheet", wait=wait)
        assert (said.value.code, said.value.facts) == ("refused", {"said": "ZeroDivisionError"})
    assert hall.house.printers._known["Hall"].waiting == 0


def test_a_printer_of_this_machine_is_nobodys_once_it_may_not_be_typed(hall):
    assert [one.name for one in Printers(hall.house.store).all() if one.kind != "cups"] == []


@pytest.mark.parametrize("language", ["en", "cs", "pt-BR"])
def test_whatever_happens_to_a_printer_has_words(language):
    words = words_for(None, language)
    keys = {f"prn-{code}" for code in (*CODES, *PROBLEMS)} | {f"prn-job-{state}" for state in ("sending", *JOB_STATES)}
    keys |= {f"prn-bad-{reason}" for reason in REASONS} | {f"prn-name-{reason}" for reason in ("long", "taken", "full")}
    keys |= {"prn-note-low_paper", "prn-note-low_ink"}
    assert sorted(key for key in keys if not words.has(key)) == []
