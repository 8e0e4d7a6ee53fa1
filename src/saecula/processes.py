"""Setup shared by processes that play or serve."""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Collect garbage rarely: positions and scenes have no cycles, and searching took up to 20 % of the time."""
    gc.set_threshold(100_000, 50, 100)
