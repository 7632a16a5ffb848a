"""Laws of the house rules' page: what differs from the box, and the dial."""

import pytest

from companion.engine.game import Game, GameError


def test_a_position_of_the_dial_books_the_rules_that_change_and_no_other(evening):
    path, before = f"/t/{evening.code}/host/dial", evening.table.seq
    evening.anna.get(f"/t/{evening.code}/host/options")
    form = evening.anna.form(path)
    assert evening.anna.post(path, {**form, "position": "table"}).status_code == 303
    entries = evening.house.banker.entries(evening.code)[before:]
    assert {(e.command, e.args["option"], e.args["value"]) for e in entries} == {
        ("set_option", "payday_claim", "on_request"), ("set_option", "forgotten_payday_ticks", False),
        ("set_option", "offer_reminder", False)}
    assert evening.anna.post(path, {**form, "position": "table"}).status_code == 303
    assert evening.table.seq == before + 3, "a second tap changes nothing"
    assert evening.anna.post(path, {**form, "position": "nonsense"}).status_code == 409


def test_the_page_marks_what_differs_from_the_box(evening):
    def marked() -> list[bool]:
        html = evening.anna.get(f"/t/{evening.code}/host/options").get_data(as_text=True)
        return ["house rule</span></legend>" in form for form in html.split("Each rule")[1].split("</form>")[:-1]]

    assert marked() == sorted(marked(), reverse=True), "what differs stands first"
    before = sum(marked())
    evening.host("set_option", {"option": "rounding_unit", "value": 100})
    assert sum(marked()) == before + 1


@pytest.mark.parametrize("dial", ['app = { none = 1 }', 'app = { one = "c" }', 'app = { one = 1 }'])
def test_a_dial_names_options_and_their_values(dial):
    with pytest.raises(GameError, match="dial.app"):
        Game(toml=f'slug = "x"\ntitle = "X"\nmoney = "m"\n[options]\none = ["a", "b"]\n[dial]\n{dial}\n')
