"""What is in the box, as this reading takes it from the content files. Numbers of the rulebook stand here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import saecula.games.seven_ages as game

FILES: Final = Path(game.__file__).parent / "content"


def _entries(file: str) -> dict[str, dict[str, Any]]:
    """Read a content file by id."""
    return {entry["id"]: entry for entry in json.loads((FILES / f"{file}.json").read_text("utf-8"))}


AREAS: Final = _entries("areas")
TERRAINS: Final = _entries("terrains")
UNITS: Final = _entries("units")
CARDS: Final = _entries("cards")
ARTIFACTS: Final = _entries("artifacts")
EVENTS: Final = _entries("events")
COLOURS: Final = list(_entries("colours").values())
LEADERS: Final = _entries("leaders")
LEADER_TYPES: Final = _entries("leader_types")
ARROWS: Final = _entries("arrows")
CANALS: Final = _entries("canals")
RIVERS: Final = {frozenset(river["areas"]) for river in _entries("rivers").values()}

AREA_IDS: Final = list(AREAS)
UNIT_IDS: Final = list(UNITS)
CARD_IDS: Final = list(CARDS)
ARTIFACT_IDS: Final = list(ARTIFACTS)
EVENT_IDS: Final = list(EVENTS)
LEADER_IDS: Final = [*LEADERS, *LEADER_TYPES]
PLACES: Final = [  # an area and one of its shores: those with two have a place for each
    *[(area, 0) for area in AREAS],
    *[(area, 1) for area, entry in AREAS.items() if len(entry.get("shores", ())) > 1],
]

CITY_LEVELS: Final = (1, 3, 5, 7)
CITY_AGE: Final = {1: 1, 3: 2, 5: 4, 7: 7}
MOST_MONEY: Final = 199
LAST_LEVEL: Final = 49
WHEAT: Final = 2
OIL: Final = 3
FORT_PRICE: Final = 5
ELITE_PRICE: Final = 10
DISORDER_PRICE: Final = 7
GLORY_PRICE: Final = 50
MOST_ELITES: Final = 3
LIMIT: Final = {2: 7, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3}  # empires of a player
OCEAN_AGE: Final = 4  # in which oceans count for range
NUCLEAR_GLORY: Final = 5


def kind_of(area: str) -> str:
    """Land, sea or ocean."""
    found: str = AREAS[area]["kind"]
    return found


def is_land(area: str) -> bool:
    return kind_of(area) == "land"


def is_coastal(area: str) -> bool:
    """A land area with a shore."""
    return is_land(area) and bool(AREAS[area].get("shores"))


def terrain_in(area: str, age: int) -> str:
    """Forests become fertile in the ages 6 and 7."""
    terrain: str = AREAS[area]["terrain"]
    return "fertile" if terrain == "forest" and age >= 6 else terrain


def defence_in(area: str, age: int) -> int:
    """What the terrain adds to a defence."""
    found: int = TERRAINS[terrain_in(area, age)]["defence"]
    return found


def age_of_level(level: int) -> int:
    """Seven levels an age; beyond the last level it is still age 7."""
    return min((level - 1) // 7 + 1, 7)


def _by_land() -> dict[str, set[str]]:
    """Borders between land areas, without red arrows."""
    found: dict[str, set[str]] = {area: set(entry.get("land", ())) for area, entry in AREAS.items()}
    for area, others in list(found.items()):
        for other in others:
            found[other].add(area)
    return found


def _by_sea() -> dict[tuple[str, int], set[tuple[str, int]]]:
    """Where ships can sail from a place: a shore, or a water area."""
    found: dict[tuple[str, int], set[tuple[str, int]]] = {place: set() for place in PLACES}
    for area, entry in AREAS.items():
        for number, shore in enumerate(entry.get("shores", ())):
            for sea in shore:
                found[area, number].add((sea, 0))
                found[sea, 0].add((area, number))
        for sea in entry.get("sea", ()):
            found[area, 0].add((sea, 0))
            found[sea, 0].add((area, 0))
    return found


BY_LAND: Final = _by_land()
BY_SEA: Final = _by_sea()


def _near() -> dict[str, set[str]]:
    """All areas next to an area: by land, by sea, by red arrows."""
    found = {area: set(others) for area, others in BY_LAND.items()}
    for (area, _), others in BY_SEA.items():
        found[area] |= {other for other, _ in others}
    for arrow in ARROWS.values():
        one, other = arrow["areas"]
        found[one].add(other)
        found[other].add(one)
    return found


NEAR: Final = _near()


PARTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "americas": ("north_america", "south_america"),
    "asia": ("australasia", "china", "india", "middle_east", "northeast_asia", "southeast_asia"),
}


def regions_of(area: str) -> set[str]:
    """The regions of an area; parts of a region belong to it; a sea belongs to those it touches."""
    if is_land(area):
        return _with_wholes(AREAS[area]["regions"])
    return {region for (other, _) in BY_SEA[area, 0] if is_land(other) for region in regions_of(other)}


def _with_wholes(regions: list[str]) -> set[str]:
    return {*regions, *[whole for whole, parts in PARTS_OF.items() if set(parts) & set(regions)]}
