"""The journal of the first release. New files are made from models.py; a test compares the two."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

PARTS = ("table_id", "seq", "n")


def _facts(name, *columns):
    op.create_table(
        name, *(sa.Column(part, sa.Integer, nullable=False) for part in PARTS), *columns,
        sa.PrimaryKeyConstraint(*PARTS, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id", "seq"], ["entry.table_id", "entry.seq"], name=f"fk_{name}_table_id_seq"),
        sqlite_with_rowid=False)


def upgrade():
    op.create_table(
        "game_table",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("game_version", sa.String, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("created_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("code", name="uq_game_table_code"))
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("actor", sa.JSON, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("args", sa.JSON, nullable=False),
        sa.Column("secret", sa.JSON, nullable=False),
        sa.Column("ticket", sa.String),
        sa.Column("reverses", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id"),
        sa.UniqueConstraint("table_id", "ticket", name="uq_entry_table_id_ticket"),
        sa.UniqueConstraint("table_id", "reverses", name="uq_entry_table_id_reverses"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_entry_counts_from_one")),
        sa.CheckConstraint("reverses < seq", name=op.f("ck_entry_reverses_an_older_one")),
        sqlite_with_rowid=False)
    _facts("event",
           sa.Column("kind", sa.String, nullable=False),
           sa.Column("data", sa.JSON, nullable=False),
           sa.Column("audience", sa.JSON))
    _facts("transfer",
           sa.Column("commodity", sa.String, nullable=False),
           sa.Column("amount", sa.BigInteger, nullable=False),
           sa.Column("source", sa.String, nullable=False),
           sa.Column("target", sa.String, nullable=False),
           sa.Column("memo", sa.String, nullable=False),
           sa.CheckConstraint("amount > 0", name=op.f("ck_transfer_moves_something")),
           sa.CheckConstraint("source <> target", name=op.f("ck_transfer_two_accounts")))
    op.create_table(
        "device",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_device"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_device_table_id"))
    op.create_index("ix_device_table_id", "device", ["table_id"])
    op.create_table(
        "taught",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game", "key", name="pk_taught"))
    op.create_table(
        "setting",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_setting"))
    op.create_table(
        "guess",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_guess"))
    if op.get_context().dialect.name == "postgresql":
        op.execute("CREATE OR REPLACE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS "
                   "$$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$")
    for name in ("entry", "event", "transfer"):
        if op.get_context().dialect.name == "postgresql":
            op.execute(f"CREATE TRIGGER {name}_append_only BEFORE UPDATE OR DELETE ON {name} "
                       "FOR EACH ROW EXECUTE FUNCTION append_only()")
        else:
            for verb in ("update", "delete"):
                op.execute(f"CREATE TRIGGER {name}_no_{verb} BEFORE {verb.upper()} ON {name} "
                           "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END")
