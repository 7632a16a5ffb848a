"""Laws of the JSON API."""

import json

import pytest

from tests.web.phone import ORIGIN, Phone


def url(evening, name: str) -> str:
    return f"/api/tables/{evening.code}/{name}"


def raw(phone: Phone, path: str, body: bytes, **headers):
    return phone.client.post(path, data=body, content_type=headers.pop("content_type", "application/json"),
                             headers={**ORIGIN, **headers}, environ_overrides=phone.env)


def test_the_state_document_is_the_viewers(evening):
    evening.begin()
    answer = evening.bara.get(url(evening, "state")).json
    assert set(answer) == {"seq", "viewer", "state"}
    assert answer["viewer"] == "Bára" and answer["seq"] == evening.table.seq
    assert answer["state"]["Anna"]["cash"] == 60_000 and answer["state"]["current"] == "Anna"
    evening.host("set_option", {"option": "books_visibility", "value": "private"})
    state = evening.bara.get(url(evening, "state")).json["state"]
    assert "cash" not in state["Anna"] and state["Bára"]["cash"] == 60_000


def test_a_command_is_booked_once_however_often_it_is_sent(evening):
    evening.begin()
    first = evening.anna.api(evening.code, "land", {"square": "action"}, ticket="tap-0000001")
    assert first.status_code == 201
    assert first.json["line"]["command"] == "land" and first.json["seq"] == evening.table.seq
    again = evening.anna.api(evening.code, "land", {"square": "action"}, ticket="tap-0000001")
    assert again.status_code == 200 and again.json["line"]["seq"] == first.json["line"]["seq"]
    other = evening.anna.api(evening.code, "land", {"square": "event"}, ticket="tap-0000001")
    assert other.status_code == 409 and other.json["error"]["code"] == "stale"
    assert evening.table.seq == first.json["seq"]


def test_notices_come_with_the_line(evening):
    evening.begin()
    evening.anna.api(evening.code, "land", {"square": "action"})
    answer = evening.anna.api(evening.code, "buy_shares", {"count": 10}).json
    assert [notice["code"] for notice in answer["notices"]] == [notice["code"] for notice in answer["line"]["notices"]]
    assert all(notice["message"] for notice in answer["notices"])


def test_a_refusal_is_a_409_in_the_phones_language(evening):
    evening.begin()
    refused = evening.bara.api(evening.code, "end_turn")
    assert refused.status_code == 409 and refused.json["error"]["code"] == "not_your_turn"
    evening.bara.client.set_cookie("language", "cs")
    assert evening.bara.api(evening.code, "end_turn").json["error"]["message"] != refused.json["error"]["message"]
    evening.anna.api(evening.code, "land", {"square": "action"})
    money = evening.anna.api(evening.code, "buy_shares", {"count": 999})
    assert money.json["error"]["code"] == "not_enough_cash"
    assert money.json["error"]["facts"]["need"] == 699_300


def test_stale_forms_are_refused(evening):
    evening.begin()
    assert evening.anna.api(evening.code, "land", {"square": "action"}, seen=2).json["error"]["code"] == "stale"
    assert evening.anna.api(evening.code, "land", {"square": "action"}, seen=evening.table.seq).status_code == 201


def test_only_the_host_acts_for_others(evening):
    evening.begin()
    evening.host("move_on", {"to": "Bára"})
    before = evening.table.seq
    assert evening.bara.api(evening.code, "end_turn", **{"as": "Anna"}).status_code == 403
    change = {"seat": "Bára", "path": "cash", "value": 9}
    assert evening.bara.api(evening.code, "adjust", change).status_code == 403
    assert evening.bara.api(evening.code, "adjust", change, **{"as": "host"}).status_code == 403
    assert evening.table.seq == before
    assert evening.anna.api(evening.code, "land", {"square": "action"}, **{"as": "Bára"}).status_code == 201
    assert evening.anna.api(evening.code, "land", {"square": "action"}, **{"as": "Nobody"}).status_code == 400
    answer = evening.anna.api(evening.code, "adjust", change, **{"as": "host"})
    assert answer.status_code == 201 and evening.table.cash("Bára") == 9


def test_the_journal_is_read_after_a_number(evening):
    evening.begin()
    answer = evening.bara.get(url(evening, "journal?after=3")).json
    assert [line["seq"] for line in answer["lines"]] == list(range(4, evening.table.seq + 1))
    for wrong in ("x", "-1", "1.5", "9" * 20, "١"):
        assert evening.bara.get(url(evening, f"journal?after={wrong}")).status_code == 400


@pytest.mark.parametrize("body", [
    b"", b"{", b"[]", b'"x"', b"null", b"\xff\xfe", b"{}", b'{"command": "end_turn"}', b'{"ticket": "abcdefgh"}',
    b'{"command": "end_turn", "ticket": "short"}', b'{"command": "end_turn", "ticket": 12345678}',
    b'{"command": 5, "ticket": "abcdefgh"}', b'{"command": "", "ticket": "abcdefgh"}',
    b'{"command": "end_turn", "ticket": "abcdefgh", "args": []}',
    b'{"command": "end_turn", "ticket": "abcdefgh", "args": null}',
    b'{"command": "end_turn", "ticket": "abcdefgh", "seen": "1"}', b'{"command": "end_turn", "ticket": "abcdefgh", "seen": -1}',
    b'{"command": "end_turn", "ticket": "abcdefgh", "seen": true}',
    b'{"command": "end_turn", "ticket": "abcdefgh", "who": "Bara"}',
    b'{"command": "buy_shares", "ticket": "abcdefgh", "args": {"count": NaN}}',
    b'{"command": "buy_shares", "ticket": "abcdefgh", "args": {"count": Infinity}}',
    b'{"command": "pay", "ticket": "abcdefgh", "args": {"memo": "\\ud800"}}',
    b'{"command": "teach", "ticket": "abcdefgh", "args": {"value": ' + b"[" * 3000 + b"]" * 3000 + b"}}",
    b'{"command": "teach", "ticket": "abcdefgh", "args": {"value": ' + b"[" * 30 + b"]" * 30 + b"}}",
])
def test_what_is_no_command_is_a_400(evening, body):
    evening.begin()
    before = evening.table.seq
    answer = raw(evening.anna, url(evening, "commands"), body)
    assert answer.status_code == 400, body
    assert set(answer.json["error"]) == {"code", "facts", "message"} and answer.json["error"]["message"]
    assert evening.table.seq == before


@pytest.mark.parametrize("args", [
    {}, {"count": 0}, {"count": -1}, {"count": 10**30}, {"count": 1.5}, {"count": "50"}, {"count": True}, {"count": None},
    {"count": [50]}, {"count": {"n": 50}}, {"count": 50, "who": "Bára"}, {"count": 50, "price": 1}, {"": 50},
    {"count": "x" * 10_000},
])
def test_wrong_parameters_are_refused_by_name(evening, args):
    evening.begin()
    evening.anna.api(evening.code, "land", {"square": "action"})
    before = evening.table.state
    answer = evening.anna.api(evening.code, "buy_shares", args)
    assert answer.status_code == 409 and answer.json["error"]["code"] == "bad_parameter"
    assert "parameter" in answer.json["error"]["facts"]
    assert evening.table.state == before


def test_unknown_commands_and_seats_in_the_lobby(evening):
    for command in ("nonsense", "make_table", "x" * 60, "__class__"):
        assert evening.anna.api(evening.code, command).json["error"]["code"] == "unknown_command"
    assert evening.bara.api(evening.code, "join", {"name": "Eva"}).status_code == 403


def test_errors_are_json_wherever_they_come_from(evening):
    anna = evening.anna
    cases = [
        (anna.get("/api/nothing"), 404), (anna.get(url(evening, "commands")), 405),
        (anna.client.post(url(evening, "state"), json={}, headers=ORIGIN), 405),
        (anna.get("/api/tables/NONE/state"), 404),
        (Phone(evening.app, "10.0.0.77").get(url(evening, "state")), 403),
        (raw(anna, url(evening, "commands"), b"a=1", content_type="text/plain"), 415),
        (raw(anna, url(evening, "commands"), b"x" * 17_000), 413),
        (anna.api(evening.code, "end_turn", headers={}), 403),
    ]
    for answer, status in cases:
        assert answer.status_code == status, answer.get_data(as_text=True)
        assert answer.mimetype == "application/json" and answer.json["error"]["message"]


def test_walls_only_look(evening):
    from companion.web.tickets import hash_of
    evening.house.store.add_device(hash_of("wall-token"), evening.code, None, "wall", "en")
    wall = Phone(evening.app, "10.0.0.5")
    wall.client.set_cookie(f"table_{evening.code}", "wall-token")
    assert wall.get(url(evening, "state")).json["viewer"] == "wall"
    assert wall.api(evening.code, "end_turn").status_code == 403


def test_the_stream_tells_numbers_and_the_fiftieth_polls(evening):
    phone, hub = evening.bara, evening.house.hub
    answer = phone.get(url(evening, "stream"))
    assert answer.status_code == 200 and answer.mimetype == "text/event-stream"
    first = next(iter(answer.response))
    text = first if isinstance(first, str) else first.decode()
    assert json.loads(text.split("data: ")[1].split("\n")[0])["seq"] == evening.table.seq
    answer.close()
    held = [hub.acquire(evening.code) for _ in range(hub.limit)]
    full = phone.get(url(evening, "stream"))
    assert full.status_code == 503 and full.headers["Retry-After"] == "2"
    for stream in held:
        stream.close()
    again = phone.get(url(evening, "stream"))
    assert again.status_code == 200
    again.close()


def test_books_that_cannot_be_written_are_a_503_and_the_tap_counts_later(tmp_path):
    from companion import create_app
    from tests.web.conftest import Evening
    app = create_app(tmp_path, testing=True)
    evening = Evening(app).begin()
    import sqlite3
    other = sqlite3.connect(tmp_path / "journal.db", isolation_level=None, timeout=0)
    app.extensions["companion"].store.database._writer.dispose()    # the next connection has a short patience
    from companion import database
    patience, database.BUSY_MS = database.BUSY_MS, 10
    try:
        other.execute("BEGIN IMMEDIATE")
        answer = evening.anna.api(evening.code, "land", {"square": "action"}, ticket="tap-0000001")
        assert answer.status_code == 503 and answer.headers["Retry-After"], answer.get_data(as_text=True)
        other.execute("ROLLBACK")
        assert evening.anna.api(evening.code, "land", {"square": "action"}, ticket="tap-0000001").status_code == 201
    finally:
        database.BUSY_MS = patience
        other.close()
        app.extensions["companion"].store.close()
