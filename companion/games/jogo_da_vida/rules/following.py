"""What others read of the books: shared paths that are derived, what to do next (18.5)."""

from __future__ import annotations

from companion.engine.decide import closed_because
from companion.engine.sheet import Next
from companion.games.jogo_da_vida.rules.box import game, turn_of
from companion.games.jogo_da_vida.rules.cards import window_of
from companion.games.jogo_da_vida.rules.money import proposed

CARDS = {"profit": "share_profit", "expense": "share_expense"}


@game.hook("ledger")
def ledger(table, line: dict) -> dict:
    """Every booking that stands, in order (5)."""
    return dict(line)


@game.shared("spin_purpose", audience="all")
def spin_purpose(table):
    """What the wheel is spun for, null without a request."""
    return table.roll["purpose"] if table.roll else None


@game.shared("wealth_window", audience="all")
def wealth_window(table):
    """The card window: what it is about, who showed a card, whom it waits for."""
    row = window_of(table)
    if row is None:
        return None
    terms = row["terms"]
    showed = [seat for seat in table.seats if seat in terms["presented"]]
    return {"kind": terms["about"], "amount": terms["amount"], "presented": showed, "waiting": list(row["waiting"])}


@game.shared("forced_loan", audience="all")
def forced_loan(table):
    """Who has to borrow how many notes before the turn goes on."""
    return proposed(table) or None


# -- what to do next -----------------------------------------------------------------------------------------

@game.next
def next_step(table, seat: str | None) -> Next:
    """One sentence and its control: what waits for this seat, the spin, the turn."""
    if table.phase == "over":
        return Next("ended", {"winner": table.shared["winner"]})
    if table.phase == "lobby":
        return Next("lobby", {}, ("start_game",) if seat is not None and seat == table.host else ())
    waiting = _waits(table, seat)
    if waiting is not None:
        return waiting
    if table.roll is not None:
        return _spin(table, seat)
    if seat is None or seat != table.current:
        return Next("wait_for", {"current": table.current})
    return _own_turn(table, seat)


def _waits(table, seat: str | None) -> Next | None:
    """Forced loans and card windows, for who must answer and for who must wait."""
    loans = proposed(table)
    if seat in loans:
        return Next("borrow_first", {"notes": loans[seat]}, ("accept_loan", "borrow"))
    row = window_of(table)
    if row is not None and seat in row["waiting"]:
        stage, kind = row["terms"]["stage"], row["terms"]["about"]
        card = "exemption" if stage == "exempt" else CARDS[kind]
        return Next("hit" if stage == "exempt" else f"card_{kind}", {"seat": row["by"], "amount": row["terms"]["amount"]},
                    (card, "pass_card"))
    if loans:
        return Next("wait_loan", {"seats": list(loans)})
    if row is not None and row["waiting"]:
        return Next("wait_cards", {"seats": list(row["waiting"])})
    return None


def _spin(table, seat: str | None) -> Next:
    roll, betting = table.roll, bool(table.shared["bets"].get("open"))
    if seat == roll["by"]:
        first = [name for name in ("choose_path",) if _open(table, seat, name)]
        ready = ("close_bets",) if betting else ()
        key = "choose_path" if first else "roll_bets" if betting else "roll_now"
        return Next(key, {"purpose": roll["purpose"]}, (*first, *ready, "report_roll"))
    if seat is not None and betting and _open(table, seat, "bet"):
        return Next("bet", {"by": roll["by"], "purpose": roll["purpose"]}, ("bet",))
    return Next("roll_wait", {"by": roll["by"], "purpose": roll["purpose"]})


def _own_turn(table, seat: str) -> Next:
    now = turn_of(table)
    if now["due"] == "lucky":
        return Next("lucky", {}, _offered(table, seat, "lucky_keep", "lucky_bet"))
    if now["due"] == "revenge":
        return Next("revenge", {}, _offered(table, seat, "revenge_take", "revenge_back"))
    if now["due"] == "judgement":
        roads = _offered(table, seat, "choose_millionaire", "choose_tycoon")
        return Next("roads" if len(roads) > 1 else "tycoon_only", {}, roads)
    if not now["stopped"]:
        return Next("enter_move", {}, _offered(table, seat, "land"))
    if table.seat(seat)["status"] != "bankrupt":
        extra = _offered(table, seat, "exchange_play", "buy_share", "buy_policy")
        if now["square"] == "amount":      # a bare kind: what is printed there, the player types
            extra = (*_offered(table, seat, "bank_pays", "pay_bank"), *extra)
        if now["square"] == "profession":
            extra = (*_offered(table, seat, "profession_stop"), *extra)
        if extra:
            return Next("white", {}, (*extra, "end_turn"))
    return Next("nothing_left", {}, ("end_turn",))


def _open(table, seat: str, name: str) -> bool:
    return closed_because(table, game.commands[name], seat) is None


def _offered(table, seat: str, *names: str) -> tuple[str, ...]:
    return tuple(name for name in names if _open(table, seat, name))
