"""Nuclear weapons and star wars in a conflict."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import conflict, forces
from saecula.games.seven_ages.rules.battle import SCOPE
from tests.seven_ages.battles import duel, fight, potentials, told
from tests.seven_ages.table import Table


def begin(attackers: str, defenders: str) -> Table:
    t = duel(attackers, defenders)
    for seat in (0, 1):
        t.g.players[seat].glory = 7
    t["romans"].progress = t["carthaginians"].progress = 47
    return t.attack("romans")


@pytest.mark.rule("7AG-207", "7AG-208", "7AG-214", "7AG-215")
def test_a_nuclear_weapon_wipes_out_both_sides() -> None:
    t = begin("2 spearmen, 1 nuclear", "3 spearmen").city("lombardy", 3)
    t["romans"].elites = t["carthaginians"].elites = 2
    fight(t, 1, 1, "1 nuclear", "1 spearmen")
    assert t.units("romans", "lombardy") == t.units("carthaginians", "lombardy") == {}
    assert [player.glory for player in t.g.players[:2]] == [2, 7]
    assert (t["romans"].progress, t["carthaginians"].progress) == (47, 46)
    assert (t["romans"].elites, t["carthaginians"].elites) == (1, 1)
    assert t.g.cities == (t.mask("lombardy"), 0, 0, 0)
    assert not told(t, "potential")
    assert (t.g.conflict, t["romans"].won, t["carthaginians"].won) == (-1, False, False)


@pytest.mark.rule("7AG-207", "7AG-217")
def test_a_leader_lost_with_the_weapon_costs_the_money_though_the_age_changes_too() -> None:
    t = begin("2 spearmen, 1 nuclear", "3 spearmen").leader("carthaginians", "builder", "lombardy")
    t["carthaginians"].progress, t["carthaginians"].money = 43, 20
    fight(t, 1, 1, "1 nuclear", "1 spearmen")
    assert (t["carthaginians"].progress, t["carthaginians"].leaders) == (42, ())
    assert t["carthaginians"].money == 0


@pytest.mark.rule("7AG-208")
def test_glory_does_not_fall_below_0() -> None:
    t = begin("2 spearmen, 1 nuclear", "3 spearmen")
    t.g.players[0].glory = 3
    fight(t, 1, 1, "1 nuclear", "1 spearmen")
    assert t.g.players[0].glory == 0


@pytest.mark.rule("7AG-207", "7AG-450")
def test_events_of_a_combat_round_end_with_an_explosion() -> None:
    t = begin("2 spearmen, 1 nuclear", "3 spearmen")
    t.g.sways = ((t.g.content.event_index["conjunction"], 0, t.slot("romans")),)
    fight(t, 1, 1, "1 nuclear", "1 spearmen")
    assert not t.units("romans", "lombardy")
    assert not t.g.sways


@pytest.mark.rule("7AG-206", "7AG-208")
def test_star_wars_of_either_side_destroy_a_nuclear_weapon_first() -> None:
    t = begin("3 spearmen, 1 nuclear", "3 spearmen, 1 star_wars")
    fight(t, 7, 1, "1 spearmen, 1 nuclear", "1 star_wars")
    assert potentials(t) == (1 + 7, 8 + 1)
    assert t.units("romans", "lombardy") == {"spearmen": 2}
    assert t.g.players[0].glory == 7
    t = begin("3 spearmen, 1 nuclear, 1 star_wars", "3 spearmen")
    fight(t, 7, 1, "1 nuclear, 1 star_wars", "1 spearmen")
    assert potentials(t) == (8 + 7, 1 + 1)


@pytest.mark.rule("7AG-206")
def test_a_side_left_without_units_has_its_card_and_other_bonuses() -> None:
    t = begin("3 spearmen, 1 nuclear", "3 spearmen, 1 star_wars")
    t["romans"].elites = 1
    fight(t, 7, 1, "1 nuclear", "1 star_wars")
    assert potentials(t) == (7 + 1, 9)


def with_only_the_weapon(attackers: str) -> Table:
    """Let the weapon be the only uncommitted unit of the attacker."""
    t = begin(attackers, "3 spearmen")
    nuclear = t.g.content.unit_index["nuclear"]
    t.g.aside = (t["romans"].units.at(t.area("lombardy")) - forces.one(nuclear), 0)
    t.g.bared = t.g.aside
    return t.begin(conflict.combat_round(1), ("scope", SCOPE))


@pytest.mark.rule("7AG-205")
def test_the_only_uncommitted_unit_can_be_scrapped_before_the_retreat_decisions() -> None:
    t = with_only_the_weapon("2 spearmen, 1 nuclear")
    assert t.asked == ("scrap", 0)
    t.choose(0, "scrap")
    assert (t.g.shaken, t.g.aside) == ((1, 0), (0, 0))
    assert t.units("romans", "lombardy") == {"spearmen": 2}
    assert t.g.players[0].glory == 7
    t = with_only_the_weapon("2 spearmen, 1 nuclear").choose(0, "spare")
    assert t.units("romans", "lombardy")["nuclear"] == 1


@pytest.mark.rule("7AG-205")
def test_who_scraps_the_last_unit_has_lost() -> None:
    t = with_only_the_weapon("1 nuclear").choose(0, "scrap")
    assert (t.g.conflict, t["carthaginians"].won) == (-1, True)


@pytest.mark.rule("7AG-015", "7AG-219")
def test_everybody_can_tell_elephants_nuclear_weapons_and_star_wars() -> None:
    t = duel("1 spearmen, 1 nuclear, 1 star_wars, 1 elephant", "3 spearmen").attack("romans")
    area, slot = t.area("lombardy"), t.slot("romans")
    force = GAME.redact(t.g, 3).position.empires[slot].forces.at(area)
    assert [forces.part(force, part) for part in forces.PARTS] == [1, 0, 0, 1, 1, 1]
    for number in range(4):
        world = GAME.imagine(GAME.redact(t.g, 3), number).empires[slot].units.at(area)
        for unit in ("nuclear", "star_wars", "elephant"):
            assert forces.count(world, t.g.content.unit_index[unit]) == 1
