"""Founding where others are: conversion and conflict in the start areas."""

from __future__ import annotations

import pytest

from saecula.core.registry import PASS, scope
from saecula.games.seven_ages.invariants import check
from saecula.games.seven_ages.rules import conversion, forces, founding, retreat, starts
from saecula.games.seven_ages.rules.battle import SCOPE
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.battles import stay, told, watched
from tests.seven_ages.table import Table, table


def start(t: Table, id_: str, units: dict[str, int]) -> Table:
    """Found an empire with these units, up to the first question after that."""
    t.hand(0, id_).begin(founding.found(0, BESIDE))
    t.choose(0, "found", id_)
    if t.asked[0] == "choose_colour":
        t.choose(0, "colour", t.named(0, "colour")[0])
    while t.asked[0] == "choose_leader":
        t.pick(0, PASS)
    for unit, number in units.items():
        for _ in range(number):
            t.choose(0, "build", t.g.content.unit_index[unit])
    return t.choose(0, "done")


def fought(t: Table, attack: int, defence: int) -> Table:
    stay(t).deal(attack, defence)
    for seat in (0, 1):
        if t.asked == ("commit", seat):
            t.choose(seat, "commit_all")
    return t


@pytest.mark.rule("7AG-079", "7AG-085")
def test_foreign_units_in_a_start_area_are_fought_before_the_capital() -> None:
    t = watched(table()).found(1, "persians", {"egypt": "2 spearmen", "nubia": "1 spearmen"})
    start(t, "egyptians", {"spearmen": 4})
    assert t.asked == ("commit", 0)
    assert t.g.sides == (t.slot("egyptians"), t.slot("persians"))
    fought(t, 7, 0)
    empire = t["egyptians"]
    assert (empire.capital, t.g.founding) == (t.area("egypt"), -1)
    assert t.units("egyptians", "egypt") == {"spearmen": 4}
    check(t.g)


@pytest.mark.rule("7AG-079", "7AG-413")
def test_a_founder_who_is_destroyed_is_discarded() -> None:
    t = watched(table()).found(1, "persians", {"egypt": "4 spearmen", "nubia": "1 spearmen"})
    fought(start(t, "egyptians", {"spearmen": 2}), 0, 7)
    assert t.g.discard.count("egyptians") == 1
    assert [empire.owner for empire in t.g.empires].count(0) == 0
    assert (t.g.founding, t.asked) == (-1, ("", -1))
    check(t.g)


@pytest.mark.rule("7AG-079", "7AG-211")
def test_a_founder_may_retreat_to_other_start_areas() -> None:
    t = watched(table()).found(1, "persians", {"latium": "3 spearmen", "persis": "1 spearmen"}, level=5)
    t.hand(0, "etruscans").begin(founding.found(0, BESIDE))
    t.choose(0, "found", "etruscans").choose(0, "colour", 0)
    while t.asked[0] == "choose_leader":
        t.pick(0, PASS)
    for _ in range(3):
        t.choose(0, "build_in", "latium").choose(0, "build_here", t.g.content.unit_index["spearmen"])
    t.choose(0, "done")
    slot = t.slot("etruscans")
    t.g.shaken = (0, 1)
    t.begin(retreat.stay_or_go(0, slot), scope(SCOPE), founding.end_founding(slot))
    t.choose(0, "retreat").choose(0, "withdraw", "lombardy")
    assert t.units("etruscans", "lombardy") == {"spearmen": 3}
    assert not t.units("etruscans", "latium")


@pytest.mark.rule("7AG-081")
@pytest.mark.parametrize(("level", "after"), [(7, 5), (5, 3), (3, 1), (1, 1)])
def test_a_conquered_city_becomes_the_capital_one_step_lower(level: int, after: int) -> None:
    t = (
        watched(table())
        .found(1, "persians", {"egypt": "2 spearmen", "nubia": "1 spearmen"})
        .city("egypt", level)
    )
    t["persians"].capital = t.area("egypt")
    fought(start(t, "egyptians", {"spearmen": 5}), 7, 0)
    assert t["egyptians"].capital == t.area("egypt")
    assert t.g.cities[(1, 3, 5, 7).index(after)] == t.mask("egypt")
    assert t["persians"].capital == -1
    assert t.g.seized == 0


@pytest.mark.rule("7AG-081")
def test_the_capital_is_where_a_city_was_conquered() -> None:
    t = table().found(0, "han", {"shensi": "1 spearmen", "honan": "1 spearmen"}, level=9).city("honan", 3)
    t.g.founding = t.slot("han")
    t.g.seized = t.mask("honan")
    t.begin(founding.found_capital(0, t.slot("han")))
    assert t["han"].capital == t.area("honan")


@pytest.mark.rule("7AG-076", "7AG-085")
def test_a_fort_bought_for_an_area_that_is_not_won_is_lost() -> None:
    t = table().found(0, "han", {"shensi": "1 spearmen"}, level=9)
    slot = t.slot("han")
    t.g.founding, t.g.planned = slot, t.mask("shensi", "honan")
    t.begin(founding.raise_forts(slot))
    assert (t.g.forts, t.g.planned) == (t.mask("shensi"), 0)


@pytest.mark.rule("7AG-076")
def test_a_fort_that_is_bought_does_not_help_the_defender() -> None:
    t = watched(table()).found(1, "persians", {"egypt": "2 spearmen", "nubia": "1 spearmen"})
    t.hand(0, "egyptians").begin(founding.found(0, BESIDE))
    t.choose(0, "found", "egyptians").choose(0, "colour", 0).choose(0, "pass")
    t.choose(0, "fort", "egypt")
    assert (t.g.forts, t.g.planned, t["egyptians"].money) == (0, t.mask("egypt"), 11)
    for _ in range(4):
        t.choose(0, "build", t.g.content.unit_index["spearmen"])
    fought(t.choose(0, "done"), 7, 0)
    assert t.g.forts == t.mask("egypt")


# Conversion.


def converted(units: str, **more: str) -> Table:
    """Let the Persians convert the Babylonians."""
    t = watched(table()).found(1, "babylonians", {"persis": units, **more}, level=9)
    assert starts.can_found(t.g, 0, t.g.content.cards[t.g.content.card_index["persians"]])
    t.city("persis", 5).leader("babylonians", "builder", "persis").artifact(
        "babylonians", "great_wall", "persis"
    )
    t["babylonians"].capital, t["babylonians"].money, t["babylonians"].elites = t.area("persis"), 9, 1
    t.g.forts = t.g.disorder = t.mask("persis")
    return start(t, "persians", {"spearmen": 1})


@pytest.mark.rule("7AG-078", "7AG-417")
def test_units_leaders_and_cities_are_converted() -> None:
    t = converted("2 swordsmen, 1 catapult, 1 galley", latium="1 spearmen")
    empire, romans = t["persians"], t["babylonians"]
    assert t.units("persians", "persis") == {"swordsmen": 2, "catapult": 1, "galley": 1, "spearmen": 1}
    assert [t.g.content.leader_ids[leader] for leader, _ in empire.leaders] == ["builder"]
    assert (empire.capital, t.g.cities[2]) == (t.area("persis"), t.mask("persis"))
    assert (romans.capital, romans.leaders, romans.money, romans.elites) == (-1, (), 9, 1)
    assert (t.g.forts, t.g.disorder, t.g.placed.mask) == (0, 0, 0)
    assert not told(t, "conflict_began")
    check(t.g)


@pytest.mark.rule("7AG-078", "7AG-300")
def test_an_empire_that_is_wholly_converted_is_discarded() -> None:
    t = converted("2 swordsmen")
    assert "babylonians" in t.g.discard
    assert t.units("persians", "persis") == {"swordsmen": 2, "spearmen": 1}


@pytest.mark.rule("7AG-078", "7AG-434")
def test_without_the_counter_the_closest_type_of_the_class_comes_else_none() -> None:
    t = table().found(0, "babylonians", {"latium": "1 spearmen"}, level=15)
    slot, index = t.slot("babylonians"), t.g.content.unit_index
    mix = t.g.content.mixes[slot]
    assert forces.substitute(t.g, slot, index["swordsmen"]) == index["swordsmen"]
    for _ in range(mix[index["swordsmen"]]):
        forces.add(t.g, t["babylonians"], t.area("latium"), index["swordsmen"])
    assert forces.substitute(t.g, slot, index["swordsmen"]) == index["spearmen"]
    for _ in range(mix[index["catapult"]]):
        forces.add(t.g, t["babylonians"], t.area("latium"), index["catapult"])
    assert forces.substitute(t.g, slot, index["catapult"]) == index["archers"]
    for _ in range(mix[index["archers"]]):
        forces.add(t.g, t["babylonians"], t.area("latium"), index["archers"])
    assert forces.substitute(t.g, slot, index["catapult"]) == -1


@pytest.mark.rule("7AG-078", "7AG-113")
def test_a_converted_elephant_keeps_its_number() -> None:
    t = table().found(0, "persians", {"persis": "1 spearmen"}, level=15)
    t.found(1, "babylonians", {"persis": "1 elephant", "latium": "1 spearmen"}, level=15)
    t["babylonians"].elephants = 1 << 3
    conversion.take_over(t.g, t.slot("persians"), t.slot("babylonians"), t.area("persis"))
    assert (t["babylonians"].elephants, t["persians"].elephants) == (0, 1 << 3)
    assert t.units("persians", "persis") == {"spearmen": 1, "elephant": 1}


@pytest.mark.rule("7AG-078", "7AG-113")
def test_a_converted_elephant_is_one_whose_area_its_owner_does_not_control() -> None:
    home = [table(2).g.content.areas[area].id for area in table(2).g.content.elephants]
    t = table(2).found(0, "persians", {"persis": "1 spearmen"}, level=16)
    t.found(1, "babylonians", {"persis": "1 elephant", home[2]: "1 spearmen"}, level=15)
    t["babylonians"].elephants = 1 << 2 | 1 << 3
    conversion.take_over(t.g, t.slot("persians"), t.slot("babylonians"), t.area("persis"))
    assert (t["babylonians"].elephants, t["persians"].elephants) == (1 << 2, 1 << 3)


@pytest.mark.rule("7AG-078")
def test_only_the_empires_of_the_card_are_converted_others_are_fought() -> None:
    t = watched(table())
    index = t.g.content.card_index
    assert conversion.converts(t.g, index["persians"], index["babylonians"])
    assert not conversion.converts(t.g, index["persians"], index["macedonians"])
    assert conversion.converts(t.g, index["free_state"], index["macedonians"])
    t.found(1, "macedonians", {"persis": "2 spearmen", "latium": "1 spearmen"}, level=9)
    start(t, "persians", {"spearmen": 3})
    assert t.g.conflict == t.area("persis")
