"""Alembic's entry: runs the migrations on the connection and in the transaction that database.py opened."""

from alembic import context

from companion.models import db

connection = context.config.attributes["connection"]
# SQLite can change few things in place: batch mode rebuilds a table, which drops its triggers. A migration
# that rebuilds entry, event or transfer creates their append-only triggers again.
context.configure(connection=connection, target_metadata=db.metadata, transactional_ddl=True,
                  render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
