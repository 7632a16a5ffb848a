"""What a viewer saw before: the same as a fold of the journal up to there, without what was taken back."""

import pytest

from companion import views
from companion.engine.journal import fold, standing
from companion.engine.table import opened
from companion.printing.seen import Seen
from tests.printables import boxes


@pytest.mark.parametrize("viewer", [views.ALL, "Anna", "wall"])
def test_the_past_is_the_fold_of_what_stood_then(viewer):
    table, entries = boxes.evening("ucelovka", "undo\nundo\nturn Cyril\nundo\nturn Cyril\nland Cyril pub")
    seen, game = Seen(table, list(entries), viewer), table.game
    for entry in reversed(standing(entries)):
        upto = [one for one in entries if one.seq <= entry.seq]
        assert seen.at(entry.seq) == views.document(opened(game, fold(upto, game.events)), viewer), entry.seq
    assert seen.at(0) == {} and seen.at(entries[-1].seq) == seen.document


def test_since_names_the_entry_that_made_a_figure():
    table, entries = boxes.evening("ucelovka")
    seen = Seen(table, list(entries), views.ALL)
    newest = seen.since("Cyril", "in_prison")
    assert seen.at(newest)["Cyril"]["in_prison"] and not seen.at(newest - 1)["Cyril"]["in_prison"]
    assert seen.since("Anna", "in_prison") is None
    assert Seen(table, list(entries), "Bob").since("Anna", "cash") is None, "hidden from Bob"
