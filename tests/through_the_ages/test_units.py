"""Military actions: units, tactics, abilities (TTA-270 to TTA-276)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import ratings
from tests.through_the_ages.table import Table, table


def armed(resources: int = 20, unused: int = 1) -> Table:
    return table(3).store(0, bronze=resources).banks(0, unused=unused)


# Units.


@pytest.mark.rule("TTA-270", "TTA-712")
@pytest.mark.parametrize(
    ("unit", "resources"),
    [("warriors", 2), ("swordsmen", 3), ("knights", 3), ("cannon", 5), ("air_forces", 7)],
)
def test_a_unit_costs_a_military_action_resources_and_an_unused_worker(unit: str, resources: int) -> None:
    t = armed().nobody_works(0).develop(0, unit).act(0).choose(0, "build", unit)
    assert (t[0].civil_actions, t[0].military_actions) == (4, 1)
    assert (t.on(0, unit), t[0].unused, t.resources(0)) == (1, 0, 20 - resources)
    assert unit not in armed(resources - 1).develop(0, unit).act(0).offered(0, "build")
    assert unit in armed(resources).develop(0, unit).act(0).offered(0, "build")


@pytest.mark.rule("TTA-270")
def test_a_unit_needs_a_technology_a_worker_and_a_military_action() -> None:
    assert "knights" not in armed().hand(0, "knights").act(0).offered(0, "build")
    assert armed(unused=0).act(0).offered(0, "build") == []
    assert "warriors" not in armed().spend(0, military=2).act(0).offered(0, "build")


@pytest.mark.rule("TTA-270")
def test_units_are_unlimited() -> None:
    t = armed(40, unused=12).develop(0, "military_theory").nobody_works(0)
    for _ in range(12):
        t.rest(0).store(0, bronze=2).act(0).choose(0, "build", "warriors")
    assert t.on(0, "warriors") == 12


@pytest.mark.rule("TTA-271", "TTA-712")
@pytest.mark.parametrize(
    ("source", "target", "resources"),
    [("warriors", "swordsmen", 1), ("warriors", "modern_infantry", 5), ("knights", "tanks", 4)],
)
def test_a_unit_is_upgraded_within_its_type_for_the_difference(
    source: str, target: str, resources: int
) -> None:
    t = armed().nobody_works(0).workers(0, **{source: 1}).develop(0, target).act(0)
    t.choose(0, "upgrade", source, target)
    assert (t.on(0, source), t.on(0, target), t.resources(0)) == (0, 1, 20 - resources)
    assert (t[0].civil_actions, t[0].military_actions) == (4, 1)


@pytest.mark.rule("TTA-271")
def test_no_upgrade_to_another_type_downwards_or_without_a_military_action() -> None:
    t = armed().workers(0, warriors=1, swordsmen=1).develop(0, "knights", "cannon").act(0)
    assert t.offered(0, "upgrade") == [("warriors", "swordsmen")]
    t = armed().develop(0, "swordsmen").spend(0, military=2).act(0)
    assert t.offered(0, "upgrade") == []
    assert armed(0).develop(0, "swordsmen").act(0).offered(0, "upgrade") == []


@pytest.mark.rule("TTA-272", "TTA-712")
def test_disbanding_costs_a_military_action_and_frees_the_worker() -> None:
    t = armed().act(0).choose(0, "destroy", "warriors")
    assert (t[0].civil_actions, t[0].military_actions) == (4, 1)
    assert (t.on(0, "warriors"), t[0].unused, t[0].yellow, t.resources(0)) == (0, 2, 18, 20)
    assert "warriors" not in armed().spend(0, military=2).act(0).offered(0, "destroy")


# Tactics.


@pytest.mark.rule("TTA-273", "TTA-712")
def test_a_tactic_of_the_hand_becomes_exclusive_and_current() -> None:
    t = armed().military(0, "legion", "raid_i").workers(0, warriors=3).act(0)
    assert t.offered(0, "tactic") == ["legion"]
    t.choose(0, "tactic", "legion")
    assert (t[0].tactic, t[0].exclusive, t.g.common_tactics) == ("legion", True, ())
    assert (t[0].military_actions, t[0].civil_actions, t.held(0)) == (1, 4, ["raid_i"])
    assert ratings.strength(t.g, 0) == 3 + 2
    assert table(3).military(0, "legion").spend(0, military=2).act(0).offered(0, "tactic") == []


@pytest.mark.rule("TTA-273")
def test_an_exclusive_tactic_replaces_the_current_one() -> None:
    t = table(3).tactic(0, "fighting_band").military(0, "legion").act(0).choose(0, "tactic", "legion")
    assert (t[0].tactic, t[0].exclusive, t.g.common_tactics) == ("legion", True, ("fighting_band",))


@pytest.mark.rule("TTA-274", "TTA-712")
def test_copying_costs_two_military_actions() -> None:
    t = table(3).tactic(1, "legion").act(0)
    assert t.offered(0, "copy_tactic") == ["legion"]
    t.choose(0, "copy_tactic", "legion")
    assert (t[0].tactic, t[0].exclusive, t.g.common_tactics) == ("legion", False, ("legion",))
    assert (t[0].military_actions, t[0].civil_actions, t[1].tactic) == (0, 4, "legion")
    assert table(3).tactic(1, "legion").spend(0, military=1).act(0).offered(0, "copy_tactic") == []


@pytest.mark.rule("TTA-274")
def test_an_exclusive_tactic_of_another_player_cannot_be_copied() -> None:
    assert table(3).tactic(1, "legion", exclusive=True).act(0).offered(0, "copy_tactic") == []


@pytest.mark.rule("TTA-275")
def test_a_tactic_is_played_or_copied_once_in_a_turn() -> None:
    def general() -> Table:
        t = table(3).develop(0, "military_theory").tactic(1, "phalanx").tactic(2, "heavy_cavalry")
        return t.military(0, "legion", "fighting_band").act(0)

    for action in (("tactic", "legion"), ("copy_tactic", "phalanx")):
        t = general().choose(0, *action)
        assert t[0].military_actions >= 3
        assert t.offered(0, "tactic") + t.offered(0, "copy_tactic") == []


@pytest.mark.rule("TTA-275")
def test_in_the_next_turn_another_tactic_can_be_played() -> None:
    t = table(3).military(0, "legion", "fighting_band").act(0).choose(0, "tactic", "legion")
    t.choose(0, "end_actions").act(0)
    assert "fighting_band" in t.offered(0, "tactic")


@pytest.mark.rule("TTA-275")
def test_the_current_tactic_is_not_offered_for_copying() -> None:
    t = table(3).tactic(0, "legion").tactic(1, "phalanx").act(0)
    assert t.offered(0, "copy_tactic") == ["phalanx"]


# Abilities.


@pytest.mark.rule("TTA-276")
def test_abilities_are_used_at_any_time_between_actions() -> None:
    t = table(3).wonders(0, "ocean_liner_service").row("irrigation", "iron").act(0)
    t.choose(0, "take", 0).choose(0, "free_population").choose(0, "take", 1)
    assert (t[0].unused, t[0].yellow, t[0].civil_actions) == (2, 17, 2)
    assert t.offered(0, "free_population") == []


@pytest.mark.rule("TTA-276")
def test_an_ability_needs_no_action_unless_its_card_says_so() -> None:
    t = table(3, age=3).lead(0, "winston_churchill").spend(0, civil=4, military=2).act(0)
    assert t.offered(0, "churchill") == ["culture", "arms"]
    t.choose(0, "churchill", "culture")
    assert (t[0].culture, t.offered(0, "churchill")) == (3, [])
    t = armed().lead(0, "frederick_barbarossa").store(0, agriculture=1).spend(0, civil=4).act(0)
    t.choose(0, "barbarossa", "warriors")
    assert t[0].military_actions == 1
    t = armed().lead(0, "frederick_barbarossa").store(0, agriculture=1).spend(0, military=2).act(0)
    assert t.offered(0, "barbarossa") == []
