"""With text twice as large, as phones can be set to, nothing is wider than the screen."""

import pytest

from companion import create_app
from companion.web.tickets import hash_of, new_token
from tests.browser.conftest import Server, free_port
from tests.web.middle import Middle

pytestmark = pytest.mark.browser

LARGE = """() => {
  document.documentElement.style.fontSize = "200%";
  for (const one of document.querySelectorAll("details:not(.menu)")) one.open = true;
  return document.documentElement.scrollWidth - window.innerWidth;
}"""


def test_text_twice_as_large_is_not_wider_than_a_phone(chromium, tmp_path):
    app = create_app(tmp_path, testing=True)
    middle, token = Middle(app), new_token()
    middle.house.store.add_device(hash_of(token), middle.code, "Anna", "host", None)
    middle.house.store.close()
    server = Server(tmp_path, free_port())
    context = chromium.new_context(viewport={"width": 360, "height": 740}, locale="en")
    try:
        context.add_cookies([{"name": f"table_{middle.code}", "value": token, "url": server.base}])
        page = context.new_page()
        for path in ("seat", "seat/do/buy_business", "seat/do/sell_business", "seat/statement", "seat/of/2", "host", "host/do/adjust",
                     "host/options", "host/phones", "wall", ""):
            assert page.goto(f"{server.base}/t/{middle.code}/{path}".rstrip("/")).ok, path
            assert page.evaluate(LARGE) <= 0, path
    finally:
        context.close()
        server.stop()
