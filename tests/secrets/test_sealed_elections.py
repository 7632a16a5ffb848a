"""Sealed bids, dealt property, votes in hand, wallets: whatever Ben holds and puts in, everybody else gets the same books.

Two evenings differ in nothing but what Ben keeps to himself; what others get is compared letter by letter.
"""

import json
from functools import cache

import pytest

from companion import views
from companion.engine.decide import closed_because
from companion.engine.stage import MemoryDesk
from companion.engine.table import Refusal
from companion.export import export_csv, export_json, export_scenario
from tests.contract.played import games
from tests.engine.evening import HOST, seat

GAME = next(game for game in games() if game.slug == "ucelovka")
SEATS = ("Ada", "Ben", "Cyd")
OTHERS = ["Ada", "Cyd", "wall", None]     # Ada is host

ABSTAINS = [("Ben", "abstain", {})]
HIGH = [("Ben", "submit_bid", {"cards": ["v800_2", "v500_2"], "properties": ["eco_2"]})]
NOUGHT = [("Ben", "submit_bid", {"cards": ["v0_2"]})]
RULED = [(None, "rule", {"command": "submit_bid", "by": "Ben", "arguments": {"cards": ["v800_2"]}, "reason": "asleep"})]
RULED_EMPTY = [(None, "rule", {"command": "submit_bid", "by": "Ben", "arguments": {"cards": ["v800_1"]}, "reason": "asleep"})]
ALL_READY = [("Ada", "abstain", {}), ("Cyd", "abstain", {})]
IN_TERM = [(None, "adjust", {"values": {"pm_id": "Ada", "term_no": 1, "phase": "term"}})]


def dealt(*ids):
    return [("Ben", "claim_dealt_properties", {"properties": list(ids)})]


@cache
def books(before: str, *lines: str) -> MemoryDesk:
    """The desk after these lines; a line is (who or None for the host, command, args) as JSON."""
    desk = MemoryDesk(GAME, views.document)
    desk.make(GAME.slug, {"seats": list(SEATS), "start": "ready"})
    for who, command, args in [*json.loads(before), *map(json.loads, lines)]:
        desk.send(HOST if who is None else seat(who), command, args)
    return desk


def desk_of(before: list, own: list, after: list = ()) -> MemoryDesk:
    return books(json.dumps(before), *(json.dumps(line) for line in [*own, *after]))


def readable(desk: MemoryDesk, viewer) -> str:
    """Everything that is made of the books for a viewer, and what a page for any other seat offers."""
    table, entries = desk.table(), desk.entries()
    shut = {f"{who} {name}": getattr(closed_because(table, command, who), "code", None)
            for who in SEATS if who != "Ben" for name, command in GAME.commands.items()}
    nexts = [str(GAME.next_of(table, who)) for who in (viewer if viewer in SEATS else "Ada", None)]
    return json.dumps([views.document(table, viewer), views.lines(table, entries, viewer), export_scenario(GAME, entries, viewer),
                       export_json(table, entries, viewer), export_csv(table, entries, viewer), shut, nexts])


def election_with(own: list, after: list = ()) -> MemoryDesk:
    opened = [(None, "add_row", {"seat": "Ben", "row": "property", "values": {"id": "eco_2"}}),
              (None, "adjust", {"seat": "table", "values": {"phase": "election"}})]
    return desk_of(opened, own, list(after))


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("after", [[], ALL_READY], ids=["one is ready", "all are ready"])
def test_a_bid_and_an_abstention_are_the_same_tick(viewer, after):
    abstains = readable(election_with(ABSTAINS, after), viewer)
    assert readable(election_with(HIGH, after), viewer) == abstains
    assert readable(election_with(NOUGHT, after), viewer) == abstains


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_bid_taken_back_leaves_no_more_than_that(viewer):
    back = [("Ben", "withdraw_bid", {})]
    assert readable(election_with(HIGH, back), viewer) == readable(election_with(ABSTAINS, back), viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_host_who_speaks_for_ben_does_not_learn_what_ben_holds(viewer):
    assert readable(election_with(RULED), viewer) == readable(election_with(RULED_EMPTY), viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_dealt_cards_are_the_owners_until_the_first_inauguration(viewer):
    one, other = desk_of([], dealt("firm_a1", "eco_1", "firm_c2")), desk_of([], dealt("inst_courts", "eco_2", "firm_b1"))
    assert readable(one, viewer) == readable(other, viewer)


WITH_MONEY = [*IN_TERM, (None, "adjust", {"seat": "Ben", "values": {"cash": 100, "social_cards": 2}})]


@pytest.mark.parametrize("viewer", ["Ada", "wall", None])
@pytest.mark.parametrize("one,other", [
    (("transfer_money", {"to": "Cyd", "amount": 5}), ("transfer_money", {"to": "Cyd", "amount": 77})),
    (("trade", {"partner": "Cyd", "give_money": 77}), ("trade", {"partner": "Cyd", "give_cards": ["v300_2"], "take_money": 5})),
    (("name_social_cards", {"names": ["Sorry jako"]}), ("name_social_cards", {"names": []})),
], ids=["money", "terms of a deal", "names of cards"])
def test_wallets_deals_and_faces_of_cards_are_between_those_concerned(viewer, one, other):
    assert readable(desk_of(WITH_MONEY, [("Ben", *one)]), viewer) == readable(desk_of(WITH_MONEY, [("Ben", *other)]), viewer)


@pytest.mark.parametrize("viewer", ["Ada", "wall", None])
def test_votes_that_change_hands_are_seen_by_the_two_who_trade(viewer):
    def traded(card):
        return readable(desk_of(IN_TERM, [("Ben", "trade", {"partner": "Cyd", "give_cards": [card]})], [("Cyd", "confirm_trade", {})]), viewer)
    assert traded("v300_2") == traded("v800_2")


def test_the_partner_reads_the_terms_of_the_deal_and_nobody_else_does():
    desk = desk_of(IN_TERM, [("Ben", "trade", {"partner": "Cyd", "take_cards": ["v800_3"], "give_money": 0, "give_cards": ["v300_2"]})])
    assert "v300_2" in json.dumps(views.lines(desk.table(), desk.entries(), "Cyd"))
    for viewer in ("Ada", "wall", None):
        assert "v300_2" not in readable(desk, viewer)


@pytest.mark.parametrize("have", [0, 50, 299])
def test_a_proposer_who_cannot_pay_any_more_is_not_measured_by_the_partner(have):
    desk = desk_of([*IN_TERM, (None, "adjust", {"seat": "Ben", "values": {"cash": 300}})],
                   [("Ben", "trade", {"partner": "Cyd", "give_money": 300})],
                   [(None, "adjust", {"seat": "Ben", "values": {"cash": have}})])
    with pytest.raises(Refusal) as refused:
        desk.send(seat("Cyd"), "confirm_trade", {})
    assert refused.value.code == "cash" and refused.value.facts == {"sum": 300}


@pytest.mark.parametrize("own", [HIGH, ABSTAINS], ids=["bid", "abstention"])
def test_an_offer_made_before_does_not_tell_the_partner_what_is_sealed(own):
    offer = [("Ben", "trade", {"partner": "Cyd", "give_cards": ["v800_2"]})]
    desk = desk_of([*IN_TERM, (None, "add_row", {"seat": "Ben", "row": "property", "values": {"id": "eco_2"}}),
                    (None, "adjust", {"seat": "table", "values": {"phase": "election"}})], [*offer, *own])
    with pytest.raises(Refusal) as refused:
        desk.send(seat("Cyd"), "confirm_trade", {})
    assert refused.value.code == "phase"


def test_a_bid_opens_with_all_the_others_and_its_journal_line_stays_shut():
    desk = election_with(HIGH, [*ALL_READY, (None, "reveal_election", {})])
    for viewer in OTHERS:
        assert views.document(desk.table(), viewer)["election"]["totals"] == {"Ada": None, "Ben": 1950, "Cyd": None}
        assert "v500_2" not in json.dumps(views.lines(desk.table(), desk.entries(), viewer))
