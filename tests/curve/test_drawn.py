"""Curves as SVG: well-formed, without style, and nothing lies on anything else."""

import random
import re
from xml.etree import ElementTree

import pytest

from companion import drawn
from companion.pages import COLOURS, SYMBOLS


def lines(count: int, moments: int = 40, seed: int = 1, high: int = 10**12) -> list[dict]:
    rng = random.Random(seed)
    return [{"seat": "<W&" + "W" * 27, "number": n + 1, "colour": COLOURS[n], "symbol": SYMBOLS[n],
             "points": [(at, rng.randrange(-high // 3, high)) for at in range(1, moments + 1)]} for n in range(count)]


def chart(count: int, **more) -> str:
    curve = {"first": 1, "last": 40, "rounds": [(n, n) for n in range(1, 40)], "lines": lines(count, **more)}
    return drawn.chart(curve, lambda n: f"{n} Kč", 'told "so" & <so>', "Worth", "rounds")


@pytest.mark.parametrize("count", [1, 2, 8])
def test_a_chart_is_well_formed_and_carries_no_style(count):
    made = chart(count)
    root = ElementTree.fromstring(made)
    assert "style" not in made and root.get("aria-label") == 'told "so" & <so>'
    assert len([one for one in root.iter("path") if one.get("class") in {f"curve-{colour}" for colour in COLOURS}]) == count


def test_seats_are_told_apart_without_colours():
    root = ElementTree.fromstring(chart(8))
    dashes = [one.get("stroke-dasharray") for one in root.iter("path") if one.get("class") in {f"curve-{c}" for c in COLOURS}]
    assert len(set(dashes)) == 8 and len(set(drawn.DASHES)) == len(drawn.DASHES)
    assert len({ElementTree.tostring(one[0]) for one in root.iter("g")}) == 8


@pytest.mark.parametrize("seed", range(20))
def test_no_texts_lie_on_each_other_and_none_outside(seed):
    root = ElementTree.fromstring(chart(8, seed=seed, high=random.Random(seed).choice([3, 10**5, 10**12])))
    boxes = []
    for one in root.iter("text"):
        wide, x, y = 15 * .6 * len(one.text), float(one.get("x")), float(one.get("y"))
        left = {"end": x - wide, "middle": x - wide / 2}.get(one.get("text-anchor"), x)
        boxes.append((left, min(left + wide, 800) if one.get("text-anchor") is None else left + wide, y - 12, y + 3, one.text))
    for at, (left, right, top, foot, text) in enumerate(boxes):
        assert left >= 0 and right <= 801 and top >= 0 and foot <= 420, text
        for other in boxes[at + 1:]:
            assert right <= other[0] or other[1] <= left or foot <= other[2] or other[3] <= top, (text, other[4])


@pytest.mark.parametrize("seed", range(20))
def test_places_beside_a_scale_keep_their_order_and_distance(seed):
    rng = random.Random(seed)
    wanted = [rng.choice([0, 50, rng.uniform(0, 100)]) for _ in range(rng.randrange(1, 9))]
    made = drawn.apart(wanted, 10, 0, 100)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    assert all(made[b] - made[a] > 9.999 for a, b in zip(order, order[1:]))
    assert min(made) >= -.001 and max(made) <= 100.001


@pytest.mark.parametrize("low, high", [(0, 0), (0, 1), (0, 84_000), (-30_000, 90_000), (0, 999_999_999_999), (5, 5), (-7, -3)])
def test_ticks_are_round_few_and_hold_everything(low, high):
    made = drawn.ticks(low, high)
    assert 2 <= len(made) <= 6 and made[0] <= low and made[-1] >= high
    step = made[1] - made[0]
    assert {b - a for a, b in zip(made, made[1:])} == {step} and re.fullmatch("[125]0*", str(step))


def test_a_sparkline_is_a_small_picture_with_words():
    made = drawn.sparkline(lines(1, 120)[0], 1, 120, -10**12, 10**12, "Anna: from 1 to 2")
    assert ElementTree.fromstring(made).get("aria-label") == "Anna: from 1 to 2"
    assert len(made) < 2500
