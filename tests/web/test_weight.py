"""Laws of weight: what a phone loads on a slow radio in the middle of an evening at a full table."""

import gzip
import re

import pytest

from tests.web.middle import Middle

PACKED = {"Accept-Encoding": "gzip, deflate"}
FIRST_LOAD, SCRIPT, REFRESH = 25_000, 8_000, 6_000      # bytes as they travel


def travels(phone, path: str) -> tuple[int, str]:
    """Bytes of an answer as it is sent to a browser, and its text."""
    answer = phone.client.get(path, headers={**phone.headers, **PACKED}, environ_overrides=phone.env)
    assert answer.status_code == 200, path
    data = answer.get_data()
    if answer.headers.get("Content-Encoding") == "gzip":
        return len(data), gzip.decompress(data).decode()
    return len(data), data.decode()


@pytest.fixture
def middle(app):
    return Middle(app)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_seat_page_is_light_in_the_middle_of_an_evening(middle, language):
    table = middle.table
    assert len(table.seats) == 6 and all(len(table.rows(seat, "businesses")) == 2 for seat in table.seats)
    for phone in middle.phones[:2]:     # whose turn it is, and somebody else
        phone.headers["Accept-Language"] = language
        size, html = travels(phone, f"/t/{middle.code}/seat")
        assert "Půjčovna lodí" in html and f'lang="{language}"' in html
        parts = {name: travels(phone, name)[0] for name in sorted(set(re.findall(r'"(/assets/[^"#]+)', html)))}
        script = sum(bytes_ for name, bytes_ in parts.items() if name.endswith(".js"))
        assert {name.rsplit(".", 1)[1] for name in parts} == {"css", "js", "svg"}
        assert 0 < script <= SCRIPT, parts
        assert size + sum(parts.values()) <= FIRST_LOAD, (size, parts)
        refresh, part = travels(phone, f"/t/{middle.code}/seat?live=1")
        assert refresh <= REFRESH and 'id="live"' in part
    assert travels(middle.phones[0], f"/t/{middle.code}/wall?live=1")[0] <= REFRESH


def test_pages_are_packed_for_whoever_unpacks_them_and_only_for_them(evening):
    path = f"/t/{evening.code}/seat"
    plain = evening.anna.get(path)
    assert "Content-Encoding" not in plain.headers and plain.headers["Vary"] == "Accept-Encoding"
    for wanted, packed in (("gzip", True), ("br, gzip;q=0.5", True), ("gzip;q=0", False), ("br", False), ("identity", False)):
        answer = evening.anna.get(path, headers={"Accept-Encoding": wanted})
        assert ("Content-Encoding" in answer.headers) is packed, wanted
        data = answer.get_data()
        assert int(answer.headers["Content-Length"]) == len(data)
        html = gzip.decompress(data).decode() if packed else data.decode()
        hide = lambda text: re.sub(r"[0-9a-f]{64}", "ticket", text)     # noqa: E731
        assert hide(html) == hide(plain.get_data(as_text=True)) and answer.headers["Vary"] == "Accept-Encoding"


def test_small_answers_and_streams_travel_as_they_are(evening):
    missing = evening.anna.get("/api/tables/NOWHERE/state", headers=PACKED)
    assert missing.status_code == 404 and "Content-Encoding" not in missing.headers
    stream = evening.anna.client.get(f"/api/tables/{evening.code}/stream", headers=PACKED, buffered=False,
                                     environ_overrides=evening.anna.env)
    assert stream.status_code == 200 and "Content-Encoding" not in stream.headers
    assert next(stream.iter_encoded()).startswith(b"retry: 1000\nid: ")
    stream.close()


def test_assets_are_packed_once_and_keep_for_good(evening):
    evening.anna.get("/")
    for name in sorted(set(re.findall(r'"(/assets/[^"#]+)', evening.anna.html))):
        plain, packed = evening.anna.get(name), evening.anna.get(name, headers=PACKED)
        assert gzip.decompress(packed.get_data()) == plain.get_data()
        assert packed.headers["Content-Encoding"] == "gzip" and "immutable" in packed.headers["Cache-Control"]
        assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
        assert evening.anna.get(name, headers=PACKED).get_data() == packed.get_data()


def test_what_is_posted_is_answered_packed_too(evening):
    phone = evening.anna
    phone.get(f"/t/{evening.code}/seat/do/buy_shares")
    form = phone.form(f"/t/{evening.code}/seat/do/buy_shares")
    refused = phone.post(f"/t/{evening.code}/seat/do/buy_shares", {**form, "p-count": "9"}, {"Origin": "http://localhost", **PACKED})
    assert refused.status_code == 409 and b'role="alert"' in gzip.decompress(refused.get_data())
