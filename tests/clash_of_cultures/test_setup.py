"""Setup (COC-001, COC-020 to COC-028), and its variants."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.errors import BadOption
from saecula.core.flow import ask_of, choose, mover, options
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import land
from saecula.games.clash_of_cultures.rules.hosts import SETTLER
from saecula.games.clash_of_cultures.rules.land import UNEXPLORED


def start(seats: int = 2, seed: str = "setup", **chosen: Any) -> ClashOfCultures:
    return GAME.start(seats, seed, chosen)


@pytest.mark.rule("COC-001", "COC-020")
@pytest.mark.parametrize(("seats", "tiles", "hexes"), [(2, 10, 40), (3, 15, 60), (4, 18, 72)])
def test_the_layout_for_each_number_of_players(seats: int, tiles: int, hexes: int) -> None:
    g = start(seats)
    assert len(g.laid) == tiles
    assert g.laid.count(UNEXPLORED) == tiles - seats
    assert land.land(g).layout.size == hexes
    assert len(g.pool) == 16
    assert land.land(g).explored.bit_count() == 4 * seats


@pytest.mark.rule("COC-021")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_tiles_point_to_the_middle_with_their_plains(seats: int) -> None:
    g = start(seats, base_only=True)
    now = land.land(g)
    for site in range(seats):
        top, *others = now.layout.sites[site]
        assert now.terrain[top] == land.PLAINS
        assert sorted([now.terrain[place] for place in others]) == [land.FOREST, land.MOUNTAIN, land.BARREN]
        inner = [now.layout.neighbours[place].bit_count() for place in now.layout.sites[site]]
        assert inner[0] == max(inner)
    assert {tile for tile, _ in g.laid[:seats]} <= {"start_a", "start_b"}


@pytest.mark.rule("COC-022", "COC-027")
def test_what_everybody_starts_with() -> None:
    for civ in start(4, base_only=True).civs:
        assert civ.goods == (2, 0, 0, 0, 0, 0, 0)
        assert civ.counter == 3
        assert civ.advances.bit_count() == 2


@pytest.mark.rule("COC-023", "COC-390")
def test_civilizations_are_drawn_with_their_three_leaders() -> None:
    g = start(4)
    drawn = [civ.civilization for civ in g.civs]
    assert len(set(drawn)) == 4
    for civ in g.civs:
        assert [g.content.leaders[leader].civilization for leader in civ.leaders] == [civ.civilization] * 3
    assert all(civ.civilization == "" and civ.leaders == () for civ in start(base_only=True).civs)
    assert len({start(seed=str(n)).civs[0].civilization for n in range(60)}) > 10


@pytest.mark.rule("COC-397")
def test_in_alternate_history_leaders_come_from_all_civilizations() -> None:
    g = start(4, alternate_history=True)
    dealt = [leader for civ in g.civs for leader in civ.leaders]
    assert len(set(dealt)) == 12
    assert any(g.content.leaders[civ.leaders[0]].civilization != civ.civilization for civ in g.civs)


@pytest.mark.rule("COC-024")
def test_start_positions_are_dealt_at_random() -> None:
    homes = {tuple(civ.home for civ in start(3, str(n), base_only=True).civs) for n in range(60)}
    assert len(homes) == 6


@pytest.mark.rule("COC-024")
def test_start_positions_may_be_chosen_the_start_player_last() -> None:
    g = start(3, chosen_start=True, base_only=True)
    order = []
    while (frame := ask_of(g, mover(g))) is not None and frame[0] == "choose_site":
        order.append(mover(g))
        choose(g, mover(g), options(g, mover(g))[-1])
    first = g.start
    assert order == [(first + 1) % 3, (first + 2) % 3]  # the last one has no choice
    assert {civ.home for civ in g.civs} == set(g.content.layouts[3].cities)
    assert g.civs[order[0]].home == g.content.layouts[3].cities[2]


@pytest.mark.rule("COC-025")
def test_some_civilizations_bring_their_own_start_tile() -> None:
    found = set()
    for n in range(40):
        g = start(seed=str(n))
        for civ in g.civs:
            site = g.content.layouts[2].site_of[civ.home]
            tile = g.content.civilizations[civ.civilization].tile
            assert g.laid[site][0] == (tile or g.content.layouts[2].starts[site])
            assert land.land(g).terrain[civ.home] == land.PLAINS
            found.add(tile)
    assert {"start_vikings", "start_carthage", "start_phoenicia", "start_egypt", "start_maya"} <= found


@pytest.mark.rule("COC-026", "COC-394")
@pytest.mark.parametrize(("short", "settlers"), [(False, 1), (True, 2)])
def test_everybody_has_a_happy_city_with_settlers_on_plains(short: bool, settlers: int) -> None:
    g = start(4, base_only=True, short_game=short)
    for civ in g.civs:
        assert civ.cities == 1 << civ.home
        assert g.happy & civ.cities
        assert civ.units == ((civ.home, *[SETTLER] * settlers),)


@pytest.mark.rule("COC-028", "COC-004")
@pytest.mark.parametrize(("base", "events", "objectives"), [(True, 38, 32), (False, 58, 38)])
def test_decks_and_first_cards(base: bool, events: int, objectives: int) -> None:
    g = start(3, base_only=base)
    assert [(len(civ.hand), len(civ.objectives), len(civ.wonders)) for civ in g.civs] == [(1, 1, 0)] * 3
    assert len(g.event_deck) == events
    assert len(g.objective_deck) == objectives - 3
    assert len(g.action_deck) == 42 - 3
    assert len(g.wonder_deck) == 8
    assert (g.round, g.phase) == (1, 1)
    assert {start(3, str(n)).start for n in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(
    "pair",
    [
        ("short_game", "flexible_end"),
        ("no_events", "optional_events"),
        ("base_only", "random_leader"),
        ("base_only", "alternate_history"),
    ],
)
def test_options_that_exclude_each_other_are_refused(pair: tuple[str, str]) -> None:
    with pytest.raises(BadOption, match=pair[0]):
        GAME.start(2, "setup", dict.fromkeys(pair, True))
    for option in pair:
        GAME.start(2, "setup", {option: True})
