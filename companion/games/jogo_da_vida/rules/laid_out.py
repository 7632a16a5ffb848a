"""What lies on the board: stakes on the strip, cars on the road with who sits in them, cards in the own hand."""

from __future__ import annotations

from companion.engine.board import Part, Piece, Place
from companion.games.jogo_da_vida.rules.box import game, in_game, strip
from companion.games.jogo_da_vida.rules.cards import window_of

SHARE_LIES = ("4", "5", "6")       # of the strip, while its owner plays the exchange


@game.board
def laid_out(table) -> tuple[Part, ...]:
    """The strip while it is played on, everybody's car, and the cards that only the own phone shows."""
    if table.phase == "lobby":
        return ()
    return (_strip(table), *(_hand(table, seat) for seat in table.seats), _road(table))


def _strip(table) -> Part:
    """Stakes, the share on 4, 5 and 6, and the car parked on the lucky number; shown while any of it matters."""
    roll = table.roll
    played = roll is not None and (table.shared["bets"].get("open") or roll["purpose"] == "exchange" or _lies(table))
    if not played and not _lies(table):
        return Part("strip", (), "strip")
    places = []
    for n, colour in enumerate(game.spinner["colours"], 1):
        pieces = [Piece("stake", seat, amount) for seat in table.seats for on, amount in strip(table, seat).items() if on == str(n)]
        if table.shared["lucky_number"] == n:
            pieces.append(Piece("car", table.shared["first_millionaire"]))
        if roll is not None and roll["purpose"] == "exchange" and str(n) in SHARE_LIES:
            pieces.append(Piece("share", roll["by"]))
        places.append(Place(str(n), mark=colour, pieces=tuple(pieces)))
    return Part("strip", tuple(places), "strip", now=True)


def _lies(table) -> bool:
    return any(strip(table, seat) for seat in table.seats)


def _road(table) -> Part:
    """Each car: the road taken, the profession, who sits in it, the bridge."""
    places = []
    for seat in table.clockwise(table.seats[0]):
        held = table.seat(seat)
        life = {"path": held["path"], "profession": held["profession"], "married": held["married"], "children": held["children"],
                "status": held["status"]}
        toll = (Piece("toll", None),) if table.shared["toll_owner"] == seat and in_game(table, seat) else ()
        places.append(Place(seat, seat=seat, note="life", facts=life, pieces=toll, here=seat == table.current))
    return Part("road", tuple(places))


def _hand(table, seat: str) -> Part:
    """The kinds of the cards in hand, told or not; for the own phone, and where the table registers them."""
    if table.options["wealth_registry"] == "off":
        return Part("hand", ())
    kinds = [row.get("kind", "unknown") for row in table.rows(seat, "wealth_cards")]
    places = [Place(kind, "ch", tap=("draw_wealth", {}) if kind == "unknown" else None, tappers=(seat,)) for kind in kinds]
    row = window_of(table)
    return Part("hand", tuple(places), now=row is not None and seat in row["waiting"], seat=seat, audience="own")
