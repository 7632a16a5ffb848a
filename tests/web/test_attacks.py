"""Laws against a player who cheats and a guest who is curious: what two hands at once, old forms and odd names get."""

import csv
import io
import threading

import pytest

from companion import figures
from companion.export import export_csv
from companion.web import grants, lobby
from companion.web.limits import Guesses
from companion.web.tickets import hash_of, token_of_ticket
from tests.web.phone import Phone, lay_table, sit_down


def at_once(tasks: list) -> list:
    """Results of all tasks, begun at the same moment on threads of their own."""
    gate, results = threading.Barrier(len(tasks)), [None] * len(tasks)

    def run(number, task):
        gate.wait()
        results[number] = task()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(tasks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def all_of_them_after(task, number: int):
    """The task, from which so many threads return together."""
    gate = threading.Barrier(number)

    def waiting(*args, **more):
        found = task(*args, **more)
        gate.wait(10)
        return found
    return waiting


def link_of(phone: Phone, code: str) -> str:
    """The path of a new personal link."""
    phone.get(f"/t/{code}/seat")
    phone.submit(f"/t/{code}/seat/link")
    return "/g/" + phone.html.split("/g/")[1].split("<")[0].split('"')[0].strip()


# -- two hands at once -----------------------------------------------------------------------------------

def test_a_personal_link_is_exchanged_once_by_however_many_at_once(evening, monkeypatch):
    path = link_of(evening.bara, evening.code)
    phones = [Phone(evening.app, f"10.0.1.{number}") for number in range(12)]
    for phone in phones:
        assert phone.get(path).status_code == 200
    monkeypatch.setattr(grants, "find_grant", all_of_them_after(grants.find_grant, 12))   # all have found it good
    answers = at_once([lambda phone=phone: phone.submit(path).status_code for phone in phones])
    assert sorted(answers) == [303] + [404] * 11
    assert sum(row.seat == "Bára" for row in evening.house.store.devices(evening.code)) == 1, "and it has left Bára's first phone"


def test_the_tap_that_exchanged_a_link_may_be_sent_again(evening):
    path = link_of(evening.bara, evening.code)
    phone, thief = Phone(evening.app, "10.0.1.1"), Phone(evening.app, "10.0.1.2")
    phone.get(path)
    thief.get(path)
    form, other = phone.form(path), thief.form(path)
    assert phone.post(path, form).status_code == 303
    phone.client.delete_cookie(f"table_{evening.code}")     # the answer was lost
    assert phone.post(path, form).status_code == 303
    assert phone.get(f"/t/{evening.code}/seat").status_code == 200
    assert thief.post(path, other).status_code == 404


class Slow(Guesses):
    """Guesses on a slow card: looking takes long enough for all others to look as well."""

    def wait(self, *args):
        """As ever, with a pause after it."""
        found = super().wait(*args)
        threading.Event().wait(0.02)
        return found


def test_pins_guessed_side_by_side_are_no_cheaper_than_one_after_another(evening):
    evening.anna.get(f"/t/{evening.code}/host/phones")
    evening.anna.submit(f"/t/{evening.code}/host/pin", pin="123456")
    evening.house.guesses = Slow(evening.house.store)
    path = f"/t/{evening.code}/pin"
    phones = [Phone(evening.app, "10.6.6.6") for _ in range(16)]
    for phone in phones:
        phone.get(path)
    answers = at_once([lambda phone=phone: phone.submit(path, pin="000000").status_code for phone in phones])
    assert sorted(answers) == [409] * 5 + [429] * 11


def test_codes_tried_side_by_side_are_no_cheaper_than_one_after_another(evening):
    evening.house.guesses = Slow(evening.house.store)
    phones = [Phone(evening.app, "10.6.6.6") for _ in range(20)]
    answers = at_once([lambda phone=phone, n=n: phone.get(f"/t/WRONG{n}").status_code for n, phone in enumerate(phones)])
    assert sorted(answers) == [404] * 10 + [429] * 10


def test_each_of_those_who_join_at_once_sits_on_the_own_seat(app, house, monkeypatch):
    code = lay_table(Phone(app))
    names = ["Dana", "Ema", "Filip", "Gita", "Hugo"]
    phones = [Phone(app, f"10.0.1.{number}") for number in range(len(names))]
    for phone in phones:
        phone.get(f"/t/{code}")
    monkeypatch.setattr(lobby, "take_seat", all_of_them_after(lobby.take_seat, len(names)))     # all have joined by then
    at_once([lambda phone=phone, name=name: phone.fill(f"/t/{code}/join", {"name": name})
             for phone, name in zip(phones, names, strict=True)])
    assert [phone.get(f"/api/tables/{code}/state").json["viewer"] for phone in phones] == names


# -- old forms ---------------------------------------------------------------------------------------------

def test_a_phone_that_was_sent_away_does_not_come_back_with_its_old_form(evening):
    code, cyril = evening.code, Phone(evening.app, "10.0.0.3")
    cyril.get(f"/t/{code}")
    form = {**cyril.form(f"/t/{code}/join"), "name": "Cyril"}
    assert cyril.post(f"/t/{code}/join", form).status_code == 303
    link = link_of(cyril, code)
    evening.anna.get(f"/t/{code}/host/phones")
    assert evening.anna.submit(f"/t/{code}/host/free/3").status_code == 303
    for _ in range(2):
        assert cyril.post(f"/t/{code}/join", form).status_code == 403
        assert cyril.get(f"/t/{code}/seat").status_code == 403
        cyril.client.delete_cookie(f"table_{code}")
    assert cyril.get(link).status_code == 404, "nor by a link that was made before"
    # The host's new link still leads back.
    evening.anna.get(f"/t/{code}/host/phones")
    evening.anna.submit(f"/t/{code}/host/link/3")
    path = "/g/" + evening.anna.html.split("/g/")[1].split("<")[0].split('"')[0].strip()
    cyril.get(path)
    assert cyril.submit(path).status_code == 303
    assert cyril.get(f"/t/{code}/seat").status_code == 200


def test_whoever_reads_the_books_cannot_make_a_phones_token(evening):
    store, key = evening.house.store, evening.house.key
    known = {row.token_hash for row in store.devices(evening.code)}
    tickets = [entry.ticket for entry in evening.house.banker.entries(evening.code) if entry.ticket]
    assert tickets and known
    assert not known & {hash_of(token_of_ticket(key, ticket)) for ticket in tickets}


# -- names and texts -----------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", ["anna", "ANNA", "Ａｎｎａ", "An na", "B\u0061\u0301ra", "Host", "BANK", "ｈｏｓｔ", "А\u006ena",
                                  "\u2800", "\u3164", "\u0301\u0302"])
def test_nobody_passes_for_another_by_name(evening, name):
    before, phone = evening.table.seq, Phone(evening.app, "10.0.0.3")
    assert sit_down(phone, evening.code, name).status_code == 409
    assert evening.table.seq == before
    assert "list" not in phone.html.split('id="refusal"')[1].split("</p>")[0], "there is no list of names"


def test_two_names_that_look_alike_cannot_join_side_by_side(app, house, monkeypatch):
    look = lobby._look_at
    monkeypatch.setattr(lobby, "_look_at", lambda *of: (look(*of), threading.Event().wait(0.1)))
    code = lay_table(Phone(app))
    phones = [Phone(app, f"10.0.1.{number}") for number in range(6)]
    for phone in phones:
        phone.get(f"/t/{code}")
    names = ["Dana", "DANA", "dana", "DaNa", "danA", "dAnA"]
    answers = at_once([lambda phone=phone, name=name: phone.fill(f"/t/{code}/join", {"name": name}).status_code
                       for phone, name in zip(phones, names, strict=True)])
    assert sorted(answers) == [303] + [409] * 5
    assert len(house.banker.table(code).seats) == 1


def test_a_text_that_turns_others_round_is_refused_everywhere(evening):
    evening.begin()
    evening.host("set_option", {"option": "player_transfers", "value": "free"})
    before, path = evening.table.seq, f"/t/{evening.code}/seat/do/pay"
    for mark in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068":
        answer = evening.anna.api(evening.code, "pay", {"to": "Bára", "amount": 5, "memo": f"a{mark}b"})
        assert answer.status_code == 409 and answer.json["error"]["facts"]["parameter"] == "memo"
        evening.anna.get(path)
        assert evening.anna.submit(path, **{"p-to": "Bára", "p-amount": "5", "p-memo": f"a{mark}b"}).status_code == 409
        deep = {"card": {"kind": "business", "name": f"a{mark}", "price": 5}}
        assert evening.anna.api(evening.code, "buy_business", deep).json["error"]["code"] == "bad_parameter"
    assert evening.table.seq == before
    assert evening.anna.api(evening.code, "pay", {"to": "Bára", "amount": 5, "memo": "שלום 👨‍👩‍👧"}).status_code == 201


def test_a_spreadsheet_gets_empty_cells_and_no_formulas(evening):
    phone = Phone(evening.app, "10.0.0.3")
    assert sit_down(phone, evening.code, "=1+1").status_code == 303
    evening.host("adjust", {"seat": "=1+1", "path": "cash", "value": 700})
    rows = list(csv.reader(io.StringIO(export_csv(evening.table, evening.house.banker.entries(evening.code)))))
    assert all(row[4:] == [""] * 7 for row in rows if row[3] == "join")
    money = next(row for row in rows if row[4] == "kc")
    assert money[7] == "'=1+1" and money[5] == "700" and money[9:] == ["", ""]


# -- private books -------------------------------------------------------------------------------------------

@pytest.fixture
def private(app):
    """A table with private books, where Bára has a business and a loan. (Anna's phone, Bára's phone, code)"""
    anna, bara = Phone(app, "10.0.0.1"), Phone(app, "10.0.0.2")
    code = lay_table(anna, books_visibility="private")
    sit_down(anna, code, "Anna")
    sit_down(bara, code, "Bára")
    for row, values in (("business", {"name": "CANARYBIZ", "price": 700, "cashflow": 4321}),
                        ("loan", {"principal": 98760, "purpose": "CANARYLOAN"}), ("allowance", {"amount": 5432})):
        assert anna.api(code, "add_row", {"seat": "Bára", "row": row, "values": values}, **{"as": "host"}).status_code == 201
    return anna, bara, code


def test_what_a_figure_is_made_of_names_no_hidden_rows(private):
    anna, bara, code = private
    for path in (f"/t/{code}/seat/of/2", f"/t/{code}/host/as/2", f"/t/{code}/seat", f"/t/{code}/host", f"/t/{code}/wall"):
        assert anna.get(path).status_code == 200
        assert "CANARY" not in anna.html, path
    own = bara.get(f"/t/{code}/seat").get_data(as_text=True)
    assert "CANARYBIZ" in own and "CANARYLOAN" in own


def test_what_a_figure_is_made_of_stays_open_where_the_lines_are(private, house):
    table = house.banker.table(private[2])
    told = {}
    for viewer in ("Anna", "Bára", "wall"):
        found = figures.sheet(table, "Bára", viewer)
        lines = [line for section in found for line in (*section["lines"], section["total"]) if line]
        told[viewer] = {line["id"]: [term["label"] for term in line["why"]] for line in lines}
    assert told["Bára"]["business_income"] and told["Bára"]["loan_instalments"]
    for viewer in ("Anna", "wall"):
        assert told[viewer]["business_income"] == told[viewer]["loan_instalments"] == told[viewer]["dividends"] == []
        assert told[viewer]["total_cashflow"] == ["fld-total_income", "fld-total_expenses"]


# -- crowding out --------------------------------------------------------------------------------------------

def test_one_seat_does_not_take_all_the_places_of_listeners(evening):
    stream, held = f"/api/tables/{evening.code}/stream", []
    tablet = Phone(evening.app, "10.0.1.9")
    evening.house.store.add_device(hash_of("tablet"), evening.code, "Bára", "seat", "en")
    tablet.client.set_cookie(f"table_{evening.code}", "tablet")
    try:
        for phone in (evening.bara, tablet) * 10:
            answer = phone.get(stream)
            if answer.status_code == 200:
                held.append(answer)
            else:
                assert answer.status_code == 503 and answer.headers["Retry-After"]
        assert len(held) == 12
        answer = evening.anna.get(stream)
        held.append(answer)
        assert answer.status_code == 200
    finally:
        for answer in held:
            answer.close()
    assert evening.house.hub.streams == 0
    answer = evening.bara.get(stream)
    assert answer.status_code == 200, "the places were given back"
    answer.close()


def test_one_address_does_not_take_all_the_places_of_listeners(app, house):
    held, seen = [], []
    try:
        for table in range(4):      # one guest lays tables of their own and sits at all of them
            guest = Phone(app, "10.0.1.1")
            code = lay_table(guest)
            sit_down(guest, code, "Guest")
            for _ in range(8):
                answer = guest.get(f"/api/tables/{code}/stream")
                held += [answer] if answer.status_code == 200 else []
                seen.append(answer.status_code)
        assert seen.count(200) == 24
        other = Phone(app, "10.0.1.2")
        code = lay_table(other)
        held.append(other.get(f"/api/tables/{code}/stream"))
        assert held[-1].status_code == 200
    finally:
        for answer in held:
            answer.close()


def test_screens_that_wait_are_few_and_none_has_the_number_of_another(evening, monkeypatch):
    code = evening.code
    monkeypatch.setattr("companion.web.screens.secrets.randbelow", lambda n: 7)
    monkeypatch.setattr("companion.web.screens.secrets.choice", lambda numbers: numbers[0])
    for number in range(20):
        screen = Phone(evening.app, f"10.0.2.{number}")
        screen.get(f"/t/{code}/screen")
        assert screen.submit(f"/t/{code}/screen").status_code == 303
        labels = [row.label for row in evening.house.store.devices(code) if row.role == "waiting"]
        assert len(labels) == len(set(labels)) <= 8
    screen.get(f"/t/{code}/screen")
    assert any(label in screen.html for label in labels), "the newest still waits"


def test_the_way_to_the_pin_is_shown_where_there_is_one(evening):
    stranger = Phone(evening.app, "10.0.0.9")
    path = f"/t/{evening.code}/pin"
    stranger.get(f"/t/{evening.code}")
    assert path not in stranger.html
    evening.anna.get(f"/t/{evening.code}/host/phones")
    evening.anna.submit(f"/t/{evening.code}/host/pin", pin="123456")
    stranger.get(f"/t/{evening.code}")
    assert path in stranger.html


def test_addresses_in_brackets_are_answered_and_others_are_not(app):
    client = app.test_client()
    for host, status in (("[::1]", 200), ("[::1]:8000", 200), ("[::2]:8000", 400), ("[2001:db8::1]", 400), ("[", 400)):
        assert client.get("/", headers={"Host": host}).status_code == status, host


def test_taught_data_from_an_editor_that_marks_its_files(evening):
    evening.anna.get(f"/t/{evening.code}/host/taught")
    path = f"/t/{evening.code}/host/import"
    assert evening.anna.submit(path, toml="\ufeffshare_price_start = 600").status_code == 303
    assert evening.table.data["share_price_start"] == 600


def test_a_link_does_not_take_the_table_from_its_host(evening):
    path = link_of(evening.bara, evening.code)
    evening.anna.get(path)
    assert evening.anna.submit(path).status_code == 409 and 'role="alert"' in evening.anna.html
    assert evening.anna.get(f"/t/{evening.code}/host").status_code == 200
    tablet = Phone(evening.app, "10.0.1.1")
    tablet.get(path)
    assert tablet.submit(path).status_code == 303, "it was not used up"


def test_what_is_taught_does_not_grow_without_end(evening, monkeypatch):
    monkeypatch.setattr("companion.web.acting.TAUGHT", 20_000)
    api = {"as": "host"}

    def teach(path, value):
        return evening.anna.api(evening.code, "teach", {"path": path, "value": value}, **api).status_code

    card = {"kind": "nm", "effects": [{"effect": "cash", "amount": 5}] * 100}
    answers = [teach(f"cards.C{number}", card) for number in range(12)]
    assert answers == sorted(answers) and set(answers) == {201, 409}
    assert teach("cards", {}) == 201, "clearing goes"
    assert teach("cards.C1", card) == 201
