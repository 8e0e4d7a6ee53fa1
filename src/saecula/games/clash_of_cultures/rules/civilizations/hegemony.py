"""Cities founded from ships, and beside Dido (COC-513, COC-611)."""

from __future__ import annotations

from collections import Counter

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Found as FoundEffect
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    cities,
    fleets,
    founding,
    hosts,
    incidents,
    land,
    moving,
    sides,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    PIRATE,
    SHIP,
    TIRED,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    operations,
    possible,
    rules,
    specials,
)
from saecula.games.clash_of_cultures.rules.sheets import leaders_hex
from saecula.games.clash_of_cultures.vocabulary import (
    Ashore,
    BreakUp,
    BreakUpPirate,
    Found,
    Lose,
)
from saecula.games.clash_of_cultures.words import KINDS


def shores(realm: Realm, place: int) -> int:
    """Return the hexes next to a ship on which it may become a city. [COC-513]"""
    return realm.land.layout.neighbours[place] & founding.sites(realm)


def harbours(realm: Realm) -> int:
    """Return the hexes whose ships may become a city. [COC-513]"""
    if not cities.settlements_left(realm.g, realm.civ):
        return 0
    return land.mask([place for place in bits(realm.host.ships) if shores(realm, place)])


@specials.named("found_from_ship")
def found_from_ship(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Break up a ship to found a city next to it. [COC-513]"""
    return (choose_hull(seat, harbours(Realm(g, seat)), 0),)


@rules.decision(must=True)
def choose_hull(g: ClashOfCultures, seat: Seat, places: int, settlers: int) -> list[Action]:
    """Choose the ship that becomes a city, or the hex whose settler does. [COC-513, COC-611]"""
    allied = [place for place in bits(places) if fleets.allies(g, seat, place)]
    own = [
        place
        for place in bits(places)
        if len(fleets.fleet(g, seat, place)) > len(fleets.allies(g, seat, place))
    ]
    return [
        *Found.each(land.names(g, settlers)),
        *BreakUp.each(land.names(g, land.mask(own))),
        *BreakUpPirate.each(land.names(g, land.mask(allied))),
    ]


@choose_hull.resolve
def begin_founding(g: ClashOfCultures, seat: Seat, action: Action, places: int, settlers: int) -> None:
    if Found.matches(action):
        g.then(*founding.settle_down(g, seat, land.number(g, Found.of(action))))
        return
    verb = BreakUp if BreakUp.matches(action) else BreakUpPirate
    g.then(choose_shore(seat, land.number(g, verb.of(action)), verb is BreakUpPirate))


@rules.decision(must=True)
def choose_shore(g: ClashOfCultures, seat: Seat, place: int, pirate: bool) -> list[Action]:
    """Choose where a ship founds a city. [COC-513]"""
    return Found.each(land.names(g, shores(Realm(g, seat), place)))


@choose_shore.resolve
def break_up(g: ClashOfCultures, seat: Seat, action: Action, place: int, pirate: bool) -> None:
    """Replace the ship by a city; those aboard land, change ships or are lost. [COC-513]"""
    founded = founding.raise_city(g, seat, land.number(g, Found.of(action)), SHIP)
    landed = go_ashore(seat, place, sides.capacity(g, seat))
    g.then(landed, abandon_ship(seat, place), scuttle(seat, place, pirate), *founded)


@rules.draft
def go_ashore(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, most: int) -> list[Action]:
    """Choose which units of a ship that was broken up go ashore, and where. [COC-513]"""
    landed = [Ashore.of(pick) for pick in picks]
    left = Counter([KINDS[kind_of(unit)] for unit in fleets.cargo(g, seat, place)])
    left.subtract([kind for _, kind in landed])
    if len(picks) >= most or not +left:
        return []
    realm = Realm(g, seat)
    ground = realm.land.layout.neighbours[place] & realm.land.ground & ~realm.hostile
    listed = [
        Ashore(land.name(g, goal), kind)
        for goal in bits(ground)
        for kind in KINDS
        if left[kind] > 0 and lands(realm, goal, [*landed, (land.name(g, goal), kind)])
    ]
    return [*listed, DONE] if listed else []


def lands(realm: Realm, goal: int, landed: list[tuple[str, str]]) -> bool:
    """Return whether units that go ashore on a hex find room. [COC-170]"""
    name = land.name(realm.g, goal)
    units = tuple([KINDS.index(kind) for hex_, kind in landed if hex_ == name])
    return moving.finds_room(realm, goal, goal, units)


@go_ashore.resolve
def put_ashore(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, most: int) -> None:
    """Land units free of charge; they cannot move again in this turn. [COC-513]"""
    civ = g.civs[seat]
    for hex_, kind in [Ashore.of(pick) for pick in picks]:
        unit = next(u for u in fleets.cargo(g, seat, place) if KINDS[kind_of(u)] == kind)
        left = hosts.removed(civ.units, place, [unit])
        civ.units = hosts.added(left, land.number(g, hex_), [unit | TIRED])


@rules.step
def abandon_ship(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Lose those aboard for whom there is no room on other ships. [COC-181, COC-513]"""
    due = sides.capacity(g, seat) - fleets.room(g, seat, place)
    aboard = fleets.cargo(g, seat, place)
    if due >= len(aboard):
        for unit in aboard:
            incidents.take_off(g, seat, place, kind_of(unit))
    elif due > 0:
        g.then(cast_away(seat, place, due))


@rules.step
def scuttle(g: ClashOfCultures, seat: Seat, place: int, pirate: bool) -> None:
    """Take the ship that has become a city off the map. [COC-513]"""
    civ = g.civs[seat]
    hull = max([unit for unit in fleets.fleet(g, seat, place) if bool(unit & PIRATE) == pirate])
    civ.units = hosts.removed(civ.units, place, [hull])
    fleets.part(g, seat)
    g.tell("ship_broken_up", seat, land.name(g, place))


@rules.draft
def cast_away(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, due: int) -> list[Action]:
    """Choose the units that are lost with a ship. [COC-513]"""
    left = Counter([KINDS[kind_of(unit)] for unit in fleets.cargo(g, seat, place)])
    left.subtract([Lose.of(pick) for pick in picks])
    return Lose.each([kind for kind in KINDS if left[kind] > 0]) if len(picks) < due else []


@cast_away.resolve
def lose_castaways(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, due: int) -> None:
    for pick in picks:
        incidents.take_off(g, seat, place, KINDS.index(Lose.of(pick)))


def _can_break_up(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(harbours(realm))


possible["found_from_ship"] = _can_break_up


# Queen Dido.


def beside_leader(realm: Realm, effect: FoundEffect) -> tuple[int, int]:
    """Return where ships and where settlers on the leader's hex may found a city. [COC-611]"""
    here = leaders_hex(realm.g, realm.civ)
    known = realm.g.content.civ_advance_index
    ships = bool(effect.ships_with) and bool(realm.civ.own_advances >> known[effect.ships_with] & 1)
    return harbours(realm) & here if ships else 0, founding.settlers_sites(realm) & here


@operations.named("found")
def found_beside(g: ClashOfCultures, effect: FoundEffect, seat: Seat, source: str, place: int) -> Frames:
    """Found a city with a unit on the leader's hex. [COC-611]"""
    return (choose_hull(seat, *beside_leader(Realm(g, seat), effect)),)


def _can_found(realm: Realm, effect: FoundEffect, left: Amounts) -> bool:
    return any(beside_leader(realm, effect))


possible["found"] = _can_found
