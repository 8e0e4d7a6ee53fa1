"""Barbarians (COC-310 to COC-318, COC-324)."""

from __future__ import annotations

import pytest

from saecula.core.position import Frame
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import barbarians, hosts, land, registry
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, ELEPHANT, INFANTRY
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.war import Met, battles

__all__ = ["battles"]  # a fixture


def country(**options: bool) -> Table:
    """Player 0 in D2 with all tiles of the north explored; no water, no units."""
    t = table(**options).lay("B2", "tile_14").lay("F2", "tile_15").lay("D3", "tile_13")
    return t.units(0, "D2").units(1, "D7")


def tribe(t: Table, hex_: str, *units: int) -> Table:
    """A barbarian city with these units."""
    t.g.tribes |= t.mask(hex_)
    t.g.horde = hosts.put(t.g.horde, t.place(hex_), units)
    return t


def horde(t: Table) -> dict[str, tuple[int, ...]]:
    """The barbarian units by hex."""
    return {land.name(t.g, stack[0]): stack[1:] for stack in t.g.horde}


def tribes(t: Table) -> set[str]:
    return set(land.names(t.g, t.g.tribes))


def appear(t: Table) -> Table:
    return t.begin(*barbarians.appear(t.g, 0))


def move(t: Table) -> Table:
    return t.begin(*barbarians.move(t.g, 0))


# Barbarians appear.


@pytest.mark.rule("COC-311", "COC-314")
def test_they_settle_two_hexes_from_an_own_city() -> None:
    t = appear(country())
    two = {"B2", "B3", "C4", "D4", "E4", "F2", "F3"}
    assert set(t.offered("settle_tribe")) == {hex_ for hex_ in two if t.terrain(hex_) != "barren"}
    t.do("settle_tribe", "B3")
    assert tribes(t) == {"B3"}
    assert horde(t) == {"B3": (INFANTRY, INFANTRY)}  # the second by COC-313
    assert t.mood("B3") == "neutral"


@pytest.mark.rule("COC-311", "COC-046", "COC-X39")
def test_they_settle_on_empty_land_away_from_every_city() -> None:
    t = country().barbarians("F2").units(0, "F3", settler=1)
    t.g.exhausted = t.mask("B2")
    assert set(appear(t).offered("settle_tribe")) == {"B3", "C4", "D4", "E4"}
    t = tribe(country(), "B3", INFANTRY)
    assert not {"B2", "C4"} & set(appear(t).offered("settle_tribe"))
    t = country().city(1, "F3")
    assert not {"E4", "F2"} & set(appear(t).offered("settle_tribe"))


@pytest.mark.rule("COC-312")
def test_else_they_settle_next_to_an_own_city_away_from_those_of_others() -> None:
    t = table().units(0, "D2")  # only the start tile is known: C2 is forest, E2 mountain, D1 barren
    assert set(appear(t).offered("settle_tribe")) == {"C2", "E2"}
    t = table().units(0, "D2", settler=1).units(0, "C2", settler=1).units(0, "E2", settler=1)
    assert tribes(appear(t)) == set()
    t = table().units(0, "D2").lay("B2", "tile_14").city(1, "B3").city(1, "F7")
    for hex_ in ("B2", "C2"):
        t.units(0, hex_, settler=1)
    assert tribes(appear(t)) == {"E2"}  # C3 touches the city in B3


@pytest.mark.rule("COC-312", "COC-003")
def test_without_a_settlement_only_the_second_step_is_carried_out() -> None:
    t = tribe(country(), "B3")
    t.g.tribes |= land.mask(range(30, 39))
    assert barbarians.settlements_left(t.g) == 0
    appear(t)
    assert t.asked[0] == "reinforce"
    t.do("reinforce", "B3", "infantry")
    assert horde(t) == {"B3": (INFANTRY,)}


@pytest.mark.rule("COC-313", "COC-310")
def test_a_city_of_choice_with_fewer_than_four_units_grows() -> None:
    t = tribe(tribe(country(base_only=False), "B3", *[INFANTRY] * 4), "F3")
    new = "D4"
    appear(t).take("settle_tribe", "settle_tribe", new)
    assert set(t.offered("reinforce")) == {
        ("F3", "infantry"),
        (new, "infantry"),
        (new, "cavalry"),
        (new, "elephant"),
    }
    t.do("reinforce", new, "elephant")
    assert horde(t)[new] == (INFANTRY, ELEPHANT)


@pytest.mark.rule("COC-313", "COC-003", "COC-390")
def test_missing_pieces_are_not_placed() -> None:
    t = tribe(country(), "B3", INFANTRY)
    assert [barbarians.supply(t.g, kind) for kind in (INFANTRY, CAVALRY, ELEPHANT)] == [19, 0, 0]
    t = tribe(country(base_only=False), "B3", INFANTRY)
    t.g.horde = hosts.put(t.g.horde, t.place("A7"), [CAVALRY] * 3)
    t[0].captives = ((BARBARIANS, CAVALRY), (BARBARIANS, INFANTRY))
    assert [barbarians.supply(t.g, kind) for kind in (INFANTRY, CAVALRY, ELEPHANT)] == [18, 0, 4]
    assert barbarians.recruits(t.g, t.place("B3")) == [INFANTRY, ELEPHANT]


# Barbarians move.


@pytest.mark.rule("COC-316")
def test_a_group_that_has_no_city_near_it_any_more_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(g: ClashOfCultures, *_: int) -> tuple[Frame, ...]:
        g.civs[0].cities = 0
        return ()

    monkeypatch.setattr(registry.battles, "_parts", [(0, lose)])
    t = move(country().barbarians("C3").barbarians("F3")).do("march", "C3")
    assert horde(t) == {"D2": (INFANTRY,), "F3": (INFANTRY,)}


@pytest.mark.rule("COC-315")
def test_with_nobody_near_a_city_appears_and_that_is_all() -> None:
    t = move(tribe(country(), "A3", INFANTRY))
    assert t.asked[0] == "settle_tribe"
    t.do("settle_tribe", "F2")
    assert t.asked == ("", -1)
    assert horde(t) == {"A3": (INFANTRY,), "F2": (INFANTRY,)}


@pytest.mark.rule("COC-316", "COC-317")
def test_a_group_two_hexes_away_comes_nearer_and_its_city_grows() -> None:
    t = move(tribe(country(), "B3", INFANTRY, INFANTRY))
    assert horde(t) == {"C3": (INFANTRY, INFANTRY), "B3": (INFANTRY,)}


@pytest.mark.rule("COC-316")
def test_the_player_chooses_order_and_way() -> None:
    t = country().barbarians("B2").barbarians("F3")
    move(t)
    assert t.offered("march") == ["B2", "F3"]
    t.do("march", "B2")
    assert t.offered("march_to") == ["C2", "C3"]
    t.do("march_to", "C2")
    assert horde(t) == {"C2": (INFANTRY,), "E3": (INFANTRY,)}


@pytest.mark.rule("COC-316", "COC-225")
def test_a_group_next_to_a_city_attacks_it(battles: Met) -> None:
    t = move(country().barbarians("C3", infantry=2))
    assert battles == [(BARBARIANS, 0, t.place("D2"), t.place("C3"))]
    assert horde(t) == {"D2": (INFANTRY, INFANTRY)}


@pytest.mark.rule("COC-316")
def test_on_the_way_they_fight_whomever_they_meet(battles: Met) -> None:
    t = country().barbarians("B3").units(1, "C3", infantry=1)
    move(t)
    assert battles == [(BARBARIANS, 1, t.place("C3"), t.place("B3"))]


@pytest.mark.rule("COC-314", "COC-316")
def test_they_march_over_land_only() -> None:
    t = table().units(0, "D2").lay("D3", "tile_03").barbarians("D4")  # D3 and C4 are water
    assert barbarians.goals(t.g, 0, t.place("D4")) == t.mask()
    assert barbarians.goals(t.g, 0, t.place("E4")) == t.mask()
    t.lay("F2", "tile_15")
    assert barbarians.goals(t.g, 0, t.place("E4")) == t.mask("E3")


@pytest.mark.rule("COC-318", "COC-324", "COC-310")
def test_groups_never_grow_beyond_four() -> None:
    t = country().barbarians("B3", infantry=3).barbarians("C3", infantry=2)
    assert barbarians.goals(t.g, 0, t.place("B3")) == 0
    assert barbarians.goals(t.g, 0, t.place("B3"), crowded=True) == t.mask("C3")


@pytest.mark.rule("COC-316", "COC-324")
def test_groups_that_meet_are_one_that_has_moved(battles: Met) -> None:
    t = move(country().barbarians("B3").barbarians("C3"))
    t.do("march", "B3")
    assert horde(t) == {"C3": (INFANTRY, INFANTRY)}
    assert battles == []


@pytest.mark.rule("COC-316")
def test_each_group_moves_once(battles: Met) -> None:
    t = move(country().barbarians("B3"))
    assert horde(t) == {"C3": (INFANTRY,)}
    assert battles == []


@pytest.mark.rule("COC-317", "COC-313")
def test_every_barbarian_city_nearby_grows() -> None:
    t = tribe(tribe(country(base_only=False), "B3", INFANTRY), "F2", *[INFANTRY] * 4)
    tribe(t, "A3", INFANTRY)
    move(t)
    while t.asked[0] in ("march", "march_to"):
        t.do(*t.now[0])
    assert t.asked == ("", -1)  # both cities are empty: only infantry may come
    assert horde(t)["B3"] == (INFANTRY,)
    assert horde(t)["F2"] == (INFANTRY,)
    assert horde(t)["A3"] == (INFANTRY,)  # too far away
