"""Laws of Účelovka on paper: the State Budget, elections, deeds, slips; sealed and hidden things are on nobody else's."""

import pytest

from companion import views
from companion.engine.words import words_for
from companion.printing import documents
from companion.printing.offered import find
from companion.printing.receipts import receipts
from printables.paper import Grid
from tests.printables import boxes, prints

SLUG = "ucelovka"
SEATS = ("Anna", "Bob", "Cyril", "Dana")
NAMES = tuple((name, boxes.wide(at)) for at, name in enumerate(SEATS))
DEALT = "inst_parliament\"]"           # behind this line the election is open and nobody has bid
each_language = pytest.mark.parametrize("language", ["cs", "en"])
SLIPS = ("inauguration_slip", "start_slip", "visit_ticket", "send_back_order", "agreement_slip", "prison_slip", "debt_note",
         "institution_sale_slip")


def made(more: str = "", names=(), until: str = ""):
    return boxes.evening(SLUG, more, names, until)


def words_of(language: str):
    return words_for(made()[0].game, language)


@each_language
def test_the_state_budget_has_its_rows_and_what_belongs_to_nobody(language):
    words, seen, document = words_of(language), boxes.proof(made(), "state_budget", language), views.document(made()[0], views.ALL)
    assert document["unowned"] == [] and seen.says(words.signed(document["state_net"])) and seen.says("Bob")
    for row, tokens in document["budget_rows"].items():
        assert seen.says(words.value(row, "lap")) and seen.says(words.say("print-token_counts", **tokens))
    for row in made()[0].data["round_table"].values():
        assert seen.says(words.money(row["citizen_money"]))
    free = made("given table options.return_any_time=true\nAnna: return_property property=firm_a1")
    assert boxes.proof(free, "state_budget", language).says(words.value("firm_a1", "sq"))


@each_language
def test_the_ownership_sheet_has_a_line_for_every_property_of_the_box(language):
    words, seen, document = words_of(language), boxes.proof(made(), "ownership_sheet", language), views.document(made()[0], views.ALL)
    for one in made()[0].data["properties"]:
        assert seen.lacks([words.value(one["id"], "sq"), words.money(one["nominal_value"])]) == []
    for owner in set(document["owner_register"].values()):
        assert seen.says(owner) and seen.says(words.value(document[owner]["colour"]))
    assert len(seen.texts) == 1 and seen.faults() == []


@each_language
def test_a_protocol_says_who_put_in_what_and_who_won(language):
    words, seen = words_of(language), boxes.proof(made(), "election_protocol", language)
    assert seen.times(words.money(1300)) >= 2 and seen.says(words.money(1100)) and seen.says(words.say("brd-no_bid"))
    assert seen.lacks([words.value("firm_c2", "sq"), words.value("v300_2", "card"), "Bob", words.value("election_regular")]) == []
    assert [one["item"]["entry"] for one in boxes.offers(made(), "Dana")["election_protocol"]] == [10]


def test_an_election_that_was_held_before_keeps_its_protocol():
    later = made("Cyril: end_turn\nhost: end_term\nAnna: submit_bid cards=[\"v800_1\"]\nhost: reveal_election force=true")
    first, second = boxes.offers(later, "wall")["election_protocol"][::-1]
    assert first["item"]["entry"] < second["item"]["entry"]
    seen = boxes.proof(later, "election_protocol", "en", key=first["key"])
    assert seen.says(words_of("en").money(1300)) and not seen.says(words_of("en").value("v800_1", "card"))


@each_language
def test_deeds_say_what_the_card_says_and_what_a_visit_costs(language):
    words, seen = words_of(language), boxes.proof(made(), "property_deed", language)
    known = {one["id"]: one for one in made()[0].data["properties"]}
    for seat in SEATS:
        for row in views.document(made()[0], views.ALL)[seat]["properties"]:
            one = known[row["id"]]
            assert seen.lacks([words.value(one["id"], "sq"), words.money(one["nominal_value"])]) == []
            if one["kind"] == "firm":
                assert seen.lacks(words.money(one["visit_fee"] * n) for n in (1, 2, 3)) == []
    assert seen.says(words.say("print-bought_for").split(" (")[0]) and seen.times(words.money(1200)) >= 2, "Dana bought the President"
    assert len(seen.texts) == 4


def test_blank_deeds_are_the_cards_of_the_box():
    seen = boxes.proof(made(), "property_deed", "cs", blank=True)
    words = words_of("cs")
    assert seen.lacks(words.value(one["id"], "sq") for one in made()[0].data["properties"]) == []
    assert seen.lacks(SEATS) == list(SEATS)


@each_language
def test_slips_say_who_what_and_how_much(language):
    words = words_of(language)
    expected = {
        "inauguration_slip": [*SEATS, words.money(1500)],
        "start_slip": ["Cyril", words.money(1000), words.value("firm_a2", "sq"), words.say("print-token_op", op="place", token="dotace").split(" (")[0]],
        "visit_ticket": ["Cyril", "Bob", words.value("firm_b2", "sq"), words.money(220), words.money(440), words.money(100)],
        "send_back_order": ["Dana", "Bob", words.value("inst_police", "sq"), words.value("inst_president", "sq")],
        "agreement_slip": ["Anna", "Cyril", words.value("inst_president", "sq"), words.money(200)],
        "prison_slip": ["Cyril", words.say("print-prison_rule")],
        "debt_note": ["Cyril", "Bob", words.money(340)],
        "institution_sale_slip": ["Dana", "Bob", words.value("inst_parliament", "sq"), words.money(1101), words.money(550)],
    }
    assert set(expected) == set(SLIPS)
    for name, told in expected.items():
        assert boxes.proof(made(), name, language).lacks(told) == [], name


def test_a_blank_debt_note_has_a_line_for_the_sum():
    html = documents(prints.order_at(*made(), "debt_note", "cs", blank=True))[0].html
    assert html.count('<p class="big"><span class="fill"></span></p>') == html.count("<article") > 0


@each_language
def test_a_slip_goes_to_a_receipt_printer_with_the_same_lines(language):
    table, entries = made()
    words = words_of(language)
    for name in SLIPS:
        tickets = receipts(prints.order_at(table, entries, name, language))
        assert len(tickets) == len(boxes.offers(made(), views.ALL)[name]) > 0
        for ticket in tickets:
            told = [text for line in ticket.lines for text in line if text]
            assert boxes.proof(made(), name, language).lacks(text.split(" (")[0] for text in told if text != words.say("ui-seat")) == [], name
            assert bool(ticket.code) is find(table, name).ticket


@each_language
def test_the_register_knows_all_eight_cards(language):
    words, seen = words_of(language), boxes.proof(made(), "social_fund_register", language)
    held = sum(views.document(made()[0], views.ALL)[seat]["social_cards"] for seat in SEATS)
    assert seen.times(words.say("print-on_the_board")) == 8 - held == 6
    assert seen.says(words.value("sample_free_1", "social")), "Anna played it"


@each_language
def test_the_result_is_the_ranking(language):
    ended = made("host: end_game")
    words, seen, document = words_of(language), boxes.proof(ended, "result_sheet", language), views.document(ended[0], views.ALL)
    for one in document["ranking"]:
        assert seen.lacks([one["seat"], words.money(one["total"]), words.money(document[one["seat"]]["cash"]), words.say("ui-place_n", n=one["place"])]) == []
    owned = views.document(made()[0], views.ALL)["Anna"]["property_nominal_total"]
    assert seen.says(words.money(owned // 2)), "half of the nominal value was refunded"
    assert boxes.offers(made(), views.ALL)["result_sheet"] == []


@each_language
def test_the_help_card_has_both_tables(language):
    words, seen = words_of(language), boxes.proof(made(), "help_card", language)
    assert seen.times(words.money(1500)) == 2 * 4 and seen.times(words.money(1000)) == 4
    assert len(seen.texts) == 1 and seen.lacks([words.value("president"), words.value("after_election"), words.say("print-help_tokens")]) == []


@each_language
def test_the_owners_form_has_a_line_for_every_square_property_and_card(language):
    filled, blank = (boxes.proof(made(), "owners_data_form", language, blank=blank) for blank in (False, True))
    assert len(filled.texts) == len(blank.texts) == 2
    assert all(blank.says(f"{at}.") for at in range(1, 28)) and blank.lacks(["[SAMPLE]"]) == ["[SAMPLE]"]
    assert filled.lacks(one["name"] for one in [*made()[0].data["properties"], *made()[0].data["social_cards"]]) == []


# -- secrets ------------------------------------------------------------------------------------------------------------

def test_voting_cards_are_on_their_holders_print_alone_and_all_backs_are_one():
    words = words_of("cs")
    mine = boxes.proof(made(), "voting_cards", "cs", viewer="Anna")
    cards = [row["card_id"] for row in views.document(made()[0], "Anna")["Anna"]["voting_cards"]]
    assert mine.lacks(words.value(card, "card") for card in cards) == []
    assert not any(mine.says(words.value(f"v{value}_{seat}", "card")) for value in (0, 300, 500, 800) for seat in (2, 3, 4))
    for viewer in ("wall", None):
        assert boxes.offers(made(), viewer)["voting_cards"] == []
    assert len(boxes.backs(made(), "voting_cards", "cs")) == 1
    assert len(boxes.backs(made(), "voting_cards", "cs", blank=True)) == 1


def alike(one, other, viewers) -> None:
    """Everything that these viewers can have printed is the same at both evenings."""
    for viewer in viewers:
        left, right = boxes.texts(one, viewer, "cs"), boxes.texts(other, viewer, "cs")
        assert [name for name in left.keys() | right.keys() if left.get(name) != right.get(name)] == [], viewer


def test_a_sealed_bid_is_on_no_print_not_even_on_its_owners():
    """Two evenings with another bid of Anna's, or none, are printed alike until the reveal."""
    assert made(until=DEALT)[0].phase == "election"
    bids = ['Anna: submit_bid properties=["firm_a1"] cards=["v0_1"]', 'Anna: submit_bid properties=["eco_1"] cards=["v800_1","v500_1"]', "Anna: abstain"]
    evenings = [made(bid, until=DEALT) for bid in bids]
    assert len({str(table.seat("Anna")["bid"]) for table, _ in evenings}) == 3
    for other in evenings[1:]:
        alike(evenings[0], other, ("Bob", "wall", None))
        for name in ("player_sheet", "voting_cards", "ownership_sheet", "property_deed", "state_budget"):
            left, right = (boxes.texts(one, "Anna", "cs").get(name) for one in (evenings[0], other))
            assert left == right, name


def test_dealt_cards_are_secret_until_the_first_inauguration():
    one, other = (boxes.table_of(SLUG, list(SEATS), f'Anna: claim_dealt_properties properties=["{first}","eco_1","inst_courts"]')
                  for first in ("firm_a1", "firm_a2"))
    assert boxes.texts(one, "Anna", "cs") != boxes.texts(other, "Anna", "cs")
    alike(one, other, ("Bob", "wall", None))


def test_wallets_and_what_was_paid_from_them_are_on_the_parties_prints_alone():
    mine = {name: boxes.offers(made(), name) for name in (*SEATS, "wall")}
    assert [one["seat"] for one in mine["Anna"]["inauguration_slip"]] == ["Anna"] and mine["wall"]["inauguration_slip"] == []
    assert len(mine["Cyril"]["visit_ticket"]) == len(mine["Bob"]["visit_ticket"]) == 2
    assert mine["Anna"]["visit_ticket"] == mine["wall"]["visit_ticket"] == []
    assert len(mine["Dana"]["institution_sale_slip"]) == len(mine["Bob"]["institution_sale_slip"]) == 1 and mine["Cyril"]["institution_sale_slip"] == []
    assert [one["seat"] for one in mine["wall"]["debt_note"]] == ["Cyril"], "debts are public"
    agreed = {name: boxes.proof(made(), "agreement_slip", "cs", viewer=name) for name in ("Anna", "Cyril", "Bob")}
    sum_ = words_of("cs").money(200)
    assert agreed["Anna"].says(sum_) and agreed["Cyril"].says(sum_) and not agreed["Bob"].says(sum_)


# -- wide and long -----------------------------------------------------------------------------------------------------

LONG = """
given Cyril cash=999999999999
given table firm_tokens.firm_b2.tax=1
"""


@each_language
@pytest.mark.parametrize("printable", ["player_sheet", "state_budget", "ownership_sheet", "election_protocol", "social_fund_register", "property_deed", *SLIPS])
def test_wide_names_stay_whole(printable, language):
    wide = made(LONG, NAMES)
    one = find(wide[0], printable)
    seen = boxes.proof(wide, printable, language)
    assert seen.faults(Grid(*one.size) if one.size else None) == []
    shown = {item["seat"] for item in boxes.offers(wide, views.ALL)[printable]} - {None}
    assert seen.lacks(shown) == []


def test_a_result_of_eight_with_long_sums_is_whole():
    names = [boxes.wide(at) for at in range(8)]
    rich = boxes.table_of(SLUG, names, "\n".join([f"given table pm_id={names[0]} term_no=1 phase=term", *(f"given {name} cash=999999999999" for name in names),
                                                  f"given {names[1]} debt creditor={names[2]} amount=999999999999", "host: end_game"]))
    seen = boxes.proof(rich, "result_sheet", "cs")
    assert seen.lacks(names) == [] and seen.faults() == [] and seen.times(words_of("cs").money(999999999999)) >= 8


def test_twenty_seven_properties_fit_on_one_sheet():
    cards = ",".join(f'{{id="p{n}",name="{"W" * 28}{n:02}",kind="ecofirm",nominal_value=1000,visit_fee=100,square={n}}}' for n in range(1, 24))
    institutions = ",".join(f'{{id="i{n}",name="Instituce {n}",kind="institution",role="{role}",nominal_value=1000,previous_institution="i{(n + 2) % 4 + 1}",square={n + 23}}}'
                            for n, role in enumerate(("police", "president", "courts", "parliament"), 1))
    taught = boxes.table_of(SLUG, list(SEATS), f"host: teach path=properties value=[{cards},{institutions}]\ngiven table term_no=1\ngiven Anna property id=p1")
    seen = boxes.proof(taught, "ownership_sheet", "cs")
    assert seen.faults() == [] and len(seen.texts) <= 2
