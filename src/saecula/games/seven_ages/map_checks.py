"""What the map must fulfil: borders have two sides, and everything drawn on it is where it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saecula.core.catalog import need
from saecula.games.seven_ages.entries import Area

if TYPE_CHECKING:
    from saecula.games.seven_ages.catalogue import Content

WATER: Final = ("sea", "ocean")
MOST_SHORES: Final = 2


def check(content: Content) -> None:
    """Refuse a map that the rules could not play on."""
    areas = {area.id: area for area in content.areas}
    kinds = [area.kind == "land" for area in content.areas]
    need(kinds == sorted(kinds, reverse=True), "areas.json", "expected land areas first")
    for area in content.areas:
        _check_area(areas, area)
        _check_regions(content, area)
    _check_elephants(content)
    _check_links(content, areas)


def _check_area(areas: dict[str, Area], area: Area) -> None:
    """Check terrain and borders of an area. [7AG-018, 7AG-151]"""
    where = ("areas.json", area.id)
    if area.kind == "land":
        need(area.terrain not in WATER, *where, "terrain", "expected one of land")
        need(not area.sea, *where, "sea", "expected shores of a land area")
        need(len(area.shores) <= MOST_SHORES, *where, "shores", f"expected at most {MOST_SHORES}")
        _check_borders(areas, area, "land")
        seas = [sea for shore in area.shores for sea in shore]
        need(all([areas[sea].kind != "land" for sea in seas]), *where, "shores", "expected waters")
    else:
        need(area.terrain == area.kind, *where, "terrain", f"expected {area.kind}")
        need(not area.land and not area.shores, *where, "expected no borders of land")
        need(not (area.wheat or area.oil or area.elephant), *where, "expected no resource")
        _check_borders(areas, area, "sea")


def _check_borders(areas: dict[str, Area], area: Area, field: str) -> None:
    """Check that borders lead to areas of the same kind, and back."""
    others: tuple[str, ...] = getattr(area, field)
    for number, other in enumerate(others):
        where = ("areas.json", area.id, f"{field}[{number}]")
        need(other != area.id, *where, "borders itself")
        need((areas[other].kind == "land") == (area.kind == "land"), *where, f"{other} is of another kind")
        need(area.id in getattr(areas[other], field), *where, f"{other} does not border it")


def _check_regions(content: Content, area: Area) -> None:
    """Check that areas of a part belong to the whole region. [7AG-019]"""
    for region in area.regions:
        whole = content.regions[region].part_of
        need(not whole or whole in area.regions, "areas.json", area.id, "regions", f"expected {whole} too")


def _check_elephants(content: Content) -> None:
    """Check that there is one area for each elephant counter. [7AG-106]"""
    numbers = sorted([area.elephant for area in content.areas if area.elephant])
    counters = sum([unit.common for unit in content.units if unit.cls == "elephant"])
    need(numbers == list(range(1, counters + 1)), "areas.json", "elephant", "expected each number once")


def _check_links(content: Content, areas: dict[str, Area]) -> None:
    """Check that rivers, arrows and canals join what they can join. [7AG-018, 7AG-152, 7AG-159]"""
    for river in content.rivers.values():
        one, other = river.areas
        need(other in areas[one].land, "rivers.json", river.id, "areas", "expected neighbours")
    for arrow in content.arrows:
        kinds = {areas[id_].kind for id_ in arrow.areas}
        need(kinds == {"land"}, "arrows.json", arrow.id, "areas", "expected land")
        wet = bool(arrow.seas) and all([areas[id_].kind != "land" for id_ in arrow.seas])
        need(wet, "arrows.json", arrow.id, "seas", "expected waters")
    for canal in content.canals.values():
        kinds = {areas[id_].kind for id_ in canal.seas}
        need("land" not in kinds, "canals.json", canal.id, "seas", "expected waters")
