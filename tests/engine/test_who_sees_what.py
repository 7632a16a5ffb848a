"""Allow lists: what names no audience exists for nobody; what moves a hidden balance is told to its parties."""

import json

import pytest

from companion import views
from companion.engine import facts
from companion.engine.forms import Amount, Sealed, SeatOf, Text
from companion.engine.sheet import Field, Section, Sheet
from companion.engine.table import Refusal
from tests.engine.evening import HOST, evening, lines, make_game, seat

OTHERS = ["Cyd", "wall", None]


def secretive():
    """Purses, notes and plans that not everybody sees; the game says for each who does."""
    game = make_game("""
        turns = "clockwise"
        [commodities]
        votes = {}
        coupons = {}
        [opening]
        crowns = 100
        [options]
        open_books = [false, true]
        [seat.fields]
        cash = { type = "amount", commodity = "crowns", audience = "books" }
        votes = { type = "number", commodity = "votes", audience = "own" }
        unnamed = { type = "number", start = 7 }
        diary = { type = "text", start = "", audience = "own" }
        hat = { type = "text", start = "", audience = "all" }
        odd = { type = "number", start = 0, audience = "misspelt" }
        moves = { type = "number", start = 0, memory = true }
        plan = { type = "mapping", start = {}, audience = "friends" }
        [rows.cards]
        row = "card"
        audience = "all"
        hidden = { value = "own", worth = "own" }
        derived = ["worth"]
        [rows.cards.fields]
        value = "number"
        back = { type = "text", default = "blue" }
        [rows.letters]
        row = "letter"
        audience = "own"
        [rows.letters.fields]
        text = "text"
        [rows.unnamed_rows]
        row = "unnamed_row"
        [rows.unnamed_rows.fields]
        text = "text"
        [shared.fields]
        weather = { type = "text", start = "fair", audience = "all" }
        unnamed_shared = { type = "number", start = 3 }
        "pot.size" = { type = "amount", start = 5, audience = "all" }
        "pot.owner" = { type = "seat", nullable = true, audience = "referee" }
        secrets = { type = "mapping", start = {} }
    """)

    @game.audience("books")
    def books(table, who):
        return "all" if table.options["open_books"] else {who}

    @game.audience("friends")
    def friends(table, who):
        return {who, table.seats[table.seats.index(who) - 1]}

    @game.audience("referee")
    def referee(table, who):
        return {"wall"}

    @game.row("cards")
    def card(table, who, row):
        return {"worth": 10 * row["value"]}

    @game.sheet
    def sheet(table, who):
        return Sheet((
            Section("open", (Field("hearts", 3), Field("points", 8, audience="own")), audience="all"),
            Section("closed", (Field("sum", 99),)),
        ))

    game.shared("score.best", audience="all")(lambda table: 8)
    game.shared("score.hidden")(lambda table: 9)

    @game.command(who="any")
    def give(table, who, to: SeatOf(others=True), amount: Amount(1)):
        yield facts.move(amount, "crowns", who, to, "gift")

    @game.command(who="any")
    def write_diary(table, who, text: Text()):
        yield facts.set_field(who, "diary", text)

    @game.command(who="any")
    def put_on(table, who, hat: Text()):
        yield facts.set_field(who, "hat", hat)

    @game.command(who="any")
    def walk(table, who, steps: Amount(1)):
        yield facts.set_field(who, "moves", table.seat(who)["moves"] + 1)

    @game.command(who="any")
    def whisper(table, who, to: SeatOf(), text: Text()):
        yield facts.notice("whispered", audience=[who, to], text=text)
        yield facts.notice("heads_moved")

    @game.command(who="any")
    def remember(table, who, text: Text()):
        yield facts.event("remembered", audience=[who], text=text)

    @game.command(who="any")
    def stow(table, who, text: Text()):
        yield facts.set_shared(["secrets", who, "text"], text)

    @game.command(who="any")
    def forget(table, who, text: Text()):
        yield facts.clear_field(who, "diary")

    @game.command(who="any")
    def mark(table, who, text: Text()):
        yield facts.set_field(who, "undeclared", text)

    @game.command(who="any")
    def propose(table, who, text: Text()):
        yield facts.open_row(table, "offer", who, audience=[who], text=text)

    @game.command(who="any")
    def hoard(table, who, text: Text()):
        yield facts.add_row(table, None, "undeclared_rows", text=text)

    @game.command(who="any")
    def answer_alone(table, who, text: Text()):
        yield facts.open_row(table, "question", who, [who])
        yield facts.answer_row(table.open_rows("question")[-1], who, text, audience=[who])

    @game.command(who="any")
    def pay_coupon(table, who, amount: Amount(1)):
        yield facts.move(amount, "coupons", "bank", who)

    @game.command(who="any", face="did something")
    def seal(table, who, text: Sealed(Text())):
        yield facts.set_field(who, "diary", text)

    @game.event("remembered")
    def remembered(state, data, seq):
        state["shared"]["memory"] = data["text"]

    return game


def document(desk, viewer, who="Ada"):
    return views.document(desk.table(), viewer)[who]


# -- fields, rows, derived figures ---------------------------------------------------------------------------

def test_what_names_no_audience_is_seen_by_nobody():
    evening(secretive(), """
        given Ada unnamed_row text=x
        hidden Ada Ada.unnamed Ada.odd Ada.unnamed_rows Ada.sum unnamed_shared secrets score.hidden
        hidden wall unnamed_shared score.hidden Ada.unnamed
        expect Ada.unnamed=7 Ada.odd=0 Ada.sum=99 unnamed_shared=3 score.hidden=9 Ada.unnamed_rows.1.text=x
        """)


def test_a_field_of_ones_own_is_seen_by_its_seat_alone():
    evening(secretive(), """
        Ada: write_diary text="dear me"
        visible Ada Ada.diary Ada.votes Ada.cash
        hidden Ben Ada.diary Ada.votes Ada.cash
        hidden wall Ada.diary Ada.votes Ada.cash
        hidden Ada Ben.diary
        visible Ben Ada.hat weather pot.size score.best
        """)


def test_a_game_may_name_an_audience_by_table_and_seat():
    evening(secretive(), """
        visible Cyd Ada.plan
        visible Ada Ben.plan
        hidden Ben Ada.plan
        visible wall pot.owner
        hidden Ada pot.owner
        hidden Ben Ada.cash
        host: set_option option=open_books value=true
        visible Ben Ada.cash
        """)


def test_what_is_hidden_is_absent_and_neither_null_nor_masked():
    desk = evening(secretive(), "given Ada card value=7")
    assert set(document(desk, "Ben")) == {"hat", "cards", "hearts"}
    assert set(document(desk, "Ada")) == {"hat", "cards", "hearts", "cash", "votes", "diary", "plan", "letters", "points"}


def test_nobody_in_particular_sees_what_everybody_sees_and_no_more():
    desk = evening(secretive(), "given Ada card value=7")
    assert set(document(desk, None)) == {"hat", "cards", "hearts"}
    assert views.document(desk.table(), None).keys() == {"Ada", "Ben", "Cyd", "weather", "pot", "phase", "current", "roll",
                                                         "options", "winner", "score", "round_number"}
    assert views.document(desk.table(), None)["pot"] == {"size": 5}


def test_a_row_shows_its_back_to_others_and_its_face_to_its_owner():
    evening(secretive(), """
        given Ada card value=7
        visible Ada Ada.cards.1.value Ada.cards.1.worth
        hidden Ben Ada.cards.1.value Ada.cards.1.worth
        visible Ben Ada.cards.1.back Ada.cards.count
        expect Ada.cards.1.worth=70
        hidden Ben Ada.letters
        """)


def test_a_line_of_the_sheet_may_be_more_secret_than_its_section():
    evening(secretive(), """
        visible Ben Ada.hearts
        hidden Ben Ada.points Ada.sum
        visible Ada Ada.points
        hidden Ada Ada.sum
        """)


def test_a_host_at_the_table_sees_what_the_own_seat_sees_and_one_without_a_seat_what_the_wall_sees():
    evening(secretive(), """
        visible host Ada.diary
        hidden host Ben.diary
        host: choose_host seat=null
        hidden host Ada.diary
        visible host pot.owner
        """)


def test_a_seat_cannot_bear_a_name_that_stands_for_more_than_itself():
    table = evening(secretive(), "").table()
    assert views.ALL not in table.seats
    assert not views.may_see(table, "own", "Ada", "wall")
    assert not views.may_see(table, "own", None, None), "nobody owns the shared state"
    assert views.viewer_of_host(table) == "Ada"


# -- the journal -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("viewer", "sees"), [("Ada", True), ("Ben", True), ("Cyd", False), ("wall", False), (None, False),
                                              (views.ALL, True)])
def test_what_moves_a_hidden_balance_is_told_to_its_parties_alone(viewer, sees):
    desk = evening(secretive(), "Ada: give to=Ben amount=43")
    told = lines(desk, viewer)[-1]
    assert bool(told["transfers"]) is sees and (told["args"] == {"to": "Ben", "amount": 43}) is sees
    assert ("43" in json.dumps(told)) is sees
    assert told["command"] == "give" and told["actor"]["seat"] == "Ada", "that something was paid is no secret"


def test_a_hidden_balance_cannot_be_summed_from_what_others_read():
    """All transfers that Cyd can read, added up, tell nothing of what Ada and Ben hold."""
    desk = evening(secretive(), "Ada: give to=Ben amount=43\nhost: pay to=Ada amount=9\nBen: give to=Cyd amount=5")
    touched = {account for line in lines(desk, "Cyd") for t in line["transfers"] for account in (t["source"], t["target"])
               if "Cyd" not in (t["source"], t["target"])}
    assert touched == set()
    assert [t["amount"] for line in lines(desk, "Cyd") for t in line["transfers"]] == [100, 5], "only Cyd's own"


def test_open_books_open_what_was_booked_before():
    desk = evening(secretive(), "Ada: give to=Ben amount=43\nhost: set_option option=open_books value=true")
    assert [t["amount"] for t in lines(desk, "Cyd")[1]["transfers"]] == [43]


def test_a_commodity_that_no_field_shows_is_told_to_its_holder():
    desk = evening(secretive(), "Ada: pay_coupon amount=31")
    assert [bool(lines(desk, viewer)[-1]["transfers"]) for viewer in ("Ada", *OTHERS)] == [True, False, False, False]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("command", [
    "write_diary text=canary", "stow text=canary", "mark text=canary", "remember text=canary", "forget text=canary",
    "propose text=canary", "answer_alone text=canary", "hoard text=canary"])
def test_parameters_are_not_told_where_the_facts_are_not(command, viewer):
    desk = evening(secretive(), f"Ada: {command}")
    assert "canary" not in json.dumps(lines(desk, viewer)) and "canary" not in json.dumps(views.document(desk.table(), viewer))
    assert "canary" in json.dumps(lines(desk, "Ada"))


def test_parameters_of_what_everybody_sees_are_told():
    desk = evening(secretive(), "Ada: put_on hat=top")
    assert [lines(desk, viewer)[-1]["args"] for viewer in OTHERS] == 3 * [{"hat": "top"}]


def test_phase_turn_and_round_are_always_told_and_so_are_the_parameters_that_set_them():
    game = secretive()

    @game.command(who="any")
    def ring(table, who, bell: Text()):
        yield facts.set_shared("phase", bell)
        yield facts.begin_turn("Ben")
        yield facts.set_shared("round_number", 2)

    desk = evening(game, "Ada: ring bell=tea")
    assert [lines(desk, viewer)[-1]["args"] for viewer in OTHERS] == 3 * [{"bell": "tea"}]


def test_a_shared_field_that_was_cleared_reads_null():
    game = secretive()

    @game.command(who="any")
    def clear(table, who):
        yield facts.clear_shared("pot.size")
        yield facts.set_shared("weather", "none")

    @game.command(who="any")
    def smash(table, who):
        yield facts.set_shared("pot", "in pieces")

    evening(game, "Ada: clear\nexpect pot.size=null\nvisible wall pot.size")
    evening(game, "Ada: smash\nexpect pot.size=null")


def test_rows_that_lie_on_the_table_are_on_no_seats_sheet():
    game = make_game("""
        [rows.deals]
        row = "deal"
        on = "table"
        audience = "all"
        [rows.deals.fields]
        text = "text"
    """)
    desk = evening(game, """
        refuse bad_parameter parameter=row given Ada deal text=x
        refuse bad_parameter given Ada deals=[]
        """)
    assert set(document(desk, None)) == {"cash"}


def test_what_the_rules_remember_for_themselves_hides_no_parameters_and_is_seen_by_nobody():
    desk = evening(secretive(), "Ada: walk steps=3\nhidden Ada Ada.moves\nexpect Ada.moves=1")
    assert lines(desk, "wall")[-1]["args"] == {"steps": 3}


@pytest.mark.parametrize("viewer", ["Cyd", "host", "wall", None])
@pytest.mark.parametrize("correction", [
    "given Ben diary=canary", "given Ben card value=4711", "given Ben letter text=canary", 'given Ben letters=[{text="canary"}]',
    "given Ben cash=4711", "given Ben votes=4711", "given Ben unnamed_row text=canary"])
def test_a_correction_of_what_is_hidden_is_told_to_those_who_see_it(correction, viewer):
    desk = evening(secretive(), correction)
    told = json.dumps(lines(desk, "Ada" if viewer == "host" else viewer))
    assert "canary" not in told and "4711" not in told


def test_taking_away_hidden_rows_is_not_told_either():
    desk = evening(secretive(), "given Ben letter text=x\nhost: remove_row seat=Ben row=letter index=1 reason=canary")
    assert "canary" not in json.dumps(lines(desk, "Cyd"))
    desk = evening(secretive(), "given Ben card value=3\nhost: remove_row seat=Ben row=card index=1 reason=seen")
    assert lines(desk, "Cyd")[-1]["args"]["reason"] == "seen", "how many cards there are is no secret"


def test_a_notice_is_read_by_its_audience():
    desk = evening(secretive(), "Ada: whisper to=Ben text=canary")
    for viewer, sees in (("Ada", True), ("Ben", True), ("Cyd", False), ("wall", False), (None, False), (views.ALL, True)):
        told = [notice["code"] for notice in lines(desk, viewer)[-1]["notices"]]
        assert told == (["whispered", "heads_moved"] if sees else ["heads_moved"])
        assert ("canary" in json.dumps(lines(desk, viewer))) is sees


def test_a_notice_to_all_is_for_all_and_one_to_the_wall_for_the_wall():
    game = secretive()

    @game.command(who="any")
    def announce(table, who):
        yield facts.notice("to_all", audience=["all"])
        yield facts.notice("to_wall", audience=["wall"])
        yield facts.notice("to_nobody", audience=[])

    desk = evening(game, "Ada: announce")
    assert [[n["code"] for n in lines(desk, viewer)[-1]["notices"]] for viewer in ("Cyd", None, "wall")] == [
        ["to_all"], ["to_all"], ["to_all", "to_wall"]]


def test_a_sealed_parameter_is_kept_apart_and_shown_to_its_author_alone():
    desk = evening(secretive(), "Ada: seal text=canary")
    entry = desk.entries()[-1]
    assert entry.args == {} and entry.secret == {"text": "canary"}
    assert lines(desk, "Ada")[-1]["args"] == {"text": "canary"} and lines(desk, "Ada")[-1]["command"] == "seal"
    for viewer in OTHERS:
        assert lines(desk, viewer)[-1]["command"] == "did something" and "canary" not in json.dumps(lines(desk, viewer))


def test_what_the_host_enters_is_not_told_to_nobody_in_particular():
    """A host without a seat and a viewer without a name are both None; they are not the same."""
    desk = evening(secretive(), "host: choose_host seat=null\ngiven Ben diary=canary")
    desk.send({"role": "host", "seat": None}, "rule", {"command": "seal", "by": "Ben", "arguments": {"text": "canary"}})
    assert "canary" not in json.dumps(lines(desk, None)) and "canary" not in json.dumps(lines(desk, "wall"))


def test_a_page_after_an_entry_gets_the_lines_after_it():
    desk = evening(secretive(), "Ada: put_on hat=top\nBen: put_on hat=bowler\nundo")
    table, entries = desk.table(), desk.entries()
    assert [line["seq"] for line in views.lines(table, entries, "Cyd", after=2)] == [3, 4]
    assert views.lines(table, entries, "Cyd", after=2)[0]["reversed_by"] == 4


# -- money that a host pays from a hidden purse -------------------------------------------------------------

def test_a_refusal_does_not_tell_the_host_what_a_hidden_purse_holds():
    game = secretive()
    desk = evening(game, "")
    for actor, command, args in (
            (HOST, "pay", {"payer": "Ben", "to": "Cyd", "amount": 101}), (seat("Ada"), "pay", {"payer": "Ben", "to": "Cyd", "amount": 101}),
            ({"role": "host", "seat": "Ben"}, "pay", {"to": "Cyd", "amount": 101}),
            ({"role": "host", "seat": "Ben"}, "give", {"to": "Cyd", "amount": 101}),
            (HOST, "rule", {"command": "give", "by": "Ben", "arguments": {"to": "Cyd", "amount": 101}})):
        with pytest.raises(Refusal) as refusal:
            desk.send(actor, command, args)
        assert refusal.value.code == "not_enough_cash" and "100" not in str(refusal.value.facts)
        assert refusal.value.facts["need"] == 101
    evening(game, "host: pay payer=Ben to=Cyd amount=100\nexpect Ben.cash=0")
    with pytest.raises(Refusal) as refusal:
        desk.send(HOST, "pay", {"payer": "Ben", "to": "Cyd", "amount": 0})
    assert refusal.value.facts == {"parameter": "amount", "why": "range"}, "what tells nothing is told"
    evening(game, "refuse not_enough_cash have=100 Ben: give to=Cyd amount=101\n"
                  "host: set_option option=open_books value=true\nrefuse not_enough_cash have=100 host: pay payer=Ben to=Cyd amount=101\n"
                  "refuse not_enough_cash have=100 Ada: pay to=Cyd amount=101")


# -- a field that a row does not hold ------------------------------------------------------------------------

def test_a_row_that_holds_no_value_of_a_hidden_field_reads_its_default_and_hides_no_line():
    """A card drawn face down: how it came is everybody's to read, what it is nobody has said yet."""
    game = make_game("""
        turns = "clockwise"
        [seat]
        audience = "all"
        [rows.cards]
        row = "card"
        audience = "all"
        hidden = { kind = "own" }
        [rows.cards.fields]
        kind = { type = "text", default = "untold" }
    """)

    @game.command
    def draw(table, who, pile: Text()):
        """A card from a pile."""
        yield facts.add_row(table, who, "cards")

    @game.command
    def tell(table, who, kind: Text()):
        """What it is."""
        yield facts.change_row(who, "cards", table.rows(who, "cards")[0], kind=kind)

    desk = evening(game, """
        Ada: draw pile=left
        expect Ada.cards.1.kind=untold
        hidden Ben Ada.cards.1.kind
        """)
    assert lines(desk, "Ben")[-1]["args"] == {"pile": "left"}
    evening_told = evening(game, "Ada: draw pile=left\nAda: tell kind=joker\nexpect Ada.cards.1.kind=joker")
    assert lines(evening_told, "Ben")[-1]["args"] == {} and "joker" not in str(lines(evening_told, "Ben"))


# -- the ledger ----------------------------------------------------------------------------------------------

def test_a_ledger_in_the_document_tells_each_viewer_what_they_may_read():
    game = secretive()

    @game.hook("ledger")
    def ledger(table, line):
        return {"no": line["entry"], "payer": line["source"], "payee": line["target"], "amount": line["amount"]}

    desk = evening(game, """
        Ada: give to=Ben amount=43
        undo
        Ada: give to=Ben amount=44
        expect ledger.count=4 ledger.4.no=4 ledger.4.amount=44
        """)
    assert [line["amount"] for line in views.document(desk.table(), "Cyd")["ledger"]] == [100]
    assert [line["amount"] for line in views.document(desk.table(), "Ben")["ledger"]] == [100, 44]
    assert views.document(desk.table(), None)["ledger"] == []
