"""Laws of the pages' words: whatever a page says, it says in every language the core has."""

import re
from pathlib import Path

import pytest

from companion.engine.words import available

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"""["']((?:ui|par)-[a-z][a-z_0-9-]*[a-z0-9])["']""")


def keys_of_pages() -> set[str]:
    found = set()
    for path in [*(ROOT / "templates").rglob("*.html"), *(ROOT / "companion" / "web").glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        found |= set(KEY.findall(text))
        found |= {f"ui-problem-{code}" for code in re.findall(r'Problem\(\d+, "([a-z_]+)"', text)}
    from companion.web.problems import CODES
    return found | {f"ui-problem-{code}" for code in CODES.values()}


@pytest.mark.parametrize("language", available())
def test_every_key_of_a_page_is_written(language):
    text = (ROOT / f"companion/translations/{language}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    assert not keys_of_pages() - written
