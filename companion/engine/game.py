"""A boxed game: what game.toml says, and the rules its Python registers.

A game's folder gives one Game: game = Game(__file__). Everything that happens is registered on it by
decorators; the engine calls nothing else of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from companion.engine.fields import FIELD_TYPES, check_fields
from companion.engine.forms import Bad
from companion.engine.money import MoneyFormat
from companion.engine.parameters import parameters
from companion.engine.printable import Printable, read_printables
from companion.engine.sheet import plain_next, plain_sheet
from companion.engine.table import Refusal

__all__ = ["Game", "Command", "GameError"]

KNOWN = {"slug", "title", "version", "stage", "language", "languages", "money", "bank", "cash_field", "players", "minutes",
         "about", "edition", "format", "commodities", "accounts", "options", "data", "squares", "phases", "seat", "shared",
         "rows", "cards", "notices", "turns", "taught", "common", "opening", "codes", "over", "demo", "often", "dial", "spinner", "pieces",
         "printables", "motion"}


class GameError(Exception):
    """A mistake in a game's folder: file, place and remedy in one sentence."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something a player or the host may ask for.

    name: identifier of the specification; rule: function (table, who, **parameters) yielding facts;
    who: turn | any | host | anyone; when: function (table, who) raising the refusals of order that come first;
    offered: the same for pages alone, where the specification has the rule raise them after others;
    params: see parameters.parameters; stale: what its form belongs to (turn, roll, or a kind of open row);
    answers: its steps go to the front of the agenda; group: heading on the page; face: the name others
    read in the journal (a sealed bid and an abstention both read "ready"); check: function (table, who,
    values) raising bad_parameter for parameters that do not go together; counts: False for what leaves a turn
    untouched, such as set-up; drawn: function (facts of an entry) giving the (seat, command, args) that come to the
    same books, for a command that draws lots: an evening written down must not draw again.
    """

    name: str
    rule: Callable
    who: str
    when: Callable | None = None
    params: dict = field(default_factory=dict)
    stale: str | None = None
    answers: bool = False
    group: str = ""
    face: str | None = None
    check: Callable | None = None
    offered: Callable | None = None
    counts: bool = True
    drawn: Callable | None = None


class Game:
    """One boxed game, read once at start-up.

    file: the game's rules file or package; toml: its data instead of game.toml (toys in tests).
    Errors: GameError with file, place and remedy.
    """

    def __init__(self, file: str | Path | None = None, toml: str | None = None) -> None:
        self.folder = Path(file).parent if file else None
        source = self.folder / "game.toml" if self.folder else Path("game.toml")
        try:
            self.toml = tomllib.loads(toml if toml is not None else source.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise GameError(f"{source}: {error}") from error
        if unknown := set(self.toml) - KNOWN:
            raise GameError(f"{source} {sorted(unknown)} is nothing this program knows; known are {sorted(KNOWN)}")
        if missing := [key for key in ("slug", "title", "money") if key not in self.toml]:
            raise GameError(f"{source} needs {missing[0]} = \"...\" at the top")
        self.source = source
        self.slug: str = self.toml["slug"]
        self.title: str = self.toml["title"]
        self.version: str = str(self.toml.get("version", "1"))
        self.stage: str = self.toml.get("stage", "bank")
        self.language: str = self.toml.get("language", "en")
        self.languages: list[str] = self.toml.get("languages", [self.language])
        self.money: str = self.toml["money"]
        self.bank: str = self.toml.get("bank", "bank")
        self.unlimited: set[str] = {self.bank, *self.toml.get("accounts", {}).get("unlimited", [])}
        self.players: dict = {"min": 1, "max": 8, **self.toml.get("players", {})}
        self.format = MoneyFormat(**self.toml.get("format", {}))
        self.commodities: dict = {self.money: {}, **self.toml.get("commodities", {})}
        self.cash_field: str = self.toml.get("cash_field", "cash")
        self.purses: list[str] = self.toml.get("accounts", {}).get("purse", ["{seat}"])
        self.codes: dict[str, dict] = {code: {"code": own} if isinstance(own, str) else own
                                       for code, own in self.toml.get("codes", {}).items()}
        self._options()
        self.dial: dict[str, dict] = self._dial()
        self.taught: dict[str, dict] = self.toml.get("taught", {})
        self.data: dict = self.toml.get("data", {})
        self.squares: list[str] = self.toml.get("squares", [])
        self.phases: list[str] = self.toml.get("phases", [])
        self.over: list[str] = self.toml.get("over", [])
        self.often: list[str] = self.toml.get("often", [])      # commands by how often they are sent, for pages
        self.spinner: dict | None = self.toml.get("spinner")    # a roll of one die with so many faces: a wheel and a strip
        self.pieces: dict[str, dict] = self.toml.get("pieces", {})      # what lies on the board: shape, colour, sign
        self.fields: dict[str, dict] = self._fields("seat")
        self.shared_fields: dict[str, dict] = self._fields("shared")
        self.rows: dict[str, dict] = {name: self._rows(name, spec) for name, spec in self.toml.get("rows", {}).items()}
        self.row_names: dict[str, str] = {spec["row"]: name for name, spec in self.rows.items()}
        self.cards: dict[str, dict] = {kind: {name: _field(f) for name, f in spec.items()}
                                       for kind, spec in self.toml.get("cards", {}).items()}
        self.printables: dict[str, Printable] = read_printables(
            self.toml.get("printables", {}), lambda text: GameError(f"{source} {text}"), self.rows, self.commodities)
        self.print_facts, self.print_items = {}, {}
        self.commands: dict[str, Command] = {}
        self.events: dict[str, Callable] = {}
        self.steps: dict[str, Callable] = {}
        self.waits: set[str] = set()
        self.rolls: dict[str, Callable] = {}
        self.agreed: dict[str, Callable] = {}
        self.hooks: dict[str, Callable] = {}
        self.audiences: dict[str, Callable] = {}
        self.derived: dict[str, tuple[Callable, str]] = {}
        self.row_derived: dict[str, Callable] = {}
        self.field_checks: dict[str, Callable] = {}
        self.corrections: dict[str, Callable] = {}
        self.data_checks: dict[str, Callable] = {}
        self.sheet_of: Callable = plain_sheet
        self.next_of: Callable = plain_next
        self.board_of: Callable = lambda table: ()
        self.worths: dict[str, tuple[Callable, str]] = {}
        self.add_common()

    # -- game.toml ---------------------------------------------------------------------------------

    def _options(self) -> None:
        """option = [values, default first], or { values = [...], type = "amount" }: any other value of the type, too.

        { values = [...], box = value } names the value of the rulebook where the default is another.
        """
        self.options: dict[str, list] = {}
        self.open_options: dict[str, str] = {}
        self.boxed: dict[str, object] = {}
        for option, spec in self.toml.get("options", {}).items():
            self.options[option] = spec if isinstance(spec, list) else spec.get("values", [])
            self.boxed[option] = self.first_option(option)
            if isinstance(spec, dict):
                if "type" in spec:
                    self.open_options[option] = spec["type"]
                self.boxed[option] = spec.get("box", self.boxed[option])

    def _dial(self) -> dict[str, dict]:
        """dial.NAME = { option = value }: positions from what the app does by itself to what the table does."""
        dial = self.toml.get("dial", {})
        for name, wanted in dial.items():
            for option, value in wanted.items():
                if not any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in self.options.get(option, [])):
                    raise GameError(f"{self.source} [dial.{name}] {option} = {value!r} is no option and value of [options]")
        return dial

    def _fields(self, part: str) -> dict[str, dict]:
        section = self.toml.get(part, {})
        default = section.get("audience", "nobody")
        made = {}
        for name, spec in section.get("fields", {}).items():
            made[name] = {"audience": default, **_field(spec)}
            if made[name].get("commodity", self.money) not in self.commodities:
                raise GameError(f"{self.source} [{part}.fields] {name}: commodity {made[name]['commodity']!r} "
                                f"is not in [commodities]")
        if part == "seat" and self.cash_field not in made:
            made[self.cash_field] = {"type": "amount", "commodity": self.money, "audience": "all"}
        return made

    def _rows(self, name: str, spec: dict) -> dict:
        if "row" not in spec:
            raise GameError(f"{self.source} [rows.{name}] needs row = \"...\", the name of one of them")
        return {"audience": "nobody", "label": None, "derived": [], "hidden": {}, "on": "seat", **spec,
                "fields": {n: _field(f) for n, f in spec.get("fields", {}).items()}}

    def card(self, kind: str, values: dict, key: str | None = None, table=None) -> dict:
        """All fields of a card with defaults, its kind and name. Errors: forms.Bad with .parameter."""
        spec = self.cards[kind]
        title = "title" if "title" in spec else "name"
        if key is not None and title not in values:
            values = {**values, title: key}
        check = self.hooks.get("check_card")
        made = check_fields(spec, values, (lambda n, v: check(table, kind, n, v)) if check else None)
        return {"kind": kind, **made}

    # -- registering -------------------------------------------------------------------------------

    def add_common(self) -> None:
        """Register the commands every game has."""
        from companion.engine import common
        common.register(self)

    def command(self, rule=None, *, who="turn", when=None, stale=None, answers=False, group="", name=None, face=None,
                check=None, offered=None, counts=True, drawn=None):
        """Register a command; its signature is its form (see Command)."""
        def register(fn):
            belongs = stale if stale is not None else ("turn" if who == "turn" else None)
            made = Command(name or fn.__name__, fn, who, when, parameters(fn), belongs, answers, group, face, check, offered,
                           counts, drawn)
            self.commands[made.name] = made
            return fn
        return register(rule) if rule else register

    def event(self, kind: str):
        """Register how an event of the game's own kind folds: function (state, data, seq)."""
        return self._put(self.events, kind)

    def step(self, do: str):
        """Register what a step of the agenda does: function (table, **arguments) yielding facts."""
        return self._put(self.steps, do)

    def wait(self, *names: str) -> None:
        """Steps of these names wait at the head of the agenda until a command takes them off."""
        self.waits.update(names)

    def on_roll(self, purpose: str):
        """Register what follows when the last face of a request has fallen: (table, roll) yielding facts."""
        return self._put(self.rolls, purpose)

    def on_agreed(self, kind: str):
        """Register what is booked with the last yes to an open row: (table, row) yielding facts."""
        return self._put(self.agreed, kind)

    def hook(self, name: str):
        """Register a hook: lobby, ready, seat_joined, turn_begins, turn_ends, round_ends, before, after,
        plays, may_join, may_move_on, option_changed, data_changed, check_card, check_row, row_given,
        couple (table, seat) -> the seat that keeps what a couple holds in common (fields and rows with couple = true),
        ledger (table, line) -> a line of Table.ledger as the state document shows it,
        open_row (table, row) -> {"waiting": seats that still answer, "facts": those of the sentence wall-KIND} or None,
        names (table) -> {identifier: what this table calls it}, such as cards that the owner taught,
        places (table) -> {seat: place from 1, None for who has none}, where more than worth decides."""
        return self._put(self.hooks, name)

    def audience(self, name: str):
        """Register who sees fields of this audience: (table, seat) -> "all" or a set of seats."""
        return self._put(self.audiences, name)

    def shared(self, path: str, audience: str = "nobody"):
        """Register a derived shared value: (table) -> JSON."""
        def register(fn):
            self.derived[path] = (fn, audience)
            return fn
        return register

    def row(self, rows: str):
        """Register the derived values of a row: (table, seat, row) -> dict."""
        return self._put(self.row_derived, rows)

    def check_field(self, name: str):
        """Register how a nested or special seat field is corrected: (table, seat, path, value) yielding facts."""
        return self._put(self.field_checks, name)

    def corrects(self, path: str):
        """Register how a shared field is corrected: (table, value) yielding facts."""
        return self._put(self.corrections, path)

    def check_data(self, key: str):
        """Register the check of a taught key of data: (value) -> value. Errors: Bad or ValueError."""
        return self._put(self.data_checks, key)

    def sheet(self, fn):
        """Register the sheet: (table, seat) -> Sheet."""
        self.sheet_of = fn
        return fn

    def board(self, fn):
        """Register what lies on the board: (table) -> parts of board.py, for everybody; audiences say who sees them."""
        self.board_of = fn
        return fn

    def prints(self, name: str, listed: bool = False):
        """Register what a printable says beside its fields: (Shown) -> dict for its template; listed: what there is one of."""
        return self._put(self.print_items if listed else self.print_facts, name)

    def next(self, fn):
        """Register what to do next: (table, seat) -> Next."""
        self.next_of = fn
        return fn

    def worth(self, audience: str):
        """Register a figure that the curve of an evening shows, under the word fld-NAME: (table, seat) -> money.

        The first one registered is shown to whoever may see it of every seat, the next ones to others.
        """
        def register(fn):
            self.worths[fn.__name__] = (fn, audience)
            return fn
        return register

    @property
    def readings(self) -> dict[str, tuple[Callable, str]]:
        """The figures of worth by name, each with its audience: the cash where a game declares none."""
        return self.worths or {(cash := self.cash_field): (lambda table, seat: table.amount(seat, cash), self.fields[cash]["audience"])}

    @staticmethod
    def _put(registry: dict, name: str):
        def register(fn):
            registry[name] = fn
            return fn
        return register

    # -- starting values ---------------------------------------------------------------------------

    def first_option(self, option: str):
        """An option's default: the first of its values, None where any value will do and none is named."""
        return next(iter(self.options[option]), None)

    def start_value(self, spec: dict, data: dict):
        """A field's value at the start; "=data:key" reads the table's data."""
        start = spec.get("start")
        return data.get(start[6:]) if isinstance(start, str) and start.startswith("=data:") else start

    def new_seat(self, data: dict) -> dict:
        """The fields and empty row lists a seat begins with."""
        made: dict = {}
        for name, spec in self.fields.items():
            if "commodity" not in spec:
                value = self.start_value(spec, data)
                made[name] = value.copy() if isinstance(value, (dict, list)) else value
        return made | {name: [] for name, spec in self.rows.items() if spec["on"] == "seat"}

    def check_option(self, option: str, value):
        """The option's value as the box names it. Errors: Bad."""
        if option not in self.options:
            raise Bad("choice")
        for allowed in self.options[option]:
            if allowed == value and isinstance(allowed, bool) == isinstance(value, bool):
                return allowed
        if option in self.open_options and FIELD_TYPES[self.open_options[option]](value):
            return value
        raise Bad("choice")

    def in_own_words(self, refusal: Refusal) -> Refusal:
        """A refusal with the box's own code and names for a common one ([codes] of game.toml)."""
        if (own := self.codes.get(refusal.code)) is None:
            return refusal
        named = {own.get(name, name): value for name, value in refusal.facts.items()}
        return Refusal(own.get("code", refusal.code), refusal.order, **named)


def _field(spec) -> dict:
    """A field as game.toml declares it: a type's name or a table."""
    return {"type": spec} if isinstance(spec, str) else {"type": "integer", **spec}
