"""One request: who sends it, to which table, in which language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any

from flask import current_app, g, request, url_for

from companion import views
from companion.engine.words import Words, available, closest, words_for
from companion.web.limits import Guesses, Pace
from companion.web.tickets import GOOD_FOR, hash_of, mint

__all__ = ["House", "OPERATOR", "Visit", "house", "visit", "spoken", "tongues", "preferred", "cookie_name",
           "NAMES_OF_LANGUAGES", "set_cookie", "looks_like_a_code", "whole_number"]

NAMES_OF_LANGUAGES = {"en": "English", "cs": "Čeština", "pt-BR": "Português", "ru": "Русский"}
OPERATOR = {"role": "host", "seat": None, "device": None}      # whoever runs a table, before a phone is known for it
A_YEAR = 365 * 86400


@dataclass
class House:
    """What every page works with; made once by create_app()."""

    banker: Any
    store: Any
    hub: Any
    find_game: Any
    games: Any
    key: str
    guesses: Guesses
    makes: Pace
    joins: Pace
    wrong_codes: Pace = field(default_factory=lambda: Pace(60, 600.0))      # of tickets on paper, by address; none is guessed anyway
    demos: dict = field(default_factory=dict)       # game -> its demo.Evening, once somebody has looked
    public: str | None = None   # the address to print in codes, where the operator says so
    backups: Any = None         # copies of the books; None where they lie in no file
    power: Any = None           # what shuts the machine down; None where nobody allowed it
    printers: Any = None        # of this installation, see companion/printers.py
    going_down: bool = False    # the machine is being shut down
    copies: Pace = field(default_factory=lambda: Pace(6, 600.0))     # copies of all books, by hand and by closing
    readers: Any = None         # of dice and spinners, see companion/sensors
    press: Any = None           # lays out what is printed, in a process of its own from the first print on
    prints: Pace = field(default_factory=lambda: Pace(40, 600.0))   # orders of a phone
    sends: Pace = field(default_factory=lambda: Pace(40, 600.0))    # prints that a phone sends to printers: paper is dear
    printed_for: dict = field(default_factory=dict)     # a print's id -> its prints.Print, the newest ones
    addresses: Pace = field(default_factory=lambda: Pace(20, 600.0))    # printers' addresses that hosts try
    codes_made: dict = field(default_factory=dict)      # (table, seat): when the host made a personal code for it

    def note_code(self, code: str, seat: str) -> None:
        """The host made a personal code for a seat: its phones are told as long as it may be used."""
        now = datetime.now(UTC)
        self.codes_made = {whose: at for whose, at in self.codes_made.items() if now - at <= GOOD_FOR} | {(code, seat): now}

    def code_made(self, code: str, seat: str | None) -> str | None:
        """When that was, as an ISO time; None where there is none that may still be used."""
        at = self.codes_made.get((code, seat))
        return at.isoformat(timespec="seconds") if at and datetime.now(UTC) - at <= GOOD_FOR else None


def house() -> House:
    """The house of the running app."""
    return current_app.extensions["companion"]


def visit() -> Visit:
    """The visit that this request is."""
    return g.visit


@lru_cache(maxsize=64)
def spoken(game=None) -> list[str]:
    """The languages in which all of a game's words, or of the core's (None), are there, English first."""
    return available(game)


def tongues() -> list[str]:
    """The languages every page can be read in; what a game does not say in one of them it says in another."""
    return spoken()


def preferred() -> str:
    """The language that the browser would like best among those there are, else English."""
    wanted = (tag for tag, quality in request.accept_languages if quality > 0)
    return next(filter(None, (closest(tag, tongues()) for tag in wanted)), "en")


def cookie_name(code: str) -> str:
    """The cookie that holds this phone's token for a table."""
    return f"table_{code}"


def set_cookie(response, name: str, value: str):
    """A cookie that no script reads and no foreign page's form sends."""
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="Lax", secure=request.is_secure, path="/")
    return response


class Visit:
    """Who asks: nobody in particular, a seat's phone, the host, or the shared screen.

    code: of the table, None in the lobby; device: its row in the store, None for nobody.
    """

    demo: dict | None = None    # what a page says above a table that plays by itself

    def __init__(self, code: str | None) -> None:
        self.code = code
        self.known = code is not None   # until the guard finds no such table
        self.token_hash = ""
        self.device = None
        self.sign = 0       # of the hub, as it was before anything of this visit was read
        token = request.cookies.get(cookie_name(code)) if code else None
        self._held = hash_of(token) if token else None
        if token:
            row = house().store.device(self._held)
            if row is not None and row.code == code:
                self.sign = house().hub.now(code)[1]
                self.token_hash, self.device = row.token_hash, row

    @cached_property
    def lost(self):
        """The seat's device that this phone was: its row where the seat has gone to another phone or was freed."""
        row = house().store.sent_out(self._held) if self.device is None and self._held else None
        return row if row is not None and row.code == self.code and row.seat else None

    @property
    def way_in(self) -> str:
        """The path that the table's code leads to."""
        return url_for("lobby.table", code=self.code)

    @cached_property
    def has_pin(self) -> bool:
        """Whether another phone may become the host by a PIN."""
        return self.known and bool(house().store.setting(f"pin {self.code}"))

    @cached_property
    def table(self):
        """The table as it was when the request first looked. Errors: LookupError, StoreFault."""
        return house().banker.table(self.code)

    @cached_property
    def entries(self) -> list:
        """The journal up to the table of this request."""
        return house().banker.entries(self.code)[: self.table.seq]

    def beside(self, name: str, make):
        """What is remembered beside the table's books, see Banker.beside."""
        return house().banker.beside(self.code, name, make)

    @property
    def seat(self) -> str | None:
        """The seat this device plays, None for hosts without one, walls and nobody."""
        if self.device is None or self.device.role not in ("seat", "host"):
            return None
        return self.device.seat if self.device.seat in self.table.seats else None

    @cached_property
    def is_host(self) -> bool:
        """Who is host is in the books: a seat, or the person without one who made the table."""
        if self.device is None or self.device.role not in ("seat", "host"):
            return False
        if self.table.host is not None:
            return self.seat == self.table.host
        return self.device.role == "host"

    @cached_property
    def roles(self) -> frozenset[str]:
        """nobody, seat, host, wall: what the routes are open to."""
        if self.code is None or self.device is None:
            return frozenset({"nobody"})
        found = {"host"} if self.is_host else set()
        if self.seat is not None:
            found.add("seat")
        if self.device.role == "wall" or (self.device.role == "host" and not found):
            found.add("wall")   # a host who handed the table over still looks on
        return frozenset(found or {"nobody"})

    @property
    def viewer(self) -> str | None:
        """Whose view of the books this device gets: see views.py. A host sees what the own seat sees."""
        if self.seat is not None:
            return self.seat
        return "wall" if self.roles & {"host", "wall"} else None

    def actor(self, acting: str | None = None) -> dict:
        """Who a command is said to come from. acting: a seat the host acts for, "host" for the role itself."""
        device = self.token_hash[:8] or None
        if acting is None and self.seat is not None:
            return {"role": "seat", "seat": self.seat, "device": device}
        return {"role": "host", "seat": None if acting in (None, "host") else acting, "device": device}

    @cached_property
    def language(self) -> str:
        """The phone's choice, else what its browser prefers, else English."""
        wanted = request.cookies.get("language") or (self.device.language if self.device else None)
        return wanted if wanted in tongues() else preferred()

    @cached_property
    def words(self) -> Words:
        """Sentences in the phone's language, with the game's own words where there is a table."""
        if not self.known:
            return words_for(None, self.language)
        names = self.table.game.hooks.get("names")
        return words_for(self.table.game, self.language, tuple(sorted(names(self.table).items())) if names else ())

    def ticket(self) -> str:
        """A ticket for one form of the page that is being drawn."""
        return mint(house().key, self.token_hash)

    def lines(self, after: int = 0) -> list[dict]:
        """The journal as this viewer may read it."""
        return views.lines(self.table, self.entries, self.viewer, after)


def whole_number(text: str | None, digits: int = 9) -> int | None:
    """A number as an address or a form has it, None for anything else or a longer one."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) <= digits else None


def looks_like_a_code(text: str) -> bool:
    """Whether a text may be a table's code at all."""
    return re.fullmatch(r"[A-Z0-9]{2,16}", text) is not None
