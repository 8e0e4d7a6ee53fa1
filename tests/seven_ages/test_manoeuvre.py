"""Manoeuvre: movement by land, sea and air, and removing disorder by force."""

from __future__ import annotations

import pytest

from saecula.core.bits import bits
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import canals, forces, founding, manoeuvre, quelling, reach
from saecula.games.seven_ages.rules.ground import Ground
from saecula.games.seven_ages.rules.reach import ARROW, INVASION, RIVER, Group
from saecula.games.seven_ages.rules.settling import settle
from tests.seven_ages.table import Table, table


def group(t: Table, area: str, units: str, *leaders: str, beyond: bool = False) -> Group:
    """Return a group of units: "2 spearmen, 1 galley"."""
    stack = 0
    for part in units.split(", "):
        number, unit = part.split(" ")
        stack += int(number) * forces.one(t.g.content.unit_index[unit])
    place = t.area(area)
    shore = t.g.content.other_shore[place] if beyond else place
    return Group(place, shore, stack, tuple([t.g.content.leader_index[leader] for leader in leaders]))


def goals(t: Table, id_: str, area: str, units: str, *leaders: str, beyond: bool = False) -> set[str]:
    """Return the areas that a group of an empire can come to."""
    t.g.marching = t.slot(id_)
    found = reach.goals(Ground(t.g, t.slot(id_)), group(t, area, units, *leaders, beyond=beyond))
    return {t.g.content.areas[t.g.content.home[place]].id for place in bits(found)}


def crossed(t: Table, id_: str, start: str, units: str, goal: str) -> int:
    return reach.crossed(Ground(t.g, t.slot(id_)), group(t, start, units), t.area(goal))


def act(t: Table, id_: str) -> Table:
    return t.begin(manoeuvre.manoeuvre(t[id_].owner, t.slot(id_)))


def go(t: Table, id_: str, start: str, units: str, goal: str, *leaders: str) -> Table:
    """Let a group go, unit by unit."""
    seat = t[id_].owner
    t.choose(seat, "gather", start)
    for part in units.split(", "):
        number, unit = part.split(" ")
        for _ in range(int(number)):
            t.choose(seat, "take", t.g.content.unit_index[unit])
    for leader in leaders:
        t.choose(seat, "escort", leader)
    return t.choose(seat, "go_to", goal)


RUSSIANS = {"pripet_marshes": "2 spearmen", "ukraine": "4 spearmen", "muscovy": "1 spearmen"}


# Land.


@pytest.mark.rule("7AG-140")
def test_units_pay_the_full_cost_of_each_area_they_enter() -> None:
    t = table(2).found(0, "romans", {"germany": "3 spearmen"})
    found = goals(t, "romans", "germany", "1 spearmen")
    assert {"poland", "alps", "hungary"} <= found  # 1, 2, and 1 + 1 points over Poland
    assert not found & {"lombardy", "sweden"}  # 1 + 2 points


@pytest.mark.rule("7AG-018", "7AG-140")
def test_red_arrows_join_areas() -> None:
    t = table(2).found(0, "romans", {"denmark": "2 spearmen"})
    assert "sweden" in goals(t, "romans", "denmark", "1 spearmen")


@pytest.mark.rule("7AG-141")
def test_an_explorer_adds_a_movement_point() -> None:
    t = (
        table(2)
        .found(0, "romans", {"germany": "3 spearmen, 1 chariot"})
        .leader("romans", "explorer", "germany")
    )
    alone, escorted = "1 spearmen", ("1 spearmen", "explorer")
    assert "lombardy" not in goals(t, "romans", "germany", alone)
    assert "lombardy" in goals(t, "romans", "germany", *escorted)
    with_two = goals(t, "romans", "germany", "1 spearmen", "explorer", "explorer")
    assert with_two == goals(t, "romans", "germany", *escorted)


@pytest.mark.rule("7AG-161")
def test_a_group_goes_as_fast_as_its_slowest_unit() -> None:
    t = table(2).found(0, "romans", {"germany": "3 spearmen, 1 chariot"}, level=9)
    fast = goals(t, "romans", "germany", "1 chariot")
    slow = goals(t, "romans", "germany", "1 spearmen")
    assert slow < fast
    assert goals(t, "romans", "germany", "1 spearmen, 1 chariot") == slow


@pytest.mark.rule("7AG-163")
def test_paved_roads_make_every_land_area_cost_one() -> None:
    t = table(2).found(0, "romans", {"poland": "3 spearmen"}, level=9)
    assert "muscovy" not in goals(t, "romans", "poland", "1 spearmen")
    t.artifact("romans", "paved_roads")
    assert "muscovy" in goals(t, "romans", "poland", "1 spearmen")


@pytest.mark.rule("7AG-436")
def test_railways_are_for_controlled_areas() -> None:
    t = table(2).found(0, "romans", {"germany": "3 spearmen", "alps": "1 spearmen"}, level=36)
    assert "lombardy" not in goals(t, "romans", "germany", "1 spearmen")
    t.artifact("romans", "railways")
    assert "lombardy" in goals(t, "romans", "germany", "1 spearmen")
    forces.remove(t.g, t["romans"], t.area("alps"), t.g.content.unit_index["spearmen"])
    assert "lombardy" not in goals(t, "romans", "germany", "1 spearmen")


@pytest.mark.rule("7AG-146")
def test_land_units_stay_on_land() -> None:
    t = table(2).found(0, "romans", {"sicily": "3 spearmen"})
    assert goals(t, "romans", "sicily", "1 chariot") == {"magna_graecia", "latium"}


@pytest.mark.rule("7AG-147", "7AG-X10")
def test_units_pass_others_with_two_to_one() -> None:
    t = table(2).found(0, "french", {"poland": "7 riflemen"}, level=29)
    t.found(1, "russians", RUSSIANS, level=22)
    t.artifact("french", "paved_roads")
    act(t, "french")
    go(t, "french", "poland", "3 riflemen", "pripet_marshes")
    assert "muscovy" in goals(t, "french", "poland", "1 riflemen")  # the fourth makes it 4:2
    t = table(2).found(0, "french", {"poland": "7 riflemen"}, level=29)
    t.found(1, "russians", RUSSIANS, level=22)
    t.artifact("french", "paved_roads")
    assert "muscovy" not in goals(t, "french", "poland", "3 riflemen")
    assert "muscovy" in goals(t, "french", "poland", "4 riflemen")
    act(t, "french")
    go(t, "french", "poland", "4 riflemen", "pripet_marshes")
    go(t, "french", "poland", "2 riflemen", "muscovy")
    assert t.named(0, "gather") == []  # one unit must stay in Poland
    assert t.units("french", "poland") == {"riflemen": 1}


@pytest.mark.rule("7AG-158")
def test_a_garrison_stays_unless_another_unit_has_come() -> None:
    t = table(2).found(0, "romans", {"poland": "2 spearmen", "germany": "1 spearmen"})
    act(t, "romans")
    assert t.named(0, "gather") == ["poland"]
    go(t, "romans", "poland", "1 spearmen", "germany")
    assert t.named(0, "gather") == ["germany"]
    go(t, "romans", "germany", "1 spearmen", "denmark")
    assert t.units("romans", "germany") == {"spearmen": 1}
    assert t.named(0, "gather") == []


@pytest.mark.rule("7AG-158")
def test_a_ship_in_harbour_is_a_garrison_and_air_units_need_none() -> None:
    t = table(2).found(0, "romans", {"sicily": "1 spearmen, 1 galley", "lombardy": "1 bomber"}, level=42)
    act(t, "romans")
    assert sorted(t.named(0, "gather")) == ["lombardy", "sicily"]
    t.choose(0, "gather", "sicily")
    t.choose(0, "take", t.g.content.unit_index["galley"])
    assert "take" not in t.verbs(0)


@pytest.mark.rule("7AG-160", "7AG-417")
def test_a_neutral_area_is_taken_with_its_city() -> None:
    t = table(2).found(0, "romans", {"poland": "2 spearmen"}).city("bohemia", 3)
    act(t, "romans").choose(0, "send", "bohemia")
    assert t.units("romans", "bohemia") == {"spearmen": 1}
    assert t.g.cities[1] == t.mask("bohemia")


@pytest.mark.rule("7AG-161")
def test_a_unit_moves_once() -> None:
    t = table(2).found(0, "romans", {"poland": "3 spearmen"})
    act(t, "romans").choose(0, "send", "germany").choose(0, "send", "bohemia")
    assert t.verbs(0) == ["done"]


@pytest.mark.rule("7AG-161")
def test_all_that_can_come_leave_garrisons() -> None:
    t = table(2).found(0, "romans", {"poland": "3 spearmen", "austria": "2 spearmen"})
    t.found(1, "russians", {"bohemia": "2 spearmen"})
    act(t, "romans").choose(0, "send_all", "bohemia")
    assert t.units("romans", "bohemia") == {"spearmen": 3}
    assert (t.units("romans", "poland"), t.units("romans", "austria")) == ({"spearmen": 1}, {"spearmen": 1})


@pytest.mark.rule("7AG-161", "7AG-162", "7AG-196")
def test_the_path_taken_gives_the_defender_least() -> None:
    t = table(2).found(0, "romans", {"poland": "2 chariot", "austria": "2 spearmen"}, level=9)
    assert crossed(t, "romans", "poland", "1 chariot", "germany") == RIVER  # all ways lead over rivers
    t.artifact("romans", "paved_roads")
    assert crossed(t, "romans", "poland", "1 chariot", "germany") == 0  # over Bohemia and Austria
    t.g.ways = t.g.ways.put(t.area("germany"), RIVER)
    assert crossed(t, "romans", "austria", "1 spearmen", "germany") == 0


@pytest.mark.rule("7AG-162")
def test_borders_crossed_are_remembered_until_the_end() -> None:
    t = table(2).found(0, "romans", {"poland": "2 spearmen", "denmark": "2 spearmen"})
    act(t, "romans")
    go(t, "romans", "poland", "1 spearmen", "germany")
    go(t, "romans", "denmark", "1 spearmen", "sweden")
    assert t.g.ways.at(t.area("germany")) == RIVER
    assert t.g.ways.at(t.area("sweden")) == ARROW
    t.choose(0, "done")
    assert t.g.ways.mask == t.g.players[0].moved.mask == 0
    assert t.g.marching == -1


@pytest.mark.rule("7AG-159", "7AG-X09")
def test_a_red_arrow_is_closed_if_all_its_seas_hold_others() -> None:
    t = table(2).found(0, "berbers", {"morocco": "3 spearmen, 1 fighter"}, level=38)
    t.found(1, "romans", {"western_mediterranean": "1 frigate"}, level=24)
    assert "andalusia" in goals(t, "berbers", "morocco", "1 spearmen")
    forces.add(t.g, t["romans"], t.area("pillars_of_hercules"), t.g.content.unit_index["frigate"])
    assert "andalusia" not in goals(t, "berbers", "morocco", "1 spearmen")
    assert "andalusia" in goals(t, "berbers", "morocco", "1 fighter")


# Leaders.


@pytest.mark.rule("7AG-144")
def test_leaders_go_with_units_but_not_with_nuclear_weapons() -> None:
    t = table(2).found(0, "romans", {"poland": "2 spearmen, 1 nuclear"}, level=44)
    t.leader("romans", "tactician", "poland")
    act(t, "romans").choose(0, "gather", "poland")
    t.choose(0, "take", t.g.content.unit_index["nuclear"])
    assert "escort" not in t.verbs(0)
    act(t, "romans")
    go(t, "romans", "poland", "1 spearmen", "bohemia", "tactician")
    assert [area for _, area in t["romans"].leaders] == [t.area("bohemia")]


@pytest.mark.rule("7AG-144", "7AG-266")
def test_nobody_leaves_a_leader_behind_alone_by_a_quick_move() -> None:
    t = table(2).found(0, "romans", {"western_mediterranean": "1 frigate", "latium": "1 spearmen"}, level=24)
    t.leader("romans", "tactician", "western_mediterranean")
    act(t, "romans").choose(0, "send", "sicily")
    assert [area for _, area in t["romans"].leaders] == [t.area("sicily")]


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


# Disorder.


def armenia(units: str, ways: int = 0) -> Table:
    t = table(2).found(0, "mongols", {"armenia": units}, level=22).city("armenia", 1)
    t.g.disorder = t.mask("armenia")
    t.g.ways = t.g.ways.put(t.area("armenia"), ways)
    return t


def can_quell(t: Table) -> bool:
    return quelling.can_quell(t.g, t.slot("mongols"), t.area("armenia"))


@pytest.mark.rule("7AG-230", "7AG-231", "7AG-232", "7AG-X13")
def test_the_units_that_end_disorder() -> None:
    assert not can_quell(armenia("4 spearmen"))
    assert can_quell(armenia("5 spearmen"))
    assert can_quell(armenia("3 spearmen, 1 catapult"))
    assert not can_quell(armenia("3 spearmen, 1 archers"))
    assert not can_quell(armenia("5 spearmen", RIVER))
    assert can_quell(armenia("6 spearmen", RIVER))
    assert not can_quell(armenia("6 spearmen, 1 swordsmen", RIVER | INVASION))
    assert can_quell(armenia("6 spearmen, 2 swordsmen", RIVER | INVASION))


@pytest.mark.rule("7AG-230", "7AG-422")
def test_disorder_is_ended_after_the_conflicts() -> None:
    t = armenia("5 spearmen")
    t.begin(quelling.quell(0, t.slot("mongols")))
    assert t.named(0, "quell") == ["armenia"]
    t.choose(0, "quell", "armenia")
    assert t.g.disorder == 0
    t = armenia("2 spearmen")
    t.begin(quelling.quell(0, t.slot("mongols")))
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-230", "7AG-219")
def test_others_cannot_tell_a_missile_unit_by_the_question() -> None:
    t = armenia("4 spearmen")
    t.begin(quelling.quell(0, t.slot("mongols")))
    assert t.asked == ("quell", 0)
    assert t.verbs(0) == ["done"]


@pytest.mark.rule("7AG-230", "7AG-435")
def test_a_religion_needs_one_unit_less() -> None:
    t = armenia("4 spearmen").artifact("mongols", "judaism")
    assert can_quell(t)


# The act.


@pytest.mark.rule("7AG-083", "7AG-085")
def test_a_manoeuvre_follows_the_founding() -> None:
    t = table().hand(0, "huns").found(1, "romans", {"latium": "1 spearmen"}, level=15)
    t.begin(founding.found(0, 15)).choose(0, "found", "huns").choose(0, "colour", 0)
    if t.asked[0] == "choose_leader":
        t.choose(0, "pass")
    build = next(action for action in t.options(0) if action[0] == "build")
    t.choose(0, *build).choose(0, *build).choose(0, "done")
    while t.asked[0] not in ("march", ""):
        t.choose(t.asked[1], *t.options(t.asked[1])[0])
    assert t.asked == ("march", 0)
    assert t.g.founding == -1
    assert t.g.marching == 0


@pytest.mark.rule("7AG-448", "7AG-449", "7AG-451")
def test_the_windows_of_a_manoeuvre() -> None:
    t = table(2).found(0, "romans", {"latium": "3 spearmen"}).found(1, "russians", {"poland": "1 spearmen"})
    blitz, march = (next(c.id for c in t.g.content.cards if c.event == e) for e in ("blitz", "forced_march"))
    t.hand(0, blitz).hand(1, march)
    act(t, "romans")
    assert t.asked == ("react", 1)
    t.choose(1, "pass")
    assert t.asked == ("march", 0)
    t.choose(0, "done")
    assert t.asked == ("react", 0)
    t.choose(0, "react", blitz)
    while t.asked[0] not in ("march", ""):
        t.choose(t.asked[1], *t.options(t.asked[1])[-1])
    assert t.asked == ("march", 0)


@pytest.mark.rule("7AG-448")
def test_a_forced_march_lasts_for_one_manoeuvre() -> None:
    t = table(2).found(0, "romans", {"germany": "3 spearmen"})
    card = next(c.id for c in t.g.content.cards if c.event == "forced_march")
    t.hand(0, card).hand(1)
    act(t, "romans").choose(0, "react", card)
    while t.asked[0] != "march":
        t.choose(t.asked[1], *t.options(t.asked[1])[0])
    assert "hungary" in goals(t, "romans", "germany", "1 spearmen")
    t.choose(0, "done")
    assert t.g.sways == ()


def test_others_do_not_see_which_units_have_moved() -> None:
    t = table(2).found(0, "romans", {"poland": "2 spearmen, 1 swordsmen"}, level=9)
    act(t, "romans").choose(0, "send", "germany")
    assert t.g.players[0].moved.mask
    assert not GAME.redact(t.g, 1).position.players[0].moved.mask


def test_a_truce_keeps_empires_apart() -> None:
    t = table(2).found(0, "romans", {"poland": "3 spearmen"}).found(1, "russians", {"bohemia": "1 spearmen"})
    assert "bohemia" in goals(t, "romans", "poland", "1 spearmen")
    t.g.truces = ((t.slot("romans"), t.slot("russians")),)
    assert "bohemia" not in goals(t, "romans", "poland", "1 spearmen")


@pytest.mark.rule("7AG-111")
def test_nuclear_weapons_come_from_a_common_pool() -> None:
    t = table(2).found(0, "romans", {"poland": "5 nuclear"}, level=49)
    t.found(1, "russians", {"bohemia": "2 nuclear, 4 star_wars"}, level=49)
    index = t.g.content.unit_index
    assert [forces.left(t.g, slot, index["nuclear"]) for slot in (0, t.slot("russians"))] == [1, 1]
    assert forces.left(t.g, 0, index["star_wars"]) == 0


@pytest.mark.rule("7AG-015", "7AG-219")
def test_open_units_are_open_and_others_are_not() -> None:
    t = table(2).found(0, "romans", {"poland": "2 nuclear, 1 elephant, 3 spearmen"}, level=49)
    seen = GAME.redact(t.g, 1).position.empires[t.slot("romans")]
    force = seen.forces.at(t.area("poland"))
    assert [forces.part(force, kind) for kind in forces.PARTS] == [3, 0, 0, 1, 2, 0]
    assert not seen.units.mask
