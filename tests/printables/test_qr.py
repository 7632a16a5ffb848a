"""Codes: their outline fills exactly the modules, and a reader reads them from paper."""

import re
import string

import pytest
import qrcode
from hypothesis import given
from hypothesis import strategies as st

from printables import qr
from tests.printables import readback


def filled(path: str, size: int) -> list[list[int]]:
    """How often the path goes round each module: looked at from the left, module by module."""
    found = [[0] * size for _ in range(size)]
    for x, y, way in re.findall(r"M(\d+) (\d+)([^z]*)z", path):
        corners = [(int(x), int(y))]
        for axis, far in re.findall(r"([hv])(-?\d+)", way):
            u, v = corners[-1]
            corners.append((u + int(far), v) if axis == "h" else (u, v + int(far)))
        for (u, v), (s, t) in zip(corners, corners[1:] + corners[:1]):
            assert u == s or v == t
            for row in range(min(v, t), max(v, t)):
                for column in range(u, size):
                    found[row][column] += 1 if t < v else -1
    return found


@given(st.text(string.printable[:95] + "ěščřž", min_size=1, max_size=120))
def test_the_outline_goes_once_round_the_dark_modules_and_never_round_the_light(text):
    path, size = qr.drawn(text)
    made = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=2, mask_pattern=qr.MASK)
    made.add_data(text)
    assert filled(path, size) == [[int(bool(dark)) for dark in row] for row in made.get_matrix()]


def test_around_a_code_it_is_white():
    for quiet in (2, 4):
        path, size = qr.drawn("HTTP://192.168.1.20:8000/", quiet)
        rows = filled(path, size)
        assert not any(map(any, rows[:quiet] + rows[-quiet:]))
        assert not any(any(row[:quiet] + row[-quiet:]) for row in rows)
        assert rows[quiet][quiet]


def test_capitals_make_a_smaller_code():
    address = "http://192.168.1.20:8000/k/abcdefgh"
    assert qr.drawn(address.upper())[1] < qr.drawn(address)[1]


@pytest.mark.parametrize("address", ["HTTP://192.168.1.20:8000/{:02}", "HTTP://192.168.1.20:8000/K/{:02}ABCDEFGHJKLMNPQRSTUVWXYZ23",
                                     "WIFI:T:WPA;S:Žluťoučký kůň;P:heslo {:02};;"], ids=["short", "token", "wifi"])
def test_every_code_of_14_mm_is_read_at_150_dpi(printed, address):
    wanted = [address.format(number) for number in range(40)]
    cells = "".join(f'<div style="float: left; width: 46mm; height: 25mm">{qr.svg(text)}</div>' for text in wanted)
    pdf = printed(cells, "@page { size: A4; margin: 10mm } body { margin: 0 }")
    assert readback.codes(pdf) == [sorted(wanted)]


def test_what_a_code_says_is_escaped():
    assert "<b>" not in qr.svg("<b>\"'&")
    assert 'aria-label="&lt;b&gt;&quot;&#x27;&amp;"' in qr.svg("<b>\"'&")
