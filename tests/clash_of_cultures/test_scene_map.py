"""The map and the mats: what threatens a city, tokens on hexes, and what lies on a player's board."""

from __future__ import annotations

import pytest

from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Area, Mat
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_scene import look
from tests.clash_of_cultures.war import FIELD, HOME, war


def area(t: Table, hex_: str, viewer: Seat = 0) -> Area:
    (found,) = [area for area in look(t.g, viewer).board.panels[0].areas if area.name == hex_]  # type: ignore[union-attr]
    return found


def mat(t: Table, seat: Seat = 0) -> Mat:
    (found,) = [mat for mat in look(t.g, 0).board.mats if mat.seat == seat]
    return found


def facts(t: Table, seat: Seat = 0) -> dict[str, str]:
    return {fact.label: fact.value for fact in mat(t, seat).facts}


def test_a_city_is_warned_of_an_army_next_to_it_that_could_win() -> None:
    t = war().units(1, FIELD, infantry=3).units(0, HOME, infantry=1).advances(1, "tactics").act()
    assert area(t, HOME).warning == "Yellow could attack with 3 infantry and win 100 %"
    assert area(t, HOME, 1).warning == ""
    assert area(t, HOME, SPECTATOR).warning == ""
    t.units(0, HOME, infantry=4)
    assert area(t.act(), HOME).warning == ""


def test_an_army_that_cannot_move_is_no_danger() -> None:
    t = war().units(1, FIELD, infantry=3).units(0, HOME)
    t[1].advances = t.g.content.starting_mask
    assert area(t.act(), HOME).warning == ""


def test_barbarians_and_pirates_are_dangers() -> None:
    t = war().barbarians(FIELD, infantry=2).units(0, HOME)
    assert area(t.act(), HOME).warning == "Barbarians could attack with 2 infantry and win 100 %"
    t = table().lay("D3", "tile_05").pirates("D3").act()
    assert area(t, "D2").warning == "Pirates off the coast"


@pytest.mark.rule("COC-546", "COC-618", "COC-622")
def test_tokens_lie_on_the_map() -> None:
    t = table()
    place = t.place("D2")
    t.g.beloved = ((place, 2),)
    t.g.druids = 1 << place
    t[1].marks = 1 << t.realm().land.layout.site_of[place]
    found = {
        piece.id.split(":")[0]: piece
        for hex_ in t.realm().land.layout.names
        for piece in area(t.act(), hex_).pieces
        if piece.kind == "token"
    }
    assert found["druid"].label == "Druid: a culture token of the Celts"
    assert (found["beloved"].count, found["beloved"].label) == (2, "2 culture tokens: an attacker pays them")
    assert (found["mark"].colour, found["mark"].label) == (2, "Tile marked by Yellow")


def test_a_mat_names_the_government_and_what_hinders_a_player() -> None:
    t = table().advances(0, "philosophy", "voting", "separation_of_power")
    assert "Pestilence" not in facts(t.act())
    t[0].pestilence, t[0].lost_actions, t[0].anarchy, t[0].runes = True, 1, 2, 1
    t[0].captives = ((1, 1), (1, 1))
    t[0].slain = ("hannibal",)
    found = facts(t.act())
    assert found["Government"] == "Democracy, 2 of 4"
    assert found["Pestilence"] == "no building before Sanitation"
    assert found["Captives"] == "2 infantry"
    assert found["Leaders killed"] == "Hannibal"
    assert (found["Actions lost next turn"], found["Advances lost to Anarchy"]) == ("1", "2")
    assert found["Rune stones"] == "1"


def test_a_mat_names_the_civilization() -> None:
    t = table(base_only=False)
    t[0].civilization = "rome"
    assert mat(t.act()).person == "Rome"
