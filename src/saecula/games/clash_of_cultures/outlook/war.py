"""Armies: what cities are in danger, and which ones could be taken."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.outlook.growth import marches
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Arms, Combat
from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.cities import FORTRESS, Standing
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, ORE
from saecula.games.clash_of_cultures.rules.hosts import (
    INFANTRY,
    SHIP,
    Host,
    Troops,
    Units,
    host,
    is_army,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.land import Land, land
from saecula.games.clash_of_cultures.rules.odds import expected_hits
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet

BY_STEPS: Final[tuple[float, ...]] = (0.0, 0.85, 0.6, 0.35)  # how likely an army attacks over this many steps
FROM_SEA: Final = 0.5
LEVY: Final[tuple[float, ...]] = (0.0, 0.4, 0.2, 0.0)  # the same, for troops that could be recruited first
LEVIED: Final = 2  # units
WILD: Final[tuple[float, ...]] = (0.0, 0.2, 0.1, 0.0)  # the same, for barbarians, who move by events only
ARMED: Final = 0.12  # more strength for each card that helps in battle
WALLS: Final = 0.6  # hits of a fortress without defenders
SITE: Final = 0.5  # of a piece, for the place of a city
SHARP: float = 2.0  # exponent of strength in the chances of an attack
ENOUGH: Final = 10  # army units that count
FLEET: Final = 3  # ships that count


class War(NamedTuple):
    """What armies threaten and promise, in pieces of cities."""

    danger: float
    prey: float
    army: int
    ships: int


class Skill(NamedTuple):
    """What cards do for a player's armies."""

    better: float  # than without any cards
    moves: bool


class Force(NamedTuple):
    """An army that may attack: its strength, and the hexes it reaches, each with how likely it comes."""

    strength: float
    reach: tuple[tuple[float, int], ...]


class Forces(NamedTuple):
    """Armies that may attack, and all hexes that any of them reaches."""

    armies: tuple[Force, ...]
    reach: int


UNSKILLED: Final = Skill(1.0, True)
NO_FORCES: Final = Forces((), 0)


def war(g: ClashOfCultures, seat: Seat) -> War:
    """Return what armies threaten and promise a player."""
    now, built = land(g), cities.standing(g)
    civ = g.civs[seat]
    own, skilled = host(civ.units, now.water), skill(sheet(g, civ))
    raiders = _armies(g.content, now, civ.units, skilled)
    threats = [_hordes(g.content, now, g.horde)] if g.horde else []
    prey = 0.0
    for foe in g.civs:
        if foe is not civ:
            better = skill(sheet(g, foe))
            threats.append(_armies(g.content, now, foe.units, better))
            threats.append(_levies(g.content, now, foe.cities & ~g.angry, enlisted(foe), better))
            if raiders.reach & foe.cities:
                prey += _at_stake(g, [raiders], foe.cities, host(foe.units, now.water), better, built)
    if raiders.reach & g.tribes:
        prey += _at_stake(g, [raiders], g.tribes, host(g.horde, now.water), UNSKILLED, built)
    return War(
        _at_stake(g, threats, civ.cities, own, skilled, built),
        prey,
        min(sum(own.fighters.values()), ENOUGH),
        min(own.counts[SHIP], FLEET),
    )


def _at_stake(
    g: ClashOfCultures, forces: list[Forces], targets: int, own: Host, skilled: Skill, built: Standing
) -> float:
    """Return the pieces of cities that forces would take, each city by its most dangerous one."""
    touched = 0
    for each in forces:
        touched |= each.reach
    value = 0.0
    for place in bits(targets & touched):
        walls = bool(built[FORTRESS] >> place & 1)
        guard = skilled.better * strength(g.content, army_kinds(own.units.get(place, ())), walls)
        worst = 0.0
        for each in forces:
            if each.reach >> place & 1:
                worst = max(worst, _worst(each.armies, place, guard))
        value += worst * (SITE + cities.size(g, place, built))
    return value


def _worst(armies: tuple[Force, ...], place: int, guard: float) -> float:
    """Return how likely the most dangerous one of some armies takes a city."""
    worst = 0.0
    for force in armies:
        for likely, places in force.reach:
            if places >> place & 1:
                worst = max(worst, likely * chance(force.strength, guard))
    return worst


def chance(force: float, guard: float) -> float:
    """Return how likely a force attacks and takes a city; an army that would hardly win seldom tries."""
    ours, theirs = pow(force, SHARP), pow(guard, SHARP)
    likely: float = pow(ours / (ours + theirs), SHARP)
    return likely


# The armies that may attack.


@lru_cache(maxsize=1 << 13)
def _armies(content: Content, now: Land, troops: Troops, skilled: Skill) -> Forces:
    """Return the armies of a player who has learned to move them."""
    found = [(place, army_kinds(tuple(units))) for place, *units in troops]
    return _forces(
        [
            Force(skilled.better * strength(content, kinds, False), reach(now, place))
            for place, kinds in found
            if kinds and skilled.moves
        ]
    )


@lru_cache(maxsize=1 << 13)
def _levies(content: Content, now: Land, towns: int, number: int, skilled: Skill) -> Forces:
    """Return the troops that a player could recruit in some cities and send out at once."""
    if not number or not skilled.moves:
        return NO_FORCES
    force = skilled.better * strength(content, (INFANTRY,) * number, False)
    return _forces([Force(force, by_steps(now, place, LEVY)) for place in bits(towns)])


def enlisted(civ: Civ) -> int:
    """Return how many units a player could pay for now."""
    gold = civ.goods[GOLD]
    return min(civ.goods[FOOD] + gold, civ.goods[ORE] + gold, LEVIED)


@lru_cache(maxsize=1 << 13)
def _hordes(content: Content, now: Land, horde: Troops) -> Forces:
    """Return the barbarians."""
    found = [(place, army_kinds(tuple(units))) for place, *units in horde]
    return _forces(
        [
            Force(strength(content, kinds, False), by_steps(now, place, WILD))
            for place, kinds in found
            if kinds
        ]
    )


def _forces(armies: list[Force]) -> Forces:
    everywhere = 0
    for army in armies:
        for _, places in army.reach:
            everywhere |= places
    return Forces(tuple(armies), everywhere)


@lru_cache(maxsize=1 << 14)
def reach(now: Land, place: int) -> tuple[tuple[float, int], ...]:
    """Return the hexes that an army may attack, each with how likely it does; from a ship all coasts."""
    if now.water >> place & 1:
        return ((FROM_SEA, now.near(now.seas[place]) & now.ground),)
    return by_steps(now, place, BY_STEPS)


@lru_cache(maxsize=1 << 14)
def by_steps(now: Land, place: int, likely: tuple[float, ...]) -> tuple[tuple[float, int], ...]:
    """Return the hexes that many steps away, each with how likely an army comes that far."""
    return tuple([(share, far) for share, far in zip(likely, marches(now, place), strict=True) if share])


# How strong they are.


@lru_cache(maxsize=1 << 12)
def army_kinds(units: Units) -> tuple[int, ...]:
    """Return the kinds of the army units among some, sorted."""
    return tuple(sorted([kind_of(unit) for unit in units if is_army(unit)]))


@lru_cache(maxsize=1 << 12)
def strength(content: Content, kinds: tuple[int, ...], walls: bool) -> float:
    """Return the strength of an army: its hits times the hits it takes to destroy it."""
    if walls:
        return (len(kinds) + WALLS) * (expected_hits(content, kinds, 1) + WALLS)
    return len(kinds) * expected_hits(content, kinds)


@lru_cache(maxsize=1 << 12)
def skill(held: Sheet) -> Skill:
    """Return by how much cards make a player's armies stronger, and whether they may move at all."""
    cards = len(held.all(Combat)) + len(held.all(Arms))
    return Skill(1.0 + ARMED * cards, "armies" in held.enabled)
