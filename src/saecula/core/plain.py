"""Between positions and JSON: the small conversions that generated code calls."""

from __future__ import annotations

from typing import Any

from saecula.core.zones import Zone


def frames(value: Any) -> Any:
    """Frames, asks and picks as tuples again: JSON knows only lists."""
    if isinstance(value, (list, tuple)):
        return tuple([frames(item) for item in value])
    return value


def zone_to_plain(zone: Zone) -> list[Any]:
    """A zone as [cards, known, deck]."""
    return [list(zone.cards), list(zone.known), zone.deck]


def zone_from_plain(value: list[Any]) -> Zone:
    """The zone again."""
    cards, known, deck = value
    return Zone(tuple(cards), tuple(known), deck)
