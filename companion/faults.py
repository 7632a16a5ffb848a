"""What can go wrong between the books and the disk, in an operator's words."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

__all__ = ["StoreFault", "StoreReadOnly", "SecondProcess", "fault_of"]

SPARE_BYTES = 64 * 1024     # less free space than this explains a failed write

FULL = "The disk is full: nothing was booked. Free some space and try again."


class StoreFault(Exception):
    """The books could not be read or written; nothing was acknowledged.

    reason: disk_full, busy, sync_failed, damaged, read_only, cannot_open, second_process, newer_release,
    unsupported or database. The text says what an operator can do. Whether a booking that failed while
    it was committed is in the books only the books tell: fold again, then send the same ticket.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class StoreReadOnly(StoreFault):
    """Reading goes on; the next booking is tried after the file has been reopened and checked."""


class SecondProcess(StoreFault):
    """Another process keeps these SQLite books."""

    def __init__(self, text: str) -> None:
        super().__init__("second_process", text)


def fault_of(error: Exception, path: Path | None, on_sqlite: bool = True) -> StoreFault:
    """The fault behind a driver's error. path: the SQLite file, None in memory."""
    if not on_sqlite:
        return StoreFault("database", f"PostgreSQL: {error}")
    name = path.name if path else "the database in memory"
    code = getattr(error, "sqlite_errorcode", 0) or 0
    kind = code & 0xFF
    if kind == sqlite3.SQLITE_FULL or code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return StoreFault("disk_full", FULL)
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreFault("busy", "Another program holds the books open for writing. Close it and try again.")
    if kind == sqlite3.SQLITE_IOERR:
        if path and shutil.disk_usage(path.parent).free < SPARE_BYTES:
            return StoreReadOnly("disk_full", FULL)
        return StoreReadOnly("sync_failed", f"The disk did not take the booking ({error}). "
                                            "The next one is tried after the file has been checked.")
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreReadOnly("damaged", f"{name} is damaged or no journal ({error}); restore the last backup.")
    if kind == sqlite3.SQLITE_READONLY:
        return StoreReadOnly("read_only", f"The books may not be written ({error}): check who owns the folder.")
    if kind == sqlite3.SQLITE_CANTOPEN:
        return StoreFault("cannot_open", f"The books cannot be opened ({error}): check the folder.")
    return StoreFault("database", f"SQLite: {error}")
