"""Curves as SVG: plain data and finished texts go in, one element of text comes out, for screens and for paper.

Colours stand in attributes for paper and in classes, which a style sheet may answer to, for screens. Nobody has to
tell colours apart: every line has its own dashes and ends in its pawn's symbol.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

__all__ = ["sparkline", "chart", "pawn", "ticks", "apart"]

INK, HAIR = "#1c1b19", "#d9d2c4"
COLOURS = {"red": "#c0392b", "blue": "#2f6fb5", "green": "#2e8b57", "yellow": "#e0b000", "white": "#ffffff", "black": "#222222",
           "orange": "#d9771e", "purple": "#7b4fa3", "pink": "#d46a9f", "brown": "#7a5230"}
PALE = {"white", "yellow", "black"}     # hardly seen on light or on dark paper: drawn on a line of ink
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "14 3 2 3 2 3", "1 3", "18 5")
STEPS = (1, 2, 5)
MOST_STEPS = 5      # of an axis


@cache
def _symbols() -> dict[str, str]:
    """The pawns' symbols as the pages have them, drawn in a square of 24."""
    text = (Path(__file__).parent / "web" / "static" / "symbols.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="([a-z]+)" viewBox="0 0 24 24">(.*?)</symbol>', text))


def _pawn(line: dict, x: float, y: float, size: float) -> str:
    """A seat's symbol in its colour, its middle at x, y."""
    return (f'<g class="pawn-{line["colour"]} curve-pawn" fill="{COLOURS[line["colour"]]}" stroke="{INK}" stroke-width="1.6" '
            f'transform="translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({_n(size / 24)})">{_symbols()[line["symbol"]]}</g>')


def pawn(symbol: str, size: float) -> str:
    """A pawn's symbol in outline, size mm wide: for paper."""
    return (f'<svg class="pawn" width="{_n(size)}mm" height="{_n(size)}mm" viewBox="0 0 24 24" fill="none" stroke="#000" '
            f'stroke-width="1.5" aria-hidden="true">{_symbols()[symbol]}</svg>')


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _path(points: list[tuple[float, float]]) -> str:
    """A line through points, without those in the middle of a level stretch."""
    kept = [point for at, point in enumerate(points)
            if at in (0, len(points) - 1) or not points[at - 1][1] == point[1] == points[at + 1][1]]
    return "M" + " ".join(f"{_n(x)},{_n(y)}" for x, y in kept)


def _line(line: dict, path: str, width: float, dashes: str = "") -> str:
    colour = line["colour"]
    drawn = f'd="{path}" fill="none" stroke-linejoin="round"' + (f' stroke-dasharray="{dashes}"' if dashes else "")
    below = f'<path class="curve-ink on-{colour}" {drawn} stroke="{INK}" stroke-width="{_n(width + 1.4)}"/>' if colour in PALE else ""
    return f'{below}<path class="curve-{colour}" {drawn} stroke="{COLOURS[colour]}" stroke-width="{_n(width)}"/>'


def _scale(low: float, high: float, start: float, end: float):
    """Maps low..high onto start..end; what has no extent lies at the start."""
    span = high - low
    return lambda value: start + (end - start) * (value - low) / span if span else start


def sparkline(line: dict, first: int, last: int, low: int, high: int, told: str) -> str:
    """One seat's curve, 140 by 40, to the same scale as the others' beside it.

    line: {"points": [(moment, figure)], "colour", "symbol"}; first, last: moments at both edges; low, high: figures
    at the foot and the top; told: what somebody reads who does not see it.
    """
    right = 118
    x, y = _scale(first, last, 3, right), _scale(low, high, 35, 6)
    points = [(x(at), y(value)) for at, value in line["points"]]
    zero = f'<path class="curve-hair" d="M3,{_n(y(0))} {right},{_n(y(0))}" stroke="{HAIR}"/>' if low <= 0 <= high else ""
    end = _pawn(line, points[-1][0] + 12, points[-1][1], 15)
    return (f'<svg class="spark" viewBox="0 0 140 40" role="img" aria-label="{escape(told)}">{zero}'
            f'{_line(line, _path(points), 2.2)}{end}</svg>')


def ticks(low: int, high: int) -> list[int]:
    """Round figures, evenly apart, the first at or below low and the last at or above high; at most five steps."""
    span = max(high - low, 1)
    for power in range(len(str(span)) + 2):
        for step in (10 ** power * one for one in STEPS):
            begins, ends = low // step * step, -(-high // step) * step
            if (ends - begins) // step <= MOST_STEPS:
                return list(range(begins, max(ends, begins + step) + 1, step))
    raise AssertionError(f"no ticks from {low} to {high}")


def apart(wanted: list[float], gap: float, top: float, foot: float) -> list[float]:
    """Places as near as may be to those wanted, in the same order, none nearer than gap to the next or outside."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    gap = min(gap, (foot - top) / max(len(wanted) - 1, 1))
    made, last = [0.0] * len(wanted), top - gap
    for at in order:
        last = made[at] = max(wanted[at], last + gap)
    limit = foot
    for at in reversed(order):
        limit = made[at] = min(made[at], limit)
        limit -= gap
    return made


def _wide(text: str) -> float:
    """About how wide a text is, in ems of its size."""
    return sum(.95 if c in "WMwm@—" or ord(c) > 0x2e80 else .34 if c in " .,:;'|ijlI!()" else .7 if c.isupper() else .58 for c in text)


def _short(text: str, ems: float) -> str:
    """A text that fits in so many ems, cut with an ellipsis."""
    if _wide(text) <= ems:
        return text
    while text and _wide(text) > ems - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def chart(curve: dict, money, told: str, caption: str, rounds: str, size: tuple[int, int] = (800, 420), type_size: int = 15,
          names: bool = True) -> str:
    """The curves of an evening, all seats in one picture.

    curve: {"first", "last", "rounds": [(moment, round)], "lines": [{"seat", "number", "colour", "symbol", "points"}]};
    money: figure -> text of the axis; told: what somebody reads who does not see it; caption: what the figures are;
    rounds: the word for the axis below; size: width and height in units, in which type_size is the letters' height;
    names: whether names stand beside the symbols at the ends.
    """
    width, height = size
    lines = curve["lines"]
    figures = [value for line in lines for _, value in line["points"]]
    marks = ticks(min(0, *figures), max(figures))
    labels = [money(mark) for mark in marks]
    left = 8 + type_size * max(.6 * len(label) for label in labels)
    right = width - type_size * (10.5 if names else 2.2)
    top, foot = type_size * 2.2, height - type_size * 2.9
    x, y = _scale(curve["first"], curve["last"], left, right), _scale(marks[0], marks[-1], foot, top)
    made = [f'<text x="{_n(left)}" y="{_n(type_size)}">{escape(caption)}</text>']
    for mark, label in zip(marks, labels):
        made.append(f'<path class="curve-{"axis" if mark == 0 else "hair"}" d="M{_n(left)},{_n(y(mark))} {_n(right)},{_n(y(mark))}" '
                    f'stroke="{INK if mark == 0 else HAIR}"/>'
                    f'<text x="{_n(left - 6)}" y="{_n(y(mark) + type_size * .35)}" text-anchor="end">{escape(label)}</text>')
    made.append(_rounds(curve, x, foot, right, type_size, rounds))
    ends = [y(line["points"][-1][1]) for line in lines]
    for line, end, at in zip(lines, ends, apart(ends, type_size * 1.25, top, foot)):
        last = x(line["points"][-1][0])
        made.append(_line(line, _path([(x(n), y(value)) for n, value in line["points"]]), type_size / 6,
                          DASHES[(line["number"] - 1) % len(DASHES)]))
        if abs(at - end) > 1:
            made.append(f'<path class="curve-hair" d="M{_n(last)},{_n(end)} {_n(right + type_size * .5)},{_n(at)}" stroke="{HAIR}"/>')
        made.append(_pawn(line, right + type_size * 1.1, at, type_size * 1.15))
        if names:
            made.append(f'<text x="{_n(right + type_size * 2)}" y="{_n(at + type_size * .35)}">{escape(_short(line["seat"], 8.3))}</text>')
    return (f'<svg class="curve" viewBox="0 0 {width} {height}" font-size="{type_size}" role="img" aria-label="{escape(told)}">'
            + "".join(made) + "</svg>")


def _rounds(curve: dict, x, foot: float, right: float, type_size: int, word: str) -> str:
    """Where rounds began, as many as have room, and the word for them."""
    begun = [(max(at, curve["first"]), number) for at, number in curve["rounds"]]
    made, last = [], -1e9
    for at, number in begun:
        if x(at) - last < type_size * 2.4 or x(at) > right - type_size * .5:
            continue
        last = x(at)
        made.append(f'<path class="curve-axis" d="M{_n(last)},{_n(foot)} {_n(last)},{_n(foot + 5)}" stroke="{INK}"/>'
                    f'<text x="{_n(last)}" y="{_n(foot + type_size * 1.35)}" text-anchor="middle">{number}</text>')
    if made:
        made.append(f'<text x="{_n(right)}" y="{_n(foot + type_size * 2.5)}" text-anchor="end">{escape(word)}</text>')
    return "".join(made)
