"""A page that shows whether a printer prints our sheets as they are: a frame at the edge of what we print on, lines of 100 mm,
every alphabet and sign, and a code.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from companion.printing import lines as written
from companion.printing.documents import TEMPLATES
from printables import qr
from printables.paper import AREA, PAPERS, Running, page_css
from printables.press import Document

__all__ = ["PANGRAMS", "test_page"]

PANGRAMS = ("Příliš žluťoučký kůň úpěl ďábelské ódy.", "À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso.",
            "Съешь ещё этих мягких французских булок, да выпей чаю.", "The quick brown fox jumps over the lazy dog.")
SIGNS = "⚀⚁⚂⚃⚄⚅ ☐☑☒ ←↑→↓ ✓✗ ▲●■★◆ ½ № − × ÷ § €"
MEASURED = 100      # mm of its two lines


@cache
def _template():
    made = Environment(loader=FileSystemLoader([TEMPLATES]), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return made.get_template("test_page.html"), (TEMPLATES / "test_page.css").read_text(encoding="utf-8")


def test_page(words, printer: str, paper: str, address: str) -> Document:
    """One page for a printer. words: of its reader's language; paper: "a4" or "letter"; address: what its code says."""
    template, style = _template()
    title = words.say("prn-test_page")
    text = template.render(say=words.say, title=title, printer=printer, paper={"a4": "A4", "letter": "Letter"}[paper], area=AREA,
                           pangrams=PANGRAMS, signs=SIGNS, measured=MEASURED, code=Markup(qr.svg(address, 20)), address=address)
    running = Running(title, printer, written.date(words, datetime.now().astimezone()), words.say("print-page", n="{n}", m="{m}"))
    return Document(text, (style, page_css(PAPERS[paper], running)), title, words.language)
