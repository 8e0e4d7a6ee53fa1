"""The last round and the final scoring (TTA-480 to TTA-484)."""

from __future__ import annotations

import pytest

from saecula.core.flow import is_over
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.rules import endgame, resigning
from tests.through_the_ages.table import Table, table


def last_round(seats: int = 3) -> Table:
    """Age IV, and this round is the last."""
    t = table(seats, 4)
    t.g.last_round = t.g.round
    return t


def final(t: Table) -> list[int]:
    """Culture of everybody after the final scoring."""
    t.begin(endgame.final_scoring())
    return [civ.culture for civ in t.g.civs]


# The last round.


@pytest.mark.rule("TTA-480")
def test_in_the_last_round_events_are_prepared_but_no_war_is_declared() -> None:
    t = (
        last_round()
        .workers(0, warriors=5)
        .military(0, "war_over_culture", "plunder_iii", "impact_of_wonders")
    )
    t.develop(0, "communism").politics(0)
    assert {action[0] for action in t.options(0)} == {"prepare", "aggress", "pass"}
    t.g.last_round = t.g.round + 1
    assert "declare_war" in {action[0] for action in t.politics(0).options(0)}


@pytest.mark.rule("TTA-180", "TTA-480")
@pytest.mark.parametrize(("age", "possible"), [(3, True), (4, False)])
def test_in_the_last_age_nobody_resigns(age: int, possible: bool) -> None:
    t = table(3, age).military(0, "impact_of_wonders").politics(0)
    assert resigning.may_resign(t.g, 0) is possible


@pytest.mark.rule("TTA-480")
def test_in_the_last_round_wars_are_resolved() -> None:
    t = last_round().workers(0, warriors=9).workers(1, warriors=2).points(1, culture=30)
    t.war(0, "war_over_culture", 1).turn(0)
    assert t[0].war_cards == ()
    assert (t[0].culture, t[1].culture) == (12, 18)


@pytest.mark.rule("TTA-480")
def test_in_the_last_round_there_is_production() -> None:
    t = last_round().wonders(0, "eiffel_tower").turn(0).choose(0, "pass").choose(0, "end_actions")
    assert (t[0].culture, t.resources(0)) == (4, 2)


@pytest.mark.rule("TTA-004", "TTA-480", "TTA-481")
def test_after_the_turn_of_the_last_player_the_game_is_over() -> None:
    t = last_round().future("impact_of_wonders").wonders(0, "pyramids").turn(1)
    t.choose(1, "pass").choose(1, "end_actions")
    assert t.asked == ("political_action", 2)
    assert t[0].culture == 0
    t.choose(2, "pass").choose(2, "end_actions")
    assert is_over(t.g)
    assert t[0].culture == 5


# Evaluation.


@pytest.mark.rule("TTA-004", "TTA-481")
def test_events_of_the_third_age_of_both_decks_are_evaluated() -> None:
    t = last_round().wonders(0, "pyramids").colonies(1, "vast_territory_i")
    t.events("impact_of_wonders", "refugees", "historic_territory_ii").future(
        "impact_of_colonies", "national_pride"
    )
    assert final(t) == [5, 3, 0]
    assert t.g.current_events.cards == t.g.future_events.cards == ()
    assert (t.g.current_ages, t.g.future_ages) == ((), ())


@pytest.mark.rule("TTA-481")
def test_an_impact_revealed_before_is_not_evaluated_again() -> None:
    t = last_round().wonders(0, "pyramids").future("impact_of_colonies")
    t.reveal(0, "impact_of_wonders")
    assert (t[0].culture, t.g.past_events) == (5, ("impact_of_wonders",))
    assert final(t) == [5, 0, 0]


@pytest.mark.rule("TTA-006", "TTA-481")
def test_ties_of_the_final_scoring_favour_the_starting_player() -> None:
    t = last_round().future("impact_of_strength")
    t.g.start = 1
    t.g.active = 0
    assert final(t) == [0, 14, 7]


@pytest.mark.rule("TTA-482")
def test_losses_stop_at_no_culture() -> None:
    t = last_round().future("impact_of_happiness").banks(0, yellow=0).points(0, culture=5)
    t.banks(1, yellow=0).points(1, culture=20).points(2, culture=2)
    assert final(t) == [0, 4, 2]


@pytest.mark.rule("TTA-483", "TTA-515")
def test_bill_gates_scores_after_the_impacts() -> None:
    t = last_round().lead(0, "bill_gates").nobody_works(0).workers(0, computers=2, alchemy=1, philosophy=1)
    t.banks(0, yellow=0).future("impact_of_happiness")
    assert final(t) == [7, 0, 0]


@pytest.mark.rule("TTA-483", "TTA-591")
def test_bill_gates_must_still_be_in_play() -> None:
    t = last_round().lead(0, "sid_meier").workers(0, computers=2)
    assert final(t) == [0, 0, 0]


@pytest.mark.rule("TTA-183", "TTA-481")
def test_who_is_left_alone_has_won_without_evaluation() -> None:
    t = table(3, 3).wonders(0, "pyramids").future("impact_of_wonders").points(1, culture=40)
    t.g.out = 0b110
    assert final(t) == [0, 40, 0]
    assert GAME.result(t.g).places[0] == 1


# Ranks.


@pytest.mark.rule("TTA-005", "TTA-484")
@pytest.mark.parametrize(
    ("culture", "places"),
    [((90, 120, 70), (2, 1, 3)), ((90, 90, 70), (1, 1, 3)), ((0, 5, 5), (3, 1, 1)), ((7, 7, 7), (1, 1, 1))],
)
def test_most_culture_wins_and_equals_share_the_rank(
    culture: tuple[int, ...], places: tuple[int, ...]
) -> None:
    t = last_round()
    for seat, points in enumerate(culture):
        t.points(seat, culture=points)
    result = GAME.result(t.begin(endgame.final_scoring()).g)
    assert (result.places, result.scores) == (places, culture)


@pytest.mark.rule("TTA-484")
def test_who_resigned_ranks_below_all_others() -> None:
    t = last_round().points(0, culture=99).points(1, culture=1)
    t.g.out = 1
    result = GAME.result(t.begin(endgame.final_scoring()).g)
    assert result.places == (3, 1, 2)
