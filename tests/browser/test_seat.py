"""A seat's page in a real browser: what a figure answers, what came while nobody looked, sound and motion."""

import re
import time

import pytest

from tests.browser.test_evening import do, lay_table, sit_down, tap

pytestmark = pytest.mark.browser

HIDE = """hidden => { Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true })); }"""
LATER = "seconds => { const now = Date.now; Date.now = () => now() + seconds * 1000; }"


def cash(page) -> str:
    return page.inner_text(".cash .big")


def table_of_two(open_page):
    """Anna (host) and Bára at a table, both with a salary; Bára's phone has been touched."""
    anna, bara = open_page(), open_page()
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "blue")
    for page in (anna, bara):
        do(page, "take_occupation", {"p-card.occupation.name": "Učitel", "p-card.occupation.salary": "30000",
                                     "p-card.occupation.expenses": "21000"})
    bara.wait_for_selector(".cash >> text=60.000 Kč")
    return anna, bara, code


def correct_cash(page, code: str, seat: str, amount: int) -> None:
    """The host puts a seat's cash right, by the JSON API as the host's own phone."""
    ticket = f"tap-{time.time_ns()}"
    status = page.evaluate("""([code, args, ticket]) => fetch(`/api/tables/${code}/commands`, { method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ command: "adjust", args: args, ticket: ticket, as: "host" }) }).then((answer) => answer.status)""",
                           [code, {"seat": seat, "path": "cash", "value": amount, "reason": "r"}, ticket])
    assert status == 201


def test_after_a_pause_the_page_says_what_came_meanwhile(open_page):
    anna, bara, code = table_of_two(open_page)
    bara.goto(f"/t/{code}/seat")
    bara.evaluate(HIDE, True)
    correct_cash(anna, code, "Bára", 61_000)
    bara.evaluate(LATER, 30)
    bara.evaluate(HIDE, False)
    bara.wait_for_selector(".away >> text=Correction, Bára")
    assert cash(bara) == "61.000 Kč"
    correct_cash(anna, code, "Bára", 62_000)
    bara.wait_for_selector(".cash >> text=62.000 Kč")
    assert bara.locator(".away .entry").count() == 1, "it stays until it is dismissed; what came before her eyes is no news"
    bara.click("[data-away]")
    assert bara.locator(".away").count() == 0
    correct_cash(anna, code, "Bára", 63_000)
    bara.wait_for_selector(".cash >> text=63.000 Kč")
    assert bara.locator(".away").count() == 0, "dismissed is dismissed"


def test_a_reload_after_a_long_time_tells_it_too_and_a_short_pause_does_not(open_page):
    anna, bara, code = table_of_two(open_page)
    bara.goto(f"/t/{code}/seat")
    bara.evaluate(HIDE, True)
    correct_cash(anna, code, "Bára", 61_000)
    bara.evaluate(HIDE, False)
    bara.wait_for_selector(".cash >> text=61.000 Kč")
    assert bara.locator(".away").count() == 0, "nobody was away"
    bara.goto("/")
    correct_cash(anna, code, "Bára", 62_000)
    bara.evaluate("name => localStorage.setItem(name, localStorage.getItem(name).replace(/@.*/, '@1'))", f"seen:{code}")
    bara.goto(f"/t/{code}/seat")
    bara.wait_for_selector(".away >> text=Correction, Bára")
    assert bara.locator(".away .entry").count() == 1


def test_a_figure_opens_to_its_formula_and_the_entries_behind_it(open_page):
    anna, bara, code = table_of_two(open_page)
    anna.goto(f"/t/{code}/seat")
    anna.click(".head[data-keep='sincome'] > summary")
    with anna.expect_navigation(url=re.compile("/why/1/total_income")):
        anna.click(".head[data-keep='sincome'] .behind")
    assert anna.inner_text("main .big") == "30.000 Kč"
    assert "Occupation: Učitel" in anna.inner_text(".account .entry >> nth=0")
    with anna.expect_navigation(url=re.compile("/seat$")):
        anna.click(".back")
    with anna.expect_navigation(url=re.compile("/statement")):
        anna.click(".cash .big")
    assert "60.000 Kč" in anna.inner_text(".account .balance >> nth=0")


def test_sound_is_turned_off_by_one_tap_and_stays_off(open_page):
    anna, bara, code = table_of_two(open_page)
    bara.goto(f"/t/{code}/seat")
    bara.evaluate("() => { window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; }; }")
    bara.evaluate("() => localStorage.setItem('sound', 'on')")
    correct_cash(anna, code, "Bára", 61_000)
    bara.wait_for_selector(".cash >> text=61.000 Kč")
    assert bara.evaluate("window.felt") == 1
    correct_cash(anna, code, "Bára", 60_500)
    bara.wait_for_selector(".cash >> text=60.500 Kč")
    assert bara.evaluate("window.felt") == 1, "money that goes makes no sound"
    bara.click(".menu > summary")
    bara.click("[data-sound]")
    assert bara.get_attribute("[data-sound]", "aria-pressed") == "false"
    correct_cash(anna, code, "Bára", 62_000)
    bara.wait_for_selector(".cash >> text=62.000 Kč")
    assert bara.evaluate("window.felt") == 1
    bara.reload()
    assert bara.get_attribute("[data-sound]", "aria-pressed") == "false"


def test_figures_roll_and_end_as_the_page_has_them_and_nothing_moves_where_motion_is_unwanted(open_page):
    anna, bara, code = table_of_two(open_page)
    watch = """() => { window.said = []; new MutationObserver((list) => { for (const one of list)
        if (one.target.dataset.cash !== undefined && one.target.dataset.now) window.said.push(one.target.dataset.now); })
      .observe(document.body, { attributes: true, attributeFilter: ["data-now"], subtree: true }); }"""
    bara.goto(f"/t/{code}/seat")
    bara.evaluate(watch)
    correct_cash(anna, code, "Bára", 1_061_000)
    bara.wait_for_selector(".cash >> text=1.061.000 Kč")
    bara.wait_for_selector("[data-now]", state="detached")
    said = bara.evaluate("() => window.said")
    amounts = [int(re.sub(r"\D", "", text)) for text in said]
    assert len(set(amounts)) > 2 and amounts == sorted(amounts) and 60_000 <= amounts[0] and amounts[-1] <= 1_061_000
    assert all(re.fullmatch(r"\d{1,3}(\.\d{3})* Kč", text) for text in said), said
    bara.emulate_media(reduced_motion="reduce")
    bara.evaluate("() => { window.said = []; }")
    correct_cash(anna, code, "Bára", 70_000)
    bara.wait_for_selector(".cash >> text=70.000 Kč")
    assert bara.evaluate("() => window.said") == []


def test_a_tap_says_what_it_costs_and_the_strip_what_it_did(open_page):
    anna, bara, code = table_of_two(open_page)
    anna.goto(f"/t/{code}/seat")
    with anna.expect_navigation(url=re.compile("done=")):
        tap(anna, "roll_start_order")
    for page, face in ((anna, 6), (bara, 1)):
        page.wait_for_selector(".faces")
        with page.expect_navigation(url=re.compile("done=")):
            page.click(f".faces button[value='{face}']")
    anna.goto(f"/t/{code}/seat")
    do(anna, "land", {"p-square": "action"})
    anna.click(".fold:has([action$='/give_to_charity']) > summary")
    button = anna.locator("form[action$='/seat/do/give_to_charity'] button")
    assert "–3.000 Kč" in button.inner_text()
    with anna.expect_navigation(url=re.compile("done=")):
        button.click()
    assert anna.inner_text(".done .got") == "–3.000 Kč"
    assert cash(anna) == "57.000 Kč"
