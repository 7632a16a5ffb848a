"""Laws of a seat's phone: what it shows, what it sends, and that nothing wrong is ever booked."""

import re

import pytest

from tests.web.phone import Phone


def do(code: str, command: str) -> str:
    return f"/t/{code}/seat/do/{command}"


def test_the_page_begins_with_who_cash_and_what_to_do(evening):
    evening.begin()
    html = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    at = [html.index(f'class="{part}"') for part in ("who", "cash", "next", "now", "sheet", "others")]
    assert at == sorted(at)
    assert "60.000 Kč" in html and 'class="sentence"' in html
    assert f'action="{do(evening.code, "roll_move")}"' in html


def test_closed_commands_say_why(evening):
    evening.begin()
    html = evening.bara.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    closed = html.split('class="fold closed"')[1].split("</details>")[0]
    assert "It is not your turn" in closed
    assert f'action="{do(evening.code, "end_turn")}"' not in html


def test_a_command_is_filled_in_sent_and_shown(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(do(code, "land"))
    response = anna.fill(do(code, "land"), {"p-square": "action"})
    assert response.status_code == 303
    anna.get(do(code, "buy_shares"))
    response = anna.fill(do(code, "buy_shares"), {"p-count": "50"})
    html = anna.get(response.headers["Location"]).get_data(as_text=True)
    done = html.split('class="done"')[1].split("</div>")[0]
    assert "–35.000 Kč" in done and "Take back" in done
    assert evening.table.cash("Anna") == 25_000


def test_a_refusal_says_what_would_work_and_keeps_what_was_typed(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    evening.house.banker.take(code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "action"})
    before = evening.table.seq
    anna.get(do(code, "buy_shares"))
    response = anna.fill(do(code, "buy_shares"), {"p-count": "1 000"})
    assert response.status_code == 409
    assert "700.000 Kč" in anna.html and "60.000 Kč" in anna.html and "85" in anna.html
    assert anna.form(do(code, "buy_shares"))["p-count"] == "1 000"
    assert evening.table.seq == before
    assert anna.fill(do(code, "buy_shares"), {"p-count": "50"}).status_code == 303, "the form drawn again works"


def test_a_card_is_typed_into_its_fields(evening):
    code, anna = evening.code, evening.anna
    path = do(code, "take_occupation")
    anna.get(path)
    response = anna.fill(path, {
        "p-card.occupation.name": "Učitel", "p-card.occupation.salary": "30.000", "p-card.occupation.expenses": "21 000",
        "p-card.occupation.starting_skills.faith": "2"})
    assert response.status_code == 303
    held = evening.table.seat("Anna")
    assert (held["occupation_name"], held["salary"], held["base_expenses"]) == ("Učitel", 30_000, 21_000)
    assert held["skill_tree"]["faith"] == [1, 2]


def test_a_card_that_contradicts_itself_is_refused_with_its_fields_kept(evening):
    path = do(evening.code, "take_occupation")
    evening.anna.get(path)
    typed = {"p-card.occupation.name": "X", "p-card.occupation.salary": "30000", "p-card.occupation.expenses": "21000",
             "p-card.occupation.cashflow": "9500"}
    assert evening.anna.fill(path, typed).status_code == 409
    assert evening.anna.form(path)["p-card.occupation.cashflow"] == "9500"
    assert evening.table.seat("Anna")["occupation_name"] == ""


def test_a_card_of_the_library_is_picked(evening):
    evening.host("teach", {"path": "cards.OCC_A", "value": {"kind": "occupation", "salary": 25_000, "expenses": 16_500}})
    path = do(evening.code, "take_occupation")
    evening.bara.get(path)
    assert 'value="OCC_A"' in evening.bara.html
    assert evening.bara.fill(path, {"p-card": "OCC_A"}).status_code == 303
    assert evening.table.seat("Bára")["salary"] == 25_000


def test_effects_are_fieldsets(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    evening.house.banker.take(code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "event"})
    path = do(code, "enter_card")
    anna.get(path)
    response = anna.fill(path, {
        "p-scope": "common", "p-effects.0.effect": "share_price", "p-effects.0.amount": "-300",
        "p-effects.1.effect": "cash", "p-effects.1.amount": "5000", "p-effects.1.scope": "self"})
    assert response.status_code == 303, anna.html
    assert "Card: Share price (Akcie), Amount –300, Cash, " in anna.get(f"/t/{code}/seat").get_data(as_text=True)
    assert evening.table.shared["price_ticket"]["share_price"] == 400
    assert evening.table.cash("Anna") == 65_000 and evening.table.cash("Bára") == 60_000


def test_shares_of_a_project_are_one_field_for_each_seat(evening):
    evening.begin()
    path = do(evening.code, "take_large_project")
    evening.anna.get(path)
    form = evening.anna.form(path)
    assert {"p-shares.0", "p-shares.1", "p-loans.0", "p-loans.1"} <= set(form)


def test_squares_passed_are_selects_in_their_order(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 30_000}})
    anna.get(do(code, "land"))
    response = anna.fill(do(code, "land"), {"p-square": "action", "p-passing.0": "payday", "p-passing.1": "payday"})
    assert response.status_code == 303
    assert evening.table.cash("Anna") == 120_000


def test_a_roll_is_tapped_or_typed(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/seat")
    assert anna.submit(do(code, "roll_move")).status_code == 303
    anna.get(f"/t/{code}/seat")
    html = anna.html.split('class="roll"')[1].split("</form>")[0]
    assert [f'value="{n}"' in html for n in range(1, 7)] == [True] * 6
    assert anna.submit(f"/t/{code}/seat/roll", face="3").status_code == 303
    assert evening.table.roll is None and evening.table.shared["move"]["steps"] == 3


@pytest.mark.parametrize("faces", ["", "7", "0", "-1", "3 3", "x", "1.5", "99999999999999999999", "3" * 5000, "NaN", "٣"])
def test_wrong_faces_are_refused(evening, faces):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/seat")
    anna.submit(do(code, "roll_move"))
    anna.get(f"/t/{code}/seat")
    before = evening.table.seq
    response = anna.submit(f"/t/{code}/seat/roll", face=faces)
    assert response.status_code == 409 and 'role="alert"' in anna.html
    assert evening.table.seq == before and evening.table.roll["read"] == []


def test_somebody_elses_roll_is_not_ones_own(evening):
    evening.begin()
    code = evening.code
    evening.bara.get(f"/t/{code}/seat")
    ticket = evening.bara.form(f"/t/{code}/seat/link")["ticket"]
    evening.anna.get(f"/t/{code}/seat")
    evening.anna.submit(do(code, "roll_move"))
    assert 'class="roll"' not in evening.bara.get(f"/t/{code}/seat").get_data(as_text=True)
    assert evening.bara.post(f"/t/{code}/seat/roll", {"ticket": ticket, "face": "3"}).status_code == 409
    assert evening.table.roll["read"] == []


BAD = ["", "0", "-5", "1.5", "1,5", "NaN", "Infinity", "1e9", "9" * 30, "x" * 10_000, "<script>", "0x10", "50 shares", "５０"]


@pytest.mark.parametrize("count", BAD)
def test_wrong_counts_are_refused_and_nothing_is_booked(evening, count):
    evening.begin()
    code, anna = evening.code, evening.anna
    evening.house.banker.take(code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "action"})
    before = evening.table.state
    anna.get(do(code, "buy_shares"))
    response = anna.fill(do(code, "buy_shares"), {"p-count": count})
    assert response.status_code == 409, count
    assert 'role="alert"' in anna.html and "Traceback" not in anna.html and "<script>" not in anna.html
    assert evening.table.state == before


def test_unknown_fields_are_no_arguments(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/seat")
    form = {**anna.form(do(code, "roll_move")), "p-who": "Bára", "p-seat": "Bára", "as": "Bára", "ruling": "1"}
    assert anna.post(do(code, "roll_move"), form).status_code in (303, 409)
    entry = evening.house.banker.entries(code)[-1]
    assert entry.args.get("who") is None and entry.actor["seat"] == "Anna"


def test_a_seat_sends_for_itself_only(evening):
    evening.begin()
    code, bara = evening.code, evening.bara
    before = evening.table.seq
    bara.get(f"/t/{code}/seat")
    ticket = bara.form(f"/t/{code}/seat/link")["ticket"]
    for command in ("end_turn", "roll_move", "buy_shares", "adjust", "set_option", "close_table", "rule", "move_on", "teach"):
        form = {"ticket": ticket, "p-seat": "Bára", "p-path": "cash", "p-value": "9", "p-count": "1"}
        response = bara.post(do(code, command), form)
        assert response.status_code == 409, command
    assert bara.post(do(code, "nonsense"), {"ticket": ticket}).status_code == 404
    assert bara.post(do(code, "join"), {"ticket": ticket, "p-name": "Eva"}).status_code == 404
    assert evening.table.seq == before


def test_a_form_that_has_grown_stale_is_refused(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(do(code, "land"))
    old = {**anna.form(do(code, "land")), "p-square": "action"}
    for seat, command, args in (("Anna", "land", {"square": "action"}), ("Anna", "end_turn", {}),
                                ("Bára", "land", {"square": "action"}), ("Bára", "end_turn", {})):
        evening.house.banker.take(code, {"role": "seat", "seat": seat, "device": None}, command, args)
    before = evening.table.seq
    response = anna.post(do(code, "land"), old)
    assert response.status_code == 409 and "moved on" in anna.html
    assert evening.table.seq == before


def test_a_resend_of_a_tap_books_once_and_shows_the_same_line(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(do(code, "land"))
    form = {**anna.form(do(code, "land")), "p-square": "action"}
    first, second = anna.post(do(code, "land"), form), anna.post(do(code, "land"), form)
    assert first.status_code == second.status_code == 303
    assert first.headers["Location"] == second.headers["Location"]
    assert sum(entry.command == "land" for entry in evening.house.banker.entries(code)) == 1
    other = anna.post(do(code, "land"), {**form, "p-square": "event"})
    assert other.status_code == 409, "the same ticket with something else in it is stale"


def test_the_author_takes_back_the_newest_entry(evening):
    evening.begin()
    code, anna = evening.code, evening.anna
    anna.get(do(code, "land"))
    where = anna.fill(do(code, "land"), {"p-square": "action"}).headers["Location"]
    anna.get(where)
    assert anna.submit(f"/t/{code}/seat/take-back").status_code == 303
    assert evening.table.phase == "awaiting_roll"
    html = anna.get(f"/t/{code}/seat/statement").get_data(as_text=True)
    assert "entry gone" in html and "taken back by" in html


def test_nobody_else_takes_it_back(evening):
    evening.begin()
    code = evening.code
    evening.bara.get(f"/t/{code}/seat")
    ticket = evening.bara.form(f"/t/{code}/seat/link")["ticket"]
    evening.anna.get(do(code, "land"))
    evening.anna.fill(do(code, "land"), {"p-square": "action"})
    before = evening.table.seq
    assert evening.bara.post(f"/t/{code}/seat/take-back", {"ticket": ticket}).status_code == 409
    assert evening.table.seq == before


def test_a_page_shows_only_what_the_seat_may_see(evening):
    evening.begin()
    evening.host("adjust", {"seat": "Anna", "path": "cash", "value": 48_611})
    evening.host("adjust", {"seat": "Bára", "path": "cash", "value": 51_237})
    evening.host("set_option", {"option": "books_visibility", "value": "private"})
    code = evening.code
    for path in ("seat", "seat/of/1", "seat/statement", "wall"):
        assert "48.611" not in evening.bara.get(f"/t/{code}/{path}").get_data(as_text=True), path
    for path in ("host", "host/as/2", "host/journal", "seat/of/2", "host/as/2/do/sell_business"):
        assert "51.237" not in evening.anna.get(f"/t/{code}/{path}").get_data(as_text=True), path
    assert "48.611" in evening.anna.get(f"/t/{code}/seat").get_data(as_text=True)


def test_sums_can_be_opened_to_what_they_are_made_of(evening):
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 42_000, "base_expenses": 30_500}})
    html = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    total = html.split('data-keep="sincome"')[1].split("</details>")[0]
    assert total.count("42.000 Kč") == 2


def test_the_live_part_alone_is_the_same_page_without_its_frame(evening):
    evening.begin()
    code = evening.code
    whole = evening.anna.get(f"/t/{code}/seat").get_data(as_text=True)
    part = evening.anna.get(f"/t/{code}/seat?live=1").get_data(as_text=True)
    assert "<script" not in part and "companion.css" not in part
    strip = lambda html: re.sub(r'value="[0-9a-f]{64}"', "", html.split('<div id="live"')[1].split("</main>")[0])  # noqa: E731
    assert strip(whole) == strip(part)


def test_odd_addresses_end_in_a_sentence(evening):
    code, anna = evening.code, evening.anna
    for path, status in ((f"/t/{code}/seat/do/nonsense", 404), (f"/t/{code}/seat/of/9", 404), (f"/t/{code}/seat/of/0", 404),
                         (f"/t/{code.lower()}/seat", 404), ("/nothing", 404), (f"/t/{code}/seat?done=x", 200),
                         (f"/t/{code}/seat?done=999999", 200), (f"/t/{code}/seat?done=-1", 200)):
        response = anna.get(path)
        assert response.status_code == status, path
        assert "Traceback" not in anna.html and "<h1" in anna.html or status == 200
    response = anna.post(f"/t/{code}/seat", {})
    assert response.status_code == 405 and response.headers["Allow"]


def test_people_without_a_seat_are_led_to_the_lobby(evening):
    stranger = Phone(evening.app, "10.0.0.7")
    assert stranger.get(f"/t/{evening.code}/seat").status_code == 403
    assert f'href="/t/{evening.code}"' in stranger.html
