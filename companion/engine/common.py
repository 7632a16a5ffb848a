"""The commands every game has (SCENARIOS.md). A game may register its own rule under the same name."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.corrections import add_row, adjust, bad, remove_row, simple, split_path
from companion.engine.forms import Amount, Anything, Bad, Count, Integer, ListOf, MapOf, SeatOf, Text
from companion.engine.parameters import parse
from companion.engine.purse import spend
from companion.engine.rolls import read
from companion.engine.table import Refusal
from companion.engine.turns import order_of, pass_round_to, pass_turn, plays

__all__ = ["register", "correct_entry", "set_option", "paying", "account"]


# -- the table -------------------------------------------------------------------------------------

def join(table, who, name: Text(60), fields: MapOf(Text(), Anything()) = None):
    """A seat joins the table while the game allows it."""
    from companion.engine.decide import check_name, join_facts
    try:
        name = check_name(table, table.game, name, table.seats)
    except Bad as error:
        raise bad("name", error.reason) from None
    if len(table.seats) >= table.game.players["max"]:
        raise Refusal("phase", order=True)
    may = table.game.hooks.get("may_join")
    if may:
        may(table)
    made = {}
    for field, value in (fields or {}).items():
        spec = table.game.fields.get(field)
        if spec is None or not spec.get("at_join"):
            raise bad(field, "unknown")
        made[field] = simple(table, spec, field, value)
    yield from join_facts(table, name, len(table.seats), **made)


def choose_host(table, who, seat: SeatOf() = None):
    """Hand the host role to a seat, or to the person without one."""
    yield facts.Event("host_chosen", {"seat": seat})


def set_option(table, who, option: Text(60), value: Anything):
    """Change an option of the table; it is logged and holds from now on."""
    if option not in table.game.options:
        raise bad("option", "choice")
    try:
        checked = table.game.check_option(option, value)
    except Bad as error:
        raise bad("value", error.reason) from None
    yield facts.set_option(option, checked)
    changed = table.game.hooks.get("option_changed")
    if changed:
        yield from changed(table, option) or ()


def teach(table, who, path: Text(200), value: Anything):
    """Teach the box: what it prints and the rules do not tell becomes data of the table."""
    keys = split_path(path)
    root = keys[0]
    if root not in table.game.data and root != "cards" and root not in table.game.data_checks:
        raise bad("path", "choice")
    yield facts.set_data(keys, value)
    check = table.game.data_checks.get(root)
    if check:
        try:
            checked = check(facts.own(table.data[root]))  # a copy: checks may fill in defaults
        except (Bad, ValueError, LookupError, TypeError, AttributeError) as error:
            where = {"place": error.place} if getattr(error, "place", None) is not None else {}
            raise Refusal("bad_parameter", parameter="value", why=getattr(error, "reason", str(error)), **where) from None
        if checked != table.data[root]:
            yield facts.set_data([root], checked)
    changed = table.game.hooks.get("data_changed")
    if changed:
        yield from changed(table, root) or ()


def move_on(table, who, to: SeatOf()):
    """Play goes on, round the table if need be, until this seat's next turn begins."""
    if table.current == to and table.state["booked"] == 0:
        return
    may = table.game.hooks.get("may_move_on")
    if may:
        may(table, to)
    else:
        _nothing_waits(table)
    if to not in order_of(table) or not plays(table, to):
        raise Refusal("phase", order=True)
    yield from pass_round_to(table, to)


def _nothing_waits(table) -> None:
    """No window, payment or other step is open; a roll alone may be withdrawn."""
    table.require(not table.open_rows() and all("roll" in step for step in table.agenda), "phase")


def correct_entry(table, who, entry: Count(), reason: Text() = ""):
    """An older mistake: what that entry moved is turned round; fields, phase and rolls stay as they are.

    For the games that name it in their reference: game.command(correct_entry, who="host").
    """
    moved = [line for line in table.ledger if line["entry"] == entry and not line.get("corrected")]
    if not moved:
        raise bad("entry", "choice")
    for line in reversed(moved):
        yield facts.move(line["amount"], line["commodity"], line["target"], line["source"], "correct_entry")
    yield facts.Event("entry_corrected", {"entry": entry})


def rule(table, who, command: Text(60), by: SeatOf(), arguments: MapOf(Text(), Anything()) = None, reason: Text = ""):
    """A house ruling: a command is carried out although order, phase or rights refuse it."""
    found = table.game.commands.get(command)
    if found is None:
        raise Refusal("unknown_command", command=command)
    if found.who == "host" or command in ("rule", "join"):
        raise bad("command", "choice")
    values = parse(found.params, arguments or {}, table, by)
    if found.check:
        found.check(table, by, values)
    if found.who == "turn" and table.current is None:
        raise Refusal("phase", order=True)  # a ruling lifts whose turn it is, it makes none
    table.ruling, table.ruled_for = True, by
    if found.when:
        found.when(table, by)
    yield from found.rule(table, by, **values) or ()


def end_turn(table, who):
    """The turn is over; the next seat's begins."""
    table.require(not table.state["rolls"] and not table.open_rows() and not table.agenda, "phase")
    yield from pass_turn(table)


def report_roll(table, who, faces: ListOf(Integer(-10**6, 10**6), 100)):
    """The faces that fell, by hand all that are missing; a sensor may bring them singly."""
    actor = getattr(table, "actor", {})
    if table.roll is None:
        raise Refusal("no_roll")
    if actor.get("role") == "seat" and table.roll["by"] not in (None, who):
        table.require(False, "not_allowed")
    yield from read(table, faces, singly=actor.get("role") == "sensor")


def pay(table, who, to: SeatOf(bank=True), amount: Amount(1), payer: SeatOf(bank=True) = None,
        commodity: Text(40) = None, memo: Text = ""):
    """Money from one to another, at once: a seat for itself, the host for anybody."""
    actor = getattr(table, "actor", {})
    payer = paying(table, who, actor, payer)
    commodity = commodity or table.game.money
    if commodity not in table.game.commodities:
        raise bad("commodity", "choice")
    source, target = account(table, payer, commodity), account(table, to, commodity)
    if source == target:
        raise bad("to", "choice")      # oneself, or the partner one shares the purse with
    if payer == table.game.bank or commodity != table.game.money:
        yield facts.move(amount, commodity, source, target, memo or "pay")
        return
    if payer != who and table.cash(payer) < amount and not table.is_open(payer, table.game.cash_field):
        raise Refusal("not_enough_cash", need=amount, player=payer)     # what a hidden purse holds is not the host's
    yield from spend(table, payer, amount, target, memo or "pay")


def paying(table, who, actor, payer):
    """Who pays: the sender, for the host the bank unless named. Errors: Refusal not_allowed."""
    hosting = actor.get("role") == "host" or (who is not None and who == table.host)
    if who is None and not hosting:
        raise Refusal("not_allowed", order=True)
    if payer is None:
        return table.game.bank if table.sent_by_host else who or table.game.bank
    if payer != who and not hosting:
        table.require(False, "not_allowed")
    return payer


def account(table, name: str, commodity: str) -> str:
    """The account a seat or the bank takes a commodity in."""
    if name == table.game.bank:
        return name
    if commodity == table.game.money:
        return table.purse(name)
    field = next((f for f, spec in table.game.fields.items() if spec.get("commodity") == commodity), None)
    return name if field is None else table.account(name, field)


def close_table(table, who):
    """The evening is over."""
    yield facts.close_table()


def _in_lobby(table, who) -> None:
    table.require(table.phase == "lobby" and bool(table.seats), "phase")


def start_game(table, who):
    """Everybody is there: the opening money is booked and seat 1 begins (turns = "clockwise")."""
    yield from begin_play(table)


def begin_play(table):
    """Opening money of game.toml for every seat, then the first turn. Yields facts."""
    for commodity, amount in table.game.toml.get("opening", {}).items():
        for seat in table.seats:
            if amount:
                yield facts.move(amount, commodity, table.game.bank, account(table, seat, commodity), "opening")
    yield facts.set_shared("phase", "play")
    yield from pass_turn(table)


def _lobby(table):
    yield facts.set_shared("phase", "lobby")
    yield facts.set_shared("round_number", 1)


def register(game) -> None:
    """Put the common commands on a game; turns = "clockwise" also its lobby, start and turns."""
    if game.toml.get("turns") == "clockwise":
        game.command(start_game, who="host", when=_in_lobby, group="setup")
        game.hook("lobby")(_lobby)
        game.hook("ready")(begin_play)
        game.hook("may_join")(lambda table: table.require(table.phase == "lobby", "phase"))
        game.derived["round_number"] = (lambda table: table.shared.get("round_number"), "all")
    for fn in (adjust, add_row, remove_row, choose_host, set_option, teach, move_on, rule, close_table):
        game.command(fn, who="host", group="host")
    game.command(join, who="anyone", group="host")
    game.command(report_roll, who="anyone", stale="roll", answers=True, group="roll")
    game.command(end_turn, who="turn", group="turn")
    game.command(pay, who="anyone", group="money")      # a host without a seat is the banker, too
