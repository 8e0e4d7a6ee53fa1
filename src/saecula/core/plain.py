"""Conversions between positions and JSON, called by generated code."""

from __future__ import annotations

from typing import Any

from saecula.core.spread import Spread, spread
from saecula.core.zones import Zone


def tuples(value: Any) -> Any:
    """Turn lists, including nested ones, back into tuples, which JSON does not have."""
    if isinstance(value, (list, tuple)):
        return tuple([tuples(item) for item in value])
    return value


def zone_to_plain(zone: Zone) -> list[Any]:
    """Return a zone as [cards, known, deck]."""
    return [list(zone.cards), list(zone.known), zone.deck]


def zone_from_plain(value: list[Any]) -> Zone:
    """Return the zone that `zone_to_plain` wrote."""
    cards, known, deck = value
    return Zone(tuple(cards), tuple(known), deck)


def spread_to_plain(value: Spread) -> list[list[int]]:
    """Return a spread as a list of [place, number]."""
    return [[place, number] for place, number in value]


def spread_from_plain(value: list[list[int]]) -> Spread:
    """Return the spread that `spread_to_plain` wrote."""
    return spread([(place, number) for place, number in value])
