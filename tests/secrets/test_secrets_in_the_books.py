"""Secrets in documents, journal lines, exports and logs: each canary sings to its owner and to nobody else."""

import json
import logging

import pytest

from companion import views
from companion.banker import Banker
from companion.engine.table import Refusal
from companion.export import export_csv, export_json, export_scenario
from companion.live import Hub
from companion.store import Store
from tests.secrets.canaries import BEN, EVENING, HOST, MONEY, OTHERS, OWNER, SEATS, SONGS, make_game, sings

GAME = make_game()


class Books:
    """The evening in the real banker's books."""

    def __init__(self, evening=EVENING) -> None:
        self.store = Store("sqlite://")
        self.store.prepare()
        self.banker = Banker(self.store, Hub(), lambda slug: GAME)
        self.code = self.banker.make_table("canaries", seats=SEATS, start="ready")
        for actor, command, args in evening:
            self.banker.take(self.code, actor, command, args)
        self.table, self.entries = self.banker.table(self.code), self.banker.entries(self.code)


@pytest.fixture(scope="module")
def books():
    made = Books()
    yield made
    made.store.close()


def readable(books, viewer) -> dict[str, str]:
    """Everything that is made of the books for one viewer, as text."""
    return {
        "document": json.dumps(views.document(books.table, viewer)),
        "lines": json.dumps(views.lines(books.table, books.entries, viewer)),
        "scenario": export_scenario(GAME, books.entries, viewer),
        "json": export_json(books.table, books.entries, viewer),
        "csv": export_csv(books.table, books.entries, viewer),
    }


def test_every_canary_is_in_the_books(books):
    """Else nothing here would prove anything."""
    state = json.dumps([[entry.args, entry.secret, [getattr(f, "data", None) or f.to_json() for f in entry.facts]]
                        for entry in books.entries])
    assert sings(state) == {*SONGS, "money"}


def test_the_owner_hears_what_is_the_owners(books):
    heard = readable(books, OWNER)
    assert sings(heard["document"]) == {"sealed", "row", "letter", "field", "money"}
    assert sings(heard["lines"]) == {"replaced", "sealed", "row", "letter", "field", "notice", "offer", "shared", "event",
                                     "deposit", "money"}, "but not what the host sealed in Ben's name"


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("what", ["document", "lines", "scenario", "json", "csv"])
def test_no_canary_sings_to_anybody_else(books, viewer, what):
    assert sings(readable(books, viewer)[what]) == set()


def test_the_host_hears_what_the_own_seat_hears(books):
    assert views.viewer_of_host(books.table) == "Ada"


@pytest.mark.parametrize("what", ["scenario", "json"])
def test_an_export_of_an_open_table_keeps_sealed_values_even_from_the_operator(books, what):
    heard = sings(readable(books, views.ALL)[what])
    assert not heard & {"sealed", "replaced", "ruled", "deposit"}


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("what", ["lines", "scenario", "json", "csv"])
def test_a_bid_and_an_abstention_cannot_be_told_apart_in_what_others_get(viewer, what):
    bid = Books([(BEN, "submit_bid", {"words": "x"})])
    none = Books([(BEN, "abstain", {})])
    for one in (bid, none):
        one.store.close()
        for entry in one.entries:
            object.__setattr__(entry, "at", "")     # the clock is no part of what is compared
    assert readable(bid, viewer)[what] == readable(none, viewer)[what]


@pytest.mark.parametrize("viewer", ["Ada", "wall", None])
def test_who_cannot_read_a_line_gets_no_part_of_it_in_an_export(books, viewer):
    """Transfers between hidden purses are left out whole; the heading alone stays."""
    rows = [row for row in export_csv(books.table, books.entries, viewer).splitlines() if ",give," in row]
    assert len(rows) == 1 and ",1," not in rows[0]
    assert "give" in export_scenario(GAME, books.entries, viewer) and "to=Cyd" not in export_scenario(GAME, books.entries, viewer)


def test_the_other_party_of_a_payment_reads_that_payment_and_no_balance(books):
    assert "crowns,1,Ben,Cyd" in export_csv(books.table, books.entries, "Cyd")
    assert "money" not in sings(json.dumps(readable(books, "Cyd")))


def test_a_closed_table_opens_its_whole_journal_to_the_operator_and_to_no_player(books):
    closed = Books([*EVENING, (HOST, "close_table", {})])
    closed.store.close()
    assert {"sealed", "replaced", "deposit", "money"} <= sings(export_scenario(GAME, closed.entries))
    for viewer in OTHERS:
        for what, text in readable(closed, viewer).items():
            assert sings(text) == set(), (viewer, what)


# -- logs ------------------------------------------------------------------------------------------------------

def test_nothing_is_logged_that_is_a_secret(caplog):
    """Everything of ours says all it has to say, the database's statements as well."""
    chatty = {"": logging.DEBUG, "companion": logging.DEBUG, "sqlalchemy.engine": logging.INFO, "sqlalchemy.pool": logging.DEBUG}
    before = {name: logging.getLogger(name).level for name in chatty}
    for name, level in chatty.items():
        logging.getLogger(name).setLevel(level)
    try:
        played = Books()
        for args in ({"to": "Cyd", "amount": 10 * MONEY}, {"to": SONGS["field"], "amount": 1}):
            with pytest.raises(Refusal):
                played.banker.take(played.code, BEN, "give", args)
        played.banker.forget()
        assert played.banker.table(played.code).cash(OWNER) == MONEY - 1
        played.store.close()
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
    assert "INSERT INTO" in caplog.text, "the statements were logged"
    assert sings(caplog.text) == set()


def test_what_is_printed_of_a_table_or_an_entry_by_accident_tells_nothing(books):
    """A traceback shows values by their repr: a table's and a desk's hold no secrets."""
    assert sings(repr(books.table)) == set() and sings(repr(books.banker)) == set()
