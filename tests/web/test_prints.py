"""Laws of printing from a phone: what is offered, how far it is, and whose it is."""

import re
from contextlib import closing

import pypdfium2
import pytest

from companion.printing import find, items
from printables.press import Document
from tests.printables.ipp_printer import IppPrinter
from tests.printables.readback import codes
from tests.web.phone import Phone


@pytest.fixture(autouse=True)
def pressed(house):
    yield
    house.press.close()


def order(phone, code: str, what: str, **more):
    """A print is ordered; the page it leads to."""
    phone.get(f"/t/{code}/print")
    answer = phone.post(f"/t/{code}/print", {**phone.form(f"/t/{code}/print"), "print": what, **more})
    assert answer.status_code == 303, phone.html
    return answer.headers["Location"]


def finished(evening, where: str):
    """The print when it is done."""
    job = evening.house.press.job(where.rpartition("/")[2])
    assert job.ended.wait(60)
    assert job.state == "done", job.problem
    return job


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


def test_what_there_is_to_print_is_offered(evening):
    evening.bara.get(f"/t/{evening.code}/print")
    offered = re.findall(r'name="print" value="([^"]+)"', evening.bara.html)
    assert "player_sheet:2:" in offered and "player_sheet:0:blank" in offered and "bank_journal:0:" in offered

    for what in offered:
        order(evening.bara, evening.code, what)


def test_a_print_says_how_far_it_is_and_then_opens(evening):
    where = order(evening.bara, evening.code, "player_sheet:2:")
    evening.bara.get(where)
    assert evening.bara.html.count("data-soon") == 1 or "Open the PDF" in evening.bara.html
    finished(evening, where)
    evening.bara.get(where)
    assert f'href="{where}.pdf"' in evening.bara.html and "data-soon" not in evening.bara.html
    answer = evening.bara.get(f"{where}.pdf")
    assert answer.mimetype == "application/pdf" and "Bára" in text_of(answer.data)


def test_a_print_is_its_own_phones_alone(evening):
    where = order(evening.bara, evening.code, "player_sheet:2:")
    finished(evening, where)
    for other in (evening.anna, Phone(evening.app, "10.0.0.9")):
        for path in (where, f"{where}.pdf"):
            assert other.get(path).status_code in (403, 404), path


def test_paper_is_what_was_chosen(evening):
    for paper, size in (("a4", (210, 297)), ("letter", (215.9, 279.4))):
        job = finished(evening, order(evening.bara, evening.code, "player_sheet:2:", paper=paper))
        width, height = pypdfium2.PdfDocument(job.pdf)[0].get_size()
        assert (width * 25.4 / 72, height * 25.4 / 72) == pytest.approx(size, abs=.2)


def test_nonsense_is_no_print(evening):
    evening.host("teach", {"path": "cards.Pekárna", "value": {"kind": "business", "price": 1000, "cashflow": 100}})
    evening.bara.get(f"/t/{evening.code}/print")
    form = evening.bara.form(f"/t/{evening.code}/print")
    for wrong in ({"print": "card_stickers:0:"}, {"print": "nothing:0:"}, {"print": "player_sheet:9:"}, {"print": ""}, {"print": "player_sheet:2:", "paper": "a0"},
                  {"print": "player_sheet:2:42.1"}, {"print": "player_sheet:x:y:z"}):
        assert evening.bara.post(f"/t/{evening.code}/print", {**form, **wrong}).status_code == 404, wrong


def grants(evening) -> list[str]:
    return sorted(row.seat for row in evening.house.store.devices(evening.code) if row.role == "grant")


def test_the_host_may_print_a_slip_for_each_seat_and_nobody_else(evening):
    job = finished(evening, order(evening.anna, evening.code, "join_poster:0:", personal="1", network="Chata"))
    others = [seat for seat in evening.table.seats if seat != "Anna"]
    assert grants(evening) == sorted(others) and len(pypdfium2.PdfDocument(job.pdf)) == 2
    assert "Chata" in text_of(job.pdf)
    evening.bara.get(f"/t/{evening.code}/seat")
    assert "The host made a personal code for your seat" in evening.bara.html
    again = finished(evening, order(evening.bara, evening.code, "join_poster:0:", personal="1"))
    assert grants(evening) == sorted(others) and len(pypdfium2.PdfDocument(again.pdf)) == 1


def test_the_poster_of_a_phone_leads_to_this_table(app, evening):
    job = finished(evening, order(evening.bara, evening.code, "join_poster:0:"))
    [[way]] = codes(job.pdf)
    assert way.endswith(f"/t/{evening.code}") and Phone(app, "10.0.0.9").get("/t" + way.partition("/t")[2]).status_code == 200


def test_printing_books_nothing(evening):
    before = evening.table.seq
    finished(evening, order(evening.bara, evening.code, "player_sheet:0:blank"))
    evening.house.banker.forget()
    assert evening.table.seq == before


def test_tickets_of_a_print_that_is_not_taken_are_not_noted(evening):
    evening.begin()
    evening.host("adjust", {"seat": "Bára", "values": {"shares": 5}, "reason": "a test"})
    lot = items(evening.table, find(evening.table, "share_ticket"), "Bára")[0]
    while evening.house.press.has_room(evening.code):
        evening.house.press.order([Document("<table>" + "<tr><td>1<td>2<td>3" * 20_000 + "</table>", (), "slow", "en")], whose=evening.code)
    evening.bara.get(f"/t/{evening.code}/print")
    form = {**evening.bara.form(f"/t/{evening.code}/print"), "print": f"share_ticket:2:{lot['key']}"}
    assert evening.bara.post(f"/t/{evening.code}/print", form).status_code == 429
    assert evening.house.store.copies(evening.code, "share_ticket", lot["key"]) == []


def test_nobody_has_a_printer_print_without_end(evening, monkeypatch):
    with closing(IppPrinter()) as there:
        monkeypatch.setenv("CUPS_SERVER", "/none/cups.sock")
        evening.house.printers.here = True
        evening.house.printers.add(there.address, "Hall")
        evening.house.sends.most = 3
        where = order(evening.bara, evening.code, "player_sheet:2:")
        finished(evening, where)
        evening.bara.get(where)
        form = evening.bara.form(f"{where}/to")
        told = [evening.bara.post(f"{where}/to", {**form, "printer": "Hall"}).status_code for _ in range(5)]
        assert told == [303] * 3 + [429] * 2
        assert len(there.documents) == 3
