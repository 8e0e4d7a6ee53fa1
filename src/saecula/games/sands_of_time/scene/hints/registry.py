"""The table of hints, and phrases that several of them use."""

from __future__ import annotations

from typing import Final

from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.wording import listed, say
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    population,
)
from saecula.games.sands_of_time.rules import regions as rules_regions
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    controller,
    tile,
)
from saecula.games.sands_of_time.scene.wording import amount

hints: Final[Hints[SandsOfTime]] = Hints()


def from_to(texts: Texts, now: int, then: int) -> str:
    """Say a number before and after a choice."""
    return say(texts, "from-to", now=now, then=then)


def crowd(g: SandsOfTime, region: int, texts: Texts) -> str:
    """Say how full a region is. [SOT-310, SOT-311]"""
    owner = controller(g, region)
    room = tile(g, region).capacity if owner == NOBODY else population.room(g, owner, region)
    return say(texts, "hint-crowd", n=rules_regions.population(g, region), room=room)


def brought(g: SandsOfTime, units: dict[int, int], texts: Texts) -> str:
    """Say what regions bring, each as often as given. [SOT-240]"""
    totals = {"grain": 0, "gold": 0}
    for land, number in units.items():
        totals[tile(g, land).resource] += number
    return listed([amount(texts, resource, n) for resource, n in totals.items() if n])
