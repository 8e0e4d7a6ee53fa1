"""The impacts of age III: culture for what a civilization has become (TTA-573 to TTA-575)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.entries import FEWEST_PLAYERS, SPECIAL, UNITS, URBAN, EventEffect
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import gains, production, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, from_seat, military_total, players

MOST_FOR_HAPPINESS: Final = 16
SURPLUS_CULTURE: Final = 4
CONTENT_WORKERS: Final = 10
WONDER_CULTURE: Final = (5, 4, 3, 2)
THIRD_AGE: Final = 3


def evaluate(g: ThroughTheAges, card: str, first: Seat) -> None:
    """Score for all civilizations, clockwise. [TTA-103, TTA-481]"""
    for effect in g.content.events[card].effects:
        points = {seat: score(g, seat, effect, first) for seat in from_seat(g, first)}
        for seat, number in points.items():
            if number:
                gains.score_culture(g, seat, number)
        if not any(points.values()):
            g.tell("no_effect")


def score(g: ThroughTheAges, seat: Seat, effect: EventEffect, first: Seat) -> int:
    """Return the culture of one civilization for one impact."""
    if effect.by_rank:
        return by_rank(g, seat, effect, first)
    return IMPACTS[effect.impact](g, seat)


def by_rank(g: ThroughTheAges, seat: Seat, effect: EventEffect, first: Seat) -> int:
    """Score by rank in science or strength; ranks are never shared. [TTA-095]"""
    rating = ratings.science if effect.impact == "science" else ratings.strength
    order = ratings.ranked(g, {other: rating(g, other) for other in from_seat(g, first)}, first)
    return effect.by_rank[players(g) - FEWEST_PLAYERS][order.index(seat)]


def agriculture(g: ThroughTheAges, seat: Seat) -> int:
    """Score the food produced, and more if that exceeds consumption. [TTA-573]"""
    made = production.food_production(g, seat)
    return made + (SURPLUS_CULTURE if made > production.eaten(g, g.civs[seat]) else 0)


def architecture(g: ThroughTheAges, seat: Seat) -> int:
    """Score the levels of urban buildings."""
    return _levels(g, seat, *URBAN)


def _levels(g: ThroughTheAges, seat: Seat, *kinds: str) -> int:
    civ = g.civs[seat]
    return sum([civ.workers[n] * ratings.level(g, n) for n in ratings.of_kind(g, civ, *kinds)])


def balance(g: ThroughTheAges, seat: Seat) -> int:
    """Score twice the smallest of science, culture, food and resource production."""
    return 2 * min(
        ratings.science(g, seat),
        ratings.culture(g, seat),
        production.food_production(g, seat),
        production.resource_production(g, seat),
    )


def colonies(g: ThroughTheAges, seat: Seat) -> int:
    """Score three for each colony."""
    return 3 * len(g.civs[seat].colonies)


def competition(g: ThroughTheAges, seat: Seat) -> int:
    """Score the levels of units and arenas."""
    return _levels(g, seat, *UNITS, "arena")


def government(g: ThroughTheAges, seat: Seat) -> int:
    """Score two for each civil and one for each military action."""
    return 2 * civil_total(g, seat) + military_total(g, seat)


def happiness(g: ThroughTheAges, seat: Seat) -> int:
    """Score two for each happy face, less two for each discontent worker. [TTA-004]"""
    return min(2 * ratings.happiness(g, seat), MOST_FOR_HAPPINESS) - 2 * ratings.discontent(g, seat)


def industry(g: ThroughTheAges, seat: Seat) -> int:
    """Score the resources of mines. [TTA-517, TTA-552]"""
    return production.mine_resources(g, g.civs[seat])


def population(g: ThroughTheAges, seat: Seat) -> int:
    """Score two for each content worker above ten."""
    civ = g.civs[seat]
    workers = civ.unused + sum(civ.workers)
    return 2 * max(0, workers - ratings.discontent(g, seat) - CONTENT_WORKERS)


def progress(g: ThroughTheAges, seat: Seat) -> int:
    """Score twice the levels of government and special technologies."""
    numbers = bits(g.civs[seat].technologies & g.content.without_workers)
    return 2 * sum([ratings.level(g, number) for number in numbers])


def technology(g: ThroughTheAges, seat: Seat) -> int:
    """Score four for each technology of age III. [TTA-574]"""
    technologies = g.content.technologies
    return 4 * sum([technologies[n].age == THIRD_AGE for n in bits(g.civs[seat].technologies)])


def variety(g: ThroughTheAges, seat: Seat) -> int:
    """Score two for each type of unit, kind of urban building and special technology. [TTA-575]"""
    civ = g.civs[seat]
    technologies = g.content.technologies
    kinds = {technologies[n].kind for n in ratings.of_kind(g, civ, *UNITS, *URBAN)}
    specials = [n for n in bits(civ.technologies) if technologies[n].kind in SPECIAL]
    return 2 * (len(kinds) + len(specials))


def wonders(g: ThroughTheAges, seat: Seat) -> int:
    """Score each completed wonder by its age, ruins included. [TTA-543]"""
    return sum([WONDER_CULTURE[g.content.wonders[wonder].age] for wonder in g.civs[seat].wonders])


IMPACTS: Final = {
    "agriculture": agriculture,
    "architecture": architecture,
    "balance": balance,
    "colonies": colonies,
    "competition": competition,
    "government": government,
    "happiness": happiness,
    "industry": industry,
    "population": population,
    "progress": progress,
    "technology": technology,
    "variety": variety,
    "wonders": wonders,
}
