"""What the cards of a civilization bring (TTA-340, TTA-342, TTA-380 to TTA-386, TTA-520 to TTA-522)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import astuple

from saecula.core.bits import bits
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import UNITS, Ability, Symbols, Technology

Each: TypeAlias = tuple[tuple[int, int], ...]  # technologies with what each worker on them counts
Prices: TypeAlias = tuple[int, ...]  # by technology
Discounts: TypeAlias = tuple[tuple[str, int], ...]  # by kind of technology

NO_ABILITIES: Final[tuple[Ability, ...]] = ()
NO_DISCOUNTS: Final = (0, 0, 0, 0)


class CardTotals:
    """What follows from the cards of a civilization alone, whatever its workers and tokens.

    Made once for each set of cards and shared by all positions that have it: nobody may change it.
    """

    __slots__ = (
        "abilities",
        "amounts",
        "cheapest",
        "cheerful",
        "civil",
        "crosses",
        "culture",
        "developments",
        "discounts",
        "farms",
        "gloom",
        "happy",
        "holders",
        "known",
        "labs",
        "military",
        "mines",
        "prices",
        "revolutions",
        "science",
        "stages",
        "stores",
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
        printed = content.technologies
        standing = [content.wonders[wonder] for wonder in wonders if wonder not in ruins]
        others = [printed[n].symbols for n in bits(technologies & content.without_workers)]
        others += [content.leaders[leader].symbols] if leader else []
        others += [content.territories[colony].symbols for colony in colonies]
        cards = [*others, *[wonder.symbols for wonder in standing]]
        self.symbols: Final = Symbols(*[sum(column) for column in zip(*map(astuple, cards), strict=True)])
        """The symbols of all cards without workers; happy faces are counted apart. [TTA-380]"""
        self.civil: Final = self.symbols.civil
        self.military: Final = self.symbols.military

        listed = list(content.leaders[leader].abilities) if leader else []
        for wonder in standing:
            listed += wonder.abilities
        self.abilities: Final = {
            ability.key: tuple([a for a in listed if a.key == ability.key]) for ability in listed
        }
        self.amounts: Final = {key: sum([a.n for a in found]) for key, found in self.abilities.items()}

        self.gloom: Final = sum([card.happy for card in cards if card.happy < 0])
        more = self.amounts.get("happy_per_happy_source", 0)
        self.cheerful: Final = sum([card.happy + more for card in others if card.happy > 0])
        """Happy faces of cards without workers, wonders aside. [TTA-383, TTA-520]"""

        places = bits(technologies & ~content.without_workers)
        self.known: Final = frozenset([printed[n].id for n in bits(technologies)])
        self.farms: Final = _stores(content, technologies & content.masks["farm"])
        self.mines: Final = _stores(content, technologies & content.masks["mine"])
        self.labs: Final = tuple([(n, printed[n].age) for n in bits(technologies & content.masks["lab"])])
        self.holders: Final = self.mines + self.labs
        """Cards that can hold resources. [TTA-450, TTA-516]"""
        labs = [lab for lab in self.labs if lab[1]] if "produce_by_level" in self.abilities else []
        self.stores: Final = tuple(sorted([*self.mines, *labs], key=by_value)) if labs else self.mines
        """Cards that resources can be put on: mines, with Bill Gates labs too. [TTA-451, TTA-515]"""
        self.units: Final = bits(technologies & content.unit_mask)
        self.upgrades: Final = tuple(
            [
                (source, target, content.upgrades[source, target])
                for source in places
                if technologies & content.better[source]
                for target in bits(technologies & content.better[source])
            ]
        )
        """Cards of the same kind and a higher level. [TTA-214, TTA-271]"""
        construction = bits(technologies & content.masks["construction"])
        self.discounts: Final = printed[construction[0]].discounts if construction else NO_DISCOUNTS
        """Resources less for urban buildings, by level. [TTA-213]"""
        self.stages: Final = printed[construction[0]].stages if construction else 1
        """Of a wonder, with one action. [TTA-224]"""

        found = self.abilities.get("develop_discount", NO_ABILITIES)
        self.prices: Final = building_prices(content, self.discounts, ())
        self.developments: Final = development_prices(content, False, 0, found, ())
        self.revolutions: Final = development_prices(content, True, 0, found, ())
        self.crosses: Final = "cross_discount" in self.abilities
        """Prices depend on buildings too. [TTA-563]"""
        self.cheapest: Final = 0 if self.crosses else min([self.prices[n] for n in places], default=0)
        """No building or unit costs less, whatever has been built."""

        urban = bits(technologies & content.urban_mask)
        self.happy: Final = _each(urban, happy_faces(content, more))
        self.science: Final = _each(urban, science_points(content, self.amounts.get("science_delta", 0)))
        by_kind = self.abilities.get("culture_per_building", NO_ABILITIES)
        self.culture: Final = _each(
            urban, culture_points(content, by_kind, "culture_by_level" in self.abilities)
        )
        by_kind = self.abilities.get("strength_per_unit_of", NO_ABILITIES)
        self.strength: Final = _each(
            urban + self.units, strengths(content, by_kind, self.amounts.get("strength_per_unit", 0))
        )


def _stores(content: Content, mask: int) -> Each:
    """Return farms or mines with the value of a blue token, lowest first. [TTA-331]"""
    values = sorted([(content.technologies[n].value, n) for n in bits(mask)])
    return tuple([(n, value) for value, n in values])


def by_value(store: tuple[int, int]) -> tuple[int, int]:
    """Sort by value, lowest first, mines before labs of the same value."""
    return store[1], store[0]


def _each(numbers: tuple[int, ...], worth: tuple[int, ...]) -> Each:
    """Return the cards whose workers count something."""
    return tuple([(n, worth[n]) for n in numbers if worth[n]])


@lru_cache(maxsize=256)
def happy_faces(content: Content, more: int) -> tuple[int, ...]:
    """Return happy faces by technology; St. Peter's gives more where there are any. [TTA-380, TTA-520]"""
    printed = [technology.symbols.happy for technology in content.technologies]
    return tuple([happy + more if happy > 0 else 0 for happy in printed])


@lru_cache(maxsize=256)
def science_points(content: Content, delta: int) -> tuple[int, ...]:
    """Return science by technology; leaders may change that of labs. [TTA-522, TTA-589]"""
    return tuple(
        [
            max(t.symbols.science + delta, 0) if delta and t.kind == "lab" else t.symbols.science
            for t in content.technologies
        ]
    )


@lru_cache(maxsize=256)
def culture_points(content: Content, found: tuple[Ability, ...], by_level: bool) -> tuple[int, ...]:
    """Return culture by technology, with what leaders add for each building. [TTA-521, TTA-522]"""
    return tuple(
        [
            t.symbols.culture + _of_kind(found, t.kind) + (t.age if by_level and t.kind == "lab" else 0)
            for t in content.technologies
        ]
    )


@lru_cache(maxsize=256)
def strengths(content: Content, found: tuple[Ability, ...], more: int) -> tuple[int, ...]:
    """Return strength by technology, with what leaders and wonders add for each unit. [TTA-381]"""
    return tuple(
        [
            t.symbols.strength + _of_kind(found, t.kind) + (more if t.kind in UNITS else 0)
            for t in content.technologies
        ]
    )


# Price lists depend on few cards, so each is made once.


@lru_cache(maxsize=256)
def building_prices(content: Content, by_level: Prices, crossed: Discounts) -> Prices:
    """Return the resources for buildings and units with these discounts. [TTA-211, TTA-213]"""
    prices = []
    for number, technology in enumerate(content.technologies):
        price = technology.cost
        if content.is_urban[number]:
            price -= by_level[technology.age] + dict(crossed).get(technology.kind, 0)
        prices.append(max(price, 0))
    return tuple(prices)


@lru_cache(maxsize=256)
def development_prices(
    content: Content, revolution: bool, less: int, found: tuple[Ability, ...], crossed: Discounts
) -> Prices:
    """Return the science for technologies, with leaders and pacts. [TTA-225, TTA-260, TTA-571]"""

    def price(technology: Technology) -> int:
        printed = technology.revolution if revolution else technology.science
        return max(
            printed - _of_kind(found, technology.kind) - dict(crossed).get(technology.kind, 0) - less, 0
        )

    return tuple([price(technology) for technology in content.technologies])


def _of_kind(found: tuple[Ability, ...], kind: str) -> int:
    return sum([ability.n for ability in found if kind in ability.kinds])
