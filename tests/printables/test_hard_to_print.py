"""Names of thirty wide letters, forty rows, amounts of twelve digits, nothing at all: whole on paper, nothing cut off."""

from functools import cache

import pytest

from companion import views
from companion.engine.game import Game
from companion.engine.stage import MemoryDesk
from companion.engine.words import words_for
from companion.printing import COMMON, documents
from companion.printing.offered import find
from printables.paper import Grid
from tests.printables import prints
from tests.printables.proof import bare

WIDE = ["W" * 30, "Щ" * 30, "Anna"]
MOST = 888_888_888_888
ROWS = 40
EVERYTHING = [*COMMON, "deed", "certificate"]
HOST = {"role": "host", "seat": None}


@cache
def game() -> Game:
    """A game with a list of many columns, one of few, tickets for rows and for a commodity."""
    return Game(toml="""
        slug = "hard"
        title = "Hard to print"
        money = "crowns"
        turns = "clockwise"
        [format]
        pattern = "{n} Kčs"
        thousands = "."
        [commodities]
        crowns = {}
        shares = {}
        [seat]
        audience = "all"
        [seat.fields]
        cash = { type = "amount", commodity = "crowns" }
        shares = { type = "number", commodity = "shares" }
        worth = { type = "amount", start = 0 }
        married = { type = "bool", start = false }
        path = { type = "text", start = "", choices = ["sea", "land", "air"] }
        tree = { type = "mapping", start = { roots = 0, crown = 0 } }
        [rows.deeds]
        row = "deed"
        label = "name"
        audience = "all"
        [rows.deeds.fields]
        name = "text"
        price = "amount"
        rent = "amount"
        second_rent = { type = "amount", default = 0 }
        third_rent = { type = "amount", default = 0 }
        mortgage = { type = "amount", default = 0 }
        kind = { type = "text", default = "plain", choices = ["plain", "corner"] }
        [rows.cups]
        row = "cup"
        label = "name"
        audience = "all"
        [rows.cups.fields]
        name = "text"
        [printables.deed]
        rows = "deeds"
        [printables.certificate]
        commodity = "shares"
    """)


class Evening:
    """A table of the game and its journal."""

    def __init__(self, sends, seats=WIDE) -> None:
        self.desk = MemoryDesk(game(), views.document)
        self.desk.make("hard", {"seats": seats, "start": "ready"})
        for command, args in sends:
            self.desk.send(HOST, command, args)

    def proof(self, printable: str, language: str = "en", **more):
        return prints.proof_of(prints.order_at(self.desk.table(), self.desk.entries(), printable, language, **more))


@cache
def full() -> Evening:
    deed = {"price": MOST, "rent": MOST, "second_rent": MOST, "third_rent": MOST, "mortgage": MOST, "kind": "corner"}
    sends = [("adjust", {"seat": seat, "values": {"cash": MOST, "shares": 888_888, "worth": MOST}, "reason": "Щ" * 40}) for seat in WIDE]
    sends += [("add_row", {"seat": WIDE[at % 2], "row": "deed", "values": {**deed, "name": ("Щ" if at % 2 else "W") * 30}}) for at in range(ROWS)]
    sends += [("add_row", {"seat": "Anna", "row": "cup", "values": {"name": f"Cup {at} {'W' * 20}"}}) for at in range(ROWS)]
    sends += [("pay", {"payer": WIDE[0], "to": WIDE[1], "amount": MOST})]
    return Evening(sends)


@cache
def empty() -> Evening:
    return Evening([], seats=[])


@cache
def printed(printable: str, paper: str = "a4"):
    return full().proof(printable, paper=paper, extra={"notes": {value: 1 for value in (1, MOST)}, "copies": "1"})


@pytest.mark.parametrize("printable", EVERYTHING)
def test_nothing_is_cut_off_or_lies_over_something(printable):
    one = find(full().desk.table(), printable)
    if one is None or (printable == "card_stickers"):
        pytest.skip("this game has no cards")
    assert printed(printable).faults(Grid(*one.size) if one.size else None) == []


@pytest.mark.parametrize("printable", ["player_sheet", "account_extract", "bank_journal", "final_statement", "join_poster", "deed", "certificate"])
def test_long_names_and_amounts_are_there_in_full(printable):
    seen, money = printed(printable), words_for(game(), "en").money(MOST)
    wanted = [name for name in WIDE if printable != "deed" or name != "Anna"]
    assert seen.lacks(wanted) == [] and "…" not in seen.text
    assert printable in ("join_poster", "certificate") or seen.says(money)


def test_every_one_of_forty_rows_is_on_the_sheet():
    seen = printed("player_sheet")
    assert seen.lacks([f"Cup {at} {'W' * 20}" for at in range(ROWS)]) == []
    assert seen.times("Щ" * 30) >= ROWS // 2 and seen.times(words_for(game(), "en").money(MOST)) >= ROWS * 5


def test_there_is_a_ticket_for_each_of_forty_rows_and_a_code_on_each():
    seen = printed("deed")
    assert len(seen.texts) == ROWS // 8
    assert [len(codes) for codes in seen.codes] == [8] * 5 and len({code for page in seen.codes for code in page}) == ROWS


def test_a_duplicate_says_so():
    seen = full().proof("deed", number_of=lambda one, item: {**prints.number_of(one, item), "copy": 12}, seat=WIDE[0])
    assert seen.times(words_for(game(), "en").say("print-duplicate", n=12)) == ROWS // 2 and seen.faults(Grid(92, 60)) == []


@pytest.mark.parametrize("printable", [name for name in EVERYTHING if name != "card_stickers"])
def test_a_table_without_anybody_prints_what_there_is(printable):
    """Nothing to print is no print; what there is one of is whole."""
    table, entries = empty().desk.table(), empty().desk.entries()
    made = documents(prints.order_at(table, entries, printable, "en", extra={"copies": "1"}))
    if printable in ("player_sheet", "account_extract", "deed", "certificate"):
        assert made == []
    else:
        assert prints.Proof.of(made).faults() == []


@pytest.mark.parametrize("printable", ["player_sheet", "deed", "certificate"])
def test_blanks_have_room_to_write(printable):
    one = find(empty().desk.table(), printable)
    seen = prints.proof_of(prints.order_at(empty().desk.table(), empty().desk.entries(), printable, "en", blank=True))
    assert seen.faults(Grid(*one.size) if one.size else None) == []
    if printable == "player_sheet":
        assert all(seen.says(word) for word in ("sea", "land", "air", "Married", "Roots", "Crown", "Deeds", "Cups"))
    else:
        assert seen.times(words_for(game(), "en").say(f"print-{printable}")) == 8 + len(seen.texts)


# -- a long evening ------------------------------------------------------------------------------------------

@cache
def long() -> Evening:
    made = Evening([("pay", {"payer": "bank", "to": "Anna", "amount": 1000 + at}) for at in range(500)], ["Anna", "Ben"])
    made.desk.send(HOST, "reverse", {})
    return made


def test_a_long_evening_is_many_pages_with_a_head_each():
    seen = long().proof("bank_journal")
    assert len(seen.texts) > 6 and seen.faults() == []
    assert all(bare("Balance") in bare(text) and bare("No.") in bare(text) for text in seen.texts)
    assert seen.lacks([words_for(game(), "en").money(amount) for amount in (1000, 1250, 1499)]) == []
    assert seen.says(words_for(game(), "en").money(long().desk.table().cash("Anna")))
    assert seen.says(words_for(game(), "en").say("ui-reversed_by", n=long().desk.entries()[-1].seq))


def test_what_is_taken_back_is_struck_through():
    made = documents(prints.order_at(long().desk.table(), long().desk.entries(), "bank_journal", "en"))
    assert made[-1].html.count('<tbody class="back">') == 1 and made[-1].html.count("<s>") == 2


def test_a_very_long_journal_is_several_documents():
    """Each is laid out in the time that the press gives to one."""
    made = documents(prints.order_at(long().desk.table(), long().desk.entries(), "bank_journal", "en"))
    assert [one.html.count("<tbody") for one in made] == [250, 250, len(long().desk.entries()) - 500]


def test_an_extract_has_the_lines_of_one_account():
    desk = long().desk
    entries = desk.entries()[:40]
    made = Evening([(entry.command, entry.args) for entry in entries[1:]], ["Anna", "Ben"])
    anna = made.proof("account_extract", seat="Anna")
    assert anna.says("Anna") and anna.says(words_for(game(), "en").money(1020)) and not anna.says("Ben")
