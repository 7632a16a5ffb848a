"""An evening on three phones and the wall, in a real browser against the real server."""

import re
import secrets

import pytest

from companion.web.qr import svg
from tests.browser import looks

pytestmark = pytest.mark.browser

SEND = "form[data-foresee] .foot button.strong"      # of a command's form, in the sheet or on a page of its own


def fits(page) -> None:
    """Nothing overflows, overlaps or is smaller than a fingertip."""
    assert looks.as_it_is(page) == [], page.url


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


def booked(page):
    """What is tapped inside is answered before the story goes on, or the answer would overtake the next page."""
    return page.expect_navigation(url=re.compile("done="))


def throw(page, face: int) -> None:
    """Tap the die as it fell, as soon as the books ask this phone for it."""
    page.wait_for_selector(f".faces button[value='{face}']")
    with booked(page):
        page.click(f".faces button[value='{face}']")


def tell(page, code: str, command: str, args: dict) -> None:
    """The host's role books something past the pages, with this phone's own cookie."""
    base = page.url.split("/t/")[0]
    answer = page.request.post(f"{base}/api/tables/{code}/commands", headers={"Origin": base}, data={
        "command": command, "args": args, "ticket": secrets.token_hex(16), "as": "host"})
    assert answer.status == 201, answer.text()


def test_an_evening_of_three_phones_and_the_wall(open_page):
    anna, bara, cyril = open_page(), open_page(language="cs", dark=True), open_page()
    wall = open_page(1280, 800)
    code = lay_table(anna)
    fits(anna)

    # The code to scan holds the typed address, which leads the next phone to the same lobby; another types the code.
    address = anna.get_attribute("a.address", "href")
    assert anna.get_attribute(".qr path", "d") == re.search(r' d="([^"]+)"', svg(address)).group(1)
    sit_down(anna, "Anna", "red")
    bara.goto(address)
    fits(bara)
    sit_down(bara, "Bára", "blue")
    cyril.goto("/")
    cyril.fill("#code", code.lower())
    cyril.press("#code", "Enter")
    cyril.wait_for_selector("#name")
    sit_down(cyril, "Cyril", "green")
    anna.wait_for_selector(".others >> text=Cyril")     # without a reload

    # A screen asks, the host lets it in by its number.
    wall.goto(f"/t/{code}/screen")
    wall.click("main form button.strong")
    number = wall.inner_text("main .code").strip()
    anna.goto(f"/t/{code}/host")
    anna.click(f"button[name='number'][value='{number}']")
    wall.wait_for_url("**/wall")

    # Occupations; with the last one everybody gets two salaries: 60.000, 84.000, 50.000.
    anna.goto(f"/t/{code}/seat")
    for page, salary, expenses in ((anna, "30000", "21 000"), (bara, "42.000", "30.500"), (cyril, "25000", "16500")):
        do(page, "take_occupation", {"p-card.occupation.name": "Učitel", "p-card.occupation.salary": salary,
                                     "p-card.occupation.expenses": expenses})
    for page, cash in ((anna, "60.000 Kč"), (bara, "84.000 Kč"), (cyril, "50.000 Kč")):
        has(page, cash)

    # Who begins: each taps what fell on the own phone.
    with booked(anna):
        tap(anna, "roll_start_order")
    for page, face in ((anna, 6), (bara, 2), (cyril, 1)):
        throw(page, face)
    wall.wait_for_selector("[data-key='turn'] >> text=Anna")

    # A move over a payday: 60.000 and a cashflow of 30.000 - 21.000 make 69.000.
    with booked(anna):
        tap(anna, "roll_move")
    throw(anna, 3)
    fits(anna)
    do(anna, "land", {"p-square": "action", "p-passing.0": "payday"})
    has(anna, "69.000 Kč")

    # 1.000 shares at 700 cost 700.000, which says what would work; 50 cost 35.000 and open the window for the others.
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
    do(bara, "join_window", {"p-count": "100"})         # 84.000 - 100 x 700
    has(bara, "14.000 Kč")
    with booked(cyril):
        tap(cyril, "decline_window")
    with booked(anna):
        tap(anna, "close_window")
    throw(anna, 5)                                      # 700 + 200
    for page in (anna, bara, cyril):
        page.wait_for_selector(".prices >> text=900 Kč")
    wall.wait_for_selector("[data-key='price-price_ticket.share_price'] >> text=900 Kč")

    # The reading was wrong: taken back, the same roll is open again with the window's purchases intact.
    with anna.expect_navigation():
        anna.click(".done button")
    anna.wait_for_selector(".faces")
    bara.wait_for_selector(".prices >> text=700 Kč")
    has(bara, "14.000 Kč")
    throw(anna, 4)                                      # 700 + 100
    bara.wait_for_selector(".prices >> text=800 Kč")
    with booked(anna):
        tap(anna, "end_turn")

    # Bára lands on payday: 42.000 - 30.500 + 100 x 800 x 10 % = 19.500, and 14.000 become 33.500.
    with booked(bara):
        tap(bara, "roll_move")
    throw(bara, 2)
    do(bara, "land", {"p-square": "payday"})
    has(bara, "33.500 Kč")
    with booked(bara):
        tap(bara, "end_turn")

    # Cyril owes four loans; a fifth is refused, the same business goes with his own money: 50.000 - 20.000.
    for principal in (10_000, 20_000, 30_000, 40_000):
        tell(anna, code, "add_row", {"seat": "Cyril", "row": "loan", "values": {"principal": principal}, "reason": "before"})
    with booked(cyril):
        tap(cyril, "roll_move")
    throw(cyril, 1)
    do(cyril, "land", {"p-square": "action"})
    cyril.click("a[href$='/do/buy_business']")
    cyril.wait_for_url("**/do/buy_business")
    for name, value in (("p-card.business.name", "Trafika"), ("p-card.business.price", "20000"),
                        ("p-card.business.cashflow", "1000"), ("p-card.business.max_loan", "10000"), ("p-loan", "10000")):
        cyril.evaluate("document.querySelectorAll('main details, dialog details').forEach(part => { part.open = true })")
        cyril.fill(f"[name='{name}']", value)
    cyril.click(SEND)
    cyril.wait_for_selector("#refusal >> text=four loans")
    cyril.fill("[name='p-loan']", "0")
    with booked(cyril):
        cyril.click(SEND)
    has(cyril, "30.000 Kč")

    # A reload changes nothing; a second tab that comes and goes leaves the first one listening.
    cyril.reload()
    has(cyril, "30.000 Kč")
    second = cyril.context.new_page()
    second.goto(f"/t/{code}/seat")
    has(second, "30.000 Kč")
    second.close()
    tell(anna, code, "adjust", {"seat": "Cyril", "path": "cash", "value": 31_000, "reason": "found under the board"})
    has(cyril, "31.000 Kč")

    # Bára reads English from now on, amounts stay as the box writes them; nobody else's phone changes.
    bara.goto(f"/t/{code}/seat")
    bara.click(".menu > summary")
    with bara.expect_navigation():
        bara.click(".menu button[name='language'][value='en']")
    assert bara.get_attribute("html", "lang") == anna.get_attribute("html", "lang") == "en"
    has(bara, "33.500 Kč")

    # What was taken back stays to be read, struck through; the wall has everybody's cash.
    anna.goto(f"/t/{code}/seat/statement")
    assert anna.locator(".entry.gone").count() == 1
    fits(anna)
    for name, cash in (("Anna", "34.000 Kč"), ("Bára", "33.500 Kč"), ("Cyril", "31.000 Kč")):
        wall.wait_for_selector(f"tr:has-text('{name}') >> text={cash}")
    fits(wall)


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
