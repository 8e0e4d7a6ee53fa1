"""Population growth and overpopulation (rulebook: Bevölkerungswachstum, Überbevölkerung)."""

from __future__ import annotations

import pytest

from saecula.core.flow import mover
from saecula.games.sands_of_time.rules import generations, population
from tests.sands_of_time.table import Table, table


def empty(seats: int = 3) -> Table:
    """Three empires of two regions each, without citizens; player 0 has Asia Minor (capacity 4)."""
    t = table(seats).own(0, "asia_minor", "thracia").own(1, "italia", "gallia").own(2, "syria", "armenia")
    t.tile("asia_minor", "gold", 4)
    for seat in range(seats):
        t.unrest(seat, 3)
    return t.nobody()


def grown(t: Table) -> Table:
    t.g.grew = True
    return t.begin(population.growth())


def crowded(t: Table) -> Table:
    return t.begin(population.overpopulation())


def unrests(t: Table) -> list[int]:
    return [empire.unrest for empire in t.g.empires]


# Growth.


def end_of_generation(t: Table, first: int, last: int) -> Table:
    """Rounds move the dynasty marker from one space to another; then the generation ends."""
    t.g.space, t.g.grew = first, False
    for space in range(first + 1, last + 1):
        t.g.round = 4 if space == last else 1
        t.begin(generations.end_round())
        assert t.g.space == space
    return t


@pytest.mark.rule("SOT-X04", "SOT-300")
def test_after_a_peasant_symbol_every_region_grows() -> None:
    t = end_of_generation(empty().people(0, "thracia", 2, 1).people(0, "rhodes", 1), 3, 6)
    assert 5 in t.g.content.board.growth
    assert t.at(0, "asia_minor") == (1, 0)
    assert t.at(0, "thracia") == (3, 1)
    assert t.at(0, "rhodes") == (1, 0)
    assert [t.at(1, region) for region in ("italia", "gallia")] == [(1, 0)] * 2
    assert [t.at(2, region) for region in ("syria", "armenia")] == [(1, 0)] * 2


@pytest.mark.rule("SOT-300")
@pytest.mark.parametrize(
    ("first", "last", "peasants"), [(1, 4, 0), (3, 5, 1), (4, 5, 1), (5, 8, 0), (8, 10, 1)]
)
def test_the_marker_must_come_to_a_symbol_in_this_generation(first: int, last: int, peasants: int) -> None:
    t = end_of_generation(empty(), first, last)
    assert t.at(0, "asia_minor") == (peasants, 0)


@pytest.mark.rule("SOT-300")
def test_growth_comes_once_and_is_forgotten_in_the_next_generation() -> None:
    t = empty()
    assert t.g.content.board.growth[:2] == (5, 10)
    end_of_generation(t, 4, 10)
    assert t.at(0, "asia_minor") == (1, 0)
    assert not t.g.grew


@pytest.mark.rule("SOT-301", "SOT-005")
def test_who_has_just_enough_peasants_is_not_asked() -> None:
    t = grown(empty().people(0, "rhodes", 18))
    assert (t.at(0, "asia_minor"), t.at(0, "thracia")) == ((1, 0), (1, 0))
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-301")
def test_who_has_too_few_chooses_where_the_last_go() -> None:
    t = empty().own(0, "asia_minor", "thracia", "rhodes").people(0, "rhodes", 18)
    grown(t)
    assert t.asked == ("grow", 0)
    assert t.options(0) == [("grow", "rhodes"), ("grow", "asia_minor"), ("grow", "thracia")]
    t.choose(0, "grow", "thracia")
    assert t.options(0) == [("grow", "rhodes"), ("grow", "asia_minor")]
    t.choose(0, "grow", "asia_minor")
    assert t.asked == ("", -1)
    assert [t.at(0, r) for r in ("rhodes", "asia_minor", "thracia")] == [(18, 0), (1, 0), (1, 0)]
    assert t.at(1, "italia") == (1, 0)


@pytest.mark.rule("SOT-301", "SOT-005")
def test_without_peasants_nothing_grows() -> None:
    t = grown(empty().people(0, "rhodes", 20))
    assert t.at(0, "asia_minor") == (0, 0)
    assert t.at(1, "italia") == (1, 0)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-301")
def test_several_who_are_short_choose_clockwise_from_the_start_player() -> None:
    t = empty().people(0, "rhodes", 19).people(2, "rhodes", 19)
    t.g.start = 1
    grown(t)
    assert t.asked == ("grow", 2)
    t.choose(2, "grow", "armenia")
    assert t.asked == ("grow", 0)


# Unrest.


@pytest.mark.rule("SOT-X05", "SOT-310")
def test_overpopulation_raises_the_unrest_of_the_controller() -> None:
    t = crowded(empty().people(0, "asia_minor", 2, 1).people(1, "asia_minor", 1, 1).unrest(0, 4).unrest(1, 4))
    assert unrests(t) == [5, 4, 3]


@pytest.mark.rule("SOT-310")
@pytest.mark.parametrize(("peasants", "unrest"), [(3, 3), (4, 3), (5, 4)])
def test_exactly_the_capacity_is_not_too_many(peasants: int, unrest: int) -> None:
    t = crowded(empty().people(0, "asia_minor", peasants))
    assert unrests(t) == [unrest, 3, 3]


@pytest.mark.rule("SOT-310")
def test_citizens_of_others_alone_overpopulate() -> None:
    assert unrests(crowded(empty().people(1, "asia_minor", 0, 3).people(2, "asia_minor", 2))) == [4, 3, 3]


@pytest.mark.rule("SOT-310", "SOT-290")
def test_unrest_rises_once_however_many_regions_are_overpopulated() -> None:
    t = empty().people(0, "asia_minor", 5).people(0, "thracia", 6).people(1, "italia", 6)
    assert unrests(crowded(t)) == [4, 4, 3]


@pytest.mark.rule("SOT-310")
def test_every_overpopulated_region_is_told_before_the_unrest() -> None:
    t = empty().people(0, "asia_minor", 5).people(0, "thracia", 6)
    t.g.journal = []
    told = [line for line in crowded(t).g.journal or [] if line[1] == 0]
    capacity = {
        name: t.g.content.tiles[t.g.tiles[t.place(name)]].capacity for name in ("asia_minor", "thracia")
    }
    assert told == [
        ("overfull", 0, "asia_minor", 5, capacity["asia_minor"]),
        ("overfull", 0, "thracia", 6, capacity["thracia"]),
        ("unrest_rose", 0, 4),
    ]


@pytest.mark.rule("SOT-310", "SOT-292")
def test_beyond_the_maximum_it_costs_a_victory_point() -> None:
    t = crowded(empty().people(0, "asia_minor", 5).people(0, "thracia", 6).unrest(0, 7))
    assert (t[0].unrest, t[0].vp) == (7, -1)


@pytest.mark.rule("SOT-312")
def test_regions_of_nobody_raise_nobodys_unrest() -> None:
    assert unrests(crowded(empty().people(0, "rhodes", 4).people(1, "rhodes", 2))) == [3, 3, 3]


@pytest.mark.rule("SOT-311", "SOT-377")
@pytest.mark.parametrize(
    ("buildings", "advance", "room"),
    [
        ((), "", 4),
        (("aqueduct",), "", 6),
        (("city",), "", 6),
        ((), "sewers", 5),
        (("aqueduct", "city"), "", 8),
        (("aqueduct", "city", "walls"), "sewers", 9),
        (("irrigation", "quarry", "walls", "wonder"), "", 4),
    ],
)
def test_what_raises_the_capacity_adds_up(buildings: tuple[str, ...], advance: str, room: int) -> None:
    for too_many in (0, 1):
        t = empty().building("asia_minor", *buildings).people(0, "asia_minor", room + too_many)
        if advance:
            t.advances(0, advance)
        assert unrests(crowded(t)) == [3 + too_many, 3, 3]


@pytest.mark.rule("SOT-311", "SOT-377")
def test_buildings_raise_the_capacity_of_their_own_region_only() -> None:
    t = empty().building("thracia", "aqueduct", "city").people(0, "asia_minor", 5)
    assert unrests(crowded(t)) == [4, 3, 3]


@pytest.mark.rule("SOT-311", "SOT-377")
def test_sewers_serve_all_regions_of_their_owner_alone() -> None:
    t = empty().tile("thracia", "grain", 4).people(0, "asia_minor", 5).people(0, "thracia", 5)
    assert unrests(crowded(t.advances(0, "sewers"))) == [3, 3, 3]
    t = empty().people(0, "asia_minor", 5).advances(1, "sewers")
    assert unrests(crowded(t)) == [4, 3, 3]


# Double capacity.


@pytest.mark.rule("SOT-X24", "SOT-313", "SOT-314")
def test_three_players_return_one_each() -> None:
    t = empty().tile("rhodes", "gold", 3).people(0, "rhodes", 4).people(1, "rhodes", 0, 3)
    crowded(t.people(2, "rhodes", 1))
    assert [t.at(seat, "rhodes") for seat in range(3)] == [(3, 0), (0, 2), (0, 0)]
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-313")
@pytest.mark.parametrize(("peasants", "left"), [(7, 7), (8, 8), (9, 8), (12, 8)])
def test_exactly_twice_the_capacity_may_stay(peasants: int, left: int) -> None:
    t = crowded(empty().people(0, "asia_minor", peasants))
    assert t.at(0, "asia_minor") == (left, 0)


@pytest.mark.rule("SOT-313", "SOT-311")
def test_buildings_and_sewers_make_no_room_beyond_twice_the_printed_capacity() -> None:
    t = empty().building("asia_minor", "aqueduct", "city").advances(0, "sewers")
    crowded(t.people(0, "asia_minor", 9))
    assert t.at(0, "asia_minor") == (8, 0)
    assert t[0].unrest == 3


@pytest.mark.rule("SOT-313")
def test_each_chooses_who_leaves_clockwise_from_the_start_player() -> None:
    t = empty().people(0, "asia_minor", 3, 2).people(1, "asia_minor", 2, 2).people(2, "asia_minor", 1, 1)
    t.g.start = 1
    crowded(t)
    order = []
    while (seat := mover(t.g)) >= 0:
        order.append(seat)
        assert t.options(seat) == [("give_up", "peasant"), ("give_up", "soldier")]
        t.choose(seat, "give_up", "soldier" if seat else "peasant")
    assert order == [1, 2, 0]
    assert [t.at(seat, "asia_minor") for seat in range(3)] == [(2, 2), (2, 1), (1, 0)]


@pytest.mark.rule("SOT-313", "SOT-314")
def test_rounds_are_full_and_go_on_until_it_is_enough() -> None:
    t = crowded(empty().people(0, "asia_minor", 8).people(1, "asia_minor", 3))
    assert (t.at(0, "asia_minor"), t.at(1, "asia_minor")) == ((6, 0), (1, 0))


@pytest.mark.rule("SOT-314")
def test_who_has_nobody_left_is_passed_over() -> None:
    t = crowded(empty().people(0, "asia_minor", 11).people(1, "asia_minor", 1))
    assert (t.at(0, "asia_minor"), t.at(1, "asia_minor")) == ((8, 0), (0, 0))


@pytest.mark.rule("SOT-314", "SOT-310")
def test_unrest_is_raised_before_citizens_leave() -> None:
    """With an Aqueduct nine are too many; of the six that stay none would be."""
    t = empty().building("asia_minor", "aqueduct")
    for seat in range(3):
        t.people(seat, "asia_minor", 3)
    crowded(t)
    assert [t.at(seat, "asia_minor") for seat in range(3)] == [(2, 0)] * 3
    assert unrests(t) == [4, 3, 3]


@pytest.mark.rule("SOT-314")
def test_regions_are_treated_in_the_order_of_the_list_those_of_nobody_too() -> None:
    t = empty().tile("rhodes", "gold", 3).people(2, "asia_minor", 8, 1).people(0, "rhodes", 6, 1)
    crowded(t)
    assert t.asked == ("return_citizens", 0)
    t.choose(0, "give_up", "soldier")
    assert t.asked == ("return_citizens", 2)
    t.choose(2, "give_up", "peasant")
    assert t.at(0, "rhodes") == (6, 0)
    assert t.at(2, "asia_minor") == (7, 1)
