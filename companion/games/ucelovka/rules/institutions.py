"""Institutions: the owner lets a visitor stay or sends him back; the Prime Minister handed over (7.14, 7.15)."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Bool, Choice
from companion.engine.table import Refusal
from companion.games.ucelovka.rules.board import place_of, position_of, put
from companion.games.ucelovka.rules.box import game, in_play, is_pm, no_benefits, owner_of, pm, property_of, role_property
from companion.games.ucelovka.rules.elections import open_election
from companion.games.ucelovka.rules.ending import end_of_game
from companion.games.ucelovka.rules.squares import stops_on
from companion.games.ucelovka.rules.tokens import empty_rows, open_situation

__all__ = []


@stops_on("institution")
def at_institution(table, seat: str, name: str):
    """Unowned or own: token work; of another: the owner decides."""
    owner = owner_of(table, name)
    if owner in (None, seat):
        yield open_situation(table, seat, property_of(table, name)["role"])
    else:
        yield facts.set_shared("decision", {"owner": owner, "visitor": seat, "institution": name})


def _decides(table, who) -> None:
    in_play(table)
    here = table.shared["decision"]
    table.require(here is None or here["owner"] == who, "not_allowed")
    if here is None or here["owner"] != who:
        raise Refusal("phase", order=True)


@game.command(who="any", when=_decides, group="square")
def institution_decision(table, who, choice: Choice("let_stay", "send_back"), over_start: Bool = None):
    """Let the visitor stay, or send him back to the previous institution (7.14)."""
    here = table.shared["decision"]
    visitor, name = here["visitor"], here["institution"]
    role = property_of(table, name)["role"]
    if choice == "let_stay":
        yield facts.set_shared("decision", None)
        if is_pm(table, visitor):
            yield facts.set_shared("pm_spared", True)
        yield open_situation(table, visitor, role)
        return
    if role == "parliament" and not is_pm(table, visitor):
        raise Refusal("parl_citizen")
    if no_benefits(table, who):
        raise Refusal("owner_prison")
    if role == "parliament":
        yield from _hand_over(table)
        return
    back = property_of(table, name).get("previous_institution")
    yield facts.set_shared("decision", None)
    if property_of(table, back) is None:
        return                            # the data do not say where that is
    yield from _send_back(table, visitor, name, back, over_start)


def _send_back(table, visitor: str, name: str, back: str, over_start: bool | None):
    """Back to the previous institution; over START a lap less (no. 5). Only a Prime Minister is judged again there."""
    if over_start is None:
        here, there = (position_of(table, one) for one in (name, back))
        over_start = here is not None and there is not None and there > here
    if over_start and table.options["start_count"] == "net":
        yield facts.set_field(visitor, "laps", table.seat(visitor)["laps"] - 1)
    yield from put(table, visitor, back)
    if is_pm(table, visitor):
        yield from at_institution(table, visitor, back)
    else:
        yield open_situation(table, visitor, property_of(table, back)["role"])


# -- handed over (7.15) ----------------------------------------------------------------------------------------

def _owns_parliament(table, who) -> None:
    table.require(who is not None and owner_of(table, role_property(table, "parliament")) == who, "not_allowed")
    in_play(table)
    parliament = role_property(table, "parliament")
    at_parliament = pm(table) is not None and place_of(table, pm(table)) == parliament and not table.shared["pm_spared"]
    if table.phase != "term" or not at_parliament or who in (None, pm(table)) or no_benefits(table, who):
        raise Refusal("no_handover")


@game.command(who="any", when=_owns_parliament, group="square")
def hand_over_pm(table, who):
    """Hand the Prime Minister over from Parliament to the Police: extraordinary election (7.15)."""
    yield from _hand_over(table)


def _hand_over(table):
    prisoner = pm(table)
    yield from put(table, prisoner, "prison")
    yield facts.set_field(prisoner, "in_prison", True)
    yield facts.set_field(prisoner, "skip_throws", 1)
    yield from empty_rows(table)
    if table.shared["term_no"] >= table.options["terms"] and table.options["aborted_term_counts"]:
        yield facts.set_field(prisoner, "laps", -1)
        yield from end_of_game(table)
    else:
        yield from open_election(table, "election_extraordinary", moved=True)
