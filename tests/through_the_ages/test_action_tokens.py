"""Action tokens (TTA-400 to TTA-405)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import action_tokens
from saecula.games.through_the_ages.rules.in_play import Change, civil_total, military_total
from tests.through_the_ages.table import table


@pytest.mark.rule("TTA-400")
def test_totals_add_up_the_symbols_of_all_cards_in_play() -> None:
    t = table(3).develop(0, "monarchy", "code_of_laws", "warfare").lead(0, "julius_caesar")
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5 + 1, 3 + 1 + 1)
    t.wonders(0, "pyramids", "kremlin").pact(1, "open_borders_agreement", 0)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5 + 1 + 2, 3 + 1 + 1 + 1 + 1)
    assert (civil_total(t.g, 1), military_total(t.g, 1)) == (4, 3)


@pytest.mark.rule("TTA-400")
def test_unfinished_and_ruined_wonders_give_no_actions() -> None:
    assert civil_total(table(3).unfinished(0, "pyramids", 2).g, 0) == 4
    assert civil_total(table(3).wonders(0, ruins=("pyramids",)).g, 0) == 4


@pytest.mark.rule("TTA-401")
def test_spent_actions_cannot_be_spent_again() -> None:
    t = table(3).row("reserves_i", "reserves_i", "reserves_i", "reserves_i", "reserves_i").act(0)
    for space in range(4):
        t.choose(0, "take", space)
    assert (t[0].civil_actions, t.offered(0, "take")) == (0, [])


@pytest.mark.rule("TTA-401", "TTA-558")
def test_hammurabi_pays_one_civil_action_a_turn_with_a_military_one() -> None:
    t = table(3).row("reserves_i", "reserves_i", "reserves_i").lead(0, "hammurabi").spend(0, civil=3).act(0)
    t.choose(0, "take", 0)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 2)
    t.choose(0, "take", 1)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 1)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-401", "TTA-558")
def test_hammurabi_makes_up_what_is_missing_and_no_more() -> None:
    def offered(civil: int, military: int) -> int:
        t = table(3).row(*["reserves_i"] * 13).lead(0, "hammurabi")
        t[0].civil_actions, t[0].military_actions = civil, military
        return len(t.act(0).offered(0, "take"))

    assert [offered(0, 0), offered(0, 1), offered(0, 2), offered(1, 1), offered(2, 1)] == [0, 5, 5, 9, 13]
    t = table(3).row(*["reserves_i"] * 13).lead(0, "hammurabi").spend(0, civil=2, military=1).act(0)
    t.choose(0, "take", 12)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 0)


@pytest.mark.rule("TTA-402")
@pytest.mark.parametrize(
    ("spent", "number", "available"), [(0, 1, 4), (1, 1, 4), (3, 1, 2), (3, 2, 3), (1, 2, 4)]
)
def test_regaining_makes_spent_actions_available_and_no_more(spent: int, number: int, available: int) -> None:
    t = table(3).spend(0, civil=spent)
    action_tokens.regain_civil(t.g, 0, number)
    assert t[0].civil_actions == available


@pytest.mark.rule("TTA-402")
def test_regaining_takes_nothing_away() -> None:
    t = table(3)
    t[0].civil_actions = 5
    action_tokens.regain_civil(t.g, 0, 1)
    assert t[0].civil_actions == 5


@pytest.mark.rule("TTA-403")
def test_a_temporary_action_is_used_first_and_changes_no_total() -> None:
    t = table(3).hand(0, "patriotism_a").banks(0, unused=2).store(0, bronze=8).act(0)
    t.choose(0, "play", "patriotism_a")
    assert (t[0].military_actions, t[0].extra_actions, military_total(t.g, 0)) == (2, 1, 2)
    t.choose(0, "build", "warriors")
    assert (t[0].military_actions, t[0].extra_actions) == (2, 0)
    t.choose(0, "build", "warriors")
    assert (t[0].military_actions, t[0].extra_actions) == (1, 0)


@pytest.mark.rule("TTA-403")
def test_an_action_of_two_uses_the_temporary_one_and_a_token() -> None:
    t = table(3).hand(0, "patriotism_a").tactic(1, "legion").spend(0, military=1).act(0)
    assert t.offered(0, "copy_tactic") == []
    t.choose(0, "play", "patriotism_a").choose(0, "copy_tactic", "legion")
    assert (t[0].military_actions, t[0].extra_actions) == (0, 0)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize("spent", [0, 1, 4])
def test_new_actions_are_available_at_once(spent: int) -> None:
    t = table(3).spend(0, civil=spent)
    with Change(t.g, 0):
        t[0].wonders = ("pyramids",)
    assert (civil_total(t.g, 0), t[0].civil_actions) == (5, 5 - spent)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize(("spent", "available"), [(0, 4), (1, 4), (2, 3), (5, 0)])
def test_of_lost_actions_the_spent_go_first(spent: int, available: int) -> None:
    t = table(3).wonders(0, "pyramids").spend(0, civil=spent)
    with Change(t.g, 0):
        t[0].wonders = ()
    assert (civil_total(t.g, 0), t[0].civil_actions) == (4, available)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize(("spent", "available"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_several_lost_actions_take_available_ones_only_if_necessary(spent: int, available: int) -> None:
    t = table(3).develop(0, "strategy").spend(0, military=spent)
    with Change(t.g, 0):
        t[0].technologies ^= 1 << t.number("strategy")
    assert (military_total(t.g, 0), t[0].military_actions) == (2, available)


@pytest.mark.rule("TTA-405")
def test_of_a_replaced_card_only_the_net_change_counts() -> None:
    """Constitutional Monarchy brings one more of each than Monarchy."""
    t = table(3).develop(0, "monarchy").points(0, science=12).hand(0, "constitutional_monarchy")
    t.spend(0, civil=3, military=2).act(0).choose(0, "develop", "constitutional_monarchy")
    assert (t[0].civil_actions, t[0].military_actions) == (5 - 3 - 1 + 1, 3 - 2 + 1)


@pytest.mark.rule("TTA-405")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_leader_with_the_same_actions_as_the_one_before_changes_none(spent: int) -> None:
    t = table(3).lead(0, "julius_caesar").hand(0, "joan_of_arc").spend(0, military=spent).act(0)
    t.choose(0, "lead", "joan_of_arc")
    assert (t[0].military_actions, military_total(t.g, 0)) == (3 - spent, 3)


@pytest.mark.rule("TTA-405")
def test_a_leader_with_more_actions_than_the_one_before_brings_the_difference() -> None:
    t = table(3, age=2).lead(0, "joan_of_arc").hand(0, "napoleon_bonaparte").spend(0, military=3).act(0)
    t.choose(0, "lead", "napoleon_bonaparte")
    assert (t[0].military_actions, military_total(t.g, 0)) == (1, 4)


@pytest.mark.rule("TTA-405")
def test_a_better_technology_of_a_type_brings_the_difference() -> None:
    t = table(3).develop(0, "warfare").points(0, science=20).hand(0, "strategy").spend(0, military=3).act(0)
    t.choose(0, "develop", "strategy")
    assert (t[0].military_actions, military_total(t.g, 0)) == (1, 4)
