"""Manoeuvre: movement by land, windows, and removing disorder by force."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import dissolving, forces, founding, quelling
from saecula.games.seven_ages.rules.reach import ARROW, INVASION, RIVER
from tests.seven_ages.marches import act, crossed, go, goals
from tests.seven_ages.table import Table, table

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


@pytest.mark.rule("7AG-016", "7AG-182", "7AG-436")
def test_land_still_to_be_fought_for_has_no_railways_and_lends_no_artifact() -> None:
    t = table(2).found(0, "romans", {"germany": "4 spearmen", "alps": "3 spearmen"}, level=36)
    t.found(1, "gauls", {"alps": "1 spearmen"}, level=36).artifact("romans", "railways")
    t.artifact("gauls", "great_lighthouse", "alps")
    t.g.marching = t.slot("romans")
    assert "lombardy" not in goals(t, "romans", "germany", "1 spearmen")
    assert t.artifacts("romans") == {"railways"}
    assert t.artifacts("gauls") == {"great_lighthouse"}


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
    dissolving.discard_empire(t.g, t.slot("russians"))
    assert not t.g.truces


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
