"""Laws of a ticket's page: genuine or not, current or cancelled by the books alone, and never more than its reader may know."""

import re

import pytest

from companion.printing import find, items
from companion.printing.numbers import code_of, number_of
from companion.views import ALL
from companion.web.limits import Pace
from companion.web.tickets import hash_of
from companion.web.visit import cookie_name
from tests.web.phone import Phone, lay_table, sit_down

HOST = {"role": "host", "seat": None, "device": None}


class Printed:
    """A table with tickets on paper."""

    def __init__(self, house, code: str, evening=None) -> None:
        self.evening, self.house, self.code = evening, house, code

    def ticket(self, printable="share_ticket", at=0, seat="Anna") -> str:
        """Print a ticket of a seat's; the path that a camera opens."""
        table = self.house.banker.table(self.code)
        one = find(table, printable)
        item = [item for item in items(table, one, ALL, self.house.banker.entries(self.code)) if item["seat"] == seat][at]
        made = number_of(self.house.store, self.house.key, self.code, "http://192.168.1.7:8000", HOST)(one, item)
        return made["url"].removeprefix("HTTP://192.168.1.7:8000")

    def shares(self, *counts, seat="Anna") -> str:
        """Give a seat lots of shares; the ticket of the first."""
        held = self.evening.table.balance(seat, "shares")
        for count in counts:
            held += count
            self.evening.host("adjust", {"seat": seat, "path": "shares", "value": held})
        return self.ticket(seat=seat)

    def loan(self, seat="Anna", principal=20_000) -> str:
        self.evening.host("add_row", {"seat": seat, "row": "loan", "values": {"principal": principal, "purpose": "Pekárna"}})
        return self.ticket("loan_slip", at=len(self.evening.table.rows(seat, "loans")) - 1, seat=seat)


@pytest.fixture
def printed(evening):
    evening.begin()
    return Printed(evening.house, evening.code, evening)


def read(phone, path: str) -> str:
    """What stands on the page that the camera opens."""
    assert phone.get(path).status_code == 200, phone.html
    body = phone.html[phone.html.index("<main"):]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", body))


def links(phone) -> list[str]:
    return [link.replace("&amp;", "&") for link in re.findall(r'href="(/t/[^"]+/do/[^"]+)"', phone.html)]


def test_everybody_learns_that_a_ticket_is_genuine_and_counts(app, printed):
    path, stranger = printed.shares(50), Phone(app, "10.0.0.9")
    for phone in (printed.evening.anna, printed.evening.bara, stranger):
        told = read(phone, path)
        assert "Genuine, and it counts" in told and "35.000 Kč" in told and "Anna" in told
        assert read(phone, path.lower()) == told
    assert links(stranger) == [] and f"/t/{printed.code}" in stranger.html


def test_one_letter_more_less_or_other_is_not_genuine(app, printed):
    path, phone = printed.shares(50), Phone(app, "10.0.0.9")
    other = "A" if path[-1] != "A" else "B"
    for wrong in (path[:-1] + other, path[:-1], path + "A", path[:4] + "Z" + path[5:], "/K/", "/K/" + "A" * 24):
        answer = phone.get(wrong)
        assert answer.status_code == 404, wrong
    assert "Not genuine" in phone.html and printed.code not in phone.html


def test_a_ticket_of_another_installation_is_not_genuine(app, printed):
    printed.shares(50)
    row = printed.house.store.printed(1)
    assert Phone(app).get(f"/K/{code_of('b' * 64, row)}").status_code == 404
    assert Phone(app).get(f"/K/{code_of(printed.house.key, row)}").status_code == 200


def test_who_tries_codes_waits_and_a_genuine_ticket_still_opens(app, printed):
    path, phone = printed.shares(50), Phone(app, "10.0.0.9")
    printed.house.wrong_codes = Pace(3, 600.0)
    tried = [phone.get(f"/K/{'A' * 20}{n:04}".replace("0", "B").replace("1", "C")).status_code for n in range(5)]
    assert tried == [404, 404, 404, 429, 429] and phone.get(path).status_code == 200


def test_looking_books_nothing_and_prints_no_copy(printed):
    path, seq = printed.shares(50), printed.evening.table.seq
    for phone in (printed.evening.anna, printed.evening.bara):
        read(phone, path)
    assert printed.evening.table.seq == seq and printed.house.store.printed(2) is None


def test_a_sale_cancels_and_its_reversal_brings_it_back(printed):
    path, anna = printed.shares(50), printed.evening.anna
    printed.evening.host("adjust", {"seat": "Anna", "path": "shares", "value": 0})
    assert "Genuine, but cancelled" in read(anna, path) and "35.000" not in read(anna, path) and links(anna) == []
    printed.evening.host("reverse", {})
    assert "Genuine, and it counts" in read(anna, path)
    printed.evening.host("reverse", {})
    assert "cancelled" in read(anna, path), "the purchase itself was taken back"


def test_what_is_sold_in_part_says_how_many_are_left(printed):
    path = printed.shares(50, 30)
    printed.evening.host("adjust", {"seat": "Anna", "path": "shares", "value": 50})
    told = read(printed.evening.bara, path)
    assert "Genuine, sold in part" in told and "20 of 50" in told and "14.000 Kč" in told


def test_a_copied_ticket_says_so_and_so_does_the_copy(printed):
    first = printed.shares(50)
    second = printed.ticket()
    assert first != second
    assert "number 1 of 2" in read(printed.evening.bara, first) and "Duplicate" not in read(printed.evening.bara, first)
    assert "Duplicate: print number 2" in read(printed.evening.bara, second)


def test_its_owner_sells_from_there_with_the_count_filled_in(printed):
    path, anna, code = printed.shares(50), printed.evening.anna, printed.code
    read(anna, path)
    assert links(anna) == [f"/t/{code}/seat/do/sell_shares?p-count=50"]
    anna.get(links(anna)[0])
    action = f"/t/{code}/seat/do/sell_shares"
    assert anna.form(action)["p-count"] == "50"
    assert anna.submit(action).status_code == 303
    assert printed.evening.table.balance("Anna", "shares") == 0 and printed.evening.table.cash("Anna") == 95_000
    assert "cancelled" in read(anna, path)


def test_its_debtor_repays_this_very_loan(printed):
    printed.loan(principal=10_000)
    path, anna, code = printed.loan(principal=20_000), printed.evening.anna, printed.code
    second = printed.evening.table.rows("Anna", "loans")[1]["row_id"]
    assert "20.000" in read(anna, path)
    anna.get(links(anna)[0])
    action = f"/t/{code}/seat/do/repay_loan_early"
    assert anna.form(action)["p-loan"] == second
    assert anna.submit(action).status_code == 303
    assert [row["principal"] for row in printed.evening.table.rows("Anna", "loans")] == [10_000] and "cancelled" in read(anna, path)


def test_a_debt_says_who_owes_what_for_and_what_is_still_to_pay(printed):
    told = read(printed.evening.bara, printed.loan())
    assert "Owes it Anna" in told and "Pekárna" in told and "Still to pay 24.000 Kč" in told
    assert "Belongs to" not in told and "Worth now" not in told


def test_a_command_that_is_shut_says_why(printed):
    path, anna = printed.shares(50), printed.evening.anna
    printed.evening.host("sell_shares", {"count": 10}, seat="Anna")     # the price is being rolled for
    told = read(anna, path)
    assert links(anna) == [] and "Sell shares" in told


def test_another_seat_is_told_whom_to_ask(printed):
    path, bara = printed.shares(50), printed.evening.bara
    assert "Ask Anna" in read(bara, path) and links(bara) == []
    assert "Ask" not in read(printed.evening.anna, path)


def test_the_host_acts_for_an_owner_without_a_phone_only(printed):
    evening = printed.evening
    path = printed.shares(20, seat="Bára")
    read(evening.anna, path)
    assert links(evening.anna) == []
    for row in printed.house.store.devices(printed.code):
        if row.seat == "Bára":
            printed.house.store.drop_device(row.token_hash)
    read(evening.anna, path)
    assert links(evening.anna) == [f"/t/{printed.code}/host/as/2/do/sell_shares?p-count=20"]


def test_private_books_tell_others_that_it_is_genuine_and_no_more(app):
    host, bara, stranger = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2"), Phone(app, "10.0.0.9")
    code = lay_table(host, books_visibility="private")
    sit_down(host, code, "Anna")
    sit_down(bara, code, "Bára")
    house = app.extensions["companion"]
    house.banker.take(code, HOST, "add_row", {"seat": "Bára", "row": "loan", "values": {"principal": 77_000, "purpose": "Pekárna"}})
    path = Printed(house, code).ticket("loan_slip", seat="Bára")
    assert "77.000" in read(bara, path) and "Pekárna" in read(bara, path)
    for phone in (host, stranger):
        told = read(phone, path)
        assert "Genuine, and it counts" in told and not re.search("77|Pek|Bára", told) and links(phone) == []
    house.banker.take(code, HOST, "remove_row", {"seat": "Bára", "row": "loan", "index": 1})
    assert "cancelled" in read(stranger, path) and "Bára" not in read(stranger, path)


def test_a_ticket_of_another_table_shows_that_table(app, printed):
    path, elsewhere = printed.shares(50), Phone(app, "10.0.0.5")
    other = lay_table(elsewhere)
    sit_down(elsewhere, other, "Anna")      # the same name at another table is another seat
    told = read(elsewhere, path)
    assert "Genuine" in told and links(elsewhere) == [] and printed.code in elsewhere.html and other not in told


def test_a_print_order_numbers_its_tickets_once(printed):
    printed.shares(50, 30)
    anna, store = printed.evening.anna, printed.house.store
    before = len(store.copies(printed.code, "share_ticket", store.printed(1).key))
    anna.get(f"/t/{printed.code}/print")
    form = {**anna.form(f"/t/{printed.code}/print"), "print": "share_ticket:1:"}
    assert [anna.post(f"/t/{printed.code}/print", form).status_code for _ in range(2)] == [303, 303]
    assert len(store.copies(printed.code, "share_ticket", store.printed(1).key)) == before + 1, "a resend prints no other copy"


@pytest.mark.parametrize("language, says", [("cs", "Pravý a platí"), ("pt-BR", "Autêntico, e vale")])
def test_the_page_speaks_the_phones_language(app, printed, language, says):
    assert says in read(Phone(app, "10.0.0.9", language), printed.shares(50))


def test_nobody_is_offered_anothers_debt(printed):
    path = printed.loan()
    assert "Ask" not in read(printed.evening.bara, path) and links(printed.evening.bara) == []


def test_a_form_calls_the_bank_by_its_word(app):
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, "ucelovka")
    sit_down(anna, code, "Anna")
    sit_down(bara, code, "Bára")
    house = app.extensions["companion"]
    for command, args in (("adjust", {"seat": "table", "values": {"pm_id": "Anna", "term_no": 1, "phase": "term"}}),
                          ("add_row", {"seat": "Anna", "row": "debt", "values": {"creditor": "STATE", "amount": 70}})):
        house.banker.take(code, HOST, command, args)
    told = read(anna, f"/t/{code}/seat/do/pay_debt?p-creditor=STATE&p-amount=70")
    assert "State Budget" in told and "STATE" not in told and anna.form(f"/t/{code}/seat/do/pay_debt")["p-creditor"] == "STATE"
    assert "To State Budget" in read(bara, Printed(house, code).ticket("debt_note"))


def test_another_seat_offers_a_trade_for_it_with_owner_and_property_filled_in(app):
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, "ucelovka")
    sit_down(anna, code, "Anna")
    sit_down(bara, code, "Bára")
    house = app.extensions["companion"]
    for command, args in (("adjust", {"seat": "table", "values": {"pm_id": "Anna", "term_no": 1, "phase": "term"}}),
                          ("add_row", {"seat": "Anna", "row": "property", "values": {"id": "firm_a1"}})):
        house.banker.take(code, HOST, command, args)
    path, action = Printed(house, code).ticket("property_deed"), f"/t/{code}/seat/do/trade"
    assert "Would you have it?" in read(bara, path) and links(bara) == [f"{action}?p-partner=Anna&p-take_properties=firm_a1"]
    bara.get(links(bara)[0])
    form = bara.form(action)
    assert form["p-partner"] == "Anna" and form["p-take_properties"] == "firm_a1"
    assert bara.fill(action, {"p-give_money": "0", "p-give_cards": ""}).status_code == 303, bara.html
    anna.get(f"/t/{code}/seat")
    assert anna.api(code, "confirm_trade").status_code == 201
    assert "cancelled" in read(bara, path), "it is Bára's now, by another row"


def test_a_phone_that_lost_its_seat_hears_so_and_may_do_nothing(printed):
    path, bara = printed.shares(20, seat="Bára"), printed.evening.bara
    printed.house.store.drop_seat_devices(printed.code, "Bára")
    read(bara, path)
    assert links(bara) == [] and "Bára" in bara.html and f'href="/t/{printed.code}"' in bara.html


def test_after_the_end_a_ticket_is_worth_what_it_is_and_nothing_can_be_done(printed):
    path = printed.shares(50)
    printed.evening.host("close_table", {})
    for phone in (printed.evening.anna, printed.evening.bara):
        assert "it counts" in read(phone, path) and "35.000" in read(phone, path) and links(phone) == []


def test_the_shared_screen_sees_what_everybody_may(printed):
    path, screen = printed.shares(50), Phone(printed.evening.app, "10.0.0.8")
    token = "a" * 43
    printed.house.store.add_device(hash_of(token), printed.code, None, "wall", None)
    screen.client.set_cookie(cookie_name(printed.code), token)
    assert "Anna" in read(screen, path) and links(screen) == [] and "no seat" not in screen.html


def test_a_later_ticket_says_that_older_ones_go_first(printed):
    first, later = printed.shares(50, 30), printed.ticket(at=1)
    assert "50 on older tickets" in read(printed.evening.anna, later) and "older tickets" not in read(printed.evening.anna, first)
