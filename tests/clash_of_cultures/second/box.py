"""What is in the box, as this reading takes it from the content files. Numbers of the rulebook stand here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import saecula.games.clash_of_cultures as game

FILES: Final = Path(game.__file__).parent / "content"


def _entries(file: str) -> dict[str, dict[str, Any]]:
    """Read a content file by id."""
    return {entry["id"]: entry for entry in json.loads((FILES / f"{file}.json").read_text("utf-8"))}


RESOURCES: Final = ("food", "wood", "ore", "ideas", "gold")
GOODS: Final = (*RESOURCES, "mood", "culture")
KINDS: Final = ("settler", "infantry", "ship", "cavalry", "elephant", "leader")
ARMY: Final = ("infantry", "cavalry", "elephant", "leader")
BUILDINGS: Final = ("academy", "fortress", "temple", "port", "market", "obelisk", "observatory")
MOODS: Final = ("angry", "neutral", "happy")

TILES: Final = {id_: tuple(entry["terrains"]) for id_, entry in _entries("tiles").items()}
MAPS: Final = {
    entry["players"]: [tuple(site["hexes"]) for site in entry["sites"]] for entry in _entries("maps").values()
}
ADVANCES: Final = _entries("advances")
CATEGORIES: Final = list(_entries("categories"))
NEEDED: Final = {  # page 10: what is written beside the first advance of a government
    "democracy": "philosophy",
    "autocracy": "draft",
    "theocracy": "state_religion",
}
UNLOCKING: Final = {  # page 12
    "academy": "writing",
    "fortress": "tactics",
    "temple": "myths",
    "port": "fishing",
    "market": "bartering",
    "obelisk": "arts",
    "observatory": "math",
}
EXPANSION: Final = ("market", "obelisk", "observatory", "cavalry", "elephant", "leader")
WONDERS: Final = _entries("wonders")
ACTION_CARDS: Final = _entries("action_cards")
TACTICS: Final = _entries("tactics")
EVENTS: Final = _entries("events")
CROWDS: Final = {  # leaders with whom more army units may stand on a hex
    id_: power["n"]
    for id_, leader in _entries("leaders").items()
    for ability in leader["abilities"]
    for power in ability.get("powers", [])
    if power["key"] == "stack"
}
FACES: Final = [(face["number"], face["kind"]) for face in _entries("board")["die"]["value"]]

PRICE_OF_UNIT: Final[dict[str, dict[str, int]]] = {  # page 13
    "settler": {"food": 2},
    "infantry": {"food": 1, "ore": 1},
    "ship": {"wood": 2},
    "cavalry": {"food": 1, "wood": 1},
    "elephant": {"food": 2},
    "leader": {"mood": 1, "culture": 1},
}
PRICE_OF_BUILDING: Final = {"food": 1, "wood": 1, "ore": 1}
PRICE_OF_GOVERNMENT: Final = {"mood": 1, "culture": 1}
SUPPLY: Final = {"settler": 4, "infantry": 16, "ship": 4, "cavalry": 4, "elephant": 4, "leader": 1}
BARBARIAN_SUPPLY: Final = {"infantry": 20, "cavalry": 4, "elephant": 4}
BUILDINGS_OF_A_KIND: Final = 5
SETTLEMENTS: Final = 7
BARBARIAN_SETTLEMENTS: Final = 10
PIRATE_SHIPS: Final = 4
EXHAUSTED_TOKENS: Final = 6
LARGEST_CITY: Final = 5
STACK: Final = 4
ABOARD: Final = 2
ADVANCE_FOOD: Final = 2
MOST_OF_A_RESOURCE: Final = 7
MOST_FOOD: Final = 2  # without Storage
MOST_IDEAS: Final = 2  # with Dogma
