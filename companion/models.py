"""The tables of the journal, declared with Flask-SQLAlchemy.

entry, event and transfer only ever grow: triggers refuse every update and delete, whoever asks.
The rows that change are game_table.head, device, taught, setting and guess; printed grows by what is printed and is no book.
Times are ISO texts for reading, never for ordering: a Pi has no clock battery.
"""

from __future__ import annotations

from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import (DDL, JSON, BigInteger, CheckConstraint, Column, Float, ForeignKey, ForeignKeyConstraint, Integer,
                        MetaData, String, UniqueConstraint, event as sa_event)

__all__ = ["db", "REVISION", "game_table", "entry", "event", "transfer", "device", "taught", "setting", "guess", "printed"]

# The newest file in migrations/versions: what a journal written by this release is stamped with.
REVISION = "0002"

# Named constraints, so that a later migration can point at them.
NAMES = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_N_name)s",
         "uq": "uq_%(table_name)s_%(column_0_N_name)s", "ck": "ck_%(table_name)s_%(constraint_name)s",
         "ix": "ix_%(table_name)s_%(column_0_N_name)s"}

db = SQLAlchemy(metadata=MetaData(naming_convention=NAMES), disable_autonaming=True)

game_table = db.Table(
    "game_table",
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("game_version", String, nullable=False),
    Column("head", Integer, nullable=False),
    Column("created_at", String, nullable=False),
)

# The primary key is the lock: two bookings of one number cannot both be in.
entry = db.Table(
    "entry",
    Column("table_id", Integer, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", String, nullable=False),
    Column("actor", JSON, nullable=False),
    Column("command", String, nullable=False),
    Column("args", JSON, nullable=False),
    Column("secret", JSON, nullable=False),
    Column("ticket", String),
    Column("reverses", Integer),
    UniqueConstraint("table_id", "ticket"),
    UniqueConstraint("table_id", "reverses"),
    CheckConstraint("seq > 0", name="counts_from_one"),
    CheckConstraint("reverses < seq", name="reverses_an_older_one"),
    sqlite_with_rowid=False,
)


def _facts(name: str, *columns, **options):
    """A table of facts: n counts the facts of an entry over both tables, so that their order is kept."""
    return db.Table(
        name,
        Column("table_id", Integer, primary_key=True, autoincrement=False),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("n", Integer, primary_key=True, autoincrement=False),
        *columns,
        ForeignKeyConstraint(["table_id", "seq"], ["entry.table_id", "entry.seq"]),
        sqlite_with_rowid=False,
    )


event = _facts(
    "event",
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Column("audience", JSON(none_as_null=True)),
)

transfer = _facts(
    "transfer",
    Column("commodity", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("source", String, nullable=False),
    Column("target", String, nullable=False),
    Column("memo", String, nullable=False),
    CheckConstraint("amount > 0", name="moves_something"),
    CheckConstraint("source <> target", name="two_accounts"),
)

# A phone, tablet or shared screen that has been let in.
device = db.Table(
    "device",
    Column("token_hash", String, primary_key=True),
    Column("table_id", Integer, ForeignKey("game_table.id"), nullable=False, index=True),
    Column("seat", String),
    Column("role", String, nullable=False),
    Column("language", String),
    Column("label", String, nullable=False),
    Column("created_at", String, nullable=False),
)

# What owners typed in from their boxes, reused by every later table.
taught = db.Table(
    "taught",
    Column("game", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("data", JSON, nullable=False),
)

setting = db.Table(
    "setting",
    Column("key", String, primary_key=True),
    Column("data", JSON, nullable=False),
)

# Wrong PINs and codes by table and address, so that a restart forgives nobody.
guess = db.Table(
    "guess",
    Column("key", String, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# Tickets that were put on paper: which row or lot, for whom, the how-manieth copy. order_of: the tap that asked for it.
printed = db.Table(
    "printed",
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("game_table.id"), nullable=False),
    Column("printable", String, nullable=False),
    Column("key", String, nullable=False),
    Column("copy", Integer, nullable=False),
    Column("seat", String),
    Column("count", BigInteger),
    Column("at", String, nullable=False),
    Column("actor", JSON, nullable=False),
    Column("order_of", String),
    UniqueConstraint("table_id", "printable", "key", "copy"),
    CheckConstraint("copy > 0", name="counts_from_one"),
)

_POSTGRES_FUNCTION = DDL("""CREATE OR REPLACE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$""")

for _journal in (entry, event, transfer):
    sa_event.listen(_journal, "after_create", _POSTGRES_FUNCTION.execute_if(dialect="postgresql"))
    sa_event.listen(_journal, "after_create", DDL(
        f"CREATE TRIGGER {_journal.name}_append_only BEFORE UPDATE OR DELETE ON {_journal.name} "
        "FOR EACH ROW EXECUTE FUNCTION append_only()").execute_if(dialect="postgresql"))
    for _verb in ("update", "delete"):
        sa_event.listen(_journal, "after_create", DDL(
            f"CREATE TRIGGER {_journal.name}_no_{_verb} BEFORE {_verb.upper()} ON {_journal.name} "
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END").execute_if(dialect="sqlite"))
