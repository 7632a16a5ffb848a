"""What every game has printed, in each of its languages: words and figures as on the screen, whole, on the right paper."""

import re

import pytest

from companion import curve, figures, pages, views
from companion.engine.words import words_for
from companion.printing import books, notes, sheets
from companion.printing.labels import Labels
from companion.printing.offered import find, items
from printables.paper import Grid
from tests.contract.played import games, name_of
from tests.printables import prints
from tests.printables.proof import bare, is_paper

each_print = pytest.mark.parametrize("game,language,printable,blank", prints.common(), ids=lambda value: (
    ("blank" if value else "filled") if isinstance(value, bool) else name_of(value)))
each_game = pytest.mark.parametrize("game,language", [(game, language) for game in games() for language in game.languages], ids=name_of)
IDENTIFIER = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:fld|sec|rows|row|cmd|line|ui|print)-[a-z]")
QUIET = 6       # characters before and after a figure that tell where it stands


@each_print
def test_a_print_is_whole_and_in_words(game, language, printable, blank):
    seen, words = prints.proof(game, printable, language, blank), words_for(game, language)
    one = find(prints.evening(game)[0], printable)
    assert seen.faults(Grid(*one.size) if one.size else None) == []
    assert "…" not in seen.text and "{" not in seen.text
    assert not IDENTIFIER.search(seen.text.replace("http://", "")), IDENTIFIER.search(seen.text)
    assert all(is_paper(size, "a4") for size in seen.sizes)
    shown = [game.title, words.say(f"print-{printable}"), "KOALA", words.say("ui-day", day="30", month="11", year="2026"), "50 mm"]
    for text in seen.texts:
        assert [one for one in shown if bare(one) not in bare(text)] == []


@each_print
def test_pages_are_numbered(game, language, printable, blank):
    seen, words = prints.proof(game, printable, language, blank), words_for(game, language)
    numbers = [re.findall(re.escape(words.say("print-page", n="N", m="M")).replace("N", r"(\d+)").replace("M", r"(\d+)"), text) for text in seen.texts]
    assert all(len(found) == 1 for found in numbers)
    number, of = 0, 0
    for (at, many), in numbers:         # each document counts its own
        number = number + 1 if number < of else 1
        of = int(many)
        assert (int(at), of) == (number, of)
    assert number == of


@each_game
def test_a_sheet_says_what_the_screen_says_in_the_same_order(game, language):
    if "player_sheet" in game.printables:
        pytest.skip("the game has a sheet of its own")
    table, _ = prints.evening(game)
    words, seen, at = words_for(game, language), prints.proof(game, "player_sheet", language), 0
    for seat in table.seats:
        text = bare(seen.text)
        at = text.index(bare(seat), at)
        assert bare(words.value(pages.badge(table, seat)["colour"], "pawn")) in text[at:]
        for section in figures.sheet(table, seat, views.ALL):
            totals = [section["total"]] if section["total"] else []
            for line in totals + [one for one in section["lines"] if not isinstance(one["value"], dict)]:
                assert bare(figures.written(words, line["value"], line["kind"])) in text[at:], (seat, line["id"])
            for rows in section["rows"]:
                for row in rows["rows"]:
                    for name, cell in row.items():
                        if cell not in (None, "", [], {}):
                            told = figures.written(words, cell, "money" if name in rows["money"] else "number")
                            assert bare(told) in text[at:], (seat, name)
            label = bare(re.sub(r" \([^)]*\)$", "", words.say(section.get("heading") or f"sec-{section['id']}")))
            assert section["id"] == "totals" or label in text[at:]


@each_game
def test_a_blank_sheet_has_every_line_and_list_and_no_figure(game, language):
    if "player_sheet" in game.printables:
        pytest.skip("the game has a sheet of its own")
    words, seen = words_for(game, language), prints.proof(game, "player_sheet", language, blank=True)
    labels = Labels(words, game)
    for line, audience in game.sheet_of(sheets.fresh(prints.evening(game)[0]), "A").fields():
        if audience != "nobody" and line.value != "A":
            assert seen.says(labels.pair(f"fld-{line.id}")[0]), line.id
    for name, spec in game.rows.items():
        if spec["audience"] != "nobody" and spec["on"] == "seat":
            assert seen.says(labels.pair(f"rows-{name}")[0]), name
    assert seen.says(words.say("ui-balance")) and seen.says(words.say("print-player"))
    assert not seen.says(words.money(0)) and not any(seat in seen.text for seat in prints.evening(game)[0].seats if len(seat) > 3)


@each_game
def test_the_box_words_stand_beside_a_translation(game, language):
    labels = Labels(words_for(game, language), game)
    told = [labels.pair(f"fld-{line.id}") for line, _ in game.sheet_of(sheets.fresh(prints.evening(game)[0]), "A").fields()]
    if language == game.language:
        assert not any(term for _, term in told)
    elif language in game.languages:
        assert any(term for _, term in told)
        assert all("(" not in term and text.casefold() != term.casefold() for text, term in told)
        if "player_sheet" not in game.printables:
            seen = prints.proof(game, "player_sheet", language, blank=True)
            assert all(seen.says(f"{text} / {term}") for text, term in told if term and seen.says(text))


@each_game
def test_the_journal_has_every_line_with_its_sums(game, language):
    table, entries = prints.evening(game)
    words, seen = words_for(game, language), prints.proof(game, "bank_journal", language)
    for line in views.lines(table, entries, views.ALL):
        shown = pages.shown_line(table, line)
        assert seen.says(books.heading(words, shown)), line["seq"]
        for net in shown["net"]:
            assert seen.says(words.money(abs(net["amount"])) if net["kind"] == "money" else words.number(net["amount"])), line["seq"]
    for seat in table.seats:
        if views.may_see(table, game.fields[game.cash_field]["audience"], seat, views.ALL):
            assert seen.says(words.money(table.cash(seat))), seat
    assert all(bare(words.say("ui-balance")) in bare(text) for text in seen.texts), "the head is on every page"


@each_game
def test_the_final_statement_has_places_worth_and_everybodys_books(game, language):
    table, _ = prints.evening(game)
    words, seen = words_for(game, language), prints.proof(game, "final_statement", language)
    for one in curve.places(table, views.ALL):
        assert seen.times(one["seat"]) >= 2
        assert one["worth"] is None or seen.says(words.money(one["worth"]))
        assert not one["place"] or seen.says(words.say("ui-place_n", n=one["place"]))
        for section in figures.sheet(table, one["seat"], views.ALL):
            assert not section["total"] or seen.says(figures.written(words, section["total"]["value"], section["total"]["kind"]))
    assert seen.says(words.say("ui-rounds")) or curve.reading(table, views.ALL) is None or not curve.Series(game).upto(prints.evening(game)[1])["rounds"]


@each_game
def test_there_is_play_money_of_every_value(game, language):
    table, _ = prints.evening(game)
    words, seen = words_for(game, language), prints.proof(game, "play_money", language)
    values = notes.denominations(table)
    assert len(values) == len(set(values)) >= 3 and values == sorted(values)
    for value in values:
        assert seen.times(words.money(value)) >= 2 * 3, "two of each, its value thrice on it"
    assert len(seen.texts) == -(-2 * len(values) // 10)


@each_game
def test_every_ticket_has_its_number_and_its_code(game, language):
    table, entries = prints.evening(game)
    for name, one in game.printables.items():
        made = find(table, name) and items(table, one, views.ALL, entries)
        if made and one.ticket and one.template is None:
            seen = prints.proof(game, name, language)
            wanted = [prints.number_of(one, item) for item in made]
            assert sorted(code for page in seen.codes for code in page) == sorted(each["url"] for each in wanted)
            assert seen.lacks([each["number"] for each in wanted]) == []


# -- paper ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("printable", ["player_sheet", "final_statement", "play_money", "join_poster"])
@pytest.mark.parametrize("game", games()[1:2], ids=name_of)
def test_letter_has_the_same_pages_as_a4(game, printable):
    a4, letter = (prints.proof(game, printable, game.language, paper=paper) for paper in ("a4", "letter"))
    assert [bare(text) for text in a4.texts] == [bare(text) for text in letter.texts]
    assert all(is_paper(size, "letter") for size in letter.sizes) and letter.faults() == []


# -- the poster ----------------------------------------------------------------------------------------------

def poster(game, **extra):
    return prints.proof_of(prints.order(game, "join_poster", game.language, extra=extra))


def test_a_poster_leads_to_the_table_and_names_who_sits_there():
    game = games()[0]
    seen = prints.proof(game, "join_poster", game.language)
    assert seen.codes == [[prints.ADDRESS]] and seen.says(prints.ADDRESS)
    assert all(seen.says(seat) for seat in prints.evening(game)[0].seats)


@pytest.mark.parametrize("network,password,code", [
    ("Chata", "heslo123", "WIFI:T:WPA;S:Chata;P:heslo123;;"),
    ("Chata; u lesa", 'a\\b:c,"d"', 'WIFI:T:WPA;S:Chata\\; u lesa;P:a\\\\b\\:c\\,\\"d\\";;'),
    ("Kavárna", "", "WIFI:T:nopass;S:Kavárna;;"),
])
def test_the_wifi_is_a_code_and_words(network, password, code):
    seen = poster(games()[0], network=network, password=password)
    assert sorted(seen.codes[0]) == sorted([code, prints.ADDRESS]) and seen.lacks([network, password]) == [] and seen.faults() == []


def test_a_seats_own_code_is_on_a_page_of_its_own_and_only_if_asked_for():
    game = games()[0]
    seats = prints.evening(game)[0].seats
    personal = {seat: f"http://192.168.1.20:8000/g/{'Ab1' * 8}{number}" for number, seat in enumerate(seats)}
    seen = poster(game, personal=personal)
    assert seen.codes == [[prints.ADDRESS], sorted(personal.values())] and seen.faults() == []
    assert len(prints.proof(game, "join_poster", game.language).texts) == 1
