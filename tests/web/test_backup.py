"""Laws of the backup tab, of copies and of shutting down: copies are whole, the evening tells no more than the host may
read, and nothing shuts a machine down that nobody allowed."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request

import pytest

from companion import create_app
from companion.backups import Backups, restore
from companion.cli import main
from companion.faults import StoreFault
from companion.power import find_power
from companion.store import Store, file_url
from tests.browser.conftest import CODE, free_port
from tests.web.conftest import Evening
from tests.web.phone import Forms, Phone, lay_table, sit_down


@pytest.fixture
def at_home(tmp_path, monkeypatch):
    """An evening whose books lie in a folder, with a stick beside it."""
    stick = tmp_path / "STICK"
    stick.mkdir()
    monkeypatch.setenv("COMPANION_STICKS", str(stick))
    app = create_app(tmp_path / "data", testing=True)
    yield Evening(app)
    app.extensions["companion"].store.close()


def test_a_copy_holds_every_line_and_goes_to_the_stick_too(at_home, tmp_path):
    at_home.begin()
    at_home.anna.get(f"/t/{at_home.code}/host/backup")
    assert "STICK" in at_home.anna.html
    assert at_home.anna.submit(f"/t/{at_home.code}/host/backup").status_code == 303
    copies = [*(tmp_path / "data" / "backups").iterdir(), *(tmp_path / "STICK" / "table-companion").iterdir()]
    assert len(copies) == 2 and not [one for one in copies if one.suffix != ".db"]
    for copy in copies:
        held = Store(file_url(copy), read_only=True)
        assert list(held.entries(at_home.code)) == at_home.house.banker.entries(at_home.code)
        held.close()
    assert copies[0].name in at_home.anna.get(f"/t/{at_home.code}/host/backup").get_data(as_text=True)


def test_closing_a_table_makes_a_copy(at_home, tmp_path):
    at_home.anna.get(f"/t/{at_home.code}/host")
    assert at_home.anna.submit(f"/t/{at_home.code}/host/do/close_table").status_code == 303
    assert len(list((tmp_path / "data" / "backups").glob("*-closed.db"))) == 1


def test_a_full_stick_stops_nothing(at_home, tmp_path):
    (tmp_path / "STICK" / "table-companion").write_text("a file where the folder should be")
    assert [one.parent.name for one in at_home.house.backups.make()] == ["backups"]


def test_old_copies_go_and_others_files_stay(at_home, tmp_path):
    folder = tmp_path / "data" / "backups"
    folder.mkdir()
    for number in range(30):
        (folder / f"books-2020-01-{number:02}-000000.db").write_bytes(b"old")
    (folder / "mine.txt").write_text("mine")
    at_home.house.backups.make()
    assert len(list(folder.glob("books-*.db"))) == 20 and (folder / "mine.txt").exists()


def test_a_copy_is_put_back_and_the_books_are_kept_beside_it(tmp_path, capsys):
    store = Store(file_url(tmp_path / "journal.db"))
    store.prepare()
    store.set_setting("word", "old")
    copy = Backups(store, tmp_path, []).make()[0]
    store.set_setting("word", "new")
    assert main(["restore", str(copy), "--data", str(tmp_path)]) == 1, "the books are open"
    assert "process" in capsys.readouterr().err
    store.close()
    assert main(["restore", str(copy), "--data", str(tmp_path)]) == 0
    again = Store(file_url(tmp_path / "journal.db"))
    again.prepare()
    assert again.setting("word") == "old"
    again.close()
    aside = next(tmp_path.glob("journal-before-*.db"))
    held = Store(file_url(aside), read_only=True)
    assert held.setting("word") == "new"
    held.close()


def test_what_is_no_copy_is_not_put_back(tmp_path):
    store = Store(file_url(tmp_path / "journal.db"))
    store.prepare()
    store.close()
    before = (tmp_path / "journal.db").read_bytes()
    for content in (b"", b"no books", before[: len(before) // 2]):
        (tmp_path / "wrong.db").write_bytes(content)
        with pytest.raises(StoreFault):
            restore(tmp_path / "wrong.db", tmp_path / "journal.db")
    with pytest.raises(StoreFault):
        restore(tmp_path / "missing.db", tmp_path / "journal.db")
    assert (tmp_path / "journal.db").read_bytes() == before


def test_the_command_line_makes_a_copy_beside_a_serving_process(at_home, tmp_path, capsys):
    assert main(["backup", "--data", str(tmp_path / "data")]) == 0
    assert "backups" in capsys.readouterr().out
    assert main(["backup", "--data", str(tmp_path / "nowhere")]) == 2


# -- the evening as a file -------------------------------------------------------------------------------

def test_the_evening_is_what_the_hosts_seat_may_read_and_whole_when_closed(app):
    host, guest = Phone(app), Phone(app, "10.0.0.3")
    code = lay_table(host, books_visibility="private")
    sit_down(host, code, "Anna")
    sit_down(guest, code, "Bára")
    banker, operator = app.extensions["companion"].banker, {"role": "host", "seat": None, "device": None}
    banker.take(code, operator, "adjust", {"seat": "Bára", "path": "cash", "value": 787_878})
    for form in ("json", "csv", "scenario"):
        answer = host.get(f"/t/{code}/host/evening.{form}")
        assert answer.status_code == 200 and "787878" not in answer.get_data(as_text=True), form
        assert f"{code}-cesta" in answer.headers["Content-Disposition"]
    host.get(f"/t/{code}/host")
    early = host.post(f"/t/{code}/host/evening", host.form(f"/t/{code}/host/seats"))
    assert early.status_code == 409, "who plays on reads no hidden books"
    banker.take(code, operator, "close_table", {})
    assert "787878" not in host.get(f"/t/{code}/host/evening.json").get_data(as_text=True), "closing can be taken back"
    host.get(f"/t/{code}/host/backup")
    assert host.submit(f"/t/{code}/host/evening").status_code == 303
    for form in ("json", "csv", "scenario"):
        assert "787878" in host.get(f"/t/{code}/host/evening.{form}").get_data(as_text=True), form
    json.loads(host.get(f"/t/{code}/host/evening.json").get_data(as_text=True))
    rows = list(csv.DictReader(io.StringIO(host.get(f"/t/{code}/host/evening.csv").get_data(as_text=True))))
    assert rows[-1]["command"] == "close_table"
    assert host.get(f"/t/{code}/host/evening.exe").status_code == 404


def test_books_in_no_file_have_no_copies(evening):
    evening.anna.get(f"/t/{evening.code}/host")
    ticket = evening.anna.form(f"/t/{evening.code}/host/seats")
    assert "lie in no file" in evening.anna.get(f"/t/{evening.code}/host/backup").get_data(as_text=True)
    assert evening.anna.post(f"/t/{evening.code}/host/backup", ticket).status_code == 404


# -- the plug --------------------------------------------------------------------------------------------

def test_nobody_shuts_down_a_machine_that_does_not_allow_it(evening, tmp_path, monkeypatch):
    monkeypatch.delenv("COMPANION_POWER", raising=False)
    monkeypatch.setenv("COMPANION_POWER_COMMAND", "true")
    assert find_power(tmp_path) is None
    (tmp_path / "allow-shutdown").touch()
    assert find_power(tmp_path).command == ["true"]
    monkeypatch.setenv("COMPANION_POWER_COMMAND", "no-such-program-here")
    assert find_power(tmp_path) is None, "a command that is not there is not offered"
    evening.anna.get(f"/t/{evening.code}/host")
    ticket = evening.anna.form(f"/t/{evening.code}/host/seats")
    assert evening.anna.get(f"/t/{evening.code}/host/shutdown").status_code == 404
    assert evening.anna.post(f"/t/{evening.code}/host/shutdown", ticket).status_code == 404
    assert "shutdown" not in evening.anna.get(f"/t/{evening.code}/host/backup").get_data(as_text=True)


def test_the_books_are_closed_before_the_plug_is_pulled(tmp_path, monkeypatch):
    """A pretend command notes whether the log of the books was put into the file when it ran."""
    data, port, said = tmp_path / "data", free_port(), tmp_path / "said"
    app = create_app(data, testing=True)
    evening = Evening(app)
    evening.begin()
    name = f"table_{evening.code}"
    tokens = {who: phone.client.get_cookie(name).value for who, phone in (("anna", evening.anna), ("bara", evening.bara))}
    number = evening.table.seq
    app.extensions["companion"].store.close()
    command = f"{sys.executable} -c \"import pathlib; pathlib.Path(r'{said}').write_text(str(sorted(p.name for p in pathlib.Path(r'{data}').iterdir())))\""
    server = subprocess.Popen([sys.executable, "-c", CODE, str(data), str(port)], stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "COMPANION_POWER": "1", "COMPANION_POWER_COMMAND": command})
    try:
        server.stdout.readline()
        base = f"http://127.0.0.1:{port}"

        def ask(path, who="anna", data=None):
            request = urllib.request.Request(base + path, data, {"Cookie": f"{name}={tokens[who]}", "Origin": base})
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.read().decode()

        page = ask(f"/t/{evening.code}/host/shutdown")
        ticket = Forms(page).found[f"/t/{evening.code}/host/shutdown"][0]["ticket"]
        assert "nothing is lost" in ask(f"/t/{evening.code}/host/shutdown", data=f"ticket={ticket}".encode())
        assert "nothing is lost" in ask(f"/t/{evening.code}/seat", "bara"), "every page says it"
        assert server.wait(30) is not None
    finally:
        if server.poll() is None:
            server.send_signal(signal.SIGKILL)
            server.wait()
        server.stdout.close()
    for _ in range(50):
        if said.exists() and said.read_text():
            break
        time.sleep(0.1)
    assert "journal.db-wal" not in said.read_text() and "journal.db" in said.read_text()
    held = Store(file_url(data / "journal.db"), read_only=True)
    assert held.head(evening.code) == number
    held.close()
