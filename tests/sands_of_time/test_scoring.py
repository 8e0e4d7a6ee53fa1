"""The end of the game and the victory (rulebook: Spielende und Wertung)."""

from __future__ import annotations

import pytest

from saecula.core.flow import is_over
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table

LANDS = (
    ("hispania", "gallia", "italia", "sicilia", "mauretania", "libya", "aethiopia"),
    ("asia_minor", "cyprus", "syria", "aegyptus", "armenia", "mesopotamia", "rhodes"),
    ("germania", "illyricum", "sarmatia", "graecia", "thracia"),
    ("india", "bactria"),
    ("arabia", "persia"),
)


def last(*regions: int, unrest: tuple[int, ...] = (1, 1, 1)) -> Table:
    """The third dynasty is about to end; empires of these sizes, players 3 and 4 of one region."""
    t = table(5).nobody()
    for seat in range(5):
        number = regions[seat] if seat < len(regions) else 1
        t.own(seat, *LANDS[seat][:number]).unrest(seat, unrest[seat] if seat < len(unrest) else 6)
        t.heritage(seat).advances(seat).caravan(seat).chronicle(seat)
        t[seat].vp = 0
    t.g.dynasty, t.g.space = 3, 25
    return t


def built(t: Table, seat: int, *buildings: str) -> Table:
    """One building in each of the first regions of an empire."""
    for region, building in zip(LANDS[seat], buildings, strict=False):
        t.building(region, building)
    return t


def finish(t: Table) -> list[int]:
    """The victory points at the end."""
    t.begin(dynasties.dynasty_end())
    return [empire.vp for empire in t.g.empires]


def symbols(t: Table, seat: int) -> int:
    return dynasties.fountains(t.g, seat) + dynasties.lyres(t.g, seat)


def ranks(points: list[int], chronicles: list[int]) -> tuple[int, ...]:
    """Return the places of players with these victory points, and these from the last chronicles."""
    t = table(len(points))
    for empire, vp, last_chronicles in zip(t.g.empires, points, chronicles, strict=True):
        empire.vp, empire.last_chronicles = vp, last_chronicles
    result = GAME.result(t.g)
    assert result.scores == tuple(points)
    return result.places


@pytest.mark.rule("SOT-X26", "SOT-350")
def test_final_bonuses() -> None:
    """Two more players, who have less of everything, make room for the regions; Wonders score apart."""
    t = last(7, 7, 5, unrest=(4, 2, 2))
    built(t, 0, "wonder", "wonder", "aqueduct", "temple")
    built(t, 1, "wonder", "aqueduct", "library")
    built(t, 2, "wonder", "aqueduct", "aqueduct", "aqueduct", "amphitheatre")
    assert [len(t.lands(seat)) for seat in range(3)] == [7, 7, 5]
    assert [empire.unrest for empire in t.g.empires[:3]] == [4, 2, 2]
    assert [symbols(t, seat) for seat in range(3)] == [9, 6, 11]
    wonders = [2, 1, 1, 0, 0]
    assert [vp - w for vp, w in zip(finish(t), wonders, strict=True)] == [3, 6, 6, 0, 0]


@pytest.mark.rule("SOT-350")
def test_one_alone_has_most_of_all() -> None:
    t = built(last(3, 2, 2, unrest=(1, 2, 3)), 0, "temple")
    assert finish(t) == [9, 0, 0, 0, 0]


@pytest.mark.rule("SOT-350")
@pytest.mark.parametrize(
    ("regions", "unrest", "bonus"),
    [
        ((4, 3, 3), (2, 3, 3), [6, 0, 0]),
        ((3, 4, 4), (2, 3, 3), [3, 3, 3]),
        ((3, 4, 3), (3, 2, 0), [0, 3, 3]),
        ((4, 4, 4), (0, 0, 0), [6, 6, 6]),
    ],
)
def test_all_who_tie_get_the_points(
    regions: tuple[int, ...], unrest: tuple[int, ...], bonus: list[int]
) -> None:
    t = last(*regions, unrest=unrest)
    built(t, 3, "temple")
    assert finish(t) == [*bonus, 3, 0]


@pytest.mark.rule("SOT-350", "SOT-369")
def test_symbols_stand_on_buildings_in_controlled_regions_and_on_advances() -> None:
    t = (
        last(3, 2, 2, unrest=(1, 2, 3))
        .building("britannia", "wonder", "amphitheatre")
        .people(0, "britannia", 3)
    )
    assert finish(t.advances(1, "ornamentation")) == [6, 3, 0, 0, 0]


@pytest.mark.rule("SOT-350", "SOT-369")
@pytest.mark.parametrize(("advance", "building"), [("ornamentation", "city"), ("drama", "amphitheatre")])
def test_some_advances_add_a_symbol_to_each_building_of_a_kind(advance: str, building: str) -> None:
    t = last(3, 2, 2).advances(0, advance)
    before = symbols(t, 0)
    built(t, 0, building, building, "temple")
    built(t, 1, building, building, "temple")
    assert symbols(t, 0) - before == 3 + 3 + 1
    assert symbols(t, 1) == 2 + 2


@pytest.mark.rule("SOT-369")
def test_ornamentation_adds_fountains_and_drama_lyres() -> None:
    t = built(last(3, 2, 2), 0, "city", "amphitheatre")
    plain = dynasties.fountains(t.g, 0), dynasties.lyres(t.g, 0)
    assert plain == (1, 1 + 2)
    t.advances(0, "ornamentation")  # with a fountain of its own
    assert (dynasties.fountains(t.g, 0), dynasties.lyres(t.g, 0)) == (1 + 1 + 1, 3)


@pytest.mark.rule("SOT-350")
def test_the_bonuses_come_after_the_third_dynasty_only() -> None:
    for dynasty, space in ((1, 9), (2, 17)):
        t = last(3, 2, 2)
        t.g.dynasty, t.g.space = dynasty, space
        assert finish(t) == [0] * 5


@pytest.mark.rule("SOT-350", "SOT-051")
def test_the_bonuses_follow_the_chronicles_and_end_the_game() -> None:
    t = last(4, 2, 2, unrest=(6, 2, 3)).chronicle(0, c=1).heritage(0, politics=1)
    t.g.space, t.g.round = 24, 4
    t.begin(generations.end_round())
    assert is_over(t.g)
    assert t[0].last_chronicles == 1
    assert t[0].vp == 1 + 3 + 3  # symbols tie: nobody has any
    assert t[0].heritage[1] == 2


@pytest.mark.rule("SOT-351")
def test_most_victory_points_win() -> None:
    assert ranks([10, 30, 20], [9, 0, 9]) == (3, 1, 2)
    assert ranks([-3, -1], [0, 0]) == (2, 1)


@pytest.mark.rule("SOT-352")
def test_a_tie_goes_to_most_points_from_the_last_chronicles() -> None:
    assert ranks([20, 20, 20], [3, 6, 1]) == (2, 1, 3)
    assert ranks([20, 21, 20], [3, 0, 6]) == (3, 1, 2)


@pytest.mark.rule("SOT-352")
def test_a_victory_is_shared_if_that_is_tied_too() -> None:
    assert ranks([20, 20, 12], [6, 6, 6]) == (1, 1, 3)


@pytest.mark.rule("SOT-352")
def test_wonders_and_bonuses_do_not_break_a_tie() -> None:
    t = last(4, 4, 2, unrest=(1, 1, 3)).building("hispania", "wonder").building("asia_minor", "wonder")
    t.chronicle(1, c=1).heritage(1, politics=1)
    t[0].vp = 1
    points = finish(t)
    assert points[0] == points[1]
    assert GAME.result(t.g).places[:2] == (2, 1)
