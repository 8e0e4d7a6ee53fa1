"""Points and victory, counted in halves (COC-370 to COC-378)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.game import Result, ranked, returns_of
from saecula.core.points import from_halves
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import BURIED, DESTROYED, NOT_BUILT, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule, Scores
from saecula.games.clash_of_cultures.rules.cities import PORT
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import sheet, where

MARKS: Final = "marked_tile"
GROUPS: Final = ("pieces", "advances", "objectives", "wonders", "events", "leaders")


def halves(g: ClashOfCultures, seat: Seat) -> tuple[int, ...]:
    """Return the half points of a player by group, in the order in which ties are compared.

    [COC-370, COC-371, COC-372, COC-374, COC-376, COC-378]
    """
    civ = g.civs[seat]
    board = g.content.board
    buildings = sum([where.bit_count() for where in civ.buildings])
    found = [
        civ.cities.bit_count() * board.city_halves + buildings * board.building_halves,
        (civ.advances.bit_count() + civ.own_advances.bit_count()) * board.advance_halves,
        len(civ.completed) * board.objective_halves,
        wonder_halves(g, seat),
        civ.half_points + (civ.anarchy * anarchy_halves(g) if civ.anarchy else 0),
        len(civ.slain) * board.leader_halves,
    ]
    for power in scores(g, seat):
        found[GROUPS.index(power.group)] += power.halves * counted(g, seat, power.per)
    return tuple(found)


def scores(g: ClashOfCultures, seat: Seat) -> list[Scores]:
    """Return what brings a player points besides; the tiles of Erik count without him. [COC-375, COC-622]"""
    civ = g.civs[seat]
    held = [power for _, power in sheet(g, civ).all(Scores) if power.per != MARKS]
    return [*held, *mark_scores(g.content)] if civ.marks else held


@lru_cache(maxsize=16)
def mark_scores(content: Content) -> tuple[Scores, ...]:
    """Return what a marked tile brings. [COC-622]"""
    powers = [power for ability in content.abilities.values() for power in ability.powers]
    return tuple([power for power in powers if isinstance(power, Scores) and power.per == MARKS])


def anarchy_halves(g: ClashOfCultures) -> int:
    """Return the half points of a marker that still lies on Anarchy. [COC-793]"""
    (effect,) = g.content.events["anarchy"].effects
    assert isinstance(effect, Special)
    return effect.halves


def wonder_halves(g: ClashOfCultures, seat: Seat) -> int:
    """Return the half points of a player's wonders: whole, shared with a conqueror, or captured.

    A wonder buried by an event scores as it did. [COC-345, COC-365, COC-373, COC-778, COC-779]
    """
    return _wonder_halves(g.content, g.wonder_at, g.builders, seat, g.civs[seat].cities)


@lru_cache(maxsize=1 << 12)
def _wonder_halves(
    content: Content, wonder_at: tuple[int, ...], builders: tuple[int, ...], seat: Seat, cities: int
) -> int:
    found = 0
    for number, place in enumerate(wonder_at):
        if place in (NOT_BUILT, DESTROYED):
            continue
        wonder = content.wonders[number]
        built = builders[number] == seat
        held = bool(cities >> place & 1) if place >= 0 else place == BURIED - seat
        if not wonder.shared:
            found += 2 * wonder.points * built
        elif built and held:
            found += 2 * wonder.points
        elif built or held:
            found += 2 * wonder.shared
    return found


def counted(g: ClashOfCultures, seat: Seat, per: str) -> int:
    """Return how often a card scores. [COC-375]"""
    civ = g.civs[seat]
    if per == "hex_from_start":
        leader = where(g, civ, civ.leader)
        return max(land(g).distance(civ.home, leader), 0) if leader >= 0 else 0
    return {
        "captive": len(civ.captives),
        "rune_stone": civ.runes,
        "druid": g.druids.bit_count(),
        "port": civ.buildings[PORT].bit_count(),
        "government_advance": (civ.advances & g.content.government_mask).bit_count(),
        MARKS: civ.marks.bit_count(),
    }[per]


def wins_ties(g: ClashOfCultures, seat: Seat) -> bool:
    """Return whether a player built the wonder that wins ties. [COC-365, COC-376]"""
    return any(
        [
            place not in (NOT_BUILT, DESTROYED) and builder == seat and is_decisive(g, number)
            for number, (place, builder) in enumerate(zip(g.wonder_at, g.builders, strict=True))
        ]
    )


def is_decisive(g: ClashOfCultures, wonder: int) -> bool:
    """Return whether the builder of a wonder wins ties. [COC-365]"""
    powers = g.content.wonders[wonder].powers
    return any([isinstance(power, Rule) and power.name == "wins_ties" for power in powers])


def result(g: ClashOfCultures) -> Result:
    """Rank by points; ties go to the Great Pyramid's builder, then by groups, else they are shared.

    [COC-376, COC-377, COC-378]
    """
    groups = [halves(g, seat) for seat in range(g.seats)]
    totals = tuple([from_halves(sum(group)) for group in groups])
    places = ranked([(totals[seat], wins_ties(g, seat), *groups[seat]) for seat in range(g.seats)])
    return Result(places, totals, returns_of(places))
