"""Conflict potential (7AG-185 to 7AG-198)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from saecula.core.bits import bits
from saecula.games.seven_ages.deeds import CardValue, Stampede
from saecula.games.seven_ages.modifiers import Deny, Front, Potential
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import cards, forces
from saecula.games.seven_ages.rules.areas import age, city_level, terrain
from saecula.games.seven_ages.rules.battle import ATTACKER, DEFENDER, enemy_of, side_of
from saecula.games.seven_ages.rules.reach import ARROW, INVASION, RIVER
from saecula.games.seven_ages.rules.sheets import modifiers

Values: TypeAlias = tuple[int, int, int]  # front, support, and what it adds besides in the front line


def total(g: SevenAges, slot: int) -> int:
    """Return the conflict potential of a side with the units it has committed. [7AG-185]"""
    empire, enemy = g.empires[slot], g.empires[enemy_of(g, slot)]
    found = card_value(g, slot) + units_value(g, slot)
    found += min(empire.elites, g.content.board.elite_most)
    found += max(age(g, empire) - age(g, enemy), 0)
    found += sum([effect.n for effect in bonuses(g, slot) if not effect.per])
    return found + (defence(g) if side_of(g, slot) == DEFENDER else 0)


def card_value(g: SevenAges, slot: int) -> int:
    """Return the value of a side's card, or the one that the last event set. [7AG-185, 7AG-450]"""
    values = [effect.n for effect, _ in modifiers(g, g.empires[slot], CardValue)]
    if values:
        return values[-1]
    return sum([cards.value(g, card) for card in g.dealt[side_of(g, slot)].cards])


# Units.


def units_value(g: SevenAges, slot: int) -> int:
    """Return what the committed units are worth in the best division. [7AG-186, 7AG-187, 7AG-190]"""
    empire = g.empires[slot]
    extra = sum([effect.n for effect in bonuses(g, slot) if effect.per == "front_infantry"])
    found = []
    for type_ in bits(forces.types(empire.committed)):
        front, support = values(g, slot, type_)
        infantry = extra if g.content.units[type_].cls == "infantry" else 0
        found += [(front, support, infantry)] * forces.count(empire.committed, type_)
    return best_division(tuple(found), g.shaken[1 - side_of(g, slot)])


@lru_cache(maxsize=16384)
def best_division(units: tuple[Values, ...], markers: int) -> int:
    """Return the best value of units of which half, rounded up, fight in front.

    Each disorder marker of the enemy adds the best front-line value in front and the best support value in
    support once more; whichever two units these are, the others are divided by what they gain in front.
    [7AG-186, 7AG-187, 7AG-190]
    """
    if len(units) < 2:
        return sum([front + bonus + markers * front for front, _, bonus in units])
    front_line = (len(units) + 1) // 2
    ordered = sorted(units, key=lambda unit: unit[1] - unit[0] - unit[2])
    if not markers:
        return _divided(ordered, front_line)
    best = 0
    for first in dict.fromkeys(ordered):
        rest = list(ordered)
        rest.remove(first)
        for second in dict.fromkeys(rest):
            others = list(rest)
            others.remove(second)
            named = first[0] + first[2] + second[1] + markers * (first[0] + second[1])
            best = max(best, named + _divided(others, front_line - 1))
    return best


def _divided(ordered: list[Values], front_line: int) -> int:
    """Return the value of units of which the first ones stand in front."""
    in_front = sum([front + bonus for front, _, bonus in ordered[:front_line]])
    return in_front + sum([support for _, support, _ in ordered[front_line:]])


def values(g: SevenAges, slot: int, type_: int) -> tuple[int, int]:
    """Return front-line and support value of a committed unit here. [7AG-195, 7AG-198]"""
    unit = g.content.units[type_]
    if unit.cls == "elephant" and modifiers(g, g.empires[slot], Stampede):
        return 0, 0
    changed = 0 if unit.common else g.content.colours[slot].quality
    if unit.mounted:
        changed += g.content.terrains[ground(g)].mounted
    front, support = (
        max(unit.front + changed + _in_attack(g, slot, unit.id), 0),
        max(unit.support + changed, 0),
    )
    return (0 if unit.fears_elephants and _faces_elephants(g, slot) else front), support


def _in_attack(g: SevenAges, slot: int, unit: str) -> int:
    """Return how much more a unit has in front when it attacks."""
    if side_of(g, slot) != ATTACKER:
        return 0
    return sum([effect.n for effect, _ in modifiers(g, g.empires[slot], Front) if effect.kind == unit])


def _faces_elephants(g: SevenAges, slot: int) -> bool:
    """Return whether the enemy has committed elephants that hold their ground. [7AG-198]"""
    enemy = g.empires[enemy_of(g, slot)]
    elephants = forces.types(enemy.committed) & g.content.of_class["elephant"]
    return bool(elephants) and not modifiers(g, enemy, Stampede)


# The ground, and what defends it.


def ground(g: SevenAges) -> str:
    """Return the terrain of the area in the age of the defender. [7AG-191, 7AG-195]"""
    return terrain(g, g.conflict, age(g, g.empires[g.sides[DEFENDER]]))


def entered(g: SevenAges, way: int) -> bool:
    """Return whether a unit of the attacker entered the area in this way. [7AG-079, 7AG-196]"""
    return g.founding == NONE and bool(g.ways.at(g.conflict) & way)


def denied(g: SevenAges) -> set[str]:
    """Return the bonuses that the attacker denies the defender."""
    return {effect.kind for effect, _ in modifiers(g, g.empires[g.sides[ATTACKER]], Deny)}


def defence(g: SevenAges) -> int:
    """Return what terrain, borders, fort and city add for the defender. [7AG-191 to 7AG-194, 7AG-197]"""
    if not g.content.land >> g.conflict & 1:
        return 0
    board, no = g.content.board, denied(g)
    found = g.content.terrains[ground(g)].defence
    found += board.river_defence * (entered(g, RIVER) and "river" not in no)
    found += board.arrow_defence * entered(g, ARROW)
    found += board.invasion_defence * (entered(g, INVASION) and "invasion" not in no)
    if "walls" not in no:
        found += board.fort_defence * (g.forts >> g.conflict & 1)
        found += 0 if city_is_shelled(g) else city_level(g, g.conflict)
    return found


def city_is_shelled(g: SevenAges) -> bool:
    """Return whether the attacker has committed a missile unit other than archers. [7AG-194]"""
    committed = g.empires[g.sides[ATTACKER]].committed
    return any([g.content.units[type_].cancels_city for type_ in bits(forces.types(committed))])


# What cards, artifacts and events add.


def bonuses(g: SevenAges, slot: int) -> list[Potential]:
    """Return the additions to a side's potential that apply in this conflict. [7AG-436, 7AG-450]"""
    found = modifiers(g, g.empires[slot], Potential)
    return [effect for effect, area in found if _applies(g, slot, effect, area)]


def _applies(g: SevenAges, slot: int, effect: Potential, area: int) -> bool:
    role = "attack" if side_of(g, slot) == ATTACKER else "defend"
    return effect.when in ("", role) and _fits_attack(g, effect.kind) and _fits_place(g, effect.where, area)


def _fits_attack(g: SevenAges, kind: str) -> bool:
    """Return whether the ground is of this kind, or was entered so."""
    if kind == "river":
        return entered(g, RIVER)
    if kind == "invasion":
        return entered(g, INVASION)
    if kind == "by_land":
        return g.founding == NONE and g.ways.at(g.conflict) != INVASION
    return kind in ("", ground(g))


def _fits_place(g: SevenAges, where: str, area: int) -> bool:
    """Return whether the conflict is where the addition counts: here, around here, or at a city."""
    if where == "city":
        return city_level(g, g.conflict) > 0
    near = g.content.near[area] if where == "around" else 0
    return not where or area == g.conflict or bool(near >> g.conflict & 1)
