"""Laws of the printers' page in a real browser: it looks again by itself and keeps what is typed."""

import pytest

from tests.browser.conftest import Server, free_port
from tests.browser.test_evening import lay_table
from tests.printables.ipp_printer import IppPrinter


@pytest.fixture
def there():
    made = IppPrinter()
    yield made
    made.close()


@pytest.fixture
def server(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_PRINTERS_HERE", "1")
    monkeypatch.setenv("CUPS_SERVER", "/none/cups.sock")
    running = Server(tmp_path, free_port())
    yield running.base
    running.stop()


def test_paper_that_runs_out_is_said_without_a_tap_and_nothing_typed_is_lost(open_page, there):
    page = open_page()
    code = lay_table(page)
    page.goto(f"/t/{code}/host/printers")
    page.fill("#address", there.address)
    page.fill("#name", "Hall")
    with page.expect_navigation():
        page.click(".new-printer button")
    page.wait_for_selector(".doing.well")
    page.click(".more > summary")
    page.fill("#address", "ipp://192.168.1.99")
    page.locator("h1").click()      # as long as somebody writes, the page stays as it is
    there.state, there.reasons = 5, ["media-empty-error"]
    page.wait_for_selector(".doing.ill", timeout=20_000)
    assert "Out of paper" in page.inner_text(".doing")
    assert page.input_value("#address") == "ipp://192.168.1.99"
    assert page.locator(".more[open]").count() == 1
    there.state, there.reasons = 3, ["none"]
    page.wait_for_selector(".doing.well", timeout=20_000)
