"""An agreement of several seats: nothing is booked before the last yes, and everything is checked again then."""

from companion.engine import facts
from companion.engine.agenda import answer
from companion.engine.forms import Amount, MapOf, SeatOf, Text
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game


def club():
    """A house bought together: the one in turn names everybody's stake, everybody named says yes."""
    game = make_game("""
        turns = "clockwise"
        [opening]
        crowns = 100
        [seat]
        audience = "all"
        [rows.stakes]
        row = "stake"
        audience = "all"
        [rows.stakes.fields]
        house = "text"
        amount = "amount"
    """)

    def check(table, stakes):
        for seat, stake in stakes.items():
            if table.cash(seat) < stake:
                raise Refusal("not_enough_cash", need=stake, have=table.cash(seat))

    def book(table, house, stakes):
        for seat, stake in stakes.items():
            yield facts.move(stake, "crowns", seat, "bank", "house")
            yield facts.add_row(table, seat, "stakes", house=house, amount=stake)

    @game.command
    def propose(table, who, house: Text(), stakes: MapOf(SeatOf(), Amount(1))):
        """Alone at once, with partners when they have agreed; a new proposal replaces the old one."""
        check(table, stakes)
        for row in table.open_rows("proposal"):
            yield facts.close_row(row)
        partners = [seat for seat in table.clockwise(who) if seat in stakes and seat != who]
        if partners:
            yield facts.open_row(table, "proposal", who, partners, house=house, stakes=stakes)
        else:
            yield from book(table, house, stakes)

    @game.on_agreed("proposal")
    def agreed(table, row):
        check(table, row["terms"]["stakes"])
        yield from book(table, row["terms"]["house"], row["terms"]["stakes"])

    def asked(table, who):
        if not any(who in row["waiting"] for row in table.open_rows("proposal")):
            raise Refusal("phase", order=True)

    def named(table, who):
        table.require(any(who in (row["by"], *row["terms"]["stakes"]) for row in table.open_rows("proposal")), "phase")

    @game.command(who="any", when=asked, stale="proposal", answers=True)
    def confirm(table, who):
        """Yes to the stakes as proposed."""
        yield from answer(table, table.open_rows("proposal")[0], who)

    @game.command(who="any", when=named, stale="proposal", answers=True)
    def decline(table, who):
        """No: nothing is booked."""
        yield facts.close_row(table.open_rows("proposal")[0])

    @game.shared("proposal", audience="all")
    def shown(table):
        row = next(iter(table.open_rows("proposal")), None)
        return row and {"by": row["by"], "waiting": row["waiting"], "answers": row["answers"], **row["terms"]}

    return game


def test_nothing_is_booked_before_the_last_yes():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50,Ben=30,Cyd=20}
        expect proposal.waiting=["Ben","Cyd"] Ada.cash=100 Ada.stakes.count=0
        Cyd: confirm
        expect proposal.waiting=["Ben"] proposal.answers={Cyd=true} Cyd.cash=100
        refuse phase Cyd: confirm
        refuse phase Ada: confirm
        Ben: confirm
        expect proposal=null Ada.cash=50 Ben.cash=70 Cyd.cash=80
        expect Ben.stakes.1.house=Villa Ben.stakes.1.amount=30 Cyd.stakes.count=1
        """)


def test_alone_nobody_is_asked():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50}
        expect proposal=null Ada.cash=50 Ada.stakes.count=1
        """)


def test_one_no_of_anybody_concerned_drops_the_agreement():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50,Ben=50}
        refuse phase Cyd: decline
        Ben: decline
        expect proposal=null Ada.cash=100 Ben.cash=100
        refuse phase Ben: confirm
        Ada: propose house=Villa stakes={Ada=50,Ben=50}
        Ada: decline
        expect proposal=null
        """)


def test_a_new_proposal_replaces_the_old_one_with_its_answers():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50,Ben=30,Cyd=20}
        Ben: confirm
        Ada: propose house=Hut stakes={Ada=10,Ben=10,Cyd=10}
        expect proposal.house=Hut proposal.waiting=["Ben","Cyd"]
        Cyd: confirm
        expect Cyd.cash=100
        Ben: confirm
        expect Ada.cash=90 Ben.cash=90 Cyd.cash=90
        """)


def test_every_check_is_made_again_with_the_last_yes():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50,Ben=30,Cyd=20}
        Ben: confirm
        given Ada cash=49
        refuse not_enough_cash need=50 have=49 Cyd: confirm
        expect proposal.waiting=["Cyd"] Ben.cash=100
        given Ada cash=50
        Cyd: confirm
        expect Ada.cash=0 Ben.cash=70 Cyd.cash=80
        """)


def test_taking_back_the_last_yes_waits_for_it_again():
    evening(club(), """
        Ada: propose house=Villa stakes={Ada=50,Ben=50}
        Ben: confirm
        expect Ben.stakes.count=1
        undo
        expect Ben.stakes.count=0 Ada.cash=100 proposal.waiting=["Ben"]
        Ben: confirm
        expect Ben.stakes.count=1 Ada.cash=50
        """)


def test_where_the_proposer_books_the_row_stays_open_with_all_answers_in():
    game = make_game('turns = "clockwise"')

    @game.command
    def ask_around(table, who):
        yield facts.open_row(table, "round", who, [seat for seat in table.seats if seat != who])

    @game.command(who="any", answers=True)
    def nod(table, who):
        yield from answer(table, table.open_rows("round")[0], who)

    @game.command
    def go_ahead(table, who):
        row = table.open_rows("round")[0]
        table.require(not row["waiting"], "phase")
        yield facts.close_row(row)
        yield facts.move(len(row["answers"]), "crowns", "bank", who)

    evening(game, """
        Ada: ask_around
        Ben: nod
        refuse phase Ada: go_ahead
        Cyd: nod
        Ada: go_ahead
        expect Ada.cash=2
        """)
