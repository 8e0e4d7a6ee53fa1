"""Increasing happiness (COC-190 to COC-192), and the advances that concern it."""

from __future__ import annotations

import pytest

from tests.clash_of_cultures.table import table


@pytest.mark.rule("COC-190", "COC-191", "COC-X09")
@pytest.mark.parametrize(("tokens", "mood"), [(2, "neutral"), (3, "neutral"), (4, "happy")])
def test_each_step_costs_the_size_of_the_city(tokens: int, mood: str) -> None:
    t = table().city(0, "D2", "temple", mood="angry").goods(0, mood=tokens).act().do("cheer")
    while t.asked[0] == "cheer":
        t.do("gladden", "D2")
    assert t.mood("D2") == mood
    assert t.stock().get("mood", 0) == tokens - (2 if mood == "neutral" else 4)
    assert t.g.actions == 2


@pytest.mark.rule("COC-190", "COC-192")
def test_any_number_of_cities_rises_in_one_action_paid_together() -> None:
    t = table().city(0, "D2", mood="neutral").city(0, "C2", mood="angry").goods(0, mood=4).act().do("cheer")
    t.do("gladden", "C2").do("gladden", "D2")
    assert (t.mood("C2"), t.mood("D2")) == ("angry", "neutral")
    assert t.offered("gladden") == ["C2"]
    t.do("done")
    assert (t.mood("C2"), t.mood("D2")) == ("neutral", "happy")
    assert t.stock() == {"mood": 2}


@pytest.mark.rule("COC-192", "COC-059")
def test_at_least_one_step_must_be_possible() -> None:
    assert not table().goods(0, mood=9).act().may("cheer")
    assert not table().city(0, "D2", "temple").goods(0, mood=1, food=2).act().may("cheer")
    t = table().city(0, "D2").city(0, "C2").goods(0, mood=9).act().do("cheer")
    assert not t.may("done")


@pytest.mark.rule("COC-191", "COC-421")
def test_with_rituals_resources_replace_mood_tokens() -> None:
    t = table().city(0, "D2", "temple").advances(0, "rituals").goods(0, wood=1, gold=1).act().do("cheer")
    assert t.mood("D2") == "happy"
    assert t.stock() == {}


@pytest.mark.rule("COC-436", "COC-460", "COC-052")
def test_voting_is_a_free_action_whose_normal_price_is_paid_as_well() -> None:
    t = table().advances(0, "voting").city(0, "D2", mood="angry").goods(0, mood=4).act()
    t.do("use", "voting")
    while t.asked[0] == "cheer":
        t.do("done") if t.may("done") else t.do("gladden", "D2")
    assert t.mood("D2") == "neutral"
    assert t.stock() == {"mood": 2}
    t.do("use", "voting")
    assert t.mood("D2") == "happy"
    assert t.stock() == {}
    assert t.g.actions == 3
    t = table().advances(0, "voting").city(0, "D2").goods(0, mood=1).act()
    assert not t.may("use", "voting")


@pytest.mark.rule("COC-429", "COC-055")
@pytest.mark.parametrize(("price", "mood"), [(0, "neutral"), (1, "happy")])
def test_sports_raises_one_city_whatever_its_size(price: int, mood: str) -> None:
    t = (
        table()
        .advances(0, "sports")
        .city(0, "D2", "temple", "academy", mood="angry")
        .goods(0, culture=2)
        .act()
    )
    t.do("perform", "sports").do("price", price)
    assert t.mood("D2") == mood
    assert t.stock().get("culture", 0) == 1 - price
    assert t.g.actions == 2


@pytest.mark.rule("COC-438", "COC-051")
def test_civil_liberties_gives_three_mood_tokens_as_an_action() -> None:
    t = (
        table()
        .advances(0, "civil_liberties")
        .act()
        .do("perform", "civil_liberties")
        .do("perform", "civil_liberties")
    )
    assert t.stock() == {"mood": 6}
    assert t.g.actions == 1


@pytest.mark.rule("COC-431", "COC-454")
@pytest.mark.parametrize(("give", "get"), [("mood", "culture"), ("culture", "mood")])
def test_theaters_swaps_a_token_once_a_turn(give: str, get: str) -> None:
    t = table().advances(0, "theaters").goods(0, mood=1, culture=1).act()
    t.do("use", "theaters").do("convert", give, get)
    assert t.stock() == {get: 2}
    assert not t.may("use", "theaters")
    assert t.g.actions == 3
    assert not table().advances(0, "theaters").act().may("use", "theaters")


@pytest.mark.rule("COC-442", "COC-456", "COC-061")
def test_absolute_power_buys_an_action_even_after_the_last_one() -> None:
    t = table().advances(0, "absolute_power").goods(0, mood=4).act(left=0)
    assert t.now == [("end_turn",), ("use", "absolute_power"), ("trade", 1)]
    t.do("use", "absolute_power")
    assert t.g.actions == 1
    assert t.stock() == {"mood": 2}
    assert not t.may("use", "absolute_power")


@pytest.mark.rule("COC-426", "COC-454", "COC-059")
def test_taxes_bring_a_mix_as_large_as_the_number_of_cities() -> None:
    t = table().advances(0, "taxes").city(0, "C2").city(0, "E2").goods(0, mood=2).act()
    t.do("perform", "taxes")
    assert set(t.offered("take")) == {"food", "wood", "ore"}
    t.do("take", "ore").do("take", "wood").do("take", "ore")
    assert t.stock() == {"mood": 1, "wood": 1, "ore": 2}
    assert t.g.actions == 2
    assert not t.may("perform", "taxes")
    assert not table().advances(0, "taxes").act().may("perform", "taxes")


@pytest.mark.rule("COC-427", "COC-459")
def test_with_currency_each_unit_of_taxes_may_be_gold() -> None:
    t = table().advances(0, "taxes", "currency").city(0, "C2").goods(0, mood=1).act().do("perform", "taxes")
    t.do("take", "gold").do("take", "wood")
    assert t.stock() == {"gold": 1, "wood": 1}
