"""Retreat, flight from the loss of an elephant, and pursuit."""

from __future__ import annotations

import pytest

from saecula.core.spread import spread
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.invariants import check
from saecula.games.seven_ages.rules import conflict, forces, retreat
from saecula.games.seven_ages.rules.battle import SCOPE
from saecula.games.seven_ages.rules.reach import RIVER
from tests.seven_ages.battles import duel, fight, told, watched
from tests.seven_ages.table import Table, table


def shaken(t: Table, attacker: int, defender: int) -> Table:
    """Begin a combat round with these disorder markers."""
    t.attack("romans")
    t.g.shaken = (attacker, defender)
    return t.begin(conflict.combat_round(1), ("scope", SCOPE))


def battle() -> Table:
    """Let both sides have somewhere to go."""
    t = duel("3 spearmen", "3 spearmen")
    carthage = t["carthaginians"]
    carthage.forces = carthage.forces.add(t.area("austria"), 1)
    carthage.units = carthage.units.add(t.area("austria"), 1)
    return t


@pytest.mark.rule("7AG-X27", "7AG-209", "7AG-210")
def test_who_may_retreat() -> None:
    assert shaken(battle(), 0, 0).asked == ("commit", 0)
    t = shaken(battle(), 1, 0)
    assert t.asked == ("stay_or_go", 1)
    assert t.choose(1, "stay").asked[0] == "commit"
    t = shaken(battle(), 0, 1)
    assert t.asked == ("stay_or_go", 0)
    assert t.choose(0, "stay").asked[0] == "commit"
    t = shaken(battle().leader("romans", "tactician", "lombardy"), 1, 0)
    assert t.asked == ("stay_or_go", 0)
    assert t.choose(0, "stay").asked == ("stay_or_go", 1)
    t = shaken(battle().leader("romans", "tactician", "latium"), 1, 0)
    assert t.asked == ("stay_or_go", 1)


@pytest.mark.rule("7AG-161", "7AG-211")
def test_units_that_had_moved_there_count_as_moved_nowhere() -> None:
    t = battle()
    t.g.players[0].moved = spread([(t.area("lombardy"), t["romans"].units.at(t.area("lombardy")))])
    shaken(t, 0, 1).choose(0, "retreat").choose(0, "withdraw", "latium")
    assert not t.g.players[0].moved.mask
    check(t.g)


@pytest.mark.rule("7AG-211", "7AG-212")
def test_the_side_that_retreats_has_lost_and_lives_on() -> None:
    t = battle().leader("romans", "builder", "lombardy")
    t["romans"].elites = 2
    shaken(t, 0, 1).choose(0, "retreat")
    assert t.named(0, "withdraw") == ["latium"]
    t.choose(0, "withdraw", "latium")
    assert t.units("romans", "latium") == {"spearmen": 4}
    assert [area for _, area in t["romans"].leaders] == [t.area("latium")]
    assert (t["romans"].elites, t["carthaginians"].won, t["romans"].won) == (1, True, False)
    assert t.g.conflict == -1


@pytest.mark.rule("7AG-211")
def test_without_an_area_of_its_own_beside_it_nobody_can_retreat() -> None:
    t = duel("3 spearmen", "3 spearmen")
    assert shaken(t, 1, 0).asked == ("commit", 0), "Carthage is far away"


@pytest.mark.rule("7AG-211")
def test_foreign_units_close_an_area() -> None:
    t = shaken(battle(), 0, 1)
    assert retreat.havens(t.g, t.slot("romans")) == t.mask("latium")
    t.found(2, "persians", {"latium": "1 spearmen"})
    assert not retreat.havens(t.g, t.slot("romans"))


def spread_out() -> Table:
    """Let the Romans hold two areas beside the conflict."""
    t = watched(table()).found(
        0,
        "romans",
        {"lombardy": "2 spearmen, 1 archers", "latium": "1 spearmen", "provence": "1 spearmen"},
        level=9,
    )
    t.found(1, "carthaginians", {"lombardy": "3 spearmen", "carthage": "1 spearmen"}, level=9)
    return t.leader("romans", "builder", "lombardy").leader("romans", "explorer", "lombardy")


@pytest.mark.rule("7AG-211")
def test_units_take_different_areas_and_leaders_go_with_a_unit() -> None:
    t = shaken(spread_out(), 0, 1).choose(0, "retreat")
    index = t.g.content.unit_index
    assert t.named(0, "withdraw") == t.named(0, "withdraw_some") == ["provence", "latium"]
    t.choose(0, "withdraw_some", "latium")
    assert t.asked == ("pull_out", 0)
    assert "accompany" not in t.verbs(0)
    t.choose(0, "pull_out", index["archers"])
    assert t.named(0, "accompany") == ["builder", "explorer"]
    t.choose(0, "accompany", "explorer").choose(0, "done")
    assert t.units("romans", "latium") == {"spearmen": 1, "archers": 1}
    t.choose(0, "withdraw", "provence")
    assert t.units("romans", "provence") == {"spearmen": 3}
    kinds = [(t.g.content.leader_ids[leader], area) for leader, area in t["romans"].leaders]
    assert kinds == [("builder", t.area("provence")), ("explorer", t.area("latium"))]


@pytest.mark.rule("7AG-211")
def test_what_leaves_is_unseen_until_it_has_left() -> None:
    t = shaken(spread_out(), 0, 1).choose(0, "retreat").choose(0, "withdraw_some", "latium")
    before = GAME.plain(GAME.redact(t.g, 1).position)
    t.choose(0, "pull_out", t.g.content.unit_index["archers"])
    assert GAME.plain(GAME.redact(t.g, 1).position) == before


@pytest.mark.rule("7AG-211", "7AG-146", "7AG-148")
def test_units_that_cannot_enter_a_haven_are_lost() -> None:
    t = watched(table()).found(
        0, "romans", {"sicily": "2 spearmen, 1 galley", "ionian_sea": "1 galley"}, level=9
    )
    t.found(1, "carthaginians", {"sicily": "3 spearmen", "carthage": "1 spearmen"}, level=9)
    shaken(t, 0, 1).choose(0, "retreat")
    assert t.named(0, "withdraw") == [], "galleys may not leave the land of their empire"
    assert t.options(0) == [("done",)]
    t = watched(table()).found(
        0, "romans", {"sicily": "2 spearmen, 1 frigate", "ionian_sea": "1 frigate"}, level=30
    )
    t.found(1, "carthaginians", {"sicily": "3 spearmen", "carthage": "1 spearmen"}, level=9)
    shaken(t, 0, 1).choose(0, "retreat").choose(0, "withdraw", "ionian_sea").choose(0, "done")
    assert t.units("romans", "ionian_sea") == {"frigate": 2}
    assert t.units("romans", "sicily") == {}
    assert told(t, "left_behind")[0][2] == 2


@pytest.mark.rule("7AG-151", "7AG-211")
def test_a_ship_retreats_from_the_shore_it_lies_on() -> None:
    t = table().found(0, "romans", {"lombardy": "2 frigate", "adriatic_sea": "1 frigate"}, level=30)
    t.found(1, "carthaginians", {"lombardy": "3 spearmen", "carthage": "1 spearmen"}, level=9)
    shaken(t, 0, 1)
    romans, slot = t["romans"], t.slot("romans")
    frigate, adriatic = t.g.content.unit_index["frigate"], t.area("adriatic_sea")
    assert not retreat.can_enter(t.g, slot, frigate, adriatic), "they lie on the western shore"
    beyond = t.g.content.other_shore[t.area("lombardy")]
    for field in ("units", "forces"):
        there = getattr(romans, field)
        place = t.area("lombardy")
        setattr(romans, field, there.put(place, 0).put(beyond, there.at(place)))
    assert retreat.can_enter(t.g, slot, frigate, adriatic)


@pytest.mark.rule("7AG-151", "7AG-211")
def test_a_ship_comes_home_on_the_shore_by_its_sea() -> None:
    t = table().found(0, "romans", {"adriatic_sea": "3 frigate", "latium": "1 spearmen"}, level=30)
    t.found(1, "carthaginians", {"adriatic_sea": "3 frigate", "carthage": "1 spearmen"}, level=30)
    shaken(t, 0, 1).choose(0, "retreat").choose(0, "withdraw", "latium")
    assert t["romans"].forces.at(t.g.content.other_shore[t.area("latium")]) >> 8 & 255 == 3


@pytest.mark.rule("7AG-159", "7AG-211")
def test_a_closed_red_arrow_bars_the_retreat() -> None:
    for closed in (False, True):
        t = table().found(0, "romans", {"andalusia": "3 spearmen", "morocco": "1 spearmen"}, level=9)
        seas = {"western_mediterranean": "1 galley"} | ({"pillars_of_hercules": "1 galley"} if closed else {})
        t.found(1, "carthaginians", {"andalusia": "3 spearmen", "carthage": "1 spearmen", **seas}, level=9)
        shaken(t, 0, 1).choose(0, "retreat")
        assert t.options(0) == ([("done",)] if closed else [("withdraw", "morocco")])


@pytest.mark.rule("7AG-153", "7AG-211")
def test_a_galley_does_not_retreat_to_an_ocean() -> None:
    ocean, sea = "north_atlantic", "bay_of_biscay"
    t = table().found(
        0, "romans", {sea: "2 galley, 1 frigate", ocean: "1 frigate", "normandy": "1 spearmen"}, level=30
    )
    t.found(1, "carthaginians", {sea: "3 frigate", "carthage": "1 spearmen"}, level=30).attack("romans")
    index, slot = t.g.content.unit_index, t.slot("romans")
    assert retreat.havens(t.g, slot) & t.mask(ocean)
    assert retreat.can_enter(t.g, slot, index["frigate"], t.area(ocean))
    assert not retreat.can_enter(t.g, slot, index["galley"], t.area(ocean))


@pytest.mark.rule("7AG-157", "7AG-211")
def test_air_units_retreat_over_water_only_beside_other_own_units() -> None:
    for beside, allowed in (("carthage", False), ("sicily", True)):
        t = table().found(0, "romans", {"carthage": "2 fighter", "ionian_sea": "1 fighter"}, level=40)
        forces.add(t.g, t["romans"], t.area(beside), t.g.content.unit_index["spearmen"])
        t.found(1, "carthaginians", {"carthage": "3 spearmen", "numidia": "1 spearmen"}, level=9)
        t.attack("romans")
        fighter, sea = t.g.content.unit_index["fighter"], t.area("ionian_sea")
        assert retreat.can_enter(t.g, t.slot("romans"), fighter, sea) == allowed


# Elephants.


@pytest.mark.rule("7AG-204", "7AG-108")
def test_the_loss_of_an_elephant_drives_all_others_away() -> None:
    t = duel("3 spearmen, 1 elephant", "3 spearmen")
    t["romans"].elephants = 1 << 4
    fight(t.attack("romans"), 1, 7, "1 elephant", "2 spearmen")
    assert t.asked == ("retreat", 0)
    t.choose(0, "withdraw", "latium")
    assert t.units("romans", "latium") == {"spearmen": 4}
    assert (t.g.conflict, t["carthaginians"].won, t["romans"].elephants) == (-1, True, 0)


@pytest.mark.rule("7AG-204")
def test_if_both_sides_lose_elephants_both_retreat_and_the_area_is_neutral() -> None:
    t = watched(table())
    t.found(0, "romans", {"lombardy": "1 spearmen, 1 elephant", "latium": "1 spearmen"}, level=12)
    t.found(1, "carthaginians", {"lombardy": "1 spearmen, 1 elephant", "austria": "1 spearmen"}, level=12)
    t["romans"].elephants, t["carthaginians"].elephants = 1 << 4, 1 << 5
    t["romans"].elites = t["carthaginians"].elites = 1
    t.g.forts = t.mask("lombardy")
    fight(t.attack("romans"), 5, 3, "1 elephant", "1 elephant")
    assert t.asked == ("retreat", 0)
    t.choose(0, "withdraw", "latium")
    assert t.asked == ("retreat", 1)
    t.choose(1, "withdraw", "austria")
    assert (t["romans"].elites, t["carthaginians"].elites) == (0, 0)
    assert (t["romans"].won, t["carthaginians"].won, t.g.forts) == (False, False, 0)


@pytest.mark.rule("7AG-108", "7AG-211")
def test_an_elephant_that_retreats_stays_with_its_owner() -> None:
    t = duel("2 spearmen, 1 elephant", "3 spearmen")
    t["romans"].elephants = 1 << 4
    shaken(t, 0, 1).choose(0, "retreat").choose(0, "withdraw", "latium")
    assert t.units("romans", "latium") == {"spearmen": 3, "elephant": 1}
    assert t["romans"].elephants == 1 << 4


# Pursuit.


def pursued(units: str, pursuers: str, level: int = 9) -> Table:
    t = watched(table(pursuit=True)).found(0, "romans", {"lombardy": units, "latium": "1 spearmen"}, level=40)
    t.found(1, "carthaginians", {"lombardy": pursuers, "carthage": "1 spearmen"}, level=level)
    return shaken(t, 0, 1).choose(0, "retreat")


@pytest.mark.rule("7AG-371")
def test_pursuers_bring_losses() -> None:
    t = pursued("6 spearmen", "3 chariot, 1 archers")
    assert t.asked == ("sacrifice", 0)
    assert told(t, "pursued")[0][2] == 1
    t.choose(0, "sacrifice", t.g.content.unit_index["spearmen"]).choose(0, "withdraw", "latium")
    assert t.units("romans", "latium") == {"spearmen": 6}
    assert told(pursued("6 spearmen", "1 fighter, 1 armour, 2 chariot", 44), "pursued")[0][2] == 2 + 1 + 1
    assert pursued("6 spearmen", "1 chariot, 1 archers").asked == ("retreat", 0)


@pytest.mark.rule("7AG-371")
def test_without_the_option_nobody_pursues() -> None:
    t = duel("3 spearmen", "3 chariot")
    assert shaken(t, 0, 1).choose(0, "retreat").asked == ("retreat", 0)


@pytest.mark.rule("7AG-372")
def test_cavalry_and_later_units_count_for_more() -> None:
    t = pursued("3 spearmen, 1 chariot, 1 riflemen, 1 horse_artillery", "4 chariot", 9)
    index, slot = t.g.content.unit_index, t.slot("romans")
    units = ("spearmen", "chariot", "riflemen", "horse_artillery")
    assert [retreat.weight_of(t.g, slot, index[unit]) for unit in units] == [1, 2, 2, 3]
    t.choose(0, "sacrifice", index["spearmen"]).choose(0, "sacrifice", index["horse_artillery"])
    assert t.asked == ("retreat", 0), "what is lost beyond the number is not carried on"


def test_borders_do_not_matter_in_a_retreat() -> None:
    t = battle()
    t.g.ways = spread([(t.area("lombardy"), RIVER)])
    assert shaken(t, 0, 1).asked == ("stay_or_go", 0)
