"""Laws of the demo: it plays by itself, leaves no trace, and no way leads from it to a real table or back."""

import re

import pytest

from companion.web import demo
from tests.web.phone import ORIGIN, Forms, Phone, lay_table, sit_down

SLUG = "cesta-k-bohatstvi"


@pytest.fixture
def clock(house):
    """The demo of Cesta on a clock of the test's own: clock[0] is the time in seconds."""
    now = [0.0]
    house.demos[SLUG] = demo.Evening(house.find_game(SLUG), lambda: now[0])
    return now


def played(house) -> int:
    return len(house.demos[SLUG].look()[1])


def test_the_start_page_leads_to_the_demo(app):
    phone = Phone(app)
    phone.get("/")
    assert f'href="/demo/{SLUG}"' in phone.html
    assert phone.get(f"/demo/{SLUG}").status_code == 200 and "Demo" in phone.html


def test_every_demo_of_every_game_plays_to_its_end(house):
    from companion.engine.scenario import read
    from companion.play import BankerDesk
    from companion.engine.stage import play
    for game in house.games():
        if "demo" in game.toml:
            desk = BankerDesk()
            play(read(game.folder / game.toml["demo"]), desk)
            assert len(desk.entries()) > 40, "long enough to look at"
            desk.close()


def test_it_goes_on_while_somebody_looks_and_waits_while_nobody_does(house, clock):
    start = played(house)
    clock[0] += demo.PACE
    assert played(house) == start + 1
    clock[0] += 3 * demo.PACE
    assert played(house) == start + 4
    clock[0] += 1000 * demo.PACE
    assert played(house) == start + 5, "it waited"


def test_it_begins_anew_after_its_end(house, clock):
    seen = [played(house)]
    for _ in range(200):
        clock[0] += demo.PACE
        seen.append(played(house))
    again = next(at for at in range(1, len(seen)) if seen[at] < seen[at - 1])
    assert max(seen) == seen[again - 1] and house.demos[SLUG].runs > 1


def test_wall_and_every_seat_can_be_looked_at_at_every_step(app, house, clock):
    phone = Phone(app)
    for _ in range(130):
        clock[0] += demo.PACE
        for path in ("", "/1", "/2", "/3") if _ % 13 == 0 else ("/1",):
            assert phone.get(f"/demo/{SLUG}{path}").status_code == 200, path
    assert phone.get(f"/demo/{SLUG}/4").status_code == 404
    assert phone.get("/demo/no-such-game").status_code == 404


@pytest.mark.parametrize("path", ["", "/1", "/1?live=1"])
def test_nothing_of_it_can_be_tapped(app, house, clock, path):
    clock[0] += 12 * demo.PACE
    html = Phone(app).get(f"/demo/{SLUG}{path}").get_data(as_text=True)
    assert not re.search(r'"/(t|api)/', html), "no way leads to a table"
    buttons = re.findall(r"<button[^>]*>", html)
    assert all("disabled" in one or 'name="language"' in one for one in buttons)
    assert set(Forms(html).found) <= {"", "/language"}
    assert "data-stream" not in html and "data-outbox" not in html


def test_posts_go_nowhere(app, house, clock):
    phone = Phone(app)
    before = played(house)
    for path in ("", "/1", "/1/do/end_turn", "/1/roll"):
        assert phone.post(f"/demo/{SLUG}{path}", {"ticket": "0" * 64}, headers=ORIGIN).status_code in (404, 405)
    assert played(house) == before


def test_it_leaves_no_trace_in_the_books(app, house, clock):
    phone = Phone(app)
    for _ in range(5):
        clock[0] += demo.PACE
        phone.get(f"/demo/{SLUG}")
        phone.get(f"/demo/{SLUG}/2")
    assert house.store.tables() == [] and house.hub.streams == 0 and not phone.client.get_cookie("table_Demo")


def test_no_route_of_a_real_table_reaches_it(app, house, clock):
    Phone(app).get(f"/demo/{SLUG}")
    for path in ("", "/seat", "/wall", "/host"):
        assert Phone(app, "10.3.3.3").get(f"/t/{demo.CODE}{path}").status_code == 404
    assert Phone(app, "10.3.3.4").get(f"/api/tables/{demo.CODE}/state").status_code == 404


def test_no_real_table_can_have_its_code(app, house):
    from companion.web.visit import looks_like_a_code
    assert not looks_like_a_code(demo.CODE)
    phone = Phone(app)
    code = lay_table(phone)
    assert sit_down(phone, code, "Anna").status_code == 303
    html = phone.get(f"/demo/{SLUG}/1").get_data(as_text=True)
    assert "Anna" not in html and code not in html and "data-stream" not in html
