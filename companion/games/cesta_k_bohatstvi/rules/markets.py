"""Shares and metals: purchase and sale windows with their price roll, crash (8.8, N01-N06)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Choice, Count
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi.rules.box import BANK, game, non_card_action, spend
from companion.games.cesta_k_bohatstvi.rules.money import afford, no_arrears, pay_bank, receive

__all__ = ["set_share_price", "set_metal_price", "window_of"]

PRICE = {"shares": "share_price", "metals": "metal_price"}
INSTRUMENT = Choice("shares", "metals", asked=lambda table, who: [row["terms"]["instrument"] for row in _open_windows(table)])


def price_of(table, instrument: str) -> int:
    return table.shared["price_ticket"][PRICE[instrument]]


def window_of(table, instrument: str) -> dict | None:
    """The window of an instrument that is not rolled yet, open or closed."""
    return next((row for row in table.open_rows("window") if row["terms"]["instrument"] == instrument), None)


def _no_pending(table, instrument: str) -> None:
    # not an order that a house ruling lifts: one window, one roll (N06)
    if window_of(table, instrument) is not None:
        raise Refusal("price_roll_pending")


# -- buying and selling ----------------------------------------------------------------------------------

def _check_buy(table, who: str, count: int, price: int) -> None:
    no_arrears(table, who, count * price)
    afford(table, who, count * price, most=table.cash(who) // price if price else count)


def _buy(table, who: str, instrument: str, count: int, price: int):
    yield from pay_bank(table, who, count * price, "purchase")
    yield facts.move(count, instrument, BANK, who, "purchase")


def _check_sell(table, who: str, instrument: str, count: int) -> None:
    have = table.balance(who, instrument)
    if count > have:
        raise Refusal(f"not_enough_{instrument}", have=have, need=count)


def _sell(table, who: str, instrument: str, count: int, price: int):
    yield facts.move(count, instrument, who, BANK, "sale")
    yield from receive(table, who, count * price, "sale")


def _open_window(table, who: str, instrument: str, side: str, count: int, price: int):
    """The window at today's price; with nobody else at the table it closes by itself (S06)."""
    yield facts.open_row(table, "window", who, (), instrument=instrument, side=side, price=price, closed=False,
                         counts={who: count}, declined=[])
    yield facts.notice("window_opened", seat=who, instrument=instrument, side=side, price=price)
    if len(table.seats) == 1:
        yield from _close(table, window_of(table, instrument))


def _purchase(table, who: str, instrument: str, count: int):
    """N01, N05: pays at once and opens the purchase window."""
    _no_pending(table, instrument)
    price = price_of(table, instrument)
    _check_buy(table, who, count, price)
    yield from spend(table, "non_card")
    yield from _buy(table, who, instrument, count, price)
    yield from _open_window(table, who, instrument, "purchase", count, price)


def _sale(table, who: str, instrument: str, count: int):
    """N03, N05: paid at once at the price before the roll; opens the sale window."""
    _no_pending(table, instrument)
    _check_sell(table, who, instrument, count)
    price = price_of(table, instrument)
    yield from _sell(table, who, instrument, count, price)
    yield from _open_window(table, who, instrument, "sale", count, price)


@game.command(when=non_card_action, group="non_card")
def buy_shares(table, who, count: Count()):
    """N01: buy shares at the price of the ticket; everybody may join."""
    yield from _purchase(table, who, "shares", count)


@game.command(when=non_card_action, group="non_card")
def buy_metals(table, who, count: Count()):
    """N05: buy precious metals at the price of the ticket; everybody may join."""
    yield from _purchase(table, who, "metals", count)


def _may_sell_shares(table, who) -> None:
    table.require(table.phase != "ended", "phase")
    _no_pending(table, "shares")


def _may_sell_metals(table, who) -> None:
    table.require(table.phase != "ended", "phase")
    _no_pending(table, "metals")


def _owns_shares(table, who) -> None:
    _check_sell(table, who, "shares", 1)


def _owns_metals(table, who) -> None:
    _check_sell(table, who, "metals", 1)


@game.command(who="any", when=_may_sell_shares, offered=_owns_shares, group="any_time")
def sell_shares(table, who, count: Count()):
    """N03: sell shares, also in another player's turn."""
    yield from _sale(table, who, "shares", count)


@game.command(who="any", when=_may_sell_metals, offered=_owns_metals, group="any_time")
def sell_metals(table, who, count: Count()):
    """N05: sell precious metals, also in another player's turn."""
    yield from _sale(table, who, "metals", count)


# -- windows -----------------------------------------------------------------------------------------------

def _open_windows(table) -> list[dict]:
    return [row for row in table.open_rows("window") if not row["terms"]["closed"]]


def _pick(table, instrument: str | None) -> dict:
    """The window meant; without an instrument the only open one. Errors: Refusal phase, bad_parameter."""
    rows = [row for row in _open_windows(table) if instrument in (None, row["terms"]["instrument"])]
    if not rows:
        raise Refusal("phase", order=True)
    if len(rows) > 1:
        raise Refusal("bad_parameter", parameter="instrument", why="missing")
    return rows[0]


def _may_join(table, who) -> None:
    # not in table.require: without a window there is nothing a house ruling could join
    if not any(row["by"] != who for row in _open_windows(table)):
        if _open_windows(table):
            table.require(False, "not_allowed")
        raise Refusal("phase", order=True)


def _of_an_open_window(table, who, values: dict) -> None:
    if values["instrument"] and not any(row["terms"]["instrument"] == values["instrument"] for row in _open_windows(table)):
        raise Refusal("phase", order=True)


@game.command(who="any", when=_may_join, stale="window", answers=True, group="window", check=_of_an_open_window)
def join_window(table, who, count: Count(), instrument: INSTRUMENT = None):
    """N01, N03: join at the same price without using an action; pays or is paid at once."""
    row = _pick(table, instrument)
    table.require(row["by"] != who, "not_allowed")
    terms = row["terms"]
    if terms["side"] == "purchase":
        _check_buy(table, who, count, terms["price"])
        yield from _buy(table, who, terms["instrument"], count, terms["price"])
    else:
        _check_sell(table, who, terms["instrument"], count)
        yield from _sell(table, who, terms["instrument"], count, terms["price"])
    counts = {**terms["counts"], who: terms["counts"].get(who, 0) + count}
    yield facts.set_terms(row, counts=counts, declined=[s for s in terms["declined"] if s != who])


@game.command(who="any", when=_may_join, stale="window", answers=True, group="window", check=_of_an_open_window)
def decline_window(table, who, instrument: INSTRUMENT = None):
    """A sign to the opener: not interested."""
    row = _pick(table, instrument)
    table.require(row["by"] != who, "not_allowed")
    if who not in row["terms"]["declined"]:
        yield facts.set_terms(row, declined=[*row["terms"]["declined"], who])


def _may_close(table, who) -> None:
    if not _open_windows(table):
        raise Refusal("phase", order=True)


def _has_opened(table, who) -> None:
    table.require(any(row["by"] == who for row in _open_windows(table)), "not_allowed")


@game.command(who="any", when=_may_close, offered=_has_opened, stale="window", group="window", check=_of_an_open_window)
def close_window(table, who, instrument: INSTRUMENT = None):
    """The opener closes when everybody is done; his price roll opens."""
    mine = [row for row in _open_windows(table) if row["by"] == who and instrument in (None, row["terms"]["instrument"])]
    if not mine:
        row = _pick(table, instrument)
        table.require(row["by"] == who, "not_allowed")
        mine = [row]
    if len(mine) > 1:
        raise Refusal("bad_parameter", parameter="instrument", why="missing")
    yield from _close(table, mine[0])


def _close(table, row: dict):
    """Price rolls queue in the order their windows were closed; a move's roll queues behind them."""
    yield facts.set_terms(row, closed=True)
    purpose = PRICE[row["terms"]["instrument"]]
    yield facts.ask_roll(table, 1, 6, row["by"], purpose, {"window": row["id"]}, ahead_of="move")


def _rolled(table, roll, instrument: str):
    row = next((r for r in table.open_rows("window") if r["id"] == roll.about["window"]), None)
    if row is not None:
        yield facts.close_row(row)
    change = table.data[f"{PRICE[instrument]}_change"][roll.total - 1]
    setter = set_share_price if instrument == "shares" else set_metal_price
    yield from setter(table, price_of(table, instrument) + change)


@game.on_roll("share_price")
def share_price_rolled(table, roll):
    """D5: the table of the faces; a six is a table value, not rolled again."""
    yield from _rolled(table, roll, "shares")


@game.on_roll("metal_price")
def metal_price_rolled(table, roll):
    """D6: the metal table."""
    yield from _rolled(table, roll, "metals")


def set_share_price(table, price: int):
    """A new share price; at zero or below all shares are lost and it starts again (N04, AMB-14)."""
    if price > 0:
        yield from _say_change(table, "shares", price)
        yield facts.set_shared("price_ticket.share_price", price)
        return
    for seat in table.seats:
        if have := table.balance(seat, "shares"):
            yield facts.move(have, "shares", seat, BANK, "crash")
    yield facts.set_shared("price_ticket.share_price", table.data["share_price_reset"])
    yield facts.notice("shares_crashed")


def set_metal_price(table, price: int):
    """A new metal price; it stops at zero, nothing is wiped out (AMB-15)."""
    yield from _say_change(table, "metals", max(0, price))
    yield facts.set_shared("price_ticket.metal_price", max(0, price))


def _say_change(table, instrument: str, price: int):
    change = price - price_of(table, instrument)
    yield facts.notice("price_changed", instrument=instrument, change=change, price=price)
