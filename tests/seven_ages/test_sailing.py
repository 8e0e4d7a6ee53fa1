"""Manoeuvre: movement by sea and air."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.rules import canals, forces, reach
from saecula.games.seven_ages.rules.ground import Ground
from saecula.games.seven_ages.rules.reach import INVASION
from saecula.games.seven_ages.rules.settling import settle
from tests.seven_ages.marches import act, go, goals, group
from tests.seven_ages.table import table

# Sea.


@pytest.mark.rule("7AG-142", "7AG-148")
def test_ships_sail_waters_and_coasts_for_a_point_each() -> None:
    t = table(2).found(0, "romans", {"normandy": "2 frigate"}, level=24)
    found = goals(t, "romans", "normandy", "1 frigate")
    assert {"english_channel", "north_atlantic", "iceland", "mid_atlantic"} <= found
    assert "burgundy" not in found


@pytest.mark.rule("7AG-151")
def test_a_ship_leaves_only_from_its_own_shore() -> None:
    t = table(2).found(0, "romans", {"yucatan": "2 frigate"}, level=24)
    assert "gulf_of_tehuantepec" not in goals(t, "romans", "yucatan", "1 frigate")
    assert "caribbean_sea" in goals(t, "romans", "yucatan", "1 frigate")
    place = t.g.content.other_shore[t.area("yucatan")]
    forces.add(t.g, t["romans"], place, t.g.content.unit_index["frigate"])
    assert "gulf_of_tehuantepec" in goals(t, "romans", "yucatan", "1 frigate", beyond=True)
    assert "caribbean_sea" not in goals(t, "romans", "yucatan", "1 frigate", beyond=True)
    act(t, "romans").choose(0, "gather", "yucatan")
    frigate = t.g.content.unit_index["frigate"]
    t.choose(0, "take_beyond", frigate)
    assert "take" not in t.verbs(0)
    t.choose(0, "go_beyond", "oaxaca")
    assert t["romans"].forces.at(t.g.content.other_shore[t.area("oaxaca")])


@pytest.mark.rule("7AG-145")
def test_each_ship_carries_a_unit_to_a_coast() -> None:
    t = table(2).found(0, "romans", {"latium": "3 spearmen, 2 galley"}, level=8)
    assert goals(t, "romans", "latium", "2 spearmen, 1 galley") == set()
    found = goals(t, "romans", "latium", "1 spearmen, 1 galley")
    assert "sicily" in found
    assert not found & {"western_mediterranean", "ionian_sea"}
    assert "western_mediterranean" in goals(t, "romans", "latium", "1 galley")
    act(t, "romans")
    go(t, "romans", "latium", "1 galley, 1 spearmen", "sicily")
    assert t.units("romans", "sicily") == {"spearmen": 1, "galley": 1}
    assert t.g.ways.at(t.area("sicily")) == INVASION
    assert t.named(0, "gather") == ["latium"]


@pytest.mark.rule("7AG-145", "7AG-147")
def test_units_aboard_do_not_stop_for_others_on_land() -> None:
    t = table(2).found(0, "romans", {"gulf_of_siam": "1 frigate, 1 spearmen"}, level=24)
    t.found(1, "carthaginians", {"malaya": "2 spearmen"}, level=8)
    assert "burma" in goals(t, "romans", "gulf_of_siam", "1 spearmen, 1 frigate")
    sailing = group(t, "gulf_of_siam", "1 spearmen, 1 frigate")
    assert reach.left_at(Ground(t.g, t.slot("romans")), sailing, t.area("burma")) == 2


@pytest.mark.rule("7AG-149", "7AG-150", "7AG-X08")
def test_ships_pass_others_at_sea() -> None:
    t = table(2).found(0, "french", {"normandy": "1 spearmen, 3 frigate"}, level=24)
    waters = {"bay_of_biscay": "1 frigate", "celtic_sea": "1 frigate"}
    t.found(1, "english", {**waters, "portugal": "1 spearmen"}, level=24)
    one, two = goals(t, "french", "normandy", "1 frigate"), goals(t, "french", "normandy", "2 frigate")
    assert "pillars_of_hercules" in one  # not controlled by the English
    assert "portugal" not in one
    assert "portugal" in two  # two ships against one
    forces.add(t.g, t["french"], t.area("bay_of_biscay"), t.g.content.unit_index["frigate"])
    assert "portugal" in goals(t, "french", "normandy", "1 frigate")


@pytest.mark.rule("7AG-149")
def test_some_empires_pass_at_sea_freely() -> None:
    t = table(2).found(0, "english", {"normandy": "1 spearmen, 3 frigate"}, level=24)
    t.found(1, "romans", {"bay_of_biscay": "1 frigate", "portugal": "1 spearmen"}, level=24)
    assert "portugal" in goals(t, "english", "normandy", "1 frigate")


@pytest.mark.rule("7AG-150")
def test_ships_stop_in_harbours_with_foreign_ships() -> None:
    t = table(2).found(0, "french", {"argentine_sea": "2 frigate"}, level=24)
    t.found(1, "romans", {"chilean_coast": "1 frigate", "cape_horn": "2 frigate"}, level=24)
    coast, patagonia = t.area("chilean_coast"), t.area("patagonia")

    def left(ships: str) -> int:
        return reach.left_at(Ground(t.g, t.slot("french")), group(t, "argentine_sea", ships), coast)

    assert left("1 frigate") == 3  # along the coast of Patagonia
    forces.add(t.g, t["romans"], patagonia, t.g.content.unit_index["spearmen"])
    assert left("1 frigate") == 3  # land units do not stop ships
    forces.add(t.g, t["romans"], patagonia, t.g.content.unit_index["frigate"])
    assert left("2 frigate") < 3
    forces.remove(t.g, t["romans"], patagonia, t.g.content.unit_index["spearmen"])
    assert left("1 frigate") < left("2 frigate") == 3


@pytest.mark.rule("7AG-152")
def test_canals_open_with_the_age_and_permission() -> None:
    t = table(3).found(0, "french", {"eastern_mediterranean": "2 frigate", "latium": "1 spearmen"}, level=28)
    assert "red_sea" not in goals(t, "french", "eastern_mediterranean", "1 frigate")
    t["french"].progress = 29
    assert "red_sea" in goals(t, "french", "eastern_mediterranean", "1 frigate")
    t.found(1, "egyptians", {"egypt": "1 spearmen"}, level=29)
    t.found(2, "arabs", {"sinai": "1 spearmen"}, level=29)
    assert "red_sea" not in goals(t, "french", "eastern_mediterranean", "1 frigate")
    act(t, "french").choose(0, "ask_canal", "suez_canal")
    assert t.asked == ("let_through", 1)
    t.choose(1, "let_through")
    assert t.asked == ("let_through", 2)
    t.choose(2, "let_through")
    assert "red_sea" in goals(t, "french", "eastern_mediterranean", "1 frigate")
    assert "ask_canal" not in t.verbs(0)
    act(t, "french").choose(0, "ask_canal", "suez_canal").choose(1, "turn_away")
    assert t.asked == ("march", 0)
    assert "red_sea" not in goals(t, "french", "eastern_mediterranean", "1 frigate")
    assert "ask_canal" not in t.verbs(0)


@pytest.mark.rule("7AG-152")
def test_a_player_permits_himself() -> None:
    t = table(2).found(0, "french", {"eastern_mediterranean": "2 frigate", "latium": "1 spearmen"}, level=29)
    t.found(0, "egyptians", {"egypt": "1 spearmen"}, level=29)
    assert "red_sea" in goals(t, "french", "eastern_mediterranean", "1 frigate")
    assert canals.askable(t.g, t.slot("french")) == []


@pytest.mark.rule("7AG-153")
def test_galleys_stay_out_of_oceans() -> None:
    t = table(2).found(0, "romans", {"ireland": "2 galley, 1 spearmen"}, level=8)
    assert "north_atlantic" not in goals(t, "romans", "ireland", "1 galley")
    t = table(2).found(0, "vikings", {"ireland": "2 galley, 1 spearmen"}, level=8)
    assert "north_atlantic" in goals(t, "vikings", "ireland", "1 galley")


@pytest.mark.rule("7AG-016", "7AG-154", "7AG-182")
def test_land_still_to_be_fought_for_shelters_no_galley() -> None:
    t = table(2).found(0, "romans", {"sicily": "1 spearmen, 1 galley", "greece": "2 spearmen"}, level=8)
    assert "aegean_sea" in goals(t, "romans", "sicily", "1 galley")
    t.found(1, "greeks", {"greece": "1 spearmen"}, level=8)
    assert "aegean_sea" not in goals(t, "romans", "sicily", "1 galley")


@pytest.mark.rule("7AG-154")
def test_galleys_stay_near_own_land() -> None:
    t = table(2).found(0, "romans", {"sicily": "3 galley"}, level=8)
    found = goals(t, "romans", "sicily", "1 galley")
    assert "ionian_sea" in found
    assert "eastern_mediterranean" not in found
    t = table(2).found(0, "polynesians", {"sicily": "3 galley"}, level=8)
    assert "eastern_mediterranean" in goals(t, "polynesians", "sicily", "1 galley")


@pytest.mark.rule("7AG-154", "7AG-412", "7AG-418")
def test_a_galley_far_from_own_land_is_destroyed_at_once() -> None:
    t = table(2).found(0, "romans", {"ionian_sea": "2 galley, 1 frigate", "red_sea": "1 galley"}, level=8)
    forces.add(t.g, t["romans"], t.area("sicily"), t.g.content.unit_index["spearmen"])
    settle(t.g)
    assert t.units("romans", "ionian_sea") == {"galley": 2, "frigate": 1}
    assert t.units("romans", "red_sea") == {}
    forces.remove(t.g, t["romans"], t.area("sicily"), t.g.content.unit_index["spearmen"])
    settle(t.g)
    assert t.units("romans", "ionian_sea") == {"frigate": 1}


@pytest.mark.rule("7AG-412", "7AG-413", "7AG-418")
def test_an_empire_whose_last_galley_sinks_is_discarded() -> None:
    t = table(2).found(0, "romans", {"ionian_sea": "1 galley"}, level=8)
    settle(t.g)
    assert t.g.empires[0].owner == -2


# Air.


@pytest.mark.rule("7AG-142", "7AG-157", "7AG-400")
def test_air_units_fly_over_everything_and_land_near_their_own() -> None:
    t = table(2).found(0, "romans", {"latium": "1 bomber, 1 spearmen"}, level=42)
    found = goals(t, "romans", "latium", "1 bomber")
    assert {"muscovy", "egypt", "western_mediterranean", "adriatic_sea"} <= found
    assert "black_sea" not in found


@pytest.mark.rule("7AG-156")
def test_air_units_stop_for_foreign_air_units() -> None:
    t = table(2).found(0, "romans", {"sicily": "2 fighter, 1 spearmen"}, level=42)
    before = goals(t, "romans", "sicily", "1 fighter")
    t.found(1, "russians", {"ionian_sea": "1 fighter", "western_mediterranean": "1 fighter"}, level=42)
    one, two = goals(t, "romans", "sicily", "1 fighter"), goals(t, "romans", "sicily", "2 fighter")
    assert "egypt" in before - one
    assert one < two == before


@pytest.mark.rule("7AG-155")
def test_nuclear_weapons_ignore_all_but_star_wars() -> None:
    t = table(2).found(0, "romans", {"iceland": "1 nuclear, 1 spearmen"}, level=44)
    waters = ("north_atlantic", "norwegian_sea")
    t.found(1, "russians", dict.fromkeys(waters, "1 fighter"), level=42)
    assert "muscovy" in goals(t, "romans", "iceland", "1 nuclear")
    t.found(1, "mongols", {waters[0]: "1 star_wars"}, level=47)
    assert "norwegian_sea" in goals(t, "romans", "iceland", "1 nuclear")
    assert "north_atlantic" not in goals(t, "romans", "iceland", "1 nuclear")
    forces.add(t.g, t["mongols"], t.area(waters[1]), t.g.content.unit_index["star_wars"])
    assert goals(t, "romans", "iceland", "1 nuclear") == set()


@pytest.mark.rule("7AG-143")
def test_star_wars_units_go_anywhere() -> None:
    t = table(2).found(0, "romans", {"sicily": "1 star_wars, 1 spearmen"}, level=47)
    assert len(goals(t, "romans", "sicily", "1 star_wars")) == len(t.g.content.areas) - 1
    act(t, "romans").choose(0, "gather", "sicily")
    t.choose(0, "take", t.g.content.unit_index["star_wars"])
    assert len(t.options(0)) < 30
    t.choose(0, "toward", "australasia").choose(0, "go_to", "tasmania")
    assert t.units("romans", "tasmania") == {"star_wars": 1}
    assert t.g.ways.mask == 0


@pytest.mark.rule("7AG-161")
def test_separate_weapons_do_not_go_with_others() -> None:
    t = table(2).found(0, "romans", {"sicily": "1 star_wars, 1 nuclear, 2 spearmen, 1 bomber"}, level=47)
    for units in ("1 star_wars, 1 spearmen", "1 nuclear, 1 bomber", "1 nuclear, 1 star_wars"):
        assert goals(t, "romans", "sicily", units) == set()
    assert goals(t, "romans", "sicily", "1 bomber, 1 spearmen") == goals(t, "romans", "sicily", "1 spearmen")


@pytest.mark.rule("7AG-148", "7AG-161")
def test_only_ships_come_where_nobody_can_come_by_land() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen", "western_mediterranean": "1 galley"}, level=8)
    t.found(1, "carthaginians", {"sicily": "1 spearmen"}, level=8)
    act(t, "romans").choose(0, "send_all", "sicily")
    assert t.units("romans", "sicily") == {"galley": 1}
    assert "sicily" not in t.named(0, "send_all")
