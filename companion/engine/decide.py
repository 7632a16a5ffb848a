"""From a command to facts, or a refusal: the laws that hold for every game."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass

from companion.engine import facts
from companion.engine.agenda import Booking
from companion.engine.forms import Bad, RowOf, Sealed
from companion.engine.journal import CORRECTIONS, FIXED, Entry, Event, empty_state, end_entry, fold, own, standing
from companion.engine.money import law_breaches
from companion.engine.parameters import parse
from companion.engine.seat_names import JOINERS, inkless, joins_well, length, piles_up
from companion.engine.table import Refusal, Table, opened

__all__ = ["Decision", "decide", "first_entry", "acts_for", "closed_because"]

RESERVED_NAMES = {"host", "wall", "table", "bank"}
LONGEST_ARGS = 16_000
HEAD = {"seats": (list, tuple), "options": dict, "data": dict, "cards": dict, "taught": dict}   # of a new table


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command comes to: facts for one entry, and the table after it.

    args: the parameters as JSON; secret: those nobody else may read; reverses: the entry taken back.
    No facts and no reverses: there is nothing to book.
    """

    facts: tuple
    args: dict
    secret: dict
    reverses: int | None
    table: Table


def acts_for(table: Table, actor: dict, command) -> str | None:
    """The seat a command is for: one's own; a host acts for the seat in turn, or for a named one.

    Errors: Refusal not_allowed for a seat that is not at the table, or a role that may not send it.
    """
    role, seat = actor.get("role"), actor.get("seat")
    if seat is not None and seat not in table.seats:
        raise Refusal("not_allowed", order=True)
    if role == "host":
        if seat is None and command.who in ("turn", "any"):
            seat = table.current if command.who == "turn" and table.current else table.host
        return seat
    if role == "seat" and seat is not None:
        if command.who == "host" and seat != table.host:
            raise Refusal("not_allowed", order=True)
        return seat
    if command.who == "anyone":
        return seat
    raise Refusal("not_allowed", order=True)


def _in_order(table: Table, command, who: str | None) -> None:
    """The refusals of order every command of a turn shares, then the command's own."""
    if command.name not in CORRECTIONS and (table.state["closed"] or table.phase in table.game.over):
        table.require(command.name == "close_table", "phase")
    if command.who == "turn":
        table.require(who is not None and table.current == who, "not_your_turn", name=table.current)
    if command.who in ("turn", "any") and who is None:
        raise Refusal("not_allowed", order=True)
    if table.state["closed"] and command.name not in CORRECTIONS:
        table.require(False, "phase")
    if command.when:
        command.when(table, who)


def closed_because(table: Table, command, who: str | None) -> Refusal | None:
    """Why a command is not open to a seat now; None when it is. For pages; books nothing."""
    try:
        if command.who == "host" and who != table.host:
            raise Refusal("not_allowed", order=True)
        _in_order(table, command, who)
        if command.offered:
            command.offered(table, who)
    except Refusal as refusal:
        return table.game.in_own_words(refusal)
    return None


def _check_stale(table: Table, command, who: str | None, seen: int | None) -> None:
    """A form that was drawn before its turn, roll or window began is refused."""
    if seen is None or command.stale is None:
        return
    if command.stale == "turn":
        born = table.state["began"]
    elif command.stale == "roll":
        born = table.roll["first_since"] if table.roll else 0
    elif command.stale == "entry":
        born = table.seq
    else:
        rows = table.open_rows(command.stale)
        born = max((row["opened"] for row in rows), default=0)
    if seen < born:
        raise Refusal("stale")


def decide(table: Table, actor: dict, command: str, args: dict, seen: int | None = None,
           standing: list[Entry] | None = None) -> Decision:
    """What a command comes to at this table.

    actor: {"role", "seat", "device"}; args: JSON; seen: the entry its form showed;
    standing: the journal, needed by the command reverse alone.
    Errors: Refusal; the published table is unchanged either way.
    """
    try:
        return _decide(table, actor, command, args, seen, standing)
    except Refusal as refusal:
        raise table.game.in_own_words(_discreet(table, actor, command, refusal)) from None


def _discreet(table: Table, actor: dict, command: str, refusal: Refusal) -> Refusal:
    """What hidden books hold is not told to others: a purse to whoever is not its seat, the figures of a row to a
    host who acts for its seat."""
    own, cash = actor.get("seat"), table.game.cash_field
    if all(table.is_open(seat, cash) for seat in table.seats):
        return refusal
    if actor.get("role") != "host":
        if refusal.code == "not_enough_cash" and own in table.seats and refusal.facts.get("have") != table.amount(own, cash):
            return Refusal(refusal.code, refusal.order, need=refusal.facts.get("need"))     # a partner's purse
        return refusal
    found = table.game.commands.get(command)
    of_a_row = found is not None and any(isinstance(kind, RowOf) for kind, _ in found.params.values())
    if refusal.code != "not_enough_cash" and not (of_a_row and refusal.code not in ("bad_parameter", "arrears_first")):
        return refusal
    told = {name: value for name, value in refusal.facts.items() if name == "need" or isinstance(value, str)}
    return Refusal(refusal.code, refusal.order, **told)


def _decide(table: Table, actor: dict, command: str, args: dict, seen: int | None, standing: list[Entry] | None) -> Decision:
    if seen is not None and type(seen) is not int:
        raise Refusal("bad_parameter", parameter="seen", why="type")
    if command == "reverse":
        parse({}, args, table, None)
        return _reverse(table, actor, seen, standing or [])
    found = table.game.commands.get(command) if isinstance(command, str) else None
    if found is None:
        raise Refusal("unknown_command", command=str(command)[:60])
    if _length(args) > LONGEST_ARGS and command != "teach":
        raise Refusal("bad_parameter", parameter="arguments", why="range")
    who = acts_for(table, actor, found) if not _role_later(table, actor, found) else None
    values = parse(found.params, args, table, who)
    if found.check:
        found.check(table, who, values)
    who = acts_for(table, actor, found)
    working = table.working()
    working.actor = actor
    booking = Booking(working)
    _check_stale(table, found, who, seen)
    carry_out(booking, found, who, values)
    if not booking.facts:
        return Decision((), own(args), {}, None, table)
    secret = {n: args[n] for n in args if n in found.params and isinstance(found.params[n][0], Sealed)}
    if command == "rule" and any(isinstance(kind, Sealed) for kind, _ in
                                 table.game.commands[args["command"]].params.values()):
        secret = {"arguments": args.get("arguments")}
    plain = {n: v for n, v in args.items() if n not in secret}
    end_entry(working.state, working.entry_seq, command)
    return Decision(tuple(booking.facts), own(plain), own(secret), None, Table(table.game, working.state))


def _length(args) -> int:
    """How long arguments are as JSON. Errors: Refusal for what JSON cannot say or nobody can have meant."""
    try:
        return len(json.dumps(args, allow_nan=False))
    except (ValueError, RecursionError):
        raise Refusal("bad_parameter", parameter="arguments", why="type") from None


def _role_later(table: Table, actor: dict, command) -> bool:
    """bad_parameter comes before not_allowed: whether the role refusal has to wait for the parameters."""
    try:
        acts_for(table, actor, command)
    except Refusal:
        return True
    return False


def carry_out(booking: Booking, command, who: str | None, values: dict) -> None:
    """Run one command's rule, the steps that follow and the hooks into the booking. Errors: Refusal."""
    table = booking.table
    hooks = table.game.hooks
    correction = command.name in CORRECTIONS
    if not correction and "before" in hooks:
        # What the sender forfeits by this input is part of the entry, and lost with a refusal.
        booking.run(hooks["before"](table, who, command.name), front=True)
    _in_order(table, command, who)
    acting = table.game.commands.get(values["command"], command) if command.name == "rule" else command
    booking.run(command.rule(table, who, **values), front=acting.answers)
    booking.work()
    if not command.counts and booking.facts:
        booking.run([Event("turn_untouched", {})])
    check_laws(table)
    if not correction and "after" in hooks and booking.facts:
        booking.run(hooks["after"](table))
        booking.work()
        check_laws(table)


def check_laws(table: Table) -> None:
    """Every commodity sums to zero, only the bank is below zero. Errors: RuntimeError, a mistake of the game."""
    broken = law_breaches(table.state["balances"], table.game.unlimited)
    if broken:
        raise RuntimeError(f"{table.game.slug}: " + "; ".join(broken))


def _reverse(table: Table, actor: dict, seen: int | None, entries: list[Entry]) -> Decision:
    """Take back the newest entry that stands: the host, or its author."""
    kept = standing(entries)
    newest = kept[-1] if kept else None
    hosting = actor.get("role") == "host" or (actor.get("seat") is not None and actor["seat"] == table.host)
    if newest is None or newest.command in FIXED:
        raise Refusal("not_reversible")
    if not hosting:
        author = newest.actor.get({"seat": "seat", "sensor": "by"}.get(newest.actor.get("role")))   # of a reading: whose roll it was
        if actor.get("role") != "seat" or author is None or author != actor.get("seat"):
            raise Refusal("not_allowed", order=True)
    if seen is not None and seen < table.seq:
        raise Refusal("stale")  # two taps of "take back" take back one entry
    state = fold(kept[:-1], table.game.events)
    state["seq"] = table.seq + 1
    return Decision((), {}, {}, newest.seq, opened(table.game, state))


def check_name(table: Table | None, game, name, taken) -> str:
    """A seat's name: 1 to 30 letters and signs, nothing invisible, no word that paths need. Errors: Bad."""
    if not isinstance(name, str):
        raise Bad("type")
    name = " ".join(name.split())
    if not 1 <= length(name) <= 30 or len(name) > 60 or not joins_well(name) or piles_up(name):
        raise Bad("range")
    if not all(c.isprintable() or c in JOINERS for c in name):
        raise Bad("range")
    plain = _folded(name)
    first_words = {path.split(".")[0] for path in (*game.shared_fields, *game.derived)}
    words = RESERVED_NAMES | first_words | {"roll", "phase", "current", "round_number", "options", "winner", "seats", "ledger"}
    if "/" in name or name in words or name in game.unlimited or plain in map(_folded, (*taken, *RESERVED_NAMES)):
        raise Bad("choice")
    return name


def _folded(name: str) -> str:
    """A name as people compare it: neither case nor the form of its letters counts."""
    return inkless(unicodedata.normalize("NFKC", name)).casefold()


def first_entry(game, args: dict) -> Decision:
    """Entry 1 of a table: options, data, seats, host, and what the game has ready.

    args: seats, host, start ("lobby" | "ready"), options, data, cards, taught (data of the installation).
    Errors: Refusal bad_parameter.
    """
    def bad(parameter, why):
        return Refusal("bad_parameter", parameter=parameter, why=why)

    _length({name: args.get(name) for name in HEAD})
    for name, kinds in HEAD.items():
        if args.get(name) is not None and not isinstance(args[name], kinds):
            raise bad(name, "type")
    state = empty_state()
    table = Table(game, state)
    table.entry_seq = 1
    booking = Booking(table)
    options = {option: game.first_option(option) for option in game.options}
    for option, value in (args.get("options") or {}).items():
        try:
            options[option] = game.check_option(option, value)
        except Bad as error:
            raise bad(f"options.{option}", error.reason) from None
    data = merge(merge(game.data, args.get("taught") or {}), args.get("data") or {})
    if not isinstance(data.get("cards", {}), dict):
        raise bad("data.cards", "type")
    data["cards"] = {**data.get("cards", {}), **(args.get("cards") or {})}
    for key, value in data.items():
        if key in game.data_checks:
            try:
                data[key] = game.data_checks[key](value)
            except (Bad, ValueError, LookupError, TypeError, AttributeError) as error:
                raise bad(f"data.{key}", getattr(error, "reason", str(error))) from None
    unknown = set(args.get("data") or {}) - set(game.data) - {"cards"} - set(game.data_checks)
    if unknown:
        raise bad(f"data.{sorted(unknown)[0]}", "unknown")
    booking.run(iter([Event("table_made", {"game": game.slug, "version": game.version, "options": options,
                                            "data": own(data)})]))
    for name, spec in game.shared_fields.items():
        if "commodity" not in spec and ("start" in spec or spec.get("nullable")):
            booking.run(iter([facts.set_shared(name, own(game.start_value(spec, data)))]))
    names: list[str] = []
    seats = args.get("seats") or []
    if len(seats) > game.players["max"]:
        raise bad("seats", "range")
    for index, name in enumerate(seats):
        try:
            names.append(check_name(table, game, name, names))
        except Bad as error:
            raise bad("seats", error.reason) from None
        booking.run(join_facts(table, names[-1], index))
    host = args.get("host")
    host = names[0] if host is None and names else host
    if host is not None and host not in names:
        raise bad("host", "choice")
    booking.run(iter([Event("host_chosen", {"seat": host})]))
    start = args.get("start", "lobby")
    if start not in ("lobby", "ready"):
        raise bad("start", "choice")
    for hook in ("lobby", "ready") if start == "ready" else ("lobby",):
        if hook in game.hooks:
            booking.run(game.hooks[hook](table))
            booking.work()
    check_laws(table)
    end_entry(state, 1, "make_table")
    plain = {k: own(args[k]) for k in ("seats", "host", "start", "options", "data", "cards") if args.get(k)}
    return Decision(tuple(booking.facts), plain, {}, None, Table(game, state))


def join_facts(table: Table, name: str, index: int, **fields):
    """A seat joins at the end of the round with the fields every seat begins with. Yields facts."""
    game = table.game
    yield Event("seat_joined", {"seat": name, "fields": own({**game.new_seat(table.data), **fields})})
    if "seat_joined" in game.hooks:
        yield from game.hooks["seat_joined"](table, name, index) or ()


def merge(base: dict, over: dict) -> dict:
    """Tables merge key by key, a given list or value replaces the whole."""
    made = dict(base)
    for key, value in over.items():
        made[key] = merge(made[key], value) if isinstance(value, dict) and isinstance(made.get(key), dict) else value
    return made
