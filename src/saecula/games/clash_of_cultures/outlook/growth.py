"""Cities, what they can collect and build, and where settlers may found new ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Routes
from saecula.games.clash_of_cultures.rules import cities, founding, routes
from saecula.games.clash_of_cultures.rules.cities import ANGRY, HAPPY, NEUTRAL, PORT, Standing
from saecula.games.clash_of_cultures.rules.goods import RESOURCES
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, kind_of
from saecula.games.clash_of_cultures.rules.land import WATER, Land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import Sheet

IN_TURN: Final[tuple[float, ...]] = (
    1.0,
    0.7,
    0.45,
    0.3,
    0.2,
    0.1,
    0.1,
)  # how often the best cities collect in a turn
ON_THE_WAY: Final[tuple[float, ...]] = (
    0.9,
    0.75,
    0.6,
    0.45,
)  # of a city, for a settler this many steps from its site
ADRIFT: Final = 0.2  # the same, for a settler without a site
PROMISED_FIELDS: Final = 4  # fields that make a site as good as any
NEAR_SITES: Final = 4  # sites around cities that count
LEAST_CITY: Final = 0.4  # of a city, on a site without fields


class Growth(NamedTuple):
    """What a player's cities and settlers promise."""

    harvest: float  # goods a turn
    variety: int  # resources that can be collected
    happy: int
    angry: int
    lots: int  # buildings that could be added
    settling: float  # cities that settlers may found
    room: int  # sites around cities
    routes: int


def growth(g: ClashOfCultures, seat: Seat) -> Growth:
    """Return what a player's cities and settlers promise."""
    realm = Realm(g, seat)
    civ = realm.civ
    harvest, lots = _cities(realm)
    open_ = founding.sites(realm) if cities.settlements_left(g, civ) else 0
    around = realm.land.near(civ.cities)
    return Growth(
        harvest,
        _variety(realm.land, realm.sheet, around | civ.cities),
        (civ.cities & g.happy).bit_count(),
        (civ.cities & g.angry).bit_count(),
        lots,
        _settling(realm, open_),
        min((open_ & (around | realm.land.near(around))).bit_count(), NEAR_SITES),
        routes.number(realm) if realm.sheet.all(Routes) else 0,
    )


def _cities(realm: Realm) -> tuple[float, int]:
    """Return the goods of a turn's collects, and how many buildings could be added.

    No city has more pieces than there are cities.
    """
    g, now, own = realm.g, realm.land, realm.civ.cities
    free = now.explored & ~(realm.foes | g.exhausted)
    return _reaped(
        *(now, realm.sheet, own, free & (now.near(own) & ~realm.towns | own)),
        *(realm.built, g.wonder_at, g.happy & own, g.angry & own),
        min(own.bit_count(), g.content.board.city_limit),
    )


@lru_cache(maxsize=1 << 14)
def _reaped(
    now: Land,
    held: Sheet,
    own: int,
    free: int,
    built: Standing,
    wonder_at: tuple[int, ...],
    happy: int,
    angry: int,
    most: int,
) -> tuple[float, int]:
    fields = rich(now, held)
    reaped: list[int] = []
    lots = 0
    for place in bits(own):
        pieces, lacking = 1 + wonder_at.count(place), held.unlocked
        for kind, where in enumerate(built):
            if where >> place & 1:
                pieces += 1
                lacking &= ~(1 << kind)
        around = (now.layout.neighbours[place] & ~own | 1 << place) & free
        found = (around & fields).bit_count()
        wet = held.yields[WATER] or built[PORT] >> place & 1
        found += bool(wet and around & now.water)
        mood = ANGRY if angry >> place & 1 else HAPPY if happy >> place & 1 else NEUTRAL
        reaped.append(min(cities.modified_size(pieces, mood), found))
        lots += max(min(most - pieces, lacking.bit_count()), 0)
    reaped.sort(reverse=True)
    harvest = 0.0
    for number, often in zip(reaped, IN_TURN, strict=False):
        harvest += number * often
    return harvest, lots


@lru_cache(maxsize=1 << 12)
def rich(now: Land, sheet: Sheet) -> int:
    """Return the land hexes that give something."""
    return sum([now.of[terrain] for terrain, given in enumerate(sheet.yields) if given and terrain != WATER])


@lru_cache(maxsize=1 << 14)
def _variety(now: Land, held: Sheet, around: int) -> int:
    """Count the resources that the surroundings of the cities give."""
    found = 0
    for terrain, given in enumerate(held.yields):
        if given and now.of[terrain] & around:
            for good in given:
                found |= 1 << good
    return (found & _RESOURCES).bit_count()


_RESOURCES: Final = sum([1 << good for good in RESOURCES])


# Settlers.


def _settling(realm: Realm, open_: int) -> float:
    """Return the cities that settlers may found, each the less the farther its site is."""
    if not open_ or not realm.host.counts[SETTLER]:
        return 0.0
    worth = qualities(realm.land, rich(realm.land, realm.sheet))
    found = 0.0
    for place, units in realm.host.units.items():
        for unit in units:
            if kind_of(unit) == SETTLER:
                share, site = _best_site(realm.land, worth, place, open_)
                found += share
                open_ &= ~(1 << site) if site >= 0 else -1
    return found


def _best_site(now: Land, worth: tuple[float, ...], place: int, open_: int) -> tuple[float, int]:
    best, best_site = ADRIFT, -1
    for share, reached in zip(ON_THE_WAY, marches(now, place), strict=True):
        if share <= best:
            break
        for site in bits(reached & open_):
            if share * worth[site] > best:
                best, best_site = share * worth[site], site
    return best, best_site


@lru_cache(maxsize=1 << 10)
def qualities(now: Land, fields: int) -> tuple[float, ...]:
    """Return by hex how good a city there would be, from the fields around it."""
    near = now.layout.neighbours
    return tuple(
        [
            LEAST_CITY
            + (1 - LEAST_CITY) * min(((near[place] | 1 << place) & fields).bit_count() / PROMISED_FIELDS, 1.0)
            for place in range(now.layout.size)
        ]
    )


@lru_cache(maxsize=1 << 14)
def marches(now: Land, place: int) -> tuple[int, ...]:
    """Return the land hexes that are exactly 0, 1, 2 and 3 steps away over land."""
    found = [1 << place]
    reached = found[0]
    for _ in ON_THE_WAY[1:]:
        beyond = now.near(found[-1]) & now.ground & ~reached
        found.append(beyond)
        reached |= beyond
    return tuple(found)
