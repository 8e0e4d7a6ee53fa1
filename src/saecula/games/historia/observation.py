"""What the annotations of Historia's position need to know of its content."""

from __future__ import annotations

from saecula.core.codecs import Sizing


def symbols(s: Sizing) -> list[str]:
    """Return the symbols of actions."""
    return list(s.content.symbols.values())
