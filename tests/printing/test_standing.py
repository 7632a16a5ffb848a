"""Laws of what a ticket is worth: the books alone decide, a couple's is both's, and what changed hands is another ticket."""

from types import SimpleNamespace

from companion.engine.printable import Printable
from companion.printing.numbers import ticket_key
from companion.printing.offered import items
from companion.printing.standing import filled_in, standing
from tests.engine.evening import HOST, evening, seat
from tests.engine.test_couples import SEATS as FOUR, partnership
from tests.printing.test_lots import exchange

CARD = Printable("card_slip", "row", rows="cards", ticket=True, act={"play_card": {"card": "key", "n": 3, "how": "=gladly", "none": "x"}})
PAPER = Printable("paper", "lot", commodity="papers", ticket=True, worth="price")


def desk_of(game, one, seats=FOUR):
    game.printables[one.id] = one
    return evening(game, "", seats)


def ticket(desk, one, whose, at=0):
    """The row of a print, as the store gives it back."""
    item = [item for item in items(desk.table(), one, "\x00all", desk.entries()) if item["seat"] == whose][at]
    return SimpleNamespace(printable=one.id, key=ticket_key(one, item), seat=whose, count=item["item"].get("count"))


def look(desk, row, viewer):
    return standing(desk.table(), desk.entries(), row, viewer)


def test_what_a_couple_holds_in_common_is_both_partners():
    desk = desk_of(partnership(), CARD)
    desk.send(seat("Kim"), "draw", {"value": 7})
    row = ticket(desk, CARD, "Ivy")
    assert look(desk, row, "Kim")["owners"] == ["Ivy", "Kim"] and look(desk, row, "Joe")["owner"] == "Ivy"
    assert "value" not in look(desk, row, "Joe")["held"]["item"], "what is on the card is the couple's"
    desk.send(seat("Kim"), "play_card", {"card": 1})
    assert look(desk, row, "Ivy")["state"] == "cancelled"


def test_what_changed_hands_is_another_ticket():
    desk = desk_of(exchange(), PAPER, ["Ada", "Ben", "Cyd"])
    desk.send(seat("Ada"), "buy", {"count": 50})
    row = ticket(desk, PAPER, "Ada")
    desk.send(seat("Ada"), "give", {"to": "Ben", "count": 20})
    assert (look(desk, row, "Cyd")["state"], look(desk, row, "Cyd")["left"]) == ("part", 30)
    desk.send(seat("Ada"), "give", {"to": "Ben", "count": 30})
    assert look(desk, row, "Ada")["state"] == "cancelled"
    assert look(desk, ticket(desk, PAPER, "Ben", 1), None)["owner"] == "Ben"
    desk.send(HOST, "reverse", {})
    assert look(desk, row, "Ada")["left"] == 30


def test_who_may_not_see_how_many_learns_that_it_counts_and_no_more():
    desk = desk_of(exchange("own"), PAPER, ["Ada", "Ben", "Cyd"])
    desk.send(seat("Ada"), "buy", {"count": 50})
    row = ticket(desk, PAPER, "Ada")
    for viewer in ("Ben", "wall", None):
        told = look(desk, row, viewer)
        assert (told["state"], told["owner"], told["held"], told["lines"], told["worth"]) == ("current", None, None, [], None)


def test_a_printable_that_the_game_has_no_longer_is_cancelled():
    desk = desk_of(partnership(), CARD)
    desk.send(seat("Kim"), "draw", {"value": 7})
    row = ticket(desk, CARD, "Ivy")
    del desk.table().game.printables["card_slip"]
    assert look(desk, row, "Ivy")["state"] == "cancelled" and look(desk, row, "Ivy")["one"] is None


def test_a_ticket_fills_in_names_of_its_row_keys_owners_and_constants():
    held = {"key": "7.1", "seat": "Ivy", "item": {"count": 5, "paid": None}}
    wanted = {"row": "key", "to": "owner", "count": "count", "n": 3, "how": "=gladly", "paid": "paid", "none": "no_such"}
    assert filled_in(wanted, held) == [("row", "7.1"), ("to", "Ivy"), ("count", 5), ("n", 3), ("how", "gladly")]
