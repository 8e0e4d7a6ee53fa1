"""What cannot be done with an action, and the reason that is told."""

from __future__ import annotations

import pytest

from saecula.core.position import SPECTATOR, Seat
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_scene import look


def refused(t: Table, viewer: Seat = 0) -> dict[str, str]:
    return {reason.label: reason.value for reason in look(t.g, viewer).board.barred}


@pytest.mark.rule("COC-059")
def test_what_is_missing_is_told_to_the_active_player() -> None:
    t = table().goods(0, food=1).act()
    assert refused(t) == {
        "Advance": "costs 2 food, ideas or gold; you have 1",
        "Found a city": "no settler stands where a city may be founded",
        "Build": "no advance of yours allows a building yet",
        "Recruit": "you cannot pay for any unit",
    }
    assert refused(t, 1) == refused(t, SPECTATOR) == {}


def test_nothing_is_told_of_what_can_be_done() -> None:
    t = table().lay("B2", "tile_14").city(0, "D2").city(0, "E2").advances(0, "myths", "tactics")
    t.units(0, "C2", settler=1).goods(0, food=3, wood=2, ore=2, mood=3).act()
    assert refused(t) == {}


def test_without_actions_there_is_nothing_to_expect() -> None:
    assert refused(table().act(left=0)) == {}


@pytest.mark.rule("COC-078")
def test_a_city_that_may_not_grow_and_one_that_cannot_pay() -> None:
    t = table().advances(0, "myths").goods(0, food=2, wood=2, ore=2).act()
    assert refused(t)["Build"] == "no city may have more pieces than you have cities"
    t.city(0, "E2").goods(0, food=1)
    assert refused(t.act())["Build"] == "costs 1 food, 1 wood, 1 ore"
    t.city(0, "D2", mood="angry").city(0, "E2", mood="angry").goods(0, food=1, wood=1, ore=1)
    assert refused(t.act())["Build"] == "every city that may grow is angry, or has all you could build"
    t[0].pestilence = True
    assert refused(t.act())["Build"] == "no building before Sanitation"


@pytest.mark.rule("COC-171")
def test_an_army_without_tactics_and_a_mood_too_dear() -> None:
    t = table().units(0, "D2", infantry=1).city(0, "D2", "temple").goods(0, mood=1).act()
    found = refused(t)
    assert found["Move"] == "army units need Tactics"
    assert found["Found a city"] == "you have no settler on land"
    assert found["Increase happiness"] == "the cheapest step costs 2 mood; you have 1"
