"""The status phase (COC-265 to COC-273)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import status
from tests.clash_of_cultures.table import Table, table


def steps(t: Table) -> Table:
    """Play steps 2 to 6."""
    return t.begin(*status.further_steps(t.g))


@pytest.mark.rule("COC-265", "COC-267", "COC-096")
def test_everybody_gains_a_free_advance_in_turn_order() -> None:
    t = table(3)
    t.g.start = 2
    steps(t)
    for seat in (2, 0, 1):
        assert t.asked == ("free_advance", seat)
        t.do("gain", "storage")
        assert t[seat].counter == 2
        assert t.stock(seat) == {"mood": 1}
    assert t.asked[0] == "raze"


@pytest.mark.rule("COC-460")
def test_a_free_advance_uses_neither_priesthood_nor_philosophy() -> None:
    t = table().advances(0, "priesthood", "philosophy")
    steps(t).do("gain", "math")
    assert t.stock() == {"culture": 1}
    assert t[0].used == ()


@pytest.mark.rule("COC-268", "COC-280", "COC-285")
def test_everybody_draws_an_action_card_and_an_objective_card() -> None:
    t = steps(table()).do("gain", "storage").do("gain", "storage")
    assert [(len(civ.hand), len(civ.objectives)) for civ in t.g.civs] == [(1, 1), (1, 1)]
    assert (len(t.g.action_deck), len(t.g.objective_deck)) == (40, 30)


@pytest.mark.rule("COC-269")
def test_a_city_that_is_only_a_settlement_may_be_removed_for_gold() -> None:
    t = table().city(0, "C2", "temple").units(0, "D2", infantry=2).begin(status.raze(0))
    assert t.now == [("raze", "D2"), ("pass",)]
    t.do("raze", "D2")
    assert t.cities() == {"C2"}
    assert t.stock() == {"gold": 1}
    assert t.at(0, "D2") == ["infantry", "infantry"]
    assert not t.g.happy & t.mask("D2")
    t = table().begin(status.raze(0)).do("raze", "D2")
    assert t.cities() == set()
    assert table().city(0, "D2", "temple").begin(status.raze(0)).asked == ("", -1)


@pytest.mark.rule("COC-270", "COC-272", "COC-X26")
def test_all_government_advances_move_to_another_government() -> None:
    t = table().advances(0, "philosophy", "voting", "free_economy", "draft").goods(0, mood=1, culture=1)
    t.begin(status.change_government(0))
    assert t.now == [("govern", "autocracy"), ("pass",)]
    t.do("govern", "autocracy")
    assert set(t.offered("gain")) == {"totalitarianism", "absolute_power", "forced_labor"}
    t.do("gain", "absolute_power")
    assert {"nationalism", "absolute_power"} <= t.has()
    assert not {"voting", "free_economy"} & t.has()
    assert t[0].counter == 3
    assert t.stock() == {}


@pytest.mark.rule("COC-270")
@pytest.mark.parametrize(
    ("advances", "goods"),
    [
        (("philosophy", "voting"), {"mood": 1, "culture": 1}),  # no other requirement met
        (("philosophy", "voting", "draft"), {"mood": 2}),  # the price
        (("philosophy", "draft"), {"mood": 1, "culture": 1}),  # nothing to move
    ],
)
def test_when_no_change_is_possible(advances: tuple[str, ...], goods: dict[str, int]) -> None:
    t = table().advances(0, *advances).goods(0, **goods).begin(status.change_government(0))
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-270", "COC-444")
def test_a_limit_of_the_new_government_counts_at_once() -> None:
    t = table().advances(0, "philosophy", "voting", "state_religion").goods(0, mood=1, culture=1, ideas=5)
    t.begin(status.change_government(0)).do("govern", "theocracy")
    assert t.stock() == {"ideas": 2}


@pytest.mark.rule("COC-271", "COC-X27")
@pytest.mark.parametrize(
    ("start", "chooser"),
    [(0, 1), (2, 2), (1, 1)],
)
def test_who_has_the_most_tokens_names_the_start_player(start: int, chooser: int) -> None:
    t = table(3).goods(0, mood=2, culture=3).goods(1, mood=7).goods(2, culture=7)
    t.g.start = start
    t.begin(status.find_chooser())
    assert t.asked == ("name_start", chooser)
    t.do("name_start", 0)
    assert t.g.start == 0


@pytest.mark.rule("COC-271")
def test_the_owner_of_the_great_lighthouse_names_the_start_player_instead() -> None:
    t = table(3).goods(1, mood=7)
    number = t.g.content.wonder_index["great_lighthouse"]
    t.g.wonder_at = (*t.g.wonder_at[:number], t[2].home, *t.g.wonder_at[number + 1 :])
    assert status.chooser(t.g) == 2
