"""The sheet: given and derived lines with what they are made of; and what a page says first."""

import pytest

from companion import views
from companion.engine import facts
from companion.engine.sheet import Field, Next, Section, Sheet, Term
from tests.engine.evening import evening, make_game


def test_a_game_without_a_sheet_of_its_own_shows_its_given_fields_in_order():
    game = make_game("""
        turns = "clockwise"
        [accounts]
        purse = ["{seat}/grant", "{seat}/savings"]
        [opening]
        crowns = 30
        [commodities]
        stars = {}
        [seat]
        audience = "all"
        [seat.fields]
        hat = { type = "text", start = "top" }
        stars = { type = "number", commodity = "stars" }
        married = { type = "bool", start = false, audience = "own" }
        grant = { type = "amount", commodity = "crowns", account = "{seat}/grant" }
        bag = { type = "mapping", start = {} }
        [rows.loans]
        row = "loan"
        audience = "all"
        [rows.loans.fields]
        principal = "amount"
    """)
    table = evening(game, "given Ada grant=7 stars=2").table()
    sheet = game.sheet_of(table, "Ada")
    assert [(line.id, line.value, line.kind, audience) for line, audience in sheet.fields()] == [
        ("hat", "top", "text", "all"), ("stars", 2, "number", "all"), ("married", False, "bool", "own"),
        ("grant", 7, "money", "all"), ("cash", 37, "money", "all")]
    assert sheet.sections[0].rows == ("loans",)


def test_a_line_is_found_by_its_name():
    sheet = Sheet((Section("a", (Field("one", 1), Field("two", 2, why=(Term("part", 2, {"n": 1}),))), "all", total="two"),
                   Section("b", (Field("three", 3, audience="own"),))))
    assert sheet.value("two") == 2 and sheet.value("three") == 3
    assert [(line.id, audience) for line, audience in sheet.fields()] == [("one", "all"), ("two", "all"), ("three", "own")]
    with pytest.raises(KeyError):
        sheet.value("four")


def test_the_sheet_wins_over_a_stored_field_but_never_over_money():
    game = make_game("""
        [seat]
        audience = "all"
        [seat.fields]
        debt = { type = "amount", start = 5 }
    """)

    @game.sheet
    def sheet(table, seat):
        return Sheet((Section("s", (Field("debt", 9), Field("cash", 1000)), "all"),))

    evening(game, "host: pay to=Ada amount=3\nexpect Ada.debt=9 Ada.cash=3")


def test_rows_show_what_is_given_and_what_is_derived():
    game = make_game("""
        [rows.loans]
        row = "loan"
        audience = "all"
        derived = ["instalment"]
        [rows.loans.fields]
        principal = "amount"
        note = { type = "text", default = "" }
    """)
    game.row("loans")(lambda table, seat, row: {"instalment": row["principal"] // 10})
    desk = evening(game, "given Ada loan principal=50")
    assert views.document(desk.table(), None)["Ada"]["loans"] == [{"principal": 50, "note": None, "instalment": 5}]


def test_without_words_of_its_own_a_game_says_the_roll_the_own_turn_or_whose_turn_it_is():
    game = make_game('turns = "clockwise"')

    @game.command(who="any")
    def ask(table, who):
        yield facts.ask_roll(table, 1, 6, who, "die")

    lobby = evening(game, "", start="lobby").table()
    assert game.next_of(lobby, "Ada") == Next("lobby", {}, ("start_game",))
    table = evening(game, "").table()
    assert game.next_of(table, "Ada") == Next("your_turn", {}, ("end_turn",))
    assert game.next_of(table, "Ben") == game.next_of(table, None) == Next("wait_for", {"current": "Ada"})
    table = evening(game, "Ben: ask").table()
    assert game.next_of(table, "Ben") == Next("roll_now", {"purpose": "die"}, ("report_roll",))
    assert game.next_of(table, "Cyd").key == "wait_for"
    assert game.next_of(evening(game, "host: close_table").table(), "Ada") == Next("ended", {"winner": None})
