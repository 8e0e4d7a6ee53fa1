"""The scene: everything that can be chosen is shown, texts are readable, and nothing hidden is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from saecula.core.position import Seat
from saecula.core.scene import MapPanel
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import exploring, status
from tests.clash_of_cultures.table import table
from tests.scenes import Gallery

EVERY = 40
# Message keys that are ordinary words as well.
WORDS = {"nothing", "left", "limit", "exhausted", "round", "civ", "amount"}
GALLERY = Gallery(GAME, WORDS)
look, options = GALLERY.look, GALLERY.options


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("base", [True, False])
def test_scenes_of_random_matches(seats: int, base: bool) -> None:
    for g in GALLERY.positions(seats, f"scenes {seats}", EVERY, {"base_only": base}):
        for viewer, made in GALLERY.seen_by_all(g):
            check_secrets(g, viewer, made)


def check_secrets(g: ClashOfCultures, viewer: Seat, made: Any) -> None:
    """No card of another hand is on the board."""
    told = msgspec.json.encode(made["board"]).decode()
    for seat, civ in enumerate(g.civs):
        if seat != viewer:
            for card in (*civ.hand.cards, *civ.objectives.cards):
                assert f":{card}:" not in told


def test_the_map_shows_tiles_as_regions_and_the_unknown_as_unexplored() -> None:
    board = look(table().lay("D3", "tile_05").g, 0).board
    areas = {area.name: area for area in board.panels[0].areas}  # type: ignore[union-attr]
    assert areas["D3"].terrain == "water"
    assert areas["D5"].terrain == "unexplored"
    assert areas["D3"].region == areas["C4"].region != areas["D2"].region
    assert areas["D3"].hex == (3, 2)
    city = areas["D2"].pieces[0]
    assert (city.kind, city.count, city.strong, city.mood) == ("city", 1, True, "happy")


def test_actions_that_cannot_be_taken_back_are_named() -> None:
    t = table().lay("B2", "tile_14").act().do("move").do("move_from", "D2")
    ask = look(t.g, 0).ask
    assert ask is not None
    final = {option.action[1] for option in ask.options if option.final}
    assert final == {"D3", "E3"}
    ask = look(table().goods(0, food=2).act().g, 0).ask
    assert ask is not None
    assert {option.action[-1] for option in ask.options if option.final} == {
        "engineering",
        "writing",
        "end_turn",
    }


def test_the_new_tile_is_shown_both_ways() -> None:
    t = table().begin(exploring.lay_tile(0, 2, "tile_05", -1))
    row = next(panel for panel in look(t.g, 0).board.panels if panel.id == "tile")
    assert [card.text for card in row.cards] == [  # type: ignore[union-attr]
        "B2 Water, A3 Plains, C3 Plains, B3 Barren",
        "B2 Barren, A3 Plains, C3 Plains, B3 Water",
    ]


@pytest.mark.rule("COC-213")
def test_the_place_of_the_new_tile_is_marked_for_who_lays_it() -> None:
    t = table().begin(exploring.lay_tile(0, 2, "tile_05", -1))
    for viewer, marked in ((0, {"A3", "B2", "B3", "C3"}), (1, set())):
        (map_,) = [panel for panel in look(t.g, viewer).board.panels if isinstance(panel, MapPanel)]
        assert {area.name for area in map_.areas if area.state == "from"} == marked


def test_hints_tell_prices_yields_and_chances() -> None:
    t = table().goods(0, food=2).act()
    assert options(t)["Gain Storage"].hint == "2 food (0 left); food limit 7; gains 1 mood"
    assert options(t)["Collect in D2"].hint == "up to 2 of 1 food, 1 wood, 1 ore"
    t = table().lay("D3", "tile_14").city(1, "D3", "temple").city(1, "C4", "temple").goods(0, culture=1).act()
    t.do("influence", "D2")
    assert options(t)["Influence the city in D3"].hint == "33 %; 50 % with up to 1 culture"
    assert options(t)["Influence the city in C4"].hint == "1 culture for the range; 33 %"


def test_the_moment_names_round_and_phase() -> None:
    t = table().act()
    assert look(t.g, 0).board.moment == "Round 1, phase 1"
    t.g.phase = 0
    t.begin(status.raze(0))
    assert look(t.g, 0, "de").board.moment == "Runde 1, Statusphase"
