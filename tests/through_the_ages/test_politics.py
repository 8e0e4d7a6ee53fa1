"""Politics: political actions and preparing events (TTA-080 to TTA-083, TTA-090 to TTA-092, TTA-350)."""

from __future__ import annotations

import pytest

from saecula.core.registry import PASS
from saecula.games.through_the_ages.rules import politics
from tests.through_the_ages.table import Table, table

KINDS = (
    "crusades",
    "vast_territory_i",
    "plunder_i",
    "war_over_territory",
    "open_borders_agreement",
    "legion",
    "military_bonus_i",
)


def full_hand() -> Table:
    """A strong player with a military card of every kind."""
    return table(age=2).workers(0, warriors=5).military(0, *KINDS)


def verbs(t: Table, seat: int) -> set[str]:
    return {action[0] for action in t.options(seat)}


@pytest.mark.rule("TTA-080")
def test_all_political_actions_are_offered_and_none_need_be_done() -> None:
    t = full_hand().pact(0, "international_trade_agreement", 1).politics(0)
    assert verbs(t, 0) == {"prepare", "aggress", "declare_war", "offer_pact", "break_pact", *PASS}
    t.choose(0, *PASS)
    assert (t.asked, len(t.held(0)), t[0].culture) == (("", -1), len(KINDS), 0)


@pytest.mark.rule("TTA-080")
def test_without_cards_only_passing_is_left() -> None:
    assert table().politics(0).options(0) == [PASS]


@pytest.mark.rule("TTA-080")
@pytest.mark.parametrize(
    "action",
    [
        ("prepare", "crusades"),
        ("aggress", "plunder_i", 1),
        ("declare_war", "war_over_territory", 1),
        ("break_pact", "international_trade_agreement"),
    ],
)
def test_after_one_political_action_come_the_actions(action: tuple[object, ...]) -> None:
    t = full_hand().pact(0, "international_trade_agreement", 1).events("rats", "pestilence").turn(0)
    t.choose(0, *action)
    assert t.asked == ("act", 0)


@pytest.mark.rule("TTA-080")
def test_leaders_add_political_actions() -> None:
    t = full_hand().lead(0, "alexander_the_great").politics(0)
    assert "retire_leader" in verbs(t, 0)
    t.choose(0, "retire_leader")
    assert (t[0].leader, t[0].yellow, t.asked) == ("", 19, ("", -1))
    t = full_hand().lead(0, "christopher_columbus").politics(0)
    assert t.offered(0, "discover") == ["vast_territory_i"]
    t.choose(0, "discover", "vast_territory_i")
    assert (t[0].leader, t[0].colonies, t.food(0)) == ("", ("vast_territory_i",), 3)
    assert "vast_territory_i" not in t.held(0)


@pytest.mark.rule("TTA-080")
def test_caesar_adds_a_second_political_action_once_in_the_game() -> None:
    t = full_hand().lead(0, "julius_caesar").events("rats", "pestilence", "raiders").politics(0)
    t.choose(0, "prepare", "crusades")
    assert t.asked == ("again", 0)
    t.choose(0, "prepare", "vast_territory_i")
    assert (t.asked, t.g.past_events) == (("", -1), ("rats", "pestilence"))
    t.politics(0).choose(0, "declare_war", "war_over_territory", 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-080")
def test_caesar_saves_the_second_action_if_it_is_not_used() -> None:
    t = full_hand().lead(0, "julius_caesar").events("rats", "pestilence", "crime_wave").politics(0)
    t.choose(0, *PASS)
    assert t.asked == ("", -1)
    t.politics(0).choose(0, "prepare", "crusades").choose(0, *PASS)
    t.politics(0).choose(0, "prepare", "vast_territory_i")
    assert t.asked == ("again", 0)


@pytest.mark.rule("TTA-081")
def test_tactics_and_bonus_cards_are_no_political_actions() -> None:
    t = full_hand().politics(0)
    named = {action[1] for action in t.options(0) if len(action) > 1}
    assert named == set(KINDS) - {"legion", "military_bonus_i"}


@pytest.mark.rule("TTA-082")
@pytest.mark.parametrize(("seats", "pacts"), [(2, 0), (3, 10), (4, 10)])
def test_with_two_players_there_are_no_pacts(seats: int, pacts: int) -> None:
    content = table().g.content
    decks = [content.military_deck(age, seats) for age in range(4)]
    assert sum(card in content.pacts for deck in decks for card in deck) == pacts


@pytest.mark.rule("TTA-090", "TTA-350")
def test_preparing_puts_the_card_on_the_future_deck_scores_and_reveals() -> None:
    t = table(age=2).military(0, "cold_war", "crusades").future("rats", by=1)
    t.events("development_of_science", "pestilence").politics(0).choose(0, "prepare", "cold_war")
    assert t.g.future_events.cards == ("rats", "cold_war")
    assert (t[0].culture, t.held(0)) == (2, ["crusades"])
    assert (t.g.past_events, [civ.science for civ in t.g.civs]) == (("development_of_science",), [2, 2, 2])
    assert t.g.current_events.cards == ("pestilence",)


@pytest.mark.rule("TTA-090", "TTA-X50")
@pytest.mark.parametrize(
    ("card", "points"), [("rats", 1), ("vast_territory_i", 1), ("cold_war", 2), ("impact_of_wonders", 3)]
)
def test_preparing_scores_the_level_of_the_card(card: str, points: int) -> None:
    t = table(age=3).military(0, card).events("development_of_science", "pestilence").politics(0)
    t.choose(0, "prepare", card)
    assert t[0].culture == points


@pytest.mark.rule("TTA-090")
def test_culture_is_scored_before_the_event_is_revealed() -> None:
    t = table(age=2).military(0, "cold_war").points(1, culture=1).events("national_pride", "rats").politics(0)
    t.choose(0, "prepare", "cold_war")
    assert [civ.culture for civ in t.g.civs] == [7, 1, 0]


@pytest.mark.rule("TTA-090")
def test_the_prepared_card_is_known_to_its_owner_only() -> None:
    t = table(age=2).military(0, "cold_war").events("development_of_science", "rats").politics(0)
    t.choose(0, "prepare", "cold_war")
    assert t.g.future_events.known == (1 << 0,)
    assert t.g.future_ages == (2,)


@pytest.mark.rule("TTA-091", "TTA-092", "TTA-X50")
def test_after_the_last_current_event_the_future_becomes_the_present() -> None:
    t = table(age=2).military(0, "cold_war").future("crusades", "iconoclasm", "rats", by=1)
    t.events("development_of_science").politics(0).choose(0, "prepare", "cold_war")
    assert sorted(t.g.current_events.cards) == ["cold_war", "crusades", "iconoclasm", "rats"]
    # The last is the top: cards of age I lie above those of age II.
    assert t.g.current_ages == (2, 2, 1, 1)
    assert (t.g.future_events.cards, t.g.past_events) == ((), ("development_of_science",))


@pytest.mark.rule("TTA-091")
def test_as_long_as_events_are_left_the_future_stays() -> None:
    t = table(age=2).military(0, "cold_war").future("crusades", by=1).events("development_of_science", "rats")
    t.politics(0).choose(0, "prepare", "cold_war")
    assert t.g.current_events.cards == ("rats",)
    assert t.g.future_events.cards == ("crusades", "cold_war")


@pytest.mark.rule("TTA-091")
def test_within_an_age_the_new_order_is_random_and_nobody_knows_it() -> None:
    tops = set()
    t = table(age=2)
    for _ in range(30):
        t.future("crusades", "rats", "barbarians", "cold_war")
        t.g.current_events = t.g.current_events.reordered(())
        politics.renew_events(t.g)
        tops.add(t.g.current_events.cards[-1])
        assert t.g.current_events.known == (0, 0, 0, 0)
        t[0].prepared = ()
    assert tops == {"crusades", "rats", "barbarians"}


@pytest.mark.rule("TTA-092")
def test_a_prepared_event_is_never_revealed_at_once() -> None:
    t = table(age=2).military(0, "cold_war").events("development_of_science").politics(0)
    t.choose(0, "prepare", "cold_war")
    assert t.g.past_events == ("development_of_science",)
    assert t.g.current_events.cards == ("cold_war",)
    assert [civ.science for civ in t.g.civs] == [2, 2, 2]


@pytest.mark.rule("TTA-350", "TTA-081")
def test_events_and_territories_are_not_played_in_the_action_phase() -> None:
    t = full_hand().act(0)
    named = {action[1] for action in t.options(0) if len(action) > 1}
    assert named & set(KINDS) == {"legion"}


@pytest.mark.rule("TTA-083")
def test_military_actions_of_an_aggression_are_missing_for_drawing_cards() -> None:
    t = table(age=1).workers(0, warriors=5).military(0, "plunder_i").turn(0)
    t.choose(0, "aggress", "plunder_i", 1)
    assert t[0].military_actions == 1
    t.choose(0, "end_actions")
    assert len(t.held(0)) == 1
