"""The proof finds what is wrong with a print, and nothing on one that is right."""

import pytest

from printables.paper import PAPERS, Grid, Running, page_css
from printables.press import Document
from tests.printables.proof import Proof, is_paper

STYLE = "html { font: 9pt 'DejaVu Sans' } body, p { margin: 0 } "


def proof(html: str, style: str = "", paper: str = "a4") -> Proof:
    running = Running("Koala", "Café", "30. 11. 2026", "page {n} of {m}")
    return Proof.of([Document(html, (STYLE + style, page_css(PAPERS[paper], running)), "T", "en")])


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_in_order_has_no_faults(paper):
    seen = proof("<p>Příliš žluťoučký kůň</p><p>São João</p>" + "<p>Щука ёж</p>" * 80, paper=paper)
    assert seen.faults() == [] and len(seen.texts) == 2
    assert seen.lacks(["Příliš žluťoučký kůň", "São João", "Щука ёж", "page 2 of 2"]) == []
    assert all(is_paper(size, paper) for size in seen.sizes)


@pytest.mark.parametrize("style,fault", [
    ("p { margin-left: 185mm; white-space: nowrap }", "outside"),
    ("p + p { margin-top: -3mm }", "over"),
])
def test_what_lies_outside_or_over_something_is_found(style, fault):
    assert any(fault in one for one in proof("<p>The first of them</p><p>and the second</p>", style).faults())


@pytest.mark.parametrize("text", ["W" * 18, "word " * 90])
def test_what_a_ticket_cuts_off_is_found(text):
    """The text is in the PDF all the same: only its place tells that nobody reads it."""
    grid = Grid(92, 60)
    page = f'<div class="leaf"><div class="tickets"><div class="ticket">{text}</div><div class="ticket">x</div></div></div>'
    seen = proof(page, grid.css() + ".ticket { font-size: 20pt }")
    assert seen.says(text.strip()) and any("cut" in one for one in seen.faults(grid))
