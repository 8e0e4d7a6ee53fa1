"""What objectives measure, and whether their conditions hold (COC-288, COC-820 to COC-865)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.conditions import AnyCondition, Complete, Deed, Hold, Lead, Least
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import deeds, effects, routes
from saecula.games.clash_of_cultures.rules.hosts import ARMY, CAVALRY, ELEPHANT, SHIP, is_army, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS


def complete_categories(realm: Realm) -> int:
    """Count the categories all of whose advances are owned. [COC-835]"""
    owned = realm.civ.advances
    return sum([owned & mask == mask for mask in realm.g.content.category_masks.values()])


def advances(realm: Realm) -> int:
    """Count advances. [COC-839]"""
    return realm.civ.advances.bit_count()


def influenced_buildings(realm: Realm) -> int:
    """Count the player's buildings in foreign cities. [COC-146, COC-845]"""
    return sum([(where & ~realm.civ.cities).bit_count() for where in realm.civ.buildings])


def army_units(realm: Realm) -> int:
    """Count army units, those aboard too. [COC-854]"""
    return sum([realm.host.counts[kind] for kind in ARMY])


def ships(realm: Realm) -> int:
    """Count ships. [COC-853]"""
    return realm.host.counts[SHIP]


def categories(realm: Realm) -> int:
    """Count the categories with at least one advance. [COC-836]"""
    return sum([bool(realm.civ.advances & mask) for mask in realm.g.content.category_masks.values()])


def civ_advances(realm: Realm) -> int:
    """Count the advances of the civilization. [COC-837]"""
    return realm.civ.own_advances.bit_count()


def recruited_leaders(realm: Realm) -> int:
    """Count the leaders that have been in play, not those whom the Guillotine banished. [COC-837]"""
    if not realm.civ.civilization:
        return 0
    banished = deeds.facts(realm.g, realm.seat, deeds.BANISHED)
    return int(realm.g.content.board.leaders) - len(realm.civ.leaders) - len(banished)


def number_of_cities(realm: Realm) -> int:
    """Count cities. [COC-838]"""
    return realm.civ.cities.bit_count()


def happy_cities(realm: Realm) -> int:
    """Count happy cities. [COC-840]"""
    return (realm.civ.cities & realm.g.happy).bit_count()


def building_kinds(realm: Realm) -> int:
    """Count the kinds of a player's buildings in the player's cities. [COC-841]"""
    return sum([bool(where & realm.civ.cities) for where in realm.civ.buildings])


def influenced_cities(realm: Realm) -> int:
    """Count the foreign cities with a building of the player's colour. [COC-148, COC-842]"""
    found = 0
    for where in realm.civ.buildings:
        found |= where & ~realm.civ.cities
    return found.bit_count()


def city_size(realm: Realm) -> int:
    """Return the size of the largest city. [COC-843]"""
    return max([realm.size(place) for place in bits(realm.civ.cities)], default=0)


def lonely_cities(realm: Realm) -> int:
    """Count the cities that touch no other city. [COC-844]"""
    neighbours = realm.land.layout.neighbours
    return sum([not neighbours[place] & realm.towns for place in bits(realm.civ.cities)])


def blockading_ships(realm: Realm) -> int:
    """Count the ships on port hexes of other players. [COC-852]"""
    ports = {realm.g.ports[place] for place in bits(foreign_cities(realm))}
    return sum([kind_of(unit) == SHIP for port in ports for unit in realm.host.units.get(port, ())])


def foreign_cities(realm: Realm) -> int:
    """Return the cities of other players."""
    return realm.towns & ~realm.civ.cities & ~realm.g.tribes


def garrisoned_cities(realm: Realm) -> int:
    """Count the cities with army units. [COC-855]"""
    return (realm.civ.cities & realm.host.army).bit_count()


def colony_distance(realm: Realm) -> int:
    """Return how far the farthest city is from the starting city. [COC-264, COC-856]"""
    home = realm.civ.home
    return max([realm.land.distance(home, place) for place in bits(realm.civ.cities)], default=0)


def threatening_army_units(realm: Realm) -> int:
    """Count the army units next to cities of other players. [COC-857]"""
    near = realm.land.near(foreign_cities(realm)) & realm.land.ground
    return sum([is_army(unit) for place in bits(near) for unit in realm.host.units.get(place, ())])


def outposts(realm: Realm, places: int) -> int:
    """Count the hexes that are neither a city of the player's nor next to one."""
    home = realm.civ.cities | realm.land.near(realm.civ.cities)
    return (places & ~home).bit_count()


def army_outposts(realm: Realm) -> int:
    """Count the hexes with army units away from all the player's cities. [COC-858]"""
    return outposts(realm, realm.host.army)


def settler_outposts(realm: Realm) -> int:
    """Count the hexes with settlers away from all the player's cities. [COC-859]"""
    return outposts(realm, realm.host.settlers)


def army_units_and_ships(realm: Realm) -> int:
    """Count army units and ships. [COC-860]"""
    return army_units(realm) + ships(realm)


def hexes_with(realm: Realm, kind: int) -> int:
    """Count the land hexes with a kind of unit."""
    stacks = realm.host.units.items()
    return sum([realm.land.ground >> place & 1 and kind in map(kind_of, units) for place, units in stacks])


def cavalry_hexes(realm: Realm) -> int:
    """Count the hexes on which cavalry stands. [COC-863]"""
    return hexes_with(realm, CAVALRY)


def elephant_hexes(realm: Realm) -> int:
    """Count the hexes on which elephants stand. [COC-864]"""
    return hexes_with(realm, ELEPHANT)


def unit_kinds(realm: Realm) -> int:
    """Count the kinds of units on the board. [COC-865]"""
    return sum([number > 0 for number in realm.host.counts])


def possible_routes(realm: Realm) -> int:
    """Count the trade routes that could be formed. [COC-861]"""
    return routes.number(realm)


def possible_ship_routes(realm: Realm) -> int:
    """Count the trade routes that ships alone could form. [COC-862]"""
    return routes.number(realm, (KINDS[SHIP],))


Counter = Callable[[Realm], int]

# By the word that content uses.
measures: Final[dict[str, Counter]] = {
    "complete_categories": complete_categories,
    "advances": advances,
    "influenced_buildings": influenced_buildings,
    "army_units": army_units,
    "ships": ships,
    "categories": categories,
    "civ_advances": civ_advances,
    "recruited_leaders": recruited_leaders,
    "cities": number_of_cities,
    "happy_cities": happy_cities,
    "building_kinds": building_kinds,
    "influenced_cities": influenced_cities,
    "city_size": city_size,
    "lonely_cities": lonely_cities,
    "blockading_ships": blockading_ships,
    "garrisoned_cities": garrisoned_cities,
    "colony_distance": colony_distance,
    "threatening_army_units": threatening_army_units,
    "army_outposts": army_outposts,
    "settler_outposts": settler_outposts,
    "army_units_and_ships": army_units_and_ships,
    "cavalry_hexes": cavalry_hexes,
    "elephant_hexes": elephant_hexes,
    "unit_kinds": unit_kinds,
    "possible_routes": possible_routes,
    "possible_ship_routes": possible_ship_routes,
}


def measure(realm: Realm, asked: Lead | Least) -> int:
    """Return what a condition measures."""
    if isinstance(asked, Lead) and asked.building:  # [COC-820 to COC-826]
        return (realm.built[BUILDINGS.index(asked.building)] & realm.civ.cities).bit_count()
    return measures[asked.measure](realm)


def progress(g: ClashOfCultures, seat: Seat, asked: AnyCondition) -> tuple[int, int]:
    """Return how much of a condition a player has, and how much it takes. [COC-288]"""
    if isinstance(asked, Lead):
        return lead([Realm(g, other) for other in range(g.seats)], seat, asked)
    return progress_of(Realm(g, seat), asked)


def progress_among(realms: Sequence[Realm], seat: Seat, asked: AnyCondition) -> tuple[int, int]:
    """Return the same for one of these realms of all players. [COC-288]"""
    return lead(realms, seat, asked) if isinstance(asked, Lead) else progress_of(realms[seat], asked)


def lead(realms: Sequence[Realm], seat: Seat, asked: Lead) -> tuple[int, int]:
    """Return what a player has of something, and what it takes to have more than the others. [COC-288]"""
    others = [measure(other, asked) for other in realms if other.seat != seat]
    return measure(realms[seat], asked), max(max(others) + asked.by, asked.least)


def progress_of(realm: Realm, asked: Least | Complete | Hold | Deed) -> tuple[int, int]:
    """Return the same for what no other player matters for. [COC-288]"""
    g, seat = realm.g, realm.seat
    if isinstance(asked, Least):
        return measure(realm, asked), asked.n
    if isinstance(asked, Complete):
        masks = [g.content.category_masks[category] for category in asked.categories]
        best = max(masks, key=lambda mask: (realm.civ.advances & mask).bit_count())
        return (realm.civ.advances & best).bit_count(), best.bit_count()
    if isinstance(asked, Hold):
        needed = effects.amounts(asked.goods)
        held = [min(own, need) for own, need in zip(realm.civ.goods, needed, strict=True)]
        return sum(held), sum(needed)
    own = is_only_builder(g, seat) if asked.name == ONLY_BUILDER else deeds.noted(g, seat, asked.name)
    return int(own), 1


ONLY_BUILDER: Final = "only_builder_of_the_round"


def is_only_builder(g: ClashOfCultures, seat: Seat) -> bool:
    """Return whether a player alone built a wonder in this round; known in the status phase. [COC-869]"""
    built = [deeds.facts(g, other, deeds.BUILT_WONDER) for other in range(g.seats)]
    return not g.phase and bool(built[seat]) and sum([bool(found) for found in built]) == 1


def holds(realms: Sequence[Realm], seat: Seat, asked: AnyCondition) -> bool:
    """Return whether a condition holds for one of these realms of all players."""
    have, need = progress_among(realms, seat, asked)
    return have >= need
