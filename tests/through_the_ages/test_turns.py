"""Course and end of the game, turn structure (TTA-001 to TTA-008, TTA-040 to TTA-044)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from saecula.core.flow import mover, options, play
from saecula.core.registry import PASS
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.rules import endgame, ratings, turns
from tests.through_the_ages.table import Table, table

END = ("end_actions",)
IMPACTS = [
    *("agriculture", "architecture", "balance", "colonies", "competition", "government", "happiness"),
    *("industry", "population", "progress", "science", "strength", "technology", "variety", "wonders"),
]


def idle(t: Table) -> None:
    """One choice of somebody who does as little as possible."""
    decision, seat = t.asked
    if decision in ("political_action", "again"):
        t.choose(seat, *PASS)
    elif decision in ("act", "take_first_cards"):
        t.choose(seat, *END)
    else:
        t.choose(seat, *t.options(seat)[0])


def pass_turn(t: Table) -> Table:
    """The turn of who is asked goes by, with nothing done."""
    at = (t.g.round, t.g.active)
    while t.asked[1] >= 0 and (t.g.round, t.g.active) == at:
        idle(t)
    return t


def turns_to_the_end(t: Table) -> list[tuple[int, int]]:
    """Round and player of every turn that is still played."""
    seen: list[tuple[int, int]] = []
    while t.asked[1] >= 0:
        if (t.g.round, t.g.active) not in seen:
            seen.append((t.g.round, t.g.active))
        idle(t)
    return seen


def civs(t: Table) -> list[dict[str, Any]]:
    return [{name: getattr(civ, name) for name in civ.__slots__} for civ in t.g.civs]


# The course of the game.


@pytest.mark.rule("TTA-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise_from_the_starting_player(seats: int) -> None:
    t = Table(GAME.start(seats, "clockwise"))
    start = t.g.start
    for number in range(1, 4):
        for place in range(seats):
            assert (t.g.round, t.g.active, t.g.start) == (number, (start + place) % seats, start)
            pass_turn(t)


@pytest.mark.rule("TTA-001")
def test_a_round_has_a_turn_of_every_remaining_player() -> None:
    t = table(4)
    t.g.start = 1
    t.g.out = 1 << 1 | 1 << 3
    t.turn(2)
    played = []
    for _ in range(4):
        played.append((t.g.round, t.g.active))
        pass_turn(t)
    assert played == [(2, 2), (2, 0), (3, 2), (3, 0)]


@pytest.mark.rule("TTA-002", "TTA-003")
def test_ages_run_from_a_to_iv_and_all_have_the_same_number_of_turns() -> None:
    for seats in (2, 3, 4):
        g = GAME.start(seats, f"ages {seats}", journal=True)
        lot = random.Random(seats)
        while (seat := mover(g)) >= 0:
            play(g, seat, lot.choice(options(g, seat)))
        ages = [line[1] for line in g.journal or [] if line[0] == "age_began"]
        assert ages == [1, 2, 3, 4]
        taken = Counter(line[1] for line in g.journal or [] if line[0] == "turn_began")
        assert set(taken.values()) == {g.last_round}


def ending() -> Table:
    """Round 15; the last card of age III is dealt at the start of the next turn."""
    t = table(3, age=3)
    t.g.round = 15
    t.g.civil_deck = ("computers",)
    return t


@pytest.mark.rule("TTA-003", "TTA-064", "TTA-X09")
def test_age_iv_that_begins_with_another_player_makes_the_next_round_the_last() -> None:
    t = ending().turn(1)
    assert (t.g.age, t.g.last_round) == (4, 16)
    assert turns_to_the_end(t) == [(15, 1), (15, 2), (16, 0), (16, 1), (16, 2)]


@pytest.mark.rule("TTA-003", "TTA-064", "TTA-X09")
def test_age_iv_that_begins_with_the_starting_player_makes_this_round_the_last() -> None:
    t = ending().turn(0)
    assert (t.g.age, t.g.last_round) == (4, 15)
    assert turns_to_the_end(t) == [(15, 0), (15, 1), (15, 2)]


@pytest.mark.rule("TTA-004")
def test_the_last_round_is_followed_by_final_scoring() -> None:
    t = ending().events("impact_of_government").turn(0)
    turns_to_the_end(t)
    assert t.g.past_events == ("impact_of_government",)
    assert [civ.culture for civ in t.g.civs] == [10, 10, 10]


@pytest.mark.rule("TTA-183")
def test_with_one_player_left_the_game_ends_and_that_player_wins() -> None:
    t = table(3).points(0, culture=50).points(1, culture=3)
    t.g.out = 1 | 1 << 2
    t.events("impact_of_government").begin(turns.next_turn(0))
    assert (t.asked, t[1].culture) == (("", -1), 3)
    assert t.g.past_events == ("impact_of_government",)
    result = GAME.result(t.g)
    assert result is not None
    assert result.places[1] == 1 < min(result.places[0], result.places[2])


@pytest.mark.rule("TTA-X09")
def test_no_war_in_the_last_round_but_in_the_one_before() -> None:
    t = ending().military(1, "war_over_culture").develop(1, "strategy").turn(1)
    assert ("war_over_culture", 0) in t.offered(1, "declare_war")
    t = ending().military(0, "war_over_culture").develop(0, "strategy").turn(0)
    assert t.asked == ("political_action", 0)
    assert t.offered(0, "declare_war") == []


@pytest.mark.rule("TTA-003", "TTA-006")
def test_without_the_starting_player_the_next_one_counts_for_the_last_round() -> None:
    t = ending()
    t.g.out = 1
    assert turns_to_the_end(t.turn(1)) == [(15, 1), (15, 2)]


@pytest.mark.rule("TTA-002", "TTA-003")
def test_as_long_as_age_iii_lasts_no_round_is_the_last() -> None:
    t = ending()
    t.g.civil_deck = ("computers",) * 30
    t.turn(0)
    assert (t.g.age, t.g.last_round) == (3, 0)


@pytest.mark.rule("TTA-007")
def test_nothing_happens_between_two_rounds() -> None:
    t = table(3).banks(0, yellow=3, blue=2).store(0, bronze=3)
    before = civs(t)
    t.begin(turns.next_turn(2))
    assert (t.g.round, t.asked) == (3, ("political_action", 0))
    assert civs(t) == before


# The end.


def final(t: Table) -> list[int]:
    t.begin(endgame.final_scoring())
    assert t.asked == ("", -1)
    return [civ.culture for civ in t.g.civs]


@pytest.mark.rule("TTA-004")
def test_age_iii_events_of_both_decks_are_evaluated() -> None:
    t = table(3).points(0, culture=7).events("impact_of_industry").future("impact_of_government")
    industry, government = 2, 2 * 4 + 2
    both = industry + government
    assert final(t) == [7 + both, both, both]


@pytest.mark.rule("TTA-004")
def test_two_players_have_a_final_scoring_too() -> None:
    assert final(table(2).events("impact_of_industry")) == [2, 2]


@pytest.mark.rule("TTA-004")
def test_events_and_territories_of_earlier_ages_are_ignored_at_the_end() -> None:
    t = table(3).events("national_pride", "cultural_influence", "historic_territory_ii")
    t.workers(0, religion=2).future("crusades", "impact_of_colonies")
    assert final(t) == [0, 0, 0]
    assert t[0].colonies == ()


@pytest.mark.rule("TTA-004")
def test_bill_gates_scores_after_the_last_turn() -> None:
    t = table(3, age=4).lead(1, "bill_gates").workers(1, alchemy=1, computers=1)
    assert final(t) == [0, 4, 0]


@pytest.mark.rule("TTA-004", "TTA-005", "TTA-006")
@pytest.mark.parametrize("culture", [(20, 8, 19), (8, 20, 19)])
def test_most_culture_wins(culture: tuple[int, int, int]) -> None:
    t = table(3)
    for seat, points in enumerate(culture):
        t.points(seat, culture=points)
    result = GAME.result(t.begin(endgame.final_scoring()).g)
    assert result is not None
    assert result.places == tuple([1 + sum(other > own for other in culture) for own in culture])


@pytest.mark.rule("TTA-004")
@pytest.mark.parametrize("reverse", [False, True])
def test_impacts_are_evaluated_by_their_ids_so_that_the_floor_is_the_same(reverse: bool) -> None:
    cards = ["impact_of_happiness", "impact_of_industry"]
    t = table(3).banks(0, yellow=9).banks(1, yellow=9).points(1, culture=5)
    t.events(*(reversed(cards) if reverse else cards))
    # Three discontent workers cost six; two mines give two.
    assert final(t) == [2, 2, 2]


@pytest.mark.rule("TTA-004")
def test_gain_and_loss_of_one_impact_are_netted_before_the_floor() -> None:
    t = table(3).points(0, culture=3).banks(0, yellow=10).workers(0, religion=1).events("impact_of_happiness")
    assert (ratings.happiness(t.g, 0), ratings.discontent(t.g, 0)) == (1, 2)
    assert final(t)[0] == 3 + 2 - 4


@pytest.mark.rule("TTA-005")
def test_tied_players_share_victory_and_ranks() -> None:
    t = table(4)
    for seat, points in enumerate((30, 12, 30, 12)):
        t.points(seat, culture=points, science=9 - seat)
    result = GAME.result(t.begin(endgame.final_scoring()).g)
    assert result is not None
    assert result.places == (1, 3, 1, 3)
    assert result.scores == (30, 12, 30, 12)
    assert result.returns[0] == result.returns[2] > result.returns[1] == result.returns[3]


@pytest.mark.rule("TTA-006")
@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize(("start", "scores"), [(0, [14, 7, 0]), (1, [0, 14, 7]), (2, [7, 0, 14])])
def test_ties_at_the_end_are_broken_from_the_starting_player(
    start: int, scores: list[int], active: int
) -> None:
    t = table(3).events("impact_of_strength")
    t.g.start, t.g.active = start, active
    assert final(t) == scores


@pytest.mark.rule("TTA-006")
def test_ties_at_the_end_go_to_who_follows_a_starting_player_that_resigned() -> None:
    t = table(4).events("impact_of_science")
    t.g.start, t.g.out = 3, 1 << 3
    assert final(t)[:3] == [14, 7, 0]


@pytest.mark.rule("TTA-008")
def test_no_impact_influences_another() -> None:
    def civilizations() -> Table:
        t = table(3, age=3).develop(0, "monarchy", "strategy").wonders(0, "pyramids", "taj_mahal")
        t.workers(0, religion=2, knights=2).colonies(1, "vast_territory_i").workers(1, iron=3, opera=1)
        return t.lead(2, "mahatma_gandhi").workers(2, computers=2, mechanized_agriculture=2)

    single = [final(civilizations().events(f"impact_of_{name}")) for name in IMPACTS]
    together = final(civilizations().events(*[f"impact_of_{name}" for name in IMPACTS]))
    assert together == [sum(points) for points in zip(*single, strict=True)]
    assert all(any(points) for points in single)


# A turn.


@pytest.mark.rule("TTA-040")
def test_the_row_is_replenished_before_the_war_is_resolved() -> None:
    """Alexander becomes obsolete in between, so nobody wins."""
    t = table(3).lead(0, "alexander_the_great").points(1, culture=20)
    t.war(0, "war_over_culture", 1)
    t.g.civil_deck = ("masonry",)
    assert ratings.strength(t.g, 0) > ratings.strength(t.g, 1)
    t.turn(0)
    assert (t.g.age, t[0].leader, t[0].war_cards) == (2, "", ())
    assert (t[0].culture, t[1].culture) == (0, 20)


@pytest.mark.rule("TTA-040")
def test_the_war_is_resolved_before_the_tactic_becomes_common_and_both_before_politics() -> None:
    t = table(3, age=2).tactic(0, "legion", exclusive=True).workers(0, swordsmen=6).develop(1, "cartography")
    t.war(0, "war_over_technology", 1)
    t.turn(0)
    assert (t.asked, t[0].exclusive, t.g.common_tactics) == (("steal", 0), True, ())
    assert "" not in t.g.row
    t.choose(0, "done")
    assert (t.asked, t[0].exclusive, t.g.common_tactics) == (("political_action", 0), False, ("legion",))


@pytest.mark.rule("TTA-040")
def test_politics_come_before_actions_and_actions_before_the_end_of_the_turn() -> None:
    t = table(3).military(0, "fighting_band", "military_bonus_i", "legion").workers(0, religion=1).turn(0)
    assert t.asked == ("political_action", 0)
    t.choose(0, *PASS)
    assert t.asked == ("act", 0)
    assert (t[0].science, t[0].culture) == (0, 0)
    t.choose(0, *END)
    assert t.asked == ("discard_cards", 0)
    assert (t[0].science, t[0].culture, t.food(0), len(t.held(0))) == (0, 0, 0, 3)
    t.choose(0, "discard", "legion")
    assert (t[0].science, t[0].culture, t.food(0), len(t.held(0))) == (1, 1, 2, 4)
    assert t.asked == ("political_action", 1)


@pytest.mark.rule("TTA-040")
def test_cards_are_drawn_after_the_discard_and_before_the_actions_are_reset() -> None:
    t = table(3).military(0, "fighting_band", "legion").spend(0, civil=4, military=1).end_turn(0)
    assert len(t.held(0)) == 3
    assert (t[0].civil_actions, t[0].military_actions) == (4, 2)


@pytest.mark.rule("TTA-040", "TTA-570")
def test_a_political_action_that_was_given_up_is_missed_once() -> None:
    t = table(3)
    t[0].no_politics = True
    assert t.turn(0).asked == ("act", 0)
    assert pass_turn(pass_turn(pass_turn(t))).asked == ("political_action", 0)


# The first round.


def first_round(*row: str) -> Table:
    """The starting player's first turn; the others follow clockwise."""
    t = Table(GAME.start(3, "first round"))
    return t.row(*row).begin(*turns.turn(t.g.start)) if row else t


@pytest.mark.rule("TTA-041")
def test_in_the_first_round_nothing_precedes_taking_cards() -> None:
    t = first_round()
    row = t.g.row
    for place in range(3):
        assert t.asked == ("take_first_cards", (t.g.start + place) % 3)
        assert t.g.row == row
        pass_turn(t)
    assert t.asked == ("political_action", t.g.start)
    assert t.g.row != row


@pytest.mark.rule("TTA-042")
def test_in_the_first_round_cards_are_taken_and_nothing_else() -> None:
    t = first_round("pyramids", "moses", "rich_land_a", "homer", "stockpile_a", "patriotism_a", "colossus")
    pass_turn(pass_turn(t))
    seat = t.asked[1]
    assert t[seat].civil_actions == 3
    t.choose(seat, "take", 0)
    assert (t[seat].unfinished, t[seat].stages, t[seat].wonders) == ("pyramids", 0, ())
    assert {action[0] for action in t.options(seat)} == {"take", "end_actions"}
    assert t.offered(seat, "take") == [1, 2, 3, 4, 5]
    t.choose(seat, "take", 2)
    assert t[seat].hand == ("rich_land_a",)
    assert t.offered(seat, "take") == [1, 3, 4]


@pytest.mark.rule("TTA-042")
def test_row_costs_apply_in_the_first_round() -> None:
    t = first_round(*["stockpile_a"] * 13)
    for place, spaces in enumerate((5, 9, 13)):
        seat = (t.g.start + place) % 3
        assert t.offered(seat, "take") == list(range(spaces))
        pass_turn(t)


@pytest.mark.rule("TTA-042", "TTA-043")
def test_unspent_actions_of_the_first_round_are_lost() -> None:
    t = first_round()
    for place in range(3):
        seat = (t.g.start + place) % 3
        pass_turn(t)
        assert (t[seat].civil_actions, t[seat].military_actions) == (4, 2)


@pytest.mark.rule("TTA-043", "TTA-X02")
def test_the_first_turn_ends_with_production_without_military_cards() -> None:
    t = first_round()
    seat = t.g.start
    pass_turn(t)
    civ = t[seat]
    assert (civ.science, civ.culture) == (1, 0)
    assert (t.food(seat), t.resources(seat)) == (2, 2)
    assert (civ.blue, civ.yellow) == (12, 18)
    assert t.held(seat) == []
    assert (civ.civil_actions, civ.military_actions) == (4, 2)


@pytest.mark.rule("TTA-X03")
def test_three_turns_without_spending_anything() -> None:
    t = first_round()
    seat = t.g.start
    for _ in range(4):
        pass_turn(t)
    civ = t[seat]
    assert (t.food(seat), t.resources(seat), civ.blue) == (4, 4, 8)
    for _ in range(3):
        pass_turn(t)
    assert (t.food(seat), t.resources(seat), t[seat].blue) == (6, 4, 6)
    assert t[seat].science == 3


@pytest.mark.rule("TTA-044")
def test_the_end_of_a_turn_asks_nothing_without_excess_cards() -> None:
    t = table(3).military(0, "legion", "fighting_band").end_turn(0)
    assert t.asked == ("", -1)
    assert t[0].science == 1


@pytest.mark.rule("TTA-044")
def test_a_turn_begins_only_when_the_one_before_is_over() -> None:
    t = table(3).military(0, "legion", "fighting_band", "phalanx").turn(0)
    t.choose(0, *PASS).choose(0, *END)
    assert t.asked == ("discard_cards", 0)
    assert t.options(1) == []
