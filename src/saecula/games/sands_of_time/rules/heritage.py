"""Heritage (SOT-280, SOT-281)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.entries import CATEGORIES
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules.regions import changed
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Heritage

TRACKS: Final = Heritage.each(CATEGORIES)


def rise(g: SandsOfTime, seat: Seat, category: int, steps: int) -> None:
    """Raise heritage, at most to the end of its track; it never falls. [SOT-280, SOT-281]"""
    empire = g.empires[seat]
    risen = min(steps, g.content.board.max_heritage - empire.heritage[category])
    if risen:
        empire.heritage = changed(empire.heritage, category, risen)
        g.tell("heritage_rose", seat, g.content.categories[category].id, empire.heritage[category])


@rules.decision(must=True)
def raise_one(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the heritage tracks, one of which rises by one. [SOT-042, SOT-215]"""
    return TRACKS


@raise_one.resolve
def raise_track(g: SandsOfTime, seat: Seat, action: Action) -> None:
    rise(g, seat, g.content.category_index[Heritage.of(action)], 1)
