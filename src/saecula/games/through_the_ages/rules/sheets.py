"""What follows from the cards of a civilization alone (TTA-340, TTA-342, TTA-380 to TTA-386, TTA-520 to TTA-522)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import UNITS, Ability, Symbols, Technology

Each: TypeAlias = tuple[tuple[int, int], ...]  # technologies with what each worker on them counts

NO_ABILITIES: Final[tuple[Ability, ...]] = ()
NO_DISCOUNTS: Final = (0, 0, 0, 0)


class Sheet:
    """What follows from the cards of a civilization alone, whatever its workers and tokens.

    Made once for each set of cards and shared by all positions that have it: nobody may change it.
    """

    __slots__ = (
        "abilities",
        "amounts",
        "cheerful",
        "civil",
        "culture",
        "discounts",
        "farms",
        "gloom",
        "happy",
        "known",
        "labs",
        "military",
        "mines",
        "science",
        "stages",
        "strength",
        "symbols",
        "units",
        "upgrades",
    )

    def __init__(
        self,
        content: Content,
        technologies: int,
        leader: str,
        wonders: tuple[str, ...],
        ruins: tuple[str, ...],
        colonies: tuple[str, ...],
    ) -> None:
        standing = [content.wonders[wonder] for wonder in wonders if wonder not in ruins]
        others = [content.technologies[n].symbols for n in bits(technologies & content.without_workers)]
        others += [content.leaders[leader].symbols] if leader else []
        others += [content.territories[colony].symbols for colony in colonies]
        cards = [*others, *[wonder.symbols for wonder in standing]]
        self.symbols: Final = _sum(cards)
        """The symbols of all cards without workers, happy faces aside. [TTA-380]"""
        self.civil: Final = self.symbols.civil
        self.military: Final = self.symbols.military
        self.gloom: Final = sum([card.happy for card in cards if card.happy < 0])

        listed = list(content.leaders[leader].abilities) if leader else []
        for wonder in standing:
            listed += wonder.abilities
        self.abilities: Final = {
            ability.key: tuple([a for a in listed if a.key == ability.key]) for ability in listed
        }
        self.amounts: Final = {key: sum([a.n for a in found]) for key, found in self.abilities.items()}

        more = self.amounts.get("happy_per_happy_source", 0)
        self.cheerful: Final = sum([card.happy + more for card in others if card.happy > 0])
        """Happy faces of cards without workers, wonders aside. [TTA-383, TTA-520]"""

        self.known: Final = frozenset([content.technologies[n].id for n in bits(technologies)])
        self.farms: Final = _stores(content, technologies & content.masks["farm"])
        self.mines: Final = _stores(content, technologies & content.masks["mine"])
        self.labs: Final = tuple(
            [(n, content.technologies[n].age) for n in bits(technologies & content.masks["lab"])]
        )
        self.units: Final = bits(technologies & content.unit_mask)
        self.upgrades: Final = tuple(
            [
                (source, target)
                for source in bits(technologies & (content.civil_mask | content.unit_mask))
                for target in bits(technologies & content.better[source])
            ]
        )
        """Cards of the same kind and a higher level. [TTA-214, TTA-271]"""
        construction = bits(technologies & content.masks["construction"])
        self.discounts: Final = (
            content.technologies[construction[0]].discounts if construction else NO_DISCOUNTS
        )
        """Resources less for urban buildings, by level. [TTA-213]"""
        self.stages: Final = content.technologies[construction[0]].stages if construction else 1
        """Of a wonder, with one action. [TTA-224]"""

        urban = technologies & content.urban_mask
        self.happy: Final = _each(content, urban, self._happy)
        self.science: Final = _each(content, urban, self._science)
        self.culture: Final = _each(content, urban, self._culture)
        self.strength: Final = _each(content, urban | technologies & content.unit_mask, self._strength)

    def _happy(self, building: Technology) -> int:
        """Happy faces; with St. Peter's one more where there are any. [TTA-380, TTA-520]"""
        happy = building.symbols.happy
        return happy + self.amounts.get("happy_per_happy_source", 0) if happy > 0 else 0

    def _science(self, building: Technology) -> int:
        """Science, of labs with what leaders change of it. [TTA-522, TTA-589]"""
        science = building.symbols.science
        delta = self.amounts.get("science_delta", 0)
        return max(science + delta, 0) if delta and building.kind == "lab" else science

    def _culture(self, building: Technology) -> int:
        """Culture with what leaders add for each building. [TTA-521, TTA-522]"""
        culture = building.symbols.culture + self._by_kind("culture_per_building", building)
        by_level = "culture_by_level" in self.abilities and building.kind == "lab"
        return culture + building.age if by_level else culture

    def _strength(self, card: Technology) -> int:
        """Strength with what leaders and wonders add for each unit. [TTA-381]"""
        strength = card.symbols.strength + self._by_kind("strength_per_unit_of", card)
        return strength + self.amounts.get("strength_per_unit", 0) if card.kind in UNITS else strength

    def _by_kind(self, key: str, card: Technology) -> int:
        return sum([a.n for a in self.abilities.get(key, NO_ABILITIES) if card.kind in a.kinds])


def _sum(cards: list[Symbols]) -> Symbols:
    return Symbols(
        science=sum([s.science for s in cards]),
        culture=sum([s.culture for s in cards]),
        strength=sum([s.strength for s in cards]),
        civil=sum([s.civil for s in cards]),
        military=sum([s.military for s in cards]),
        blue=sum([s.blue for s in cards]),
        yellow=sum([s.yellow for s in cards]),
        colonization=sum([s.colonization for s in cards]),
    )


def _stores(content: Content, mask: int) -> Each:
    """Farms or mines with the value of a blue token, lowest first. [TTA-331]"""
    return tuple(sorted([(n, content.technologies[n].value) for n in bits(mask)], key=lambda s: (s[1], s[0])))


def _each(content: Content, mask: int, value: Callable[[Technology], int]) -> Each:
    """Cards with workers that count something."""
    valued = [(n, value(content.technologies[n])) for n in bits(mask)]
    return tuple([(n, worth) for n, worth in valued if worth])
