"""A command's form by touch and by keys: the sheet from below, the keypad, a lost connection, two dice."""


import pytest

from tests.browser.test_evening import SEND, fits, has, lay_table, sit_down

pytestmark = pytest.mark.browser

OPEN = "#live a[href$='/do/{}']"


class Table:
    """Anna's phone at a table in play, and the books past the pages to get to the scene of a test."""

    def __init__(self, open_page, **options) -> None:
        self.page, self.number = open_page(), 0
        self.code = lay_table(self.page)
        sit_down(self.page, "Anna", "red")
        other = open_page()
        other.goto(f"/t/{self.code}")
        sit_down(other, "Bára", "blue")
        for option, value in options.items():
            self.host("set_option", option=option, value=value)
        self.host("adjust", seat="Anna", path="cash", value=60_000)
        self.host("roll_start_order")
        self.host("report_roll", faces=[6])
        self.host("report_roll", faces=[1])

    def host(self, command: str, **args) -> None:
        self.number += 1
        sent = {"command": command, "args": args, "ticket": f"scene-{self.code}-{self.number:03}", "as": "host"}
        status = self.page.evaluate(
            """([url, sent]) => fetch(url, {method: "POST", headers: {"Content-Type": "application/json"},
               body: JSON.stringify(sent)}).then((answer) => answer.status)""", [f"/api/tables/{self.code}/commands", sent])
        assert status == 201, command

    def shop(self):
        """Anna's page on an action square."""
        self.host("land", square="action")
        self.page.goto(f"/t/{self.code}/seat")
        return self.page

    def open(self, command: str) -> None:
        """Tap a command, unfolding its group first."""
        link = self.page.locator(OPEN.format(command)).first
        link.evaluate("one => { for (let at = one; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true }")
        link.tap()
        self.page.wait_for_selector(".drawer form")

    def comes(self, text: str) -> None:
        self.page.wait_for_selector(f"#comes >> text={text}")


def test_an_amount_takes_five_taps(open_page):
    table = Table(open_page, player_transfers="free")
    page = table.shop()
    table.open("pay")                                                       # one
    page.tap(".drawer .chip >> text=bank")                                  # two: whom
    for key in ("4", "5", "000"):
        page.tap(f"[data-digit='{key}']")
    assert page.input_value("#p-amount") == "45.000", "as the box writes it"
    assert page.get_attribute("#p-amount", "inputmode") == "none", "the phone's own keyboard stays away"
    page.wait_for_selector("#act >> text=Pay 45.000 Kč to the bank")
    table.comes("You pay 45.000 Kč, 15.000 Kč left")
    fits(page)
    page.tap("[data-digit='<']")
    assert page.input_value("#p-amount") == "4.500" and page.inner_text("#comes").strip() == "", "never shown when it is old"
    page.tap("[data-digit='0']")
    page.tap(SEND)
    page.wait_for_selector(".drawer", state="detached")
    has(page, "15.000 Kč")
    page.wait_for_selector(".done")


def test_a_count_by_keys_and_by_a_quick_amount(open_page):
    table = Table(open_page)
    page = table.shop()
    table.open("buy_shares")
    page.tap(".quick >> text=All: 85")
    table.comes("You pay 59.500 Kč, 500 Kč left")
    page.focus("#p-count")
    for _ in range(2):
        page.keyboard.press("Backspace")
    page.keyboard.type("1500")
    assert page.input_value("#p-count") == "1.500"
    page.keyboard.type("0")
    assert page.input_value("#p-count") == "15.000"
    page.fill("#p-count", "1,5")
    assert page.input_value("#p-count") == "1,5", "what is no whole number stays as it was typed"
    table.comes("whole numbers only, such as 1500")
    page.fill("#p-count", "50")
    page.wait_for_selector("#act >> text=Buy 50 shares")
    page.keyboard.press("Enter")
    page.wait_for_selector(".drawer", state="detached")
    has(page, "25.000 Kč")


def test_the_sheet_holds_the_focus_and_gives_it_back(open_page):
    table = Table(open_page)
    page = table.shop()
    inside = "document.querySelector('.drawer').contains(document.activeElement)"
    table.open("buy_shares")
    dialog = page.locator("[role=dialog][aria-modal=true]")
    assert dialog.get_attribute("aria-labelledby") == "form-title" and page.evaluate(inside)
    assert page.evaluate("document.getElementById('live').inert && document.getElementById('live').getAttribute('aria-hidden')") == "true"
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate(inside + " || document.activeElement === document.body")
    page.evaluate(f"document.querySelector(\"{OPEN.format('buy_shares')}\").focus()")
    assert page.evaluate(inside)
    page.keyboard.press("Escape")
    page.wait_for_selector(".drawer", state="detached")
    assert page.evaluate("document.activeElement.getAttribute('href')").endswith("/do/buy_shares")
    assert page.url.split("?")[0].endswith("/seat") and not page.evaluate("document.getElementById('live').inert")
    table.open("buy_shares")
    page.go_back()
    page.wait_for_selector(".drawer", state="detached")
    table.open("buy_shares")
    page.touchscreen.tap(180, 5)                # beside the sheet
    page.wait_for_selector(".drawer", state="detached")
    table.open("buy_shares")
    page.tap(".drawer .back")
    page.wait_for_selector(".drawer", state="detached")


def test_a_reload_inside_shows_the_form_and_the_page_behind_goes_on(open_page):
    table = Table(open_page)
    page = table.shop()
    table.open("buy_shares")
    page.tap("[data-digit='5']")
    table.comes("You pay 3.500 Kč, 56.500 Kč left")
    table.host("adjust", seat="Anna", path="cash", value=90_000)
    table.comes("You pay 3.500 Kč, 86.500 Kč left")
    page.wait_for_selector(".cash .big >> text=90.000 Kč", state="attached")
    assert page.input_value("#p-count") == "5" and page.evaluate("document.getElementById('live').inert")
    page.reload()
    assert page.locator(".drawer").count() == 0 and page.is_visible("main.form #p-count")
    page.tap("[data-digit='7']")
    page.tap(SEND)
    page.wait_for_url("**/seat?done=*")
    has(page, "85.100 Kč")


def test_a_refusal_stays_in_the_sheet_and_offers_what_works(open_page):
    table = Table(open_page)
    page = table.shop()
    table.open("buy_shares")
    for key in "500":
        page.tap(f"[data-digit='{key}']")
    table.comes("At most 85")
    page.tap(SEND)
    page.wait_for_selector(".drawer #refusal >> text=At most 85")
    assert page.input_value("#p-count") == "500"
    page.tap(".quick >> text=Take 85")
    page.wait_for_selector("#act >> text=Buy 85 shares")
    page.tap(SEND)
    page.wait_for_selector(".drawer", state="detached")
    has(page, "500 Kč")


def test_a_tap_in_the_sheet_survives_a_lost_connection_and_counts_once(open_page):
    table = Table(open_page)
    page = table.shop()
    sent = []

    def lose(route):
        if route.request.method != "POST":
            route.continue_()
            return
        sent.append(route.request.post_data)
        route.abort() if len(sent) < 3 else route.continue_()

    page.route("**/seat/do/buy_shares", lose)
    table.open("buy_shares")
    page.tap("[data-digit='9']")
    page.evaluate(f"() => {{ const one = document.querySelector({SEND!r}); one.click(); one.click(); }}")
    page.wait_for_selector("#banner:not([hidden])")
    assert "Your last tap is kept." in page.inner_text("#banner")
    page.wait_for_selector(".drawer", state="detached")
    has(page, "53.700 Kč")
    assert len(sent) == 3 and len(set(sent)) == 1, "the very same tap, ticket and all"


def test_two_dice_are_tapped_one_after_the_other(open_page):
    table = Table(open_page)
    page = table.page
    table.host("adjust", seat="Anna", path="charity_turns_left", value=2)
    page.goto(f"/t/{table.code}/seat")
    table.open("roll_move") if page.locator(OPEN.format("roll_move")).count() else None
    page.tap(".drawer .chip >> text=2")
    table.comes("Then roll")
    page.tap(SEND)
    page.wait_for_selector(".drawer", state="detached")
    fits(page)
    page.tap(".roll fieldset >> nth=0 >> label >> nth=2")
    page.tap(".roll fieldset >> nth=1 >> label >> nth=3")
    assert "3 + 4 = 7" in page.inner_text(".roll button.strong")
    page.tap(".roll button.strong")
    page.wait_for_selector(".roll", state="detached")
