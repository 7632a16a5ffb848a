"""The bank journal, the extract of one account and the final statement: the books of a table on paper."""

from __future__ import annotations

from datetime import datetime

from markupsafe import Markup

from companion import curve, drawn, pages, views
from companion.engine.table import Table
from companion.printing import lines as written
from companion.printing import sheets
from companion.printing.labels import Labels
from companion.printing.measure import ems, mm
from companion.trail import account_book

__all__ = ["heading", "journal", "parts", "statement"]

POINTS = 6.5        # of the journal's letters
WIDTH = 190
NAME = 24           # mm for a player
LEAST, MOST = 17, 29     # mm of a column of amounts
PART = 250          # entries of a journal in one document; a small machine lays it out in time
LONGEST_BESIDE = 8  # ems of a name that stands beside its curve; longer ones would be cut


# -- the journal -----------------------------------------------------------------------------------------

def parts(order, item: dict) -> list[dict]:
    """The documents of a long journal or extract, by the numbers of their entries: the item with "first", "last" and "part"."""
    size, last = PART * (len(order.table.seats) or 1) if item["seat"] else PART, order.entries[-1].seq if order.entries else 0
    if last <= size * 1.2:
        return [item]
    return [{**item, "first": at, "last": min(at + size - 1, last), "part": order.words.say("print-numbers", first=at, last=min(at + size - 1, last))}
            for at in range(1, last + 1, size)]


def journal(order, item: dict, labels: Labels, seen) -> dict:
    """The journal's lines as its reader may see them, for every account that a line touches one row; of one account for a seat."""
    groups, rounded = seen.once(("journal", item["seat"]), lambda: _groups(order, item["seat"], seen))
    amounts = [max([mm(row[name], POINTS) for group in groups for row in group["rows"]] + [LEAST]) + 2 for name in ("in", "out", "balance")]
    shown = [group for group in groups if item.get("first", 0) <= group["seq"] <= item.get("last", group["seq"])]
    return {"groups": shown, "rounded": rounded, "timed": any(group["time"] for group in groups), "of_one": item["seat"] is not None,
            "amounts": [min(round(one, 1), MOST) for one in amounts]}


def _groups(order, seat: str | None, seen) -> tuple[list[dict], bool]:
    """Every line with its rows, and whether rounds are counted."""
    table, words = order.table, order.words
    books = {one: account_book(table, order.entries, one) for one in table.seats if _sees_cash(table, one, order.viewer)}
    rounds, badges = _rounds(table, order.entries, order.viewer), {one["seat"]: one for one in pages.badges(table)}
    nets: dict[int, dict] = {}
    groups, day = [], None
    for line in seen.journal:
        net = _net(line, nets, table.game.money)
        if seat is not None and seat not in net and line["actor"].get("seat") != seat:
            continue
        begins = written.day(words, line["at"])
        rows = [_row(words, table, one, held, line, books, badges) for one, held in net.items() if seat in (None, one)]
        groups.append({
            "seq": line["seq"], "command": line["command"], "round": rounds.get(line["seq"]), "time": _clock(line["at"]), "day": begins if begins != day else None,
            "who": badges.get(line["actor"].get("seat")), "by": _by(words, line["actor"]), "text": heading(words, line),
            "notices": [words.notice(one["code"], one["facts"]) for one in line["notices"]],
            "taken": words.say("ui-reversed_by", n=line["reversed_by"]) if line["reversed_by"] else None,
            "rows": rows or [{"account": None, "in": "", "out": "", "balance": "", "other": []}]})
        day = begins or day
    if len({group["day"] for group in groups if group["day"]}) < 2:
        for group in groups:
            group["day"] = None         # an evening that ends before midnight has its date in the margin
    return groups, bool(rounds)


def heading(words, line: dict) -> str:
    """A line's heading as the screens have it."""
    if line["reverses"]:
        return words.say("ui-reverses", n=line["reverses"])
    if line["told"]:
        return words.say(f"line-{line['command']}", **{**line["args"], "purpose": line["purpose"]})
    return words.say(f"cmd-{line['command']}")


def _by(words, actor: dict) -> str:
    """Who booked, where that is not the seat alone."""
    if actor.get("role") == "host":
        return words.say("ui-host")
    return words.say("ui-sensor") if actor.get("role") == "sensor" else ""


def _net(line: dict, nets: dict[int, dict], money: str) -> dict[str, dict]:
    """Seat -> commodity -> what it gained or lost; a reversal gives back what its reader saw of the line it takes back."""
    if line["reverses"]:
        made = {seat: {what: -amount for what, amount in held.items()} for seat, held in nets.get(line["reverses"], {}).items()}
    else:
        made = {}
        for one in line["net"]:
            made.setdefault(one["seat"], {})[one["commodity"]] = one["amount"]
    nets[line["seq"]] = made
    return made


def _row(words, table: Table, seat: str, held: dict, line: dict, books: dict, badges: dict) -> dict:
    """One account's part of a line."""
    money = held.get(table.game.money, 0)
    own = books.get(seat, {}).get(line["seq"]) if money else None
    return {"account": badges[seat], "in": words.money(money) if money > 0 else "", "out": words.money(-money) if money < 0 else "",
            "balance": words.money(own[1]) if own and not line["reversed_by"] else "",
            "other": [f"{words.value(what, 'fld')} {'+' if amount > 0 else ''}{words.number(amount)}" for what, amount in held.items()
                      if what != table.game.money]}


def _sees_cash(table: Table, seat: str, viewer) -> bool:
    return views.may_see(table, table.game.fields[table.game.cash_field]["audience"], seat, viewer)


def _rounds(table: Table, entries: list, viewer) -> dict[int, int]:
    """The round in which each entry was booked; {} where a game counts none, or not for this viewer."""
    spec = table.game.shared_fields.get("round_number")
    if spec is not None and not views.may_see(table, spec["audience"], None, viewer):
        return {}
    return {seq: number for seq, number in written.rounds(entries).items() if isinstance(number, int) and number}


def _clock(at: str) -> str:
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%H:%M")
    except ValueError:
        return ""


# -- the end ---------------------------------------------------------------------------------------------

def statement(order, item: dict, labels: Labels, seen) -> dict:
    """Places, the curve of the evening, how long it was, and the books of every player as far as the reader may see them."""
    table, viewer = order.table, order.viewer
    shown = curve.evening(table, curve.Series(table.game).upto(order.entries), viewer)
    places = curve.places(table, viewer)
    below = next((one["below"]["id"] for one in places if one["below"]), None)
    cash = table.game.cash_field if any(one["cash"] is not None for one in places) else None
    worth = shown["id"] if shown and shown["id"] not in (cash, below) else None
    books = [{"badge": pages.badge(table, one["seat"]), "sections": sheets.filled(table, one["seat"], viewer, labels), "cash": one["cash"]}
             for one in places]
    return {"places": places, "over": pages.is_over(table), "figures": [labels.pair(f"fld-{name}") for name in (worth, cash, below) if name],
            "worth": worth, "counted_cash": cash, "below": below, "picture": _picture(order.words, shown), "books": books, **_length(table, order.entries)}


def _picture(words, shown: dict | None) -> str | None:
    if shown is None or shown["last"] <= shown["first"]:
        return None
    caption = words.say(f"fld-{shown['id']}")
    names = all(ems(line["seat"]) <= LONGEST_BESIDE for line in shown["lines"])
    return Markup(drawn.chart(shown, words.money, caption, caption, words.say("ui-rounds"), size=(760, 340), type_size=12, names=names))


def _length(table: Table, entries: list) -> dict:
    """How long the evening was: minutes on the clock (None where it cannot be told), rounds, entries that stand."""
    gone = {entry.reverses for entry in entries}
    minutes = None
    try:
        begun, ended = (datetime.fromisoformat(entry.at) for entry in (entries[0], entries[-1]))
        minutes = int((ended - begun).total_seconds() // 60)
    except (ValueError, IndexError, TypeError):
        pass        # a journal without times
    number = table.shared.get("round_number")
    return {"minutes": minutes if minutes is not None and 0 < minutes < 100_000 else None,
            "rounds": number if isinstance(number, int) and number else None,
            "standing": sum(entry.reverses is None and entry.seq not in gone for entry in entries)}
