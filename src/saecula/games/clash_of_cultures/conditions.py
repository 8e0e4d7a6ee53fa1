"""The language of conditions: what an objective card asks for.

A condition is a record whose `form` says which one it is.

| form | met if |
|---|---|
| `lead` | a measure is larger than that of every other player, by at least `by`, and at least `least` |
| `least` | a measure is at least `n` |
| `complete` | all advances of a category are owned |
| `hold` | these goods are held; `pay` of them are paid, gold never instead |
| `deed` | something of this name happened |
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from saecula.core.catalog import Count, Positive, Record
from saecula.games.clash_of_cultures.words import (
    BuildingKind,
    CategoryId,
    Goods,
)

LeadMeasure: TypeAlias = Literal[
    "cities_with",  # the building named
    "complete_categories",
    "advances",
    "influenced_buildings",
    "army_units",
    "ships",
]
Measure: TypeAlias = (
    LeadMeasure
    | Literal[
        "categories",  # with at least one advance
        "civ_advances",
        "recruited_leaders",
        "cities",
        "happy_cities",
        "building_kinds",  # of the player's colour in the player's cities
        "influenced_cities",
        "city_size",  # of the largest city
        "lonely_cities",  # that touch no other city
        "blockading_ships",  # on port hexes of another player
        "garrisoned_cities",  # with army units
        "colony_distance",  # of the city farthest from the starting city
        "threatening_army_units",  # next to cities of other players
        "army_outposts",  # hexes with army units that are neither a city of the player's nor next to one
        "settler_outposts",
        "army_units_and_ships",
        "possible_routes",
        "possible_ship_routes",
        "cavalry_hexes",
        "elephant_hexes",
        "unit_kinds",
    ]
)
DeedName: TypeAlias = Literal[
    "drafted_twice",
    "founded_far_city",
    "four_angry_cities",
    "built_wonder",
    "only_builder_of_the_round",
    "captured_defended_city",
    "second_land_battle",
    "killed_three",
    "great_battle",
    "won_outnumbered",
    "captured_from_sea",
    "won_boldly",
    "attacked_metropolis",
    "killed_trader",
    "attacked_and_killed_two",
    "captured_barbarian_city",
    "defended_and_killed_two",
    "leader_won",
    "killed_leader_and_two",
    "trampled",
    "second_pirate_battle",
]
MEASURES: tuple[str, ...] = (*get_args(get_args(Measure)[0]), *get_args(get_args(Measure)[1]))
DEEDS: tuple[str, ...] = get_args(DeedName)


class Condition(Record, frozen=True, tag_field="form"):
    """What all conditions have in common."""

    @property
    def form(self) -> str:
        """Return the word that content uses."""
        return str(type(self).__struct_config__.tag)


class Lead(Condition, frozen=True, tag="lead"):
    """More of something than every other player."""

    measure: LeadMeasure
    building: BuildingKind | Literal[""] = ""
    by: Positive = 1
    least: Count = 0


class Least(Condition, frozen=True, tag="least"):
    """At least this much of something."""

    measure: Measure
    n: Positive


class Complete(Condition, frozen=True, tag="complete"):
    """All advances of one of these categories."""

    categories: tuple[CategoryId, ...]


class Hold(Condition, frozen=True, tag="hold"):
    """Goods in hand, some of which are paid."""

    goods: Goods
    pay: Goods | None = None


class Deed(Condition, frozen=True, tag="deed"):
    """Something that has just happened; `n` is the number it speaks of."""

    name: DeedName
    n: Count = 0
    units: Count = 0  # army units of the player's that must have taken part


AnyCondition: TypeAlias = Lead | Least | Complete | Hold | Deed
