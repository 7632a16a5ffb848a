"""What the style sheets of paper say is understood: WeasyPrint passes over what it does not know, and the page is just wrong."""

import logging

import pytest

from printables.paper import PAPERS, Grid, Running, page_css
from tests.architecture.sources import ROOT

FILES = sorted([*ROOT.glob("templates/print/*.css"), *ROOT.glob("companion/games/*/print/*.css")])
STYLES = {**{str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in FILES}, "the grid": Grid(60, 40).css(),
          **{name: page_css(paper, Running("G", "T", "d", "{n} of {m}")) for name, paper in PAPERS.items()},
          "nothing running": page_css(PAPERS["a4"], Running(page=""), ruler=False)}


def passed_over(style: str, caplog) -> list[str]:
    """What WeasyPrint says about a style sheet."""
    from weasyprint import CSS
    with caplog.at_level(logging.WARNING, "weasyprint"):
        CSS(string=style)
    return [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_nothing_in_a_style_sheet_is_passed_over(style, caplog):
    assert passed_over(style, caplog) == []


def test_a_slip_in_a_style_sheet_is_noticed(caplog):
    assert passed_over("p { colour: black }", caplog) and passed_over("p { width: 3 mm }", caplog)


PAIR = ('<table class="pairs"><colgroup><col class="l"><col class="f"><col class="gutter"><col class="l"><col class="f"></colgroup>'
        '<tr><th>a</th><td>1</td><td class="gutter"></td><th>b</th><td>2</td></tr></table>')


@pytest.mark.parametrize("game", sorted({path.parents[1].name for path in FILES if "games" in path.parts}))
def test_two_columns_of_a_sheet_fill_its_width(game):
    """A class that means something else elsewhere would take a column its width."""
    from weasyprint import CSS, HTML
    common, own = (ROOT / "templates/print/paper.css").read_text(encoding="utf-8"), ROOT / "companion/games" / game / "print/print.css"
    styles = [common, own.read_text(encoding="utf-8"), page_css(PAPERS["a4"], Running())]
    page = HTML(string=PAIR).render(stylesheets=[CSS(string=style) for style in styles]).pages[0]
    found, boxes = [], [page._page_box]
    while boxes:
        box = boxes.pop(0)
        if box.element_tag in ("td", "th"):
            found.append(round(box.width * 25.4 / 96, 1))
        else:
            boxes = [*getattr(box, "children", []), *boxes]
    assert found == [61.5, 30, 7, 61.5, 30]
