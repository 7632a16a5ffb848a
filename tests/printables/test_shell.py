"""Laws of `companion print`: the same sheets, for whoever sits at the machine."""

import io
import re
import sys

import pypdfium2
import pytest

from companion import catalogue
from companion.banker import Banker
from companion.cli import main
from companion.live import Hub
from companion.store import Store, file_url
from tests.printables import readback

HOST = {"role": "host", "seat": None, "device": None}


@pytest.fixture(scope="module")
def books(tmp_path_factory):
    """A folder of books with one table: Anna and Bára, whose loan nobody else sees."""
    folder = tmp_path_factory.mktemp("books")
    store = Store(file_url(folder / "journal.db"))
    store.prepare()
    banker = Banker(store, Hub(), catalogue.find)
    code = banker.make_table("cesta-k-bohatstvi", seats=["Anna", "Bára"], host="Anna", options={"books_visibility": "private"})
    banker.take(code, HOST, "add_row", {"seat": "Bára", "row": "loan", "values": {"principal": 77_123, "purpose": "Pekárna"}, "reason": "forgotten"})
    store.close()
    return folder, code


def text_of(pdf) -> str:
    return "\n".join(page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf))


def test_everybodys_sheet_is_made_with_their_own_eyes(books, tmp_path):
    folder, code = books
    file = tmp_path / "x.pdf"
    assert main(["print", code.lower(), "player_sheet", "--data", str(folder), "--to", str(file)]) == 0
    document = pypdfium2.PdfDocument(file)
    assert len(document) >= 2 and "Anna" in text_of(file) and "77.123 Kč" in text_of(file)
    assert main(["print", code, "player_sheet", "--seat", "1", "--data", str(folder), "--to", str(file)]) == 0
    assert "77.123" not in text_of(file) and "Anna" in text_of(file)
    assert main(["print", code, "loan_slip", "--seat", "1", "--data", str(folder), "--to", str(file)]) == 2, "Anna has none"


def test_a_blank_has_nothing_filled_in(books, tmp_path):
    folder, code = books
    file = tmp_path / "x.pdf"
    assert main(["print", code, "loan_slip", "--blank", "--paper", "Letter", "--data", str(folder), "--to", str(file)]) == 0
    assert pypdfium2.PdfDocument(file)[0].get_size() == pytest.approx((612, 792), abs=1) and "Anna" not in text_of(file)


def test_the_standard_output_takes_a_pdf(books, monkeypatch):
    folder, code = books
    out = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["print", code, "loan_slip", "--seat", "Bára", "--data", str(folder), "--to", "-"]) == 0
    assert "77.123 Kč" in text_of(out.buffer.getvalue())


def test_what_there_is_not_is_said_with_what_there_is(books, tmp_path, capsys):
    folder, code = books
    for asked, said in ((["NIX", "player_sheet"], code), ([code, "nothing"], "lists what there is"), ([code, "player_sheet", "--seat", "3"], "2 Bára"),
                        ([code, "share_ticket"], "--blank"), ([code, "player_sheet", "--to", str(tmp_path / "no" / "x.pdf")], "cannot be written")):
        assert main(["print", *asked, "--data", str(folder)]) in (1, 2)
        assert said in capsys.readouterr().err
    assert main(["print", code, "--data", str(folder)]) == 0
    assert "player_sheet" in capsys.readouterr().out


def test_a_ticket_from_the_shell_counts_like_any_other(books, tmp_path):
    folder, code = books
    file = tmp_path / "x.pdf"
    numbers = []
    for _ in range(2):
        assert main(["print", code, "loan_slip", "--seat", "2", "--data", str(folder), "--port", "8123", "--to", str(file)]) == 0
        numbers += readback.codes(file.read_bytes())[0]
    assert len(set(numbers)) == 2 and all(re.fullmatch(r"HTTP://[0-9.:]+:8123/K/[A-Z2-7]{24}", one) for one in numbers)
    assert "duplikát" in text_of(file).lower()


def test_beside_a_serving_process_tickets_carry_no_code(books, tmp_path, capsys):
    folder, code = books
    file = tmp_path / "x.pdf"
    serving = Store(file_url(folder / "journal.db"))
    try:
        assert main(["print", code, "loan_slip", "--seat", "2", "--data", str(folder), "--to", str(file)]) == 0
        assert readback.codes(file.read_bytes()) == [[]] and "no code" in capsys.readouterr().err
    finally:
        serving.close()
