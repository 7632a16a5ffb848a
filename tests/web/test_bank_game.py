"""Laws of the pages for any game: a folder with game.toml alone has a seat, a bench, a wall and an API."""

from pathlib import Path

import pytest

from companion.banker import Banker
from companion.catalogue import load_folder
from tests.web.phone import Phone, lay_table, sit_down

TEMPLATE = Path(__file__).parents[2] / "companion/games/_template"


@pytest.fixture
def bank_game(house):
    """The house with the template's game alone."""
    game = load_folder(TEMPLATE)
    house.find_game, house.games = {game.slug: game}.__getitem__, lambda: [game]
    house.banker = Banker(house.store, house.hub, house.find_game)
    return game


def test_a_game_without_rules_is_played_on_the_same_pages(app, house, bank_game):
    ann, bob = Phone(app), Phone(app, "10.0.0.2")
    ann.get("/")
    assert bank_game.title in ann.html
    code = lay_table(ann, bank_game.slug)
    assert sit_down(ann, code, "Ann").status_code == sit_down(bob, code, "Bob").status_code == 303
    ann.get(f"/t/{code}/seat")
    assert ann.submit(f"/t/{code}/seat/do/start_game").status_code == 303
    ann.get(f"/t/{code}/seat/do/pay")
    where = ann.fill(f"/t/{code}/seat/do/pay", {"p-to": "Bob", "p-amount": "200", "p-memo": "rent"})
    assert where.status_code == 303, ann.html
    assert "−200 $" in ann.get(where.headers["Location"]).get_data(as_text=True)
    assert "1,700 $" in bob.get(f"/t/{code}/seat").get_data(as_text=True)
    assert bob.get(f"/api/tables/{code}/state").json["state"]["Bob"]["cash"] == 1700
    for path in ("host", "host/as/2", "host/options", "host/taught", "wall", "seat/of/2", "seat/statement"):
        assert ann.get(f"/t/{code}/{path}").status_code == 200, path
    for name in bank_game.commands:
        if name != "join":
            assert ann.get(f"/t/{code}/seat/do/{name}").status_code == 200, name
