"""Laws of tickets on a roll: read back from the bytes that the printer gets."""

import subprocess
import sys

import pytest
import zxingcpp
from PIL import Image, ImageDraw, ImageFont

from printables import printers
from printables.printers import PrinterProblem, Ticket
from printables.printers.receipt import bytes_of, judged
from printables.printers.ticket import QUIET, SMALLEST, draw, wrapped
from tests.printables.rasters import dark, joined, read

URL = "http://192.168.1.20:8000/k/AbCdEfGhIjKlMnOpQrSt0123456789"
LINES = (("Příliš žluťoučký kůň", "123.456.789.012 Kč"), ("São João", "R$ 999.999.999.999"), ("Щука ёж", "−1"), ("W" * 30, "W" * 30))
TICKET = Ticket("Podílový list", "A-17", LINES, URL, ("KOALA · Cesta k bohatství", "Платит банк"))
WIDTHS = (384, 576)


def printed(ticket: Ticket, width: int) -> Image.Image:
    pictures, letters, cuts = read(bytes_of(ticket, width))
    assert letters == b"" and cuts == 1
    return joined(pictures)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_ticket_is_exactly_as_wide_as_the_paper(width):
    pictures, _, _ = read(bytes_of(TICKET, width))
    assert {one.width for one in pictures} == {width}
    assert all(one.height <= 240 for one in pictures), "small printers have small memories"


@pytest.mark.parametrize("width", WIDTHS)
def test_the_bytes_hold_the_very_picture_that_was_drawn(width):
    assert printed(TICKET, width).tobytes() == draw(TICKET, width).tobytes()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("text", [URL, "X", "https://example.net/" + "ab1" * 60])
def test_the_code_on_the_paper_says_what_it_should(width, text):
    found = zxingcpp.read_barcodes(printed(Ticket("t", "1", LINES, text), width).convert("L"))
    assert [one.text for one in found] == [text]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_code_has_whole_modules_and_room_around_it(width):
    picture = draw(Ticket("", code=URL), width)
    left, top, right, bottom = dark(picture.crop((0, 24, width, picture.height)))
    finder = next(at for at in range(left, right) if picture.getpixel((at, top + 24)))  # the finder's side: seven modules
    module = (finder - left) / 7
    assert module == int(module) >= SMALLEST
    assert (right - left) % module == 0 and (bottom - top) % module == 0
    assert left >= QUIET * module and width - right >= QUIET * module


def test_a_code_that_is_too_long_is_said_and_not_drawn_too_small():
    with pytest.raises(PrinterProblem) as said:
        bytes_of(Ticket("t", code="x" * 1500), 384)
    assert said.value.code == "code_too_long"


@pytest.mark.parametrize("width", WIDTHS)
def test_no_letter_is_cut_off(width):
    """What is drawn on a wider sheet of the same layout is no wider, and nothing is lost: each line's ink is whole."""
    for label, value in LINES:
        picture = draw(Ticket("", lines=((label, value),)), width)
        tall = picture.height
        assert dark(picture)[2] <= width and dark(picture)[3] <= tall
        font = ImageFont.truetype("DejaVuSans.ttf", 24)
        bold = ImageFont.truetype("DejaVuSans-Bold.ttf", 24)
        lines = wrapped(label, font, width) + wrapped(value, bold, width)
        assert "".join("".join(lines).split()) == "".join((label + value).split())
        assert all(font.getbbox(line)[2] <= width for line in wrapped(label, font, width))
        assert ink(picture.crop((0, 20, width, tall))) >= sum(ink(alone(line, font)) for line in wrapped(label, font, width)) + \
            sum(ink(alone(line, bold)) for line in wrapped(value, bold, width)), "ink is missing: letters lie on each other"


def alone(text: str, font) -> Image.Image:
    picture = Image.new("1", (2000, 60), 1)
    pen = ImageDraw.Draw(picture)
    pen.fontmode = "1"
    pen.text((0, 0), text, 0, font)
    return picture


def ink(picture: Image.Image) -> int:
    return picture.convert("L").histogram()[0]


@pytest.mark.parametrize("width", WIDTHS)
def test_amounts_stand_at_the_right(width):
    picture = draw(Ticket("", lines=(("cash", "1"), ("loan", "123.456.789.012"))), width)
    below = picture.crop((0, 20, width, picture.height))
    rows = [below.crop((0, top, width, top + 30)) for top in range(0, below.height - 29, 30)]
    assert len(rows) == 2 and all(width - dark(row)[2] <= 3 for row in rows)


def test_the_same_letters_in_every_language_have_their_own_shape():
    """A font without a letter draws the same box for each."""
    for text in ("ěščřžýáíéůúďťňó", "ãõçâêôáéíóúà", "щукаёжъыэюя", "№·—−×"):
        shapes = {alone(letter, ImageFont.truetype("DejaVuSans.ttf", 24)).tobytes() for letter in text}
        assert len(shapes) == len(set(text)), text


def test_a_ticket_without_anything_is_a_ticket():
    assert printed(Ticket(""), 384).width == 384


def test_copies_are_cut_one_by_one():
    assert read(bytes_of(Ticket("t", "1"), 384, copies=3))[2] == 3


# -- letters instead of a picture --------------------------------------------------------------------------

def test_letters_are_those_of_the_code_page():
    ticket = Ticket("Kůň", "7", (("žlutý", "1.000 Kč"),), None, ("úpěl",))
    pictures, letters, cuts = read(bytes_of(ticket, 384, "cp852"))
    assert not pictures and cuts == 1
    lines = letters.decode("cp852").splitlines()
    assert lines[0].strip() == "Kůň" and "žlutý" + "1.000 Kč".rjust(27) in lines and "?" not in letters.decode("cp852")
    assert all(len(line) <= 32 for line in lines)


def test_a_letter_that_the_page_lacks_is_refused_and_never_replaced():
    for page, letter in (("cp852", "щ"), ("cp437", "ř"), ("cp866", "ã")):
        with pytest.raises(PrinterProblem) as said:
            bytes_of(Ticket("t", lines=((f"a{letter}b", "1"),)), 384, page)
        assert (said.value.code, said.value.facts["letter"]) == ("unprintable", letter)


def test_a_code_is_a_picture_among_letters_too():
    pictures, _, _ = read(bytes_of(Ticket("t", code=URL), 576, "cp852"))
    assert zxingcpp.read_barcodes(joined(pictures).convert("L"))[0].text == URL


# -- what is missing ---------------------------------------------------------------------------------------

def test_without_python_escpos_it_says_so():
    program = ("import sys; sys.modules['escpos'] = sys.modules['escpos.printer'] = None\n"
               "from printables import printers\n"
               "printer = printers.at('socket://192.168.1.30')\n"
               "print(printer.state().code, printer.state().facts)\n"
               "try: printer.send_ticket(printers.Ticket('t'))\n"
               "except printers.PrinterProblem as problem: print(problem.code)")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "no_receipts {'package': 'python-escpos'}\nno_receipts\n"


def test_a_receipt_printer_takes_no_sheets():
    with pytest.raises(PrinterProblem) as said:
        printers.at("socket://192.168.1.30").send(b"%PDF", "t")
    assert said.value.code == "tickets_only"


def test_a_cable_that_is_not_there_is_a_state():
    assert printers.at("serial:///dev/ttyUSB999").state().code == "gone"
    assert printers.at("usb:///dev/usb/lp99").state().code == "gone"
    for address in ("serial:///dev/ttyUSB999", "usb:///dev/usb/lp99"):
        with pytest.raises(PrinterProblem) as said:
            printers.at(address).send_ticket(Ticket("t"))
        assert said.value.code == "gone"


@pytest.mark.parametrize("why, paper, code", [(0x12, 0x12, "ready"), (0x16, 0x12, "cover_open"), (0x12, 0x72, "no_paper"),
                                              (0x32, 0x12, "no_paper"), (0x52, 0x12, "attention"), (None, None, "ready")])
def test_the_answers_of_a_receipt_printer_say_what_is_wrong(why, paper, code):
    assert judged(why, paper).code == code


def test_paper_that_runs_out_is_said_before_it_has():
    assert judged(0x12, 0x1E).notes == ("low_paper",)
