"""Evenings of the boxes with a wheel and with an election: four phones and the wall, in their own languages."""

import re

import pytest

from tests.browser.conftest import Server, free_port
from tests.browser.tables import FOUR, OFFICE, lay_all, token_of

pytestmark = pytest.mark.browser

SEND = "form[data-foresee] .foot button.strong"
SUM = "1\u00a0300U"


@pytest.fixture(scope="module")
def boxes(tmp_path_factory):
    """A server whose books hold the tables that these stories go on at."""
    folder = tmp_path_factory.mktemp("boxes")
    lay_all(folder, {"WHEEL", "SEALS"})
    running = Server(folder, free_port())
    yield running.base
    running.stop()


@pytest.fixture
def sit(chromium, boxes):
    """sit(code, who, language): the phone of a seat, or the wall; errors on any of them fail the test."""
    contexts, errors = [], []

    def sit(code: str, who: str, language: str):
        wide = who == "wall"
        context = chromium.new_context(viewport={"width": 1280, "height": 800} if wide else {"width": 360, "height": 740},
                                       base_url=boxes, has_touch=not wide)
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.add_cookies([{"name": "language", "value": language, "url": boxes},
                             {"name": f"table_{code}", "value": token_of(code, who), "url": boxes}])
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"/t/{code}/{'wall' if wide else 'seat'}")
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not errors


def booked(page):
    return page.expect_navigation(url=re.compile("done="))


def tap(page, command: str) -> None:
    """The button of a command that needs nothing more."""
    page.wait_for_selector(f"form[action$='/do/{command}'] button")
    with booked(page):
        page.click(f"form[action$='/do/{command}'] button")


def form(page, command: str) -> None:
    page.wait_for_selector(f"a[href*='/do/{command}']")
    page.locator(f"a[href*='/do/{command}']").first.click()
    page.wait_for_selector(".drawer form[data-foresee]")


def send(page) -> None:
    with booked(page):
        page.click(f".drawer {SEND}")


def tick(page, name: str, *values: str) -> None:
    for value in values:
        page.check(f".drawer [name='{name}'][value='{value}']", force=True)


def has(page, cash: str) -> None:
    page.wait_for_selector(f".cash .big >> text={cash}")


def stake(page, number: int, amount: str) -> None:
    """A number of the strip is tapped, the amount typed on the keypad below it."""
    page.click(f".drawer .strip .cell:nth-child({number}) label")
    for digit in re.findall("000|.", amount):
        page.click(f".drawer .pad [data-digit='{digit}']")


def test_a_spin_with_three_bets_one_of_them_refused_and_a_profit_that_an_exemption_keeps_whole(sit):
    """A Brazilian table with a Czech and an English phone at it."""
    bia, caio, duda, gil = (sit("WHEEL", who, language) for who, language in zip(FOUR, ("pt-BR", "pt-BR", "en", "cs"), strict=True))
    wall = sit("WHEEL", "wall", "pt-BR")

    form(caio, "bet")
    stake(caio, 3, "3000")
    stake(caio, 9, "2000")
    send(caio)
    has(caio, "$5.000")
    form(duda, "bet")
    duda.click(".drawer .strip .cell:nth-child(9) label")
    duda.click(".drawer [data-fill][value='strip=5000']")       # a note of the box
    duda.wait_for_selector("#quick-stakes >> text=$5.000")      # and as much is left
    send(duda)
    # More than the strip takes: what would work is said, what was typed stays, and the next try goes.
    form(gil, "bet")
    assert gil.locator(".drawer .cell:nth-child(9) .stake").count() == 2, "the others' stakes lie there"
    stake(gil, 1, "25000")
    gil.click(f".drawer {SEND}")
    assert "24.000" in gil.inner_text(".drawer [role=alert]")
    assert gil.input_value(".drawer .cell:nth-child(1) input") == "25.000"
    gil.click(".drawer .strip .cell:nth-child(1) label")
    for _ in "25000":
        gil.click(".drawer .pad [data-digit='<']")
    stake(gil, 1, "4000")
    send(gil)
    has(gil, "$26.000")

    # Everybody's stakes lie on the strip of the spinner and of the wall; then the wheel is read.
    for page in (bia, wall):
        page.wait_for_selector(".strip .cell:nth-child(1) .stake >> text=$4.000")
        assert page.locator(".strip .stake").count() == 4
    tap(bia, "close_bets")
    with booked(bia):
        bia.click(".wheel button[value='9']")
    wall.wait_for_selector(".wheel-face .reading >> text=9")
    has(caio, "$25.000")        # 5.000 and ten times 2.000
    has(duda, "$55.000")        # 5.000 and ten times 5.000

    # A lucky day kept: its 20.000 may be shared, and an exemption keeps them whole.
    form(bia, "land")
    bia.select_option(".drawer [name='p-square']", "lucky_day")
    send(bia)
    tap(bia, "lucky_keep")
    tap(duda, "share_profit")
    tap(caio, "pass_card")
    tap(gil, "pass_card")
    tap(bia, "exemption")
    has(bia, "$30.000")
    has(duda, "$55.000")
    assert gil.locator("section.board.of-hand").count() == 1 and bia.locator("section.board.of-hand").count() == 0


def test_an_election_of_four_with_a_tie_a_visit_that_pays_the_state_and_a_trade(sit):
    anna, bob, cyril, dana = (sit("SEALS", who, language) for who, language in zip(OFFICE, ("cs", "cs", "en", "cs"), strict=True))
    wall = sit("SEALS", "wall", "cs")

    # Cards are ticked, their sum is said; the others see the same tick for a bid and for none.
    form(anna, "submit_bid")
    tick(anna, "p-properties", "inst_police")
    tick(anna, "p-cards", "v500_1")
    anna.wait_for_selector("#together >> text=1 300U")
    send(anna)
    assert SUM in anna.inner_text(".of-sealed")
    form(bob, "submit_bid")
    tick(bob, "p-properties", "firm_b1")
    tick(bob, "p-cards", "v800_2", "v0_2")
    send(bob)
    for page in (cyril, dana):
        tap(page, "abstain")
    wall.wait_for_function("document.querySelectorAll('.of-area .mark').length === 4 && !document.body.textContent.includes('1\u00a0300U')")
    assert SUM not in cyril.content() and cyril.locator(".of-sealed").count() == 1

    tap(anna, "reveal_election")
    for page in (cyril, wall):
        page.wait_for_selector(".of-area >> text=1 300U")
        assert page.locator(".of-area li.here").count() == 2, "two are level"
    for page, face in ((anna, 2), (bob, 5)):
        tap(page, "tiebreak_roll")
        page.wait_for_selector(".faces button[value='1']")
        with booked(page):
            page.click(f".faces button[value='{face}']")
    tap(bob, "inaugurate")
    has(bob, "1 500U")

    # The Premiér taps Dana's firm and lays a Daň on it; the others have enough.
    bob.wait_for_selector(".of-budget li.here .piece.black")
    bob.click("a[href*='p-firm=firm_c2']")
    bob.wait_for_selector(".drawer form[data-foresee]")
    tick(bob, "p-op", "place")
    tick(bob, "p-token", "tax")
    send(bob)
    assert bob.locator(".of-budget li.here .piece.black").count() == 2
    for page in (bob, anna, cyril, dana):
        tap(page, "close_situation")

    # Bob goes, then Cyril visits that firm: its owner pays the State for the Daň.
    tap(bob, "throw_and_move")
    for i, face in enumerate((3, 4)):
        bob.wait_for_selector(f".roll [name='face-{i}']", state="attached")
        bob.check(f".roll [name='face-{i}'][value='{face}']", force=True)
    with booked(bob):
        bob.click(".roll button.strong")
    form(bob, "land")
    bob.select_option(".drawer [name='p-square']", "manual")
    send(bob)
    tap(bob, "end_turn")
    tap(cyril, "throw_and_move")
    for i, face in enumerate((1, 2)):
        cyril.wait_for_selector(f".roll [name='face-{i}']", state="attached")
        cyril.check(f".roll [name='face-{i}'][value='{face}']", force=True)
    with booked(cyril):
        cyril.click(".roll button.strong")
    form(cyril, "land")
    cyril.select_option(".drawer [name='p-square']", "firm_c2")
    send(cyril)
    has(dana, "1 250U")
    has(cyril, "1 500U")

    # A trade: what is in it stands on the phones of the two, and nowhere else; the partner's yes books it.
    form(cyril, "trade")
    tick(cyril, "p-partner", "Anna")
    tick(cyril, "p-give_properties", "firm_b2")
    cyril.fill(".drawer [name='p-take_money']", "700")
    send(cyril)
    anna.wait_for_selector(".of-deal >> text=700U")
    assert dana.locator(".of-deal").count() == 0 and wall.locator(".of-deal").count() == 0
    tap(anna, "confirm_trade")
    has(anna, "800U")
    has(cyril, "2 200U")
