"""The states a page can be in, each by a name: whose phone, which address, what was tapped there.

A new page is one line in STATES. Taps must leave the books as they are: every state is opened many times.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from companion.printing.stickers import code_of_card
from tests.browser.tables import printed, token_of

__all__ = ["STATES", "State", "open_state"]


@dataclass(frozen=True)
class State:
    """name: of its picture; who: a seat, "host" without one, "wall", "waiting", "" for nobody; code and path: where;
    act: taps after loading; status: of the answer, or those it may have; more: further tables this browser was let in to."""

    name: str
    code: str
    path: str = ""
    who: str = ""
    act: Callable | None = None
    status: int | tuple[int, ...] = 200
    more: tuple = ()

    @property
    def stress(self) -> bool:
        """Whether its names and sums are longer than anybody's, so that letters of twice the size are not asked of it."""
        return self.name.startswith(("stress-", "names-", "eight-"))

    @property
    def url(self) -> str:
        """The address under the server's root."""
        if self.path.startswith("printed "):
            return printed[f"{self.code} {self.path.removeprefix('printed ')}"]
        return self.path if self.path.startswith("/") else f"/t/{self.code}/{self.path}".rstrip("/")


# -- taps ----------------------------------------------------------------------------------------------------

def menu(page) -> None:
    page.click(".menu > summary")


def fold(selector: str) -> Callable:
    """Open every fold of a kind."""
    def act(page) -> None:
        for one in page.locator(f"{selector} > summary").all():
            one.click()
    return act


def address(text: str) -> Callable:
    """Type a printer's address; a refusal answers."""
    def act(page) -> None:
        page.fill("#address", text)
        with page.expect_navigation():
            page.click(".new-printer button")
    return act


def send(fields: dict) -> Callable:
    """Fill the page's form and send it; a refusal answers."""
    def act(page) -> None:
        for name, value in fields.items():
            page.locator(f"main [name='{name}']").first.fill(value)
        page.locator("main form[data-outbox] button.strong").last.click()
        page.wait_for_selector("main [role=alert]")
    return act


def post(selector: str) -> Callable:
    """Send the form that holds this button."""
    def act(page) -> None:
        with page.expect_navigation():
            page.locator(selector).first.evaluate("button => button.click()")
    return act


def guess(times: int) -> Callable:
    """A wrong PIN, until the page says so, or says that there were too many."""
    def act(page) -> None:
        for _ in range(times):
            page.fill("#pin", "000000")
            with page.expect_navigation() as answer:
                page.click("main form button.strong")
            if answer.value.status == 429:
                break
    return act


def offline(page) -> None:
    page.context.set_offline(True)
    # A stream that is open outlives that; it is closed as where the page is left, then the loss is lasting.
    page.wait_for_function("""() => { dispatchEvent(new Event("pagehide")); dispatchEvent(new Event("offline"));
        return !document.getElementById("banner").hidden; }""")


def print_one(page) -> None:
    """The first print there is, until it is ready."""
    with page.expect_navigation():
        page.locator(".presses button").first.click()
    page.wait_for_selector("a[href$='.pdf']")


def said(kind: str) -> Callable:
    """A reader has come to say this."""
    return lambda page: page.wait_for_selector(f".reader.is-{kind}")


def reader(name: str, until: str) -> Callable:
    """The page of a reader, once there is something on it."""
    def act(page) -> None:
        with page.expect_navigation():
            page.click(f"a[href*='{name}']")
        page.wait_for_selector(until)
    return act


SEAT, HOST = "seat", "host"


def seat(name: str, code: str, who: str = "Adam", path: str = "seat", **more) -> State:
    return State(name, code, path, who, **more)


def forms() -> list[State]:
    """The forms of commands, at the moment they are open."""
    return [seat(f"form-{command}", code, who, f"seat/do/{command}", act=act) for command, code, who, act in (
        ("take_occupation", "CAMEL", "Cyril", None), ("land", "CHILI", "Adam", None),
        ("buy_shares", "CLOUD", "Adam", None), ("buy_business", "CLOUD", "Adam", None),
        ("buy_property", "CLOUD", "Adam", None), ("take_skill_card", "CLOUD", "Adam", None),
        ("take_large_project", "CLOUD", "Adam", None), ("other_opportunity", "CLOUD", "Adam", None),
        ("draw_desire", "CLOUD", "Adam", None), ("enter_card", "DAISY", "Adam", None),
        ("join_window", "COBRA", "Bára", None), ("repay_loan_early", "CLOUD", "Adam", None),
        ("sell_property", "CLOUD", "Cyril", None), ("sell_shares", "CLOUD", "Bára", None),
        ("change_occupation", "EAGLE", "Adam", None), ("pay", "MOOSE", "Bára", None),
        ("place_point", "FAIRY", "Adam", None), ("roll_move", "GECKO", "Adam", None),
        ("fulfil_desire", "CLOUD", "Adam", None))]


STATES: list[State] = [
    # the lobby
    State("start-empty", "KOALA", "/"),
    State("start-with-tables", "KOALA", "/", "Adam", more=(("CLOUD", "Bára"), ("APPLE", "Adam"), ("KAYAK", "Cyril"), ("HORSE", "Adam"))),
    State("new-table", "KOALA", "/new/cesta-k-bohatstvi"),
    State("lobby-host-waits", "ACORN", "", "host"),
    State("lobby-join", "APPLE"),
    State("lobby-seated", "APPLE", "", "Bára"),
    State("lobby-no-more-seats", "LLAMA"),
    State("lobby-taken-name", "APPLE", act=lambda page: (page.fill("#name", "Adam"), post("form.join button.strong")(page)), status=200),
    State("grant", "KOALA", "seat", "Bára", act=lambda page: (post(".menu form[action$='/link'] button")(page),
                                                               page.goto(re.sub(r"^https?://[^/]+", "", page.inner_text("main .address").strip())))),
    State("personal-code", "KOALA", "seat", "Bára", act=post(".menu form[action$='/link'] button")),
    State("pin", "KOALA", "pin"),
    State("pin-wrong", "NACHO", "pin", act=guess(1)),
    State("pin-too-often", "OASIS", "pin", act=guess(9)),
    State("screen-asks", "APPLE", "screen"),
    State("screen-waits", "APPLE", "screen", "waiting"),
    # the seat
    seat("seat-waits", "APPLE", "Bára"),
    seat("seat-occupation", "CAMEL", "Cyril"),
    seat("seat-open-roll", "CANDY", "Adam"),
    seat("seat-open-roll-of-another", "CANDY", "Bára"),
    seat("seat-my-turn", "KOALA"),
    seat("seat-not-my-turn", "KOALA", "Cyril"),
    seat("seat-menu", "KOALA", act=menu),
    seat("seat-die", "CEDAR"),
    seat("seat-two-dice", "HAZEL"),
    seat("seat-one-or-two-dice", "GECKO"),
    seat("seat-moving", "CHILI"),
    seat("seat-on-action", "CLOUD"),
    seat("seat-on-event", "DAISY"),
    seat("seat-on-fear", "DELTA"),
    seat("seat-on-dismissal", "EAGLE"),
    seat("seat-arrears", "MAPLE"),
    seat("seat-on-promotion", "EMBER"),
    seat("seat-on-start", "FAIRY"),
    seat("seat-on-payday", "FJORD"),
    seat("seat-window-buyer", "COBRA"),
    seat("seat-window-others", "COBRA", "Cyril"),
    seat("seat-price-roll", "COMET"),
    seat("seat-project-offer", "CORAL", "Cyril"),
    seat("seat-project-taker", "CORAL"),
    seat("seat-private-books", "HIPPO", "Bára"),
    seat("seat-claims", "MOOSE"),
    seat("seat-done", "CLOUD", path="seat?done={newest}"),
    seat("seat-taken-back", "HONEY"),
    seat("seat-over", "HORSE"),
    seat("seat-closed", "KAYAK", "Cyril"),
    seat("seat-no-connection", "KOALA", act=offline),
    seat("statement", "CLOUD", path="seat/statement"),
    seat("statement-taken-back", "HONEY", path="seat/statement"),
    seat("statement-long", "LILAC", "Bára", path="seat/statement"),
    seat("statement-money", "LILAC", "Bára", path="seat/statement?only=money"),
    seat("why-cash", "CLOUD", path="seat/why/1/cash"),
    seat("why-total", "CLOUD", path="seat/why/1/total_cashflow"),
    seat("why-row", "CLOUD", path="seat/why/1/businesses.1.business_net"),
    seat("why-shared", "CLOUD", path="seat/why/0/price_ticket.share_price"),
    seat("seat-was-away", "CLOUD", "Bára", path="seat?since=40"),
    seat("other-sheet", "CLOUD", path="seat/of/2"),
    seat("other-sheet-private", "HIPPO", path="seat/of/2"),
    *forms(),
    seat("refused-amount", "CLOUD", path="seat/do/buy_shares", act=send({"p-count": "1000"})),
    seat("refused-typing", "CLOUD", path="seat/do/buy_shares", act=send({"p-count": "12,5"})),
    # the host
    seat("print", "CLOUD", path="print"),
    seat("print-ready", "CLOUD", path="print", act=print_one, status=(200, 303)),
    State("host-lobby", "APPLE", "host", "Adam"),
    State("host-empty", "ACORN", "host", "host"),
    State("host-without-seat", "BERRY", "host", "host"),
    State("host-table", "CLOUD", "host", "Adam"),
    State("host-open-roll", "COMET", "host", "Adam"),
    State("host-window", "COBRA", "host", "Adam"),
    State("host-options", "KOALA", "host/options", "Adam"),
    State("host-taught", "KOALA", "host/taught", "Adam"),
    State("host-phones", "APPLE", "host/phones", "Adam"),
    State("host-acts-for-seat", "CLOUD", "host/as/2", "Adam"),
    State("host-acts-form", "CLOUD", "host/as/2/do/sell_shares", "Adam"),
    State("host-rules", "CLOUD", "host/as/2/do/buy_shares", "Adam"),
    State("host-adjust", "CLOUD", "host/do/adjust", "Adam"),
    State("host-add-row", "CLOUD", "host/do/add_row", "Adam"),
    State("host-journal", "LILAC", "host/journal", "Adam"),
    State("host-correct", "CLOUD", "host/correct", "Adam"),
    State("host-correct-seat", "CLOUD", "host/correct?of=2", "Adam"),
    State("host-back", "CLOUD", "host/back/60", "Adam"),
    State("host-printers", "CLOUD", "host/printers", "Adam", fold(".printers .more")),
    State("host-printer-refused", "CLOUD", "host/printers", "Adam", address("ipp://8.8.8.8")),
    State("host-backup", "CLOUD", "host/backup", "Adam"),
    # refused as long as anybody plays at another table
    State("host-shutdown", "CLOUD", "host/shutdown", "Adam", status=(200, 409)),
    State("host-cards", "CLOUD", "host/taught/cards", "Adam"),
    State("host-card", "CLOUD", "host/taught/cards/business", "Adam"),
    State("host-tree", "CLOUD", "host/taught/tree/skill_tree", "Adam"),
    State("host-tree-skill", "CLOUD", "host/taught/tree/skill_tree/mastermind", "Adam"),
    State("host-teach-track", "CLOUD", "host/taught/of/track", "Adam"),
    State("host-teach-notes", "CLOUD", "host/taught/of/note_values", "Adam"),
    State("host-journal-short", "CLOUD", "host/journal", "Adam"),
    State("host-closed", "HORSE", "host", "Adam"),
    # readers of dice
    seat("reader-unplugged", "RADAR", act=said("manual")),
    seat("reader-asks", "RONDO", act=said("offer")),
    seat("reader-which-of-two", "RUGBY", act=said("offer")),
    seat("reader-leans", "RUMBA", act=said("again")),
    State("reader-unplugged-host", "RADAR", "host", "Adam", act=said("manual")),
    State("reader-unplugged-wall", "RADAR", "wall", "wall", act=said("manual")),
    seat("reader-of-a-wheel", "RIVAL", "Bia", act=said("manual")),
    State("reader-of-a-wheel-wall", "RIVAL", "wall", "wall", act=said("manual")),
    State("reader-asks-wall", "RONDO", "wall", "wall", act=said("offer")),
    State("host-readers", "CLOUD", "host/readers", "Adam", act=lambda page: page.wait_for_selector(".doing.well")),
    State("host-reader", "CLOUD", "host/readers", "Adam", act=reader("die-fine", ".of-event")),
    State("host-reader-learns", "CLOUD", "host/readers", "Adam", act=reader("old-plain", ".fell")),
    # the wall
    State("wall-empty", "ACORN", "wall", "wall"),
    State("wall-waits", "APPLE", "wall", "wall"),
    State("wall-in-play", "CLOUD", "wall", "wall"),
    State("wall-open-roll", "HAZEL", "wall", "wall"),
    State("wall-window", "COBRA", "wall", "wall"),
    State("wall-private-books", "HIPPO", "wall", "wall"),
    State("wall-over", "HORSE", "wall", "wall"),
    State("demo-wall", "KOALA", "/demo/cesta-k-bohatstvi"),
    State("demo-seat", "KOALA", "/demo/cesta-k-bohatstvi/1"),
    # the other boxes
    seat("wheel-bets", "BINGO", "Bia"),
    seat("strip-bet", "BINGO", "Gil", "seat/do/bet"),
    seat("cards-window", "LUNCH", "Duda"),
    seat("forced-loan", "NOTES", "Bia"),
    State("wheel-wall", "BINGO", "wall", "wall"),
    seat("election-sealed", "VOTES", "Bob"),
    seat("election-bid", "VOTES", "Anna", "seat/do/submit_bid"),
    seat("election-level", "EQUAL", "Anna"),
    seat("tokens", "TOKEN", "Bob"),
    seat("deal", "TRADE", "Bob"),
    State("office-wall", "TRADE", "wall", "wall"),
    # tickets on paper, and stickers on cards
    State("ticket-own", "CLOUD", "printed share_ticket Adam 2", "Adam"),
    State("ticket-of-another", "CLOUD", "printed share_ticket Bára 1", "Adam"),
    State("ticket-stranger", "CLOUD", "printed share_ticket Adam 2"),
    State("ticket-cancelled", "CLOUD", "printed share_ticket Adam 0", "Adam"),
    State("ticket-private", "HIPPO", "printed business_slip Adam 1", "Cyril"),
    State("ticket-offered", "TRADE", "printed property_deed Anna 2", "Bob"),
    State("ticket-not-genuine", "CLOUD", "/K/AAAAAAAAAAAAAAAAAAAAAAAA", status=404),
    State("card-gone", "CLOUD", f"/C/{code_of_card('cesta-k-bohatstvi', 'business', 'Kovárna')}", "Adam"),
    State("card-at-which-table", "CLOUD", f"/C/{code_of_card('cesta-k-bohatstvi', 'business', 'Kovárna')}", "Adam", more=(("KOALA", "Bára"), ("LLAMA", "W" * 30))),
    State("card-no-table", "CLOUD", f"/C/{code_of_card('cesta-k-bohatstvi', 'business', 'Kovárna')}"),
    State("card-unknown", "CLOUD", "/C/AAAAAAAAAAAA", status=404),
    State("stress-ticket", "LEMON", "printed business_slip Adam 2", "Adam"),
    # what goes wrong
    State("problem-no-page", "KOALA", "/nowhere", status=404),
    State("problem-no-table", "KOALA", "/t/NOWHERE", "Adam", status=404),
    State("problem-not-allowed", "KOALA", "host", "Bára", status=403),
    # long names, many rows, large sums, many seats
    seat("stress-seat", "LEMON"),
    seat("stress-seat-others", "LEMON", "Cyril"),
    seat("stress-form", "LEMON", path="seat/do/sell_property"),
    seat("stress-statement", "LEMON", path="seat/statement"),
    State("stress-host", "LEMON", "host", "Adam"),
    State("stress-wall", "LEMON", "wall", "wall"),
    State("names-lobby", "LLAMA", "", "Dmitrij"),
    seat("names-seat", "LLAMA", "W" * 30),
    seat("names-others", "LLAMA", "Eva"),
    State("names-host", "LLAMA", "host", "W" * 30),
    State("names-phones", "LLAMA", "host/phones", "W" * 30),
    State("names-acting", "LLAMA", "host/as/1", "W" * 30),
    State("names-wall", "LLAMA", "wall", "wall"),
    seat("eight-seat", "MANGO", "Hynek"),
    seat("eight-pay", "MANGO", "Hynek", "seat/do/pay"),
    State("eight-host", "MANGO", "host", "W" * 30),
    State("eight-wall", "MANGO", "wall", "wall"),
    State("eight-lobby", "MANGO", "", "Hynek"),
]


# -- opening -------------------------------------------------------------------------------------------------

def open_state(context, base: str, state: State, language: str):
    """The state on a page of this fresh context, everything folded on it opened. Returns the page.

    base: address of the server. Errors: AssertionError where the answer is another than the state says.
    """
    cookies = [("language", language)]
    cookies += [(f"table_{code}", token_of(code, who)) for code, who in (*state.more, (state.code, state.who)) if who]
    context.add_cookies([{"name": name, "value": value, "url": base} for name, value in cookies])
    page = context.new_page()
    answer = page.goto(base + state.url.replace("{newest}", newest(state, context, base)))
    assert answer.status in (state.status if isinstance(state.status, tuple) else (state.status,)), f"{state.name}: {answer.status} at {state.url}"
    if state.act:
        state.act(page)
    return page


def newest(state: State, context, base: str) -> str:
    """The number of the table's newest entry, where the address asks for it."""
    if "{newest}" not in state.path:
        return ""
    return str(context.request.get(f"{base}/api/tables/{state.code}/state").json()["seq"])
