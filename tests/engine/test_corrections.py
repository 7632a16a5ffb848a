"""What the host puts right: fields, rows, shared state, money against the bank. A correction triggers nothing."""

import pytest

from companion.engine import facts
from companion.engine.common import correct_entry
from companion.engine.forms import Amount, Bad
from companion.engine.sheet import Field, Section, Sheet
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, make_game


def ledger_game():
    """Whoever has 100 at the end of a command wins; fees are given or, by option, derived from the loans."""
    game = make_game("""
        turns = "clockwise"
        [commodities]
        stars = {}
        [options]
        fees = ["given", "derived"]
        [seat]
        audience = "all"
        [seat.fields]
        stars = { type = "number", commodity = "stars" }
        nickname = { type = "text", start = "" }
        married = { type = "bool", start = false }
        colour = { type = "text", nullable = true, choices = ["red", "blue"] }
        friend = { type = "seat", nullable = true }
        balance = { type = "integer", start = 0 }
        fees = { type = "amount", start = 5 }
        secret_count = { type = "number", start = 0, given = false }
        desires = { type = "mapping", start = { personal = "none" } }
        [rows.loans]
        row = "loan"
        label = "purpose"
        audience = "all"
        [rows.loans.fields]
        principal = "amount"
        paid = { type = "number", default = 0 }
        kind = { type = "text", default = "plain", choices = ["plain", "house"] }
        purpose = { type = "text", default = "" }
        [shared]
        audience = "all"
        [shared.fields]
        "ticket.price" = { type = "amount", start = 700, given = true }
        weather = { type = "text", start = "fair" }
        winner = { type = "seat", nullable = true }
        steps_done = { type = "number", start = 0 }
    """)

    @game.sheet
    def sheet(table, seat):
        """The loans' sum is derived; the fees are where the option says so."""
        lines = [Field("debt", sum(row["principal"] for row in table.rows(seat, "loans")))]
        if table.options["fees"] == "derived":
            lines.append(Field("fees", len(table.rows(seat, "loans"))))
        return Sheet((Section("sheet", tuple(lines), "all"),))

    @game.check_field("fees")
    def fees(table, seat, keys, value):
        if keys or table.options["fees"] == "derived":
            raise Refusal("bad_parameter", parameter="fees", why="unknown")
        yield facts.set_field(seat, "fees", value)

    @game.check_field("desires")
    def desires(table, seat, keys, value):
        if keys != ["personal"] or value not in ("none", "open"):
            raise Refusal("bad_parameter", parameter="desires", why="choice")
        yield facts.set_field(seat, ["desires", *keys], value)

    @game.corrects("weather")
    def weather(table, value):
        """Weather comes with its price."""
        yield facts.set_shared("weather", value)
        yield facts.set_shared("ticket.price", 500 if value == "foul" else 700)

    @game.hook("after")
    def after(table):
        rich = next((seat for seat in table.seats if table.cash(seat) >= 100), None)
        if rich is not None and table.shared["winner"] is None:
            yield facts.set_shared("winner", rich)

    @game.hook("before")
    def before(table, who, command):
        yield facts.set_shared("steps_done", table.shared["steps_done"] + 1)

    @game.command(who="any")
    def wave(table, who):
        yield facts.notice("waved")

    @game.command(who="any")
    def earn(table, who, amount: Amount(1)):
        yield facts.move(amount, "crowns", "bank", who, "wage")
        yield facts.move(1, "stars", "bank", who, "praise")

    game.command(correct_entry, who="host", group="host")
    return game


def test_money_is_corrected_against_the_bank():
    desk = evening(ledger_game(), "given Ada cash=70 stars=2\ngiven Ada cash=30\nexpect Ada.cash=30 Ada.stars=2")
    assert desk.table().balance("bank") == -30
    assert [(t.amount, t.source, t.target, t.memo) for t in desk.entries()[-1].facts] == [(40, "Ada", "bank", "correction")]


def test_one_line_of_corrections_is_one_entry():
    desk = evening(ledger_game(), 'given Ada cash=1 nickname="A. B." married=true colour=red friend=Ben balance=-3 fees=7')
    assert desk.table().seq == 2
    given = ("cash", "nickname", "married", "colour", "friend", "balance", "fees")
    assert {name: desk.document()["Ada"][name] for name in given} == {
        "cash": 1, "nickname": "A. B.", "married": True, "colour": "red", "friend": "Ben", "balance": -3, "fees": 7}


def test_a_correction_triggers_nothing_and_the_next_command_does():
    evening(ledger_game(), """
        given Ada cash=100
        given Ada loan principal=5
        given table ticket.price=1
        given Ada loans=[]
        expect winner=null steps_done=0
        Ben: wave
        expect winner=Ada steps_done=1
        """)


def test_a_correction_that_changes_nothing_moves_no_money():
    desk = evening(ledger_game(), "given Ada cash=0 nickname=x")
    assert [fact.kind for fact in desk.entries()[-1].facts] == ["field_set"]


@pytest.mark.parametrize("change", [
    "cash=-1", "cash=true", 'cash="1"', "cash=1000000000000001", "stars=-1", "nickname=3", "married=1", "colour=green",
    "colour=3", "friend=Dan", "balance=x", "debt=3", "nothing=3", "secret_count=1", "desires.personal=maybe",
    "desires.other=none", "nickname.first=x", "loans.1.principal=3", "loans.1=3", "loans=3", "loans=[3]",
    "loans=[{paid=1}]", "loans=[{principal=1,colour=2}]", "cash=null", 'nickname="a\\u0007b"', "fees.first=1"])
def test_what_is_derived_unknown_or_of_another_type_is_a_bad_parameter(change):
    evening(ledger_game(), f"refuse bad_parameter given Ada {change}")


def test_a_bad_parameter_names_the_path_and_why():
    evening(ledger_game(), """
        refuse bad_parameter parameter=debt why=unknown given Ada debt=3
        refuse bad_parameter parameter=cash why=range given Ada cash=-1
        refuse bad_parameter parameter=colour why=choice given Ada colour=green
        refuse bad_parameter parameter=married why=type given Ada married=1
        refuse bad_parameter parameter=principal why=missing given Ada loan paid=1
        refuse bad_parameter parameter=kind why=choice given Ada loan principal=1 kind=car
        refuse bad_parameter parameter=row why=choice given Ada car price=1
        refuse bad_parameter parameter="ticket.colour" why=unknown given table ticket.colour=1
        refuse bad_parameter parameter=winner why=unknown given table winner=Ada
        refuse bad_parameter parameter=values why=missing host: adjust seat=Ada
        refuse bad_parameter parameter=seat given Dan cash=1
        """)


def test_of_several_corrections_in_a_line_one_that_fails_takes_all_with_it():
    evening(ledger_game(), """
        refuse bad_parameter given Ada cash=5 nickname=x debt=3
        expect Ada.cash=0 Ada.nickname=null
        """)


# -- given or derived ------------------------------------------------------------------------------------

def test_a_field_is_given_or_derived_by_an_option_and_never_both():
    evening(ledger_game(), """
        given Ada loan principal=5
        given Ada fees=9
        expect Ada.fees=9
        host: set_option option=fees value=derived
        expect Ada.fees=1
        refuse bad_parameter parameter=fees why=unknown given Ada fees=9
        host: set_option option=fees value=given
        expect Ada.fees=9
        """)


# -- rows: a half-played paper game is carried on --------------------------------------------------------

def test_rows_of_a_half_played_paper_game_are_added_changed_replaced_and_removed():
    evening(ledger_game(), """
        given Ada loan principal=50 paid=11
        given Ada loan principal=20 purpose=Car kind=house
        expect Ada.loans.count=2 Ada.loans.1.paid=11 Ada.loans.1.kind=plain Ada.loans.2.purpose=Car Ada.debt=70
        given Ada loans.1.paid=12
        expect Ada.loans.1.paid=12 Ada.loans.1.principal=50
        refuse bad_parameter given Ada loans.3.paid=1
        refuse bad_parameter given Ada loans.1.row_id=1
        refuse bad_parameter parameter=index host: remove_row seat=Ada row=loan index=3
        host: remove_row seat=Ada row=loan index=1
        expect Ada.loans.count=1 Ada.loans.1.principal=20
        given Ada loans=[{principal=1},{principal=2,kind="house"}]
        expect Ada.loans.count=2 Ada.loans.2.kind=house Ben.loans.count=0
        given Ada loans=[]
        expect Ada.loans.count=0 Ada.debt=0
        """)


def test_the_fields_of_a_row_are_checked_by_type_choice_and_the_games_own_check():
    game = make_game("""
        [rows.cards]
        row = "card"
        audience = "all"
        [rows.cards.fields]
        value = { type = "count", nullable = true }
        suit = { type = "text", nullable = true, choices = ["red", "black"] }
        price = { type = "amount", default = 5 }
        note = { type = "text", default = "" }
        back = { type = "text", default = "=note" }
    """)

    @game.hook("check_row")
    def check_row(table, rows, name, value):
        if name == "note" and value == "forbidden":
            raise Bad("choice")
        return value.strip() if name == "note" else value

    evening(game, f"""
        host: add_row seat=Ada row=card
        expect Ada.cards.1.value=null Ada.cards.1.suit=null Ada.cards.1.price=5 Ada.cards.1.note=null
        given Ada cards.1.price=0
        given Ada cards.1.suit=red
        given Ada cards.1.value=7
        given Ada cards.1.value=null
        given Ada cards.1.suit=null
        given Ada card value=null suit=null price=0 note=" x "
        expect Ada.cards.1.price=0 Ada.cards.1.value=null Ada.cards.2.note=x Ada.cards.2.back=x
        given Ada card note="{"x" * 200}"
        refuse bad_parameter parameter=note why=type given Ada card note="{"x" * 201}"
        refuse bad_parameter parameter=note why=choice given Ada card note=forbidden
        refuse bad_parameter parameter=price why=type given Ada card price=null
        refuse bad_parameter parameter=value why=type given Ada card value=0
        refuse bad_parameter parameter=suit why=choice given Ada card suit=green
        refuse bad_parameter given Ada cards.1.price.x=1
        refuse bad_parameter given Ada cards.one.price=1
        refuse bad_parameter given Ada cards.0.price=1
        """)


def test_a_row_that_is_given_gets_what_belongs_to_it_added_or_replaced():
    """A deed is taken from its holder, whichever way the host writes it down."""
    game = make_game("""
        [rows.deeds]
        row = "deed"
        audience = "all"
        [rows.deeds.fields]
        house = "text"
    """)

    @game.hook("row_given")
    def row_given(table, seat, rows, values):
        for holder in table.seats:
            for row in table.rows(holder, rows):
                if row["house"] == values["house"]:
                    yield facts.remove_row(holder, rows, row)
        yield facts.add_row(table, seat, rows, **values)

    evening(game, """
        given Ada deed house=Villa
        given Ben deed house=Villa
        expect Ada.deeds.count=0 Ben.deeds.count=1
        given Ada deeds=[{house="Villa"},{house="Hut"}]
        expect Ada.deeds.count=2 Ben.deeds.count=0
        """)


def test_every_row_has_an_id_of_its_own():
    desk = evening(ledger_game(), "given Ada loan principal=1\ngiven Ada loans=[{principal=1},{principal=2}]\nundo\n"
                                  "given Ada loan principal=3\ngiven Ben loan principal=1")
    ids = [row["row_id"] for seat in desk.table().seats for row in desk.table().rows(seat, "loans")]
    assert len(set(ids)) == len(ids) == 3


# -- shared state ----------------------------------------------------------------------------------------

def test_shared_state_is_corrected_with_what_belongs_to_it():
    evening(ledger_game(), """
        given table ticket.price=200
        expect ticket.price=200
        given table weather=foul
        expect weather=foul ticket.price=500
        refuse bad_parameter parameter="weather.wind" why=unknown given table weather.wind=1
        """)


# -- an older mistake --------------------------------------------------------------------------------------

def test_an_older_mistake_is_corrected_by_turning_its_money_round():
    desk = evening(ledger_game(), """
        Ada: earn amount=30
        Ada: pay to=Ben amount=20
        Cyd: wave
        host: correct_entry entry=3 reason="it was Cyd"
        expect Ada.cash=30 Ben.cash=0 Ada.stars=1 steps_done=3
        host: correct_entry entry=2
        expect Ada.cash=0 Ada.stars=0
        """)
    assert [entry.command for entry in desk.entries()] == ["make_table", "earn", "pay", "wave", "correct_entry", "correct_entry"]


def test_a_correcting_entry_turns_a_line_round_once():
    evening(ledger_game(), """
        Ada: earn amount=30
        host: correct_entry entry=2
        refuse bad_parameter parameter=entry host: correct_entry entry=2
        undo
        expect Ada.cash=30
        host: correct_entry entry=2
        expect Ada.cash=0
        """)


def test_an_entry_without_money_or_taken_back_or_not_there_cannot_be_turned_round():
    evening(ledger_game(), """
        Ada: wave
        refuse bad_parameter parameter=entry host: correct_entry entry=2
        Ada: earn amount=30
        undo
        refuse bad_parameter parameter=entry host: correct_entry entry=3
        refuse bad_parameter parameter=entry host: correct_entry entry=99
        refuse not_allowed Ben: correct_entry entry=2
        """)


def test_money_that_is_spent_already_cannot_be_turned_round():
    evening(ledger_game(), """
        Ada: earn amount=30
        Ada: pay to=bank amount=30
        refuse not_enough_cash host: correct_entry entry=2
        """)


def test_a_correcting_entry_triggers_nothing():
    evening(ledger_game(), """
        Ada: earn amount=60
        Ada: pay to=Ben amount=60
        Ada: earn amount=60
        expect winner=null
        host: correct_entry entry=3
        expect Ada.cash=120 winner=null
        """)


# -- rights ------------------------------------------------------------------------------------------------

def test_corrections_are_the_hosts():
    desk = evening(ledger_game(), "refuse not_allowed Ben: adjust seat=Ben path=cash value=5\nAda: adjust seat=Ben path=cash value=5\n"
                                  "expect Ben.cash=5")
    desk.send(HOST, "choose_host", {"seat": "Ben"})
    with pytest.raises(Refusal, match="not_allowed"):
        desk.send({"role": "seat", "seat": "Ada"}, "adjust", {"seat": "Ben", "path": "cash", "value": 9})
    desk.send({"role": "seat", "seat": "Ben"}, "adjust", {"seat": "Ben", "path": "cash", "value": 9})
    assert desk.document()["Ben"]["cash"] == 9
