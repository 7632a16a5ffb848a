"""What lies on the board: the election area, the State Budget, firms with their tokens, institutions, START passes, deals."""

from __future__ import annotations

from companion.engine.board import Part, Piece, Place
from companion.games.ucelovka.rules.box import (ROWS, TOKENS, fee_of, firm_account, game, is_pm, lap_of, owner_of, pm, price_of,
                                                row_account)
from companion.games.ucelovka.rules.deals import deals
from companion.games.ucelovka.rules.kinds import card_ids, card_order
from companion.games.ucelovka.rules.tokens import workable

ELECTION = ("election", "tiebreak", "inauguration")


@game.hook("names")
def names(table) -> dict[str, str]:
    """Properties and Social Fund cards as the owner taught them; a voting card by its value and who got it first."""
    shipped = {one["id"]: one.get("name") for key in ("properties", "social_cards") for one in game.data[key]}
    taught = {one["id"]: one["name"] for key in ("properties", "social_cards") for one in table.data[key]
              if one.get("name") and one["name"] != shipped.get(one["id"])}
    cards = {}
    for card in card_ids(table):
        value, number = card_order(card)
        cards[card] = f"{game.format.plain(value)} ({table.seats[number - 1]})"
    return {**taught, **cards}


@game.board
def laid_out(table) -> tuple[Part, ...]:
    """The parts of the board from what is played for now to what merely lies there."""
    if table.phase == "setup":
        return ()
    return (*_deals(table), *_election(table), _budget(table), *_firms(table), _institutions(table), _laps(table))


# -- the election area -----------------------------------------------------------------------------------------

def _election(table) -> tuple[Part, ...]:
    """Before the reveal who is ready, nothing else; then the cards, the sums, the dice of a tie."""
    if table.phase not in ELECTION:
        return ()
    here = table.shared["election"]
    opened = here["totals"] is not None
    lots = opened and all(total is None for total in here["totals"].values())
    places = []
    for seat in here["eligible"]:
        if not opened:
            places.append(Place(seat, seat=seat, mark="ready" if seat in here["ready"] else "waits"))
            continue
        total, cards = here["totals"].get(seat), (here["cards"] or {}).get(seat) or []
        facts = {"cards": [one for one in cards if not one.startswith("v")], "votes": [one for one in cards if one.startswith("v")],
                 "die": here["dice"].get(seat)}
        note = "bid" if total is not None else "lots" if lots else "no_bid"
        places.append(Place(seat, seat=seat, amount=total, note=note, facts=facts, here=seat == here["winner"] or seat in here["tied"],
                            mark="elected" if seat == here["winner"] else "level" if seat in here["tied"] else ""))
    sealed = tuple(_own_bid(table, seat) for seat in here["eligible"] if table.seat(seat)["bid"] is not None)
    return (Part("area", tuple(places), now=True), *sealed)


def _own_bid(table, seat: str) -> Part:
    """The sealed bid, on the phone of whoever made it."""
    bid = table.seat(seat)["bid"]
    facts = {"cards": bid["properties"], "votes": bid["cards"], "die": None}
    place = Place("own_bid", "brd", note="no_bid" if bid["abstains"] else "bid", facts=facts, amount=None if bid["abstains"] else bid["total"])
    return Part("sealed", (place,), now=True, seat=seat, audience="own")


# -- deals, for the two who make them -------------------------------------------------------------------------

def _deals(table) -> tuple[Part, ...]:
    """What is in each open deal, on the phones of its two parties."""
    made = []
    for row in deals(table):
        terms, other = row["terms"], (row["waiting"] or [None])[0]
        if row["kind"] == "sell_institution":
            sides = {row["by"]: {"properties": [terms["property"]], "money": 0}, other: {"properties": [], "money": terms["price"]}}
        else:
            sides = {row["by"]: terms["give"], other: terms["take"]}
        for reader in (row["by"], other):
            made.append(Part("deal", tuple(_side(seat, side) for seat, side in sides.items()), now=True, seat=reader, audience="own"))
    return tuple(made)


def _side(seat: str, side: dict) -> Place:
    facts = {"cards": side["properties"], "votes": side.get("cards", []), "money": side["money"] or None, "dotace": side.get("dotace") or None}
    given = any(facts.values())
    return Place(seat, seat=seat, note="gives" if given else "gives_nothing", facts=facts)


# -- the board itself --------------------------------------------------------------------------------------------

def _tokens(table, account: str) -> tuple[Piece, ...]:
    return tuple(Piece(token) for token in TOKENS for _ in range(table.balance(account, token)))


def _budget(table) -> Part:
    """Three rows with their three places; the lap that is being played."""
    now = lap_of(table) if pm(table) and table.phase in ("token_work", "term", "finishing_round") else None
    return Part("budget", tuple(Place(row, "lap", pieces=_tokens(table, row_account(row)), room=table.data["row_capacity"], here=row == now,
                                      mark="current" if row == now else "") for row in ROWS))


def _firm(table, one: dict) -> Place:
    pieces, fee = _tokens(table, firm_account(one["id"])), fee_of(one)
    net = sum(1 if piece.kind == TOKENS[0] else -1 for piece in pieces)
    note = "visit_brings" if net > 0 else "visit_costs" if net < 0 else "visit_fee"
    return Place(one["id"], "sq", seat=_owner(table, one), note=note, facts={"amount": abs(net) * fee, "fee": fee, "price": price_of(one)},
                 pieces=pieces, room=table.data["firm_capacity"], tap=("token_op", {"firm": one["id"]}), tappers=tuple(seat for seat in table.seats if one["id"] in workable(table, seat)))


def _owner(table, one: dict) -> str | None:
    """Who owns it, as far as everybody knows: what was dealt is secret before the first inauguration."""
    return owner_of(table, one["id"]) if table.shared["term_no"] else None


def _firms(table) -> tuple[Part, ...]:
    """Firms by their sectors, then the eco-firms."""
    made = []
    for sector in table.data["sectors"]:
        places = tuple(_firm(table, one) for one in table.data["properties"] if one["kind"] == "firm" and one.get("sector") == sector["id"])
        made.append(Part("firms", places, name=sector.get("name") or sector["id"], folded=True))
    ecofirms = tuple(Place(one["id"], "sq", seat=_owner(table, one), note="eco_fee", facts={"fee": fee_of(one), "price": price_of(one)})
                     for one in table.data["properties"] if one["kind"] == "ecofirm")
    return (*made, Part("ecofirms", ecofirms, folded=True))


def _institutions(table) -> Part:
    return Part("institutions", tuple(
        Place(one["id"], "sq", seat=_owner(table, one), note="token_work", facts={"tokens": table.data["token_limits"][one["role"]]["pm"]})
        for one in table.data["properties"] if one["kind"] == "institution"), folded=True)


def _laps(table) -> Part:
    """START passes of everybody in this term, and the saved Dotace."""
    if not table.shared["term_no"]:
        return Part("laps", ())
    places = []
    for seat in table.seats:
        held = table.seat(seat)
        marks = "pm" if is_pm(table, seat) else "prison" if held["in_prison"] else ""
        places.append(Place(seat, seat=seat, mark=marks, note="passes", here=seat == table.current,
                            facts={"laps": max(0, held["laps"]), "dotace": table.balance(seat, TOKENS[0]), "skip": held["skip_throws"]}))
    return Part("laps", tuple(places))
