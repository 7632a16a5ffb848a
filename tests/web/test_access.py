"""Laws of who may do what: every route against every role, and what a post must carry."""

import re
import socket

import pytest

from companion import create_app
from companion.web import access
from companion.web.tickets import hash_of, mint, new_token
from companion.web.visit import cookie_name
from tests.web.phone import ORIGIN, Phone, lay_table

ROLES_OF_DEVICE = {     # what kind of device: the roles that the routes see
    "nobody": {"nobody"}, "seat": {"seat"}, "seated host": {"seat", "host"}, "host without a seat": {"host"},
    "wall": {"wall"}, "waiting screen": {"nobody"}, "unused grant": {"nobody"}, "host who handed over": {"wall"},
}


def scene(app, kind: str):
    """A fresh table and a client with a device of this kind: (client, code, token hash)."""
    house = app.extensions["companion"]
    host = {"seated host": "Bára", "host without a seat": None}.get(kind, "Anna")
    code = house.banker.make_table("cesta-k-bohatstvi", seats=["Anna", "Bára"], host=host)
    if host is None:    # first_entry makes the first seat host: the person without one takes over
        house.banker.take(code, {"role": "host", "seat": None, "device": None}, "choose_host", {"seat": None})
    client, token = app.test_client(), new_token()
    row = {"seat": ("Bára", "seat"), "seated host": ("Bára", "seat"), "host without a seat": (None, "host"),
           "host who handed over": (None, "host"), "wall": (None, "wall"), "waiting screen": (None, "waiting"),
           "unused grant": ("Bára", "grant")}.get(kind)
    if row:
        house.store.add_device(hash_of(token), code, row[0], row[1], "en", "1234" if row[1] == "waiting" else "")
        client.set_cookie(cookie_name(code), token)
    return client, code, hash_of(token) if row else ""


def address(rule: str, code: str) -> str:
    values = {"code": code, "number": "2", "command": "end_turn", "slug": "cesta-k-bohatstvi", "token": "none",
              "version": "0", "name": "companion.css", "field": "cash", "key": "skill_tree", "kind": "flat", "form": "json", "sticker": "none", "job": "none"}
    return re.sub(r"<(?:int:)?(\w+)>", lambda m: values[m.group(1)], rule)


def send(app, client, method: str, url: str, device: str):
    if method == "GET":
        return client.get(url)
    if url.startswith("/api/"):
        return client.post(url, json={"command": "end_turn", "ticket": "a-ticket-of-mine"}, headers=ORIGIN)
    ticket = mint(app.extensions["companion"].key, device if "/t/" in url else "")
    return client.post(url, data={"ticket": ticket}, headers=ORIGIN)


@pytest.mark.parametrize("kind", ROLES_OF_DEVICE)
def test_every_route_is_open_to_its_roles_and_to_nobody_else(app, kind):
    for method, rule, endpoint, roles in access.routes(app):
        client, code, device = scene(app, kind)
        response = send(app, client, method, address(rule, code), device)
        allowed = "nobody" in roles or bool(roles & ROLES_OF_DEVICE[kind])
        # A host command is refused by the books to a seat; the route itself stands open.
        by_the_books = endpoint in ("api.commands",) and response.status_code in (403, 409)
        assert (response.status_code != 403) == allowed or (allowed and by_the_books), f"{kind}: {method} {rule}"
        assert response.status_code < 500, f"{kind}: {method} {rule}"
        if not allowed:
            assert app.extensions["companion"].banker.table(code).seq <= 2, "nothing was booked"
        response.close()


def test_a_route_that_declares_no_role_keeps_the_app_from_starting():
    from flask import Flask
    app = Flask("bare", static_folder=None)
    app.add_url_rule("/t/<code>/open", "open", lambda code: "")
    with pytest.raises(RuntimeError, match="declares no role"):
        access.register(app)


def test_a_post_comes_from_its_own_page(evening):
    code, bara = evening.code, evening.bara
    bara.get(f"/t/{code}/seat")
    form = {"ticket": mint(evening.house.key, ""), "seen": "1"}
    for origin in ({}, {"Origin": "null"}, {"Origin": "http://evil.example"}, {"Origin": "http://localhost:81"},
                   {"Origin": "http://localhost.evil.example"}, {"Origin": "localhost"}):
        assert bara.post(f"/t/{code}/seat/roll", form, headers=origin).status_code == 403, origin
        assert bara.api(code, "end_turn", headers=origin).status_code == 403, origin
    assert evening.table.seq == 4


def test_a_post_needs_a_ticket_drawn_for_this_phone(evening):
    code, before = evening.code, evening.table.seq
    evening.anna.get(f"/t/{code}/seat")
    hers = evening.anna.form("/language")["ticket"]
    annas = re.search(r'name="ticket" value="(\w+)"', evening.anna.html.split("my_link")[0]).group(1)
    path = f"/t/{code}/seat/do/end_turn"
    for ticket in ("", "x", "0" * 64, hers, annas):
        response = evening.bara.post(path, {"ticket": ticket, "seen": "9"})
        assert response.status_code == 403, ticket
    assert evening.table.seq == before


def test_other_hosts_are_not_answered(app):
    client = app.test_client()
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "8.8.8.8"):
        response = client.get("/", headers={"Host": host})
        assert response.status_code == 400, host
        assert "Traceback" not in response.get_data(as_text=True)
    for host in ("localhost:8000", "127.0.0.1:8000", f"{socket.gethostname().split('.')[0].lower()}.local:8000"):
        assert client.get("/", headers={"Host": host}).status_code == 200, host


def test_more_hosts_can_be_named(monkeypatch):
    monkeypatch.setenv("COMPANION_HOSTS", "games.example, other.example")
    client = create_app(url="sqlite://").test_client()
    assert client.get("/", headers={"Host": "games.example"}).status_code == 200
    assert client.get("/", headers={"Host": "third.example"}).status_code == 400


def test_bodies_are_short_and_plain(evening):
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/seat")
    ticket = {"ticket": anna.form(f"/t/{code}/seat/link")["ticket"]}
    path = f"/t/{code}/seat/do/pay"
    assert anna.post(path, {**ticket, "p-memo": "x" * 20_000}).status_code == 413
    assert anna.post(path, ticket, content_type="multipart/form-data").status_code == 415
    assert anna.post(path, None, content_type="application/json").status_code == 415
    api = f"/api/tables/{code}/commands"
    assert anna.post(api, ticket).status_code == 415
    assert anna.client.post(api, json={"x": "y" * 20_000}, headers=ORIGIN).status_code == 413


def test_the_import_of_the_host_may_be_longer(evening):
    code, anna = evening.code, evening.anna
    anna.get(f"/t/{code}/host/taught")
    path = f"/t/{code}/host/import"
    long = "note_values = [" + ", ".join("100" for _ in range(20_000)) + "]"
    assert 16_384 < len(long) < 262_144
    assert anna.submit(path, toml=long).status_code in (303, 409)
    anna.get(f"/t/{code}/host/taught")
    assert anna.submit(path, toml="#" * 270_000).status_code == 413


def test_every_answer_carries_the_headers(evening):
    for path, phone in ((f"/t/{evening.code}/seat", evening.anna), (f"/api/tables/{evening.code}/state", evening.anna),
                        ("/nothing", evening.bara), (f"/t/{evening.code}/host", evening.bara)):
        headers = phone.get(path).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "unsafe-inline" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Cache-Control"] == "no-store"


def test_pages_hold_no_script_or_style_of_their_own(evening):
    evening.begin()
    code = evening.code
    for path in ("/", "/new/cesta-k-bohatstvi", f"/t/{code}", f"/t/{code}/seat", f"/t/{code}/host", f"/t/{code}/wall",
                 f"/t/{code}/host/options", f"/t/{code}/seat/do/land"):
        html = evening.anna.get(path).get_data(as_text=True)
        assert not re.search(r"<script(?![^>]*src=)|\sstyle=|<style|\son[a-z]+=", html), path


def test_assets_keep_for_good_under_their_own_hash(app):
    phone = Phone(app)
    phone.get("/")
    path = re.search(r'href="(/assets/[^"]+css)"', phone.html).group(1)
    assert "immutable" in phone.get(path).headers["Cache-Control"]
    assert phone.get("/assets/000000000000/companion.css").headers["Cache-Control"] == "no-store"
    for bad in ("/assets/0/..%2f..%2faccess.py", "/assets/0/access.py", "/assets/0/none.css"):
        assert phone.get(bad).status_code == 404


def test_cookies_are_closed_to_scripts_and_foreign_forms(app):
    phone = Phone(app)
    phone.get("/new/cesta-k-bohatstvi")
    cookie = phone.fill("/new/cesta-k-bohatstvi", {}).headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) >= 43 or len(token) == 64     # at least 128 bits whichever way they are written
    code = lay_table(Phone(app))
    assert app.extensions["companion"].store.device(token) is None, "the books keep the hash only"
    assert code


def test_nobody_says_where_they_come_from_but_the_connection(app):
    phone = Phone(app, "10.9.9.9")
    for number in range(12):
        phone.get(f"/t/NONE{number}", headers={"X-Forwarded-For": f"10.1.1.{number}"})
    assert phone.get("/t/NONE", headers={"X-Forwarded-For": "10.7.7.7"}).status_code == 429
    assert Phone(app, "10.9.9.8").get("/t/NONE").status_code == 404


def test_the_engine_loads_no_flask():
    import subprocess
    import sys
    code = ("import companion, companion.engine, companion.engine.decide, sys; "
            "sys.exit(any(name.split('.')[0] in ('flask', 'sqlalchemy') for name in sys.modules))")
    assert subprocess.run([sys.executable, "-c", code], cwd=".").returncode == 0
