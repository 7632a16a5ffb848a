"""A disk that forgets at a power cut what was not synced, for SQLAlchemy's SQLite dialect.

apsw brings a SQLite whose file system can be written in Python. Every write goes to the file, as into an
operating system's cache, and is remembered as pending; a sync makes it durable. A cut keeps of each pending
write all, nothing or the first sectors. Names are durable with the first sync of their file: SQLite and the
store sync the folder then.
"""

import random
import sqlite3
from pathlib import Path

import apsw

SECTOR = 512


class Disk(apsw.VFS):
    """The file system. fail: (part of a file's name, "sync" | "write", result code) of the fault to show."""

    def __init__(self) -> None:
        self.name = f"volatile-{id(self)}"
        super().__init__(self.name, "")
        self.durable: dict[str, bytearray] = {}
        self.pending: dict[str, list[tuple[int, bytes | None]]] = {}
        self.on_event = lambda: None
        self.fail: tuple[str, str, int] | None = None

    def xOpen(self, name, flags):
        return _File(self, name, flags)

    def xDelete(self, name, sync_folder):
        super().xDelete(name, sync_folder)
        self.durable.pop(name, None)
        self.pending.pop(name, None)

    def check(self, name: str, what: str) -> None:
        if self.fail and self.fail[0] in name and self.fail[1] == what:
            if what == "sync":
                # An operating system reports a failed sync once and takes the pages for clean from then on.
                self.pending.pop(name, None)
            raise apsw.exception_for(self.fail[2])

    def cut(self, chance: random.Random | None = None) -> dict[str, bytes]:
        """What is on the disk after a power cut now: {file name: content}; nothing pending without chance."""
        left = {}
        for name, content in self.durable.items():
            image = bytearray(content)
            for offset, data in self.pending.get(name, ()) if chance else ():
                fate = chance.random()
                if fate < 0.4:
                    _apply(image, offset, data)
                elif fate < 0.6 and data:
                    _apply(image, offset, data[:chance.randrange(0, len(data) + 1, SECTOR) if len(data) >= SECTOR else 0])
            left[name] = bytes(image)
        return left


def _apply(image: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del image[offset:]
    elif data:
        if len(image) < offset:
            image.extend(bytes(offset - len(image)))
        image[offset:offset + len(data)] = data


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name, flags) -> None:
        self.disk = disk
        self.path = name.filename() if isinstance(name, apsw.URIFilename) else (name or "")
        super().__init__("", name, flags)

    def xWrite(self, data, offset):
        self.disk.check(self.path, "write")
        super().xWrite(data, offset)
        self.disk.pending.setdefault(self.path, []).append((offset, bytes(data)))
        self.disk.on_event()

    def xTruncate(self, size):
        super().xTruncate(size)
        self.disk.pending.setdefault(self.path, []).append((size, None))
        self.disk.on_event()

    def xSync(self, flags):
        self.disk.check(self.path, "sync")
        super().xSync(flags)
        image = self.disk.durable.setdefault(self.path, bytearray())
        for offset, data in self.disk.pending.pop(self.path, ()):
            _apply(image, offset, data)
        self.disk.on_event()


def _translated(error: apsw.Error) -> sqlite3.Error:
    """The exception that the sqlite3 module would have raised."""
    code = getattr(error, "extendedresult", 0)
    kind = sqlite3.IntegrityError if code & 0xFF == sqlite3.SQLITE_CONSTRAINT else sqlite3.OperationalError
    made = kind(str(error))
    made.sqlite_errorcode = code
    return made


class Driver:
    """What SQLAlchemy needs of a DB-API module.

    instead: statements to replace, for planted faults; statements: all that were sent, in order.
    """

    paramstyle = "qmark"
    threadsafety = 1
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    sqlite_version = apsw.sqlite_lib_version()

    def __init__(self, disk: Disk, instead: dict[str, str] | None = None) -> None:
        self.disk = disk
        self.instead = instead or {}
        self.statements: list[str] = []

    def __getattr__(self, name):
        return getattr(sqlite3, name)  # the exception classes, Binary, PARSE_DECLTYPES

    def connect(self, name, uri=False, **_):
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE | (apsw.SQLITE_OPEN_URI if uri else 0)
        try:
            return _Connection(apsw.Connection(name, flags=flags, vfs=self.disk.name), self)
        except apsw.Error as error:
            raise _translated(error) from error


class _Connection:
    isolation_level = None

    def __init__(self, real: apsw.Connection, driver: Driver) -> None:
        self.real, self.driver = real, driver

    def cursor(self):
        return _Cursor(self)

    def create_function(self, name, count, function, deterministic=False):
        self.real.create_scalar_function(name, function, count, deterministic=deterministic)

    def _end(self, statement):
        if self.real.in_transaction:
            self.cursor().execute(statement)

    def commit(self):
        self._end("COMMIT")

    def rollback(self):
        self._end("ROLLBACK")

    def close(self):
        try:
            self.real.close()
        except apsw.Error:
            pass  # sqlite3's close() reports no failed checkpoint either


class _Cursor:
    arraysize = 1
    lastrowid = None
    rowcount = -1
    description = None

    def __init__(self, connection: _Connection) -> None:
        self.connection = connection
        self.real = connection.real.cursor()
        self.real.exec_trace = self._describe

    def _describe(self, cursor, sql, bindings):
        columns = cursor.get_description()
        self.description = [(column[0], *[None] * 6) for column in columns] or None
        return True

    def _do(self, run, sql, parameters):
        self.description = None
        self.connection.driver.statements.append(sql)
        try:
            run(self.connection.driver.instead.get(sql, sql), parameters)
        except apsw.Error as error:
            raise _translated(error) from error
        self.rowcount = self.connection.real.changes()
        self.lastrowid = self.connection.real.last_insert_rowid()
        return self

    def execute(self, sql, parameters=()):
        return self._do(self.real.execute, sql, tuple(parameters))

    def executemany(self, sql, parameters):
        return self._do(self.real.executemany, sql, parameters)

    def fetchone(self):
        try:
            return self.real.fetchone()
        except apsw.Error as error:
            raise _translated(error) from error

    def fetchall(self):
        return list(iter(self.fetchone, None))

    def fetchmany(self, size=None):
        rows = []
        while len(rows) < (size or self.arraysize) and (row := self.fetchone()) is not None:
            rows.append(row)
        return rows

    def close(self):
        self.real.close()


def remake(image: dict[str, bytes], folder: Path) -> Path:
    """Write what a power cut left into a folder; returns the path of the database in it."""
    folder.mkdir()
    for name, content in image.items():
        (folder / Path(name).name).write_bytes(content)
    return folder / "journal.db"
