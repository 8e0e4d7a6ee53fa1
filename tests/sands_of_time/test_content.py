"""The content of The Sands of Time: how it is indexed, where it comes from, and what is refused."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from saecula.core.bits import bits
from saecula.core.catalog import SOURCES, BadContent, sources
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.entries import ACTIONS, MEASURES, OPS, Effect
from tests.overlays import Box, Item, lay, new_entry, refusal, setting

CONTENT = Content.get()


def overlaid(folder: Path, file: str, *items: Item) -> Content:
    return Content.get(lay(folder, file, *items))


# What is there.


def test_how_many_entries_each_file_has() -> None:
    assert {name: len(entries) for name, entries in CONTENT.files.items()} == {
        "resources": 2,
        "terrains": 3,
        "trade_goods": 18,
        "categories": 3,
        "action_cards": 11,
        "focus_cards": 3,
        "bonus_actions": 3,
        "buildings": 12,
        "advances": 31,
        "regions": 26,
        "borders": 61,
        "resource_tiles": 26,
        "scoring_fields": 6,
        "chronicle_cards": 7,
        "board": 32,
    }


def test_every_entry_names_a_source() -> None:
    counted = sources(CONTENT.entries())
    assert set(counted) == set(SOURCES)
    assert sum(counted.values()) == sum(len(entries) for entries in CONTENT.files.values())


def test_buildings_and_advances_by_category_and_level() -> None:
    assert Counter(building.category for building in CONTENT.buildings) == {
        "civil": 4,
        "politics": 4,
        "culture": 4,
    }
    assert {building.id: building.tiles for building in CONTENT.buildings if building.tiles != 6} == {
        "city": 34
    }
    for category in ("civil", "politics", "culture"):
        levels = Counter(a.level for a in CONTENT.advances if a.category == category)
        assert (levels[1], levels[2], levels[3]) == (2, 2, 4)
    assert Counter(a.level for a in CONTENT.advances) == {1: 6, 2: 6, 3: 12, 4: 7}
    assert CONTENT.levels == 4


def test_every_op_of_the_rules_is_on_some_card() -> None:
    used = {op for op in OPS if CONTENT.building_effects[op] or CONTENT.advance_effects[op]}
    assert used == set(OPS)


def test_each_trade_good_lies_on_one_border() -> None:
    goods = [border.good for border in CONTENT.borders if border.good]
    assert sorted(goods) == sorted(CONTENT.files["trade_goods"])
    assert [CONTENT.borders[border].good for border in bits(CONTENT.goods)] == goods


def test_every_measure_has_its_field() -> None:
    assert [field.measure for field in CONTENT.fields] == list(MEASURES)


def test_stacks_are_numbered_by_category_and_level() -> None:
    numbers = [CONTENT.stack(category, level) for category in range(3) for level in (2, 3, 4)]
    assert numbers == list(range(9))


def test_borders_are_those_of_their_regions() -> None:
    for region, mask in enumerate(CONTENT.borders_of):
        others = {end for border in bits(mask) for end in CONTENT.ends[border]} - {region}
        assert others == set(bits(CONTENT.adjacent[region]))
        assert len(others) == mask.bit_count()


def test_symbols_of_buildings_and_advances() -> None:
    fountains, lyres = CONTENT.symbols["fountain"], CONTENT.symbols["lyre"]
    city = CONTENT.building_index["city"]
    drama = CONTENT.advance_index["drama"]
    vision = CONTENT.advance_index["vision"]
    assert (fountains[0][city], lyres[0][city]) == (1, 1)
    assert (fountains[1][drama], lyres[1][drama]) == (0, 1)
    assert (fountains[1][vision], lyres[1][vision]) == (1, 0)


def test_the_cards_of_a_turn_are_action_and_focus_cards() -> None:
    assert CONTENT.cards == (*ACTIONS, "focus_civil", "focus_politics", "focus_culture")
    assert CONTENT.last_space == 28


class TestBox(Box):
    game = "sands_of_time"


def test_a_changed_number_changes_the_digest(tmp_path: Path) -> None:
    assert Content.get(tmp_path).digest == CONTENT.digest
    assert overlaid(tmp_path, "buildings", {"id": "walls", "level": 4}).digest != CONTENT.digest
    assert overlaid(tmp_path, "buildings", {"id": "walls", "level": 3}).digest == CONTENT.digest


# What an owner may change.


def test_an_owner_may_exchange_an_advance(tmp_path: Path) -> None:
    new: Item = {
        "id": "medicine",
        "name": {"en": "Medicine", "de": "Medizin"},
        "category": "civil",
        "level": 3,
        "effects": [{"op": "room", "n": 2, "where": "anywhere"}],
        "source": "recalled",
    }
    changed = overlaid(tmp_path, "advances", {"id": "sewers", "remove": True}, new)
    assert "sewers" not in changed.advance_index
    medicine = changed.advances[changed.advance_index["medicine"]]
    assert medicine.effects == (Effect("room", n=2, where="anywhere"),)
    assert sources(changed.advances)["recalled"] == 1


@pytest.mark.rule("SOT-260")
def test_a_building_may_have_a_box_of_its_own(tmp_path: Path) -> None:
    box = {"id": "box_wonder", "category": "culture"}
    changed = overlaid(tmp_path, "buildings", {"id": "wonder", "box": box})
    assert changed.boxes["box_wonder"] == changed.category_index["culture"]


# What is refused.


def of_building(**fields: object) -> tuple[str, Item, str]:
    return "buildings", {"id": "walls", "effects": [{"op": "walls"}, fields]}, "buildings.json: walls"


def of_advance(**fields: object) -> tuple[str, Item, str]:
    return "advances", {"id": "law", "effects": [{"op": "room"}, fields]}, "advances.json: law"


BOX = {"id": "box_new", "category": "civil"}

BAD_EFFECTS: list[tuple[tuple[str, Item, str], str]] = [
    (of_building(op="win"), "op: win has no place here"),
    (of_building(op="income", resource="gold"), "op: income has no place here"),
    (of_advance(op="win"), "op: no such op: win"),
    (of_advance(op="walls"), "op: walls has no place here"),
    (of_advance(op="road"), "op: road has no place here"),
    (of_advance(op="combat", n=0), "n: expected int >= 1"),
    (of_advance(op="road_toll"), "op: no such op: road_toll"),
    (of_advance(op="income"), "resource: needed by income"),
    (of_advance(op="income", resource="wine"), "resource: no such resource: wine"),
    (of_advance(op="combat", resource="gold"), "resource: not used by combat"),
    (of_advance(op="no_loss", n=2), "n: not used by no_loss"),
    (of_advance(op="combat_per_soldier", terrain="desert"), "terrain: no such terrain: desert"),
    (of_advance(op="symbols", building="city"), "symbol: needed by symbols"),
    (of_advance(op="symbols", symbol="harp", building="city"), "symbol: no such symbol: harp"),
    (of_advance(op="symbols", symbol="lyre", building="pyramid"), "building: no such building: pyramid"),
    (of_advance(op="unlock", category="war"), "category: no such category: war"),
    (of_advance(op="unlock", boxes=["box_levy", "box_walls"]), "boxes: no such box: box_walls"),
    (of_advance(op="build_discount", box=BOX), "box: advances have no boxes"),
    (of_advance(op="room", where="abroad"), "where: no such where: abroad"),
    (of_advance(op="build_labour"), "returns: needed by build_labour"),
    (of_advance(op="room", luck=1), "luck: unknown field"),
    (of_building(op="levy", piece="peasant"), "box: needed by levy"),
    (of_building(op="levy", box=BOX), "piece: needed by levy"),
    (of_building(op="levy", piece="ship", box=BOX), "piece: no such piece: ship"),
    (
        of_building(op="levy", piece="peasant", box={"id": "x", "category": "war"}),
        "box: no such category: war",
    ),
    (
        of_building(op="levy", piece="peasant", box={"id": "box_levy", "category": "politics"}, each=True),
        "each: not used by levy",
    ),
]


@pytest.mark.parametrize(("bad", "expected"), BAD_EFFECTS)
def test_an_effect_has_the_fields_of_its_op(
    tmp_path: Path, bad: tuple[str, Item, str], expected: str
) -> None:
    file, change, where = bad
    assert refusal(Content.get, tmp_path, file, change) == f"{where}: effects[1].{expected}"


BAD: list[tuple[str, Item, str]] = [
    ("categories", {"id": "civil", "remove": True}, "categories.json: civil: missing"),
    ("categories", new_entry("magic"), "categories.json: magic: not known to the rules"),
    ("resources", new_entry("wine"), "resources.json: wine: not known to the rules"),
    ("resources", {"id": "gold", "remove": True}, "resources.json: gold: missing"),
    ("terrains", new_entry("desert"), "terrains.json: desert: not known to the rules"),
    ("terrains", {"id": "plain", "remove": True}, "terrains.json: plain: missing"),
    ("action_cards", {"id": "raid", "remove": True}, "action_cards.json: raid: missing"),
    ("action_cards", new_entry("sail", categories=[]), "action_cards.json: sail: not known to the rules"),
    ("bonus_actions", {"id": "support", "remove": True}, "bonus_actions.json: support: missing"),
    ("bonus_actions", new_entry("bribe"), "bonus_actions.json: bribe: not known to the rules"),
    ("buildings", {"id": "city", "remove": True}, "buildings.json: city: missing"),
    ("buildings", {"id": "wonder", "remove": True}, "buildings.json: wonder: missing"),
    (
        "action_cards",
        {"id": "raid", "categories": ["politics", "war"]},
        "action_cards.json: raid: categories: no such category: war",
    ),
    (
        "action_cards",
        {"id": "raid", "box": {"category": "war"}},
        "action_cards.json: raid: box: no such category: war",
    ),
    ("action_cards", {"id": "raid", "box": None}, "action_cards.json: raid: box: expected box_raid"),
    (
        "action_cards",
        {"id": "govern", "box": {"id": "box_rule"}},
        "action_cards.json: govern: box: expected box_govern",
    ),
    (
        "action_cards",
        {"id": "build", "box": {"category": "culture"}},
        "action_cards.json: build: box: box_build has two categories",
    ),
    (
        "focus_cards",
        {"id": "focus_civil", "category": "war"},
        "focus_cards.json: focus_civil: category: no such category: war",
    ),
    (
        "focus_cards",
        {"id": "focus_civil", "category": "culture"},
        "focus_cards.json: category: expected one card a category",
    ),
    (
        "focus_cards",
        {"id": "focus_civil", "slots": 0},
        "focus_cards.json: focus_civil: slots: expected int >= 1",
    ),
    (
        "buildings",
        {"id": "walls", "category": "war"},
        "buildings.json: walls: category: no such category: war",
    ),
    (
        "buildings",
        {"id": "city", "box": {"category": "war"}},
        "action_cards.json: build: box: box_build has two categories",
    ),
    (
        "buildings",
        {"id": "walls", "box": {"id": "box_walls", "category": "war"}},
        "buildings.json: walls: box: no such category: war",
    ),
    ("buildings", {"id": "walls", "tiles": 0}, "buildings.json: walls: tiles: expected int >= 1"),
    ("advances", {"id": "law", "category": "war"}, "advances.json: law: category: no such category: war"),
    ("advances", {"id": "law", "level": 2}, "board.json: rows: expected all level-1 advances"),
    ("advances", {"id": "law", "remove": True}, "board.json: rows: expected all level-1 advances"),
    ("advances", {"id": "law", "category": "civil"}, "board.json: rows: expected two of civil"),
    ("advances", {"id": "storage", "remove": True}, "advances.json: civil: expected at least two of level 2"),
    (
        "regions",
        {"id": "libya", "terrain": "desert"},
        "regions.json: libya: terrain: no such terrain: desert",
    ),
    (
        "regions",
        {"id": "india", "remove": True},
        "borders.json: arabia_india: regions: no such region: india",
    ),
    (
        "borders",
        {"id": "hispania_gallia", "kind": "wall"},
        "borders.json: hispania_gallia: kind: no such kind: wall",
    ),
    (
        "borders",
        {"id": "hispania_gallia", "good": "wool"},
        "borders.json: hispania_gallia: good: no such trade good: wool",
    ),
    (
        "borders",
        {"id": "hispania_gallia", "regions": ["gallia", "gallia"]},
        "borders.json: hispania_gallia: regions: expected two not joined before",
    ),
    (
        "borders",
        new_entry("back", regions=["gallia", "hispania"], kind="land"),
        "borders.json: back: regions: expected two not joined before",
    ),
    (
        "trade_goods",
        {"id": "tin", "remove": True},
        "borders.json: gallia_britannia: good: no such trade good: tin",
    ),
    (
        "resource_tiles",
        {"id": "gold_5p_1", "resource": "wine"},
        "resource_tiles.json: gold_5p_1: resource: no such resource: wine",
    ),
    (
        "resource_tiles",
        {"id": "gold_5p_1", "remove": True},
        "resource_tiles.json: players: expected as many tiles as regions in play",
    ),
    (
        "resource_tiles",
        {"id": "gold_5p_1", "players": 2},
        "resource_tiles.json: players: expected as many tiles as regions in play",
    ),
    (
        "scoring_fields",
        {"id": "a", "category": "war"},
        "scoring_fields.json: a: category: no such category: war",
    ),
    (
        "scoring_fields",
        {"id": "a", "measure": "luck"},
        "scoring_fields.json: a: measure: no such measure: luck",
    ),
    ("scoring_fields", {"id": "a", "category": "culture"}, "scoring_fields.json: civil: expected two fields"),
    (
        "chronicle_cards",
        {"id": "chronicle_1", "fields": {"g": {"at_least": 1, "vp": 1}}},
        "chronicle_cards.json: chronicle_1: fields: expected all",
    ),
    (
        "chronicle_cards",
        {"id": "chronicle_1", "fields": {"a": {"at_least": 1, "vp": 0}}},
        "chronicle_cards.json: chronicle_1: fields[...].vp: expected int >= 1",
    ),
    ("board", {"id": "zones", "remove": True}, "board.json: zones: missing"),
    ("board", setting("soldiers", "ten"), "board.json: soldiers: expected int, got str"),
    ("board", new_entry("luck", value=1), "board.json: luck: unknown field"),
    ("board", setting("rows", ["law"]), "board.json: rows: expected all level-1 advances"),
    ("board", setting("provinces", 7), "regions.json: expected room for two players"),
    ("board", setting("building_supply", [4, 5, 6]), "board.json: building_supply: expected four numbers"),
    ("board", setting("zones", [8]), "board.json: zones: expected two or more zones"),
    ("board", setting("zones", [8, 0, 8, 4]), "board.json: zones: expected two or more zones"),
    ("board", setting("zones", [8, 8, 8, 3]), "board.json: zones: expected a last zone of 4 at least"),
    ("board", setting("thresholds", [0, 3, 5, 5]), "board.json: zones: expected a last zone of 5 at least"),
    ("board", setting("cards_per_turn", 3), "board.json: cards_per_turn: the rules know turns of two cards"),
    ("board", setting("peasants", 6), "board.json: peasants: too few for the start"),
    ("board", setting("soldiers", 2), "board.json: soldiers: too few"),
    ("board", setting("start_unrest", 8), "board.json: start_unrest: above the maximum"),
]


@pytest.mark.parametrize(("file", "change", "expected"), BAD)
def test_wrong_content_is_refused_in_one_line(tmp_path: Path, file: str, change: Item, expected: str) -> None:
    assert refusal(Content.get, tmp_path, file, change) == expected


@pytest.mark.parametrize(
    "change",
    [
        setting("provinces", 6),
        setting("zones", [9, 9]),
        setting("peasants", 7),
        setting("soldiers", 3),
        setting("start_unrest", 7),
    ],
)
def test_what_just_suffices_is_accepted(tmp_path: Path, change: Item) -> None:
    assert overlaid(tmp_path, "board", change).digest != CONTENT.digest


def test_generations_must_not_outlast_the_cards(tmp_path: Path) -> None:
    zones = setting("zones", [8, 8, 8, 9])
    overlaid(tmp_path, "board", zones, setting("thresholds", [0, 3, 5, 5]))
    with pytest.raises(BadContent, match=r"^action_cards\.json: too few for a generation$"):
        overlaid(tmp_path, "board", zones, setting("thresholds", [0, 3, 5, 5, 5]))


def test_tiles_and_regions_are_for_two_to_five_players(tmp_path: Path) -> None:
    (tmp_path / "regions.json").write_text(json.dumps([{"id": "india", "players": 6}]), encoding="utf-8")
    with pytest.raises(BadContent, match=r"^resource_tiles\.json: players: expected 2 to 5$"):
        overlaid(tmp_path, "resource_tiles", {"id": "gold_5p_1", "players": 6})


def test_a_region_needs_a_neighbour_as_soon_as_it_is_in_play(tmp_path: Path) -> None:
    (tmp_path / "resource_tiles.json").write_text(
        json.dumps([{"id": "gold_5p_1", "players": 2}]), encoding="utf-8"
    )
    with pytest.raises(BadContent, match=r"^regions\.json: india: expected a neighbour in play$"):
        overlaid(tmp_path, "regions", {"id": "india", "players": 2})
    border = new_entry("syria_india", regions=["syria", "india"], kind="dotted")
    (tmp_path / "borders.json").write_text(json.dumps([border]), encoding="utf-8")
    assert Content.get(tmp_path).regions[-1].players == 2


@pytest.mark.parametrize(("added", "accepted"), [(33, True), (34, False)])
def test_there_is_room_for_64_advances(tmp_path: Path, added: int, accepted: bool) -> None:
    new = [new_entry(f"art_{n}", category="culture", level=4, effects=[]) for n in range(added)]
    if accepted:
        assert len(overlaid(tmp_path, "advances", *new).advances) == 64
    else:
        with pytest.raises(BadContent, match=r"^advances\.json: expected at most 64$"):
            overlaid(tmp_path, "advances", *new)
