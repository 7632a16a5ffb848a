"""Secrets over the real app: every page and every answer, asked for by every viewer in turn."""

import json
import logging

import pytest

from companion import catalogue, create_app
from companion.printing import items
from companion.printing.numbers import number_of
from companion.views import ALL
from companion.web.access import routes
from tests.secrets.canaries import EVENING, OWNER, SONGS, make_game, sings
from tests.web.phone import Phone, lay_table, sit_down

TOO_MUCH = 999_999_999


def filled(path: str, game) -> list[str]:
    """An address for everything its last place may name; the corrections with every seat and field asked for."""
    cells = [f"{rows}.{at}.{field}" for rows, spec in game.rows.items() for field in spec["fields"] for at in (1, 2)]
    named = {"<sticker>": ["none"], "<job>": ["none"], "<field>": [*game.fields, *game.rows, *game.shared_fields, *cells], "<kind>": list(game.cards) or ["none"], "<form>": ["json", "csv", "scenario"],
             "<key>": [*game.data, "none"]}
    for place, names in named.items():
        if place in path:
            return [path.replace(place, name) for name in names]
    if path.endswith("/host/correct"):
        whose = [f"{path}?of={number}" for number in range(4)]
        return [*whose, *(f"{one}&path={field}" for one in whose for field in game.fields),
                *(f"{one}&path={field}&value=5&reason=x&look=1" for one in whose for field in game.fields),
                *(f"{one}&row={spec['row']}&index=1" for one in whose for spec in game.rows.values())]
    asked = {"/seat": ["since=1", "done=4", "live=1"], "/seat/statement": ["only=money", "before=9"], "/host/journal": ["seat=2", "before=9"]}
    return [path, *(f"{path}?{query}" for end, queries in asked.items() if path.endswith(end) for query in queries)]


class Evening:
    """Ada (host), Ben and Cyd on phones of their own, a shared screen, and somebody who only knows the code."""

    def __init__(self, app) -> None:
        self.app = app
        self.phones = {name: Phone(app, f"10.0.0.{n}") for n, name in enumerate(("Ada", "Ben", "Cyd", "wall", None), 1)}
        ada = self.phones["Ada"]
        self.code = lay_table(ada, "canaries")
        for name in ("Ada", "Ben", "Cyd"):
            assert sit_down(self.phones[name], self.code, name).status_code == 303
        screen = self.phones["wall"]
        screen.get(f"/t/{self.code}/screen")
        screen.submit(f"/t/{self.code}/screen")
        waiting = next(row for row in app.extensions["companion"].store.devices(self.code) if row.role == "waiting")
        ada.get(f"/t/{self.code}/host/phones")
        ada.post(f"/t/{self.code}/host/screen", {**ada.form(f"/t/{self.code}/host/screen"), "number": waiting.label})
        assert ada.api(self.code, "start_game", **{"as": "host"}).status_code == 201
        for actor, command, args in EVENING:
            if actor["role"] == "host":
                sent = ada.api(self.code, command, args, **{"as": "host"})
            else:
                sent = self.phones[actor["seat"]].api(self.code, command, args)
            assert sent.status_code == 201, sent.json
        self.tickets = self.printed()

    def printed(self) -> list[str]:
        """The codes of a ticket for everything of Ben's that can be on one."""
        house = self.app.extensions["companion"]
        table, entries = house.banker.table(self.code), house.banker.entries(self.code)
        numbers = number_of(house.store, house.key, self.code, "http://localhost", {"role": "host", "seat": None, "device": None})
        made = [numbers(one, item)["url"].rsplit("/", 1)[1] for one in table.game.printables.values()
                for item in items(table, one, ALL, entries) if item["seat"] == OWNER]
        assert len(made) >= 3
        return made

    def foreseen(self, viewer) -> dict[str, str]:
        """What every form says before its tap, for the own seat, for each seat the host acts for, for the host's role."""
        game, phone, found = self.app.extensions["companion"].banker.table(self.code).game, self.phones[viewer], {}
        ways = ["seat/{}/{}", *(f"host/as/{number}/{{}}/{{}}" for number in (1, 2, 3)), "host/{}/{}"] if viewer == "Ada" else ["seat/{}/{}"]
        for way in ways:
            for command in game.commands:
                do, ask = (f"/t/{self.code}/{way.format(word, command)}" for word in ("do", "foresee"))
                if phone.get(do).status_code != 200 or do not in phone.html:
                    continue
                form = phone.form(do)
                for to, amount in ((OWNER, "5"), ("Cyd", "5"), ("Cyd", str(TOO_MUCH))):
                    typed = {"p-to": to, "p-seat": OWNER, "p-payer": OWNER, "p-amount": amount, "p-path": "cash", "p-value": amount,
                             "p-text": "x", "p-words": "x", "p-row": "letter", "p-index": "1", "p-reason": "x", "p-entry": "9"}
                    answer = phone.post(ask, {**form, **typed})
                    assert answer.status_code == 200, (ask, answer.status_code)
                    found[f"{ask} {to} {amount}"] = answer.get_data(as_text=True)
        return found

    def asked(self, viewer) -> dict[str, str]:
        """Every GET there is, with every seat and command where an address has one: address -> answer."""
        game = self.app.extensions["companion"].banker.table(self.code).game
        found = {}
        for method, rule, _, _ in routes(self.app):
            if method != "GET" or "stream" in rule or "<path:" in rule or "<name>" in rule:
                continue
            for number in (1, 2, 3) if "<int:number>" in rule else ("",):
                for command in game.commands if "<command>" in rule else ("",):
                    path = rule.replace("<code>", self.code).replace("<slug>", "canaries")
                    path = path.replace("<int:number>", str(number)).replace("<command>", command)
                    tokens = self.tickets if rule.lower().startswith("/k/") else ["x" * 32]
                    for one in (one for token in tokens for one in filled(path.replace("<token>", token), game)):
                        assert "<" not in one, one
                        answer = self.phones[viewer].get(one)
                        found[one] = answer.get_data(as_text=True) + str(answer.headers)
        return found


@pytest.fixture(scope="module")
def evening():
    """The toy stands in the catalogue beside the games there are; the rest is the app as it is served."""
    game = make_game()
    real_find, real_games = catalogue.find, catalogue.games
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "find", lambda slug: game if slug == "canaries" else real_find(slug))
        patch.setattr(catalogue, "games", lambda: [*real_games(), game])
        app = create_app(url="sqlite://", testing=True)
        yield Evening(app)
        app.extensions["companion"].store.close()


def test_the_owner_hears_the_own_canaries_on_the_own_pages(evening):
    """Else the silence of the others would prove nothing."""
    heard = {path: sings(text) for path, text in evening.asked(OWNER).items()}
    assert {"sealed", "row", "letter", "field", "money"} <= heard[f"/t/{evening.code}/seat"]
    assert {"sealed", "row", "letter", "field", "money"} <= heard[f"/api/tables/{evening.code}/state"]
    assert {"replaced", "sealed", "notice", "offer", "event"} <= heard[f"/api/tables/{evening.code}/journal"]


@pytest.mark.parametrize("viewer", ["Ada", "Cyd", "wall", None])
def test_no_page_and_no_answer_lets_anybody_else_hear_a_canary(evening, viewer):
    asked = evening.asked(viewer)
    assert len(asked) > 30
    loud = {path: sings(text) for path, text in asked.items() if sings(text)}
    assert loud == {}


@pytest.mark.parametrize("viewer", ["Ada", "Cyd"])
def test_nothing_is_foreseen_that_lets_anybody_hear_a_canary(evening, viewer):
    told = evening.foreseen(viewer)
    assert len(told) > 15
    assert {path: sings(text) for path, text in told.items() if sings(text)} == {}


def test_the_owner_hears_the_own_canaries_on_the_own_tickets(evening):
    asked = evening.asked(OWNER)
    heard = set().union(*(sings(text) for path, text in asked.items() if path.startswith("/K/")))
    assert {"row", "letter", "money"} <= heard
    assert "Genuine" in evening.phones[None].get(f"/K/{evening.tickets[0]}").get_data(as_text=True)


def test_the_owner_hears_the_own_canaries_behind_the_own_figures(evening):
    asked = evening.asked(OWNER)
    for field, song in (("diary", "field"), ("bid", "sealed"), ("cash", "money")):
        assert song in sings(asked[f"/t/{evening.code}/seat/why/2/{field}"]), field
    assert "letter" in sings(asked[f"/t/{evening.code}/seat/why/2/letters.1.text"])


def test_each_viewer_was_let_in_where_they_belong(evening):
    """A door that is shut keeps every secret; these are open."""
    for viewer, path in (("Ada", "seat"), ("Ada", "host"), ("Ada", "host/journal"), ("Ada", "host/as/2"), ("Cyd", "seat"),
                         ("Cyd", "seat/statement"), ("Cyd", "seat/of/2"), ("wall", "wall"), (None, "")):
        answer = evening.phones[viewer].get(f"/t/{evening.code}/{path}".rstrip("/"))
        assert answer.status_code == 200 and OWNER in answer.get_data(as_text=True), (viewer, path)
    for viewer in ("Ada", "Cyd", "wall"):
        assert evening.phones[viewer].get(f"/api/tables/{evening.code}/state").status_code == 200
        assert evening.phones[viewer].get(f"/api/tables/{evening.code}/journal").json["lines"]


@pytest.mark.parametrize("viewer", ["Ada", "Cyd"])
def test_the_live_stream_carries_numbers_and_no_books(evening, viewer):
    with evening.phones[viewer].client.get(f"/api/tables/{evening.code}/stream", buffered=False) as stream:
        first = next(iter(stream.response))
    text = first.decode() if isinstance(first, bytes) else first
    assert sings(text) == set() and not any(name in text for name in ("Ada", "Ben", "Cyd", "submit"))


def test_a_refusal_on_a_page_of_the_host_does_not_tell_what_a_hidden_purse_holds(evening):
    ada, path = evening.phones["Ada"], f"/t/{evening.code}/host/as/2/do/give"
    ada.get(path)
    refused = ada.fill(path, {"p-to": "Cyd", "p-amount": str(TOO_MUCH)})
    assert refused.status_code == 409 and "999" in refused.get_data(as_text=True)
    assert sings(refused.get_data(as_text=True)) == set()
    answer = ada.api(evening.code, "give", {"to": "Cyd", "amount": TOO_MUCH}, **{"as": OWNER})
    assert answer.json["error"]["code"] == "not_enough_cash" and "have" not in answer.json["error"]["facts"]


def test_the_line_that_answers_a_command_is_the_senders_view(evening):
    """The host sends in Ben's place and gets the line that the host's seat may read."""
    for command, args in (("submit_bid", {"words": SONGS["sealed"]}), ("write_diary", {"text": SONGS["field"]}),
                          ("whisper", {"text": SONGS["notice"]})):
        sent = evening.phones["Ada"].api(evening.code, command, args, **{"as": OWNER})
        assert sent.status_code == 201 and sings(json.dumps(sent.json)) == set(), command


def test_the_app_logs_no_secret_while_it_serves(evening, caplog):
    with caplog.at_level(logging.DEBUG):
        for viewer in ("Ben", "Ada"):
            evening.asked(viewer)
        evening.phones["Ben"].api(evening.code, "submit_bid", {"words": SONGS["sealed"]})
        evening.phones["Ben"].api(evening.code, "submit_bid", {"words": {"not": SONGS["sealed"]}})
        evening.phones["Ben"].api(evening.code, "submit_bid", {SONGS["sealed"]: 1})
    assert sings(caplog.text) == set()
