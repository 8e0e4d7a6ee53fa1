"""Artifacts: what an empire has on its card, in its areas and by blue markers; how they come and go
(7AG-257 to 7AG-263)."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.bits import bits
from saecula.core.spread import Spread
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import feats
from saecula.games.seven_ages.rules.areas import age, controlled, firmly_held
from saecula.games.seven_ages.words import AGES, Ending


def on_card(empire: Empire) -> int:
    """Return the artifacts on the card of an empire. [7AG-257]"""
    return empire.artifacts


def in_areas(g: SevenAges, empire: Empire) -> tuple[tuple[int, int], ...]:
    """Return the artifacts in the areas of an empire: area and artifact. [7AG-182, 7AG-257]"""
    placed, mask = g.placed, empire.forces.mask
    there = placed.mask & (mask if mask <= g.content.everywhere else controlled(g, empire))
    for slot in (g.marching, g.founding) if there else ():
        if slot != NONE and g.empires[slot] is empire:
            there &= firmly_held(g, slot)
    return _among(placed.mask, placed.values, there) if there else ()


@lru_cache(maxsize=16384)
def _among(mask: int, values: tuple[int, ...], areas: int) -> tuple[tuple[int, int], ...]:
    return tuple([(area, value - 1) for area, value in Spread(mask, values) if areas >> area & 1])


def beyond(g: SevenAges, empire: Empire) -> int:
    """Return the artifacts whose blue marker the empire has reached. [7AG-262]"""
    blue = g.blue
    return _reached(blue.mask, blue.values, empire.progress) if blue.mask else 0


@lru_cache(maxsize=16384)
def _reached(mask: int, levels: tuple[int, ...], progress: int) -> int:
    return sum([1 << artifact for artifact, level in Spread(mask, levels) if level <= progress])


def owned(g: SevenAges, empire: Empire) -> int:
    """Return the artifacts whose markers an empire has, on its card or in its areas. [7AG-257]"""
    found = on_card(empire)
    for _, artifact in in_areas(g, empire):
        found |= 1 << artifact
    return found


def has(g: SevenAges, empire: Empire, artifact: int) -> bool:
    """Return whether an empire has an artifact in whichever way. [7AG-262]"""
    return bool((owned(g, empire) | beyond(g, empire)) >> artifact & 1)


def greens(g: SevenAges, empire: Empire) -> int:
    """Return how many green artifacts an empire has; blue markers do not count. [7AG-262, 7AG-326]"""
    return (owned(g, empire) & g.content.greens).bit_count()


def creed(g: SevenAges, empire: Empire, kind: str) -> int:
    """Return the religion or the government of an empire as a bit set: at most one. [7AG-274]"""
    return empire.artifacts & g.content.of_kind[kind]


def come(g: SevenAges, slot: int, artifact: int, area: int) -> None:
    """Put an artifact on the card or in the area, with its glory and blue marker. [7AG-259, 7AG-261]"""
    empire, entry = g.empires[slot], g.content.artifacts[artifact]
    g.calm = False
    if entry.place == "card":
        empire.artifacts |= 1 << artifact
    else:
        g.placed = g.placed.put(area, artifact + 1)
    g.tell("artifact_came", empire.owner, slot, entry.id)
    feats.gain(g, empire.owner, {"green": 1, "red": -1}.get(entry.colour, 0))
    if entry.blue:
        level = min(empire.progress + AGES - age(g, empire), g.content.board.last_level)
        g.blue = g.blue.put(artifact, level)
        g.tell("blue_marker", entry.id, level)


def lose(g: SevenAges, slot: int, artifact: int) -> None:
    """Take the marker of an artifact from the card of an empire, or from its area. [7AG-260]"""
    empire = g.empires[slot]
    if empire.artifacts >> artifact & 1:
        empire.artifacts &= ~(1 << artifact)
    else:
        for area, there in in_areas(g, empire):
            if there == artifact:
                g.placed = g.placed.put(area, 0)
    g.tell("artifact_left", empire.owner, slot, g.content.artifacts[artifact].id)


def outlive(g: SevenAges, slot: int) -> None:
    """Lose the artifacts whose last age the empire has passed. [7AG-260, 7AG-410]"""
    empire = g.empires[slot]
    for artifact in bits(owned(g, empire)):
        if max(g.content.artifacts[artifact].ages) < age(g, empire):
            lose(g, slot, artifact)


def end(g: SevenAges, slot: int, ending: Ending) -> None:
    """Lose the artifacts that last only until this happens to the empire. [7AG-260]"""
    for artifact in bits(owned(g, g.empires[slot])):
        if g.content.artifacts[artifact].ends == ending:
            lose(g, slot, artifact)


def end_in(g: SevenAges, slot: int, area: int, ending: Ending) -> None:
    """Lose the artifact of an area that lasts only until this happens there. [7AG-260]"""
    artifact = g.placed.at(area) - 1
    if artifact >= 0 and g.content.artifacts[artifact].ends == ending:
        lose(g, slot, artifact)
