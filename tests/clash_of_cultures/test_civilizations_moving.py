"""Civilizations and leaders on the move and founding: a case for each of their abilities."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import founding, tolls
from saecula.games.clash_of_cultures.rules.hosts import (
    CITY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    MOVED,
    ON_MOUNTAIN,
    ON_PLAINS,
    SETTLER,
)
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.war import Met, battles

__all__ = ["battles"]  # a fixture


def marching(**units: int) -> Table:
    """Player 0 has Tactics and these units in D2; north of it all tiles but the middle one are explored."""
    return table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "tactics").units(0, "D2", **units)


def led(leader: str, **units: int) -> Table:
    """The same with a leader in D2."""
    t = marching(leader=1, **units)
    t[0].leader = leader
    return t


def goals(t: Table, start: str, verb: str = "move_to") -> set[str]:
    """Where a group may go from a hex, the unknown left out."""
    return {goal for goal in t.do("move_from", start).offered(verb) if t.terrain(goal)}


# Roads.


def roman(*advances: str) -> Table:
    """Player 0 has cities in D2 and G3 and goods for one move by road; A3 is no city."""
    t = marching(settler=1).advances(0, "tactics", "roads").goods(0, food=1, ore=1).city(0, "G3")
    return t.civ_advances(0, *advances)


@pytest.mark.rule("COC-509")
@pytest.mark.card("roman_roads")
def test_roman_roads_join_cities_four_hexes_apart() -> None:
    t = roman("roman_roads").act().do("move")
    assert goals(t, "D2", "by_road") == {"C2", "E2", "E3", "B2", "B3", "F2", "F3", "G3"}
    t.do("by_road", "G3")
    assert t.at(0, "G3") == ["settler"]
    assert t.stock() == {}
    assert "G3" not in goals(roman().act().do("move"), "D2", "by_road")


@pytest.mark.rule("COC-509")
@pytest.mark.card("roman_roads")
def test_roman_roads_need_a_city_at_both_ends() -> None:
    t = roman("roman_roads").units(0, "D2").units(0, "F3", settler=1).city(0, "B2").act().do("move")
    assert goals(t, "F3", "by_road") == {"D2", "G3"}  # B2 is four hexes away
    t = roman("roman_roads").no_city("G3").act().do("move")
    assert "G3" not in goals(t, "D2", "by_road")


@pytest.mark.rule("COC-509", "COC-185", "COC-240")
@pytest.mark.card("roman_roads")
def test_roman_roads_do_not_pass_opponents_and_are_no_way_to_attack_from_afar(battles: Met) -> None:
    t = roman("roman_roads").barbarians("E2").barbarians("E3").act().do("move")
    assert "G3" not in goals(t, "D2", "by_road")
    t = roman("roman_roads").units(0, "D2", infantry=1).barbarians("G3").act().do("move")
    t.do("move_from", "D2").do("by_road", "G3")
    assert [t.terrain(hex_) for hex_ in ("F2", "F3")] == ["plains", "plains"]
    (attack,) = battles
    assert attack[3] in (t.place("F2"), t.place("F3"))


# Mountains.


@pytest.mark.rule("COC-520")
@pytest.mark.card("terracing")
def test_terracing_lets_settlers_and_leaders_leave_mountains() -> None:
    t = marching(settler=1, leader=1, infantry=1).civ_advances(0, "terracing").act().do("move")
    t.move("D2", "E2", ("everybody",))
    assert t.raw(0, "E2") == (SETTLER | MOVED, LEADER | MOVED, INFANTRY | MOVED | ON_MOUNTAIN)
    t.do("move").do("move_from", "E2").do("move_to", "E3")
    assert t.offered("go") == [SETTLER, LEADER]


@pytest.mark.rule("COC-609")
@pytest.mark.card("hannibal.2")
@pytest.mark.parametrize(
    ("leader", "units", "held"),
    [
        ("hannibal", {"elephant": 1}, 0),
        ("hannibal", {"infantry": 1}, ON_MOUNTAIN),
        ("hanno", {"elephant": 1}, 32),
    ],
)
def test_hannibal_crosses_mountains_with_an_elephant(leader: str, units: dict[str, int], held: int) -> None:
    t = led(leader, **units).act().do("move").move("D2", "E2", ("everybody",))
    assert {unit & ON_MOUNTAIN for unit in t.raw(0, "E2")} == {held}


@pytest.mark.rule("COC-609")
@pytest.mark.card("hannibal.2")
def test_elephants_without_hannibal_are_held() -> None:
    t = led("hannibal", elephant=1).act().do("move")
    t.move("D2", "E2", ("go", ELEPHANT), ("done",))
    assert t.raw(0, "E2") == (ELEPHANT | MOVED | ON_MOUNTAIN,)


# More army units on a hex.


@pytest.mark.rule("COC-629", "COC-170")
@pytest.mark.card("xerxes.1")
def test_five_army_units_stand_with_xerxes() -> None:
    t = led("xerxes", infantry=3).units(0, "C3", infantry=2).act().do("move")
    t.do("move_from", "C3").do("move_to", "D2")
    assert not t.may("everybody")
    assert t.at(0, "D2") == ["infantry"] * 4 + ["leader"]
    t = led("sulla", infantry=3).units(0, "C3", infantry=2).act().do("move")
    assert "D2" not in goals(t, "C3")


@pytest.mark.rule("COC-629", "COC-170")
@pytest.mark.card("xerxes.1")
def test_xerxes_alone_joins_four_and_leaves_four() -> None:
    t = led("xerxes", infantry=1).units(0, "C3", infantry=4).act().do("move")
    t.do("move_from", "D2").do("move_to", "C3")
    assert t.at(0, "C3") == ["infantry"] * 4 + ["leader"]
    t.do("done").do("move").do("move_from", "C3").do("move_to", "D2")
    t.do("go", LEADER | ON_PLAINS).do("done")
    assert t.at(0, "C3") == ["infantry"] * 4


@pytest.mark.rule("COC-629", "COC-185")
@pytest.mark.card("xerxes.1")
def test_five_units_take_a_road_with_xerxes() -> None:
    t = led("xerxes", infantry=4).advances(0, "tactics", "roads").goods(0, food=1, ore=1).act().do("move")
    t.do("move_from", "D2").do("by_road", "F2").do("everybody")
    assert t.at(0, "F2") == ["infantry"] * 4 + ["leader"]


@pytest.mark.rule("COC-629", "COC-152")
@pytest.mark.card("xerxes.1")
def test_a_fifth_unit_is_recruited_beside_xerxes() -> None:
    t = led("xerxes", infantry=3).goods(0, food=2, ore=2).city(0, "D2", mood="happy").act()
    t.do("recruit", "D2").do("hire", "infantry")
    assert t.offered("hire") in ([], ["settler"])
    t.take("recruit", "done")
    assert t.at(0, "D2") == ["infantry"] * 4 + ["leader"]


# Entering cities.


@pytest.mark.rule("COC-632")
@pytest.mark.card("akbar.2")
def test_akbar_brings_gold_into_own_cities() -> None:
    t = led("akbar", infantry=1).units(0, "D2").units(0, "C2", leader=1, infantry=1).act().do("move")
    t.move("C2", "D2", ("go", INFANTRY), ("done",))
    assert t.stock() == {}
    t.move("C2", "D2")
    assert t.stock() == {"gold": 1}
    t.do("move").move("D2", "C2", ("go", LEADER | ON_PLAINS), ("done",))
    assert t.stock() == {"gold": 1}


# What an attack demands.


def beloved(t: Table, tokens: int, hex_: str) -> Table:
    """Tokens lie on a city."""
    t.g.beloved = ((t.place(hex_), tokens),)
    return t


def peace(t: Table, owner: int) -> Table:
    """A diplomat of one player binds the other."""
    t[owner].open_persons, t.g.diplomat = ("great_diplomat",), tolls.pair(owner, 1 - owner)
    return t


@pytest.mark.rule("COC-189", "COC-618")
def test_a_beloved_city_is_attacked_only_by_who_pays_its_tokens(battles: Met) -> None:
    t = marching(infantry=1).city(1, "C3").goods(0, culture=1)
    beloved(t, 2, "C3")
    assert "C3" not in goals(t.act().do("move"), "D2")
    t.goods(0, culture=3).act().do("move").move("D2", "C3")
    assert t.stock() == {"culture": 1}
    assert t.g.beloved == ()
    assert len(battles) == 1


@pytest.mark.rule("COC-189", "COC-618")
def test_tokens_on_an_own_city_cost_their_owner_nothing() -> None:
    t = marching().units(0, "C2", settler=1)
    beloved(t, 2, "D2")
    t.act().do("move").move("C2", "D2")
    assert t.g.beloved == ((t.place("D2"), 2),)


@pytest.mark.rule("COC-189", "COC-806")
def test_an_attack_in_spite_of_a_diplomat_costs_tokens_and_sends_him_home(battles: Met) -> None:
    t = marching(infantry=1).units(1, "C3", settler=1).goods(0, culture=1)
    peace(t, 1)
    assert "C3" not in goals(t.act().do("move"), "D2")
    t.goods(0, culture=2).act().do("move").move("D2", "C3")
    assert t.stock() == {}
    assert (t.g.diplomat, t[1].open_persons, t.g.event_discards) == (0, (), ("great_diplomat",))
    assert len(battles) == 1


@pytest.mark.rule("COC-189", "COC-806")
def test_ships_pay_for_an_attack_too(battles: Met) -> None:
    t = table().lay("D3", "tile_03").units(0, "D2").units(0, "D3", ship=1).units(1, "C4", ship=1)
    peace(t, 0)
    assert not t.act().may("move") or "C4" not in goals(t.do("move"), "D3", "sail_to")
    t.goods(0, culture=2).act().do("move").move("D3", "C4", verb="sail_to")
    assert t.stock() == {}
    assert len(battles) == 1


@pytest.mark.rule("COC-189", "COC-182")
def test_road_and_toll_are_paid_together(battles: Met) -> None:
    t = marching(infantry=1).advances(0, "roads", "tactics").city(1, "B2")
    beloved(t, 1, "B2")
    t.goods(0, food=1, ore=1).act().do("move")
    assert "B2" not in goals(t, "D2", "by_road")
    t.goods(0, food=1, ore=1, culture=1).act().do("move").move("D2", "B2", verb="by_road")
    assert t.stock() == {}
    assert len(battles) == 1


# Founding.


@pytest.mark.rule("COC-524", "COC-599")
@pytest.mark.card("flood_plains")
def test_flood_plains_allow_cities_on_barren_land() -> None:
    t = table().units(0, "D1", settler=1)
    assert t.act().offered("found") == []
    t.civ_advances(0, "flood_plains").act().do("found", "D1")
    assert t.cities() == {"D2", "D1"}


def raided(*advances: str, raiders: str = "C3") -> Table:
    """Settlers of player 0 in C2; infantry of player 1 two hexes away."""
    t = marching().units(0, "C2", settler=1).units(1, raiders, infantry=1)
    return t.civ_advances(1, *advances)


@pytest.mark.rule("COC-558")
@pytest.mark.card("raiders")
def test_settlers_near_raiders_found_nothing() -> None:
    assert raided().act().offered("found") == ["C2"]
    assert raided("raiders").act().offered("found") == []
    assert raided("raiders", raiders="F3").act().offered("found") == ["C2"]  # three hexes away
    t = raided("raiders").units(1, "C3", settler=1)
    assert t.act().offered("found") == ["C2"]  # only army units raid


@pytest.mark.rule("COC-558")
@pytest.mark.card("raiders")
def test_own_army_units_and_own_cities_protect_from_raiders() -> None:
    t = raided("raiders").units(0, "C2", settler=1, infantry=1)
    assert t.act().offered("found") == ["C2"]
    t = raided("raiders")
    assert founding.harassed(t.realm()) & t.mask("D2", "C2") == t.mask("C2")
    assert founding.harassed(t.realm(1)) == 0


@pytest.mark.rule("COC-635")
@pytest.mark.card("boudica.2")
def test_boudica_keeps_the_settler_who_founds_on_her_hex() -> None:
    t = marching().units(0, "C3", settler=1, leader=1).goods(0, food=1)
    t[0].leader = "boudica"
    t.act().do("found", "C3").do("pay_more")
    assert t.at(0, "C3") == ["settler", "leader"]
    assert t.stock() == {}
    t = marching(leader=1).units(0, "C3", settler=1).goods(0, food=1)
    t[0].leader = "boudica"
    t.act().do("found", "C3")
    assert t.asked[0] == "act"
    assert t.at(0, "C3") == []


@pytest.mark.rule("COC-635", "COC-513", "COC-397")
def test_boudica_keeps_no_settler_where_a_ship_founds_a_city() -> None:
    t = marching().civ_advances(0, "hegemony").lay("D3", "tile_05").goods(0, food=1)
    t.units(0, "D3", ship=1).leader(0, "boudica", "C3").act().do("perform", "hegemony")
    t.take("choose_hull", "break_up", "D3").take("choose_shore", "found", "C3")
    assert (t.cities(), t.asked[0]) == ({"D2", "C3"}, "act")
    assert (t.at(0, "C3"), t.stock()) == (["leader"], {"food": 1})


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.1")
def test_a_settler_beside_dido_founds_without_an_action() -> None:
    t = marching().units(0, "C3", settler=2).leader(0, "dido", "C3").units(0, "C2", settler=1).act()
    t.do("use", "dido_1")
    assert t.cities() == {"D2", "C3"}
    assert t.g.actions == 3
    assert t.at(0, "C3") == ["settler", "leader"]
    assert not t.may("use", "dido_1")  # a city stands there now
    t = marching(settler=1).units(0, "C2", settler=1).leader(0, "dido", "C3").act()
    assert not t.may("use", "dido_1")


# Moves outside of a Move action.


def recruiter(card: str, *advances: str, **goods: int) -> Table:
    """Player 0 recruits in the happy city of D2."""
    t = marching().advances(0, "tactics", *advances).civ_advances(0, card).goods(0, **goods)
    return t.city(0, "D2", mood="happy").units(0, "C2", settler=1)


@pytest.mark.rule("COC-533", "COC-589")
@pytest.mark.card("expansion")
def test_after_recruiting_settlers_all_settlers_in_cities_may_move() -> None:
    t = recruiter("expansion", food=2).units(0, "D2", settler=1, infantry=1).act()
    t.do("recruit", "D2").take("recruit", "hire", "settler").take("recruit", "done")
    assert t.offered("move_from") == ["D2"]  # not the settler in C2
    t.do("move_from", "D2").do("move_to", "C3")
    assert t.offered("go") == [SETTLER]
    t.do("go", SETTLER).do("done")
    assert t.at(0, "C3") == ["settler"]
    t.do("move_from", "D2").do("move_to", "D1")
    assert t.asked[0] == "act"
    assert (t.g.actions, t.g.moves, t.g.errand) == (2, 0, "")
    t.do("move")
    assert t.offered("move_from") == ["C2", "C3", "D1", "D2"]  # everybody may move again


@pytest.mark.rule("COC-533")
@pytest.mark.card("expansion")
def test_expansion_uses_roads_and_needs_a_recruited_settler() -> None:
    t = recruiter("expansion", "roads", food=3, ore=1).units(0, "D2").act()
    t.do("recruit", "D2").take("recruit", "hire", "settler").take("recruit", "done")
    t.move("D2", "B2", verb="by_road")
    assert t.at(0, "B2") == ["settler"]
    t = recruiter("expansion", food=1, ore=1).units(0, "D2", settler=1).act()
    t.do("recruit", "D2").take("recruit", "hire", "infantry").take("recruit", "done")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-557")
@pytest.mark.card("mounted_archers")
def test_recruited_cavalry_makes_a_free_move_and_may_attack(battles: Met) -> None:
    t = table(base_only=False).advances(0, "tactics", "roads").civ_advances(0, "mounted_archers")
    t.goods(0, food=3, wood=2, ore=2).city(0, "D2").units(0, "D2", cavalry=1).barbarians("E2")
    t.act().do("recruit", "D2").do("hire", "cavalry")
    assert t.offered("move_from") == ["D2"]
    t.do("move_from", "D2")
    assert t.offered("by_road") == []
    t.do("move_to", "E2")
    assert t.at(0, "E2") == ["cavalry"]
    assert t.at(0, "D2") == ["cavalry"]  # the older one stays
    assert len(battles) == 1
    assert t.asked[0] == "act"


# Units turned into others.


@pytest.mark.rule("COC-535")
@pytest.mark.card("imperial_army")
def test_settlers_become_infantry_and_infantry_settlers() -> None:
    t = marching(settler=2, infantry=4).units(0, "C3", infantry=1).civ_advances(0, "imperial_army").act()
    t.do("perform", "imperial_army")
    assert set(t.offered("retrain")) == {("D2", "settler"), ("C3", "settler")}  # D2 is full of army units
    t.do("retrain", "D2", "settler")
    assert ("D2", "infantry") in t.offered("retrain")
    t.do("retrain", "D2", "infantry").do("retrain", "C3", "settler").do("done")
    assert t.at(0, "D2") == ["settler"] * 2 + ["infantry"] * 4
    assert t.at(0, "C3") == ["settler"]
    assert t.g.actions == 2
    assert not t.may("perform", "imperial_army")


@pytest.mark.rule("COC-535")
@pytest.mark.card("imperial_army")
def test_the_supply_limits_the_imperial_army() -> None:
    t = marching(settler=4, infantry=1).civ_advances(0, "imperial_army").act().do("perform", "imperial_army")
    t.do("done")  # no further settler is in supply: the first choice was forced
    assert t.at(0, "D2") == ["settler"] * 3 + ["infantry"] * 2
    t = marching(leader=1).civ_advances(0, "imperial_army").act()
    assert not t.may("perform", "imperial_army")


# Cities that move.


def nomads(*hexes: str) -> Table:
    """Player 0 has the Nomads, a neutral city in D2 and nobody in it."""
    t = marching().civ_advances(0, "nomads").city(0, "D2")
    for hex_ in hexes:
        t.city(0, hex_)
    return t


@pytest.mark.rule("COC-556", "COC-583")
@pytest.mark.card("nomads")
def test_a_city_moves_with_its_mood_and_gains_a_resource() -> None:
    t = nomads().city(0, "D2", mood="happy").act().do("move")
    assert goals(t, "D2", "wander") == {"C2", "C3", "D1", "E2", "E3"}
    t.do("wander", "C2")
    assert t.cities() == {"C2"}
    assert t.mood("C2") == "happy"
    assert t.stock() == {"wood": 1}
    assert t.g.activated == (t.place("C2"),)
    assert t[0].home == t.place("D2")
    assert t.g.collected == 0
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-556", "COC-592", "COC-119")
@pytest.mark.card("nomads")
def test_each_move_activates_the_city() -> None:
    t = nomads().act().do("move").do("move_from", "D2").do("wander", "C3")
    assert t.asked[0] == "act"  # once in a Move action
    t.do("move").do("move_from", "C3").do("wander", "D2")
    assert t.mood("D2") == "angry"
    assert t.stock() == {"food": 2}
    t.units(0, "C2", settler=1).act(left=1)
    assert t.do("move").offered("move_from") == ["C2"]  # an angry city stays


@pytest.mark.rule("COC-556")
@pytest.mark.card("nomads")
def test_where_a_city_cannot_go_and_which_stay() -> None:
    t = nomads("C2").barbarians("E3").city(1, "C3").act().do("move")
    assert goals(t, "D2", "wander") == {"D1", "E2"}
    t = marching(settler=1).city(0, "D2").act().do("move")
    assert goals(t, "D2", "wander") == set()
    t = nomads().city(0, "D2", "temple").act()
    assert not t.may("move")
    t = nomads().city(0, "D2", mood="angry").act()
    assert not t.may("move")


@pytest.mark.rule("COC-556", "COC-592")
@pytest.mark.card("nomads")
def test_barren_and_exhausted_land_give_nothing_but_can_be_settled() -> None:
    t = nomads().advances(0, "irrigation").act().do("move").do("move_from", "D2").do("wander", "D1")
    assert t.cities() == {"D1"}
    assert t.stock() == {}
    t = nomads()
    t.g.exhausted = t.mask("C3")
    t.act().do("move").do("move_from", "D2").do("wander", "C3")
    assert t.stock() == {}


@pytest.mark.rule("COC-556", "COC-173")
@pytest.mark.card("nomads")
def test_a_mountain_holds_a_city_and_roads_do_not_serve_it() -> None:
    t = nomads().advances(0, "roads").goods(0, food=1, ore=1).act().do("move").do("move_from", "D2")
    assert t.offered("by_road") == []
    t.do("wander", "E2")
    assert t.stock() == {"food": 1, "ore": 2}
    assert not t.may("move")


@pytest.mark.rule("COC-556")
@pytest.mark.card("nomads")
def test_a_city_moves_alone_or_with_a_group() -> None:
    t = nomads().units(0, "D2", settler=1, infantry=1).act().do("move")
    t.do("move_from", "D2").do("wander", "C3").do("everybody")
    assert t.at(0, "C3") == ["settler", "infantry"]
    assert t.cities() == {"C3"}
    t = nomads().units(0, "D2", settler=1).act().do("move").do("move_from", "D2").do("wander", "C3")
    t.do("go", CITY).do("done")
    assert (t.cities(), t.at(0, "D2")) == ({"C3"}, ["settler"])


# Others, moved.


def feared(side: int = 1, leader: str = "marqzen", **units: int) -> Table:
    """A leader in D2; units of another player, or barbarians, in C2."""
    t = led(leader)
    if side == 1:
        return t.units(1, "C2", **units)
    return t.barbarians("C2", **units)


@pytest.mark.rule("COC-602")
@pytest.mark.card("marqzen.2")
def test_marqzen_moves_an_opposing_unit_that_starts_no_battle() -> None:
    t = feared(settler=1, infantry=1).barbarians("B2").city(0, "C3").act().do("perform", "marqzen_2")
    assert t.offered("frighten") == [("C2", "settler"), ("C2", "infantry")]
    t.do("frighten", "C2", "infantry")
    t.take("run_from", "flee", "D1")  # neither to the barbarians nor into the city
    assert t.at(1, "C2") == ["settler"]
    assert t.at(1, "D1") == ["infantry"]
    assert not t.may("perform", "marqzen_2")


@pytest.mark.rule("COC-602")
@pytest.mark.card("marqzen.2")
def test_marqzen_frightens_barbarians_next_to_him_only() -> None:
    t = feared(9, infantry=2).act().do("perform", "marqzen_2")
    assert t.asked[0] == "run_from"
    assert "D2" not in t.offered("flee")
    t = led("marqzen").barbarians("B3").act()
    assert not t.may("perform", "marqzen_2")
    assert not feared(9, "sulla", infantry=1).act().may("perform", "marqzen_2")


# Recruits placed around the city.


@pytest.mark.rule("COC-634", "COC-170")
@pytest.mark.card("vercingetorix.2")
def test_recruits_of_vercingetorix_are_placed_around_his_city() -> None:
    t = led("vercingetorix", infantry=3).goods(0, food=2, ore=2).city(0, "D2", mood="happy").barbarians("E2")
    t.act().do("recruit", "D2").do("hire", "infantry").take("recruit", "hire", "infantry")
    t.take("recruit", "done")
    assert set(t.offered("deploy")) == {(hex_, "infantry") for hex_ in ("C2", "C3", "D1", "E3")}
    assert not t.may("done")  # D2 is full
    t.do("deploy", "C2", "infantry").do("deploy", "C3", "infantry")
    assert (t.at(0, "C2"), t.at(0, "C3")) == (["infantry"], ["infantry"])


@pytest.mark.rule("COC-634")
@pytest.mark.card("vercingetorix.2")
def test_recruits_may_stay_and_other_cities_place_nobody_around() -> None:
    t = led("vercingetorix").goods(0, food=1, ore=1).act()
    t.do("recruit", "D2").take("recruit", "hire", "infantry").take("recruit", "done").do("done")
    assert t.at(0, "D2") == ["infantry", "leader"]
    t = marching().leader(0, "vercingetorix", "C2").goods(0, food=1, ore=1).act()
    t.do("recruit", "D2").take("recruit", "hire", "infantry").take("recruit", "done")
    assert t.asked[0] == "act"


# Who else counts.


@pytest.mark.rule("COC-558", "COC-425")
@pytest.mark.card("raiders")
def test_settlers_near_raiders_serve_no_trade_routes() -> None:
    def trading(*advances: str) -> Table:
        t = marching().advances(0, "trade_routes", "storage").units(0, "C2", settler=1).city(1, "B3")
        return t.units(1, "B3", infantry=1).civ_advances(1, *advances).turn()

    assert trading().asked[0] == "trade"
    assert trading("raiders").asked[0] == "act"


@pytest.mark.rule("COC-629", "COC-156")
@pytest.mark.card("xerxes.1")
def test_xerxes_is_recruited_into_a_full_city_and_another_is_not() -> None:
    t = marching(infantry=4).goods(0, mood=1, culture=1)
    t[0].leaders = ("darius", "xerxes")
    t.act().do("recruit", "D2").take("recruit", "lead", "xerxes")
    assert t[0].leader == "xerxes"
    assert t.at(0, "D2") == ["infantry"] * 4 + ["leader"]
    t.goods(0, mood=1, culture=1).act()
    assert not t.may("recruit", "D2")  # beside Darius there is no room for four
