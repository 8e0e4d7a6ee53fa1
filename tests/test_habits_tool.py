"""Tests of the tool that shows the habits of a bot."""

from __future__ import annotations

from saecula.games import clash_of_cultures, game
from saecula.games.clash_of_cultures.scoring import GROUPS
from tests.clash_of_cultures import table as clash
from tests.through_the_ages.table import Table, table
from tools import clash_habits
from tools.habits import Observed, Sat, Watch, play, report


def choose(t: Table, watch: Watch, *action: object) -> None:
    """Make and watch one choice of the first seat."""
    watch.before(t.g, 0, t.options(0), action)
    t.choose(0, *action)
    watch.after(t.g)


def acting() -> tuple[Table, Watch]:
    t = table(2).store(0, bronze=4)
    t.g.journal = []
    t.unfinished(0, "colossus", 1).act(0)
    return t, Watch(t.g)


def test_own_pieces_that_are_destroyed_count_and_those_before_the_end_apart() -> None:
    t, watch = acting()
    choose(t, watch, "destroy", "warriors")
    choose(t, watch, "destroy", "bronze")
    t.g.round += 3
    watch.close(t.g)
    assert watch.counts[0]["own buildings and units destroyed"] == 2
    assert watch.counts[0]["of them before the last four rounds"] == 0
    t.g.round += 1
    watch.close(t.g)
    assert watch.counts[0]["of them before the last four rounds"] == 2


def test_a_last_stage_that_could_be_paid_and_is_left_counts_once() -> None:
    t, watch = acting()
    choose(t, watch, "destroy", "warriors")
    choose(t, watch, "end_actions")
    assert watch.counts[0]["turns with a last stage left"] == 1


def test_a_last_stage_that_is_built_does_not_count() -> None:
    t, watch = acting()
    choose(t, watch, "stages", 1)
    choose(t, watch, "end_actions")
    assert "turns with a last stage left" not in watch.counts[0]


def test_the_journal_tells_hunger_cards_and_technologies() -> None:
    t, watch = acting()
    t.g.journal = [
        ("took", 0, "iron"),
        ("took", 0, "alchemy"),
        ("took", 1, "colossus"),
        ("developed", 0, "iron"),
        ("famine", 0, 2),
        ("famine", 0, 1),
        ("completed", 1, "colossus"),
    ]
    watch.close(t.g)
    own, other = watch.counts
    assert (own["turns of famine"], own["culture lost by famine"]) == (2, 12)
    assert (own["cards taken"], own["cards never used"]) == (2, 1)
    assert (own["second mine technology"], own["second lab technology"]) == (1, 0)
    assert (other["cards never used"], other["wonders completed"], other["turns of famine"]) == (0, 1, 0)


def test_means_are_told_by_player() -> None:
    habits = dict.fromkeys(["turns of famine"], 0.0)
    seen = [Observed("1", [Sat("a", {"turns of famine": 3.0}), Sat("b", habits)])]
    seen += [Observed("2", [Sat("a", {"turns of famine": 1.0}), Sat("b", habits)])]
    text = report(seen)
    assert "| mean of a seat | a (2 seats) | b (2 seats) |" in text
    assert "| turns of famine | 2.00 ± 1.96 | 0.00 ± 0.00 |" in text


def test_a_match_is_watched_to_its_end() -> None:
    ages = game("through_the_ages")
    one = play(ages, ["random", "random"], "habits:0", ages.load_content(None))
    assert [sat.player for sat in one.seats] == ["random", "random"]
    assert all(sat.habits["culture at the end of age I"] >= 0 for sat in one.seats)
    assert all(sat.habits["cards taken"] > 5 for sat in one.seats)
    assert one == play(ages, ["random", "random"], "habits:0", ages.load_content(None))


# Clash of Cultures.


def test_unused_actions_and_captured_cities_are_counted() -> None:
    t = clash.table().act(0, 2)
    watch = clash_habits.Watch(t.g)
    watch.before(t.g, 0, t.now, ("end_turn",))
    t.g.journal = [
        ("battle_began", 0, 1, "D7"),
        ("captured", 0, 1, "D7"),
        ("battle_began", 1, 0, "D7"),
        ("valued", 1, 5, 5, 1),
        ("captured", 1, 0, "D7"),
        ("captured", 0, 8, "C5"),
        ("founded", 1, "C7"),
    ]
    watch.close(t.g)
    own, other = watch.counts
    assert (own["actions left unused"], other["actions left unused"]) == (2, 0)
    assert (own["cities captured"], own["of them from barbarians"], own["cities lost"]) == (2, 1, 1)
    assert (own["of them without a fight"], other["of them without a fight"]) == (0, 1)
    assert (own["cities founded"], other["cities founded"]) == (0, 1)


def test_a_government_counts_while_it_is_held() -> None:
    t = clash.table().advances(0, "philosophy", "voting").advances(1, "philosophy")
    watch = clash_habits.Watch(t.g)
    watch.close(t.g)
    assert [counts["with a government"] for counts in watch.counts] == [1, 0]


def test_cities_and_army_are_noted_at_the_end_of_a_round() -> None:
    t = clash.table().units(0, "D2", settler=1, infantry=3)
    t.g.round = 2
    watch = clash_habits.Watch(t.g)
    t.g.round = 3
    watch.after(t.g)
    assert watch.counts[0]["army units in round 2"] == 3
    assert watch.counts[1]["cities in round 2"] == 1
    assert "cities in round 4" not in watch.counts[0]


def test_a_match_of_clash_of_cultures_is_watched_to_its_end() -> None:
    of_cultures = clash_of_cultures.GAME
    one = play(of_cultures, ["random", "random"], "habits:0", of_cultures.load_content(None))
    result = [sat.habits["points"] for sat in one.seats]
    groups = [sum([sat.habits[f"points of {group}"] for group in GROUPS]) for sat in one.seats]
    assert result == groups
    assert max(result) > 3
