"""What the annotations of Historia's position need to know about its content."""

from __future__ import annotations

from saecula.core.codecs import Sizing


def symbols(s: Sizing) -> list[str]:
    """Return the action symbols of all cards."""
    return list(s.content.symbols.values())
