"""What the press cannot do is said in words, in every language."""

import re

import pytest

from printables import press
from tests.architecture.sources import ROOT

TOLD = {code: {fact.strip() for fact in facts.split(",")} - {""}
        for code, facts in re.findall(r"^\| ([a-z_]+) \| ([a-z, ]*) ?\|", press.__doc__, re.MULTILINE) if code != "code"}


@pytest.mark.parametrize("language", ["en", "cs", "pt-BR"])
def test_every_problem_of_the_press_has_words_that_use_its_facts_alone(language):
    text = (ROOT / "companion" / "translations" / f"{language}.ftl").read_text(encoding="utf-8")
    words = dict(re.findall(r"^ui-print_problem_(\w+) =(.*(?:\n +.*)*)", text, re.MULTILINE))
    assert len(TOLD) >= 9 and set(words) == set(TOLD)
    for code, said in words.items():
        assert set(re.findall(r"\$(\w+)", said)) <= TOLD[code], code
