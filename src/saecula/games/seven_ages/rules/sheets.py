"""What card, artifacts, leaders and events bring an empire: modifiers, each read where it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.modifiers import NON_INFANTRY, Level, Price
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts

E = TypeVar("E", bound=Effect)


def modifiers(g: SevenAges, empire: Empire, kind: type[E]) -> list[tuple[E, int]]:
    """Return an empire's modifiers of a kind, each with its area or -1. [7AG-083, 7AG-436]"""
    everywhere = artifacts.on_card(empire) | artifacts.beyond(g, empire)
    found = [(effect, NONE) for effect in _lasting(g.content, empire.card, everywhere, kind)]
    for area, artifact in artifacts.in_areas(g, empire):
        if not everywhere >> artifact & 1:
            found += [(effect, area) for effect in _of_artifact(g.content, artifact, kind)]
    for leader, area in empire.leaders:
        for type_ in types_of(g.content, leader):
            effects = g.content.leader_types[type_].effects
            found += [(effect, area) for effect in effects if isinstance(effect, kind)]
    for event, number, whom in g.sways:
        source = g.content.event_list[event]
        effect = source.deeds[number]
        if source.when == "before_glory":
            continue  # counted apart [7AG-328]
        if isinstance(effect, kind) and (whom == NONE or g.empires[whom] is empire):
            found.append((effect, NONE))
    return found


@lru_cache(maxsize=65536)
def _lasting(content: Content, card: int, artifacts_: int, kind: type[E]) -> tuple[E, ...]:
    """Return what a card and the artifacts an empire has everywhere bring. [7AG-257, 7AG-262]"""
    found = [effect for effect in content.cards[card].effects if isinstance(effect, kind)]
    for artifact in bits(artifacts_):
        found += _of_artifact(content, artifact, kind)
    return tuple(found)


@lru_cache(maxsize=4096)
def _of_artifact(content: Content, artifact: int, kind: type[E]) -> tuple[E, ...]:
    return tuple([effect for effect in content.artifacts[artifact].effects if isinstance(effect, kind)])


def types_of(content: Content, leader: int) -> tuple[str, ...]:
    """Return the types of a leader; numbers beyond the named leaders are unnamed ones. [7AG-007]"""
    named = len(content.leaders)
    return content.leaders[leader].types if leader < named else (content.leader_kinds[leader - named],)


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
