"""Analyses of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("level", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("claimed", sa.Double, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
    )
    op.create_index("ix_analyses_person", "analyses", ["person"])
    op.create_index("analyses_waiting", "analyses", ["status", "asked"])
    op.create_table(
        "verdicts",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("level", sa.String(16), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match", "level"], ["analyses.match", "analyses.level"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("verdicts")
    op.drop_table("analyses")
