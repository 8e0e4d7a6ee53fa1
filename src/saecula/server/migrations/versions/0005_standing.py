"""Standing answers of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("standing", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "standing")
