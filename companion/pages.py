"""What the pages show beside the state document: plain data, made for one viewer like views.py.

Everything here asks views.may_see() or is public by nature (whose turn, what a seat may send). Sentences
are keys and facts; the templates put them into words.
"""

from __future__ import annotations

from companion import on_board, views
from companion.engine.decide import closed_because
from companion.engine.forms import MISSING, Choice, RowOf
from companion.engine.journal import CORRECTIONS
from companion.engine.table import Refusal, Table
from companion.figures import document_of, headline

__all__ = ["COLOURS", "SYMBOLS", "badge", "badges", "head", "next_step", "roll", "commands", "figures",
           "shown_line", "waiting", "join_fields", "may_join", "is_over"]

COLOURS = ("red", "blue", "green", "yellow", "white", "black", "orange", "purple", "pink", "brown")
SYMBOLS = ("circle", "square", "triangle", "star", "diamond", "hexagon", "cross", "moon")


def _choices(name: str, spec: dict) -> list | None:
    if "choices" in spec:
        return list(spec["choices"])
    if name.endswith(("color", "colour")):
        return list(COLOURS[:6])
    if name.endswith("symbol"):
        return list(SYMBOLS)
    return None


def join_fields(game) -> list[dict]:
    """The fields of a seat that are asked for at joining: name, choices (None for free text)."""
    return [{"name": name, "choices": _choices(name, spec)} for name, spec in game.fields.items() if spec.get("at_join")]


def may_join(table: Table) -> bool:
    """Whether one more seat may sit down now."""
    may = table.game.hooks.get("may_join")
    try:
        if may:
            may(table)
    except Refusal:
        return False
    return len(table.seats) < table.game.players["max"] and not table.state["closed"]


def is_over(table: Table) -> bool:
    """Whether the evening has ended: closed by the host, or decided by the game."""
    return table.state["closed"] or table.phase in table.game.over


def badge(table: Table, seat: str) -> dict:
    """A seat as it is marked everywhere: name, number from 1, the pawn's colour and a symbol."""
    held, at = table.seat(seat), table.seats.index(seat)
    colour, symbol = held.get("pawn_color"), held.get("pawn_symbol")
    return {"seat": seat, "number": at + 1,
            "colour": colour if colour in COLOURS else COLOURS[at % len(COLOURS)],
            "symbol": symbol if symbol in SYMBOLS else SYMBOLS[at % len(SYMBOLS)]}


def badges(table: Table) -> list[dict]:
    """All seats, seat 1 first."""
    return [badge(table, seat) for seat in table.seats]


def head(table: Table) -> dict:
    """What every page of a table says at its top."""
    return {"game": table.game.title, "slug": table.game.slug, "stage": table.game.stage, "seq": table.seq,
            "phase": table.phase, "current": table.current, "round": table.shared.get("round_number"),
            "host": table.host, "closed": table.state["closed"], "over": is_over(table), "seats": badges(table)}


def next_step(table: Table, seat: str | None) -> dict | None:
    """What this seat does next, None for everybody: key, facts, the commands that answer; None if nothing is said."""
    step = table.game.next_of(table, seat)
    if step is None:
        return None
    return {"key": step.key, "facts": dict(step.facts), "commands": list(step.commands)}


def roll(table: Table, seat: str | None = None, hosting: bool = False) -> dict | None:
    """The open roll, how many faces are missing, and whether this seat may enter them."""
    request = table.roll
    if request is None:
        return None
    one = request["dice"] == 1
    return {**views.roll_document(request), "missing": request["dice"] - len(request["read"]),
            "wheel": on_board.wheel(table.game, request["faces"]) if one else None,
            "may_enter": hosting or (seat is not None and request["by"] in (None, seat))}


def commands(table: Table, seat: str, hosts: bool = False, reasons: bool = True) -> dict:
    """What a seat may send now, {"open", "closed"} in the order of the rules; the host's own with hosts.

    A closed one carries why as {code, facts} if reasons, which may tell about the seat's own books. Without reasons a
    list of rows that not everybody reads closes nothing, or a button would tell whether there is one.
    """
    found = {"open": [], "closed": []}
    for name, command in table.game.commands.items():
        if (command.who == "host") != hosts or name in ("join", "report_roll"):
            continue
        shown = {"name": name, "group": command.group, "who": command.who, "bare": all(
            isinstance(kind, Choice) and len(kind.worth_asking(table, seat)) < 2 for kind, _ in command.params.values())}
        if table.state["closed"] and name not in CORRECTIONS:
            refusal = Refusal("phase")
        else:
            refusal = closed_because(table, command, seat) or _nothing_to_choose(table, command, seat, reasons)
        if refusal is None:
            found["open"].append(shown)
        else:
            shown["why"] = {"code": refusal.code, "facts": dict(refusal.facts)} if reasons else None
            found["closed"].append(shown)
    return found


def _nothing_to_choose(table: Table, command, seat: str, own: bool) -> Refusal | None:
    """A command for a row of the own sheet is no use without one."""
    for kind, default in command.params.values():
        if isinstance(kind, RowOf) and default is MISSING and not table.rows(seat, kind.rows) and (
                own or views.may_see(table, table.game.rows[kind.rows]["audience"], seat, None)):
            return Refusal("nothing_to_choose", rows=kind.rows)
    return None


# -- figures of everybody ---------------------------------------------------------------------------------

def figures(table: Table, viewer) -> list[dict]:
    """Every seat with what a viewer may see of its headline figures: for the wall and "the others"."""
    return [{**badge(table, seat), **headline(table, seat, viewer), "current": seat == table.current,
             "place": document_of(table, seat, viewer).get("finish_place")} for seat in table.seats]


# -- the journal and what is open -----------------------------------------------------------------------

def shown_line(table: Table, line: dict) -> dict:
    """A journal line of views.lines with what each seat and commodity gained or lost by it.

    told: whether the arguments are there; without them a heading would have holes.
    """
    command = table.game.commands.get(line["command"])
    net: dict[tuple[str, str], int] = {}
    for transfer in line["transfers"]:
        for account, sign in ((transfer["source"], -1), (transfer["target"], 1)):
            seat = account.split("/")[0]
            if seat in table.seats:
                key = (seat, transfer["commodity"])
                net[key] = net.get(key, 0) + sign * transfer["amount"]
    needs = command is not None and any(default is MISSING for _, default in command.params.values())
    if line["command"] == "teach" and str(line["args"].get("path", "")).startswith("cards."):
        card = line["args"]["path"].removeprefix("cards.").strip('"')
        line = {**line, "args": {**line["args"], "path": "cards", "card": card}}
    return {"purpose": None, **line, "told": bool(line["args"]) or not needs,
            "memos": list(dict.fromkeys(t["memo"] for t in line["transfers"] if t["memo"])),
            "net": [{"seat": seat, "commodity": commodity, "amount": amount,
                     "kind": "money" if commodity == table.game.money else "number"}
                    for (seat, commodity), amount in net.items() if amount]}


def waiting(table: Table, viewer) -> list[dict]:
    """Open offers, windows and duties a viewer may know of: kind, who opened it, who still answers, facts to say it with.

    What a row itself does not tell a game's hook open_row does; facts are {} where there is no such hook.
    """
    more = table.game.hooks.get("open_row")
    return [{"kind": row["kind"], "by": row["by"], "waiting": list(row["waiting"]), "facts": {},
             **((more(table, row) if more else None) or {})} for row in table.open_rows()
            if row["audience"] is None or "all" in row["audience"] or viewer in row["audience"] or viewer == row["by"]]
