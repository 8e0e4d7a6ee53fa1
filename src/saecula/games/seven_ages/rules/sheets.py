"""What card, artifacts, leaders and events bring an empire: modifiers, each read where it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.modifiers import NON_INFANTRY, Immune, Level, Price
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts

E = TypeVar("E", bound=Effect)


# All modifiers of an empire by kind, made once for what it has. `Any` is the kind, which the key names.
Sheet: TypeAlias = dict[type[Effect], tuple[tuple[Any, int], ...]]


def modifiers(g: SevenAges, empire: Empire, kind: type[E]) -> tuple[tuple[E, int], ...]:
    """Return an empire's modifiers of a kind, each with its area or -1. [7AG-083, 7AG-436]"""
    bringers = g.content.bringers.get(kind)
    if bringers is None:
        return ()
    cards, artifacts_, in_areas, by_leaders, by_events = bringers
    if (
        empire.card in cards
        or artifacts_ & (empire.artifacts | g.blue.mask)
        or (in_areas and (g.placed.mask & empire.forces.mask or empire.forces.mask > g.content.everywhere))
        or (by_leaders and empire.leaders)
        or (by_events and g.sways)
    ):
        return sheet(g, empire).get(kind, ())
    return ()


def sheet(g: SevenAges, empire: Empire) -> Sheet:
    """Return all modifiers of an empire. [7AG-083, 7AG-436]"""
    everywhere = empire.artifacts | artifacts.beyond(g, empire) if g.blue.mask else empire.artifacts
    placed, mask = g.placed.mask, empire.forces.mask
    areas = artifacts.in_areas(g, empire) if placed & mask or mask > g.content.everywhere else ()
    swayed = _swayed(g, empire) if g.sways else ()
    return _sheet(g.content, empire.card, everywhere, areas, empire.leaders, swayed)


def _swayed(g: SevenAges, empire: Empire) -> tuple[tuple[int, int], ...]:
    """Return what events change for an empire for a while: event and deed."""
    return tuple(
        [
            (event, number)
            for event, number, whom in g.sways
            if (whom == NONE or g.empires[whom] is empire)
            and g.content.event_list[event].when != "before_glory"  # counted apart [7AG-328]
        ]
    )


@lru_cache(maxsize=16384)
def _sheet(
    content: Content,
    card: int,
    everywhere: int,
    areas: tuple[tuple[int, int], ...],
    leaders: tuple[tuple[int, int], ...],
    swayed: tuple[tuple[int, int], ...],
) -> Sheet:
    """Collect what card, artifacts, leaders and events bring. [7AG-257, 7AG-262]"""
    found: list[tuple[Effect, int]] = [(effect, NONE) for effect in content.cards[card].effects]
    for artifact in bits(everywhere):
        found += [(effect, NONE) for effect in content.artifacts[artifact].effects]
    for area, artifact in areas:
        if not everywhere >> artifact & 1:
            found += [(effect, area) for effect in content.artifacts[artifact].effects]
    for leader, area in leaders:
        for type_ in types_of(content, leader):
            found += [(effect, area) for effect in content.leader_types[type_].effects]
    found += [(content.event_list[event].deeds[number], NONE) for event, number in swayed]
    by_kind: dict[type[Effect], list[tuple[Effect, int]]] = {}
    for pair in found:
        by_kind.setdefault(type(pair[0]), []).append(pair)
    return {kind: tuple(pairs) for kind, pairs in by_kind.items()}


def types_of(content: Content, leader: int) -> tuple[str, ...]:
    """Return the types of a leader; numbers beyond the named leaders are unnamed ones. [7AG-007]"""
    named = len(content.leaders)
    return content.leaders[leader].types if leader < named else (content.leader_kinds[leader - named],)


@lru_cache(maxsize=4096)
def _concerns(content: Content, kind: str, type_: int) -> bool:
    """Return whether a word for units includes a type. [7AG-435]"""
    unit = content.units[type_]
    return kind in (unit.id, unit.cls) or (kind == NON_INFANTRY and unit.cls != "infantry")


def price(g: SevenAges, empire: Empire, type_: int, founding: bool) -> int:
    """Return what a unit costs an empire, at least 1. [7AG-074, 7AG-101, 7AG-271]"""
    return prices(g, empire, founding)[type_]


def prices(g: SevenAges, empire: Empire, founding: bool) -> tuple[int, ...]:
    """Return what each type of unit costs an empire. [7AG-074, 7AG-101, 7AG-271]"""
    return _prices(g.content, modifiers(g, empire, Price), founding)


@lru_cache(maxsize=4096)
def _prices(content: Content, effects: tuple[tuple[Price, int], ...], founding: bool) -> tuple[int, ...]:
    """Return what each type of unit costs with these modifiers."""
    found = [unit.price for unit in content.units]
    for effect, _ in effects:
        for type_ in range(len(found)):
            if _concerns(content, effect.kind, type_) and (founding or effect.when != "found"):
                found[type_] += effect.n
    return tuple([max(price_, 1) for price_ in found])


def affordable(g: SevenAges, empire: Empire, founding: bool) -> int:
    """Return the types whose price an empire can pay, as a bit set. [7AG-101]"""
    return _affordable(g.content, modifiers(g, empire, Price), founding, empire.money)


@lru_cache(maxsize=16384)
def _affordable(content: Content, effects: tuple[tuple[Price, int], ...], founding: bool, money: int) -> int:
    found = _prices(content, effects, founding)
    return sum([1 << type_ for type_, price_ in enumerate(found) if price_ <= money])


def level(g: SevenAges, empire: Empire, type_: int) -> int:
    """Return the level from which an empire can build a unit. [7AG-012, 7AG-435]"""
    return levels(g, empire)[type_]


def levels(g: SevenAges, empire: Empire) -> tuple[int, ...]:
    """Return the level from which an empire can build each type of unit. [7AG-012, 7AG-435]"""
    return _levels(g.content, modifiers(g, empire, Level))


@lru_cache(maxsize=4096)
def _levels(content: Content, effects: tuple[tuple[Level, int], ...]) -> tuple[int, ...]:
    own = [(effect.kind, effect.n) for effect, _ in effects]
    return tuple([min([unit.level, *[n for id_, n in own if id_ == unit.id]]) for unit in content.units])


def reached(g: SevenAges, empire: Empire) -> int:
    """Return the types whose level an empire has reached, as a bit set. [7AG-012]"""
    return _reached(g.content, modifiers(g, empire, Level), empire.progress)


@lru_cache(maxsize=16384)
def _reached(content: Content, effects: tuple[tuple[Level, int], ...], progress: int) -> int:
    found = _levels(content, effects)
    return sum([1 << type_ for type_, level_ in enumerate(found) if level_ <= progress])


def is_safe(g: SevenAges, empire: Empire, card: str) -> bool:
    """Return whether something keeps an empire safe from an event or artifact. [7AG-436]"""
    if card not in g.content.avoidable:
        return False
    return any([card in effect.ids for effect, _ in modifiers(g, empire, Immune)])
