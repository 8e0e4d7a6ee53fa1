"""Setup: tiles, supplies, provinces, capitals, first caravans and advances (SOT-030 to SOT-046)."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.core.bits import bits
from saecula.core.flow import ask_of, choose, mover, options, to_move
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import preparation, regions
from tests.sands_of_time.table import table

CONTENT = Content.get()
SEATS = (2, 3, 4, 5)


def started(seats: int = 3, seed: str = "setup") -> SandsOfTime:
    return GAME.start(seats, seed)


def asked(g: SandsOfTime) -> str:
    frame = ask_of(g, mover(g))
    return frame[0] if frame else ""


def until(g: SandsOfTime, ask: str) -> SandsOfTime:
    """Take the first option until this is asked."""
    while asked(g) != ask:
        seat = mover(g)
        choose(g, seat, options(g, seat)[0])
    return g


def prepared(seats: int = 3, seed: str = "setup") -> SandsOfTime:
    return until(started(seats, seed), "choose_cards")


def names(g: SandsOfTime) -> list[str]:
    """The regions that may be founded."""
    return [action[1] for action in options(g, mover(g))]


def named(mask: int) -> set[str]:
    return {CONTENT.regions[place].id for place in bits(mask)}


# Board and supplies.


@pytest.mark.rule("SOT-030")
def test_tiles_lie_at_random_and_are_not_bound_to_a_group_of_regions() -> None:
    on_hispania = Counter(started(5, f"{n}").tiles[0] for n in range(300))
    assert set(on_hispania) == set(CONTENT.tiles)
    assert max(on_hispania.values()) <= 30


@pytest.mark.rule("SOT-030")
@pytest.mark.parametrize("seats", SEATS)
def test_tiles_of_higher_player_counts_stay_in_the_box(seats: int) -> None:
    g = started(seats)
    used = [tile for tile in g.tiles if tile]
    assert len(set(used)) == len(used)
    assert {CONTENT.tiles[tile].players for tile in used} == set(range(2, seats + 1))
    for region, tile in zip(CONTENT.regions, g.tiles, strict=True):
        assert bool(tile) == (region.players <= seats)


@pytest.mark.rule("SOT-030")
def test_all_tiles_are_open() -> None:
    g = started(4)
    assert GAME.redact(g, 2).position.tiles == GAME.redact(g, -1).position.tiles == g.tiles


@pytest.mark.rule("SOT-031")
def test_both_markers_begin_at_the_start() -> None:
    g = started()
    assert (g.generation, g.round, g.dynasty, g.space) == (0, 0, 1, 1)
    g = prepared()
    assert (g.generation, g.round, g.dynasty, g.space) == (1, 1, 1, 1)


@pytest.mark.rule("SOT-032", "SOT-033", "SOT-034")
@pytest.mark.parametrize("seats", SEATS)
def test_tracks_at_the_start(seats: int) -> None:
    for empire in started(seats).empires:
        assert empire.unrest == 3
        assert empire.heritage == (0, 0, 0)
        assert empire.vp == 0
        assert (empire.grain, empire.gold) == (0, 0)


@pytest.mark.rule("SOT-034", "SOT-060")
def test_there_is_nothing_before_the_first_income() -> None:
    g = until(started(), "first_advance")
    assert [(empire.grain, empire.gold) for empire in g.empires] == [(0, 0)] * 3
    g = prepared()
    assert all(empire.grain + empire.gold >= 7 for empire in g.empires)


@pytest.mark.rule("SOT-035")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 5), (4, 5), (5, 6)])
def test_building_tiles_by_number_of_players(seats: int, number: int) -> None:
    g = started(seats)
    supply = {building.id: left for building, left in zip(CONTENT.buildings, g.supply, strict=True)}
    assert supply.pop("city") == 34
    assert set(supply.values()) == {number}
    assert len(supply) == 11


@pytest.mark.rule("SOT-036")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter(started(4, f"{n}").start for n in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) >= 70


# The empires.


@pytest.mark.rule("SOT-037", "SOT-038", "SOT-039")
@pytest.mark.parametrize("seats", SEATS)
def test_provinces_are_founded_clockwise_back_and_clockwise(seats: int) -> None:
    g = started(seats)
    g.journal = []
    until(g, "choose_capital")
    order = regions.clockwise(g)
    founders = [line[1] for line in g.journal or [] if line[0] == "founded"]
    assert founders == [*order, *reversed(order), *order]
    assert [empire.lands.bit_count() for empire in g.empires] == [3] * seats


@pytest.mark.rule("SOT-037")
def test_the_first_province_may_be_any_empty_region_in_play() -> None:
    g = started(2)
    assert set(names(g)) == {region.id for region in CONTENT.regions if region.players == 2}
    choose(g, mover(g), ("found", "cyprus"))
    assert set(names(g)) == {region.id for region in CONTENT.regions if region.players == 2} - {"cyprus"}


@pytest.mark.rule("SOT-038")
def test_the_second_province_lies_beside_the_first() -> None:
    g = started(2)
    for region in ("sicilia", "cyprus"):
        choose(g, mover(g), ("found", region))
    assert set(names(g)) == {"rhodes", "asia_minor", "syria", "aegyptus"}
    choose(g, mover(g), ("found", "rhodes"))
    assert set(names(g)) == {"hispania", "italia", "mauretania", "libya", "graecia"}


@pytest.mark.rule("SOT-039")
def test_the_third_province_lies_beside_one_of_the_two() -> None:
    g = started(2)
    for region in ("hispania", "cyprus", "rhodes", "gallia"):
        choose(g, mover(g), ("found", region))
    assert set(names(g)) == {"italia", "sicilia", "mauretania"}


@pytest.mark.rule("SOT-039")
def test_without_an_empty_neighbour_any_empty_region_will_do() -> None:
    t = table(2).nobody()
    t.own(1, "libya", "sicilia", "hispania").own(0, "mauretania")
    t.begin(preparation.found_province(0))
    taken = {"libya", "sicilia", "hispania", "mauretania"}
    in_play = {region.id for region in CONTENT.regions if region.players == 2}
    assert set(names(t.g)) == in_play - taken
    t.own(1, "libya", "sicilia").own(0, "mauretania").begin(preparation.found_province(0))
    assert t.lands(0) == {"mauretania", "hispania"}


@pytest.mark.rule("SOT-040")
def test_two_peasants_and_a_soldier_live_in_each_province() -> None:
    g = until(started(), "choose_capital")
    for empire in g.empires:
        for region in range(26):
            there = bool(empire.lands >> region & 1)
            assert (empire.peasants[region], empire.soldiers[region]) == ((2, 1) if there else (0, 0))


@pytest.mark.rule("SOT-041")
def test_one_province_becomes_the_capital() -> None:
    g = until(started(), "choose_capital")
    for seat in regions.clockwise(g):
        empire = g.empires[seat]
        assert to_move(g) == [seat]
        assert empire.provinces == empire.lands
        assert regions.markers_left(g, empire) == 6
        assert {action[1] for action in options(g, seat)} == named(empire.lands)
        action = options(g, seat)[-1]
        choose(g, seat, action)
        assert CONTENT.regions[empire.capital].id == action[1]
        assert empire.lands.bit_count() == 3
        assert named(empire.provinces) == named(empire.lands) - {action[1]}
        assert regions.markers_left(g, empire) == 7
        assert regions.colonies(empire) == 0
    assert asked(g) == "first_caravan"


@pytest.mark.rule("SOT-042")
def test_the_first_caravan_joins_the_capital_with_another_province() -> None:
    t = table(2).nobody().own(0, "italia", "hispania", "sicilia").own(1, "syria", "cyprus")
    t.caravan(0).heritage(0).stock(0, grain=5, gold=5).begin(preparation.first_caravan(0))
    assert t.options(0) == [("route", "hispania_italia"), ("route", "italia_sicilia")]
    t.choose(0, "route", "italia_sicilia")
    assert t.options(0) == [("heritage", "civil"), ("heritage", "politics"), ("heritage", "culture")]
    t.choose(0, "heritage", "politics")
    assert t[0].heritage == (0, 1, 0)
    assert t[0].caravans == 1 << CONTENT.border_index["italia_sicilia"]
    assert (t[0].grain, t[0].gold) == (5, 5)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-042")
def test_a_lonely_capital_may_use_any_of_its_borders_and_heritage_rises_by_one_all_the_same() -> None:
    t = table(2).nobody().own(1, "italia", "sicilia", "rhodes").own(0, "graecia", "hispania")
    t.caravan(0).heritage(0).begin(preparation.first_caravan(0))
    assert {action[1] for action in t.options(0)} == {
        "italia_graecia",
        "sicilia_graecia",
        "graecia_rhodes",
        "graecia_thracia",
        "graecia_illyricum",
    }
    # A trade good and a foreign capital at once.
    t.choose(0, "route", "italia_graecia").choose(0, "heritage", "culture")
    assert t[0].heritage == (0, 0, 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-042", "SOT-043", "SOT-046")
@pytest.mark.parametrize("seats", SEATS)
def test_caravans_peasants_and_advances_come_in_clockwise_order(seats: int) -> None:
    g = until(started(seats), "choose_capital")
    g.journal = []
    until(g, "choose_cards")
    lines = [(line[0], line[1]) for line in g.journal or [] if len(line) > 1]
    order = regions.clockwise(g)
    steps: list[tuple[str, ...]] = [("capital",), ("caravan", "heritage_rose"), ("grew",), ("advanced",)]
    expected = [(line, seat) for step in steps for seat in order for line in step]
    assert lines[: len(expected)] == expected
    assert [sum(empire.heritage) for empire in g.empires] == [1] * seats
    assert [empire.caravans.bit_count() for empire in g.empires] == [1] * seats


@pytest.mark.rule("SOT-043", "SOT-041")
def test_the_seventh_peasant_may_go_to_any_province_the_capital_too() -> None:
    g = until(started(), "seventh_peasant")
    seat = mover(g)
    empire = g.empires[seat]
    assert {action[1] for action in options(g, seat)} == named(empire.lands)
    choose(g, seat, ("grow", CONTENT.regions[empire.capital].id))
    assert empire.peasants[empire.capital] == 3
    for empire in prepared().empires:
        assert (sum(empire.peasants), sum(empire.soldiers)) == (7, 3)


# Advances.


@pytest.mark.rule("SOT-044")
def test_six_rows_of_two_advances() -> None:
    g = until(started(), "first_advance")
    assert [len(row) for row in g.rows] == [2] * 6
    for row, category in zip(g.rows, CONTENT.row_category, strict=True):
        cards = [CONTENT.advances[CONTENT.advance_index[card]] for card in row]
        assert [card.level for card in cards] == [1, 2]
        assert {CONTENT.category_index[card.category] for card in cards} == {category}
    assert [row[0] for row in g.rows] == list(CONTENT.board.rows)


@pytest.mark.rule("SOT-044")
def test_level_two_is_unknown_until_all_have_settled() -> None:
    g = started()
    while asked(g) != "first_advance":
        assert list(g.rows) == [(first,) for first in CONTENT.board.rows]
        for viewer in range(3):
            seen = GAME.redact(g, viewer).position.stacks
            assert {card for stack in seen for card in stack.cards} == {"?"}
        seat = mover(g)
        choose(g, seat, options(g, seat)[0])
    assert [len(row) for row in g.rows] == [2] * 6
    assert all(empire.capital >= 0 and sum(empire.heritage) == 1 for empire in g.empires)


@pytest.mark.rule("SOT-044")
def test_level_two_is_shuffled() -> None:
    games = [until(started(2, f"{n}"), "first_advance") for n in range(80)]
    seconds = [Counter(g.rows[row][1] for g in games) for row in range(6)]
    for counted in seconds:
        assert len(counted) == 2
        assert min(counted.values()) >= 20


@pytest.mark.rule("SOT-045")
def test_higher_levels_are_shuffled_face_down_stacks() -> None:
    tops: dict[int, set[str]] = {}
    for n in range(120):
        g = until(started(2, f"{n}"), "first_advance")
        for number, stack in enumerate(g.stacks):
            tops.setdefault(number, set()).update(stack.cards[-1:])
    g = until(started(), "first_advance")
    for category, name in enumerate(("civil", "politics", "culture")):
        assert not g.stacks[CONTENT.stack(category, 2)].cards
        for level in (3, 4):
            number = CONTENT.stack(category, level)
            kind = {a.id for a in CONTENT.advances if (a.category, a.level) == (name, level)}
            assert set(g.stacks[number].cards) == tops[number] == kind
    for viewer in (-1, 0, 1, 2):
        seen = GAME.redact(g, viewer).position.stacks
        assert {card for stack in seen for card in stack.cards} == {"?"}


@pytest.mark.rule("SOT-046")
def test_several_players_may_choose_the_same_first_advance() -> None:
    g = until(started(), "first_advance")
    for _ in range(3):
        seat = mover(g)
        assert options(g, seat) == [("advance", card) for card in CONTENT.board.rows]
        choose(g, seat, ("advance", "law"))
        assert g.empires[seat].steps == (0, 0, 1, 0, 0, 0)
        assert g.empires[seat].advances == 1 << CONTENT.advance_index["law"]
    assert [len(row) for row in g.rows] == [2] * 6
    assert asked(g) == "choose_cards"
