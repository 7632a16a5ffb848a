"""From a posted form to the banker: one way for seats, for the host, and for the host in a seat's place."""

from __future__ import annotations

import json
import logging

from flask import redirect, request, url_for

from companion import pages
from companion.engine.decide import closed_because
from companion.engine.forms import Bad, parse_number
from companion.engine.table import Refusal
from companion.faults import StoreFault
from companion.web import forms_page, labels
from companion.web.names import turns_text
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house

__all__ = ["take", "seen_of_form", "command_of", "seat_of", "faces_of_form", "form_page", "post", "go"]

TAUGHT = 1_000_000      # characters that an installation keeps of one box


def take(visit, command: str, args: dict, acting: str | None = None, ticket: str | None = None,
         seen: int | None = None):
    """Send a command to the banker as this visit. Errors: Refusal, StoreFault, LookupError."""
    for name, value in args.items():
        if turns_text(name) or turns_text(value):
            raise Refusal("bad_parameter", parameter=name if not turns_text(name) else "arguments", why="type")
    if command == "teach" and not (ticket and house().store.entry_by_ticket(visit.code, ticket)):
        _room_for(visit.table.game.slug, args.get("value"))
    receipt = house().banker.take(visit.code, visit.actor(acting), command, args, ticket, seen)
    if command == "choose_host" and args.get("seat") is None and visit.device.role != "host":
        house().store.set_device(visit.token_hash, role="host")     # the person without a seat is this one
    if command == "close_table" and receipt.fresh and house().backups is not None:
        _keep_copy()
    return receipt


def _keep_copy() -> None:
    """The evening is over: all books are copied. The table is closed whether or not that goes."""
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
    text = request.form.get("seen", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


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


def form_page(visit, command, who: str | None, urls: dict, refusal: Refusal | None = None, acting: bool = False):
    """The page of one command's form. urls: {"action", "back"}; refusal: why it was not carried out just now.

    acting: the host sends for another seat and sees no more of it than before.
    """
    table = visit.table
    posted = request.form if refusal is not None else None
    shut = refusal or (closed_because(table, command, who) if who is not None and command.who != "host" else None)
    drawn = forms_page.draw(command=command, table=table, who=who, viewer=visit.viewer, posted=posted)
    controls = forms_page.worth_asking(table, command, drawn)
    for one in controls:
        if one["param"] == "reason" and command.who == "host":
            one["required"] = True
    seated = who in table.seats and command.who != "host"
    if seated and not acting:       # a seat pays out of its own purse, and not itself
        controls = [one for one in controls if one["param"] != "payer"]
        for one in controls:
            if one["param"] == "to" and "choices" in one:
                one["choices"] = [choice for choice in one["choices"] if choice["of"] != who]
    return page(
        visit, "seat/do.html", 200 if refusal is None else 409, command=command.name, urls=urls, seen=table.seq,
        controls=controls, listed=labels.listed(table, visit.words, command),
        cash=pages.headline(table, who, visit.viewer)["cash"] if seated else None,
        shared=[one for one in pages.shared_figures(table, visit.viewer) if one["kind"] == "money"] if seated else [],
        refusal={"code": shut.code, "facts": shut.facts} if shut else None, refused=refusal is not None,
        acting=pages.badge(table, who) if acting and who else None,
        ruling=acting and refusal is not None and refusal.order)


def _form_of(visit, command):
    """The posted form with identifiers for the words of the sheet. Errors: Refusal bad_parameter."""
    try:
        return labels.translated(visit.table, visit.words, command, request.form)
    except Bad as bad:
        raise Refusal("bad_parameter", parameter="values", why=bad.reason) from None


def post(visit, name: str, who: str | None, acting: str | None, urls: dict, done):
    """Carry out a posted form. done: (receipt) -> response. A refusal draws the form again, with what was typed."""
    command = command_of(visit, name)
    try:
        args = forms_page.read(visit.table, command, who, _form_of(visit, command))
        if request.form.get("ruling") and visit.is_host and acting is not None:
            args = {"command": name, "by": who, "arguments": args, "reason": request.form.get("reason", "")}
            name, acting = "rule", "host"
        elif command.who == "host" and "reason" in command.params and not args.get("reason", "").strip():
            raise Refusal("bad_parameter", parameter="reason", why="missing")
        receipt = take(visit, name, args, acting, request.form["ticket"], seen_of_form())
    except Refusal as refusal:
        return form_page(visit, command, who, urls, refusal, acting is not None and who is not None)
    return done(receipt)
