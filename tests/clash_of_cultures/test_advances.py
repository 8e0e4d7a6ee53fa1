"""Advances: order, price, tokens, governments, counter (COC-095 to COC-104), and some of their effects."""

from __future__ import annotations

import pytest

from saecula.core.position import Frame, Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import advances
from tests.clash_of_cultures.table import Table, table

GOVERNMENTS = {"democracy": "philosophy", "autocracy": "draft", "theocracy": "state_religion"}


@pytest.mark.rule("COC-095")
def test_an_advance_costs_two_food() -> None:
    t = table().goods(0, food=2).act().do("advance", "storage")
    assert "storage" in t.has()
    assert t.stock() == {"mood": 1}
    assert t.g.actions == 2
    assert t.offered("advance") == []


@pytest.mark.rule("COC-067", "COC-071", "COC-095")
def test_ideas_and_gold_replace_food_in_any_mix() -> None:
    t = table().goods(0, food=1, ideas=2, gold=1).act().do("advance", "storage")
    assert t.offered("pay") == [(1, 1), (1, 0), (0, 2), (0, 1)]
    t.do("pay", 0, 1)
    assert t.stock() == {"food": 1, "ideas": 1, "mood": 1}


@pytest.mark.rule("COC-096", "COC-101")
def test_the_marker_comes_from_the_counter_which_is_refilled() -> None:
    t = table().goods(0, ideas=7).act().do("advance", "storage")
    assert t[0].counter == 2
    t[0].counter = 1
    t.card_drawn("flood").do("advance", "irrigation")
    assert t[0].counter == 3


@pytest.mark.rule("COC-101", "COC-102")
def test_a_chapter_of_events_is_asked_when_the_counter_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def event(g: ClashOfCultures, seat: Seat) -> list[Frame]:
        seen.append((seat, g.civs[seat].counter))
        return []

    monkeypatch.setattr(advances, "counter_empty", event)
    t = table()
    t[0].counter = 1
    t.begin(advances.gain(0, "writing", True))
    assert seen == [(0, 0)]
    t.begin(advances.gain(0, "myths", False))
    assert seen == [(0, 0)]
    assert t[0].counter == 3


@pytest.mark.rule("COC-097")
def test_the_top_advance_of_a_category_comes_first() -> None:
    t = table().goods(0, ideas=2).act()
    assert set(t.offered("advance")) == {
        *("storage", "irrigation", "husbandry", "engineering", "sanitation", "roads"),
        *("fishing", "writing", "tactics", "myths", "bartering", "arts", "math"),
    }


@pytest.mark.rule("COC-098")
@pytest.mark.parametrize(("category", "needed"), GOVERNMENTS.items())
def test_a_government_needs_its_advance(category: str, needed: str) -> None:
    content = Content.get()
    top = content.advances[content.tops[category]].id
    t = table().goods(0, ideas=2).act()
    assert top not in t.offered("advance")
    t = table().advances(0, needed).goods(0, ideas=2).act()
    assert top in t.offered("advance")


@pytest.mark.rule("COC-098")
def test_only_one_government_is_allowed() -> None:
    t = table().advances(0, "philosophy", "draft", "voting").goods(0, ideas=2).act()
    assert "nationalism" not in t.offered("advance")
    assert "free_economy" in t.offered("advance")


@pytest.mark.rule("COC-099")
@pytest.mark.parametrize("number", range(48))
def test_a_framed_advance_gives_its_token(number: int) -> None:
    entry = Content.get().advances[number]
    t = table().begin(advances.gain(0, entry.id, True))
    assert t.stock().get("mood", 0) == (entry.token == "mood")
    assert t.stock().get("culture", 0) == (entry.token == "culture")


@pytest.mark.rule("COC-100", "COC-138", "COC-450")
@pytest.mark.parametrize(
    ("advance", "building"),
    [("fishing", "port"), ("writing", "academy"), ("tactics", "fortress"), ("myths", "temple")],
)
def test_an_advance_makes_its_building_available(advance: str, building: str) -> None:
    t = table().lay("D3", "tile_05").city(0, "C2").goods(0, food=1, wood=1, ore=1).act()
    assert t.offered("construct") == []
    t.advances(0, advance).act().do("construct", "D2")
    assert t.buildings(0, "D2") == {building}


@pytest.mark.rule("COC-103", "COC-104", "COC-267")
def test_a_free_advance_obeys_the_order_and_lapses_if_none_is_open() -> None:
    t = table().begin(advances.free_advance(0, ("theocracy", "economy"), True))
    assert "bartering" in t.has()
    assert t[0].counter == 2
    t = table().begin(advances.free_advance(0, ("theocracy",), True))
    assert t.asked == ("", -1)
    assert t[0].counter == 3


# The advances themselves.


def buying(*ids: str, **goods: int) -> Table:
    """Player 0 has these advances and goods, and is asked for an action."""
    return table().advances(0, *ids).goods(0, **goods).act()


@pytest.mark.rule("COC-432")
@pytest.mark.parametrize("advance", ["engineering", "roads"])
def test_math_makes_engineering_and_roads_free(advance: str) -> None:
    assert buying().offered("advance") == []
    t = buying("math")
    assert set(t.offered("advance")) == {"engineering", "roads"}
    t.do("advance", advance)
    assert advance in t.has()


@pytest.mark.rule("COC-433")
def test_astronomy_makes_navigation_and_cartography_free() -> None:
    assert set(buying("astronomy", "fishing").offered("advance")) == {
        *("navigation", "cartography", "engineering", "roads"),
    }


@pytest.mark.rule("COC-422", "COC-454", "COC-460")
def test_priesthood_makes_one_science_advance_of_a_turn_free() -> None:
    t = buying("priesthood")
    assert t.offered("advance") == ["math"]
    t.do("advance", "math")
    assert "astronomy" not in t.offered("advance")
    t.end()
    t.act()
    assert "astronomy" in t.offered("advance")


@pytest.mark.rule("COC-415", "COC-460")
def test_philosophy_gives_an_idea_and_one_for_each_science_advance_by_the_action() -> None:
    t = buying("math").begin(advances.gain(0, "philosophy", True))
    assert t.stock()["ideas"] == 1
    t.advances(0, "math", "philosophy").goods(0, food=2).act().do("advance", "medicine")
    assert t.stock()["ideas"] == 1
    t.goods(0, food=2).act().do("advance", "storage")
    assert "ideas" not in t.stock()
    t.begin(advances.gain(0, "metallurgy", True))
    assert "ideas" not in t.stock()


@pytest.mark.rule("COC-414", "COC-454")
def test_free_education_sells_a_mood_token_for_one_more_idea() -> None:
    t = buying("free_education", ideas=5, food=2).do("advance", "husbandry").do("pay", 1, 1)
    assert t.asked[0] == "follow_up"
    t.do("pay_more")
    assert t.stock() == {"food": 1, "ideas": 3, "mood": 2}
    t.do("advance", "irrigation").do("pay", 0, 2)
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-414")
def test_free_education_needs_ideas_or_gold_paid_and_can_be_declined() -> None:
    t = buying("free_education", ideas=3, food=2).do("advance", "husbandry").do("pay", 2, 0)
    assert t.asked[0] == "act"
    t = buying("free_education", ideas=3).do("advance", "husbandry").do("pass")
    assert t.stock() == {"ideas": 1, "mood": 1}
    t = buying("writing", ideas=3).do("advance", "free_education")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-401")
def test_storage_lifts_the_limit_of_food() -> None:
    assert table().realm().sheet.limits[0] == 2
    assert table().advances(0, "storage").realm().sheet.limits[0] == 7


@pytest.mark.rule("COC-444", "COC-455")
def test_dogma_limits_ideas_at_once() -> None:
    t = buying("state_religion", ideas=7).do("advance", "dogma")
    assert t.stock()["ideas"] == 2


# Civilizations.


@pytest.mark.rule("COC-454")
def test_ballcourts_saves_a_food_of_one_spirituality_advance_a_turn() -> None:
    t = table(base_only=False).civ_advances(0, "ballcourts").goods(0, food=1, ideas=1).act()
    assert t.offered("advance")
    t.do("advance", "myths").do("pay", 1, 0)
    assert t.stock() == {"ideas": 1, "mood": 1}
    assert t.offered("advance") == []
    t.goods(0, food=1).end().act()
    assert set(t.offered("advance")) == {"rituals", "priesthood", "state_religion"}
    t = table(base_only=False).civ_advances(0, "ballcourts").goods(0, food=2).act().do("advance", "storage")
    assert t.stock() == {"mood": 1}


@pytest.mark.rule("COC-555")
def test_ziggurats_lift_the_limit_of_dogma_and_let_ideas_pay_for_temples() -> None:
    t = table(base_only=False).civ_advances(0, "ziggurats").advances(0, "state_religion", "dogma", "writing")
    t.city(0, "C2").goods(0, ideas=7).act()
    assert t.realm().sheet.limits[3] == 7
    t.do("construct", "D2").do("take", "mood").do("gain", "devotion")
    assert t.buildings(0, "D2") == {"temple"}
    assert t.stock() == {"ideas": 5, "mood": 1}  # State Religion saves the food
    assert t.offered("construct") == ["C2"]
    assert table(base_only=False).advances(0, "dogma").realm().sheet.limits[3] == 2


@pytest.mark.rule("COC-416", "COC-169")
def test_tactics_lets_armies_move_and_fortresses_be_built() -> None:
    t = table().units(0, "D2", infantry=1).city(0, "C2").goods(0, food=1, wood=1, ore=1)
    assert t.act().offered("construct") == []
    assert not t.may("move")
    t = (
        table()
        .units(0, "D2", infantry=1)
        .city(0, "C2")
        .goods(0, food=1, wood=1, ore=1)
        .advances(0, "tactics")
    )
    assert set(t.act().offered("construct")) == {"C2", "D2"}
    assert "D2" in t.do("move").offered("move_from")
