"""Run Alembic's migrations on the connection that the server passes in."""

from __future__ import annotations

from alembic import context

from saecula.server.storage import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
