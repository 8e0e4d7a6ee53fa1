"""What the card and the leaders of an empire bring: modifiers, each read where it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.modifiers import NON_INFANTRY, Level, Price
from saecula.games.seven_ages.position import NONE, Empire, SevenAges

E = TypeVar("E", bound=Effect)


def modifiers(g: SevenAges, empire: Empire, kind: type[E]) -> list[tuple[E, int]]:
    """Return an empire's modifiers of a kind, with the area of the leader, or -1. [7AG-083, 7AG-436]"""
    card = g.content.cards[empire.card]
    found: list[tuple[E, int]] = [(effect, NONE) for effect in card.effects if isinstance(effect, kind)]
    for leader, area in empire.leaders:
        for type_ in g.content.leaders[leader].types:
            effects = g.content.leader_types[type_].effects
            found += [(effect, area) for effect in effects if isinstance(effect, kind)]
    return found


@lru_cache(maxsize=4096)
def _concerns(content: Content, kind: str, type_: int) -> bool:
    """Tell whether a word for units includes a type. [7AG-435]"""
    unit = content.units[type_]
    return kind in (unit.id, unit.cls) or (kind == NON_INFANTRY and unit.cls != "infantry")


def price(g: SevenAges, empire: Empire, type_: int, founding: bool) -> int:
    """Return what a unit costs an empire, at least 1. [7AG-074, 7AG-101, 7AG-271]"""
    found = g.content.units[type_].price
    for effect, _ in modifiers(g, empire, Price):
        if _concerns(g.content, effect.kind, type_) and (founding or effect.when != "found"):
            found += effect.n
    return max(found, 1)


def level(g: SevenAges, empire: Empire, type_: int) -> int:
    """Return the level from which an empire can build a unit. [7AG-012, 7AG-435]"""
    unit = g.content.units[type_]
    own = [effect.n for effect, _ in modifiers(g, empire, Level) if effect.kind == unit.id]
    return min([unit.level, *own])
