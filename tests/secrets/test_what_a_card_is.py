"""Cards in hand whose number is public and whose kind is not: whatever Ben holds, everybody else gets the same books.

Two evenings differ in nothing but the kind that Ben told his phone, or the host gave him; what others get is compared
letter by letter.
"""

import json
import re
from functools import cache

import pytest

from companion import create_app, views
from companion.engine.decide import closed_because
from companion.engine.stage import MemoryDesk
from companion.engine.table import Refusal
from companion.export import export_csv, export_json, export_scenario
from companion.web.access import routes
from tests.contract.played import games
from tests.engine.evening import HOST, seat
from tests.web.phone import Phone, lay_table, sit_down

GAME = next(game for game in games() if game.slug == "jogo-da-vida")
KINDS = ("share_profit", "share_expense", "exemption")
SEATS = ("Ada", "Ben", "Cyd")
OTHERS = ["Ada", "Cyd", "wall", None]

# moments at which Ben's hand matters: nothing waits, he may share an income, he is hit, he pays, he has shown an untold card
MOMENTS = {
    "idle": [],
    "asked": [("Ada", "bank_pays", {"amount": 40000})],
    "hit": [("Ada", "pay_bank", {"amount": 40000}), ("Ada", "share_expense", {"target": "Ben"})],
    "paying": [("Ada", "end_turn", {}), ("Ben", "pay_bank", {"amount": 20000})],
    "one of two shown": [(None, "add_row", {"seat": "Ben", "row": "wealth_card"}), ("Ada", "bank_pays", {"amount": 40000}),
                         ("Ben", "share_profit", {}), ("Cyd", "pass_card", {}), ("Ada", "pass_card", {})],
}


@cache
def books(kind: str, moment: str, told: str):
    """Ada is host; told: by Ben to his phone, or by the host as a correction. (table, entries)."""
    desk = MemoryDesk(GAME, views.document)
    desk.make(GAME.slug, {"seats": list(SEATS), "start": "ready"})
    if told == "by himself":
        desk.send(seat("Ben"), "draw_wealth", {"kind": kind})
    else:
        desk.send(HOST, "adjust", {"seat": "Ben", "values": {"wealth_cards": [{"kind": kind}]}})
    for who, command, args in MOMENTS[moment]:
        desk.send(HOST if who is None else seat(who), command, args)
    return desk


def readable(desk, viewer) -> str:
    """Everything that is made of the books for a viewer, and what a page for any seat offers."""
    table, entries = desk.table(), desk.entries()
    shut = {f"{who} {name}": getattr(closed_because(table, command, who), "code", None)
            for who in SEATS for name, command in GAME.commands.items()}
    nexts = [str(GAME.next_of(table, who)) for who in (*SEATS, None)]
    return json.dumps([views.document(table, viewer), views.lines(table, entries, viewer), export_scenario(GAME, entries, viewer),
                       export_json(table, entries, viewer), export_csv(table, entries, viewer), shut, nexts])


@pytest.mark.parametrize("told", ["by himself", "by the host"])
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_read_the_same_whatever_the_card_is(viewer, moment, told):
    read = {readable(books(kind, moment, told), viewer) for kind in KINDS}
    assert len(read) == 1


def test_the_owner_reads_what_it_is():
    for kind in KINDS:
        assert views.document(books(kind, "idle", "by himself").table(), "Ben")["Ben"]["wealth_cards"] == [{"kind": kind}]


def test_how_many_cards_there_are_is_public():
    for viewer in OTHERS:
        assert views.document(books("exemption", "idle", "by himself").table(), viewer)["Ben"]["wealth_cards"] == [{}]


ACTS = [("asked", "share_profit", {}), ("hit", "exemption", {}), ("paying", "share_expense", {"target": "Ada"}),
        ("one of two shown", "draw_wealth", {"kind": "exemption"})]


@pytest.mark.parametrize("moment,command,args", ACTS)
@pytest.mark.parametrize("actor,ruled", [({"role": "host", "seat": "Ben"}, False), (HOST, True)])
def test_a_host_who_tries_a_card_in_bens_place_does_not_learn_what_it_is(moment, command, args, actor, ruled):
    """Tried, read and taken back: nothing of it depends on the kind."""
    found = set()
    for kind in KINDS:
        books.cache_clear()
        desk = books(kind, moment, "by himself")
        try:
            if ruled:
                desk.send(actor, "rule", {"command": command, "by": "Ben", "arguments": args})
            else:
                desk.send(actor, command, args)
        except Refusal as refusal:
            found.add(f"{refusal.code} {refusal.facts}")
        else:
            found.add(readable(desk, "Ada"))
    books.cache_clear()
    assert len(found) == 1


def test_a_card_that_is_not_the_one_told_is_refused_to_its_owner_alone():
    desk = books("exemption", "asked", "by himself")
    with pytest.raises(Refusal) as refused:
        desk.send(seat("Ben"), "share_profit", {})
    assert refused.value.code == "card_not_held"


# -- over HTTP -------------------------------------------------------------------------------------------------

class Evening:
    """Three phones at a real table; Ben tells his phone what he holds, then it is Ada's turn."""

    def __init__(self, kind: str) -> None:
        self.app = create_app(url="sqlite://", testing=True)
        self.phones = {name: Phone(self.app, f"10.0.0.{n}") for n, name in enumerate((*SEATS, None), 1)}
        ada = self.phones["Ada"]
        self.code = lay_table(ada, GAME.slug)
        for name in SEATS:
            assert sit_down(self.phones[name], self.code, name).status_code == 303
        assert ada.api(self.code, "start_game", **{"as": "host"}).status_code == 201
        for name, number in zip(SEATS, (9, 5, 2), strict=True):
            self.send(name, "report_roll", {"faces": [number]})
        self.send("Ben", "draw_wealth", {"kind": kind})

    def send(self, who: str, command: str, args: dict) -> None:
        answer = self.phones[who].api(self.code, command, args)
        assert answer.status_code == 201, answer.json

    def asked(self, viewer) -> dict[str, str]:
        """Every GET there is, without what differs by chance: codes, tickets, tokens, the clock."""
        found = {}
        for method, rule, _, _ in routes(self.app):
            other = any(part in rule for part in ("stream", "<path:", "<name>", ".svg", ".pdf"))
            if method != "GET" or "<code>" not in rule or other:
                continue
            for number in (1, 2) if "<int:number>" in rule else ("",):
                for command in ("share_profit", "exemption", "adjust") if "<command>" in rule else ("",):
                    path = rule.replace("<code>", self.code).replace("<slug>", GAME.slug).replace("<token>", "x" * 32)
                    path = path.replace("<int:number>", str(number)).replace("<command>", command)
                    text = self.phones[viewer].get(path).get_data(as_text=True)
                    found[path.replace(self.code, "CODE")] = plain(text, self.code)
        return found


def plain(text: str, code: str) -> str:
    text = re.sub(r"\d{4}-\d\d-\d\d[T ][\d:.+Z]*", "TIME", text.replace(code, "CODE"))
    text = re.sub(r"\b\d{1,2}:\d\d(:\d\d)?\b", "TIME", text)
    text = re.sub(r"<path d=\"[^\"]*\"", "<path", re.sub(r"data-at=\"(\d+)-\d+\"", r"data-at=\1", text))
    text = re.sub(r"\"(device|sign)\":\"?[0-9a-f]+\"?", r"\1", text)
    return re.sub(r"[A-Za-z0-9_-]{20,}", "TOKEN", text)


def test_no_page_for_anybody_else_depends_on_what_the_card_is():
    evenings = [Evening(kind) for kind in ("share_profit", "exemption")]
    for sent, viewers in (([("Ada", "bank_pays", {"amount": 40000})], ("Ada", "Cyd", None)),
                          ([("Ben", "pass_card", {}), ("Cyd", "pass_card", {}), ("Ada", "pay_bank", {"amount": 40000}),
                            ("Ada", "share_expense", {"target": "Ben"})], ("Ada",))):
        for who, command, args in sent:
            for evening in evenings:
                evening.send(who, command, args)
        for viewer in viewers:
            first, second = (evening.asked(viewer) for evening in evenings)
            assert len(first) > 20
            assert [path for path in first if first[path] != second[path]] == [], (viewer, sent)
    own = [evening.asked("Ben") for evening in evenings]
    assert own[0] != own[1], "his own pages say it"
