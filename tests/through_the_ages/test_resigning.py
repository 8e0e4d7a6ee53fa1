"""Resigning (TTA-180 to TTA-185)."""

from __future__ import annotations

import pytest

from saecula.core.errors import IllegalChoice
from saecula.core.flow import is_over, retire
from saecula.core.record import Match
from saecula.core.registry import PASS
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.rules import actions, production, ratings, resigning, tokens
from saecula.games.through_the_ages.rules.in_play import military_total
from tests.through_the_ages.table import Table, table


def resigned(t: Table, seat: int) -> Table:
    """Let this player resign in their Politics Phase; the game goes on."""
    t.turn(seat)
    return gone(t, seat)


def gone(t: Table, seat: int) -> Table:
    assert resigning.may_resign(t.g, seat)
    retire(t.g, seat)
    return t


def idle(t: Table) -> Table:
    """Let the player who is asked do nothing in this turn."""
    seat = t.asked[1]
    return t.choose(seat, *PASS).choose(seat, "end_actions")


# When.


@pytest.mark.rule("TTA-180", "TTA-080")
@pytest.mark.parametrize(("age", "may"), [(1, True), (2, True), (3, True), (4, False)])
def test_resigning_is_a_political_action_but_not_in_age_iv(age: int, may: bool) -> None:
    t = table(3, age).politics(0)
    assert resigning.may_resign(t.g, 0) is may


@pytest.mark.rule("TTA-180")
def test_only_in_the_own_politics_phase() -> None:
    t = table().turn(0)
    assert [resigning.may_resign(t.g, seat) for seat in range(3)] == [True, False, False]
    t.choose(0, *PASS)
    assert t.asked == ("act", 0)
    assert not resigning.may_resign(t.g, 0)


@pytest.mark.rule("TTA-180")
def test_caesars_second_political_action_may_be_resigning() -> None:
    t = table(age=2).lead(0, "julius_caesar").military(0, "cold_war").events("rats", "raiders").turn(0)
    t.choose(0, "prepare", "cold_war")
    assert t.asked == ("again", 0)
    assert gone(t, 0).asked == ("political_action", 1)


@pytest.mark.rule("TTA-180", "TTA-183")
def test_a_match_lets_a_seat_resign_only_when_the_rules_do() -> None:
    match = Match.new(GAME, 2, seed="resigning")
    while match.position.round == 1:
        match.choose(match.position.active, ("end_actions",))
    seat = match.position.active
    with pytest.raises(IllegalChoice, match="cannot resign now"):
        match.resign(1 - seat)
    match.resign(seat)
    assert match.over
    assert GAME.result(match.position).places[seat] > GAME.result(match.position).places[1 - seat]


# What happens.


@pytest.mark.rule("TTA-181")
def test_hand_and_cards_in_play_are_gone() -> None:
    t = table(age=2).military(0, "legion", "spy_ii").hand(0, "coal").lead(0, "moses").wonders(0, "pyramids")
    t.unfinished(0, "kremlin", 1).colonies(0, "vast_territory_i").tactic(0, "phalanx").war(
        0, "war_over_territory", 1
    )
    t.politics(0)
    gone(t, 0)
    civ = t[0]
    assert (t.held(0), civ.hand, civ.leader, civ.wonders, civ.unfinished) == ([], (), "", (), "")
    assert (civ.colonies, civ.tactic, civ.war_cards, civ.war_rivals) == ((), "", (), ())
    assert sorted(t.discarded(1)) == ["legion", "vast_territory_i"]
    assert sorted(t.discarded(2)) == ["spy_ii", "war_over_territory"]


@pytest.mark.rule("TTA-181", "TTA-325")
def test_the_discarded_hand_is_not_shown() -> None:
    t = resigned(table().military(0, "legion"), 0)
    assert t.g.discards[1].knowers("legion") == 1 << 0


@pytest.mark.rule("TTA-181", "TTA-176")
def test_pacts_with_the_player_end_wherever_they_lie() -> None:
    t = table(4, age=3).pact(0, "military_alliance", 1).pact(2, "open_borders_agreement", 0)
    t.pact(3, "peace_treaty", 1)
    resigned(t, 0)
    assert [civ.pact for civ in t.g.civs] == ["", "", "", "peace_treaty"]
    assert (ratings.strength(t.g, 1), military_total(t.g, 2), t[2].military_actions) == (1, 2, 2)
    assert (t.discarded(1), t.discarded(3)) == (("open_borders_agreement",), ("military_alliance",))


@pytest.mark.rule("TTA-182", "TTA-X59")
def test_who_has_declared_war_on_the_player_scores_seven() -> None:
    t = table(4, age=3).war(1, "war_over_culture", 0).war(2, "war_over_territory", 0).points(2, culture=5)
    resigned(t, 0)
    assert [civ.culture for civ in t.g.civs] == [0, 7, 12, 0]
    assert [civ.war_cards for civ in t.g.civs] == [(), (), (), ()]
    assert (t.discarded(2), t.discarded(3)) == (("war_over_territory",), ("war_over_culture",))


@pytest.mark.rule("TTA-182")
def test_wars_of_the_player_simply_vanish() -> None:
    t = table(3, age=3).points(1, culture=9)
    t.g.active = 0
    t.politics(0).war(0, "war_over_culture", 1)
    gone(t, 0)
    assert ([civ.culture for civ in t.g.civs], t[0].war_cards) == ([0, 9, 0], ())
    assert t.discarded(3) == ("war_over_culture",)


@pytest.mark.rule("TTA-185")
def test_wars_between_others_go_on() -> None:
    t = table(3, age=3).war(1, "war_over_culture", 2).war(1, "war_over_territory", 0).politics(0)
    gone(t, 0)
    assert (t[1].war_cards, t[1].war_rivals, t[1].culture) == (("war_over_culture",), (2,), 7)


@pytest.mark.rule("TTA-183", "TTA-180")
def test_with_one_player_left_the_game_ends_and_that_player_wins() -> None:
    t = resigned(table(2, age=2).points(0, culture=50).points(1, culture=1), 0)
    assert is_over(t.g)
    assert GAME.result(t.g).places == (2, 1)


@pytest.mark.rule("TTA-180", "TTA-184")
def test_with_more_players_the_game_goes_on_and_who_resigned_comes_last() -> None:
    t = resigned(table(3, age=2).points(0, culture=50).points(2, culture=2), 0)
    assert t.asked == ("political_action", 1)
    assert GAME.result(t.g).places == (3, 2, 1)


@pytest.mark.rule("TTA-184")
def test_current_decks_stay_and_later_ones_are_made_for_those_who_are_left() -> None:
    t = table(3, age=1).turn(2)
    military = len(t.g.military_deck.cards)
    civil = t.g.civil_deck
    gone(t, 2)
    assert len(t.g.military_deck.cards) == military
    assert set(t.g.civil_deck) <= set(civil)
    t.g.civil_deck = ("iron",)
    idle(t)
    assert (t.g.age, t.g.dealt_for) == (2, (3, 3, 2))
    assert len(t.g.military_deck.cards) == 46
    assert not set(t.g.military_deck.cards) & set(t.g.content.pacts)


@pytest.mark.rule("TTA-184")
def test_the_row_loses_cards_for_the_new_number_of_players() -> None:
    front = ("iron", "coal", "opera", "drama", "cannon")
    t = table(3, age=2).turn(0).row(*front)
    gone(t, 0)
    assert t.g.row[:2] == ("drama", "cannon")
    t = table(4, age=2).turn(0).row(*front)
    gone(t, 0)
    assert t.g.row[:3] == ("opera", "drama", "cannon")


@pytest.mark.rule("TTA-184", "TTA-097")
def test_events_follow_the_new_number_of_players() -> None:
    t = resigned(table(3, age=2).workers(0, warriors=9), 0).workers(1, warriors=2)
    t.reveal(1, "cold_war")
    assert [civ.science for civ in t.g.civs] == [0, 6, 0]


@pytest.mark.rule("TTA-185")
def test_the_turn_is_over_at_once() -> None:
    t = table(3, age=2).workers(0, drama=2).turn(0)
    gone(t, 0)
    assert t.asked == ("political_action", 1)
    assert (t[0].culture, t.food(0), t.resources(0), t.held(0)) == (0, 0, 0, [])


@pytest.mark.rule("TTA-185")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_others_go_on_clockwise_and_rounds_are_counted(seat: int) -> None:
    t = table(3, age=1).turn(0)
    turns: list[tuple[int, int]] = []
    while len(turns) < 6:
        turns.append((t.g.round, t.g.active))
        if t.g.active == seat:
            gone(t, seat)
        else:
            idle(t)
    others = [other for other in range(3) if other != seat]
    rounds = [(2, 0), (2, 1), (2, 2), *[(number, other) for number in (3, 4) for other in others]]
    assert turns == rounds[:6]


@pytest.mark.rule("TTA-185")
def test_prepared_events_and_a_common_tactic_stay() -> None:
    t = table(3, age=2).future("cold_war", by=0).events("rats").tactic(0, "legion").turn(0)
    gone(t, 0)
    assert t.g.future_events.cards == ("cold_war",)
    assert t.g.common_tactics == ("legion",)


@pytest.mark.rule("TTA-181")
def test_an_exclusive_tactic_is_discarded() -> None:
    t = table(3, age=2).tactic(0, "legion", exclusive=True).politics(0)
    gone(t, 0)
    assert (t.g.common_tactics, t.discarded(1), t[0].tactic) == ((), ("legion",), "")


# Blue tokens that who resigned would owe.


def bankrupt(seats: int = 3) -> Table:
    """Player 0 has resigned with an empty bank and lost a colony of three blue tokens."""
    t = table(seats, age=2).colonies(0, "wealthy_territory_i").banks(0, blue=0).store(0, bronze=4)
    return resigned(t, 0)


@pytest.mark.rule("TTA-181", "TTA-413")
def test_who_resigns_owes_no_blue_tokens() -> None:
    t = bankrupt()
    assert (t[0].blue, t.asked) == (0, ("political_action", 1))


@pytest.mark.rule("TTA-413", "TTA-181")
def test_the_others_still_return_blue_tokens() -> None:
    t = bankrupt(4).banks(1, blue=0).store(1, bronze=2, agriculture=1).workers(2, warriors=9)
    t[0].blue = -3  # as in matches begun when the debt was kept
    t.workers(3, warriors=9).reveal(1, "crime_wave")
    assert t.asked == ("return_token", 1)
    t.choose(1, "return_token", "bronze")
    assert (t[1].blue, t.resources(1), t.food(1)) == (0, 1, 1)


@pytest.mark.rule("TTA-223", "TTA-181")
def test_the_others_still_cover_stages_with_tokens_of_their_cards() -> None:
    t = bankrupt().banks(1, blue=0).store(1, bronze=8, agriculture=6).unfinished(1, "hanging_gardens")
    t.hand(1, "engineering_genius_a").act(1).choose(1, "play", "engineering_genius_a")
    assert t.asked == ("return_token", 1)
    t.choose(1, "return_token", "agriculture")
    assert (t[1].stages, t[1].blue, t.resources(1), t.food(1)) == (1, 0, 8, 5)


@pytest.mark.rule("TTA-301", "TTA-711")
@pytest.mark.parametrize(("blue", "due"), [(-3, 6), (-1, 6), (0, 6), (1, 4), (11, 0), (40, 0)])
def test_a_bank_that_owes_tokens_is_as_corrupt_as_an_empty_one(blue: int, due: int) -> None:
    t = table(3)
    t[0].blue = blue
    assert production.corrupted(t.g, t[0]) == due


@pytest.mark.rule("TTA-413")
def test_nothing_else_is_asked_while_blue_tokens_are_owed() -> None:
    t = Table(GAME.start(3, "debts")).store(1, bronze=1, agriculture=1)
    t[1].blue = -1
    for frame in (actions.act(0), actions.act(1)):
        with pytest.raises(AssertionError, match="blue tokens"):
            GAME.check(t.begin(frame).g)
    GAME.check(t.begin(tokens.return_token(1)).g)
    t[0].blue = -1
    with pytest.raises(AssertionError, match="blue tokens"):
        GAME.check(t.g)


@pytest.mark.rule("TTA-180", "TTA-131", "TTA-170")
def test_nobody_deals_with_a_player_who_is_gone() -> None:
    t = resigned(table(3, age=3), 0).workers(1, warriors=5).develop(1, "strategy")
    t.military(1, "spy_ii", "war_over_culture", "peace_treaty").politics(1)
    rivals = {action[2] for action in t.options(1) if len(action) == 3}
    assert rivals == {2}
    t.reveal(1, "vast_territory_i").choose(1, *PASS).choose(2, *PASS)
    assert t.asked == ("", -1)
