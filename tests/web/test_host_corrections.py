"""Laws of corrections: one form, the figure with its value, what it comes to before it is booked."""

import re

import pytest

from tests.web.phone import Forms


def correct(evening, query: str):
    return evening.anna.get(f"/t/{evening.code}/host/correct?{query}")


def hidden_form(evening) -> dict:
    """The form that books, as the page holds it."""
    return Forms(evening.anna.html).found[f"/t/{evening.code}/host/correct"][-1]


def test_a_correction_is_looked_at_first_and_booked_by_the_same_form(evening):
    evening.begin()
    before = evening.table.seq
    assert "60.000" in correct(evening, "of=2").get_data(as_text=True)
    html = correct(evening, "of=2&path=cash&value=1.500&reason=misread&look=1").get_data(as_text=True)
    assert "60.000&nbsp;Kč" in html or "60.000 Kč" in html
    assert "1.500 Kč" in html and evening.table.seq == before, "looking books nothing"
    assert evening.anna.post(f"/t/{evening.code}/host/correct", hidden_form(evening)).status_code == 303
    entry = evening.house.banker.entries(evening.code)[-1]
    assert (entry.command, entry.args["reason"]) == ("adjust", "misread")
    assert evening.table.cash("Bára") == 1_500


def test_a_correction_without_a_reason_or_with_nonsense_says_so(evening):
    evening.begin()
    for query in ("value=5&reason=&look=1", "value=x&reason=r&look=1", "value=1.5&reason=r&look=1", "value=-5&reason=r&look=1"):
        html = correct(evening, f"of=2&path=cash&{query}").get_data(as_text=True)
        assert 'role="alert"' in html and "Book the correction" not in html, query


@pytest.mark.parametrize("query", ["of=9", "of=x", "of=1&path=nonsense", "of=1&path=total_income", "of=0&path=cash",
                                   "of=1&path=moves", "of=1&row=nonsense", "of=0&row=loan", "of=1&row=loan&index=1"])
def test_what_cannot_be_put_right_is_not_there(evening, query):
    assert correct(evening, query).status_code == 404


def test_a_line_is_added_changed_and_crossed_out(evening):
    code, anna = evening.code, evening.anna
    correct(evening, "of=2&row=loan&r-principal=50.000&r-instalments_paid=11&reason=paper&look=1")
    assert anna.post(f"/t/{code}/host/correct", hidden_form(evening)).status_code == 303
    row = evening.table.rows("Bára", "loans")[0]
    assert (row["principal"], row["instalments_paid"]) == (50_000, 11)
    form = Forms(correct(evening, "of=2&row=loan&index=1").get_data(as_text=True)).found[f"/t/{code}/host/correct"][0]
    assert form["r-principal"] == "50000" and form["r-instalments_paid"] == "11"
    correct(evening, "of=2&row=loan&index=1&r-principal=50000&r-instalments_paid=3&reason=miscounted&look=1")
    assert anna.post(f"/t/{code}/host/correct", hidden_form(evening)).status_code == 303
    assert evening.table.rows("Bára", "loans")[0]["instalments_paid"] == 3
    assert evening.house.banker.entries(code)[-1].args["values"] == {"loans.1.instalments_paid": 3}
    correct(evening, "of=2&row=loan&index=1&reason=paid&cross_out=1")
    assert anna.post(f"/t/{code}/host/correct", hidden_form(evening)).status_code == 303
    assert evening.table.rows("Bára", "loans") == []


def test_figures_of_every_kind_can_be_put_right(evening):
    evening.begin()
    for whose, path, typed, holds in (
            (2, "employed", "false", lambda t: t.seat("Bára")["employed"] is False),
            (2, "desires.career", "fulfilled", lambda t: t.seat("Bára")["desires"]["career"] == "fulfilled"),
            (2, "skill_tree.imagination", "1, 2", lambda t: t.seat("Bára")["skill_tree"]["imagination"] == [1, 2]),
            (2, "occupation_name", "Truhlář", lambda t: t.seat("Bára")["occupation_name"] == "Truhlář"),
            (0, "price_ticket.share_price", "800", lambda t: t.shared["price_ticket"]["share_price"] == 800),
            (0, "current", "Bára", lambda t: t.current == "Bára"),
            (0, "phase", "action_open", lambda t: t.phase == "action_open"),
            (0, "turn_order", "Bára, Anna", lambda t: t.shared["turn_order"] == ["Bára", "Anna"])):
        html = correct(evening, f"of={whose}&path={path}&value={typed}&reason=r&look=1").get_data(as_text=True)
        assert "Book the correction" in html, (path, re.findall(r'role="alert"[^>]*>([^<]*)', html))
        assert evening.anna.post(f"/t/{evening.code}/host/correct", hidden_form(evening)).status_code == 303
        assert holds(evening.table), path


def test_cash_is_the_first_figure_and_boxes_say_how_they_are_written(evening):
    html = correct(evening, "of=2").get_data(as_text=True)
    assert re.search(r"path=([^\"]+)", html)[1] == "cash" and html.count("path=cash") == 1
    assert "1, 2, 3 are the first three" in correct(evening, "of=2&path=skill_tree.imagination").get_data(as_text=True)


def test_every_figure_that_is_listed_has_a_form(evening):
    evening.begin()
    for whose in (0, 1):
        links = re.findall(r'href="(/t/\w+/host/correct\?of=\d&amp;path=[^"]+)"', correct(evening, f"of={whose}").get_data(as_text=True))
        assert len(links) > 5
        for link in links:
            assert evening.anna.get(link.replace("&amp;", "&")).status_code == 200, link


def test_hidden_books_stay_hidden_in_the_form(app):
    from tests.web.phone import Phone, lay_table, sit_down
    host, guest = Phone(app), Phone(app, "10.0.0.3")
    code = lay_table(host, books_visibility="private")
    sit_down(host, code, "Anna")
    sit_down(guest, code, "Bára")
    banker = app.extensions["companion"].banker
    operator = {"role": "host", "seat": None, "device": None}
    banker.take(code, operator, "adjust", {"seat": "Bára", "path": "cash", "value": 787_878})
    banker.take(code, operator, "add_row", {"seat": "Bára", "row": "loan", "values": {"principal": 343_434}})
    for query in ("of=2", "of=2&path=cash", "of=2&path=cash&value=1000&reason=r&look=1"):
        html = host.get(f"/t/{code}/host/correct?{query}").get_data(as_text=True)
        assert "787.878" not in html and "787878" not in html and "343.434" not in html
    assert host.get(f"/t/{code}/host/correct?of=2&row=loan&index=1").status_code == 404
