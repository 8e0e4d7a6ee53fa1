"""What advances, focus card and buildings bring an empire (SOT-260 to SOT-264, SOT-360 to SOT-377)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.entries import Box, Effect

Effects: TypeAlias = tuple[Effect, ...]
Placed: TypeAlias = tuple[tuple[int, Effect], ...]  # effects of buildings, each with its region

NO_EFFECTS: Final[Effects] = ()
NOTHING_PLACED: Final[Placed] = ()


class Sheet:
    """What follows from the advances, the focus card and the buildings of an empire alone.

    Made once for each combination and shared by all positions that have it: never change it.
    """

    __slots__ = (
        "buildable",
        "caravan_price",
        "discounts",
        "markets",
        "max_unrest",
        "of_advances",
        "of_buildings",
        "room",
        "totals",
        "unlocked",
    )

    def __init__(
        self, content: Content, advances: int, focus: str, lands: int, buildings: tuple[int, ...]
    ) -> None:
        self.of_advances: Final = effects_of(content, advances)
        """The effects on advances had, by op. [SOT-194]"""
        self.unlocked: Final = unlocked_boxes(content, advances, focus)
        self.of_buildings: Final = _placed(content, self.unlocked, lands, buildings)
        """The effects on buildings in controlled regions, by op. [SOT-136, SOT-166]"""
        self.totals: Final = {
            op: sum([effect.n for effect in found]) for op, found in self.of_advances.items()
        }
        """The sum of each op over advances and buildings. [SOT-360]"""
        for op, placed in self.of_buildings.items():
            self.totals[op] = self.totals.get(op, 0) + stacked([effect for _, effect in placed])

        self.buildable: Final = buildable(content, self.unlocked)
        """The bit set of buildings that may be erected. [SOT-260]"""
        self.discounts: Final = _discounts(
            content,
            sum([effect.n for effect in self.of_advances.get("build_discount", NO_EFFECTS)]),
            self.of_buildings.get("build_discount", NOTHING_PLACED),
        )
        """By region gold less for a building there. [SOT-360, SOT-362]"""
        self.room: Final = _room(
            content,
            sum([effect.n for effect in self.of_advances.get("room", NO_EFFECTS)]),
            self.of_buildings.get("room", NOTHING_PLACED),
        )
        """By region citizens beyond its capacity that cause no unrest. [SOT-311, SOT-377]"""
        self.max_unrest: Final = _lowest(self.of_advances, "max_unrest", content.board.max_unrest)
        self.caravan_price: Final = _lowest(self.of_advances, "caravan_price", content.board.caravan_price)
        self.markets: Final = sum(
            [1 << region for region, _ in self.of_buildings.get("market", NOTHING_PLACED)]
        )
        """The bit set of regions with a City. [SOT-211]"""


@lru_cache(maxsize=1 << 12)
def effects_of(content: Content, advances: int) -> dict[str, Effects]:
    """Return the effects of a set of advances, by op."""
    found: dict[str, Effects] = {}
    for number in bits(advances):
        for effect in content.advances[number].effects:
            found[effect.op] = (*found.get(effect.op, NO_EFFECTS), effect)
    return found


@lru_cache(maxsize=1 << 12)
def unlocked_boxes(content: Content, advances: int, focus: str) -> frozenset[str]:
    """Return the boxes unlocked by the focus card or by an advance. [SOT-261, SOT-262, SOT-263]"""
    unlocks = effects_of(content, advances).get("unlock", NO_EFFECTS)
    categories = [effect.category for effect in unlocks]
    if focus:
        categories.append(content.focus_cards[focus].category)
    return frozenset(
        [
            box
            for box, category in content.boxes.items()
            if content.categories[category].id in categories
            or any([box in effect.boxes for effect in unlocks])
        ]
    )


def _lowest(effects: dict[str, Effects], op: str, otherwise: int) -> int:
    return min([effect.n for effect in effects.get(op, NO_EFFECTS)], default=otherwise)


def is_open(unlocked: frozenset[str], box: Box | None) -> bool:
    """Return whether what is in a box may be used; without a box it is always usable. [SOT-260]"""
    return box is None or box.id in unlocked


@lru_cache(maxsize=1 << 8)
def buildable(content: Content, unlocked: frozenset[str]) -> int:
    """Return the bit set of buildings whose box is open."""
    return sum([1 << number for number, b in enumerate(content.buildings) if is_open(unlocked, b.box)])


def _placed(
    content: Content, unlocked: frozenset[str], lands: int, buildings: tuple[int, ...]
) -> dict[str, Placed]:
    found: dict[str, Placed] = {}
    for region in bits(lands):
        for number in bits(buildings[region]):
            for effect in content.buildings[number].effects:
                if is_open(unlocked, effect.box):
                    found[effect.op] = (*found.get(effect.op, NOTHING_PLACED), (region, effect))
    return found


def stacked(effects: list[Effect]) -> int:
    """Add up effects of buildings; several copies of one count once unless marked. [SOT-360]"""
    value = 0
    counted: list[Effect] = []
    for effect in effects:
        if effect.each or effect not in counted:
            value += effect.n
            counted.append(effect)
    return value


def reaches(content: Content, where: str, place: int, region: int) -> bool:
    """Return whether a building's effect reaches a region: its own, its surroundings or any. [SOT-362]"""
    if place == region or where == "anywhere":
        return True
    return where == "around" and bool(content.adjacent[place] >> region & 1)


@lru_cache(maxsize=1 << 12)
def _discounts(content: Content, everywhere: int, placed: Placed) -> tuple[int, ...]:
    return tuple(
        [
            everywhere
            + stacked([effect for place, effect in placed if reaches(content, effect.where, place, region)])
            for region in range(len(content.regions))
        ]
    )


@lru_cache(maxsize=1 << 12)
def _room(content: Content, everywhere: int, placed: Placed) -> tuple[int, ...]:
    return tuple(
        [
            everywhere
            + sum([effect.n for place, effect in placed if place == region or effect.where == "anywhere"])
            for region in range(len(content.regions))
        ]
    )


@lru_cache(maxsize=1 << 10)
def with_tiles(tiles: tuple[str, ...]) -> tuple[int, ...]:
    """Return the regions that have a resource tile."""
    return tuple([region for region, tile in enumerate(tiles) if tile])
