"""From a posted form to the banker: one way for seats, for the host, and for the host in a seat's place."""

from __future__ import annotations

import json
import logging

from flask import redirect, request, url_for
from werkzeug.datastructures import MultiDict

from companion import pages
from companion.engine.decide import closed_because, decide
from companion.engine.forms import Bad, Count, parse_number
from companion.engine.journal import standing
from companion.engine.table import Refusal
from companion.faults import StoreFault
from companion.figures import headline, shared_figures
from companion.web import forms_page, labels, preview, quick, strip_page
from companion.web.cards_page import card_typed, library_entry
from companion.web.names import turns_text
from companion.web.phones import phones_of
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house, whole_number

__all__ = ["take", "seen_of_form", "command_of", "seat_of", "faces_of_form", "form_page", "ask", "post", "go", "is_opened"]

TAUGHT = 1_000_000      # characters that an installation keeps of one box


def take(visit, command: str, args: dict, acting: str | None = None, ticket: str | None = None,
         seen: int | None = None):
    """Send a command to the banker as this visit. Errors: Refusal, StoreFault, LookupError."""
    for name, value in args.items():
        if turns_text(name) or turns_text(value):
            raise Refusal("bad_parameter", parameter=name if not turns_text(name) else "arguments", why="type")
    if command == "teach" and not (ticket and house().store.entry_by_ticket(visit.code, ticket)):
        _room_for(visit.table.game.slug, args.get("value"))
    if command == "reverse" and is_opened(visit) and _newest_standing(visit) == "close_table":
        raise Refusal("not_reversible")
    receipt = house().banker.take(visit.code, visit.actor(acting), command, args, ticket, seen)
    if command == "choose_host" and args.get("seat") is None and visit.device.role != "host":
        house().store.set_device(visit.token_hash, role="host")     # the person without a seat is this one
    if command == "close_table" and receipt.fresh and house().backups is not None:
        _keep_copy(visit.code)
    return receipt


def is_opened(visit) -> bool:
    """Whether the table is closed for good: its whole evening, hidden books included, may be read by its host."""
    return visit.table.state["closed"] and bool(house().store.setting(f"opened {visit.code}"))


def _newest_standing(visit) -> str | None:
    """The command of the newest entry that nobody took back."""
    return next((entry.command for entry in standing(visit.entries)[-1:]), None)


def _keep_copy(code: str) -> None:
    """The evening is over: all books are copied. The table is closed whether or not that goes."""
    if house().copies.wait(f"closed {code}"):
        return      # closed and opened again and again: the last copies will do
    try:
        house().backups.make("closed")
    except StoreFault as fault:
        logging.getLogger(__name__).error("no copy of the books: %s", fault)


def _room_for(slug: str, value) -> None:
    """Every later table begins with a copy of what was taught. Errors: Refusal bad_parameter where it would be too much."""
    size = len(json.dumps(value)) if value else 0       # clearing always goes
    if size and size + len(json.dumps(house().store.taught(slug))) > TAUGHT:
        raise Refusal("bad_parameter", parameter="value", why="range")


def seen_of_form() -> int | None:
    """The entry that the form showed."""
    return whole_number(request.form.get("seen"))


def command_of(visit, name: str):
    """A command of the table's game. Errors: Problem 404."""
    command = visit.table.game.commands.get(name)
    if command is None or name == "join":
        raise Problem(404)
    return command


def seat_of(visit, number: int) -> str:
    """The seat of a number, counted from 1. Errors: Problem 404."""
    if not 1 <= number <= len(visit.table.seats):
        raise Problem(404)
    return visit.table.seats[number - 1]


def faces_of_form() -> list[int]:
    """The faces that were tapped or typed. Errors: Refusal bad_parameter."""
    try:
        typed = [value for name, value in request.form.items(multi=True) if name == "face" or name.startswith("face-")]
        texts = [part for text in typed for part in text.replace(",", " ").split()]
        return [parse_number(text) for text in texts[:100]]
    except Bad as bad:
        raise Refusal("bad_parameter", parameter="faces", why=bad.reason) from None


def go(endpoint: str, receipt=None, **where):
    """To another page after a post, which shows what was booked."""
    if receipt is not None:
        where["done"] = receipt.seq if receipt.entry is not None else 0
    return redirect(url_for(endpoint, **where), 303)


def form_page(visit, command, who: str | None, urls: dict, refusal: Refusal | None = None, acting: str | None = None,
              asked: bool = False):
    """The page of one command's form. urls: {"action", "foresee", "back"}; refusal: why it was not carried out just now.

    acting: the seat the host sends for, of which the host sees no more than before, or "host" for the role itself;
    asked: what was typed stays, and the page says what it would come to.
    """
    table, in_place = visit.table, acting not in (None, "host")
    posted = request.form if refusal is not None or asked else _filled()
    shut = refusal or (closed_because(table, command, who) if who is not None and command.who != "host" else None)
    drawn = forms_page.draw(command=command, table=table, who=who, viewer=visit.viewer, posted=posted,
                            only=request.args.get("line") if asked else None)
    controls = forms_page.worth_asking(table, command, drawn)
    for one in controls:
        if one["param"] == "reason" and command.who == "host":
            one["required"] = True
    seated = who in table.seats and command.who != "host"
    if seated and not in_place:       # a seat pays out of its own purse, and not itself
        controls = [one for one in controls if one["param"] != "payer"]
        for one in controls:
            if one["param"] == "to" and "choices" in one:
                one["choices"] = [choice for choice in one["choices"] if choice["of"] != who]
    for one in controls:
        if command.name == "choose_host" and one["param"] == "seat":      # handed to somebody else, who has a page to run it on
            phones = phones_of(visit.code, table.seats)
            one.update(required=True, choices=[choice for choice in one["choices"]
                                               if choice["of"] != table.host and phones[choice["of"]]["count"]])
    told = _foreseen(visit, command, who, acting, shut, posted)
    paired = strip_page.is_paired(table, command)
    # Today's prices stand on the form of a count, unless a quick amount says the one that matters.
    priced = seated and any(isinstance(kind, Count) for kind, _ in command.params.values()) and not any(
        tap["money"] is not None for taps in told["quick"].values() for tap in taps)
    return page(
        visit, "seat/do.html", 409 if refusal is not None else 200, command=command.name, urls=urls, seen=table.seq, paired=paired,
        controls=controls, listed=labels.listed(table, visit.words, command),
        cash=headline(table, who, visit.viewer)["cash"] if seated else None,
        shared=[one for one in shared_figures(table, visit.viewer) if one["kind"] == "money"] if priced else [],
        refusal=shut, refused=refusal is not None,
        acting=pages.badge(table, who) if in_place and who else None, may_keep=visit.is_host, posted=posted or {},
        unit=table.game.format.pattern.replace("{n}", "").strip(), mark=table.game.format.thousands,
        ruling=in_place and refusal is not None and refusal.order, **told)


def _filled():
    """What the address of a form fills in: a place of the board that was tapped, a ticket or a card that was scanned."""
    given = [(name, value) for name, value in request.args.items(multi=True) if name.startswith(forms_page.PREFIX)]
    return forms_page.Filled(given) if given else None


def _foreseen(visit, command, who, acting, shut, posted) -> dict:
    """What the form says before its button: {"effect", "act", "quick", "most", "stakes", "together"}; see preview.py,
    quick.py and strip_page.py."""
    told = {"effect": None, "act": preview.act(visit, command, {}), "quick": {}, "most": None, "stakes": None, "together": ""}
    if shut is not None:
        told["most"] = quick.taken_at_most(command, shut.facts) if preview.may_ask(visit, {}, acting) else None
    try:
        args = forms_page.read(visit.table, command, who, MultiDict() if posted is None else _form_of(visit, command, posted))
    except Refusal as refusal:
        if posted is not None and shut is None and preview.is_worth_saying(refusal):
            told["effect"] = {"text": visit.words.refusal(refusal.code, refusal.facts), "refused": True}
        return told
    told["act"] = preview.act(visit, command, args)
    told["together"] = preview.together(visit, command, args)
    if (shut is not None and posted is None) or not preview.may_ask(visit, args, acting):
        return told
    if shut is None and preview.is_complete(command, args):
        told["effect"] = preview.effect(visit, command, args, who, acting)
    said = told["together"] or visit.words.has(f"act-{command.name}")
    if said and told["effect"] and told["effect"]["text"] == visit.words.say("ui-nothing_moves"):
        told["effect"] = None
    told["quick"] = quick.quick_amounts(visit.table, visit.actor(acting), command, args, who, visit.viewer)
    told["stakes"] = strip_page.stake_amounts(visit.table, visit.actor(acting), command, args, who)
    return told


def _form_of(visit, command, posted=None):
    """The posted form with identifiers for the words of the sheet. Errors: Refusal bad_parameter."""
    try:
        return labels.translated(visit.table, visit.words, command, request.form if posted is None else posted)
    except Bad as bad:
        raise Refusal("bad_parameter", parameter="values", why=bad.reason) from None


def ask(visit, name: str, who: str | None, acting: str | None, urls: dict):
    """The form again with what was typed and what it would come to; nothing is booked."""
    return form_page(visit, command_of(visit, name), who, urls, None, acting, asked=True)


def post(visit, name: str, who: str | None, acting: str | None, urls: dict, done):
    """Carry out a posted form. done: (receipt) -> response. A refusal draws the form again, with what was typed."""
    command = command_of(visit, name)
    ticket, seen = request.form["ticket"], seen_of_form()
    try:
        args = forms_page.read(visit.table, command, who, _form_of(visit, command))
        if request.form.get("ruling") and visit.is_host and acting not in (None, "host"):
            args = {"command": name, "by": who, "arguments": args, "reason": request.form.get("reason", "")}
            name, acting = "rule", "host"
        elif command.who == "host" and "reason" in command.params and not args.get("reason", "").strip():
            raise Refusal("bad_parameter", parameter="reason", why="missing")
        if request.form.get("keep") and visit.is_host:
            seen = _keep(visit, command, name, args, acting, ticket, seen)
        receipt = take(visit, name, args, acting, ticket, seen)
    except Refusal as refusal:
        return form_page(visit, command, who, urls, refusal, acting)
    return done(receipt)


def _keep(visit, command, name: str, args: dict, acting: str | None, ticket: str, seen: int | None) -> int | None:
    """A typed card is taught to the library before it is used, so that the use stays the newest entry.

    Returns the entry that the form has seen then. Errors: Refusal, for the command before anything is taught.
    """
    card = card_typed(command, args)
    if card is None or house().store.entry_by_ticket(visit.code, ticket):
        return seen
    decide(visit.table, visit.actor(acting), name, args, seen)
    path, value = library_entry(visit.table, card, request.form.get("keep-name", ""))
    taught = take(visit, "teach", {"path": path, "value": value}, "host", f"{ticket[:56]}-card")
    return taught.seq if seen == visit.table.seq and taught.seq == seen + 1 else seen
