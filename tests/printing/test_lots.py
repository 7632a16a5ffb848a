"""Laws of lots: they add up to what a seat holds, the oldest goes first, and what was taken back or corrected never was."""

import random

import pytest

from companion.engine import facts
from companion.engine.common import correct_entry
from companion.engine.forms import Count, SeatOf
from companion.engine.table import Refusal
from companion.printing.lots import lots, pieces
from tests.engine.evening import HOST, SEATS, evening, make_game, seat
from tests.engine.test_couples import SEATS as FOUR, partnership

PRICE = 7


def exchange(audience: str = "all", purses: str = "all"):
    """Papers bought, sold, given away, laid on a strip and taken up again."""
    game = make_game(f"""
        turns = "clockwise"
        [opening]
        crowns = 1000000
        [commodities]
        papers = {{}}
        [seat]
        audience = "all"
        [seat.fields]
        cash = {{ type = "amount", commodity = "crowns", audience = "{purses}" }}
        papers = {{ type = "number", commodity = "papers", audience = "{audience}" }}
    """)

    @game.command(who="any")
    def buy(table, who, count: Count()):
        yield facts.move(count * PRICE, "crowns", who, "bank", "papers")
        yield facts.move(count, "papers", "bank", who, "papers")

    @game.command(who="any")
    def sell(table, who, count: Count()):
        yield facts.move(count, "papers", who, "bank", "papers")

    @game.command(who="any")
    def give(table, who, to: SeatOf(others=True), count: Count()):
        yield facts.move(count, "papers", who, to, "gift")

    @game.command(who="any")
    def share_out(table, who, count: Count()):
        for one in table.seats:
            yield facts.move(count, "papers", "bank", one, "present")

    @game.command(who="any")
    def lay_down(table, who, count: Count()):
        yield facts.move(count, "papers", who, f"{who}/strip/7", "stake")

    @game.command(who="any")
    def take_up(table, who, count: Count()):
        yield facts.move(count, "papers", f"{who}/strip/7", who, "stake")

    game.command(correct_entry, who="host", name="correct_entry")
    return game


@pytest.fixture
def desk():
    return evening(exchange(), "")


def send(desk, who, command, **args):
    desk.send(seat(who) if who else HOST, command, args)


def held(desk, who="Ada") -> list:
    return [(lot["entry"], lot["count"], lot["bought"], lot["paid"]) for lot in lots(desk.table(), who, "papers")]


def seq(desk) -> int:
    return desk.table().seq


def test_each_purchase_is_a_lot_and_the_oldest_goes_first(desk):
    send(desk, "Ada", "buy", count=50)
    first = seq(desk)
    send(desk, "Ada", "buy", count=30)
    send(desk, "Ada", "sell", count=20)
    assert held(desk) == [(first, 30, 50, 350), (first + 1, 30, 30, 210)]
    send(desk, "Ada", "sell", count=35)
    assert held(desk) == [(first + 1, 25, 30, 210)]
    assert lots(desk.table(), "Ada", "papers")[0]["id"] == f"papers.{first + 1}.1"


def test_a_gift_is_a_lot_of_whoever_got_it_that_cost_nothing(desk):
    send(desk, "Ada", "buy", count=50)
    send(desk, "Ada", "give", to="Ben", count=50)
    assert held(desk) == [] and held(desk, "Ben") == [(seq(desk), 50, 50, None)]


def test_what_several_get_in_one_entry_are_lots_of_their_own(desk):
    send(desk, "Ada", "share_out", count=2)
    made = [lots(desk.table(), one, "papers")[0]["id"] for one in SEATS]
    assert made == [f"papers.{seq(desk)}.{number}" for number in (1, 2, 3)]


def test_a_sale_that_is_taken_back_never_was(desk):
    send(desk, "Ada", "buy", count=50)
    before = held(desk)
    send(desk, "Ada", "sell", count=20)
    send(desk, None, "reverse")
    assert held(desk) == before
    send(desk, None, "reverse")
    assert held(desk) == []


def test_what_lies_on_the_seats_strip_is_still_held(desk):
    send(desk, "Ada", "buy", count=50)
    before = held(desk)
    send(desk, "Ada", "lay_down", count=20)
    assert held(desk) == before
    send(desk, "Ada", "take_up", count=20)
    assert held(desk) == before


def test_a_corrected_purchase_never_was_and_takes_nothing_from_older_lots(desk):
    send(desk, "Ada", "buy", count=50)
    first = held(desk)
    send(desk, "Ada", "buy", count=30)
    wrong = seq(desk)
    send(desk, None, "correct_entry", entry=wrong, reason="a slip")
    assert held(desk) == first


def test_a_corrected_sale_gives_its_lots_back(desk):
    send(desk, "Ada", "buy", count=50)
    before = held(desk)
    send(desk, "Ada", "sell", count=20)
    sale = seq(desk)
    send(desk, "Ben", "buy", count=1)
    send(desk, None, "correct_entry", entry=sale, reason="a slip")
    assert held(desk) == before
    send(desk, None, "correct_entry", entry=seq(desk), reason="it was right")
    assert [count for _, count, _, _ in held(desk)] == [30]


def test_a_purchase_corrected_after_its_sale_leaves_the_later_ones(desk):
    send(desk, "Ada", "buy", count=50)
    wrong = seq(desk)
    send(desk, "Ada", "buy", count=40)
    send(desk, "Ada", "sell", count=60)
    send(desk, "Ada", "buy", count=50)
    send(desk, None, "correct_entry", entry=wrong, reason="a slip")
    assert held(desk) == [(wrong + 3, 30, 50, 350)] and desk.table().balance("Ada", "papers") == 30


@pytest.mark.parametrize("seed", range(30))
def test_lots_add_up_to_what_the_seat_holds(seed):
    chance, desk = random.Random(seed), evening(exchange(), "")
    for _ in range(60):
        who = chance.choice(SEATS)
        command = chance.choice(["buy", "buy", "sell", "give", "share_out", "lay_down", "take_up", "reverse", "correct_entry"])
        args = {"count": chance.randint(1, 40)}
        if command == "give":
            args["to"] = chance.choice([one for one in SEATS if one != who])
        if command in ("reverse", "correct_entry"):
            who, args = None, {} if command == "reverse" else {"entry": chance.randint(2, max(2, seq(desk))), "reason": "x"}
        try:
            send(desk, who, command, **args)
        except Refusal:
            continue
        table = desk.table()
        for one in SEATS:
            found = lots(table, one, "papers")
            own = table.balance(one, "papers") + table.balance(f"{one}/strip/7", "papers")
            assert sum(lot["count"] for lot in found) == own, f"{command} {args} of {who}"
            assert all(0 < lot["count"] <= lot["bought"] for lot in found)
            assert len({lot["id"] for lot in found}) == len(found)


def test_whoever_may_not_see_how_many_sees_no_lot():
    desk = evening(exchange("own"), "")
    send(desk, "Ada", "buy", count=50)
    for viewer in ("Ben", "wall", None):
        assert lots(desk.table(), "Ada", "papers", viewer) == []
    assert len(lots(desk.table(), "Ada", "papers", "Ada")) == 1


def test_what_a_hidden_purse_paid_is_told_to_its_owner_alone():
    desk = evening(exchange(purses="own"), "")
    send(desk, "Ada", "buy", count=50)
    for viewer in ("Ben", "wall", None):
        assert [(lot["count"], lot["paid"]) for lot in lots(desk.table(), "Ada", "papers", viewer)] == [(50, None)]
    assert [lot["paid"] for lot in lots(desk.table(), "Ada", "papers", "Ada")] == [50 * PRICE]


def test_a_couples_papers_are_on_the_sheet_of_the_one_who_keeps_them():
    desk = evening(partnership(), "", FOUR)
    send(desk, None, "pay", payer="bank", to="Kim", amount=5, commodity="stars")
    table = desk.table()
    assert [lot["count"] for lot in lots(table, "Ivy", "stars")] == [5] and lots(table, "Kim", "stars") == []


def test_every_piece_keeps_its_running_number(desk):
    send(desk, "Ada", "buy", count=3)
    send(desk, "Ben", "buy", count=2)
    first = seq(desk)
    send(desk, "Ada", "buy", count=2)
    numbers = [one["number"] for one in pieces(lots(desk.table(), "Ada", "papers"))]
    assert numbers == [1, 2, 3, 6, 7]
    send(desk, "Ada", "sell", count=1)
    send(desk, None, "correct_entry", entry=first, reason="a slip")
    assert [one["number"] for one in pieces(lots(desk.table(), "Ada", "papers"))] == numbers[1:]
