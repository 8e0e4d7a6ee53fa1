"""Wonders: building them, and what each of them does.

TTA-222 to TTA-224, TTA-340, TTA-341, TTA-520 to TTA-522, TTA-552, TTA-559, TTA-562.
"""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules import cards, impacts, military, production, ratings, wonders
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total, symbols
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()


def ratings_of(t: Table) -> tuple[int, int, int, int]:
    """Science, culture, strength and happiness."""
    g = t.g
    return ratings.science(g, 0), ratings.culture(g, 0), ratings.strength(g, 0), ratings.happiness(g, 0)


def gained_by(wonder: str, t: Table) -> tuple[int, int, int, int]:
    """What a wonder adds to the ratings when it is completed, and not before."""
    before = ratings_of(t)
    t.unfinished(0, wonder, 1)
    assert ratings_of(t) == before
    t[0].unfinished, t[0].stages = "", 0
    t.wonders(0, *t[0].wonders, wonder)
    science, culture, strength, happy = [b - a for a, b in zip(before, ratings_of(t), strict=True)]
    return science, culture, strength, happy


def builder(wonder: str, stages: int = 0, resources: int = 20, age: int = 1) -> Table:
    """Somebody with an unfinished wonder and resources on Bronze."""
    return table(age=age).unfinished(0, wonder, stages).store(0, bronze=resources)


def finish(t: Table, wonder: str) -> int:
    """Build the last stage of a wonder of age III; the culture it scores."""
    last = len(CONTENT.wonders[wonder].stages) - 1
    t.unfinished(0, wonder, last).store(0, bronze=9).points(0).act(0).choose(0, "stages", 1)
    assert t[0].wonders == (wonder,)
    return t[0].culture


def test_every_wonder_has_a_case() -> None:
    cases = [name for name in globals() if name.startswith("test_")]
    without = [
        wonder for wonder in CONTENT.wonders if not any(n.startswith(f"test_{wonder}_") for n in cases)
    ]
    assert without == []
    assert len(CONTENT.wonders) == 16


# Building.


@pytest.mark.rule("TTA-222")
def test_a_stage_costs_a_civil_action_its_resources_and_a_token() -> None:
    t = builder("pyramids").act(0).choose(0, "stages", 1)
    assert (t[0].civil_actions, t.resources(0)) == (3, 17)
    assert (t[0].stages, t[0].blue) == (1, 16 - 1 + 3)
    t.choose(0, "stages", 1)
    assert (t[0].stages, t.resources(0)) == (2, 15)


@pytest.mark.rule("TTA-222")
@pytest.mark.parametrize(("stages", "price"), [(0, 3), (1, 2), (2, 1)])
def test_stages_are_built_from_the_left_and_must_be_paid_in_full(stages: int, price: int) -> None:
    assert builder("pyramids", stages, price).act(0).offered(0, "stages") == [1]
    assert builder("pyramids", stages, price - 1).act(0).offered(0, "stages") == []


@pytest.mark.rule("TTA-222")
def test_a_stage_needs_an_unfinished_wonder_and_a_civil_action() -> None:
    assert table().store(0, bronze=9).act(0).offered(0, "stages") == []
    assert builder("pyramids").spend(0, civil=4).act(0).offered(0, "stages") == []


@pytest.mark.rule("TTA-222")
def test_with_an_empty_bank_the_token_comes_from_a_card_of_choice() -> None:
    t = builder("pyramids", 1, 0).develop(0, "iron").store(0, iron=2, agriculture=1)
    t.banks(0, blue=0).act(0).choose(0, "stages", 1)
    assert t[0].blue == 0  # the token of Iron that paid covers the stage
    assert (t.tokens(0, "iron"), t[0].stages) == (1, 2)
    t.choose(0, "stages", 1)  # one of Iron moves to Bronze, and the bank is empty
    assert t.asked == ("return_token", 0)
    assert t.offered(0, "return_token") == ["agriculture", "bronze"]
    t.choose(0, "return_token", "agriculture")
    assert (t[0].wonders, t.food(0), t.resources(0), t[0].blue) == (("pyramids",), 0, 1, 3)


@pytest.mark.rule("TTA-413")
def test_tokens_on_an_unfinished_wonder_are_never_taken() -> None:
    t = (
        table(age=2)
        .unfinished(0, "pyramids", 2)
        .banks(0, blue=0)
        .workers(1, warriors=2)
        .workers(2, warriors=2)
    )
    t.reveal(1, "crime_wave")
    assert (t[0].stages, t[0].blue) == (2, 0)
    t = table(age=2).unfinished(0, "pyramids", 2).store(0, bronze=1).banks(0, blue=0)
    t.workers(1, warriors=2).workers(2, warriors=2).reveal(1, "crime_wave")
    assert (t[0].stages, t[0].blue, t.resources(0)) == (2, 0, 0)


@pytest.mark.rule("TTA-223")
def test_a_completed_wonder_gives_its_tokens_back_and_acts_at_once() -> None:
    t = builder("pyramids", 2).act(0)
    before = t[0].blue
    t.choose(0, "stages", 1)
    assert (t[0].wonders, t[0].unfinished, t[0].stages) == (("pyramids",), "", 0)
    assert t[0].blue == before + 1 + 2
    assert (civil_total(t.g, 0), t[0].civil_actions) == (5, 4)


@pytest.mark.rule("TTA-224")
@pytest.mark.parametrize(
    ("technology", "offered"),
    [("", [1]), ("masonry", [1, 2]), ("architecture", [1, 2, 3]), ("engineering", [1, 2, 3, 4])],
)
def test_construction_builds_several_stages_with_one_action(technology: str, offered: list[int]) -> None:
    t = builder("great_wall")
    if technology:
        t.develop(0, technology)
    t.act(0)
    assert t.offered(0, "stages") == offered
    t.choose(0, "stages", offered[-1])
    assert t[0].civil_actions == 3
    assert t.resources(0) == 20 - sum((2, 2, 3, 2)[: offered[-1]])
    assert t[0].stages == offered[-1] % 4


@pytest.mark.rule("TTA-224")
def test_the_costs_of_several_stages_are_paid_as_a_sum() -> None:
    assert builder("great_wall", 0, 6).develop(0, "engineering").act(0).offered(0, "stages") == [1, 2]
    assert builder("great_wall", 0, 7).develop(0, "engineering").act(0).offered(0, "stages") == [1, 2, 3]
    assert builder("great_wall", 2).develop(0, "engineering").act(0).offered(0, "stages") == [1, 2]


@pytest.mark.rule("TTA-340")
def test_an_unfinished_wonder_does_nothing() -> None:
    t = builder("taj_mahal", 2).act(0)
    assert (ratings.culture(t.g, 0), t[0].blue) == (0, 14)
    t = builder("ocean_liner_service", 3, age=2).act(0)
    assert ("free_population",) not in t.options(0)
    assert civil_total(builder("kremlin", 2, age=2).g, 0) == 4


@pytest.mark.rule("TTA-340")
def test_wonders_are_completed_without_limit_and_started_one_at_a_time() -> None:
    t = table(age=2).wonders(0, "pyramids", "colossus", "hanging_gardens", "great_wall", "kremlin")
    t.unfinished(0, "eiffel_tower", 2).store(0, bronze=3).row("taj_mahal").act(0)
    assert t.offered(0, "take") == []
    t.choose(0, "stages", 1)
    assert len(t[0].wonders) == 6


# Age A.


def test_pyramids_add_a_civil_action() -> None:
    t = table()
    assert gained_by("pyramids", t) == (0, 0, 0, 0)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5, 2)


def test_hanging_gardens_add_culture_and_two_happy_faces() -> None:
    assert gained_by("hanging_gardens", table()) == (0, 1, 0, 2)


def test_colossus_adds_strength_and_colonization() -> None:
    t = table()
    assert gained_by("colossus", t) == (0, 0, 2, 0)
    assert symbols(t.g, t[0]).colonization == 1


def test_library_of_alexandria_adds_science_culture_and_room_for_cards() -> None:
    t = table()
    assert gained_by("library_of_alexandria", t) == (1, 1, 0, 0)
    assert (cards.hand_limit(t.g, 0), military.hand_limit(t.g, 0)) == (5, 3)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (4, 2)


# Age I.


def test_great_wall_adds_strength_for_infantry_and_artillery() -> None:
    assert gained_by("great_wall", table().nobody_works(0)) == (0, 1, 0, 1)
    t = table(age=3).workers(0, warriors=2, riflemen=1, cannon=2, knights=3, air_forces=1)
    assert gained_by("great_wall", t) == (0, 1, 5, 1)


@pytest.mark.rule("TTA-520", "TTA-X73")
def test_st_peters_basilica_adds_a_face_to_every_other_card_with_one() -> None:
    assert gained_by("st_peters_basilica", table()) == (0, 2, 0, 1)
    t = table().workers(0, theology=2).wonders(0, "hanging_gardens")
    assert ratings.faces_of_workers(t.g, t[0], "temple") + ratings.faces_of_wonders(t.g, t[0]) == 6
    t.wonders(0, "hanging_gardens", "st_peters_basilica")
    assert ratings.faces_of_workers(t.g, t[0], "temple") + ratings.faces_of_wonders(t.g, t[0]) == 10
    assert ratings.happiness(t.g, 0) == 8


@pytest.mark.rule("TTA-520", "TTA-562")
@pytest.mark.parametrize(
    ("source", "more"),
    [
        ({"government": "theocracy"}, 1),
        ({"leader": "homer"}, 1),
        ({"leader": "charlie_chaplin"}, 1),
        ({"colony": "historic_territory_ii"}, 1),
        ({"wonder": "eiffel_tower"}, 1),
        ({"temple": "religion"}, 2),
        ({"theater": "drama"}, 2),
        ({"arena": "bread_and_circuses"}, 2),
        ({"lab": "philosophy"}, 0),
        ({"wonder": "pyramids"}, 0),
        ({"leader": "moses"}, 0),
    ],
)
def test_st_peters_basilica_counts_every_kind_of_card(source: dict[str, str], more: int) -> None:
    ((kind, card),) = source.items()
    t = table(age=3)
    if kind == "government":
        t.develop(0, card)
    elif kind == "leader":
        t.lead(0, card)
    elif kind == "colony":
        t.colonies(0, card)
    elif kind == "wonder":
        t.wonders(0, card)
    else:
        t.workers(0, **{card: 2})
    assert gained_by("st_peters_basilica", t) == (0, 2, 0, 1 + more)


@pytest.mark.rule("TTA-384", "TTA-520")
def test_st_peters_basilica_adds_nothing_to_a_negative_face() -> None:
    t = table(age=3).wonders(0, "kremlin").workers(0, religion=2)
    assert gained_by("st_peters_basilica", t) == (0, 2, 0, 1 + 2)
    t = table(age=3).develop(0, "communism").workers(0, religion=2)
    assert gained_by("st_peters_basilica", t) == (0, 2, 0, 1 + 2)


def test_universitas_carolina_adds_culture_and_science() -> None:
    assert gained_by("universitas_carolina", table()) == (2, 1, 0, 0)


@pytest.mark.rule("TTA-341", "TTA-411")
def test_taj_mahal_adds_culture_and_a_blue_token() -> None:
    assert gained_by("taj_mahal", table()) == (0, 3, 0, 0)
    t = builder("taj_mahal", 2).act(0)
    before = t[0].blue + t[0].stages + sum(t[0].tokens)
    t.choose(0, "stages", 1)
    assert t[0].blue + sum(t[0].tokens) == before + 1


def taj_in_row(space: int) -> Table:
    """Player 0 replaced Moses this turn, with the Taj Mahal in the row."""
    t = table().lead(0, "moses").hand(0, "joan_of_arc").row(*[""] * space, "taj_mahal").act(0)
    return t.choose(0, "lead", "joan_of_arc")


@pytest.mark.rule("TTA-341", "TTA-559")
@pytest.mark.parametrize(("space", "price"), [(0, 0), (5, 0), (9, 1)])
def test_taj_mahal_is_cheaper_to_take_after_replacing_a_leader(space: int, price: int) -> None:
    t = taj_in_row(space).choose(0, "take", space)
    assert (t[0].unfinished, t[0].civil_actions) == ("taj_mahal", 4 - price)


@pytest.mark.rule("TTA-206", "TTA-559")
def test_taj_mahal_can_be_taken_for_nothing() -> None:
    t = taj_in_row(5)
    t.spend(0, civil=4).act(0)
    assert t.offered(0, "take") == [5]


@pytest.mark.rule("TTA-559")
def test_taj_mahal_keeps_its_price_for_a_first_leader_and_in_other_turns() -> None:
    t = table().hand(0, "joan_of_arc").row("taj_mahal").act(0).choose(0, "lead", "joan_of_arc")
    assert t.choose(0, "take", 0)[0].civil_actions == 2
    t = taj_in_row(0).choose(0, "end_actions").act(0).choose(0, "take", 0)
    assert t[0].civil_actions == 3
    t = table().lead(0, "alexander_the_great").row("taj_mahal").politics(0).choose(0, "retire_leader")
    assert t.act(0).choose(0, "take", 0)[0].civil_actions == 3


@pytest.mark.rule("TTA-559", "TTA-341")
def test_taj_mahal_makes_no_other_wonder_cheaper() -> None:
    t = table().lead(0, "moses").hand(0, "joan_of_arc").wonders(0, "taj_mahal").row("great_wall").act(0)
    t.choose(0, "lead", "joan_of_arc").choose(0, "take", 0)
    assert t[0].civil_actions == 2


@pytest.mark.rule("TTA-X79", "TTA-543", "TTA-583")
def test_taj_mahal_in_ruins_keeps_culture_and_its_age() -> None:
    t = table(age=2).wonders(0, "taj_mahal")
    before = t[0].blue
    t.reveal(0, "ravages_of_time")
    assert (t[0].ruins, ratings.culture(t.g, 0), t[0].blue) == (("taj_mahal",), 2, before - 1)
    assert impacts.wonders(t.g, 0) == 4
    t.row("great_wall").act(0).choose(0, "take", 0)
    assert t[0].civil_actions == 4 - 2


# Age II.


def mines(**workers: int) -> Table:
    return table(age=2).nobody_works(0).workers(0, **workers).wonders(0, "transcontinental_railroad")


def test_transcontinental_railroad_adds_strength() -> None:
    assert gained_by("transcontinental_railroad", table(age=2)) == (0, 0, 4, 0)


@pytest.mark.rule("TTA-550", "TTA-552")
def test_transcontinental_railroad_makes_the_best_mine_produce_twice() -> None:
    t = mines(bronze=2, iron=2, coal=0).end_turn(0)
    assert (t.tokens(0, "bronze"), t.tokens(0, "iron"), t.tokens(0, "coal")) == (2, 3, 0)
    assert impacts.industry(t.g, 0) == 8
    assert production.resource_production(t.g, 0) == 8


@pytest.mark.rule("TTA-552")
def test_transcontinental_railroad_needs_a_token_and_a_mine() -> None:
    t = mines(iron=2).banks(0, blue=2).end_turn(0)
    assert (t.tokens(0, "iron"), t[0].blue) == (2, 0)
    t = mines(agriculture=1).end_turn(0)
    assert t.resources(0) == 0


def test_eiffel_tower_adds_culture_and_a_happy_face() -> None:
    assert gained_by("eiffel_tower", table(age=2)) == (0, 4, 0, 1)


def test_kremlin_adds_culture_and_actions_and_displeases() -> None:
    t = table(age=2).workers(0, religion=2)
    assert gained_by("kremlin", t) == (0, 2, 0, -1)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5, 3)


def test_ocean_liner_service_brings_a_worker_once_in_an_action_phase() -> None:
    t = table(age=2).wonders(0, "ocean_liner_service").spend(0, civil=4).act(0)
    t.choose(0, "free_population")
    assert (t[0].unused, t[0].yellow, t.food(0)) == (2, 17, 0)
    assert ("free_population",) not in t.options(0)
    t.choose(0, "end_actions").act(0)
    assert ("free_population",) in t.options(0)


def test_ocean_liner_service_needs_a_token_in_the_yellow_bank() -> None:
    t = table(age=2).wonders(0, "ocean_liner_service").banks(0, yellow=0).act(0)
    assert ("free_population",) not in t.options(0)


# Age III.


@pytest.mark.rule("TTA-223", "TTA-341", "TTA-X76")
def test_fast_food_chains_score_for_workers() -> None:
    t = table(age=3).nobody_works(0).banks(0, unused=3)
    t.workers(0, agriculture=2, irrigation=1, bronze=3, iron=1)
    t.workers(0, philosophy=2, drama=2, religion=1, printing_press=1, warriors=3, cannon=2)
    assert finish(t, "fast_food_chains") == 25


@pytest.mark.rule("TTA-574", "TTA-X76")
def test_first_space_flight_scores_the_levels_of_technologies() -> None:
    t = table(age=3).develop(0, "monarchy", "iron", "irrigation", "coal").workers(0, computers=2)
    assert finish(t, "first_space_flight") == 8
    t = table(age=3).develop(0, "justice_system", "masonry")
    assert finish(t, "first_space_flight") == 3


@pytest.mark.rule("TTA-521", "TTA-X74")
def test_hollywood_scores_twice_the_culture_of_theaters_and_libraries() -> None:
    t = table(age=3).lead(0, "charlie_chaplin").workers(0, movies=2, multimedia=1)
    assert finish(t, "hollywood") == 30
    t = table(age=3).workers(0, movies=1, religion=2).lead(0, "johann_sebastian_bach")
    assert finish(t, "hollywood") == 10
    t = table(age=3).workers(0, drama=1, printing_press=2).lead(0, "william_shakespeare")
    assert finish(t, "hollywood") == 2 * (2 + 2 + 2)


@pytest.mark.rule("TTA-522", "TTA-X75")
def test_internet_scores_culture_science_and_strength_of_urban_buildings() -> None:
    t = table(age=3).nobody_works(0).lead(0, "william_shakespeare")
    t.workers(0, opera=2, journalism=1, team_sports=1)
    assert finish(t, "internet") == 14


@pytest.mark.rule("TTA-522", "TTA-X83")
@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_internet_counts_what_thinkers_add(leader: str) -> None:
    t = table(age=3).nobody_works(0).lead(0, leader).workers(0, computers=1, printing_press=1)
    assert finish(t, "internet") == 10


@pytest.mark.rule("TTA-522")
@pytest.mark.parametrize(
    ("leader", "workers", "points"),
    [
        ("sid_meier", {"computers": 2}, 6 + 8),
        ("johann_sebastian_bach", {"opera": 1}, 4),
        ("charlie_chaplin", {"movies": 1}, 8),
        ("", {"professional_sports": 1, "organized_religion": 1}, 3 + 1),
        ("", {"warriors": 3, "bronze": 2}, 0),
    ],
)
def test_internet_counts_what_leaders_change_and_nothing_else(
    leader: str, workers: dict[str, int], points: int
) -> None:
    t = table(age=3).nobody_works(0).lead(0, leader).workers(0, **workers)
    assert finish(t, "internet") == points


@pytest.mark.rule("TTA-341")
def test_wonders_of_the_last_age_score_once() -> None:
    t = table(age=3).workers(0, warriors=3)
    finish(t, "fast_food_chains")
    assert ratings.culture(t.g, 0) == 0
    points = t[0].culture
    t.choose(0, "end_actions")
    assert t[0].culture == points
    assert set(wonders.SCORES) == {a.key for w in CONTENT.wonders.values() if w.age == 3 for a in w.abilities}
