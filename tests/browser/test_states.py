"""Every page in every state: nothing overflows, overlaps or is too small to tap, and axe-core finds nothing.

Each state is opened once a language on a phone, then looked at on a tablet and a wide screen in both schemes;
axe-core reads it in English by day and in Czech by night.
"""

import pytest

from tests.browser import looks
from tests.browser.states import STATES, open_state

pytestmark = pytest.mark.browser
NAMES = [state.name for state in STATES]


@pytest.fixture
def opened(chromium, states_server):
    """opened(state, language, scheme): the state's page on a phone of its own; its errors fail the test."""
    contexts, errors = [], []

    def opened(state, language: str, scheme: str):
        context = chromium.new_context(viewport={"width": 360, "height": 740}, base_url=states_server, locale=language,
                                       color_scheme=scheme, has_touch=True, reduced_motion="reduce")
        context.set_default_timeout(15_000)
        contexts.append(context)
        context.on("page", lambda page: (page.on("pageerror", lambda error: errors.append(str(error))),
                                         page.on("console", lambda said: note(state, said))))
        return open_state(context, states_server, state, language)

    def note(state, said):
        if said.type not in ("error", "warning"):
            return
        # The browser itself says so of every answer that is no 200, and of a network that was taken away.
        if "Failed to load resource" in said.text and (state.act or state.status != 200):
            return
        # The pages of all states come from one address; where too many listen at once, a page asks every two seconds instead.
        if "503" in said.text and said.location["url"].endswith("/stream"):
            return
        errors.append(said.text)

    yield opened
    for context in contexts:
        context.close()
    assert not errors


def look_over(page, state, other_scheme: str) -> list[str]:
    """axe-core's rules, what lies covered, letters of twice the size, the layout at every size in both schemes."""
    looks.prepare(page)
    found = [f"axe: {one}" for one in looks.axe(page)]
    found += [f"covered: {one}" for one in looks.covered(page)]
    if not state.stress:
        # a wall is as wide as it is; on everything else letters are made larger on a phone
        found += [f"200 %: {one}" for one in looks.large_text(page, looks.SIZES[2 if state.who == "wall" else 0])]
    for width, height in looks.SIZES:
        found += [f"{width}x{height}: {one}" for one in looks.layout(page, (width, height))]
    page.emulate_media(color_scheme=other_scheme)
    for width, height in looks.SIZES:
        found += [f"{width}x{height} {other_scheme}: {one}" for one in looks.layout(page, (width, height))]
    return found


@pytest.mark.parametrize("language, scheme, other", [("en", "light", "dark"), ("cs", "dark", "light")], ids=["en", "cs"])
@pytest.mark.parametrize("state", STATES, ids=NAMES)
def test_nothing_is_wrong_with(opened, state, language, scheme, other):
    page = opened(state, language, scheme)
    found = look_over(page, state, other)
    assert not found, "\n".join(["", *found])


SPOKEN = [state for state in STATES if state.name in (
    "start-empty", "new-table", "lobby-host-waits", "lobby-join", "lobby-no-more-seats", "personal-code", "pin", "screen-waits",
    "seat-menu", "host-lobby", "host-options", "host-phones", "host-printers", "host-readers", "host-reader-learns", "reader-which-of-two", "host-backup", "host-correct", "host-teach-track", "host-tree-skill",
    "problem-not-allowed")]


@pytest.mark.parametrize("state", SPOKEN, ids=[state.name for state in SPOKEN])
def test_portuguese_fits_a_phone_on(opened, state):
    page = opened(state, "pt-BR", "light")
    looks.prepare(page)
    found = looks.layout(page, looks.SIZES[0]) + looks.large_text(page, looks.SIZES[0])
    assert not found, "\n".join(["", *found])


KEYED = [state for state in STATES if state.name in (
    "start-with-tables", "new-table", "lobby-join", "seat-on-action", "seat-die", "form-buy_business", "form-land",
    "refused-amount", "reader-asks", "host-readers", "host-table", "host-taught", "host-phones", "pin")]


@pytest.mark.parametrize("state", KEYED, ids=[state.name for state in KEYED])
def test_the_keyboard_reaches_everything_on(opened, state):
    page = opened(state, "en", "light")
    looks.prepare(page)
    found = looks.keyboard(page)
    assert not found, "\n".join(["", *found])
