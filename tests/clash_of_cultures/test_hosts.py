"""Units on hexes: kinds, states, supply and room (COC-002, COC-005, COC-008, COC-009, COC-170, COC-188)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.rules import cities, hosts, recruiting
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY, MOVED, ON_MOUNTAIN, SETTLER
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS
from tests.clash_of_cultures.table import table

TROOPS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 20)), max_size=12)


@pytest.mark.rule("COC-002")
def test_every_colour_has_its_supply() -> None:
    content = Content.get()
    supply = {unit.id: unit.supply for unit in content.units}
    assert supply == {"settler": 4, "infantry": 16, "ship": 4, "cavalry": 4, "elephant": 4, "leader": 1}
    assert content.board.settlements == 7
    assert [building.supply for building in content.buildings] == [5] * 7


@pytest.mark.rule("COC-002", "COC-005")
def test_what_is_on_the_map_is_not_in_supply() -> None:
    t = table().units(0, "D2", settler=2, infantry=3).city(0, "C2", "temple")
    assert recruiting.supply(t.g, 0, SETTLER) == 2
    assert recruiting.supply(t.g, 0, INFANTRY) == 13
    assert cities.settlements_left(t.g, t[0]) == 5
    assert cities.buildings_left(t.g, t[0], BUILDINGS.index("temple")) == 4
    assert cities.buildings_left(t.g, t[1], BUILDINGS.index("temple")) == 5


@pytest.mark.rule("COC-008")
def test_army_units_are_all_land_units_but_settlers() -> None:
    army = {kind for number, kind in enumerate(KINDS) if hosts.is_army(number)}
    assert army == {"infantry", "cavalry", "elephant", "leader"}
    assert {unit.id for unit in Content.get().units if unit.army} == army
    assert {unit.id for unit in Content.get().units if unit.land} == army | {"settler"}


@pytest.mark.rule("COC-009", "COC-188")
def test_opponents_are_others_barbarians_and_pirates_but_not_units_aboard() -> None:
    t = table().lay("D3", "tile_05")
    t.units(1, "C2", settler=1).barbarians("E2").pirates("D3")
    assert t.realm(0).foes == t.mask("C2", "E2", "D3", "D7")
    t = table().lay("D3", "tile_05").units(0, "D3", ship=1, infantry=1, settler=1)
    host = t.realm(0).host
    assert (host.ships, host.aboard) == (t.mask("D3"), t.mask("D3"))
    assert not (host.army | host.settlers) & t.mask("D3")


@pytest.mark.rule("COC-170", "COC-X32")
def test_a_hex_has_room_for_four_army_units() -> None:
    t = table().units(0, "D2", infantry=3, settler=2)
    assert hosts.room(t.realm().host, t.place("D2")) == 1
    assert not t.realm().host.full
    t.units(0, "D2", infantry=3, leader=1, settler=2)
    assert hosts.room(t.realm().host, t.place("D2")) == 0
    assert t.realm().host.full == t.mask("D2")


@pytest.mark.rule("COC-166", "COC-175")
def test_states_belong_to_units_and_end_with_action_and_turn() -> None:
    troops = hosts.added((), 3, [INFANTRY | MOVED | ON_MOUNTAIN, SETTLER])
    assert hosts.regrouped(troops) == ((3, SETTLER, INFANTRY | ON_MOUNTAIN),)
    assert hosts.rested(troops) == ((3, SETTLER, INFANTRY),)


@given(TROOPS, TROOPS)
def test_troops_are_equal_whatever_the_order_in_which_they_came(
    one: list[tuple[int, int]], other: list[tuple[int, int]]
) -> None:
    first: hosts.Troops = ()
    second: hosts.Troops = ()
    for place, unit in [*one, *other]:
        first = hosts.added(first, place, [unit])
    for place, unit in [*other, *one]:
        second = hosts.added(second, place, [unit])
    assert first == second
    for place, unit in other:
        first = hosts.removed(first, place, [unit])
    for place, unit in sorted(one):
        assert unit in hosts.at(first, place)
        first = hosts.removed(first, place, [unit])
    assert first == ()
