"""Cards in play: symbols, abilities, and what changes when one comes or goes (TTA-380 to TTA-411)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import Ability, Pact, Side, Symbols
from saecula.games.through_the_ages.position import Civ, ThroughTheAges

NOBODY: Final = -1
NO_ABILITIES: Final[tuple[Ability, ...]] = ()
NO_DISCOUNTS: Final = (0, 0, 0, 0)
NO_PACTS: Final[list[tuple[Pact, Side, Seat]]] = []


class Sheet:
    """What follows from the cards of a civilization alone, whatever its workers and tokens.

    Made once for each set of cards and shared by all positions that have it: nobody may change it.
    """

    __slots__ = (
        "abilities",
        "amounts",
        "cheerful",
        "discounts",
        "farms",
        "gloom",
        "labs",
        "mines",
        "stages",
        "symbols",
        "units",
        "urban",
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
        self.cheerful: Final = tuple([card.happy for card in others if card.happy > 0])
        """Happy faces of each card without workers that has some, wonders aside."""
        self.gloom: Final = sum([card.happy for card in cards if card.happy < 0])

        listed = list(content.leaders[leader].abilities) if leader else []
        for wonder in standing:
            listed += wonder.abilities
        self.abilities: Final = {
            ability.key: tuple([a for a in listed if a.key == ability.key]) for ability in listed
        }
        self.amounts: Final = {key: sum([a.n for a in found]) for key, found in self.abilities.items()}

        self.farms: Final = _stores(content, technologies & content.masks["farm"])
        self.mines: Final = _stores(content, technologies & content.masks["mine"])
        self.labs: Final = tuple(
            [(n, content.technologies[n].age) for n in bits(technologies & content.masks["lab"])]
        )
        self.urban: Final = bits(technologies & content.urban_mask)
        self.units: Final = bits(technologies & content.unit_mask)
        construction = bits(technologies & content.masks["construction"])
        self.discounts: Final = (
            content.technologies[construction[0]].discounts if construction else NO_DISCOUNTS
        )
        """Resources less for urban buildings, by level. [TTA-213]"""
        self.stages: Final = content.technologies[construction[0]].stages if construction else 1
        """Of a wonder, with one action. [TTA-224]"""


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


def _stores(content: Content, mask: int) -> tuple[tuple[int, int], ...]:
    """Farms or mines with the value of a blue token, lowest first. [TTA-331]"""
    return tuple(sorted([(n, content.technologies[n].value) for n in bits(mask)], key=lambda s: (s[1], s[0])))


_sheet = lru_cache(maxsize=1 << 15)(Sheet)


def sheet(g: ThroughTheAges, civ: Civ) -> Sheet:
    """What follows from a civilization's cards in play."""
    return _sheet(g.content, civ.technologies, civ.leader, civ.wonders, civ.ruins, civ.colonies)


def symbols(g: ThroughTheAges, civ: Civ) -> Symbols:
    """The sums of the symbols on own cards without workers, pacts and happy faces aside. [TTA-380]"""
    return sheet(g, civ).symbols


def abilities(g: ThroughTheAges, civ: Civ, key: str) -> tuple[Ability, ...]:
    """What leader and completed wonders bring under this key; ruins bring nothing.

    [TTA-340, TTA-342, TTA-583]
    """
    return sheet(g, civ).abilities.get(key, NO_ABILITIES)


def has(g: ThroughTheAges, civ: Civ, key: str) -> bool:
    """Whether leader or wonders have an ability."""
    return key in sheet(g, civ).abilities


def amount(g: ThroughTheAges, civ: Civ, key: str) -> int:
    """The sum of an ability's numbers."""
    return sheet(g, civ).amounts.get(key, 0)


def pacts(g: ThroughTheAges, seat: Seat) -> list[tuple[Pact, Side, Seat]]:
    """The pacts a player takes part in, wherever they lie, with the own side and the partner. [TTA-172]"""
    for civ in g.civs:
        if civ.pact:
            break
    else:
        return NO_PACTS
    found = []
    for owner, civ in enumerate(g.civs):
        if civ.pact and (seat == owner or seat == civ.pact_partner):
            pact = g.content.pacts[civ.pact]
            owns_a = civ.pact_side == "a"
            side = pact.a if owns_a == (seat == owner) else pact.b
            found.append((pact, side, civ.pact_partner if seat == owner else owner))
    return found


def in_game(g: ThroughTheAges) -> list[Seat]:
    """The players that have not resigned. [TTA-180]"""
    return [seat for seat in range(g.seats) if not g.out >> seat & 1]


def players(g: ThroughTheAges) -> int:
    """How many players are still in the game. [TTA-184]"""
    return g.seats - g.out.bit_count()


def from_seat(g: ThroughTheAges, seat: Seat) -> list[Seat]:
    """The players in the game, clockwise from this one. [TTA-094]"""
    order = [(seat + i) % g.seats for i in range(g.seats)]
    return [other for other in order if not g.out >> other & 1]


def civil_total(g: ThroughTheAges, seat: Seat) -> int:
    """All civil actions. [TTA-400]"""
    total = symbols(g, g.civs[seat]).civil
    for _, side, _ in pacts(g, seat):
        total += side.symbols.civil
    return total


def military_total(g: ThroughTheAges, seat: Seat) -> int:
    """All military actions. [TTA-400]"""
    total = symbols(g, g.civs[seat]).military
    for _, side, _ in pacts(g, seat):
        total += side.symbols.military
    return total


class Change:
    """Cards come or go: afterwards tokens and actions are brought up to date by the net change.

    Used as `with Change(g, seat, ...): ...` around the change. [TTA-193, TTA-404, TTA-405, TTA-411]
    """

    __slots__ = ("before", "g", "seats")

    def __init__(self, g: ThroughTheAges, *seats: Seat) -> None:
        self.g = g
        self.seats = seats

    def __enter__(self) -> Change:
        self.before = [self._counts(seat) for seat in self.seats]
        return self

    def _counts(self, seat: Seat) -> tuple[int, int, int, int]:
        own = symbols(self.g, self.g.civs[seat])
        return civil_total(self.g, seat), military_total(self.g, seat), own.blue, own.yellow

    def __exit__(self, *_: object) -> None:
        for seat, before in zip(self.seats, self.before, strict=True):
            civ = self.g.civs[seat]
            after = self._counts(seat)
            civ.civil_actions = still_available(civ.civil_actions, before[0], after[0])
            civ.military_actions = still_available(civ.military_actions, before[1], after[1])
            gain_blue(civ, after[2] - before[2])
            civ.yellow = max(civ.yellow + after[3] - before[3], 0)


def still_available(available: int, before: int, after: int) -> int:
    """New actions are available at once; of lost ones the spent go first. [TTA-404]"""
    if after >= before:
        return available + after - before
    spent = max(before - available, 0)
    return max(available - max(before - after - spent, 0), 0)


def gain_blue(civ: Civ, number: int) -> None:
    """Blue tokens come to the bank or leave it; what the bank lacks is owed until cards give it back.

    [TTA-412, TTA-413]
    """
    civ.blue += number
