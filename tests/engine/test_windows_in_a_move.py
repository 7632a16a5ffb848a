"""A move that others may hold up: payday, card window, presenter, exemption, forced loan; then the rest of the move."""

import pytest

from companion.engine import facts
from companion.engine.agenda import answer
from companion.engine.forms import Text
from tests.engine.evening import HOST, evening, make_game

NOTE = 20


def road():
    """Payday, a bridge with a toll, then the square: a list of steps, of which each may stop the move."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [seat.fields]
        cards = { type = "number", start = 0 }
        notes = { type = "number", start = 0 }
        place = { type = "text", start = "road" }
        [shared]
        audience = "all"
        [shared.fields]
        diary = { type = "list", start = [] }
    """)
    game.wait("card_window", "forced_loan")

    def write(table, text):
        return facts.set_shared("diary", [*table.shared["diary"], text])

    def holders(table, receiver):
        return [seat for seat in table.clockwise(receiver)[1:] if table.seat(seat)["cards"]]

    @game.command
    def stop_on_payday(table, who):
        """Salary, the toll of the bridge, the square: worked one after the other."""
        yield facts.step("salary", seat=who, amount=30)
        yield facts.step("toll", seat=who, amount=24)
        yield facts.step("arrive", seat=who)

    @game.command
    def note_down(table, who, text: Text()):
        """Something that comes after whatever is still to be done."""
        yield facts.step("note", text=text)

    @game.step("note")
    def note(table, text):
        yield write(table, text)

    # -- the card window ----------------------------------------------------------------------------

    @game.step("salary")
    def salary(table, seat, amount):
        """Whoever holds a card is asked first; the money waits for them."""
        waiting = holders(table, seat)
        if waiting:
            yield facts.open_row(table, "window", seat, waiting, amount=amount)
            yield facts.step("card_window")
        else:
            yield facts.step("pay_out", seat=seat, amount=amount)

    def waited_for(kind):
        def check(table, who):
            table.require(any(who in row["waiting"] for row in table.open_rows(kind)), "phase")
        return check

    @game.command(who="any", when=waited_for("window"), stale="window", answers=True)
    def present(table, who):
        """Share the profit: half of it to the presenter."""
        yield from answer(table, table.open_rows("window")[0], who, "present")

    @game.command(who="any", when=waited_for("window"), stale="window", answers=True)
    def pass_card(table, who):
        yield from answer(table, table.open_rows("window")[0], who, "pass")

    @game.command(who="host", answers=True)
    def close_window(table, who):
        """All who are still asked pass."""
        for row in table.open_rows("window"):
            for seat in row["waiting"]:
                yield from answer(table, row, seat, "pass")

    @game.on_agreed("window")
    def window_heard(table, row):
        """The first presenter's card counts, unless the one it hits shows an exemption."""
        yield facts.finish_step(table, "card_window")
        seat, amount = row["by"], row["terms"]["amount"]
        presenter = next((one for one in table.clockwise(seat) if row["answers"].get(one) == "present"), None)
        if presenter is not None:
            yield facts.set_field(presenter, "cards", table.seat(presenter)["cards"] - 1)
        if presenter is not None and table.seat(seat)["cards"]:
            yield facts.open_row(table, "exemption", seat, [seat], presenter=presenter, amount=amount)
            yield facts.step("card_window")
        else:
            yield facts.step("pay_out", seat=seat, amount=amount, presenter=presenter)

    @game.command(who="any", when=waited_for("exemption"), stale="exemption", answers=True)
    def exemption(table, who):
        """Nothing is shared."""
        yield facts.set_field(who, "cards", table.seat(who)["cards"] - 1)
        yield from answer(table, table.open_rows("exemption")[0], who, "exempt")

    @game.command(who="any", when=waited_for("exemption"), stale="exemption", answers=True)
    def accept(table, who):
        """The profit is shared."""
        yield from answer(table, table.open_rows("exemption")[0], who, "accept")

    @game.on_agreed("exemption")
    def exemption_heard(table, row):
        yield facts.finish_step(table, "card_window")
        seat, terms = row["by"], row["terms"]
        presenter = terms["presenter"] if row["answers"][seat] == "accept" else None
        yield facts.step("pay_out", seat=seat, amount=terms["amount"], presenter=presenter)

    @game.step("pay_out")
    def pay_out(table, seat, amount, presenter=None):
        yield write(table, "salary")
        yield facts.move(amount, "crowns", "bank", seat, "salary")
        if presenter is not None:
            yield write(table, "shared")
            yield facts.move(amount // 2, "crowns", seat, presenter, "share")

    # -- the forced loan -----------------------------------------------------------------------------

    @game.step("toll")
    def toll(table, seat, amount):
        short = amount - table.cash(seat)
        if short > 0:
            yield facts.open_row(table, "loan", None, [seat], notes=-(-short // NOTE))
            yield facts.step("forced_loan")
        yield facts.step("pay_toll", seat=seat, amount=amount)

    @game.step("pay_toll")
    def pay_toll(table, seat, amount):
        yield write(table, "toll")
        yield facts.move(amount, "crowns", seat, "bank", "toll")

    @game.command(who="any", when=waited_for("loan"), stale="loan", answers=True)
    def accept_loan(table, who):
        row = table.open_rows("loan")[0]
        yield facts.move(row["terms"]["notes"] * NOTE, "crowns", "bank", who, "loan")
        yield facts.set_field(who, "notes", table.seat(who)["notes"] + row["terms"]["notes"])
        yield from answer(table, row, who)

    @game.on_agreed("loan")
    def loan_taken(table, row):
        yield facts.finish_step(table, "forced_loan")

    @game.step("arrive")
    def arrive(table, seat):
        yield write(table, "square")
        yield facts.set_field(seat, "place", "payday")

    @game.shared("waits", audience="all")
    def waits(table):
        return table.agenda[0]["do"] if table.agenda else None

    return game


def test_without_anybody_to_ask_a_move_is_booked_in_one_entry():
    desk = evening(road(), """
        Ada: stop_on_payday
        expect Ada.cash=6 Ada.place=payday diary=["salary","toll","square"] waits=null
        """)
    assert desk.table().seq == 2


def test_a_card_window_stops_the_move_where_it_stands_and_the_last_pass_goes_on_with_the_rest():
    evening(road(), """
        given Ben cards=1
        given Cyd cards=1
        Ada: stop_on_payday
        expect waits=card_window Ada.cash=0 Ada.place=road diary=[]
        refuse phase Ada: pass_card
        Cyd: pass_card
        expect waits=card_window Ada.cash=0
        refuse phase Cyd: present
        Ben: pass_card
        expect waits=null Ada.cash=6 Ada.place=payday diary=["salary","toll","square"] Ben.cards=1
        """)


def test_the_shared_half_makes_the_toll_a_forced_loan_and_then_the_move_goes_on():
    evening(road(), """
        given Ben cards=1
        Ada: stop_on_payday
        Ben: present
        expect Ben.cash=15 Ada.cash=15 waits=forced_loan Ada.place=road diary=["salary","shared"] Ben.cards=0
        refuse phase Ben: accept_loan
        refuse phase Ada: end_turn
        refuse phase turn Ben
        Ada: accept_loan
        expect Ada.notes=1 Ada.cash=11 waits=null Ada.place=payday diary=["salary","shared","toll","square"]
        Ada: end_turn
        """)


def test_the_one_who_is_hit_may_show_an_exemption_and_keeps_all():
    evening(road(), """
        given Ada cards=1
        given Ben cards=1
        Ada: stop_on_payday
        Ben: present
        expect waits=card_window Ada.cash=0
        refuse phase Ben: exemption
        Ada: exemption
        expect Ada.cash=6 Ben.cash=0 Ada.cards=0 Ben.cards=0 waits=null diary=["salary","toll","square"]
        """)


def test_without_showing_the_exemption_the_profit_is_shared():
    evening(road(), """
        given Ada cards=1
        given Ben cards=1
        Ada: stop_on_payday
        Ben: present
        Ada: accept
        expect Ben.cash=15 Ada.cards=1 waits=forced_loan
        """)


def test_the_host_may_close_a_window_for_all_who_are_still_asked():
    evening(road(), """
        given Ben cards=1
        given Cyd cards=1
        Ada: stop_on_payday
        refuse not_allowed Cyd: close_window
        host: close_window
        expect Ada.cash=6 waits=null
        """)


def test_steps_of_a_command_go_to_the_end_and_those_of_an_answer_to_the_front():
    evening(road(), """
        given Ben cards=1
        Ada: stop_on_payday
        Ada: note_down text=after
        expect diary=[] waits=card_window
        Ben: present
        expect diary=["salary","shared"]
        Ada: accept_loan
        expect diary=["salary","shared","toll","square","after"]
        """)


def test_an_answer_by_house_ruling_is_an_answer_too():
    """Its steps go to the front as the answerer's would: the shared half comes before what stood in the agenda."""
    evening(road(), """
        given Ben cards=1
        Ada: stop_on_payday
        Ada: note_down text=after
        host: rule command=present by=Ben
        expect diary=["salary","shared"] Ben.cash=15
        """)


def test_taking_back_an_answer_opens_the_window_with_the_answers_before_it():
    evening(road(), """
        given Ben cards=1
        given Cyd cards=1
        Ada: stop_on_payday
        Cyd: pass_card
        Ben: present
        expect waits=forced_loan
        undo
        expect waits=card_window Ada.cash=0 Ben.cards=1
        Ben: pass_card
        expect Ada.cash=6 Ada.place=payday
        restart
        expect waits=null
        """)


def test_only_the_head_of_the_agenda_can_be_finished():
    game = road()

    @game.command(who="host")
    def meddle(table, who):
        yield facts.finish_step(table, "forced_loan")

    desk = evening(game, "given Ben cards=1\nAda: stop_on_payday")
    with pytest.raises(RuntimeError, match="the head of the agenda is 'card_window', not 'forced_loan'"):
        desk.send(HOST, "meddle", {})


def test_an_agenda_that_never_comes_to_rest_is_a_mistake_of_the_game():
    game = make_game('turns = "clockwise"')

    @game.step("again")
    def again(table):
        yield facts.step("again")

    @game.command
    def start(table, who):
        yield facts.step("again")

    with pytest.raises(RuntimeError, match="does not come to rest, head 'again'"):
        evening(game, "Ada: start")
