"""War (rulebook: Krieg)."""

import pytest

from tests.historia.table import Table, table

BOTH = [("basic",), ("extended",)]


def border_conflict(attacker: int, defender: int, technology: int = 8) -> Table:
    """Let players 0 and 1 share China and hold one more territory each; nobody else is there."""
    t = table().settle(0, "middle_east", "china").settle(1, "china", "japan")
    t.levels(0, technology, attacker).levels(1, defender, defender)
    return t.cubes(0, 1, 1).cubes(1, 1, 1)


@pytest.mark.rule("HIS-130")
def test_the_war_card_joins_the_hand_with_agriculture() -> None:
    t = table()
    assert "war" not in t[0].hand
    t.turn(0, "technology")
    assert t[0].technology == 2
    assert t[0].hand.cards.count("war") == 1


@pytest.mark.rule("HIS-130")
@pytest.mark.parametrize(("technology", "vp"), [(1, 0), (2, 2)])
def test_war_needs_agriculture_when_it_is_resolved(technology: int, vp: int) -> None:
    t = border_conflict(3, 2).levels(0, technology, 3).turn(0, "war")
    assert t[0].vp == vp
    assert t[0].row == ("war",)


@pytest.mark.rule("HIS-131")
def test_the_stronger_attacker_wins() -> None:
    t = border_conflict(6, 5).turn(0, "war")
    assert (t[0].vp, t[1].vp) == (2, 0)
    assert t.lands(0) == {"middle_east", "china"}
    assert t.lands(1) == {"japan"}
    assert t.supply(0) == (1, 1, 2)
    assert t.supply(1) == (1, 2, 1)


@pytest.mark.rule("HIS-131", "HIS-133")
def test_the_defender_can_win() -> None:
    t = border_conflict(5, 6).turn(0, "war")
    assert (t[0].vp, t[1].vp) == (0, 2)
    assert t.lands(0) == {"middle_east"}
    assert t.lands(1) == {"china", "japan"}
    assert t.supply(0) == (1, 2, 1)


@pytest.mark.rule("HIS-132")
@pytest.mark.parametrize(("attacker", "defender", "vps"), [(9, 8, (4, 0)), (8, 9, (0, 4))])
def test_with_nuclear_power_the_winner_scores_four(
    attacker: int, defender: int, vps: tuple[int, int]
) -> None:
    t = border_conflict(attacker, defender, 14).turn(0, "war")
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert (t[0].vp, t[1].vp) == vps


@pytest.mark.rule("HIS-132")
def test_without_nuclear_power_there_is_no_extended_war() -> None:
    t = border_conflict(9, 8, 13).turn(0, "war")
    assert (t[0].vp, t[1].vp) == (2, 0)
    t = border_conflict(9, 8, 14).turn(0, "war").choose(0, "basic")
    assert (t[0].vp, t[1].vp) == (2, 0)


@pytest.mark.rule("HIS-133")
def test_without_a_shared_territory_war_has_no_effect() -> None:
    t = table().levels(0, 3, 3).turn(0, "war")
    assert [civ.vp for civ in t.g.civs] == [0, 0, 0]
    assert t[0].row == ("war",)
    t = table().levels(0, 14, 8).wonders(0, "colosseum").turn(0, "war")
    assert t.options(0) == [("no_effect",), ("activate", "colosseum")]


@pytest.mark.rule("HIS-134")
def test_equal_levels_change_nothing() -> None:
    t = border_conflict(6, 6).turn(0, "war")
    assert (t[0].vp, t[1].vp) == (0, 0)
    assert t.lands(0) == {"middle_east", "china"}
    assert t.lands(1) == {"china", "japan"}


@pytest.mark.rule("HIS-135")
def test_a_player_keeps_the_last_cube_and_the_winner_scores() -> None:
    t = border_conflict(6, 5).settle(1, "china").turn(0, "war")
    assert (t[0].vp, t[1].vp) == (2, 0)
    assert t.lands(1) == {"china"}
    assert t.supply(1) == (1, 1, 1)
    t = border_conflict(5, 6).settle(0, "china").turn(0, "war")
    assert (t[0].vp, t[1].vp) == (0, 2)
    assert t.lands(0) == {"china"}
    assert t[0].alive


@pytest.mark.rule("HIS-135", "HIS-261", "HIS-262")
def test_a_civbot_loses_its_last_cube() -> None:
    t = table(2, civbots=("king",)).settle(2, "middle_east").levels(0, 2, 2).turn(0, "war")
    assert (t[0].vp, t[2].vp) == (2, 0)
    assert t.lands(2) == set()
    assert t[2].personal == 8
    assert not t[2].alive


@pytest.mark.rule("HIS-136", "HIS-137")
def test_territory_and_opponent_are_the_attackers_choice() -> None:
    t = table().settle(0, "middle_east", "china", "japan")
    t.settle(1, "china", "japan", "africa").settle(2, "japan", "north_america")
    t.levels(0, 4, 4).levels(1, 4, 3).levels(2, 4, 5).turn(0, "war")
    assert t.asked == ("war_target", 0)
    assert t.options(0) == [("attack", "china", 1), ("attack", "japan", 1), ("attack", "japan", 2)]
    t.choose(0, "attack", "japan", 1)
    assert t.lands(1) == {"china", "africa"}
    assert t.lands(2) == {"japan", "north_america"}
    assert t.lands(0) == {"middle_east", "china", "japan"}
    assert [civ.vp for civ in t.g.civs] == [2, 0, 0]
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-136")
def test_a_stronger_opponent_may_be_chosen() -> None:
    t = table().settle(0, "middle_east", "japan").settle(1, "japan", "africa").settle(2, "japan")
    t.levels(0, 4, 4).levels(1, 4, 3).levels(2, 4, 5).turn(0, "war")
    t.choose(0, "attack", "japan", 2)
    assert t.lands(0) == {"middle_east"}
    assert t.lands(1) == {"japan", "africa"}
    assert [civ.vp for civ in t.g.civs] == [0, 0, 2]


@pytest.mark.rule("HIS-136", "HIS-X23")
def test_the_loser_loses_no_vp_for_the_territory() -> None:
    t = border_conflict(6, 5).tile("china", "tile_16")
    t[1].vp = 7
    t.turn(0, "war")
    assert t.lands(1) == {"japan"}
    assert t[1].vp == 7


@pytest.mark.rule("HIS-X06")
def test_example_war_against_a_rising_neighbour() -> None:
    t = table(2).settle(0, "china").settle(1, "china", "japan")
    t.levels(0, 7, 7).levels(1, 8, 8).cubes(0, 3, 0).cubes(1, 1, 0).begin()
    t.play("military", "war").choose(0, "extended")
    assert t[0].military == 9
    assert t.supply(0) == (1, 2, 1)  # three paid, one back by the bonus of military 9
    assert (t[0].vp, t[1].vp) == (2, 0)
    assert t.lands(1) == {"japan"}
    assert t[1].used == 1


@pytest.mark.rule("HIS-134", "HIS-135")
@pytest.mark.parametrize(("attacker", "defender"), [(6, 6), (6, 5), (5, 6)])
def test_with_two_players_the_game_goes_on_after_a_war_about_the_last_cubes(
    attacker: int, defender: int
) -> None:
    t = table(2).settle(0, "china").settle(1, "china").levels(0, 4, attacker).levels(1, 4, defender).begin()
    t.play("war", "trade")
    assert t.lands(0) == t.lands(1) == {"china"}
    assert t.asked == ("choose_cards", 0)
