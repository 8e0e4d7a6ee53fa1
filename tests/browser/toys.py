"""Two maps larger than those of the games: 72 hexes in tiles, and a world of 322 areas."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache
from typing import Final

from saecula.core.scene import (
    Area,
    Ask,
    Board,
    LogLine,
    MapPanel,
    Mat,
    Option,
    Piece,
    Scene,
    Stat,
    Step,
    Verb,
)
from tests.browser.scenes import MOMENTS, NAMES, Scenes

SEATS: Final = 4
COLUMNS, ROWS = 12, 6  # of hexes; two by two are a tile
WEST, EAST, SOUTH, NORTH = -178.0, 178.0, -58.0, 76.0
BANDS, ACROSS = 14, 23  # of the world: 322 areas
CORNER: Final = 0.28  # how far a corner leaves its place, as a part of a cell
GROUND: Final = ("plain", "plain", "forest", "mountain", "barren", "water", "water")
FIRST: Final = ("Ar", "Bel", "Cas", "Dor", "El", "Fal", "Gar", "Hes", "Il", "Kar", "Lu", "Mar", "Nor", "Sar")
LAST: Final = ("an", "bria", "dun", "essa", "ica", "land", "mark", "mora", "na", "ria", "stan", "ta", "via")
VERBS: Final = ("march", "sail", "settle")
LOG_LINES: Final = 40
ASKED: Final = {"opening": 3, "middle": 8, "busiest": 40}  # options in each moment
ASKED_OF_HEXES: Final = {**ASKED, "busiest": 12}

WORDS: Final = {
    "en": {
        "map": "Map",
        "round": "Round 4 of 6",
        "army": "army",
        "city": "city",
        "port": "port",
        "infantry": "infantry",
        "ships": "ships",
        "size": "size",
        "gold": "gold",
        "where": "Where does this army go?",
        "why": "One area by land, or aboard a ship beside it.",
        "march": "March",
        "sail": "Sail",
        "settle": "Settle",
        "hint": "empty, costs 1 food",
        "told": "{who} marches to {where}",
        "year": "Round {n}",
        "unexplored": "unexplored",
        "move": "Move",
        "fight": "Fight",
        "end": "End of turn",
    },
    "de": {
        "map": "Karte",
        "round": "Runde 4 von 6",
        "army": "Heer",
        "city": "Stadt",
        "port": "Hafen",
        "infantry": "Fußvolk",
        "ships": "Schiffe",
        "size": "Größe",
        "gold": "Gold",
        "where": "Wohin geht dieses Heer?",
        "why": "Ein Gebiet weit über Land oder an Bord eines Schiffes daneben.",
        "march": "Marschieren",
        "sail": "Übersetzen",
        "settle": "Besiedeln",
        "hint": "unbesetzt, kostet 1 Nahrung",
        "told": "{who} marschiert nach {where}",
        "year": "Runde {n}",
        "unexplored": "unerforscht",
        "move": "Bewegen",
        "fight": "Kämpfen",
        "end": "Zugende",
    },
}


@cache
def hex_scenes(language: str) -> Scenes:
    """Return the map of hexes with questions of 3, 8 and 12 options."""
    areas = _hexes(language)
    near = [area for area in areas if area.terrain != "unexplored"]
    return {
        moment: _scene("hexes", language, areas, near[20 : 20 + ASKED_OF_HEXES[moment]]) for moment in MOMENTS
    }


@cache
def world_scenes(language: str) -> Scenes:
    """Return the world with questions of 3, 8 and 40 options; the 40 come under verbs."""
    areas = _world(language)
    near = sorted(areas, key=lambda area: math.hypot(area.lat - 42, area.lon - 20))
    return {
        moment: _scene("world", language, areas, near[: ASKED[moment]], verbs=moment == "busiest")
        for moment in MOMENTS
    }


TOYS: Final[dict[str, Callable[[str], Scenes]]] = {"hexes": hex_scenes, "world": world_scenes}


def _hexes(language: str) -> list[Area]:
    chance = random.Random("hexes")
    areas = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            name = f"{chr(ord('A') + column)}{row + 1}"
            tile = f"tile:{column // 2}:{row // 2}"
            unexplored = (column // 2, row // 2) in ((0, 2), (5, 0), (5, 2))
            terrain = "unexplored" if unexplored else chance.choice(GROUND)
            areas.append(
                Area(
                    id=f"hex:{name}",
                    name=name,
                    hex=(column, row),
                    region=tile,
                    terrain=terrain,
                    note=WORDS[language]["unexplored"] if unexplored else "",
                    pieces=_settled(name, terrain, chance, language),
                )
            )
    return areas


def _settled(name: str, terrain: str, chance: random.Random, language: str) -> list[Piece]:
    """Return what stands on a hex: a city with its army, an army alone, or ships and a port."""
    w, seat = WORDS[language], chance.randrange(SEATS) + 1
    roll = chance.random()
    if terrain == "unexplored" or roll > 0.6:
        return []
    if terrain == "water":
        return [
            Piece(f"port:{name}", "port", seat, w["port"], icon="trade"),
            _chip(f"fleet:{name}", "army", seat, w["army"], Stat("flag", "2", w["ships"])),
        ][: 1 + (roll < 0.3)]
    army = _chip(
        f"army:{name}",
        "army",
        seat,
        w["army"],
        Stat("infantry", str(chance.randint(1, 4)), w["infantry"]),
        Stat("cavalry", "1", w["infantry"]),
    )
    if roll > 0.35:
        return [army]
    size = Stat("city", str(chance.randint(1, 5)), w["size"])
    city = _chip(f"city:{name}", "city", seat, w["city"], size, strong=roll < 0.05)
    return [city, army] if roll < 0.2 else [city]


def _chip(id_: str, kind: str, seat: int, label: str, *counts: Stat, strong: bool = False) -> Piece:
    return Piece(id_, kind, seat, label, counts=list(counts), strong=strong)


def _world(language: str) -> list[Area]:
    chance = random.Random("world")
    names = _place_names(BANDS * ACROSS, chance)
    corners = {(i, j): _corner(i, j, chance) for i in range(BANDS + 1) for j in range(ACROSS + 1)}
    areas = []
    for i in range(BANDS):
        for j in range(ACROSS):
            outline = [corners[i, j], corners[i, j + 1], corners[i + 1, j + 1], corners[i + 1, j]]
            name = names.pop()
            terrain = chance.choice(GROUND)
            stacked = chance.random() < 0.3
            areas.append(
                Area(
                    id=f"area:{i}:{j}",
                    name=name,
                    lat=sum([lat for lat, _ in outline]) / 4,
                    lon=sum([lon for _, lon in outline]) / 4,
                    outline=outline,
                    terrain=terrain,
                    pieces=_stack(name, chance, language) if stacked else [],
                )
            )
    return areas


def _corner(band: int, across: int, chance: random.Random) -> tuple[float, float]:
    """Return latitude and longitude of a corner of a jittered grid; the rim stays straight."""
    tall, wide = (NORTH - SOUTH) / BANDS, (EAST - WEST) / ACROSS
    inside = 0 < band < BANDS and 0 < across < ACROSS
    up, aside = [chance.uniform(-CORNER, CORNER) * inside for _ in range(2)]
    return round(NORTH - (band + up) * tall, 2), round(WEST + (across + aside) * wide, 2)


def _stack(name: str, chance: random.Random, language: str) -> list[Piece]:
    w, seat = WORDS[language], chance.randrange(SEATS) + 1
    many = str(chance.randint(1, 6))
    army = _chip(f"army:{name}", "army", seat, w["army"], Stat("infantry", many, w["infantry"]))
    city = Piece(f"city:{name}", "city", seat, w["city"], strong=chance.random() < 0.1)
    return [city, army][: chance.randint(1, 2)]


def _place_names(number: int, chance: random.Random) -> list[str]:
    """Return this many names that differ, as long as those of real places."""
    every = [one + between + other for one in FIRST for between in ("", "e") for other in LAST]
    return chance.sample(every, number)


def _scene(id_: str, language: str, areas: list[Area], chosen: list[Area], verbs: bool = False) -> Scene:
    w = WORDS[language]
    board = Board(
        moment=w["round"],
        mats=[_mat(seat, language) for seat in range(SEATS)],
        panels=[MapPanel("map", w["map"], areas, [])],
        steps=[Step(w["move"], "now"), Step(w["fight"]), Step(w["end"])],
        verbs=[Verb(verb, w[verb]) for verb in VERBS] if verbs else [],
    )
    ask = Ask("move", w["where"], w["why"], [], "pick", _options(chosen, language))
    return Scene(id_, id_.capitalize(), 0, language, [0], False, board, ask, _log(areas, language))


def _options(chosen: list[Area], language: str) -> list[Option]:
    return [_option(VERBS[i * 3 % 5 % 3], area, language) for i, area in enumerate(chosen)]


def _option(verb: str, area: Area, language: str) -> Option:
    w = WORDS[language]
    return Option([verb, area.id], f"{w[verb]}: {area.name}", w["hint"], [area.id], name=area.name)


def _mat(seat: int, language: str) -> Mat:
    return Mat(
        id=f"player:{seat}",
        seat=seat,
        colour=seat + 1,
        name=NAMES[seat],
        person="",
        points=str(28 - seat),
        active=seat == 0,
        you=seat == 0,
        stats=[Stat("gold", str(3 + seat), WORDS[language]["gold"])],
    )


def _log(areas: list[Area], language: str) -> list[LogLine]:
    w = WORDS[language]
    lines = []
    for number in range(LOG_LINES):
        seat, area = number % SEATS, areas[number * 3 % len(areas)]
        if number % 10 == 0:
            lines.append(LogLine("year", w["year"].format(n=number // 10 + 1), heading=True))
        who = f"player:{seat}"
        told = w["told"].format(who=NAMES[seat], where=area.name)
        lines.append(LogLine("march", told, who, things=[area.id], turn=who))
    return lines
