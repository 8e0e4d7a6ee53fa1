"""Ships: sailing, transport, Navigation, exploring by sea (COC-177 to COC-181, COC-186 to COC-219)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.position import PIRATES
from saecula.games.clash_of_cultures.rules import fleets, land, sailing
from saecula.games.clash_of_cultures.rules.hosts import (
    HAS_SAILED,
    INFANTRY,
    MOVED,
    ON_FOREST,
    SETTLER,
    SHIP,
    TIRED,
)
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.war import Met, battles

__all__ = ["battles"]  # a fixture


def coast(**units: int) -> Table:
    """Water on D3, C4 and, beyond them, on B4 and A5, which player 0 with a ship on D3 has explored.

    Land: D2 and its tile; E4 is a mountain, D4 plains; C5 a forest, B5 another.
    """
    t = table().lay("D3", "tile_03").lay("B4", "tile_01").advances(0, "tactics")
    return t.units(0, "D2").units(0, "D3", ship=1, **units)


def sea_of(t: Table, hex_: str) -> set[str]:
    return set(land.names(t.g, land.land(t.g).seas[t.place(hex_)]))


def goals(t: Table, start: str, verb: str) -> set[str]:
    return set(t.do("move_from", start).offered(verb))


# Sailing.


@pytest.mark.rule("COC-177", "COC-042")
def test_ships_reach_every_hex_of_their_sea_in_one_move() -> None:
    t = coast().act().do("move")
    assert sea_of(t, "D3") == {"D3", "C4", "B4", "A5"}
    assert goals(t, "D3", "sail_to") == {"C4", "B4", "A5"}
    t.do("sail_to", "A5")
    assert t.raw(0, "A5") == (SHIP | MOVED | HAS_SAILED,)
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-166", "COC-411")
def test_a_ship_moves_once_in_a_move_action_and_cartography_pays() -> None:
    t = coast().advances(0, "cartography").units(0, "D2", settler=1).act().do("move")
    t.move("D3", "C4", verb="sail_to")
    assert t.offered("move_from") == ["D2"]
    t.do("done")
    assert t.stock() == {"ideas": 1}
    t.do("move").move("C4", "D3", verb="sail_to")
    assert t.at(0, "D3") == ["ship"]


@pytest.mark.rule("COC-177", "COC-333")
def test_ships_of_others_end_the_move_with_a_battle(battles: Met) -> None:
    t = coast().units(1, "C4", ship=1).act().do("move")
    assert goals(t, "D3", "sail_to") == {"C4"}  # the way to B4 and A5 leads past them
    t.do("sail_to", "C4")
    assert battles == [(0, 1, t.place("C4"), t.place("D3"))]
    t = coast().pirates("A5").act().do("move")
    t.move("D3", "A5", verb="sail_to")
    assert battles[1:] == [(0, PIRATES, t.place("A5"), t.place("D3"))]


@pytest.mark.rule("COC-172", "COC-529")
def test_tired_ships_stay_unless_they_are_longships() -> None:
    t = coast()
    t[0].units = ((t.place("D3"), SHIP | TIRED),)
    assert not t.act().may("move")
    t[0].own_advances = 1 << [each.id for each in t.g.content.civ_advances].index("longships")
    assert t.act().may("move")
    assert fleets.room(t.g, 0, t.place("D3")) == 3


# Transport.


@pytest.mark.rule("COC-178", "COC-179", "COC-X12")
def test_embark_and_sail_in_one_action_disembark_in_the_next() -> None:
    t = coast().units(0, "D2", infantry=1).act().do("move")
    t.move("D2", "D3")
    assert t.at(0, "D3") == ["infantry", "ship"]
    t.move("D3", "B4", verb="sail_to")
    assert t.raw(0, "B4") == (INFANTRY | MOVED, SHIP | MOVED | HAS_SAILED)
    assert t.asked[0] == "act"  # nobody can move any more: the infantry cannot go ashore yet
    t.do("move").move("B4", "B5")
    assert t.raw(0, "B5") == (INFANTRY | MOVED | ON_FOREST,)
    assert t.at(0, "B4") == ["ship"]


@pytest.mark.rule("COC-178", "COC-181", "COC-186")
def test_a_ship_carries_two_and_two_ships_are_loaded_in_one_move() -> None:
    t = coast().units(0, "D2", settler=3).act().do("move").do("move_from", "D2").do("move_to", "D3")
    assert not t.may("everybody")
    t.do("go", SETTLER)  # the first one goes by itself
    assert t.at(0, "D3") == ["settler", "settler", "ship"]
    t.do("move_from", "D2")
    assert "D3" not in t.offered("move_to")
    t = coast().units(0, "D3", ship=2).units(0, "D2", settler=3).act().do("move")
    t.move("D2", "D3", ("everybody",))
    assert t.at(0, "D3") == ["settler"] * 3 + ["ship"] * 2


@pytest.mark.rule("COC-178", "COC-169")
def test_only_army_units_with_tactics_go_aboard_or_ashore() -> None:
    t = coast().units(0, "D2", infantry=1).advances(0).act()
    t.do("move")
    assert t.offered("move_from") == ["D3"]
    t = coast(infantry=1).advances(0).act().do("move")
    assert goals(t, "D3", "move_to") == set()


@pytest.mark.rule("COC-178")
def test_being_carried_is_no_move() -> None:
    t = coast(settler=1).act().do("move")
    t.move("D3", "B4", ("everybody",), verb="sail_to")
    assert t.raw(0, "B4") == (SETTLER, SHIP | MOVED | HAS_SAILED)
    t.move("B4", "B5")
    assert t.at(0, "B5") == ["settler"]


@pytest.mark.rule("COC-179")
def test_a_carried_group_splits_on_disembarking() -> None:
    t = coast(settler=2).act().do("move")
    t.move("D3", "D2", ("go", SETTLER), ("done",))
    t.move("D3", "E4", ("everybody",))
    assert (t.at(0, "D2"), t.at(0, "E4"), t.at(0, "D3")) == (["settler"], ["settler"], ["ship"])


@pytest.mark.rule("COC-180")
def test_tired_ships_can_still_be_boarded_and_left() -> None:
    t = coast()
    t[0].units = ((t.place("D2"), SETTLER), (t.place("D3"), SHIP | TIRED, INFANTRY))
    t[0].units = tuple(sorted((stack[0], *sorted(stack[1:])) for stack in t[0].units))
    t.act().do("move").move("D2", "D3").move("D3", "D2", ("go", INFANTRY), ("done",))
    assert t.at(0, "D2") == ["infantry"]
    t = coast()
    t[0].units = ((t.place("D3"), SHIP, INFANTRY | TIRED),)
    assert goals(t.act().do("move"), "D3", "move_to") == set()


@pytest.mark.rule("COC-170", "COC-188")
def test_units_aboard_do_not_count_to_the_four_of_a_hex() -> None:
    t = coast().units(0, "D3", ship=3, infantry=5).act().do("move").do("move_from", "D3").do("move_to", "D2")
    assert not t.may("everybody")
    for _ in range(3):  # the first one goes by itself
        t.do("go", INFANTRY)
    assert t.at(0, "D2") == ["infantry"] * 4
    assert t.at(0, "D3") == ["infantry", *["ship"] * 3]


@pytest.mark.rule("COC-187", "COC-181")
def test_ships_that_go_and_ships_that_stay_need_room() -> None:
    t = coast().units(0, "D3", ship=2, settler=3).act().do("move").do("move_from", "D3").do("sail_to", "C4")
    assert t.may("everybody")
    t.do("go", SHIP)
    assert t.offered("go") == [SHIP, SETTLER]
    assert not t.may("done")  # three settlers would stay with one ship
    t.do("go", SETTLER)
    assert t.may("done")
    t.do("done")
    assert (t.at(0, "C4"), t.at(0, "D3")) == (["settler", "ship"], ["settler", "settler", "ship"])


@pytest.mark.rule("COC-187")
def test_where_all_must_go_nobody_is_asked() -> None:
    t = coast(settler=2).act().do("move").do("move_from", "D3").do("sail_to", "A5")
    assert t.at(0, "A5") == ["settler", "settler", "ship"]


@pytest.mark.rule("COC-187")
def test_a_ship_that_has_moved_keeps_what_it_can_carry() -> None:
    t = coast()
    aboard = (SETTLER, SETTLER, INFANTRY, INFANTRY)
    t[0].units = ((t.place("D3"), *sorted([*aboard, SHIP, SHIP | TIRED])),)
    t.act().do("move").do("move_from", "D3").do("sail_to", "C4")
    assert not t.may("everybody")
    t.do("go", SETTLER).do("go", INFANTRY)
    assert t.at(0, "C4") == ["settler", "infantry", "ship"]
    assert t.at(0, "D3") == ["settler", "infantry", "ship"]


@pytest.mark.rule("COC-186", "COC-171", "COC-174")
def test_army_units_attack_from_the_sea(battles: Met) -> None:
    t = coast(infantry=1, settler=1).city(1, "E4").act().do("move")
    t.do("move_from", "D3").do("move_to", "E4")
    assert not t.may("settlers")
    t.do("go", SETTLER)  # not without the infantry
    assert battles == [(0, 1, t.place("E4"), t.place("D3"))]
    assert t.at(0, "E4") == ["settler", "infantry"]
    t = coast(settler=1).city(1, "E4").act().do("move")
    assert "E4" not in goals(t, "D3", "move_to")
    t = coast().city(1, "E4")
    t[0].units = ((t.place("D3"), SHIP, INFANTRY | ON_FOREST),)
    assert "E4" not in goals(t.act().do("move"), "D3", "move_to")


@pytest.mark.rule("COC-153", "COC-333")
def test_new_ships_fight_for_their_port_and_cannot_retreat(battles: Met) -> None:
    t = table().lay("D3", "tile_03").city(0, "D2", "port", port="D3").units(0, "D2").goods(0, wood=2)
    t.pirates("D3").act().do("recruit", "D2").take("recruit", "hire", "ship").take("recruit", "done")
    assert battles == [(0, PIRATES, t.place("D3"), -1)]
    assert t.at(0, "D3") == ["ship"]


@pytest.mark.rule("COC-006", "COC-181")
def test_only_a_ship_whose_cargo_finds_room_is_taken_back() -> None:
    t = table().lay("D3", "tile_03").city(0, "D2", "port", port="D3").units(0, "D2").goods(0, wood=2)
    t.units(0, "D3", ship=1, settler=1).units(0, "C4", ship=3, settler=4)
    t.act().do("recruit", "D2").take("recruit", "hire", "ship").take("recruit", "done")
    assert t.at(0, "C4") == ["settler"] * 4 + ["ship"] * 2
    assert t.at(0, "D3") == ["settler", "ship", "ship"]


def test_the_fleet_of_a_side_is_its_ships() -> None:
    t = coast(settler=2).pirates("A5")
    assert fleets.fleet(t.g, 0, t.place("D3")) == (SHIP,)
    assert fleets.cargo(t.g, 0, t.place("D3")) == (SETTLER, SETTLER)
    assert fleets.fleet(t.g, PIRATES, t.place("A5")) == (SHIP,)
    assert fleets.fleet(t.g, 1, t.place("A5")) == ()
    assert fleets.cargo(t.g, 0, t.place("D2")) == ()
    assert fleets.all_waters(t.g) == t.mask("D3", "A5")


# Exploring.


def explore(t: Table, start: str, goal: str, tile: str, verb: str = "chart") -> Table:
    """The group of a hex explores by sea and finds this tile."""
    t.act().do("move").do("move_from", start)
    return t.tile_drawn(tile).do(verb, goal)


@pytest.mark.rule("COC-210", "COC-215")
def test_ships_explore_any_tile_that_touches_their_sea() -> None:
    t = coast().act().do("move")
    assert goals(t, "D3", "chart") == {"B3", "E3"}  # one hex a tile


@pytest.mark.rule("COC-215")
@pytest.mark.parametrize("tile", ["tile_05", "tile_06", "tile_07", "tile_09", "tile_12"])
def test_new_water_touches_the_sea_of_the_ships_if_it_can(tile: str) -> None:
    t = coast()
    now = land.land(t.g)
    site = now.layout.site_of[t.place("B2")]
    sea = now.seas[t.place("D3")]
    terrains = t.g.content.tiles[tile].terrains
    touching = []
    for turn, laid in (("", terrains), ("turned", terrains[::-1])):
        water = [place for place, kind in zip(now.layout.sites[site], laid, strict=True) if kind == "water"]
        if any(now.layout.neighbours[place] & sea for place in water):
            touching.append(turn)
    found = land.turns(t.g, site, tile, coast=sailing.coast(now, t.place("D3"), around=False))
    assert not touching or found == touching


@pytest.mark.rule("COC-215", "COC-223")
def test_ships_enter_the_water_of_the_new_tile() -> None:
    t = explore(coast(settler=1), "D3", "B3", "tile_09")
    assert [t.terrain(hex_) for hex_ in ("B2", "A3", "C3", "B3")] == ["forest", "plains", "water", "forest"]
    assert t.raw(0, "C3") == (SETTLER, SHIP | MOVED | HAS_SAILED)
    assert t.g.moves == 2


@pytest.mark.rule("COC-213", "COC-215")
def test_where_both_ways_and_several_hexes_fit_the_player_chooses() -> None:
    t = explore(coast(), "D3", "B3", "tile_02")
    assert t.asked[0] == "lay_coast"
    assert t.offered("orient") == ["kept", "turned"]
    t.do("orient", "turned")
    assert [t.terrain(hex_) for hex_ in ("A3", "B3")] == ["water", "water"]
    assert t.asked[0] == "drop_anchor"
    assert t.offered("sail_to") == ["A3", "B3"]
    t.do("sail_to", "A3")
    assert t.raw(0, "A3") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-215")
def test_water_that_is_not_connected_with_the_sea_is_not_entered() -> None:
    t = explore(coast(), "D3", "B3", "tile_02").do("orient", "kept")
    assert [t.terrain(hex_) for hex_ in ("B2", "C3")] == ["water", "water"]
    assert t.offered("sail_to") == ["B2", "C3"]  # they touch each other


@pytest.mark.rule("COC-215")
def test_ships_do_not_explore_past_others() -> None:
    t = coast().pirates("C4").act().do("move")
    assert goals(t, "D3", "chart") == {"C3", "E3"}
    t = coast().pirates("C4").units(0, "D3").units(0, "A5", ship=1).act().do("move")
    assert "E3" not in goals(t, "A5", "chart")


@pytest.mark.rule("COC-177", "COC-215")
def test_ships_do_not_slip_past_others_into_a_new_tile() -> None:
    t = explore(coast().pirates("C4"), "D3", "C3", "tile_05")
    assert t.terrain("B3") == "water"  # next to C4 only
    assert t.raw(0, "D3") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-216", "COC-223", "COC-X17")
def test_without_water_the_ships_stay_and_have_moved() -> None:
    t = explore(coast(settler=1), "D3", "E3", "tile_14").take("lay_coast", "orient", "kept")
    assert t.raw(0, "D3") == (SETTLER, SHIP | MOVED | HAS_SAILED)
    assert t.terrain("E3")
    assert t.g.moves == 2


@pytest.mark.rule("COC-210", "COC-223")
def test_land_units_explore_when_they_disembark() -> None:
    t = coast(settler=1).act().do("move").do("move_from", "D3")
    t.tile_drawn("tile_14").do("move_to", "E3").take("lay_tile", "orient", "kept")
    assert t.at(0, "E3") == ["settler"]
    assert t.at(0, "D3") == ["ship"]


# Navigation.


def navigator() -> Table:
    """A ship on A3, alone in its sea, with Navigation; B4 and A5 are another sea further along the edge."""
    t = table().lay("B2", "tile_09").lay("B4", "tile_01").advances(0, "navigation")
    return t.units(0, "D2").units(0, "A3", ship=1)


@pytest.mark.rule("COC-217", "COC-409")
def test_navigation_leads_both_ways_along_the_edge_to_the_next_sea() -> None:
    t = navigator().advances(0, "navigation", "cartography").act().do("move")
    assert goals(t, "A3", "navigate") == {"A5", "B4", "F2"}  # past land; F2 is unexplored
    t.do("navigate", "A5").do("pass")
    assert t.raw(0, "A5") == (SHIP | MOVED | HAS_SAILED,)
    assert t.stock() == {"ideas": 1, "culture": 1}
    assert not navigator().advances(0, "fishing").act().may("move")


@pytest.mark.rule("COC-217")
def test_the_next_sea_is_sailed_step_by_step(battles: Met) -> None:
    t = navigator().pirates("B4").act().do("move")
    assert goals(t, "A3", "navigate") == {"B4", "F2"}
    t.do("navigate", "B4")
    assert battles == [(0, PIRATES, t.place("B4"), t.place("A3"))]
    t = navigator().units(1, "A5", ship=1).act().do("move")
    assert goals(t, "A3", "navigate") == {"A5", "B4", "F2"}
    t.do("navigate", "A5")
    assert battles[1:] == [(0, 1, t.place("A5"), t.place("A3"))]


@pytest.mark.rule("COC-218")
def test_the_unknown_at_the_edge_is_explored_with_water_at_the_edge() -> None:
    t = explore(navigator(), "A3", "F2", "tile_11", "navigate")
    assert [t.terrain(hex_) for hex_ in ("F2", "E3", "G3", "F3")] == [
        "mountain",
        "plains",
        "water",
        "mountain",
    ]
    assert t.raw(0, "G3") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-218", "COC-214")
def test_by_navigation_water_at_the_edge_comes_before_water_next_to_water() -> None:
    t = navigator().lay("D3", "tile_05")
    assert t.terrain("D3") == "water"  # next to E3
    explore(t, "A3", "F2", "tile_11", "navigate")
    assert (t.terrain("E3"), t.terrain("G3")) == ("plains", "water")


@pytest.mark.rule("COC-218", "COC-216")
def test_without_water_at_the_edge_the_ships_stay_in_the_sea_they_left() -> None:
    t = explore(navigator(), "A3", "F2", "tile_13", "navigate").take("lay_coast", "orient", "kept")
    assert t.terrain("F2")
    assert t.raw(0, "A3") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-219")
def test_from_the_next_sea_ships_may_explore_in_the_same_move() -> None:
    t = navigator().act().do("move").do("move_from", "A3").do("navigate", "B4")
    assert t.asked[0] == "sail_on"
    assert t.offered("chart") == ["C4"]
    t.tile_drawn("tile_03").do("chart", "C4").take("lay_coast", "orient", "kept")
    assert t.asked[0] == "drop_anchor"
    t.do("sail_to", "D3")
    assert t.raw(0, "D3") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-219")
def test_without_connected_water_they_stay_in_that_sea() -> None:
    t = navigator().act().do("move").do("move_from", "A3").do("navigate", "B4")
    t.tile_drawn("tile_14").do("chart", "C4").take("lay_coast", "orient", "kept")
    assert t.terrain("C4")
    assert t.raw(0, "B4") == (SHIP | MOVED | HAS_SAILED,)


@pytest.mark.rule("COC-217")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_met_first_along_the_edge_against_a_walk(seats: int) -> None:
    for deal in range(40):
        t = table(seats)
        layout = land.land(t.g).layout
        for number, site in enumerate(layout.sites[seats:], deal):
            if (number * 7 + deal) % 5 and t.g.pool:
                t.lay(layout.names[site[0]], t.g.pool[(number * 5 + deal) % len(t.g.pool)], bool(number % 2))
        now = land.land(t.g)
        for place in range(layout.size):
            if now.water >> place & 1:
                sea = now.seas[place]
                assert sailing.landmarks(now, sea) == walk(t, sea)


def walk(t: Table, sea: int) -> int:
    """Go around the edge from every hex of a sea, hex by hex, both ways."""
    now = land.land(t.g)
    ring = now.layout.ring
    found = 0
    for begin, place in enumerate(ring):
        if not sea >> place & 1:
            continue
        for step in (1, -1):
            at = (begin + step) % len(ring)
            while at != begin:
                here = ring[at]
                unknown = now.terrain[here] < 0
                if unknown or (now.water >> here & 1 and not sea >> here & 1):
                    found |= 1 << here
                    break
                at = (at + step) % len(ring)
    return found
