"""What content must fulfil, so that an owner's files cannot break the rules unnoticed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from saecula.core.catalog import need, need_fields, need_ids, need_known
from saecula.games.sands_of_time.entries import (
    ACTIONS,
    BONUSES,
    BOXED,
    CATEGORIES,
    KINDS,
    MEASURES,
    NOT_OF_ADVANCES,
    OF_BUILDINGS,
    OPS,
    PIECES,
    RESOURCES,
    SYMBOLS,
    TERRAINS,
    Advance,
    Box,
    Building,
    Effect,
)

if TYPE_CHECKING:
    from saecula.games.sands_of_time.catalogue import Content

PLAYERS: Final = (2, 3, 4, 5)


def check(content: Content) -> None:
    """Refuse content that the rules could not play with."""
    files = content.files
    need_ids("categories.json", files["categories"], CATEGORIES, exactly=True)
    need_ids("resources.json", files["resources"], RESOURCES, exactly=True)
    need_ids("terrains.json", files["terrains"], TERRAINS, exactly=True)
    need_ids("action_cards.json", files["action_cards"], ACTIONS, exactly=True)
    need_ids("bonus_actions.json", files["bonus_actions"], BONUSES, exactly=True)
    need_ids("buildings.json", files["buildings"], ("city", "wonder"))
    _check_cards(content)
    for building in content.buildings:
        _check_building(content, building)
    for advance in content.advances:
        _check_advance(content, advance)
    _check_rows(content)
    _check_map(content)
    _check_tiles(content)
    _check_chronicles(content)
    _check_board(content)


def _check_cards(content: Content) -> None:
    for card in content.actions.values():
        for category in card.categories:
            need_known("category", category, CATEGORIES, "action_cards.json", card.id, "categories")
        _check_box(content, card.box, "action_cards.json", card.id, "box")
    for id_ in BOXED:
        box = content.actions[id_].box
        known = box is not None and box.id == f"box_{id_}"
        need(known, "action_cards.json", id_, "box", f"expected box_{id_}")
    focused = [card.category for card in content.focus_cards.values()]
    for focus in content.focus_cards.values():
        need_known("category", focus.category, CATEGORIES, "focus_cards.json", focus.id, "category")
    need(len(set(focused)) == len(focused), "focus_cards.json", "category", "expected one card a category")


def all_boxes(content: Content) -> list[Box]:
    """List every box on action cards and buildings. [SOT-260]"""
    found = [card.box for card in content.actions.values()]
    for building in content.buildings:
        found += [building.box, *[effect.box for effect in building.effects]]
    return [box for box in found if box is not None]


def _check_box(content: Content, box: Box | None, *where: str) -> None:
    if box is None:
        return
    need_known("category", box.category, CATEGORIES, *where)
    categories = {other.category for other in all_boxes(content) if other.id == box.id}
    need(len(categories) == 1, *where, f"{box.id} has two categories")


def _check_building(content: Content, building: Building) -> None:
    where = ("buildings.json", building.id)
    need_known("category", building.category, CATEGORIES, *where, "category")
    _check_box(content, building.box, *where, "box")
    for number, effect in enumerate(building.effects):
        need(effect.op in OF_BUILDINGS, *where, f"effects[{number}].op", f"{effect.op} has no place here")
        _check_effect(content, effect, *where, f"effects[{number}]")


def _check_advance(content: Content, advance: Advance) -> None:
    where = ("advances.json", advance.id)
    need_known("category", advance.category, CATEGORIES, *where, "category")
    for number, effect in enumerate(advance.effects):
        misplaced = effect.op in NOT_OF_ADVANCES
        need(not misplaced, *where, f"effects[{number}].op", f"{effect.op} has no place here")
        need(effect.box is None, *where, f"effects[{number}].box", "advances have no boxes")
        _check_effect(content, effect, *where, f"effects[{number}]")


def _check_effect(content: Content, effect: Effect, file: str, id_: str, path: str) -> None:
    where = (file, id_)
    need_known("op", effect.op, OPS, *where, f"{path}.op")
    needed, optional = OPS[effect.op]
    must = [field for field in needed if field != "n"]
    fields = Effect.__struct_fields__[1:]
    need_fields(effect, fields, must, (*needed, *optional), effect.op, *where, path=path)
    for field, words in (
        ("resource", RESOURCES),
        ("piece", PIECES),
        ("category", CATEGORIES),
        ("terrain", TERRAINS),
        ("symbol", SYMBOLS),
        ("building", content.files["buildings"]),
        ("where", ("around", "anywhere", "colony")),
    ):
        need_known(field, getattr(effect, field), ("", *words), *where, f"{path}.{field}")
    _check_box(content, effect.box, *where, f"{path}.box")
    boxes = [box.id for box in all_boxes(content)]
    for box in effect.boxes:
        need_known("box", box, boxes, *where, f"{path}.boxes")


def _check_rows(content: Content) -> None:
    """Check that each category has two rows and two level-2 cards to lay beside them. [SOT-044]"""
    advances = content.files["advances"]
    first = [advance.id for advance in content.advances if advance.level == 1]
    need(sorted(first) == sorted(content.board.rows), "board.json", "rows", "expected all level-1 advances")
    for category in CATEGORIES:
        rows = [id_ for id_ in content.board.rows if advances[id_].category == category]  # type: ignore[attr-defined]
        need(len(rows) == 2, "board.json", "rows", f"expected two of {category}")
        level_2 = [a for a in content.advances if a.level == 2 and a.category == category]
        need(len(level_2) >= 2, "advances.json", category, "expected at least two of level 2")
    need(len(content.advances) <= 64, "advances.json", "expected at most 64")


def _check_map(content: Content) -> None:
    regions = content.files["regions"]
    for region in content.regions:
        need_known("terrain", region.terrain, TERRAINS, "regions.json", region.id, "terrain")
    seen: set[frozenset[str]] = set()
    for border in content.borders:
        where = ("borders.json", border.id)
        for region_id in border.regions:
            need_known("region", region_id, regions, *where, "regions")
        need_known("kind", border.kind, KINDS, *where, "kind")
        need_known("trade good", border.good, ("", *content.files["trade_goods"]), *where, "good")
        pair = frozenset(border.regions)
        need(len(pair) == 2 and pair not in seen, *where, "regions", "expected two not joined before")
        seen.add(pair)
    _check_neighbours(content)


def _check_neighbours(content: Content) -> None:
    """Check that a region in play always has a neighbour in play. [SOT-010, SOT-230]"""
    players = {region.id: region.players for region in content.regions}
    for region in content.regions:
        near = [
            players[other]
            for border in content.borders
            if region.id in border.regions
            for other in border.regions
            if other != region.id
        ]
        met = any([needed <= region.players for needed in near])
        need(met, "regions.json", region.id, "expected a neighbour in play")


def _check_tiles(content: Content) -> None:
    """Check that there are as many tiles as regions in play, for every number of players.

    [SOT-009, SOT-010]
    """
    for tile in content.tiles.values():
        need_known("resource", tile.resource, RESOURCES, "resource_tiles.json", tile.id, "resource")
    tiles = Counter(tile.players for tile in content.tiles.values())
    regions = Counter(region.players for region in content.regions)
    need(tiles == regions, "resource_tiles.json", "players", "expected as many tiles as regions in play")
    need(set(tiles) <= set(PLAYERS), "resource_tiles.json", "players", "expected 2 to 5")
    need(regions[2] >= 2 * content.board.provinces, "regions.json", "expected room for two players")


def _check_chronicles(content: Content) -> None:
    fields = content.files["scoring_fields"]
    for field in content.fields:
        need_known("category", field.category, CATEGORIES, "scoring_fields.json", field.id, "category")
        need_known("measure", field.measure, MEASURES, "scoring_fields.json", field.id, "measure")
    per_category = Counter(field.category for field in content.fields)
    for category in CATEGORIES:
        need(per_category[category] == 2, "scoring_fields.json", category, "expected two fields")
    for card in content.chronicle_cards.values():
        need(list(card.fields) == list(fields), "chronicle_cards.json", card.id, "fields", "expected all")


def _check_board(content: Content) -> None:
    board = content.board
    need(len(board.building_supply) == len(PLAYERS), "board.json", "building_supply", "expected four numbers")
    need(len(board.zones) >= 2 and min(board.zones) > 0, "board.json", "zones", "expected two or more zones")
    # A generation begun on the last space of the last dynasty must still find room. [SOT-053]
    rounds = len(board.thresholds) + 1
    need(board.zones[-1] >= rounds, "board.json", "zones", f"expected a last zone of {rounds} at least")
    need(board.cards_per_turn == 2, "board.json", "cards_per_turn", "the rules know turns of two cards")
    cards = len(content.actions) + 1
    need(cards > rounds * board.cards_per_turn, "action_cards.json", "too few for a generation")
    least = board.provinces * board.start_peasants + board.extra_peasants
    need(board.peasants >= least, "board.json", "peasants", "too few for the start")
    need(board.soldiers >= board.provinces * board.start_soldiers, "board.json", "soldiers", "too few")
    need(board.start_unrest <= board.max_unrest, "board.json", "start_unrest", "above the maximum")
