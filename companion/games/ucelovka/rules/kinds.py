"""Kinds of parameters that only this box has: property cards, voting cards, squares, Social Fund cards."""

from __future__ import annotations

from companion.engine.forms import Bad, Choice, ListOf
from companion.games.ucelovka.rules.box import COMMON_SQUARES, owned_ids, owner_of, properties, property_of, vote_value_of

__all__ = ["OneOf", "Several", "PROPERTY", "OWN_PROPERTY", "FOR_SALE", "FIRM", "CARD", "ANY_CARD", "SQUARE", "SOCIAL_CARD",
           "firms", "card_ids", "card_value", "card_order", "square_names"]


class OneOf(Choice):
    """One of the ids of the box; a page offers those that make sense for the sender."""

    def __init__(self, of, offered=None, group: str = "", worth=None, audience: str = "all") -> None:
        super().__init__(of=of, group=group)
        self.offered, self._worth, self.audience = offered or of, worth, audience

    def anybodys(self, table, who) -> list:
        """Everything the box has, where an offer would tell what somebody holds."""
        return list(self.of(table, who))

    def choices(self, table, who) -> list:
        """What a page offers."""
        return list(self.offered(table, who))

    def worth(self, table, value) -> int | None:
        """What it counts in an election."""
        return self._worth(table, value) if self._worth else None

    def check(self, value, table, who):
        if not isinstance(value, str) or value not in self.of(table, who):
            raise Bad("choice")
        return value


class Several(ListOf):
    """A list in which nothing stands twice."""

    once = True

    def check(self, value, table, who):
        made = super().check(value, table, who)
        if len(set(made)) < len(made):
            raise Bad("choice")
        return made


# -- voting cards: v{value}_{number of the seat that got it first} ---------------------------------------------

def card_ids(table, who=None) -> list[str]:
    """Every voting card of the box for these seats, by value, then seat number."""
    return [f"v{value}_{number}" for value in sorted(table.data["voting_cards"]) for number in range(1, len(table.seats) + 1)]


def card_value(card: str) -> int:
    """What a voting card counts."""
    return int(card[1:].partition("_")[0])


def card_order(card: str) -> tuple[int, int]:
    """Cards lie by value, then by the seat that got them first."""
    value, _, number = card[1:].partition("_")
    return int(value), int(number)


def _own_cards(table, who) -> list[str]:
    return [row["card_id"] for row in table.rows(who, "voting_cards")] if who in table.seats else []


def _own(table, who) -> list[str]:
    return owned_ids(table, who) if who in table.seats else []


def firms(table, who=None) -> list[str]:
    """The firms of the data."""
    return [name for name, one in properties(table).items() if one["kind"] == "firm"]


def _for_sale(table, who) -> list[str]:
    return [name for name in properties(table) if owner_of(table, name) is None] if table.shared["term_no"] else []


def square_names(table, who=None) -> list[str]:
    """Every square that can be named: properties, the common ones, positions of the board."""
    numbered = [f"square_{at}" for at in range(table.data["board_length"])]
    return [*properties(table), "start", *COMMON_SQUARES, "manual", *numbered]


def _likely(table, who) -> list[str]:
    positions = table.options["track_positions"]
    return [name for name in square_names(table) if not (name == "manual" if positions else name.startswith("square_"))]


def _all(table, who=None) -> list[str]:
    return list(properties(table))


def _social(table, who=None) -> list[str]:
    return [card["id"] for card in table.data["social_cards"]]


PROPERTY = OneOf(_all, group="sq")
OWN_PROPERTY = OneOf(_all, _own, group="sq", worth=lambda table, one: vote_value_of(property_of(table, one)), audience="owners")
FOR_SALE = OneOf(_all, _for_sale, group="sq")
FIRM = OneOf(_all, firms, group="sq")
CARD = OneOf(card_ids, _own_cards, group="card", worth=lambda table, card: card_value(card), audience="own")
ANY_CARD = OneOf(card_ids, group="card")
SQUARE = OneOf(square_names, _likely, group="sq")
SOCIAL_CARD = OneOf(_social, group="social")
