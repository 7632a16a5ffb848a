"""companion print: the same sheets and tickets as from a phone, for whoever sits at the machine."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["declare", "run"]


def declare(parser) -> None:
    """What the command takes."""
    parser.add_argument("table", metavar="TABLE", help="the table's code")
    parser.add_argument("printable", metavar="PRINTABLE", nargs="?", help="such as player_sheet; without it: what there is")
    parser.add_argument("--seat", metavar="N", help="a seat's number or name, for its own alone (default: every seat's)")
    parser.add_argument("--blank", action="store_true", help="nothing filled in, to write on")
    parser.add_argument("--paper", type=str.lower, default="a4", choices=("a4", "letter"), help="default: A4")
    parser.add_argument("--language", metavar="TAG", help="such as cs (default: the box's own)")
    parser.add_argument("--to", metavar="FILE|PRINTER", help="a file, - for the standard output, or a printer's name "
                                                            "(default: TABLE-PRINTABLE.pdf here)")


def run(args, books: Path) -> int:
    """Print. books: the journal's file. Returns the exit status: 2 for what there is none of, 1 for what went wrong."""
    from companion import catalogue
    from companion.engine.journal import fold
    from companion.engine.table import opened
    from companion.printing import find
    from companion.store import Store, StoreFault, file_url
    store = Store(file_url(books), read_only=True)      # beside a serving process, too
    try:
        store.prepare()
        row = store.table(args.table.upper())
        if row is None:
            return _said(2, f"no table {args.table}; there are: {', '.join(table.code for table in store.tables()) or 'none yet'}")
        game = catalogue.find(row.game)
        entries = list(store.entries(row.code))
        table = opened(game, fold(entries, game.events))
        if args.printable is None:
            return _list(table, entries)
        if find(table, args.printable) is None:
            return _said(2, f"no printable {args.printable} at this table; `companion print {row.code}` lists what there is")
        seats = _seats(table, args.seat)
        if not seats:
            return _said(2, f"no seat {args.seat}; there are: {', '.join(f'{n} {seat}' for n, seat in enumerate(table.seats, 1))}")
        made = _documents(args, table, entries, row.code, seats)
        if not made:
            return _said(2, f"there is nothing of {args.printable} to print yet; --blank prints one to write on")
        return _press(made, args, f"{row.code}-{args.printable}.pdf", store)
    except StoreFault as fault:
        return _said(1, str(fault))
    finally:
        store.close()


def _said(status: int, text: str) -> int:
    print(f"companion print: {text}", file=sys.stderr)
    return status


def _list(table, entries) -> int:
    """What this table can have printed, and how many of each."""
    from companion import views
    from companion.printing import offered
    for one in offered(table, views.ALL, entries):
        print(f"{one['id']:24} {len(one['items']):4}  for each {one['of']}{', blank' if one['blank'] else ''}")
    return 0


def _seats(table, wanted: str | None) -> list[str | None]:
    """Whose: [None] for everybody's."""
    if wanted is None:
        return [None]
    named = [seat for seat in table.seats if seat == wanted]
    return named or [seat for number, seat in enumerate(table.seats, 1) if str(number) == wanted]


def _documents(args, table, entries, code: str, seats: list) -> list:
    """Every seat's own with its own eyes, the table's with those of the shared screen: a sealed value leaves no hand."""
    from companion.engine.words import words_for
    from companion.printing import Order, documents, find
    words = words_for(table.game, args.language or table.game.language)
    if seats == [None]:
        seats = ["wall"] if find(table, args.printable).of == "table" or args.blank else table.seats
    made = []
    for seat in seats:
        made += documents(Order(table, entries, code, seat, words, args.printable, seat=None if seat == "wall" else seat,
                                blank=args.blank, paper=args.paper))
    return made


def _press(made: list, args, name: str, store) -> int:
    """The PDF, and where it goes."""
    from companion.engine.words import words_for
    from printables.press import Press
    press = Press()
    try:
        job = press.order(made)
        done = -1
        while not job.ended.wait(.1):
            if job.done != done and job.total > 1 and sys.stderr.isatty():
                done = job.done
                print(f"\rsheet {done + 1} of {job.total}", end="", file=sys.stderr, flush=True)
    finally:
        press.close()
    if job.pdf is None:
        return _said(1, words_for(None, "en").say(f"ui-print_problem_{job.problem['code']}", **job.problem))
    if args.to == "-":
        sys.stdout.buffer.write(job.pdf)
        return 0
    file = Path(args.to or name)
    try:
        file.write_bytes(job.pdf)
    except OSError as error:
        return _said(1, f"{file} cannot be written: {error.strerror}")
    print(f"{file}: {len(job.pdf) // 1024} kB")
    return 0
