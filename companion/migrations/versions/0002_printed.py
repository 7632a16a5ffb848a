"""What was printed: tickets with a number and a code."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.create_table(
        "printed",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("printable", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("copy", sa.Integer, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("count", sa.BigInteger),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("actor", sa.JSON, nullable=False),
        sa.Column("order_of", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_printed"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_printed_table_id"),
        sa.UniqueConstraint("table_id", "printable", "key", "copy", name="uq_printed_table_id_printable_key_copy"),
        sa.CheckConstraint("copy > 0", name=op.f("ck_printed_counts_from_one")))
