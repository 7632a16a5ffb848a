"""Laws of a form before its tap: what it will come to, amounts that go, nothing booked, nothing told that is hidden."""

import random
import re
from html import unescape

import pytest

from companion.engine.decide import decide, first_entry
from companion.engine.forms import MISSING, SeatOf, Text
from companion.engine.game import Game
from companion.engine.money import MoneyFormat
from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.web import forms_page, quick
from tests.properties.cards import GAME
from tests.properties.evening import HOST, seated
from tests.properties.players import any_time, forward, laid_table
from tests.web.phone import Phone, lay_table, sit_down


@pytest.fixture
def shop(evening):
    """Anna stands on an action square and may buy."""
    evening.begin()
    evening.host("land", {"square": "action"})
    return evening


def line(phone) -> str:
    return unescape(re.search(r'<p id="comes"[^>]*>(.*?)</p>', phone.html, re.DOTALL).group(1)).strip()


def act(phone) -> str:
    return unescape(re.search(r'<span id="act"[^>]*>(.*?)</span>', phone.html).group(1))


def taps(phone) -> dict[str, str]:
    """What each quick amount says, and the value it fills in."""
    found = re.findall(r'name="quick" value="([^"]*)"[^>]*>(.*?)</button>', phone.html)
    return {unescape(said): value.partition("=")[2] for value, said in found}


def ask(phone, code: str, command: str, fields: dict, at: str = "seat"):
    """Open a form and ask what it comes to, as the button without script does."""
    phone.get(f"/t/{code}/{at}/do/{command}")
    form = phone.form(f"/t/{code}/{at}/do/{command}")
    return phone.post(f"/t/{code}/{at}/foresee/{command}", {**form, **fields})


# -- the line and the button ---------------------------------------------------------------------------

def test_the_effect_is_said_before_the_button_that_names_the_act(shop):
    assert ask(shop.anna, shop.code, "buy_shares", {"p-count": "50"}).status_code == 200
    assert line(shop.anna) == "You pay 35.000 Kč, 25.000 Kč left, dividends +3.500 Kč"
    assert act(shop.anna) == "Buy 50 shares"
    assert shop.anna.form(f"/t/{shop.code}/seat/do/buy_shares")["p-count"] == "50"


@pytest.mark.parametrize("count, said", [("1", "1 akcii"), ("3", "3 akcie"), ("50", "50 akcií")])
def test_the_button_has_its_plurals(shop, count, said):
    shop.anna.client.set_cookie("language", "cs")
    ask(shop.anna, shop.code, "buy_shares", {"p-count": count})
    assert act(shop.anna) == f"Koupit {said}"


def test_a_host_in_a_seats_place_reads_the_seats_name(evening):
    evening.begin()
    evening.host("end_turn", {}) if evening.table.phase == "landed" else None
    evening.host("adjust", {"seat": "Bára", "path": "shares", "value": 10})
    ask(evening.anna, evening.code, "sell_shares", {"p-count": "10"}, "host/as/2")
    assert line(evening.anna).startswith("Bára gets 7.000 Kč, then 67.000 Kč in hand")
    assert "You " not in line(evening.anna)


def test_asking_books_nothing_and_uses_no_ticket_up(shop):
    before = shop.table.seq
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_shares")
    form = {**shop.anna.form(f"/t/{shop.code}/seat/do/buy_shares"), "p-count": "50"}
    for _ in range(3):
        assert shop.anna.post(f"/t/{shop.code}/seat/foresee/buy_shares", form).status_code == 200
    assert shop.table.seq == before and shop.table.cash("Anna") == 60_000
    assert shop.anna.post(f"/t/{shop.code}/seat/do/buy_shares", form).status_code == 303
    assert shop.table.seq == before + 1 and shop.table.cash("Anna") == 25_000


def test_what_was_said_is_what_is_booked(shop):
    ask(shop.anna, shop.code, "buy_metals", {"p-count": "2"})
    assert "50.000 Kč" in line(shop.anna) and "10.000 Kč left" in line(shop.anna)
    shop.anna.fill(f"/t/{shop.code}/seat/do/buy_metals", {"p-count": "2"})
    assert shop.table.cash("Anna") == 10_000


def test_a_refusal_is_a_hint_only_when_everything_is_filled_in(shop):
    ask(shop.anna, shop.code, "buy_shares", {})
    assert line(shop.anna) == "" and 'role="alert"' not in shop.anna.html
    ask(shop.anna, shop.code, "buy_business", {"p-card.business.name": "Kavárna"})
    assert line(shop.anna) == ""
    ask(shop.anna, shop.code, "buy_shares", {"p-count": "86"})
    assert line(shop.anna) == "You need 60.200 Kč, you have 60.000 Kč. At most 85."
    assert 'class="comes no"' in shop.anna.html and 'role="alert"' not in shop.anna.html


def test_every_form_can_be_asked_about_and_none_books(evening):
    evening.begin()
    for name, command in evening.table.game.commands.items():
        if name in ("join", "report_roll"):
            continue
        before, at = evening.table.seq, "host" if command.who == "host" else "seat"
        answer = ask(evening.anna, evening.code, name, {}, at)
        assert answer.status_code == 200, name
        assert evening.table.seq == before, name


def test_asking_is_for_the_seat_and_the_host_alone(shop):
    stranger = Phone(shop.app, "10.0.0.77")
    shop.bara.get(f"/t/{shop.code}/seat/do/sell_shares")
    form = shop.bara.form(f"/t/{shop.code}/seat/do/sell_shares")
    for path in ("host/foresee/adjust", "host/as/1/foresee/sell_shares"):
        assert shop.bara.post(f"/t/{shop.code}/{path}", form).status_code == 403
    assert stranger.post(f"/t/{shop.code}/seat/foresee/sell_shares", form).status_code == 403
    assert shop.bara.post(f"/t/{shop.code}/seat/foresee/sell_shares", {**form, "ticket": "0" * 64}).status_code == 403


# -- hidden books --------------------------------------------------------------------------------------

@pytest.fixture
def private(app):
    host, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(host, books_visibility="private", player_transfers="free")
    sit_down(host, code, "Anna")
    sit_down(bara, code, "Bára")
    house = app.extensions["companion"]
    act_ = {"role": "host", "seat": None, "device": None}
    for seat, cash in (("Anna", 40_000), ("Bára", 77_700)):
        house.banker.take(code, act_, "adjust", {"seat": seat, "path": "cash", "value": cash})
    house.banker.take(code, act_, "adjust", {"seat": "Bára", "path": "shares", "value": 33})
    house.banker.take(code, act_, "roll_start_order", {})
    for face in (1, 6):
        house.banker.take(code, act_, "report_roll", {"faces": [face]})
    house.banker.take(code, act_, "land", {"square": "action"}, None)
    return code, host, bara


def test_no_amount_measures_a_hidden_purse(private):
    code, host, bara = private
    for count in ("1", "85", "111", "112", "5000"):
        ask(host, code, "buy_shares", {"p-count": count}, "host/as/2")
        assert taps(host) == {} and line(host) == "", count
    for amount in ("1", "77.700", "77.701"):
        ask(host, code, "pay", {"p-to": "Anna", "p-payer": "Bára", "p-amount": amount}, "host")
        assert taps(host) == {} and line(host) == "", amount
        ask(host, code, "pay", {"p-to": "bank", "p-payer": "Bára", "p-amount": amount})
        assert line(host) == "", amount
    ask(bara, code, "buy_shares", {})
    assert taps(bara)["All: 111"] == "111", "to the seat itself it is told"


def test_others_hidden_figures_are_not_in_the_line(private):
    code, host, bara = private
    ask(bara, code, "pay", {"p-to": "Anna", "p-amount": "500"})
    assert "40." not in line(bara)


# -- amounts ---------------------------------------------------------------------------------------------

def test_quick_amounts_are_all_half_and_one_at_its_price(shop):
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_shares")
    assert taps(shop.anna) == {"1 × 700 Kč": "1", "Half: 42": "42", "All: 85": "85"}


def test_a_quick_amount_is_tapped_without_script(shop):
    ask(shop.anna, shop.code, "buy_shares", {"p-count": "3", "quick": "p-count=85"})
    assert line(shop.anna).startswith("You pay 59.500 Kč, 500 Kč left")
    assert shop.anna.form(f"/t/{shop.code}/seat/do/buy_shares")["p-count"] == "85"


def test_what_would_work_is_offered_with_the_refusal(shop):
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_shares")
    assert shop.anna.fill(f"/t/{shop.code}/seat/do/buy_shares", {"p-count": "500"}).status_code == 409
    assert taps(shop.anna)["Take 85"] == "85" and "All: 85" not in taps(shop.anna)


def test_a_payment_offers_the_notes_of_the_box(app):
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, player_transfers="free")
    sit_down(anna, code, "Anna")
    sit_down(bara, code, "Bára")
    app.extensions["companion"].banker.take(code, HOST | {"device": None}, "adjust", {"seat": "Bára", "path": "cash", "value": 60_000})
    bara.get(f"/t/{code}/seat/do/pay")
    assert taps(bara) == {}, "whom to pay is not known yet"
    ask(bara, code, "pay", {"p-to": "Anna"})
    assert taps(bara) == {"5.000 Kč": "5000", "10.000 Kč": "10000", "50.000 Kč": "50000", "Half: 30.000 Kč": "30000",
                          "All: 60.000 Kč": "60000"}


@pytest.mark.parametrize("seed", range(3))
def test_a_quick_amount_is_never_refused(seed, monkeypatch):
    """Over a played evening: whatever is offered goes, and it is found out by few tries."""
    rng, offered, tries = random.Random(seed), 0, []
    counted = quick.decide
    monkeypatch.setattr(quick, "decide", lambda *of: (tries.append(1), counted(*of))[1])
    monkeypatch.setattr("companion.foresight.decide", lambda *of: (tries.append(1), counted(*of))[1])
    table = first_entry(GAME, laid_table(rng)).table
    for seat in table.seats:
        table = decide(table, HOST, "adjust", {"seat": seat, "path": "cash", "value": rng.choice((0, 900, 60_000, 3 * 10**11))}).table
    for step in range(60):
        actor, command, args = (forward if step % 3 else any_time)(rng, table)
        try:
            table = decide(table, actor, command, args).table
        except Refusal:
            continue
        for seat in table.seats if step % 4 == 0 else ():
            for command in GAME.commands.values():
                known = {name: rng.choice([s for s in table.seats if s != seat] or [GAME.bank]) if isinstance(kind, SeatOf) else "x"
                         for name, (kind, default) in command.params.items()
                         if default is MISSING and isinstance(kind, (SeatOf, Text))}
                tries.clear()
                found = quick.quick_amounts(table, seated(seat), command, known, seat, seat)
                assert len(tries) <= 60, command.name
                for name, amounts in found.items():
                    for one in amounts:
                        decide(table, seated(seat), command.name, {**known, name: one["value"]})
                        offered += 1
    assert offered or seed


# -- numbers as people type them ------------------------------------------------------------------------

@pytest.mark.parametrize("typed", ["1500", "1 500", "1.500", "1\u00a0500", "1\u202f500", "1'500", "1,500", " 1500 ", "1 500 Kč", "1.500Kč"])
def test_thousands_may_be_marked_in_any_way(shop, typed):
    shop.host("adjust", {"seat": "Anna", "path": "cash", "value": 2_000_000})
    ask(shop.anna, shop.code, "buy_shares", {"p-count": typed})
    assert line(shop.anna).startswith("You pay 1.050.000 Kč"), typed
    shop.anna.fill(f"/t/{shop.code}/seat/do/buy_shares", {"p-count": typed})
    assert shop.table.balance("Anna", "shares") == 1500


@pytest.mark.parametrize("typed", ["1,5", "1.5", "1500,50", "1.500,5", "1 500.5"])
@pytest.mark.parametrize("language, says", [("en", "whole numbers only, such as 1500"), ("cs", "například 1500")])
def test_a_decimal_is_refused_with_what_to_type(shop, typed, language, says):
    shop.anna.client.set_cookie("language", language)
    ask(shop.anna, shop.code, "buy_shares", {"p-count": typed})
    assert says in line(shop.anna), "before the tap"
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_shares")
    assert shop.anna.fill(f"/t/{shop.code}/seat/do/buy_shares", {"p-count": typed}).status_code == 409
    refusal = re.search(r'id="refusal">(.*?)</p>', shop.anna.html).group(1)
    assert says in refusal and shop.anna.form(f"/t/{shop.code}/seat/do/buy_shares")["p-count"] == typed
    assert shop.table.balance("Anna", "shares") == 0


@pytest.mark.parametrize("pattern, thousands", [("{n} Kč", "."), ("{n} ₽", " "), ("R$ {n}", "."), ("${n}", ","), ("{n} fr", "'"),
                                                ("{n} €", "\u00a0"), ("{n} €", "\u202f"), ("{n}", "")])
def test_what_a_box_writes_can_be_typed_back(pattern, thousands):
    game = Game(toml=f'slug = "toy"\ntitle = "Toy"\nmoney = "coins"\n[format]\npattern = "{pattern}"\nthousands = "{thousands}"\n')
    table = first_entry(game, {"seats": ["Anna"]}).table
    format_ = MoneyFormat(pattern, thousands)
    for amount in (0, 7, 1500, 45_000, 1_234_567, 10**11):
        bare = words_for(game, "en").number(amount)
        for typed in {format_.plain(amount), bare, str(amount)}:
            form = {"p-to": "bank", "p-amount": typed}
            posted = type("Posted", (dict,), {"getlist": lambda self, name: [self[name]] if name in self else []})(form)
            assert forms_page.read(table, game.commands["pay"], "Anna", posted)["amount"] == amount, (pattern, typed)


# -- the card library ------------------------------------------------------------------------------------

CARD = {"p-card.business.name": "Kavárna", "p-card.business.price": "20 000", "p-card.business.cashflow": "1500",
        "p-card.business.bonus_table": "5 1000\n10 2500", "p-card.business.required_skills.faith": "0"}


def test_a_typed_card_is_kept_and_picked_the_next_time(shop):
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_business")
    done = shop.anna.fill(f"/t/{shop.code}/seat/do/buy_business", {**CARD, "keep": "1"})
    assert done.status_code == 303, shop.anna.html
    card = shop.table.data["cards"]["Kavárna"]
    assert (card["kind"], card["price"], card["bonus_table"]) == ("business", 20_000, [[5, 1000], [10, 2500]])
    shop.anna.get(done.headers["Location"])
    assert 'class="done"' in shop.anna.html, "the purchase is the newest entry and can be taken back"
    assert shop.house.store.taught("cesta-k-bohatstvi")["cards"]["Kavárna"] == card
    # picked: its fields stand there, and what it will come to
    shop.anna.post(f"/t/{shop.code}/seat/take-back", {"ticket": shop.anna.form(f"/t/{shop.code}/seat/take-back")["ticket"]})
    ask(shop.anna, shop.code, "buy_business", {"p-card": "kavárna"})
    form = shop.anna.form(f"/t/{shop.code}/seat/do/buy_business")
    assert form["p-card"] == "Kavárna" and form["p-card.business.price"] == "20000"
    assert form["p-card.business.bonus_table"] == "5 1000\n10 2500"
    assert line(shop.anna).startswith("You pay 20.000 Kč, 40.000 Kč left, businesses +1.500 Kč")
    assert act(shop.anna) == "Buy: Kavárna"


def test_another_card_of_that_name_is_kept_beside_it(shop):
    shop.host("teach", {"path": "cards.Kavárna", "value": {"kind": "business", "price": 1, "cashflow": 1}})
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_business")
    shop.anna.fill(f"/t/{shop.code}/seat/do/buy_business", {**CARD, "keep": "1"})
    assert shop.table.data["cards"]["Kavárna"]["price"] == 1 and shop.table.data["cards"]["Kavárna 2"]["price"] == 20_000


def test_a_refused_card_is_not_kept_and_a_resend_keeps_it_once(shop):
    shop.anna.get(f"/t/{shop.code}/seat/do/buy_business")
    path, before = f"/t/{shop.code}/seat/do/buy_business", shop.table.seq
    form = {**shop.anna.form(path), **CARD, "keep": "1", "keep-name": 'Café "U mostu"'}
    assert shop.anna.post(path, {**form, "p-card.business.price": "90 000"}).status_code == 409
    assert shop.table.seq == before and not shop.table.data.get("cards")
    for _ in range(2):
        assert shop.anna.post(path, form).status_code == 303
    assert shop.table.seq == before + 2 and list(shop.table.data["cards"]) == ["Café U mostu"]


def test_only_the_host_keeps_cards(evening):
    evening.bara.get(f"/t/{evening.code}/seat/do/take_occupation")
    assert 'name="keep"' not in evening.bara.html
    fields = {"p-card.occupation.name": "Učitel", "p-card.occupation.salary": "30000", "p-card.occupation.expenses": "1", "keep": "1"}
    assert evening.bara.fill(f"/t/{evening.code}/seat/do/take_occupation", fields).status_code == 303
    assert not evening.table.data.get("cards")
    evening.anna.get(f"/t/{evening.code}/seat/do/take_occupation")
    assert 'name="keep"' in evening.anna.html


def test_a_long_library_is_searched(evening):
    for number in range(15):
        evening.host("teach", {"path": f"cards.O{number}", "value": {"kind": "occupation", "name": f"Povolání {number}",
                                                                     "salary": 1000 * number, "expenses": 1}})
    evening.anna.get(f"/t/{evening.code}/seat/do/take_occupation")
    assert '<option value="Povolání 7 (O7)">' in evening.anna.html and "<datalist" in evening.anna.html
    evening.anna.fill(f"/t/{evening.code}/seat/do/take_occupation", {"p-card": "Povolání 7 (O7)"})
    assert evening.table.seat("Anna")["occupation_name"] == "Povolání 7"


# -- what is picked ---------------------------------------------------------------------------------------

def test_rows_are_picked_by_their_figures(shop):
    shop.host("add_row", {"seat": "Anna", "row": "business", "values": {"name": "Kavárna", "price": 120_000, "cashflow": 5000}})
    shop.anna.get(f"/t/{shop.code}/seat/do/sell_business")
    label = re.search(r'<label class="chip">.*?</label>', shop.anna.html, re.DOTALL).group(0)
    assert "Kavárna" in label and "120.000 Kč" in label


def test_seats_are_picked_by_their_pawns(app):
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, player_transfers="free")
    sit_down(anna, code, "Anna")
    sit_down(bara, code, "Bára")
    bara.get(f"/t/{code}/seat/do/pay")
    chip = re.search(r'<label class="chip"><input[^>]*value="Anna".*?</label>', bara.html, re.DOTALL).group(0)
    assert 'class="pawn' in chip


def test_only_what_an_effect_uses_is_unfolded(shop):
    ask(shop.anna, shop.code, "other_opportunity", {"p-effects.0.effect": "cash"})
    first = re.search(r'<details class="effect".*?<details class="rest">', shop.anna.html, re.DOTALL).group(0)
    assert 'name="p-effects.0.amount"' in first and 'name="p-effects.0.skill"' not in first
