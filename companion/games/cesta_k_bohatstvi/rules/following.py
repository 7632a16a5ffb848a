"""What others read of the books: shared paths that are derived, who sees what, what to do next."""

from __future__ import annotations

from companion.engine.sheet import Next
from companion.games.cesta_k_bohatstvi.rules.box import game, rights, turn_of
from companion.games.cesta_k_bohatstvi.rules.markets import window_of
from companion.games.cesta_k_bohatstvi.rules.projects import offered
from companion.games.cesta_k_bohatstvi.rules.setup import has_occupation


@game.audience("books")
def books(table, seat: str):
    """Cash and rows: everybody, or with books_visibility=private the own phone only."""
    return "all" if table.options["books_visibility"] == "open" else {seat}


@game.shared("action_rights", audience="all")
def action_rights(table) -> list[str]:
    """What is open to the current seat, in the order of the reference."""
    return rights(table)


@game.shared("winner", audience="all")
def winner(table):
    """The first to finish."""
    return next((seat for seat in table.seats if table.seat(seat)["finish_place"] == 1), None)


def _pending(table, instrument: str):
    row = window_of(table, instrument)
    if row is None:
        return None
    terms = row["terms"]
    return {"by": row["by"], "window": terms["side"], "price": terms["price"], "closed": terms["closed"],
            "counts": dict(terms["counts"]), "declined": list(terms["declined"])}


@game.shared("pending_price_roll.share", audience="all")
def pending_share(table):
    return _pending(table, "shares")


@game.shared("pending_price_roll.metal", audience="all")
def pending_metal(table):
    return _pending(table, "metals")


@game.shared("project_proposal", audience="all")
def project_proposal(table):
    """The project that waits for its partners' yes."""
    row = next(iter(table.open_rows("project")), None)
    if row is None:
        return None
    terms = row["terms"]
    return {"by": row["by"], "card_holder": row["by"], "project": terms["project"], "shares": dict(terms["shares"]),
            "loans": dict(terms["loans"]), "waiting": list(row["waiting"]),
            "confirmed": {seat: seat not in row["waiting"] for seat in terms["shares"]}}


@game.audience("payment")
def payment(table, seat):
    """An offer between two players is read by everybody, with private books by the two."""
    row = next(iter(table.open_rows("payment")), None)
    return "all" if row is None or row["audience"] is None else set(row["audience"])


@game.shared("payment_offer", audience="payment")
def payment_offer(table):
    """The oldest payment that waits for its receiver."""
    row = next(iter(table.open_rows("payment")), None)
    return None if row is None else {"by": row["by"], "payer": row["by"], **row["terms"]}


@game.hook("open_row")
def told_of(table, row: dict) -> dict | None:
    """A window names nobody it waits for: everybody who has neither joined nor declined still may."""
    if row["kind"] != "window":
        return None
    terms = row["terms"]
    still = [] if terms["closed"] else [seat for seat in table.seats if seat not in terms["counts"] and seat not in terms["declined"]]
    return {"waiting": still, "facts": {"by": row["by"], **{name: terms[name] for name in ("instrument", "side", "price", "closed")}}}


# -- what to do next -----------------------------------------------------------------------------------------

@game.next
def next_step(table, seat: str | None) -> Next:
    """One sentence and its control: the roll, what waits for this seat, the turn."""
    if table.phase == "ended":
        return Next("ended", {"winner": winner(table)})
    waiting = _waits_for(table, seat)
    if waiting:
        return waiting
    if table.phase == "setup":
        return _setup(table, seat)
    if seat == table.current:
        return _own_turn(table, seat)
    windows = [row for row in table.open_rows("window") if not row["terms"]["closed"]]
    for row in windows:
        if row["by"] == seat:
            return _close(table, row)
        if seat is not None and seat not in row["terms"]["counts"] and seat not in row["terms"]["declined"]:
            return Next("join_window", {"by": row["by"], "instrument": row["terms"]["instrument"],
                                        "side": row["terms"]["side"], "price": row["terms"]["price"]}, ("join_window", "decline_window"))
    return Next("wait_for", {"current": table.current})


def _waits_for(table, seat: str | None) -> Next | None:
    """Rolls, claims, offers and proposals that wait for this seat."""
    roll = table.roll
    if roll is not None:
        if roll["by"] == seat:
            return _own_roll(table, roll)
        if seat is None or table.phase == "setup":
            if roll["about"].get("tie"):
                return Next("tie_wait", {"by": roll["by"], "among": roll["about"]["among"]})
            return Next("roll_wait", {"by": roll["by"], "purpose": roll["purpose"]})
    if seat is None:
        return None
    held = table.seat(seat)
    if held["unclaimed"]:
        return Next("claim", {"count": held["unclaimed"]}, ("claim_cashflow",))
    for row in table.open_rows("project"):
        if seat in row["waiting"]:
            return Next("confirm_project", {"by": row["by"], "project": row["terms"]["project"], **offered(row, seat, table)},
                        ("confirm_project", "decline_project"))
    for row in table.open_rows("payment"):
        if seat in row["waiting"]:
            return Next("payment_offer", {"by": row["by"], "amount": row["terms"]["amount"]},
                        ("accept_payment", "decline_payment"))
    if held["points_to_place"]:
        return Next("place_point", {"count": held["points_to_place"]}, ("place_point",))
    # the pawn that was just rolled for moves first
    moving = seat == table.current and table.phase in ("moving", "card_effects")
    if table.shared["card_offer"]["to_rotate"] and table.shared["offer_keeper"] == seat and not moving:
        return Next("end_round", {"rows": table.shared["card_offer"]["to_rotate"]}, ("end_round",))
    return None


def _own_roll(table, roll: dict) -> Next:
    """The throw that is the seat's: what it is for, and when the same dice are thrown again."""
    if roll["purpose"] == "move":
        key = "roll_six" if roll["about"].get("added") else "roll_move"
        return Next(key, {"dice": roll["dice"]}, ("report_roll",))
    if roll["purpose"] == "start_order":
        return Next("roll_tie" if roll["about"].get("tie") else "roll_order", {"among": roll["about"]["among"]}, ("report_roll",))
    return Next("roll_now", {"purpose": roll["purpose"]}, ("report_roll",))


def _setup(table, seat: str | None) -> Next:
    if seat is not None and not has_occupation(table, seat):
        return Next("setup_occupation", {}, ("take_occupation",))
    missing = [one for one in table.seats if not has_occupation(table, one)]
    if seat is not None and seat == table.host:
        return Next("setup_order", {"missing": missing}, ("roll_start_order",))
    return Next("setup_wait", {"missing": missing, "host": table.host})


def _own_turn(table, seat: str) -> Next:
    held = table.seat(seat)
    if table.phase == "awaiting_roll":
        if not has_occupation(table, seat) and held["moves"] == 0:
            return Next("setup_occupation", {}, ("take_occupation",))
        if turn_of(table).get("again"):
            return Next("your_move_again", {"salary": held["salary"]}, ("roll_move", "land"))
        return Next("your_move_dice" if held["charity_turns_left"] else "your_move", {}, ("roll_move", "land"))
    if table.phase == "moving":
        return Next("enter_square", {"steps": table.shared["move"].get("steps")}, ("land",))
    if table.phase == "card_effects":
        return Next("enter_card", {"square": turn_of(table)["square"]}, ("enter_card",))
    mine = next((row for row in table.open_rows("window") if row["by"] == seat and not row["terms"]["closed"]), None)
    if mine:
        return _close(table, mine)
    pending = next(iter(table.open_rows("window")), None)
    if pending:
        return Next("wait_window", {"by": pending["by"]})
    asked = next((row for row in table.open_rows("project") if row["by"] == seat), None)
    if asked:
        return Next("wait_partners", {"project": asked["terms"]["project"], "waiting": list(asked["waiting"])})
    now = turn_of(table)
    key = {("card", "non_card"): "action_any", ("card",): "action_card", ("non_card",): "action_non_card",
           ("change_occupation", "resign"): "action_dismissal"}.get(tuple(rights(table)),
                                                                   "action_used" if now.get("used") else "nothing_left")
    commands = ("end_turn",) if key in ("nothing_left", "action_used", "action_dismissal") else ()
    return Next(key, {"square": now.get("square")}, commands)


def _close(table, row: dict) -> Next:
    return Next("close_window", {"instrument": row["terms"]["instrument"], "waiting": told_of(table, row)["waiting"]}, ("close_window",))
