"""Points: whole numbers, in some games with halves."""

from __future__ import annotations

from typing import TypeAlias

Points: TypeAlias = int | float


def from_halves(halves: int) -> Points:
    """Return points that a game counts in halves; whole points stay whole numbers."""
    return halves / 2 if halves % 2 else halves // 2


def written(points: Points) -> str:
    """Write points as people do: 12, ½, 3½, −1."""
    whole, half = divmod(abs(points), 1)
    digits = f"{int(whole)}" if whole or not half else ""
    return f"{'−' if points < 0 else ''}{digits}{'½' if half else ''}"
