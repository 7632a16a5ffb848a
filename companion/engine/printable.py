"""What a game can have printed: the sheets and tickets that game.toml declares, and what a print is made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

__all__ = ["Printable", "Shown", "read_printables", "slip", "told"]

OF = ("table", "seat", "row", "lot", "listed", "card")
KEYS = {"of", "rows", "commodity", "template", "fields", "size", "back", "blank", "ticket", "when", "only", "pieces",
        "worth", "act", "offer", "without"}


@dataclass(frozen=True, slots=True)
class Printable:
    """One kind of sheet or ticket.

    id: as the specification names it, its title is the word print-ID; of: one for the "table", for each "seat", for each
    "row" of a list, for each "lot" of a commodity that a seat holds, for each "card" of the owner's library, or for each of what the game lists itself
    (@game.prints(ID, listed=True)); pieces: a print for every piece of a lot; rows, commodity: which; template: file in the game's
    print/ folder or in templates/print, by default the common one; fields: those of a row in the order of the slip, all
    by default; size: width and height in mm where several fit a page, None for whole pages; back: whether it has a back;
    blank: whether it makes sense without anything filled in; ticket: whether it carries a number and a code that counts;
    worth: where its worth now stands, the name of a figure of its row or of the facts of its slip, or for a lot, unless it is printed in pieces, the path of a price in the state document;
    of what has a worth and no offer, a debt, it is what there is still to pay;
    act: {command: {parameter: value}} that its owner may send from its page, offer: the same for another seat that would
    have it, {} where only the owner can sell it, None for what nobody would have, such as a debt. A value is the name of one of the row's or lot's, "key" for its id, "owner" for the seat that holds it, a
    constant after "=", or a number;
    when: {option: value} that the table must play with; only: {field: value} that a row must have;
    without: fields that a player sheet leaves out, because they are sealed or a template of the game's own shows them.
    """

    id: str
    of: str = "table"
    rows: str | None = None
    commodity: str | None = None
    template: str | None = None
    fields: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    back: bool = False
    blank: bool = False
    ticket: bool = False
    when: dict = field(default_factory=dict)
    only: dict = field(default_factory=dict)
    pieces: bool = False
    worth: str | None = None
    act: dict = field(default_factory=dict)
    offer: dict | None = None
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """What a print is made from: only what its reader may see.

    document: the reader's state document; data: what the box prints; seat: whose sheet or slip, None for the table's or a
    blank one; item: the row or lot, {} for a blank one; places: {seat: place} of a game that has ended; seats: names
    clockwise; lines: () -> the journal as the reader may read it, oldest first, each with its round; blank: nothing is filled in; options: the
    table's; at: (number of an entry) -> the document as the reader saw it then; since: (seat or None, path of a figure) ->
    the entry that made it what it is, None where nothing did; held: seat -> its fields and rows as the rules have them,
    with what these remember for themselves, None for a seat whose books the reader may not see: so a hook can ask the
    rules' own functions for a figure.
    """

    document: dict
    data: dict
    seats: tuple[str, ...]
    seat: str | None
    item: dict
    lines: Callable[[], list[dict]]
    blank: bool = False
    options: dict = field(default_factory=dict)
    at: Callable[[int], dict] = lambda seq: {}
    since: Callable[[str | None, str], int | None] = lambda seat, path: None
    held: Callable[[str], dict | None] = lambda seat: None


def told(label: str, value, kind: str = "money", **facts) -> dict:
    """One line of a slip: the word for its label with its facts, what it says, and how that is written.

    value: None is a dash, on a blank a rule to write on; "" is a rule in any case; kind: "money", "number", "signed", "who", "text", "day" (of a line's "at"), or the
    group that the value's word stands in, such as "sq".
    """
    return {"label": label, "value": value, "kind": kind, "facts": facts}


def slip(lines=(), title: str | None = None, about: tuple[str, dict] | None = None, fine=(), stamp: str | None = None,
         kind: str = "money", **more) -> dict:
    """What slip.html prints: lines of told() below a title (by default the printable's own) and beside whose it is.

    about: a sentence beside the seat; fine: small print; each a key and its facts; stamp: the word of a box to sign or date;
    figure, of a kind: what stands large.
    """
    said = [{"key": key, "facts": facts} for key, facts in fine]
    return {"lines": list(lines), "title": title, "about": about and {"key": about[0], "facts": about[1]}, "fine": said, "stamp": stamp,
            "kind": kind, **more}


def read_printables(declared: dict, complain: Callable[[str], Exception], rows: dict, commodities: dict) -> dict[str, Printable]:
    """[printables.ID] of game.toml. complain: sentence -> the exception to raise for a mistake."""
    made = {}
    for name, spec in declared.items():
        if unknown := set(spec) - KEYS:
            raise complain(f"[printables.{name}] {sorted(unknown)} is unknown; known are {sorted(KEYS)}")
        of = spec.get("of", "row" if "rows" in spec else "lot" if "commodity" in spec else "table")
        if of not in OF or (of == "row" and spec.get("rows") not in rows) or (of == "lot" and spec.get("commodity") not in commodities):
            raise complain(f"[printables.{name}] of = {of!r} needs one of {list(OF)}, rows = a list of [rows], commodity = one of [commodities]")
        size = spec.get("size")
        small = of in ("row", "lot")
        made[name] = Printable(name, of, spec.get("rows"), spec.get("commodity"), spec.get("template"), tuple(spec.get("fields", ())),
                               tuple(size) if size else (92, 60) if small else None, spec.get("back", False), spec.get("blank", True),
                               spec.get("ticket", small), spec.get("when", {}), spec.get("only", {}),
                               spec.get("pieces", False), spec.get("worth"), spec.get("act", {}), spec.get("offer"),
                               tuple(spec.get("without", ())))
    return made
