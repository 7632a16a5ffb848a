"""The host's page in a real browser: the box is taught by tapping and used at once, corrections and ways back say first
what they come to."""

import re

import pytest

from tests.browser.test_evening import do, fits, has, lay_table, sit_down, tap

pytestmark = pytest.mark.browser

TAPPED = ("start", "action", "fear", "payday", "event", "promotion")


def squares(page) -> list[str]:
    return [text.split("\n")[-1].strip() for text in page.locator(".cells button").all_inner_texts()]


def teach_track(page, code: str) -> None:
    """The track is tapped: one square too many is taken off, a wrong one changed, a forgotten one put in."""
    page.goto(f"/t/{code}/host/taught")
    fits(page)
    page.click("a[href$='/taught/of/track']")
    for square in (*TAPPED, "promotion"):
        page.click(f"[data-square='{square}']")
    assert len(squares(page)) == 7
    page.click("[data-do='undo']")
    assert len(squares(page)) == 6
    page.click("[data-cell='2']")           # the third is no fear but another action
    page.click("[data-square='action']")
    page.click("[data-cell='4']")           # a dismissal was forgotten before the event
    page.click("[data-do='insert']")
    page.click("[data-square='dismissal']")
    page.click("[data-cell='5']")
    fits(page)
    shown = squares(page)
    assert [one.split()[0] for one in shown] == ["START", "Action", "Action", "Payday", "Dismissal", "Event", "Promotion"], shown
    with page.expect_navigation(url=re.compile(r"/host/taught$")):
        page.click("main form button.strong")
    assert "7 entries" in page.inner_text("a[href$='/taught/of/track']")


def keep_card(page, code: str) -> None:
    page.goto(f"/t/{code}/host/taught/cards")
    fits(page)
    page.click("a[href$='/cards/occupation']")
    fits(page)
    for name, text in (("name", "Truhlář"), ("salary", "30 000"), ("expenses", "21 000")):
        page.fill(f"[name='c-{name}']", text)
    with page.expect_navigation(url=re.compile(r"/taught/cards$")):
        page.click("main form button.strong")
    page.wait_for_selector("text=Truhlář")


def test_a_track_and_a_card_are_taught_by_tapping_and_used_at_once(open_page):
    anna = open_page()
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    teach_track(anna, code)
    keep_card(anna, code)

    # The card is picked by its name, nothing of it is typed.
    anna.goto(f"/t/{code}/seat")
    do(anna, "take_occupation", {"p-card": "Truhlář"})
    has(anna, "60.000 Kč")

    # A roll alone moves the pawn: three squares on lies the payday, tapped fourth.
    with anna.expect_navigation(url=re.compile("done=")):
        tap(anna, "roll_start_order")
    anna.goto(f"/t/{code}/host")
    anna.wait_for_load_state()
    if anna.locator(".faces button[value='6']").count():
        with anna.expect_navigation(url=re.compile("done=")):
            anna.click(".faces button[value='6']")
    anna.goto(f"/t/{code}/seat")
    tap(anna, "roll_move")
    anna.click(".faces button[value='3']")
    has(anna, "69.000 Kč")
    anna.goto(f"/t/{code}/host/journal")
    assert "+9.000" in anna.locator(".ledger .entry", has_text="Rolled 3").inner_text()


def test_a_correction_shows_what_it_comes_to_and_three_lines_go_back(open_page):
    anna = open_page(1280, 800)
    code = lay_table(anna)
    sit_down(anna, "Anna", "red")
    anna.goto(f"/t/{code}/host")
    fits(anna)
    for amount in ("10 000", "20 000", "30 000"):
        anna.goto(f"/t/{code}/host")
        anna.click("a[href$='/host/correct?of=1']")
        anna.click("a[href$='path=cash']")
        anna.fill("[name='value']", amount)
        anna.fill("[name='reason']", f"slip {amount}")
        anna.click("[name='look']")
        anna.wait_for_selector(".changes")
        fits(anna)
        assert amount.replace(" ", ".") in anna.inner_text(".changes td:last-child")
        with anna.expect_navigation(url=re.compile(r"/host\?done=")):
            anna.click(".effect-of button.strong")
    anna.wait_for_selector(".sitting .money >> text=30.000 Kč")

    first = anna.locator(".ledger .entry", has_text="slip 10 000")
    first.locator(".act a").click()
    anna.wait_for_selector("h1 >> text=Back to before")
    fits(anna)
    assert anna.locator(".ledger .entry").count() == 3
    assert "30.000" in anna.inner_text(".changes") and "0 Kč" in anna.inner_text(".changes td:last-child")
    with anna.expect_navigation(url=re.compile(r"/host\?done=")):
        anna.click("main form button.strong")
    anna.wait_for_selector(".sitting .money >> text=0 Kč")
    assert anna.locator(".ledger .gone").count() == 3
    fits(anna)


@pytest.mark.parametrize("language,dark", [("en", False), ("cs", True)])
@pytest.mark.parametrize("width,height", [(360, 740), (768, 1024), (1280, 800)])
def test_every_page_of_the_bench_fits(open_page, language, dark, width, height):
    page = open_page(width, height, language, dark)
    code = lay_table(page)
    sit_down(page, "W" * 30, "blue")
    for path in ("", "/journal", "/correct", "/correct?of=1", "/correct?of=0", "/correct?of=1&row=business", "/correct?of=1&path=cash&value=999999999999&reason=r&look=1",
                 "/options", "/taught", "/taught/of/note_values", "/taught/tree/skill_tree", "/taught/tree/skill_tree/mastermind",
                 "/taught/cards", "/taught/cards/event", "/phones", "/printers", "/backup", "/as/1"):
        page.goto(f"/t/{code}/host{path}")
        fits(page)
