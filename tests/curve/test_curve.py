"""The curve of an evening: recomputed by hand for a short one, and the same whether carried on or read anew."""

import random

import pytest

from companion import curve
from companion.engine.decide import decide, first_entry
from companion.engine.game import Game
from companion.engine.journal import Entry
from companion.engine.table import Refusal
from tests.properties.cards import GAME
from tests.properties.evening import HOST
from tests.properties.players import any_time, correction, forward, half_played, laid_table

BANK = Game(toml='slug = "toy"\ntitle = "Toy"\nmoney = "coin"\n[opening]\ncash = 10\n')


class Played:
    """A journal that grows by what is asked for; what is refused leaves no entry."""

    def __init__(self, game, head: dict) -> None:
        made = first_entry(game, head)
        self.table = made.table
        self.entries = [Entry(1, "", {"role": "system", "seat": None}, "make_table", made.args, made.facts)]

    def ask(self, actor: dict, command: str, args) -> bool:
        try:
            made = decide(self.table, actor, command, args, None, self.entries)
        except Refusal:
            return False
        if made.facts or made.reverses is not None:
            self.table = made.table
            self.entries.append(Entry(len(self.entries) + 1, "", actor, command, made.args, made.facts, None, made.reverses,
                                      made.secret))
        return True

    def host(self, command: str, **args) -> None:
        assert self.ask(HOST, command, args)

    def points(self, seat: str, viewer="wall", series: curve.Series | None = None) -> list[tuple[int, int]]:
        """The line of a seat, every point of it."""
        shown = curve.evening(self.table, (series or curve.Series(self.table.game)).upto(self.entries), viewer)
        return next(line["points"] for line in shown["lines"] if line["seat"] == seat)


@pytest.fixture
def cesta():
    """Anna and Bára at the first turn, with nothing."""
    return Played(GAME, {"seats": ["Anna", "Bára"], "start": "ready"})


# -- by hand --------------------------------------------------------------------------------------------------

def test_worth_is_what_selling_everything_and_paying_every_debt_would_leave(cesta):
    cesta.host("adjust", seat="Anna", path="cash", value=60_000)                # 2
    cesta.host("adjust", seat="Anna", path="shares", value=10)                  # 3: 10 × 700
    cesta.host("adjust", seat="Anna", path="metals", value=2)                   # 4: 2 × 25.000
    cesta.host("add_row", seat="Anna", row="loan", values={"principal": 30_000, "instalments_paid": 2})     # 5: –10 × 3.000
    cesta.host("add_row", seat="Anna", row="business", values={"name": "Pekárna", "price": 100_000, "cashflow": 5_000,
                                                               "tokens": [10]})   # 6: +110.000
    cesta.host("add_row", seat="Anna", row="property", values={"name": "Byt", "price": 200_000, "cashflow": 1_000,
                                                               "mortgage_amount": 150_000, "mortgage_instalment": 15_000,
                                                               "mortgage_instalments_paid": 1})     # 7: 200.000 – 135.000
    assert cesta.points("Anna") == [(1, 0), (2, 60_000), (3, 67_000), (4, 117_000), (5, 87_000), (6, 197_000), (7, 262_000)]
    assert cesta.points("Bára") == [(n, 0) for n in range(1, 8)]


def test_what_is_taken_back_leaves_no_trace_and_a_correction_shows_from_where_it_was_made(cesta):
    series = curve.Series(GAME)
    cesta.host("adjust", seat="Anna", path="cash", value=50_000)
    cesta.host("adjust", seat="Anna", path="cash", value=90_000)
    assert cesta.points("Anna", series=series) == [(1, 0), (2, 50_000), (3, 90_000)]
    cesta.host("reverse")
    assert cesta.points("Anna", series=series) == [(1, 0), (2, 50_000)]
    cesta.host("adjust", seat="Anna", path="cash", value=45_000, reason="miscounted")
    cesta.host("adjust", seat="Anna", path="cash", value=70_000)
    assert cesta.points("Anna", series=series) == [(1, 0), (2, 50_000), (3, 45_000), (4, 70_000)]


def test_a_table_that_was_put_back_is_read_anew(cesta):
    series = curve.Series(GAME)
    cesta.host("adjust", seat="Anna", path="cash", value=50_000)
    older = list(cesta.entries)
    cesta.host("adjust", seat="Anna", path="cash", value=90_000)
    series.upto(cesta.entries)
    other = Played(GAME, {"seats": ["Anna", "Bára"], "start": "ready"})
    for value in (1_000, 2_000, 3_000):
        other.host("adjust", seat="Anna", path="cash", value=value)
    assert other.points("Anna", series=series) == [(1, 0), (2, 1_000), (3, 2_000), (4, 3_000)]
    assert series.upto(older) == series.upto(other.entries), "whoever asks late gets what is there"


# -- random evenings ------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seed", range(6))
def test_a_series_carried_on_is_the_series_read_anew(seed, monkeypatch):
    monkeypatch.setattr(curve, "MOST", 20)      # thinned out several times in a short evening
    rng = random.Random(seed)
    played = Played(GAME, laid_table(rng))
    series = curve.Series(GAME)
    for given in half_played(rng, played.table.seats):
        played.ask(HOST, "adjust", given)
    for _ in range(100):
        played.ask(*(forward, any_time, correction)[rng.choices((0, 1, 2), (6, 2, 2))[0]](rng, played.table))
        if rng.random() < .1:
            played.ask(HOST, "reverse", {})
        if rng.random() < .3:
            assert series.upto(played.entries) == curve.Series(GAME).upto(played.entries)
    assert len(played.entries) > 40
    last = series.upto(played.entries)
    assert len(last["moments"]) <= 21
    if played.table.seats:
        assert last["moments"][-1][1] == {seat: [figure(played.table, seat) for figure, _ in GAME.readings.values()]
                                          for seat in played.table.seats}


# -- who sees it ----------------------------------------------------------------------------------------------

def test_worth_that_tells_of_private_books_is_drawn_for_nobody(cesta):
    cesta.host("adjust", seat="Anna", path="cash", value=60_000)
    assert curve.reading(cesta.table, "wall") == "worth"
    cesta.host("set_option", option="books_visibility", value="private")
    for viewer in ("Anna", "Bára", "wall", None):
        assert curve.reading(cesta.table, viewer) == "total_cashflow"
        assert 60_000 not in [value for _, value in cesta.points("Anna", viewer)]
    cesta.host("close_table")
    assert curve.reading(cesta.table, "wall") == "total_cashflow", "a closed table may be opened again"
    assert all(one["worth"] == 0 and one["cash"] is None for one in curve.places(cesta.table, "wall"))


def test_the_cash_is_the_worth_where_a_game_declares_none():
    played = Played(BANK, {"seats": ["Anna", "Bára"]})
    assert list(BANK.readings) == ["cash"] and curve.reading(played.table, None) == "cash"


def test_a_game_declares_worth_with_its_audience():
    game = Game(toml='slug = "toy"\ntitle = "Toy"\nmoney = "coin"\n[seat.fields]\nstars = { type = "number", audience = "own" }\n')

    @game.worth("own")
    def stars(table, seat):
        return table.seat(seat)["stars"] or 0

    @game.worth("all")
    def purse(table, seat):
        return table.cash(seat)

    table = Played(game, {"seats": ["Anna", "Bára"]}).table
    assert list(game.readings) == ["stars", "purse"]
    assert curve.reading(table, "Anna") == "purse", "what is seen of one seat only makes no comparison"


# -- places ---------------------------------------------------------------------------------------------------

def test_only_desires_give_a_place_however_rich_the_others_are(cesta):
    cesta.host("adjust", seat="Anna", path="cash", value=900_000)
    cesta.host("adjust", seat="Bára", path="finish_place", value=1)
    assert [(one["seat"], one["place"], one["worth"]) for one in curve.places(cesta.table, "wall")] == [
        ("Bára", 1, 0), ("Anna", None, 900_000)]


def test_equal_figures_share_a_place():
    played = Played(BANK, {"seats": ["Anna", "Bára", "Cyril", "Dan"]})
    for seat, cash in (("Anna", 5), ("Bára", 9), ("Cyril", 5), ("Dan", 1)):
        played.host("adjust", seat=seat, path="cash", value=cash)
    assert [(one["seat"], one["place"]) for one in curve.places(played.table, "wall")] == [
        ("Bára", 1), ("Anna", 2), ("Cyril", 2), ("Dan", 4)]


# -- thinning -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("most", [6, 7, 120])
def test_a_thinned_line_keeps_its_ends_its_order_and_what_stands_out(most):
    rng = random.Random(most)
    points = [(n, rng.randrange(1000)) for n in range(1, 500)]
    points[250], points[251] = (251, 5000), (252, -5000)
    kept = curve.thinned(points, most)
    assert len(kept) <= most and kept == sorted(kept) and set(kept) <= set(points)
    assert {points[0], points[250], points[251], points[-1]} <= set(kept)
