"""Barbarians under the sway of players: Tribal Allies, Hunnic Tribes, the Dictator (COC-545, COC-559)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import barbarians
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.test_acts import hold
from tests.clash_of_cultures.test_barbarians import country, horde, tribe, tribes
from tests.clash_of_cultures.war import Met, battles

__all__ = ["battles"]  # a fixture


def threatened() -> Table:
    """Player 0 in D2; barbarians two hexes away on both sides."""
    t = tribe(tribe(country(), "B2", INFANTRY), "F2", INFANTRY)
    return t.goods(0, food=1)


def move(t: Table, seat: int = 0) -> Table:
    g: ClashOfCultures = t.g
    return t.begin(*barbarians.move(g, seat))


# The Celts.


@pytest.mark.rule("COC-545")
@pytest.mark.card("tribal_allies")
def test_the_celts_let_barbarians_appear_as_an_action() -> None:
    t = country().civ_advances(0, "tribal_allies").act().do("perform", "tribal_allies")
    t.do("settle_tribe", "B3")
    assert tribes(t) == {"B3"}
    assert t.g.actions == 2
    assert t.offered("perform") == []
    assert country().act().offered("perform") == []


@pytest.mark.rule("COC-545")
@pytest.mark.card("tribal_allies")
def test_the_celts_hold_any_groups_back_for_one_food() -> None:
    t = move(threatened().civ_advances(0, "tribal_allies"))
    assert t.now == [("halt", "B2"), ("halt", "F2"), ("done",)]
    t.do("halt", "B2").do("halt", "F2")
    assert t.stock() == {}
    assert set(horde(t)) == {"B2", "F2"}
    t = move(threatened().civ_advances(0, "tribal_allies")).do("halt", "B2").do("done")
    assert t.offered("march_to") == ["E2", "E3"]
    t = move(threatened().civ_advances(0, "tribal_allies")).do("done")
    assert t.stock() == {"food": 1}
    assert set(t.offered("march")) == {"B2", "F2"}


@pytest.mark.rule("COC-545")
@pytest.mark.card("tribal_allies")
def test_the_celts_need_the_food_and_an_event_of_their_own() -> None:
    t = move(threatened().goods(0).civ_advances(0, "tribal_allies"))
    assert t.asked[0] == "march"
    t = move(threatened().goods(1, food=2).civ_advances(1, "tribal_allies"))
    assert t.asked == ("march", 0)


# Sulla.


@pytest.mark.rule("COC-608")
@pytest.mark.card("sulla.2")
def test_barbarians_near_the_dictator_move_only_if_he_allows_it() -> None:
    t = move(threatened().leader(1, "sulla", "C2"))
    assert t.asked == ("hold_back", 1)
    assert t.now == [("halt", "B2"), ("done",)]
    t.do("halt", "B2")
    assert t.asked == ("march_to", 0)
    assert t.offered("march_to") == ["E2", "E3"]
    t = move(threatened().leader(1, "sulla", "D4"))
    assert t.asked == ("march", 0)  # both groups are further away


@pytest.mark.rule("COC-608")
@pytest.mark.card("sulla.2")
def test_the_dictator_pays_nothing_and_is_asked_in_his_own_events_too() -> None:
    t = move(threatened().goods(0).leader(0, "sulla", "D2"))
    assert t.asked == ("hold_back", 0)
    t.do("halt", "B2").do("halt", "F2")
    assert set(horde(t)) == {"B2", "F2"}


@pytest.mark.rule("COC-608", "COC-726")
@pytest.mark.card("sulla.2")
def test_mercenaries_near_the_dictator_are_hired_only_if_he_allows_it() -> None:
    t = threatened().leader(1, "sulla", "C2").goods(0, food=2, wood=2)
    hold(t, "mercenaries")
    t.act().do("card", t[0].hand.cards[0])
    assert t.asked == ("hold_back", 1)
    t.do("halt", "B2")
    assert {hex_ for hex_, _ in t.offered("hire_army")} == {"F2"}
    t = threatened().leader(0, "sulla", "D2").goods(0, food=2)
    hold(t, "mercenaries")
    assert t.act().do("card", t[0].hand.cards[0]).asked == ("hire_armies", 0)


# The Huns.


@pytest.mark.rule("COC-559")
@pytest.mark.card("hunnic_tribes")
def test_the_huns_pay_once_to_direct_every_group(battles: Met) -> None:
    t = move(
        threatened().civ_advances(0, "hunnic_tribes").goods(0, gold=1, culture=1).units(1, "B3", infantry=1)
    )
    assert t.now == [
        ("direct", "hunnic_tribes", "gold"),
        ("direct", "hunnic_tribes", "culture"),
        ("pass",),
    ]
    t.do("direct", "hunnic_tribes", "culture").do("march", "B2")
    assert t.stock() == {"gold": 1}
    assert {"B3", "C2", "C3"} <= set(t.offered("march_to"))
    t.do("march_to", "B3")
    assert [met[1:3] for met in battles] == [(1, t.place("B3"))]
    assert t.asked == ("march_to", 0)


@pytest.mark.rule("COC-559")
@pytest.mark.card("hunnic_tribes")
def test_without_the_payment_groups_march_as_usual() -> None:
    t = move(threatened().civ_advances(0, "hunnic_tribes").goods(0, gold=1)).do("pass").do("march", "B2")
    assert set(t.offered("march_to")) == {"C2", "C3"}
    t = move(threatened().civ_advances(0, "hunnic_tribes"))
    assert t.asked[0] == "march"  # neither gold nor culture
    t = move(threatened().civ_advances(1, "hunnic_tribes").goods(1, gold=1))
    assert t.asked == ("march", 0)
