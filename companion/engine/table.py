"""A table as a rule sees it: seats, fields, balances, options, data; and the refusal."""

from __future__ import annotations

from companion.engine.journal import Event, Fact, apply_fact, copy_state
from companion.engine.money import Transfer

__all__ = ["Refusal", "Table", "opened"]

MOST = 10**18           # of anything in one transfer: what a database's integer holds

ON_A_SHEET = {"field_set", "field_cleared", "row_added", "row_changed", "row_removed"}


class Refusal(Exception):
    """A command that is not carried out: a code, its facts, and whether a house ruling can lift it.

    code: identifier of the specification; facts: the names in braces of its message, JSON types;
    order: True for turn, phase and rights (liftable), False for money.
    """

    def __init__(self, code: str, /, order: bool = False, **facts) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.order = order


class Table:
    """One play of a game at one entry. Published tables never change; rules get a working copy.

    game: the Game; state: see journal.empty_state; ruling: True while a house ruling is carried out.
    """

    def __init__(self, game, state: dict, ruling: bool = False) -> None:
        self.game = game
        self.state = state
        self.ruling = ruling
        self.ruled_for: str | None = None  # the seat a house ruling is for
        self._ids = 0
        self.entry_seq = state["seq"]

    # -- reading ---------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return self.state["seq"]

    @property
    def seats(self) -> list[str]:
        """Seat names clockwise, seat 1 first."""
        return self.state["seats"]

    @property
    def shared(self) -> dict:
        """Shared fields, nested as their paths are."""
        return self.state["shared"]

    @property
    def current(self) -> str | None:
        """The seat whose turn it is."""
        return self.state["shared"].get("current")

    @property
    def phase(self) -> str:
        """What the game waits for, in the game's own word."""
        return self.state["shared"].get("phase", "")

    @property
    def options(self) -> dict:
        """The options of the table and their values."""
        return self.state["options"]

    @property
    def data(self) -> dict:
        """What the box prints, as it holds at this table."""
        return self.state["data"]

    @property
    def host(self) -> str | None:
        """The seat that is host, None where the host does not play."""
        return self.state["host"]

    @property
    def roll(self) -> dict | None:
        """The open roll request: {"id", "dice", "faces", "by", "purpose", "about", "read"}."""
        return self.state["rolls"][0] if self.state["rolls"] else None

    @property
    def agenda(self) -> list[dict]:
        """Steps that are still to be done, the next one first."""
        return self.state["agenda"]

    def seat(self, name: str) -> dict:
        """The given fields and rows of a seat; rules read it and never write it. A couple's common ones are one."""
        held = self.state["seat"][name]
        if "couple" not in self.game.hooks:
            return held
        return {field: self.state["seat"][self.keeper(name, field)][field] for field in held}

    def own(self, name: str) -> dict:
        """A seat's own sheet, without what a couple keeps on one of the two; for the hook couple."""
        return self.state["seat"][name]

    def keeper(self, seat: str, name: str) -> str:
        """The seat on whose sheet a field or list is kept: the seat itself, unless a couple holds it in common."""
        spec = self.game.fields.get(name) or self.game.rows.get(name) or {}
        return self.game.hooks["couple"](self, seat) if spec.get("couple") and "couple" in self.game.hooks else seat

    def balance(self, account: str, commodity: str | None = None) -> int:
        """What an account holds of a commodity (default: the game's money)."""
        return self.state["balances"].get(commodity or self.game.money, {}).get(account, 0)

    def cash(self, seat: str) -> int:
        """What the seat can spend: all of its purse."""
        return sum(self.balance(account) for account in self.purses(seat))

    def purses(self, seat: str) -> list[str]:
        """The accounts a seat pays from, what is spent first in front; couples share them."""
        keeper = self.keeper(seat, self.game.cash_field)
        return [account.replace("{seat}", keeper) for account in self.game.purses]

    def purse(self, seat: str) -> str:
        """The account that money comes into: the last of those a seat pays from."""
        return self.purses(seat)[-1]

    def account(self, seat: str, field: str) -> str | None:
        """The account that a counted field shows, None for one that adds several up (cash in two purses)."""
        spec = self.game.fields[field]
        if "account" in spec:
            return spec["account"].replace("{seat}", self.keeper(seat, field))
        if spec["commodity"] != self.game.money:
            return self.keeper(seat, field)
        return self.purse(seat) if len(self.game.purses) == 1 else None

    def amount(self, seat: str, field: str) -> int:
        """What a counted field of a seat shows."""
        account = self.account(seat, field)
        return self.cash(seat) if account is None else self.balance(account, self.game.fields[field]["commodity"])

    def is_open(self, seat: str, field: str) -> bool:
        """Whether everybody may read this field of a seat."""
        audience = self.game.fields[field]["audience"]
        known = self.game.audiences.get(audience)
        return audience == "all" or (known is not None and known(self, seat) == "all")

    def rows(self, seat: str | None, name: str) -> list[dict]:
        """Rows of one kind in the order added; seat None for shared rows."""
        holder = self.state["shared"] if seat is None else self.state["seat"][self.keeper(seat, name)]
        return holder.get(name) or []

    @property
    def ledger(self) -> list[dict]:
        """Every transfer that stands, oldest first: {"entry", "commodity", "amount", "source", "target", "memo"}.

        "corrected" is true where a correcting entry has turned it round.
        """
        return self.state["ledger"]

    def open_rows(self, kind: str | None = None) -> list[dict]:
        """Open offers, windows and duties, oldest first."""
        return [row for row in self.state["open"] if kind is None or row["kind"] == kind]

    def clockwise(self, first: str) -> list[str]:
        """All seats beginning with one and going round the table."""
        at = self.seats.index(first)
        return self.seats[at:] + self.seats[:at]

    @property
    def sent_by_host(self) -> bool:
        """Whether the host sends this for the bank or the table, for no seat and by no house ruling."""
        actor = getattr(self, "actor", {})
        return actor.get("role") == "host" and actor.get("seat") is None and self.ruled_for is None

    # -- deciding --------------------------------------------------------------------------------

    def require(self, holds, code: str, /, **facts) -> None:
        """Refuse as a matter of order (turn, phase, rights) unless it holds; a house ruling lifts it."""
        if not holds and not self.ruling:
            raise Refusal(code, order=True, **facts)

    def working(self, ruling: bool = False) -> Table:
        """A copy on which a rule may book; the published table stays as it is."""
        table = Table(self.game, copy_state(self.state), ruling)
        table.entry_seq = self.seq + 1
        return table

    def new_id(self) -> str:
        """An id that no other row of the table has: entry and number within it."""
        self._ids += 1
        return f"{self.entry_seq}.{self._ids}"

    def book(self, fact: Fact) -> None:
        """Fold a fact into this working copy.

        Errors: Refusal not_enough_cash for an overdrawn account, bad_parameter for an amount that no books hold.
        """
        if isinstance(fact, Transfer) and fact.amount > MOST:
            raise Refusal("bad_parameter", parameter="amount", why="range")
        if isinstance(fact, Transfer) and fact.source not in self.game.unlimited:
            have = self.balance(fact.source, fact.commodity)
            if have < fact.amount:
                raise Refusal("not_enough_cash", need=fact.amount, have=have)
        apply_fact(self.state, fact, self.entry_seq, self.game.events)

    def kept(self, fact: Fact) -> Fact:
        """A fact about what a couple holds in common is booked on the sheet that keeps it."""
        if isinstance(fact, Transfer) or fact.kind not in ON_A_SHEET or fact.data["seat"] is None:
            return fact
        keeper = self.keeper(fact.data["seat"], fact.data["list"] if "list" in fact.data else fact.data["path"][0])
        return fact if keeper == fact.data["seat"] else Event(fact.kind, {**fact.data, "seat": keeper}, fact.audience)


def opened(game, state: dict) -> Table:
    """The table of a folded journal; what a later release added to the game has its starting value.

    state: changed in place. Folding knows no game, so an evening of an earlier release opens here.
    """
    options = {option: game.first_option(option) for option in game.options}
    state["options"] = {**options, **state["options"]}
    state["data"] = {**game.data, **state["data"]}
    cleared = state.get("cleared", [])
    for seat in state["seats"]:
        for name, value in game.new_seat(state["data"]).items():
            if [seat, name] not in cleared:
                state["seat"][seat].setdefault(name, value)
    for path, spec in game.shared_fields.items():
        begins = "start" in spec or spec.get("nullable")      # as first_entry() books it
        if not begins or "commodity" in spec or any([None, *path.split(".")][:n] in cleared for n in range(2, 9)):
            continue
        node, last = _inner(state["shared"], path)
        if node is not None and last not in node:
            value = game.start_value(spec, state["data"])
            node[last] = value.copy() if isinstance(value, (dict, list)) else value
    return Table(game, state)


def _inner(shared: dict, path: str) -> tuple[dict | None, str]:
    """The mapping a shared path ends in, made where it is missing; None where something else stands in the way."""
    *way, last = path.split(".")
    for key in way:
        shared = shared.setdefault(key, {})
        if not isinstance(shared, dict):
            return None, last
    return shared, last
