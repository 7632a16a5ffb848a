"""game.toml: what it may say, what is made of it, and how a mistake in it is told to its author."""

import pytest

from companion.engine import facts
from companion.engine.decide import first_entry
from companion.engine.forms import Bad
from companion.engine.game import Game, GameError
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game


@pytest.mark.parametrize(("toml", "says"), [
    ("slug = ", "game.toml: Invalid value"), ('slug = "x"\ntitle = "X"', 'needs money = "..." at the top'),
    ('title = "X"\nmoney = "crowns"', 'needs slug = "..." at the top'), ('slug = "x"\nmoney = "crowns"', 'needs title'),
    ('slug = "x"\ntitle = "X"\nmoney = "crowns"\ncolour = "red"', "game.toml ['colour'] is nothing this program knows"),
    ('slug = "x"\ntitle = "X"\nmoney = "crowns"\n[rows.loans.fields]\nx = "text"', '[rows.loans] needs row = "..."'),
    ('slug = "x"\ntitle = "X"\nmoney = "crowns"\n[seat.fields]\nstars = { commodity = "stars" }',
     "[seat.fields] stars: commodity 'stars' is not in [commodities]")])
def test_a_mistake_is_told_with_file_place_and_remedy(toml, says):
    with pytest.raises(GameError) as error:
        Game(toml=toml)
    assert says in str(error.value) and str(error.value).startswith("game.toml")


def test_three_lines_make_a_working_banker():
    desk = evening(make_game('turns = "clockwise"\n[opening]\ncrowns = 50'), """
        Ada: pay to=Ben amount=5
        expect Ben.cash=55
        Ada: end_turn
        """)
    assert desk.game.stage == "bank" and desk.game.bank == "bank"


def test_a_banker_without_rules_has_a_lobby_and_begins_once():
    toml = 'turns = "clockwise"\n[opening]\ncrowns = 50'
    evening(make_game(toml), """
        expect phase=lobby Ada.cash=0
        host: join name=Dan
        refuse not_allowed Ben: start_game
        host: start_game
        expect phase=play current=Ada Dan.cash=50 round_number=1
        refuse phase host: start_game
        refuse phase host: join name=Eve
        """, start="lobby")
    evening(make_game(toml), "refuse phase host: start_game", [], start="lobby")


def test_cash_is_there_even_where_no_field_is_declared_and_may_have_another_name():
    evening(make_game("[opening]\ncrowns = 5"), "expect Ada.cash=0\nvisible Ben Ada.cash")
    evening(make_game('cash_field = "purse"'), """
        host: pay to=Ada amount=3
        expect Ada.purse=3
        expect-not Ada.cash=3
        given Ada purse=9
        expect Ada.purse=9
        """)


def test_a_start_value_may_be_read_from_the_tables_data():
    game = make_game("""
        [data]
        wage = 30
        list = [1]
        [seat]
        audience = "all"
        [seat.fields]
        wage = { type = "amount", start = "=data:wage" }
        bag = { type = "list", start = "=data:list" }
        [shared]
        audience = "all"
        [shared.fields]
        price = { type = "amount", start = "=data:wage" }
    """)
    desk = evening(game, "expect Ada.wage=40 price=40 Ada.bag=[1]", data={"wage": 40})
    assert desk.table().seat("Ada")["bag"] is not desk.table().seat("Ben")["bag"]
    assert desk.table().seat("Ada")["bag"] is not game.data["list"]


# -- options ---------------------------------------------------------------------------------------------------

def options_game():
    return make_game("""
        [options]
        mood = ["good", "bad"]
        strict = [false, true]
        unit = [1, 100]
        refund_percent = { values = [50, 0, 100], type = "number" }
        state_start = { type = "integer" }
        formula = { values = [60, 100], type = "count" }
    """)


def test_the_first_value_of_an_option_is_its_default():
    evening(options_game(), "expect options.mood=good options.strict=false options.unit=1 options.refund_percent=50 options.state_start=null")


def test_an_option_takes_its_values_and_nothing_else():
    evening(options_game(), """
        host: set_option option=mood value=bad
        host: set_option option=strict value=true
        host: set_option option=unit value=100
        expect options.mood=bad options.strict=true options.unit=100
        refuse bad_parameter parameter=value host: set_option option=mood value=odd
        refuse bad_parameter parameter=value host: set_option option=strict value=1
        refuse bad_parameter parameter=value host: set_option option=unit value=true
        refuse bad_parameter parameter=value host: set_option option=unit value=50
        refuse bad_parameter parameter=option host: set_option option=tempo value=1
        """)


def test_an_open_option_takes_any_other_value_of_its_type():
    evening(options_game(), """
        host: set_option option=refund_percent value=75
        host: set_option option=state_start value=-3
        expect options.refund_percent=75 options.state_start=-3
        refuse bad_parameter parameter=value host: set_option option=refund_percent value=-1
        refuse bad_parameter parameter=value host: set_option option=refund_percent value=half
        refuse bad_parameter parameter=value host: set_option option=formula value=0
        """)
    evening(options_game(), "expect options.refund_percent=33 options.state_start=9000", options={"refund_percent": 33, "state_start": 9000})


def test_what_hangs_on_an_option_is_booked_with_it():
    game = options_game()

    @game.hook("option_changed")
    def option_changed(table, option):
        if option == "mood":
            return iter([facts.notice("mood_is", mood=table.options["mood"])])

    evening(game, """
        host: set_option option=mood value=bad
        notice mood_is mood=bad
        host: set_option option=unit value=100
        notice-not mood_is
        """)


def test_an_option_is_as_the_box_names_it():
    game = options_game()
    assert game.check_option("unit", 100) == 100
    for option, value in (("unit", 100.5), ("mood", None), ("nothing", 1), ("refund_percent", True)):
        with pytest.raises(Bad):
            game.check_option(option, value)


# -- data and teaching -------------------------------------------------------------------------------------------

def taught_game():
    game = make_game("""
        [data]
        prices = { tea = 2, cake = 5 }
        track = [1, 2, 3]
    """)

    @game.check_data("track")
    def track(value):
        if not isinstance(value, list) or not value:
            raise Bad("type")
        return sorted(value)

    @game.check_data("towns")
    def towns(value):
        return {"first": value["names"][0], **value}

    @game.hook("data_changed")
    def data_changed(table, root):
        yield facts.notice("taught", key=root)

    return game


def test_tables_of_data_merge_key_by_key_and_a_list_replaces_the_whole():
    game = taught_game()
    desk = evening(game, "", data={"prices": {"tea": 3}, "track": [9, 8]})
    assert desk.table().data == {"prices": {"tea": 3, "cake": 5}, "track": [8, 9], "cards": {}}
    assert game.data == {"prices": {"tea": 2, "cake": 5}, "track": [1, 2, 3]}, "the game's own are as they were"


def test_teaching_changes_the_tables_data_after_a_check():
    desk = evening(taught_game(), """
        host: teach path=track value=[3,1]
        notice taught key=track
        host: teach path="prices.tea" value=7
        host: teach path="prices.new.deep" value=1
        host: teach path=towns value={names=["Oslo"]}
        host: teach path="cards.TEA" value={kind="hot"}
        refuse bad_parameter parameter=value why=type host: teach path=track value=[]
        refuse bad_parameter parameter=value host: teach path=towns value={names=[]}
        refuse bad_parameter parameter=path host: teach path=rivers value=1
        refuse bad_parameter host: teach path="prices..x" value=1
        refuse not_allowed Ben: teach path=track value=[1]
        """)
    assert desk.table().data == {"prices": {"tea": 7, "cake": 5, "new": {"deep": 1}}, "track": [1, 3],
                                 "towns": {"first": "Oslo", "names": ["Oslo"]}, "cards": {"TEA": {"kind": "hot"}}}


def test_what_was_taught_before_is_under_the_head_of_a_table():
    table = first_entry(taught_game(), {"seats": ["Ada"], "taught": {"track": [5, 4], "prices": {"tea": 9}},
                                        "data": {"prices": {"cake": 1}}}).table
    assert table.data["track"] == [4, 5] and table.data["prices"] == {"tea": 9, "cake": 1}
    with pytest.raises(Refusal) as refusal:
        first_entry(taught_game(), {"seats": ["Ada"], "data": {"track": []}})
    assert refusal.value.facts == {"parameter": "data.track", "why": "type"}


def test_a_stale_card_in_the_head_does_not_reach_the_game():
    game = taught_game()
    evening(game, "", cards={"TEA": {"kind": "hot"}})
    assert "cards" not in game.data


# -- registering -------------------------------------------------------------------------------------------------

def test_a_game_may_register_its_own_rule_for_a_common_command():
    game = make_game("")

    @game.command(who="host", name="pay")
    def only_the_host_pays(table, who):
        yield facts.notice("paid")

    evening(game, "host: pay\nnotice paid\nrefuse not_allowed Ben: pay")


def test_a_game_without_python_has_every_common_command():
    commands = make_game('turns = "clockwise"').commands
    assert set(commands) == {"report_roll", "end_turn", "pay", "adjust", "add_row", "remove_row", "move_on", "set_option", "teach",
                             "rule", "join", "choose_host", "close_table", "start_game"}
    assert "start_game" not in make_game("").commands
