"""Laws of the lobby: tables are laid, joined and found again; nobody gets further by guessing."""

import re

import pytest

from companion import create_app
from companion.web.limits import Guesses, Pace
from tests.web.phone import Forms, Phone, lay_table, sit_down

NEW = "/new/cesta-k-bohatstvi"


def test_a_table_of_every_game_can_be_laid(app, house):
    phone = Phone(app)
    for game in house.games():
        phone.get("/")
        assert f"/new/{game.slug}" in phone.html
        phone.get(f"/new/{game.slug}")
        assert phone.fill(f"/new/{game.slug}", {}).status_code == 303


def test_options_are_chosen_before_the_table_is_laid(app, house):
    code = lay_table(Phone(app), six_chain="once", rounding_unit="100", forgotten_payday_ticks="false")
    options = house.banker.table(code).options
    assert (options["six_chain"], options["rounding_unit"], options["forgotten_payday_ticks"]) == ("once", 100, False)
    assert options["charity_stacking"] == "reset"


def test_an_option_nobody_has_is_refused_in_words(app, house):
    phone = Phone(app)
    phone.get(NEW)
    response = phone.fill(NEW, {"o-six_chain": "thrice"})
    assert response.status_code == 409 and 'role="alert"' in phone.html
    assert house.store.tables() == []


def test_two_taps_lay_one_table(app, house):
    phone = Phone(app)
    phone.get(NEW)
    form = phone.form(NEW)
    first, second = phone.post(NEW, form), phone.post(NEW, form)
    assert first.headers["Location"] == second.headers["Location"]
    assert len(house.store.tables()) == 1


def test_whoever_lays_the_table_is_host_and_stays_it(app, house):
    host, guest = Phone(app), Phone(app, "10.0.0.3")
    code = lay_table(host)
    assert host.get(f"/t/{code}/host").status_code == 200
    assert sit_down(guest, code, "Bára").status_code == 303
    assert house.banker.table(code).host is None, "the first guest does not become host"
    assert guest.get(f"/t/{code}/host").status_code == 403
    assert sit_down(host, code, "Anna").status_code == 303
    assert house.banker.table(code).host == "Anna"
    assert host.get(f"/t/{code}/host").status_code == 200 and host.get(f"/t/{code}/seat").status_code == 200
    # Taking the appointment back leaves the host in charge.
    host.get(f"/t/{code}/host")
    assert host.submit(f"/t/{code}/host/take-back").status_code == 303
    assert house.banker.table(code).host is None
    assert host.get(f"/t/{code}/host").status_code == 200


def test_the_first_at_a_table_without_a_host_device_is_host(app, house):
    code = house.banker.make_table("cesta-k-bohatstvi")
    phone = Phone(app)
    assert sit_down(phone, code, "Anna").status_code == 303
    assert house.banker.table(code).host == "Anna"


@pytest.mark.parametrize("name", ["Ján", "Żółć", "Дмитрий", "李小龍",
                                  "محمد", "Anna M.", "O'Hara", "<b>x", "👩a", "a" * 30,
                                  "李" * 30, "e\u0301" * 30, "👩\u200d👩\u200d👧\u200d👦", "👩\u200d🚀" * 9, "🏴\u200d☠\ufe0f", "नमस्ते",
                                  "علی\u200cرضا", "👍🏽"])
def test_names_of_every_script_sit_down(app, name):
    code = lay_table(Phone(app))
    phone = Phone(app, "10.0.0.3")
    assert sit_down(phone, code, name).status_code == 303
    page = phone.get(f"/t/{code}/seat").get_data(as_text=True)
    assert "<b>x" not in page


@pytest.mark.parametrize("name", ["", "   ", "a" * 31, "x" * 10_000, "host", "wall", "table", "bank", "phase", "roll",
                                  "a/b", "a\x00b", "a\u202eb", "Anna", "An\u200dna", "\u200d", "\u200dا", "ا\u200c\u200cب",
                                  "e\u0301" * 31, "李" * 31])
def test_names_that_cannot_be_are_refused_and_kept_in_the_field(evening, name):
    before = evening.table.seq
    phone = Phone(evening.app, "10.0.0.3")
    response = sit_down(phone, evening.code, name)
    assert response.status_code == 409 and 'role="alert"' in phone.html
    assert evening.table.seq == before
    if name == "Anna":
        assert phone.form(f"/t/{evening.code}/join")["name"] == "Anna"


def test_pawn_and_sign_are_taken_over(app, house):
    code = lay_table(Phone(app))
    assert sit_down(Phone(app), code, "Cyril", pawn_color="green", pawn_symbol="moon").status_code == 303
    assert house.banker.table(code).seat("Cyril")["pawn_color"] == "green"
    assert house.banker.table(code).seat("Cyril")["pawn_symbol"] == "moon"


def test_who_was_slower_gets_the_next_free_pawn_unless_they_picked_one(app, house):
    code = lay_table(Phone(app))
    phones = [Phone(app, f"10.0.0.{number}") for number in range(3, 7)]
    for phone in phones:
        phone.get(f"/t/{code}")
    forms = [{**phone.form(f"/t/{code}/join"), "name": name} for phone, name in zip(phones, "ABCD", strict=True)]
    assert {form["f-pawn_color"] for form in forms} == {"red"}
    for phone, form in zip(phones[:3], forms, strict=False):
        assert phone.post(f"/t/{code}/join", form).status_code == 303
    held = [(one["pawn_color"], one["pawn_symbol"]) for one in map(house.banker.table(code).seat, "ABC")]
    assert len({colour for colour, _ in held}) == len({symbol for _, symbol in held}) == 3
    before = house.banker.table(code).seq
    phones[3].get(f"/t/{code}")
    assert phones[3].fill(f"/t/{code}/join", {"name": "D", "f-pawn_color": "red"}).status_code == 409, "a picked one is taken"
    assert house.banker.table(code).seq == before
    # The answer to the second tap was lost: its resend finds the seat that it had got.
    again = Phone(app, "10.0.0.4")
    assert again.post(f"/t/{code}/join", forms[1]).status_code == 303
    assert house.banker.table(code).seq == before and "B" in again.get(f"/t/{code}/seat").get_data(as_text=True)


def test_the_host_seats_people_when_laying_the_table_and_stays_host(app, house):
    phone = Phone(app)
    phone.get(NEW)
    made = phone.fill(NEW, {"n-1": "Ota", "n-3": " Jana  M. ", "host": "runs"})
    assert made.status_code == 303 and made.headers["Location"].endswith("/host")
    table = house.banker.table(house.store.tables()[0].code)
    assert table.seats == ["Ota", "Jana M."] and table.host is None
    assert phone.get(made.headers["Location"]).status_code == 200


@pytest.mark.parametrize("names", [("Ota", "OTA"), ("Ota", "O\u200dta"), ("bank", ""), ("a" * 31, "")])
def test_names_that_cannot_be_lay_no_table(app, house, names):
    phone = Phone(app)
    phone.get(NEW)
    assert phone.fill(NEW, {"n-1": names[0], "n-2": names[1]}).status_code == 409 and 'role="alert"' in phone.html
    assert phone.form(NEW)["n-1"] == names[0] and house.store.tables() == []


def test_what_differs_from_the_box_is_said_to_everybody_who_joins(app, house):
    code = lay_table(Phone(app), six_chain="once")
    phone = Phone(app, "10.0.0.3")
    phone.get(f"/t/{code}")
    assert "A six rolls again: once" in phone.html and "Rounded" not in phone.html


@pytest.mark.parametrize(("said", "name"), [("yes:Our\\:home\nno:Other\n", "Our:home"), ("no:Other\n", None), ("", None)])
def test_the_radios_program_names_the_network(said, name):
    from companion.web.addresses import _named_by
    assert _named_by("nmcli", said) == name


def test_the_page_says_which_network_and_address(app, monkeypatch):
    from companion.web import addresses
    monkeypatch.setenv("COMPANION_NETWORK", "Living room <5>")
    addresses.network_name.cache_clear()
    code = lay_table(Phone(app))
    assert "Living room &lt;5&gt;" in Phone(app).get(f"/t/{code}").get_data(as_text=True)
    monkeypatch.setattr(addresses, "lan_address", lambda: "127.0.0.1")
    assert "in no network" in Phone(app).get(f"/t/{code}").get_data(as_text=True)
    monkeypatch.setattr(addresses, "lan_address", lambda: "10.1.2.3")
    assert "in no network" not in Phone(app).get(f"/t/{code}").get_data(as_text=True)
    addresses.network_name.cache_clear()


def test_two_taps_take_one_seat_on_the_same_phone(app, house):
    code = lay_table(Phone(app))
    phone = Phone(app, "10.0.0.3")
    phone.get(f"/t/{code}")
    form = {**phone.form(f"/t/{code}/join"), "name": "Cyril"}
    for _ in range(2):
        assert Phone.post(phone, f"/t/{code}/join", form).status_code in (303,)
        phone.client.delete_cookie(f"table_{code}")
    assert house.banker.table(code).seats == ["Cyril"]
    assert len([row for row in house.store.devices(code) if row.seat == "Cyril"]) == 1


def test_seats_join_before_the_game_begins(evening):
    phone = Phone(evening.app, "10.0.0.3")
    phone.get(f"/t/{evening.code}")
    form = {**phone.form(f"/t/{evening.code}/join"), "name": "Cyril"}
    evening.begin()
    assert phone.post(f"/t/{evening.code}/join", form).status_code == 409
    assert f"/t/{evening.code}/join" not in Forms(phone.html).found and "The game has begun" in phone.html


def test_the_same_browser_finds_its_tables_again(evening):
    evening.bara.get("/")
    assert f'href="/t/{evening.code}/seat"' in evening.bara.html
    stranger = Phone(evening.app, "10.0.0.7")
    stranger.get("/")
    assert f"/t/{evening.code}" not in stranger.html


def test_a_typed_code_leads_to_the_table(evening):
    phone = Phone(evening.app)
    phone.get("/")
    assert phone.submit("/find", code=f" {evening.code.lower()} ").headers["Location"] == f"/t/{evening.code}"
    phone.get("/")
    assert phone.submit("/find", code="../etc").status_code == 404


def test_codes_cannot_be_tried_out(evening):
    now = [1000.0]
    evening.house.guesses = Guesses(evening.house.store, lambda: now[0])
    guesser = Phone(evening.app, "10.6.6.6")
    for number in range(10):
        assert guesser.get(f"/t/WRONG{number}").status_code == 404
    blocked = guesser.get(f"/t/{evening.code}")
    assert blocked.status_code == 429 and int(blocked.headers["Retry-After"]) > 30, "right codes are not told either"
    assert guesser.get(f"/api/tables/{evening.code}/state").status_code == 429
    assert evening.bara.get(f"/t/{evening.code}/seat").status_code == 200, "who sits at a table is not held up"
    now[0] += 61
    assert guesser.get(f"/t/{evening.code}").status_code == 200
    assert guesser.get("/t/WRONG").status_code == 404
    now[0] += 61
    assert guesser.get(f"/t/{evening.code}").status_code == 429, "the delay grows"


def test_a_restart_forgives_nobody(tmp_path):
    app = create_app(tmp_path, testing=True)
    phone = Phone(app, "10.6.6.6")
    for number in range(10):
        phone.get(f"/t/WRONG{number}")
    app.extensions["companion"].store.close()
    again = create_app(tmp_path, testing=True)
    assert Phone(again, "10.6.6.6").get("/t/WRONG").status_code == 429
    again.extensions["companion"].store.close()


def test_a_phone_keeps_its_seat_over_a_restart(tmp_path):
    app = create_app(tmp_path, testing=True)
    phone = Phone(app)
    code = lay_table(phone)
    sit_down(phone, code, "Anna")
    cookie = phone.client.get_cookie(f"table_{code}").value
    app.extensions["companion"].store.close()
    again = create_app(tmp_path, testing=True)
    client = again.test_client()
    client.set_cookie(f"table_{code}", cookie)
    assert client.get(f"/t/{code}/seat").status_code == 200
    again.extensions["companion"].store.close()


def test_addresses_of_one_network_count_as_one():
    from companion.web.limits import address_key
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:3::1") != address_key("2001:db8:1:2::1")
    assert address_key("192.168.1.4") != address_key("192.168.1.5")


def test_tables_are_not_laid_by_the_hundred(app, house):
    house.makes = Pace(3, 600)
    phone = Phone(app)
    for _ in range(3):
        lay_table(phone)
    phone.get(NEW)
    response = phone.fill(NEW, {})
    assert response.status_code == 429 and response.headers["Retry-After"]
    assert len(house.store.tables()) == 3


# -- language ------------------------------------------------------------------------------------------

def test_each_phone_has_its_language(evening):
    evening.bara.get(f"/t/{evening.code}/seat")
    assert '<html lang="en">' in evening.bara.html
    evening.bara.submit("/language", language="cs")
    evening.bara.get(f"/t/{evening.code}/seat")
    assert '<html lang="cs">' in evening.bara.html and "Namiřte" in evening.bara.get(f"/t/{evening.code}/wall").get_data(True)
    evening.anna.get(f"/t/{evening.code}/seat")
    assert '<html lang="en">' in evening.anna.html


def test_the_browsers_language_is_the_first_guess(app):
    assert '<html lang="cs">' in Phone(app, language="cs-CZ,cs;q=0.9").get("/").get_data(as_text=True)
    assert '<html lang="en">' in Phone(app, language="xx").get("/").get_data(as_text=True)


@pytest.mark.parametrize(("wished", "found"), [
    ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"), ("pt-PT,pt;q=0.8,en;q=0.5", "pt-BR"), ("pt", "pt-BR"), ("xx,en-GB;q=0.7,cs;q=0.3", "en"),
    ("cs-CZ,en;q=0.9", "cs"), ("cs;q=0,en", "en"), ("*", "en"), ("", "en")])
def test_what_the_browser_wishes_first_is_taken_if_anybody_speaks_it(app, wished, found):
    assert f'<html lang="{found}">' in Phone(app, language=wished).get("/").get_data(as_text=True)


def test_a_phone_keeps_its_language_at_a_table_whose_game_lacks_it(evening):
    evening.bara.submit("/language", language="pt-BR")
    evening.bara.get(f"/t/{evening.code}/seat")
    assert '<html lang="pt-BR">' in evening.bara.html
    assert "Extrato" in evening.bara.html and re.search(r"\w+ \((?:[A-ZÁ-Ž][a-zá-ž]+ ?)+\)", evening.bara.html)
    for language in ("en", "cs", "pt-BR"):
        assert f'name="language" value="{language}"' in evening.bara.html


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "/a\nb", ""])
def test_changing_the_language_leads_to_our_pages_only(app, back):
    phone = Phone(app)
    phone.get("/")
    assert phone.submit("/language", language="cs", back=back).headers["Location"] == "/"


# -- other phones and screens ----------------------------------------------------------------------------

def grant_of(phone: Phone, code: str) -> str:
    phone.get(f"/t/{code}/seat")
    phone.submit(f"/t/{code}/seat/link")
    return re.search(r"(/g/[\w-]+)", phone.html).group(1)


def test_a_personal_link_brings_the_seat_to_another_phone_once(evening):
    path = grant_of(evening.bara, evening.code)
    assert len(path) >= 3 + 22
    other, third = Phone(evening.app, "10.0.0.8"), Phone(evening.app, "10.0.0.9")
    assert other.get(path).status_code == 200 and third.get(path).status_code == 200, "looking uses nothing up"
    assert other.submit(path).status_code == 303
    assert "Bára" in other.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    assert third.submit(path).status_code == 404
    assert third.get(f"/t/{evening.code}/seat").status_code == 403
    assert evening.bara.get(f"/t/{evening.code}/seat").status_code == 403, "the seat has moved"
    assert "Bára is played on another phone now" in evening.bara.html
    evening.bara.get(f"/t/{evening.code}")
    assert "Bára is played on another phone now" in evening.bara.html
    # and back again
    back = grant_of(other, evening.code)
    evening.bara.get(back)
    assert evening.bara.submit(back).status_code == 303
    assert evening.bara.get(f"/t/{evening.code}/seat").status_code == 200
    assert other.get(f"/t/{evening.code}/seat").status_code == 403


def test_the_hosts_seat_moves_with_the_host(evening):
    path, other = grant_of(evening.anna, evening.code), Phone(evening.app, "10.0.0.8")
    other.get(path)
    assert other.submit(path).status_code == 303
    assert other.get(f"/t/{evening.code}/host").status_code == 200
    assert evening.anna.get(f"/t/{evening.code}/host").status_code == 403


def test_a_phone_that_was_sent_away_hears_what_to_do(evening):
    evening.anna.get(f"/t/{evening.code}/host/phones")
    evening.anna.submit(f"/t/{evening.code}/host/free/2")
    assert evening.bara.get(f"/t/{evening.code}/seat").status_code == 403
    assert "ask the host for the seat" in evening.bara.html


def test_a_grant_is_no_cookie(evening):
    token = grant_of(evening.bara, evening.code).rsplit("/", 1)[1]
    thief = Phone(evening.app, "10.0.0.8")
    thief.client.set_cookie(f"table_{evening.code}", token)
    assert thief.get(f"/t/{evening.code}/seat").status_code == 403


def test_a_screen_is_let_in_by_the_host(evening):
    code = evening.code
    screen = Phone(evening.app, "10.0.0.5")
    screen.get(f"/t/{code}/screen")
    assert screen.submit(f"/t/{code}/screen").status_code == 303
    screen.get(f"/t/{code}/screen")
    number = re.search(r'screen-number code">(\d{4})<', screen.html).group(1)
    assert screen.get(f"/t/{code}/wall").status_code == 403
    evening.anna.get(f"/t/{code}/host/phones")
    assert number in evening.anna.html
    evening.anna.submit(f"/t/{code}/host/screen", number=number)
    assert screen.get(f"/t/{code}/screen").headers["Location"] == f"/t/{code}/wall"
    assert screen.get(f"/t/{code}/wall").status_code == 200
    assert screen.get(f"/t/{code}/seat").status_code == 403
    evening.anna.get(f"/t/{code}/host/phones")
    evening.anna.submit(f"/t/{code}/host/screen", out="1")
    assert screen.get(f"/t/{code}/wall").status_code == 403


def test_the_join_code_is_one_path_and_holds_the_numeric_address(evening):
    response = evening.anna.get(f"/t/{evening.code}/join.svg")
    svg = response.get_data(as_text=True)
    assert response.mimetype == "image/svg+xml" and svg.count("<path") == 1
    evening.anna.get(f"/t/{evening.code}")
    address = re.search(r'class="address" href="([^"]+)"', evening.anna.html).group(1)
    assert re.fullmatch(rf"http://[\d.]+/t/{evening.code}", address)


def test_old_grants_are_worth_nothing(evening, monkeypatch):
    from datetime import timedelta

    from companion.web import grants
    path = grant_of(evening.bara, evening.code)
    monkeypatch.setattr(grants, "GOOD_FOR", timedelta(seconds=-1))
    assert Phone(evening.app, "10.0.0.8").get(path).status_code == 404
