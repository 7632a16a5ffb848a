"""An evening on two phones and a shared screen, in a real browser against the real server."""

import re

import pytest

from companion.web.qr import svg

pytestmark = pytest.mark.browser

SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
  .filter(e => e.type !== "hidden" && e.offsetParent && !e.closest(".skip"))
  .filter(e => !(e.matches("input") && e.closest("label")))
  .map(e => [e.tagName, (e.textContent || e.name).trim().slice(0, 40), e.getBoundingClientRect()])
  .filter(([tag, text, box]) => box.width && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
  .map(([tag, text, box]) => `${tag} ${text} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
LABELS = """() => [...document.querySelectorAll("label.chip > span, label.face > span, .check label")]
  .filter(e => e.offsetParent).map(e => e.getBoundingClientRect()).filter(b => b.width && (b.width < 44 || b.height < 44)).length"""
SEND = "form[data-foresee] .foot button.strong"      # of a command's form, in the sheet or on a page of its own
WIDE = "() => document.documentElement.scrollWidth - window.innerWidth"


def fits(page) -> None:
    """Nothing wider than the screen, nothing to tap smaller than a fingertip."""
    assert page.evaluate(WIDE) <= 0, page.url
    assert page.evaluate(SMALL) == [], page.url
    assert page.evaluate(LABELS) == 0, page.url


def lay_table(page) -> str:
    page.goto("/")
    page.click("a[href='/new/cesta-k-bohatstvi']")
    page.click("main form button.strong")
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]+$"))
    return page.url.rsplit("/", 1)[1]


def sit_down(page, name: str, colour: str) -> None:
    page.fill("#name", name)
    page.check(f"input[value='{colour}']", force=True)
    page.click("form.join button.strong")
    page.wait_for_url("**/seat")


def do(page, command: str, fields: dict) -> None:
    """Open a command from the seat's page, fill it in, send it."""
    page.click(f"a[href$='/seat/do/{command}']")
    page.wait_for_url(f"**/do/{command}")
    for name, value in fields.items():
        control = page.locator(f"[name='{name}']")
        if control.first.get_attribute("type") == "radio":
            page.check(f"[name='{name}'][value='{value}']", force=True)
        elif control.first.evaluate("e => e.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
    page.click(SEND)
    page.wait_for_url("**/seat?done=*")


def has(page, cash: str) -> None:
    """The big figure comes to this; it may roll there."""
    page.wait_for_selector(f".cash .big >> text={cash}")


def tap(page, command: str) -> None:
    page.click(f"form[action$='/seat/do/{command}'] button")


def test_an_evening_on_two_phones(open_page):
    anna, bara = open_page(), open_page(language="cs", dark=True)
    code = lay_table(anna)
    fits(anna)

    # The code to scan holds the typed address, which leads the other phone to the same lobby.
    address = anna.get_attribute("a.address", "href")
    assert anna.get_attribute(".qr path", "d") == re.search(r' d="([^"]+)"', svg(address)).group(1)
    sit_down(anna, "Anna", "red")
    bara.goto(address)
    fits(bara)
    sit_down(bara, "Bára", "blue")
    anna.wait_for_selector(".others >> text=Bára")      # without a reload

    for page, salary, expenses in ((anna, "30000", "21 000"), (bara, "42.000", "30.500")):
        do(page, "take_occupation", {"p-card.occupation.name": "Učitel", "p-card.occupation.salary": salary,
                                     "p-card.occupation.expenses": expenses})
    bara.wait_for_selector(".cash >> text=84.000 Kč")
    anna.wait_for_selector(".cash >> text=60.000 Kč")

    # The host rolls who begins, both by tapping the face.
    with anna.expect_navigation(url=re.compile("done=")):     # or the answer would overtake the next page
        tap(anna, "roll_start_order")
    anna.goto(f"/t/{code}/host")
    fits(anna)
    anna.click(".faces button[value='6']")
    anna.wait_for_selector(".next >> text=Bára")
    with anna.expect_navigation(url=re.compile("done=")):
        anna.click(".faces button[value='2']")
    anna.wait_for_selector(".faces", state="detached")
    anna.goto(f"/t/{code}/seat")

    # A move: roll, type the face, say the square.
    tap(anna, "roll_move")
    anna.click(".faces button[value='3']")
    anna.wait_for_selector("a[href$='/do/land'].strong")
    fits(anna)
    do(anna, "land", {"p-square": "action", "p-passing.0": "payday"})
    anna.wait_for_selector(".cash >> text=69.000 Kč")

    # A purchase that costs too much says what would work; a smaller one opens the window on the other phone.
    anna.click("a[href$='/do/buy_shares']")
    anna.wait_for_url("**/do/buy_shares")
    anna.fill("[name='p-count']", "1000")
    anna.click(SEND)
    assert "700.000 Kč" in anna.inner_text("#refusal") and anna.input_value("[name='p-count']") == "1.000"
    fits(anna)
    anna.fill("[name='p-count']", "50")
    anna.click(SEND)
    anna.wait_for_url("**/seat?done=*")
    has(anna, "34.000 Kč")
    bara.wait_for_selector("a[href$='/do/join_window'].strong")
    do(bara, "join_window", {"p-count": "100"})
    has(bara, "14.000 Kč")
    tap(anna, "close_window")
    anna.wait_for_selector(".faces")
    anna.click(".faces button[value='5']")
    anna.wait_for_selector(".prices >> text=900 Kč")
    bara.wait_for_selector(".prices >> text=900 Kč")

    # The reading was wrong: taken back, the same roll is open again with the window's purchases intact.
    anna.click(".done button")
    anna.wait_for_selector(".faces")
    bara.wait_for_selector(".prices >> text=700 Kč")
    has(bara, "14.000 Kč")
    with anna.expect_navigation(url=re.compile("done=")):
        anna.click(".faces button[value='4']")
    bara.wait_for_selector(".prices >> text=800 Kč")

    # What was taken back stays to be read, struck through.
    anna.goto(f"/t/{code}/seat/statement")
    assert anna.locator(".entry.gone").count() == 1
    fits(anna)


def test_a_tap_survives_a_lost_connection(open_page):
    page = open_page()
    lay_table(page)
    sit_down(page, "Anna", "red")
    sent = []

    def lose(route):
        sent.append(route.request.post_data)
        if len(sent) < 3:
            route.abort()
        else:
            route.continue_()

    page.route("**/seat/do/take_occupation",
               lambda route: lose(route) if route.request.method == "POST" else route.continue_())
    page.click("a[href$='/do/take_occupation']")
    page.fill("[name='p-card.occupation.salary']", "30000")
    page.fill("[name='p-card.occupation.expenses']", "21000")
    page.click(SEND)
    page.wait_for_selector("#banner:not([hidden])")
    assert re.search(r"No connection since \d\d:\d\d\. Your last tap is kept\.", page.inner_text("#banner"))
    assert page.is_disabled(SEND)
    page.wait_for_url("**/seat?done=*")
    assert len(sent) == 3 and len(set(sent)) == 1, "the very same tap, ticket and all, until it was answered"
    has(page, "60.000 Kč")
    assert page.evaluate("() => Object.keys(localStorage).filter(name => name.startsWith('outbox')).length") == 0


def test_an_open_page_survives_a_restart_of_the_server(open_page, mortal_server):
    page, base = open_page(), mortal_server.base
    page.goto(base)
    page.goto(f"{base}/new/cesta-k-bohatstvi")
    page.click("main form button.strong")
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]+$"))
    sit_down(page, "Anna", "red")
    do(page, "take_occupation", {"p-card.occupation.salary": "30000", "p-card.occupation.expenses": "21000"})
    tap(page, "roll_start_order")
    page.wait_for_selector(".faces")
    mortal_server.stop()
    page.wait_for_selector("#banner:not([hidden])")
    assert page.is_disabled(".faces button[value='3']")
    mortal_server.start()
    page.wait_for_selector("#banner", state="hidden")
    page.click(".faces button[value='3']")
    page.wait_for_selector("form[action$='/seat/do/roll_move']")


def test_pages_work_without_script(chromium, server):
    context = chromium.new_context(viewport={"width": 360, "height": 740}, base_url=server, java_script_enabled=False)
    context.set_default_timeout(8000)
    page = context.new_page()
    try:
        lay_table(page)
        sit_down(page, "Anna", "red")
        do(page, "take_occupation", {"p-card.occupation.salary": "30000", "p-card.occupation.expenses": "21000"})
        has(page, "60.000 Kč")
        tap(page, "roll_start_order")
        page.click(".faces button[value='4']")
        tap(page, "roll_move")
        page.click(".faces button[value='2']")
        do(page, "land", {"p-square": "action"})
        page.click(".done button")
        page.wait_for_selector(".next")
    finally:
        context.close()


@pytest.mark.parametrize("width, height, dark, language", [
    (360, 740, True, "cs"), (360, 740, False, "en"), (1280, 800, True, "en")])
def test_every_page_fits_its_screen(open_page, width, height, dark, language):
    page = open_page(width, height, language, dark)
    page.goto("/")
    fits(page)
    page.goto("/new/cesta-k-bohatstvi")
    page.click("form details > summary")
    fits(page)
    code = lay_table(page)
    sit_down(page, "Alexandra-Maximiliana Novákov", "yellow")
    for path in ("seat", "seat/statement", "seat/do/land", "seat/do/take_occupation", "seat/do/buy_business",
                 "seat/do/enter_card", "seat/do/take_large_project", "seat/do/other_opportunity", "host", "host/options",
                 "host/taught", "host/phones", "host/as/1", "host/do/adjust", "host/do/add_row", "wall", "", "screen"):
        page.goto(f"/t/{code}/{path}".rstrip("/"))
        # in one go: a page that follows the table may draw itself anew between two taps
        page.evaluate("document.querySelectorAll('details:not(.menu)').forEach(part => { part.open = true })")
        fits(page)
    page.goto(f"/t/{code}/seat")
    page.click(".menu > summary")
    fits(page)
