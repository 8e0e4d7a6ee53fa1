"""Building units, forts and elites, in Production and when an empire is founded (7AG-073 to 7AG-077, 7AG-101
to 7AG-111)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, is_barbarian
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import (
    Build,
    BuildBeyond,
    BuildFort,
    BuildHere,
    BuildIn,
    BuyElite,
)

SYMBOLS: Final = {"naval": 1, "cavalry": 2}  # as `Empire.released` counts them


def obtainable(g: SevenAges, slot: int) -> int:
    """Return the types that an empire can have now, at any price. [7AG-012, 7AG-101, 7AG-105, 7AG-434]"""
    return forces.in_stock(g, slot, _open(g, slot))


def _open(g: SevenAges, slot: int) -> int:
    """Return the types that level and symbols allow. [7AG-012, 7AG-105]"""
    found, closed = sheets.reached(g, g.empires[slot]), barred(g, slot)
    for cls, symbol in SYMBOLS.items() if closed else ():
        if closed & symbol:
            found &= ~g.content.of_class[cls]
    return found


def barred(g: SevenAges, slot: int) -> int:
    """Return which symbols still keep an empire from building: "no ships" 1, "no cavalry" 2. [7AG-105]"""
    empire = g.empires[slot]
    card, now = g.content.cards[empire.card], age(g, empire)
    found = SYMBOLS["naval"] * (card.no_ships >= now) | SYMBOLS["cavalry"] * (card.no_cavalry >= now)
    return found & ~empire.released


def buyable(g: SevenAges, slot: int) -> int:
    """Return the types that an empire can buy now. [7AG-074, 7AG-101]"""
    affordable = sheets.affordable(g, g.empires[slot], g.founding == slot)
    return forces.in_stock(g, slot, affordable & _open(g, slot)) if affordable else 0


def room(g: SevenAges, slot: int) -> int:
    """Return the areas with room for one more unit. [7AG-073, 7AG-102, 7AG-103]"""
    empire = g.empires[slot]
    if g.founding == slot:
        return empire.homeland
    areas = controlled(g, empire) & ~g.content.oceans
    for area in bits(areas & g.built.mask):
        if g.built.at(area) >= max(city_level(g, area), 1):
            areas &= ~(1 << area)
    return areas


def is_plainly_over(g: SevenAges, slot: int) -> bool:
    """Return whether everybody can see that no unit can be built: no room, or too little money. [7AG-219]"""
    empire = g.empires[slot]
    return not room(g, slot) or not sheets.reached(g, empire) & sheets.affordable(
        g, empire, g.founding == slot
    )


def sites(g: SevenAges, slot: int) -> list[int]:
    """Return the areas with room for one more unit, in Production the capital first."""
    areas, capital = room(g, slot), g.empires[slot].capital
    if capital == NONE or g.founding == slot or not areas >> capital & 1:
        return [*bits(areas)]
    return [capital, *bits(areas & ~(1 << capital))]


def fits(g: SevenAges, type_: int, area: int) -> bool:
    """Return whether a unit can be built in such an area. [7AG-077, 7AG-102]"""
    return bool(_where(g, 1 << type_) >> area & 1)


def harbours(g: SevenAges) -> int:
    """Return where ships can be built; those of a founder lie on a coast. [7AG-077, 7AG-102]"""
    return g.content.ports if g.founding == NONE else g.content.coast


def _where(g: SevenAges, types: int) -> int:
    """Return the areas in which one of these types can be built. [7AG-077, 7AG-102]"""
    naval = g.content.of_realm["naval"]
    return (harbours(g) if types & naval else 0) | (g.content.land if types & ~naval else 0)


def _fitting(g: SevenAges, types: int, areas: int) -> int:
    """Return those of these types that can be built in one of these areas. [7AG-077, 7AG-102]"""
    naval = g.content.of_realm["naval"]
    return (types & naval if areas & harbours(g) else 0) | (types & ~naval if areas & g.content.land else 0)


def fort_sites(g: SevenAges, empire: Empire) -> int:
    """Return the areas where an empire can build a fort. [7AG-076, 7AG-104]"""
    if is_barbarian(g, empire):
        return 0
    if g.founding != NONE and g.empires[g.founding] is empire:
        return empire.homeland & g.content.land & ~g.planned
    return controlled(g, empire) & g.content.land & ~g.forts


@rules.decision(always=True)
def build(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Buy units, forts and elites, one by one. [7AG-073, 7AG-075, 7AG-101, 7AG-104, 7AG-110]"""
    empire = g.empires[slot]
    if empire.owner != seat:
        return []
    content, ids, types, areas = g.content, g.content.area_ids, buyable(g, slot), room(g, slot)
    fitting = _fitting(g, types, areas)
    found = Build.each(bits(fitting))
    if areas.bit_count() > 1 or areas & content.two_shores:
        where = _where(g, types)
        found += BuildIn.each([ids[area] for area in sites(g, slot) if where >> area & 1])
    loose = empire.money - _kept_for_a_unit(g, slot, fitting)
    if loose >= content.board.fort_price:
        found += BuildFort.each([ids[area] for area in bits(fort_sites(g, empire))])
    if loose >= content.board.elite_price:
        found.append(BuyElite())
    return [*found, DONE] if empire.forces.mask else found


def _kept_for_a_unit(g: SevenAges, slot: int, types: int) -> int:
    """Return the money that a founder without a unit must not spend on anything else. [7AG-077]"""
    if g.empires[slot].forces.mask:
        return 0
    prices = sheets.prices(g, g.empires[slot], g.founding == slot)
    return min([prices[type_] for type_ in bits(types)], default=0)


@build.resolve
def carry_out_build(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    empire, board, index = g.empires[slot], g.content.board, g.content.area_index
    if action == DONE:
        return
    if BuildIn.matches(action):
        g.then(build_there(seat, slot, index[BuildIn.of(action)]), build(seat, slot))
        return
    if Build.matches(action):
        type_ = Build.of(action)
        where = _where(g, 1 << type_)
        buy(g, slot, type_, next(area for area in sites(g, slot) if where >> area & 1))
    elif BuildFort.matches(action):
        area = index[BuildFort.of(action)]
        empire.money -= board.fort_price
        if g.founding == slot:
            g.planned |= 1 << area
        else:
            g.forts |= 1 << area
        g.tell("fort_built", seat, slot, g.content.areas[area].id)
    else:
        empire.money -= board.elite_price
        empire.elites += 1
        g.tell("elite_bought", seat, slot)
    g.then(build(seat, slot))


@rules.decision(always=True)
def build_there(g: SevenAges, seat: Seat, slot: int, area: int) -> list[Action]:
    """Buy a unit in this area; a ship on either shore. [7AG-102, 7AG-151]"""
    types = _fitting(g, buyable(g, slot), 1 << area)
    found = BuildHere.each(bits(types))
    if area in g.content.other_shore:
        found += BuildBeyond.each(bits(types & g.content.of_realm["naval"]))
    return found


@build_there.resolve
def carry_out_build_there(g: SevenAges, seat: Seat, action: Action, slot: int, area: int) -> None:
    if BuildBeyond.matches(action):
        buy(g, slot, BuildBeyond.of(action), g.content.other_shore[area])
    else:
        buy(g, slot, BuildHere.of(action), area)


def buy(g: SevenAges, slot: int, type_: int, place: int) -> None:
    """Pay for a unit and put it on the map. [7AG-101]"""
    empire = g.empires[slot]
    empire.money -= sheets.price(g, empire, type_, g.founding == slot)
    forces.add(g, empire, place, type_)
    area = g.content.home[place]
    if g.founding != slot:
        g.built = g.built.add(area, 1)
    g.tell("built", empire.owner, slot, g.content.areas[area].id)
