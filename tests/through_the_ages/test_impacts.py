"""The impacts of age III, each with its sum (TTA-552, TTA-573 to TTA-575)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules import impacts, production, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()


def plain() -> Table:
    """Age III, and nobody of player 0 works; the bank is so full that nobody is discontent."""
    return table(age=3).nobody_works(0)


def scored(t: Table, impact: str, start: int = 50) -> int:
    """What player 0 scores when an impact is revealed."""
    t.points(0, culture=start).reveal(0, f"impact_of_{impact}")
    return t[0].culture - start


def test_every_impact_has_a_case() -> None:
    cases = [name for name in globals() if name.startswith("test_")]
    named = [event.removeprefix("impact_of_") for event, entry in CONTENT.events.items() if entry.final]
    assert [impact for impact in named if not any(n.startswith(f"test_{impact}_") for n in cases)] == []
    assert len(named) == 15


@pytest.mark.rule("TTA-573")
def test_agriculture_scores_food_and_a_surplus() -> None:
    t = plain().workers(0, irrigation=2, mechanized_agriculture=1)
    assert scored(t.banks(0, yellow=18), "agriculture") == 9 + 4
    assert scored(t.banks(0, yellow=25), "agriculture") == 9 + 4
    assert scored(t.workers(0, irrigation=1, mechanized_agriculture=0).banks(0, yellow=9), "agriculture") == 2
    assert scored(t.banks(0, yellow=13), "agriculture") == 2 + 4


@pytest.mark.rule("TTA-573")
def test_agriculture_scores_the_food_of_pacts_too() -> None:
    t = plain().workers(0, irrigation=1).banks(0, yellow=9)
    t.pact(0, "international_trade_agreement", 1, "b")
    assert production.food_production(t.g, 0) == 3
    assert scored(t, "agriculture") == 3 + 4


def test_architecture_scores_levels_of_urban_buildings() -> None:
    t = plain().workers(0, philosophy=2, alchemy=1, opera=2, multimedia=1, bronze=3, oil=2, tanks=2)
    assert scored(t, "architecture") == 1 + 2 * 2 + 3


@pytest.mark.rule("TTA-X77")
def test_balance_scores_twice_the_smallest() -> None:
    t = plain().workers(0, computers=1, scientific_method=1, opera=2, oil=1, iron=2)
    t.workers(0, mechanized_agriculture=1, irrigation=1)
    g = t.g
    assert (ratings.science(g, 0), ratings.culture(g, 0)) == (8, 6)
    assert (production.food_production(g, 0), production.resource_production(g, 0)) == (7, 9)
    assert scored(t, "balance") == 12
    assert scored(t.workers(0, iron=0), "balance") == 10


@pytest.mark.rule("TTA-552")
def test_balance_counts_the_railroad_and_pacts() -> None:
    t = plain().workers(0, computers=2, opera=2, mechanized_agriculture=2, coal=1)
    assert scored(t, "balance") == 6
    assert scored(t.wonders(0, "transcontinental_railroad"), "balance") == 12
    t.wonders(0).pact(1, "acceptance_of_supremacy", 0, "b")
    assert scored(t, "balance") == 8


def test_colonies_score_three_each() -> None:
    assert scored(plain().colonies(0, "vast_territory_i", "historic_territory_ii"), "colonies") == 6
    assert scored(plain(), "colonies") == 0


def test_competition_scores_levels_of_units_and_arenas() -> None:
    t = plain().workers(0, warriors=4, knights=2, rockets=1, air_forces=1, team_sports=2, opera=2)
    assert scored(t, "competition") == 2 + 3 + 3 + 4


@pytest.mark.rule("TTA-X77")
def test_government_scores_actions() -> None:
    t = plain().develop(0, "democracy", "civil_service", "strategy")
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (9, 5)
    assert scored(t.spend(0, civil=3), "government") == 23


@pytest.mark.rule("TTA-X77")
def test_happiness_scores_faces_less_the_discontent() -> None:
    t = plain().workers(0, organized_religion=1, theology=1).banks(0, yellow=4)
    assert (ratings.happiness(t.g, 0), ratings.discontent(t.g, 0)) == (5, 1)
    assert scored(t, "happiness") == 8
    assert scored(plain().workers(0, organized_religion=4), "happiness") == 16


@pytest.mark.rule("TTA-482")
def test_happiness_takes_culture_but_not_below_nothing() -> None:
    t = plain().workers(0, religion=1).banks(0, yellow=4)
    assert ratings.discontent(t.g, 0) == 5
    assert scored(t, "happiness") == 2 - 10
    assert scored(t, "happiness", start=3) == -3


@pytest.mark.rule("TTA-517", "TTA-552")
def test_industry_scores_resources_of_mines() -> None:
    t = plain().workers(0, bronze=2, oil=1, computers=2).lead(0, "bill_gates")
    t.pact(0, "acceptance_of_supremacy", 1, "a")
    assert production.resource_production(t.g, 0) == 2 + 5 + 6 + 1
    assert scored(t, "industry") == 7
    assert scored(t.wonders(0, "transcontinental_railroad"), "industry") == 12


@pytest.mark.rule("TTA-X77")
def test_population_scores_content_workers_above_ten() -> None:
    t = plain().workers(0, organized_religion=1, bronze=10, agriculture=4).banks(0, yellow=6, unused=3)
    assert ratings.discontent(t.g, 0) == 2
    assert scored(t, "population") == 12
    assert scored(plain().workers(0, bronze=9).banks(0, unused=1), "population") == 0
    assert scored(plain().workers(0, bronze=10).banks(0, unused=1), "population") == 2


def test_progress_scores_levels_of_government_and_special_technologies() -> None:
    t = plain().develop(0, "republic", "civil_service", "warfare", "coal").workers(0, computers=2)
    assert scored(t, "progress") == 2 * (2 + 3 + 1)


@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [0, 7, 14]), (4, [0, 5, 10, 15])])
def test_science_scores_by_rank(seats: int, points: list[int]) -> None:
    t = table(seats, 3)
    for seat in range(seats):
        t.nobody_works(seat).workers(seat, philosophy=seat + 1)
    t.reveal(0, "impact_of_science")
    assert [civ.culture for civ in t.g.civs] == points


@pytest.mark.rule("TTA-095", "TTA-X78")
@pytest.mark.parametrize(("first", "points"), [(0, [15, 10, 5, 0]), (1, [10, 15, 5, 0])])
def test_strength_scores_by_rank_without_shared_ranks(first: int, points: list[int]) -> None:
    t = table(4, 3)
    for seat, warriors in enumerate((20, 20, 15, 9)):
        t.workers(seat, warriors=warriors)
    t.reveal(first, "impact_of_strength")
    assert [civ.culture for civ in t.g.civs] == points


@pytest.mark.rule("TTA-184")
def test_strength_scores_by_the_number_of_players_left() -> None:
    t = table(4, 3)
    for seat, warriors in enumerate((20, 19, 15, 9)):
        t.workers(seat, warriors=warriors)
    t.g.out = 1 << 1
    t.reveal(0, "impact_of_strength")
    assert [civ.culture for civ in t.g.civs] == [14, 0, 7, 0]


@pytest.mark.rule("TTA-574")
def test_technology_scores_four_for_each_of_the_third_age() -> None:
    t = plain().develop(0, "democracy", "engineering", "oil", "coal").workers(0, computers=3)
    assert scored(t, "technology") == 4 * 4


@pytest.mark.rule("TTA-575")
def test_variety_scores_types_of_units_kinds_of_buildings_and_special_technologies() -> None:
    t = plain().develop(0, "code_of_laws", "masonry", "rockets", "opera", "monarchy")
    t.workers(0, warriors=2, swordsmen=1, tanks=1, philosophy=1, alchemy=1, religion=2, bronze=3)
    assert scored(t, "variety") == 2 * (2 + 2 + 2)


@pytest.mark.rule("TTA-543", "TTA-X77")
def test_wonders_score_by_age_ruins_included() -> None:
    t = plain().wonders(0, "pyramids", "colossus", "great_wall", "internet")
    assert scored(t, "wonders") == 16
    t = plain().wonders(0, "kremlin", ruins=("pyramids",)).unfinished(0, "taj_mahal", 2)
    assert scored(t, "wonders") == 3 + 5


@pytest.mark.rule("TTA-103", "TTA-481")
def test_everybody_scores_an_impact_that_is_revealed() -> None:
    t = table(3, 3).wonders(0, "pyramids").wonders(1, "kremlin").reveal(2, "impact_of_wonders")
    assert [civ.culture for civ in t.g.civs] == [5, 3, 0]
    assert set(impacts.IMPACTS) | {"science", "strength"} == {
        e.effects[0].impact for e in CONTENT.events.values() if e.final
    }
