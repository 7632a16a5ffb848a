"""Laws of what a figure answers: its entries, the bank statement, what came while nobody looked."""

import pytest

from tests.web.phone import Phone, lay_table, sit_down


def why(evening, number: int, field: str, phone=None) -> str:
    return (phone or evening.anna).get(f"/t/{evening.code}/seat/why/{number}/{field}").get_data(as_text=True)


def entries_of(html: str) -> list[str]:
    return html.split('<ol class="journal account">')[1].split("</ol>")[0].split('<li class="entry')[1:]


def test_a_figure_tells_the_entries_behind_it_newest_first_with_before_and_after(evening):
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 42_000}})
    evening.host("adjust", {"seat": "Bára", "values": {"salary": 9_000}})
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 45_000}})
    told = entries_of(why(evening, 1, "salary"))
    assert len(told) == 2, "the entry of somebody else is none of them"
    assert "45.000 Kč" in told[0] and "before: 42.000 Kč" in told[0]
    assert "42.000 Kč" in told[1] and "before: 0 Kč" in told[1]


def test_a_derived_figure_tells_what_touched_its_parts(evening):
    evening.begin()
    anna = {"role": "seat", "seat": "Anna", "device": None}
    evening.house.banker.take(evening.code, anna, "land", {"square": "action"})
    evening.house.banker.take(evening.code, anna, "buy_shares", {"count": 50})
    html = why(evening, 1, "total_cashflow")
    told = entries_of(html)
    assert "Shares bought: 50" in told[0] and "3.500 Kč" in told[0]
    assert "50 × 700 Kč × 10 %" in why(evening, 1, "dividends"), "the formula with its numbers"


def test_what_was_taken_back_is_not_behind_a_figure(evening):
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 42_000}})
    assert len(entries_of(why(evening, 1, "salary"))) == 1
    evening.host("reverse", {})
    assert "No entry has changed it" in why(evening, 1, "salary")
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 43_000}})
    assert "43.000 Kč" in entries_of(why(evening, 1, "salary"))[0]


def test_a_row_keeps_its_entries_when_the_rows_before_it_go(evening):
    for name, amount in (("Auto", 100), ("Chata", 200)):
        evening.host("add_row", {"seat": "Anna", "row": "expense_line", "values": {"name": name, "amount": amount}, "reason": "r"})
    evening.host("remove_row", {"seat": "Anna", "row": "expense_line", "index": 1, "reason": "r"})
    html = why(evening, 1, "expense_lines.1.amount")
    assert "Chata" in html and len(entries_of(html)) == 1 and "200 Kč" in entries_of(html)[0]


@pytest.mark.parametrize("field", ["nothing", "expense_lines.1.amount", "expense_lines.x.amount", "moves", "births",
                                   "expense_lines.99999999999.amount", "cash.cash", "skill_tree", "__class__"])
def test_figures_that_are_not_there_have_no_page(evening, field):
    assert evening.anna.get(f"/t/{evening.code}/seat/why/1/{field}").status_code == 404
    assert evening.anna.get(f"/t/{evening.code}/seat/why/3/cash").status_code == 404


def test_a_price_of_the_table_tells_its_entries(evening):
    evening.host("adjust", {"path": "price_ticket.share_price", "value": 900})
    told = entries_of(why(evening, 0, "price_ticket.share_price"))
    assert "900 Kč" in told[0] and "before: 700 Kč" in told[0]


def test_every_figure_of_the_page_has_its_own_page(evening):
    evening.begin()
    evening.host("add_row", {"seat": "Anna", "row": "loan", "values": {"principal": 40_000, "purpose": "X"}, "reason": "r"})
    html = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    pages = {part.split('"')[0] for part in html.split('href="')[1:] if "/seat/why/" in part.split('"')[0]}
    assert len(pages) > 20
    for page in sorted(pages):
        assert evening.anna.get(page).status_code == 200, page


def test_hidden_figures_are_not_told_by_their_past(app):
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, books_visibility="private")
    sit_down(anna, code, "Anna"), sit_down(bara, code, "Bára")
    take = app.extensions["companion"].banker.take
    host = {"role": "host", "seat": None, "device": None}
    take(code, host, "adjust", {"seat": "Anna", "path": "cash", "value": 48_611})
    assert bara.get(f"/t/{code}/seat/why/1/cash").status_code == 404
    assert "48.611 Kč" in anna.get(f"/t/{code}/seat/why/1/cash").get_data(as_text=True)
    take(code, host, "set_option", {"option": "books_visibility", "value": "open"})
    take(code, host, "adjust", {"seat": "Anna", "path": "cash", "value": 50_000})
    take(code, host, "adjust", {"seat": "Anna", "path": "cash", "value": 51_000})
    html = bara.get(f"/t/{code}/seat/why/1/cash").get_data(as_text=True)
    assert "51.000 Kč" in html and "before: 50.000 Kč" in html


def statement(evening, query: str = "") -> list[str]:
    evening.anna.get(f"/t/{evening.code}/seat/statement{query}")
    return entries_of(evening.anna.html)


def test_the_statement_has_the_balance_after_each_line(evening):
    evening.host("pay", {"payer": "bank", "to": "Anna", "amount": 700})
    evening.host("pay", {"payer": "Anna", "to": "bank", "amount": 200})
    lines = statement(evening)
    assert "–200 Kč" in lines[0] and "500 Kč" in lines[0]
    assert "+700 Kč" in lines[1] and "700 Kč" in lines[1].split("balance")[1]


def test_a_line_taken_back_is_struck_through_with_who_took_it_back_and_has_no_balance(evening):
    evening.host("pay", {"payer": "bank", "to": "Anna", "amount": 700})
    evening.house.banker.take(evening.code, {"role": "host", "seat": "Bára", "device": None}, "reverse", {})
    back, gone = statement(evening)[:2]
    assert "–700 Kč" in back and "0 Kč" in back.split("balance")[1]
    assert gone.startswith(" gone") and "taken back by no." in gone and "Bára" in gone and "balance" not in gone


def test_only_my_money_leaves_the_rest_out(evening):
    evening.host("pay", {"payer": "bank", "to": "Bára", "amount": 300})
    evening.host("pay", {"payer": "bank", "to": "Anna", "amount": 700})
    assert len(statement(evening)) > 2
    assert len(statement(evening, "?only=money")) == 1


def test_a_long_evening_has_pages(evening):
    for _ in range(60):
        evening.host("pay", {"payer": "bank", "to": "Anna", "amount": 1})
    first = statement(evening, "?only=money")
    older = evening.anna.html.split('href="')
    address = next(part.split('"')[0].replace("&amp;", "&") for part in older if "before=" in part.split('"')[0])
    evening.anna.get(address)
    second = entries_of(evening.anna.html)
    assert (len(first), len(second)) == (50, 10)
    assert "11 Kč" in first[-1].split("balance")[1] and "10 Kč" in second[0].split("balance")[1]
    assert "before=" not in evening.anna.html


@pytest.mark.parametrize("query", ["?before=x", "?before=-1", "?before=99999999999999", "?before=1", "?only=x", "?before=%00"])
def test_odd_pages_of_a_statement_are_pages(evening, query):
    assert evening.anna.get(f"/t/{evening.code}/seat/statement{query}").status_code == 200


# -- while you were away ---------------------------------------------------------------------------------

def away(evening, since) -> str:
    html = evening.anna.get(f"/t/{evening.code}/seat?live=1&since={since}").get_data(as_text=True)
    return html.split('<section class="away"')[1].split("</section>")[0] if '<section class="away"' in html else ""


def test_the_strip_tells_what_others_booked_and_leaves_the_own_taps_out(evening):
    evening.begin()
    seq = evening.table.seq
    evening.anna.get(f"/t/{evening.code}/seat")
    evening.anna.submit(f"/t/{evening.code}/seat/do/roll_move")
    assert away(evening, seq) == "", "the own tap is no news"
    for _ in range(7):
        evening.host("pay", {"payer": "bank", "to": "Anna", "amount": 1})
    strip = away(evening, seq)
    assert strip.count('class="entry') == 5 and "and 2 more" in strip
    assert away(evening, evening.table.seq) == ""


@pytest.mark.parametrize("since", ["", "x", "-1", "99999", "9" * 40, "1.5"])
def test_odd_numbers_show_no_strip(evening, since):
    assert away(evening, since) == ""


# -- a tap says what it costs --------------------------------------------------------------------------------

def test_a_tap_says_what_it_costs_and_what_it_takes_from_the_cashflow(evening):
    evening.begin()
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 30_000, "employed": True}})
    evening.house.banker.take(evening.code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "action"})
    html = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    charity = html.split('do/give_to_charity"')[1].split("</form>")[0]
    assert "–3.000 Kč" in charity
    assert "cashflow –30.000 Kč" in html.split('do/resign"')[1].split("</form>")[0]
    assert evening.table.cash("Anna") == 60_000, "nothing is booked by looking"


def test_a_tap_that_would_be_refused_stands_with_its_reason_beforehand(evening):
    evening.begin(cash=1_000)
    evening.host("adjust", {"seat": "Anna", "values": {"salary": 30_000}})
    evening.house.banker.take(evening.code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "action"})
    html = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True)
    assert 'do/give_to_charity"' not in html
    assert "You need 3.000 Kč, you have 1.000 Kč." in html.split('class="fold closed"')[1].split("</details>")[0]


def test_the_commonest_commands_are_buttons_and_the_others_a_tap_further(evening):
    evening.begin()
    evening.house.banker.take(evening.code, {"role": "seat", "seat": "Anna", "device": None}, "land", {"square": "action"})
    now = evening.anna.get(f"/t/{evening.code}/seat").get_data(as_text=True).split('class="now"')[1].split("</section>")[0]
    shown, folded = now.split('<details class="fold"', 1)
    assert shown.count("/seat/do/") <= 6 + 2
    assert "end_turn" in shown and "buy_shares" in shown
    assert "draw_desire" in folded


def test_what_is_said_to_be_common_is_a_command_of_the_game():
    from companion.catalogue import games
    for game in games():
        assert set(game.often) | {game.toml.get("motion", "pay")} <= set(game.commands), game.slug
