"""What the areas of an empire yield (7AG-091 to 7AG-097, 7AG-437)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.modifiers import HalfIncome, Income, NoIncome
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules.areas import FERTILE, age, controlled, level_in, terrain_in
from saecula.games.seven_ages.rules.sheets import modifiers

Losses: TypeAlias = tuple[tuple[NoIncome, int], ...]
Yields: TypeAlias = tuple[tuple[int, int], ...]  # areas and numbers

TEN: Final = 10


def income(g: SevenAges, empire: Empire) -> int:
    """Return the income of an empire: its areas, what it has besides, then halvings. [7AG-096, 7AG-437]"""
    effects, losses = modifiers(g, empire, Income), modifiers(g, empire, NoIncome)
    areas = controlled(g, empire) & ~g.disorder & ~_without_income(g, losses)
    yields = _yields_of(g, empire, areas)
    total = sum([n for _, n in yields]) - _dried_up(g, age(g, empire), losses, yields)
    total = max(total + sum([_besides(g, empire, areas, effect) for effect, _ in effects]), 0)
    halvings = (empire.capital == NONE) + len(modifiers(g, empire, HalfIncome))
    for _ in range(halvings):
        total = (total + 1) // 2
    return total


def of_area(g: SevenAges, empire: Empire, area: int) -> int:
    """Return what an area yields an empire, or would. [7AG-091, 7AG-437]"""
    return _yields_of(g, empire, 1 << area)[0][1]


def _yields_of(g: SevenAges, empire: Empire, areas: int) -> Yields:
    """Return some areas, each with what it yields an empire. [7AG-091, 7AG-094, 7AG-437]"""
    effects = modifiers(g, empire, Income)
    wheat = all([effect.kind != "wheat" for effect, _ in modifiers(g, empire, NoIncome)])
    return _yields(g.content, areas, age(g, empire), g.cities, empire.capital, effects, wheat)


@lru_cache(maxsize=1024)
def _yields(
    content: Content,
    areas: int,
    in_age: int,
    cities: tuple[int, ...],
    capital: int,
    effects: tuple[tuple[Income, int], ...],
    wheat: bool,
) -> Yields:
    """Return what areas yield: resources, city and what changes it. [7AG-091, 7AG-094, 7AG-437]"""
    bare, found = _bare_yields(content, in_age, wheat), []
    for area in bits(areas):
        city = level_in(cities, area)
        total = bare[area] + city
        for effect, leader in effects:
            if effect.where == "capital":
                total += effect.n * (area == capital)
            elif effect.where == "here" and leader == area:
                total += effect.n * (city if effect.per == "city_level" else 1)
            elif effect.per == "area":
                total += effect.n * _is(terrain_in(content, area, in_age), effect.kind)
        found.append((area, max(total, 0)))
    return tuple(found)


@lru_cache(maxsize=64)
def _bare_yields(content: Content, in_age: int, wheat: bool) -> tuple[int, ...]:
    """Return what each area yields without a city and without what changes it. [7AG-091, 7AG-094]"""
    board, found = content.board, []
    for area in range(len(content.areas)):
        kind = terrain_in(content, area, in_age)
        total = content.terrains[kind].income
        if wheat and content.wheat >> area & 1 and (kind == FERTILE or in_age >= board.wheat_age):
            total += board.wheat_income
        if content.oil >> area & 1 and in_age >= board.oil_age:
            total += board.oil_income
        found.append(total)
    return tuple(found)


def _without_income(g: SevenAges, losses: Losses) -> int:
    """Return the areas that yield nothing: a stricken area, or all waters. [7AG-436]"""
    found = 0
    for effect, area in losses:
        if effect.where == "here":
            found |= 1 << area
        elif effect.kind == "water":
            found |= g.content.waters
    return found


def _dried_up(g: SevenAges, in_age: int, losses: Losses, yields: Yields) -> int:
    """Return what some areas of certain terrains would have yielded, the richest first. [7AG-437]"""
    if not losses:
        return 0
    left, lost = dict(yields), 0
    for effect, _ in losses:
        hit = [area for area in left if terrain_in(g.content, area, in_age) in effect.kinds]
        for area in sorted(hit, key=lambda area: left[area], reverse=True)[: effect.n]:
            lost += left.pop(area)
    return lost


def _is(terrain_: str, word: str) -> bool:
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
