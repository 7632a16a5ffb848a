"""Printing from a phone: what there is to print, a print in the making, and the finished PDF."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, request

from companion import pages
from companion.printers import PrinterProblem, Ticket
from companion.printing import Order, documents, find, offered, receipts
from companion.printing.numbers import number_of
from companion.web import acting
from companion.web.access import open_to
from companion.web.addresses import base_address
from companion.web.grants import make_grant
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.visit import house, visit, whole_number
from printables.paper import PAPERS

__all__ = ["blueprint", "Print"]

blueprint = Blueprint("prints", __name__, url_prefix="/t/<code>/print")
TYPED = ("network", "password", "copies")       # what is typed for one print alone; none of it is kept
A_WHILE = 30        # seconds until the press may have room again
PATIENCE = 2.0      # seconds for which a tap waits for a printer to take what it was sent
LONGEST = 64        # characters of it: a Wi-Fi password has at most 63


@dataclass(frozen=True, slots=True)
class Print:
    """Who asked for a print, and what it is: nobody else gets to see it."""

    code: str
    device: str
    name: str
    paper: str
    both_sides: bool = False
    receipts: tuple[Ticket, ...] = ()       # the same tickets for a receipt printer


@blueprint.get("")
@open_to("seat", "host")
def listed(code: str):
    """What this viewer may have printed: the own sheet first, then tickets, then what everybody may."""
    here = visit()
    number = {badge["seat"]: badge["number"] for badge in pages.badges(here.table)}
    groups: dict[str, list] = {"own": [], "seats": [], "tickets": [], "table": [], "blank": []}
    for one in offered(here.table, here.viewer, here.entries):
        mine = [item for item in one["items"] if item["seat"] == here.seat] if here.seat else []
        if one["of"] == "card" and "host" not in here.roles:
            continue        # the library is the host's
        if one["of"] in ("table", "card"):
            groups["table"] += [{**one, "value": f"{one['id']}:0:"}] if one["items"] else []
        elif one["items"]:
            group = "seats" if one["of"] == "seat" else "tickets"
            if mine:
                groups["own"].append({**one, "items": mine, "value": f"{one['id']}:{number[here.seat]}:"})
            if len(mine) < len(one["items"]):
                groups[group].append({**one, "value": f"{one['id']}:0:"})
        if one["blank"]:
            groups["blank"].append({**one, "value": f"{one['id']}:0:blank"})
    for group in groups.values():
        group.sort(key=lambda one: one["of"] != "seat")     # whole sheets before slips
    return page(here, "seat/print.html", groups=groups, number=number, papers=list(PAPERS), hosts="host" in here.roles)


@blueprint.post("")
@open_to("seat", "host")
def order(code: str):
    """A print is ordered; its page says how far it is."""
    here, house_of_job = visit(), house()       # a print is ready after its request has ended
    name, _, rest = request.form.get("print", "").partition(":")
    number, _, key = rest.partition(":")
    one = find(here.table, name)
    paper = request.form.get("paper", "a4")
    if one is None or paper not in PAPERS or (one.of == "card" and not here.is_host):     # the library is the host's
        raise Problem(404)
    seat = acting.seat_of(here, whole_number(number)) if whole_number(number) else None
    wait = house().prints.wait(here.token_hash)
    if wait:
        raise Problem(429, retry=wait)
    if one.ticket and key != "blank" and not house().press.has_room(code):
        raise Problem(429, retry=A_WHILE)       # before tickets are noted as printed, or the next ones would be called copies
    base = base_address(request.host_url, house().public)
    typed: dict = {field: request.form.get(field, "")[:LONGEST] for field in TYPED}
    if name == "join_poster" and request.form.get("personal") and here.is_host:
        typed["personal"] = _personal(here, base)
    numbers = number_of(house().store, house().key, code, base, here.actor(), request.form["ticket"])
    wanted = Order(here.table, here.entries, code, here.viewer, here.words, name, seat=seat, key=key if key not in ("", "blank") else None,
                   blank=key == "blank", paper=paper, address=base, number_of=numbers, extra=typed)
    made = documents(wanted)
    if not made:
        raise Problem(404)
    job = house().press.order(made, done=lambda job: house_of_job.hub.sign(code), whose=code)
    known = house().printed_for
    known[job.id] = Print(code, here.token_hash, name, paper, one.back, tuple(receipts(wanted)))
    for gone in [one for one in list(known) if house().press.job(one) is None]:
        known.pop(gone, None)
    return acting.go("prints.job", code=code, job=job.id)


def _personal(here, base: str) -> dict[str, str]:
    """A personal code for every seat but the host's own; each seat's phones are told that there is one."""
    found = {}
    for seat in here.table.seats:
        if seat != here.seat:
            found[seat] = f"{base}{make_grant(here, seat)}"
            house().note_code(here.code, seat)
    house().hub.sign(here.code)
    return found


def _own(code: str, job: str):
    """A print of this phone's: (Print, job). Errors: Problem 404 for another's or a forgotten one."""
    asked, made = house().printed_for.get(job), house().press.job(job)
    if asked is None or made is None or (asked.code, asked.device) != (code, visit().token_hash):
        raise Problem(404, "print_gone")
    return asked, made


@blueprint.get("/<job>")
@open_to("seat", "host")
def job(code: str, job: str):
    """How far a print is, and the way to it."""
    asked, made = _own(code, job)
    return _page_of(asked, made)


def _page_of(asked: Print, made, problem: tuple[str, dict] | None = None):
    """problem: (key, facts) of why a printer did not take it."""
    told = house().printers.states(0.0, asked.code)["printers"] if made.state == "done" else []
    fitting = [one for one in told if one["takes"] == "sheets" or asked.receipts]
    return page(visit(), "seat/printing.html", 200 if problem is None else 409, job=made.id, name=asked.name, state=made.state,
                done=made.done, total=made.total, running=made.state in ("queued", "running"), print_problem=made.problem,
                notices=list(made.notices), printers=fitting, problem=problem, sent=request.args.get("sent"))


@blueprint.post("/<job>/to")
@open_to("seat", "host")
def send(code: str, job: str):
    """A finished print goes to a printer: the PDF, or at a receipt printer its tickets one by one."""
    asked, made = _own(code, job)
    name, printers = request.form.get("printer", ""), house().printers
    if made.pdf is None:
        raise Problem(404, "print_gone")
    try:
        printer = printers.find(name)
    except LookupError:
        raise Problem(404) from None
    wait = house().sends.wait(visit().token_hash)
    if wait:
        raise Problem(429, retry=wait)
    title = visit().words.say(f"print-{asked.name}")
    try:
        if printer.takes == "tickets":
            if not asked.receipts:
                raise PrinterProblem("tickets_only")
            printers.send_tickets(printer.name, title, asked.receipts, table=code, wait=PATIENCE)
        else:
            printers.send(printer.name, made.pdf, title, asked.paper, both_sides=asked.both_sides, table=code, wait=PATIENCE)
    except PrinterProblem as problem:
        return _page_of(asked, made, (f"prn-{problem.code}", problem.facts))
    return acting.go("prints.job", code=code, job=job, sent=printer.name)


@blueprint.get("/<job>.pdf")
@open_to("seat", "host")
def pdf(code: str, job: str):
    """The finished PDF, shown by the browser or shared from there."""
    asked, made = _own(code, job)
    if made.pdf is None:
        raise Problem(404, "print_gone")
    return Response(made.pdf, content_type="application/pdf",
                    headers={"Content-Disposition": f'inline; filename="{code}-{asked.name}.pdf"'})
