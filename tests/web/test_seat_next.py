"""Laws of the first sentence of a seat's page: it says what to do next, in one sentence, to somebody who has never played."""

import re

import pytest

OCCUPATION = {"kind": "occupation", "name": "Učitel", "salary": 30_000, "expenses": 21_000}


def sentence(evening, phone, language: str = "en") -> str:
    phone.client.set_cookie("language", language)
    html = phone.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    return re.sub(r"\s+", " ", html.split('class="sentence">')[1].split("</p>")[0]).strip()


def do(evening, seat: str, command: str, **args):
    return evening.house.banker.take(evening.code, {"role": "seat", "seat": seat, "device": None}, command, args)


def test_the_sentence_names_who_still_has_something_to_do_before_the_game(evening):
    do(evening, "Anna", "take_occupation", card=OCCUPATION)
    assert "Still drawing an occupation (Povolání): Bára." in sentence(evening, evening.anna)
    do(evening, "Bára", "take_occupation", card=OCCUPATION)
    assert "Everybody has an occupation. Now Anna" in sentence(evening, evening.bara)


def test_the_start_says_that_a_tie_rolls_again_and_a_tie_that_it_is_one(evening):
    evening.host("roll_start_order", {})
    assert "a tie rolls again" in sentence(evening, evening.anna)
    for seat in ("Anna", "Bára"):
        do(evening, seat, "report_roll", faces=[4])
    assert "A tie between Anna, Bára" in sentence(evening, evening.anna)
    assert "Remíza (Anna, Bára)" in sentence(evening, evening.anna, "cs")
    assert "A tie between Anna, Bára: Anna rolls again." in sentence(evening, evening.bara)


def test_a_six_rolls_again_is_said_before_and_after_it_fell(evening):
    evening.begin()
    do(evening, "Anna", "roll_move")
    assert "A six rolls again" in sentence(evening, evening.anna)
    do(evening, "Anna", "report_roll", faces=[6])
    assert sentence(evening, evening.anna).startswith("A six:")
    assert sentence(evening, evening.anna, "cs").startswith("Šestka:")


def test_a_promotion_says_the_salary_and_that_it_rolls_once_more(evening):
    evening.begin()
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 30_000, "base_salary": 30_000}})
    do(evening, "Anna", "land", square="promotion")
    assert "36.000 Kč" in sentence(evening, evening.anna) and "roll once more" in sentence(evening, evening.anna)


@pytest.mark.parametrize(("language", "square"), [("en", "Payday (VYPLACENÍ CASHFLOW)"), ("cs", "VYPLACENÍ CASHFLOW")])
def test_the_square_that_was_reached_is_named(evening, language, square):
    evening.begin()
    do(evening, "Anna", "land", square="payday")
    assert sentence(evening, evening.anna, language).startswith(f"{square}:")


def test_an_open_window_names_who_may_still_answer(evening):
    evening.begin()
    do(evening, "Anna", "land", square="action")
    do(evening, "Anna", "buy_shares", count=1)
    assert "May still join in (shares): Bára." in sentence(evening, evening.anna)
    assert "Bára" in evening.anna.html.split('class="waits"')[1].split("</p>")[0]
    do(evening, "Bára", "decline_window")
    assert "Everybody has answered" in sentence(evening, evening.anna)
    do(evening, "Anna", "close_window")
    sentence(evening, evening.bara)
    assert 'class="waits"' not in evening.bara.html, "a closed window waits for nobody"


def test_a_host_who_plays_acts_for_a_seat_without_a_phone_in_one_tap(evening):
    evening.host("join", {"name": "Cyril"})
    act = f'href="/t/{evening.code}/host/as/3"'
    evening.host("roll_start_order", {})
    evening.host("report_roll", {"faces": [6]})
    sentence(evening, evening.anna)
    assert act not in evening.anna.html and "/host/as/2" not in evening.anna.html, "Bára has a phone of her own"
    evening.host("report_roll", {"faces": [1]})
    sentence(evening, evening.anna)
    assert act in evening.anna.html, "Cyril's die is waited for"
    evening.host("report_roll", {"faces": [2]})
    evening.host("move_on", {"to": "Cyril"})
    sentence(evening, evening.anna)
    assert act in evening.anna.html
    sentence(evening, evening.bara)
    assert act not in evening.bara.html, "nobody but the host acts for others"


def test_a_form_asks_for_nothing_that_is_settled(evening):
    evening.begin()
    more = f'class="more" href="/t/{evening.code}/seat/do/roll_move"'
    sentence(evening, evening.anna)
    assert more not in evening.anna.html, "one die, unless charity was given"
    evening.host("adjust", {"seat": "Anna", "path": "charity_turns_left", "value": 2})
    sentence(evening, evening.anna)
    assert more in evening.anna.html
    do(evening, "Anna", "land", square="action")
    do(evening, "Anna", "buy_shares", count=1)
    asked = evening.bara.get(f"/t/{evening.code}/seat/do/join_window").get_data(as_text=True)
    assert "p-count" in asked and "p-instrument" not in asked, "the only open window is the one that is meant"


def test_an_offered_stake_says_what_part_and_what_it_costs(evening):
    evening.begin(cash=500_000)
    for seat in ("Anna", "Bára"):
        evening.host("adjust", {"seat": seat, "values": {"skill_tree.mastermind": [1, 2, 3]}})
    do(evening, "Anna", "land", square="action")
    card = {"kind": "project", "name": "Hotel", "price": 900_000, "investment": 300_000, "cashflow": 9_000, "max_loan": 100_000}
    do(evening, "Anna", "take_large_project", card=card, shares={"Anna": "60", "Bára": "40"}, loans={"Bára": 50_000})
    assert "Hotel waits for the yes of Bára." in sentence(evening, evening.anna)
    said = sentence(evening, evening.bara)
    assert "40 % of Hotel" in said and "70.000 Kč" in said and "50.000 Kč" in said
    assert "–70.000 Kč" in evening.bara.html.split('do/confirm_project"')[1].split("</form>")[0]


def test_a_pawn_that_was_rolled_for_moves_before_the_offer_is_rotated(evening):
    evening.begin()
    evening.host("choose_offer_keeper", {"player": "Anna"})
    for seat in ("Anna", "Bára"):
        do(evening, seat, "land", square="action")
        do(evening, seat, "end_turn")
    assert "The round is over." in sentence(evening, evening.anna)
    do(evening, "Anna", "roll_move")
    do(evening, "Anna", "report_roll", faces=[3])
    assert "Move your pawn 3 squares" in sentence(evening, evening.anna)


def test_the_journal_says_what_was_rolled_for(evening):
    evening.begin()
    do(evening, "Anna", "roll_move")
    do(evening, "Anna", "report_roll", faces=[5])
    sentence(evening, evening.anna)
    assert "Rolled 5: the move" in evening.anna.html and "Rolled 1: who begins" in evening.anna.html
