"""Carthage, the Vikings and their leaders at sea: a case for each ability."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.position import PIRATES
from saecula.games.clash_of_cultures.rules import calamities, fleets, hosts, incidents, pirates, recruiting
from saecula.games.clash_of_cultures.rules.hosts import (
    AT_ANCHOR,
    HAS_SAILED,
    INFANTRY,
    LEADER,
    MOVED,
    ON_MOUNTAIN,
    PIRATE,
    SETTLER,
    SHIP,
    TIRED,
)
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.war import Dice, Met, battles, dice

__all__ = ["battles", "dice"]  # fixtures


def coast(**units: int) -> Table:
    """Water on D3, C4 and, beyond them, on B4 and A5; player 0 has a ship on D3 and Tactics.

    Land: D2 and its tile; E4 is a mountain, D4 plains; C5 a forest, B5 another.
    """
    t = table().lay("D3", "tile_03").lay("B4", "tile_01").advances(0, "tactics")
    return t.units(0, "D2").units(0, "D3", ship=1, **units)


def goals(t: Table, start: str, verb: str) -> set[str]:
    return set(t.do("move_from", start).offered(verb))


# Pirate Allies.


def carthage(**units: int) -> Table:
    """Player 0 may have pirates as allies; some of them lie in C4."""
    return coast(**units).civ_advances(0, "pirate_allies").pirates("C4")


def allied(**units: int) -> Table:
    """A pirate ship serves player 0 in D3."""
    t = coast(**units).civ_advances(0, "pirate_allies")
    t[0].units = hosts.added(t[0].units, t.place("D3"), [SHIP | PIRATE])
    return t


@pytest.mark.rule("COC-514")
@pytest.mark.card("pirate_allies")
def test_carthage_fights_pirates_or_shares_their_hex(battles: Met) -> None:
    t = carthage().act().do("move").do("move_from", "D3").do("sail_to", "C4")
    assert t.asked[0] == "parley"
    t.do("ally")
    assert t.raw(0, "C4") == (SHIP | MOVED | HAS_SAILED, SHIP | PIRATE)
    assert t.g.pirates == ()
    assert battles == []
    t = carthage().act().do("move").do("move_from", "D3").do("sail_to", "C4").do("fight")
    assert battles == [(0, PIRATES, t.place("C4"), t.place("D3"))]
    t = coast().pirates("C4").act().do("move").do("move_from", "D3").do("sail_to", "C4")
    assert len(battles) == 2  # others have no choice


@pytest.mark.rule("COC-514")
@pytest.mark.card("pirate_allies")
def test_carthage_sails_on_through_pirates() -> None:
    t = carthage().act().do("move")
    assert goals(t, "D3", "sail_to") == {"C4", "B4", "A5"}
    t.do("sail_to", "A5")
    assert t.at(0, "A5") == ["ship"]
    assert t.g.pirates == ((t.place("C4"), SHIP),)
    t = coast().pirates("C4").act().do("move")
    assert goals(t, "D3", "sail_to") == {"C4"}


@pytest.mark.rule("COC-514")
@pytest.mark.card("pirate_allies")
def test_new_ships_of_carthage_may_share_their_port_with_pirates(battles: Met) -> None:
    t = table().lay("D3", "tile_03").city(0, "D2", "port", port="D3").units(0, "D2").goods(0, wood=2)
    t.civ_advances(0, "pirate_allies").pirates("D3").act().do("recruit", "D2")
    t.take("recruit", "hire", "ship").take("recruit", "done").do("ally")
    assert t.raw(0, "D3") == (SHIP, SHIP | PIRATE)
    assert battles == []
    assert recruiting.supply(t.g, 0, SHIP) == 3
    assert pirates.supply(t.g) == 3


@pytest.mark.rule("COC-514")
@pytest.mark.card("pirate_allies")
def test_land_units_board_pirate_ships(battles: Met) -> None:
    t = carthage().units(0, "C5", infantry=3).act().do("move").do("move_from", "C5").do("move_to", "C4")
    assert not t.may("everybody")  # a pirate ship carries two like any other
    t.do("go", INFANTRY)
    assert t.raw(0, "C4") == (INFANTRY | MOVED, INFANTRY | MOVED, SHIP | PIRATE)
    t.move("C4", "A5", verb="sail_to")
    assert t.at(0, "A5") == ["infantry", "infantry", "ship"]
    assert battles == []
    t = coast().pirates("C4").units(0, "C5", infantry=1).act().do("move")
    assert "C4" not in goals(t, "C5", "move_to")


@pytest.mark.rule("COC-514", "COC-586")
@pytest.mark.card("pirate_allies")
def test_allied_pirates_move_only_in_company_and_are_free_without_it() -> None:
    t = allied().act().do("move").do("move_from", "D3").do("sail_to", "C4")
    assert t.may("everybody")
    assert t.offered("go") == [SHIP, SHIP | PIRATE]
    t.do("go", SHIP).do("done")
    assert t.raw(0, "C4") == (SHIP | MOVED | HAS_SAILED,)
    assert t.g.pirates == ((t.place("D3"), SHIP),)
    t = allied().act().do("move").do("move_from", "D3").do("sail_to", "C4").do("go", SHIP | PIRATE)
    assert t.at(0, "C4") == ["ship", "ship"]  # the own ship has to come along


@pytest.mark.rule("COC-586")
@pytest.mark.card("pirate_allies")
def test_pirates_are_free_when_the_units_they_carry_land() -> None:
    t = coast(settler=1).civ_advances(0, "pirate_allies")
    t[0].units = hosts.put((), t.place("D3"), [SETTLER, SHIP | PIRATE])
    t.act().do("move").move("D3", "D2")
    assert t.at(0, "D3") == []
    assert t.g.pirates == ((t.place("D3"), SHIP),)


@pytest.mark.rule("COC-514", "COC-586", "COC-330")
@pytest.mark.card("pirate_allies")
def test_symbols_do_not_touch_allied_pirates() -> None:
    t = allied()
    t[0].units = hosts.added(t[0].units, t.place("D3"), [SHIP | PIRATE] * 3)
    t.goods(0, food=1).begin(*pirates.appear(t.g, 0))
    assert t.asked[1] == -1
    assert t.stock() == {"food": 1}
    assert fleets.allies(t.g, 0, t.place("D3")) == (SHIP | PIRATE,) * 4
    assert not pirates.haunted(t.g)
    t = allied().pirates("A5").pirates("B4")
    t.begin(*pirates.appear(t.g, 1))
    assert t.offered("send_off") == ["A5", "B4"]  # one is in supply, one has to leave


@pytest.mark.rule("COC-514", "COC-334")
@pytest.mark.card("pirate_allies")
def test_hits_remove_allied_pirates_first_and_bring_no_reward(dice: Dice) -> None:
    t = allied().units(1, "A5", ship=1).advances(1, "tactics")
    t.act(1).do("move").do("move_from", "A5")
    dice.show("5i", "1l 2c")
    t.do("sail_to", "D3")
    assert t.raw(0, "D3") == (SHIP,)
    assert t.stock(1) == {}
    assert pirates.supply(t.g) == 4


@pytest.mark.rule("COC-587")
@pytest.mark.card("pirate_allies")
def test_an_attack_on_allied_pirates_costs_a_move_without_moving(battles: Met) -> None:
    t = allied().act().do("move").do("move_from", "D3").do("turn_on", "D3")
    assert battles == [(0, PIRATES, t.place("D3"), -1)]
    assert t.g.pirates == ((t.place("D3"), SHIP),)
    assert t.g.moves == 2
    t = allied()
    t[0].units = hosts.put((), t.place("D3"), [SETTLER, SHIP | PIRATE])
    assert goals(t.act().do("move"), "D3", "turn_on") == set()


@pytest.mark.rule("COC-587")
@pytest.mark.card("pirate_allies")
def test_further_ships_may_attack_allied_pirates_with_all_ships_there(battles: Met) -> None:
    t = allied().units(0, "A5", ship=1).act().do("move").do("move_from", "A5").do("sail_to", "D3")
    assert t.asked[0] == "parley"
    t.do("fight")
    assert battles == [(0, PIRATES, t.place("D3"), t.place("A5"))]
    assert t.at(0, "D3") == ["ship", "ship"]
    t = allied().units(0, "A5", ship=1).act().do("move").move("A5", "D3", verb="sail_to").do("ally")
    assert t.at(0, "D3") == ["ship"] * 3


@pytest.mark.rule("COC-514", "COC-006")
@pytest.mark.card("pirate_allies")
def test_pirates_are_not_of_the_supply_of_carthage() -> None:
    t = allied(settler=2).city(0, "D2", "port", port="D3").units(0, "C4", ship=3).goods(0, wood=2).act()
    t.do("recruit", "D2").take("recruit", "hire", "ship").take("recruit", "done")
    assert t.offered("take_back") == ["C4", "D3"]  # pirates carry the settlers
    t.do("take_back", "D3")
    assert t.raw(0, "D3") == (SETTLER, SETTLER, SHIP, SHIP | PIRATE)


@pytest.mark.rule("COC-586")
@pytest.mark.card("pirate_allies")
def test_an_alliance_ends_with_the_last_companion() -> None:
    t = allied()
    t[0].units = hosts.put((), t.place("D3"), [SHIP | PIRATE])  # the ship was lost to an event
    t.units(0, "D2", settler=1).act().do("move").do("done")
    assert t.g.pirates == ((t.place("D3"), SHIP),)


# Hegemony and Dido.


def hegemony(**units: int) -> Table:
    return coast(**units).civ_advances(0, "hegemony")


@pytest.mark.rule("COC-513")
@pytest.mark.card("hegemony")
def test_a_ship_founds_a_city_on_the_land_next_to_it() -> None:
    t = hegemony().act().do("perform", "hegemony")
    assert t.offered("found") == ["D4", "E4"]  # next to the ship; D2 is a city
    t.do("found", "E4")
    assert t.cities() == {"D2", "E4"}
    assert t.at(0, "D3") == []
    assert t.g.actions == 2
    t = hegemony().units(0, "D3").act()
    assert not t.may("perform", "hegemony")


@pytest.mark.rule("COC-513")
@pytest.mark.card("hegemony")
def test_units_aboard_land_or_change_ships() -> None:
    t = hegemony(settler=1, infantry=1).act().do("perform", "hegemony").do("found", "E4")
    assert ("E4", "infantry") in t.offered("ashore")
    t.do("ashore", "E4", "infantry").do("ashore", "D2", "settler")
    assert t.raw(0, "E4") == (INFANTRY | TIRED,)
    assert t.raw(0, "D2") == (SETTLER | TIRED,)
    t = hegemony(settler=1).units(0, "D3", ship=2, settler=1).act().do("perform", "hegemony")
    t.do("found", "E4").do("done")
    assert t.at(0, "D3") == ["settler", "ship"]


@pytest.mark.rule("COC-513")
@pytest.mark.card("hegemony")
def test_who_finds_no_room_is_lost() -> None:
    t = hegemony(settler=1, infantry=1).act().do("perform", "hegemony").do("found", "E4").do("done")
    assert t.at(0, "D3") == []
    t = hegemony().units(0, "D3", ship=2, settler=1, infantry=2).act().do("perform", "hegemony")
    t.do("found", "E4").do("done")
    assert t.asked[0] == "cast_away"
    t.do("lose", "settler")
    assert t.at(0, "D3") == ["infantry", "infantry", "ship"]


@pytest.mark.rule("COC-513", "COC-514")
@pytest.mark.card("hegemony")
def test_an_allied_pirate_ship_founds_a_city_too() -> None:
    t = allied().civ_advances(0, "hegemony", "pirate_allies").act().do("perform", "hegemony")
    assert {action[0] for action in t.now} == {"break_up", "break_up_pirate"}
    t.do("break_up_pirate", "D3").do("found", "E4")
    assert t.raw(0, "D3") == (SHIP,)
    assert pirates.supply(t.g) == 4


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.1")
def test_with_hegemony_a_ship_beside_dido_founds_without_an_action() -> None:
    t = coast().leader(0, "dido", "D3").act()
    assert not t.may("use", "dido_1")
    t = hegemony().leader(0, "dido", "D3").units(0, "C4", ship=1).act().do("use", "dido_1")
    t.do("found", "E4").do("ashore", "E4", "leader")
    assert t.at(0, "E4") == ["leader"]
    assert (t.g.actions, t.cities()) == (3, {"D2", "E4"})
    assert t.at(0, "C4") == ["ship"]


# Hanno.


def hanno(**units: int) -> Table:
    return coast(**units).leader(0, "hanno", "D3")


@pytest.mark.rule("COC-610")
@pytest.mark.card("hanno.2")
def test_hanno_sails_without_an_action_and_his_ships_stay_then() -> None:
    t = hanno().act().do("use", "hanno_2").do("sail_to", "A5")
    assert t.raw(0, "A5") == tuple(sorted((LEADER, SHIP | HAS_SAILED | AT_ANCHOR)))
    assert (t.g.actions, t.g.errand, t.g.moves) == (3, "", 0)
    assert not t.may("use", "hanno_2")
    assert "sail_to" not in {action[0] for action in t.do("move").now}


@pytest.mark.rule("COC-610")
@pytest.mark.card("hanno.2")
def test_hanno_needs_ships_that_have_not_moved_and_goes_with_them() -> None:
    t = hanno().act().do("move").do("move_from", "D3").do("sail_to", "C4").take("move_from", "done")
    assert not t.may("use", "hanno_2")
    t = coast().leader(0, "hanno", "D2").act()
    assert not t.may("use", "hanno_2")
    t = hanno(settler=1).units(0, "D3", ship=2, settler=1).leader(0, "hanno", "D3").act().do("use", "hanno_2")
    t.do("sail_to", "C4").do("go", SHIP)
    assert not t.may("done")
    t.do("go", LEADER | MOVED).do("done")
    assert t.at(0, "C4") == ["ship", "leader"]
    assert t.at(0, "D3") == ["settler", "ship"]


@pytest.mark.rule("COC-219", "COC-610")
@pytest.mark.card("hanno.2")
def test_hanno_explores_from_the_sea_that_navigation_leads_to() -> None:
    t = table().lay("B2", "tile_09").lay("B4", "tile_01").advances(0, "navigation")
    t.units(0, "A3", ship=1).leader(0, "hanno", "A3").act().do("use", "hanno_2").do("navigate", "B4")
    assert t.asked[0] == "sail_on"
    t.tile_drawn("tile_03").do("chart", "C4").take("lay_coast", "orient", "kept").do("sail_to", "D3")
    assert t.raw(0, "D3") == tuple(sorted((LEADER, SHIP | HAS_SAILED | AT_ANCHOR)))


# The Vikings.


def vikings(**units: int) -> Table:
    return coast(**units).civ_advances(0, "ship_construction")


@pytest.mark.rule("COC-528", "COC-588")
@pytest.mark.card("ship_construction")
def test_settlers_and_infantry_become_ships() -> None:
    t = vikings().units(0, "D3").units(0, "D2", infantry=2, settler=1).act().do("move")
    t.do("move_from", "D2")
    assert t.offered("put_to_sea") == ["D3"]
    t.do("put_to_sea", "D3").do("everybody")
    assert t.offered("refit") == [SETTLER, INFANTRY]
    t.do("refit", SETTLER).do("done")
    assert t.raw(0, "D3") == tuple(sorted((SHIP | MOVED | HAS_SAILED, INFANTRY | MOVED, INFANTRY | MOVED)))
    assert t.asked[0] == "act"
    t = coast().units(0, "D2", infantry=1).act().do("move")
    assert goals(t, "D2", "put_to_sea") == set()


@pytest.mark.rule("COC-528", "COC-581")
@pytest.mark.card("ship_construction")
def test_new_ships_need_free_water_and_supply() -> None:
    t = vikings().units(0, "D3").units(0, "D2", settler=1).pirates("D3").act().do("move")
    assert goals(t, "D2", "put_to_sea") == set()
    t = vikings().units(0, "D3", ship=4).units(0, "D2", settler=1).act().do("move")
    assert goals(t, "D2", "put_to_sea") == set()
    t = vikings().units(0, "D3").units(0, "D2", leader=1).act().do("move")
    assert goals(t, "D2", "put_to_sea") == set()
    t = vikings().advances(0).units(0, "D3").units(0, "D2", infantry=1)
    assert not t.act().may("move")  # army units move with Tactics only


@pytest.mark.rule("COC-528", "COC-581")
@pytest.mark.card("ship_construction")
def test_ships_become_settlers_or_infantry_on_land() -> None:
    t = vikings().units(0, "D3", ship=2).act().do("move").do("move_from", "D3")
    assert {"D2", "E4"} <= set(t.offered("beach"))
    t.do("beach", "E4").do("everybody").do("land_as", "settler").do("land_as", "infantry")
    assert t.raw(0, "E4") == tuple(sorted((SETTLER | MOVED | ON_MOUNTAIN, INFANTRY | MOVED | ON_MOUNTAIN)))
    assert t.at(0, "D3") == []
    t = vikings().advances(0).act().do("move").do("move_from", "D3").do("beach", "E4")
    assert t.at(0, "E4") == ["settler"]  # infantry needs Tactics


@pytest.mark.rule("COC-581")
@pytest.mark.card("ship_construction")
def test_passengers_without_a_ship_land_too_or_nobody_does() -> None:
    t = vikings(infantry=2).act().do("move").do("move_from", "D3").do("beach", "D2")
    t.do("go", SHIP)
    assert t.asked[0] == "land_as"  # the infantry has to land
    t.do("land_as", "settler")
    assert t.at(0, "D2") == ["settler", "infantry", "infantry"]
    t = vikings(infantry=2).units(0, "D2", infantry=3).act().do("move")
    assert "D2" not in goals(t, "D3", "beach")  # no room for two


@pytest.mark.rule("COC-528")
@pytest.mark.card("ship_construction")
def test_ships_do_not_sail_before_they_become_land_units() -> None:
    t = vikings().units(0, "C2", settler=1).act().do("move").move("D3", "C4", verb="sail_to")
    assert t.offered("move_from") == ["C2"]
    t = vikings().barbarians("E4").city(1, "D4").act().do("move")
    assert not {"E4", "D4"} & goals(t, "D3", "beach")


@pytest.mark.rule("COC-529")
@pytest.mark.rule("COC-181", "COC-798")
@pytest.mark.card("longships")
def test_a_longship_can_be_given_up_if_the_other_carries_three() -> None:
    for known, ships in (((), set()), (("longships",), {"ship"})):
        t = coast().civ_advances(0, *known).units(0, "D3", ship=2, settler=3).goods(0, wood=1)
        t.begin(calamities.suffer(0, 1))
        assert {kind for _, kind in t.offered("give_up")} - {"settler"} == ships


@pytest.mark.card("longships")
def test_longships_carry_three_and_do_not_tire() -> None:
    t = coast().civ_advances(0, "longships")
    assert fleets.room(t.g, 0, t.place("D3")) == 3
    t[0].units = ((t.place("D3"), SHIP | TIRED),)
    assert t.act().may("move")
    assert not t.civ_advances(0).act().may("move")
    assert fleets.room(t.g, 0, t.place("D3")) == 2


# Erik the Red.


@pytest.mark.rule("COC-622")
@pytest.mark.card("erik.1")
def test_erik_marks_the_tile_of_his_ship_once() -> None:
    t = coast().leader(0, "erik", "D3").goods(0, culture=2).act().do("perform", "erik_1")
    assert t[0].marks == 1 << t.g.content.layouts[2].site_of[t.place("D3")]
    assert t.stock() == {"culture": 1}
    assert not t.may("perform", "erik_1")
    t = coast().leader(0, "erik", "D2").goods(0, culture=2).act()
    assert not t.may("perform", "erik_1")


@pytest.mark.rule("COC-622")
@pytest.mark.card("erik.2")
def test_erik_lands_with_everybody_aboard(battles: Met) -> None:
    t = coast(infantry=2, settler=1).units(0, "C5").leader(0, "erik", "D3").act().do("use", "erik_2")
    t.do("land_at", "E4")
    assert t.at(0, "E4") == ["settler", "infantry", "infantry", "leader"]
    assert t.at(0, "D3") == ["ship"]
    assert t.g.actions == 3
    assert not t.may("use", "erik_2")
    t = coast(infantry=1).leader(0, "erik", "D3").city(1, "E4").act().do("use", "erik_2").do("land_at", "E4")
    assert battles == [(0, 1, t.place("E4"), t.place("D3"))]


@pytest.mark.rule("COC-622", "COC-281")
@pytest.mark.card("erik.2")
def test_no_city_is_just_captured_after_erik_has_landed() -> None:
    t = coast(infantry=1).leader(0, "erik", "D3").act()
    t.g.captured = t.place("D2")
    t.do("use", "erik_2").do("land_at", "E4")
    assert t.g.captured == -1


@pytest.mark.rule("COC-622", "COC-170", "COC-172")
@pytest.mark.card("erik.2")
def test_erik_needs_room_for_all_and_nobody_tired() -> None:
    t = coast(infantry=1).leader(0, "erik", "D3").units(0, "D2", infantry=3).act().do("use", "erik_2")
    assert "D2" not in t.offered("land_at")
    t = coast().leader(0, "erik", "D3")
    t[0].units = hosts.added(t[0].units, t.place("D3"), [INFANTRY | TIRED])
    assert not t.act().may("use", "erik_2")


@pytest.mark.rule("COC-514", "COC-425")
@pytest.mark.card("pirate_allies")
def test_allied_pirates_trade() -> None:
    t = allied().advances(0, "trade_routes", "storage").city(1, "D4").city(1, "E4").turn().do("route_all")
    assert t.stock() == {"food": 2}
    t = coast().pirates("A5").advances(0, "trade_routes", "storage").city(1, "D4").city(1, "E4").turn()
    t.take("trade", "route_all")
    assert t.stock() == {"food": 1}


@pytest.mark.rule("COC-586")
@pytest.mark.card("pirate_allies")
def test_an_event_may_take_an_allied_pirate_ship_or_an_own_one() -> None:
    t = allied().begin(incidents.give_up_unit(0, 0))
    assert t.now == [("give_up", "D3", "ship"), ("give_up_pirate", "D3")]
    t.do("give_up_pirate", "D3")
    assert t.raw(0, "D3") == (SHIP,)
    assert (pirates.supply(t.g), recruiting.supply(t.g, 0, SHIP)) == (4, 3)
    t = allied().begin(incidents.give_up_unit(0, 0)).do("give_up", "D3", "ship")
    assert t.raw(0, "D3") == (SHIP | PIRATE,)
    assert (pirates.supply(t.g), recruiting.supply(t.g, 0, SHIP)) == (3, 4)


@pytest.mark.rule("COC-586", "COC-798", "COC-181")
@pytest.mark.card("pirate_allies")
def test_a_pandemic_may_take_allied_pirates_and_own_ships_that_are_not_needed() -> None:
    t = allied(settler=2)
    t[0].units = hosts.added(t[0].units, t.place("D3"), [SHIP | PIRATE])
    t.begin(calamities.suffer(0, 2)).do("give_up_pirate", "D3")
    assert [action for action in t.now if action[0].startswith("give_up")] == [
        ("give_up", "D3", "settler"),
        ("give_up", "D3", "ship"),
        ("give_up_pirate", "D3"),
    ]
    t.do("give_up", "D3", "ship")
    assert t.raw(0, "D3") == (SETTLER, SETTLER, SHIP | PIRATE)


@pytest.mark.rule("COC-514", "COC-240")
@pytest.mark.card("pirate_allies")
def test_ships_that_retreat_to_their_allies_have_them_again(dice: Dice) -> None:
    t = allied().pirates("C4").act().do("move").do("move_from", "D3").do("sail_to", "C4").do("go", SHIP)
    t.do("done")
    assert fleets.waters(t.g, PIRATES) == t.mask("D3", "C4")
    dice.show("1l", "2c")
    t.do("fight").do("retreat")
    t.take("take_goods", "take", "mood")
    assert t.at(0, "D3") == ["ship", "ship"]
    assert fleets.waters(t.g, PIRATES) == t.mask("C4")


@pytest.mark.rule("COC-528")
@pytest.mark.card("ship_construction")
def test_navigation_is_free_for_the_vikings() -> None:
    t = vikings().advances(0, "fishing").act()
    assert t.offered("advance") == ["navigation"]
    assert coast().advances(0, "fishing").act().offered("advance") == []


@pytest.mark.rule("COC-514", "COC-217")
@pytest.mark.card("pirate_allies")
def test_navigation_leads_past_pirates_into_the_next_sea() -> None:
    def navigator(*advances: str) -> Table:
        t = table().lay("B2", "tile_09").lay("B4", "tile_01").advances(0, "navigation").units(0, "D2")
        return t.units(0, "A3", ship=1).pirates("B4").civ_advances(0, *advances).act().do("move")

    assert "A5" not in goals(navigator(), "A3", "navigate")  # the next sea is entered at B4
    assert {"A5", "B4"} <= goals(navigator("pirate_allies"), "A3", "navigate")


@pytest.mark.rule("COC-528", "COC-632", "COC-397")
@pytest.mark.card("akbar.2")
def test_a_leader_whose_ship_is_beached_in_an_own_city_has_moved_into_it() -> None:
    t = vikings().units(0, "D2").leader(0, "akbar", "D3").act().do("move").do("move_from", "D3")
    t.do("beach", "D2").do("everybody").take("land_as", "land_as", "settler").take(
        "land_as", "land_as", "settler"
    )
    assert "leader" in t.at(0, "D2")
    assert t.stock() == {"gold": 1}
