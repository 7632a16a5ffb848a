"""Laws of the shared screen: what stands on it, what never does, and how an evening ends on it."""

import re
from html.parser import HTMLParser

import pytest

from companion.web.tickets import hash_of
from tests.web.conftest import Evening
from tests.web.phone import Phone, lay_table


def screen(evening, language: str = "en") -> Phone:
    """A television that was let in."""
    token = f"wall-{language}"
    evening.house.store.add_device(hash_of(token), evening.code, None, "wall", language)
    wall = Phone(evening.app, "10.0.0.7", language)
    wall.client.set_cookie(f"table_{evening.code}", token)
    return wall


def shown(evening, wall: Phone) -> str:
    """The words on the screen, without its pictures' paths."""
    assert wall.get(f"/t/{evening.code}/wall").status_code == 200
    return text_of(wall.html)


class Text(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name == "aria-label"]

    def handle_data(self, data):
        self.found.append(data)


def text_of(html: str) -> str:
    return re.sub(r"\s+", " ", " ".join(Text(html).found))


@pytest.fixture
def private(app):
    """An evening whose books are private."""
    evening = Evening(app)
    evening.host("set_option", {"option": "books_visibility", "value": "private"})
    return evening


# -- while people sit down -------------------------------------------------------------------------------

def test_before_the_first_turn_the_code_is_the_main_thing(evening):
    wall = screen(evening)
    text = shown(evening, wall)
    assert 'class="wall-grid gathering' in wall.html and f"/t/{evening.code}" in text and evening.code in text
    assert "Anna" in text and "Bára" in text and "<table" not in wall.html
    evening.begin()
    text = shown(evening, wall)
    assert "gathering" not in wall.html and "<table" in wall.html and f"/t/{evening.code}" in text


# -- while the evening goes on ------------------------------------------------------------------------------

def test_whose_turn_the_roll_and_the_prices_stand_on_the_screen(evening):
    evening.begin()
    wall = screen(evening)
    assert "700 Kč" in shown(evening, wall) and "25.000 Kč" in text_of(wall.html)
    evening.house.banker.take(evening.code, {"role": "seat", "seat": "Anna", "device": None}, "roll_move", {"dice": 1})
    text = shown(evening, wall)
    assert "the move" in text and wall.html.count('class="die open"') == 1


def test_what_fell_stands_large_until_something_else_is_booked(evening):
    def fallen() -> list[str]:
        evening.bara.get(f"/t/{evening.code}/wall")
        return re.findall(r'#die-(\d)', evening.bara.html.partition('fallen')[2].partition("</div>")[0])
    evening.begin()
    seat = evening.table.current
    evening.host("roll_move", {}, seat)
    assert fallen() == []
    evening.host("report_roll", {"faces": [4]}, seat)
    assert fallen() == ["4"]
    evening.host("reverse", {})
    assert fallen() == [], "it was taken back"


def test_a_window_says_until_when_and_who_has_not_answered(evening):
    evening.begin()
    anna = {"role": "seat", "seat": "Anna", "device": None}
    evening.house.banker.take(evening.code, anna, "land", {"square": "action"})
    evening.house.banker.take(evening.code, anna, "buy_shares", {"count": 3})
    wall = screen(evening)
    text = shown(evening, wall)
    assert "Anna buys shares at 700 Kč. Join in until Anna closes the window. waiting for Bára" in text
    evening.host("decline_window", {}, seat="Bára")
    assert "waiting for" not in shown(evening, wall)
    evening.house.banker.take(evening.code, anna, "close_window", {})
    assert "Anna rolls the new price" in shown(evening, wall)


def test_a_small_curve_says_in_words_what_it_shows(evening):
    evening.begin()
    for cash in (90_000, 84_000):
        evening.host("adjust", {"seat": "Bára", "path": "cash", "value": cash})
    wall = screen(evening)
    assert "Bára: from 0 Kč to 84.000 Kč, highest 90.000 Kč" in shown(evening, wall)
    evening.host("reverse", {})
    assert "Bára: from 0 Kč to 90.000 Kč, highest 90.000 Kč" in shown(evening, wall)
    czech = screen(evening, "cs")
    assert "Bára: od 0 Kč do 90.000 Kč, nejvíce 90.000 Kč" in shown(evening, czech)


def test_the_screen_asks_for_no_touch_and_follows_without_script(evening):
    evening.begin()
    wall = screen(evening)
    wall.get(f"/t/{evening.code}/wall")
    main = wall.html[wall.html.index("<main"):]
    assert not re.search("<(a|form|button|input|select|details)[ >]", main)
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in wall.html
    assert "style=" not in wall.html


def test_names_are_text_in_the_pictures_too(app):
    evening = Evening(app)
    evil = "<b>&\"'<b>"
    evening.host("join", {"name": evil})
    evening.host("adjust", {"seat": evil, "path": "cash", "value": 5})
    evening.host("close_table", {})
    wall = screen(evening)
    assert evil in shown(evening, wall) and "<b>&" not in wall.html and wall.html.count('<svg class="curve"') == 1


# -- what it never shows ----------------------------------------------------------------------------------------

def test_private_books_are_on_no_screen_and_in_no_curve(private):
    private.begin(cash=61_237)
    private.host("adjust", {"seat": "Bára", "path": "cash", "value": 77_777})
    wall = screen(private)
    for _ in range(2):
        for page in (shown(private, wall), wall.get(f"/t/{private.code}").get_data(as_text=True),
                     wall.get(f"/t/{private.code}/wall?live=1").get_data(as_text=True)):
            assert not any(secret in page.replace(".", "") for secret in ("61237", "77777"))
        for path in ("wall", "", "seat"):
            private.anna.get(f"/t/{private.code}/{path}".rstrip("/"))
            assert "77.777" not in private.anna.html, path
        private.host("close_table", {}) if not private.table.state["closed"] else None
    assert "Game over" in shown(private, wall)


def test_a_host_who_plays_reads_no_more_on_the_wall_than_everybody(private):
    private.begin(cash=61_237)
    assert "61.237" in private.anna.get(f"/t/{private.code}/seat").get_data(as_text=True)
    assert "61.237" not in shown(private, private.anna), "a screen may stand where everybody looks"


# -- the end ----------------------------------------------------------------------------------------------------

def test_at_the_end_places_and_the_curve_stand_everywhere(evening):
    evening.begin()
    evening.host("adjust", {"seat": "Anna", "path": "cash", "value": 80_000})
    wall = screen(evening)
    for place in ("wall", "seat", "host", ""):
        evening.anna.get(f"/t/{evening.code}/{place}".rstrip("/"))
        assert 'class="standings"' not in evening.anna.html, place
    evening.host("adjust", {"seat": "Bára", "path": "finish_place", "value": 1})
    evening.host("close_table", {})
    for phone, place in ((wall, "wall"), (evening.anna, "seat"), (evening.anna, "host"), (evening.bara, ""), (evening.anna, "wall")):
        phone.get(f"/t/{evening.code}/{place}".rstrip("/"))
        ending = phone.html[phone.html.index('class="standings"'):]
        text = text_of(ending)
        assert text.index("Bára") < text.index("Anna") and "1." in text[:text.index("Bára")], place
        assert ending.count('<svg class="curve"') == 1 and "Anna: from 0 Kč to 80.000 Kč" in text
    stranger = Phone(evening.app, "10.0.0.8")
    stranger.get(f"/t/{evening.code}")
    assert 'class="standings"' not in stranger.html, "the short code opens the lobby and nothing else"


def test_a_closing_taken_back_takes_the_places_away(evening):
    evening.begin()
    evening.host("close_table", {})
    wall = screen(evening)
    assert "Game over" in shown(evening, wall)
    evening.host("reverse", {})
    assert "Game over" not in shown(evening, wall) and "<table" in wall.html


def test_a_table_closed_before_anything_happened_has_an_end_too(app):
    host = Phone(app, "10.0.0.1")
    code = lay_table(host)
    app.extensions["companion"].banker.take(code, {"role": "host", "seat": None, "device": None}, "close_table", {})
    host.get(f"/t/{code}/wall")
    assert "Game over" in host.html and '<svg class="curve"' not in host.html


# -- what is remembered ------------------------------------------------------------------------------------------

def test_a_forgotten_table_takes_its_curve_along(evening):
    evening.begin()
    wall, banker = screen(evening), evening.house.banker
    before = shown(evening, wall)
    kept = banker.beside(evening.code, "curve", None)
    shown(evening, wall)
    assert banker.beside(evening.code, "curve", None) is kept
    banker.forget(evening.code)
    assert shown(evening, wall) == before
    assert banker.beside(evening.code, "curve", None) is not kept
