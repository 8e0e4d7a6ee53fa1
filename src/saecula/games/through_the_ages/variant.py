"""The options of Through the Ages: the full game has none."""

from __future__ import annotations

from dataclasses import dataclass

from saecula.core.variants import Variant as KernelVariant


@dataclass(frozen=True)
class Variant(KernelVariant):
    """The full game of the rulebook."""
