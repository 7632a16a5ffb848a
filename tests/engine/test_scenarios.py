"""The scenario format: how lines are read, what each kind of line does, and what is said when one does not hold."""

import io
import json
from pathlib import Path

import pytest

from companion import views
from companion.engine import facts
from companion.engine.forms import Amount, Anything, Choice, ListOf, Text
from companion.engine.scenario import ScenarioError, key_value, parse_value, read, split_line, unquote
from companion.engine.stage import ABSENT, MemoryDesk, lookup, play, same
from companion.play import play_files
from tests.engine.evening import evening, make_game, scenario

HEAD = '+++\ngame = "toy"\nseats = ["Ada", "Ben M.", "Bára"]\n+++\n'


def toy():
    """Something of everything that a line can reach."""
    game = make_game("""
        turns = "clockwise"
        squares = ["start", "shop", "path.3"]
        [opening]
        crowns = 10
        [options]
        mood = ["good", "bad"]
        [data]
        prices = { tea = 2, cake = 5 }
        track = [1, 2]
        [seat]
        audience = "all"
        [seat.fields]
        hat = { type = "text", start = "" }
        married = { type = "bool", start = false }
        level = { type = "integer", start = 0 }
        diary = { type = "text", start = "", audience = "own" }
        place = { type = "text", start = "start" }
        said = { type = "list", start = [] }
        [rows.loans]
        row = "loan"
        audience = "all"
        [rows.loans.fields]
        principal = "amount"
        paid = { type = "number", default = 0 }
        [shared]
        audience = "all"
        [shared.fields]
        "ticket.price" = { type = "amount", start = 700, given = true }
        nothing = { type = "seat", nullable = true }
        anything = { type = "list", start = [] }
    """)

    @game.command(who="any")
    def say(table, who, words: Anything = None, more: Anything = None):
        yield facts.set_field(who, "said", [words, more])
        yield facts.notice("said", who=who, words=words)

    @game.command(who="any")
    def price(table, who, of: Text()):
        yield facts.notice("price", amount=table.data["prices"][of], card=table.data["cards"].get("TEA"))

    @game.command
    def throw(table, who, dice: Amount(1) = 2):
        yield facts.ask_roll(table, dice, 6, who, "move")

    @game.on_roll("move")
    def moved(table, roll):
        yield facts.set_field(roll.by, "level", roll.total)

    @game.command
    def land(table, who, square: Choice("start", "shop", "path.3"), passing: ListOf(Text()) = (), luck: Amount() = 0):
        yield facts.set_field(who, "place", square)
        yield facts.set_field(who, "said", [*passing, luck])

    return game


def fails(body: str, **head) -> str:
    """What is said of the line that does not hold; its number must be that of the last line of the body."""
    with pytest.raises(ScenarioError) as error:
        evening(toy(), body, ["Ada", "Ben M.", "Bára"], **head)
    marks = 4 + len(head)
    assert error.value.line == marks + len(body.split("\n")), str(error.value)
    return str(error.value)


def holds(body: str, **head) -> MemoryDesk:
    return evening(toy(), body, ["Ada", "Ben M.", "Bára"], **head)


# -- reading a line ------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "tokens"), [
    ("", []), ("   ", []), ("# only a comment", []), ("a b  c", ["a", "b", "c"]), ("\ta\tb ", ["a", "b"]),
    ("a # b", ["a"]), ("a#b", ["a"]), ('a="x # y" # z', ['a="x # y"']), ("a='x # y'", ["a='x # y'"]),
    ('"Anna M.": say x', ['"Anna M.":', "say", "x"]), ('a="say \\"x y\\"" b', ['a="say \\"x y\\""', "b"]),
    ("a='c:\\' b", ["a='c:\\'", "b"]), ("a=[1, 2] b", ["a=[1, 2]", "b"]), ('a={x = [1, "]"]} b', ['a={x = [1, "]"]}', "b"]),
    ('"Anna M.".cash=5', ['"Anna M.".cash=5']), ("expect Bára.cash=–5", ["expect", "Bára.cash=–5"])])
def test_a_line_is_split_at_spaces_outside_quotes_and_brackets(text, tokens):
    assert split_line(text) == tokens


@pytest.mark.parametrize("text", ['a="x', "a='x", "a=[1", "a={x=1", "a=]", "a=[[1]", 'a="x\\"'])
def test_a_quote_or_bracket_left_open_is_said(text):
    with pytest.raises(ValueError, match="a quote or bracket is left open"):
        split_line(text)


@pytest.mark.parametrize(("text", "value"), [
    ("5", 5), ("-8500", -8500), ("+7", 7), ("0", 0), ("007", 7), ("true", True), ("false", False), ("null", None),
    ("share_price", "share_price"), ("BIZ_1", "BIZ_1"), ("Bára", "Bára"), ("a-b", "a-b"), ("True", "True"), ("1a", "1a"),
    ('"a b"', "a b"), ("'a b'", "a b"), ('"5"', "5"), ('""', ""), ('"Bára M."', "Bára M."), ("[3,5]", [3, 5]), ("[]", []),
    ('{"Adam"="1/2","Bára"="1/2"}', {"Adam": "1/2", "Bára": "1/2"}), ("{a=1, b=[true]}", {"a": 1, "b": [True]}),
    ("[{number=1,from=2}]", [{"number": 1, "from": 2}]), ("1.5", 1.5), ('"\\u0041"', "A")])
def test_a_value_is_an_integer_a_word_or_any_toml_value(text, value):
    assert same(parse_value(text), value)


@pytest.mark.parametrize("text", ["", "a b", "a.b", "a:b", "[1", "{a}", "[null]", "{Bára=1}", '"a', "a/b", "40%", "[1}]"])
def test_what_is_no_value_is_said_so(text):
    with pytest.raises(ValueError, match="is no value"):
        parse_value(text)


@pytest.mark.parametrize(("token", "pair"), [
    ("a=1", ("a", "1")), ("a=b=c", ("a", "b=c")), ('"Anna M.".cash=5', ('"Anna M.".cash', "5")), ('"a=b".x=1', ('"a=b".x', "1")),
    ("a", None), ("[a=1]", None), ("{a=1}", None), ("a={b=1}", ("a", "{b=1}")), ("=", ("", ""))])
def test_key_and_value_are_told_at_the_first_equals_sign_outside_quotes(token, pair):
    assert key_value(token) == pair


def test_a_name_may_stand_in_quotes():
    assert unquote('"Ben M."') == "Ben M." and unquote("'x'") == "x" and unquote("Bára") == "Bára"


# -- reading a file --------------------------------------------------------------------------------------------

def test_a_file_is_a_head_and_numbered_lines():
    found = read("x.scenario", HEAD + "\n# comment\nAda: say words=5   # why\n\n  turn Ada")
    assert (found.name, found.head["seats"]) == ("x.scenario", ["Ada", "Ben M.", "Bára"])
    assert [(line.number, line.text, line.tokens) for line in found.lines] == [
        (7, "Ada: say words=5   # why", ("Ada:", "say", "words=5")), (9, "turn Ada", ("turn", "Ada"))]


def test_a_file_may_begin_with_comments_a_byte_order_mark_and_end_lines_as_windows_does(tmp_path):
    path = tmp_path / "evening.scenario"
    path.write_bytes(("\ufeff# a comment\n\n" + HEAD + "turn Ada\n").replace("\n", "\r\n").encode())
    assert [line.tokens for line in read(path).lines] == [("turn", "Ada")]


@pytest.mark.parametrize(("text", "line", "says"), [
    ("turn Ada", 1, "must begin with a TOML head"), ("+++\ngame = 'x'\n", 1, "must begin with a TOML head"),
    ("turn Ada\n" + HEAD, 1, "must begin with a TOML head"), ("+++\ngame = \n+++\n", 2, "the head is no TOML"),
    ('+++\ngame = "toy"\n+++\n', 1, "needs game"), ('+++\nseats = ["A"]\n+++\n', 1, "needs game"),
    ('+++\ngame = 3\nseats = ["A"]\n+++\n', 1, "needs game"), ('+++\ngame = "toy"\nseats = "A"\n+++\n', 1, "needs game"),
    ('+++\ngame = "toy"\nseats = ["A"]\nplayers = 3\n+++\n', 1, "the head has players; known are cards, covers"),
    ('+++\ngame = "toy"\nseats = ["A"]\noptions = 3\n+++\n', 1, "options in the head is a table"),
    ('+++\ngame = "toy"\nseats = ["A"]\ndata = []\n+++\n', 1, "data in the head is a table"),
    (HEAD + 'turn Ada\nexpect a="b\n', 6, "a quote or bracket is left open"),
    (HEAD + "expect a=[1\n", 5, "a quote or bracket is left open")])
def test_what_is_wrong_with_a_file_is_said_with_its_line(text, line, says):
    with pytest.raises(ScenarioError) as error:
        read("x.scenario", text)
    assert error.value.line == line and says in str(error.value)


# -- looking up --------------------------------------------------------------------------------------------------

DOCUMENT = {"Ada": {"cash": 5, "loans": [{"paid": 1}, {"paid": None}], "map": {"7": 1, "count": 9}}, "Ben M.": {"cash": 6}, "x": None}


@pytest.mark.parametrize(("path", "value"), [
    ("Ada.cash", 5), ("Ada.loans.count", 2), ("Ada.loans.1.paid", 1), ("Ada.loans.2.paid", None), ("Ada.map.7", 1),
    ("Ada.map.count", 9), ('"Ben M.".cash', 6), ("x", None), ("y", ABSENT), ("Ada.loans.0.paid", ABSENT),
    ("Ada.loans.3.paid", ABSENT), ("Ada.loans.x", ABSENT), ("Ada.cash.x", ABSENT), ("x.y", ABSENT), ("ada.cash", ABSENT)])
def test_a_path_counts_rows_from_one(path, value):
    assert lookup(DOCUMENT, path) is value or lookup(DOCUMENT, path) == value != ABSENT


@pytest.mark.parametrize(("one", "other", "equal"), [
    (1, 1, True), (1, True, False), (0, False, False), (True, True, True), (None, None, True), (1, "1", False), (1, 1.0, False),
    ([1, [2]], [1, [2]], True), ([1, 2], [2, 1], False), ([1], [1, 1], False), ((1, 2), [1, 2], True), ({"a": 1}, {"a": 1}, True),
    ({"a": 1}, {"a": True}, False), ({"a": 1}, 5, False), ([1], 1, False), ({"a": 1}, {"a": 1, "b": 2}, False), (ABSENT, None, False), (None, False, False)])
def test_values_are_the_same_when_type_and_order_are(one, other, equal):
    assert same(one, other) is equal


# -- what each line does ---------------------------------------------------------------------------------------

def test_a_seat_or_the_host_sends_a_command():
    holds("""
        Ada: say words=hello
        expect Ada.said.1=hello Ada.said.2=null
        "Ben M.": say words="two words" more={a=[1,2]}
        expect "Ben M.".said.1="two words" "Ben M.".said.2={a=[1,2]}
        Bára: say
        expect Bára.said.count=2 Bára.said.1=null
        host: pay to=Bára amount=5
        expect Bára.cash=15
        """)


def test_faces_come_by_hand_by_spin_or_from_a_sensor():
    desk = holds("Ada: throw\nroll 3 5\nexpect Ada.level=8\nAda: throw dice=1\nspin 6\nexpect Ada.level=6\n"
                 "Ada: throw\nsensor bowl 1\nsensor \"bowl 2\" 2\nexpect Ada.level=3")
    assert [entry.actor.get("device") for entry in desk.entries()][-2:] == ["bowl", "bowl 2"]
    assert desk.entries()[2].actor == {"role": "seat", "seat": "Ada"}


def test_a_move_is_entered_with_the_squares_on_the_way_and_a_games_own_parameters():
    holds("""
        land Ada shop
        expect Ada.place=shop Ada.said=[0]
        land Ada path.3 passing=start,shop,"a b" luck=7
        expect Ada.place="path.3" Ada.said=["start","shop","a b",7]
        land host shop passing=["start"]
        expect Ada.said=["start",0]
        refuse not_your_turn land Bára shop
        refuse bad_parameter parameter=square land Ada nowhere
        """)


def test_turn_given_undo_and_restart():
    holds("""
        turn Bára
        expect current=Bára
        given Bára cash=3 hat="a b" married=true level=-4
        given "Ben M." loan principal=50 paid=11
        given Bára loans=[{principal=1},{principal=2}]
        given table ticket.price=200
        expect Bára.hat="a b" Bára.married=true Bára.level=-4 "Ben M.".loans.1.paid=11 Bára.loans.count=2 ticket.price=200
        undo
        expect ticket.price=700
        restart
        expect Bára.cash=3 ticket.price=700
        invariant
        """)


def test_expect_reads_the_whole_state_and_null_is_a_present_null():
    holds("""
        given Ada diary=dear
        expect Ada.diary=dear nothing=null Ada.hat=null
        expect-not Ada.diary=x Ada.nose=null never.there=5 Ada.cash=true
        """)


def test_hidden_and_visible_look_through_a_viewers_eyes():
    holds("""
        given Ada diary=dear
        visible Ada Ada.diary Ada.cash
        hidden Bára Ada.diary "Ben M.".diary
        hidden wall Ada.diary
        visible host Ada.diary
        hidden host Bára.diary
        visible "Ben M." "Ben M.".diary
        """)


def test_notices_are_those_of_the_newest_entry():
    holds("""
        Ada: say words=hello
        notice said
        notice said who=Ada words=hello
        notice-not waved
        notice-not said who=Bára
        turn Ada
        notice-not said
        """)


def test_refuse_takes_any_line_that_sends_something_and_facts_of_the_refusal():
    holds("""
        refuse not_enough_cash need=11 have=10 Ada: pay to=Bára amount=11
        refuse no_roll roll 3
        refuse no_roll sensor bowl 3
        refuse bad_parameter parameter=square land Ada nowhere
        refuse bad_parameter parameter=to turn Nobody
        refuse bad_parameter parameter=hat given Ada hat=3
        refuse bad_parameter given table nothing=Ada
        refuse not_reversible undo
        refuse unknown_command Ada: fly
        """)


def test_the_head_gives_host_options_data_and_cards():
    game = toy()
    desk = evening(game, 'Ada: price of=tea\nnotice price amount=3 card={kind="hot"}\nAda: price of=cake\nnotice price amount=5',
                   host="Ben", options={"mood": "bad"}, data={"prices": {"tea": 3}, "track": [9]}, cards={"TEA": {"kind": "hot"}})
    assert desk.table().host == "Ben" and desk.table().options == {"mood": "bad"} and desk.table().data["track"] == [9]


def test_a_table_in_the_lobby_has_its_seats_and_no_bookings():
    evening(toy(), "expect phase=lobby Ada.cash=0 current=null\nhost: start_game\nexpect phase=play Ada.cash=10 current=Ada",
            start="lobby")


# -- when a line does not hold ---------------------------------------------------------------------------------

@pytest.mark.parametrize(("line", "says"), [
    ("Ada: pay to=Bára amount=11", "expected to be accepted, refused: not_enough_cash need=11 have=10 player='Ada'"),
    ("roll 3", "expected to be accepted, refused: no_roll"),
    ("undo", "expected to be accepted, refused: not_reversible"),
    ("turn Nobody", "expected to be accepted, refused: bad_parameter parameter='to' why='choice'"),
    ("given Ada nose=3", "expected to be accepted, refused: bad_parameter parameter='nose' why='unknown'"),
    ("Dan: say", "there is no seat Dan; seats are Ada, Ben M., Bára"),
    ("land Dan shop", "there is no seat Dan; seats are Ada, Ben M., Bára"),
    ("Ada:", "a command is missing after the name"),
    ("dance", "dance begins no instruction"),
    (": say", ": begins no instruction"),
    ("say: Ada", "there is no seat say"),
    ("Ada: say hello", "hello is no key=value"),
    ("Ada: say words=a.b", "a.b is no value"),
    ("Ada: say words=", " is no value"),
    ("land Ada shop start", "start is no key=value"),
    ("land Ada", "the line should be: land WHO SQUARE"),
    ("turn", "the line should be: turn WHO"),
    ("turn Ada Bára", "the line should be: turn WHO"),
    ("roll", "the line should be: roll FACE ..."),
    ("spin", "the line should be: spin FACE ..."),
    ("sensor", "the line should be: sensor DEVICE FACE ..."),
    ("sensor bowl", "the line should be: sensor DEVICE FACE ..."),
    ("given", "the line should be: given WHO"),
    ("given Ada", "the line should be: given WHO"),
    ("given Ada cash=1 married", "married is no path=value"),
    ("undo 3", "the line should be: undo"),
    ("restart now", "the line should be: restart"),
    ("invariant x", "the line should be: invariant"),
    ("expect", "the line should be: expect path=value ..."),
    ("expect-not", "the line should be: expect-not path=value ..."),
    ("expect Ada.cash", "Ada.cash is no path=value"),
    ("expect Ada.cash=11", "expected Ada.cash to be 11, it is 10"),
    ("expect Ada.cash=true", "expected Ada.cash to be True, it is 10"),
    ("expect Ada.nose=null", "expected Ada.nose to be None, it is absent"),
    ("expect Ada.cash=10 Ada.hat=x", "expected Ada.hat to be 'x', it is None"),
    ("expect-not Ada.cash=10", "expected Ada.cash not to be 10, it is 10"),
    ("expect Ada..cash=1", "expected to be accepted, refused: bad_parameter"),
    ("notice", "the line should be: notice CODE"),
    ("notice said", "expected the notice said, the newest entry gave: none"),
    ("notice-not", "the line should be: notice-not CODE"),
    ("hidden", "the line should be: hidden WHO path ..."),
    ("hidden Ada", "the line should be: hidden WHO path ..."),
    ("hidden Dan cash", "there is no viewer Dan"),
    ("hidden Ada Ada.diary", "expected Ada.diary to be absent for Ada, it is present"),
    ("visible", "the line should be: visible WHO path ..."),
    ("visible Bára Ada.diary", "expected Ada.diary to be present for Bára, it is absent"),
    ("refuse", "the line should be: refuse CODE"),
    ("refuse phase", "the line should be: refuse CODE"),
    ("refuse phase x=1", "refuse needs a line to refuse"),
    ("refuse phase Ada: say", "expected the refusal phase, it was accepted"),
    ("refuse phase roll 3", "expected the refusal phase, refused: no_roll"),
    ("refuse not_enough_cash need=12 Ada: pay to=Bára amount=11",
     "expected not_enough_cash with need=12, there is: not_enough_cash need=11 have=10 player='Ada'"),
    ("refuse no_roll why=gone roll 3", "expected no_roll with why='gone', there is: no_roll"),
    ("refuse phase expect Ada.cash=1", "expect begins no instruction"),
    ("refuse phase land Ada", "the line should be: land WHO SQUARE"),
    ('Ada: say "words" =1', "\"words\" is no key=value"),
])
def test_a_line_that_does_not_hold_says_what_was_expected_and_what_is_there(line, says):
    assert says in fails(f"expect Ada.cash=10\n{line}")


def test_the_notices_there_are_are_said():
    said = fails("Ada: say words=hello\nnotice waved")
    assert said == "expected the notice waved, the newest entry gave: said {'who': 'Ada', 'words': 'hello'}"
    assert fails("Ada: say words=hello\nnotice-not said").startswith("expected no notice said, the newest entry gave: said")
    assert fails("Ada: say words=hello\nnotice said words=x").startswith("expected the notice said, the newest")


@pytest.mark.parametrize(("head", "says"), [
    ({"host": "Dan"}, "the table cannot be made: bad_parameter parameter='host' why='choice'"),
    ({"start": "soon"}, "the table cannot be made: bad_parameter parameter='start' why='choice'"),
    ({"options": {"mood": "odd"}}, "the table cannot be made: bad_parameter parameter='options.mood' why='choice'"),
    ({"options": {"tempo": 1}}, "the table cannot be made: bad_parameter parameter='options.tempo' why='choice'"),
    ({"data": {"tempo": 1}}, "the table cannot be made: bad_parameter parameter='data.tempo' why='unknown'")])
def test_a_table_that_cannot_be_made_is_said_at_the_first_line(head, says):
    with pytest.raises(ScenarioError) as error:
        evening(toy(), "", **head)
    assert (error.value.line, str(error.value)) == (1, says)


def test_a_rule_that_touches_the_published_books_on_its_way_to_a_refusal_is_found():
    game = toy()
    desk = MemoryDesk(game, views.document)

    @game.command(who="any")
    def meddle(table, who):
        desk.table().state["shared"]["meddled"] = True
        table.require(False, "phase")

    with pytest.raises(ScenarioError, match="expected unchanged books after the refusal, they differ"):
        play(scenario("refuse phase Ada: meddle"), desk)


class Forgetful(MemoryDesk):
    """A desk whose store loses every payment to the bank."""

    def replayed(self):
        self._entries = [entry for entry in self._entries if entry.command != "pay"]
        return super().replayed()


class Leaky(MemoryDesk):
    """A desk whose table grows money."""

    def table(self):
        table = super().table()
        if len(self._entries) > 1:
            table.state["balances"]["crowns"]["Ada"] = 999
        return table


def test_the_invariant_is_checked_at_the_end_of_every_file_and_where_it_is_asked_for():
    for body, line in (("host: pay to=Ada amount=1\nturn Ada", 6), ("host: pay to=Ada amount=1\ninvariant\nturn Ada", 6)):
        with pytest.raises(ScenarioError, match="expected the same state from a replay of all entries") as error:
            play(scenario(body), Forgetful(toy(), views.document))
        assert error.value.line == line
    with pytest.raises(ScenarioError, match="crowns sums to 989 over all accounts"):
        play(scenario("Ada: say"), Leaky(toy(), views.document))


def test_the_invariant_looks_at_what_no_document_shows():
    """An open request's details are in no document; a replay that has others is a fault all the same."""
    class Careless(MemoryDesk):
        def replayed(self):
            table = super().replayed()
            table.state["rolls"][0]["about"] = {"other": 1}
            return table

    with pytest.raises(ScenarioError, match="expected the same state from a replay"):
        play(scenario("Ada: throw"), Careless(toy(), views.document))


# -- files ---------------------------------------------------------------------------------------------------

def test_a_runner_stops_a_file_at_its_first_failing_line_says_where_and_goes_on_with_the_next(tmp_path: Path):
    bad, good = tmp_path / "bad.scenario", tmp_path / "good.scenario"
    bad.write_text(HEAD + "Ada: say words=one\nAda: say words=two\nBára: say\nturn Bára\n"
                          "  expect Ada.cash=11   # wrong\nexpect Ada.cash=12\n", encoding="utf-8")
    good.write_text(HEAD + "expect Ada.cash=10\n", encoding="utf-8")
    out = io.StringIO()
    assert play_files([bad, good], out, lambda: MemoryDesk(toy(), views.document)) == 1
    said = out.getvalue().splitlines()
    assert said[0] == f"{bad}:9: expected Ada.cash to be 11, it is 10"
    assert said[1] == "    expect Ada.cash=11   # wrong"
    assert [line.split(":")[0].strip() for line in said[2:5]] == ["3 Ada", "4 Bára", "5 host"], "the last three entries"
    assert said[5] == f"ok    {good}"
    assert said[6] == "1 of 2 files hold" and len(said) == 7


def test_a_game_that_is_not_there_is_said_by_the_runner_with_the_real_books(tmp_path: Path):
    file = tmp_path / "evening.scenario"
    file.write_text(HEAD.replace("toy", "no-such-game"), encoding="utf-8")
    out = io.StringIO()
    assert play_files([file], out) == 1
    assert out.getvalue().startswith(f"{file}:1: the table cannot be made: no game 'no-such-game'; there are ")


def test_a_runner_says_yes_only_when_every_line_held(tmp_path: Path):
    good = tmp_path / "good.scenario"
    good.write_text(HEAD, encoding="utf-8")
    out = io.StringIO()
    assert play_files([good, good], out, lambda: MemoryDesk(toy(), views.document)) == 0
    assert out.getvalue().splitlines()[-1] == "2 of 2 files hold"


def test_a_file_that_cannot_be_read_is_said_with_its_line_too(tmp_path: Path):
    bad = tmp_path / "bad.scenario"
    bad.write_text("turn Ada\n", encoding="utf-8")
    out = io.StringIO()
    assert play_files([bad], out, lambda: MemoryDesk(toy(), views.document)) == 1
    assert out.getvalue().startswith(f"{bad}:1: the file must begin with a TOML head")


def test_what_a_scenario_sends_is_json():
    desk = holds('Ada: say words={a=[1,true,"x"]} more=[[]]')
    assert json.loads(json.dumps(desk.entries()[-1].args)) == {"words": {"a": [1, True, "x"]}, "more": [[]]}
