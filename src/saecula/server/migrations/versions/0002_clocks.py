"""Clocks, proposals, notices; matches that survive a change of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; messages of the server have no person."""
    op.add_column("people", sa.Column("webhook", sa.String(500)))
    op.add_column("people", _flag("mailed"))
    op.add_column("matches", _number("revision"))
    op.add_column("matches", sa.Column("clock", sa.Text))
    op.add_column("matches", sa.Column("proposal", sa.Text))
    op.add_column("matches", sa.Column("due", sa.Double))
    op.add_column("matches", sa.Column("news", sa.Double))
    op.add_column("matches", _number("first"))
    op.add_column("matches", _flag("kept"))
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_news", "matches", ["news"])
    op.create_index("matches_kept", "matches", ["kept", "touched"])
    op.add_column("seats", _flag("told"))
    op.add_column("snapshots", _flag("settled", sa.true()))
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("person", existing_type=sa.String(32), nullable=True)


def downgrade() -> None:
    """Remove them, and the messages of the server."""
    op.execute("delete from chat where person is null")
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("person", existing_type=sa.String(32), nullable=False)
    op.drop_column("snapshots", "settled")
    op.drop_column("seats", "told")
    for index in ("matches_due", "matches_news", "matches_kept"):
        op.drop_index(index, "matches")
    for column in ("revision", "clock", "proposal", "due", "news", "first", "kept"):
        op.drop_column("matches", column)
    op.drop_column("people", "webhook")
    op.drop_column("people", "mailed")


def _flag(name: str, default: sa.sql.ColumnElement[bool] | None = None) -> sa.Column[bool]:
    return sa.Column(
        name, sa.Boolean, nullable=False, server_default=sa.false() if default is None else default
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")
