"""Laws of copies and releases: a copy is whole, an older journal is brought up to date, a strange file is left alone."""

import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from companion import models, schema
from companion.database import Database
from companion.store import NumberTaken, Store, StoreFault
from tests.store.lines import line

ROOT = Path(__file__).parents[2]


def test_a_copy_is_whole_while_booking_goes_on(filed, tmp_path):
    filed.new_table("KOALA", "toy", "7", line(1))
    stop = threading.Event()

    def book():
        seq = 2
        while not stop.is_set():
            filed.append("KOALA", line(seq))
            seq += 1

    writer = threading.Thread(target=book)
    writer.start()
    copy = tmp_path / "copy.db"
    for _ in range(5):
        before = filed.head("KOALA")
        filed.backup(copy)
        kept = Store(f"sqlite:///{copy}")
        kept.prepare()
        head = kept.head("KOALA")
        assert before <= head and [entry.seq for entry in kept.entries("KOALA")] == list(range(1, head + 1))
        kept.close()
    stop.set()
    writer.join()
    assert not list(tmp_path.glob("*.part"))


def test_books_in_memory_can_be_kept(tmp_path):
    store = Store("sqlite://")
    store.prepare()
    store.new_table("KOALA", "toy", "7", line(1))
    store.backup(tmp_path / "copy.db")
    kept = Store(f"sqlite:///{tmp_path}/copy.db")
    kept.prepare()
    assert kept.head("KOALA") == 1
    kept.close()


def test_a_copy_that_fails_leaves_the_older_one(filed, tmp_path):
    copy = tmp_path / "copy.db"
    filed.backup(copy)
    before = copy.read_bytes()
    (tmp_path / "copy.db.part").mkdir()
    with pytest.raises(StoreFault):
        filed.backup(copy)
    assert copy.read_bytes() == before


def test_alembic_is_loaded_only_when_the_schema_differs(path):
    loaded = "import sys; from companion.store import Store; Store(sys.argv[1]).prepare(); print('alembic' in sys.modules)"
    for _ in ("new", "known"):
        told = subprocess.run([sys.executable, "-c", loaded, f"sqlite:///{path}"], cwd=ROOT, capture_output=True, text=True)
        assert told.stdout == "False\n"


def test_the_migrations_lead_to_the_tables_that_the_code_declares(url):
    """From nothing, in SQLite and PostgreSQL: columns, constraints and triggers as models.py makes them."""
    def described(make) -> list:
        database = Database(url)
        make(database)
        with database.reading() as connection:
            assert compare_metadata(MigrationContext.configure(connection), models.db.metadata) == []
            if database.on_sqlite:
                found = [(row.type, row.name, *_columns(connection, row.name)) for row in connection.exec_driver_sql(
                    "SELECT type, name FROM sqlite_master ORDER BY type, name")]
            else:
                found = [tuple(row) for row in connection.exec_driver_sql(
                    "SELECT conname, contype::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = "
                    "'public'::regnamespace UNION ALL SELECT tgname, 'trigger', pg_get_triggerdef(oid) FROM pg_trigger "
                    "WHERE NOT tgisinternal ORDER BY 1")]
        with database.migrating() as connection:
            models.db.metadata.drop_all(connection)
            connection.exec_driver_sql("DROP TABLE alembic_version")
        database.close()
        return found

    def migrate(database):
        with database.writing() as connection:
            connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
                                       "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))")
        schema._migrate(database, "0000", models.REVISION, schema.MIGRATIONS)

    assert described(migrate) == described(schema.prepare)


def _columns(connection, table: str) -> tuple:
    ask = connection.exec_driver_sql
    return (*(tuple(row) for row in ask(f"PRAGMA table_info({table})")),
            *(tuple(row[2:]) for row in ask(f"PRAGMA foreign_key_list({table})")))


LATER = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "0003", "0002"

def upgrade():
    with op.batch_alter_table("device") as device:
        device.add_column(sa.Column("colour", sa.String))
    with op.batch_alter_table("game_table", recreate="always") as table:
        table.alter_column("game", new_column_name="box")
    {more}
"""


@pytest.fixture
def later(tmp_path):
    """Alembic's folder of a later release."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_an_older_journal_is_copied_and_then_brought_up_to_date(filed, path, later):
    filed.new_table("KOALA", "toy", "7", line(1))
    filed.add_device("h1", "KOALA", "Anna", "seat", "cs")
    (later / "versions" / "0003.py").write_text(LATER.format(more=""))
    schema.prepare(filed.database, "0003", later)
    schema.prepare(filed.database, "0003", later)
    copies = sorted(p.name for p in path.parent.glob("journal.db-of-*"))
    assert copies == ["journal.db-of-0002"]
    with filed.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT box FROM game_table").scalar() == "toy"
        assert connection.exec_driver_sql("SELECT token_hash, colour FROM device").one() == ("h1", None)
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0003"
    with pytest.raises(StoreFault) as newer:
        filed.prepare()
    assert newer.value.reason == "newer_release"
    with sqlite3.connect(path.parent / copies[0]) as copy:
        assert copy.execute("SELECT game FROM game_table").fetchone() == ("toy",)
    copy.close()


@pytest.mark.parametrize("more", ["raise RuntimeError('half way')", "op.execute('DELETE FROM game_table')"])
def test_a_migration_that_fails_changes_nothing(filed, path, later, more):
    filed.new_table("KOALA", "toy", "7", line(1))
    (later / "versions" / "0003.py").write_text(LATER.format(more=more))
    for number in (1, 2):
        with pytest.raises((RuntimeError, StoreFault)):
            schema.prepare(filed.database, "0003", later)
        assert len(list(path.parent.glob("journal.db-of-0002*"))) == number  # no copy overwrites another
    filed.prepare()
    filed.append("KOALA", line(2))
    assert filed.table("KOALA").game == "toy"
    with pytest.raises(NumberTaken):
        filed.append("KOALA", line(2))


@pytest.mark.parametrize("content, reason", [(b"x" * 5000, "damaged"), (None, "unsupported")])
def test_what_is_no_journal_is_not_touched(path, content, reason):
    path.parent.mkdir()
    if content:
        path.write_bytes(content)
    else:
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE game_table (x)")
        other.close()
    store = Store(f"sqlite:///{path}")
    with pytest.raises(StoreFault) as fault:
        store.prepare()
    assert fault.value.reason == reason
    store.close()
    assert content is None or path.read_bytes() == content


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFault) as fault:
        Store(f"sqlite:///{tmp_path}/file/journal.db")
    assert fault.value.reason == "cannot_open"
