"""Stories of phones that come, go, and change places, in a real browser against the real server."""

import re

import pytest

from tests.browser.test_evening import fits, lay_table, sit_down

pytestmark = pytest.mark.browser


def go(page, click: str, to: str) -> None:
    """Tap something that leads to another page, and wait for it."""
    with page.expect_navigation(url=re.compile(to)):
        page.click(click)


def personal_code(page, code: str) -> str:
    """The address in the personal code of a seat's own phone."""
    page.goto(f"/t/{code}/seat")
    page.click("details.menu summary")
    page.click("form[action$='/seat/link'] button")
    page.wait_for_selector(".qr")
    fits(page)
    return page.inner_text("span.address")


def begin(page, code: str, order: list[int]) -> None:
    """The host lets everybody roll for the start."""
    page.goto(f"/t/{code}/host")
    go(page, "form[action$='/do/roll_start_order'] button", "done=")
    for face in order:
        go(page, f"main .faces button[value='{face}']", "done=")


def test_a_seat_moves_to_another_phone_by_its_personal_code(open_page):
    anna, bara, tablet = open_page(), open_page(), open_page(768, 1024, language="cs")
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "blue")
    tablet.goto(personal_code(bara, code))
    fits(tablet)
    go(tablet, "main form button.strong", "/seat$")
    assert "Bára" in tablet.inner_text("header.top")
    # The old phone says where the seat is, and how it comes back.
    bara.goto(f"/t/{code}/seat")
    assert "Bára is played on another phone now" in bara.inner_text("main")
    fits(bara)
    bara.goto(personal_code(tablet, code))
    go(bara, "main form button.strong", "/seat$")
    tablet.goto(f"/t/{code}/seat")
    assert "na jiném telefonu" in tablet.inner_text("main")


def test_a_page_that_stands_open_hears_that_its_seat_has_moved(open_page):
    anna, bara, other = open_page(), open_page(), open_page()
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "blue")
    other.goto(personal_code(bara, code))
    bara.goto(f"/t/{code}/seat")
    bara.wait_for_function("() => document.readyState === 'complete'")
    go(other, "main form button.strong", "/seat$")
    bara.wait_for_selector("text=played on another phone now")       # without a reload


def test_a_hosts_phone_dies_and_another_takes_over(open_page):
    anna, bara = open_page(), open_page()
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "blue")
    anna.goto(f"/t/{code}/host")
    anna.click("text=Set a PIN")
    anna.fill("#pin", "482913")
    with anna.expect_navigation():
        anna.press("#pin", "Enter")
    anna.context.close()                    # no power left

    bara.goto(f"/t/{code}/seat")
    bara.click("details.menu summary")
    go(bara, "a[href$='/pin']", "/pin$")
    fits(bara)
    bara.fill("#pin", "111111")
    bara.click("main form button.strong")
    bara.wait_for_selector("[role=alert]")
    bara.fill("#pin", "482913")
    go(bara, "main form button.strong", "/host")
    # Bára runs the table now, and acts for Anna, who has no phone.
    begin(bara, code, [6, 1])
    go(bara, "a[href$='/host/as/1']", "/host/as/1")
    assert "Anna" in bara.inner_text("h1")
    # Anna's phone is charged, but the host's page is Bára's: Anna asks for the code of her seat.
    bara.goto(f"/t/{code}/host/phones")
    bara.click("form[action$='/host/link/1'] button")
    bara.wait_for_selector(".qr")
    anna = open_page()
    anna.goto(bara.inner_text("span.address"))
    go(anna, "main form button.strong", "/seat$")
    assert "Anna" in anna.inner_text("header.top")
    assert anna.request.get(f"/t/{code}/host").status == 403


def test_the_host_acts_for_somebody_without_a_phone(open_page):
    anna = open_page()
    anna.goto("/new/cesta-k-bohatstvi")
    anna.click("details[data-keep='seats'] summary")
    anna.fill("#n-1", "Ota")
    fits(anna)
    go(anna, "main form button.strong", r"/t/[A-Z0-9]+$")
    code = anna.url.rsplit("/", 1)[1]
    assert "no phone" in anna.inner_text("ol.seats")
    sit_down(anna, "Anna", "blue")
    begin(anna, code, [6, 1])
    anna.goto(f"/t/{code}/host/as/1")
    go(anna, "form[action$='/as/1/do/roll_move'] button:not(.more)", "done=")
    go(anna, "main .faces button[value='4']", "done=")
    anna.goto(f"/t/{code}/seat")
    assert "Ota" in anna.inner_text("section.next")


def test_who_comes_late_hears_why_there_is_no_seat(open_page):
    anna, late = open_page(), open_page()
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    late.goto(f"/t/{code}")
    assert late.locator("form.join").count() == 1
    begin(anna, code, [3])
    late.reload()
    assert late.locator("form.join").count() == 0
    assert "The game has begun" in late.inner_text("main") and "ask the host" in late.inner_text("main")
    fits(late)
    late.click("form[action$='/screen'] button")
    late.wait_for_url("**/screen")


def test_a_rematch_of_two_phones(open_page):
    anna, bara = open_page(), open_page(language="cs")
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    bara.goto(f"/t/{code}")
    sit_down(bara, "Bára", "green")
    anna.goto(f"/t/{code}/host")
    anna.click("details[data-keep='close'] summary")
    go(anna, "details[data-keep='close'] button", "done=")
    fits(anna)
    go(anna, "form.rematch button", r"/t/[A-Z0-9]+/seat$")
    new = anna.url.split("/")[-2]
    assert new != code
    bara.wait_for_selector(f"form.rematch >> text={new}")       # without a reload
    fits(bara)
    go(bara, "form.rematch button", f"/t/{new}/seat$")
    assert "Bára" in bara.inner_text("header.top")
    anna.wait_for_selector(".others >> text=Bára")
    # The start page leads on, the old table lies among the earlier evenings.
    bara.goto("/")
    assert new in bara.inner_text(".my-tables .resume")
    assert code in bara.inner_text(".earlier", timeout=4000) or code in bara.locator(".earlier").text_content()


def test_the_demo_plays_by_itself(open_page):
    page = open_page(1280, 800)
    page.goto("/")
    fits(page)
    go(page, "text=Watch a demo", "/demo/")
    fits(page)
    at = page.get_attribute("#live", "data-at")
    page.wait_for_function(f"() => document.getElementById('live').dataset.at !== '{at}'", timeout=15_000)
    go(page, "nav.demo a >> text=Bára", "/demo/.*/2$")
    fits(page)
    assert page.locator("main button:not([disabled])").count() == 0
