"""Laws of teaching the box: forms along the data, places in messages, all of a file or nothing."""

import re

import pytest

from companion import create_app
from tests.web.phone import Forms


def tree_path(evening, name: str = "") -> str:
    return f"/t/{evening.code}/host/taught/tree/skill_tree" + (f"/{name}" if name else "")


def test_every_thing_to_teach_has_a_form_and_says_what_works_without(evening):
    html = evening.anna.get(f"/t/{evening.code}/host/taught").get_data(as_text=True)
    assert "0 of 4 taught" in html and "Until then players tap" in html
    links = re.findall(r'href="(/t/\w+/host/taught/[^"]+)"', html)
    assert len(links) > 30
    for link in links:
        assert evening.anna.get(link).status_code == 200, link


def test_a_form_sent_as_it_is_drawn_changes_nothing(evening):
    before = {key: value for key, value in evening.table.data.items()}
    for key in ("note_values", "share_price_change", "dividend_percent"):
        path = f"/t/{evening.code}/host/taught/of/{key}"
        evening.anna.get(path)
        assert evening.anna.submit(path).status_code == 303, evening.anna.html
    assert evening.table.data == before


def test_notes_are_taught_by_a_form_and_a_mistake_says_its_place(evening):
    path = f"/t/{evening.code}/host/taught/of/note_values"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"v.2": "x"}).status_code == 409
    assert "(3)" in evening.anna.html and evening.anna.form(path)["v.2"] == "x", "what was typed is kept"
    assert evening.anna.fill(path, {"v.2": "2 000", "v.9": "", "v.11": "20 000 000"}).status_code == 303
    assert evening.table.data["note_values"] == [100, 500, 2000, 5000, 10000, 50000, 100000, 500000, 1000000, 20000000]
    assert evening.house.store.taught("cesta-k-bohatstvi")["note_values"] == evening.table.data["note_values"]


def test_a_skill_is_taught_box_by_box(evening):
    path = tree_path(evening, "decision")
    evening.anna.get(path)
    assert evening.anna.form(path)["b-5"] == "white"
    assert evening.anna.fill(path, {"b-5": "desire:career", "b-6": "white", "complete": "4", "side": "top"}).status_code == 303
    skill = next(one for one in evening.table.data["skill_tree"]["skills"] if one["id"] == "decision")
    assert (skill["boxes"], skill["golden"], skill["complete_at"], skill["hemisphere"]) == (
        "WWWWGW", {"5": {"desire": "career"}}, 4, "top")
    evening.anna.get(path)
    assert evening.anna.fill(path, {"complete": "30"}).status_code == 409
    assert "Decision" in re.search(r'role="alert"[^>]*>([^<]*)', evening.anna.html).group(1), "the message names the skill"
    evening.anna.get(path)
    assert evening.anna.fill(path, {"complete": "", "b-5": "skill:strategic_mind"}).status_code == 409, "a circle"


def test_a_tree_sent_as_it_is_drawn_is_the_same_tree(evening):
    before = evening.table.data["skill_tree"]
    for one in before["skills"]:
        path = tree_path(evening, one["id"])
        evening.anna.get(path)
        assert evening.anna.submit(path).status_code == 303
    assert evening.table.data["skill_tree"] == before
    evening.anna.get(tree_path(evening))
    assert evening.anna.submit(tree_path(evening)).status_code == 303
    assert evening.table.data["skill_tree"]["status"] == "verified"
    assert "1 of 4 taught" in evening.anna.get(f"/t/{evening.code}/host/taught").get_data(as_text=True)


@pytest.mark.parametrize("kind,typed", [
    ("business", {"name": "Pekárna", "price": "120 000", "cashflow": "6000", "bonus_table": "1 500\n5 2000", "tokens": "10, -20",
                  "required_skills.decision": "2"}),
    ("event", {"name": "Povodeň", "scope": "common", "effects.0.effect": "cash", "effects.0.amount": "-5000",
               "effects.1.effect": "child", "effects.1.allowance": "3000", "effects.1.skills.faith": "1"}),
    ("occupation", {"name": "Truhlář", "salary": "42000", "expenses": "30000", "starting_skills.imagination": "1"})])
def test_a_card_goes_round_through_its_form(evening, kind, typed):
    code, anna = evening.code, evening.anna
    path = f"/t/{code}/host/taught/cards/{kind}"
    anna.get(path)
    made = anna.fill(path, {f"c-{name}": value for name, value in typed.items()})
    assert made.status_code == 303, re.findall(r'role="alert"[^>]*>([^<]*)', anna.html)
    card = evening.table.data["cards"][typed["name"]]
    anna.get(f"{path}?key={typed['name']}")
    assert anna.submit(path).status_code == 303
    assert evening.table.data["cards"] == {typed["name"]: card}, "saved as it was drawn, it is the same card"


def test_cards_are_renamed_copied_and_taken_out(evening):
    code, anna = evening.code, evening.anna
    path = f"/t/{code}/host/taught/cards/flat"
    anna.get(path)
    anna.fill(path, {"c-name": "Byt 1+1", "c-price": "900000"})
    anna.get(f"{path}?copy=Byt 1%2B1")
    assert anna.form(path)["key"] == "" and anna.form(path)["c-price"] == "900000"
    assert anna.fill(path, {"c-name": "Byt 1+1"}).status_code == 409, "a second card takes no name of another"
    assert anna.fill(path, {"c-name": 'Byt "2+1".'}).status_code == 303
    assert set(evening.table.data["cards"]) == {"Byt 1+1", "Byt ”2+1”."}
    anna.get(f"{path}?key=Byt 1%2B1")
    assert anna.fill(path, {"c-name": "Byt 1+kk"}).status_code == 303
    assert set(evening.table.data["cards"]) == {"Byt 1+kk", "Byt ”2+1”."}
    anna.get(f"{path}?key=Byt 1%2Bkk")
    assert anna.submit(f"{path}/out").status_code == 303
    assert set(evening.table.data["cards"]) == {"Byt ”2+1”."}
    assert anna.get(f"/t/{code}/host/taught/cards/nonsense").status_code == 404
    anna.get(path)
    assert anna.fill(path, {"c-name": "x", "c-price": ""}).status_code == 409, "a flat has a price"


def test_everything_taught_goes_out_and_in_again(evening):
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/host/taught/cards/event")
    anna.fill(f"/t/{code}/host/taught/cards/event", {"c-name": 'Po "vodě".', "c-effects.0.effect": "cash", "c-effects.0.amount": "-5000"})
    anna.get(tree_path(evening, "decision"))
    anna.fill(tree_path(evening, "decision"), {"b-6": "desire:career"})
    anna.get(f"/t/{code}/host/taught")
    anna.submit(f"/t/{code}/host/taught", path="track", value="start, payday, action")
    text = anna.get(f"/t/{code}/host/taught.toml").get_data(as_text=True)
    other = create_app(url="sqlite://", testing=True)
    from tests.web.conftest import Evening
    there = Evening(other)
    there.anna.get(f"/t/{there.code}/host/taught")
    assert there.anna.submit(f"/t/{there.code}/host/import", toml=text).status_code == 303
    assert there.house.store.taught("cesta-k-bohatstvi") == evening.house.store.taught("cesta-k-bohatstvi")
    other.extensions["companion"].store.close()


@pytest.mark.parametrize("wrong,line", [('track = ["nowhere"]', 3), ('[cards.X]\nkind = "none"', 3), ("[cards.Good]\nkind = 'flat'\nprice = 1\n[cards.Bad]\nkind = 'none'", 6),
                                        ("nonsense = 1", 3), ("x = = 2", 3)])
def test_a_file_is_taught_whole_or_not_at_all_and_says_the_line(evening, wrong, line):
    before = evening.table.seq
    evening.anna.get(f"/t/{evening.code}/host/taught")
    text = f"dividend_percent = 12\n\n{wrong}\n"
    assert evening.anna.submit(f"/t/{evening.code}/host/import", toml=text).status_code == 409
    assert re.search(rf"[Ll]ine {line}\b", evening.anna.html), re.findall(r'role="alert"[^>]*>([^<]*)', evening.anna.html)
    assert evening.table.seq == before and evening.house.store.taught("cesta-k-bohatstvi") == {}
    form = Forms(evening.anna.html).found[f"/t/{evening.code}/host/import"][0]
    assert "dividend_percent" in form["toml"], "the text is kept"
