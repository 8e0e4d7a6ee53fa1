"""The Move action on land (COC-166 to COC-176), and roads (COC-182 to COC-185)."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.games.clash_of_cultures.rules import moving
from saecula.games.clash_of_cultures.rules.hosts import (
    INFANTRY,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    SETTLER,
    TIRED,
)
from tests.clash_of_cultures.table import Table, table


def marching(**units: int) -> Table:
    """Player 0 has Tactics and these units in D2; north of it all tiles but the middle one are explored."""
    return table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "tactics").units(0, "D2", **units)


def goals(t: Table, start: str, verb: str = "move_to") -> set[str]:
    """Where a group may go from a hex, the unknown left out."""
    return {goal for goal in t.do("move_from", start).offered(verb) if t.terrain(goal)}


@pytest.mark.rule("COC-166", "COC-167", "COC-168")
def test_three_moves_of_one_group_each_by_one_hex() -> None:
    t = marching(settler=3, infantry=1).act().do("move")
    assert t.offered("move_from") == ["D2"]
    assert goals(t, "D2") == {"C2", "C3", "D1", "E2", "E3"}
    t.do("move_to", "C2").do("go", SETTLER).do("done")
    t.move("D2", "D1", ("go", SETTLER), ("done",))
    t.move("D2", "C3", ("everybody",))
    assert (t.at(0, "C2"), t.at(0, "D1"), t.at(0, "C3")) == (
        ["settler"],
        ["settler"],
        ["settler", "infantry"],
    )
    assert t.asked[0] == "act"
    assert t.g.actions == 2


@pytest.mark.rule("COC-166")
def test_a_unit_moves_once_in_a_move_action_but_again_in_the_next() -> None:
    t = marching(settler=1).act().do("move").move("D2", "C3")
    assert t.at(0, "C3") == ["settler"]
    assert t.asked[0] == "act"
    t.do("move").move("C3", "D2")
    assert t.at(0, "D2") == ["settler"]


@pytest.mark.rule("COC-053", "COC-166")
def test_moves_are_not_compulsory() -> None:
    t = marching(settler=1).act().do("move").do("done")
    assert t.asked[0] == "act"
    assert t.g.moves == 0
    assert t.at(0, "D2") == ["settler"]


@pytest.mark.rule("COC-167")
def test_units_of_a_hex_may_be_split() -> None:
    t = marching(settler=2, infantry=2).act().do("move").do("move_from", "D2").do("move_to", "C2")
    assert [action[0] for action in t.now] == ["everybody", "army", "settlers", "go", "go"]
    t.do("army")
    assert t.at(0, "C2") == ["infantry", "infantry"]
    t.do("move_from", "D2").do("move_to", "C2").do("everybody")
    assert t.at(0, "D2") == []


@pytest.mark.rule("COC-169")
def test_army_units_need_tactics() -> None:
    t = table().units(0, "D2", infantry=1).act()
    assert not t.may("move")
    t.advances(0, "tactics").act()
    assert t.may("move")
    t = (
        table()
        .units(0, "D2", infantry=1, settler=1)
        .act()
        .do("move")
        .do("move_from", "D2")
        .do("move_to", "C2")
    )
    assert (t.at(0, "C2"), t.at(0, "D2")) == (["settler"], ["infantry"])


@pytest.mark.rule("COC-168")
def test_water_is_not_entered_on_foot() -> None:
    t = table().lay("D3", "tile_05").act().do("move")
    assert "D3" not in goals(t, "D2")


@pytest.mark.rule("COC-170")
def test_at_most_four_army_units_share_a_hex() -> None:
    t = marching(infantry=3, settler=1).units(0, "C2", infantry=2).act().do("move").do("move_from", "D2")
    t.do("move_to", "C2")
    assert not t.may("everybody")
    assert not t.may("army")
    t.do("go", INFANTRY).do("go", INFANTRY)
    assert t.offered("go") == [SETTLER]
    t.do("go", SETTLER)
    assert t.at(0, "C2") == ["settler", *["infantry"] * 4]
    t = marching(infantry=1).units(0, "C2", infantry=4).act().do("move")
    assert "C2" not in goals(t, "D2")


@pytest.mark.parametrize("who", ["settler", "barbarians", "city"])
def test_nobody_enters_a_hex_of_opponents_in_peace(who: str) -> None:
    t = marching(settler=1)
    if who == "barbarians":
        t.barbarians("C2")
    elif who == "city":
        t.city(1, "C2")
    else:
        t.units(1, "C2", settler=1)
    assert "C2" not in goals(t.act().do("move"), "D2")


@pytest.mark.rule("COC-172")
def test_tired_units_do_not_move() -> None:
    t = marching(settler=1)
    t[0].units = ((t.place("D2"), SETTLER, INFANTRY | TIRED),)
    t.act().do("move").do("move_from", "D2").do("move_to", "C3")
    assert t.at(0, "C3") == ["settler"]
    t[0].units = ((t.place("D2"), INFANTRY | TIRED),)
    assert not t.act().may("move")


@pytest.mark.rule("COC-173", "COC-175")
def test_who_moved_onto_a_mountain_stays_there_for_the_turn() -> None:
    t = marching(settler=1).act().do("move").move("D2", "E2")
    assert t.raw(0, "E2") == (SETTLER | MOVED | ON_MOUNTAIN,)
    assert not t.may("move")
    t.end().act()
    assert t.raw(0, "E2") == (SETTLER,)
    assert t.may("move")


@pytest.mark.rule("COC-175")
def test_who_moved_onto_a_forest_may_move_again() -> None:
    t = marching(settler=1).act().do("move").move("D2", "C2")
    assert t.raw(0, "C2") == (SETTLER | MOVED | ON_FOREST,)
    t.do("move").move("C2", "C3")
    assert t.raw(0, "C3") == (SETTLER | MOVED | ON_FOREST | ON_PLAINS,)


# Roads.


def roads(**units: int) -> Table:
    """The same with Roads, and goods for two moves by road."""
    return marching(**units).advances(0, "tactics", "roads", "storage").goods(0, food=2, ore=2)


@pytest.mark.rule("COC-182", "COC-407", "COC-183", "COC-X13")
def test_by_road_two_hexes_over_mountains_to_plains_and_into_a_forest() -> None:
    t = table().lay("B2", "tile_03").lay("F2", "tile_13").advances(0, "tactics", "roads")
    t.units(0, "D2", settler=1, infantry=2).goods(0, food=2, ore=2).act().do("move")
    assert [t.terrain(hex_) for hex_ in ("C3", "B3", "E3", "F2")] == [
        "mountain",
        "plains",
        "mountain",
        "forest",
    ]
    t.move("D2", "B3", ("go", SETTLER), ("done",), verb="by_road")
    assert t.raw(0, "B3") == (SETTLER | MOVED | ON_PLAINS,)
    assert t.stock() == {"food": 1, "ore": 1}
    t.move("D2", "F2", ("everybody",), verb="by_road")
    assert t.raw(0, "F2") == (INFANTRY | MOVED,) * 2  # neither mountain nor forest holds them
    assert t.stock() == {}
    assert t.asked[0] == "act"
    t.do("move").move("F2", "G3", ("everybody",))
    assert t.at(0, "G3") == ["infantry", "infantry"]


@pytest.mark.rule("COC-182", "COC-185")
def test_a_road_leads_out_of_an_own_city_or_into_one() -> None:
    t = roads(settler=1).act().do("move")
    assert goals(t, "D2", "by_road") == {"C2", "E2", "E3", "B2", "B3", "F2", "F3"}
    t = roads().units(0, "B2", settler=1).act().do("move")
    assert goals(t, "B2", "by_road") == {"D2"}
    t = roads().units(0, "A3", settler=1).act().do("move").do("move_from", "A3")
    assert t.offered("by_road") == []


@pytest.mark.rule("COC-182", "COC-220", "COC-185")
def test_a_road_passes_neither_opponents_nor_water_nor_the_unknown() -> None:
    t = roads(settler=1).barbarians("C2").barbarians("C3").act().do("move")
    assert goals(t, "D2", "by_road") == {"E2", "E3", "F2", "F3"}
    t.begin(moving.move_to(0, t.place("D2")))
    assert not any(t.terrain(goal) == "" for goal in t.offered("by_road"))
    t = table().lay("D3", "tile_03").advances(0, "roads").goods(0, food=1, ore=1).act().do("move")
    assert t.terrain("D3") == "water"
    assert "E4" not in goals(t, "D2", "by_road")


@pytest.mark.rule("COC-182", "COC-185")
def test_on_a_road_the_whole_group_needs_room_on_every_hex() -> None:
    t = roads(infantry=2).units(0, "E2", infantry=3).units(0, "E3", infantry=3).act().do("move")
    t.do("move_from", "D2").do("by_road", "F2")
    assert not t.may("everybody")
    assert t.at(0, "F2") == ["infantry"]
    t = roads(infantry=2).units(0, "E2", infantry=2).units(0, "E3", infantry=3).act().do("move")
    t.do("move_from", "D2").do("by_road", "F2").do("everybody")
    assert t.at(0, "F2") == ["infantry", "infantry"]


@pytest.mark.rule("COC-185")
def test_a_road_without_room_for_anybody_is_not_offered() -> None:
    t = (
        roads(infantry=1)
        .units(0, "E2", infantry=4)
        .units(0, "E3", infantry=4)
        .barbarians("F3")
        .act()
        .do("move")
    )
    assert not {"F2", "F3"} & goals(t, "D2", "by_road")
    t = (
        roads(settler=1)
        .units(0, "E2", infantry=4)
        .units(0, "E3", infantry=4)
        .barbarians("F3")
        .act()
        .do("move")
    )
    assert {"F2", "F3"} & goals(t, "D2", "by_road") == {"F2"}


@pytest.mark.rule("COC-361", "COC-184", "COC-185")
@pytest.mark.parametrize(("hex_", "entered"), [("B2", True), ("B3", False)])
def test_a_road_into_the_great_gardens_crosses_no_plains(hex_: str, entered: bool) -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "tactics", "roads")
    assert [t.terrain(way) for way in ("C2", "C3")] == ["forest", "plains"]  # B3 lies behind C3 only
    t.city(1, hex_).wonder("great_gardens", hex_, 1).units(0, "D2", infantry=1).goods(0, food=1, ore=1)
    assert (hex_ in goals(t.act().do("move"), "D2", "by_road")) == entered


@pytest.mark.rule("COC-361", "COC-183")
def test_units_that_have_crossed_plains_by_road_remember_them() -> None:
    t = table().lay("B2", "tile_14").advances(0, "tactics", "roads").units(0, "D2", infantry=1)
    t.goods(0, food=1, ore=1).act().do("move").move("D2", "B3", verb="by_road")
    assert t.raw(0, "B3") == (INFANTRY | MOVED | ON_PLAINS,)  # a forest behind plains


@pytest.mark.rule("COC-184")
def test_a_road_carries_units_that_a_mountain_holds_but_not_tired_ones() -> None:
    t = roads()
    t[0].units = ((t.place("E2"), SETTLER | ON_MOUNTAIN),)
    t.act().do("move")
    assert t.do("move_from", "E2").offered("move_to") == []
    assert t.at(0, "D2") == ["settler"]
    t = roads()
    t[0].units = ((t.place("D2"), INFANTRY | TIRED),)
    assert not t.act().may("move")


@pytest.mark.rule("COC-174", "COC-184")
@pytest.mark.parametrize(("state", "walk", "road"), [(ON_FOREST, False, True), (0, True, False)])
def test_a_road_of_one_hex_attacks_in_spite_of_the_forest(state: int, walk: bool, road: bool) -> None:
    t = roads().advances(0, "roads", "tactics").barbarians("D1")
    t[0].units = ((t.place("D2"), INFANTRY | state),)
    t.act().do("move").do("move_from", "D2")
    assert (t.may("move_to", "D1"), t.may("by_road", "D1")) == (walk, road)


@pytest.mark.rule("COC-059", "COC-182")
@pytest.mark.parametrize(("goods", "possible"), [({"food": 1}, False), ({"food": 1, "gold": 1}, True)])
def test_a_road_must_be_paid_for(goods: dict[str, Any], possible: bool) -> None:
    t = roads(settler=1).goods(0, **goods).act().do("move").do("move_from", "D2")
    assert bool(t.offered("by_road")) == possible


@pytest.mark.rule("COC-411")
@pytest.mark.parametrize(("sailed", "gain"), [(0, {}), (1, {"ideas": 1}), (2, {"ideas": 1, "culture": 1})])
def test_cartography_rewards_a_move_action_with_ships(sailed: int, gain: dict[str, int]) -> None:
    t = table().advances(0, "cartography")
    t.g.sailed = sailed
    t.begin(moving.end_move(0))
    assert t.stock() == gain
    assert t.g.sailed == 0
