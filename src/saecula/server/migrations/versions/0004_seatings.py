"""How often seats changed hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "seating")
