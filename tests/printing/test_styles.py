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
