"""Landing on somebody: bump, or a bargain that both agree to; the square works afterwards, and may send on."""

from companion.engine import facts
from companion.engine.agenda import answer
from companion.engine.forms import Amount, Choice, SeatOf
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game

SQUARES = ("start", "market", "slide", "meadow", "bench")


def board():
    """Every occupant is settled one after the other; the slide carries whoever lands there on to the meadow."""
    game = make_game("""
        turns = "clockwise"
        [opening]
        crowns = 100
        [seat]
        audience = "all"
        [seat.fields]
        square = { type = "text", start = "start", choices = ["start", "market", "slide", "meadow", "bench"] }
        [shared]
        audience = "all"
        [shared.fields]
        phase = { type = "text", start = "play" }
    """)
    game.wait("bump")

    def occupants(table, who):
        mine = table.seat(who)["square"]
        if mine in ("start", "bench"):
            return []
        return [seat for seat in table.clockwise(who)[1:] if table.seat(seat)["square"] == mine]

    @game.command
    def land(table, who, square: Choice(*SQUARES)):
        yield facts.step("arrive", seat=who, square=square)
        yield facts.step("rest", seat=who)

    @game.step("arrive")
    def arrive(table, seat, square):
        """The pawn first, then everybody who stands there, then what the square does."""
        yield facts.set_field(seat, "square", square)
        if occupants(table, seat):
            yield facts.step("bump", lander=seat)
        yield facts.step("square_works", seat=seat)

    @game.step("square_works")
    def square_works(table, seat):
        square = table.seat(seat)["square"]
        if square == "market":
            yield facts.move(10, "crowns", "bank", seat, "market")
        if square == "slide":
            yield facts.step("arrive", seat=seat, square="meadow")

    @game.step("rest")
    def rest(table, seat):
        yield facts.notice("arrived", seat=seat, square=table.seat(seat)["square"])

    def settle(table):
        """One occupant is settled; with the last one the move goes on."""
        if not occupants(table, table.agenda[0]["arguments"]["lander"]):
            yield facts.finish_step(table, "bump")

    def bump_due(table, who):
        table.require(bool(table.agenda) and table.agenda[0]["do"] == "bump", "phase")

    @game.command(when=bump_due, answers=True)
    def bump(table, who, occupant: SeatOf(others=True)):
        """Off to the bench."""
        if occupant not in occupants(table, who):
            raise Refusal("not_there")
        yield facts.set_field(occupant, "square", "bench")
        for row in table.open_rows("bargain"):
            yield facts.close_row(row)
        yield from settle(table)

    @game.command(who="any", when=bump_due, answers=True)
    def bargain(table, who, money: Amount(1)):
        """An occupant buys the right to stay; it goes to the verge of the square, out of the lander's way."""
        lander = table.agenda[0]["arguments"]["lander"]
        if who not in occupants(table, lander):
            raise Refusal("not_there")
        if table.cash(who) < money:
            raise Refusal("not_enough_cash", need=money, have=table.cash(who))
        yield facts.open_row(table, "bargain", who, [lander], money=money, lander=lander)

    def offered(table, who):
        table.require(any(who in row["waiting"] for row in table.open_rows("bargain")), "phase")

    @game.command(who="any", when=offered, stale="bargain", answers=True)
    def agree(table, who):
        yield from answer(table, table.open_rows("bargain")[0], who)

    @game.on_agreed("bargain")
    def agreed(table, row):
        terms = row["terms"]
        yield facts.move(terms["money"], "crowns", row["by"], terms["lander"], "bargain")
        yield facts.set_field(row["by"], "square", "start")
        yield from settle(table)

    @game.shared("pending", audience="all")
    def pending(table):
        return table.agenda[0]["do"] if table.agenda else None

    return game


def test_an_empty_square_works_at_once():
    evening(board(), """
        Ada: land square=market
        notice arrived seat=Ada square=market
        expect Ada.cash=110 pending=null
        """)


def test_a_landing_on_somebody_waits_for_bump_or_bargain_before_the_square_works():
    evening(board(), """
        given Ben square=market
        Ada: land square=market
        expect pending=bump Ada.cash=100 Ben.square=market
        refuse phase Ada: end_turn
        refuse not_your_turn Ben: bump occupant=Ada
        refuse not_there Ada: bump occupant=Cyd
        Ada: bump occupant=Ben
        notice arrived
        expect Ben.square=bench Ada.cash=110 pending=null
        """)


def test_a_bargain_is_booked_when_both_have_agreed():
    evening(board(), """
        given Ben square=market
        Ada: land square=market
        refuse not_there Cyd: bargain money=5
        refuse not_enough_cash Ben: bargain money=101
        Ben: bargain money=40
        expect Ben.cash=100 pending=bump
        refuse phase Ben: agree
        Ada: agree
        notice arrived
        expect Ben.cash=60 Ada.cash=150 pending=null Ben.square=start
        """)


def test_a_bump_makes_the_offer_void():
    evening(board(), """
        given Ben square=market
        Ada: land square=market
        Ben: bargain money=40
        Ada: bump occupant=Ben
        refuse phase Ada: agree
        expect Ben.square=bench Ben.cash=100
        """)


def test_every_occupant_is_settled_before_the_square_works():
    evening(board(), """
        given Ben square=market
        given Cyd square=market
        Ada: land square=market
        Ada: bump occupant=Cyd
        expect pending=bump Ada.cash=100
        Ben: bargain money=1
        Ada: agree
        expect pending=null Ada.cash=111
        """)


def test_a_square_that_sends_on_lands_again_with_everything_a_landing_brings():
    evening(board(), """
        given Cyd square=meadow
        Ada: land square=slide
        notice-not arrived
        expect Ada.square=meadow pending=bump
        Ada: bump occupant=Cyd
        notice arrived square=meadow
        expect Cyd.square=bench pending=null
        """)


def test_bumped_from_both_squares_of_a_chain_in_the_order_of_the_landings():
    evening(board(), """
        given Ben square=slide
        given Cyd square=meadow
        Ada: land square=slide
        refuse not_there Ada: bump occupant=Cyd
        Ada: bump occupant=Ben
        expect Ada.square=meadow pending=bump
        Ada: bump occupant=Cyd
        expect pending=null
        undo
        undo
        expect Ada.square=slide Ben.square=slide pending=bump
        """)
