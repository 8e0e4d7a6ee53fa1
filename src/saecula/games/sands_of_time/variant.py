"""The options of The Sands of Time: it has none."""

from __future__ import annotations

from dataclasses import dataclass

from saecula.core.variants import Variant as KernelVariant


@dataclass(frozen=True)
class Variant(KernelVariant):
    """The rulebook knows no variants."""
