"""Collecting (COC-126 to COC-134), and the advances that concern it."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import deeds
from tests.clash_of_cultures.table import Table, table


def fields(t: Table, hex_: str = "D2") -> set[tuple[str, str]]:
    """What may be chosen first when a city of player 0 collects."""
    return set(t.act().do("collect", hex_).offered("reap"))


@pytest.mark.rule("COC-126", "COC-127", "COC-400", "COC-404")
def test_a_city_collects_from_different_hexes_around_it() -> None:
    t = table()
    assert fields(t) == {("D2", "food"), ("C2", "wood"), ("E2", "ore")}
    t.do("reap", "C2", "wood")
    assert set(t.offered("reap")) == {("D2", "food"), ("E2", "ore")}
    t.do("reap", "E2", "ore")
    assert t.stock() == {"wood": 1, "ore": 1}


@pytest.mark.rule("COC-127")
def test_terrain_is_useless_without_its_advance() -> None:
    t = table()
    t[0].advances = t.g.content.starting_mask & ~(1 << t.g.content.advance_index["mining"])
    assert ("E2", "ore") not in fields(t)


@pytest.mark.rule("COC-126", "COC-X05")
def test_a_neutral_city_of_size_three_on_a_mountain() -> None:
    t = table().lay("D3", "tile_07").lay("B2", "tile_12").advances(0, "fishing")
    t.city(0, "C4", "temple", "academy").city(0, "C2").barbarians("B3")
    around = {hex_: t.terrain(hex_) for hex_ in ("C4", "D3", "D4", "B3", "C3")}
    assert list(around.values()) == ["mountain", "water", "forest", "mountain", "barren"]
    assert fields(t, "C4") == {("D3", "food"), ("C4", "ore"), ("D4", "wood")}
    t.do("reap", "D3", "food").do("reap", "C4", "ore").do("reap", "D4", "wood")
    assert t.stock() == {"food": 1, "ore": 1, "wood": 1}


@pytest.mark.rule("COC-133", "COC-729")
def test_production_focus_lets_the_water_hex_be_chosen_several_times() -> None:
    t = table().lay("D3", "tile_05").advances(0, "fishing", "storage")
    t.city(0, "D2", "port", "temple", port="D3")
    waters = {hex_ for hex_, _ in fields(t) if t.terrain(hex_) == "water"}
    assert "D3" in waters
    deeds.remember(t.g, 0, deeds.NEXT_COLLECT, "production_focus", "0")
    t.act().do("collect", "D2").do("reap", "D3", "food").do("reap", "D3", "gold")
    assert {hex_ for hex_, _ in t.offered("reap")} & waters == {"D3"}
    assert t.do("reap", "D3", "gold").stock() == {"food": 1, "gold": 2}


@pytest.mark.rule("COC-128", "COC-046")
def test_hexes_that_are_never_chosen() -> None:
    t = table().lay("B2", "tile_14").lay("D3", "tile_05").advances(0, "fishing")
    assert ("C3", "food") in fields(t)
    assert ("D3", "food") in fields(t)
    t.units(1, "C3", settler=1)
    assert ("C3", "food") not in fields(t)
    t.g.exhausted = t.mask("D2")
    assert ("D2", "food") not in fields(t)
    t.city(0, "C2")
    assert ("C2", "wood") not in fields(t)
    t.pirates("D3")
    assert ("D3", "food") not in fields(t)
    t = table().advances(0, "fishing")
    assert not any(hex_ == "D3" for hex_, _ in fields(t))


@pytest.mark.rule("COC-128")
def test_pirates_bar_the_water_around_them() -> None:
    t = table().lay("D3", "tile_03").advances(0, "fishing").pirates("C4")
    assert t.terrain("D3") == "water"
    assert ("D3", "food") not in fields(t)


@pytest.mark.rule("COC-402")
def test_irrigation_makes_barren_land_give_food() -> None:
    assert ("D1", "food") not in fields(table())
    assert ("D1", "food") in fields(table().advances(0, "irrigation"))


@pytest.mark.rule("COC-408", "COC-129")
def test_one_water_hex_only() -> None:
    t = table().lay("D3", "tile_01", turned=False).lay("F2", "tile_03").advances(0, "fishing")
    assert t.terrain("D3") == t.terrain("E3") == "water"
    assert {("D3", "food"), ("E3", "food")} <= fields(t)
    t.do("reap", "D3", "food")
    assert not any(hex_ == "E3" for hex_, _ in t.offered("reap"))


@pytest.mark.rule("COC-129", "COC-130", "COC-132", "COC-147")
def test_a_port_gives_gold_or_mood_from_any_one_water_hex_without_fishing() -> None:
    t = table().lay("D3", "tile_05").lay("F2", "tile_03").city(0, "D2", "port", mood="neutral", port="D3")
    t.city(0, "C2")
    found = fields(t)
    assert {("D3", "gold"), ("D3", "mood"), ("E3", "gold"), ("E3", "mood")} <= found
    assert ("D3", "food") not in found
    t.do("reap", "E3", "mood").do("reap", "E2", "ore")
    assert t.stock() == {"mood": 1, "ore": 1}


@pytest.mark.rule("COC-147")
def test_a_port_of_another_colour_works_for_the_owner_of_the_city() -> None:
    t = table().lay("D3", "tile_05").city(0, "D2", "port", port="D3").colour(1, "D2", "port")
    assert ("D3", "gold") in fields(t)


@pytest.mark.rule("COC-131")
def test_fewer_hexes_are_permitted() -> None:
    t = table().act().do("collect", "D2").do("reap", "D2", "food").do("done")
    assert t.stock() == {"food": 1}
    t = table().act().do("collect", "D2").do("done")
    assert t.stock() == {}
    assert t.g.activated == (t.place("D2"),)


def test_everything_is_collected_by_one_click_where_nothing_is_to_be_chosen() -> None:
    t = table().city(0, "D2", "temple", mood="happy").act().do("collect", "D2").do("reap_all")
    assert t.stock() == {"food": 1, "wood": 1, "ore": 1}
    assert not table().act().do("collect", "D2").may("reap_all")


@pytest.mark.rule("COC-413", "COC-454", "COC-131")
def test_public_education_gives_an_idea_once_a_turn() -> None:
    t = table().advances(0, "public_education").city(0, "D2", "academy").city(0, "C2")
    t.act().do("collect", "C2").do("done")
    assert t.stock() == {}
    t.do("collect", "D2").do("done")
    assert t.stock() == {"ideas": 1}
    t.do("collect", "D2").do("done")
    assert t.stock() == {"ideas": 1}


@pytest.mark.rule("COC-403", "COC-454", "COC-458")
def test_husbandry_reaches_one_land_hex_two_steps_away_in_one_collect() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "husbandry")
    t.city(0, "D2", "temple", "academy", mood="happy")
    assert ("B3", "wood") in fields(t)
    assert ("F3", "food") in fields(t)
    t.do("reap", "B3", "wood")
    assert not any(hex_ in ("F3", "B2") for hex_, _ in t.offered("reap"))
    t.do("done")
    assert ("F3", "food") not in set(t.do("collect", "D2").offered("reap"))


@pytest.mark.rule("COC-403", "COC-458")
def test_with_roads_husbandry_reaches_two_hexes() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "husbandry", "roads")
    t.city(0, "D2", "temple", "academy", mood="happy")
    t.act().do("collect", "D2").do("reap", "B3", "wood").do("reap", "F3", "food")
    assert not any(hex_ in ("B2", "F2") for hex_, _ in t.offered("reap"))


@pytest.mark.rule("COC-133", "COC-403")
def test_with_production_focus_one_distant_hex_may_be_chosen_several_times() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").advances(0, "husbandry", "storage")
    t.city(0, "D2", "temple", "academy")
    deeds.remember(t.g, 0, deeds.NEXT_COLLECT, "production_focus", "0")
    t.act().do("collect", "D2").do("reap", "F3", "food").do("reap", "F3", "food")
    assert "B3" not in {hex_ for hex_, _ in t.offered("reap")}
    assert t.do("reap", "F3", "food").stock() == {"food": 3}


@pytest.mark.rule("COC-435")
def test_metallurgy_turns_one_of_two_ore_into_gold() -> None:
    t = table().lay("F2", "tile_07").advances(0, "metallurgy").goods(0, ore=7)
    assert t.terrain("E3") == "mountain"
    t.act().do("collect", "D2").do("reap", "E2", "ore").do("reap", "E3", "ore").do("swap_ore")
    assert t.stock() == {"ore": 7, "gold": 1}
    t = table().lay("F2", "tile_07").advances(0, "metallurgy").act()
    t.do("collect", "D2").do("reap", "E2", "ore").do("reap", "E3", "ore").do("pass")
    assert t.stock() == {"ore": 2}
    t = table().advances(0, "metallurgy").act().do("collect", "D2").do("reap", "E2", "ore").do("done")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-443", "COC-457", "COC-134")
def test_forced_labor_makes_angry_cities_count_as_neutral_for_a_turn() -> None:
    t = table().advances(0, "forced_labor").city(0, "D2", "temple", "academy", mood="angry").goods(0, mood=1)
    assert t.act().realm().strength(t.place("D2"), "collect") == 1
    t.do("use", "forced_labor")
    assert t.stock() == {}
    for option in ("collect", "recruit"):
        assert t.realm().strength(t.place("D2"), option) == 3
    assert t.mood("D2") == "angry"
    t.do("collect", "D2").do("done")
    assert t.offered("collect") == []
    t.end().act()
    assert t.realm().strength(t.place("D2"), "collect") == 1


@pytest.mark.rule("COC-439", "COC-460", "COC-056")
def test_free_economy_is_the_only_collect_of_a_turn() -> None:
    t = table().advances(0, "free_economy").city(0, "C2").goods(0, mood=2).act()
    t.do("use", "free_economy").do("collect", "D2").do("reap", "D2", "food").do("done")
    assert t.stock() == {"mood": 1, "food": 1}
    assert t.g.actions == 3
    assert t.g.activated == (t.place("D2"),)
    assert t.offered("collect") == []
    assert not t.may("use", "free_economy")
    t = table().advances(0, "free_economy").goods(0, mood=2).act()
    assert t.may("use", "free_economy")
    t.do("collect", "D2").do("done")
    assert not t.may("use", "free_economy")


# Civilizations.


@pytest.mark.rule("COC-504", "COC-454")
def test_pottery_gives_culture_once_a_turn_for_three_food() -> None:
    t = (
        table(base_only=False)
        .lay("B2", "tile_14")
        .lay("F2", "tile_05", turned=True)
        .civ_advances(0, "pottery")
    )
    t.city(0, "D2", "temple", mood="happy").advances(0, "storage")
    for culture in (1, 1):
        t.act() if not t.g.collected else t
        t.do("collect", "D2").do("reap", "D2", "food").do("reap", "C3", "food").do("reap", "E3", "food")
        assert t.stock()["culture"] == culture
    t = table(base_only=False).civ_advances(0, "pottery").act().do("collect", "D2").do("reap", "D2", "food")
    t.do("done")
    assert t.stock() == {"food": 1}


@pytest.mark.rule("COC-552")
def test_canals_add_a_food_to_a_collect_of_exactly_one() -> None:
    t = table(base_only=False).lay("B2", "tile_14").civ_advances(0, "canals").advances(0, "storage").act()
    t.do("collect", "D2").do("reap", "D2", "food").do("reap", "E2", "ore")
    assert t.stock() == {"food": 2, "ore": 1}
    t.do("collect", "D2").do("reap", "D2", "food").do("reap", "C3", "food")
    assert t.stock() == {"food": 4, "ore": 1}
    t.do("collect", "D2").do("reap", "E2", "ore")
    assert t.stock() == {"food": 4, "ore": 2}


@pytest.mark.rule("COC-532", "COC-590")
def test_rice_grows_on_chosen_plains_with_settlers_outside_cities() -> None:
    t = table(base_only=False).lay("B2", "tile_14").lay("F2", "tile_05", turned=True)
    t.civ_advances(0, "rice_cultivation").advances(0, "storage").city(0, "D2", "temple", mood="happy")
    t.units(0, "D2", settler=1).units(0, "C3", settler=1).act()
    t.do("collect", "D2").do("reap", "D2", "food").do("reap", "C3", "food").do("reap", "E3", "food")
    assert t.stock() == {"food": 4}  # three hexes, and one more for the settler in C3
    t = (
        table(base_only=False)
        .lay("B2", "tile_14")
        .civ_advances(0, "rice_cultivation")
        .units(0, "C3", settler=1)
    )
    t.act().do("collect", "D2").do("reap", "E2", "ore").do("reap", "C2", "wood")
    assert t.stock() == {"ore": 1, "wood": 1}


@pytest.mark.rule("COC-524")
def test_flood_plains_give_food_or_wood_and_bear_cities() -> None:
    t = table(base_only=False).civ_advances(0, "flood_plains").units(0, "D1", settler=1)
    assert {("D1", "food"), ("D1", "wood")} <= fields(t)
    assert t.act().offered("found") == ["D1"]
    assert table(base_only=False).units(0, "D1", settler=1).act().offered("found") == []
