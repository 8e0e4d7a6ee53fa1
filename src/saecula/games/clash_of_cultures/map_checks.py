"""What tiles and maps must fulfil."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from saecula.core.catalog import need
from saecula.games.clash_of_cultures.entries import Map
from saecula.games.clash_of_cultures.layouts import Layout
from saecula.games.clash_of_cultures.words import FEWEST_PLAYERS, MOST_PLAYERS

if TYPE_CHECKING:
    from saecula.games.clash_of_cultures.catalogue import Content

NAME: Final = re.compile(r"[A-Z][1-9][0-9]?")
SLOTS_OF_A_TILE: Final = (0, 1, 2, 3)
APART: Final = {1, 2}  # the slots of a tile that do not touch [COC-040]


def check(content: Content) -> None:
    """Refuse tiles and maps on which nobody could play."""
    _check_tiles(content)
    players = [map_.players for map_ in content.maps.values()]
    need(
        players == list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        "maps.json",
        "expected for 2, 3 and 4 players",
    )
    for map_ in content.maps.values():
        _check_sites(content, map_)
        _check_shape(map_)


def _check_tiles(content: Content) -> None:
    """Check that start tiles have their plains, and land units can enter every tile. [COC-021, COC-221]"""
    for tile in content.tiles.values():
        where = ("tiles.json", tile.id)
        if tile.start:
            need(tile.terrains[0] == "plains", *where, "terrains", "expected plains on top of a start tile")
        need(
            tile.start != bool(tile.number), *where, "number", "expected for normal tiles, and for them alone"
        )
        for one, other in ((0, 3), (1, 2)):
            dry = "water" not in (tile.terrains[one], tile.terrains[other]) or (
                tile.terrains[one] != tile.terrains[other]
            )
            need(dry, *where, "terrains", "expected no water on both of two opposite hexes")


def _check_sites(content: Content, map_: Map) -> None:
    """Check the sites of the start tiles, and that there are enough tiles. [COC-020]"""
    where = ("maps.json", map_.id, "sites")
    starts = [site.start for site in map_.sites]
    need(all(starts[: map_.players]), *where, f"expected {map_.players} start tiles first")
    need(not any(starts[map_.players :]), *where, f"expected {map_.players} start tiles first")
    for start in starts[: map_.players]:
        need(content.tiles[start].start, *where, f"{start} is no start tile")
    tiles = sum([not tile.start for tile in content.tiles.values()])
    need(len(starts) - map_.players <= tiles, *where, "more than there are tiles")


def _check_shape(map_: Map) -> None:
    """Check that no hex is in two tiles, tiles are rhombs, and there is one edge. [COC-040, COC-217]"""
    where = ("maps.json", map_.id, "sites")
    names = [name for site in map_.sites for name in site.hexes]
    for name in names:
        need(bool(NAME.fullmatch(name)), *where, f"no such hex: {name}")
        need(names.count(name) == 1, *where, f"{name} is in two tiles")
    layout = Layout(map_)
    for number, site in enumerate(layout.sites):
        need(_is_rhomb(layout, site), *where[:2], f"sites[{number}]", "the hexes do not form a tile")
    outer = sum([1 << h for h, near in enumerate(layout.neighbours) if near.bit_count() < 6])
    one = layout.edge == outer and layout.edge.bit_count() == len(layout.ring)
    need(one, *where, "expected one edge around the map")


def _is_rhomb(layout: Layout, site: tuple[int, ...]) -> bool:
    return all(
        [
            bool(layout.neighbours[site[one]] >> site[other] & 1) == ({one, other} != APART)
            for one in SLOTS_OF_A_TILE
            for other in SLOTS_OF_A_TILE[:one]
        ]
    )
