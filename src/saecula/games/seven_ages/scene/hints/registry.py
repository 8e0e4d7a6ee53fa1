"""The table of hints, and phrases that several of them use."""

from __future__ import annotations

from typing import Final

from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.wording import JOIN, say
from saecula.games.seven_ages.entries import Terrain
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, income
from saecula.games.seven_ages.rules.areas import age, city_level, holders, terrain

hints: Final[Hints[SevenAges]] = Hints()


def joined(*parts: str) -> str:
    """Join the parts of a hint that say something."""
    return JOIN.join([part for part in parts if part])


def place(g: SevenAges, slot: int, area: int, texts: Texts) -> str:
    """Say who stands in an area, what defends it, and what it would yield an empire. [7AG-091, 7AG-191]"""
    others = [other for other in holders(g, area) if other != slot]
    here = slot in holders(g, area)
    if not others:
        return joined(say(texts, "hint-own" if here else "hint-nobody"), yields(g, slot, area, texts))
    against = [_force(g, other, area, texts) for other in others]
    return joined(*against, defence(g, slot, area, texts), yields(g, slot, area, texts))


def _force(g: SevenAges, slot: int, area: int, texts: Texts) -> str:
    number = forces.size(forces.force_in(g, g.empires[slot], area))
    return say(texts, "hint-against", number=number, empire=str(texts.label("empire", slot)))


def defence(g: SevenAges, slot: int, area: int, texts: Texts) -> str:
    """Say what terrain, fort and city add for a defender. [7AG-191 to 7AG-194]"""
    if not g.content.land >> area & 1:
        return ""
    number = _terrain(g, slot, area).defence + city_level(g, area)
    number += g.content.board.fort_defence * (g.forts >> area & 1)
    return say(texts, "hint-defence", number=number) if number else ""


def yields(g: SevenAges, slot: int, area: int, texts: Texts) -> str:
    """Say what an area would yield an empire. [7AG-091]"""
    number = income.of_area(g, g.empires[slot], area)
    return say(texts, "hint-yields", number=number) if number else ""


def _terrain(g: SevenAges, slot: int, area: int) -> Terrain:
    return g.content.terrains[terrain(g, area, age(g, g.empires[slot]))]
