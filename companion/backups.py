"""Copies of the books beside them and on a stick: made while play goes on, listed, put back."""

from __future__ import annotations

import logging
import os
import shutil
import threading
from datetime import datetime
from pathlib import Path

from companion.faults import StoreFault
from companion.files import copy_books_of, is_a_journal, make_folder, sync_folder

__all__ = ["Backups", "restore"]

KEPT, DAYS = 12, 8              # the newest copies, and the last one of each of so many days before: whoever copies
                                # again and again pushes none of an earlier evening out
ON_A_STICK = "table-companion"  # folder of the copies on a stick
MOUNTED = ("/media", "/run/media")      # where Debian and Raspberry Pi OS mount what is plugged in


class Backups:
    """The copies of one installation's books.

    store: whose books; folder: of the books, the copies lie in backups/ there; sticks: folders that count as
    plugged in, None to look where the system mounts them.
    """

    def __init__(self, store, folder: Path, sticks: list[Path] | None = None) -> None:
        self._store = store
        self.folder = folder / "backups"
        self._sticks = sticks
        self._lock = threading.Lock()       # a copy is named after its second

    def make(self, why: str = "") -> list[Path]:
        """Copy the books now: beside them, and to every stick that is plugged in. Returns the copies made.

        why: a word for the file's name. Errors: StoreFault where not even the copy beside the books could be made.
        """
        with self._lock:
            return self._make(why)

    def _make(self, why: str) -> list[Path]:
        make_folder(self.folder)
        name = f"books-{datetime.now():%Y-%m-%d-%H%M%S}{'-' + why if why else ''}.db"
        target = self.folder / name
        self._store.backup(target)
        made = [target]
        _let_old_ones_go(self.folder)
        for stick in self.sticks():
            try:
                made.append(_copy(target, stick / ON_A_STICK))
                _let_old_ones_go(stick / ON_A_STICK)
            except OSError as error:
                logging.getLogger(__name__).warning("no copy on %s: %s", stick, error.strerror)
        return made

    def listed(self) -> list[dict]:
        """The copies there are, the newest first: {"name", "at" ISO time, "bytes", "stick"}."""
        found = []
        for folder, stick in [(self.folder, ""), *((one / ON_A_STICK, one.name) for one in self.sticks())]:
            for path in folder.glob("books-*.db"):
                held = path.stat()
                found.append({"name": path.name, "at": datetime.fromtimestamp(held.st_mtime).isoformat(timespec="seconds"),
                              "bytes": held.st_size, "stick": stick})
        return sorted(found, key=lambda one: one["name"], reverse=True)

    def sticks(self) -> list[Path]:
        """Folders of sticks that are plugged in and can be written."""
        if self._sticks is not None:
            return [one for one in self._sticks if one.is_dir()]
        found = []
        for root in map(Path, MOUNTED):
            for path in [*root.glob("*"), *root.glob("*/*")]:
                if os.path.ismount(path) and os.access(path, os.W_OK):
                    found.append(path)
        return found


def _let_old_ones_go(folder: Path) -> None:
    """Leave KEPT copies, and the last of each of DAYS days before."""
    old = sorted(folder.glob("books-*.db"))[:-KEPT]
    last_of_day = {path.name[:len("books-2020-01-01")]: path for path in old}
    kept = set(sorted(last_of_day.values())[-DAYS:])
    for path in old:
        if path not in kept:
            path.unlink()


def _copy(source: Path, folder: Path) -> Path:
    """Copy a file into a folder, all of it or nothing. Errors: OSError."""
    folder.mkdir(exist_ok=True)
    unfinished, target = folder / f"{source.name}.part", folder / source.name
    try:
        shutil.copyfile(source, unfinished)
        with open(unfinished, "rb") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    sync_folder(folder)
    return target


def restore(copy: Path, books: Path) -> Path | None:
    """Put a copy in the place of the books, which are kept beside it. Nobody may have them open.

    Returns where the present books were put, None where there were none. Errors: StoreFault.
    """
    if not is_a_journal(copy):
        raise StoreFault("damaged", f"{copy} holds no books of the companion, or is damaged. Take another copy.")
    make_folder(books.parent)
    aside = None
    if books.exists():
        aside = books.with_name(f"{books.stem}-before-{datetime.now():%Y-%m-%d-%H%M%S}.db")
        copy_books_of(books, aside)     # what is still in its log comes along
    copy_books_of(copy, books)
    return aside
