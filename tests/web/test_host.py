"""Laws of the host's workbench."""

import re

import pytest

from companion.web.limits import Guesses
from tests.web.phone import Phone, sit_down


def host_form(evening, command: str) -> str:
    path = f"/t/{evening.code}/host/do/{command}"
    evening.anna.get(path)
    return path


def test_a_correction_needs_a_reason(evening):
    path = host_form(evening, "adjust")
    typed = {"p-seat": "Bára", "p-path": "salary", "p-value": "42 000"}
    assert evening.anna.fill(path, typed).status_code == 409
    assert evening.anna.form(path)["p-path"] == "salary"
    assert evening.anna.fill(path, {**typed, "p-value": "42000", "p-reason": "misread"}).status_code == 303
    assert evening.table.seat("Bára")["salary"] == 42_000
    assert "misread" in evening.anna.get(f"/t/{evening.code}/host").get_data(as_text=True)


@pytest.mark.parametrize("value", ["-5", "1.5", "NaN", "true", "[1]", '{"a": 1}', "9" * 40, "x" * 9000, ""])
def test_a_wrong_correction_books_nothing(evening, value):
    before = evening.table.seq
    path = host_form(evening, "adjust")
    response = evening.anna.fill(path, {"p-seat": "Bára", "p-path": "salary", "p-value": value, "p-reason": "r"})
    assert response.status_code == 409 and "Traceback" not in evening.anna.html
    assert evening.table.seq == before


def test_rows_are_added_and_removed(evening):
    path = host_form(evening, "add_row")
    response = evening.anna.fill(path, {"p-seat": "Bára", "p-row": "loan", "p-reason": "from paper",
                                        "p-values": "principal = 50000\ninstalments_paid = 11"})
    assert response.status_code == 303
    assert evening.table.rows("Bára", "loans")[0]["principal"] == 50_000
    path = host_form(evening, "remove_row")
    assert evening.anna.fill(path, {"p-seat": "Bára", "p-row": "loan", "p-index": "1", "p-reason": "wrong"}).status_code == 303
    assert evening.table.rows("Bára", "loans") == []


def test_the_host_acts_for_a_seat(evening):
    evening.begin()
    evening.host("move_on", {"to": "Bára"})
    path = f"/t/{evening.code}/host/as/2/do/land"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"p-square": "action"}).status_code == 303
    entry = evening.house.banker.entries(evening.code)[-1]
    assert entry.actor["role"] == "host" and entry.actor["seat"] == "Bára"


def test_a_refusal_of_order_can_be_ruled_away_one_of_money_cannot(evening):
    evening.begin()
    path = f"/t/{evening.code}/host/as/2/do/buy_shares"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"p-count": "10"}).status_code == 409
    assert 'name="ruling"' in evening.anna.html
    assert evening.anna.fill(path, {"ruling": "1", "reason": "forgotten"}).status_code == 303
    assert evening.table.balance("Bára", "shares") == 10
    assert evening.house.banker.entries(evening.code)[-1].command == "rule"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"p-count": "100000", "ruling": "1", "reason": "x"}).status_code == 409
    assert 'name="ruling"' not in evening.anna.html
    assert evening.table.balance("Bára", "shares") == 10


def test_the_journal_is_taken_back_from_the_top(evening):
    evening.begin()
    seq = evening.table.seq
    evening.anna.get(f"/t/{evening.code}/host")
    form = evening.anna.form(f"/t/{evening.code}/host/take-back")
    assert evening.anna.post(f"/t/{evening.code}/host/take-back", form).status_code == 303
    again = evening.anna.post(f"/t/{evening.code}/host/take-back", form)
    assert again.status_code == 303 and evening.table.seq == seq + 1, "a second tap of the same button takes nothing more"
    assert "entry gone" in evening.anna.get(f"/t/{evening.code}/host").get_data(as_text=True)


def test_taking_back_looks_at_what_the_page_showed(evening):
    evening.begin()
    evening.anna.get(f"/t/{evening.code}/host")
    form = evening.anna.form(f"/t/{evening.code}/host/take-back")
    evening.host("adjust", {"seat": "Bára", "path": "cash", "value": 1})
    assert evening.anna.post(f"/t/{evening.code}/host/take-back", form).status_code == 409
    assert evening.table.cash("Bára") == 1


def test_the_host_enters_a_roll_and_moves_play_on(evening):
    evening.begin()
    evening.house.banker.take(evening.code, {"role": "seat", "seat": "Anna", "device": None}, "roll_move", {})
    evening.anna.get(f"/t/{evening.code}/host")
    assert evening.anna.submit(f"/t/{evening.code}/host/roll", face="4").status_code == 303
    assert evening.table.shared["move"]["steps"] == 4
    evening.anna.get(f"/t/{evening.code}/host")
    assert evening.anna.fill(f"/t/{evening.code}/host/do/move_on", {"p-to": "Bára"}).status_code == 303
    assert evening.table.current == "Bára"


def test_options_change_with_an_entry(evening):
    path = f"/t/{evening.code}/host/options"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"option": "rounding_unit", "value": "100"}).status_code == 303
    assert evening.table.options["rounding_unit"] == 100
    before = evening.table.seq
    evening.anna.get(path)
    for option, value in (("rounding_unit", "7"), ("nonsense", "1"), ("six_chain", "x" * 5000), ("", "")):
        assert evening.anna.fill(path, {"option": option, "value": value}).status_code == 409
    assert evening.table.seq == before


def test_teaching_is_kept_exported_and_imported(app, evening):
    code, anna = evening.code, evening.anna
    path = f"/t/{code}/host/taught"
    anna.get(path)
    assert anna.submit(path, path="cards.OCC_A", value='{kind="occupation", salary=30000, expenses=21000}').status_code == 303
    anna.get(path)
    assert anna.submit(path, path="track", value='["start", "payday", "action"]').status_code == 303
    text = anna.get(f"/t/{code}/host/taught.toml").get_data(as_text=True)
    assert "OCC_A" in text and "payday" in text
    assert evening.house.store.taught("cesta-k-bohatstvi")["track"] == ["start", "payday", "action"]

    from companion import create_app
    other = create_app(url="sqlite://", testing=True)
    from tests.web.conftest import Evening
    there = Evening(other)
    there.anna.get(f"/t/{there.code}/host/taught")
    assert there.anna.submit(f"/t/{there.code}/host/import", toml=text).status_code == 303
    assert there.table.data["cards"]["OCC_A"]["salary"] == 30_000
    assert there.table.data["track"] == ["start", "payday", "action"]


@pytest.mark.parametrize("toml", ["", "x = ", "track = 5", "nonsense = 1", "x" * 300 + " = 1", "track = [nan]",
                                  "d = 2020-01-01", "[cards.X]\nkind = 'none'", "[" * 2000, "a = " + "[" * 5000])
def test_a_wrong_import_is_refused_in_words(evening, toml):
    before = evening.table.seq
    evening.anna.get(f"/t/{evening.code}/host/taught")
    response = evening.anna.submit(f"/t/{evening.code}/host/import", toml=toml)
    assert response.status_code in (303, 409) and "Traceback" not in evening.anna.html
    assert (response.status_code == 303) == (toml == ""), toml
    assert evening.table.seq == before


def test_the_table_is_handed_over_and_nobody_else_takes_it(evening):
    code = evening.code
    path = host_form(evening, "choose_host")
    assert 'value="Anna"' not in evening.anna.html and 'value="Bára"' in evening.anna.html, "to somebody else"
    handed = evening.anna.fill(path, {"p-seat": "Bára"})
    assert handed.status_code == 303
    assert evening.anna.get(handed.headers["Location"]).status_code == 200, "whoever hands it over ends on no closed door"
    assert evening.anna.get(f"/t/{code}/host").status_code == 403
    assert evening.bara.get(f"/t/{code}/host").status_code == 200
    assert evening.anna.get(f"/t/{code}/seat").status_code == 200


def test_the_table_is_handed_to_a_seat_with_a_phone(evening):
    evening.host("join", {"name": "Cyril"})
    host_form(evening, "choose_host")
    assert 'value="Cyril"' not in evening.anna.html


def test_a_screen_let_in_on_the_bench_leaves_the_host_there(app, evening):
    screen = Phone(app, "10.0.0.8")
    screen.get(f"/t/{evening.code}")
    assert screen.submit(f"/t/{evening.code}/screen").status_code == 303, "the table's page asks in one tap"
    number = re.search(r"screen-number[^>]*>(\d+)<", screen.get(f"/t/{evening.code}/screen").get_data(as_text=True))[1]
    evening.anna.get(f"/t/{evening.code}/host")
    let_in = evening.anna.submit(f"/t/{evening.code}/host/screen", number=number)
    assert let_in.headers["Location"].endswith("/host")
    assert screen.get(f"/t/{evening.code}/wall").status_code == 200


def test_the_bench_names_who_is_not_ready_before_it_begins(evening):
    html = evening.anna.get(f"/t/{evening.code}/host").get_data(as_text=True)
    assert "Still drawing an occupation (Povolání): Anna, Bára." in html


def test_a_seat_is_freed_of_its_phones(evening):
    code = evening.code
    evening.anna.get(f"/t/{code}/host/phones")
    assert evening.anna.submit(f"/t/{code}/host/free/2").status_code == 303
    assert evening.bara.get(f"/t/{code}/seat").status_code == 403
    assert "Bára" in evening.table.seats
    assert evening.anna.post(f"/t/{code}/host/free/1", evening.anna.form(f"/t/{code}/host/link/1")).status_code == 409
    evening.anna.get(f"/t/{code}/host/phones")
    evening.anna.submit(f"/t/{code}/host/link/2")
    link = re.search(r"(/g/[\w-]+)", evening.anna.html).group(1)
    evening.bara.get(link)
    assert evening.bara.submit(link).status_code == 303
    assert evening.bara.get(f"/t/{code}/seat").status_code == 200


def test_a_personal_code_is_told_to_the_seat_it_is_for(evening):
    code = evening.code
    assert "personal code" not in evening.bara.get(f"/t/{code}/seat").get_data(as_text=True)
    before, sign = evening.table.seq, evening.house.hub.now(code)[1]
    evening.anna.get(f"/t/{code}/host/phones")
    evening.anna.submit(f"/t/{code}/host/link/2")
    assert "The host made a personal code for your seat at" in evening.bara.get(f"/t/{code}/seat").get_data(as_text=True)
    assert "personal code" not in evening.anna.get(f"/t/{code}/seat").get_data(as_text=True)
    assert evening.house.hub.now(code)[1] > sign and evening.table.seq == before, "the pages are told, the books are not"


def test_the_bench_says_which_phone_listens(evening):
    path = f"/t/{evening.code}/host"
    assert evening.anna.get(path).get_data(as_text=True).count("not open now") == 2
    stream = evening.house.hub.acquire(evening.code, holders={f"seat {evening.code} Bára": 9})
    html = evening.anna.get(path).get_data(as_text=True)
    assert html.count("Connected") == 1 and html.count("not open now") == 1
    stream.close()
    assert "Last seen" in evening.anna.get(path).get_data(as_text=True)


def test_a_host_without_a_seat_runs_the_table(app):
    from tests.web.phone import lay_table
    host, guest = Phone(app), Phone(app, "10.0.0.3")
    code = lay_table(host)
    sit_down(guest, code, "Bára")
    path = f"/t/{code}/host/do/adjust"
    host.get(path)
    assert host.fill(path, {"p-seat": "Bára", "p-path": "cash", "p-value": "5", "p-reason": "r"}).status_code == 303
    assert host.get(f"/t/{code}/wall").status_code == 200
    assert host.get(f"/t/{code}/seat").status_code == 403


# -- the PIN -------------------------------------------------------------------------------------------

def set_pin(evening, pin: str):
    evening.anna.get(f"/t/{evening.code}/host/phones")
    return evening.anna.submit(f"/t/{evening.code}/host/pin", pin=pin)


def test_the_right_pin_makes_a_phone_the_host(evening):
    code, other = evening.code, Phone(evening.app, "10.0.0.8")
    assert other.get(f"/t/{code}/pin").status_code == 404, "no PIN, no door"
    assert set_pin(evening, "482913").status_code == 303
    other.get(f"/t/{code}/pin")
    assert other.submit(f"/t/{code}/pin", pin="482 913").status_code == 303
    assert other.get(f"/t/{code}/host").status_code == 200
    assert evening.table.host is None
    assert evening.anna.get(f"/t/{code}/host").status_code == 403, "one phone runs the table"
    assert evening.anna.get(f"/t/{code}/seat").status_code == 200


def test_a_seat_with_the_pin_is_host_as_that_seat(evening):
    set_pin(evening, "482913")
    evening.bara.get(f"/t/{evening.code}/pin")
    assert evening.bara.submit(f"/t/{evening.code}/pin", pin="482913").status_code == 303
    assert evening.table.host == "Bára"
    assert evening.bara.get(f"/t/{evening.code}/host").status_code == 200


def test_pins_cannot_be_tried_out(evening):
    now = [1000.0]
    evening.house.guesses = Guesses(evening.house.store, lambda: now[0])
    set_pin(evening, "482913")
    code, guesser = evening.code, Phone(evening.app, "10.6.6.6")

    def guess(pin):
        guesser.get(f"/t/{code}/pin")
        return guesser.submit(f"/t/{code}/pin", pin=pin).status_code

    assert [guess(f"{n:06}") for n in range(5)] == [409] * 5
    assert guess("482913") == 429, "the right one is not looked at either"
    now[0] += 61
    assert guess("111111") == 409
    now[0] += 61
    assert guess("482913") == 429, "the delay grows"
    now[0] += 61
    assert guess("482913") == 303


def wrong_pin(phone: Phone, code: str, address: int) -> int:
    """What a guess that is wrong, sent from one of many addresses, is answered."""
    phone.env = {"REMOTE_ADDR": f"10.7.{address}.1"}
    phone.get(f"/t/{code}/pin")
    return phone.submit(f"/t/{code}/pin", pin="000000").status_code


def test_a_table_is_guarded_against_many_addresses(evening):
    now = [1000.0]
    evening.house.guesses = Guesses(evening.house.store, lambda: now[0])
    set_pin(evening, "482913")
    assert [wrong_pin(Phone(evening.app), evening.code, n) for n in range(31)] == [409] * 30 + [429]
    evening.bara.get(f"/t/{evening.code}/pin")
    assert evening.bara.submit(f"/t/{evening.code}/pin", pin="482913").status_code == 303, "a seat is not locked out by strangers"


def test_a_seat_cannot_try_pins_out_from_many_addresses(evening):
    now = [1000.0]
    evening.house.guesses = Guesses(evening.house.store, lambda: now[0])
    set_pin(evening, "482913")
    assert [wrong_pin(evening.bara, evening.code, n) for n in range(6)] == [409] * 5 + [429]


def test_where_no_pin_is_set_the_hosts_page_says_how(evening):
    page = f"/t/{evening.code}/host"
    assert "Set a PIN" in evening.anna.get(page).get_data(as_text=True)
    assert "Take over" not in evening.bara.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    set_pin(evening, "482913")
    assert "Set a PIN" not in evening.anna.get(page).get_data(as_text=True)
    assert f"/t/{evening.code}/pin" in evening.bara.get(f"/t/{evening.code}/seat").get_data(as_text=True)


@pytest.mark.parametrize("pin", ["12345", "1234567", "abcdef", "-12345", "١٢٣٤٥٦"])
def test_a_pin_has_six_digits(evening, pin):
    assert set_pin(evening, pin).status_code == 400
    assert evening.house.store.setting(f"pin {evening.code}") is None


def test_the_pin_is_kept_as_a_hash_and_can_be_taken_away(evening):
    set_pin(evening, "482913")
    assert "482913" not in str(evening.house.store.setting(f"pin {evening.code}"))
    set_pin(evening, "")
    assert Phone(evening.app).get(f"/t/{evening.code}/pin").status_code == 404
