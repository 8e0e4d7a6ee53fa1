"""The map: areas with their units, cities and forts."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.scene import Area, MapPanel, Piece, Stat
from saecula.core.wording import say
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import city_level, holder, holders
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.letters import mark

TERRAINS: Final = {"plains": "plain", "sea": "water"}  # those with another name in scenes
RESOURCES: Final = {"wheat": "grain", "oil": "oil", "elephant": "elephant"}  # and their icons
ICONS: Final = {"land": "", "naval": "naval", "air": "air"}  # what most units are has no icon


def world(g: SevenAges, texts: Texts) -> MapPanel:
    """Draw the map; red arrows are its links. [7AG-018]"""
    links = [(f"area:{one}", f"area:{other}") for one, other in [arrow.areas for arrow in g.content.arrows]]
    areas = [_area(g, number, texts) for number in range(len(g.content.areas))]
    return MapPanel("world", say(texts, "world"), areas, links)


def _area(g: SevenAges, number: int, texts: Texts) -> Area:
    area = g.content.areas[number]
    slot = holder(g, number)
    disorder = g.disorder >> number & 1
    buildings = _buildings(g, number, slot, texts)
    return Area(
        id=f"area:{area.id}",
        name=str(texts.label("area", area.id)),
        lat=area.lat,
        lon=area.lon,
        terrain=TERRAINS.get(area.terrain, area.terrain),
        note=say(texts, "in-disorder") if disorder else "",
        pieces=[*buildings, *_units(g, number, texts), *_resources(g, number, texts)],
        owners=[] if slot == NONE else [colour(g.empires[slot].owner)],
        state="contested" if number == g.conflict else "",
    )


def _resources(g: SevenAges, number: int, texts: Texts) -> list[Piece]:
    """Return what is printed in an area: wheat, oil, elephants."""
    area = g.content.areas[number]
    there = {"wheat": area.wheat, "oil": area.oil, "elephant": bool(area.elephant)}
    return [
        Piece(f"{word}:{area.id}", "resource", 0, say(texts, f"resource-{word}"), icon=icon)
        for word, icon in RESOURCES.items()
        if there[word]
    ]


def _buildings(g: SevenAges, number: int, slot: int, texts: Texts) -> list[Piece]:
    """Return the city and the fort of an area."""
    found: list[Piece] = []
    level = city_level(g, number)
    owner = 0 if slot == NONE else colour(g.empires[slot].owner)
    if level:
        capital = slot != NONE and g.empires[slot].capital == number
        label = say(texts, "capital" if capital else "city", level=level)
        found.append(Piece(f"city:{number}", "city", owner, label, count=level, strong=capital))
    if g.forts >> number & 1:
        found.append(Piece(f"fort:{number}", "building", owner, say(texts, "fort"), icon="fort"))
    return found


def _units(g: SevenAges, number: int, texts: Texts) -> list[Piece]:
    """Return the stack of every empire that has units in an area."""
    return [_stack(g, slot, number, texts) for slot in holders(g, number)]


def _stack(g: SevenAges, slot: int, number: int, texts: Texts) -> Piece:
    """Draw the units of an empire in an area as one chip: how many of each domain. [7AG-219]"""
    empire = g.empires[slot]
    force = empire.forces.at(number)
    if number in g.content.other_shore:
        force += empire.forces.at(g.content.other_shore[number])
    counts = [
        Stat(ICONS[realm], str(forces.share(force, realm)), say(texts, f"realm-{realm}"))
        for realm in forces.REALMS
        if forces.share(force, realm)
    ]
    return Piece(
        f"units:{number}:{slot}",
        "unit",
        colour(empire.owner),
        str(texts.label("empire", slot)),
        count=forces.size(force),
        counts=counts,
        mark=mark(g, slot, texts),
        mood="angry" if g.disorder >> number & 1 else "",
    )
