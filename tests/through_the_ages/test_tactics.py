"""Tactics and armies: each of the 15 tactics (TTA-071, TTA-072, TTA-354, TTA-360 to TTA-365)."""

from __future__ import annotations

import pytest

from saecula.core.registry import PASS
from saecula.games.through_the_ages.rules import armies, ratings, turns
from tests.through_the_ages.table import Table, table

# The units of one army, its strength, and an army with a unit that is too old for it.
Units = dict[str, int]
TACTICS: dict[str, tuple[Units, int, Units, int]] = {
    "fighting_band": ({"swordsmen": 2}, 1, {"warriors": 2}, 1),
    "legion": ({"swordsmen": 3}, 2, {"warriors": 3}, 2),
    "medieval_army": ({"swordsmen": 1, "knights": 1}, 2, {"warriors": 1, "knights": 1}, 2),
    "phalanx": ({"swordsmen": 2, "knights": 1}, 3, {"warriors": 2, "knights": 1}, 3),
    "heavy_cavalry": ({"knights": 3}, 4, {"knights": 1, "cavalrymen": 2}, 4),
    "classic_army": ({"swordsmen": 2, "knights": 2}, 8, {"swordsmen": 1, "warriors": 1, "knights": 2}, 4),
    "conquistadors": ({"swordsmen": 1, "knights": 2}, 5, {"warriors": 1, "cavalrymen": 2}, 3),
    "defensive_army": ({"swordsmen": 2, "cannon": 1}, 6, {"warriors": 1, "riflemen": 1, "cannon": 1}, 3),
    "fortifications": ({"cannon": 2}, 5, {"cannon": 1, "rockets": 1}, 5),  # no artillery is too old
    "mobile_artillery": ({"knights": 1, "cannon": 1}, 5, {"cavalrymen": 1, "cannon": 1}, 5),
    "napoleonic_army": (
        {"swordsmen": 1, "knights": 1, "cannon": 1},
        7,
        {"warriors": 1, "knights": 1, "cannon": 1},
        4,
    ),
    "entrenchments": ({"riflemen": 1, "cannon": 2}, 9, {"swordsmen": 1, "cannon": 2}, 5),
    "mechanized_army": ({"cavalrymen": 1, "cannon": 2}, 10, {"knights": 1, "rockets": 2}, 5),
    "modern_army": (
        {"riflemen": 2, "cavalrymen": 1, "cannon": 1},
        13,
        {"riflemen": 2, "knights": 1, "cannon": 1},
        7,
    ),
    "shock_troops": ({"riflemen": 1, "cavalrymen": 3}, 11, {"swordsmen": 1, "cavalrymen": 3}, 6),
}


def army(tactic: str, **units: int) -> Table:
    """Player 0 has these units and no others, and this tactic."""
    return table(age=3).workers(0, warriors=0).workers(0, **units).tactic(0, tactic)


def bonus(t: Table) -> int:
    return armies.strength(t.g, t[0], t[0].workers)


@pytest.mark.rule("TTA-360")
def test_every_tactic_has_a_case() -> None:
    assert set(TACTICS) == set(table().g.content.tactics)


@pytest.mark.rule("TTA-360", "TTA-361")
@pytest.mark.parametrize("tactic", TACTICS)
def test_an_army_adds_the_strength_of_its_tactic(tactic: str) -> None:
    units, strength, _, _ = TACTICS[tactic]
    t = army(tactic, **units)
    printed = sum(t.g.content.technologies[t.number(unit)].symbols.strength * n for unit, n in units.items())
    assert (bonus(t), ratings.strength(t.g, 0)) == (strength, printed + strength)
    assert bonus(army(tactic, **{unit: 2 * n for unit, n in units.items()})) == 2 * strength


@pytest.mark.rule("TTA-360")
@pytest.mark.parametrize("tactic", TACTICS)
def test_without_one_of_its_units_there_is_no_army(tactic: str) -> None:
    units = TACTICS[tactic][0]
    for unit in units:
        assert bonus(army(tactic, **{**units, unit: units[unit] - 1})) == 0


@pytest.mark.rule("TTA-362")
@pytest.mark.parametrize("tactic", TACTICS)
def test_an_army_with_an_old_unit_adds_the_lower_strength(tactic: str) -> None:
    _, _, units, strength = TACTICS[tactic]
    assert bonus(army(tactic, **units)) == strength


@pytest.mark.rule("TTA-362")
def test_a_unit_is_too_old_two_levels_below_the_tactic() -> None:
    assert bonus(army("entrenchments", riflemen=1, cannon=2)) == 9
    assert bonus(army("entrenchments", swordsmen=1, cannon=2)) == 5
    assert bonus(army("conquistadors", swordsmen=1, knights=2)) == 5
    assert bonus(army("conquistadors", warriors=1, knights=2)) == 3


@pytest.mark.rule("TTA-360", "TTA-361", "TTA-X40")
def test_four_warriors_with_legion() -> None:
    t = army("legion", warriors=4)
    assert ratings.strength(t.g, 0) == 6
    assert ratings.strength(t.lead(0, "alexander_the_great").g, 0) == 10


@pytest.mark.rule("TTA-361", "TTA-X41")
def test_two_warriors_and_knights_with_phalanx() -> None:
    assert ratings.strength(army("phalanx", warriors=2, knights=1).g, 0) == 7


@pytest.mark.rule("TTA-362", "TTA-X42")
def test_napoleonic_army_with_and_without_warriors() -> None:
    t = army("napoleonic_army", warriors=1, knights=1, cannon=1)
    assert ratings.strength(t.g, 0) == 10
    t = army("napoleonic_army", swordsmen=1, knights=1, cannon=1)
    assert ratings.strength(t.g, 0) == 14


@pytest.mark.rule("TTA-364", "TTA-X43")
def test_armies_are_arranged_for_the_highest_strength() -> None:
    t = army("classic_army", warriors=2, riflemen=2, cavalrymen=4)
    assert (bonus(t), ratings.strength(t.g, 0)) == (8 + 4, 32)


@pytest.mark.rule("TTA-363", "TTA-X44")
def test_an_air_force_doubles_an_army() -> None:
    t = army("modern_army", modern_infantry=2, tanks=1, rockets=1, air_forces=1)
    assert ratings.strength(t.g, 0) == 25 + 26
    t = army("modern_army", modern_infantry=1, swordsmen=1, tanks=1, rockets=1, air_forces=1)
    assert ratings.strength(t.g, 0) == 22 + 14


@pytest.mark.rule("TTA-363")
def test_one_air_force_serves_one_army_and_an_army_takes_one() -> None:
    assert bonus(army("fortifications", cannon=2, air_forces=2)) == 10
    assert bonus(army("fortifications", cannon=4, air_forces=1)) == 15
    assert bonus(army("fortifications", cannon=4, air_forces=2)) == 20
    assert bonus(army("fortifications", cannon=1, air_forces=2)) == 0


@pytest.mark.rule("TTA-363", "TTA-364")
def test_an_air_force_doubles_the_stronger_army() -> None:
    t = army("napoleonic_army", warriors=1, riflemen=1, cavalrymen=2, cannon=2, air_forces=1)
    assert bonus(t) == 7 + 4 + 7


@pytest.mark.rule("TTA-361", "TTA-X45")
def test_great_wall_with_warriors_and_cannon() -> None:
    t = army("legion", warriors=3, cannon=1).wonders(0, "great_wall")
    t[0].tactic = ""
    assert ratings.strength(t.g, 0) == 3 + 3 + 4


@pytest.mark.rule("TTA-X46")
def test_joan_of_arc_with_temples_and_theocracy() -> None:
    t = table().workers(0, warriors=0, theology=2).develop(0, "theocracy").lead(0, "joan_of_arc")
    assert ratings.strength(t.g, 0) == 1 + 5
    assert ratings.strength(t.wonders(0, "st_peters_basilica").g, 0) == 1 + 8


@pytest.mark.rule("TTA-360")
def test_a_unit_belongs_to_one_army_and_genghis_khans_infantry_is_one_or_the_other() -> None:
    t = army("medieval_army", warriors=2)
    assert bonus(t) == 0
    assert bonus(t.lead(0, "genghis_khan")) == 2
    assert bonus(army("medieval_army", warriors=3).lead(0, "genghis_khan")) == 2
    assert bonus(army("mobile_artillery", warriors=1, cannon=1).lead(0, "genghis_khan")) == 3


@pytest.mark.rule("TTA-365")
def test_an_old_tactic_stays_until_another_is_played_or_copied() -> None:
    t = army("legion", swordsmen=3).military(0, "shock_troops")
    t.g.civil_deck = ("computers",)
    t.turn(0).choose(0, *PASS)
    assert (t.g.age, t[0].tactic, bonus(t)) == (4, "legion", 2)
    t.choose(0, "tactic", "shock_troops")
    assert (t[0].tactic, bonus(t)) == ("shock_troops", 0)


# From hand to the common area.


@pytest.mark.rule("TTA-071", "TTA-354")
def test_a_played_tactic_is_exclusive_for_one_round_and_then_common() -> None:
    t = table().military(0, "legion").workers(0, warriors=3).act(0).choose(0, "tactic", "legion")
    assert (t[0].tactic, t[0].exclusive, t.held(0), t[0].military_actions) == ("legion", True, [], 1)
    assert (t.g.common_tactics, bonus(t)) == ((), 2)
    t.act(1)
    assert t.offered(1, "copy_tactic") == []
    t.begin(turns.begin_politics(0))
    assert (t[0].tactic, t[0].exclusive, t.g.common_tactics) == ("legion", False, ("legion",))
    assert bonus(t) == 2
    t.act(1)
    assert t.offered(1, "copy_tactic") == ["legion"]


@pytest.mark.rule("TTA-071")
def test_the_turn_of_another_makes_no_tactic_common() -> None:
    t = table().tactic(0, "legion", exclusive=True).begin(turns.begin_politics(1))
    assert (t[0].exclusive, t.g.common_tactics) == (True, ())


@pytest.mark.rule("TTA-070", "TTA-071")
def test_the_tactic_becomes_common_in_the_turn_after_the_war_is_resolved() -> None:
    t = table(age=2).tactic(0, "legion", exclusive=True).war(0, "war_over_technology", 1)
    t.workers(0, warriors=9).develop(1, "masonry").turn(0)
    assert (t.asked, t[0].exclusive) == (("steal", 0), True)
    t.choose(0, "steal", "masonry")
    assert (t.asked, t[0].exclusive) == (("political_action", 0), False)


@pytest.mark.rule("TTA-072")
def test_an_identical_tactic_is_set_aside_and_not_discarded() -> None:
    t = table().tactic(1, "legion").tactic(0, "legion", exclusive=True).begin(turns.begin_politics(0))
    assert (t.g.common_tactics, t.g.set_aside, t.discarded(1)) == (("legion",), ("legion",), ())
    assert (t[0].tactic, t[0].exclusive) == ("legion", False)


@pytest.mark.rule("TTA-072", "TTA-354")
def test_the_common_area_has_no_limit() -> None:
    t = table(age=3).develop(1, "warfare")
    for tactic in TACTICS:
        t.tactic(0, tactic, exclusive=True).begin(turns.begin_politics(0))
    assert t.g.common_tactics == tuple(TACTICS)
    assert t.act(1).offered(1, "copy_tactic") == list(TACTICS)


@pytest.mark.rule("TTA-354")
def test_a_copied_tactic_stays_common() -> None:
    t = table().tactic(0, "legion").workers(1, warriors=3).act(1).choose(1, "copy_tactic", "legion")
    assert (t[1].tactic, t[1].exclusive, t[1].military_actions) == ("legion", False, 0)
    assert (t.g.common_tactics, ratings.strength(t.g, 1)) == (("legion",), 5)
