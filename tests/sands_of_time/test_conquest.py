"""Conquest: what may be attacked, and for how much (SOT-120 to SOT-124)."""

import pytest

from tests.sands_of_time.table import Table, table


def three_empires() -> Table:
    """Three small empires without citizens and unrest; Rhodes and Libya belong to nobody."""
    t = table().nobody()
    t.own(0, "hispania", "mauretania").own(1, "italia", "gallia", "sicilia").own(2, "asia_minor", "syria")
    for seat in range(3):
        t.unrest(seat, 0)
    return t.stock(0, grain=9)


@pytest.mark.rule("SOT-120")
def test_one_region_of_choice_is_attacked_or_annexed() -> None:
    t = three_empires().people(0, "gallia", soldiers=3).people(1, "gallia", peasants=1)
    t.people(0, "rhodes", peasants=1).act(0, "conquest")
    assert t.asked == ("conquest", 0)
    assert t.options(0) == [("attack", "gallia", 1), ("annex", "rhodes")]
    t.choose(0, "annex", "rhodes")
    assert t.lands(0) == {"hispania", "mauretania", "rhodes"}
    assert t.at(1, "gallia") == (1, 0)


@pytest.mark.rule("SOT-120", "SOT-082")
def test_after_the_attack_only_the_same_region_may_be_annexed() -> None:
    t = three_empires().people(0, "gallia", soldiers=3).people(1, "gallia", peasants=1)
    t.people(0, "rhodes", peasants=1).attack(0, "gallia", 1)
    assert t.asked == ("annex_after", 0)
    assert ("annex", "gallia") in t.options(0)
    assert ("annex", "rhodes") not in t.options(0)
    t.choose(0, "annex", "gallia")
    assert t.lands(0) == {"hispania", "mauretania", "gallia"}
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-120")
def test_the_attacker_need_not_annex() -> None:
    t = three_empires().people(0, "gallia", soldiers=3).people(1, "gallia", peasants=1)
    t.attack(0, "gallia", 1).choose(0, "pass")
    assert t.lands(0) == {"hispania", "mauretania"}
    assert t.lands(1) == {"italia", "sicilia"}
    assert t[0].grain == 9
    assert t[0].played == ("conquest",)


@pytest.mark.rule("SOT-121")
def test_after_annexing_there_is_no_attack() -> None:
    t = three_empires().people(0, "libya", soldiers=3).people(1, "libya", peasants=1).act(0, "conquest")
    assert t.options(0) == [("attack", "libya", 1), ("annex", "libya")]
    t.choose(0, "annex", "libya")
    assert t.asked == ("", -1)
    assert t.at(1, "libya") == (1, 0)


@pytest.mark.rule("SOT-121", "SOT-122")
def test_one_opponent_is_named_and_attacked_once() -> None:
    t = three_empires().people(0, "libya", soldiers=4)
    t.people(1, "libya", peasants=2).people(2, "libya", peasants=3).act(0, "conquest")
    assert t.options(0) == [("attack", "libya", 1), ("attack", "libya", 2), ("annex", "libya")]
    t.attack(0, "libya", 2).take(2, "retreat", "disband")
    assert t.at(1, "libya") == (2, 0)
    assert t.at(2, "libya") == (0, 0)
    assert t.asked == ("annex_after", 0)
    assert "attack" not in t.verbs(0)


@pytest.mark.rule("SOT-122")
@pytest.mark.parametrize(
    ("own", "other", "possible"), [(1, 1, True), (0, 1, False), (1, 0, False), (0, 0, False)]
)
def test_an_attack_needs_own_and_foreign_citizens(own: int, other: int, possible: bool) -> None:
    t = three_empires().people(0, "gallia", peasants=own).people(1, "gallia", peasants=other)
    t.people(1, "italia", soldiers=1).people(0, "hispania", soldiers=1).stock(0)
    assert t.may(0, "conquest") == possible


@pytest.mark.rule("SOT-122")
@pytest.mark.parametrize("own", [(1, 0), (0, 1)])
@pytest.mark.parametrize("other", [(1, 0), (0, 1)])
def test_peasants_and_soldiers_attack_and_are_attacked(own: tuple[int, int], other: tuple[int, int]) -> None:
    t = three_empires().people(0, "gallia", *own).people(1, "gallia", *other)
    assert t.may(0, "conquest")


@pytest.mark.rule("SOT-123")
@pytest.mark.parametrize(("unrest", "grain", "possible"), [(4, 4, True), (4, 3, False), (7, 6, False)])
def test_an_attack_needs_grain_for_the_own_unrest(unrest: int, grain: int, possible: bool) -> None:
    t = three_empires().people(0, "gallia", peasants=1).people(1, "gallia", peasants=1)
    t.unrest(0, unrest).stock(0, grain=grain, gold=9)
    assert t.may(0, "conquest") == possible


@pytest.mark.rule("SOT-123")
def test_the_grain_is_paid_before_the_wagers() -> None:
    t = three_empires().people(0, "gallia", peasants=1).people(1, "gallia", peasants=1)
    t.unrest(0, 4).unrest(1, 2).stock(0, grain=6, gold=1).act(0, "conquest")
    assert t.asked[0] == "wager"
    assert (t[0].grain, t[0].gold) == (2, 1)


@pytest.mark.rule("SOT-123")
def test_without_unrest_an_attack_is_free() -> None:
    t = three_empires().people(0, "gallia", peasants=1).people(1, "gallia", peasants=1)
    t.unrest(1, 5).stock(0).act(0, "conquest")
    assert t.asked[0] == "wager"
    assert t[0].grain == 0


@pytest.mark.rule("SOT-124")
def test_a_controller_may_attack_an_intruder() -> None:
    t = three_empires().people(0, "hispania", soldiers=2).people(1, "hispania", peasants=1)
    t.attack(0, "hispania", 1)
    assert t.at(1, "hispania") == (0, 0)
    assert t.lands(0) == {"hispania", "mauretania"}
    assert "annex" not in t.verbs(0)


@pytest.mark.rule("SOT-124")
@pytest.mark.parametrize("region", ["syria", "libya"])
def test_an_intruder_may_attack_another(region: str) -> None:
    t = three_empires().people(0, region, soldiers=2).people(1, region, peasants=1)
    t.attack(0, region, 1)
    assert t.at(1, region) == (0, 0)
    assert t.lands(2) == {"asia_minor", "syria"}
