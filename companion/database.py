"""Opens the database: one writer behind a lock, readers beside it, one process at a time on SQLite.

SQLite runs with WAL and synchronous=FULL, which syncs exactly once for each commit. The single writer
connection also does every checkpoint, since several writing connections can stall each other and meet
SQLite's WAL-reset bug. A database in memory has one connection for everything, behind the same lock.
"""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from urllib.parse import quote

from flask import Flask
from sqlalchemy import URL, Connection, Engine, event, exc, make_url

from companion.faults import SecondProcess, StoreFault, StoreReadOnly, fault_of
from companion.files import copy_books, make_folder
from companion.models import db

__all__ = ["Database"]

BUSY_MS = 5000
_to_json = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


class Database:
    """The engines of one database, kept from the start.

    url: sqlite:///path, sqlite:// (in memory) or postgresql://...; app: the Flask app whose
    configuration takes the binds, a private one by default (its SQLALCHEMY_ENGINE_OPTIONS reach both
    engines); read_only: look at the books beside a serving process, without a lock and without writing.
    Errors: SecondProcess; StoreFault where the folder cannot be made.
    """

    def __init__(self, url: str | URL, app: Flask | None = None, read_only: bool = False) -> None:
        parsed = make_url(url)
        self.on_sqlite = parsed.get_backend_name() == "sqlite"
        self.in_memory = self.on_sqlite and parsed.database in (None, "", ":memory:")
        self.path = Path(parsed.database).absolute() if self.on_sqlite and not self.in_memory else None
        self.read_only = read_only
        self._lock = threading.RLock()
        self._pid = os.getpid()
        self._lock_file = None
        self._suspect = False
        self._closed = False
        if self.path:
            parsed = parsed.set(database=str(self.path))
            if not read_only:
                make_folder(self.path.parent)
                self._lock_out_others()
        self._writer, self._reader = self._engines(parsed, app or Flask("companion"))
        if self.on_sqlite:
            event.listen(self._writer, "connect", self._tune_writer)
            event.listen(self._writer, "begin", _begin_immediate)
            if self._reader is not self._writer:
                event.listen(self._reader, "connect", _tune_reader)
                event.listen(self._reader, "begin", _begin)

    def _engines(self, url, app: Flask) -> tuple[Engine, Engine]:
        # hide_parameters: errors are logged, and a sealed bid must not be.
        options = {"json_serializer": _to_json, "hide_parameters": True, **app.config.get("SQLALCHEMY_ENGINE_OPTIONS", {})}
        if self.in_memory:
            binds = {None: {"url": url, **options}}
        elif self.on_sqlite:
            looking = url.set(database=f"file:{quote(str(self.path))}", query={"mode": "ro", "uri": "true"})
            binds = {None: {"url": url, "pool_size": 1, "max_overflow": 0, **options},
                     "reader": {"url": looking, "pool_size": 8, "max_overflow": -1, **options}}
        else:
            options["pool_pre_ping"] = True
            binds = {None: {"url": url, **options},
                     "reader": {"url": url, "execution_options": {"postgresql_readonly": True}, **options}}
        app.config["SQLALCHEMY_BINDS"] = binds
        db.init_app(app)
        with app.app_context():
            engines = db.engines
        return engines[None], engines.get("reader", engines[None])

    # -- one process -------------------------------------------------------------------------------

    def _lock_out_others(self) -> None:
        """The lock belongs to the open file, so it ends with the process, however that ends."""
        try:
            self._lock_file = open(f"{self.path}.lock", "a+", encoding="ascii")
        except OSError as error:
            raise StoreFault("cannot_open", f"The books cannot be kept in {self.path.parent}: {error.strerror}") from error
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock_file.seek(0)
            holder = self._lock_file.read(20).strip() or "unknown"
            self._lock_file.close()
            raise SecondProcess(
                f"{self.path.name} is already open in process {holder}. SQLite books are kept by one process: "
                "start a single worker with more threads, or use PostgreSQL.") from error
        self._lock_file.truncate(0)
        self._lock_file.write(str(self._pid))
        self._lock_file.flush()

    def _ready(self) -> None:
        if self._closed:
            # Opening them again would do so without the lock.
            raise StoreFault("cannot_open", "The books have been closed.")
        if self.on_sqlite and os.getpid() != self._pid:
            raise SecondProcess(
                "The server split into workers after it had opened the SQLite books. Start a single worker, "
                "let it open them itself (no preloading), or use PostgreSQL.")

    # -- connections -------------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one state of the books and cannot change them. Errors: StoreFault."""
        self._ready()
        with self._lock if self.in_memory else nullcontext():
            try:
                with self._reader.connect() as connection:
                    yield connection
            except exc.DBAPIError as error:
                raise self._fault(error) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable when the block has been left without an error.

        Errors: StoreFault, StoreReadOnly; IntegrityError of SQLAlchemy as it comes.
        """
        if self.read_only:
            raise StoreReadOnly("read_only", "These books were opened for reading only.")
        with self._lock if self.on_sqlite else nullcontext():
            self._ready()
            try:
                self._check_again()
                with self._writer.begin() as connection:
                    yield connection
            except exc.IntegrityError:
                raise
            except exc.DBAPIError as error:
                fault = self._fault(error)
                if isinstance(fault, StoreReadOnly) and self.path:
                    self._suspect = True
                raise fault from error

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """Like writing, for a change of the schema: references are checked at its end instead of all along,
        since SQLite rebuilds a table by dropping the old one. Errors: StoreFault."""
        with self._lock, self._writer.connect() as connection:
            if self.on_sqlite:
                connection.connection.driver_connection.execute("PRAGMA foreign_keys=OFF")
            try:
                with connection.begin():
                    yield connection
                    broken = self.on_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                    if broken:
                        raise StoreFault("damaged", f"The migration would have left rows of {broken[0]} without their "
                                                    f"{broken[2]}; nothing was changed.")
            except exc.DBAPIError as error:
                raise self._fault(error) from error
            finally:
                if self.on_sqlite:
                    connection.connection.driver_connection.execute("PRAGMA foreign_keys=ON")

    @property
    def suspect(self) -> bool:
        """True after a failed sync, until the file has been reopened and checked by the next write."""
        return self._suspect

    def _check_again(self) -> None:
        """After a failed sync the file is what the disk says, not what this process remembers.

        The booking that failed may come back with the log. Its pages count as synced now although they
        are not, so all of the log is written anew into the file before anything relies on it.
        """
        if not self._suspect:
            return
        self._reader.dispose()
        self._writer.dispose()
        try:
            with self._writer.connect() as connection:
                cursor = connection.connection.cursor()
                found = cursor.execute("PRAGMA integrity_check").fetchall()[0][0]
                busy = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()[0][0]
                cursor.close()
        except sqlite3.Error as error:
            raise fault_of(error, self.path) from error
        if found != "ok":
            raise StoreReadOnly("damaged", f"{self.path.name} is damaged ({found}); restore the last backup.")
        if busy:
            raise StoreFault("busy", "The books are checked after a failed sync, and somebody is reading them. Try again.")
        self._suspect = False

    def _fault(self, error: exc.DBAPIError) -> StoreFault:
        return fault_of(error.orig, self.path, self.on_sqlite)

    def _tune_writer(self, connection, record) -> None:
        # Transactions are ours: sqlite3 would begin a deferred one, which can fail in the middle.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        if self.path:
            mode = cursor.execute("PRAGMA journal_mode=WAL").fetchone()[0]
            if mode != "wal":
                raise StoreFault("unsupported", f"{self.path.parent} is on a file system without shared memory, where "
                                                f"SQLite offers {mode} instead of WAL: keep the books on a local disk.")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    # -- whole files -------------------------------------------------------------------------------

    def backup(self, path: str | Path) -> None:
        """Copy the books as they are now to a file, while booking goes on; an older copy is replaced.

        Errors: StoreFault; unsupported on PostgreSQL, which has pg_dump.
        """
        if not self.on_sqlite:
            raise StoreFault("unsupported", "PostgreSQL is backed up with pg_dump.")
        with self.reading() as connection:
            copy_books(connection.connection.driver_connection, Path(path).absolute())

    def close(self) -> None:
        """Close every connection, the writer last: it puts the log into the file. May be called twice."""
        with self._lock:
            self._closed = True
            if self._reader is not self._writer:
                self._reader.dispose()
            self._writer.dispose()
            if self._lock_file:
                self._lock_file.close()
                self._lock_file = None


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _tune_reader(connection, record) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.close()
