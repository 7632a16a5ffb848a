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
    parser.add_argument("--port", type=int, default=8000, help="of the companion, for the codes on tickets (default: 8000)")
    parser.add_argument("--to", metavar="FILE|PRINTER", help="a file, - for the standard output, or a printer's name "
                                                            "(default: TABLE-PRINTABLE.pdf here)")


def run(args, books: Path) -> int:
    """Print. books: the journal's file. Returns the exit status: 2 for what there is none of, 1 for what went wrong."""
    from companion import catalogue
    from companion.engine.journal import fold
    from companion.engine.table import opened
    from companion.printing import find
    from companion.store import StoreFault
    store = _open(books)
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
        made = _documents(args, table, entries, row.code, seats, store)
        if not made:
            return _said(2, f"there is nothing of {args.printable} to print yet; --blank prints one to write on")
        return _press(made, args, row.code, store)
    except StoreFault as fault:
        return _said(1, str(fault))
    finally:
        store.close()


def _open(books: Path):
    """The books, to note printed tickets in; beside a serving process to read alone."""
    from companion.store import SecondProcess, Store, file_url
    try:
        return Store(file_url(books))
    except SecondProcess:
        return Store(file_url(books), read_only=True)


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


def _documents(args, table, entries, code: str, seats: list, store) -> list:
    """Every seat's own with its own eyes, the table's with those of the shared screen: a sealed value leaves no hand."""
    from companion.engine.words import words_for
    from companion.printing import Order, documents, find
    from companion.printing.numbers import number_of, secret_key
    words, base = words_for(table.game, args.language or table.game.language), _base(args)
    numbers = None if store.database.read_only else number_of(store, secret_key(store), code, base, {"role": "host", "seat": None, "device": None})
    if numbers is None and find(table, args.printable).ticket and not args.blank:
        _said(0, "the companion is running and has the books: tickets from here carry no number and no code; print those from a phone")
    if seats == [None]:
        seats = ["wall"] if find(table, args.printable).of == "table" or args.blank else table.seats
    made = []
    for seat in seats:
        made += documents(Order(table, entries, code, seat, words, args.printable, seat=None if seat == "wall" else seat,
                                blank=args.blank, paper=args.paper, address=base, number_of=numbers))
    return made


def _base(args) -> str:
    """Where phones find this machine's tables."""
    import os

    from companion.web.addresses import in_url, lan_address
    return (os.environ.get("COMPANION_PUBLIC_URL") or f"http://{in_url(lan_address())}:{args.port}").rstrip("/")


def _press(made: list, args, code: str, store) -> int:
    """The PDF, and where it goes."""
    from companion.engine.words import words_for
    from printables.press import Press
    press = Press()
    try:
        job = press.order(made)
        while not job.ended.wait(.5):
            if job.total > 1 and sys.stderr.isatty():
                print(f"\rsheet {min(job.done + 1, job.total)} of {job.total} ", end="", file=sys.stderr, flush=True)
    finally:
        press.close()
    words = words_for(None, "en")
    if job.pdf is None:
        return _said(1, words.say(f"ui-print_problem_{job.problem['code']}", **job.problem))
    if args.to == "-":
        sys.stdout.buffer.write(job.pdf)
        return 0
    sent = _to_printer(args, job.pdf, f"{code} {args.printable}", store, words) if args.to else None
    return sent if sent is not None else _to_file(Path(args.to or f"{code}-{args.printable}.pdf"), job.pdf)


def _to_printer(args, pdf: bytes, title: str, store, words) -> int | None:
    """Printed there; None where no printer has that name, so it is a file's."""
    from companion.printers import PrinterProblem, Printers
    printers = Printers(store)
    try:
        printers.send(args.to, pdf, title, args.paper)
    except LookupError:
        return None
    except PrinterProblem as problem:
        return _said(1, words.say(f"prn-{problem.code}", **problem.facts))
    print(f"{args.to} has it")
    return 0


def _to_file(file: Path, pdf: bytes) -> int:
    try:
        file.write_bytes(pdf)
    except OSError as error:
        return _said(1, f"{file} cannot be written, and no printer has that name: {error.strerror}")
    print(f"{file}: {-(-len(pdf) // 1024)} kB")
    return 0
