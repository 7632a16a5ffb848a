"""The host's readers tab: which ports there are, what each reader is doing and says, which table it serves.

Ports are the installation's, and any of its hosts may enable one: nothing is written to a port before that. What may be
typed is in sensors/address.py. A reader that serves a table where somebody plays is not taken away unasked.
"""

from __future__ import annotations

import os
import pwd
import time
from dataclasses import replace

from flask import Blueprint, request

from companion import pages
from companion.sensors import Elsewhere, Reader
from companion.sensors.address import BadAddress, typed
from companion.sensors.desk import BAUDS, KINDS, MOST
from companion.sensors.trial import burst
from companion.web import acting
from companion.web.access import open_to
from companion.web.asked import plain_name
from companion.web.limits import address_key
from companion.web.problems import Problem
from companion.web.render import page
from companion.web.stream import tables_looked_at
from companion.web.visit import house, visit, whole_number

__all__ = ["blueprint"]

blueprint = Blueprint("readers", __name__, url_prefix="/t/<code>/host/readers")
PLAYED = 600        # seconds since somebody looked at a table that is being played
MONITOR = 40        # lines
WELL = ("native", "legacy")
DICE = (1, 8)       # lines for one throw
FACES = 999         # the highest there may be


@blueprint.before_app_request
def look_after() -> None:
    """Under a server that is not ours nobody has begun; and the process that held the ports may have ended."""
    house().readers.look_after()


# -- what is there -------------------------------------------------------------------------------------------

def _lasting(port) -> str:
    """The address under which a port that is there is enabled: a name that stays with the device, as far as there is one."""
    own = port.by_id if port.serial != "" else ""      # without a serial number all of its kind have the same
    return own or port.by_path or port.device


def _name(port, address: str) -> str:
    return (port.name if port is not None and port.name not in ("", "n/a") else "") or plain_name(address)


def _lines(reader: Reader, code: str, states: dict, found: list) -> dict:
    """One enabled reader as the pages show it. Of one that serves another table: its name alone."""
    status = states.get(reader.address)
    path = os.path.realpath(status.path or reader.address) if status and "://" not in reader.address else ""
    port = next((one for one in found if one.device == path or _lasting(one) == reader.address), None)
    hello, mine = status.hello if status else None, reader.table in (None, code)
    made = {"address": reader.address, "name": (hello.name or hello.id) if hello else _name(port, reader.address),
            "maker": port.maker if port is not None else "", "mine": mine, "free": reader.table is None,
            "played": not mine and _is_played(reader.table), "state": str(status.state) if status else "absent"}
    if mine and status:
        low, high = (hello.faces if hello else None) or reader.faces
        made.update(kind=(hello.kind if hello else "") or reader.kind, low=low, high=high, dice=hello.ch if hello else None,
                    unsteady=status.unsteady, detail=status.detail, path=status.path, losses=status.losses, baud=status.baud,
                    since=time.time() - (time.monotonic() - status.since), firmware=hello.fw if hello else "",
                    newer=bool(hello and hello.newer), twins=[plain_name(one) for one in status.twins if one != reader.address],
                    legacy=reader.legacy, confirm=reader.confirm, speaks=hello is not None)
        if made["state"] in WELL + ("listening",) and not made["unsteady"]:
            made["help"] = None
        else:
            made["help"] = "unsteady" if made["unsteady"] else made["state"]
    return made


def _is_played(code: str) -> bool:
    """Whether somebody looks at a table that is not over."""
    try:
        return code in tables_looked_at(PLAYED) and not pages.is_over(house().banker.table(code))
    except LookupError:
        return False


def _there() -> tuple[dict, list]:
    ports = house().readers.ports
    return {one.address: one for one in ports.states()}, ports.found()


def _user() -> str:
    """Whose rights the companion has."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return str(os.getuid())


def _list(problem: str | None = None, of: str | None = None, status: int | None = None):
    """problem: key of a sentence; of: the address it is about, None for the one that was typed."""
    here, desk = visit(), house().readers
    elsewhere = desk.elsewhere
    states, found = _there()
    readers = [_lines(reader, here.code, states, found) for reader in desk.readers()]
    taken = {os.path.realpath(one["address"]) for one in readers} | {os.path.realpath(one["path"]) for one in readers if one.get("path")}
    free = [{"address": _lasting(port), "name": _name(port, port.device), "maker": port.maker, "device": port.device,
             "simulated": port.maker == "simulated"} for port in found if port.device not in taken]
    return page(here, "host/readers.html", status or (409 if problem else 200), readers=readers, free=free, elsewhere=elsewhere,
                problem=problem, of=of, typed=request.form.get("address", "") if problem and of is None else "", user=_user())


@blueprint.get("")
@open_to("host")
def listed(code: str):
    """Every reader, what it is doing, and the ports that nobody has enabled."""
    return _list()


# -- one reader ------------------------------------------------------------------------------------------------

def _mine(address: str) -> Reader:
    """An enabled reader that serves this table or none. Errors: Problem 404."""
    reader = house().readers.reader(address)
    if reader is None or reader.table not in (None, visit().code):
        raise Problem(404)
    return reader


def _one(reader: Reader, problem: str | None = None):
    here, desk = visit(), house().readers
    states, found = _there()
    trial, status, heard = desk.trial(reader.address), states.get(reader.address), desk.ports.monitor(reader.address)
    learned = desk.learned(reader.address)
    return page(
        here, "host/reader.html", 409 if problem else 200, one=_lines(reader, here.code, states, found), reader=reader, problem=problem,
        monitor=[{"time": time.strftime("%H:%M:%S", time.localtime(line.at)), "kind": line.kind, "text": line.text}
                 for line in heard[:-MONITOR - 1:-1]],
        failures=desk.failures(reader.address), trial=trial.found() if trial else None, learned=learned, kinds=KINDS, bauds=BAUDS,
        lines=burst(heard) if learned else reader.lines_per_roll, periodic=bool(status and status.periodic) or reader.periodic,
        learns=status is not None and status.state == "listening" and status.hello is None and not reader.legacy, elsewhere=desk.elsewhere, user=_user(),
        asks=here.table.roll["faces"] if here.table.roll else None)


@blueprint.get("/one")
@open_to("host")
def one(code: str):
    """One reader: how it is set up, what it says, what went wrong, a test throw. ?at=: its address."""
    return _one(_mine(request.args.get("at", "")))


# -- taps ------------------------------------------------------------------------------------------------------

def _address() -> str:
    return request.form.get("address", "")


def _use(reader: Reader, of: str | None):
    """Enable a reader and show its page."""
    try:
        house().readers.enable(reader)
    except Elsewhere:
        return _list("ui-readers_elsewhere", of)
    except ValueError:
        return _list("ui-readers_full", of)
    return acting.go("readers.one", code=visit().code, at=reader.address)


@blueprint.post("/enable")
@open_to("host")
def enable(code: str):
    """A port that is there, or a reader of another table, serves this table from now on."""
    address, desk = _address(), house().readers
    reader = desk.reader(address)
    if reader is None:
        if address not in map(_lasting, _there()[1]):
            raise Problem(404)
        return _use(Reader(address, table=code), address)
    if reader.table not in (None, code) and _is_played(reader.table) and not request.form.get("take"):
        return _list("ui-reader_played", address)
    return _use(replace(reader, table=code), address)


@blueprint.post("/add")
@open_to("host")
def add(code: str):
    """A reader at an address that the host types."""
    wait = house().addresses.wait(address_key(request.remote_addr))
    if wait:
        raise Problem(429, retry=wait)
    try:
        address = typed(_address())
    except BadAddress as bad:
        return _list(f"rda-bad-{bad.reason}")
    if house().readers.reader(address) is not None:
        return _list("rda-bad-taken")
    return _use(Reader(address, table=code), None)


@blueprint.post("/set")
@open_to("host")
def set_up(code: str):
    """How a reader is read: kind, faces, speed, whether it is asked about; and, once it was learned, that it reads right."""
    reader, form = _mine(_address()), request.form
    low, high = whole_number(form.get("low"), 3), whole_number(form.get("high"), 3)
    low, high = (reader.faces if low is None or high is None else (low, high))
    if not 0 <= low < high <= FACES:
        return _one(reader, "ui-reader_faces_wrong")
    lines, baud, kind = whole_number(form.get("lines"), 1), whole_number(form.get("baud"), 6), form.get("kind", "")
    lines = reader.lines_per_roll if lines is None else min(max(lines, DICE[0]), DICE[1])
    return _use(replace(
        reader, table=code, kind=kind if kind in KINDS else "", faces=(low, high), baud=baud if baud in BAUDS else None,
        confirm=bool(form.get("confirm")), legacy=bool(form.get("legacy")), lines_per_roll=lines, periodic=bool(form.get("periodic"))),
        reader.address)


@blueprint.post("/disable")
@open_to("host")
def disable(code: str):
    """The port is let go of."""
    try:
        house().readers.disable(_mine(_address()).address)
    except Elsewhere:
        return _list("ui-readers_elsewhere", _address())
    return acting.go("readers.listed", code=code)


@blueprint.post("/again")
@open_to("host")
def again(code: str):
    """A reader that was lost too often is used again."""
    try:
        house().readers.try_again(_mine(_address()).address)
    except Elsewhere:
        return _list("ui-readers_elsewhere", _address())
    return acting.go("readers.one", code=code, at=_address())


@blueprint.post("/test")
@open_to("host")
def test(code: str):
    """Test throws begin or end; they are shown and not booked."""
    reader = _mine(_address())
    house().readers.try_out(reader.address, bool(request.form.get("on")))
    return acting.go("readers.one", code=code, at=reader.address)
