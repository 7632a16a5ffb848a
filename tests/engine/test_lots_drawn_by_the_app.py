"""What the app drew is a fact: an evening written down says what came out, and never draws again."""

import random

from companion import views
from companion.engine import facts
from companion.engine.forms import Text
from companion.export import export_scenario
from tests.engine.evening import evening, make_game


def lottery():
    """Everybody is dealt a lot by the app, or tells the one drawn by hand."""
    game = make_game("""
        [seat]
        audience = "own"
        [seat.fields]
        lot = { type = "text", nullable = true }
    """)

    @game.command(who="any")
    def tell(table, who, lot: Text(20)):
        """Drawn by hand."""
        yield facts.set_field(who, "lot", lot)

    def as_told(done):
        return [(fact.data["seat"], "tell", {"lot": fact.data["value"]}) for fact in done]

    @game.command(who="host", drawn=as_told)
    def draw(table, who):
        """Drawn by the app."""
        for seat in table.seats:
            yield facts.set_field(seat, "lot", f"lot {random.SystemRandom().randrange(10**6)}")

    return game


def test_an_evening_written_down_whole_replays_to_the_same_lots():
    game = lottery()
    desk = evening(game, "host: draw")
    written = export_scenario(game, desk.entries(), whole=True)
    assert "draw" not in written and written.count(": tell ") == 3
    again = evening(game, written.split("+++\n")[2])
    assert views.document(again.table(), views.ALL) == views.document(desk.table(), views.ALL)


def test_a_file_of_an_open_table_says_that_lots_were_drawn_and_not_which():
    game = lottery()
    desk = evening(game, "host: draw")
    lot = desk.table().seat("Ben")["lot"]
    for viewer in [views.ALL, "Ada", "Ben", "wall", None]:
        written = export_scenario(game, desk.entries(), viewer)
        assert lot not in written and "# 2 host: draw" in written


def test_lots_taken_back_are_not_told():
    game = lottery()
    desk = evening(game, "host: draw\nundo\nAda: tell lot=mine")
    written = export_scenario(game, desk.entries(), whole=True)
    assert "host: draw" in written and "undo" in written and written.count(": tell ") == 1
    again = evening(game, written.split("+++\n")[2])
    assert views.document(again.table(), views.ALL) == views.document(desk.table(), views.ALL)
