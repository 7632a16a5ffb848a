"""QR codes on pages: black on white, no script, no style."""

from __future__ import annotations

from markupsafe import Markup

from printables.qr import drawn

__all__ = ["svg"]

QUIET = 4   # modules of white around, as readers expect on a screen


def svg(text: str, label: str = "QR") -> Markup:
    """The QR code of a text."""
    path, size = drawn(text, QUIET)
    return Markup('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" role="img" aria-label="{1}" '
                  'class="qr" shape-rendering="crispEdges"><rect width="{0}" height="{0}" fill="#fff"/>'
                  '<path d="{2}" fill="#000"/></svg>').format(size, label, path)
