"""The command line: serve, play, export, print, backup, restore, new-game, sensor. Each command imports what it needs when it runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

__all__ = ["main"]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="Keeps the books of boxed board games about money.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    data = argparse.ArgumentParser(add_help=False)
    data.add_argument("--data", type=Path, default=None, metavar="DIR", help="the data directory (default: the user's)")

    serve = commands.add_parser("serve", parents=[data], help="serve the tables to the phones in the house")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--host", default="0.0.0.0", help="the address to listen on (default: all)")

    play = commands.add_parser("play", help="play scenario files; exit 0 only if every line held")
    play.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files or folders of them")

    export = commands.add_parser("export", parents=[data], help="write a table's evening to the standard output")
    export.add_argument("table", metavar="TABLE", help="the table's code")
    form = export.add_mutually_exclusive_group(required=True)
    form.add_argument("--scenario", dest="form", action="store_const", const="scenario", help="replays to the same books")
    form.add_argument("--json", dest="form", action="store_const", const="json", help="journal and state")
    form.add_argument("--csv", dest="form", action="store_const", const="csv", help="the bank journal for a spreadsheet")
    export.add_argument("--whole", action="store_true", help="sealed values of an open table, too")

    commands.add_parser("backup", parents=[data], help="copy all books into the data directory, and to a memory stick if one is there")

    back = commands.add_parser("restore", parents=[data], help="put a copy in the place of the books; they are kept beside it")
    back.add_argument("copy", type=Path, metavar="FILE", help="a copy made by backup or on the host's page")

    from companion import shell_print
    shell_print.declare(commands.add_parser("print", parents=[data], help="make PDFs of sheets and tickets, or send them to a printer"))

    from hardware.cli import declare
    declare(commands.add_parser("sensor", help="readers of dice and spinners: list, monitor, simulate, adapters"))

    new = commands.add_parser("new-game", help="begin a game of your own: a working banker at once")
    new.add_argument("slug", help="small letters, digits and hyphens, such as my-box")
    new.add_argument("--title", help="as printed on the box")
    new.add_argument("--folder", type=Path, default=None, help="where to put it (default: the companion's games)")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit status. Without a command: serve."""
    argv = list(sys.argv[1:] if argv is None else argv)
    known = ("serve", "play", "export", "print", "backup", "restore", "new-game", "sensor", "-h", "--help")
    if not argv or (argv[0].startswith("-") and argv[0] not in known):
        argv = ["serve", *argv]
    args = _parser().parse_args(argv)
    return {"serve": _serve, "play": _play, "export": _export, "backup": _backup, "restore": _restore,
            "new-game": _new_game, "print": _print, "sensor": _sensor}[args.command](args)


def _serve(args) -> int:
    from companion import data_folder
    from companion.serve import serve
    return serve(data_folder(args.data), host=args.host, port=args.port) or 0


def _play(args) -> int:
    from companion.play import play_files
    files: list[Path] = []
    for path in args.files:
        files += sorted(path.rglob("*.scenario")) if path.is_dir() else [path]
    missing = [path for path in files if not path.is_file()]
    if missing or not files:
        print(f"companion play: no such file: {', '.join(map(str, missing or args.files))}", file=sys.stderr)
        return 2
    return play_files(files)


def _export(args) -> int:
    from companion import catalogue, data_folder, export
    from companion.engine.journal import fold
    from companion.engine.table import opened
    from companion.store import Store, StoreFault, file_url
    file = data_folder(args.data) / "journal.db"
    if not file.is_file():
        print(f"companion export: there is no journal in {file.parent}; --data names another directory", file=sys.stderr)
        return 2
    store = Store(file_url(file), read_only=True)  # beside a serving process, too
    try:
        store.prepare()
        row = store.table(args.table.upper())
        if row is None:
            codes = ", ".join(table.code for table in store.tables()) or "none yet"
            print(f"companion export: no table {args.table}; there are: {codes}", file=sys.stderr)
            return 2
        game = catalogue.find(row.game)
        entries = list(store.entries(row.code))
        table = opened(game, fold(entries, game.events))
        if args.form == "scenario":
            text = export.export_scenario(game, entries, whole=args.whole or None)
        else:
            text = {"json": export.export_json, "csv": export.export_csv}[args.form](table, entries)
    except StoreFault as fault:
        print(f"companion export: {fault}", file=sys.stderr)
        return 1
    finally:
        store.close()
    sys.stdout.write(text)
    return 0


def _books(args, command: str) -> Path | None:
    """The file of the books, None with the remedy on standard error where there is none."""
    from companion import data_folder
    file = data_folder(args.data) / "journal.db"
    if file.is_file():
        return file
    print(f"companion {command}: there is no journal in {file.parent}; --data names another directory", file=sys.stderr)
    return None


def _print(args) -> int:
    from companion import shell_print
    file = _books(args, "print")
    return 2 if file is None else shell_print.run(args, file)


def _backup(args) -> int:
    from companion.backups import Backups
    from companion.store import Store, StoreFault, file_url
    file = _books(args, "backup")
    if file is None:
        return 2
    store = Store(file_url(file), read_only=True)   # beside a serving process, too
    try:
        for made in Backups(store, file.parent).make():
            print(made)
    except StoreFault as fault:
        print(f"companion backup: {fault}", file=sys.stderr)
        return 1
    finally:
        store.close()
    return 0


def _restore(args) -> int:
    from companion import data_folder
    from companion.backups import restore
    from companion.store import Store, StoreFault, file_url
    books = data_folder(args.data) / "journal.db"
    try:
        held = Store(file_url(books))       # keeps others out; nothing is read or written by it
        try:
            aside = restore(args.copy, books)
        finally:
            held.close()
    except StoreFault as fault:
        print(f"companion restore: {fault}", file=sys.stderr)
        return 1
    print(f"The books are those of {args.copy.name} now." + (f" What was there before is {aside}." if aside else ""))
    return 0


def _new_game(args) -> int:
    from companion.newgame import NewGameError, new_game
    try:
        folder = new_game(args.slug, args.title, args.folder)
    except NewGameError as error:
        print(f"companion new-game: {error}", file=sys.stderr)
        return 2
    print(f"{folder} is a working banker. Start the companion and pick it; then open its README.md.")
    return 0


def _sensor(args) -> int:
    from hardware.cli import run
    return run(args)
