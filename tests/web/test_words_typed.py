"""Laws of what people type in words: fields as the sheet calls them, squares, amounts with their unit."""

import pytest

from tests.web.phone import Phone, lay_table, sit_down


def correct(evening, **typed):
    path = f"/t/{evening.code}/host/do/adjust"
    evening.anna.get(path)
    return evening.anna.fill(path, {"p-seat": "Bára", "p-reason": "misread", **{f"p-{k}": v for k, v in typed.items()}})


@pytest.mark.parametrize("path, value, field, held", [
    ("Cash", "42 000 Kč", "cash", 42_000), ("cash", "42.000", "cash", 42_000), ("salary (plat)", "1500", "salary", 1500),
    ("Plat", "1500", "salary", 1500), ("Employed", "no", "employed", False), ("Faith", "[1, 2]", "skill_tree", [1, 2]),
    ("Skill tree: Faith", "[1]", "skill_tree", [1])])
def test_a_field_is_named_as_the_sheet_names_it(evening, path, value, field, held):
    assert correct(evening, path=path, value=value).status_code == 303, evening.anna.html
    found = evening.table.cash("Bára") if field == "cash" else evening.table.seat("Bára")[field]
    assert (found["faith"] if isinstance(found, dict) else found) == held


def test_several_fields_stand_one_to_a_line(evening):
    assert correct(evening, values="Cash = 9 000\nSalary = 30 000 Kč\n").status_code == 303, evening.anna.html
    assert (evening.table.cash("Bára"), evening.table.seat("Bára")["salary"]) == (9000, 30_000)
    before = evening.table.seq
    for wrong in ("Cash", "Nonsense = 5", "= 5", "{", "Cash = \n"):
        assert correct(evening, values=wrong).status_code == 409, wrong
    assert evening.table.seq == before


def test_a_line_of_a_sheet_is_added_by_its_words(evening):
    path = f"/t/{evening.code}/host/do/add_row"
    evening.anna.get(path)
    typed = {"p-seat": "Bára", "p-row": "Bank loan", "p-values": "Borrowed = 50 000\nWhat for = kiosk", "p-reason": "paper"}
    assert evening.anna.fill(path, typed).status_code == 303, evening.anna.html
    loan, = evening.table.rows("Bára", "loans")
    assert (loan["principal"], loan["purpose"]) == (50_000, "kiosk")


@pytest.mark.parametrize("text", ["START, Payday, Action", "start\npayday\naction", "START, VYPLACENÍ CASHFLOW, AKCE",
                                  '["start", "payday", "action"]'])
def test_a_track_is_typed_as_the_board_reads(evening, text):
    path = f"/t/{evening.code}/host/taught"
    evening.anna.get(path)
    assert evening.anna.submit(path, path="track", value=text).status_code == 303, evening.anna.html
    assert evening.table.data["track"] == ["start", "payday", "action"]


def test_somebody_without_a_phone_is_seated_by_the_host(app):
    anna = Phone(app)
    code = lay_table(anna)
    path = f"/t/{code}/host/seats"
    anna.get(f"/t/{code}/host")
    assert anna.submit(path, name="Dana").status_code == 303
    anna.get(f"/t/{code}/host")
    assert anna.submit(path, name=" dana ").status_code == 409, "no two names look alike"
    table = app.extensions["companion"].banker.table(code)
    assert table.seats == ["Dana"] and table.host is None
    assert sit_down(anna, code, "Anna").status_code == 303, "the host may still sit down"


def test_a_taken_colour_cannot_be_picked(evening):
    phone = Phone(evening.app, "10.0.0.3")
    phone.get(f"/t/{evening.code}")
    colour = evening.table.seat("Anna")["pawn_color"]
    chip = phone.html.split(f'value="{colour}"')[1].split(">")[0]
    assert "disabled" in chip
