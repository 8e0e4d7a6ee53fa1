"""Promo: civilization goals (HIS-300, HIS-301)."""

from __future__ import annotations

import pytest

from saecula.core.flow import choose, mover, options
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import civbots, goals
from saecula.games.historia.vocabulary import cell_of
from tests.historia.table import Table, table

BOT = 2  # at a table of two players


def with_goal(goal: str, technology: int, military: int, **variant: object) -> Table:
    """Return two players and a bot, with only this goal, on this cell."""
    t = table(2, goals=True, civbots=["noble"], **variant)
    t.g.goals = {goal: cell_of(technology, military)}
    return t


def step(t: Table, action: str = "military") -> Table:
    """Let seat 0 rise one level with the basic action."""
    return t.begin().play(action, "raid")


# Setup.


def placing(seats: int, which: int) -> tuple[Historia, list[int], list[list[int]]]:
    """Set up by always taking this option; return who placed, and the cells taken at every placement."""
    g = GAME.start(seats, "goals", {"goals": True})
    placers: list[int] = []
    tables: list[list[int]] = []
    while g.round == 0:
        seat = mover(g)
        asked = g.asks[0][0]
        before = list(g.goals.values())
        choose(g, seat, options(g, seat)[which])
        if asked == "goal_column":
            placers.append(seat)
            tables.append(before)
    return g, placers, tables


@pytest.mark.rule("HIS-300")
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6])
def test_in_player_order_goals_are_placed_until_eight_lie(seats: int) -> None:
    g, placers, tables = placing(seats, 0)
    assert len(g.goals) == 8
    assert set(g.goals) < set(g.content.goals)
    assert g.unplaced == ()
    first = placers[:seats]
    assert placers == [first[i % seats] for i in range(8)]
    if seats > 1:
        assert tuple(first) == g.order
    assert [len(lying) for lying in tables] == list(range(8))


@pytest.mark.rule("HIS-300")
@pytest.mark.parametrize("which", [0, -1])
def test_goals_lie_apart_and_outside_the_clan_zone(which: int) -> None:
    g, _, _ = placing(3, which)
    cells = [divmod(cell, 100) for cell in g.goals.values()]
    for technology, military in cells:
        assert g.content.exists[technology][military]
        assert g.content.government[technology][military] != "clan"
    for i, (t1, m1) in enumerate(cells):
        for t2, m2 in cells[:i]:
            assert max(abs(t1 - t2), abs(m1 - m2)) >= 2


@pytest.mark.rule("HIS-300")
def test_every_cell_is_free_but_the_clan_and_the_neighbours_of_a_goal() -> None:
    t = table(2, goals=True)
    t.g.goals = {}
    content = t.g.content
    everywhere = {
        (technology, military)
        for technology in range(1, 17)
        for military in range(1, 17)
        if content.exists[technology][military]
    }
    clan = {cell for cell in everywhere if content.government[cell[0]][cell[1]] == "clan"}
    assert len(clan) == 3 + 4 + 4 + 3
    assert set(goals.free_cells(t.g)) == everywhere - clan
    t.g.goals = {"goal_01": 807}
    around = {(technology, military) for technology in (7, 8, 9) for military in (6, 7, 8)}
    assert around < everywhere
    assert set(goals.free_cells(t.g)) == everywhere - clan - around


@pytest.mark.rule("HIS-300")
def test_goals_come_after_the_tiles_and_before_leaders_and_first_cubes() -> None:
    g = GAME.start(2, "goals", {"goals": True})
    assert g.asks[0][0] == "goal_column"
    assert len(g.tiles) == 13
    assert all(not civ.lands and not civ.leaders[0].cards for civ in g.civs)


@pytest.mark.rule("HIS-300")
def test_decision_point_d17_the_cell_of_a_goal_is_asked() -> None:
    g = GAME.start(2, "goals", {"goals": True})
    seat = mover(g)
    goal = g.asks[0][2]
    assert goal in g.content.goals
    assert options(g, seat) == [("column", column) for column in range(2, 17)]
    choose(g, seat, ("column", 12))
    assert g.asks[0][0] == "goal_cell"
    assert options(g, seat) == [("put_goal", 1200 + military) for military in range(6, 17)]
    choose(g, seat, ("put_goal", 1206))
    assert g.goals == {goal: 1206}
    assert mover(g) != seat


@pytest.mark.rule("HIS-300")
def test_which_goals_are_drawn_is_thrown() -> None:
    drawn = {GAME.start(2, f"seed {i}", {"goals": True}).asks[0][2] for i in range(40)}
    assert len(drawn) == 10


@pytest.mark.rule("HIS-300")
def test_without_the_variant_there_are_no_goals() -> None:
    g = table(2).g
    assert (g.goals, g.unplaced) == ({}, ())


# Reaching them.

PLAYER_VP = {
    "goal_01": 1,
    "goal_02": 2,
    "goal_03": 2,
    "goal_04": 3,
    "goal_05": 3,
    "goal_06": 1,
    "goal_07": 1,
    "goal_08": 0,
    "goal_09": 0,
    "goal_10": 0,
}


@pytest.mark.rule("HIS-301")
@pytest.mark.parametrize("goal", PLAYER_VP)
def test_a_goal_scores_its_vp_at_once_and_leaves_the_game(goal: str) -> None:
    t = step(with_goal(goal, 2, 2).levels(0, 2, 1).cubes(0, 3, 0))
    while t.asked == ("recover_cubes", 0):
        t.choose(0, "recover", 0)
    assert t[0].military == 2
    assert t[0].vp == PLAYER_VP[goal]
    assert t.g.goals == {}


@pytest.mark.rule("HIS-301")
def test_a_cell_beside_the_goal_brings_nothing() -> None:
    t = step(with_goal("goal_04", 2, 3).levels(0, 2, 1))
    assert t[0].vp == 0
    assert t.g.goals == {"goal_04": 203}


@pytest.mark.rule("HIS-301")
@pytest.mark.parametrize(("goal", "most"), [("goal_06", 1), ("goal_08", 2)])
def test_goals_that_recover_cubes_ask_how_many(goal: str, most: int) -> None:
    t = step(with_goal(goal, 2, 2).levels(0, 2, 1).cubes(0, 1, 3))
    assert t.asked == ("recover_cubes", 0)
    assert set(t.options(0)) == {("recover", cubes) for cubes in range(most + 1)}
    t.choose(0, "recover", most)
    assert t.supply(0) == (most, 4 - most, 1)


@pytest.mark.rule("HIS-301")
@pytest.mark.parametrize(("goal", "back"), [("goal_07", 1), ("goal_09", 2)])
def test_goals_that_recover_cards_take_the_oldest(goal: str, back: int) -> None:
    t = step(with_goal(goal, 2, 2).levels(0, 2, 1).row(0, "arts", "trade", "expansion"))
    assert t[0].row == (*("arts", "trade", "expansion")[back:], "military")


@pytest.mark.rule("HIS-301")
def test_goal_ten_draws_an_advisor() -> None:
    t = step(with_goal("goal_10", 2, 2).levels(0, 2, 1))
    assert len(t[0].stack.cards) == 4
    assert set(t[0].hand.cards) & set(t.g.content.civilizations["rome"].advisors)


@pytest.mark.rule("HIS-301", "HIS-323")
def test_with_the_advanced_rules_the_advisor_of_goal_ten_is_chosen() -> None:
    t = step(with_goal("goal_10", 2, 2, advanced_rules=True).levels(0, 2, 1))
    assert t.asked == ("draw_advisor", 0)
    t.choose(0, "draw", "rome_scipio")
    assert "rome_scipio" in t[0].hand.cards


@pytest.mark.rule("HIS-301")
def test_a_goal_on_an_intermediate_cell_is_taken_before_the_second_step() -> None:
    t = with_goal("goal_08", 5, 6).levels(0, 5, 5).cubes(0, 3, 0)
    t.g.goals["goal_04"] = 507
    t.begin()
    t.choose(0, "play", "military").choose(0, "done").choose(1, "play", "raid")
    t.choose(0, "extended")
    assert t.asked == ("recover_cubes", 0)
    assert (t[0].military, t[0].vp) == (6, 0)
    t.choose(0, "recover", 2)
    assert (t[0].military, t[0].vp) == (7, 3)
    assert t.g.goals == {}


@pytest.mark.rule("HIS-301")
def test_only_the_first_civilization_takes_a_goal() -> None:
    t = with_goal("goal_04", 2, 2).levels(0, 2, 1).levels(1, 2, 1).begin().play("military", "military")
    assert [t[0].vp, t[1].vp] == [3, 0]
    assert [t[0].military, t[1].military] == [2, 2]


@pytest.mark.rule("HIS-301")
@pytest.mark.parametrize("track", ["technology", "military"])
def test_goals_are_reached_on_both_tracks(track: str) -> None:
    t = step(with_goal("goal_02", 2, 2).levels(0, *((1, 2) if track == "technology" else (2, 1))), track)
    assert t[0].vp == 2


@pytest.mark.rule("HIS-301")
@pytest.mark.parametrize(("goal", "vp"), PLAYER_VP.items())
@pytest.mark.parametrize("action", ["technology", "military"])
def test_a_bot_uses_only_the_vp_of_a_goal(goal: str, vp: int, action: str) -> None:
    t = with_goal(goal, 5, 5).levels(BOT, *((4, 5) if action == "technology" else (5, 4)))
    civbots.ACTIONS[action](t.g, BOT, t[BOT])
    assert t[BOT].vp == 1 + vp
    assert t.g.goals == {}
    assert t.supply(BOT) == (7, 0, 1)
    assert not t[BOT].hand.cards


@pytest.mark.rule("HIS-301")
def test_a_bot_that_rises_elsewhere_leaves_the_goal() -> None:
    t = with_goal("goal_04", 5, 5).levels(BOT, 4, 4)
    civbots.learn(t.g, BOT, t[BOT])
    assert t[BOT].vp == 1
    assert t.g.goals == {"goal_04": 505}


@pytest.mark.rule("HIS-301")
def test_vp_beyond_the_top_move_no_marker() -> None:
    t = step(with_goal("goal_04", 8, 15).levels(0, 8, 16).cubes(0, 1, 0))
    assert t[0].vp == 2
    assert t.g.goals == {"goal_04": 815}
