"""The shared screen in a real browser: it follows without a touch and has room for everything."""

import re

import pytest

from companion import create_app
from companion.catalogue import find
from companion.web.tickets import hash_of
from tests.browser.conftest import Server, free_port

pytestmark = pytest.mark.browser

HOST = {"role": "host", "seat": None, "device": None}
THREE = ["Anna", "Bára", "Cyril"]
WIDE = ["W" * 30, "M" * 29 + "2", *("Ž" * 28 + f"W{n}" for n in range(3, 9))]
# What sticks out of the screen, or out of its own part of it.
OUTSIDE = """() => [...document.querySelectorAll("main section, main table, main tr, main li, main td, main th, main dd, main p, main svg")]
  .filter(e => !e.closest(".off, .clip, .what, thead") && !e.parentNode.closest("svg"))
  .map(e => [e, e.getBoundingClientRect(), e.closest(".wall-grid > section").getBoundingClientRect()])
  .filter(([e, box, part]) => box.width > 1 && box.height > 1 && (box.right > innerWidth + 1 || box.right > part.right + 1
     || (innerWidth >= 960 && (box.bottom > innerHeight + 1 || box.bottom > part.bottom + 1))))
  .map(([e, box]) => `${e.tagName}.${e.getAttribute("class")} ${Math.round(box.right)},${Math.round(box.bottom)} ${e.textContent.trim().slice(0, 30)}`)"""
SCROLLS = "() => [document.documentElement.scrollWidth - innerWidth, innerWidth >= 960 ? document.documentElement.scrollHeight - innerHeight : 0]"


class Laid:
    """Tables laid before the server starts."""

    def __init__(self, app) -> None:
        self.house = app.extensions["companion"]

    def table(self, code: str, seats: list[str], cash: int, salary: int) -> None:
        self.house.banker.make_table("cesta-k-bohatstvi", code)
        for role in ("wall", "host"):
            self.house.store.add_device(hash_of(f"{role}-{code}"), code, None, role, "en")
        for seat in seats:
            self.host(code, "join", name=seat)
        for at, seat in enumerate(seats):
            self.host(code, "adjust", seat=seat, path="cash", value=cash - at)
            self.host(code, "adjust", seat=seat, path="salary", value=salary)
        if seats:
            self.host(code, "adjust", path="current", value=seats[-1])

    def host(self, code: str, command: str, **args) -> None:
        self.house.banker.take(code, HOST, command, args)

    def seat(self, code: str, seat: str, command: str, **args) -> None:
        self.house.banker.take(code, {"role": "seat", "seat": seat, "device": None}, command, args)


@pytest.fixture(scope="module")
def walls(tmp_path_factory):
    """A server with a table of three, of eight with everything as wide as can be, and both at their end."""
    folder = tmp_path_factory.mktemp("walls")
    app = create_app(folder)
    laid, most = Laid(app), find("cesta-k-bohatstvi").players
    before, most["max"] = most["max"], 8        # a box for eight
    laid.table("EMPTY", [], 0, 0)
    for code, seats, cash, salary in (("THREE", THREE, 84_000, 25_000), ("WIDE", WIDE, 999_999_999_999, 123_456_789_012)):
        laid.table(code, seats, cash, salary)
        laid.table(f"{code}2", seats, cash, salary)
        laid.host(f"{code}2", "adjust", seat=seats[0], path="finish_place", value=1)
        laid.host(f"{code}2", "close_table")
    laid.seat("WIDE", WIDE[-1], "land", square="action")
    laid.seat("WIDE", WIDE[-1], "buy_metals", count=12)
    most["max"] = before
    laid.house.store.close()
    running = Server(folder, free_port())
    yield running
    running.stop()


@pytest.fixture
def look(chromium, walls):
    """look(code, width, height, ...): the table's screen, let in already."""
    contexts = []

    def look(code: str, width: int = 1280, height: int = 800, **more):
        context = chromium.new_context(viewport={"width": width, "height": height}, base_url=walls.base, **more)
        contexts.append(context)
        context.add_cookies([{"name": f"table_{code}", "value": f"wall-{code}", "url": walls.base}])
        page = context.new_page()
        page.goto(f"/t/{code}/wall")
        return page

    yield look
    for context in contexts:
        context.close()


def book(chromium, walls, code: str, command: str, args: dict) -> None:
    """The host books something from a phone of his own."""
    context = chromium.new_context(base_url=walls.base)
    context.add_cookies([{"name": f"table_{code}", "value": f"host-{code}", "url": walls.base}])
    sent = context.request.post(f"/api/tables/{code}/commands", headers={"Origin": walls.base},
                                data={"command": command, "args": args, "ticket": f"{code}-{command}-{len(str(args))}-{args.get('value')}"})
    assert sent.status == 201, sent.text()
    context.close()


@pytest.mark.parametrize("width, height", [(1280, 800), (1920, 1080), (768, 1024), (360, 740)])
def test_everything_has_room_on_the_screen(look, width, height):
    for language, scheme in (("en", "light"), ("cs", "dark")):
        for code in ("EMPTY", "THREE", "WIDE", "THREE2", "WIDE2"):
            page = look(code, width, height, color_scheme=scheme)
            page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
            page.reload()
            sideways, down = page.evaluate(SCROLLS)
            assert (sideways <= 0, down <= 0, page.evaluate(OUTSIDE)) == (True, True, []), (code, language)
            page.context.close()


def test_the_screen_follows_without_a_touch_and_marks_what_changed(look, chromium, walls):
    page = look("THREE")
    assert "84.000 Kč" in page.inner_text("main") and "On Action" not in page.inner_text("main")
    before = page.get_attribute("tr[data-key=seat-2] .spark", "aria-label")
    book(chromium, walls, "THREE", "adjust", {"seat": "Bára", "path": "cash", "value": 123_456})
    page.wait_for_selector("tr[data-key=seat-2] td.changed:has-text('123.456 Kč')", timeout=4000)
    assert page.locator("tr[data-key=seat-1] .changed").count() == 0
    assert page.get_attribute("tr[data-key=seat-2] .spark", "aria-label") != before
    assert "123.456" in page.get_attribute("tr[data-key=seat-2] .spark", "aria-label")


def test_a_screen_without_script_follows_too(look, chromium, walls):
    page = look("THREE", java_script_enabled=False)
    book(chromium, walls, "THREE", "adjust", {"seat": "Cyril", "path": "cash", "value": 77_123})
    page.wait_for_selector("text=77.123 Kč", timeout=9000)


def test_the_end_shows_places_and_the_curve(look):
    page = look("THREE2")
    assert re.sub(r"\s+", " ", page.inner_text(".standings li >> nth=0")).startswith("1. Anna")
    box = page.locator(".picture .curve").bounding_box()
    assert box["width"] > 600 and box["height"] > 400, "the curve is the main thing"
    assert page.locator(".picture .curve g").count() == 3
