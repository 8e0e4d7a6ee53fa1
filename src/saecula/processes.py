"""Setup shared by processes that play or serve."""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Collect garbage rarely: looking for cycles, which positions do not have, took a fifth of the time."""
    gc.set_threshold(100_000, 50, 100)
