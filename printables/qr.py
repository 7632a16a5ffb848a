"""QR codes as one SVG path: crisp at any size, small as text, quick to print.

A text of capitals, figures and `$%*+-./: ` alone gets the alphanumeric mode, hence a smaller code: for paper write
addresses in capitals where the server takes them so.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

__all__ = ["drawn", "svg"]

QUIET = 2       # modules of white around, enough on paper
MASK = 4        # one of the eight patterns; trying all for the prettiest takes six times as long, and readers read each as well


@lru_cache(maxsize=512)
def drawn(text: str, quiet: int = QUIET) -> tuple[str, int]:
    """The outline of a text's dark modules as a path and the width of the whole in modules; error correction M.

    qrcode pulls in Pillow and is imported with the first code drawn.
    """
    import qrcode
    made = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=quiet, mask_pattern=MASK)
    made.add_data(text)
    made.make(fit=True)
    matrix = made.get_matrix()
    edges = _edges(matrix)
    return "".join(_loop(edges, start) for start in sorted(edges, key=lambda at: (at[1], at[0])) if edges[start]), len(matrix)


def svg(text: str, size: float = 14, quiet: int = QUIET) -> str:
    """The code as SVG for paper, `size` mm wide with its quiet zone; 14 mm suffice for an address of 27 characters."""
    path, modules = drawn(text, quiet)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" class="qr" width="{size:g}mm" height="{size:g}mm" '
            f'viewBox="0 0 {modules} {modules}" role="img" aria-label="{escape(text)}"><path d="{path}" fill="#000"/></svg>')


# Outlines instead of a box for each run of dark modules: half as long, a quarter faster to print, and no row shows a seam
# to the next.

def _edges(matrix: list[list[bool]]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """From each corner of a module the directions in which an outline leaves it, dark on its right hand."""
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    light = [False] * len(matrix)
    for y, (above, row, below) in enumerate(zip([light, *matrix], matrix, [*matrix[1:], light])):
        for x, dark in enumerate(row):
            if dark:
                if not above[x]:
                    edges.setdefault((x, y), []).append((1, 0))
                if x + 1 == len(row) or not row[x + 1]:
                    edges.setdefault((x + 1, y), []).append((0, 1))
                if not below[x]:
                    edges.setdefault((x + 1, y + 1), []).append((-1, 0))
                if x == 0 or not row[x - 1]:
                    edges.setdefault((x, y + 1), []).append((0, -1))
    return edges


def _loop(edges: dict, start: tuple[int, int]) -> str:
    """One closed outline from a corner back to it; its edges are used up."""
    (x, y), runs = start, []
    while edges[x, y]:
        ahead = edges[x, y].pop()
        if not runs or runs[-1][0] != ahead:
            runs.append([ahead, 0])
        runs[-1][1] += 1
        x, y = x + ahead[0], y + ahead[1]
    return f"M{start[0]} {start[1]}" + "".join(f"h{dx * far}" if dx else f"v{dy * far}" for (dx, dy), far in runs[:-1]) + "z"
