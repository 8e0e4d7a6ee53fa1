"""Between positions and JSON: the small conversions that generated code calls."""

from __future__ import annotations

from typing import Any

from saecula.core.zones import Zone


def tuples(value: Any) -> Any:
    """Turn lists, nested ones too, back into tuples: JSON has no tuples."""
    if isinstance(value, (list, tuple)):
        return tuple([tuples(item) for item in value])
    return value


def zone_to_plain(zone: Zone) -> list[Any]:
    """Return a zone as [cards, known, deck]."""
    return [list(zone.cards), list(zone.known), zone.deck]


def zone_from_plain(value: list[Any]) -> Zone:
    """Rebuild the zone."""
    cards, known, deck = value
    return Zone(tuple(cards), tuple(known), deck)
