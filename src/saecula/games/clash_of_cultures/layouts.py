"""The hexes of a map: their names, neighbours and tiles, and the ring along the edge.

Hexes have flat tops. A name such as "D3" is a column and a row; every second column lies half a hex lower.
"""

from __future__ import annotations

from typing import Final

from saecula.core.bits import adjacency
from saecula.games.clash_of_cultures.entries import Map

Axial = tuple[int, int]

# Axial steps to the six neighbours, clockwise from the top.
STEPS: Final[tuple[Axial, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def axial(name: str) -> Axial:
    """Return the axial coordinates of a hex by its name."""
    column = ord(name[0]) - ord("A")
    return column, int(name[1:]) - 1 - column // 2


def place(name: str) -> tuple[int, int]:
    """Return column and row of a hex by its name."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


class Layout:
    """The map for a number of players; hexes are numbered by column and row. [COC-020, COC-040 to COC-045]"""

    __slots__ = (
        "cities",
        "edge",
        "names",
        "neighbours",
        "numbers",
        "places",
        "ring",
        "site_of",
        "sites",
        "size",
        "starts",
        "tiles",
    )

    def __init__(self, map_: Map) -> None:
        hexes = [name for site in map_.sites for name in site.hexes]
        self.names: tuple[str, ...] = tuple(sorted(hexes, key=place))
        self.size: int = len(self.names)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.places: tuple[tuple[int, int], ...] = tuple([place(name) for name in self.names])
        at = {axial(name): number for number, name in enumerate(self.names)}
        self.neighbours: tuple[int, ...] = adjacency(self.size, _borders(at))  # bit sets by hex
        self.sites: tuple[tuple[int, ...], ...] = tuple(  # hexes by site, in the order of a tile's slots
            [tuple([self.numbers[name] for name in site.hexes]) for site in map_.sites]
        )
        self.tiles: tuple[int, ...] = tuple([sum([1 << h for h in site]) for site in self.sites])
        self.site_of: tuple[int, ...] = _sites_by_hex(self.sites, self.size)
        self.starts: tuple[str, ...] = tuple([site.start for site in map_.sites if site.start])
        self.cities: tuple[int, ...] = tuple(  # starting cities by start site: the plains on top
            [self.sites[number][0] for number in range(len(self.starts))]
        )
        self.ring: tuple[int, ...] = _ring(at)  # hexes on the edge, clockwise
        self.edge: int = sum([1 << h for h in self.ring])


def _borders(at: dict[Axial, int]) -> list[tuple[int, int]]:
    return [
        (number, at[q + dq, r + dr])
        for (q, r), number in at.items()
        for dq, dr in STEPS[:3]
        if (q + dq, r + dr) in at
    ]


def _sites_by_hex(sites: tuple[tuple[int, ...], ...], size: int) -> tuple[int, ...]:
    of = [0] * size
    for number, hexes in enumerate(sites):
        for h in hexes:
            of[h] = number
    return tuple(of)


def _ring(at: dict[Axial, int]) -> tuple[int, ...]:
    """Follow the outer sides of the map clockwise, once around.

    After a side of a hex comes its next one or, where a neighbour adjoins there, a side of that neighbour.
    """
    start = min(at, key=lambda here: (here[0] + 2 * here[1], here))  # a hex in the topmost row
    here, side = start, 0
    hexes: list[int] = []
    while True:
        if not hexes or hexes[-1] != at[here]:
            hexes.append(at[here])
        dq, dr = STEPS[(side + 1) % 6]
        beyond = (here[0] + dq, here[1] + dr)
        if beyond in at:
            here, side = beyond, (side - 1) % 6
        else:
            side = (side + 1) % 6
        if (here, side) == (start, 0):
            return tuple(hexes[:-1] if len(hexes) > 1 and hexes[0] == hexes[-1] else hexes)
