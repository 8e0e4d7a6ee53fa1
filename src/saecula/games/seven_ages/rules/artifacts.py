"""Artifacts: what an empire has on its card, in its areas and by blue markers (7AG-257, 7AG-262)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules.areas import controlled


def on_card(empire: Empire) -> int:
    """Return the artifacts on the card of an empire. [7AG-257]"""
    return empire.artifacts


def in_areas(g: SevenAges, empire: Empire) -> list[tuple[int, int]]:
    """Return the artifacts in the areas of an empire: area and artifact. [7AG-257]"""
    if not g.placed.mask:
        return []
    return [(area, g.placed.at(area) - 1) for area in bits(g.placed.mask & controlled(g, empire))]


def beyond(g: SevenAges, empire: Empire) -> int:
    """Return the artifacts whose blue marker the empire has reached. [7AG-262]"""
    return sum([1 << artifact for artifact, level in g.blue if level <= empire.progress])


def has(g: SevenAges, empire: Empire, artifact: int) -> bool:
    """Tell whether an empire has an artifact in whichever way. [7AG-262]"""
    if (empire.artifacts | beyond(g, empire)) >> artifact & 1:
        return True
    return any([there == artifact for _, there in in_areas(g, empire)])
