"""Tiles and hexes: terrain, seas, range, and how a tile is laid (COC-040 to COC-047, COC-212 to COC-214)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.actions import Verb1
from saecula.core.bits import bits
from saecula.core.memo import keep
from saecula.core.position import Action
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.layouts import Layout
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.words import TERRAINS

PLAINS, FOREST, MOUNTAIN, BARREN, WATER = range(len(TERRAINS))
UNEXPLORED: Final = ("", "")
REMEMBERED: Final = 1 << 8  # sets of hexes, by map
KEPT: Final = ""
TURNED: Final = "turned"

Laid: TypeAlias = tuple[tuple[str, ...], ...]
Terrains: TypeAlias = tuple[int, ...]  # of a tile, by slot


class Land:
    """What follows from the tiles that are laid; made once for each map and never changed."""

    __slots__ = (
        "_far",
        "_near",
        "_within",
        "barren",
        "explored",
        "ground",
        "layout",
        "of",
        "seas",
        "terrain",
        "water",
    )

    def __init__(self, content: Content, seats: int, laid: Laid) -> None:
        layout = content.layouts[seats]
        self.layout: Final[Layout] = layout
        terrain = [-1] * layout.size
        for site, (tile, turn) in zip(layout.sites, laid, strict=True):
            if tile:
                for place, kind in zip(site, terrains(content, tile, turn), strict=True):
                    terrain[place] = kind
        self.terrain: Final = tuple(terrain)
        """By hex, -1 where nobody has been. [COC-047]"""
        self.of: Final = tuple(
            [
                sum([1 << place for place, kind in enumerate(terrain) if kind == wanted])
                for wanted in range(len(TERRAINS))
            ]
        )
        """By terrain the bit set of its hexes. [COC-041]"""
        self.water: Final = self.of[WATER]
        self.barren: Final = self.of[BARREN]
        self.explored: Final = sum(self.of)
        self.ground: Final = self.explored & ~self.water
        self.seas: Final = _seas(layout, self.water)
        """By hex the bit set of its sea, 0 on land. [COC-042]"""
        self._near: Final[dict[int, int]] = {}
        self._within: Final[dict[tuple[int, int], int]] = {}
        self._far: Final[dict[int, tuple[int, ...]]] = {}

    def near(self, places: int) -> int:
        """Return the hexes next to any of these, whatever they are."""
        found = self._near.get(places)
        if found is None:
            found = 0
            for place in bits(places):
                found |= self.layout.neighbours[place]
            keep(self._near, REMEMBERED, places, found)
        return found

    def within(self, place: int, steps: int) -> int:
        """Return the explored hexes at most this many steps away; no step leads through the unknown.

        [COC-043, COC-044]
        """
        key = (place, steps)
        found = self._within.get(key)
        if found is None:
            if steps == 0:
                found = 1 << place & self.explored
            else:
                nearer = self.within(place, steps - 1)
                found = (nearer | self.near(nearer)) & self.explored
            self._within[key] = found
        return found

    def distance(self, place: int, other: int) -> int:
        """Return the steps between two hexes over explored ones, or -1 if there is no way. [COC-044]"""
        far = self._far.get(place)
        if far is None:
            far = self._far[place] = self._distances(place)
        return far[other]

    def _distances(self, place: int) -> tuple[int, ...]:
        found = [-1] * self.layout.size
        steps, reached, before = 0, self.within(place, 0), 0
        while reached != before:
            for other in bits(reached & ~before):
                found[other] = steps
            steps += 1
            before, reached = reached, self.within(place, steps)
        return tuple(found)


def _seas(layout: Layout, water: int) -> tuple[int, ...]:
    seas = [0] * layout.size
    left = water
    while left:
        sea, fringe = 0, left & -left
        while fringe:
            sea |= fringe
            beyond = 0
            for place in bits(fringe):
                beyond |= layout.neighbours[place]
            fringe = beyond & water & ~sea
        for place in bits(sea):
            seas[place] = sea
        left &= ~sea
    return tuple(seas)


_land = lru_cache(maxsize=1 << 12)(Land)
_latest: Final[list[tuple[Content, int, Laid, Land]]] = []


def land(g: ClashOfCultures) -> Land:
    """Return the map as it is laid; most often it is the same as the last time."""
    for content, seats, laid, found in _latest:
        if laid is g.laid and seats == g.seats and content is g.content:
            return found
    made = _land(g.content, g.seats, g.laid)
    _latest[:] = [(g.content, g.seats, g.laid, made)]
    return made


@lru_cache(maxsize=256)
def terrains(content: Content, tile: str, turn: str) -> Terrains:
    """Return the terrains of a tile by slot; a half turn reverses them. [COC-040]"""
    found = tuple([TERRAINS.index(terrain) for terrain in content.tiles[tile].terrains])
    return found[::-1] if turn else found


def turns(g: ClashOfCultures, site: int, tile: str, goal: int = -1, coast: int = 0) -> list[str]:
    """Return the ways in which a revealed tile may be laid; `goal` is a hex that must not be water.

    Of the two half turns the one counts whose water touches known water, if only one does; if none does, the
    one whose water lies at the edge, if only one does. For ships water must lie on the `coast` first of all,
    if it can. [COC-211 to COC-215, COC-218, COC-222]
    """
    now = land(g)
    hexes = now.layout.sites[site]
    waters: dict[str, int] = {}
    for turn in (KEPT, TURNED):
        laid = terrains(g.content, tile, turn)
        waters[turn] = sum([1 << place for place, kind in zip(hexes, laid, strict=True) if kind == WATER])
    dry = [turn for turn, water in waters.items() if goal < 0 or not water >> goal & 1]
    if coast:
        dry = [turn for turn in dry if waters[turn] & coast] or dry
    joined = [turn for turn in dry if now.near(waters[turn]) & now.water]
    outer = [turn for turn in dry if waters[turn] & now.layout.edge]
    return joined or outer or dry


def lay(g: ClashOfCultures, site: int, tile: str, turn: str) -> None:
    """Put a tile on its site."""
    g.laid = (*g.laid[:site], (tile, turn), *g.laid[site + 1 :])


def options(now: Land, verb: Verb1[str], places: int) -> list[Action]:
    """Return an option for each hex of a bit set."""
    return [*_options(now.layout, verb, places)] if places else []


@lru_cache(maxsize=1 << 12)
def _options(layout: Layout, verb: Verb1[str], places: int) -> tuple[Action, ...]:
    return tuple(verb.each([layout.names[place] for place in bits(places)]))


def names(g: ClashOfCultures, places: int) -> list[str]:
    """Return the names of the hexes in a bit set."""
    known = g.content.layouts[g.seats].names
    return [known[place] for place in bits(places)]


def name(g: ClashOfCultures, place: int) -> str:
    """Return the name of a hex."""
    found: str = g.content.layouts[g.seats].names[place]
    return found


def number(g: ClashOfCultures, hex_: str) -> int:
    """Return the number of a hex by its name."""
    found: int = g.content.layouts[g.seats].numbers[hex_]
    return found


def mask(places: Iterable[int]) -> int:
    """Return the bit set of these hexes."""
    return sum([1 << place for place in places])
