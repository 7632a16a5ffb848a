"""From paper back to the table: a ticket printed, its code read off the page, opened on the owner's phone, and sold."""

import re

import pytest

from tests.browser.test_evening import SEND, booked, fits, has, tell
from tests.browser.test_forms import Table
from tests.printables.readback import codes

pytestmark = pytest.mark.browser


def printed(page, code: str) -> str:
    """Print the own share certificate by the page; the address in its code."""
    page.goto(f"/t/{code}/print")
    page.click("button[name='print'][value='share_ticket:1:']")
    page.wait_for_url(re.compile(r"/print/\w+"))
    ready = page.locator("a[href$='.pdf']")
    ready.wait_for(timeout=60_000)
    answer = page.request.get(ready.get_attribute("href"))
    found = [text for sheet in codes(answer.body()) for text in sheet]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_a_scanned_ticket_is_sold_and_cancelled(open_page, chromium, script):
    table = Table(open_page)
    page, code = table.page, table.code
    tell(page, code, "adjust", {"seat": "Anna", "path": "shares", "value": 50})
    address = printed(page, code)
    context = None
    if not script:
        context = chromium.new_context(viewport={"width": 360, "height": 740}, java_script_enabled=False,
                                       base_url=page.url.split("/t/")[0])
        context.set_default_timeout(8000)
        context.add_cookies(page.context.cookies())
        page = context.new_page()
    page.goto(address)
    assert "Genuine, and it counts" in page.inner_text("main")
    if script:
        fits(page)
    page.click("a[href*='/do/sell_shares']")
    assert page.input_value("[name='p-count']") == "50"
    with booked(page):
        page.click(SEND)
    has(page, "95.000")
    page.goto(address)
    assert "cancelled" in page.inner_text("main") and page.locator("a[href*='/do/']").count() == 0
    if script:
        fits(page)
    if context:
        context.close()


def test_a_ticket_page_follows_the_books_while_it_is_looked_at(open_page):
    table = Table(open_page)
    page, code = table.page, table.code
    tell(page, code, "adjust", {"seat": "Anna", "path": "shares", "value": 50})
    page.goto(printed(page, code))
    table.host("adjust", seat="Anna", path="shares", value=20)
    page.wait_for_selector("main >> text=20 of 50")
    table.host("reverse")
    page.wait_for_selector("main >> text=it counts")
