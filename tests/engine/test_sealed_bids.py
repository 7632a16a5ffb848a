"""Sealed bids opened together: till then nobody can tell a bid from an abstention, and a tie is thrown for."""

import json

import pytest

from companion import views
from companion.engine import facts
from companion.engine.forms import Integer, ListOf, Sealed
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, lines, make_game

EVERYBODY_ELSE = ["Ben", "Cyd", "wall", None]


def election():
    """Everybody seals cards or abstains; the host opens all at once; a tie is thrown for, seat by seat."""
    game = make_game("""
        [seat]
        audience = "all"
        [seat.fields]
        bid = { type = "list", nullable = true, audience = "own" }
        ready = { type = "bool", start = false, audience = "nobody" }
        [shared]
        audience = "all"
        [shared.fields]
        totals = { type = "mapping", nullable = true, audience = "opened" }
        tied = { type = "list", start = [] }
        winner = { type = "seat", nullable = true }
    """)

    def seal(table, who, cards):
        table.require(table.shared["winner"] is None, "phase")
        yield facts.set_field(who, "bid", cards, audience=[who])
        yield facts.set_field(who, "ready", True)

    @game.command(who="any", face="ready")
    def submit_bid(table, who, cards: Sealed(ListOf(Integer(0, 900)))):
        """Any cards, the nought as well; a new bid replaces the old one."""
        if not cards:
            raise Refusal("bid_empty")
        yield from seal(table, who, cards)

    @game.command(who="any", face="ready")
    def abstain(table, who):
        yield from seal(table, who, None)

    @game.command(who="host")
    def reveal(table, who):
        """All at once; the highest total wins."""
        table.require(all(table.seat(one)["ready"] for one in table.seats), "phase")
        totals = {one: None if table.seat(one)["bid"] is None else sum(table.seat(one)["bid"]) for one in table.seats}
        yield facts.set_shared("totals", totals)
        for one in table.seats:
            yield facts.set_field(one, "bid", None)
        best = [one for one in table.seats if totals[one] == max(t for t in totals.values() if t is not None)]
        yield from decide_between(table, best)

    def decide_between(table, best):
        if len(best) == 1:
            yield facts.set_shared("winner", best[0])
            yield facts.set_shared("tied", [])
            return
        yield facts.set_shared("tied", [[one, None] for one in best])
        for one in best:
            yield facts.ask_roll(table, 1, 6, one, "tie")

    @game.on_roll("tie")
    def tie_rolled(table, roll):
        thrown = [[one, roll.total if one == roll.by else face] for one, face in table.shared["tied"]]
        yield facts.set_shared("tied", thrown)
        if all(face is not None for _, face in thrown):
            highest = max(face for _, face in thrown)
            yield from decide_between(table, [one for one, face in thrown if face == highest])

    @game.audience("opened")
    def opened(table, who):
        return "all" if table.shared.get("totals") else set()

    @game.shared("ready", audience="all")
    def ready(table):
        return [one for one in table.seats if table.seat(one)["ready"]]

    return game


def test_the_highest_total_wins_when_all_bids_are_opened_together():
    evening(election(), """
        Ada: submit_bid cards=[500,300]
        Ben: submit_bid cards=[0,800]
        Ben: submit_bid cards=[0,800,50]
        refuse phase host: reveal
        Cyd: abstain
        expect ready=["Ada","Ben","Cyd"]
        host: reveal
        expect totals.Ada=800 totals.Ben=850 totals.Cyd=null winner=Ben Ben.bid=null
        """)


def test_an_empty_bid_is_no_bid():
    evening(election(), "refuse bid_empty Ada: submit_bid cards=[]\nexpect ready=[]")


def test_a_bid_is_seen_by_its_owner_alone_until_the_opening():
    evening(election(), """
        Ada: submit_bid cards=[500]
        expect Ada.bid=[500]
        visible Ada Ada.bid ready
        hidden Ben Ada.bid Ada.ready totals
        hidden host totals
        hidden wall Ada.bid totals
        Ben: abstain
        Cyd: abstain
        host: reveal
        visible Ben totals.Ada
        visible wall totals
        """)


def test_a_bid_and_an_abstention_read_the_same_to_everybody_else():
    """Field by field: the line of a bid with everything that others can read of it is that of an abstention."""
    bid = evening(election(), "Ada: submit_bid cards=[777]")
    none = evening(election(), "Ada: abstain")
    for viewer in EVERYBODY_ELSE:
        told = lines(bid, viewer)[-1]
        assert told == lines(none, viewer)[-1]
        assert told["command"] == "ready" and told["args"] == {} and told["actor"]["seat"] == "Ada"
        assert views.document(bid.table(), viewer) == views.document(none.table(), viewer)
    assert lines(bid, "Ada")[-1]["command"] == "submit_bid" and lines(bid, "Ada")[-1]["args"] == {"cards": [777]}
    assert lines(none, "Ada")[-1]["command"] == "abstain"


def test_a_sealed_bid_entered_by_the_host_or_by_a_ruling_is_sealed_for_the_host_and_nobody_in_particular():
    desk = evening(election(), """
        host: rule command=submit_bid by=Ben arguments={cards=[777]}
        """)
    for viewer in ["Ada", "Cyd", "wall", None]:
        assert "777" not in json.dumps(lines(desk, viewer)) and "bid" not in json.dumps(lines(desk, viewer)[-1])
        assert lines(desk, viewer)[-1]["command"] == "ready"
    desk.send(HOST, "submit_bid", {"cards": [888]})     # the host's own seat, from the host's page
    for viewer in [*EVERYBODY_ELSE, "Ada"]:
        assert "888" not in json.dumps(lines(desk, viewer))
    assert "888" not in json.dumps(views.document(desk.table(), None))
    assert "888" in json.dumps(lines(desk, views.ALL))


@pytest.mark.parametrize("viewer", EVERYBODY_ELSE)
def test_the_opening_opens_totals_and_not_the_journal_lines_before_it(viewer):
    desk = evening(election(), "Ada: submit_bid cards=[777]\nBen: abstain\nCyd: abstain\nhost: reveal")
    assert views.document(desk.table(), viewer)["totals"] == {"Ada": 777, "Ben": None, "Cyd": None}
    assert "submit_bid" not in json.dumps(lines(desk, viewer))
    assert "bid" not in views.document(desk.table(), viewer)["Ada"] or viewer == "Ada"


def test_taking_back_a_bid_leaves_nothing_to_read_either():
    desk = evening(election(), "Ada: submit_bid cards=[777]\nundo\nexpect ready=[] Ada.bid=null")
    assert "777" not in json.dumps(lines(desk, "Ben"))
    assert lines(desk, "Ben")[1]["reversed_by"] == 3


def test_the_parameters_of_a_sealed_command_are_named_as_sealed_to_their_form():
    kind, _ = election().commands["submit_bid"].params["cards"]
    assert kind.describe(None, None)["sealed"] is True


# -- a tie resolved by dice, seat by seat -----------------------------------------------------------------

TIE = """
    Ada: submit_bid cards=[400]
    Ben: submit_bid cards=[400]
    Cyd: submit_bid cards=[400]
    host: reveal
"""


def test_a_tie_is_thrown_for_seat_by_seat():
    evening(election(), TIE + """
        expect winner=null roll.purpose=tie roll.by=Ada roll.dice=1
        refuse not_allowed Ben: report_roll faces=[6]
        roll 2
        expect roll.by=Ben
        roll 6
        roll 5
        expect winner=Ben roll=null
        """)


def test_those_who_tie_again_throw_again_and_nobody_else():
    evening(election(), TIE + """
        roll 5
        roll 5
        roll 2
        expect winner=null roll.by=Ada
        roll 3
        expect roll.by=Ben
        roll 1
        expect winner=Ada roll=null
        """)


def test_a_misread_throw_of_a_tie_is_taken_back_alone():
    evening(election(), TIE + """
        roll 5
        roll 6
        undo
        expect roll.by=Ben winner=null
        roll 4
        roll 4
        expect winner=Ada
        """)
