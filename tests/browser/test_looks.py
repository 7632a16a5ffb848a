"""Every look at a page can fail: a fault is planted, and found."""

import pytest

from tests.browser import looks

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
<style>body {{ font: 1rem/1.4 sans-serif; margin: 0; padding: 1rem; }} a, button, input, summary {{ min-height: 44px; min-width: 44px;
box-sizing: border-box; }} .in {{ display: inline-flex; align-items: center; }} :focus-visible {{ outline: 3px solid #00f; }}</style></head>
<body><main><h1>A page</h1><p>Words enough to read.</p>{}</main></body></html>"""
SOUND = """<p>A <a href="/x">link</a> in a sentence is as high as its line.</p><button>Pay</button>
<label>Amount <input name="amount"></label><details><summary>More</summary><p>Folded.</p></details>"""

FAULTS = {
    "a row wider than the screen": ("<div style='width:500px'>wide</div>", "wide"),
    "a text that leaves the screen on the left": ("<p style='text-indent:-40px'>gone</p>", "leaves the screen"),
    "a long word": (f"<p>{'W' * 60}</p>", "leaves the screen"),
    "a text that is cut": ("<p style='width:60px;overflow:hidden;white-space:nowrap'>a long name here</p>", "is cut"),
    "a text that is cut below": ("<p style='height:12px;overflow:hidden'>two lines<br>of text</p>", "is cut"),
    "a text that runs out of its button": ("<button style='width:60px;white-space:nowrap;overflow:visible;padding:0'>Buy fifty shares</button>",
                                           "runs out of"),
    "two texts in one place": ("<p>under</p><p style='margin-top:-2.4rem'>above</p>", "lies on"),
    "two texts beside each other": ("<div style='display:flex;width:90px'><b style='width:30px;white-space:nowrap'>Alexandra</b><b>100</b></div>",
                                    "lies on"),
    "a small button": ("<button style='min-height:0;height:30px'>Pay</button>", "x30"),
    "a small link of its own": ("<p><a href='/x'>statement</a></p>", "statement"),
    "a small box to tick": ("<input type='checkbox' style='min-width:0;min-height:0' aria-label='tick'>", "is 1"),
    "two targets in one place": ("<button>One</button><br><button style='margin-top:-12px'>Two</button>", "shares"),
}


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    yield context.new_page()
    context.close()


def shown(page, body: str):
    page.set_content(PAGE.format(body))
    looks.prepare(page)
    return page


def test_a_sound_page_has_no_faults(page):
    shown(page, SOUND)
    for size in looks.SIZES:
        assert looks.layout(page, size) == []
    assert looks.large_text(page, looks.SIZES[0]) == looks.covered(page) == looks.keyboard(page) == looks.axe(page) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_layout_fault_is_found(page, fault):
    body, said = FAULTS[fault]
    assert any(said in one for one in looks.layout(shown(page, body), looks.SIZES[0])), fault


def test_letters_of_twice_the_size_are_tried(page):
    shown(page, "<p style='display:flex;gap:1rem;white-space:nowrap'><span>Total cashflow</span><span>123.456 Kč</span></p>")
    assert looks.layout(page, looks.SIZES[0]) == []
    assert looks.large_text(page, looks.SIZES[0])


def test_a_control_under_a_bar_is_found(page):
    shown(page, "<button>Pay</button><div style='position:fixed;inset:0;background:#fff'>all over</div>")
    assert looks.covered(page) == ['button "Pay" lies under div "all over"']


def test_axe_finds_faint_letters_and_a_control_without_a_name(page):
    found = looks.axe(shown(page, "<p style='color:#bbb'>faint</p><input name='amount'>"))
    assert [one.split()[0] for one in found] == ["color-contrast", "label"]


@pytest.mark.parametrize("body, said", [
    ("<button tabindex='-1' role='button'>Out</button><div tabindex='0' role='button' style='min-height:44px'>In</div>", None),
    ("<button style='outline:none'>Unseen</button>", "does not show"),
    ("<div style='display:flex;flex-direction:column-reverse'><button>First</button><button>Second</button></div>", "stands above"),
    ("<button onfocus='document.querySelector(\"#trap\").focus()'>Never</button><button id='trap'>Trap</button>", "does not reach"),
])
def test_a_fault_of_the_keyboard_is_found(page, body, said):
    found = looks.keyboard(shown(page, body))
    assert any(said in one for one in found) if said else found == []
