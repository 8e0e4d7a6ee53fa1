"""Bonus actions: Oppression, Support, Taxation (SOT-250 to SOT-255)."""

from __future__ import annotations

import pytest

from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table

BONUS = {"oppress", "support", "tax"}


def nicole() -> Table:
    """Nicole has Gallia, Hispania and Italia with a peasant in Gallia; her caravan reaches a trade good."""
    t = table(2).nobody().own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")
    t.advances(0, "law").advances(1, "law").people(0, "gallia", peasants=1)
    return t.caravan(0, "hispania_gallia").heritage(0).unrest(0, 3)


def turn(t: Table) -> Table:
    return t.turn(0, "chronicle", "raid")


def declined(t: Table) -> Table:
    """Both cards are declined and the turn ends."""
    t.choose(0, "decline", "raid")
    if t.asked[0] == "next_card":
        t.choose(0, "decline", "chronicle")
    return t if t.asked[1] < 0 else t.choose(0, "end_turn")


BONUSES = [("oppress", "gallia"), ("support", "civil"), ("tax", "gold")]


@pytest.mark.rule("SOT-250")
@pytest.mark.parametrize("bonus", BONUSES)
def test_one_of_the_three_in_a_turn(bonus: tuple[str, str]) -> None:
    t = turn(nicole())
    assert t.verbs(0) >= BONUS
    t.choose(0, *bonus)
    assert not BONUS & t.verbs(0)
    t.choose(0, "decline", "raid")
    assert not BONUS & t.verbs(0)


@pytest.mark.rule("SOT-251")
@pytest.mark.parametrize("bonus", BONUSES)
def test_unrest_rises_at_the_end_of_the_turn(bonus: tuple[str, str]) -> None:
    t = turn(nicole()).choose(0, *bonus)
    assert t[0].unrest == 3
    declined(t)
    assert t[0].unrest == 4
    assert t[1].unrest == 3


@pytest.mark.rule("SOT-252")
@pytest.mark.parametrize("bonus", BONUSES)
def test_the_same_again_in_a_generation_costs_nothing(bonus: tuple[str, str]) -> None:
    t = declined(turn(nicole()).choose(0, *bonus))
    assert t[0].unrest == 4
    for _ in range(2):
        declined(turn(t).choose(0, *bonus))
        assert t[0].unrest == 4


@pytest.mark.rule("SOT-252")
def test_another_one_costs_its_own_unrest() -> None:
    t = nicole()
    for bonus, unrest in zip(BONUSES, (4, 5, 6), strict=True):
        declined(turn(t).choose(0, *bonus))
        assert t[0].unrest == unrest
    declined(turn(t).choose(0, *BONUSES[0]))
    assert t[0].unrest == 6


@pytest.mark.rule("SOT-252")
def test_in_the_next_generation_it_is_due_again() -> None:
    t = declined(turn(nicole()).choose(0, "support", "civil"))
    t.begin(generations.end_generation())
    assert t[0].unrest == 4
    declined(turn(t).choose(0, "support", "civil"))
    assert t[0].unrest == 5


@pytest.mark.rule("SOT-252")
def test_what_another_player_used_does_not_count() -> None:
    t = declined(turn(nicole()).choose(0, "support", "civil"))
    t.turn(1, "chronicle", "raid").choose(1, "support", "civil")
    t.choose(1, "decline", "chronicle")
    assert t[1].unrest == 4


# Oppression.


@pytest.mark.rule("SOT-253")
@pytest.mark.parametrize(("peasants", "units"), [(1, 1), (3, 3), (4, 4), (5, 4), (9, 4)])
@pytest.mark.parametrize("resource", ["grain", "gold"])
def test_oppression_takes_a_unit_for_each_peasant_up_to_the_capacity(
    resource: str, peasants: int, units: int
) -> None:
    t = nicole().tile("gallia", resource, 4).people(0, "gallia", peasants=peasants, soldiers=2)
    t.people(0, "italia", peasants=2)
    turn(t).choose(0, "oppress", "gallia")
    assert (t[0].grain, t[0].gold) == ((units, 0) if resource == "grain" else (0, units))
    assert t.at(0, "gallia") == (peasants, 2)


@pytest.mark.rule("SOT-253")
def test_oppression_needs_a_controlled_region_with_peasants() -> None:
    t = (
        nicole()
        .people(0, "hispania", soldiers=2)
        .people(0, "graecia", peasants=2)
        .people(0, "syria", peasants=2)
    )
    t.people(1, "italia", peasants=2)
    assert [action for action in turn(t).options(0) if action[0] == "oppress"] == [("oppress", "gallia")]


# Support.


@pytest.mark.rule("SOT-254")
@pytest.mark.parametrize(("unrest", "possible"), [(1, True), (2, True), (3, True), (4, False)])
def test_support_counts_two_for_an_advance(unrest: int, possible: bool) -> None:
    t = nicole().heritage(0, politics=1).unrest(0, unrest)
    t.turn(0, "advance", "chronicle")
    assert (("carry_out", "advance") in t.options(0)) == (unrest <= 1)
    t.choose(0, "support", "politics")
    assert (("carry_out", "advance") in t.options(0)) == possible
    assert t[0].heritage == (0, 1, 0)


@pytest.mark.rule("SOT-254")
def test_support_is_for_one_category() -> None:
    t = nicole().heritage(0, politics=1).turn(0, "advance", "chronicle")
    assert [action for action in t.options(0) if action[0] == "support"] == [
        ("support", "civil"),
        ("support", "politics"),
        ("support", "culture"),
    ]
    t.choose(0, "support", "civil")
    assert ("carry_out", "advance") not in t.options(0)


@pytest.mark.rule("SOT-254")
def test_support_ends_with_the_turn_and_is_not_marked() -> None:
    t = nicole().heritage(0, politics=1)
    t.turn(0, "advance", "chronicle").choose(0, "support", "politics")
    t.choose(0, "decline", "advance").choose(0, "decline", "chronicle")
    assert t.asked == ("", -1)
    assert t[0].heritage == (0, 1, 0)
    t.unrest(0, 3).turn(0, "advance", "chronicle")
    assert ("carry_out", "advance") not in t.options(0)


@pytest.mark.rule("SOT-254")
def test_support_does_not_count_for_chronicles() -> None:
    t = (
        nicole()
        .heritage(0, politics=1)
        .own(0, "gallia", "hispania", "italia", colonies=("graecia", "rhodes"))
    )
    t.chronicle(0, c=2)
    t.g.space, t.g.active, t.g.bonus, t.g.support = 9, 0, "support", 1
    t.begin(dynasties.dynasty_end())
    assert t[0].vp == 0
    t.chronicle(0, c=2).heritage(0, politics=2).begin(dynasties.dynasty_end())
    assert t[0].vp == 0  # the second dynasty has not ended yet
    t.g.space = 17
    t.begin(dynasties.dynasty_end())
    assert t[0].vp == 3


@pytest.mark.rule("SOT-191", "SOT-254", "SOT-X19")
def test_an_advance_with_support() -> None:
    t = nicole().focus(0, "culture").unrest(0, 3).heritage(0, civil=1)
    t.turn(0, "advance", "chronicle")
    assert ("carry_out", "advance") not in t.options(0)
    t.choose(0, "support", "civil").choose(0, "carry_out", "advance").choose(0, "advance", "agriculture")
    assert set(t.advances_of(t[0])) == {"law", "agriculture"}
    assert t[0].unrest == 3
    t.choose(0, "decline", "chronicle")
    assert t[0].unrest == 4
    assert t[0].heritage == (1, 0, 0)


# Taxation.


@pytest.mark.rule("SOT-255")
@pytest.mark.parametrize("resource", ["grain", "gold"])
def test_taxation_takes_a_unit_for_each_trade_good_of_one_kind(resource: str) -> None:
    t = nicole().caravan(0, "hispania_gallia", "gallia_italia", "hispania_sicilia", "italia_graecia")
    t.caravan(1, "sicilia_libya", "cyprus_syria")
    turn(t)
    assert [action for action in t.options(0) if action[0] == "tax"] == [("tax", "grain"), ("tax", "gold")]
    t.choose(0, "tax", resource)
    assert (t[0].grain, t[0].gold) == ((3, 0) if resource == "grain" else (0, 3))
    assert (t[1].grain, t[1].gold) == (0, 0)


@pytest.mark.rule("SOT-255")
def test_without_a_trade_good_there_is_nothing_to_tax() -> None:
    t = nicole().caravan(0, "gallia_italia").caravan(1, "hispania_gallia")
    assert "tax" not in turn(t).verbs(0)
