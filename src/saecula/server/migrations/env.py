"""Alembic runs the migrations on the connection the server hands it."""

from __future__ import annotations

from alembic import context

from saecula.server.storage import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
