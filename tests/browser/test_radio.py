"""Stories of a bad evening: radio loss, sleep, a killed server, two tabs; every tap is booked exactly once."""

import json
import re
import signal
import socket

import pytest

from companion import create_app
from companion.web.tickets import hash_of, new_token
from tests.browser.conftest import Server, free_port
from tests.browser.radio import Radio

pytestmark = pytest.mark.browser

CODE = "KOALA"
HOST = {"role": "host", "seat": None, "device": None}
SENTENCE = re.compile(r"^No connection since \d\d:\d\d\.( Your last tap is kept\.)?$")
FACE = ".faces button[value='3']"
KEPT = "() => Object.keys(localStorage).filter(name => name.startsWith('outbox:')).length"
LOCKED = "() => [...document.querySelectorAll('form button')].every(one => one.getAttribute('aria-disabled') === 'true')"


class Table:
    """A table with Anna (host, whose move waits for a die), Bára and four screens, and the phones that look at it."""

    def __init__(self, chromium, folder) -> None:
        app = create_app(folder)
        house = app.extensions["companion"]
        house.banker.make_table("cesta-k-bohatstvi", code=CODE, seats=["Anna", "Bára"], host="Anna")
        for command, args in (("adjust", {"seat": "Anna", "path": "cash", "value": 90_000}), ("roll_start_order", {}),
                              ("report_roll", {"faces": [6]}), ("report_roll", {"faces": [1]})):
            house.banker.take(CODE, HOST, command, args)
        house.banker.take(CODE, {"role": "seat", "seat": "Anna", "device": None}, "roll_move", {})
        self.tokens = {}
        for name, seat, role in (("Anna", "Anna", "host"), ("Bára", "Bára", "seat"), *((f"wall {n}", None, "wall") for n in range(4))):
            self.tokens[name] = new_token()
            house.store.add_device(hash_of(self.tokens[name]), CODE, seat, role, None, name if role == "wall" else "")
        house.store.close()
        self.server = Server(folder, free_port())
        self.radio = Radio(self.server.port)
        self.errors, self._contexts, self._chromium = [], [], chromium

    def phone(self, who: str = "Anna", page: str = "seat", base: str | None = None, init: str = "", **more):
        """A fresh browser with the cookie of a device, looking at a page through the radio."""
        base = base or self.radio.base
        context = self._chromium.new_context(viewport={"width": 360, "height": 740}, locale="en", has_touch=True, **more)
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        context.add_cookies([{"name": f"table_{CODE}", "value": self.tokens[who], "url": base}])
        if init:
            context.add_init_script(init)
        made = context.new_page()
        made.on("pageerror", lambda error: self.errors.append(str(error)))
        made.goto(f"{base}/t/{CODE}/{page}")
        return made

    def api(self, path: str):
        context = self._contexts[0].request
        return context.get(f"{self.server.base}/api/tables/{CODE}/{path}", headers={"Cookie": f"table_{CODE}={self.tokens['Anna']}"}).json()

    def rolls(self) -> int:
        """How often the die of Anna's move is in the books."""
        return sum(line["command"] == "report_roll" for line in self.api("journal")["lines"]) - 2

    def pay(self, amount: int) -> None:
        """The host corrects Anna's cash, past the radio."""
        answer = self._contexts[0].request.post(
            f"{self.server.base}/api/tables/{CODE}/commands", data=json.dumps(
                {"command": "adjust", "args": {"seat": "Anna", "path": "cash", "value": amount}, "ticket": f"adjust-{amount}", "as": "host"}),
            headers={"Cookie": f"table_{CODE}={self.tokens['Anna']}", "Origin": self.server.base, "Content-Type": "application/json"})
        assert answer.status == 201, answer.text()

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self.radio.close()
        if self.server.process.poll() is None:
            self.server.stop()
        assert not self.errors


@pytest.fixture
def table(chromium, tmp_path):
    made = Table(chromium, tmp_path)
    yield made
    made.close()


def says_lost(page, kept: bool) -> None:
    page.wait_for_selector("#banner:not([hidden]) >> text=No connection since")
    said = SENTENCE.match(page.inner_text("#banner"))
    assert said and bool(said.group(1)) is kept
    assert page.evaluate(LOCKED)


def shows_the_booked_roll(page) -> None:
    page.wait_for_selector(".faces", state="detached")
    page.wait_for_selector(".done .entry")
    page.wait_for_selector("#banner", state="hidden")
    assert not page.evaluate(LOCKED)
    assert page.evaluate(KEPT) == 0


@pytest.mark.parametrize("weather", ["lost", "late"])
def test_a_phone_that_is_offline_for_ten_seconds_in_the_middle_of_a_tap(table, weather):
    page = table.phone()
    table.radio.weather = weather
    page.click(FACE)
    page.wait_for_selector("#banner >> text=Sending")
    says_lost(page, kept=True)
    page.wait_for_timeout(4000)
    assert table.rolls() == 0
    table.radio.weather = "clear"
    shows_the_booked_roll(page)
    assert table.rolls() == 1


def test_a_tap_that_arrived_while_its_answer_was_lost(table):
    page = table.phone()
    table.radio.weather = "deaf"
    page.click(FACE)
    says_lost(page, kept=True)
    assert table.rolls() == 1
    table.radio.weather = "clear"
    shows_the_booked_roll(page)
    assert table.rolls() == 1


def test_a_phone_that_only_looks_on_says_that_it_is_lost_and_catches_up(table):
    page = table.phone("Bára", "wall")
    table.radio.weather = "lost"
    table.pay(123_456)
    says_lost(page, kept=False)
    assert "123.456" not in page.inner_text("#live")
    table.radio.weather = "clear"
    page.wait_for_selector("#live >> text=123.456 Kč")
    page.wait_for_selector("#banner", state="hidden")


def test_taps_are_locked_while_disconnected(table):
    page = table.phone()
    table.radio.weather = "lost"
    says_lost(page, kept=False)
    page.dispatch_event(FACE, "click")
    page.click(".menu > summary")
    page.dispatch_event(".menu a[href$='/statement']", "click")
    page.dispatch_event(".menu button[name='language'] >> nth=0", "click")
    page.wait_for_timeout(300)
    assert page.url.endswith("/seat") and page.evaluate(KEPT) == 0
    page.click(".menu > summary")
    table.radio.weather = "clear"
    page.wait_for_selector("#banner", state="hidden")
    page.click(FACE)
    shows_the_booked_roll(page)
    assert table.rolls() == 1


def test_a_browser_that_stores_nothing_keeps_the_tap_while_the_page_is_open(table):
    page = table.phone(init="Object.defineProperty(window, 'localStorage', { get() { throw new Error('private'); } })")
    table.radio.weather = "lost"
    page.click(FACE)
    says_lost(page, kept=True)
    table.radio.weather = "clear"
    page.wait_for_selector(".done .entry")
    assert table.rolls() == 1


def test_an_answer_of_somebody_else_is_no_answer(table):
    page = table.phone()
    answers = iter([(200, "<html><body>Please log in to the network</body></html>"), (502, "Bad gateway")])

    def stranger(route):
        status, text = next(answers, (0, ""))
        if status:
            route.fulfill(status=status, content_type="text/html", body=text)
        else:
            route.continue_()

    page.route("**/seat/roll", stranger)
    page.click(FACE)
    shows_the_booked_roll(page)
    assert next(answers, None) is None and table.rolls() == 1


def test_a_tap_survives_the_page_that_made_it(table):
    page = table.phone()
    table.radio.weather = "lost"
    page.click(FACE)
    page.wait_for_function(KEPT)
    table.radio.weather = "clear"
    page.goto(f"{table.radio.base}/t/{CODE}/seat/statement")
    page.wait_for_url("**/seat?done=*")
    shows_the_booked_roll(page)
    assert table.rolls() == 1


def test_a_reload_in_the_middle_of_a_turn(table):
    page = table.phone()
    page.reload()
    page.click(FACE)
    shows_the_booked_roll(page)
    page.reload()
    page.wait_for_selector("a[href$='/do/land'], form[action$='/do/land']")
    assert table.rolls() == 1


def test_closing_a_second_tab_does_not_disturb_the_first(table):
    first = table.phone()
    second = first.context.new_page()
    second.goto(first.url)
    table.pay(111_111)
    for page in (first, second):
        page.wait_for_selector(".cash >> text=111.111 Kč")
    second.close()
    table.pay(222_222)
    first.wait_for_selector(".cash >> text=222.222 Kč")
    first.click(FACE)
    shows_the_booked_roll(first)
    assert table.rolls() == 1


def test_a_change_of_language_is_for_one_phone(table):
    anna, bara = table.phone(), table.phone("Bára")
    anna.click(".menu > summary")
    anna.click(".menu button[name='language'][value='cs']")
    anna.wait_for_selector("html[lang='cs']")
    table.pay(111_111)
    anna.wait_for_selector(".cash >> text=111.111 Kč")
    bara.wait_for_selector(".others >> text=111.111 Kč")
    bara.reload()
    assert bara.get_attribute("html", "lang") == "en" and anna.get_attribute("html", "lang") == "cs"


def test_a_server_that_is_killed_and_started_again(table):
    anna, bara = table.phone(), table.phone("Bára")
    table.server.process.send_signal(signal.SIGKILL)
    table.server.process.wait()
    for page in (anna, bara):
        says_lost(page, kept=False)
    table.server.start()
    for page in (anna, bara):
        page.wait_for_selector("#banner", state="hidden")
    anna.click(FACE)
    shows_the_booked_roll(anna)
    bara.wait_for_selector(f"#live[data-at^='{table.api('now')['seq']}-']")
    assert table.rolls() == 1


def test_a_frozen_page_catches_up_when_it_is_woken(table):
    page = table.phone("Bára")
    phone = page.context.new_cdp_session(page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    table.pay(111_111)
    table.radio.weather = "lost"        # and its stream has died meanwhile
    page.wait_for_timeout(5000)
    table.radio.weather = "clear"
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    page.wait_for_selector(".others >> text=111.111 Kč")
    page.wait_for_selector("#banner", state="hidden")


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_hidden_page_listens_to_nothing_and_catches_up_when_it_is_seen(table):
    page = table.phone("Bára")
    page.wait_for_selector(".others")
    page.evaluate(HIDE, True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    table.pay(111_111)
    page.wait_for_timeout(2500)
    assert asked == [] and "111.111" not in page.inner_text(".others")
    page.evaluate(HIDE, False)
    page.wait_for_selector(".others >> text=111.111 Kč")


def test_whoever_finds_no_place_to_listen_asks_every_two_seconds(table):
    listening = []
    for n in range(48):
        line = socket.create_connection(("127.0.0.1", table.server.port), timeout=5)
        line.sendall(f"GET /api/tables/{CODE}/stream HTTP/1.1\r\nHost: 127.0.0.1:{table.server.port}\r\n"
                     f"Cookie: table_{CODE}={table.tokens[f'wall {n // 12}']}\r\n\r\n".encode())
        assert b" 200 " in line.recv(100)
        listening.append(line)
    page = table.phone("Bára")
    asked = []
    page.on("response", lambda answer: asked.append((answer.status, answer.url.rsplit("/", 1)[1])))
    page.wait_for_timeout(5000)
    assert asked.count((200, "now")) >= 2
    assert not any("live=1" in what for _, what in asked), "a page is not drawn anew for nothing"
    assert page.is_hidden("#banner")
    table.pay(111_111)
    page.wait_for_selector(".others >> text=111.111 Kč")
    # a listener that vanished is noticed at its next heartbeat; a place is tried every ten seconds
    with page.expect_response(lambda answer: answer.url.endswith("/stream") and answer.status == 200, timeout=30_000):
        for line in listening:
            line.close()
    page.wait_for_timeout(500)
    asked.clear()
    page.wait_for_timeout(2500)
    assert (200, "now") not in asked
    table.pay(222_222)
    page.wait_for_selector(".others >> text=222.222 Kč")


def test_what_a_player_has_open_and_typed_stays_when_the_page_follows(table):
    page = table.phone()
    page.evaluate("""() => {
      for (const one of document.querySelectorAll("details[data-keep]:not(.menu)")) one.open = true;
      document.querySelector("details[data-keep='closed']").open = false;
      window.scrollTo(0, 300);
    }""")
    opened = "() => [...document.querySelectorAll('details[data-keep]')].filter(one => one.open).map(one => one.dataset.keep)"
    before = page.evaluate(opened)
    page.evaluate(f"() => document.querySelector(\"{FACE}\").focus({{ preventScroll: true }})")
    table.pay(111_111)
    page.wait_for_selector(".cash >> text=111.111 Kč")
    assert page.evaluate(opened) == before and len(before) > 3
    assert page.evaluate("() => document.activeElement.value") == "3"
    assert page.evaluate("() => window.scrollY") == 300
    assert page.inner_text(".cash .changed") == "111.111 Kč"


def test_a_screen_reader_is_told_the_next_sentence_and_nothing_else(table):
    page = table.phone()
    assert page.inner_text("#told") == ""
    table.pay(111_111)
    page.wait_for_selector(".cash >> text=111.111 Kč")
    assert page.inner_text("#told") == ""
    page.click(FACE)
    shows_the_booked_roll(page)
    assert page.inner_text("#told") == page.inner_text(".next .sentence") != ""
