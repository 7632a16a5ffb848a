"""The sheets and slips of Cesta k bohatství: the figures of the state document, boxes counted, nothing cut off."""

import re
from functools import cache
from types import SimpleNamespace

import pytest

from companion import catalogue, views
from companion.engine import scenario
from companion.engine.stage import MemoryDesk, play
from companion.engine.words import words_for
from companion.printing import documents, items, offered
from companion.printing.offered import find
from companion.printing.standing import filled_in, standing
from printables.paper import Grid
from tests.contract.played import moments
from tests.printables import prints

GAME = catalogue.find("cesta-k-bohatstvi")
EVENING = GAME.source.parent / "scenarios" / "more-everything-on-paper.scenario"
IDS = ["player_sheet", "player_sheet_back", "price_ticket", "share_ticket", "metal_ticket", "loan_slip", "property_slip", "business_slip",
       "stake_certificate", "nm_licence", "desire_slip", "allowance_slip", "offer_keeper_card", "bank_journal", "final_statement", "join_poster"]
OWN = [name for name in IDS if name in GAME.printables]
WIDE = "W" * 30
LANGUAGES = pytest.mark.parametrize("language", ["cs", "en"])
LINES = ("salary", "dividends", "business_income", "property_yield", "stakes_cashflow", "nm_total_commission", "parental_allowance",
         "other_income", "base_expenses", "child_costs", "loan_instalments", "other_expenses", "total_income", "total_expenses",
         "total_cashflow", "cash")


def evening():
    tables, entries = moments(GAME, EVENING)
    return tables[-1], entries


@cache
def played(text: str):
    """A table after a scenario that begins on the fullest evening's last line, or lays its own."""
    desk = MemoryDesk(GAME, views.document)
    play(scenario.read("evening.scenario", text), desk)
    return desk.table(), desk.entries()


def head(*lines: str, seats: str = '["Adam", "Bára", "Cyril"]', options: str = "{}") -> str:
    return f'+++\ngame = "cesta-k-bohatstvi"\ntitle = "t"\ncovers = []\nseats = {seats}\noptions = {options}\n+++\n' + "\n".join(lines) + "\n"


def at(books, printable: str, language: str = "cs", **more):
    """(HTML of all documents, proof)"""
    wanted = prints.order_at(*books, printable, language, **more)
    made = documents(wanted)
    return "".join(one.html for one in made), prints.Proof.of(made) if made else None


def money(amount: int) -> str:
    return words_for(GAME, "cs").money(amount)


def boxes(html: str) -> int:
    return len(re.findall(r'class="box[" ]', html))


def ticked(html: str) -> int:
    return html.count(">✕<")


def test_every_printable_of_the_specification_is_offered():
    table, entries = evening()
    there = {one["id"]: one for one in offered(table, views.ALL, list(entries))}
    assert set(IDS) <= set(there)
    assert all(there[name]["blank"] for name in OWN if name != "bank_journal")
    assert all(there[name]["items"] for name in OWN)


# -- the sheet ---------------------------------------------------------------------------------------------

@LANGUAGES
def test_the_sheet_has_the_figures_of_the_document_on_one_page_each(language):
    table, _ = books = evening()
    document = views.document(table, views.ALL)
    for seat in table.seats:
        html, seen = at(books, "player_sheet", language, seat=seat)
        mine = document[seat]
        assert len(seen.texts) == 1
        told = [seat, mine["occupation_name"], *(money(mine[line]) for line in LINES), str(mine["shares"]), str(mine["experience"])]
        for row in mine["businesses"]:
            told += [row["name"], money(row["business_net"])]
        for row in mine["properties"]:
            told += [row["name"]] + ([money(row["cashflow"] + row["property_bonus"])] if row["kind"] == "flat" else [])
        for row in mine["stakes"]:
            told += [row["project"], money(row["stake_investment"]), money(row["stake_instalment"]), money(row["stake_cashflow"])]
        for row in mine["loans"]:
            told += [row["purpose"], money(row["principal"]), money(row["instalment"])]
        for row in [*mine["income_lines"], *mine["expense_lines"], *mine["managers"]]:
            told += [row["name"], money(row.get("amount", row.get("wage")))]
        told += [mine["desires"][f"{kind}_title"] for kind in ("personal", "career", "mission") if mine["desires"][f"{kind}_title"]]
        assert seen.lacks(told) == [], seat
        desires = [mine["desires"][kind] for kind in ("personal", "career", "mission")]
        assert ticked(html) == (mine["charity_turns_left"] + sum(row["instalments_paid"] for row in mine["loans"])
                                + sum(row["stake_instalments_paid"] for row in mine["stakes"]) + sum(row["used"] for row in mine["allowances"])
                                + mine["nm_licence"] + sum(one != "none" for one in desires) + desires.count("fulfilled")
                                + sum(len(boxes) for boxes in mine["skill_tree"].values())), seat
        assert seen.says(words_for(GAME, language).say("print-resigned")) == (not mine["employed"])


@LANGUAGES
def test_a_blank_sheet_has_every_box_and_no_figure_on_one_page(language):
    html, seen = at(evening(), "player_sheet", language, blank=True)
    assert len(seen.texts) == 1 and ticked(html) == 0 and not re.search(r"\d Kč", seen.text)
    tree = [skill for skill in GAME.data["skill_tree"]["skills"]]
    # charity, resigned, licence; credit ticks of four stakes; two allowances; four loans; three desires; the tree and its two samples
    assert boxes(html) == 3 + 1 + 1 + 4 * 12 + 2 * 5 + 4 * 12 + 3 * 2 + sum(len(skill["boxes"]) for skill in tree) + 2
    assert html.count("box marked") == 4 * 2, "two boxes of each loan are interest"
    assert html.count("ck-golden") == sum(skill["boxes"].count("G") for skill in tree) + 1
    assert seen.faults() == []


def test_a_business_adds_up_on_the_sheet():
    _, seen = at(evening(), "player_sheet", seat="Adam")
    assert seen.says("20.000 Kč1.000 Kč–4.000 Kč17.000 Kč")


def test_where_nobody_taught_a_tree_there_is_room_to_draw_it():
    table, entries = evening()
    bare = table.working()
    bare.state["data"] = {**bare.state["data"], "skill_tree": {"status": "unverified", "skills": []}}
    for blank in (False, True):
        _, seen = at((bare, entries), "player_sheet", seat=None if blank else "Adam", blank=blank)
        assert seen.says(words_for(GAME, "cs").say("print-tree_untaught")) and seen.faults() == []


def test_options_change_the_sheet():
    _, plain = at(evening(), "player_sheet", seat="Bára")
    stake = 'given Bára stake project="Pivovar" stake_instalment=4321 stake_credit=90000 stake_cashflow=100'
    books = played(head(stake, options='{stake_credit_as_expense = true, cash_mode = "banknotes"}'))
    for blank in (False, True):
        _, seen = at(books, "player_sheet", seat=None if blank else "Bára", blank=blank)
        assert seen.says("Velké projekty, podíl na splátce úvěru") and not seen.says("Hotovost")
        assert blank or seen.times("4.321 Kč") == 4, "in the stake, in the expenses, in their sum and in the total"
    assert plain.says("Hotovost") and not plain.says("Velké projekty, podíl na splátce úvěru")


def test_tokens_change_the_cashflow_on_paper_where_they_do_in_the_books():
    rows = ('given Bára property name=Byt price=100000 cashflow=1000 property_bonus=11 tokens=[10]',
            'given Bára business name=Krám price=100000 cashflow=2000 tokens=[20]')
    books = played(head(*rows, options='{token_effect = "price_and_cashflow"}'))
    _, seen = at(books, "player_sheet", seat="Bára")
    assert seen.lacks(["1.100 Kč11 Kč1.111 Kč", "2.400 Kč0 Kč0 Kč2.400 Kč"]) == []
    assert at(books, "property_slip")[1].lacks(["1.111 Kč", "110.000 Kč"]) == []


def test_full_experience_is_marked():
    filled = " ".join(f"skill_tree.{skill['id']}={list(range(1, len(skill['boxes']) + 1))}".replace(" ", "")
                      for skill in GAME.data["skill_tree"]["skills"] if skill["hemisphere"] == "left")
    books = played(head(f"given Adam {filled}", "given Adam business name=Krám price=100000 cashflow=2000"))
    mark = words_for(GAME, "cs").say("print-raised", percent=50)
    assert at(books, "player_sheet", seat="Adam")[1].lacks(["3.000 Kč", mark]) == []
    html, slip = at(books, "business_slip")
    assert slip.says("3.000 Kč") and ticked(html) == 1


# -- the back, the price ticket, the keeper's card -----------------------------------------------------------

@LANGUAGES
def test_the_back_names_every_action_and_every_square(language):
    words = words_for(GAME, language)
    _, seen = at(evening(), "player_sheet_back", language)
    acts = [name for name, command in GAME.commands.items() if command.group in ("card", "non_card") and name != "place_point"]
    said = [re.sub(r" \([^)]*\)$", "", words.say(f"cmd-{name}")) for name in acts] + [re.sub(r" \([^)]*\)$", "", words.say(f"sq-{one}")) for one in GAME.squares]
    assert len(seen.texts) == 1 and len(acts) == 15 and seen.lacks(said) == []
    _, other = at(played(head(options='{win_requires = "all_debts", token_stacking = "compound"}')), "player_sheet_back", language)
    assert other.text != seen.text


@LANGUAGES
def test_the_price_ticket_stands_with_both_prices_tables_and_last_changes_on_both_sides(language):
    table, _ = books = evening()
    html, seen = at(books, "price_ticket", language)
    prices = table.shared["price_ticket"]
    for told in (money(prices["share_price"]), money(prices["metal_price"])):
        assert html.count(told) >= 4, "large and as the last change, twice"
    assert all(seen.times(face) == 4 for face in "⚀⚁⚂⚃⚄⚅")
    assert seen.times("+1.500") >= 4 and seen.times("+200 Kč") == 2 and seen.times("–100 Kč") == 2
    assert html.count('class="ck-fold"') == 3 and len(seen.texts) == 1


def test_the_price_ticket_keeps_the_last_five_changes_and_says_what_was_a_crash():
    def bought(face: int) -> list[str]:
        return ["given Adam cash=100000", "given table phase=action_open", "Adam: buy_shares count=1", "Adam: close_window", f"roll {face}"]
    lines = ["given table price_ticket.share_price=5000", *[line for face in (1, 2, 4, 5, 6, 6) for line in bought(face)]]
    _, seen = at(played(head(*lines)), "price_ticket")
    assert [seen.times(f"{price} Kč") for price in ("4.700", "4.800", "5.000", "5.300")] == [2, 2, 2 + 2, 2], "the metal price is 25.000 Kč, too"
    assert seen.times("5.600 Kč") == 4 and not seen.says("–200 Kč"), "the oldest of six changes is gone"
    _, crashed = at(played(head(*lines, "given table price_ticket.share_price=200", *bought(1))), "price_ticket")
    assert crashed.times("krach") == 2 and crashed.times("700 Kč") >= 4
    html, taken_back = at(played(head(*lines, "undo", "undo", "undo", "undo", "undo")), "price_ticket")
    assert not taken_back.says("5.600 Kč") and taken_back.says("4.800 Kč")


def test_the_keepers_card_knows_the_rows_in_play():
    _, seen = at(evening(), "offer_keeper_card")
    assert seen.says("Bára") and seen.says("V každé řadě leží 4 karty") and seen.times("zatím ne") == 1


# -- slips -----------------------------------------------------------------------------------------------------

def test_slips_have_the_figures_of_the_rules():
    table, _ = books = evening()
    document = views.document(table, views.ALL)
    html, loans = at(books, "loan_slip")
    assert loans.lacks(["Adam · 1 ze 4", "150.000 Kč", "15.000 Kč", money(4 * 15000), money(6 * 20000)]) == []
    assert boxes(html) == 2 * 12 and html.count("box marked") == 2 * 2 and ticked(html) == 8 + 6
    assert at(books, "property_slip")[1].lacks(["Byt 2+kk", "+10 %", "1.650.000 Kč", "7.500 Kč", "6 z 120", "1.140.000 Kč", "Pozemek u lesa"]) == []
    assert at(books, "business_slip")[1].lacks(["Pekárna U Tří pekařů", "+1.000 Kč", "–4.000 Kč", "17.000 Kč"]) == []
    assert at(books, "stake_certificate")[1].lacks(["Adam 60 %, Bára 40 %", "Bára 40 %, Adam 60 %", "300.000 Kč", "54.000 Kč", "96.000 Kč",
                                                    money(600000 - 3 * 54000)]) == []
    assert at(books, "nm_licence")[1].lacks(["Adam", "Bára", money(document["Bára"]["nm_total_commission"])]) == []
    assert at(books, "allowance_slip")[1].lacks(["3.000 Kč", "5.000 Kč", money(document["Cyril"]["child_costs"])]) == []


def test_a_certificate_is_of_one_purchase_and_says_its_price_and_dividend():
    _, shares = at(evening(), "share_ticket", seat="Adam")
    assert shares.lacks(["50 ks", "700 Kč", "35.000 Kč", "3.500 Kč", "100 ks", "900 Kč", "90.000 Kč", "9.000 Kč"]) == []
    assert at(evening(), "metal_ticket")[1].lacks(["2 ks", "25.000 Kč", "50.000 Kč", "3 ks", "75.000 Kč"]) == []


def test_twelve_instalments_always_are_owed_where_the_table_plays_so():
    books = played(head("given Adam loan principal=100000 instalments_paid=5", options='{early_repayment = "full_120"}'))
    assert at(books, "loan_slip")[1].says("Zbývá zaplatit teď120.000 Kč")


def test_a_desire_tells_its_rounds_and_twins_are_twins():
    html, seen = at(evening(), "desire_slip", seat="Bára")
    assert seen.lacks(["Touha Osobní", "Dům u moře", "1. kolo", "6. kolo", "Touha Kariérní", "Vlastní ateliér", "4. kolo"]) == []
    assert ticked(html) == 3
    html, _ = at(evening(), "allowance_slip", seat="Cyril")
    assert re.search(r"✕</span>\s*Dvojčata", html) and not re.search(r"✕</span>\s*Dítě", html)


def test_two_projects_of_one_name_are_two():
    card = 'card={kind="project",name="Pivovar",price=100000,investment=10000,cashflow=1000}'
    three = " skill_tree.mastermind=[1,2,3]"
    lines = [f"given {seat} cash=100000{three}" for seat in ("Adam", "Bára", "Cyril")]
    for who, shares, other in (("Adam", '{Adam="50%","Bára"="50%"}', "Bára"), ("Adam", '{Adam="30%",Cyril="70%"}', "Cyril")):
        lines += ["given table phase=action_open", f"{who}: take_large_project {card} shares={shares}", f"{other}: confirm_project"]
    _, seen = at(played(head(*lines)), "stake_certificate", seat="Adam")
    assert seen.says("Adam 50 %, Bára 50 %") and seen.says("Adam 30 %, Cyril 70 %") and seen.times("Cyril") == 1


def test_what_is_private_is_on_nobody_elses_print():
    table, entries = played(head("given Adam cash=777000", "given Adam loan principal=123000", 'given Adam stake project=Pivovar share="50%" stake_cashflow=5551',
                                 'given Bára stake project=Pivovar share="50%" stake_cashflow=5551', options='{books_visibility = "private"}'))
    for one in offered(table, "Bára", list(entries)):
        for item in one["items"]:
            assert item["seat"] in (None, "Bára"), one["id"]
        if one["items"] and one["id"] in OWN:
            _, seen = at((table, entries), one["id"], viewer="Bára")
            assert not seen.says("777.000 Kč") and not seen.says("123.000 Kč")
    _, seen = at((table, entries), "stake_certificate", viewer="Bára")
    assert seen.says("Bára 50 %") and not seen.says("Adam")


def test_the_journal_names_the_rules_and_the_statement_the_desires():
    _, journal = at(evening(), "bank_journal")
    assert journal.lacks(["B02 Povolání: Řidič kamionu", "N01 Nákup akcií, počet: 50", "C02 Podnikání: Pekárna U Tří pekařů", "D5 Hod", "P01 P10 Políčko",
                          "E02", "P01 P06", "L03 Předčasné splacení půjčky", "G03 Splněná Touha"]) == []
    _, ended = at(evening(), "final_statement")
    assert ended.times("splněné Touhy: Osobní") == 2 and ended.times("splněné Touhy: –") == 1


def test_a_stake_brings_what_its_sheet_counts_though_the_card_lies_before_somebody_else():
    card = 'card={kind="project",name="Pivovar",price=100000,investment=10000,cashflow=2000}'
    lines = [f"given {seat} cash=100000 skill_tree.mastermind=[1,2,3]" for seat in ("Adam", "Bára")]
    lines += ["given table phase=action_open", f'Adam: take_large_project {card} shares={{Adam="50%","Bára"="50%"}}', "Bára: confirm_project"]
    books = played(head(*lines, "given table phase=card_effects", 'Adam: enter_card effects=[{effect="token",percent=20,on="projects"}]',
                        options='{books_visibility = "private", token_effect = "price_and_cashflow"}'))
    assert views.document(books[0], "Bára")["Bára"]["stakes_cashflow"] == 1200
    assert at(books, "stake_certificate", viewer="Bára")[1].says("1.200 Kč")
    assert at(books, "player_sheet", viewer="Bára", seat="Bára")[1].times("1.200 Kč") == 4, "row, sum, income, cashflow"


def test_a_desire_and_a_licence_on_paper_stand_as_long_as_they_do_in_the_books():
    table, entries = evening()
    for printable, key, owner in (("desire_slip", "career/Bára", "Bára"), ("nm_licence", "licence/Adam", "Adam")):
        row = SimpleNamespace(printable=printable, key=key, count=None)
        found = standing(table, list(entries), row, views.ALL)
        assert (found["state"], found["owner"]) == ("current", owner)
        assert standing(*played(head()), row, views.ALL)["state"] == "cancelled"
    assert dict(filled_in(find(table, "desire_slip").act["fulfil_desire"], {"key": "career", "seat": "Bára", "item": {"kind": "career"}})) == {"kind": "career"}


# -- bad input ---------------------------------------------------------------------------------------------------

BIG = 987_654_321_012
FULL = head(*[line.replace("WHO", f'"{WIDE}"') for line in (
    f'given WHO occupation_name="{WIDE}" salary={BIG} base_expenses={BIG} child_costs={BIG} cash={BIG} arrears={BIG} turns_to_skip=3 '
    f'shares=999999 metals=999999 nm_licence=true nm_partners=999999 nm_commission_per_partner=1234567 charity_turns_left=3 '
    f'desires.personal=open desires.personal_title="{WIDE}" desires.career=fulfilled desires.career_title="{WIDE}" desires.mission=open',
    *[f'given WHO loan principal={BIG} instalments_paid=11 purpose="{WIDE}"'] * 4,
    *[f'given WHO business name="{WIDE}" category="{WIDE}" price={BIG} cashflow={BIG} bonus_table=[[0,{BIG}]] penalty_table=[[0,{BIG}]] tokens=[10,-20,30,10,-20,30]'] * 6,
    *[f'given WHO property name="{WIDE}" price={BIG} cashflow={BIG} property_bonus={BIG} mortgage_amount={BIG} mortgage_instalment=7 tokens=[10,10,10,10]'] * 6,
    *[f'given WHO stake project="{WIDE}" share="1/3" stake_investment={BIG} stake_instalment={BIG // 12 + 1} stake_cashflow={BIG} stake_credit={BIG}'] * 5,
    *[f'given WHO allowance amount={BIG} used=4'] * 3,
    *[f'given WHO income_line name="{WIDE}" amount={BIG}'] * 3, *[f'given WHO expense_line name="{WIDE}" amount={BIG}'] * 3)],
    f'given "{"M" * 30}" stake project="{WIDE}" share="2/3"', seats=f'["{WIDE}", "{"M" * 30}"]')


@pytest.mark.parametrize("printable", [name for name in OWN if name not in ("player_sheet_back", "price_ticket")])     # these name nobody
@LANGUAGES
def test_wide_names_and_twelve_digits_are_whole(printable, language):
    table, entries = books = played(FULL)
    one = find(table, printable)
    _, seen = at(books, printable, language, seat=WIDE if items(table, one, views.ALL, list(entries))[0]["seat"] else None)
    assert seen.faults(Grid(*one.size) if one.size else None) == []
    if printable in ("player_sheet", "loan_slip", "business_slip", "property_slip", "stake_certificate", "allowance_slip"):
        assert seen.says(WIDE) and seen.says(money(BIG))


def test_forty_rows_of_everything_are_all_there():
    lines = [line for n in range(40) for line in (
        f'given Adam business name="Krám {n:02}" price=1000 cashflow={1000 + n}', f'given Adam property name="Byt {n:02}" price=1000 cashflow={2000 + n}',
        f'given Adam stake project="Projekt {n:02}" stake_cashflow={3000 + n}', f"given Adam loan principal={40000 + n * 10}",
        f"given Adam allowance amount={5000 + n}", f'given Adam expense_line name="Výdaj {n:02}" amount={6000 + n}')]
    _, seen = at(played(head(*lines)), "player_sheet", seat="Adam")
    assert seen.faults() == []
    assert seen.lacks([told for n in range(40) for told in (f"Krám {n:02}", f"Byt {n:02}", f"Projekt {n:02}", f"Výdaj {n:02}", money(40000 + n * 10),
                                                            money(1000 + n), money(2000 + n), money(3000 + n), money(5000 + n), money(6000 + n))]) == []
