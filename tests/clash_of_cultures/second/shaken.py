"""Positions that random play hardly reaches: the map is explored, and everybody has grown in another way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.core import flow
from saecula.core.contracts import Dice, random_choice
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from tests.clash_of_cultures.second.box import (
    ADVANCES,
    BUILDINGS,
    EXPANSION,
    KINDS,
    LARGEST_CITY,
    NEEDED,
    STACK,
    SUPPLY,
)
from tests.clash_of_cultures.second.table import Table, read
from tests.clash_of_cultures.second.world import neighbours

TRIES: Final = 12
MOST_CITIES: Final = 6
SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER = range(len(KINDS))


def begin(seats: int, seed: str, options: dict[str, Any], dice: Dice, content: Any = None) -> ClashOfCultures:
    """Start a match, go to its first turn, and randomize everything."""
    g = GAME.start(seats, seed, options, content)
    while g.asks[0][0] != "act":
        flow.play(g, *random_choice(g, dice))
    return shaken(g, dice)


def shaken(g: ClashOfCultures, dice: Dice) -> ClashOfCultures:
    """A copy of a position in a turn, with other tiles, cities, units, advances and goods."""
    g = GAME.clone(g)
    g.listed = []
    throw_tiles(g, dice)
    for seat, civ in enumerate(g.civs):
        _throw_advances(civ, dice, g)
        _throw_cities(g, seat, dice)
        civ.counter = 1 + dice.roll(3)
        civ.used = ()
        civ.goods = tuple(_thrown_goods(civ, g, dice))
    _throw_tribes(g, dice)
    for seat in range(g.seats):
        _throw_buildings(g, seat, dice)
    for seat in range(g.seats):
        _throw_units(g, seat, dice)
        _throw_cards(g, seat, dice)
    _throw_pirates(g, dice)
    _throw_wonders(g, dice)
    return g


def _names(g: ClashOfCultures) -> list[str]:
    return list(g.content.layouts[g.seats].names)


def throw_tiles(g: ClashOfCultures, dice: Dice) -> None:
    """Explore most of the map, without regard to how tiles should lie."""
    laid, pool = list(g.laid), list(g.pool)
    for number, (tile, _) in enumerate(laid):
        if not tile and dice.roll(5) and pool:
            found = dice.pick(pool)
            pool.remove(found)
            laid[number] = (found, "turned" if dice.roll(2) else "")
    g.laid, g.pool = tuple(laid), tuple(pool)


def _throw_advances(civ: Civ, dice: Dice, g: ClashOfCultures) -> None:
    known = {"farming", "mining"}
    one_in = 1 + dice.roll(4)
    government = dice.pick(list(NEEDED))
    for id_, advance in ADVANCES.items():
        category = advance["category"]
        if category in NEEDED and (category != government or NEEDED[category] not in known):
            continue
        begun = any(ADVANCES[other]["category"] == category for other in known)
        if (begun or advance["position"] == 1) and not dice.roll(one_in):
            known.add(id_)
    civ.advances = sum(1 << number for number, entry in enumerate(g.content.advances) if entry.id in known)


def _thrown_goods(civ: Civ, g: ClashOfCultures, dice: Dice) -> list[int]:
    index = {entry.id: number for number, entry in enumerate(g.content.advances)}
    food = 8 if civ.advances >> index["storage"] & 1 else 3
    ideas = 3 if civ.advances >> index["dogma"] & 1 else 8
    most = [food, 8, 8, ideas, 8, 6, 6]
    return [dice.roll(1 + dice.roll(sides)) for sides in most]


def _free_land(t: Table) -> list[str]:
    taken = set(t.cities) | {hex_ for n in t.nations for hex_ in n.units}
    return [hex_ for hex_, kind in t.terrain.items() if kind not in ("water", "barren") and hex_ not in taken]


def _throw_cities(g: ClashOfCultures, seat: int, dice: Dice) -> None:
    civ, names = g.civs[seat], _names(g)
    for _ in range(dice.roll(MOST_CITIES)):
        t = read(g)
        near = {other for hex_ in t.cities_of(seat) for other in neighbours(t, hex_)}
        free = _free_land(t)
        close = [hex_ for hex_ in free if hex_ in near]
        if free:
            civ.cities |= 1 << names.index(dice.pick(close if close and dice.roll(2) else free))
    for number in range(len(names)):
        if civ.cities >> number & 1:
            g.happy &= ~(1 << number)
            mood = dice.roll(3)
            g.happy |= (mood == 2) << number
            g.angry |= (mood == 0) << number


def _throw_tribes(g: ClashOfCultures, dice: Dice) -> None:
    names = _names(g)
    for _ in range(dice.roll(4)):
        free = _free_land(read(g))
        if free:
            number = names.index(dice.pick(free))
            g.tribes |= 1 << number
            kinds = (
                [INFANTRY]
                if g.variant.base_only
                else [INFANTRY, KINDS.index("cavalry"), KINDS.index("elephant")]
            )
            units = sorted([INFANTRY, *[dice.pick(kinds) for _ in range(dice.roll(3))]])
            g.horde = tuple(sorted([*g.horde, (number, *units)]))
    empty = [hex_ for hex_ in _free_land(read(g)) if not dice.roll(10)]
    g.exhausted |= sum(1 << names.index(hex_) for hex_ in empty[:3])


def _throw_buildings(g: ClashOfCultures, seat: int, dice: Dice) -> None:
    t, names = read(g), _names(g)
    ports = list(g.ports)
    for hex_ in t.cities_of(seat):
        waters = [other for other in neighbours(t, hex_) if t.terrain.get(other) == "water"]
        for kind in BUILDINGS:
            if dice.roll(4) or (kind == "port" and not waters) or (g.variant.base_only and kind in EXPANSION):
                continue
            colour = seat if dice.roll(5) or kind == "obelisk" else dice.roll(g.seats)
            masks = list(g.civs[colour].buildings)
            number = BUILDINGS.index(kind)
            if masks[number].bit_count() < 5 and read(g).cities[hex_].size < 5:
                masks[number] |= 1 << names.index(hex_)
                g.civs[colour].buildings = tuple(masks)
                if kind == "port":
                    ports[names.index(hex_)] = names.index(dice.pick(waters))
    g.ports = tuple(ports)


def _throw_units(g: ClashOfCultures, seat: int, dice: Dice) -> None:
    """Throw units on land without foreign cities or units, and ships with some aboard."""
    civ, names = g.civs[seat], _names(g)
    civ.units = ()
    stacks: dict[int, list[int]] = {}
    left = [dice.roll(min(SUPPLY[kind], 8) + 1) for kind in KINDS]
    left[LEADER] = 0
    if g.variant.base_only:
        left = [0 if KINDS[kind] in EXPANSION else number for kind, number in enumerate(left)]
    t = read(g)
    home, land, water = _room(t, seat)
    for kind, number in enumerate(left):
        for _ in range(number):
            goal = dice.pick(water if kind == SHIP and water else home if dice.roll(2) or not land else land)
            if kind == SHIP and not water:
                continue
            stack = stacks.setdefault(names.index(goal), [])
            if kind in (SETTLER, SHIP) or sum(unit not in (SETTLER, SHIP) for unit in stack) < STACK:
                stack.append(kind)
    _embark(stacks, dice)
    civ.units = tuple(sorted((place, *sorted(units)) for place, units in stacks.items() if units))


def _room(t: Table, seat: int) -> tuple[list[str], list[str], list[str]]:
    home = t.cities_of(seat)
    near = {other for hex_ in home for other in neighbours(t, hex_)}
    open_ = [hex_ for hex_ in t.terrain if hex_ not in t.cities and not t.foes_at(hex_, seat)]
    land = [hex_ for hex_ in open_ if t.terrain[hex_] != "water"]
    water = [hex_ for hex_ in open_ if t.terrain[hex_] == "water"]
    return home, [hex_ for hex_ in land if hex_ in near] or land, water


def _embark(stacks: dict[int, list[int]], dice: Dice) -> None:
    """Bring some land units aboard."""
    fleets = [place for place, units in stacks.items() if SHIP in units]
    for place in [place for place, units in stacks.items() if SHIP not in units]:
        for unit in list(stacks[place]):
            if fleets and not dice.roll(4):
                fleet = stacks[dice.pick(fleets)]
                if sum(other != SHIP for other in fleet) < 2 * fleet.count(SHIP):
                    stacks[place].remove(unit)
                    fleet.append(unit)


def _throw_cards(g: ClashOfCultures, seat: int, dice: Dice) -> None:
    civ = g.civs[seat]
    for _ in range(dice.roll(4)):
        card = dice.pick(list(g.action_deck.cards))
        g.action_deck = g.action_deck.take(card)
        civ.hand = civ.hand.put(card, 1 << seat)
    if not dice.roll(3) and len(g.wonder_deck.cards):
        card = dice.pick(list(g.wonder_deck.cards))
        g.wonder_deck = g.wonder_deck.take(card)
        civ.wonders = civ.wonders.put(card, 1 << seat)


def _throw_wonders(g: ClashOfCultures, dice: Dice) -> None:
    """Let some wonders stand, a few of them conquered."""
    names = _names(g)
    for number, entry in enumerate(g.content.wonders):
        t = read(g)
        cities = [hex_ for hex_, city in t.cities.items() if city.size < LARGEST_CITY]
        if entry.id in g.wonder_deck and cities and not dice.roll(6):
            city = dice.pick(cities)
            owner = t.cities[city].owner
            builder = owner if owner < g.seats and dice.roll(4) else dice.roll(g.seats)
            g.wonder_deck = g.wonder_deck.take(entry.id)
            g.wonder_at = (*g.wonder_at[:number], names.index(city), *g.wonder_at[number + 1 :])
            g.builders = (*g.builders[:number], builder, *g.builders[number + 1 :])


def _throw_pirates(g: ClashOfCultures, dice: Dice) -> None:
    t, names = read(g), _names(g)
    if g.variant.base_only:
        return
    free: Sequence[str] = [h for h, kind in t.terrain.items() if kind == "water" and not t.units_at(h)]
    places = [names.index(dice.pick(free)) for _ in range(dice.roll(4)) if free]
    g.pirates = tuple(sorted((place, *[SHIP] * places.count(place)) for place in set(places)))
