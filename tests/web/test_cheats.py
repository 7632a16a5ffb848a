"""A cheating player and a nasty neighbour in the same network: what they tried, and what comes of it."""

import re
import threading

import pytest
from markupsafe import escape

from companion.backups import Backups
from companion.engine.words import words_for
from companion.trail import Trails
from companion.web.at_once import MOST
from companion.web.tickets import hash_of, mint
from tests.web.conftest import Evening
from tests.web.phone import Phone, lay_table, sit_down

PURSE = 4_815_100


def private(app) -> Evening:
    """Anna's turn at a table with private books; nobody but Bára knows what Bára has."""
    made = Evening(app)
    made.begin()
    made.host("set_option", {"option": "books_visibility", "value": "private"})
    made.host("adjust", {"seat": "Bára", "path": "cash", "value": PURSE})
    return made


def any_ticket(phone, code: str) -> dict:
    """A ticket of this phone's pages at a table."""
    token = phone.client.get_cookie(f"table_{code}").value
    return {"ticket": mint(phone.client.application.extensions["companion"].key, hash_of(token))}


# -- what is hidden --------------------------------------------------------------------------------------

@pytest.mark.parametrize("part", ["1/2", "999/1000"])
def test_a_proposal_does_not_measure_a_partners_purse(app, part):
    """It is proposed whether the partner can pay or not; who cannot is told alone, when confirming."""
    evening = private(app)
    for seat in ("Anna", "Bára"):
        evening.host("adjust", {"seat": seat, "values": {"skill_tree.mastermind": [1, 2, 3]}})
    evening.host("adjust", {"seat": "Anna", "path": "cash", "value": 10**9})
    evening.host("land", {"square": "action"})
    card = {"name": "P", "price": 10**8, "investment": 2 * PURSE, "cashflow": 1}
    own = {"1/2": "1/2", "999/1000": "1/1000"}[part]
    sent = evening.anna.api(evening.code, "take_large_project", {"card": card, "shares": {"Anna": own, "Bára": part}})
    assert sent.status_code == 201
    answer = evening.bara.api(evening.code, "confirm_project")
    if part == "1/2":
        assert answer.status_code == 201 and evening.table.cash("Bára") == 0
    else:
        assert answer.json["error"]["facts"]["have"] == PURSE, "her own purse, to herself"


def test_who_plays_on_has_not_read_the_whole_evening(app):
    """Closing is taken back as long as the hidden books were not opened, and not any more then."""
    evening = private(app)
    anna, code = evening.anna, evening.code
    close = lambda: anna.api(code, "close_table", **{"as": "host"}).status_code     # noqa: E731
    back = lambda: anna.api(code, "reverse", **{"as": "host"}).status_code     # noqa: E731
    assert close() == 201 and back() == 201 and close() == 201
    anna.get(f"/t/{code}/host/backup")
    assert anna.submit(f"/t/{code}/host/evening").status_code == 303
    assert str(PURSE) in anna.get(f"/t/{code}/host/evening.json").get_data(as_text=True)
    assert back() == 409 and evening.table.state["closed"]
    assert anna.post(f"/t/{code}/host/take-back", any_ticket(anna, code)).status_code == 409
    assert evening.table.state["closed"]


def test_a_correction_that_is_only_looked_at_does_not_measure_a_hidden_figure(app):
    """The right guess and a wrong one look the same."""
    evening = private(app)
    def look(value):
        page = evening.anna.get(f"/t/{evening.code}/host/correct?of=2&path=cash&reason=x&look=1&value={value}").get_data(as_text=True)
        return re.sub(rf"[0-9a-f]{{64}}|{value}", "", page)
    assert look(PURSE) == look(PURSE + 100)
    assert look(PURSE) != evening.anna.get(f"/t/{evening.code}/host/correct?of=1&path=cash&reason=x&look=1&value=5").get_data(as_text=True)


# -- the plug ----------------------------------------------------------------------------------------------

def test_whoever_lays_a_table_does_not_end_the_evening_of_another(evening, monkeypatch):
    evening.house.power = object()
    monkeypatch.setattr("companion.web.backup._go_down", lambda running: None)      # nobody pulls a plug here
    stranger = Phone(evening.app, "10.0.0.66")
    own = lay_table(stranger)
    with evening.bara.client.get(f"/api/tables/{evening.code}/stream", buffered=False) as stream:
        next(iter(stream.response))
        refused = stranger.get(f"/t/{own}/host/shutdown")
        assert refused.status_code == 409 and evening.code not in refused.get_data(as_text=True)
        assert stranger.post(f"/t/{own}/host/shutdown", any_ticket(stranger, own)).status_code == 409
    assert stranger.get(f"/t/{own}/host/shutdown").status_code == 409, "a locked phone is still at the table"
    assert not evening.house.going_down
    evening.host("close_table", {})
    stranger.get(f"/t/{own}/host/shutdown")
    sent = stranger.submit(f"/t/{own}/host/shutdown")
    assert sent.status_code == 303 and evening.house.going_down, "a page to load again, no form to send again"
    assert stranger.get(f"/t/{own}/host/shutdown").status_code == 200


# -- another's seat ------------------------------------------------------------------------------------------

def laid_again(evening) -> str:
    evening.host("close_table", {})
    evening.anna.get(f"/t/{evening.code}/host")
    made = evening.anna.submit(f"/t/{evening.code}/rematch")
    return re.search(r"/t/(\w+)/", made.headers["Location"]).group(1)


def test_a_name_taken_at_the_old_table_gives_no_seat_of_that_name_at_the_new_one(evening):
    new = laid_again(evening)
    zed, thief = Phone(evening.app, "10.0.0.7"), Phone(evening.app, "10.0.0.8")
    assert sit_down(zed, new, "Zed").status_code == 303
    assert evening.anna.api(evening.code, "reverse", **{"as": "host"}).status_code == 201
    assert sit_down(thief, evening.code, "Zed").status_code == 303
    came = thief.post(f"/t/{evening.code}/rematch/sit", any_ticket(thief, evening.code))
    assert came.headers.get("Location") == f"/t/{new}/wall", "it may look on like everybody"
    assert thief.get(f"/t/{new}/seat").status_code == 403
    assert sum(row.seat == "Zed" for row in evening.house.store.devices(new)) == 1


def test_a_seat_that_was_given_on_at_the_new_table_is_not_slipped_into(evening):
    new = laid_again(evening)
    evening.anna.get(f"/t/{new}/host/phones")
    shown = evening.anna.submit(f"/t/{new}/host/link/2")
    path = re.search(r"/g/[\w-]+", shown.get_data(as_text=True)).group(0)
    friend = Phone(evening.app, "10.0.0.9")
    friend.get(path)
    assert friend.submit(path).status_code == 303
    late = evening.bara.post(f"/t/{evening.code}/rematch/sit", any_ticket(evening.bara, evening.code))
    assert late.status_code == 403 and evening.bara.get(f"/t/{new}/seat").status_code == 403
    assert friend.get(f"/t/{new}/seat").status_code == 200


def test_links_do_not_pile_up(evening):
    for _ in range(9):
        evening.bara.get(f"/t/{evening.code}/seat")
        evening.bara.submit(f"/t/{evening.code}/seat/link")
    assert sum(row.role == "grant" for row in evening.house.store.devices(evening.code)) == 3


def test_two_who_take_the_table_over_at_once_leave_one_host(app, house):
    first = Phone(app, "10.0.0.1")
    code = lay_table(first)
    first.get(f"/t/{code}/host/phones")
    first.submit(f"/t/{code}/host/pin", pin="123456")
    phones = [Phone(app, f"10.0.1.{number}") for number in range(6)]
    for phone in phones:
        phone.get(f"/t/{code}/pin")
    ready = threading.Barrier(len(phones))
    def take_over(phone):
        ready.wait()
        phone.submit(f"/t/{code}/pin", pin="123456")
    threads = [threading.Thread(target=take_over, args=(phone,)) for phone in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(row.role == "host" for row in house.store.devices(code)) == 1
    assert sum(phone.get(f"/t/{code}/host").status_code == 200 for phone in phones) == 1


# -- too much ------------------------------------------------------------------------------------------------

def test_one_seat_is_not_worked_for_by_everybody(evening, monkeypatch):
    """While many requests of a seat are being worked on, more of it wait; everybody else is served."""
    held, gate, most = [], threading.Event(), MOST
    real = Trails.of
    def slow(*args):
        held.append(1)
        gate.wait(20)
        return real(*args)
    monkeypatch.setattr(Trails, "of", slow)
    path = f"/t/{evening.code}/seat/why/1/cash"
    cookie = evening.bara.client.get_cookie(f"table_{evening.code}").value
    def ask():
        phone = Phone(evening.app, "10.0.0.2")
        phone.client.set_cookie(f"table_{evening.code}", cookie)
        phone.get(path)
    threads = [threading.Thread(target=ask) for _ in range(most)]
    for thread in threads:
        thread.start()
    while len(held) < most:
        gate.wait(0.01)
    more = evening.bara.get(f"/t/{evening.code}/seat")
    assert more.status_code == 503 and more.headers["Retry-After"] == "1"
    assert evening.anna.get(f"/t/{evening.code}/seat").status_code == 200
    gate.set()
    for thread in threads:
        thread.join()
    assert evening.bara.get(f"/t/{evening.code}/seat").status_code == 200


def test_copying_again_and_again_pushes_no_earlier_evening_out(tmp_path, house):
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 8):
        for hour in range(10):
            (folder / f"books-2020-01-{day:02}-{hour:02}0000.db").write_bytes(b"old")
    class Shelf:
        def backup(self, path):
            path.write_bytes(b"new")
    copies = Backups(Shelf(), tmp_path, [])
    for second in range(30):
        (folder / f"books-2020-02-01-0000{second:02}.db").write_bytes(b"flood")
    copies.make()
    left = {path.name[:16] for path in folder.glob("books-*.db")}
    assert {f"books-2020-01-{day:02}" for day in range(1, 8)} <= left and len(list(folder.glob("books-*.db"))) <= 20


def test_copies_take_their_time(tmp_path):
    from companion import create_app
    app = create_app(tmp_path, testing=True)
    host = Phone(app)
    code = lay_table(host)
    host.get(f"/t/{code}/host/backup")
    form = host.form(f"/t/{code}/host/backup")
    answers = [host.post(f"/t/{code}/host/backup", form).status_code for _ in range(8)]
    assert answers == [303] * 6 + [429] * 2
    app.extensions["companion"].store.close()


def test_hundreds_who_look_at_the_demo_cost_one_page_for_each_step(app, monkeypatch):
    from companion.web import demo
    drawn = []
    real = demo.seat_page.seat
    monkeypatch.setattr(demo.seat_page, "seat", lambda code: drawn.append(code) or real(code))
    monkeypatch.setattr(demo, "PACE", 10_000)
    pages = {Phone(app, f"10.1.0.{number}").get("/demo/cesta-k-bohatstvi/1").get_data(as_text=True) for number in range(20)}
    assert len(drawn) == 1 and len(pages) == 1
    Phone(app, "10.1.1.1", "cs").get("/demo/cesta-k-bohatstvi/1")
    assert len(drawn) == 2


def test_a_button_of_the_host_does_not_tell_whether_there_is_a_hidden_row(app):
    evening = private(app)
    def offered():
        return re.findall(r"as/2/do/(\w+)", evening.anna.get(f"/t/{evening.code}/host/as/2").get_data(as_text=True))
    before = offered()
    evening.host("add_row", {"seat": "Bára", "row": "property", "values": {"name": "Land", "price": 77_700, "kind": "land"}})
    assert offered() == before


# -- names that reach for what stands beside them -------------------------------------------------------------

def test_a_name_from_right_to_left_leaves_amounts_and_others_where_they_stand():
    words = words_for(None, "en")
    said = words.say("ui-seat_pay", seat="שלום", amount=500)
    assert "\u2068שלום\u2069" in said
    assert "\u2068" not in words.say("ui-seat_pay", seat="Žofie 王", amount=500)


@pytest.mark.parametrize("name", ["{ $amount }", "{MONEY($x)}", '{"x"}', "<b>x<b>", "<script><i>", "&amp;lt;i&amp;gt;", "javascript:x"])
def test_a_name_is_text_and_nothing_else_on_every_page(app, name):
    evening = Evening(app)
    eve = Phone(app, "10.0.0.9")
    assert sit_down(eve, evening.code, name).status_code == 303
    evening.host("adjust", {"seat": name, "path": "cash", "value": 5000, "reason": name})
    evening.host("add_row", {"seat": name, "row": "business", "values": {"name": name, "price": 1, "cashflow": 1}, "reason": name})
    for path in ("seat", "seat/statement", "seat/of/3", "seat/why/3/cash", "seat/why/3/businesses.1.price", "wall", "host", "host/journal",
                 "host/as/3", "host/correct?of=3", "host/back/6", "seat?since=1"):
        page = evening.anna.get(f"/t/{evening.code}/{path}")
        text = page.get_data(as_text=True)
        assert page.status_code == 200 and str(escape(name)) in text, path
        assert "<i>" not in text and "<b>x<b>" not in text and "5.000 Kč }" not in text, path


def test_marks_that_pile_up_over_the_line_above_are_refused_in_names_and_texts(evening):
    pile = "a" + "\u0301" * 9
    assert sit_down(Phone(evening.app, "10.0.0.9"), evening.code, pile).status_code == 409
    sent = evening.anna.api(evening.code, "adjust", {"seat": "Anna", "path": "cash", "value": 1, "reason": pile}, **{"as": "host"})
    assert sent.status_code == 409
    for number, name in enumerate(("Nguyễn", "שָׁלוֹם", "مُحَمَّد", "नि")):
        assert sit_down(Phone(evening.app, f"10.0.3.{number}"), evening.code, name).status_code == 303, name
