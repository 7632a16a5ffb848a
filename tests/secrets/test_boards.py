"""What lies on the board, and every page it is drawn on: nobody else's view depends on a card in hand, a sealed bid, a wallet.

Two evenings differ in nothing but what Ben keeps to himself; what others get is compared letter by letter.
"""

import json
import re

import pytest

from companion import create_app, on_board
from companion.web.access import routes
from tests.secrets import test_sealed_elections as sealed
from tests.secrets import test_what_a_card_is as cards
from tests.secrets.test_what_a_card_is import plain as without_chance
from tests.web.phone import Phone, lay_table, sit_down

OTHERS = ["Ada", "Cyd", "wall", None]
SEATS = ("Ada", "Ben", "Cyd")


def plain(text: str, code: str) -> str:
    """A page without what differs by chance: also the short name of a phone."""
    return re.sub(r'"device": "[0-9a-f]{8}"', "DEVICE", without_chance(text, code))


def drawn(table, viewer) -> str:
    """The board as every page of a viewer has it, with the taps of each seat there is."""
    return json.dumps([on_board.board(table, viewer, sender) for sender in (None, *(seat for seat in SEATS if seat == viewer))])


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("moment", cards.MOMENTS)
def test_the_board_does_not_tell_what_a_card_in_hand_is(viewer, moment):
    assert len({drawn(cards.books(kind, moment, "by himself").table(), viewer) for kind in cards.KINDS}) == 1


def test_the_own_phone_shows_the_cards_in_hand():
    parts = on_board.board(cards.books("exemption", "asked", "by himself").table(), "Ben")
    hand = next(part for part in parts if part["id"] == "hand")
    assert hand["now"] and [place["id"] for place in hand["places"]] == ["exemption"]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("own", [sealed.HIGH, sealed.NOUGHT, sealed.RULED], ids=["high", "nought", "ruled"])
def test_the_board_shows_the_same_tick_for_a_bid_and_an_abstention(viewer, own):
    assert drawn(sealed.election_with(own).table(), viewer) == drawn(sealed.election_with(sealed.ABSTAINS).table(), viewer)


def test_a_sealed_bid_lies_on_the_phone_of_its_bidder():
    parts = on_board.board(sealed.election_with(sealed.HIGH).table(), "Ben")
    assert [place["amount"] for part in parts if part["id"] == "sealed" for place in part["places"]] == [1950]


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_board_shows_no_owner_of_dealt_cards_before_the_first_inauguration(viewer):
    one, other = (sealed.desk_of([], sealed.dealt(*ids)).table() for ids in (("firm_a1", "eco_1", "firm_c2"), ("firm_b1", "eco_2", "firm_a2")))
    assert drawn(one, viewer) == drawn(other, viewer)


@pytest.mark.parametrize("viewer", ["Ada", "wall", None])
def test_what_is_in_a_deal_lies_with_its_two_parties(viewer):
    one, other = (sealed.desk_of(sealed.WITH_MONEY, [("Ben", "trade", {"partner": "Cyd", **terms})]).table()
                  for terms in ({"give_money": 77}, {"give_cards": ["v300_2"], "take_money": 5}))
    assert drawn(one, viewer) == drawn(other, viewer)
    assert drawn(one, "Cyd") != drawn(other, "Cyd")


# -- over HTTP -------------------------------------------------------------------------------------------------

class Evening:
    """Three phones and their dealt cards; Ben's are his own, and so is what he puts in."""

    def __init__(self, dealt: list[str], command: str, args: dict) -> None:
        self.app = create_app(url="sqlite://", testing=True)
        self.phones = {name: Phone(self.app, f"10.0.0.{n}") for n, name in enumerate((*SEATS, None), 1)}
        ada = self.phones["Ada"]
        self.code = lay_table(ada, "ucelovka")
        for name in SEATS:
            assert sit_down(self.phones[name], self.code, name).status_code == 303
        self.send("Ada", "setup_game", {"colours": dict(zip(SEATS, ("red", "blue", "green"), strict=True))}, **{"as": "host"})
        self.send("Ada", "claim_dealt_properties", {"properties": ["firm_a1", "inst_police", "inst_courts"]})
        self.send("Ben", "claim_dealt_properties", {"properties": dealt})
        self.send("Cyd", "claim_dealt_properties", {"properties": ["firm_c1", "inst_parliament", "inst_president"]})
        self.send("Ben", command, args)

    def send(self, who: str, command: str, args: dict, **more) -> None:
        answer = self.phones[who].api(self.code, command, args, **more)
        assert answer.status_code == 201, answer.json

    def asked(self, viewer) -> dict[str, str]:
        """Every GET there is, and what the forms in Ben's place would come to, without what differs by chance."""
        phone, found = self.phones[viewer], {}
        for method, rule, _, _ in routes(self.app):
            if method != "GET" or "<code>" not in rule or any(part in rule for part in ("stream", "<path:", "<name>", ".svg", ".pdf")):
                continue
            for number in (1, 2) if "<int:number>" in rule else ("",):
                for command in ("submit_bid", "abstain", "trade", "claim_dealt_properties", "token_op", "adjust") if "<command>" in rule else ("",):
                    path = rule.replace("<code>", self.code).replace("<slug>", "ucelovka").replace("<token>", "x" * 32)
                    path = path.replace("<int:number>", str(number)).replace("<command>", command).replace("<form>", "json")
                    path = path.replace("<field>", "properties")
                    found[path.replace(self.code, "CODE")] = plain(phone.get(path).get_data(as_text=True), self.code)
        if viewer == "Ada":
            for fields in ({"p-cards": "v800_2"}, {"p-properties": "eco_1"}, {"p-properties": "eco_2"}):
                at = f"/t/{self.code}/host/as/2/do/submit_bid"
                phone.get(at)
                answer = phone.post(f"/t/{self.code}/host/as/2/foresee/submit_bid", {**phone.form(at), **fields})
                found[str(fields)] = plain(answer.get_data(as_text=True), self.code)
        return found


def test_no_page_for_anybody_else_depends_on_dealt_cards_and_a_sealed_bid():
    evenings = [Evening(["firm_a2", "eco_1", "firm_b1"], "submit_bid", {"properties": ["eco_1"], "cards": ["v800_2"]}),
                Evening(["firm_b2", "eco_2", "firm_c2"], "abstain", {})]
    for viewer in ("Ada", "Cyd", None):
        first, second = (evening.asked(viewer) for evening in evenings)
        assert len(first) > 20
        assert [path for path in first if first[path] != second[path]] == [], viewer
    assert "eco_1" in evenings[0].asked("Ben")["/api/tables/CODE/state"]
