"""Components and limits: what is in the box, regions in play, control, supplies (SOT-001 to SOT-022)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from saecula.core.bits import bits
from saecula.core.errors import SaeculaError
from saecula.core.flow import mover, options, play
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import battle, caravans, dynasties, generations, population, regions
from tests.sands_of_time.table import Table, table

CONTENT = Content.get()
IN_PLAY = {2: 12, 3: 16, 4: 22, 5: 26}


def match(seats: int, seed: str) -> Iterator[SandsOfTime]:
    """Every position of a match played at random."""
    g = GAME.start(seats, seed)
    lot = random.Random(seed)
    while (seat := mover(g)) >= 0:
        yield g
        play(g, seat, lot.choice(options(g, seat)))
    yield g


def borders(one: str, other: str) -> bool:
    index = CONTENT.region_index
    forth = CONTENT.adjacent[index[one]] >> index[other] & 1
    back = CONTENT.adjacent[index[other]] >> index[one] & 1
    assert forth == back
    return bool(forth)


def west(seats: int = 2) -> Table:
    """Angelika in the west, Nicole in the east, with nobody on the board."""
    t = table(seats).nobody()
    return t.own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")


# What is in the box.


@pytest.mark.rule("SOT-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(seats: int) -> None:
    assert len(GAME.start(seats, "seats").empires) == seats


@pytest.mark.rule("SOT-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SaeculaError):
        GAME.start(seats, "seats")


@pytest.mark.rule("SOT-001")
def test_clockwise_is_the_next_seat_and_after_the_last_the_first() -> None:
    t = table(4)
    t.g.start = 2
    assert regions.clockwise(t.g) == [2, 3, 0, 1]


@pytest.mark.rule("SOT-002")
def test_the_pieces_of_a_player() -> None:
    board = CONTENT.board
    assert (board.peasants, board.soldiers, board.caravans) == (20, 10, 20)
    assert (board.control_markers, board.advance_markers) == (9, 6)


@pytest.mark.rule("SOT-003")
def test_a_player_has_21_cards() -> None:
    assert (len(CONTENT.actions), len(CONTENT.focus_cards), len(CONTENT.chronicle_cards)) == (11, 3, 7)
    assert [card.category for card in CONTENT.focus_cards.values()] == ["civil", "politics", "culture"]
    assert sorted(card.value for card in CONTENT.chronicle_cards.values()) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("SOT-003")
def test_all_players_have_the_same_cards() -> None:
    t = table(3)
    assert [set(empire.hand.cards) for empire in t.g.empires] == [set(CONTENT.chronicle_cards)] * 3
    cards = [[action[1] for action in t.options(seat)] for seat in range(3)]
    assert cards == [[*CONTENT.actions, *CONTENT.focus_cards]] * 3


@pytest.mark.rule("SOT-004")
def test_shared_components() -> None:
    tiles = CONTENT.tiles.values()
    assert Counter(tile.resource for tile in tiles) == {"grain": 14, "gold": 12}
    assert sum(building.tiles for building in CONTENT.buildings) == 100
    assert len(CONTENT.buildings) == 12
    assert sum(advance.level > 1 for advance in CONTENT.advances) == 25
    assert CONTENT.board.die == 6


@pytest.mark.rule("SOT-017")
def test_eleven_markers_are_enough_for_every_track() -> None:
    digits = len(str(CONTENT.board.max_resources))
    slots = max(card.slots for card in CONTENT.focus_cards.values())
    assert 2 * digits + slots + len(CONTENT.categories) + 1 == 11


@pytest.mark.rule("SOT-020")
def test_each_category_has_two_fields_a_track_and_two_rows() -> None:
    fields = [(field.id, field.category) for field in CONTENT.fields]
    assert fields == list(
        zip("abcdef", ["civil", "civil", "politics", "politics", "culture", "culture"], strict=True)
    )
    assert CONTENT.row_category == (0, 0, 1, 1, 2, 2)
    t = table(2)
    assert len(t[0].heritage) == 3
    assert [row[0] for row in t.g.rows] == [a.id for a in CONTENT.advances if a.level == 1]


# Every count is a limit.


@pytest.mark.rule("SOT-005")
def test_the_last_soldier_can_be_levied_and_no_other() -> None:
    t = west().people(0, "gallia", soldiers=9).stock(0, gold=9)
    t.act(0, "levy").choose(0, "levy", "italia")
    assert regions.soldiers_left(t.g, t[0]) == 0
    t.turn(0, "levy", "chronicle")
    assert ("carry_out", "levy") not in t.options(0)
    assert ("carry_out", "chronicle") in t.options(0)


@pytest.mark.rule("SOT-005")
def test_a_swap_needs_the_piece_in_supply() -> None:
    t = west().focus(0, "politics").stock(0, gold=9)
    t.people(0, "gallia", peasants=19, soldiers=5).people(0, "italia", peasants=1, soldiers=4)
    t.act(0, "levy")
    assert ("arm", "gallia") in t.options(0)
    assert not {"disarm"} & t.verbs(0)
    t.people(0, "gallia", peasants=18, soldiers=6)
    t.act(0, "levy")
    assert ("disarm", "gallia") in t.options(0)
    assert not {"arm", "levy"} & t.verbs(0)


@pytest.mark.rule("SOT-005")
@pytest.mark.parametrize(("laid", "free"), [(19, True), (20, False)])
def test_a_player_lays_twenty_caravans(laid: int, free: bool) -> None:
    t = west(5)
    numbers = list(range(len(CONTENT.borders)))
    t[0].caravans = sum([1 << number for number in numbers[-laid:]])
    assert bool(caravans.routes(t.g, t[0])) == free


@pytest.mark.rule("SOT-005")
def test_a_building_out_of_stock_cannot_be_erected() -> None:
    t = west().stock(0, gold=20)
    number = CONTENT.building_index["quarry"]
    t.building("syria", "quarry").act(0, "build").choose(0, "site", "gallia")
    assert ("build", "quarry") in t.options(0)
    t.g.supply = (*t.g.supply[:number], 0, *t.g.supply[number + 1 :])
    t.act(0, "build").choose(0, "site", "gallia")
    assert ("build", "quarry") not in t.options(0)
    assert ("build", "irrigation") in t.options(0)


@pytest.mark.rule("SOT-005")
def test_invariants_notice_a_piece_too_many() -> None:
    t = table(2)
    GAME.check(t.g)
    t.people(0, "gallia", peasants=20)
    with pytest.raises(AssertionError, match="empire 0 has too many peasants"):
        GAME.check(t.g)


@pytest.mark.rule("SOT-005", "SOT-011", "SOT-015", "SOT-018")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_limits_hold_through_a_whole_match(seats: int) -> None:
    for g in match(seats, f"limits {seats}"):
        for empire in g.empires:
            assert sum(empire.peasants) <= 20
            assert sum(empire.soldiers) <= 10
            assert empire.caravans.bit_count() <= 20
            assert empire.lands.bit_count() <= 10
            assert 0 <= min(empire.grain, empire.gold) <= max(empire.grain, empire.gold) <= 99
            for region, tile in enumerate(g.tiles):
                if not tile:
                    assert not empire.peasants[region] + empire.soldiers[region]
                    assert not empire.lands >> region & 1
                    assert not g.buildings[region]


# The map.


@pytest.mark.rule("SOT-006")
def test_the_map_has_26_regions_three_of_them_central_islands() -> None:
    assert len(CONTENT.regions) == len(CONTENT.adjacent) == 26
    islands = {region.id for region in CONTENT.regions if region.terrain == "island"}
    assert {"sicilia", "cyprus", "rhodes"} <= islands
    central = {b.id for b in CONTENT.borders if {"sicilia", "cyprus", "rhodes"} & set(b.regions)}
    assert central == {border.id for border in CONTENT.borders if border.kind == "sea_area"}


@pytest.mark.rule("SOT-006")
def test_an_island_region_is_played_like_any_other() -> None:
    t = table(2).nobody().own(0, "rhodes", "sicilia", "cyprus").own(1, "gallia", "hispania", "italia")
    t.tile("rhodes", "gold", 4).people(0, "rhodes", peasants=2).stock(0, gold=9).unrest(0, 0)
    t.act(0, "levy").choose(0, "levy", "rhodes")
    t.act(0, "build").choose(0, "site", "rhodes").choose(0, "build", "quarry")
    assert t.at(0, "rhodes") == (2, 1)
    assert t.g.buildings[t.place("rhodes")]


@pytest.mark.rule("SOT-007")
def test_regions_are_adjacent_by_border_and_by_dotted_line() -> None:
    assert borders("hispania", "gallia")
    assert borders("hispania", "mauretania")
    assert borders("gallia", "britannia")
    assert borders("italia", "sicilia")
    assert not borders("libya", "hispania")
    assert not borders("gallia", "sicilia")
    assert not borders("cyprus", "sicilia")
    assert {border.kind for border in CONTENT.borders} == {"land", "dotted", "sea_area"}


@pytest.mark.rule("SOT-007")
def test_dotted_lines_carry_caravans_like_borders() -> None:
    t = west(5)
    routes = {CONTENT.borders[border].id for border in caravans.routes(t.g, t[0])}
    assert routes == {"hispania_gallia", "gallia_italia", "gallia_germania", "gallia_britannia"}


@pytest.mark.rule("SOT-007", "SOT-008")
def test_every_border_joins_two_named_regions_of_one_terrain_each() -> None:
    for one, other in CONTENT.ends:
        assert 0 <= one != other < 26
    assert {region.terrain for region in CONTENT.regions} == {"plain", "mountain", "island"}


@pytest.mark.rule("SOT-008")
def test_terrain_matters_only_to_advances() -> None:
    t = table(2).nobody().people(0, "libya", 1, 1).people(0, "rhodes", 1, 1).people(0, "graecia", 1, 1)
    places = [t.place(region) for region in ("libya", "rhodes", "graecia")]
    assert [battle.combat_value(t.g, 0, place, 0) for place in places] == [3, 3, 3]
    t.advances(0, "chariots")
    assert [battle.combat_value(t.g, 0, place, 0) for place in places] == [4, 3, 3]


@pytest.mark.rule("SOT-009")
def test_tiles_by_player_count_resource_and_capacity() -> None:
    tiles = CONTENT.tiles.values()
    assert Counter(tile.players for tile in tiles) == {2: 12, 3: 4, 4: 6, 5: 4}
    assert {tile.capacity for tile in tiles} == {3, 4, 5}
    assert {tile.resource for tile in tiles} == {"grain", "gold"}


@pytest.mark.rule("SOT-010", "SOT-030")
@pytest.mark.parametrize(("seats", "number"), IN_PLAY.items())
def test_a_region_is_in_play_exactly_with_a_tile(seats: int, number: int) -> None:
    g = GAME.start(seats, "tiles")
    assert len(regions.in_play(g)) == number
    expected = {region.id for region in CONTENT.regions if region.players <= seats}
    assert {CONTENT.regions[place].id for place in regions.in_play(g)} == expected
    tiles = [tile for tile in g.tiles if tile]
    assert sorted(tiles) == sorted(t.id for t in CONTENT.tiles.values() if t.players <= seats)


@pytest.mark.rule("SOT-011")
def test_citizens_do_not_move_to_a_region_out_of_play() -> None:
    t = table(2).people(0, "gallia", 1).act(0, "migrate")
    t.choose(0, "move_from", "peasant", "gallia")
    assert t.options(0) == [("move_to", "hispania"), ("move_to", "italia")]
    five = table(5).people(0, "gallia", 1).act(0, "migrate")
    five.choose(0, "move_from", "peasant", "gallia")
    assert ("move_to", "britannia") in five.options(0)


@pytest.mark.rule("SOT-012")
def test_a_caravan_may_leave_the_map_in_play_but_no_chain_goes_on_there() -> None:
    t = west(2)
    assert CONTENT.border_index["gallia_germania"] in caravans.routes(t.g, t[0])
    t.caravan(0, "gallia_germania")
    routes = {CONTENT.borders[border].id for border in caravans.routes(t.g, t[0])}
    assert routes == {"hispania_gallia", "gallia_italia", "gallia_britannia"}
    t = west(5).caravan(0, "gallia_germania")
    assert CONTENT.border_index["germania_sarmatia"] in caravans.routes(t.g, t[0])


@pytest.mark.rule("SOT-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_caravan_lies_between_two_regions_out_of_play(seats: int) -> None:
    for g in match(seats, f"caravans {seats}"):
        for empire in g.empires:
            for border in bits(empire.caravans):
                assert any(g.tiles[end] for end in CONTENT.ends[border])


@pytest.mark.rule("SOT-012")
def test_invariants_notice_a_caravan_out_of_play() -> None:
    t = table(2).caravan(0, "gallia_germania")
    GAME.check(t.g)
    t.caravan(0, "germania_britannia")
    with pytest.raises(AssertionError, match="empire 0 has a caravan out of play"):
        GAME.check(t.g)


# Control.


@pytest.mark.rule("SOT-013")
def test_two_provinces_and_the_capital_are_no_colonies_but_every_later_region_is() -> None:
    t = west().people(0, "graecia", soldiers=1).stock(0, grain=9)
    assert regions.colonies(t[0]) == 0
    t.act(0, "conquest")
    assert t.lands(0) == {"gallia", "hispania", "italia", "graecia"}
    assert t.named(regions.colonies(t[0])) == {"graecia"}


@pytest.mark.rule("SOT-013")
def test_a_province_won_back_is_a_colony() -> None:
    t = west().people(0, "italia", soldiers=1).stock(0, grain=9)
    t[0].lands &= ~t.mask("italia")
    t[0].provinces &= ~t.mask("italia")
    t.act(0, "conquest")
    assert "italia" in t.lands(0)
    assert t.named(t[0].provinces) == {"hispania"}
    assert t.named(regions.colonies(t[0])) == {"italia"}


@pytest.mark.rule("SOT-014")
def test_capital_or_marker_controls_whoever_lives_there() -> None:
    t = west().people(1, "gallia", soldiers=3).people(1, "italia", soldiers=3)
    assert [regions.controller(t.g, t.place(r)) for r in ("gallia", "italia", "syria")] == [0, 0, 1]
    assert regions.controller(t.g, t.place("libya")) == regions.NOBODY


@pytest.mark.rule("SOT-014")
def test_at_most_one_player_controls_a_region() -> None:
    t = west()
    GAME.check(t.g)
    t[1].lands |= t.mask("gallia")
    with pytest.raises(AssertionError, match="empire 1 shares a region"):
        GAME.check(t.g)


@pytest.mark.rule("SOT-015")
@pytest.mark.parametrize(("number", "left"), [(3, 7), (9, 1), (10, 0)])
def test_nine_markers_and_the_capital_make_ten_regions(number: int, left: int) -> None:
    t = table(2).nobody()
    names = [region.id for region in CONTENT.regions]
    t.own(1, "mauretania").own(0, *names[:3], colonies=tuple(names[3:number]))
    assert regions.markers_left(t.g, t[0]) == left
    t.people(0, "libya", soldiers=1).stock(0, grain=20).turn(0, "conquest", "chronicle")
    assert (("carry_out", "conquest") in t.options(0)) == bool(left)


@pytest.mark.rule("SOT-016")
def test_the_capital_is_not_a_city() -> None:
    t = west().tile("gallia", "grain", 4).focus(0, "civil").stock(0, gold=20)
    gallia = t.place("gallia")
    assert t[0].capital == gallia
    assert population.room(t.g, 0, gallia) == 4
    assert (dynasties.building_levels(t.g, 0), dynasties.fountains(t.g, 0), dynasties.lyres(t.g, 0)) == (
        0,
        0,
        0,
    )
    t.act(0, "build").choose(0, "site", "gallia").choose(0, "build", "city")
    assert dynasties.building_levels(t.g, 0) == 4


@pytest.mark.rule("SOT-018")
@pytest.mark.parametrize(("before", "after"), [(95, 98), (96, 99), (97, 99), (99, 99)])
@pytest.mark.parametrize("resource", ["grain", "gold"])
def test_grain_and_gold_are_counted_apart_up_to_99(resource: str, before: int, after: int) -> None:
    t = west().tile("gallia", resource, 4).people(0, "gallia", peasants=3)
    t.stock(0, **{resource: before}).turn(0, "chronicle", "raid").choose(0, "oppress", "gallia")
    other = "gold" if resource == "grain" else "grain"
    assert getattr(t[0], resource) == after
    assert getattr(t[0], other) == 0


@pytest.mark.rule("SOT-018")
def test_everybody_sees_grain_and_gold() -> None:
    t = west().stock(0, grain=4, gold=7)
    for viewer in (1, -1):
        seen = GAME.redact(t.g, viewer).position
        assert (seen.empires[0].grain, seen.empires[0].gold) == (4, 7)


@pytest.mark.rule("SOT-019")
def test_a_split_empire_works_like_any_other() -> None:
    t = table(2).nobody().own(1, "italia", "graecia").own(0, "hispania", "syria", "rhodes")
    t.tile("hispania", "gold", 3).tile("syria", "gold", 3)
    t.people(0, "hispania", peasants=1).people(0, "syria", peasants=2).unrest(0, 3)
    t.begin(generations.new_generation())
    assert t[0].gold == 3
    assert t[0].unrest == 3
    t.act(0, "levy")
    assert t.verbs(0) >= {"levy"}
    assert {action[1] for action in t.options(0) if action[0] == "levy"} == {"hispania", "syria", "rhodes"}


@pytest.mark.rule("SOT-021", "SOT-022")
def test_tiles_and_buildings_stay_where_they_lie() -> None:
    built = 0
    for seed in ("stay 1", "stay 2", "stay 3", "stay 4"):
        tiles: set[tuple[str, ...]] = set()
        standing: tuple[int, ...] = (0,) * 26
        for g in match(3, seed):
            tiles.add(g.tiles)
            assert not any(old & ~new for old, new in zip(standing, g.buildings, strict=True))
            standing = g.buildings
        assert len(tiles) == 1
        built += sum([mask.bit_count() for mask in standing])
    assert built, "nothing was built: other seeds are needed"


@pytest.mark.rule("SOT-022")
def test_what_leaves_the_board_returns_to_its_owner() -> None:
    t = west().people(0, "gallia", peasants=1, soldiers=10).people(1, "gallia", soldiers=2)
    t.begin(battle.return_citizens(0, t.place("gallia"), 1))
    assert t.options(0) == [("give_up", "peasant"), ("give_up", "soldier")]
    t.choose(0, "give_up", "soldier")
    assert regions.soldiers_left(t.g, t[0]) == 1
    assert regions.peasants_left(t.g, t[0]) == 19
    assert regions.soldiers_left(t.g, t[1]) == 8
    assert t.at(0, "gallia") == (1, 9)
    assert t.at(1, "gallia") == (0, 2)
    t.stock(0, gold=1).act(0, "levy")
    assert ("levy", "italia") in t.options(0)


@pytest.mark.rule("SOT-022")
def test_peasants_and_soldiers_are_citizens() -> None:
    t = west().people(0, "gallia", peasants=2, soldiers=3).people(1, "gallia", peasants=1)
    gallia = t.place("gallia")
    assert regions.citizens(t[0], gallia) == 5
    assert regions.population(t.g, gallia) == 6
    assert dynasties.all_citizens(t.g, 0) == 5
