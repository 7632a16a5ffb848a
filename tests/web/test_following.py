"""Laws of following: the two numbers that a page was drawn at, and those that are told."""

import inspect
import re
import threading
import time

from companion.engine import words
from companion.web import assets
from tests.web.conftest import Evening
from tests.web.phone import Phone


def at_of(phone, path: str) -> str:
    phone.get(path)
    return re.search(r'<div id="live" data-at="(\d+-\d+)"', phone.html).group(1)


def told(phone, code: str) -> str:
    answer = phone.get(f"/api/tables/{code}/now")
    assert answer.status_code == 200
    return "{seq}-{sign}".format(**answer.get_json())


def test_a_page_says_at_which_numbers_it_was_drawn(evening):
    evening.begin()
    code = evening.code
    for path in (f"/t/{code}/seat", f"/t/{code}/seat?live=1", f"/t/{code}/wall", f"/t/{code}/host", f"/t/{code}/seat/do/buy_shares"):
        assert at_of(evening.anna, path) == told(evening.anna, code) == told(evening.bara, code), path


def test_an_entry_and_a_sign_are_told_apart_from_what_was_drawn_before(evening):
    evening.begin()
    code, before = evening.code, told(evening.bara, evening.code)
    evening.host("adjust", {"seat": "Anna", "path": "cash", "value": 1})
    after = told(evening.bara, code)
    assert int(after.split("-")[0]) == int(before.split("-")[0]) + 1 and after.split("-")[1] == before.split("-")[1]
    evening.house.hub.sign(code)
    assert told(evening.bara, code).split("-")[0] == after.split("-")[0] and told(evening.bara, code) != after


def test_the_numbers_asked_for_are_those_of_the_stream(evening):
    evening.begin()
    stream = evening.anna.client.get(f"/api/tables/{evening.code}/stream", buffered=False, environ_overrides=evening.anna.env)
    first = next(stream.iter_encoded()).decode()
    stream.close()
    assert f"id: {told(evening.anna, evening.code)}\n" in first


def test_a_sign_given_while_a_page_is_drawn_is_not_missed(app, evening):
    """The page may be newer than the numbers it names, never older: or it would not be fetched again."""
    evening.begin()
    before = told(evening.anna, evening.code)
    mark = app.jinja_env.globals["asset"]

    def late(name):
        evening.house.hub.sign(evening.code)
        return mark(name)

    app.jinja_env.globals["asset"] = late
    assert at_of(evening.anna, f"/t/{evening.code}/seat") == before != told(evening.anna, evening.code)


def test_a_tap_whose_answer_was_lost_is_shown_as_booked_when_it_is_sent_again(evening):
    evening.begin()
    phone, code = evening.anna, evening.code
    phone.get(f"/t/{code}/seat")
    tap = phone.form(f"/t/{code}/seat/do/roll_move")
    first = phone.post(f"/t/{code}/seat/do/roll_move", tap)
    booked = evening.table.seq
    evening.host("adjust", {"seat": "Bára", "path": "cash", "value": 5})     # meanwhile others go on
    again = phone.post(f"/t/{code}/seat/do/roll_move", tap)
    assert first.headers["Location"] == again.headers["Location"] == f"/t/{code}/seat?done={booked}"
    assert evening.table.seq == booked + 1
    phone.get(again.headers["Location"])
    strip = phone.html.split('class="done"')[1].split("</div>")[0]
    assert f'id="e{booked}"' in strip and "Take back" not in strip
    for cash in range(6, 12):
        evening.host("adjust", {"seat": "Bára", "path": "cash", "value": cash})
    phone.get(again.headers["Location"])
    assert 'class="done"' not in phone.html


def test_script_and_style_travel_without_their_comments_and_indents(evening):
    evening.anna.get("/")
    for name in re.findall(r'"(/assets/[^"]+\.(?:js|css))"', evening.anna.html):
        text = evening.anna.get(name).get_data(as_text=True)
        assert not re.search(r"^\s|/\*|^//|\s//\s|\n\n", text, re.MULTILINE), name
        assert "{" in text


def test_what_looks_like_a_comment_inside_code_stays():
    kept = 'const url = "http://host/x"; const glob = "a/*b";\nlet half = a / b; // one blank\n.a { width: calc(1px /*x*/); }\n'
    assert assets._lean(kept) == kept
    assert assets._lean("/* one\n two */\n  a {\n    b: c;   /* why */\n  }\n// gone\nlet x = 1;     // why\n") == "a {\nb: c;\n}\nlet x = 1;\n"


def test_phones_that_come_at_once_read_the_words_once(app, monkeypatch):
    evening = Evening(app)
    read = []
    real = words.Path.read_text

    def counted(path, **how):
        if path.suffix == ".ftl" and inspect.stack()[1].function == "_resource":
            read.append(path)
            time.sleep(0.05)
        return real(path, **how)

    monkeypatch.setattr(words.Path, "read_text", counted)
    words._resource.cache_clear()
    words._words_for.cache_clear()
    words.words_for.cache_clear()
    phones = [Phone(app, f"10.0.2.{n}") for n in range(6)]
    coming = [threading.Thread(target=phone.get, args=(f"/t/{evening.code}",)) for phone in phones]
    for one in coming:
        one.start()
    for one in coming:
        one.join()
    assert all("<main" in phone.html for phone in phones)
    assert read and len(read) == len(set(read))
