"""The six main actions (page 10): what a player may do with an action."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action
from tests.clash_of_cultures.second.activating import can_collect
from tests.clash_of_cultures.second.advances import gainable, payable
from tests.clash_of_cultures.second.box import RESOURCES, SETTLEMENTS
from tests.clash_of_cultures.second.building import can_construct, can_recruit
from tests.clash_of_cultures.second.influence import can_influence
from tests.clash_of_cultures.second.moving import origins
from tests.clash_of_cultures.second.table import City, Table

MAIN: Final = ("advance", "found", "collect", "construct", "recruit", "move", "cheer", "influence")


def choices(t: Table, seat: int) -> set[Action]:
    """The main actions; all that is free of charge is left out."""
    if not t.actions:
        return set()
    n = t.nations[seat]
    cities = t.cities_of(seat)
    found: set[Action] = {("advance", id_) for id_ in gainable(n) if payable(n, id_)}
    found |= {("found", hex_) for hex_ in n.units if can_found(t, seat, hex_)}
    found |= {("collect", hex_) for hex_ in cities if can_collect(t, seat, hex_)}
    found |= {("construct", hex_) for hex_ in cities if can_construct(t, seat, hex_)}
    found |= {("recruit", hex_) for hex_ in cities if can_recruit(t, seat, hex_)}
    found |= {("move",)} if origins(t, seat, fresh=True) else set()
    found |= {("cheer",)} if any(can_gladden(t, seat, hex_, 0) for hex_ in cities) else set()
    found |= {("influence", hex_) for hex_ in cities if can_influence(t, seat, hex_)}
    return found


def can_found(t: Table, seat: int, hex_: str) -> bool:
    """Where a settler may found a city (page 11)."""
    n = t.nations[seat]
    return (
        any(unit.kind == "settler" for unit in n.units[hex_])
        and t.terrain[hex_] not in ("water", "barren")
        and hex_ not in t.cities
        and not t.foes_at(hex_, seat)
        and hex_ not in t.exhausted
        and len(t.cities_of(seat)) + n.settlements_lost < SETTLEMENTS
    )


def found_city(t: Table, seat: int, hex_: str) -> None:
    """Replace a settler, one that moved if there is any, by a settlement; the city is neutral (page 16)."""
    units = t.nations[seat].units[hex_]
    settlers = [unit for unit in units if unit.kind == "settler"]
    units.remove(max(settlers, key=lambda unit: len(unit.states)))
    t.cities[hex_] = City(seat, "neutral")


def can_gladden(t: Table, seat: int, hex_: str, spent: int) -> bool:
    """A step costs as many mood tokens as the city is large; with Rituals resources do too (pages 16, 31)."""
    n, city = t.nations[seat], t.cities[hex_]
    means = n.goods["mood"]
    if "rituals" in n.advances:
        means += sum(n.goods[good] for good in RESOURCES)
    return city.mood != "happy" and spent + city.size <= means


def gladdenings(t: Table, seat: int, gladdened: list[str]) -> set[Action]:
    """The cities whose mood can still be raised after these steps."""
    spent = 0
    for hex_ in gladdened:
        spent += t.cities[hex_].size
        t.cities[hex_].mood = "neutral" if t.cities[hex_].mood == "angry" else "happy"
    return {("gladden", hex_) for hex_ in t.cities_of(seat) if can_gladden(t, seat, hex_, spent)}
