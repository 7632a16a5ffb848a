"""Laws of Jogo da Vida on paper: notes, papers, privileges, bets, the count; whole with wide names and long amounts."""

import pytest

from companion import views
from companion.engine.words import words_for
from companion.printing.offered import find
from printables.paper import Grid
from tests.printables import boxes

SLUG = "jogo-da-vida"
each_language = pytest.mark.parametrize("language", ["pt-BR", "en"])
NAMES = tuple((name, boxes.wide(at)) for at, name in enumerate(("Bia", "Caio", "Duda", "Eva")))
RICH = """
given Duda cash=999999999000 notes=21 share=true car_policy=true house_policy=true life_policy=true salary=999999999000
given Eva cash=999999999000 status=bankrupt
"""


def made(more: str = "", names=()):
    return boxes.evening(SLUG, more, names)


@each_language
def test_a_note_says_its_number_its_debtor_and_what_it_costs(language):
    table, _ = made()
    words, seen = words_for(table.game, language), boxes.proof(made(), "promissory_note", language)
    assert [one["label"] for one in boxes.offers(made(), views.ALL)["promissory_note"]] == [2, 3, 4, 5]      # the first was paid back
    for number in (2, 3, 4, 5):
        assert seen.says(words.say("print-debtor_no", n=number))
    assert seen.times(words.money(20000)) == 4 and seen.times(words.say("print-note_judgement", price=25000)) == 4
    assert seen.times(words.say("print-note_note", interest=1000)) == 4 and seen.says(words.say("ui-day", day="30", month="11", year="2026"))


def test_the_interest_on_a_note_is_the_tables():
    flat = boxes.evening(SLUG, "host: set_option option=interest_per value=payday")
    words = words_for(flat[0].game, "pt-BR")
    assert boxes.proof(flat, "promissory_note", "pt-BR").says(words.say("print-note_payday", interest=1000))


@each_language
def test_papers_say_what_was_paid_and_what_they_count(language):
    words = words_for(made()[0].game, language)
    share, policy = (boxes.proof(made(), name, language) for name in ("share_certificate", "policy"))
    assert share.lacks(map(words.money, (50000, 120000, 0))) == [] and share.lacks(map(words.signed, (-60000, 200000))) == []
    assert policy.lacks(map(words.money, (1000, 10000, 8000))) == []
    assert policy.lacks([words.say("fld-car_policy").split(" (")[0], words.say("fld-life_policy").split(" (")[0]]) == []
    offered = boxes.offers(made(), views.ALL)
    assert [(one["seat"], one["label"]) for one in offered["policy"]] == [("Bia", "car"), ("Bia", "life"), ("Caio", "life")]
    assert [one["seat"] for one in offered["share_certificate"]] == ["Bia", "Caio"]


def test_a_paper_that_is_gone_is_offered_no_more():
    poor = made("given Bia share=false car_policy=false")
    assert [one["seat"] for one in boxes.offers(poor, views.ALL)["share_certificate"]] == ["Caio"]
    assert [one["label"] for one in boxes.offers(poor, views.ALL)["policy"]] == ["life", "life"]


@each_language
def test_a_privilege_names_who_paid(language):
    words = words_for(made()[0].game, language)
    toll, lucky = (boxes.proof(made(), name, language) for name in ("toll_privilege", "lucky_number_card"))
    assert toll.times(words.money(24000)) == 3 and toll.lacks(["Duda", "Eva", "Bia"]) == []
    assert lucky.times(words.money(24000)) == 2 and lucky.lacks(["Caio", "Duda", "9"]) == [] and "Eva" not in lucky.text
    assert boxes.offers(made("given table toll_owner=null"), views.ALL)["toll_privilege"] == []


def test_a_betting_slip_has_what_lay_what_fell_and_what_was_paid():
    slips = boxes.offers(made(), views.ALL)["betting_slip"]
    assert [(one["seat"], one["item"]["stakes"], one["item"]["spin"], one["item"]["paid"]) for one in slips] == [
        ("Caio", {"1": 5000}, None, None), ("Duda", {"2": 3000}, 4, 0), ("Caio", {"3": 1000, "7": 2000}, 7, 20000), ("Duda", {"5": 4000}, 7, 0)]


def test_a_bet_that_was_taken_back_is_on_no_slip():
    slips = boxes.offers(made("undo\nundo"), views.ALL)["betting_slip"]
    assert [one["seat"] for one in slips] == ["Duda", "Caio", "Duda"]


@each_language
def test_wealth_cards_come_by_eight_of_a_kind_with_one_back(language):
    words = words_for(made()[0].game, language)
    seen = boxes.proof(made(), "wealth_card", language)
    assert len(seen.texts) == 8 and len(boxes.backs(made(), "wealth_card", language)) == 1, "every back is the same"
    for kind in ("share_profit", "share_expense", "exemption"):
        assert seen.times(words.say(f"print-wealth_{kind}")) == 8
    assert seen.times(words.say("print-from", amount=16000)) == seen.times(words.say("print-from", amount=10000)) == 8


@each_language
def test_the_count_is_the_sheets(language):
    table, _ = made()
    words, seen = words_for(table.game, language), boxes.proof(made(RICH), "final_count", language)
    document = views.document(made(RICH)[0], views.ALL)
    assert seen.lacks(words.money(document[seat]["final_total"]) for seat in ("Bia", "Caio", "Duda")) == []
    assert seen.says(words.say("print-bankrupt", seats=["Eva"])) and seen.says(words.say("ui-place_n", n=1))


def test_the_tycoon_stands_above_the_count():
    words = words_for(made()[0].game, "pt-BR")
    assert boxes.proof(made("given Eva status=tycoon"), "final_count", "pt-BR").says(words.say("print-tycoon_line", seat="Eva"))


def test_places_are_the_millionaires():
    table, _ = made("given Duda status=millionaire cash=1000 share=true\ngiven Eva cash=900000 status=bankrupt")
    assert table.game.hooks["places"](table) == {"Caio": 1, "Duda": 2}
    table, _ = made("given Eva status=tycoon")
    assert table.game.hooks["places"](table) == {"Eva": 1}


@each_language
def test_the_form_for_the_board_has_what_is_taught(language):
    taught = made('host: teach path=spaces value=[{id="n7",kind="amount",branch="business",colour="yellow",next=["n8"],label="Texto",'
                  'effects=[{op="pay_bank",amount=25000}]}]\nhost: teach path=prices value={share=60000}')
    words, seen = words_for(taught[0].game, language), boxes.proof(taught, "board_teaching_form", language)
    assert seen.lacks(["n7", "n8", "Texto", words.money(25000), words.money(60000)]) == []
    assert boxes.proof(taught, "board_teaching_form", language, blank=True).lacks(["n7"]) == ["n7"]


# -- wide, long and secret -----------------------------------------------------------------------------------------------

@each_language
@pytest.mark.parametrize("printable", ["player_card", "promissory_note", "share_certificate", "policy", "toll_privilege", "lucky_number_card",
                                       "betting_slip", "final_count"])
def test_wide_names_and_long_amounts_stay_whole(printable, language):
    rich = made(RICH, NAMES)
    one = find(rich[0], printable)
    seen = boxes.proof(rich, printable, language)
    assert seen.faults(Grid(*one.size) if one.size else None) == []
    shown = {item["seat"] for item in boxes.offers(rich, views.ALL)[printable]} - {None} or {rich[0].seats[1]}
    assert seen.lacks(shown) == []


def test_eight_at_a_table_all_have_a_card_and_a_line():
    names = [boxes.wide(at) for at in range(8)]
    full = boxes.table_of(SLUG, names, "\n".join(f"given {name} cash=999999999000 share=true life_policy=true status=millionaire" for name in names))
    cards, count = boxes.proof(full, "player_card", "en"), boxes.proof(full, "final_count", "en")
    assert cards.lacks(names) == [] and cards.faults(Grid(95, 127)) == [] and len(cards.texts) == 2
    assert count.lacks(names) == [] and count.faults() == []


def test_a_privilege_with_many_wide_payers_is_whole_and_says_how_many_there_were():
    names = [boxes.wide(at) for at in range(8)]
    lines = [f"given {name} cash=999999000 path=business" for name in names]
    for name in [*names, *names[1:4]]:
        lines += [f"turn {name}", f"land {name} empty passing=toll"]
    full = boxes.table_of(SLUG, names, "\n".join(lines))
    words, seen = words_for(full[0].game, "en"), boxes.proof(full, "toll_privilege", "en")
    assert seen.faults(Grid(95, 127)) == [] and seen.lacks(names) == [] and seen.says(words.say("print-paid_before", n=2))


def test_no_print_of_another_tells_the_kind_of_a_card():
    """Two evenings that differ in one hidden card alone are printed alike for everybody else."""
    one, other = (boxes.evening(SLUG, f"given Bia wealth_cards=[{{kind={kind!r}}}]".replace("'", '"')) for kind in ("exemption", "share_expense"))
    assert boxes.texts(one, "Bia", "en") != boxes.texts(other, "Bia", "en"), "the own sheet tells it"
    for viewer in ("Caio", "wall", None):
        assert boxes.texts(one, viewer, "en") == boxes.texts(other, viewer, "en")
