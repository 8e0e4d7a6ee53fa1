"""Promo: ways of ruling (HIS-310 to HIS-317)."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.flow import is_over
from saecula.core.position import Action
from saecula.core.zones import pile
from saecula.games.historia import GAME
from saecula.games.historia.rules import matrix, measures, rounds, ruling
from tests.historia.table import Table, table

ABILITIES = ("two_cubes", "shared_territories", "technology_plus_2", "military_plus_2")
LANDS = ("africa", "southern_africa", "india")
WONDERS = (
    ("petra", "pharos", "colossus"),
    ("sphinx", "artemision", "parthenon"),
    ("mausoleum", "colosseum", "zeus_statue"),
)


def realm(seats: int = 3, **variant: Any) -> Table:
    return table(seats, ways_of_ruling=True, **variant)


def turn(t: Table) -> Table:
    """Put seat 0 in its turn, before a Trade without a partner."""
    for seat in range(t.g.seats):
        t[seat].row = ()
        t.hand(seat, *t.g.content.starting_hand)
    return t.begin().play("trade", *["raid"] * (t.g.seats - 1))


def offers(t: Table) -> list[Action]:
    """Return the ways to rule that seat 0 is offered in its turn."""
    return [action for action in turn(t).options(0) if action[0] == "rule"]


def first_in_territories(**variant: Any) -> Table:
    """Return a table where Rome has three territories and may rule."""
    return realm(**variant).settle(0, "middle_east", "africa", "southern_africa").cubes(0, 2, 2)


def ruled_by(t: Table, index: int, ability: str, borrowed: int = 0, marker_from: str = "general") -> Table:
    """Make this ability active; its marker cube has left its supply."""
    civ = t[index]
    ruling.move_marker(civ, marker_from, -1)
    civ.ruling, civ.marker_from, civ.borrowed = ability, marker_from, borrowed
    return t


def end_epoch(t: Table, number: int = 4) -> Table:
    """Carry out the measures of a round, including the leader draft."""
    t.g.round = number
    t.begin(rounds.end_round())
    while t.asked[0] == "keep_leader":
        t.choose(t.asked[1], *t.options(t.asked[1])[0])
    return t


def no_leaders(t: Table) -> Table:
    for seat in range(t.g.seats):
        t[seat].leaders = (pile(),) * 3
    return t


# The tile and its condition.


@pytest.mark.rule("HIS-310")
def test_each_player_gets_a_tile_and_bots_get_none() -> None:
    assert [civ.ruling for civ in realm(2, civbots=["noble"]).g.civs] == ["ready", "ready", ""]
    assert [civ.ruling for civ in table(2).g.civs] == ["", ""]


TILES = {
    "rome": ("territories", "military"),
    "egypt": ("wonders", "territories"),
    "china": ("technology", "military"),
    "germany": ("technology", "wonders"),
    "america": ("technology", "territories"),
    "india": ("wonders", "military"),
    "aztecs": ("wonders", "military"),
}
METRICS = ("territories", "military", "technology", "wonders")


def measured(t: Table, index: int, **metrics: int) -> Table:
    """Set what a civilization has of each metric, from 1 to 3 (wonders from 0)."""
    civ = t[index]
    t.levels(index, metrics.get("technology", 2), metrics.get("military", 2))
    home = ("middle_east", "china", "north_america")[index]
    t.settle(index, home, *LANDS[: metrics.get("territories", 2) - 1])
    t.wonders(index, *WONDERS[index][: metrics.get("wonders", 2)])
    assert len(civ.wonders) == metrics.get("wonders", 2)
    return t


@pytest.mark.rule("HIS-310", "HIS-311")
@pytest.mark.parametrize("people", TILES)
@pytest.mark.parametrize("metric", METRICS)
def test_being_first_counts_in_the_two_metrics_of_the_tile(people: str, metric: str) -> None:
    t = realm()
    for index in range(3):
        measured(t, index, **({metric: 3} if index == 0 else {}))
    t[0].civilization = people
    assert ruling.may_rule(t.g, 0) is (metric in TILES[people])


@pytest.mark.rule("HIS-311")
@pytest.mark.parametrize("people", TILES)
@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize(
    ("first", "rivals", "last", "others", "may"),
    [
        (3, (2, 1), 2, (1, 3), True),  # first, and in the middle
        (3, (2, 1), 2, (2, 3), True),  # tied for last
        (3, (2, 1), 1, (2, 3), False),  # last alone
        (3, (3, 1), 2, (1, 3), False),  # tied for first
        (2, (3, 1), 2, (1, 3), False),  # second
        (3, (2, 1), 3, (2, 1), True),  # first in both
    ],
)
def test_strictly_first_in_one_metric_and_not_last_in_the_other(
    people: str,
    swap: bool,
    first: int,
    rivals: tuple[int, int],
    last: int,
    others: tuple[int, int],
    may: bool,
) -> None:
    one, other = TILES[people][::-1] if swap else TILES[people]
    t = realm()
    measured(t, 0, **{one: first, other: last})
    for index in (1, 2):
        measured(t, index, **{one: rivals[index - 1], other: others[index - 1]})
    t[0].civilization = people
    assert ruling.may_rule(t.g, 0) is may


@pytest.mark.rule("HIS-X22")
def test_the_roman_tile() -> None:
    t = realm()
    measured(t, 0, territories=3, military=2)
    measured(t, 1, territories=2, military=2)
    measured(t, 2, territories=1, military=3)
    assert offers(t)
    measured(t, 0, territories=1, military=3)
    measured(t, 1, territories=2, military=2)
    measured(t, 2, territories=2, military=2)
    assert not offers(t)
    measured(t, 0, territories=3, military=2)
    measured(t, 1, territories=3, military=1)
    measured(t, 2, territories=1, military=3)
    assert not offers(t)


@pytest.mark.rule("HIS-312")
@pytest.mark.parametrize("metric", ["territories", "military", "technology"])
def test_bots_are_compared_as_long_as_they_live(metric: str) -> None:
    t = realm(2, civbots=["noble"])
    for index in range(3):
        measured(t, index, wonders=0)
    measured(t, 0, **{metric: 3, "wonders": 0})
    measured(t, 2, **{metric: 3, "wonders": 0})
    t[0].civilization = {"territories": "rome", "military": "rome", "technology": "china"}[metric]
    assert not ruling.may_rule(t.g, 0)
    t[2].alive = False
    assert ruling.may_rule(t.g, 0)


@pytest.mark.rule("HIS-312")
def test_bots_are_not_compared_for_wonders() -> None:
    t = realm(2, civbots=["noble"])
    measured(t, 0, wonders=1, territories=3)
    measured(t, 1, wonders=3, territories=2)
    measured(t, 2, wonders=0, territories=1)
    t[0].civilization = "egypt"
    assert not ruling.may_rule(t.g, 0)  # last in wonders among the players
    measured(t, 1, wonders=0, territories=2)
    assert ruling.may_rule(t.g, 0)


@pytest.mark.rule("HIS-311", "HIS-312")
def test_a_lone_player_is_not_last_in_wonders() -> None:
    t = table(1, civbots=["noble"], ways_of_ruling=True).settle(0, "middle_east", "africa")
    t[0].civilization = "egypt"
    assert ruling.may_rule(t.g, 0)


# Activation.


@pytest.mark.rule("HIS-312", "HIS-313")
def test_decision_point_d18_activation_ability_and_source_of_the_cube_are_asked() -> None:
    t = first_in_territories()
    assert set(offers(t)) == {
        ("rule", ability, supply) for ability in ABILITIES for supply in ("general", "used", "personal")
    }


@pytest.mark.rule("HIS-313")
@pytest.mark.parametrize(
    ("supply", "left"), [("general", (2, 2, 3, 1)), ("used", (2, 1, 3, 2)), ("personal", (1, 2, 3, 2))]
)
def test_the_marker_cube_comes_from_a_supply_and_returns_to_it(
    supply: str, left: tuple[int, int, int, int]
) -> None:
    t = no_leaders(turn(first_in_territories().levels(0, 2, 5)))  # Nomads recover no cube
    t.choose(0, "rule", "shared_territories", supply)
    assert (*t.supply(0), t[0].general) == left
    t.cubes(0, t[0].personal, 0)
    before = (t[0].personal, t[0].used, t[0].general)
    t.begin(ruling.end_rule(0))
    after = (t[0].personal, t[0].used, t[0].general)
    back = {"personal": (1, 0, 0), "used": (0, 1, 0), "general": (0, 0, 1)}[supply]
    assert after == tuple([cubes + more for cubes, more in zip(before, back, strict=True)])
    assert sum(t.supply(0)) + t[0].general == 9


@pytest.mark.rule("HIS-313")
def test_an_empty_supply_gives_no_marker() -> None:
    t = first_in_territories().cubes(0, 6, 0)
    assert {action[2] for action in offers(t)} == {"personal"}


@pytest.mark.rule("HIS-312")
def test_a_tile_is_activated_once_per_game() -> None:
    t = turn(first_in_territories()).choose(0, "rule", "shared_territories", "general")
    assert not [action for action in t.options(0) if action[0] == "rule"]
    assert not offers(t)
    no_leaders(end_epoch(t))
    t.settle(0, "middle_east", "africa", "southern_africa", "europe")
    assert not offers(t)


@pytest.mark.rule("HIS-312")
def test_ruling_is_possible_at_any_moment_of_ones_turn_and_only_then() -> None:
    t = first_in_territories()
    t.g.active = 1
    assert ruling.rule.entry.options(t.g, 0) == []
    t.levels(0, 5, 4).cubes(0, 3, 1)
    t.begin().choose(0, "play", "exploitation").choose(0, "play", "arts")
    for seat in (1, 2):
        t.choose(seat, "play", "raid")
    assert t.asked == ("next_card", 0)
    assert any(action[0] == "rule" for action in t.options(0))
    t.choose(0, "resolve", "exploitation")
    assert t.asked == ("choose_mode", 0)
    assert any(action[0] == "rule" for action in t.options(0))


@pytest.mark.rule("HIS-312")
def test_a_tile_that_was_not_used_stays_for_the_next_epoch() -> None:
    t = no_leaders(first_in_territories())
    end_epoch(t, 4)
    assert t[0].ruling == "ready"
    assert offers(t)


@pytest.mark.rule("HIS-313", "HIS-317")
@pytest.mark.parametrize("number", range(1, 13))
def test_an_ability_ends_with_the_epoch(number: int) -> None:
    t = end_epoch(ruled_by(no_leaders(first_in_territories()), 0, "shared_territories"), number)
    assert t[0].ruling == ("" if number in (4, 8, 12) else "shared_territories")
    assert sum(t.supply(0)) + t[0].general == (9 if number in (4, 8, 12) else 8)


# Ability A: two cubes.


@pytest.mark.rule("HIS-314")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_up_to_two_cubes_come_from_the_general_supply(cubes: int) -> None:
    t = turn(first_in_territories()).choose(0, "rule", "two_cubes", "used")
    assert set(t.options(0)) == {("borrow", 0), ("borrow", 1), ("borrow", 2)}
    t.choose(0, "borrow", cubes)
    assert (*t.supply(0), t[0].general) == (2 + cubes, 1, 3, 2 - cubes)
    assert t[0].borrowed == cubes


@pytest.mark.rule("HIS-314")
def test_no_more_cubes_are_lent_than_the_supply_holds() -> None:
    t = turn(first_in_territories().cubes(0, 2, 3)).choose(0, "rule", "two_cubes", "used")
    assert set(t.options(0)) == {("borrow", 0), ("borrow", 1)}


@pytest.mark.rule("HIS-314")
@pytest.mark.parametrize(
    ("personal", "used", "left"),
    [(3, 2, (3, 0)), (3, 3, (3, 1)), (3, 1, (2, 0)), (2, 0, (0, 0))],
)
def test_lent_cubes_go_back_from_used_then_from_personal(
    personal: int, used: int, left: tuple[int, int]
) -> None:
    t = ruled_by(first_in_territories().cubes(0, personal, used - 1), 0, "two_cubes", 2, "general")
    t[0].used += 1
    t[0].general -= 1
    general = t[0].general
    t.begin(ruling.end_rule(0))
    assert (t[0].personal, t[0].used) == left
    assert t[0].general == general + 3  # both cubes and the marker
    assert t.lands(0) == {"middle_east", "africa", "southern_africa"}
    assert t.asked == ("", -1)  # nothing is owed from the map
    assert t[0].borrowed == 0
    assert sum(t.supply(0)) + t[0].general == 9


@pytest.mark.rule("HIS-314")
def test_last_lent_cubes_go_back_from_the_map_without_losing_vp() -> None:
    t = ruled_by(first_in_territories().cubes(0, 1, 0), 0, "two_cubes", 2)
    t.begin(ruling.end_rule(0))
    assert t.asked == ("return_from_map", 0)
    assert set(t.options(0)) == {
        ("give_up", "middle_east"),
        ("give_up", "africa"),
        ("give_up", "southern_africa"),
    }
    t.choose(0, "give_up", "africa")
    assert t.lands(0) == {"middle_east", "southern_africa"}
    assert t.supply(0) == (0, 0, 2)
    assert sum(t.supply(0)) + t[0].general == 9
    assert t[0].vp == 0


@pytest.mark.rule("HIS-314", "HIS-317")
def test_lent_cubes_still_count_when_cubes_are_recovered() -> None:
    t = ruled_by(no_leaders(first_in_territories().levels(0, 2, 5)).cubes(0, 0, 2), 0, "two_cubes", 2)
    t[0].used += 1
    t[0].general -= 1
    end_epoch(t)
    # Three used, one gained; three come back for territories; one used and one personal cube are returned.
    assert t.supply(0) == (2, 0, 3)


# Ability B: shared territories.


def sharing(*abilities: str) -> Table:
    """Return three players in China (3 VP), each also in a territory of 1 VP."""
    t = no_leaders(realm())
    for index, home in enumerate(("middle_east", "japan", "north_america")):
        t.settle(index, "china", home).tile(home, f"tile_0{index + 1}").cubes(index, 1, 3)
    t.tile("china", "tile_13")
    for index, ability in enumerate(abilities):
        if ability:
            ruled_by(t, index, ability)
    return t


@pytest.mark.rule("HIS-315")
@pytest.mark.parametrize(
    ("abilities", "vp"),
    [
        ((), [1, 1, 1]),
        (("shared_territories",), [4, 1, 1]),
        (("", "shared_territories"), [1, 4, 1]),
        (("shared_territories", "shared_territories"), [1, 1, 1]),
        (("shared_territories", "", "shared_territories"), [1, 1, 1]),
        (("two_cubes",), [1, 1, 1]),
    ],
)
def test_the_territory_bonus_counts_in_shared_territories(abilities: tuple[str, ...], vp: list[int]) -> None:
    t = sharing(*abilities)
    measures.territory_bonus(t.g)
    assert [t[index].vp for index in range(3)] == vp


@pytest.mark.rule("HIS-315")
@pytest.mark.parametrize(
    ("abilities", "recovered"),
    [
        ((), [2, 2, 2]),
        (("shared_territories",), [2, 1, 1]),
        (("shared_territories", "shared_territories"), [2, 2, 2]),
        (("military_plus_2",), [2, 2, 2]),
    ],
)
def test_others_recover_no_cubes_for_ruled_territories(
    abilities: tuple[str, ...], recovered: list[int]
) -> None:
    t = sharing(*abilities)
    measures.recover_cubes(t.g)
    assert [t[index].personal - 1 for index in range(3)] == recovered


@pytest.mark.rule("HIS-315")
@pytest.mark.parametrize(
    ("abilities", "vp"),
    [
        ((), [3, 3, 3]),
        (("shared_territories",), [3, 0, 0]),
        (("shared_territories", "shared_territories"), [3, 3, 3]),
    ],
)
def test_others_do_not_count_ruled_territories_for_their_leader(
    abilities: tuple[str, ...], vp: list[int]
) -> None:
    t = sharing(*abilities)
    for index in range(3):  # three territories: 3 VP
        t.settle(index, *t.lands(index), ("africa", "russia", "south_america")[index])
        t[index].leaders = (pile(("qin_shi_huang",)), pile(), pile())
    t.g.round = 4
    measures.leader_bonus(t.g)
    assert [t[index].vp for index in range(3)] == vp


@pytest.mark.rule("HIS-315")
def test_a_ruler_also_scores_where_only_bots_are() -> None:
    t = realm(2, civbots=["noble"]).settle(0, "africa").settle(2, "africa").tile("africa", "tile_16")
    t.settle(1, "europe").tile("europe", "tile_01")
    ruled_by(t, 0, "shared_territories")
    measures.territory_bonus(t.g)
    assert [civ.vp for civ in t.g.civs] == [3, 1, 0]


@pytest.mark.rule("HIS-315")
def test_two_rulers_neutralise_each_other_only_where_both_are() -> None:
    t = sharing("shared_territories", "shared_territories").settle(2, "middle_east", "north_america")
    measures.territory_bonus(t.g)
    assert [t[index].vp for index in range(3)] == [1, 1, 1]
    t[0].vp = 0
    t.settle(1, "japan")
    t.settle(2, "china", "north_america")
    measures.territory_bonus(t.g)
    assert t[0].vp == 4


# Abilities C and D: levels.


@pytest.mark.rule("HIS-316")
@pytest.mark.parametrize(
    ("ability", "after", "back"),
    [("technology_plus_2", (6, 5), (4, 5)), ("military_plus_2", (4, 7), (4, 5))],
)
def test_two_levels_until_the_end_of_the_epoch(
    ability: str, after: tuple[int, int], back: tuple[int, int]
) -> None:
    t = turn(no_leaders(first_in_territories().levels(0, 4, 5))).choose(0, "rule", ability, "general")
    assert (t[0].technology, t[0].military) == after
    assert t[0].borrowed == 2
    end_epoch(t)
    assert (t[0].technology, t[0].military) == back
    assert t[0].ruling == ""


@pytest.mark.rule("HIS-316")
@pytest.mark.parametrize(
    ("ability", "cell", "after"),
    [
        ("technology_plus_2", (2, 1), (3, 1)),
        ("technology_plus_2", (3, 1), (3, 1)),
        ("military_plus_2", (1, 2), (1, 3)),
        ("military_plus_2", (1, 3), (1, 3)),
    ],
)
def test_steps_are_limited_by_the_corridor(
    ability: str, cell: tuple[int, int], after: tuple[int, int]
) -> None:
    t = turn(no_leaders(first_in_territories().levels(0, *cell))).choose(0, "rule", ability, "general")
    assert (t[0].technology, t[0].military) == after
    assert t[0].borrowed == sum(after) - sum(cell)
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].military) == cell


@pytest.mark.rule("HIS-316")
def test_bonuses_of_lent_levels_stay_and_can_be_gained_again() -> None:
    t = turn(no_leaders(first_in_territories().levels(0, 14, 9).cubes(0, 3, 0)))
    t.choose(0, "rule", "technology_plus_2", "general")
    assert (t[0].technology, t[0].vp) == (16, 6)
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].vp) == (14, 6)
    for technology, vp in ((15, 6), (16, 12)):
        t.begin(matrix.gain_levels(0, "technology", 1))
        assert (t[0].technology, t[0].vp) == (technology, vp)


@pytest.mark.rule("HIS-316")
def test_a_level_beyond_the_top_is_two_vp_and_is_not_lost_again() -> None:
    t = turn(no_leaders(first_in_territories().levels(0, 9, 15))).choose(
        0, "rule", "military_plus_2", "general"
    )
    assert (t[0].military, t[0].vp) == (16, 8)
    assert t[0].borrowed == 1
    t.begin(ruling.end_rule(0))
    assert t[0].military == 15


@pytest.mark.rule("HIS-316")
@pytest.mark.parametrize(
    ("ability", "cell", "left"),
    [
        ("military_plus_2", (11, 5), (7, 3)),
        ("military_plus_2", (9, 5), (7, 3)),
        ("military_plus_2", (7, 5), (7, 3)),
        ("technology_plus_2", (5, 9), (3, 7)),
        ("technology_plus_2", (5, 11), (3, 7)),
    ],
)
def test_lent_levels_are_lost_even_if_the_other_track_must_fall_with_them(
    ability: str, cell: tuple[int, int], left: tuple[int, int]
) -> None:
    t = ruled_by(first_in_territories().levels(0, *cell), 0, ability, 2)
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].military) == left


@pytest.mark.rule("HIS-316")
@pytest.mark.parametrize(("cell", "left"), [((1, 3), (1, 3)), ((2, 3), (1, 3)), ((2, 5), (1, 3))])
def test_level_one_is_not_lost_with_lent_levels(cell: tuple[int, int], left: tuple[int, int]) -> None:
    t = ruled_by(first_in_territories().levels(0, *cell), 0, "technology_plus_2", 2)
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].military) == left


@pytest.mark.rule("HIS-301", "HIS-316")
def test_a_marker_that_must_fall_on_the_other_track_takes_the_goals_on_its_way() -> None:
    t = ruled_by(first_in_territories(goals=True).levels(0, 5, 11), 0, "technology_plus_2", 2)
    t.g.goals = {"goal_04": 510, "goal_02": 408, "goal_01": 507}
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].military, t[0].vp) == (3, 7, 5)
    assert t.g.goals == {"goal_01": 507}


@pytest.mark.rule("HIS-316", "HIS-317")
def test_lent_levels_still_count_for_government_and_leader_of_the_last_round() -> None:
    t = no_leaders(first_in_territories()).levels(0, 7, 5)
    for place in ("middle_east", "africa", "southern_africa"):
        t.settle(1, *t.lands(1), place)  # shared: no territory bonus
    ruled_by(t, 0, "technology_plus_2", 2)
    t[0].leaders = (pile(("pericles",)), pile(), pile())  # military 5: 3 VP, technology 7: 6 VP
    end_epoch(t)
    assert t[0].vp == 2 + 3 + 6  # City state on (7, 5)
    assert (t[0].technology, t[0].military) == (5, 5)


@pytest.mark.rule("HIS-317")
def test_abilities_end_after_the_leader_draft() -> None:
    t = ruled_by(first_in_territories().levels(0, 7, 5), 0, "technology_plus_2", 2)
    t.g.round = 4
    t.begin(rounds.end_round())
    assert t.asked[0] == "keep_leader"
    assert t[0].technology == 7
    while t.asked[0] == "keep_leader":
        t.choose(t.asked[1], *t.options(t.asked[1])[0])
    assert t[0].technology == 5


@pytest.mark.rule("HIS-317", "HIS-035")
def test_abilities_end_before_the_match_does() -> None:
    t = ruled_by(no_leaders(first_in_territories()).levels(0, 7, 5), 0, "technology_plus_2", 2)
    end_epoch(t, 12)
    assert is_over(t.g)
    assert t[0].technology == 5
    GAME.check(t.g)


# Together with goals.


@pytest.mark.rule("HIS-301", "HIS-316")
def test_a_goal_is_reached_on_a_lent_level_and_stays_taken() -> None:
    t = turn(first_in_territories(goals=True).levels(0, 4, 5))
    t.g.goals = {"goal_04": 505, "goal_08": 605}
    t.choose(0, "rule", "technology_plus_2", "general")
    assert t.asked == ("recover_cubes", 0)
    assert (t[0].technology, t[0].vp) == (6, 3)
    t.choose(0, "recover", 2)
    assert t[0].borrowed == 2
    assert t.g.goals == {}
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].vp) == (4, 3)


@pytest.mark.rule("HIS-301", "HIS-316")
def test_a_goal_asks_between_two_lent_levels() -> None:
    t = turn(first_in_territories(goals=True).levels(0, 4, 5))
    t.g.goals = {"goal_08": 505}
    t.choose(0, "rule", "technology_plus_2", "general")
    assert (t.asked, t[0].technology) == (("recover_cubes", 0), 5)
    t.choose(0, "recover", 0)
    assert (t[0].technology, t[0].borrowed) == (6, 2)


@pytest.mark.rule("HIS-301", "HIS-316")
def test_a_marker_that_falls_back_onto_a_goal_takes_it() -> None:
    t = ruled_by(first_in_territories(goals=True).levels(0, 6, 5), 0, "technology_plus_2", 2)
    t.g.goals = {"goal_04": 505, "goal_02": 405}
    t.begin(ruling.end_rule(0))
    assert (t[0].technology, t[0].vp) == (4, 5)
    assert t.g.goals == {}
