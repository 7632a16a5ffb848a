"""Which refusal comes first, what it says, and that it leaves everything as it was."""

import json

import pytest

from companion.engine import facts
from companion.engine.decide import acts_for, closed_because, decide
from companion.engine.forms import Amount, Count, RowOf, SeatOf
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, make_game, seat


def strict(codes: str = ""):
    """A command that can be refused for everything at once."""
    game = make_game(f"""
        turns = "clockwise"
        {codes}
        [seat]
        audience = "all"
        [seat.fields]
        told = {{ type = "number", start = 0 }}
        [rows.cards]
        row = "card"
        audience = "all"
        [rows.cards.fields]
        value = "number"
    """)

    def may(table, who):
        table.require(table.phase == "tea", "phase")

    @game.command(when=may)
    def drink(table, who, cups: Count(1, 9), guest: SeatOf() = None):
        """Order, then the rule's own refusals one after the other, money last."""
        table.require(cups % 2 == 0, "even_cups")
        if cups > 6:
            raise Refusal("too_many", most=6)
        yield facts.move(cups, "crowns", who, "bank", "tea")

    @game.command(who="host")
    def open_tea(table, who):
        yield facts.set_shared("phase", "tea")

    @game.command(who="any")
    def play_card(table, who, card: RowOf("cards")):
        yield facts.remove_row(who, "cards", card)

    @game.command(who="any")
    def sip(table, who):
        yield facts.set_field(who, "told", 1)

    @game.command(who="anyone")
    def look(table, who, cups: Amount() = 0):
        yield facts.notice("looked")

    @game.command
    def half_done(table, who):
        yield facts.set_field(who, "told", 1)
        yield facts.open_row(table, "window", who)
        yield facts.ask_roll(table, 1, 6, who, "tea")
        raise Refusal("too_late")

    game.on_roll("tea")(lambda table, roll: None)
    return game


def test_refusals_come_in_one_order():
    """Unknown, parameters, rights, staleness, turn, the command's own order, its rule, money."""
    desk = evening(strict(), "")
    ghost = seat("Dan")
    order = [
        (ghost, "tea", {"pots": 1}, None, "unknown_command"),
        (ghost, "drink", {"pots": 1}, 0, "bad_parameter"),
        (ghost, "drink", {}, 0, "bad_parameter"),
        (ghost, "drink", {"cups": "two"}, 0, "bad_parameter"),
        (ghost, "drink", {"cups": 3}, 0, "not_allowed"),
        (seat("Ben"), "drink", {"cups": 3}, 0, "stale"),
        (seat("Ben"), "drink", {"cups": 3}, 1, "not_your_turn"),
        (seat("Ada"), "drink", {"cups": 3}, 1, "phase"),
    ]
    for actor, command, args, seen, wanted in order:
        with pytest.raises(Refusal) as refusal:
            desk.send(actor, command, args, seen)
        assert refusal.value.code == wanted, (actor, command, args, seen)
    evening(strict(), """
        host: open_tea
        refuse even_cups Ada: drink cups=7
        refuse too_many most=6 Ada: drink cups=8
        refuse not_enough_cash need=6 have=0 Ada: drink cups=6
        given Ada cash=6
        Ada: drink cups=6
        """)


def test_bad_parameter_comes_before_the_right_to_send_it():
    evening(strict(), """
        refuse bad_parameter parameter=amount Ben: adjust amount=1
        refuse bad_parameter parameter=colour Ben: open_tea colour=1
        refuse not_allowed Ben: open_tea
        """)


@pytest.mark.parametrize(("args", "parameter", "why"), [
    ({}, "cups", "missing"), ({"cups": 2, "pots": 1}, "pots", "unknown"), ({"cups": "2"}, "cups", "type"),
    ({"cups": True}, "cups", "type"), ({"cups": 2.0}, "cups", "type"), ({"cups": None}, "cups", "type"),
    ({"cups": 0}, "cups", "range"), ({"cups": 10}, "cups", "range"), ({"cups": 2, "guest": "Dan"}, "guest", "choice"),
    ({"cups": 2, "guest": []}, "guest", "choice"), ([], "arguments", "type"), ("cups", "arguments", "type"),
    (None, "arguments", "type"), ({"x" * 20_000: 1}, "arguments", "range"), ({"cups": "2" * 20_000}, "arguments", "range")])
def test_a_bad_parameter_is_named_with_what_is_wrong_with_it(args, parameter, why):
    desk = evening(strict(), "")
    with pytest.raises(Refusal) as refusal:
        desk.send(seat("Ada"), "drink", args)
    assert refusal.value.code == "bad_parameter"
    assert refusal.value.facts == {"parameter": parameter, "why": why}


@pytest.mark.parametrize("command", ["fly", "", "Drink", "drink ", None, 3, ["drink"], {"a": 1}])
def test_what_nobody_registered_is_an_unknown_command(command):
    with pytest.raises(Refusal) as refusal:
        evening(strict(), "").send(HOST, command, {})
    assert refusal.value.code == "unknown_command"


def test_a_refusal_leaves_books_requests_windows_and_number_as_they_were():
    desk = evening(strict(), "given Ada cash=5")
    before, entries = json.dumps(desk.table().state), len(desk.entries())
    with pytest.raises(Refusal, match="too_late"):
        desk.send(seat("Ada"), "half_done", {})
    assert json.dumps(desk.table().state) == before and len(desk.entries()) == entries


def test_a_published_table_never_changes():
    desk = evening(strict(), "host: open_tea\ngiven Ada cash=10")
    published = desk.table()
    before = json.dumps(published.state)
    desk.send(seat("Ada"), "drink", {"cups": 2})
    desk.send(HOST, "teach", {"path": "cards.TEA", "value": {"kind": "x"}})
    desk.send(HOST, "adjust", {"seat": "Ben", "path": "told", "value": 3})
    assert json.dumps(published.state) == before
    assert desk.table().cash("Ada") == 8 and desk.table().data["cards"] == {"TEA": {"kind": "x"}}


def test_a_command_that_books_nothing_makes_no_entry():
    game = strict()

    @game.command(who="any")
    def yawn(table, who):
        return []

    made = decide(evening(game, "").table(), seat("Ada"), "yawn", {})
    assert made.facts == () and made.reverses is None and made.table.seq == 1


def test_a_row_is_named_by_its_number_or_its_id_and_only_ones_own():
    desk = evening(strict(), "given Ada card value=1\ngiven Ada card value=2\ngiven Ben card value=3")
    with pytest.raises(Refusal, match="bad_parameter"):
        desk.send(seat("Cyd"), "play_card", {"card": 1})
    for card in (0, 3, -1, True, "1", "7.1", None, 1.0):
        with pytest.raises(Refusal, match="bad_parameter"):
            desk.send(seat("Ada"), "play_card", {"card": card})
    desk.send(seat("Ada"), "play_card", {"card": desk.table().rows("Ada", "cards")[1]["row_id"]})
    assert [row["value"] for row in desk.table().rows("Ada", "cards")] == [1]


# -- who acts ----------------------------------------------------------------------------------------------

def test_the_host_acts_for_the_seat_in_turn_if_the_command_is_the_turns_else_for_the_own_seat():
    evening(strict(), """
        given Ben card value=1
        host: open_tea
        given Ben cash=2
        Ada: end_turn
        host: drink cups=2
        expect Ben.cash=0
        refuse bad_parameter parameter=card host: play_card card=1
        """)


def test_a_host_without_a_seat_has_no_commands_of_ones_own():
    desk = evening(strict(), """
        host: choose_host seat=null
        refuse not_allowed Ada: open_tea
        host: open_tea
        expect phase=tea
        """)
    with pytest.raises(Refusal, match="bad_parameter"):
        desk.send(HOST, "play_card", {"card": 1})
    with pytest.raises(Refusal, match="not_allowed"):
        desk.send(HOST, "sip", {})
    assert acts_for(desk.table(), HOST, desk.game.commands["drink"]) == "Ada"


def test_a_phone_without_a_seat_is_no_host_because_the_host_has_no_seat():
    desk = evening(strict(), "host: choose_host seat=null")
    for actor in (seat(None), {"role": "sensor", "seat": None, "device": "x"}, {"role": "wall", "seat": None}):
        for command in ("open_tea", "reverse", "end_turn", "half_done"):
            with pytest.raises(Refusal) as refusal:
                desk.send(actor, command, {})
            assert refusal.value.code == "not_allowed", command


def test_a_lesson_may_be_long_and_no_other_command():
    game = make_game("[data]\ntrack = []")
    desk = evening(game, "")
    desk.send(HOST, "teach", {"path": "track", "value": ["x" * 100] * 1000})
    assert len(desk.table().data["track"]) == 1000
    with pytest.raises(Refusal, match="bad_parameter"):
        desk.send(HOST, "adjust", {"seat": "Ada", "values": {"x" * 100: ["x" * 100] * 1000}})


def test_the_host_may_act_for_a_named_seat():
    desk = evening(strict(), "given Ben card value=1")
    desk.send({"role": "host", "seat": "Ben"}, "play_card", {"card": 1})
    assert desk.table().rows("Ben", "cards") == []


def test_anyone_is_whoever_is_let_in_and_no_stranger():
    desk = evening(strict(), "")
    desk.send({"role": "sensor", "seat": None, "device": "x"}, "look", {})
    desk.send(seat("Cyd"), "look", {})
    for actor in (seat("Dan"), {"role": "host", "seat": "Dan"}):
        with pytest.raises(Refusal, match="not_allowed"):
            desk.send(actor, "look", {})
    for actor in ({"role": "sensor", "seat": None, "device": "x"}, {"role": None, "seat": None}, {}):
        with pytest.raises(Refusal, match="not_allowed"):
            desk.send(actor, "end_turn", {})


# -- pages -------------------------------------------------------------------------------------------------

def test_a_page_learns_why_a_command_is_shut_without_booking_anything():
    table = evening(strict(), "").table()
    shut = closed_because(table, table.game.commands["drink"], "Ben")
    assert (shut.code, shut.facts, shut.order) == ("not_your_turn", {"name": "Ada"}, True)
    assert closed_because(table, table.game.commands["drink"], "Ada").code == "phase"
    assert closed_because(table, table.game.commands["open_tea"], "Ben").code == "not_allowed"
    assert closed_because(table, table.game.commands["open_tea"], "Ada") is None
    assert closed_because(table, table.game.commands["look"], None) is None
    assert table.seq == 1


def test_a_rule_may_raise_its_refusals_of_order_last_and_a_page_still_learns_them():
    """Two boxes check money and cards before the moment; `offered` tells the page what the rule raises at the end."""
    game = make_game('turns = "clockwise"')

    def at_the_market(table, who):
        table.require(table.phase == "market", "phase")

    @game.command(offered=at_the_market)
    def buy(table, who, price: Amount(1)):
        if price > table.cash(who):
            raise Refusal("not_enough_cash", need=price, have=table.cash(who))
        at_the_market(table, who)
        yield facts.move(price, "crowns", who, "bank")

    desk = evening(game, """
        refuse not_enough_cash Ada: buy price=5
        given Ada cash=5
        refuse phase Ada: buy price=5
        host: rule command=buy by=Ada arguments={price=5}
        """)
    assert closed_because(desk.table(), game.commands["buy"], "Ada").code == "phase"
    assert closed_because(desk.table(), game.commands["buy"], "Ben").code == "not_your_turn"


def test_parameters_that_do_not_go_together_are_bad_before_anything_else_is_looked_at():
    game = make_game('turns = "clockwise"')

    def whole_pairs(table, who, values):
        if values["left"] != values["right"]:
            raise Refusal("bad_parameter", parameter="right", why="range")

    @game.command(check=whole_pairs)
    def walk(table, who, left: Count(), right: Count()):
        yield facts.notice("walked")

    evening(game, """
        refuse bad_parameter parameter=right Ben: walk left=1 right=2
        refuse not_your_turn Ben: walk left=1 right=1
        Ada: walk left=1 right=1
        """)


# -- the box's own codes -----------------------------------------------------------------------------------

CODES = """
    [codes]
    wrong_dice = "die"
    not_enough_cash = { code = "cash", have = "cash", need = "sum" }
    not_your_turn = { name = "player" }
"""


def test_a_common_refusal_bears_the_boxs_own_code_and_names():
    evening(strict(CODES), """
        host: open_tea
        refuse cash cash=0 sum=2 Ada: drink cups=2
        refuse not_your_turn player=Ada Ben: drink cups=2
        refuse cash host: rule command=drink by=Ben arguments={cups=2}
        """)
    table = evening(strict(CODES), "").table()
    assert closed_because(table, table.game.commands["drink"], "Ben").facts == {"player": "Ada"}


def test_the_boxs_own_codes_reach_a_reading_too():
    game = strict(CODES)

    @game.command(who="any")
    def ask(table, who):
        yield facts.ask_roll(table, 1, 6, who, "tea")

    evening(game, "Ada: ask\nrefuse die need=1 faces=6 roll 7\nrefuse die sensor bowl 7")
