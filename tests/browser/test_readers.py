"""A die that reports itself, in a real browser: a price roll, a cable that is pulled, and the newcomer's path without hardware."""

import re
import subprocess
import sys

import pytest

from tests.browser import looks
from tests.browser.conftest import Server, free_port
from tests.browser.readers_there import Played
from tests.browser.test_evening import booked, do, fits, lay_table, sit_down, tap, tell

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path, monkeypatch):
    """The address of a server of its own, which finds the simulated readers of this test alone."""
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "simulated"))
    running = Server(tmp_path / "books", free_port())
    yield running.base
    running.stop()


@pytest.fixture
def toy(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "simulated"))
    made = Played("die-3f2a")
    yield made
    made.close()


def table_of_two(open_page):
    """Anna on a phone, Bára on a Czech one in the dark, and the wall; Anna begins."""
    anna, bara, wall = open_page(), open_page(language="cs", dark=True), open_page(1280, 800)
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "blue")
    wall.goto(f"/t/{code}/screen")
    wall.click("main form button.strong")
    number = wall.inner_text("main .code").strip()
    anna.goto(f"/t/{code}/host")
    anna.click(f"button[name='number'][value='{number}']")
    wall.wait_for_url("**/wall")
    for seat in ("Anna", "Bára"):
        tell(anna, code, "adjust", {"seat": seat, "path": "cash", "value": 60_000})
    return anna, bara, wall, code


def enable(page, code: str, name: str) -> None:
    page.goto(f"/t/{code}/host/readers")
    with page.expect_navigation(url=re.compile("/readers/one")):
        page.click(f"button[aria-label$=': {name}']")
    page.wait_for_selector(".doing.well")


def price(page) -> str:
    return page.inner_text(".prices a[href$='/price_ticket.share_price'] .figure")


def test_a_die_answers_the_price_roll_and_a_pulled_cable_stops_nobody(open_page, toy):
    anna, bara, wall, code = table_of_two(open_page)
    anna.goto(f"/t/{code}/host/readers")
    fits(anna)
    enable(anna, code, "die-3f2a")
    fits(anna)
    anna.goto(f"/t/{code}/seat")

    # Who begins is thrown by the toy; nobody taps a face.
    tell(anna, code, "roll_start_order", {})
    anna.wait_for_selector(".reader.is-armed")
    toy.fall(6)
    bara.wait_for_selector(".reader.is-armed")
    toy.fall(1)
    wall.wait_for_selector("[data-key='turn'] >> text=Anna")

    # Anna buys shares; the price roll waits for the die, and every page shows what it brought.
    with booked(anna):
        tap(anna, "roll_move")
    anna.wait_for_selector(".reader.is-armed")
    toy.fall(3)
    anna.wait_for_selector(".done .what >> text=die-3f2a")      # what fell, and a way back
    assert anna.locator(".done form button").is_visible()
    do(anna, "land", {"p-square": "action"})
    do(anna, "buy_shares", {"p-count": "50"})
    bara.wait_for_selector("form[action$='/do/decline_window'] button")
    with booked(bara):
        tap(bara, "decline_window")
    with booked(anna):
        tap(anna, "close_window")
    anna.wait_for_selector(".reader.is-armed")
    before = price(anna)
    toy.fall(6)
    anna.wait_for_function("before => document.querySelector(\".prices a[href$='share_price'] .figure\").textContent !== before", arg=before)
    now = price(anna)
    assert now != before
    for page in (bara, wall):
        page.wait_for_selector(f"text={now}")

    # In Bára's turn the cable is pulled: her buttons are there at once, in Czech, and the turn is hers.
    tell(anna, code, "move_on", {"to": "Bára"})
    bara.wait_for_selector("form[action$='/do/roll_move'] button")
    with booked(bara):
        tap(bara, "roll_move")
    bara.wait_for_selector(".reader.is-armed")
    toy.unplug()
    bara.wait_for_selector(".reader.is-manual")
    assert "Čtečka kostek je odpojená. Zadejte hod:" in bara.inner_text(".reader")
    assert bara.locator(".faces button").count() == 6
    fits(bara)
    assert looks.axe(bara) == []
    wall.wait_for_selector(".reader.is-manual")

    # It comes back as another terminal, and serves the next throw.
    toy.plug()
    bara.wait_for_selector(".reader.is-back")
    toy.fall(4)
    bara.wait_for_selector(".done .what >> text=die-3f2a")
    with bara.expect_navigation(url=re.compile("done=")):
        bara.click(".done form button")         # she takes it back, since it was her roll
    bara.wait_for_selector(".faces button")


def test_a_newcomer_tries_a_simulated_die(open_page, tmp_path):
    anna, bara, wall, code = table_of_two(open_page)
    anna.goto(f"/t/{code}/host/readers")
    assert anna.locator("code >> text=./run sensor simulate --kind die").is_visible(), "how to try it"
    looks.prepare(anna)
    assert looks.axe(anna) == []
    die = subprocess.Popen([sys.executable, "-m", "companion", "sensor", "simulate", "--kind", "die"], stdin=subprocess.PIPE,
                           stdout=subprocess.PIPE, text=True)
    try:
        assert die.stdout.readline()
        anna.wait_for_selector("button[aria-label$=': sim-die']")       # found without a reload
        enable(anna, code, "sim-die")

        # A test throw is shown and books nothing.
        with anna.expect_navigation(url=re.compile("/readers/one")):
            anna.click("form[action$='/readers/test'] button")
        die.stdin.write("2\n")
        die.stdin.flush()
        anna.wait_for_selector(".throws .fell >> text=2")
        with anna.expect_navigation(url=re.compile("/readers/one")):
            anna.click("form[action$='/readers/test'] button")

        anna.goto(f"/t/{code}/seat")
        tell(anna, code, "roll_start_order", {})
        anna.wait_for_selector(".reader.is-armed")
        die.stdin.write("5\n")
        die.stdin.flush()
        anna.wait_for_selector(".done .what >> text=sim-die")
        bara.wait_for_selector(".reader.is-armed")
    finally:
        die.stdin.close()
        die.terminate()
        die.wait()
        die.stdout.close()
