"""Laws of the pages: who answers a reader, what the host may enable, what is said, and what is never shown."""

import re

import pytest

from companion.sensors import Desk, Reader
from companion.sensors.address import BadAddress, REASONS, opened_privately, typed
from companion.sensors.holding import Holding
from companion.sensors.trial import burst
from companion.web.readers import _lasting
from companion.web.stream import holder_of
from hardware.found import Found
from hardware.protocol import frame
from hardware.state import Heard
from tests.hardware.toys import until
from tests.sensors.conftest import QUICK, Play, Table, make_desk
from tests.web.conftest import Evening, app, compiled     # noqa: F401  (fixtures)
from tests.web.phone import Forms, Phone, lay_table


@pytest.fixture
def house(app, tmp_path, monkeypatch):      # noqa: F811
    """The very app that serves the pages, with ports of this test at its desk."""
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))
    made = app.extensions["companion"]
    made.readers = make_desk(made, tmp_path)
    yield made
    made.readers.close()


@pytest.fixture
def at_table(house, app, tmp_path):         # noqa: F811
    """Anna (host) and Bára on phones; Anna's first turn."""
    evening = Evening(app).begin()
    made = Table(house, evening.code, tmp_path / "serial")
    made.evening = evening
    return made


def path(at_table, more: str = "") -> str:
    return f"/t/{at_table.code}/host/readers{more}"


def text(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def said(html: str) -> str:
    found = re.search(r'<div class="reader.*?</div>', html, re.DOTALL)
    return text(found.group()) if found else ""


def rolls(at_table, seat: str):
    """The turn is this seat's, and its move is to be thrown."""
    at_table.host("move_on", to=seat) if at_table.table.current != seat else None
    at_table.host("roll_move", seat)


# -- phones answer ---------------------------------------------------------------------------------------------

def test_the_question_stands_on_the_phone_that_rolls_and_buttons_beside_it(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    at_table.until_said("armed")
    bara, anna, seat = at_table.evening.bara, at_table.evening.anna, f"/t/{at_table.code}/seat"
    bara.get(seat)
    assert said(bara.html) == "Roll the dice: the reader sees what falls." and 'name="face" value="6"' in bara.html
    die.fall(4, q=60)
    at_table.until_said("offer")
    bara.get(seat)
    assert said(bara.html) == "Was that a 4? Yes No, enter it" and 'name="face" value="6"' in bara.html
    answered = bara.submit(f"{seat}/reader", answer="yes")
    assert answered.status_code == 303 and f"done={at_table.table.seq}" in answer_to(answered)
    assert at_table.entries[-1].args == {"faces": [4]} and at_table.entries[-1].actor["confirmed"] == "Bára"
    anna.get(f"/t/{at_table.code}/host/journal")
    assert "Dice reader die-3f2a" in text(anna.html)


def answer_to(response) -> str:
    return response.headers["Location"]


def test_somebody_else_neither_sees_nor_answers_it(at_table):
    bara, die = at_table.evening.bara, at_table.reader()
    rolls(at_table, "Anna")
    die.fall(4, q=60)
    told, seq, seat = at_table.until_said("offer"), at_table.table.seq, f"/t/{at_table.code}/seat"
    bara.get(seat)
    assert said(bara.html) == ""
    ticket = bara.form(f"{seat}/link")["ticket"]
    refused = bara.post(f"{seat}/reader", {"ticket": ticket, "n": told["n"], "answer": "yes"})
    assert refused.status_code == 409 and at_table.table.seq == seq and at_table.said() == "offer"
    assert bara.post(f"/t/{at_table.code}/host/reader", {"ticket": ticket, "n": told["n"], "answer": "yes"}).status_code == 403


def test_the_host_sees_why_and_answers_for_whoever_rolls(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    die.fall(4, q=60)
    at_table.until_said("offer")
    anna, host = at_table.evening.anna, f"/t/{at_table.code}/host"
    anna.get(host)
    assert "The reader is not quite sure." in said(anna.html)
    assert anna.submit(f"{host}/reader", answer="no").status_code == 303
    at_table.until_said("armed")
    die.fall(2, q=60)
    at_table.until_said("offer")
    anna.get(f"{host}/as/2")
    assert answer_to(anna.submit(f"{host}/reader", answer="yes")).startswith(f"{host}/as/2")
    assert at_table.entries[-1].actor["confirmed"] == "host"


def test_an_old_question_is_not_answered_by_a_late_tap(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    die.fall(4, q=60)
    at_table.until_said("offer")
    bara, seat = at_table.evening.bara, f"/t/{at_table.code}/seat"
    bara.get(seat)
    die.fall(2, q=60)               # thrown again while the question stood: another question
    until(lambda: (at_table.desk.shown(at_table.code) or {}).get("faces") == [2])
    seq = at_table.table.seq
    assert bara.submit(f"{seat}/reader", answer="yes").status_code == 409 and at_table.table.seq == seq
    assert said(bara.html).startswith("Was that a 2?"), "the page shows what is asked now"


def test_of_more_dice_than_are_missing_the_phone_chooses(at_table):
    tray = at_table.reader("tray", "tray-02", ch=3)
    at_table.host("adjust", seat="Bára", path="charity_turns_left", value=3)
    at_table.host("move_on", to="Bára")
    at_table.host("roll_move", "Bára", dice=2)
    tray.fall(2, 5, 3)
    at_table.until_said("offer")
    bara, seat = at_table.evening.bara, f"/t/{at_table.code}/seat"
    bara.get(seat)
    assert said(bara.html).startswith("The reader saw 2 + 5 + 3. Which 2 count?")
    assert bara.fill(f"{seat}/reader", {"answer": "yes", "face-1": "2"}).status_code == 409, "one is too few"
    bara.get(seat)
    assert bara.fill(f"{seat}/reader", {"answer": "yes", "face-2": "5", "face-3": "3"}).status_code == 303
    assert at_table.entries[-1].args == {"faces": [5, 3]}


def test_what_was_entered_is_put_right_on_the_phone_that_entered_it(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    die.move()
    at_table.until_said("rolling")
    bara, seat = at_table.evening.bara, f"/t/{at_table.code}/seat"
    bara.get(seat)
    assert said(bara.html) == "Rolling…"
    assert bara.submit(f"{seat}/roll", face="4").status_code == 303
    die.fall(5)
    at_table.until_said("notice")
    bara.get(seat)
    assert said(bara.html) == "The reader saw 5, entered was 4. Make it 5"
    assert bara.submit(f"{seat}/reader", answer="correct").status_code == 303
    assert [entry.args for entry in at_table.entries[-2:]] == [{}, {"faces": [5]}]


@pytest.mark.parametrize(("language", "words"), [
    ("en", "The dice reader is unplugged. Enter your roll:"), ("cs", "Čtečka kostek je odpojená. Zadejte hod:"),
    ("pt-BR", "O leitor de dados está desconectado. Digite sua jogada:")])
def test_a_pulled_cable_is_said_in_the_phones_language(at_table, language, words):
    die = at_table.reader()
    rolls(at_table, "Bára")
    die.unplug()
    at_table.until_said("manual")
    at_table.evening.bara.client.set_cookie("language", language)
    at_table.evening.bara.get(f"/t/{at_table.code}/seat")
    assert said(at_table.evening.bara.html) == words and 'name="face" value="6"' in at_table.evening.bara.html


def test_the_wall_shows_and_offers_no_button(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    die.fall(4, q=60)
    at_table.until_said("offer")
    at_table.evening.anna.get(f"/t/{at_table.code}/wall")
    html = at_table.evening.anna.html
    assert "Was that a 4? Bára answers on the phone." in text(html) and "/reader" not in html


def test_what_a_reader_booked_stands_on_the_rollers_phone_with_the_way_back(at_table):
    die = at_table.reader()
    rolls(at_table, "Bára")
    at_table.next_booked(lambda: die.fall(4))
    bara, seat = at_table.evening.bara, f"/t/{at_table.code}/seat"
    bara.get(seat)
    assert "data-soon" in bara.html and bara.submit(f"{seat}/take-back").status_code == 303
    assert at_table.roll is not None


def test_a_reader_that_is_lost_five_times_rests_until_somebody_takes_it_back(at_table):
    die = at_table.reader()
    at_table.host("roll_move", "Anna")
    for _ in range(5):
        at_table.ready(die)
        die.unplug()
        until(lambda: at_table.state(die).state not in ("native", "listening", "stale"), "a loss")
        die.plug()
    until(lambda: (at_table.desk.shown(at_table.code) or {}).get("reason") == "unsteady")
    at_table.ready(die)
    seq = at_table.table.seq
    die.fall(4)
    until(lambda: any(line.text == "4" for line in at_table.desk.ports.monitor(die.address)))
    assert at_table.table.seq == seq and at_table.state(die).unsteady
    bara, anna = at_table.evening.bara, at_table.evening.anna
    anna.get(f"/t/{at_table.code}/seat")
    assert "The reader keeps dropping out. Enter your roll:" in anna.html
    bara.get(f"/t/{at_table.code}/seat")
    assert "dropping out" not in bara.html
    assert anna.submit(f"/t/{at_table.code}/seat/reader", answer="again").status_code == 303
    at_table.ready(die)
    at_table.until_said("armed")
    assert at_table.next_booked(lambda: die.fall(3)).args == {"faces": [3]}


def test_two_readers_that_say_they_are_one_are_told(at_table):
    at_table.reader()
    twin = Play(at_table.folder / "by-id" / "usb-twin", "die-3f2a", "kind=die faces=1-6 ch=1")
    at_table.desk.enable(Reader(twin.address, table=at_table.code))
    at_table.ready(twin)
    until(lambda: at_table.state(twin).twins)
    at_table.evening.anna.get(f"/t/{at_table.code}/host/readers")
    assert "Two readers say they are die-3f2a: this one and usb-twin." in " ".join(at_table.evening.anna.html.split())


# -- the host's page -----------------------------------------------------------------------------------------------

def test_a_port_is_enabled_set_up_and_switched_off_by_the_host(at_table):
    die = Play(at_table.folder / "by-id" / "usb-die", "die-3f2a", "kind=die faces=1-6 ch=1")
    anna = at_table.evening.anna
    until(lambda: anna.get(path(at_table)) and die.address in anna.html)
    assert anna.submit(path(at_table, "/enable")).headers["Location"].startswith(path(at_table, "/one"))
    at_table.ready(die)
    one = f"{path(at_table, '/one')}?at={die.address}"
    anna.get(one)
    assert "Ready · die · 1 to 6" in text(anna.html) and "hello die-3f2a" in anna.html
    assert anna.fill(path(at_table, "/set"), {"confirm": "1", "kind": "die", "baud": "9600"}).status_code == 303
    assert (at_table.desk.reader(die.address).confirm, at_table.desk.reader(die.address).baud) == (True, 9600)
    anna.get(one)
    assert anna.submit(path(at_table, "/disable")).status_code == 303 and at_table.desk.readers() == []
    assert anna.get(one).status_code == 404


def test_a_reader_of_a_table_that_is_played_is_not_taken_unasked(app, at_table):
    die = at_table.reader()
    other = Phone(app, "10.0.0.7")
    code = lay_table(other)
    at_table.house.hub.acquire(at_table.code, holders={holder_of(at_table.code, "Anna"): 9})
    page = f"/t/{code}/host/readers"
    other.get(page)
    assert "Serves another table that is being played now." in text(other.html)
    assert at_table.code not in other.html and f"at={die.address}" not in other.html
    taken = other.submit(f"{page}/enable")
    assert taken.status_code == 409 and at_table.desk.reader(die.address).table == at_table.code
    other.get(page)
    assert other.submit(f"{page}/enable", take="1").status_code == 303
    assert at_table.desk.reader(die.address).table == code and at_table.desk.watch(at_table.code) is None


def test_a_device_without_frames_is_learned_on_its_page_before_it_counts(at_table):
    old = Play(at_table.folder / "by-id" / "usb-Old", "old", "")
    at_table.desk.enable(Reader(old.address, table=at_table.code))
    until(lambda: at_table.state(old) is not None and at_table.state(old).path)
    old.print(b"4\r\n", lambda: at_table.desk.learned(old.address))
    anna, one = at_table.evening.anna, f"{path(at_table, '/one')}?at={old.address}"
    anna.get(one)
    for limit in ("up to five false readings", "two equal throws in a row look like one", "how many lines make a throw", "cannot be noticed"):
        assert limit in text(anna.html)
    action = path(at_table, "/set")
    learning = next(form for form in Forms(anna.html).found[action] if form.get("legacy"))
    assert anna.post(action, {**learning, "lines": "2", "low": "1", "high": "6"}).status_code == 303
    reader = at_table.desk.reader(old.address)
    assert reader.legacy and reader.lines_per_roll == 2 and reader.table == at_table.code
    anna.get(one)
    assert "up to five false readings" not in text(anna.html)
    assert anna.post(action, {**learning, "low": "6", "high": "1"}).status_code == 409, "faces that make no sense"


def test_what_went_wrong_is_listed_with_what_helps(at_table):
    die = at_table.reader()
    die.unplug()
    until(lambda: at_table.desk.failures(die.address))
    at_table.evening.anna.get(f"{path(at_table, '/one')}?at={die.address}")
    assert "Lost; trying again" in text(at_table.evening.anna.html) and "Plug it in again" in text(at_table.evening.anna.html)


def test_readers_go_along_to_the_rematch(at_table):
    die, anna = at_table.reader(), at_table.evening.anna
    at_table.host("close_table")
    anna.get(f"/t/{at_table.code}/host")
    new = re.search(r"/t/(\w+)/", anna.submit(f"/t/{at_table.code}/rematch").headers["Location"]).group(1)
    assert new != at_table.code and at_table.desk.reader(die.address).table == new
    assert at_table.desk.watch(at_table.code) is None
    at_table.code = new
    at_table.ready(die)
    at_table.host("roll_start_order")
    assert at_table.next_booked(lambda: die.fall(4)).actor["by"] == "Anna"


@pytest.mark.parametrize("rest", ["/one?at={}", "/disable", "/again", "/test", "/set"])
def test_a_reader_of_another_table_is_neither_read_nor_changed(app, at_table, rest):
    die = at_table.reader()
    other = Phone(app, "10.0.0.7")
    code = lay_table(other)
    page = f"/t/{code}/host/readers"
    if rest.startswith("/one"):
        assert other.get(page + rest.format(die.address)).status_code == 404
    else:
        other.get(page)
        ticket = other.form(f"{page}/add")["ticket"]
        assert other.post(page + rest, {"ticket": ticket, "address": die.address, "on": "1"}).status_code == 404
    assert at_table.desk.reader(die.address).table == at_table.code and at_table.desk.trial(die.address) is None


def test_only_ports_that_are_there_are_enabled_by_a_tap(at_table, tmp_path):
    victim = tmp_path / "diary.txt"
    victim.write_text("secret")
    anna = at_table.evening.anna
    anna.get(path(at_table))
    ticket = anna.form(path(at_table, "/add"))["ticket"]
    for address in (str(victim), "/dev/null", "socket://127.0.0.1:7000", "spy:///dev/ttyUSB0?file=/tmp/x"):
        assert anna.post(path(at_table, "/enable"), {"ticket": ticket, "address": address}).status_code == 404, address
    assert at_table.desk.readers() == []


def test_what_a_device_says_is_text(at_table):
    die = at_table.reader()
    die.send(b"<script>alert(1)</script>\r\n", frame("R b=a1 seq=9 v=4 st=settled"))
    until(lambda: any("script" in line.text for line in at_table.desk.ports.monitor(die.address)))
    at_table.evening.anna.get(f"{path(at_table, '/one')}?at={die.address}")
    assert "<script>alert" not in at_table.evening.anna.html and "&lt;script&gt;alert" in at_table.evening.anna.html


def test_no_permission_names_the_command_that_helps(at_table, monkeypatch):
    import errno
    from hardware.ports import Ports

    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")
    at_table.desk._make_ports = lambda: Ports(QUICK, listing=list, opener=refuse)
    at_table.desk.enable(Reader("/dev/null", table=at_table.code))
    until(lambda: at_table.desk.state("/dev/null").state == "forbidden")
    at_table.evening.anna.get(path(at_table))
    assert "sudo usermod -aG dialout,plugdev " in text(at_table.evening.anna.html)
    at_table.evening.anna.get(path(at_table) + "/one?at=/dev/null")
    assert "This device has not said who it is" not in text(at_table.evening.anna.html), "nothing can be learned of a closed port"
    rolls(at_table, "Bára")
    at_table.until_said("manual")
    at_table.evening.bara.get(f"/t/{at_table.code}/seat")
    assert said(at_table.evening.bara.html) == "The companion may not use the reader. Enter your roll:"


def test_a_process_without_the_ports_says_so(at_table, tmp_path):
    lock = tmp_path / "lock"
    other = Holding(lock)
    assert other.take()
    at_table.house.readers = Desk(at_table.house.banker, at_table.house.hub, at_table.house.store, timing=QUICK, holding=Holding(lock))
    anna = at_table.evening.anna
    anna.get(path(at_table))
    assert "Another process of this companion holds the ports." in text(anna.html)
    assert anna.fill(path(at_table, "/add"), {"address": "/dev/ttyUSB7"}).status_code == 409
    at_table.house.readers.close()
    other.give_back()


def test_a_wheel_says_spin_and_a_die_says_roll(other_game, app):
    from tests.browser.tables import FOUR, LIFE, TableOf, token_of
    from companion.web.tickets import hash_of
    from companion.web.visit import cookie_name
    table = other_game(TableOf(LIFE, FOUR, "jogo-da-vida"), "BINGO")
    by = table.roll["by"]
    table.house.store.add_device(hash_of(token_of("BINGO", by)), "BINGO", by, "seat", None)
    phone = Phone(app)
    phone.client.set_cookie(cookie_name("BINGO"), token_of("BINGO", by))
    wheel = table.reader("spinner", "spin-9", "1-10")
    table.until_said("armed")
    phone.get("/t/BINGO/seat")
    assert said(phone.html) == "Spin: the reader sees where it stops."
    wheel.fall(4, st="cocked")
    table.until_said("again")
    phone.get("/t/BINGO/seat")
    assert said(phone.html) == "Pointer is on a line. Spin again."


# -- addresses -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("address", ["/dev/ttyUSB90", "/dev/ttyACM91", "/dev/serial/by-id/usb-none_here-if00", "socket://127.0.0.1:7000",
                                     "socket://[::1]:7000", "socket://192.168.1.9:23", "rfc2217://bridge.local:2217", " SOCKET://10.0.0.4:4000/ "])
def test_these_are_addresses_of_readers(address):
    assert typed(address).lower().startswith(address.strip().lower().rstrip("/"))


@pytest.mark.parametrize(("address", "reason"), [
    ("", "scheme"), ("COM3", "scheme"), ("loop://", "scheme"), ("spy:///dev/ttyUSB0", "scheme"), ("file:///etc/passwd", "scheme"),
    ("/etc/passwd", "device"), ("/dev/null", "device"), ("/dev/pts/0", "device"), ("/dev/tty", "device"), ("/dev/tty1", "device"),
    ("/dev/serial/by-id/../../sda", "device"), ("/dev/mem", "device"), ("/dev/ttyUSB0 x", "path"),
    ("socket://8.8.8.8:7000", "public"), ("socket://[2001:db8::1]:7000", "public"), ("socket://0.0.0.0:7000", "public"),
    ("socket://127.1:7000", "host"), ("socket://0x7f000001:7000", "host"), ("socket://:7000", "host"),
    ("socket://127.0.0.1", "port"), ("socket://127.0.0.1:22", "port"), ("socket://127.0.0.1:5432", "port"), ("socket://127.0.0.1:99999", "port"),
    ("socket://user@127.0.0.1:7000", "path"), ("socket://127.0.0.1:7000?logging=debug", "path"), ("rfc2217://10.0.0.1:2217/x", "path")])
def test_these_are_none(address, reason):
    with pytest.raises(BadAddress) as bad:
        typed(address)
    assert bad.value.reason == reason and reason in REASONS


def test_a_link_in_the_place_of_a_serial_name_leads_to_no_file(tmp_path, monkeypatch):
    from companion.sensors import address
    link = tmp_path / "ttyUSB0"
    link.symlink_to("/etc/passwd")
    monkeypatch.setattr(address, "_DEVICE", re.compile(re.escape(str(link))))
    with pytest.raises(BadAddress):
        typed(str(link))


def test_a_name_that_leads_out_of_the_network_is_not_connected_to(monkeypatch):
    import socket
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, 1, 6, "", ("8.8.8.8", 7000))])
    with pytest.raises(OSError, match="out of this network"):
        opened_privately("socket://bridge.example:7000", 115200)


def test_a_device_is_enabled_by_the_name_that_stays_its_own():
    links = {"by_id": "/dev/serial/by-id/usb-1a86-if00", "by_path": "/dev/serial/by-path/pci-2"}
    assert _lasting(Found("/dev/ttyUSB0", serial="5573", **links)) == links["by_id"]
    assert _lasting(Found("/dev/ttyUSB0", serial="", **links)) == links["by_path"], "all of its kind have that by-id"
    assert _lasting(Found("/dev/ttyS0")) == "/dev/ttyS0"


def test_lines_of_one_throw_are_counted():
    def at(*times):
        return [Heard(when, "line", "4") for when in times]
    assert burst([]) == 1 and burst(at(1, 5, 9)) == 1
    assert burst(at(1, 1.1, 5, 5.1, 9, 9.2)) == 2
    assert burst([Heard(1, "event", "4"), Heard(1.1, "line", "hello world"), *at(3)]) == 1
