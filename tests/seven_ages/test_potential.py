"""Conflict potential: the best division, terrain, walls, elephants, cards and artifacts."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from saecula.core.spread import spread
from saecula.games.seven_ages.rules import conflict, potential, sways
from saecula.games.seven_ages.rules.potential import Values, best_division
from saecula.games.seven_ages.rules.reach import ARROW, INVASION, RIVER
from tests.seven_ages.battles import duel, fight, potentials
from tests.seven_ages.table import Table


def by_trying(units: tuple[Values, ...], markers: int) -> int:
    """Return the best value of all divisions. [7AG-186, 7AG-190]"""
    best = 0
    for front in combinations(range(len(units)), (len(units) + 1) // 2):
        ahead = [units[n] for n in front]
        behind = [units[n] for n in range(len(units)) if n not in front]
        value = sum([unit[0] + unit[2] for unit in ahead]) + sum([unit[1] for unit in behind])
        extra = max([unit[0] for unit in ahead]) + max([unit[1] for unit in behind], default=0)
        best = max(best, value + markers * extra)
    return best


@pytest.mark.rule("7AG-186", "7AG-190")
@pytest.mark.parametrize("size", range(1, 13))
def test_the_division_is_the_best_of_all(size: int) -> None:
    lot = random.Random(size)
    for _ in range(40 if size < 10 else 6):
        kinds = [
            (lot.randrange(11), lot.randrange(11), lot.choice((0, 0, 1, 2))) for _ in range(lot.randint(1, 5))
        ]
        units = tuple([lot.choice(kinds) for _ in range(size)])
        for markers in range(4):
            assert best_division(units, markers) == by_trying(units, markers)


@pytest.mark.rule("7AG-190")
def test_a_single_unit_counts_only_its_front_for_disorder_of_the_enemy() -> None:
    assert best_division(((4, 3, 0),), 2) == 12


def values(t: Table, id_: str, committed: str) -> int:
    """Return the potential of a side that has committed these units."""
    slot = t.slot(id_)
    t[id_].committed = 0
    for part in committed.split(", "):
        number, unit = part.split(" ")
        t[id_].committed += int(number) << 5 * t.g.content.unit_index[unit]
    return potential.total(t.g, slot)


def engaged(
    t: Table, area: str = "lombardy", attacker: str = "romans", defender: str = "carthaginians"
) -> Table:
    """Stand in a conflict with one spearman committed on each side, without cards."""
    t.g.conflict, t.g.sides = t.area(area), (t.slot(attacker), t.slot(defender))
    for id_ in (attacker, defender):
        t[id_].committed = 1 << 5 * t.g.content.unit_index["spearmen"]
    return t


def total(t: Table, id_: str) -> int:
    return potential.total(t.g, t.slot(id_))


def here(area: str = "lombardy") -> Table:
    return engaged(duel("3 spearmen", "3 spearmen", area), area)


@pytest.mark.rule("7AG-185")
def test_the_card_counts_its_value() -> None:
    t = fight(duel("3 spearmen", "3 spearmen").attack("romans"), 5, 2, "1 spearmen", "1 spearmen")
    assert potentials(t) == (6, 3)


@pytest.mark.rule("7AG-188")
def test_at_most_three_elite_markers_count() -> None:
    t = here()
    found = []
    for elites in (0, 1, 3, 4):
        t["romans"].elites = elites
        found.append(total(t, "romans"))
    assert found == [1, 2, 4, 4]


@pytest.mark.rule("7AG-189")
def test_each_age_ahead_counts_one() -> None:
    t = here()
    t["romans"].progress = 22
    assert (total(t, "romans"), total(t, "carthaginians")) == (3, 1)


@pytest.mark.rule("7AG-X12", "7AG-191", "7AG-195", "7AG-196")
def test_terrain_adds_up() -> None:
    t = here("illyria")
    assert total(t, "carthaginians") == 1 + 3
    t.g.ways = spread([(t.area("illyria"), RIVER)])
    assert total(t, "carthaginians") == 1 + 4
    assert total(t, "romans") == 1


@pytest.mark.rule("7AG-193", "7AG-196")
def test_red_arrow_and_invasion_count_once_each() -> None:
    t = here()
    for way, more in ((ARROW, 1), (INVASION, 2), (RIVER | ARROW | INVASION, 4)):
        t.g.ways = spread([(t.area("lombardy"), way)])
        assert total(t, "carthaginians") == 1 + more


@pytest.mark.rule("7AG-079")
def test_a_founder_crosses_no_border() -> None:
    t = here()
    t.g.ways = spread([(t.area("lombardy"), RIVER | INVASION)])
    t.g.founding = t.slot("romans")
    assert total(t, "carthaginians") == 1


@pytest.mark.rule("7AG-192", "7AG-194")
def test_fort_and_city_defend_and_shelling_breaks_only_the_city() -> None:
    t = here().city("lombardy", 3)
    t.g.forts = t.mask("lombardy")
    assert total(t, "carthaginians") == 1 + 2 + 3
    t["romans"].committed = 1 << 5 * t.g.content.unit_index["archers"]
    assert total(t, "carthaginians") == 1 + 2 + 3
    t["romans"].committed = 1 << 5 * t.g.content.unit_index["catapult"]
    assert total(t, "carthaginians") == 1 + 2


@pytest.mark.rule("7AG-195")
def test_mounted_units_of_both_sides_are_worse_in_forest_until_it_is_fertile() -> None:
    t = here("germany")
    t["romans"].committed = t["carthaginians"].committed = 1 << 5 * t.g.content.unit_index["knights"]
    assert (total(t, "romans"), total(t, "carthaginians")) == (4, 4 + 1)
    t["romans"].progress = t["carthaginians"].progress = 36
    assert (total(t, "romans"), total(t, "carthaginians")) == (5, 5)
    t = here("germany")
    t["romans"].committed = 1 << 5 * t.g.content.unit_index["horse_artillery"]
    t["romans"].progress = 36
    assert potential.values(t.g, t.slot("romans"), t.g.content.unit_index["horse_artillery"]) == (2, 5)


@pytest.mark.rule("7AG-197")
def test_at_sea_nothing_defends() -> None:
    t = here("western_mediterranean")
    t.g.ways = spread([(t.area("western_mediterranean"), INVASION)])
    assert total(t, "carthaginians") == 1


@pytest.mark.rule("7AG-X29", "7AG-198")
def test_an_elephant_scares_chariots_light_cavalry_and_horse_archers() -> None:
    t = here()
    index = t.g.content.unit_index
    slot = t.slot("carthaginians")
    units = ("chariot", "light_cavalry", "horse_archers", "knights", "archers")
    assert [potential.values(t.g, slot, index[unit])[0] for unit in units] == [2, 3, 3, 5, 1]
    t["romans"].committed = 1 << 5 * index["elephant"]
    assert [potential.values(t.g, slot, index[unit])[0] for unit in units] == [0, 0, 0, 5, 1]
    assert potential.values(t.g, slot, index["chariot"])[1] == 1
    assert potential.values(t.g, slot, index["archers"])[1] == 2
    best = (5 + 1 + 0) + (2 + 2)
    assert values(t, "carthaginians", "1 chariot, 1 light_cavalry, 1 knights, 2 archers") == best


@pytest.mark.rule("7AG-436")
@pytest.mark.parametrize(
    ("card", "area", "way", "more"),
    [
        ("egyptians", "lombardy", RIVER, 1 + 1),
        ("egyptians", "lombardy", 0, 0),
        ("greeks", "illyria", 0, 3 + 1),
        ("greeks", "lombardy", 0, 0),
        ("hebrews", "lombardy", 0, 1),
        ("vietnamese", "yucatan", 0, 2 + 2),
        ("gauls", "germany", 0, 1 + 1),
        ("russians", "germany", 0, 1 + 1),
        ("japanese", "lombardy", INVASION, 2 + 2),
        ("assyrians", "lombardy", 0, 0),
    ],
)
def test_cards_that_defend_better(card: str, area: str, way: int, more: int) -> None:
    t = here(area)
    t.g.ways = spread([(t.area(area), way)])
    t["carthaginians"].card = t.g.content.card_index[card]
    assert potential.total(t.g, t.g.sides[1]) == 1 + more


@pytest.mark.rule("7AG-436")
def test_cards_that_attack_better() -> None:
    t = here()
    slot, index = t.slot("romans"), t.g.content.unit_index
    t.g.empires[slot].card = t.g.content.card_index["assyrians"]
    assert potential.total(t.g, slot) == 1 + 1
    t.g.empires[slot].card = t.g.content.card_index["hittites"]
    assert potential.values(t.g, slot, index["chariot"]) == (3, 1)
    assert potential.values(t.g, t.g.sides[1], index["chariot"]) == (2, 1)
    t.g.sides = (t.g.sides[1], slot)
    assert potential.values(t.g, slot, index["chariot"]) == (2, 1)


@pytest.mark.rule("7AG-436")
def test_some_attackers_deny_the_river_or_the_shore() -> None:
    for card, way, left in (
        ("rus", RIVER, 0),
        ("rus", INVASION, 2),
        ("vikings", INVASION, 0),
        ("vikings", RIVER, 1),
    ):
        t = here()
        t.g.ways = spread([(t.area("lombardy"), way)])
        t["romans"].card = t.g.content.card_index[card]
        assert potential.defence(t.g) == left


@pytest.mark.rule("7AG-436")
def test_artifacts_defend_here_around_and_at_cities() -> None:
    t = here().artifact("carthaginians", "statue_of_zeus", "lombardy")
    assert total(t, "carthaginians") == 3
    t = here()
    t["carthaginians"].forces = t["carthaginians"].forces.add(t.area("austria"), 1)
    t.artifact("carthaginians", "great_wall", "austria")
    assert total(t, "carthaginians") == 3
    t.g.ways = spread([(t.area("lombardy"), INVASION)])
    assert total(t, "carthaginians") == 1 + 2
    t = here().artifact("carthaginians", "christianity")
    assert total(t, "carthaginians") == 1
    t.city("lombardy", 1)
    assert total(t, "carthaginians") == 1 + 1 + 1
    t = here().artifact("romans", "buddhism")
    assert total(t, "romans") == 0


@pytest.mark.rule("7AG-450")
def test_events_set_cards_add_potential_breach_walls_and_end_with_the_round() -> None:
    t = here().city("lombardy", 3)
    events = t.g.content.event_index

    def sway(event: str, whom: int) -> None:
        sways.add(t.g, events[event], t.g.content.event_list[events[event]].deeds[0], whom)

    romans, carthage = t.g.sides
    sway("conjunction", romans)
    assert total(t, "romans") == 1 + 7
    sway("bad_weather", romans)
    assert total(t, "romans") == 1 + 0
    sway("ambush", romans)
    sway("heroic_stand", carthage)
    assert (total(t, "romans"), total(t, "carthaginians")) == (1 + 4, 1 + 3 + 5)
    sway("breached_walls", -1)
    assert total(t, "carthaginians") == 1 + 5
    t["romans"].committed = 1 << 5 * t.g.content.unit_index["elephant"]
    before = total(t, "romans")
    sway("elephants_flee", romans)
    assert total(t, "romans") == before - 4
    t["romans"].committed = 1 << 5 * t.g.content.unit_index["spearmen"]
    t.begin(conflict.reckon(1), ("scope", "conflict"))
    assert t.g.sways == ()
