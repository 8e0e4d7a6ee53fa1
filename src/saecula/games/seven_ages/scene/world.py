"""The map: areas with their units, cities and forts."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.scene import Area, MapPanel, Piece, Stat
from saecula.core.wording import say
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import city_level, holder, holders
from saecula.games.seven_ages.scene.mats import colour

TERRAINS: Final = {"plains": "plain", "sea": "water"}  # those with another name in scenes


def world(g: SevenAges, texts: Texts) -> MapPanel:
    """Draw the map; red arrows are its links. [7AG-018]"""
    links = [(f"area:{one}", f"area:{other}") for one, other in [arrow.areas for arrow in g.content.arrows]]
    areas = [_area(g, number, texts) for number in range(len(g.content.areas))]
    return MapPanel("world", say(texts, "world"), areas, links)


def _area(g: SevenAges, number: int, texts: Texts) -> Area:
    area = g.content.areas[number]
    return Area(
        id=f"area:{area.id}",
        name=str(texts.label("area", area.id)),
        lat=area.lat,
        lon=area.lon,
        terrain=TERRAINS.get(area.terrain, area.terrain),
        note=_resources(g, number, texts),
        warning=say(texts, "in-disorder") if g.disorder >> number & 1 else "",
        pieces=_pieces(g, number, texts),
    )


def _resources(g: SevenAges, number: int, texts: Texts) -> str:
    """Name the resources of an area."""
    area = g.content.areas[number]
    there = (("wheat", area.wheat), ("oil", area.oil), ("elephant", bool(area.elephant)))
    return ", ".join([say(texts, f"resource-{word}") for word, has in there if has])


def _pieces(g: SevenAges, number: int, texts: Texts) -> list[Piece]:
    """Return city, fort and units of an area."""
    found: list[Piece] = []
    slot, level = holder(g, number), city_level(g, number)
    owner = colour(g.empires[slot].owner) if slot != NONE else 0
    if level:
        capital = slot != NONE and g.empires[slot].capital == number
        label = say(texts, "capital" if capital else "city", level=level)
        found.append(Piece(f"city:{number}", "city", owner, label, count=level, strong=capital))
    if g.forts >> number & 1:
        found.append(Piece(f"fort:{number}", "building", owner, say(texts, "fort"), icon="fort"))
    found += [_units(g, one, number, texts) for one in holders(g, number)]
    return found


def _units(g: SevenAges, slot: int, number: int, texts: Texts) -> Piece:
    """Draw the units of an empire in an area as one chip: how many of each domain. [7AG-219]"""
    empire = g.empires[slot]
    force = empire.forces.at(number)
    if number in g.content.other_shore:
        force += empire.forces.at(g.content.other_shore[number])
    counts = [
        Stat(realm, str(forces.share(force, realm)), say(texts, f"realm-{realm}"))
        for realm in forces.REALMS
        if forces.share(force, realm)
    ]
    name = str(texts.label("empire", slot))
    return Piece(
        f"units:{number}:{slot}",
        "unit",
        colour(empire.owner),
        name,
        count=forces.size(force),
        counts=counts,
        mark=name[:2],
    )
