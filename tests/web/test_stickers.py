"""Laws of a card's sticker: it opens the form the card is for at the phone's own table, and says what keeps it from that."""

import re

import pytest

from companion.printing.stickers import LENGTH, code_of_card, find_card
from tests.web.phone import Phone, lay_table, sit_down
from tests.web.test_tickets import HOST, links, read

SLUG = "cesta-k-bohatstvi"
BAKERY = {"kind": "business", "price": 30_000, "cashflow": 2_000}
NEXT_DOOR = {"kind": "business", "price": 45_000, "cashflow": 3_000}


def path(key="Pekárna", kind="business") -> str:
    return f"/C/{code_of_card(SLUG, kind, key)}"


def teach(house, code, key, card):
    house.banker.take(code, HOST, "teach", {"path": f'cards."{key}"', "value": card})


def move(evening, seat):
    """The seat rolls and lands where it may use a card."""
    evening.host("roll_move", {}, seat=seat)
    evening.host("report_roll", {"faces": [3]})
    evening.host("land", {"square": "action"}, seat=seat)


@pytest.fixture
def scene(evening):
    """Anna may use a card action now, and the library knows a bakery."""
    teach(evening.house, evening.code, "Pekárna", BAKERY)
    teach(evening.house, evening.code, "Kavárna", NEXT_DOOR)
    evening.begin()
    move(evening, "Anna")
    return evening


def test_a_scan_opens_the_form_with_the_card_and_the_booking_goes_through(scene):
    anna, code = scene.anna, scene.code
    answer = anna.get(path())
    assert answer.status_code == 302 and anna.get(path().lower()).headers["Location"] == answer.headers["Location"]
    anna.get(answer.headers["Location"])
    action = f"/t/{code}/seat/do/buy_business"
    form = anna.form(action)
    assert form["p-card"] == "Pekárna" and form["p-card.business.price"] == "30000"
    assert anna.submit(action).status_code == 303
    assert scene.table.rows("Anna", "businesses")[0]["name"] == "Pekárna" and scene.table.cash("Anna") == 30_000


def test_whoever_scans_gets_only_what_is_open_to_them(scene):
    told = read(scene.bara, path())
    assert "Pekárna" in told and "Buy" in told and links(scene.bara) == [], "it is Anna's turn"


def test_a_scan_books_nothing(scene):
    seq = scene.table.seq
    scene.anna.get(path())
    read(scene.bara, path())
    assert scene.table.seq == seq


def test_the_host_scans_for_whoever_is_in_turn_and_has_no_phone(scene):
    for row in scene.house.store.devices(scene.code):
        if row.seat == "Bára":
            scene.house.store.drop_device(row.token_hash)
    scene.host("move_on", {"to": "Bára"})
    move(scene, "Bára")
    assert scene.anna.get(path()).headers["Location"].startswith(f"/t/{scene.code}/host/as/2/do/buy_business")


def test_a_phone_without_a_table_is_told_how_to_join(app, scene):
    stranger = Phone(app, "10.0.0.9")
    told = read(stranger, path())
    assert "Pekárna" in told and "Join a table" in told and scene.code not in stranger.html and links(stranger) == []


def test_a_phone_at_several_tables_chooses(app, scene):
    anna = scene.anna
    other = lay_table(anna)
    told = read(anna, path())
    assert scene.code in told and other in told
    assert anna.get(f"{path()}?at={scene.code}").headers["Location"].startswith(f"/t/{scene.code}/seat/do/buy_business")
    assert "Pekárna" in read(anna, f"{path()}?at={other}")


def test_a_table_that_has_ended_or_is_of_another_game_is_not_asked_about(app, scene):
    anna = scene.anna
    lay_table(anna, "jogo-da-vida")
    ended = lay_table(anna)
    scene.house.banker.take(ended, HOST, "close_table", {})
    assert anna.get(path()).status_code == 302


def test_a_card_that_is_not_in_the_library_any_more_says_so(app, scene):
    cards = {key: card for key, card in scene.table.data["cards"].items() if key != "Pekárna"}
    scene.host("teach", {"path": "cards", "value": cards})
    for phone in (scene.anna, Phone(app, "10.0.0.9")):
        told = read(phone, path())
        assert "Not in the library" in told and links(phone) == []


def test_a_card_taught_after_the_table_was_laid_says_so(app, scene):
    elsewhere = lay_table(Phone(app, "10.0.0.7"))
    teach(scene.house, elsewhere, "Mlékárna", BAKERY)
    assert "only since this table was laid" in read(scene.anna, path("Mlékárna"))


def test_a_sticker_of_no_box_here_says_so(app):
    phone = Phone(app, "10.0.0.9")
    for wrong in ("/C/", "/C/x", "/C/" + "A" * LENGTH, "/C/" + "á" * LENGTH, path() + "A", path()[:-1]):
        assert phone.get(wrong).status_code == 404, wrong
    assert "belongs to no box here" in phone.html or "Unknown" in phone.html


def test_a_code_is_of_the_name_and_the_kind_whatever_the_capitals():
    one = code_of_card(SLUG, "business", "Pekárna  U Anny")
    assert one == code_of_card(SLUG, "business", "PEKÁRNA u anny") and len(one) == LENGTH and re.fullmatch("[A-Z2-7]+", one)
    assert len({one, code_of_card(SLUG, "flat", "Pekárna U Anny"), code_of_card("other", "business", "Pekárna U Anny"),
                code_of_card(SLUG, "business", "Pekárna U Anna")}) == 4
    library = {"Pekárna U Anny": BAKERY}
    assert find_card(one.lower(), SLUG, library) == "Pekárna U Anny" and find_card(one, "other", library) is None
    assert find_card(one, SLUG, {"Pekárna U Anny": {**BAKERY, "price": 99}}) == "Pekárna U Anny", "what it costs is no part of it"


def test_the_host_prints_them_from_the_cards_page(scene):
    anna = scene.anna
    anna.get(f"/t/{scene.code}/host/taught/cards")
    assert f"/t/{scene.code}/print" in anna.html
    anna.html = anna.html.replace('name="print" value="card_stickers:0:"', "")
    assert anna.submit(f"/t/{scene.code}/print", print="card_stickers:0:").status_code == 303
    scene.bara.get(f"/t/{scene.code}/print")
    assert "card_stickers" not in scene.bara.html, "the library is the host's"
