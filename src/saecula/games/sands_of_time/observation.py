"""What the annotations of the position of The Sands of Time need to know of its content."""

from __future__ import annotations

from saecula.core.codecs import Sizing


def rows(s: Sizing) -> int:
    """Count the rows of advances."""
    return len(s.content.board.rows)


def stacks(s: Sizing) -> int:
    """Count the face-down stacks: one for each category and level from 2."""
    return len(s.content.categories) * (int(s.content.levels) - 1)


def peasants_and_soldiers(s: Sizing) -> int:
    """Count the regions twice, once for each kind of citizen."""
    return 2 * len(s.content.regions)
