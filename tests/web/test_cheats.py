"""A cheating player and a nasty neighbour in the same network: what they tried, and what comes of it."""

import re

import pytest

from tests.web.conftest import Evening
from tests.web.phone import Phone, lay_table, sit_down

PURSE = 4_815_100


def private(app) -> Evening:
    """Anna's turn at a table with private books; nobody but Bára knows what Bára has."""
    made = Evening(app)
    made.begin()
    made.host("set_option", {"option": "books_visibility", "value": "private"})
    made.host("adjust", {"seat": "Bára", "path": "cash", "value": PURSE})
    return made


def any_ticket(phone, path: str) -> dict:
    """A ticket of this phone, from the last form of a page of its."""
    phone.get(path)
    return {"ticket": re.findall(r'name="ticket" value="([0-9a-f]{64})"', phone.html)[-1]}


# -- what is hidden --------------------------------------------------------------------------------------

@pytest.mark.parametrize("part", ["1/2", "999/1000"])
def test_a_proposal_does_not_measure_a_partners_purse(app, part):
    """It is proposed whether the partner can pay or not; who cannot is told alone, when confirming."""
    evening = private(app)
    for seat in ("Anna", "Bára"):
        evening.host("adjust", {"seat": seat, "values": {"skill_tree.mastermind": [1, 2, 3]}})
    evening.host("adjust", {"seat": "Anna", "path": "cash", "value": 10**9})
    evening.host("land", {"square": "action"})
    card = {"name": "P", "price": 10**8, "investment": 2 * PURSE, "cashflow": 1}
    own = {"1/2": "1/2", "999/1000": "1/1000"}[part]
    sent = evening.anna.api(evening.code, "take_large_project", {"card": card, "shares": {"Anna": own, "Bára": part}})
    assert sent.status_code == 201
    answer = evening.bara.api(evening.code, "confirm_project")
    if part == "1/2":
        assert answer.status_code == 201 and evening.table.cash("Bára") == 0
    else:
        assert answer.json["error"]["facts"]["have"] == PURSE, "her own purse, to herself"


def test_who_plays_on_has_not_read_the_whole_evening(app):
    """Closing is taken back as long as the hidden books were not opened, and not any more then."""
    evening = private(app)
    anna, code = evening.anna, evening.code
    close = lambda: anna.api(code, "close_table", **{"as": "host"}).status_code     # noqa: E731
    back = lambda: anna.api(code, "reverse", **{"as": "host"}).status_code     # noqa: E731
    assert close() == 201 and back() == 201 and close() == 201
    anna.get(f"/t/{code}/host/backup")
    assert anna.submit(f"/t/{code}/host/evening").status_code == 303
    assert str(PURSE) in anna.get(f"/t/{code}/host/evening.json").get_data(as_text=True)
    assert back() == 409 and evening.table.state["closed"]
    assert anna.post(f"/t/{code}/host/take-back", any_ticket(anna, f"/t/{code}/host")).status_code == 409
    assert evening.table.state["closed"]


def test_a_correction_that_is_only_looked_at_does_not_measure_a_hidden_figure(app):
    """The right guess and a wrong one look the same."""
    evening = private(app)
    def look(value):
        page = evening.anna.get(f"/t/{evening.code}/host/correct?of=2&path=cash&reason=x&look=1&value={value}").get_data(as_text=True)
        return re.sub(rf"[0-9a-f]{{64}}|{value}", "", page)
    assert look(PURSE) == look(PURSE + 100)
    assert look(PURSE) != evening.anna.get(f"/t/{evening.code}/host/correct?of=1&path=cash&reason=x&look=1&value=5").get_data(as_text=True)


# -- the plug ----------------------------------------------------------------------------------------------

def test_whoever_lays_a_table_does_not_end_the_evening_of_another(evening, monkeypatch):
    evening.house.power = object()
    monkeypatch.setattr("companion.web.backup._go_down", lambda running: None)      # nobody pulls a plug here
    stranger = Phone(evening.app, "10.0.0.66")
    own = lay_table(stranger)
    with evening.bara.client.get(f"/api/tables/{evening.code}/stream", buffered=False) as stream:
        next(iter(stream.response))
        refused = stranger.get(f"/t/{own}/host/shutdown")
        assert refused.status_code == 409 and evening.code not in refused.get_data(as_text=True)
        assert stranger.post(f"/t/{own}/host/shutdown", any_ticket(stranger, f"/t/{own}/host")).status_code == 409
    assert stranger.get(f"/t/{own}/host/shutdown").status_code == 409, "a locked phone is still at the table"
    assert not evening.house.going_down
    evening.host("close_table", {})
    stranger.get(f"/t/{own}/host/shutdown")
    sent = stranger.submit(f"/t/{own}/host/shutdown")
    assert sent.status_code == 303 and evening.house.going_down, "a page to load again, no form to send again"
    assert stranger.get(f"/t/{own}/host/shutdown").status_code == 200
