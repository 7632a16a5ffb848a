"""Laws of taking back: the list first, then one reversal after the other, each once."""

from companion.engine.journal import fold, standing


def path(evening, number: int) -> str:
    return f"/t/{evening.code}/host/back/{number}"


def book(evening, *amounts: int) -> int:
    """Bára's cash is set to these amounts one after the other; returns the number of the first of these lines."""
    first = evening.table.seq + 1
    for amount in amounts:
        evening.host("adjust", {"seat": "Bára", "path": "cash", "value": amount, "reason": f"slip {amount}"})
    return first


def test_the_page_lists_what_goes_back_and_books_nothing(evening):
    evening.begin()
    first = book(evening, 10_000, 20_000, 30_000)
    before = evening.table.seq
    html = evening.anna.get(path(evening, first)).get_data(as_text=True)
    assert [html.index(f"slip {amount}") for amount in (30_000, 20_000, 10_000)] == sorted(
        html.index(f"slip {amount}") for amount in (30_000, 20_000, 10_000)), "the newest first"
    assert "30.000 Kč" in html and "60.000 Kč" in html, "the figure now and then"
    assert evening.table.seq == before


def test_three_lines_go_back_by_one_tap_and_once(evening):
    evening.begin()
    first = book(evening, 10_000, 20_000, 30_000)
    before = evening.table.seq
    evening.anna.get(path(evening, first))
    form = evening.anna.form(path(evening, first))
    assert evening.anna.post(path(evening, first), form).status_code == 303
    assert evening.anna.post(path(evening, first), form).status_code == 303, "a resend takes nothing more"
    entries = evening.house.banker.entries(evening.code)
    assert [entry.reverses for entry in entries[before:]] == [before, before - 1, before - 2]
    assert evening.table.cash("Bára") == 60_000
    assert fold(entries)["balances"] == evening.table.state["balances"]


def test_what_somebody_booked_meanwhile_stops_it(evening):
    evening.begin()
    first = book(evening, 10_000, 20_000)
    evening.anna.get(path(evening, first))
    form = evening.anna.form(path(evening, first))
    book(evening, 33_000)
    assert evening.anna.post(path(evening, first), form).status_code == 409
    assert evening.table.cash("Bára") == 33_000, "nothing is taken back that the page did not show"
    assert "slip 33000" in evening.anna.html, "the page shows it now"


def test_joining_and_laying_the_table_stay(evening):
    evening.begin()
    html = evening.anna.get(path(evening, 1)).get_data(as_text=True)
    kept = standing(evening.house.banker.entries(evening.code))
    last_join = max(entry.seq for entry in kept if entry.command == "join")
    assert f"No. {last_join} cannot be taken back" in html
    evening.anna.submit(path(evening, 1))
    assert standing(evening.house.banker.entries(evening.code))[-1].command == "join"
    assert evening.anna.html.count('role="alert"') == 1 and "taken back so far" in evening.anna.html


def test_a_roll_that_opens_again_is_said(evening):
    evening.begin()
    seat = {"role": "seat", "seat": "Anna", "device": None}
    evening.house.banker.take(evening.code, seat, "roll_move", {})
    evening.house.banker.take(evening.code, seat, "report_roll", {"faces": [4]})
    assert "The roll opens again: Anna" in evening.anna.get(path(evening, evening.table.seq)).get_data(as_text=True)


def test_a_line_that_is_gone_leads_to_the_journal(evening):
    evening.begin()
    for number in (0, 999, 10**8):
        answer = evening.anna.get(path(evening, number))
        assert answer.status_code == 303 and answer.headers["Location"].endswith("/host/journal")


def test_the_ledger_is_filtered_by_seat_and_paged(evening):
    evening.begin()
    book(evening, *range(1000, 61_000, 1000))
    code, anna = evening.code, evening.anna
    newest = anna.get(f"/t/{code}/host/journal").get_data(as_text=True)
    assert newest.count('class="entry') == 40 and "before=" in newest
    older = anna.get(f"/t/{code}/host/journal?before=20").get_data(as_text=True)
    assert "slip 61000" not in older and 'id="e19"' in older and 'id="e20"' not in older
    only = anna.get(f"/t/{code}/host/journal?seat=1&before=20").get_data(as_text=True)
    assert "Correction, Anna" in only and "Correction, Bára" not in only
    assert anna.get(f"/t/{code}/host/journal?seat=9").status_code == 404
    assert anna.get(f"/t/{code}/host/journal?before=x&seat=").status_code == 200
