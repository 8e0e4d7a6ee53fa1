"""Exploring by land (COC-210 to COC-214, COC-220, COC-221, COC-223)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules.hosts import MOVED, ON_FOREST, SETTLER
from tests.clash_of_cultures.table import Table, table


def explore(t: Table, start: str, goal: str, tile: str) -> Table:
    """Player 0 moves a settler into the unknown, where this tile is found."""
    t.units(0, "D2").units(0, start, settler=1).act().do("move").do("move_from", start)
    return t.tile_drawn(tile).do("move_to", goal)


@pytest.mark.rule("COC-210", "COC-211", "COC-212", "COC-X14")
def test_units_never_land_in_water() -> None:
    t = explore(table(), "D2", "D3", "tile_01")
    assert t.asked[0] == "act"
    assert [t.terrain(hex_) for hex_ in ("D3", "C4", "E4", "D4")] == ["forest", "forest", "water", "water"]
    assert t.raw(0, "D3") == (SETTLER | MOVED | ON_FOREST,)


@pytest.mark.rule("COC-212", "COC-214", "COC-X15")
def test_without_known_water_water_goes_to_the_edge() -> None:
    t = explore(table(), "C2", "B2", "tile_09")
    assert t.asked[0] == "act"
    assert [t.terrain(hex_) for hex_ in ("B2", "A3", "C3", "B3")] == ["forest", "water", "plains", "forest"]


@pytest.mark.rule("COC-213", "COC-214", "COC-X16")
@pytest.mark.parametrize(("turn", "wet"), [("kept", "B2"), ("turned", "B3")])
def test_where_both_ways_fit_the_player_chooses_after_seeing_the_tile(turn: str, wet: str) -> None:
    t = explore(table(), "D2", "C3", "tile_05")
    assert t.asked == ("lay_tile", 0)
    assert t.at(0, "D2") == ["settler"]
    t.do("orient", turn)
    assert t.terrain(wet) == "water"
    assert t.at(0, "C3") == ["settler"]


@pytest.mark.rule("COC-212", "COC-214")
def test_water_joins_known_water_if_it_can() -> None:
    t = explore(table().lay("D3", "tile_03"), "D2", "C3", "tile_05")  # C4 is water and touches B3, not B2
    assert t.asked[0] == "act"
    assert t.terrain("B3") == "water"


@pytest.mark.rule("COC-166", "COC-220", "COC-223")
def test_several_groups_may_explore_in_one_action_and_have_moved() -> None:
    t = table().units(0, "D2", settler=2).act().do("move").do("move_from", "D2")
    t.tile_drawn("tile_14").do("move_to", "D3").do("go", SETTLER).take("group", "done")
    t.take("lay_tile", "orient", "kept")
    assert t.asked[0] == "move_from"
    assert t.offered("move_from") == ["D2"]
    t.do("move_from", "D2").tile_drawn("tile_15").do("move_to", "E3").take("lay_tile", "orient", "kept")
    assert len(t.g.pool) == 14


@pytest.mark.rule("COC-020")
def test_a_tile_is_drawn_from_all_that_nobody_has_seen() -> None:
    found = set()
    for tile in table().g.pool:
        t = explore(table(), "D2", "D3", tile).take("lay_tile", "orient", "kept")
        found.add(t.g.laid[4][0])
        assert tile not in t.g.pool
    assert len(found) == 16
