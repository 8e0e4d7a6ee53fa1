"""Content of 7 Ages that is refused: the message names file, entry and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saecula.games.seven_ages.catalogue import Content
from tests.overlays import Item, new_entry, refusal, setting


def refused(folder: Path, file: str, *items: Item) -> str:
    return refusal(Content.get, folder, file, *items)


def modifier(**fields: Any) -> Item:
    """Return a card whose empire has one modifier."""
    return {"id": "romans", "effects": [fields]}


def deed(**fields: Any) -> Item:
    """Return an event with one deed."""
    return {"id": "riots", "deeds": [fields]}


def symbol(**fields: Any) -> Item:
    """Return a card with one symbol."""
    return {"id": "romans", "glory": [fields]}


def start(**fields: Any) -> Item:
    """Return a card with another start."""
    return {"id": "crusaders", "start": {"one": False, "rule": "", "region": "", **fields}}


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        ("cards", modifier(op="fly"), "cards.json: romans: effects[0].op: invalid value 'fly'"),
        ("cards", modifier(op="money", n=3), "cards.json: romans: effects[0].op: invalid value 'money'"),
        ("cards", modifier(op="trade"), "cards.json: romans: effects[0].n: missing"),
        ("cards", modifier(op="hand", n=0), "cards.json: romans: effects[0].n: expected int >= 1"),
        (
            "cards",
            modifier(op="income", n=1, speed=2),
            "cards.json: romans: effects[0].speed: unknown field",
        ),
        (
            "cards",
            modifier(op="income", n=1, per="camel"),
            "cards.json: romans: effects[0].per: invalid enum value 'camel'",
        ),
        (
            "events",
            deed(op="price", kind="air", n=1),
            "events.json: riots: deeds[0].op: invalid value 'price'",
        ),
        ("events", {"id": "riots", "when": "noon"}, "events.json: riots: when: invalid enum value 'noon'"),
        (
            "artifacts",
            {"id": "pyramids", "gains": [{"op": "draw", "n": 1}]},
            "artifacts.json: pyramids: gains[0].op: invalid value 'draw'",
        ),
        ("terrains", {"id": "marsh", "remove": True}, "terrains.json: marsh: missing"),
        (
            "leader_types",
            new_entry("poet", effects=[], cup=1),
            "leader_types.json: poet: not known to the rules",
        ),
    ],
)
def test_words(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (
            "cards",
            {"id": "romans", "event": "party"},
            "cards.json: romans: event: no such entry of events.json: party",
        ),
        (
            "cards",
            modifier(op="level", kind="dragon", n=1),
            "cards.json: romans: effects[0].kind: no such entry of units.json: dragon",
        ),
        (
            "cards",
            modifier(op="price", kind="dragon", n=1),
            "cards.json: romans: effects[0].kind: no such unit or class: dragon",
        ),
        (
            "artifacts",
            {"id": "hospital", "effects": [{"op": "immune", "ids": ["flu"]}]},
            "artifacts.json: hospital: effects[0].ids[0]: no such card: flu",
        ),
        (
            "artifacts",
            {"id": "radio", "needs": ["luck"]},
            "artifacts.json: radio: needs[0]: no such artifact: luck",
        ),
        (
            "areas",
            {"id": "yucatan", "shores": [["lake"], ["caribbean_sea"]]},
            "areas.json: yucatan: shores[0][0]: no such entry of areas.json: lake",
        ),
        (
            "leaders",
            {"id": "ramses", "empires": ["martians"]},
            "leaders.json: ramses: empires[0]: no such entry of cards.json: martians",
        ),
        (
            "colours",
            {"id": "pink", "mix": {"dragon": 1}},
            "colours.json: pink: mix.dragon: no such entry of units.json: dragon",
        ),
        (
            "cards",
            symbol(most="areas", n=1, kind="land", region="mars"),
            "cards.json: romans: glory[0].region: no such entry of regions.json: mars",
        ),
    ],
)
def test_ids(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"id": "germany", "land": ["poland"]},
            "areas.json: denmark: land[0]: germany does not border it",
        ),
        (
            {"id": "germany", "terrain": "sea"},
            "areas.json: germany: terrain: expected one of land",
        ),
        (
            {"id": "norwegian_sea", "wheat": True},
            "areas.json: norwegian_sea: expected no resource",
        ),
        (
            {"id": "norwegian_sea", "terrain": "ocean"},
            "areas.json: norwegian_sea: terrain: expected sea",
        ),
        ({"id": "honan", "regions": ["china"]}, "areas.json: honan: regions: expected asia too"),
        ({"id": "bihar", "elephant": 2}, "areas.json: elephant: expected each number once"),
        (
            {"id": "iceland", "shores": [["england"]]},
            "areas.json: iceland: shores: expected waters",
        ),
        (
            {"id": "egypt", "shores": [["red_sea"]] * 3},
            "areas.json: egypt: shores: expected at most 2",
        ),
        (
            new_entry("atlantis", kind="land", terrain="plains", lat=0, lon=0, regions=[]),
            "areas.json: expected land areas first",
        ),
    ],
)
def test_the_map(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "areas", change) == message


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (
            "rivers",
            {"id": "river_germany_poland", "areas": ["germany", "egypt"]},
            "rivers.json: river_germany_poland: areas: expected neighbours",
        ),
        (
            "arrows",
            {"id": "arrow_morocco_andalusia", "seas": ["egypt"]},
            "arrows.json: arrow_morocco_andalusia: seas: expected waters",
        ),
        (
            "arrows",
            {"id": "arrow_morocco_andalusia", "areas": ["morocco", "red_sea"]},
            "arrows.json: arrow_morocco_andalusia: areas: expected land",
        ),
        (
            "canals",
            {"id": "suez_canal", "seas": ["egypt", "red_sea"]},
            "canals.json: suez_canal: seas: expected waters",
        ),
    ],
)
def test_what_is_drawn_on_the_map(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "spearmen", "flip": "cannon"}, "units.json: spearmen: flip: expected to flip back"),
        ({"id": "spearmen", "flip": ""}, "units.json: spearmen: expected another side or a common pool"),
        ({"id": "galley", "domain": "air"}, "units.json: galley: flip: expected a unit of the same domain"),
        (
            {"id": "spearmen", "cancels_city": True},
            "units.json: spearmen: cancels_city: expected a missile unit",
        ),
    ],
)
def test_units(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "units", change) == message


def test_colours(tmp_path: Path) -> None:
    change: Item = {"id": "pink", "pair": "tan_brown"}
    assert refused(tmp_path, "colours", change) == "colours.json: expected 7 pairs and one more"
    change = {"id": "pink", "mix": {"riflemen": 3}}
    message = "colours.json: pink: mix.riflemen: expected the earlier side of a counter"
    assert refused(tmp_path, "colours", change) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "picts", "remove": True}, "cards.json: expected 110"),
        ({"id": "romans", "number": 1}, "cards.json: number: expected each once, in order"),
        ({"id": "romans", "value": 8}, "cards.json: romans: value: expected at most 7"),
        ({"id": "romans", "event": "glory"}, "events.json: glory: copies: got 3"),
        ({"id": "romans", "ages": []}, "cards.json: romans: ages: expected at least one"),
        (symbol(n=1), "cards.json: romans: glory[0]: expected either most or at_once"),
        (
            symbol(most="homeland", n=1),
            "cards.json: romans: glory[0].n: expected for numbered and square symbols alone",
        ),
        (symbol(most="cities", n=4), "cards.json: romans: glory[0].n: expected at most 3"),
        (
            symbol(most="resource", kind="land"),
            "cards.json: romans: glory[0].kind: no such kind of this symbol: land",
        ),
        (
            symbol(most="cities", n=1, region="europe"),
            "cards.json: romans: glory[0].region: expected for areas alone",
        ),
        (start(), "cards.json: crusaders: start: expected areas or a rule"),
        (start(rule="coast_of"), "cards.json: crusaders: start: region: needed by coast_of"),
        (
            start(rule="in_disorder", distance=3),
            "cards.json: crusaders: start: distance: not used",
        ),
    ],
)
def test_cards(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "cards", change) == message


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (
            "cards",
            modifier(op="income", n=1, kind="forest"),
            "cards.json: romans: effects[0].kind: expected for areas alone",
        ),
        (
            "cards",
            modifier(op="range"),
            "cards.json: romans: effects[0]: expected either n or kind",
        ),
        (
            "cards",
            modifier(op="immune"),
            "cards.json: romans: effects[0]: expected either ids or kind",
        ),
        (
            "events",
            deed(op="no_income"),
            "events.json: riots: deeds[0]: expected where, kind or kinds",
        ),
        (
            "artifacts",
            {"id": "islam", "place": "area"},
            "artifacts.json: islam: place: expected card",
        ),
        (
            "artifacts",
            {"id": "world_war", "early": {"age": 6}},
            "artifacts.json: world_war: early.age: expected before its ages",
        ),
        ("artifacts", {"id": "radio", "ages": []}, "artifacts.json: radio: ages: expected at least one"),
        ("ages", {"id": "age_7", "number": 6}, "ages.json: number: expected each once, in order"),
        ("board", setting("empire_limit", [7]), "board.json: empire_limit: expected 6"),
        ("board", setting("city_ages", [1]), "board.json: city_ages: expected 4"),
        (
            "board",
            setting("last_level", 50),
            "board.json: last_level: expected the last level of the last age",
        ),
    ],
)
def test_effects_and_numbers(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message
