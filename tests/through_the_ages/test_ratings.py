"""Levels, ratings, happiness and points (TTA-320, TTA-380 to TTA-386, TTA-433 to TTA-473)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import armies, gains, ratings
from saecula.games.through_the_ages.rules.in_play import symbols
from tests.through_the_ages.table import Table, table


def idle() -> Table:
    """Nobody works for seat 0."""
    return table(3).nobody_works(0)


def rated(t: Table, seat: int = 0) -> tuple[int, int, int, int]:
    """Science, culture, strength, happiness."""
    g = t.g
    return (
        ratings.science(g, seat),
        ratings.culture(g, seat),
        ratings.strength(g, seat),
        ratings.happiness(g, seat),
    )


# Levels.


@pytest.mark.rule("TTA-320")
def test_the_level_of_a_card_is_its_age() -> None:
    t = table(3)
    labs = ("philosophy", "alchemy", "scientific_method", "computers")
    assert [ratings.level(t.g, t.number(lab)) for lab in labs] == [0, 1, 2, 3]


@pytest.mark.rule("TTA-320")
def test_the_best_is_the_highest_level_with_a_worker() -> None:
    t = idle().develop(0, "scientific_method", "computers").workers(0, philosophy=3, alchemy=1)
    assert ratings.best(t.g, t[0], "lab") == t.number("alchemy")
    t.workers(0, computers=1)
    assert ratings.best(t.g, t[0], "lab") == t.number("computers")
    assert ratings.best(t.g, t[0], "theater") == -1


@pytest.mark.rule("TTA-320")
def test_of_several_kinds_the_best_is_the_highest_of_all() -> None:
    t = idle().workers(0, alchemy=1, journalism=1)
    assert ratings.best(t.g, t[0], "lab", "library") == t.number("journalism")
    t.workers(0, computers=1)
    assert ratings.best(t.g, t[0], "lab", "library") == t.number("computers")


# Symbols.


@pytest.mark.rule("TTA-380")
@pytest.mark.parametrize(
    ("technology", "symbols"),
    [
        ("alchemy", (2, 0, 0, 0)),
        ("theology", (0, 1, 0, 2)),
        ("journalism", (2, 2, 0, 0)),
        ("team_sports", (0, 0, 2, 3)),
        ("opera", (0, 3, 0, 1)),
        ("knights", (0, 0, 2, 0)),
        ("irrigation", (0, 0, 0, 0)),
        ("coal", (0, 0, 0, 0)),
    ],
)
def test_symbols_of_cards_with_workers_count_once_a_worker(
    technology: str, symbols: tuple[int, int, int, int]
) -> None:
    for workers in (0, 1, 2):
        t = idle().workers(0, **{technology: workers})
        assert rated(t) == tuple([workers * symbol for symbol in symbols])


@pytest.mark.rule("TTA-380")
def test_symbols_of_cards_without_workers_count_once() -> None:
    t = idle().develop(0, "theocracy")
    assert rated(t) == (0, 1, 1, 1)
    t.develop(0, "strategy", "navigation")
    assert rated(t) == (0, 1, 1 + 3 + 2, 1)
    t.lead(0, "charlie_chaplin").wonders(0, "universitas_carolina").colonies(0, "strategic_territory_i")
    assert rated(t) == (2, 1 + 1, 6 + 2, 1 + 2)


@pytest.mark.rule("TTA-380")
def test_symbols_of_tactics_count_once_an_army() -> None:
    for warriors, strength in ((1, 1), (2, 2), (3, 5), (5, 7), (6, 10)):
        t = idle().workers(0, warriors=warriors).tactic(0, "legion")
        assert ratings.strength(t.g, 0) == strength


@pytest.mark.rule("TTA-380")
@pytest.mark.parametrize("wonder", ["colossus", "eiffel_tower", "universitas_carolina"])
def test_unfinished_wonders_count_for_nothing(wonder: str) -> None:
    stages = len(table(3).g.content.wonders[wonder].stages)
    t = idle().unfinished(0, wonder, stages - 1)
    assert rated(t) == (0, 0, 0, 0)
    assert symbols(t.g, t[0]).colonization == 0
    assert rated(idle().wonders(0, wonder)) != (0, 0, 0, 0)


# Ratings.


@pytest.mark.rule("TTA-381")
def test_ratings_add_everything_up() -> None:
    t = idle().workers(0, alchemy=2, printing_press=1, opera=1, team_sports=1, warriors=2, swordsmen=1)
    t.wonders(0, "library_of_alexandria", "colossus").lead(0, "julius_caesar").tactic(0, "fighting_band")
    assert ratings.science(t.g, 0) == 4 + 1 + 1
    assert ratings.culture(t.g, 0) == 1 + 3 + 1
    assert ratings.strength(t.g, 0) == 2 + 2 + 2 + 2 + 1 + 1
    assert ratings.happiness(t.g, 0) == 1 + 3


@pytest.mark.rule("TTA-381")
def test_science_and_culture_never_fall_below_nothing() -> None:
    t = idle().develop(0, "fundamentalism")
    assert ratings.science(t.g, 0) == 0
    t.workers(0, philosophy=3)
    assert ratings.science(t.g, 0) == 1
    t = idle().pact(1, "loss_of_sovereignty", 0)
    assert ratings.culture(t.g, 0) == 0
    t.workers(0, religion=3)
    assert ratings.culture(t.g, 0) == 1


@pytest.mark.rule("TTA-381")
def test_ratings_have_no_upper_limit() -> None:
    t = idle().workers(0, computers=40, movies=40, modern_infantry=40)
    assert rated(t)[:3] == (200, 160, 200)


@pytest.mark.rule("TTA-382")
def test_culture_scored_under_conditions_is_no_rating() -> None:
    t = idle().lead(0, "genghis_khan").workers(0, warriors=5)
    assert ratings.culture(t.g, 0) == 0
    assert t.end_turn(0)[0].culture == 3
    t = table(3, age=3).lead(0, "winston_churchill")
    assert ratings.culture(t.g, 0) == 0


@pytest.mark.rule("TTA-383")
@pytest.mark.parametrize(("temples", "happiness"), [(0, 0), (1, 3), (2, 6), (3, 8), (5, 8)])
def test_happiness_is_limited_to_eight(temples: int, happiness: int) -> None:
    t = idle().workers(0, organized_religion=temples)
    assert ratings.happiness(t.g, 0) == happiness


@pytest.mark.rule("TTA-383", "TTA-713")
def test_negative_faces_are_subtracted_and_happiness_stays_at_nothing() -> None:
    t = idle().wonders(0, "kremlin").develop(0, "communism")
    assert ratings.happiness(t.g, 0) == 0
    for temples, happiness in ((1, 0), (2, 0), (3, 1), (4, 2)):
        t.workers(0, religion=temples)
        assert ratings.happiness(t.g, 0) == happiness


@pytest.mark.rule("TTA-383")
def test_negative_faces_are_subtracted_before_the_limit() -> None:
    t = idle().wonders(0, "kremlin").workers(0, organized_religion=3)
    assert ratings.happiness(t.g, 0) == 8
    t.develop(0, "communism")
    assert ratings.happiness(t.g, 0) == 7


@pytest.mark.rule("TTA-384")
def test_a_negative_face_is_no_happy_face_for_other_cards() -> None:
    t = idle().wonders(0, "st_peters_basilica", "kremlin").develop(0, "communism").workers(0, religion=2)
    assert ratings.happiness(t.g, 0) == 1 + 2 * 2 - 1 - 1


@pytest.mark.rule("TTA-385")
def test_the_colonization_modifier_adds_up_cards_in_play() -> None:
    t = table(3)
    assert symbols(t.g, t[0]).colonization == 0
    t.develop(0, "cartography")
    assert symbols(t.g, t[0]).colonization == 2
    t.wonders(0, "colossus")
    assert symbols(t.g, t[0]).colonization == 3
    t.wonders(0, ruins=("colossus",)).hand(0, "satellites")
    assert symbols(t.g, t[0]).colonization == 2


@pytest.mark.rule("TTA-385")
def test_the_colonization_modifier_is_no_strength() -> None:
    t = idle().develop(0, "cartography")
    assert ratings.strength(t.g, 0) == 1
    assert armies.strength(t.g, t[0], t[0].workers) == 0


@pytest.mark.rule("TTA-386")
def test_ratings_follow_cards_and_workers_at_once() -> None:
    t = table(3).lead(0, "michelangelo").workers(0, religion=1)
    assert ratings.culture(t.g, 0) == 2
    t[0].leader = ""
    assert ratings.culture(t.g, 0) == 1
    gains.place_worker(t[0], t.number("religion"), -1)
    assert (ratings.culture(t.g, 0), ratings.happiness(t.g, 0)) == (0, 0)


# Discontent.


@pytest.mark.rule("TTA-433", "TTA-710")
@pytest.mark.parametrize(
    ("required", "banks"),
    [
        (0, (17, 18, 19, 30)),
        (1, (13, 14, 15, 16)),
        (2, (11, 12)),
        (3, (9, 10)),
        (4, (7, 8)),
        (5, (5, 6)),
        (6, (3, 4)),
        (7, (1, 2)),
        (8, (0,)),
    ],
)
def test_required_happy_faces_go_by_the_yellow_bank(required: int, banks: tuple[int, ...]) -> None:
    for bank in banks:
        t = table(3).banks(0, yellow=bank)
        assert ratings.required_happiness(t.g, t[0]) == required


@pytest.mark.rule("TTA-434", "TTA-X12")
@pytest.mark.parametrize(("bank", "required", "discontent"), [(11, 2, 1), (10, 3, 2)])
def test_discontent_with_one_happy_face(bank: int, required: int, discontent: int) -> None:
    t = table(3).banks(0, yellow=bank).workers(0, religion=1)
    assert ratings.required_happiness(t.g, t[0]) == required
    assert ratings.discontent(t.g, 0) == discontent


@pytest.mark.rule("TTA-434")
@pytest.mark.parametrize(("temples", "discontent"), [(0, 1), (1, 0), (2, 0)])
def test_more_happiness_than_required_is_no_negative_discontent(temples: int, discontent: int) -> None:
    t = table(3).banks(0, yellow=16).workers(0, religion=temples)
    assert ratings.discontent(t.g, 0) == discontent


@pytest.mark.rule("TTA-435")
def test_unused_workers_that_mark_discontent_can_be_used() -> None:
    t = table(3).banks(0, yellow=16, unused=1).store(0, bronze=3).act(0)
    assert ratings.discontent(t.g, 0) == 1
    t.choose(0, "build", "religion")
    assert (t[0].unused, ratings.discontent(t.g, 0)) == (0, 0)


@pytest.mark.rule("TTA-435")
def test_only_the_number_of_discontent_workers_matters() -> None:
    t = table(3).banks(0, yellow=16, unused=0).banks(1, yellow=16, unused=1).points(0, science=0)
    assert ratings.discontent(t.g, 0) == ratings.discontent(t.g, 1) == 1
    t.reveal(0, "rebellion")
    assert [civ.civil_actions for civ in t.g.civs] == [2, 2, 4]


# Points.


@pytest.mark.rule("TTA-470")
def test_points_have_no_upper_limit() -> None:
    t = table(3).points(0, science=500, culture=1000).workers(0, religion=1).end_turn(0)
    assert (t[0].science, t[0].culture) == (501, 1001)


@pytest.mark.rule("TTA-470", "TTA-471")
@pytest.mark.parametrize(("points", "loss", "left"), [(5, 3, 2), (5, 5, 0), (5, 6, 0), (0, 4, 0)])
def test_losing_points_stops_at_nothing(points: int, loss: int, left: int) -> None:
    t = table(3).points(0, science=points, culture=points)
    gains.score_science(t.g, 0, -loss)
    gains.score_culture(t.g, 0, -loss)
    assert (t[0].science, t[0].culture) == (left, left)


@pytest.mark.rule("TTA-471")
def test_paying_science_needs_the_full_amount() -> None:
    assert table(3).points(0, science=2).hand(0, "irrigation").act(0).offered(0, "develop") == []
    t = table(3).points(0, science=4).hand(0, "irrigation").act(0).choose(0, "develop", "irrigation")
    assert t[0].science == 1


@pytest.mark.rule("TTA-472")
def test_temporary_science_is_spent_first_and_only_on_units() -> None:
    t = table(3, age=3).lead(0, "winston_churchill").points(0, science=6).act(0)
    t.hand(0, "swordsmen", "irrigation", "knights").act(0).choose(0, "churchill", "arms")
    t.choose(0, "develop", "irrigation")
    assert (t[0].science, t[0].extra_science) == (3, 3)
    assert t.offered(0, "develop") == ["swordsmen", "knights"]
    t.choose(0, "develop", "swordsmen")
    assert (t[0].science, t[0].extra_science) == (2, 0)
    assert t.offered(0, "develop") == []


@pytest.mark.rule("TTA-472")
def test_temporary_science_that_suffices_leaves_the_points_alone() -> None:
    t = table(3, age=3).lead(0, "winston_churchill").points(0, science=9).hand(0, "knights").act(0)
    t[0].extra_science = 6
    t.act(0).choose(0, "develop", "knights")
    assert (t[0].science, t[0].extra_science) == (9, 1)


@pytest.mark.rule("TTA-473")
@pytest.mark.parametrize(("owned", "taken"), [(20, 8), (8, 8), (5, 5), (0, 0)])
def test_taken_culture_is_limited_by_what_the_other_has(owned: int, taken: int) -> None:
    t = table(3, age=3).workers(0, warriors=4).points(0, culture=10).points(1, culture=owned)
    t.war(0, "war_over_culture", 1)
    lead = ratings.strength(t.g, 0) - ratings.strength(t.g, 1)
    assert t.g.content.wars["war_over_culture"].n + lead == 8
    t.turn(0)
    assert (t[0].culture, t[1].culture) == (10 + taken, owned - taken)


@pytest.mark.rule("TTA-473")
@pytest.mark.parametrize(("owned", "taken"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_taken_science_is_limited_by_what_the_other_has(owned: int, taken: int) -> None:
    t = table(3, age=2).workers(0, warriors=9).points(0, science=1).points(1, science=owned)
    t.military(0, "spy_ii").politics(0).choose(0, "aggress", "spy_ii", 1)
    if t.asked[0] == "defend":
        t.choose(1, "done")
    assert t.g.content.aggressions["spy_ii"].n == 5
    assert (t[0].science, t[1].science) == (1 + taken, owned - taken)


@pytest.mark.rule("TTA-458", "TTA-472")
def test_what_is_temporary_pays_for_air_forces_and_not_for_movies() -> None:
    t = table(3, age=3).hand(0, "air_forces", "movies").points(0, science=10).store(0, bronze=5)
    t[0].extra_science, t[0].extra_resources = 3, 3
    t.act(0).choose(0, "develop", "air_forces").choose(0, "build", "air_forces")
    assert (t[0].science, t[0].extra_science) == (1, 0)
    assert (t.resources(0), t[0].extra_resources) == (1, 0)
    t = table(3, age=3).hand(0, "movies").points(0, science=10).store(0, bronze=11)
    t[0].extra_science, t[0].extra_resources = 3, 3
    t.act(0).choose(0, "develop", "movies").choose(0, "build", "movies")
    assert (t[0].science, t[0].extra_science) == (0, 3)
    assert (t.resources(0), t[0].extra_resources) == (0, 3)
