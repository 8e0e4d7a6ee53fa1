"""What civilization advances and leaders change about collecting and activating cities."""

from __future__ import annotations

import pytest

from saecula.core.contracts import check_scene
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules import deeds, hosts
from tests.clash_of_cultures.table import Table, nation


def fields(t: Table, hex_: str = "D2") -> set[tuple[str, str]]:
    """What may be chosen first when a city of player 0 collects."""
    return set(t.act().do("collect", hex_).offered("reap"))


def reap(t: Table, *chosen: tuple[str, str], hex_: str = "D2") -> Table:
    """Collect these goods from these hexes with a city of player 0."""
    t.act().do("collect", hex_)
    for each in chosen:
        t.take("reap", "reap", *each)
    return t.take("reap", "done")


@pytest.mark.rule("COC-520")
@pytest.mark.card("terracing")
def test_mountains_of_the_maya_yield_food_wood_or_ore() -> None:
    t = nation("maya").civ_advances(0, "terracing")
    assert {good for hex_, good in fields(t) if hex_ == "E2"} == {"food", "wood", "ore"}
    assert {good for hex_, good in fields(nation("maya")) if hex_ == "E2"} == {"ore"}


@pytest.mark.rule("COC-524")
@pytest.mark.card("flood_plains")
def test_barren_land_of_egypt_yields_food_or_wood_and_holds_cities() -> None:
    t = nation("egypt").civ_advances(0, "flood_plains")
    assert t.terrain("D1") == "barren"
    assert {good for hex_, good in fields(t) if hex_ == "D1"} == {"food", "wood"}
    assert {good for hex_, good in fields(nation("egypt", "irrigation")) if hex_ == "D1"} == {"food"}
    assert "D1" in t.units(0, "D1", settler=1).act().offered("found")
    assert "D1" not in nation("egypt").units(0, "D1", settler=1).act().offered("found")


@pytest.mark.rule("COC-599")
def test_a_city_on_barren_land_gives_others_food_by_irrigation_only() -> None:
    t = nation("rome").city(0, "D1")
    assert ("D1", "food") not in fields(t, "D1")
    assert {good for hex_, good in fields(t.advances(0, "irrigation"), "D1") if hex_ == "D1"} == {"food"}


@pytest.mark.rule("COC-504", "COC-454")
@pytest.mark.card("pottery")
def test_pottery_rewards_three_food_once_a_turn() -> None:
    def japan() -> Table:
        t = nation("japan", "storage", "irrigation").civ_advances(0, "pottery").lay("B2", "tile_14")
        t.lay("D3", "tile_05").advances(0, "storage", "irrigation", "fishing")
        return t.city(0, "D2", "temple", "academy", "fortress", mood="happy")

    food = [hex_ for hex_, good in sorted(fields(japan())) if good == "food"]
    assert len(food) >= 3
    t = reap(japan(), *[(hex_, "food") for hex_ in food[:3]])
    assert t.stock() == {"food": 3, "culture": 1}
    t.do("collect", "D2")
    for hex_ in food[:3]:
        t.take("reap", "reap", hex_, "food")
    assert t.take("reap", "done").stock()["culture"] == 1
    assert reap(japan(), *[(hex_, "food") for hex_ in food[:2]]).stock() == {"food": 2}


@pytest.mark.rule("COC-552")
@pytest.mark.card("canals")
def test_canals_add_a_food_to_a_collect_of_exactly_one() -> None:
    t = nation("babylon", "storage").civ_advances(0, "canals")
    reap(t, ("D2", "food"), ("C2", "wood"))
    assert t.stock() == {"food": 2, "wood": 1}
    t.goods(0).do("collect", "D2").take("reap", "reap", "D2", "food").take("reap", "done")
    assert t.stock() == {"food": 2}
    t = nation("babylon", "storage", "irrigation").civ_advances(0, "canals")
    assert reap(t, ("D2", "food"), ("D1", "food")).stock() == {"food": 2}
    assert reap(nation("babylon").civ_advances(0, "canals"), ("C2", "wood")).stock() == {"wood": 1}


@pytest.mark.rule("COC-532", "COC-590")
@pytest.mark.card("rice_cultivation")
def test_settlers_on_plains_bring_more_rice() -> None:
    t = nation("china", "storage").civ_advances(0, "rice_cultivation").lay("B2", "tile_14")
    plains = [hex_ for hex_, good in sorted(fields(t)) if good == "food" and hex_ != "D2"]
    assert plains
    t.units(0, plains[0], settler=1)
    assert reap(t, (plains[0], "food"), ("C2", "wood")).stock() == {"food": 2, "wood": 1}
    t = nation("china", "storage").civ_advances(0, "rice_cultivation").lay("B2", "tile_14")
    assert reap(t, (plains[0], "food"), ("D2", "food")).stock() == {"food": 2}  # the settler is in the city


@pytest.mark.rule("COC-532", "COC-590", "COC-729")
def test_plains_chosen_repeatedly_bring_more_rice_once() -> None:
    t = nation("china", "storage").civ_advances(0, "rice_cultivation").lay("B2", "tile_14")
    t.units(0, "C3", settler=1)
    deeds.remember(t.g, 0, deeds.NEXT_COLLECT, "production_focus", "0")
    assert reap(t, ("C3", "food"), ("C3", "food")).stock() == {"food": 3}


# Tributes.


def camp(*advances: str) -> Table:
    """The Aztecs with a barbarian city two hexes away and one of player 1 next to theirs."""
    t = nation("aztecs").civ_advances(0, "tribute_empire", *advances).lay("B2", "tile_14")
    t.g.tribes = t.mask("B2")
    return t.barbarians("B2", 2).city(1, "C2").units(1, "C2", infantry=1)


@pytest.mark.rule("COC-503")
@pytest.mark.card("tribute_empire")
def test_opposing_cities_up_to_two_hexes_away_pay_tribute() -> None:
    t = camp()
    assert t.realm().land.distance(t.place("D2"), t.place("B2")) == 2
    assert ("C2", "wood") in fields(t)
    assert {hex_ for hex_, _ in fields(t)} >= {"C2", "B2"}
    plain = camp()
    plain[0].own_advances = 0
    assert not {"C2", "B2"} & {hex_ for hex_, _ in fields(plain)}
    t.g.exhausted = t.mask("C2")
    assert ("C2", "wood") not in fields(t)
    assert ("E2", "ore") in fields(t)


@pytest.mark.rule("COC-503", "COC-585")
def test_a_barbarian_may_be_taken_captive_instead_of_the_resource() -> None:
    assert ("B2", "captives") not in fields(camp())
    t = camp("captives")
    assert ("B2", "captives") in fields(t)
    assert ("C2", "captives") not in fields(t)
    reap(t, ("B2", "captives"))
    assert t[0].captives == ((BARBARIANS, hosts.INFANTRY),)
    assert len(hosts.at(t.g.horde, t.place("B2"))) == 1
    t[0].captives = ((1, hosts.INFANTRY),) * 4
    assert ("B2", "captives") not in fields(t)


@pytest.mark.rule("COC-503", "COC-500")
def test_captives_are_not_taken_with_one_click_for_all() -> None:
    t = nation("aztecs").civ_advances(0, "tribute_empire", "captives")
    t.city(0, "D2", "academy", "temple", "fortress")
    t.g.tribes = t.mask("D1")
    assert t.terrain("D1") == "barren"
    assert ("reap_all",) in t.act().do("collect", "D2").now
    assert ("reap_all",) not in t.barbarians("D1").act().do("collect", "D2").now


@pytest.mark.rule("COC-503")
def test_captives_are_shown_where_the_first_one_can_be_taken() -> None:
    t = camp("captives").act().do("collect", "D2")
    check_scene(GAME, t.g, 0, "en")


@pytest.mark.rule("COC-503")
def test_the_kind_of_the_captive_is_chosen() -> None:
    t = camp("captives")
    t.g.horde = hosts.put(t.g.horde, t.place("B2"), [hosts.INFANTRY, hosts.CAVALRY])
    reap(t, ("B2", "captives"))
    assert t.offered("keep_captive") == ["infantry", "cavalry"]
    assert t.do("keep_captive", "cavalry")[0].captives == ((BARBARIANS, hosts.CAVALRY),)


# Cities that count as larger or happier.


@pytest.mark.rule("COC-522", "COC-134")
@pytest.mark.card("ballcourts")
def test_ballcourts_let_a_city_count_as_larger_for_a_mood_token() -> None:
    t = nation("maya").civ_advances(0, "ballcourts").city(0, "D2").goods(0, mood=1).act().do("collect", "D2")
    assert t.now == [("strengthen", "ballcourts"), ("pass",)]
    t.do("strengthen", "ballcourts").do("reap", "C2", "wood").do("reap", "E2", "ore")
    assert t.stock() == {"wood": 1, "ore": 1}
    t.goods(0, food=4).act().do("recruit", "D2")
    assert t.at(0, "D2") == ["settler", "settler"]  # without a token the size is as usual
    t = nation("maya").civ_advances(0, "ballcourts").city(0, "D2").goods(0, mood=1).act()
    t.do("collect", "D2").do("pass").do("reap", "C2", "wood")
    assert t.stock() == {"wood": 1, "mood": 1}


@pytest.mark.rule("COC-522", "COC-134")
def test_ballcourts_do_not_help_an_angry_city_and_not_for_building() -> None:
    t = nation("maya", "tactics").civ_advances(0, "ballcourts").city(0, "D2", mood="angry").goods(0, mood=1)
    assert t.act().do("collect", "D2").asked[0] == "reap"
    t = nation("maya", "tactics").civ_advances(0, "ballcourts").city(0, "C2")
    t.goods(0, mood=1, food=1, wood=1, ore=1).act().do("construct", "C2")
    assert t.stock() == {"mood": 1}


@pytest.mark.rule("COC-642")
@pytest.mark.card("attila.2")
def test_a_city_of_size_one_with_attila_counts_as_larger() -> None:
    for mood, number in (("happy", 3), ("neutral", 2), ("angry", 1)):
        t = nation("huns").city(0, "D2", mood=mood).leader(0, "attila", "D2")
        assert t.realm().strength(t.place("D2"), "collect") == number
        assert t.realm().strength(t.place("D2"), "recruit") == number
    t = nation("huns").city(0, "D2", "temple", mood="neutral").leader(0, "attila", "D2")
    assert t.realm().strength(t.place("D2"), "collect") == 2
    t = nation("huns").city(0, "D2", mood="neutral").leader(0, "attila", "C2")
    assert t.realm().strength(t.place("D2"), "collect") == 1


@pytest.mark.rule("COC-643", "COC-134")
@pytest.mark.card("bleda.2")
def test_the_city_of_bleda_may_act_as_happy_and_then_no_more() -> None:
    t = nation("huns").city(0, "D2", "temple", mood="angry").leader(0, "bleda", "D2").act()
    t.do("collect", "D2").do("strengthen", "bleda_2")
    t.do("reap", "D2", "food").do("reap", "C2", "wood").do("reap", "E2", "ore")
    assert (t.stock(), t.mood("D2")) == ({"food": 1, "wood": 1, "ore": 1}, "angry")
    assert not t.may("collect", "D2")
    t.goods(0, mood=2).act(left=2).do("cheer").take("cheer", "done")
    assert (t.mood("D2"), t.may("collect", "D2")) == ("neutral", False)


@pytest.mark.rule("COC-643")
def test_who_does_not_let_bleda_force_a_city_activates_it_as_usual() -> None:
    t = nation("huns").city(0, "D2").leader(0, "bleda", "D2").act().do("collect", "D2").do("pass")
    t.do("reap", "D2", "food")
    assert t.asked[0] == "act"
    assert t.may("collect", "D2")
    assert t.do("collect", "D2").asked[0] == "reap"  # it is the second activation
    t = nation("huns").city(0, "D2", mood="happy").leader(0, "bleda", "D2").act().do("collect", "D2")
    assert t.asked[0] == "reap"


@pytest.mark.rule("COC-643", "COC-137")
def test_bleda_lets_an_angry_city_build() -> None:
    t = nation("huns", "tactics").city(0, "D2", mood="angry").city(0, "C2").leader(0, "bleda", "D2")
    t.goods(0, food=1, wood=1, ore=1).act().do("construct", "D2")
    assert (t.buildings(0, "D2"), t.may("collect", "D2")) == ({"fortress"}, False)
    t = nation("huns", "tactics").city(0, "C2", mood="angry").leader(0, "bleda", "D2")
    t.goods(0, food=1, wood=1, ore=1)
    assert "C2" not in t.act().offered("construct")
    t = nation("huns", "tactics").city(0, "D2").city(0, "C2").leader(0, "bleda", "D2")
    t.goods(0, food=1, wood=1, ore=1).act().do("construct", "D2")
    assert t.may("collect", "D2")  # a neutral city builds without being forced


@pytest.mark.rule("COC-643", "COC-775")
def test_bleda_helps_nobody_who_builds_without_activating_the_city() -> None:
    t = nation("huns", "tactics").city(0, "D2", mood="angry").city(0, "C2", mood="angry")
    t.leader(0, "bleda", "D2").goods(0, food=1, wood=1, ore=1).person("great_engineer").act()
    t.do("play_person", "great_engineer").take("choose_effect", "pass")
    assert t.asked == ("act", 0)
    t = nation("huns", "tactics", "forced_labor").city(0, "D2", mood="angry").city(0, "C2", "fortress")
    t.leader(0, "bleda", "D2").goods(0, food=1, wood=1, ore=1, mood=1).person("great_engineer").act()
    t.do("use", "forced_labor").do("play_person", "great_engineer").take("choose_effect", "pass")
    t.do("choose", "construct").take("plan", "build_at", "D2", "fortress")
    assert (t.buildings(0, "D2"), t.may("collect", "D2")) == ({"fortress"}, True)


# City States.


def states(**moods: str) -> Table:
    """Greece with City States and cities in these moods."""
    t = nation("greece").civ_advances(0, "city_states")
    for hex_, mood in moods.items():
        t.city(0, hex_, mood=mood)
    return t.act()


def activate(t: Table, *hexes: str) -> Table:
    """Collect nothing with these cities, one after the other."""
    for hex_ in hexes:
        t.do("collect", hex_).take("reap", "done")
    return t


@pytest.mark.rule("COC-519", "COC-597")
@pytest.mark.card("city_states")
def test_another_city_may_count_as_activated_for_the_second_time() -> None:
    t = activate(states(D2="happy", C2="happy"), "D2", "D2")
    assert t.offered("relieve") == ["C2"]
    t.do("relieve", "C2")
    assert (t.mood("D2"), t.mood("C2")) == ("happy", "happy")
    assert sorted(t.g.activated) == sorted([t.place("D2"), t.place("C2")])
    t = activate(states(D2="happy", C2="happy"), "D2", "D2").do("pass")
    assert t.mood("D2") == "neutral"


@pytest.mark.rule("COC-519", "COC-597")
def test_the_city_that_stands_in_has_all_the_consequences() -> None:
    t = activate(states(D2="neutral", C2="happy"), "C2", "D2", "D2").do("relieve", "C2")
    assert (t.mood("D2"), t.mood("C2")) == ("neutral", "neutral")


@pytest.mark.rule("COC-519", "COC-597")
def test_who_may_not_stand_in() -> None:
    assert activate(states(D2="happy", C2="neutral"), "D2", "D2").asked[0] == "act"
    t = nation("greece").civ_advances(0, "city_states").city(0, "D2", "temple").city(0, "C2").act()
    assert activate(t, "D2", "D2").asked[0] == "act"
    t = activate(states(D2="happy", C2="happy", E2="happy"), "D2", "D2").do("relieve", "C2")
    assert activate(t.act(left=2), "D2").mood("D2") == "neutral"  # once a turn
    t = nation("greece").city(0, "C2", mood="happy").act()
    assert activate(t, "D2", "D2").mood("D2") == "neutral"


# Raiding.


def sea(**options: int) -> Table:
    """The Vikings with Trade Routes and a ship off D4, a city of player 1."""
    t = nation("vikings").lay("D3", "tile_03").lay("B4", "tile_01").advances(0, "trade_routes", "storage")
    t.civ_advances(0, "raiding").units(0, "D2").city(1, "D4").goods(1, **options)
    return t.units(0, "D3", ship=1)


@pytest.mark.rule("COC-530")
@pytest.mark.card("raiding")
def test_trading_ships_raid_the_cities_next_to_them() -> None:
    t = sea(wood=2, gold=1, mood=1).turn().do("route", "D4", "food").take("trade", "done")
    assert (t.asked, t.offered("give_good")) == (("be_raided", 1), ["wood", "gold"])
    t.do("give_good", "wood")
    assert (t.stock(1), t.stock()) == ({"wood": 1, "gold": 1, "mood": 1}, {"food": 1})


@pytest.mark.rule("COC-530")
def test_only_ships_that_trade_and_lie_next_to_a_city_raid() -> None:
    assert sea(wood=1).turn().do("done").stock(1) == {"wood": 1}
    t = sea(wood=1).units(0, "D3", settler=1, ship=1).units(0, "D2")
    assert t.turn().do("route", "D4", "food").take("trade", "done").stock(1) == {}
    t = sea(wood=1).units(0, "D3").units(0, "E2", settler=1)
    t.turn().take("trade", "route", "D4", "food").take("trade", "done")
    assert t.stock(1) == {"wood": 1}
    t = sea(wood=3).city(1, "C5").city(1, "E4").units(0, "D3", ship=3).turn().do("route_all")
    assert t.stock(1) == {"wood": 2}  # once for each opponent
    t = sea(wood=1)
    t[0].own_advances = 0
    assert t.turn().do("route", "D4", "food").stock(1) == {"wood": 1}
    assert sea(mood=2).turn().do("route", "D4", "food").stock(1) == {"mood": 2}
