"""Laws of the rematch: the same people on the same seats, and nobody else."""

import re

import pytest

from companion.web.tickets import mint
from tests.web.phone import Phone


@pytest.fixture
def over(evening):
    """The evening is closed; Anna is host."""
    evening.host("set_option", {"option": "six_chain", "value": "once"})
    evening.begin()
    evening.host("close_table", {})
    return evening


def rematch(evening) -> str:
    evening.anna.get(f"/t/{evening.code}/host")
    made = evening.anna.submit(f"/t/{evening.code}/rematch")
    assert made.status_code == 303, evening.anna.html
    return re.search(r"/t/(\w+)/", made.headers["Location"]).group(1)


def sit(phone, code: str):
    """The one tap, with a ticket of this phone's own page where it has one."""
    device = phone.client.get_cookie(f"table_{code}")
    from companion.web.tickets import hash_of
    key = phone.client.application.extensions["companion"].key
    return phone.post(f"/t/{code}/rematch/sit", {"ticket": mint(key, hash_of(device.value) if device else "")})


def test_a_rematch_has_the_same_people_pawns_rules_and_host(over):
    new = rematch(over)
    old, table = over.table, over.house.banker.table(new)
    assert new != over.code and table.phase == "setup" and table.host == "Anna"
    assert table.seats == old.seats and table.options == old.options
    for seat in table.seats:
        for name in ("pawn_color", "pawn_symbol"):
            assert table.seat(seat)[name] == old.seat(seat)[name]
    assert over.anna.get(f"/t/{new}/host").status_code == 200
    assert "Anna" in over.anna.get(f"/t/{new}/seat").get_data(as_text=True)


def test_every_page_of_the_old_table_offers_it_and_one_tap_sits_down(over):
    assert "Rematch" not in over.bara.get(f"/t/{over.code}/seat").get_data(as_text=True), "not before it is laid"
    new = rematch(over)
    for path in (f"/t/{over.code}/seat", f"/t/{over.code}", f"/t/{over.code}/seat/statement"):
        assert f"Rematch at {new}" in over.bara.get(path).get_data(as_text=True)
    made = over.bara.submit(f"/t/{over.code}/rematch/sit")
    assert made.headers["Location"] == f"/t/{new}/seat"
    assert "Bára" in over.bara.get(f"/t/{new}/seat").get_data(as_text=True)
    assert over.bara.get(f"/t/{new}/host").status_code == 403


def test_two_taps_lay_one_table_and_make_one_device(over):
    over.anna.get(f"/t/{over.code}/host")
    form = over.anna.form(f"/t/{over.code}/rematch")
    new = rematch(over)
    assert over.anna.post(f"/t/{over.code}/rematch", form).headers["Location"].startswith(f"/t/{new}/")
    for _ in range(3):
        assert sit(over.bara, over.code).status_code == 303
    assert sorted(row.seat for row in over.house.store.devices(new)) == ["Anna", "Bára"]
    assert len(over.house.store.tables()) == 2


def test_a_table_that_goes_on_has_no_rematch(evening):
    evening.begin()
    evening.anna.get(f"/t/{evening.code}/host")
    assert f"/t/{evening.code}/rematch" not in evening.anna.html
    from companion.web.tickets import hash_of
    ticket = mint(evening.house.key, hash_of(evening.anna.client.get_cookie(f"table_{evening.code}").value))
    assert evening.anna.post(f"/t/{evening.code}/rematch", {"ticket": ticket}).status_code == 409
    assert len(evening.house.store.tables()) == 1


def test_only_the_host_lays_it(over):
    from companion.web.tickets import hash_of
    ticket = mint(over.house.key, hash_of(over.bara.client.get_cookie(f"table_{over.code}").value))
    assert over.bara.post(f"/t/{over.code}/rematch", {"ticket": ticket}).status_code == 403
    assert Phone(over.app).post(f"/t/{over.code}/rematch", {"ticket": mint(over.house.key)}).status_code == 403
    assert len(over.house.store.tables()) == 1


def test_strangers_and_waiting_screens_get_no_seat(over):
    new = rematch(over)
    stranger = Phone(over.app, "10.0.0.8")
    assert sit(stranger, over.code).status_code == 403
    stranger.get(f"/t/{over.code}/screen")
    stranger.submit(f"/t/{over.code}/screen")
    assert sit(stranger, over.code).status_code == 403
    assert stranger.get(f"/t/{over.code}/rematch/wall").status_code == 403
    assert f"Rematch at {new}" not in stranger.get(f"/t/{over.code}").get_data(as_text=True)
    assert stranger.get(f"/t/{new}/seat").status_code == 403


def test_nobody_names_the_seat_they_get(over):
    new = rematch(over)
    over.bara.get(f"/t/{over.code}/seat")
    over.bara.submit(f"/t/{over.code}/rematch/sit", seat="Anna", role="host", name="Anna")
    assert sorted((row.seat, row.role) for row in over.house.store.devices(new)) == [("Anna", "host"), ("Bára", "seat")]
    # The old cookie is no cookie of the new table.
    thief = Phone(over.app, "10.0.0.8")
    thief.client.set_cookie(f"table_{new}", over.bara.client.get_cookie(f"table_{over.code}").value)
    assert thief.get(f"/t/{new}/seat").status_code == 403


def test_a_phone_that_was_sent_away_from_the_old_table_does_not_come_along(over):
    over.anna.get(f"/t/{over.code}/host/phones")
    over.anna.submit(f"/t/{over.code}/host/free/2")
    new = rematch(over)
    assert sit(over.bara, over.code).status_code == 403
    assert [row.seat for row in over.house.store.devices(new)] == ["Anna"]


def test_a_phone_that_was_sent_away_from_the_new_table_does_not_slip_in_again(over):
    new = rematch(over)
    assert sit(over.bara, over.code).status_code == 303
    over.anna.get(f"/t/{new}/host/phones")
    over.anna.submit(f"/t/{new}/host/free/2")
    assert sit(over.bara, over.code).status_code == 403
    assert over.bara.get(f"/t/{new}/seat").status_code == 403
    assert "Rematch" not in over.bara.get(f"/t/{over.code}/seat").get_data(as_text=True)


def test_a_shared_screen_goes_along_by_itself(over):
    screen = Phone(over.app, "10.0.0.5")
    screen.get(f"/t/{over.code}/screen")
    screen.submit(f"/t/{over.code}/screen")
    number = re.search(r'screen-number code">(\d{4})<', screen.get(f"/t/{over.code}/screen").get_data(as_text=True)).group(1)
    over.anna.get(f"/t/{over.code}/host/phones")
    over.anna.submit(f"/t/{over.code}/host/screen", number=number)
    assert screen.get(f"/t/{over.code}/wall").status_code == 200
    new = rematch(over)
    assert screen.get(f"/t/{over.code}/wall?live=1").status_code == 404, "the script then loads the whole page"
    assert screen.get(f"/t/{over.code}/wall", follow_redirects=True).request.path == f"/t/{new}/wall"
    assert screen.get(f"/t/{new}/wall").status_code == 200 and screen.get(f"/t/{new}/seat").status_code == 403
    assert over.bara.get(f"/t/{over.code}/rematch/wall").status_code == 403, "a seat sits down with a tap"


def test_a_host_without_a_seat_runs_the_rematch_without_one(app, house):
    from tests.web.phone import lay_table, sit_down
    host, guest = Phone(app), Phone(app, "10.0.0.3")
    code = lay_table(host)
    sit_down(guest, code, "Bára")
    house.banker.take(code, {"role": "host", "seat": None, "device": None}, "close_table", {})
    host.get(f"/t/{code}/host")
    new = host.submit(f"/t/{code}/rematch").headers["Location"].split("/")[2]
    assert house.banker.table(new).host is None and host.get(f"/t/{new}/host").status_code == 200
    sit(guest, code)
    assert guest.get(f"/t/{new}/seat").status_code == 200 and guest.get(f"/t/{new}/host").status_code == 403
