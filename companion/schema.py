"""Makes the tables on a new file, and brings a journal of an earlier release up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from companion.database import Database
from companion.faults import StoreFault
from companion.files import sync_folder
from companion.models import REVISION, db

__all__ = ["prepare"]

MIGRATIONS = Path(__file__).with_name("migrations")


def prepare(database: Database, revision: str = REVISION, migrations: Path = MIGRATIONS) -> None:
    """Create the schema where there is none, migrate an older one after a backup copy next to the file.

    revision: the one the code needs; migrations: Alembic's folder. Alembic is imported for a migration only.
    Errors: StoreFault newer_release for a journal of a later release, or whatever keeps the copy from being made.
    """
    if database.read_only:
        with database.reading() as connection:
            found = _revision(connection)
        if found != revision:
            raise StoreFault("unsupported", "This journal is not of this release: start `companion serve` once.")
        return
    with database.writing() as connection:
        if database.on_sqlite is False:
            # Two workers may start at once; the second waits here and finds everything made.
            connection.execute(text("SELECT pg_advisory_xact_lock(20250101)"))
        found = _revision(connection)
        new = found is None
        if new:
            if inspect(connection).has_table("game_table"):
                raise StoreFault("unsupported", "This database has tables of another program's making.")
            db.metadata.create_all(connection)
            # Alembic's own table, written without importing Alembic.
            connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
                                    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"))
            connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
    if new and database.path:
        sync_folder(database.path.parent)
    elif not new and found > revision:
        raise StoreFault("newer_release", f"This journal was written by a newer release (schema {found}, this one "
                                          f"knows {revision}): update the companion.")
    elif not new and found < revision:
        _migrate(database, found, revision, migrations)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()


def _migrate(database: Database, found: str, revision: str, migrations: Path) -> None:
    if database.path:
        database.backup(_free_name(database.path, found))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    with database.migrating() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _free_name(path: Path, found: str) -> Path:
    """A name for the copy that overwrites none: journal.db-of-0001, journal.db-of-0001.2 ..."""
    name = path.with_name(f"{path.name}-of-{found}")
    number = 2
    while name.exists():
        name = path.with_name(f"{path.name}-of-{found}.{number}")
        number += 1
    return name
