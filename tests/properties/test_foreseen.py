"""What is said before a tap is what is booked by it: texts, button prices and figures, over played evenings."""

import random
import re

import pytest

from companion import views
from companion.engine.decide import decide, first_entry
from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.foresight import price
from companion.web import forms_page, preview
from tests.properties.cards import GAME
from tests.properties.evening import HOST, seated
from tests.properties.players import any_time, forward, half_played, laid_table

CASH = re.compile(r"You (pay|get) ([0-9.]+) Kč(?:, ([0-9.]+) Kč left|, then ([0-9.]+) Kč in hand)?")


class Onlooker:
    """A seat at a table as the pages know it."""

    def __init__(self, table, seat) -> None:
        self.table, self.seat, self.viewer, self.entries, self.words = table, seat, seat, [], words_for(GAME, "en")

    def actor(self, acting=None) -> dict:
        return seated(self.seat)


def crowns(text: str) -> int:
    return int(text.replace(".", "").replace("–", "-"))


def cashflow(table, seat: str) -> int:
    return views.seat_document(table, seat, seat)["total_cashflow"]


def played(seed: int):
    """(table, actor, command, arguments) again and again, as an evening goes."""
    rng = random.Random(seed)
    table = first_entry(GAME, laid_table(rng)).table
    asked = [(HOST, "adjust", given) for given in half_played(rng, table.seats)]
    for step in range(90):
        actor, command, args = asked.pop() if asked else (forward if step % 4 else any_time)(rng, table)
        yield table, actor, command, args
        try:
            table = decide(table, actor, command, args).table
        except Refusal:
            continue


@pytest.mark.parametrize("seed", range(4))
def test_a_button_costs_what_it_says(seed):
    taps = 0
    one_tap = [name for name, command in GAME.commands.items() if forms_page.one_tap(command) and command.who != "host"]
    for table, *_ in played(seed):
        for seat in table.seats:
            for name in one_tap:
                try:
                    told = price(table, name, seat)
                except Refusal:
                    with pytest.raises(Refusal):
                        decide(table, seated(seat), name, {})
                    continue
                after = decide(table, seated(seat), name, {}).table
                assert after.cash(seat) - table.cash(seat) == told["cash"], (name, seat)
                assert cashflow(after, seat) - cashflow(table, seat) == told["below"], (name, seat)
                taps += 1
    assert taps


@pytest.mark.parametrize("seed", range(4, 10))
def test_the_line_before_a_button_says_what_is_booked(seed):
    for table, actor, name, args in played(seed):
        who = actor.get("seat")
        onlooker = Onlooker(table, who)
        if actor["role"] != "seat" or name not in GAME.commands or not preview.may_ask(onlooker, args, None):
            continue
        told = preview.effect(onlooker, GAME.commands[name], args, who, None)
        try:
            after = decide(table, actor, name, args).table
        except Refusal:
            assert told is None or told["refused"], (name, told)
            continue
        assert told and not told["refused"], (name, told)
        found = CASH.match(told["text"])
        paid = 0 if found is None else crowns(found[2]) * (-1 if found[1] == "pay" else 1)
        assert after.cash(who) - table.cash(who) == paid, (name, told)
        if found and (left := found[3] or found[4]):
            assert crowns(left) == after.cash(who), (name, told)
        for other in set(table.seats) - {who}:
            if moved := re.search(rf"{re.escape(other)}\u2069? ([+–][0-9.]+) Kč", told["text"]):
                assert crowns(moved[1].lstrip("+")) == after.cash(other) - table.cash(other), (name, told)
