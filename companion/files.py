"""Folders and copies that survive a power cut."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from companion.faults import StoreFault, fault_of

__all__ = ["make_folder", "sync_folder", "copy_books", "copy_books_of", "is_a_journal"]


def make_folder(folder: Path) -> None:
    """Make a folder and those above it. Errors: StoreFault."""
    try:
        missing = [f for f in (folder, *folder.parents) if not f.exists()]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for made in missing:
            sync_folder(made.parent)
    except OSError as error:
        raise StoreFault("cannot_open", f"The folder {folder} cannot be made: {error.strerror}.") from error


def sync_folder(folder: Path) -> None:
    """Make the names of new files in a folder durable; syncing a file does not. Errors: OSError."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copy_books(source: sqlite3.Connection, target: Path) -> None:
    """Copy a SQLite database to a file, all of it or nothing; an older copy is replaced. Errors: StoreFault."""
    unfinished = target.with_name(target.name + ".part")
    try:
        copy = sqlite3.connect(unfinished)
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file is the whole copy
            found = copy.execute("PRAGMA quick_check").fetchone()[0]
        finally:
            copy.close()
        if found != "ok":
            raise StoreFault("damaged", f"The copy of the books is damaged ({found}); it was not kept.")
        with open(unfinished, "rb") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, target)
        sync_folder(target.parent)
    except sqlite3.Error as error:
        raise fault_of(error, target) from error
    except OSError as error:
        raise StoreFault("cannot_open", f"The copy {target.name} cannot be written: {error.strerror}.") from error
    finally:
        if unfinished.is_file():
            unfinished.unlink()


def is_a_journal(path: Path) -> bool:
    """Whether a file is a SQLite database with tables of the books in it, and whole."""
    try:
        opened = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            whole = opened.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            named = {row[0] for row in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        finally:
            opened.close()
    except sqlite3.Error:
        return False
    return whole and {"game_table", "entry", "event", "transfer"} <= named


def copy_books_of(source: Path, target: Path) -> None:
    """Copy a database file that nobody writes to another place, with what its log holds. Errors: StoreFault."""
    opened = sqlite3.connect(source)
    try:
        copy_books(opened, target)
        for tail in ("-wal", "-shm"):       # of the file that was there before: they would be read with the new one
            target.with_name(target.name + tail).unlink(missing_ok=True)
    finally:
        opened.close()
