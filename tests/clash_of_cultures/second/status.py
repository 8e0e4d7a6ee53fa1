"""The status phase (pages 18 and 19) and the end of the game (page 8)."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.core.position import Action
from tests.clash_of_cultures.second.advances import governed
from tests.clash_of_cultures.second.box import ADVANCES, NEEDED, PRICE_OF_GOVERNMENT
from tests.clash_of_cultures.second.goods import affordable
from tests.clash_of_cultures.second.table import Nation, Table


def razable(t: Table, seat: int) -> set[str]:
    """Cities that consist of a settlement only."""
    return {hex_ for hex_ in t.cities_of(seat) if t.cities[hex_].size == 1}


def government(n: Nation) -> set[str]:
    """The advances of a nation's government."""
    return {id_ for id_ in n.advances if ADVANCES[id_]["category"] in NEEDED}


def new_governments(n: Nation) -> set[Action]:
    """The governments that a nation may change to."""
    if not governed(n) or not affordable(n, PRICE_OF_GOVERNMENT):
        return set()
    old = {ADVANCES[id_]["category"] for id_ in government(n)}
    return {("govern", id_) for id_, needed in NEEDED.items() if id_ not in old and needed in n.advances}


def ranks(category: str) -> list[str]:
    """The advances of a category from its top."""
    return [id_ for id_, entry in ADVANCES.items() if entry["category"] == category]


def names_start(t: Table) -> int:
    """Who names the start player: the Great Lighthouse, else most mood and culture tokens."""
    for hex_, city in t.cities.items():
        if "great_lighthouse" in city.wonders and city.owner < t.seats:
            return t.cities[hex_].owner
    tokens = [n.goods["mood"] + n.goods["culture"] for n in t.nations]
    order = [(t.start + step) % t.seats for step in range(t.seats)]
    return next(seat for seat in order if tokens[seat] == max(tokens))


def halves(t: Table, seat: int) -> list[int]:
    """Half points by line of the list (page 8)."""
    n = t.nations[seat]
    pieces = sum(list(city.buildings.values()).count(seat) for city in t.cities.values())
    return [
        2 * (len(t.cities_of(seat)) + pieces),
        len(n.advances) + n.own,
        4 * len(n.completed),
        sum(wonder_halves(t, seat)),
        n.half_points,
        4 * len(n.slain),
    ]


def wonder_halves(t: Table, seat: int) -> Iterator[int]:
    """Builder and conqueror share a wonder; the Great Pyramid is its builder's (page 28)."""
    for city in t.cities.values():
        for wonder in city.wonders:
            builder = t.built_by[wonder]
            if wonder == "great_pyramid":
                yield 10 if builder == seat else 0
            elif seat in (builder, city.owner):
                yield 8 if builder == city.owner else 4


def standing(t: Table) -> tuple[list[float], list[int]]:
    """The points of all, and their places; the list breaks ties, the Great Pyramid before it."""
    lines = [halves(t, seat) for seat in range(t.seats)]
    keys = [(sum(line), t.built_by.get("great_pyramid") == seat, line) for seat, line in enumerate(lines)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return [sum(line) / 2 for line in lines], places
