"""Civilization advances: how they are gained and lost (COC-480 to COC-482)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.powers import Meets
from saecula.games.clash_of_cultures.rules import advances, learning, status
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scoring import halves
from tests.clash_of_cultures.table import Table, nation
from tests.clash_of_cultures.war import FIELD, Dice, dice, fight, war

__all__ = ["dice"]  # a fixture


def own(t: Table, seat: int = 0) -> set[str]:
    """The civilization advances of a player."""
    mask = t[seat].own_advances
    return {each.id for n, each in enumerate(t.g.content.civ_advances) if mask >> n & 1}


@pytest.mark.rule("COC-480", "COC-481", "COC-X24")
def test_a_civilization_advance_comes_with_its_base_without_the_counter() -> None:
    t = nation("aztecs").goods(0, food=2).act()
    points = sum(halves(t.g, 0))
    t.do("advance", "tactics")
    assert own(t) == {"captives"}
    assert t[0].counter == 2
    assert t.stock() == {"culture": 1}
    assert sum(halves(t.g, 0)) == points + 2


@pytest.mark.rule("COC-480")
def test_no_civilization_advance_comes_with_other_advances_or_to_others() -> None:
    t = nation("aztecs").goods(0, food=2).act().do("advance", "fishing")
    assert own(t) == set()
    t = nation("japan").goods(0, food=2).act().do("advance", "tactics")
    assert own(t) == {"subterfuge"}


@pytest.mark.rule("COC-480")
def test_one_tied_to_governments_comes_with_the_first_government_advance_only() -> None:
    t = nation("aztecs", "philosophy").goods(0, food=7).act().do("advance", "voting")
    assert own(t) == {"tribute_empire"}
    held = t[0].own_advances
    t.do("advance", "separation_of_power")
    assert t[0].own_advances == held


@pytest.mark.rule("COC-480", "COC-102")
def test_what_comes_with_an_advance_is_there_before_the_event_that_it_causes() -> None:
    t = nation("babylon", "math").goods(0, food=2)
    t[0].counter = 1
    t.card_drawn("flood").act().do("advance", "astronomy")
    assert own(t) == {"star_catalogues"}
    assert sorted(t.offered("take")) == ["culture", "ideas"]


@pytest.mark.rule("COC-481", "COC-793")
def test_anarchy_takes_what_comes_with_a_government_until_one_is_gained_again() -> None:
    t = nation("babylon", "dogma").civ_advances(0, "ziggurats").effect("anarchy")
    assert own(t) == {"ziggurats"}
    t = nation("aztecs", "philosophy", "tactics", "voting").civ_advances(0, "tribute_empire", "captives")
    t.effect("anarchy")
    assert own(t) == {"captives"}
    t.goods(0, food=2).act().do("advance", "voting")
    assert own(t) == {"tribute_empire", "captives"}


@pytest.mark.rule("COC-272", "COC-481")
def test_a_change_of_government_leaves_civilization_advances_alone() -> None:
    t = nation("babylon", "voting", "philosophy", "state_religion").goods(0, mood=1, culture=1)
    t.begin(status.change_government(0)).do("govern", "theocracy")
    assert "dogma" in t.has()
    assert own(t) == set()
    t = nation("aztecs", "voting", "philosophy", "draft").civ_advances(0, "tribute_empire")
    t.goods(0, mood=1, culture=1).begin(status.change_government(0)).do("govern", "autocracy")
    assert own(t) == {"tribute_empire"}


@pytest.mark.rule("COC-482")
def test_they_can_be_neither_borrowed_nor_learned() -> None:
    t = nation("aztecs").goods(0, food=2, mood=2)
    t.advances(1, "rituals").civ_advances(1, "captives", "human_sacrifice")
    t[0].borrowed = "rituals"
    assert "human_sacrifice" not in [source for source, _ in sheet(t.g, t[0]).all(Meets)]
    assert own(t) == set()
    lessons = learning.lessons(t.g, 0, (1,))
    assert advances.ids(t.g.content, lessons) == ["myths"]


@pytest.mark.rule("COC-057")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_resolves_effects_of_the_same_moment_first(dice: Dice, active: int) -> None:
    t = war().units(active, FIELD, infantry=3).units(1 - active, FIELD, infantry=3)
    t.civ_advances(0, "rune_stones").civ_advances(1, "rune_stones")
    t.g.active = active
    dice.show("5c 5c 1l", "5c 5c 1l")
    fight(t, active, 1 - active).do("retreat")
    assert t.asked == ("raise_stone", active)
    assert t.do("raise_stone").asked == ("raise_stone", 1 - active)
