"""Nomads of the Huns: cities that move (COC-556, COC-583, COC-592)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Frame, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import activating, effects, land, moving
from saecula.games.clash_of_cultures.rules.hosts import CITY, Units
from saecula.games.clash_of_cultures.rules.land import BARREN, MOUNTAIN
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import has_rule, sheet
from saecula.games.clash_of_cultures.vocabulary import Wander

NOMADS: Final = "nomads"
WANDER: Final = "wander"  # what the city is activated for


def camps(realm: Realm) -> int:
    """Return the cities that may move: of size 1, not angry, not held by a mountain. [COC-173, COC-556]"""
    if not has_rule(realm.sheet, NOMADS):
        return 0
    g = realm.g
    ready = activating.activatable(realm) & ~(g.angry | g.roamed | g.climbed)
    return land.mask([place for place in bits(ready) if realm.size(place) == 1])


moving.other_starts.append(camps)


def wanderers(realm: Realm, start: int, units: Units) -> Units:
    """Return the city, and the units that may go with it. [COC-556]"""
    if not camps(realm) >> start & 1:
        return ()
    return (*moving.walkers(realm, start, units), CITY)


def pastures(realm: Realm, start: int, movers: Units) -> int:
    """Return the land next to a city without opponents and cities. [COC-556]"""
    free = realm.land.ground & ~(realm.hostile | realm.towns)
    return realm.land.layout.neighbours[start] & free


def with_city(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group has the city with it and finds room. [COC-170, COC-556]"""
    return CITY in units and moving.finds_room(realm, start, goal, units)


def strike_camp(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frames of a city's move."""
    others = tuple([unit for unit in units if unit != CITY])
    escort: tuple[Frame, ...] = (moving.arrive(seat, start, goal, others, True),) if others else ()
    return (pitch_camp(seat, start, goal), *escort)


@rules.step
def pitch_camp(g: ClashOfCultures, seat: Seat, start: int, goal: int) -> None:
    """Move a city with all that is kept of it; this activates it. [COC-556, COC-583, COC-592]"""
    g.civs[seat].cities = moved(g.civs[seat].cities, start, goal)
    g.happy = moved(g.happy, start, goal)
    g.activated = tuple([goal if place == start else place for place in g.activated])
    g.beloved = tuple(sorted([(goal if place == start else place, n) for place, n in g.beloved]))
    g.roamed |= 1 << goal
    if land.land(g).terrain[goal] == MOUNTAIN:
        g.climbed |= 1 << goal
    g.tell("wandered", seat, land.name(g, start), land.name(g, goal))
    g.then(*activating.activate(g, seat, goal, WANDER, *harvest(g, seat, goal)))


def moved(places: int, start: int, goal: int) -> int:
    """Return a bit set of hexes in which one has become another, if it was there."""
    return places & ~(1 << start) | 1 << goal if places >> start & 1 else places


def harvest(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Return the gain of a resource from a city's new hex; it is no collect. [COC-556]"""
    kinds = pasture(g, seat, place)
    return (effects.take_goods(seat, kinds, 1),) if kinds else ()


def pasture(g: ClashOfCultures, seat: Seat, place: int) -> tuple[int, ...]:
    """Return the resources of which a city gains one on its new hex. [COC-556]"""
    terrain = land.land(g).terrain[place]
    if terrain == BARREN or g.exhausted >> place & 1:
        return ()
    return sheet(g, g.civs[seat]).yields[terrain]


moving.register(
    Passage(
        "wander",
        Wander,
        movers=wanderers,
        goals=pastures,
        fits=with_city,
        grows=moving.finds_room,
        depart=strike_camp,
    )
)
