"""Elections: sealed bids opened together, ties by dice, what becomes of the cards (7.3 to 7.5; no. 3, 4)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.common import report_roll as report
from companion.engine.forms import Bool, Integer, ListOf, Sealed
from companion.engine.rolls import withdraw
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import put
from companion.games.ucelovka.rules.box import FRESH, game, hosting, in_order, owned_ids, pm, property_of, vote_value_of
from companion.games.ucelovka.rules.kinds import CARD, OWN_PROPERTY, Several, card_value
from companion.games.ucelovka.rules.owning import give_card, give_property, holder_of
from companion.games.ucelovka.rules.tokens import close_situations

__all__ = ["open_election", "nothing_open", "eligible_for", "bid_total", "election", "may_inaugurate"]


def election(table) -> dict:
    """What everybody may know of the election, and what is sealed until the reveal."""
    return table.shared["election"]


def nothing_open(table):
    """Play stops: no throw, no situation, no decision, no duty. Yields facts."""
    yield from withdraw(table)
    yield close_situations(table)
    for name in ("decision", "duty", "allowed_steps"):
        if table.shared[name] is not None:
            yield facts.set_shared(name, None)
    yield facts.set_shared("turn", FRESH)
    yield facts.set_shared("thrown", [])
    yield facts.begin_turn(None)


def eligible_for(table, kind: str) -> list[str]:
    """Who may stand: everybody, but a handed-over Prime Minister in an extraordinary election."""
    return [seat for seat in table.seats if kind == "election_regular" or seat != pm(table)]


def open_election(table, kind: str, moved: bool = False):
    """An election opens; laps begin anew. moved: the pawns go to START for it. Yields facts."""
    yield from nothing_open(table)
    yield facts.set_shared("phase", "election")
    fresh = {"kind": kind, "eligible": eligible_for(table, kind), "ready": [], "tied": [], "winner": None, "totals": None,
             "cards": None, "dice": {}}
    for name, value in fresh.items():
        yield facts.set_shared(["election", name], value)
    yield facts.set_shared("tie_faces", {})
    for seat in table.seats:
        prisoner = seat not in fresh["eligible"]
        if table.seat(seat)["bid"] is not None:
            yield facts.set_field(seat, "bid", None, audience=[seat])
        yield facts.set_field(seat, "laps", -1 if prisoner else 0)
        yield facts.set_field(seat, "on_start", False)
        if moved and not prisoner:
            yield from put(table, seat, "start")


# -- bids ----------------------------------------------------------------------------------------------------

def _standing(table, who) -> None:
    """Who may stand, while an election is open; order as in the reference."""
    if table.phase != "election":
        raise Refusal("phase", order=True)
    if who is not None and who not in election(table)["eligible"]:
        raise Refusal("not_eligible", order=True)      # no ruling lets a prisoner stand


def bid_total(table, ids, cards) -> int:
    """What the cards of a bid come to."""
    return sum(vote_value_of(property_of(table, one)) for one in ids) + sum(map(card_value, cards))


def _seal(table, who, bid: dict):
    """Ready, with a bid or without; own offers of a trade lapse either way, or a refusal would tell what is sealed."""
    for row in table.open_rows("trade"):
        if row["by"] == who:
            yield facts.close_row(row)
    yield facts.set_field(who, "bid", bid, audience=[who])
    yield facts.set_shared("election.ready", in_order(table, [*election(table)["ready"], who]))


@game.command(who="any", when=_standing, group="election", face="ready")
def submit_bid(table, who, properties: Sealed(Several(OWN_PROPERTY)) = (), cards: Sealed(Several(CARD)) = ()):
    """Stand in the election with these cards, sealed until all bids are opened; a new bid replaces the old one (7.3)."""
    if not properties and not cards:
        raise Refusal("bid_empty")
    held = [row["card_id"] for row in table.rows(who, "voting_cards")]
    for card in [*properties, *cards]:
        # who speaks for somebody else does not learn what that hand holds: the cards that are there are put in
        if card not in held and card not in owned_ids(table, who) and table.ruled_for is None:
            raise Refusal("not_yours", card=card)
    kept = [one for one in owned_ids(table, who) if one in properties]
    cards = [card for card in held if card in cards]
    if not kept and not cards:
        yield from abstain(table, who)
        return
    yield from _seal(table, who, {"abstains": False, "properties": kept, "cards": cards, "total": bid_total(table, kept, cards)})


@game.command(who="any", when=_standing, group="election", face="ready")
def abstain(table, who):
    """Do not stand; the others see the same tick as for a bid (7.3)."""
    yield from _seal(table, who, {"abstains": True, "properties": [], "cards": [], "total": 0})


def _ready(table, who) -> None:
    _standing(table, who)
    if who not in election(table)["ready"]:
        raise Refusal("phase", order=True)


@game.command(who="any", when=_ready, group="election")
def withdraw_bid(table, who):
    """Take the sealed bid or the abstention back, and be not ready again (17.1)."""
    yield facts.set_field(who, "bid", None, audience=[who])
    yield facts.set_shared("election.ready", [seat for seat in election(table)["ready"] if seat != who])


# -- the reveal ------------------------------------------------------------------------------------------------

def _in_election(table, who) -> None:
    if table.phase != "election":
        raise Refusal("phase", order=True)


def _all_ready(table, who) -> None:
    _in_election(table, who)
    if set(election(table)["ready"]) != set(election(table)["eligible"]):
        raise Refusal("phase", order=True)


@game.command(who="host", when=_in_election, offered=_all_ready, group="election")
def reveal_election(table, who, force: Bool = False):
    """Open all bids at once; the highest sum wins, equal ones are thrown for (7.4)."""
    if not force:
        _all_ready(table, who)
    bids = {seat: _put_in(table, seat) for seat in election(table)["eligible"]}
    standing = [seat for seat, cards in bids.items() if cards is not None]
    if not standing:
        raise Refusal("no_candidate")
    totals = {seat: None if cards is None else bid_total(table, *cards) for seat, cards in bids.items()}
    yield from _opened(table, totals, {seat: [*cards[0], *cards[1]] if cards else [] for seat, cards in bids.items()})
    best = [seat for seat in standing if totals[seat] == max(totals[one] for one in standing)]
    yield from _between(table, best)


def _put_in(table, seat: str) -> tuple[list, list] | None:
    """The cards of a bid that its owner still holds; None for who does not stand."""
    bid = table.seat(seat)["bid"]
    if bid is None or bid["abstains"]:
        return None
    return ([one for one in owned_ids(table, seat) if one in bid["properties"]],
            [row["card_id"] for row in table.rows(seat, "voting_cards") if row["card_id"] in bid["cards"]])


def _opened(table, totals: dict, cards: dict):
    yield facts.set_shared("election.totals", totals)
    yield facts.set_shared("election.cards", cards)
    for seat in table.seats:
        if table.seat(seat)["bid"] is not None:
            yield facts.set_field(seat, "bid", None, audience=[seat])


@game.command(who="host", when=_all_ready, group="election")
def draw_lots(table, who):
    """Nobody stands: everybody who could throws one die (7.4)."""
    seats = election(table)["eligible"]
    if any(_put_in(table, seat) is not None for seat in seats):
        raise Refusal("phase", order=True)
    yield from _opened(table, dict.fromkeys(seats), {seat: [] for seat in seats})
    yield from _between(table, seats)


# -- ties ------------------------------------------------------------------------------------------------------

def _between(table, best: list[str]):
    """One is elected, or those who are level throw for it. Yields facts."""
    yield facts.set_shared("tie_faces", {})
    if len(best) > 1:
        yield facts.set_shared("election.tied", best)
        yield facts.set_shared("phase", "tiebreak")
        return
    yield facts.set_shared("election.tied", [])
    yield facts.set_shared("election.winner", best[0])
    yield facts.set_shared("phase", "inauguration")
    yield from _fate(table, best[0])


def _fate(table, winner: str):
    """What becomes of the cards that were put in (no. 3, option election_cards_fate). Yields facts."""
    fate = table.options["election_cards_fate"]
    for seat, cards in (election(table)["cards"] or {}).items():
        if fate == "all_forfeit" or (fate == "winner_forfeits" and seat == winner):
            for card in cards:
                if card in owned_ids(table, seat):
                    yield from give_property(table, card, None)
                elif holder_of(table, card) == seat:
                    yield from give_card(table, card, None)


def _tied(table, who) -> None:
    table.require(table.phase != "tiebreak" or who in election(table)["tied"], "not_allowed")
    if table.phase != "tiebreak" or who not in election(table)["tied"]:
        raise Refusal("phase", order=True)
    asked = any(request["by"] == who for request in table.state["rolls"])
    if asked or who in table.shared["tie_faces"]:
        raise Refusal("phase", order=True)


@game.command(who="any", when=_tied, group="election")
def tiebreak_roll(table, who):
    """One die decides between equal sums; the highest wins, the equal ones on top throw again (7.5)."""
    yield facts.ask_roll(table, 1, 6, who, "tiebreak")


@game.on_roll("tiebreak")
def tie_thrown(table, roll):
    """With the last die of the round it is decided, or thrown again (no. 4)."""
    thrown = {**table.shared["tie_faces"], roll.by: roll.total}
    yield facts.set_shared("tie_faces", thrown)
    yield facts.set_shared("election.dice", {**election(table)["dice"], roll.by: roll.total})
    tied = election(table)["tied"]
    if all(seat in thrown for seat in tied):
        yield from _between(table, [seat for seat in tied if thrown[seat] == max(thrown[one] for one in tied)])


@game.command(who="anyone", stale="roll", answers=True, group="roll")
def report_roll(table, who, faces: ListOf(Integer(-10**6, 10**6), 100)):
    """The faces that fell; a die shows 1 to 6 (7.5)."""
    try:
        yield from report(table, who, faces)
    except Refusal as refusal:
        if refusal.code == "wrong_dice" and len(faces) == refusal.facts["need"]:
            raise Refusal("die") from None
        raise


def may_inaugurate(table, who) -> None:
    """The host or who was elected, once that is settled."""
    settled = table.phase == "inauguration" and election(table)["winner"] is not None
    table.require(hosting(table, who) or not settled or who == election(table)["winner"], "not_allowed")
    if not settled:
        raise Refusal("phase", order=True)
