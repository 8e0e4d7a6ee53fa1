"""Action: Tribute (SOT-240 to SOT-246)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import caravans, income, powers
from saecula.games.sands_of_time.rules.regions import colonies, tile
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import TributeOfCaravans, TributeOfColonies

SOURCES: Final = [TributeOfColonies(), TributeOfCaravans()]


def visits(g: SandsOfTime, seat: Seat, region: int) -> list[int]:
    """Count the caravans of other players that touch a region, by seat. [SOT-240, SOT-243]"""
    borders = g.content.borders_of[region]
    return [
        (borders & empire.caravans).bit_count() if other != seat else 0
        for other, empire in enumerate(g.empires)
    ]


def has_colonies(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether the player has a colony. [SOT-241]"""
    return bool(colonies(g.empires[seat]))


def has_visitors(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether a foreign caravan touches the player's capital or one of their Cities."""
    return any([any(visits(g, seat, region)) for region in bits(caravans.markets(g, g.empires[seat]))])


def can_take_tribute(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether one of the two sources yields something. [SOT-078]"""
    return has_colonies(g, seat) or has_visitors(g, seat)


def begin(g: SandsOfTime, seat: Seat) -> None:
    """Take from one source, chosen if there are both; with Civil unlocked from both. [SOT-240, SOT-244]"""
    is_open = powers.unlocked(g, g.empires[seat], "box_tribute")
    of_colonies, of_caravans = has_colonies(g, seat), has_visitors(g, seat)
    if of_colonies and of_caravans and not is_open:
        g.then(tribute(seat))
        return
    if of_colonies:
        from_colonies(g, seat)
    if of_caravans:
        from_caravans(g, seat)


@rules.decision(must=True, free=True)
def tribute(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer colonies or caravans. [SOT-082, SOT-240]"""
    return SOURCES


@tribute.resolve
def take_tribute(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if TributeOfColonies.matches(action):
        from_colonies(g, seat)
    else:
        from_caravans(g, seat)


def from_colonies(g: SandsOfTime, seat: Seat) -> None:
    """Gain one unit from each of the player's colonies, at nobody's cost. [SOT-240, SOT-241, SOT-242]"""
    lands = bits(colonies(g.empires[seat]))
    for resource in ("grain", "gold"):
        income.gain(g, seat, resource, sum([tile(g, land).resource == resource for land in lands]))


def from_caravans(g: SandsOfTime, seat: Seat) -> None:
    """Gain one unit for each foreign caravan at markets; its owner loses one.

    [SOT-240, SOT-242, SOT-243, SOT-245, SOT-246]
    """
    empire = g.empires[seat]
    capital = 1 << empire.capital
    for region in [empire.capital, *bits(caravans.markets(g, empire) & ~capital)]:
        resource = tile(g, region).resource
        paying = visits(g, seat, region)
        for other, number in enumerate(paying):
            income.lose(g, other, resource, number)
        income.gain(g, seat, resource, sum(paying))
