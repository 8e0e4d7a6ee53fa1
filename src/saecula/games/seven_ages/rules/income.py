"""What the areas of an empire yield (7AG-091 to 7AG-097, 7AG-437)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.modifiers import HalfIncome, Income, NoIncome
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules.areas import FERTILE, age, city_level, controlled, terrain
from saecula.games.seven_ages.rules.sheets import modifiers

TEN = 10


def income(g: SevenAges, empire: Empire) -> int:
    """Return the income of an empire: its areas, what it has besides, then halvings. [7AG-096, 7AG-437]"""
    effects = modifiers(g, empire, Income)
    areas = controlled(g, empire) & ~g.disorder
    areas &= ~_without_income(g, empire)
    yields = {area: of_area(g, empire, area, effects) for area in bits(areas)}
    total = sum(yields.values()) - _dried_up(g, empire, yields)
    total = max(total + sum([_besides(g, empire, areas, effect) for effect, _ in effects]), 0)
    halvings = (empire.capital == NONE) + len(modifiers(g, empire, HalfIncome))
    for _ in range(halvings):
        total = (total + 1) // 2
    return total


def of_area(g: SevenAges, empire: Empire, area: int, effects: tuple[tuple[Income, int], ...]) -> int:
    """Return what an area yields, with its resources, its city and what changes it. [7AG-091, 7AG-437]"""
    board, in_age = g.content.board, age(g, empire)
    kind, city = terrain(g, area, in_age), city_level(g, area)
    total = g.content.terrains[kind].income + city
    if _has_wheat(g, empire, area) and (kind == FERTILE or in_age >= board.wheat_age):
        total += board.wheat_income
    if g.content.oil >> area & 1 and in_age >= board.oil_age:
        total += board.oil_income
    for effect, leader in effects:
        if effect.where == "capital":
            total += effect.n * (area == empire.capital)
        elif effect.where == "here" and leader == area:
            total += effect.n * (city if effect.per == "city_level" else 1)
        elif effect.per == "area":
            total += effect.n * _is(g, kind, effect.kind)
    return max(total, 0)


def _has_wheat(g: SevenAges, empire: Empire, area: int) -> bool:
    """Tell whether an area has wheat that is not taken away. [7AG-094]"""
    if not g.content.wheat >> area & 1:
        return False
    return all([effect.kind != "wheat" for effect, _ in modifiers(g, empire, NoIncome)])


def _without_income(g: SevenAges, empire: Empire) -> int:
    """Return the areas that yield nothing: a stricken area, or all waters. [7AG-436]"""
    found = 0
    for effect, area in modifiers(g, empire, NoIncome):
        if effect.where == "here":
            found |= 1 << area
        elif effect.kind == "water":
            found |= g.content.seas | g.content.oceans
    return found


def _dried_up(g: SevenAges, empire: Empire, yields: dict[int, int]) -> int:
    """Return what some areas of certain terrains would have yielded, the richest first. [7AG-437]"""
    lost = 0
    for effect, _ in modifiers(g, empire, NoIncome):
        hit = [n for area, n in yields.items() if terrain(g, area, age(g, empire)) in effect.kinds]
        lost += sum(sorted(hit, reverse=True)[: effect.n])
    return lost


def _is(g: SevenAges, terrain_: str, word: str) -> bool:
    return terrain_ in ("sea", "ocean") if word == "water" else terrain_ == word


def _besides(g: SevenAges, empire: Empire, areas: int, effect: Income) -> int:
    """Return what an empire receives for its cities, its money, or in all. [7AG-437]"""
    if effect.where or effect.per in ("area", "city_level"):
        return 0
    if effect.per == "city":
        return effect.n * sum([(mask & areas).bit_count() for mask in g.cities])
    if effect.per == "wheat":
        return effect.n * (g.content.wheat & areas).bit_count()
    if effect.per == "ten_money":
        return min(effect.n * (empire.money // TEN), effect.most)
    return effect.n
