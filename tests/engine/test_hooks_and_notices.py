"""What happens around a command: before and after it, at joining, at the start; and what is only said."""

import pytest

from companion.engine import facts
from companion.engine.decide import first_entry
from companion.engine.forms import Amount
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, lines, make_game, seat


def claims():
    """Pay not claimed is forfeited by whatever the seat does next; debts are settled when money comes."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [seat.fields]
        unclaimed = { type = "number", start = 0 }
        debt = { type = "number", start = 0 }
    """)

    @game.hook("before")
    def before(table, who, command):
        if who is not None and command != "claim" and table.seat(who)["unclaimed"]:
            yield facts.set_field(who, "unclaimed", 0)
            yield facts.notice("forfeited", seat=who)

    @game.hook("after")
    def after(table):
        for one in table.seats:
            paid = min(table.seat(one)["debt"], table.cash(one))
            if paid:
                yield facts.move(paid, "crowns", one, "bank", "debt")
                yield facts.set_field(one, "debt", table.seat(one)["debt"] - paid)
                yield facts.step("celebrate", who=one)

    @game.step("celebrate")
    def celebrate(table, who):
        yield facts.notice("settled", seat=who)

    @game.command(who="any")
    def claim(table, who):
        table.require(table.seat(who)["unclaimed"] > 0, "phase")
        yield facts.move(table.seat(who)["unclaimed"], "crowns", "bank", who, "pay")
        yield facts.set_field(who, "unclaimed", 0)

    @game.command(who="any")
    def earn(table, who, amount: Amount(1)):
        yield facts.move(amount, "crowns", "bank", who, "wage")

    @game.command(who="any")
    def fail(table, who):
        raise Refusal("cannot")

    @game.command(who="any")
    def nothing(table, who):
        return ()

    return game


def test_what_comes_before_a_command_is_part_of_its_entry():
    desk = evening(claims(), """
        given Ada unclaimed=5
        Ada: earn amount=1
        notice forfeited seat=Ada
        expect Ada.unclaimed=0 Ada.cash=1
        undo
        expect Ada.unclaimed=5 Ada.cash=0
        Ada: claim
        notice-not forfeited
        expect Ada.cash=5
        """)
    assert desk.table().seq == 5


def test_what_comes_before_a_refused_command_is_lost_with_it():
    evening(claims(), "given Ada unclaimed=5\nrefuse cannot Ada: fail\nexpect Ada.unclaimed=5")


def test_what_comes_before_looks_at_the_one_who_sends():
    evening(claims(), "given Ada unclaimed=5\nBen: earn amount=1\nnotice-not forfeited\nexpect Ada.unclaimed=5")


def test_what_comes_before_is_booked_though_the_command_itself_books_nothing():
    desk = evening(claims(), "given Ada unclaimed=5\nAda: nothing\nexpect Ada.unclaimed=0")
    assert desk.table().seq == 3


def test_what_comes_after_a_command_sees_it_and_works_its_own_steps():
    evening(claims(), """
        given Ada debt=8
        Ben: earn amount=1
        notice-not settled
        Ada: earn amount=5
        notice settled seat=Ada
        expect Ada.cash=0 Ada.debt=3
        """)


def test_nothing_comes_before_or_after_a_correction():
    evening(claims(), "given Ada debt=8 unclaimed=5\ngiven Ada cash=20\nexpect Ada.cash=20 Ada.debt=8 Ada.unclaimed=5\n"
                      "given Ada unclaimed=4\nnotice-not forfeited")


@pytest.mark.parametrize("correction", [
    "host: adjust seat=Ada path=cash value=20", "host: set_option option=mood value=bad",
    "host: teach path=prices value={tea=3}", "host: choose_host seat=Ben", "given Ada note text=x",
    "host: remove_row seat=Ben row=note index=1", "host: join name=Dan"])
def test_corrections_and_the_tables_own_business_trigger_nothing(correction):
    game = make_game("""
        [options]
        mood = ["good", "bad"]
        [data]
        prices = { tea = 2 }
        [rows.notes]
        row = "note"
        audience = "all"
        [rows.notes.fields]
        text = "text"
    """)
    game.hook("before")(lambda table, who, command: iter([facts.notice("before")]))
    game.hook("after")(lambda table: iter([facts.notice("after")]))
    evening(game, f"given Ben note text=x\n{correction}\nnotice-not before\nnotice-not after\n"
                  "host: pay to=Ada amount=1\nnotice before\nnotice after")


def test_the_laws_are_checked_before_and_after_what_comes_after():
    game = make_game('turns = "clockwise"')
    fault = []

    @game.event("conjured")
    def conjured(state, data, seq):
        """A game that writes balances itself breaks the books."""
        state["balances"].setdefault("crowns", {})["Ada"] = 7

    @game.command(who="any")
    def conjure(table, who):
        yield facts.event("conjured")

    @game.hook("after")
    def after(table):
        fault.append("after ran")
        return iter([facts.event("conjured")] if table.cash("Ben") else [])

    desk = evening(game, "")
    with pytest.raises(RuntimeError, match="crowns sums to 7 over all accounts, it must be 0"):
        desk.send(seat("Ada"), "conjure", {})
    assert fault == [], "the first check comes before the hook"
    with pytest.raises(RuntimeError, match="toy: crowns sums to 7"):
        desk.send(HOST, "pay", {"to": "Ben", "amount": 3})
    assert desk.table().seq == 1


# -- joining and starting ----------------------------------------------------------------------------------

def lobby_game():
    game = make_game("""
        [players]
        min = 2
        max = 4
        [seat]
        audience = "all"
        [seat.fields]
        colour = { type = "text", start = "", at_join = true, choices = ["red", "blue", "green"] }
        number = { type = "number", start = 0 }
        [shared]
        audience = "all"
        [shared.fields]
        ready = { type = "bool", start = false }
    """)

    @game.hook("seat_joined")
    def joined(table, who, index):
        yield facts.set_field(who, "number", index + 1)

    @game.hook("lobby")
    def lobby(table):
        yield facts.set_shared("phase", "lobby")
        yield facts.step("open_doors")

    @game.step("open_doors")
    def open_doors(table):
        yield facts.notice("doors_open")

    @game.hook("ready")
    def ready(table):
        yield facts.set_shared("phase", "play")
        yield facts.set_shared("ready", True)

    @game.hook("may_join")
    def may_join(table):
        table.require(table.phase == "lobby", "phase")

    return game


def test_a_table_begins_in_the_lobby_or_ready():
    evening(lobby_game(), "expect phase=lobby ready=false Cyd.number=3\nnotice doors_open", start="lobby")
    evening(lobby_game(), "expect phase=play ready=true Cyd.number=3\nnotice doors_open")


def test_seats_join_in_the_lobby_with_what_is_asked_at_joining():
    evening(lobby_game(), """
        host: join name="Dan  M." fields={colour="red"}
        expect "Dan M.".number=4 "Dan M.".colour=red "Dan M.".cash=0
        refuse phase host: join name=Eve
        """, start="lobby")
    evening(lobby_game(), """
        refuse bad_parameter parameter=colour host: join name=Dan fields={colour="black"}
        refuse bad_parameter parameter=number host: join name=Dan fields={number=9}
        refuse bad_parameter parameter=hat host: join name=Dan fields={hat="x"}
        """, start="lobby")
    evening(lobby_game(), "refuse phase host: join name=Dan")


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "host", "wall", "table", "bank", "Ada", "a/b", "roll", "phase", "options",
                                  "current", "winner", "seats", "ledger", "round_number", "ready", "a\tb\u200b", "a\u0007b"])
def test_a_name_that_paths_and_lines_need_or_that_is_taken_is_refused(name):
    desk = evening(lobby_game(), "", start="lobby")
    with pytest.raises(Refusal) as refusal:
        desk.send(HOST, "join", {"name": name})
    assert refusal.value.code == "bad_parameter" and refusal.value.facts["parameter"] == "name"
    if name != "Ada":
        with pytest.raises(Refusal) as refusal:
            first_entry(lobby_game(), {"seats": ["Ada", name]})
        assert refusal.value.code == "bad_parameter"


def test_an_account_that_may_go_below_zero_is_no_name_for_a_seat():
    game = make_game('[accounts]\nunlimited = ["treasury"]')
    with pytest.raises(Refusal, match="bad_parameter"):
        first_entry(game, {"seats": ["treasury"]})


def test_a_table_takes_as_many_seats_as_the_box_has():
    made = first_entry(lobby_game(), {"seats": ["A", "B", "C", "D"]}).table
    assert len(made.seats) == 4
    desk = evening(lobby_game(), "host: join name=Dan\nrefuse phase host: join name=Eve", start="lobby")
    assert desk.table().seats == ["Ada", "Ben", "Cyd", "Dan"]
    assert first_entry(lobby_game(), {"seats": None}).table.seats == []
    first_entry(make_game(""), {"seats": list("ABCDEFGH")})
    with pytest.raises(Refusal, match="bad_parameter"):
        first_entry(make_game(""), {"seats": list("ABCDEFGHI")})


def test_a_start_that_breaks_a_law_makes_no_table():
    game = make_game("")

    @game.event("conjured")
    def conjured(state, data, seq):
        state["balances"]["crowns"] = {"Ada": 1}

    game.hook("ready")(lambda table: iter([facts.event("conjured")]))
    with pytest.raises(RuntimeError, match="crowns sums to 1"):
        evening(game, "")


def test_the_head_of_a_table_is_checked():
    for args, parameter in [
            ({"seats": ["A", "B", "C", "D", "E"]}, "seats"), ({"seats": ["A", "A"]}, "seats"), ({"seats": [3]}, "seats"),
            ({"seats": ["A"], "host": "B"}, "host"), ({"seats": ["A"], "start": "now"}, "start"),
            ({"seats": ["A"], "options": {"mood": 1}}, "options.mood"), ({"seats": ["A"], "data": {"x": 1}}, "data.x")]:
        with pytest.raises(Refusal) as refusal:
            first_entry(lobby_game(), args)
        assert refusal.value.code == "bad_parameter" and refusal.value.facts["parameter"] == parameter


def test_the_first_seat_is_host_unless_another_is_named():
    assert evening(lobby_game(), "").table().host == "Ada"
    assert evening(lobby_game(), "", host="Ben").table().host == "Ben"
    assert first_entry(lobby_game(), {"seats": []}).table.host is None


# -- notices -----------------------------------------------------------------------------------------------

def test_a_notice_is_said_with_its_entry_and_changes_nothing():
    desk = evening(claims(), "given Ada debt=1\nAda: earn amount=1")
    assert desk.entries()[-1].notices == [{"code": "settled", "facts": {"seat": "Ada"}}]
    assert lines(desk, "wall")[-1]["notices"] == desk.entries()[-1].notices
    with_notice = evening(claims(), "Ada: earn amount=1").table().state
    assert "notice" not in str(with_notice)


def test_facts_of_a_notice_are_a_copy():
    told = {"names": ["Ada"]}
    said = facts.notice("told", **told)
    told["names"].append("Ben")
    assert said.data["facts"] == {"names": ["Ada"]}
