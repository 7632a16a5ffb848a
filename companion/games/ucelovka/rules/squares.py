"""What happens where a pawn finally stays: firms, eco-firms, the common squares (7.12, 7.13, 7.16, 17.3)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import kind_at, place_of, put
from companion.games.ucelovka.rules.box import (DOTACE, STATE, TAX, bad, fee_of, firm_account, game, in_play, is_pm, no_benefits,
                                                owned_ids, owner_of, pm, property_of, role_property, set_turn, turn_of, visit_sum)
from companion.games.ucelovka.rules.kinds import FIRM
from companion.games.ucelovka.rules.money import pay_due
from companion.games.ucelovka.rules.tokens import open_situation, take_token

__all__ = ["settle", "stops_on", "balance_of", "duty_lapsed"]

STOPS: dict = {}            # kind of square -> what staying there does: (table, seat, name) yielding facts
LEAST = 50                  # what the PM square costs at least (EXT-1)


def stops_on(kind: str):
    """Register what staying on a square of this kind does."""
    def register(fn):
        STOPS[kind] = fn
        return fn
    return register


def settle(table, seat: str):
    """The pawn stays: what its square does is booked. Yields facts."""
    if seat == table.current:
        yield set_turn(table, unsettled=False, stay=True)
    name = place_of(table, seat)
    stop = STOPS.get(kind_at(table, name))
    if stop:
        yield from stop(table, seat, name)


# -- firms (7.12) ------------------------------------------------------------------------------------------------

def balance_of(table, firm: str) -> int:
    """Dotace less Daně on a firm."""
    return table.balance(firm_account(firm), DOTACE) - table.balance(firm_account(firm), TAX)


@stops_on("firm")
def at_firm(table, seat: str, name: str):
    """A Citizen pays a strange owner for the Dotace, or the owner the State for the Daně; then there is token work."""
    owner, diff, firm = owner_of(table, name), balance_of(table, name), property_of(table, name)
    stranger = owner is not None and seat != owner and not is_pm(table, seat)
    if not turn_of(table)["free"]:
        if stranger and diff > 0 and not no_benefits(table, owner):
            yield from pay_due(table, seat, owner, visit_sum(firm, diff), "visit_firm")
        elif owner is not None and diff < 0 and (stranger or table.options["tax_on_any_visit"]):
            yield from pay_due(table, owner, STATE, visit_sum(firm, -diff), "tax")
    yield open_situation(table, seat, "firm_visit", name)


@stops_on("ecofirm")
def at_ecofirm(table, seat: str, name: str):
    """A Citizen pays a strange owner the plain fee (7.13)."""
    owner = owner_of(table, name)
    if owner not in (None, seat) and not is_pm(table, seat) and not no_benefits(table, owner) and not turn_of(table)["free"]:
        yield from pay_due(table, seat, owner, fee_of(property_of(table, name)), "visit_ecofirm")


# -- common squares (7.16, EXT-1) ----------------------------------------------------------------------------------

def duty(seat: str, action: str):
    """Somebody has to do something before the turn can end: a fact."""
    return facts.set_shared("duty", {"seat": seat, "action": action})


def duty_lapsed(table) -> bool:
    """Whether nothing is left to do: the firm, its Dotace or the institution has changed hands meanwhile."""
    here = table.shared["duty"]
    if here is None:
        return False
    left = {"square_mother": lambda: firms_of(table, here["seat"]),
            "square_diversion": lambda: [firm for firm in firms_of(table, table.current) if table.balance(firm_account(firm), DOTACE)],
            "square_journalists": lambda: institutions_of(table, here["seat"])}
    return here["action"] in left and not left[here["action"]]()


def _due(table, who, action: str) -> None:
    """Only who has the duty can do it."""
    in_play(table)
    here = table.shared["duty"]
    open_here = here is not None and here["action"] == action
    table.require(not open_here or here["seat"] == who, "not_allowed")
    if not open_here or here["seat"] != who:
        raise Refusal("phase", order=True)


def firms_of(table, seat: str) -> list[str]:
    """The firms of a seat."""
    return [one for one in owned_ids(table, seat) if (property_of(table, one) or {}).get("kind") == "firm"]


def institutions_of(table, seat: str) -> list[str]:
    """The institutions of a seat."""
    return [one for one in owned_ids(table, seat) if (property_of(table, one) or {}).get("kind") == "institution"]


@stops_on("mother")
def at_mother(table, seat: str, name: str):
    """A Citizen with a firm chooses one; all its Daně go."""
    if not is_pm(table, seat) and firms_of(table, seat):
        yield duty(seat, "square_mother")


@game.command(who="any", when=lambda table, who: _due(table, who, "square_mother"), group="square")
def square_mother(table, who, firm: FIRM):
    """Matka: all Daně of one own firm leave the game (7.16)."""
    if firm not in firms_of(table, who):
        raise Refusal("not_your_firm")
    yield from take_token(table, firm_account(firm), TAX, table.balance(firm_account(firm), TAX))
    yield facts.set_shared("duty", None)


@stops_on("pub")
def at_pub(table, seat: str, name: str):
    """A Citizen misses a throw."""
    if not is_pm(table, seat):
        yield facts.set_field(seat, "skip_throws", table.seat(seat)["skip_throws"] + 1)


@stops_on("pm_square")
def at_pm_square(table, seat: str, name: str):
    """A Citizen names a sum; the Prime Minister is moved to Parliament without consequences and misses a throw."""
    if not is_pm(table, seat):
        if pm(table) is not None:
            yield duty(seat, "square_pm")
        return
    parliament = role_property(table, "parliament")
    if parliament is not None:
        yield from put(table, seat, parliament)
    yield facts.set_shared("pm_spared", True)
    yield facts.set_field(seat, "skip_throws", table.seat(seat)["skip_throws"] + 1)


@game.command(who="any", when=lambda table, who: _due(table, who, "square_pm"), group="square")
def square_pm(table, who, amount: Amount()):
    """Premiér: any sum from 50U on; who has less pays all and owes the rest of 50U (7.16)."""
    if amount < LEAST:
        raise Refusal("min_50")
    have = table.cash(who)
    if have < amount and have >= LEAST:
        raise Refusal("not_enough_cash", need=amount, have=have)
    yield from pay_due(table, who, pm(table), amount if have >= LEAST else LEAST, "square_pm")
    yield facts.set_shared("duty", None)


@stops_on("diversion")
def at_diversion(table, seat: str, name: str):
    """The owner of the Courts takes a Dotace, if there is one."""
    owner = owner_of(table, role_property(table, "courts"))
    with_dotace = [firm for firm in firms_of(table, seat) if table.balance(firm_account(firm), DOTACE)]
    if owner not in (None, seat) and not no_benefits(table, owner) and with_dotace:
        yield duty(owner, "square_diversion")


@game.command(who="any", when=lambda table, who: _due(table, who, "square_diversion"), group="square")
def square_diversion(table, who, firm: FIRM):
    """Odklon: one Dotace from a firm of the player who stands there; a Citizen goes to Prison (7.16; no. 15)."""
    visitor = table.current
    if firm not in firms_of(table, visitor):
        raise bad("firm")
    if not table.balance(firm_account(firm), DOTACE):
        raise Refusal("token_absent", firm=firm)
    to = who if table.options["diversion_token"] == "courts_owner" else None
    yield from take_token(table, firm_account(firm), DOTACE, to=to)
    yield facts.set_shared("duty", None)
    if not is_pm(table, visitor):
        yield from imprison(table, visitor)


@stops_on("journalists")
def at_journalists(table, seat: str, name: str):
    """Who has an institution must give one up: sell it, or Return it."""
    if institutions_of(table, seat):
        yield duty(seat, "square_journalists")


@stops_on("prison")
def at_prison(table, seat: str, name: str):
    """A Citizen is locked up; the owner of the Courts goes to the own Courts instead."""
    if not is_pm(table, seat):
        yield from imprison(table, seat)


def imprison(table, seat: str):
    """Into Prison for one throw; a way over START does not count (no. 27). Yields facts."""
    courts = role_property(table, "courts")
    if courts is not None and owner_of(table, courts) == seat:
        yield from put(table, seat, courts)
        yield open_situation(table, seat, "courts")
        return
    yield from put(table, seat, "prison")
    yield facts.set_field(seat, "in_prison", True)
    yield facts.set_field(seat, "skip_throws", table.seat(seat)["skip_throws"] + 1)
