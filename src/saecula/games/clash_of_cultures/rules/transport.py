"""Transport: embarking and disembarking (COC-178 to COC-181, COC-186, COC-188, COC-514)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.clash_of_cultures.position import PIRATES
from saecula.games.clash_of_cultures.rules import exploring, fleets, land, moving, sides
from saecula.games.clash_of_cultures.rules.hosts import MOVED, SETTLER, SHIP, TIRED, Units, kind_of
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sailing import PIRATE_ALLIES
from saecula.games.clash_of_cultures.rules.sheets import has_rule
from saecula.games.clash_of_cultures.vocabulary import MoveTo


def berths(realm: Realm, start: int, movers: Units) -> int:
    """Return the water hexes next to land units where the player's ships have room. [COC-178, COC-186]"""
    near = realm.land.layout.neighbours[start] & (realm.host.ships | boarded(realm))
    return land.mask([place for place in bits(near) if berths_on(realm, place)])


def boarded(realm: Realm) -> int:
    """Return the hexes whose pirates take units of this player aboard. [COC-514]"""
    return fleets.waters(realm.g, PIRATES) if has_rule(realm.sheet, PIRATE_ALLIES) else 0


def berths_on(realm: Realm, place: int) -> int:
    """Return how many more land units the player's ships, or allied pirates, can carry. [COC-178, COC-514]"""
    g, seat = realm.g, realm.seat
    pirates = len(fleets.fleet(g, PIRATES, place)) if boarded(realm) >> place & 1 else 0
    return fleets.room(g, seat, place) + pirates * sides.capacity(g, seat)


def find_berths(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether the ships on a hex have room for these units. [COC-178, COC-181]"""
    return len(units) <= berths_on(realm, goal)


def passengers(realm: Realm, start: int, units: Units) -> Units:
    """Return the land units aboard that may go ashore; the ships may be tired. [COC-169, COC-179, COC-180]"""
    if not realm.land.water >> start & 1:
        return ()
    armed = "armies" in realm.sheet.enabled
    return tuple(
        [
            unit
            for unit in units
            if kind_of(unit) != SHIP and not unit & (MOVED | TIRED) and (armed or kind_of(unit) == SETTLER)
        ]
    )


moving.register(
    Passage(
        "embark",
        MoveTo,
        movers=moving.walkers,
        goals=berths,
        fits=find_berths,
        grows=find_berths,
        depart=moving.walk,
    )
)
moving.register(
    Passage(
        "disembark",
        MoveTo,
        movers=passengers,
        goals=moving.next_hexes,
        fits=moving.may_walk,
        grows=moving.may_join,
        depart=moving.walk,
    )
)
moving.register(
    Passage(
        "land_unknown",
        MoveTo,
        movers=passengers,
        goals=exploring.unknown_hexes,
        fits=moving.finds_room,
        grows=moving.finds_room,
        depart=exploring.explore,
    )
)
