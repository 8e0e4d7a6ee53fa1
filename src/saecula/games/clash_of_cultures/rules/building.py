"""Constructing buildings (COC-136 to COC-138, COC-140, COC-142, COC-144, COC-147)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.actions import verb_id
from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import activating, cities, effects, goods, land, paying, prices
from saecula.games.clash_of_cultures.rules.cities import ANGRY, NEUTRAL
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.prices import Sources
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, rules
from saecula.games.clash_of_cultures.rules.sheets import use_up
from saecula.games.clash_of_cultures.vocabulary import Build, Construct, PortAt
from saecula.games.clash_of_cultures.words import BUILDINGS

CONSTRUCT: Final = "construct"

# What else can be built in an activated city, by verb: what is possible there, and how it begins.
other_pieces: Final[
    dict[
        str,
        tuple[Callable[[Realm, int], list[Action]], Callable[[ClashOfCultures, Seat, Action, int], Frames]],
    ]
] = {}


def has_room(realm: Realm, place: int) -> bool:
    """Return whether a city may grow. [COC-078, COC-079, COC-750]"""
    most = most_pieces(realm)
    return most > 1 and realm.size(place) < most


def most_pieces(realm: Realm) -> int:
    """Return to what size cities may grow: the number of cities, but five pieces; after a pestilence to none.

    [COC-078, COC-079, COC-750]
    """
    if realm.civ.pestilence:
        return 0
    limit: int = realm.g.content.board.city_limit
    return min(realm.civ.cities.bit_count(), limit)


def available(realm: Realm, stock: Amounts, here: Sources = (), *, free: bool = False) -> list[int]:
    """Return the buildings that are unlocked, in supply and affordable with these goods.

    [COC-136, COC-137, COC-138]
    """
    return [
        kind
        for kind in bits(realm.sheet.unlocked)
        if in_game(realm.g, kind)
        and cities.buildings_left(realm.g, realm.civ, kind)
        and (free or can_afford(realm, kind, stock, here))
    ]


def can_afford(realm: Realm, kind: int, stock: Amounts, here: Sources) -> bool:
    """Return whether these goods pay for a building. [COC-059, COC-136]"""
    price, _ = prices.building(realm.g, realm.civ, realm.sheet, kind, here)
    return paying.default(stock, price, ways(realm, kind, here)) is not None


def present(realm: Realm, place: int) -> Sources:
    """Return the cards that change the prices of buildings in this city only. [COC-159]"""
    return prices.present(realm.g, realm.civ, realm.sheet, place)


def offered_at(realm: Realm, place: int, stock: Amounts, usual: list[int]) -> list[int]:
    """Return what is affordable in a city: as usual, or as a leader there makes it. [COC-159]"""
    here = present(realm, place)
    return available(realm, stock, here) if here else usual


def kinds(realm: Realm, place: int, offered: list[int], *, activates: bool = True) -> list[int]:
    """Return which of these buildings can be built in a city, perhaps without activating it.

    [COC-137, COC-144, COC-643]
    """
    g = realm.g
    if not offered or not has_room(realm, place):
        return []
    mood = cities.counting_mood(g, realm.civ, realm.sheet, place, CONSTRUCT, activates=activates)
    if mood == ANGRY:
        return []
    return [
        kind
        for kind in offered
        if not realm.built[kind] >> place & 1
        and (not g.content.buildings[kind].coastal or moorings(realm, place))
    ]


def in_game(g: ClashOfCultures, kind: int) -> bool:
    """Return whether a building is in the game: some belong to the expansion. [COC-390, COC-398]"""
    return not (g.variant.base_only and g.content.buildings[kind].expansion)


def moorings(realm: Realm, place: int) -> int:
    """Return the water hexes in which a port of a city may stand. [COC-140, COC-144]"""
    return realm.land.layout.neighbours[place] & realm.land.water


def ways(realm: Realm, kind: int, here: Sources) -> paying.Ways:
    """Return what may be paid instead of what for a building."""
    return prices.ways(realm.sheet, BUILDINGS[kind], "building", present=here)


@main_action(Construct.id, 40)
def options(realm: Realm) -> list[Action]:
    """List the cities in which something can be built. [COC-118, COC-136]"""
    most = most_pieces(realm)
    if most < 2:
        return []
    places = [place for place in bits(activating.activatable(realm)) if realm.size(place) < most]
    if not places:
        return []
    offered = available(realm, goods.stock(realm.civ))
    able = [place for place in places if pieces(realm, place, offered)]
    return Construct.each([realm.land.layout.names[place] for place in able]) if able else []


def pieces(realm: Realm, place: int, offered: list[int]) -> list[Action]:
    """List what can be built in a city: some of these buildings, or other pieces."""
    affordable_here = offered_at(realm, place, goods.stock(realm.civ), offered)
    listed = Build.each([BUILDINGS[kind] for kind in kinds(realm, place, affordable_here)])
    for possible, _ in other_pieces.values():
        listed += possible(realm, place)
    return listed


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    place = land.number(g, Construct.of(action))
    return activating.activate(g, seat, place, CONSTRUCT, construct(seat, place))


@rules.decision(must=True)
def construct(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose what is built in the activated city. [COC-136, COC-137, COC-138]"""
    realm = Realm(g, seat)
    return pieces(realm, place, available(realm, goods.stock(realm.civ)))


@construct.resolve
def pay_and_build(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    """Pay the price, then place the building. [COC-136, COC-423]"""
    if not Build.matches(action):
        g.then(*other_pieces[verb_id(action)][1](g, seat, action, place))
        return
    kind = BUILDINGS.index(Build.of(action))
    activating.exert(g, seat, place, NEUTRAL)
    g.then(*pay(g, seat, place, kind), *erect(g, seat, place, kind))


def pay(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> Frames:
    """Pay the price of a building in a city. [COC-136, COC-423]"""
    realm = Realm(g, seat)
    here = present(realm, place)
    price, used = prices.building(g, realm.civ, realm.sheet, kind, here)
    for source in used:
        use_up(realm.civ, source)
    return paying.pay(g, seat, price, ways(realm, kind, here))


def erect(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> Frames:
    """Return the frames that place a building; where a port stands is chosen first. [COC-144]"""
    harbour = (moor(seat, place),) if g.content.buildings[kind].coastal else ()
    return (*harbour, place_building(seat, place, kind))


@rules.step
def place_building(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> None:
    """Put a building into a city and give its bonus. [COC-136, COC-142, COC-144]"""
    put(g, seat, place, kind)
    id_ = BUILDINGS[kind]
    g.tell("built", seat, id_, land.name(g, place))
    bonus = effects.after(g, seat, "build", place, source=id_)
    more = effects.after(g, seat, "build", place, piece=id_)
    g.then(*bonus, *more)


def put(g: ClashOfCultures, seat: Seat, place: int, kind: int) -> None:
    """Add a building of this colour to a city."""
    civ = g.civs[seat]
    built = civ.buildings
    civ.buildings = (*built[:kind], built[kind] | 1 << place, *built[kind + 1 :])


@rules.decision(must=True)
def moor(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the water hex next to the city in which its port stands. [COC-140, COC-144]"""
    return PortAt.each(land.names(g, moorings(Realm(g, seat), place)))


@moor.resolve
def place_port(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    g.ports = (*g.ports[:place], land.number(g, PortAt.of(action)), *g.ports[place + 1 :])
