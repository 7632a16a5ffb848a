"""Laws of the codes on tickets: nobody makes one up, one letter more or less is none, and a phone reads it off the paper."""

import itertools
import re

import pytest

from companion.catalogue import find
from companion.engine.printable import Printable
from companion.printing import Order, documents
from companion.printing.numbers import LENGTH, code_of, in_capitals, number_of, row_of_code
from companion.printing.stickers import find_card
from companion.store import Store
from companion.banker import Banker
from companion.live import Hub
from companion.engine.words import words_for
from printables.press import Press
from tests.printables.readback import codes, texts

KEY, OTHER_KEY = "a" * 64, "b" * 64
HOST = {"role": "host", "seat": None, "device": None}
BASE = "http://192.168.100.107:8000"
LOT = Printable("share_ticket", "lot", commodity="shares", ticket=True)
ROW = Printable("loan_slip", "row", rows="loans", ticket=True)
ITEM = {"key": "shares.12.1", "seat": "Anna", "item": {"count": 50}, "label": None}


@pytest.fixture
def store():
    store = Store("sqlite://")
    store.prepare()
    yield store
    store.close()


@pytest.fixture
def banker(store):
    banker = Banker(store, Hub(), find)
    banker.make_table("cesta-k-bohatstvi", "KOALA", seats=["Anna", "Bára"], host="Anna")
    return banker


def printed(store, one=LOT, item=ITEM, **more):
    made = number_of(store, KEY, "KOALA", BASE, HOST, **more)(one, item)
    return made, made["url"].rsplit("/", 1)[1]


def test_a_ticket_has_a_number_of_its_row_and_a_code_of_its_copy(store, banker):
    first, code = printed(store)
    second, again = printed(store)
    assert first["number"] == second["number"] == "12-1" and (first["copy"], second["copy"]) == (1, 2) and code != again
    row = row_of_code(store, KEY, code)
    assert (row.code, row.printable, row.key, row.seat, row.copy, row.count) == ("KOALA", "share_ticket", "shares.12.1", "Anna", 1, 50)
    assert row_of_code(store, KEY, code.lower()) == row
    assert printed(store, ROW, {**ITEM, "key": "9.2", "item": {}})[0]["number"] == "9-2"


def test_front_and_back_of_a_ticket_are_one_copy(store, banker):
    numbered = number_of(store, KEY, "KOALA", BASE, HOST)
    assert numbered(LOT, ITEM) == numbered(LOT, ITEM) and len(store.copies("KOALA", "share_ticket", "shares.12.1")) == 1


def test_the_resend_of_an_order_prints_the_same_copy(store, banker):
    made = [printed(store, order=order)[0]["copy"] for order in ("tap-1", "tap-1", "tap-2")]
    assert made == [1, 1, 2]


def test_a_code_altered_by_one_letter_is_none(store, banker):
    _, code = printed(store)
    assert len(code) == LENGTH
    for at, letter in itertools.product(range(LENGTH), "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"):
        if code[at] != letter:
            assert row_of_code(store, KEY, code[:at] + letter + code[at + 1:]) is None


@pytest.mark.parametrize("made", ["", "A", "A" * LENGTH, "A" * (LENGTH + 8), "=" * LENGTH, "ß" * LENGTH, "é" * LENGTH, "1" * LENGTH])
def test_what_is_no_code_is_none(store, banker, made):
    printed(store)
    assert row_of_code(store, KEY, made) is None
    assert row_of_code(store, KEY, printed(store)[1] + made[:1]) is None or not made


def test_the_code_of_another_installation_is_none(store, banker):
    _, code = printed(store)
    row = row_of_code(store, KEY, code)
    assert row_of_code(store, OTHER_KEY, code) is None and row_of_code(store, KEY, code_of(OTHER_KEY, row)) is None


def test_books_put_back_from_an_older_copy_know_no_later_ticket(store, banker):
    _, code = printed(store)
    older = Store("sqlite://")
    older.prepare()
    Banker(older, Hub(), find).make_table("cesta-k-bohatstvi", "KOALA", seats=["Anna", "Bára"], host="Anna")
    assert row_of_code(older, KEY, code) is None
    printed(older, item={**ITEM, "key": "shares.99.1"})       # the number is used again
    assert row_of_code(older, KEY, code) is None
    older.close()


def test_the_address_is_of_capitals_as_far_as_it_means_the_same():
    assert in_capitals("http://192.168.1.7:8000") == "HTTP://192.168.1.7:8000"
    assert in_capitals("https://games.example/club/") == "HTTPS://GAMES.EXAMPLE/club"


def test_every_code_is_read_off_the_page_at_150_dpi(store, banker):
    for amount in (60_000, 5_000_000):
        banker.take("KOALA", HOST, "adjust", {"seat": "Anna", "path": "cash", "value": amount})
    for count in range(1, 13):
        banker.take("KOALA", HOST, "adjust", {"seat": "Anna", "path": "shares", "value": count * 10})
    table = banker.table("KOALA")
    order = Order(table, banker.entries("KOALA"), "KOALA", "Anna", words_for(table.game, "cs"), "share_ticket",
                  number_of=number_of(store, KEY, "KOALA", BASE, HOST))
    press = Press()
    try:
        job = press.wait(press.order(documents(order)), 60)
    finally:
        press.close()
    assert job.state == "done", job.problem
    found = [text for page in codes(job.pdf) for text in page]
    assert len(found) == 12 and len(set(found)) == 12
    for text in found:
        assert re.fullmatch(r"[0-9A-Z $%*+\-./:]+", text), "the alphanumeric mode"
        row = row_of_code(store, KEY, text.rsplit("/", 1)[1])
        assert row.printable == "share_ticket" and row.count == 10
        assert any("-".join(row.key.split(".")[1:]) in page for page in texts(job.pdf))


def test_every_sticker_is_read_off_the_page_and_names_its_card(store, banker):
    cards = {f"{'W' * 30} {n}" if n % 2 else f"Pekárna {n}": {"kind": "business", "price": 1000 * n, "cashflow": 10} for n in range(1, 66)}
    banker.take("KOALA", HOST, "teach", {"path": "cards", "value": cards})
    table = banker.table("KOALA")
    order = Order(table, banker.entries("KOALA"), "KOALA", "Anna", words_for(table.game, "cs"), "card_stickers", address=BASE)
    press = Press()
    try:
        job = press.wait(press.order(documents(order)), 60)
    finally:
        press.close()
    assert job.state == "done", job.problem
    pages = codes(job.pdf)
    assert [len(page) for page in pages] == [60, 5], "sixty on a page"
    found = {find_card(text.rsplit("/", 1)[1], table.game.slug, cards) for page in pages for text in page}
    assert found == set(cards) and all(text.startswith("HTTP://192.168.100.107:8000/C/") for page in pages for text in page)
    assert "Pekárna 2" in texts(job.pdf)[0]
