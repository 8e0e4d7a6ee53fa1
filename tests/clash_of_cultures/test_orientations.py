"""How new tiles may lie: every tile on every site, against a second reading of the rulebook."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.rules.land import KEPT, TURNED, land, turns
from tests.clash_of_cultures.second.shaken import throw_tiles
from tests.clash_of_cultures.second.table import read
from tests.clash_of_cultures.second.world import orientations

WORDS = {KEPT: "kept", TURNED: "turned"}


@pytest.mark.rule("COC-211", "COC-212", "COC-213", "COC-214")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("explored", range(4))
def test_every_tile_lies_as_the_rulebook_says(seats: int, explored: int) -> None:
    g = GAME.start(seats, f"tiles {explored}")
    if explored:
        throw_tiles(g, Dice(explored))
    layout, table = land(g).layout, read(g)
    compared = 0
    for site, (tile, _) in enumerate(g.laid):
        for drawn in g.content.normal_tiles if not tile else ():
            for goal in (-1, *layout.sites[site]):
                found = {WORDS[turn] for turn in turns(g, site, drawn, goal)}
                name = layout.names[goal] if goal >= 0 else ""
                if found:  # a hex that is water either way cannot be entered on land
                    assert found == orientations(table, site, drawn, name), (site, drawn, name)
                    compared += 1
    assert compared > 100 or explored
