"""Tiles, terrain, seas and range (COC-040 to COC-047), and how a tile is laid (COC-211 to COC-214)."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.core.bits import bits
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import land
from saecula.games.clash_of_cultures.rules.land import KEPT, TURNED, UNEXPLORED, WATER
from tests.clash_of_cultures.table import table

CONTENT = Content.get()


def some_map(seats: int, tiles: list[str], turns: list[bool], sites: list[int]) -> ClashOfCultures:
    """A map with some tiles laid anyhow."""
    g = GAME.start(seats, "maps", {"base_only": True})
    layout = CONTENT.layouts[seats]
    for tile, turned, site in zip(tiles, turns, sites, strict=False):
        number = len(layout.starts) + site % (len(layout.sites) - len(layout.starts))
        if g.laid[number] == UNEXPLORED and tile in g.pool:
            land.lay(g, number, tile, TURNED if turned else KEPT)
            g.pool = tuple([other for other in g.pool if other != tile])
    return g


MAPS = st.builds(
    some_map,
    st.sampled_from([2, 3, 4]),
    st.permutations(CONTENT.normal_tiles),
    st.lists(st.booleans(), min_size=16, max_size=16),
    st.lists(st.integers(0, 99), max_size=14),
)


def steps(g: ClashOfCultures, start: int) -> dict[int, int]:
    """Count the steps to every explored hex, one after the other."""
    now = land.land(g)
    found = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in range(now.layout.size):
            touches = now.layout.neighbours[place] >> other & 1
            if touches and now.terrain[other] >= 0 and other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


@pytest.mark.rule("COC-040")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_hexes_make_a_tile_and_all_touch_but_left_and_right(seats: int) -> None:
    layout = CONTENT.layouts[seats]
    for top, left, right, bottom in layout.sites:
        pairs = [(top, left), (top, right), (top, bottom), (left, bottom), (right, bottom)]
        assert all(layout.neighbours[one] >> other & 1 for one, other in pairs)
        assert not layout.neighbours[left] >> right & 1


@pytest.mark.rule("COC-040")
def test_a_half_turn_swaps_top_with_bottom_and_left_with_right() -> None:
    t = table().lay("D3", "tile_08")
    assert [t.terrain(hex_) for hex_ in ("D3", "C4", "E4", "D4")] == ["water", "plains", "forest", "mountain"]
    t = table().lay("D3", "tile_08", turned=True)
    assert [t.terrain(hex_) for hex_ in ("D3", "C4", "E4", "D4")] == ["mountain", "forest", "plains", "water"]


@pytest.mark.rule("COC-041")
def test_all_terrains_but_water_are_land() -> None:
    t = table().lay("D3", "tile_06")
    now = land.land(t.g)
    assert now.ground & t.mask("D3", "C4", "E4", "D4") == t.mask("C4", "E4", "D4")
    assert now.water == t.mask("D3")


@pytest.mark.rule("COC-042")
def test_a_sea_is_made_of_touching_water_hexes_across_tiles() -> None:
    t = table().lay("D3", "tile_03").lay("B2", "tile_05", turned=True)  # D3, C4 and B3 are water
    now = land.land(t.g)
    assert now.seas[t.place("D3")] == now.seas[t.place("B3")] == t.mask("D3", "C4", "B3")
    assert now.seas[t.place("D2")] == 0


@pytest.mark.rule("COC-042")
def test_water_that_does_not_touch_is_another_sea() -> None:
    t = table().lay("B2", "tile_05").lay("F2", "tile_06")
    now = land.land(t.g)
    assert now.seas[t.place("B2")] == t.mask("B2")
    assert now.seas[t.place("F2")] == t.mask("F2")


@pytest.mark.rule("COC-043", "COC-044", "COC-047")
def test_range_does_not_lead_through_the_unknown() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15")
    now = land.land(t.g)
    assert now.distance(t.place("C3"), t.place("C3")) == 0
    assert now.distance(t.place("C3"), t.place("D2")) == 1
    assert now.distance(t.place("C3"), t.place("E3")) == 2
    assert now.distance(t.place("B3"), t.place("F3")) == 4  # straight through D3 and D4 nobody can see
    assert now.distance(t.place("D2"), t.place("D7")) == -1
    assert now.within(t.place("D2"), 1) == t.mask("D2", "C2", "C3", "D1", "E2", "E3")
    assert not now.within(t.place("D2"), 9) & t.mask("D3", "D4", "D7")


@pytest.mark.rule("COC-043", "COC-044")
@settings(max_examples=60, deadline=None)
@given(MAPS, st.integers(0, 71), st.integers(0, 6))
def test_range_is_what_a_search_step_by_step_finds(g: ClashOfCultures, start: int, most: int) -> None:
    now = land.land(g)
    start %= now.layout.size
    if now.terrain[start] < 0:
        assert now.within(start, most) == 0
        return
    found = steps(g, start)
    assert set(bits(now.within(start, most))) == {place for place, far in found.items() if far <= most}
    for place in range(now.layout.size):
        assert now.distance(start, place) == found.get(place, -1)


@pytest.mark.rule("COC-045")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_edge_is_where_no_tile_position_adjoins(seats: int) -> None:
    layout = CONTENT.layouts[seats]
    outer = [place for place in range(layout.size) if layout.neighbours[place].bit_count() < 6]
    assert set(layout.ring) == set(outer)
    assert layout.edge == land.mask(outer)


def slowly(g: ClashOfCultures, site: int, tile: str, goal: int) -> set[str]:
    """The ways to lay a tile, told from the rulebook's list of rules."""
    now = land.land(g)
    hexes = now.layout.sites[site]
    fitting = []
    for turn in (KEPT, TURNED):
        terrains = CONTENT.tiles[tile].terrains[:: -1 if turn else 1]
        water = [place for place, terrain in zip(hexes, terrains, strict=True) if terrain == "water"]
        if goal in water:
            continue  # rule 2
        touches = any(
            now.terrain[other] == WATER and now.layout.neighbours[place] >> other & 1
            for place in water
            for other in range(now.layout.size)
        )
        edge = any(now.layout.neighbours[place].bit_count() < 6 for place in water)
        fitting.append((turn, touches, edge))
    for rule in (1, 2):  # rules 3 and 4
        if any(way[rule] for way in fitting):
            return {way[0] for way in fitting if way[rule]}
    return {way[0] for way in fitting}


@pytest.mark.rule("COC-211", "COC-212", "COC-213", "COC-214", "COC-222")
@settings(max_examples=150, deadline=None)
@given(MAPS, st.sampled_from(CONTENT.normal_tiles), st.integers(0, 99), st.integers(-1, 3))
def test_a_tile_is_laid_as_the_rules_say(g: ClashOfCultures, tile: str, site: int, slot: int) -> None:
    layout = CONTENT.layouts[g.seats]
    number = len(layout.starts) + site % (len(layout.sites) - len(layout.starts))
    if g.laid[number] != UNEXPLORED:
        return
    goal = layout.sites[number][slot] if slot >= 0 else -1
    found = land.turns(g, number, tile, goal)
    expected = slowly(g, number, tile, goal)
    assert set(found) == expected
    assert found


@pytest.mark.rule("COC-221")
def test_no_tile_is_water_on_a_hex_both_ways() -> None:
    for tile in CONTENT.normal_tiles:
        terrains = CONTENT.tiles[tile].terrains
        assert all(
            one != "water" or other != "water" for one, other in zip(terrains, terrains[::-1], strict=True)
        )


@pytest.mark.rule("COC-212", "COC-222")
def test_the_first_hex_of_the_map_must_stay_dry_too_if_units_go_there() -> None:
    t = table()
    assert t.place("A3") == 0
    assert land.turns(t.g, 2, "tile_09", t.place("A3")) == [TURNED]
    assert land.turns(t.g, 2, "tile_09") == [KEPT]  # water at the edge
