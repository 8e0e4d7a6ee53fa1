"""Ships, ports, barbarians and pirates on the map, and what choices at sea would bring."""

from __future__ import annotations

from typing import Any

from saecula.games.clash_of_cultures.rules import barbarians, sailing
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_scene import look, options


def bay() -> Table:
    """Water on D3, C4, B4 and A5; player 0 with a port in D3."""
    t = table(base_only=False).lay("D3", "tile_03").lay("B4", "tile_01")
    return t.advances(0, "navigation", "tactics", "trade_routes").city(0, "D2", "port", port="D3")


def pieces(t: Table, hex_: str) -> list[Any]:
    """The pieces that player 0 sees on a hex."""
    areas: Any = look(t.g, 0).board.panels[0]
    return next(area.pieces for area in areas.areas if area.name == hex_)


def final(t: Table) -> set[str]:
    """The options that cannot be taken back."""
    return {label for label, option in options(t).items() if option.final}


def test_a_port_and_a_fleet_with_its_cargo_share_a_water_hex() -> None:
    t = bay().units(0, "D3", ship=2, infantry=2, settler=1).act()
    port, fleet, settlers, infantry = pieces(t, "D3")
    assert (port.label, port.icon) == ("port of D2", "port")
    assert (fleet.label, fleet.count, fleet.icon) == ("2 ships of Red", 2, "ship")
    assert (settlers.label, settlers.count) == ("Settler, aboard", 1)
    assert (infantry.label, infantry.count) == ("Infantry, aboard", 2)


def test_barbarians_and_pirates_have_emblems_instead_of_colours() -> None:
    t = bay().barbarians("E4", infantry=2).pirates("A5").act()
    t.g.tribes = t.mask("E4")
    city, infantry = pieces(t, "E4")
    assert (city.label, city.emblem, city.colour) == ("City of the barbarians", "barbarian", 0)
    assert (infantry.icon, infantry.count, infantry.emblem) == ("infantry", 2, "barbarian")
    (pirate,) = pieces(t, "A5")
    assert (pirate.label, pirate.emblem, pirate.colour) == ("Pirate ship", "pirate", 0)


def test_hints_say_whom_ships_meet_and_what_they_explore() -> None:
    t = bay().units(0, "D2").units(0, "D3", ship=1).pirates("C4").act().do("move").do("move_from", "D3")
    assert options(t)["Sail to C4"].hint == (
        "1 ship against 1 ship: about 0.3 hits dealt and 0.3 taken in the first round; you win 40 %"
    )
    assert options(t)["Explore by ship at E3"].hint == "Explores a tile"
    assert final(t) >= {"Sail to C4", "Explore by ship at E3"}


def test_hints_tell_the_income_of_routes_and_the_gold_of_markets() -> None:
    t = bay().units(0, "D2").units(0, "D3", ship=1, settler=1).city(1, "E4", "market").city(1, "D4").turn()
    assert options(t)["All routes"].hint == "2 routes: 2 food"
    assert options(t)["Trade with E4: food"].hint == "A market brings Yellow 1 gold"
    assert options(t)["Trade with D4: food"].hint == ""


def test_hints_say_whom_barbarians_meet() -> None:
    t = table().lay("B2", "tile_14").barbarians("B2").units(1, "C3", infantry=1)
    t.begin(*barbarians.move(t.g, 0))
    assert {label: option.hint for label, option in options(t).items()} == {
        "To C2": "",
        "To C3": "1 infantry against 1 infantry: about 0.3 hits dealt and 0.3 taken in the first round; "
        "they win 40 %",
    }


def test_a_tile_found_by_ships_is_shown_both_ways() -> None:
    t = bay().begin(sailing.lay_coast(0, 3, "tile_05", ("", "turned")))
    row: Any = next(panel for panel in look(t.g, 0).board.panels if panel.id == "tile")
    assert len(row.cards) == 2
