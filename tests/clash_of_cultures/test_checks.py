"""Content of Clash of Cultures that is refused: the message names file, entry and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.games.clash_of_cultures.catalogue import Content
from tests.overlays import Item, new_entry, refusal, setting

CONTENT = Content.get()


def refused(folder: Path, file: str, *items: Item) -> str:
    return refusal(Content.get, folder, file, *items)


def power(id_: str, **fields: Any) -> Item:
    """Return an advance with one power."""
    return {"id": id_, "powers": [fields]}


def effect(**fields: Any) -> Item:
    """Return an action card with one effect."""
    return {"id": "militia", "effects": [fields]}


def condition(**fields: Any) -> Item:
    """Return an objective with one condition."""
    return {"id": "colony", "any": [fields]}


def sites(players: int, **changed: Any) -> Item:
    """Return a map of which some sites are changed, by number."""
    printed = msgspec.to_builtins(CONTENT.maps[f"players_{players}"].sites)
    return {
        "id": f"players_{players}",
        "sites": [changed.get(f"_{number}", site) for number, site in enumerate(printed)],
    }


# Words.


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (
            "advances",
            power("roads", key="teleports"),
            "advances.json: roads: powers[0].key: invalid value 'teleports'",
        ),
        (
            "advances",
            power("roads", key="stack", n=5, high=True),
            "advances.json: roads: powers[0].high: unknown field",
        ),
        ("advances", power("roads", key="stack"), "advances.json: roads: powers[0].n: missing"),
        (
            "advances",
            power("farming", key="yields", terrain="swamp", goods=["food"]),
            "advances.json: farming: powers[0].terrain: invalid enum value 'swamp'",
        ),
        (
            "civ_advances",
            power("sparta", key="combat", when=["lucky"], value=1),
            "civ_advances.json: sparta: powers[0].when[0]: invalid enum value 'lucky'",
        ),
        (
            "civ_advances",
            power("nomads", key="rule", name="flies"),
            "civ_advances.json: nomads: powers[0].name: invalid enum value 'flies'",
        ),
        (
            "card_effects",
            effect(op="conjure"),
            "card_effects.json: militia: effects[0].op: invalid value 'conjure'",
        ),
        (
            "card_effects",
            effect(op="special", name="conjure"),
            "card_effects.json: militia: effects[0].name: invalid enum value 'conjure'",
        ),
        (
            "card_effects",
            effect(op="may", effects=[{"op": "place", "unit": "dragon"}]),
            "card_effects.json: militia: effects[0].effects[0].unit: invalid enum value 'dragon'",
        ),
        (
            "objectives",
            condition(form="wish"),
            "objectives.json: colony: any[0].form: invalid value 'wish'",
        ),
        (
            "objectives",
            condition(form="least", measure="fun", n=3),
            "objectives.json: colony: any[0].measure: invalid enum value 'fun'",
        ),
        (
            "objectives",
            condition(form="deed", name="slept"),
            "objectives.json: colony: any[0].name: invalid enum value 'slept'",
        ),
        (
            "events",
            {"id": "flood", "symbol": "dragons"},
            "events.json: flood: symbol: invalid enum value 'dragons'",
        ),
        (
            "units",
            new_entry("dragon", price={"gold": 9}, supply=1),
            "units.json: dragon: not known to the rules",
        ),
        ("goods", {"id": "ore", "remove": True}, "goods.json: ore: missing"),
        ("symbols", {"id": "pirates", "remove": True}, "symbols.json: pirates: missing"),
        ("terrains", {"id": "barren", "remove": True}, "terrains.json: barren: missing"),
    ],
)
def test_unknown_words_are_refused(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message


# References.


@pytest.mark.parametrize(
    ("file", "change", "place", "target", "id_"),
    [
        ("wonders", {"id": "great_wall", "advance": "laser"}, "advance", "advances", "laser"),
        ("categories", {"id": "democracy", "requires": "laser"}, "requires", "advances", "laser"),
        ("civ_advances", {"id": "pottery", "base": "laser"}, "base", "advances", "laser"),
        ("leaders", {"id": "sulla", "civilization": "mars"}, "civilization", "civilizations", "mars"),
        ("civilizations", {"id": "egypt", "tile": "moon"}, "tile", "tiles", "moon"),
        ("action_cards", {"id": "action_01", "effect": "nap"}, "effect", "card_effects", "nap"),
        ("action_cards", {"id": "action_01", "tactic": "nap"}, "tactic", "tactics", "nap"),
        ("objective_cards", {"id": "objective_01", "upper": "nap"}, "upper", "objectives", "nap"),
        ("objectives", {"id": "colony", "excludes": "nap"}, "excludes", "objectives", "nap"),
        ("events", {"id": "famine_vermin", "advance": "laser"}, "advance", "advances", "laser"),
        (
            "advances",
            power("math", key="free", advances=["roads", "laser"]),
            "powers[0].advances[1]",
            "advances",
            "laser",
        ),
        (
            "advances",
            power(
                "dogma", key="after", what=["gained"], effects=[{"op": "advance", "categories": ["magic"]}]
            ),
            "powers[0].effects[0].categories[0]",
            "categories",
            "magic",
        ),
        (
            "civ_advances",
            power("tribute_empire", key="reach", range=2, of="opposing_cities", captives_with="draft"),
            "powers[0].captives_with",
            "civ_advances",
            "draft",
        ),
        (
            "objectives",
            condition(form="complete", categories=["magic"]),
            "any[0].categories[0]",
            "categories",
            "magic",
        ),
    ],
)
def test_ids_that_do_not_exist_are_refused(
    tmp_path: Path, file: str, change: Item, place: str, target: str, id_: str
) -> None:
    message = f"{file}.json: {change['id']}: {place}: no such entry of {target}.json: {id_}"
    assert refused(tmp_path, file, change) == message


# Fields that need or exclude each other.


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"key": "free"}, "expected exactly one of advances, category, arms"),
        (
            {"key": "free", "advances": ["roads"], "category": "science"},
            "expected exactly one of advances, category, arms",
        ),
        ({"key": "free", "advances": ["roads"], "action": True}, "action: needs category"),
        ({"key": "sells", "price": {"mood": 1}}, "expected exactly one of unit, card"),
        ({"key": "sells", "unit": "ship"}, "expected at least one of price, instead"),
        ({"key": "counts_as", "options": ["collect"]}, "expected at least one of larger, mood"),
        ({"key": "cheaper", "what": ["temple"]}, "expected at least one of less, n"),
        ({"key": "cheaper", "what": ["temple"], "less": {}}, "less: expected some goods"),
        (
            {"key": "combat", "place": "sea"},
            "expected at least one of value, dice, ignore, cap, bar, mute, as_kind, wins",
        ),
        ({"key": "combat", "value": 1, "most": 4}, "most: needs per"),
        ({"key": "combat", "value": 1, "when": ["own_city_near"]}, "within: needed by own_city_near"),
        ({"key": "combat", "value": 1, "per": "settler_near"}, "within: needed by settler_near"),
        ({"key": "arms", "moment": "roll"}, "expected at least one of value, ignore, cancels, drives_off"),
        ({"key": "influence"}, "expected at least one of range, roll, start, again"),
        ({"key": "influence", "start": "settlers"}, "range: needed by settlers"),
        ({"key": "shield"}, "expected at least one of no_target, no_boost"),
        ({"key": "routes"}, "expected at least one of traders, gains, beyond, bonus"),
        ({"key": "routes", "gains": [{}]}, "gains: expected some goods"),
        ({"key": "routes", "traders": ["ship"], "uses": 2}, "uses: needs gains"),
        ({"key": "moves"}, "expected at least one of roads, carries, untired, no_mountain, unit"),
        ({"key": "moves", "carries": 3, "times": 3}, "times: needs roads"),
        ({"key": "recruits", "units": ["elephant"], "swap": "food"}, "swap: needs by"),
        ({"key": "after", "what": ["found"], "effects": []}, "effects: expected at least one"),
        (
            {"key": "after", "what": ["found"], "effects": [{"op": "routes"}], "pieces": ["temple"]},
            "pieces: needs build",
        ),
        (
            {"key": "after", "what": ["advance_action"], "effects": [{"op": "routes"}]},
            "category: needed by advance_action",
        ),
        (
            {
                "key": "after",
                "what": ["capture"],
                "when": ["opposing_city_near"],
                "effects": [{"op": "routes"}],
            },
            "within: needed by opposing_city_near",
        ),
    ],
)
def test_powers_that_say_too_little_or_too_much(tmp_path: Path, fields: Item, message: str) -> None:
    found = refused(tmp_path, "advances", power("roads", **fields))
    assert found == f"advances.json: roads: powers[0]: {message}"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"op": "mood"}, "expected exactly one of up, down, to"),
        ({"op": "mood", "up": 1, "to": "happy"}, "expected exactly one of up, down, to"),
        ({"op": "mood", "down": 1, "more": 1}, "more: needs having"),
        ({"op": "remove", "having": ["roads"]}, "having: needs more"),
        ({"op": "gain", "goods": {}}, "goods: expected some goods"),
        ({"op": "gain", "goods": {"gold": 1}, "per": "cities_with"}, "buildings: needed by cities_with"),
        ({"op": "draw"}, "expected at least one of action, objective, wonder"),
        ({"op": "discard"}, "expected at least one of action, objective"),
        ({"op": "advance", "of": "near"}, "within: needed by near"),
        ({"op": "advance", "mutual": True}, "mutual: needs of"),
        ({"op": "next_collect"}, "expected exactly one of repeats, more"),
        ({"op": "mix", "goods": ["food"]}, "expected exactly one of n, per"),
    ],
)
def test_effects_that_say_too_little_or_too_much(tmp_path: Path, fields: Item, message: str) -> None:
    found = refused(tmp_path, "card_effects", effect(**fields))
    assert found == f"card_effects.json: militia: effects[0]: {message}"


def test_cards_near_somebody_say_how_near(tmp_path: Path) -> None:
    found = refused(tmp_path, "card_effects", {"id": "militia", "when": "near_player"})
    assert found == "card_effects.json: militia: within: needed by near_player"


def test_a_lead_of_a_building_names_it(tmp_path: Path) -> None:
    found = refused(tmp_path, "objectives", condition(form="lead", measure="cities_with"))
    assert found == "objectives.json: colony: any[0]: building: needed by cities_with"


@pytest.mark.parametrize(
    ("file", "id_", "fields", "field"),
    [
        ("advances", "roads", {"key": "combat", "value": 1, "here": True}, "here"),
        ("advances", "roads", {"key": "act", "effects": [], "stand": "city"}, "stand"),
        ("civ_advances", "sparta", {"key": "combat", "value": 1, "near": 2}, "near"),
        ("wonders", "great_wall", {"key": "act", "effects": [], "activates": True}, "activates"),
    ],
)
def test_only_leaders_stand_somewhere(tmp_path: Path, file: str, id_: str, fields: Item, field: str) -> None:
    found = refused(tmp_path, file, power(id_, **fields))
    assert found == f"{file}.json: {id_}: powers[0].{field}: not used by the powers of {file}.json"


def test_buildings_have_powers_of_buildings(tmp_path: Path) -> None:
    found = refused(tmp_path, "buildings", power("temple", key="stack", n=5))
    assert found == "buildings.json: temple: powers[0]: stack has no place here"


# Advances, civilizations, cards.


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (
            "advances",
            {"id": "roads", "position": 2},
            "advances.json: expected four of each category in the order of their positions",
        ),
        (
            "civ_advances",
            {"id": "pottery", "civilization": "rome"},
            "civ_advances.json: expected four of japan",
        ),
        ("leaders", {"id": "sulla", "civilization": "japan"}, "leaders.json: expected three of japan"),
        (
            "civilizations",
            {"id": "egypt", "tile": "tile_01"},
            "civilizations.json: egypt: tile: expected a start tile",
        ),
        ("tactics", {"id": "high_morale", "value": 0}, "tactics.json: high_morale: the card does nothing"),
        (
            "tactics",
            {"id": "high_morale", "needs": []},
            "tactics.json: high_morale: needs: expected at least one",
        ),
        (
            "tactics",
            {"id": "archers", "success": 0},
            "tactics.json: archers: success: expected for dice of the card, and for them alone",
        ),
        (
            "tactics",
            {"id": "high_morale", "takes": True},
            "tactics.json: high_morale: takes: needs a card that is cancelled",
        ),
        (
            "tactics",
            {"id": "flanking", "foe_price": {"food": 1}},
            "tactics.json: flanking: foe_price: needs something to be spared from",
        ),
        (
            "objectives",
            {"id": "colony", "any": []},
            "objectives.json: colony: expected conditions in either all or any",
        ),
        (
            "objectives",
            {"id": "trade_power", "excludes": ""},
            "objectives.json: shipping_routes: excludes: trade_power does not exclude it",
        ),
        ("events", {"id": "flood", "effects": []}, "events.json: flood: the card does nothing"),
        (
            "events",
            {"id": "flood", "powers": [{"key": "stack", "n": 5}]},
            "events.json: flood: powers: expected for open persons, and for them alone",
        ),
        (
            "events",
            {"id": "great_artist", "who": "all"},
            "events.json: great_artist: who: expected drawer for a great person",
        ),
        (
            "events",
            {"id": "great_artist", "stays": True},
            "events.json: great_artist: stays: not used by a great person",
        ),
        ("events", {"id": "flood", "number": 1}, "events.json: number: expected each once"),
        ("events", {"id": "flood", "expansion": True}, "events.json: expected 38 of the base game"),
        ("events", {"id": "fire", "remove": True}, "events.json: expected 20 of the expansion"),
        (
            "objective_cards",
            {"id": "objective_38", "remove": True},
            "objective_cards.json: expected 6 of the expansion",
        ),
        ("action_cards", {"id": "action_01", "remove": True}, "action_cards.json: expected 42"),
        (
            "action_cards",
            {"id": "action_01", "effect": "spy"},
            "card_effects.json: quick_advance: expected on 2 cards, got 1",
        ),
        ("action_cards", {"id": "action_11", "tactic": "scout"}, "tactics.json: siege: on no card"),
        (
            "objective_cards",
            {"id": "objective_01", "lower": "general"},
            "objectives.json: draft_obj: on no card",
        ),
        ("wonders", {"id": "great_arena", "remove": True}, "wonders.json: expected 8"),
    ],
)
def test_cards_that_do_not_fit_are_refused(tmp_path: Path, file: str, change: Item, message: str) -> None:
    assert refused(tmp_path, file, change) == message


# Tiles and maps.


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"id": "start_a", "terrains": ["forest", "plains", "mountain", "barren"]},
            "tiles.json: start_a: terrains: expected plains on top of a start tile",
        ),
        (
            {"id": "tile_01", "number": 0},
            "tiles.json: tile_01: number: expected for normal tiles, and for them alone",
        ),
        (
            {"id": "tile_01", "terrains": ["water", "plains", "plains", "water"]},
            "tiles.json: tile_01: terrains: expected no water on both of two opposite hexes",
        ),
        (
            {"id": "tile_01", "terrains": ["plains", "water", "water", "plains"]},
            "tiles.json: tile_01: terrains: expected no water on both of two opposite hexes",
        ),
    ],
)
def test_tiles_that_nobody_could_enter_are_refused(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "tiles", change) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "players_3", "players": 5}, "maps.json: expected for 2, 3 and 4 players"),
        (
            sites(2, _1={"hexes": ["D7", "C8", "E8", "D8"]}),
            "maps.json: players_2: sites: expected 2 start tiles first",
        ),
        (
            sites(2, _2={"hexes": ["B2", "A3", "C3", "B3"], "start": "start_a"}),
            "maps.json: players_2: sites: expected 2 start tiles first",
        ),
        (
            sites(2, _1={"hexes": ["D7", "C8", "E8", "D8"], "start": "tile_01"}),
            "maps.json: players_2: sites: tile_01 is no start tile",
        ),
        (
            sites(2, _2={"hexes": ["b2", "A3", "C3", "B3"]}),
            "maps.json: players_2: sites: no such hex: b2",
        ),
        (
            sites(2, _2={"hexes": ["D1", "A3", "C3", "B3"]}),
            "maps.json: players_2: sites: D1 is in two tiles",
        ),
        (
            sites(2, _2={"hexes": ["A3", "B2", "C3", "B3"]}),
            "maps.json: players_2: sites[2]: the hexes do not form a tile",
        ),
        (
            sites(2, _2={"hexes": ["K2", "J3", "L3", "K3"]}),
            "maps.json: players_2: sites[2]: the hexes do not form a tile",
        ),
        (
            sites(2, _2={"hexes": ["L2", "K3", "M3", "L3"]}),
            "maps.json: players_2: sites: expected one edge around the map",
        ),
        (
            sites(4, _11={"hexes": ["P5", "O6", "Q6", "P6"]}),
            "maps.json: players_4: sites: expected one edge around the map",
        ),
    ],
)
def test_maps_without_the_right_shape_are_refused(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "maps", change) == message


def test_there_must_be_tiles_for_all_sites(tmp_path: Path) -> None:
    gone = [{"id": f"tile_{number:02}", "remove": True} for number in (1, 2, 3)]
    assert refused(tmp_path, "tiles", *gone) == "maps.json: players_4: sites: more than there are tiles"


# Numbers.


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (setting("die", [{"number": 1, "kind": "leader"}]), "board.json: die: expected 12 faces"),
        (
            setting("die", [{"number": 1, "kind": "ship"}] * 12),
            "board.json: die: expected kinds of army units",
        ),
        (setting("start_goods", {"ore": 8}), "board.json: start_goods: more than can be held"),
        (setting("start_goods", {"food": 3}), "board.json: start_goods: more than can be held"),
        (setting("start_settlers", 5), "board.json: start_settlers: more than there are"),
        (setting("actions", 0), "board.json: actions: expected int >= 1"),
    ],
)
def test_numbers_of_the_board_that_do_not_fit(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "board", change) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "short_game", "remove": True}, "short_game: missing"),
        ({"id": "flexible_end", "rounds": 6}, "flexible_end: rounds: expected more"),
        ({"id": "flexible_end", "end_rolls": []}, "flexible_end: end_rolls: expected at least one"),
        (
            {"id": "flexible_end", "end_rolls": [{"round": 7, "phase": 4, "most": 1}]},
            "flexible_end: end_rolls[0]: no such phase",
        ),
        ({"id": "short_game", "rounds": 6}, "short_game: rounds: expected fewer"),
        ({"id": "short_game", "settlers": 0}, "short_game: settlers: expected at least one"),
        ({"id": "short_game", "free_advances": 0}, "short_game: free_advances: expected at least one"),
    ],
)
def test_numbers_of_variants_that_do_not_fit(tmp_path: Path, change: Item, message: str) -> None:
    assert refused(tmp_path, "variants", change) == f"variants.json: {message}"
