"""QR codes as SVG: one path, black on white, no script, no style."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

__all__ = ["svg"]

QUIET = 4   # modules of white around, as readers expect


@lru_cache(maxsize=64)
def svg(text: str, label: str = "QR") -> Markup:
    """The QR code of a text. qrcode pulls in Pillow and is imported with the first code drawn."""
    import qrcode
    made = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=QUIET)
    made.add_data(text)
    made.make(fit=True)
    matrix = made.get_matrix()
    path = []
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            if row[x]:
                run = x
                while run < len(row) and row[run]:
                    run += 1
                path.append(f"M{x} {y}h{run - x}v1h-{run - x}z")
                x = run
            x += 1
    size = len(matrix)
    return Markup('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" role="img" aria-label="{1}" '
                  'class="qr" shape-rendering="crispEdges"><rect width="{0}" height="{0}" fill="#fff"/>'
                  '<path d="{2}" fill="#000"/></svg>').format(size, label, "".join(path))
