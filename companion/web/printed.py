"""What a phone's camera finds on paper: the page of a ticket. It looks, and books nothing."""

from __future__ import annotations

from flask import Blueprint, g, request, url_for

from companion import pages
from companion.printing.lines import day
from companion.printing.numbers import number_for_people, row_of_code
from companion.printing.standing import filled_in, standing
from companion.web.access import open_to
from companion.web.as_typed import text_of
from companion.web.forms_page import PREFIX
from companion.web.phones import phones_of
from companion.web.problems import slow_down
from companion.web.render import page
from companion.web.visit import Visit, house, visit

__all__ = ["blueprint", "command_links"]

blueprint = Blueprint("printed", __name__)


@blueprint.get("/K/<token>")
@blueprint.get("/k/<token>")
@open_to("nobody")
def ticket(token: str):
    """A ticket on paper: genuine or not, current or cancelled, whose, what it is worth, and what to do with it."""
    row = row_of_code(house().store, house().key, token)
    if row is None:
        slow_down(house().wrong_codes)
        return page(visit(), "printed/none.html", 404)
    here = g.visit = Visit(row.code)
    stands = standing(here.table, here.entries, row, here.viewer)
    copies = house().store.copies(row.code, row.printable, row.key)
    owner, held = stands["owner"], stands["held"]
    badge = pages.badge(here.table, owner) if owner else None
    return page(
        here, "printed/ticket.html", printable=row.printable, number=number_for_people(row), printed_at=row.at, printed_on=day(here.words, row.at), state=stands["state"],
        known=stands["one"] is not None, owner=badge, label=_label(here, held), label_of=_label_of(here.table, stands), debt=_is_debt(stands["one"]), lines=stands["lines"],
        worth=stands["worth"], left=stands["left"], of=stands["of"], older=stands["older"], copy=row.copy, copies=len(copies),
        mine=here.seat in stands["owners"], lost=here.lost.seat if here.lost else None, may_join=pages.may_join(here.table),
        acts=_acts(here, stands), offers=_offers(here, stands), seated=here.seat is not None,
        for_sale=stands["one"] is not None and stands["one"].offer is not None and not pages.is_over(here.table))


def _label(here, held: dict | None) -> str | None:
    """What tells one of its kind from others; the bank by its word."""
    label = held["label"] if held else None
    return here.words.say("ui-the_bank") if label and label == here.table.game.bank else label


def _is_debt(one) -> bool:
    """Whether a ticket is for what somebody owes: it has a worth, and nobody would have it."""
    return one is not None and one.worth is not None and one.offer is None


def _label_of(table, stands: dict) -> str | None:
    """The word for what tells a debt from others: to whom, what for, its number; other things are called by their names."""
    one = stands["one"]
    if not _is_debt(one):
        return None
    return f"fld-{table.game.rows[one.rows]['label']}" if one.of == "row" else "print-number"


def _acts(here, stands: dict) -> list[dict]:
    """What its owner may do with it from here; the host for an owner without a phone."""
    one, held, owner = stands["one"], stands["held"], stands["owner"]
    if held is None or owner is None or not one.act or pages.is_over(here.table):
        return []
    owners, wanted = stands["owners"], {name: filled_in(parameters, held) for name, parameters in one.act.items()}
    if here.seat in owners:
        return command_links(here, here.seat, wanted)
    if here.is_host and not any(phone["count"] for phone in phones_of(here.code, owners).values()):
        return command_links(here, owner, wanted)
    return []


def _offers(here, stands: dict) -> list[dict]:
    """What another seat may send that would have it."""
    one, held, owner = stands["one"], stands["held"], stands["owner"]
    if held is None or here.seat is None or owner is None or here.seat in stands["owners"] or pages.is_over(here.table):
        return []
    return command_links(here, here.seat, {name: filled_in(wanted, held) for name, wanted in (one.offer or {}).items()})


def command_links(here, seat: str, wanted: dict) -> list[dict]:
    """Commands with their forms filled in, for a seat: [{"name", "url", "why"}], the open ones first.

    wanted: {command: [(parameter, value)]}; why: {"code", "facts"} of one that is shut now, None for an open one, "" where
    the reason would tell what this phone may not know.
    """
    own = seat == here.seat
    found = pages.commands(here.table, seat, reasons=own)
    shut = {one["name"]: one["why"] or "" for one in found["closed"]}
    made = []
    for name in wanted:
        if name not in shut and not any(one["name"] == name for one in found["open"]):
            continue        # the game has no such command, or it is the host's
        typed = [(PREFIX + parameter, text_of(value)) for parameter, value in wanted[name]]
        if own:
            url = url_for("seat.form", code=here.code, command=name, **dict(typed))
        else:
            url = url_for("host.form_for", code=here.code, number=here.table.seats.index(seat) + 1, command=name, **dict(typed))
        made.append({"name": name, "url": url, "why": shut.get(name)})
    return sorted(made, key=lambda one: one["why"] is not None)
