"""Money: what may go below zero, how halves are rounded, how a total is split, how a box writes its amounts."""

from fractions import Fraction

import pytest

from companion.engine import facts
from companion.engine.forms import Amount, Text
from companion.engine.money import MoneyFormat, Transfer, law_breaches, percent_of, round_half_up, split_shares
from companion.engine.table import Refusal
from tests.engine.evening import evening, make_game, seat


def bank_game(toml=""):
    game = make_game(f"""
        turns = "clockwise"
        {toml}
        [opening]
        crowns = 10
        [commodities]
        stars = {{}}
        [seat]
        audience = "all"
        [seat.fields]
        stars = {{ type = "number", commodity = "stars" }}
    """)

    @game.command(who="any")
    def send(table, who, source: Text(), target: Text(), amount: Amount(), commodity: Text() = "crowns"):
        yield facts.move(amount, commodity, source, target)

    return game


# -- laws ---------------------------------------------------------------------------------------------------

def test_only_the_bank_goes_below_zero():
    evening(bank_game(), """
        Ada: send source=bank target=Ada amount=1000000
        refuse not_enough_cash need=11 have=10 Ada: send source=Ben target=Ada amount=11
        refuse not_enough_cash need=1 have=0 Ada: send source="Ben/purse" target=Ben amount=1
        refuse not_enough_cash need=1 have=0 Ada: send source=nobody target=Ben amount=1
        refuse not_enough_cash need=1 have=0 Ada: send source=Ben target=bank amount=1 commodity=stars
        Ada: send source=bank target=Ben amount=5 commodity=stars
        expect Ben.stars=5
        """)


def test_a_game_may_name_more_accounts_that_go_below_zero():
    game = bank_game('bank = "STATE"\n[accounts]\nunlimited = ["treasury"]')
    desk = evening(game, "Ada: send source=treasury target=Ada amount=5\nhost: pay to=Ben amount=3\nAda: pay to=bank amount=15\n"
                         "refuse not_enough_cash Ada: send source=bank target=Ada amount=1")
    assert desk.table().balance("STATE") == -30 - 3 + 15 and desk.table().balance("treasury") == -5


def test_every_commodity_sums_to_zero_after_every_entry():
    desk = evening(bank_game(), "Ada: send source=bank target=Ada amount=3 commodity=stars\nAda: pay to=Ben amount=4\n"
                                "given Ada cash=99 stars=1\nundo\nAda: pay to=Cyd amount=2 commodity=stars\ninvariant")
    for balances in desk.table().state["balances"].values():
        assert sum(balances.values()) == 0


def test_no_transfer_is_larger_than_a_database_can_hold():
    game = bank_game()

    @game.command(who="any")
    def boom(table, who):
        yield facts.move(10**18 + 1, "crowns", "bank", who)

    @game.command(who="any")
    def almost(table, who):
        yield facts.move(10**18, "crowns", "bank", who)

    evening(game, """
        refuse bad_parameter parameter=amount why=range Ada: boom
        Ada: almost
        expect Ada.cash=1000000000000000010
        """)


def test_the_laws_name_what_is_broken():
    assert law_breaches({"crowns": {"Ada": 5, "bank": -5}, "stars": {}}, {"bank"}) == []
    assert law_breaches({"crowns": {"Ada": 5, "bank": -4}}, {"bank"}) == ["crowns sums to 1 over all accounts, it must be 0"]
    assert law_breaches({"crowns": {"Ada": -5, "Ben": 5}}, {"bank"}) == [
        "Ada has -5 crowns; only ['bank'] may go below zero"]
    assert len(law_breaches({"crowns": {"Ada": -1, "Ben": -1}}, {"bank"})) == 3


def test_a_game_that_breaks_a_law_makes_no_entry():
    game = bank_game()

    @game.event("printed")
    def printed(state, data, seq):
        state["balances"]["crowns"]["Ada"] += 1

    @game.command(who="any")
    def print_money(table, who):
        yield facts.event("printed")

    desk = evening(game, "")
    with pytest.raises(RuntimeError, match="toy: crowns sums to 1 over all accounts"):
        desk.send(seat("Ada"), "print_money", {})
    assert desk.table().seq == 1


def test_a_transfer_moves_a_positive_whole_amount_between_two_accounts():
    for amount in (0, -1, True, 1.0, "1", None):
        with pytest.raises(ValueError, match="a transfer moves a positive whole amount"):
            Transfer("crowns", amount, "Ada", "Ben")
    with pytest.raises(ValueError, match="a transfer needs two accounts, both are 'Ada'"):
        Transfer("crowns", 1, "Ada", "Ada")


# -- the common payment -----------------------------------------------------------------------------------

def test_a_seat_pays_for_itself_and_the_host_for_anybody():
    evening(bank_game(), """
        Ben: pay to=Cyd amount=4 memo="for tea"
        expect Ben.cash=6 Cyd.cash=14
        refuse not_allowed Ben: pay payer=Cyd to=Ben amount=1
        refuse not_allowed Ben: pay payer=bank to=Ben amount=1
        host: pay to=Ben amount=1
        host: pay payer=Cyd to=Ben amount=2
        host: pay payer=Cyd to=bank amount=2
        Ada: pay to=Ben amount=1
        Ada: pay payer=Ben to=Ada amount=1
        expect Ben.cash=9 Cyd.cash=10 Ada.cash=10
        refuse not_enough_cash need=11 have=10 player=Cyd Cyd: pay to=Ben amount=11
        refuse bad_parameter parameter=to Ben: pay to=Ben amount=1
        refuse bad_parameter parameter=to host: pay to=bank amount=1
        refuse bad_parameter parameter=to Ben: pay to=Dan amount=1
        refuse bad_parameter parameter=amount Ben: pay to=Ada amount=0
        refuse bad_parameter parameter=commodity Ben: pay to=Ada amount=1 commodity=hearts
        """)


def test_a_host_without_a_seat_is_the_banker_all_the_same():
    desk = evening(bank_game(), """
        host: choose_host seat=null
        host: pay to=Ben amount=5
        host: pay payer=Ben to=Cyd amount=15
        host: pay payer=Cyd to=bank amount=1
        expect Ben.cash=0 Cyd.cash=24
        refuse not_allowed Ada: pay payer=Ben to=Ada amount=1
        """)
    for actor in ({"role": "sensor", "seat": None, "device": "x"}, seat(None), {"role": "wall", "seat": None}, {}):
        for args in ({"to": "Ada", "amount": 1}, {"payer": "Ben", "to": "Ada", "amount": 1}, {"payer": "bank", "to": "Ada", "amount": 1}):
            with pytest.raises(Refusal, match="not_allowed"):
                desk.send(actor, "pay", args)


def test_whatever_is_counted_may_be_paid_and_only_that_moves():
    evening(bank_game(), """
        given Ada stars=3
        Ada: pay payer=Ada to=Ben amount=2 commodity=stars
        host: pay to=Cyd amount=1 commodity=stars
        Ben: pay to=bank amount=1 commodity=stars
        expect Ada.stars=1 Ben.stars=1 Cyd.stars=1 Ada.cash=10 Ben.cash=10 Cyd.cash=10
        refuse not_enough_cash need=2 have=1 Ada: pay to=Ben amount=2 commodity=stars
        """)


def test_a_payment_bears_its_memo():
    desk = evening(bank_game(), """
        Ben: pay to=Cyd amount=4 memo="for tea"
        Ben: pay to=Cyd amount=1
        host: pay to=Cyd amount=1 memo=start
        host: pay to=Cyd amount=1
        """)
    assert [entry.facts[0].memo for entry in desk.entries()[1:]] == ["for tea", "pay", "start", "pay"]


# -- rounding ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("value", "unit", "rounded"), [
    (0, 1, 0), (Fraction(1, 2), 1, 1), (Fraction(-1, 2), 1, -1), (Fraction(49, 100), 1, 0), (Fraction(-49, 100), 1, 0),
    (Fraction(5, 2), 1, 3), (Fraction(-5, 2), 1, -3), (Fraction(3, 2), 1, 2), (Fraction(1, 3), 1, 0), (Fraction(2, 3), 1, 1),
    (7, 1, 7), (-7, 1, -7), (149, 100, 100), (150, 100, 200), (-150, 100, -200), (-149, 100, -100), (50, 100, 100),
    (49, 100, 0), (Fraction(12499, 10), 500, 1000), (1250, 500, 1500), (10**18 + 50, 100, 10**18 + 100),
    (Fraction(10**18 * 2 + 1, 2), 1, 10**18 + 1)])
def test_halves_are_rounded_away_from_zero(value, unit, rounded):
    assert round_half_up(value, unit) == rounded
    assert isinstance(round_half_up(value, unit), int)


@pytest.mark.parametrize(("amount", "percent", "unit", "part"), [
    (1000, 10, 1, 100), (1005, 10, 1, 101), (1004, 10, 1, 100), (-1005, 10, 1, -101), (333, Fraction(100, 3), 1, 111),
    (0, 50, 1, 0), (1050, 10, 100, 100), (1500, 10, 100, 200), (3, 50, 1, 2), (10**15, 1, 1, 10**13), (29, 7, 1, 2)])
def test_percent_are_computed_exactly_and_rounded_once(amount, percent, unit, part):
    assert percent_of(amount, percent, unit) == part


@pytest.mark.parametrize(("total", "shares", "parts"), [
    (100, ["1"], [100]), (100, ["1/2", "1/2"], [50, 50]), (101, ["1/2", "1/2"], [51, 50]),
    (2_000_000, ["1/3", "1/3", "1/3"], [666_667, 666_667, 666_666]), (1, ["1/3", "1/3", "1/3"], [1, 0, 0]),
    (10, ["1/6", "1/3", "1/2"], [2, 3, 5]), (7, ["1/4", "1/4", "1/2"], [2, 2, 3]), (0, ["1/2", "1/2"], [0, 0]),
    (100, ["99/100", "1/100"], [99, 1]), (5, ["1/10", "2/10", "7/10"], [1, 1, 3]), (3, ["1/2", "1/2", "0"], [2, 1, 0])])
def test_a_total_is_split_without_losing_a_unit(total, shares, parts):
    found = split_shares(total, [Fraction(share) for share in shares])
    assert found == parts and sum(found) == total


def test_left_over_units_go_to_the_largest_rest_and_ties_to_the_first_named():
    assert split_shares(11, [Fraction(1, 5), Fraction(2, 5), Fraction(2, 5)]) == [2, 5, 4]
    assert split_shares(2, [Fraction(1, 4), Fraction(1, 4), Fraction(1, 4), Fraction(1, 4)]) == [1, 1, 0, 0]


@pytest.mark.parametrize("shares", [[], ["1/2"], ["1/2", "1/3"], ["1/2", "1/2", "1/100"]])
def test_shares_that_are_not_the_whole_cannot_be_split(shares):
    with pytest.raises(ValueError, match="shares must add up to exactly 1"):
        split_shares(100, [Fraction(share) for share in shares])


# -- how a box writes amounts --------------------------------------------------------------------------------

CZECH = MoneyFormat("{n} Kč", ".", "–")
DOLLAR = MoneyFormat("${n}", ",")
BRAZIL = MoneyFormat("${n}", ".", "-")
PLAIN = MoneyFormat()


@pytest.mark.parametrize(("style", "amount", "plain", "signed"), [
    (CZECH, 0, "0 Kč", "0 Kč"), (CZECH, 25000, "25.000 Kč", "+25.000 Kč"), (CZECH, -1000, "–1.000 Kč", "–1.000 Kč"),
    (CZECH, 999, "999 Kč", "+999 Kč"), (CZECH, 1234567, "1.234.567 Kč", "+1.234.567 Kč"),
    (DOLLAR, 131500, "$131,500", "+$131,500"), (DOLLAR, -500, "−$500", "−$500"), (BRAZIL, 24000, "$24.000", "+$24.000"),
    (PLAIN, 10000, "10 000", "+10 000"), (PLAIN, -10000, "−10 000", "−10 000"), (PLAIN, 10**12, "1 000 000 000 000",
                                                                               "+1 000 000 000 000")])
def test_amounts_are_written_as_the_box_writes_them(style, amount, plain, signed):
    assert style.plain(amount) == plain
    assert style.signed(amount) == signed


def test_a_game_says_how_its_box_writes_amounts():
    game = make_game('[format]\npattern = "{n} U"\nthousands = "\u00a0"\nminus = "-"')
    assert game.format.plain(-1500) == "-1\u00a0500 U"


# -- what a refusal says ------------------------------------------------------------------------------------

def test_an_overdrawn_account_is_refused_with_what_is_needed_and_what_there_is():
    desk = evening(bank_game(), "")
    with pytest.raises(Refusal) as refusal:
        desk.send(seat("Ada"), "send", {"source": "Ada", "target": "Ben", "amount": 11})
    assert (refusal.value.code, refusal.value.facts, refusal.value.order) == ("not_enough_cash", {"need": 11, "have": 10}, False)
