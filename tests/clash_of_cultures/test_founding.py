"""Founding cities (COC-110 to COC-112)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import hosts
from tests.clash_of_cultures.table import table


@pytest.mark.rule("COC-110", "COC-111")
def test_a_settler_becomes_a_neutral_city_of_size_one() -> None:
    t = table().units(0, "C2", settler=2).act()
    assert t.offered("found") == ["C2"]
    t.do("found", "C2")
    assert t.cities() == {"D2", "C2"}
    assert t.at(0, "C2") == ["settler"]
    assert t.mood("C2") == "neutral"
    assert t.realm().size(t.place("C2")) == 1
    assert t.g.actions == 2


@pytest.mark.rule("COC-111")
def test_of_two_settlers_the_one_that_has_moved_founds() -> None:
    t = table()
    t[0].units = hosts.put(t[0].units, t.place("E2"), [hosts.SETTLER, hosts.SETTLER | hosts.ON_MOUNTAIN])
    t.act().do("found", "E2")
    assert t.raw(0, "E2") == (hosts.SETTLER,)


@pytest.mark.rule("COC-046", "COC-110")
def test_where_no_city_may_be_founded() -> None:
    t = table().lay("D3", "tile_05")
    t.units(0, "D1", settler=1)  # barren
    t.units(0, "D3", ship=1, settler=1)  # aboard
    t.units(0, "D2", settler=1)  # a city
    t.units(0, "C4", settler=1).barbarians("C4")
    t.units(0, "E4", settler=1)
    t.g.exhausted = t.mask("E4")
    t.units(0, "E2", settler=1)
    assert t.act().offered("found") == ["E2"]
    t.units(1, "E2", settler=1)
    assert t.act().offered("found") == []


@pytest.mark.rule("COC-110", "COC-111")
def test_a_settlement_must_be_in_supply() -> None:
    t = table().lay("B2", "tile_14").lay("F2", "tile_15").units(0, "C2", settler=1)
    for hex_ in ("E2", "B2", "A3", "C3", "F2"):
        t.city(0, hex_)
    assert t.act().offered("found") == ["C2"]
    t.city(0, "F3")
    assert t.act().offered("found") == []


@pytest.mark.rule("COC-111", "COC-112")
def test_founding_costs_nothing_does_not_activate_and_leaves_units_there() -> None:
    t = table().units(0, "C2", settler=1, infantry=2).act().do("found", "C2")
    assert t.at(0, "C2") == ["infantry", "infantry"]
    assert t.g.activated == ()
    t.do("collect", "C2").take("reap", "done").do("collect", "C2").take("reap", "done")
    assert t.mood("C2") == "angry"


def test_cards_may_reward_a_foundation() -> None:
    t = table(base_only=False).civ_advances(0, "stelas").units(0, "C2", settler=1).act().do("found", "C2")
    assert set(t.offered("take")) == {"culture", "ideas"}
    t.do("take", "ideas")
    assert t.stock() == {"ideas": 1}
