"""What processes that play or serve have in common."""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Positions and scenes are many and hold no circles: hunting for them was up to a fifth of all work."""
    gc.set_threshold(100_000, 50, 100)
