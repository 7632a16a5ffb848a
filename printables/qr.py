"""QR codes as one SVG path: crisp at any size, small as text, quick to print.

A text of capitals, figures and `$%*+-./: ` alone gets the alphanumeric mode, hence a smaller code: for paper write
addresses in capitals where the server takes them so.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

__all__ = ["drawn", "svg"]

QUIET = 2       # modules of white around, enough on paper


@lru_cache(maxsize=512)
def drawn(text: str, quiet: int = QUIET) -> tuple[str, int]:
    """The path of a text's dark modules and the width of the whole in modules; error correction M.

    qrcode pulls in Pillow and is imported with the first code drawn.
    """
    import qrcode
    made = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=quiet)
    made.add_data(text)
    made.make(fit=True)
    matrix, path = made.get_matrix(), []
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            run = x
            while run < len(row) and row[run]:
                run += 1
            if run > x:
                path.append(f"M{x} {y}h{run - x}v1h-{run - x}z")
            x = run + 1
    return "".join(path), len(matrix)


def svg(text: str, size: float = 14, quiet: int = QUIET) -> str:
    """The code as SVG for paper, `size` mm wide with its quiet zone; 14 mm suffice for an address of 27 characters."""
    path, modules = drawn(text, quiet)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" class="qr" width="{size:g}mm" height="{size:g}mm" '
            f'viewBox="0 0 {modules} {modules}" role="img" aria-label="{escape(text)}"><path d="{path}" fill="#000"/></svg>')
