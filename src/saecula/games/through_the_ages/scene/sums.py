"""Numbers that are sums, part by part: why a rating, a price or a production is as high as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Reason
from saecula.core.wording import listed, name_of, say, signed
from saecula.games.through_the_ages.entries import URBAN, Leader, Symbols, Wonder
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import armies, costs, production, ratings
from saecula.games.through_the_ages.rules.in_play import has, pacts

Part = tuple[str, int]
RATINGS: Final[dict[str, Callable[[ThroughTheAges, Seat], int]]] = {
    "culture": ratings.culture,
    "science": ratings.science,
    "strength": ratings.strength,
    "happy": ratings.happiness,
}
# Abilities that change a rating.
CHANGING: Final = {
    "culture": (
        "culture_per_happy_of",
        "culture_per_building",
        "culture_per_pair",
        "culture_first_colony",
        "culture_further_colony",
        "culture_by_level",
        "best_culture_doubled",
    ),
    "science": ("best_science_by_level", "science_delta"),
    "strength": (
        "strength_per_unit",
        "strength_per_unit_of",
        "strength_per_unit_type",
        "strength_per_happy_of",
    ),
    "happy": ("happy_per_happy_source",),
}


def reasons(parts: list[Part]) -> list[Reason]:
    """Return the parts that count, each with its sign."""
    return [Reason(label, signed(number)) for label, number in parts if number]


def rating(g: ThroughTheAges, seat: Seat, what: str, texts: Texts) -> list[Reason]:
    """Return the cards, buildings and units that make a rating. [TTA-380 to TTA-384]"""
    civ = g.civs[seat]
    parts = [(name, int(getattr(shown, what))) for name, shown in _cards(g, civ, texts)]
    parts += _workers(g, civ, what, texts)
    parts += _besides(g, civ, what, texts)
    parts += _of_pacts(g, seat, what, texts)
    rest = RATINGS[what](g, seat) - sum([number for _, number in parts])
    names = [
        name_of(texts, card)
        for card in _able(g, civ)
        if {ability.key for ability in card.abilities} & set(CHANGING[what])
    ]
    return reasons([*parts, (listed(names) or say(texts, "part-limit"), rest)])


def _cards(g: ThroughTheAges, civ: Civ, texts: Texts) -> list[tuple[str, Symbols]]:
    """Return cards without workers and their symbols."""
    content = g.content
    entries = [content.technologies[n] for n in bits(civ.technologies & content.without_workers)]
    found = [(name_of(texts, entry), entry.symbols) for entry in entries]
    found += [(name_of(texts, card), card.symbols) for card in _able(g, civ)]
    colonies = [content.territories[colony] for colony in civ.colonies]
    return found + [(name_of(texts, colony), colony.symbols) for colony in colonies]


def _able(g: ThroughTheAges, civ: Civ) -> list[Leader | Wonder]:
    """Return leader and completed wonders, without ruins."""
    found: list[Leader | Wonder] = [g.content.leaders[civ.leader]] if civ.leader else []
    return found + [g.content.wonders[wonder] for wonder in civ.wonders if wonder not in civ.ruins]


def _workers(g: ThroughTheAges, civ: Civ, what: str, texts: Texts) -> list[Part]:
    """Return buildings and units, card by card."""
    numbers = [n for n in g.content.workplaces if civ.technologies >> n & 1 and civ.workers[n]]
    entries = [(g.content.technologies[n], civ.workers[n]) for n in numbers]
    return [
        (times(name_of(texts, entry), workers), workers * getattr(entry.symbols, what))
        for entry, workers in entries
    ]


def times(name: str, number: int) -> str:
    """Return a name, with how often it counts."""
    return f"{name} × {number}" if number > 1 else name


def _besides(g: ThroughTheAges, civ: Civ, what: str, texts: Texts) -> list[Part]:
    """Return armies, ruins, and what lies under a wonder. [TTA-361, TTA-500, TTA-583]"""
    if what == "strength" and civ.tactic:
        name = name_of(texts, g.content.tactics[civ.tactic])
        return [(say(texts, "part-armies", tactic=name), armies.strength(g, civ, civ.workers))]
    if what == "culture" and civ.ruins:
        return [(say(texts, "part-ruins"), len(civ.ruins) * g.content.ruin_culture)]
    if what == "happy" and civ.tucked:
        name = name_of(texts, g.content.wonders[civ.tucked])
        return [(say(texts, "part-tucked", wonder=name), g.content.tucked_happy)]
    return []


def _of_pacts(g: ThroughTheAges, seat: Seat, what: str, texts: Texts) -> list[Part]:
    parts = []
    for pact, side, partner in pacts(g, seat):
        value: int = 0 if what == "happy" else getattr(side.symbols, what)
        if what == "culture":
            value += side.culture_per_partner_wonder * len(g.civs[partner].wonders)
        parts.append((name_of(texts, pact), value))
    return parts


# Production.


def food(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Reason]:
    """Return the food made and eaten in a turn. [TTA-302, TTA-303, TTA-305]"""
    civ = g.civs[seat]
    parts = _made(g, civ, "farm", texts)
    parts += [(name_of(texts, pact), side.food) for pact, side, _ in pacts(g, seat)]
    return reasons([*parts, (say(texts, "part-consumption"), -production.eaten(g, civ))])


def resources(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Reason]:
    """Return the resources made and lost in a turn. [TTA-301, TTA-304, TTA-305]"""
    civ = g.civs[seat]
    parts = _made(g, civ, "mine", texts)
    parts += [(name_of(texts, pact), side.resources) for pact, side, _ in pacts(g, seat)]
    rest = production.resource_production(g, seat) - sum([number for _, number in parts])
    keys = {"best_mine_extra", "produce_by_level"}
    names = [name_of(texts, card) for card in _able(g, civ) if {a.key for a in card.abilities} & keys]
    parts.append((listed(names), rest))
    return reasons([*parts, (say(texts, "part-corruption"), -production.corrupted(g, civ))])


def _made(g: ThroughTheAges, civ: Civ, kind: str, texts: Texts) -> list[Part]:
    entries = [(g.content.technologies[n], civ.workers[n]) for n in ratings.of_kind(g, civ, kind)]
    return [(times(name_of(texts, entry), workers), workers * entry.value) for entry, workers in entries]


# Prices.


def take(g: ThroughTheAges, seat: Seat, space: int, texts: Texts) -> list[Reason]:
    """Return the parts of the civil actions for a card of the row. [TTA-200, TTA-204, TTA-206]"""
    civ = g.civs[seat]
    parts = [(say(texts, "part-space"), g.content.board.row_costs[space])]
    if g.row[space] in g.content.wonders and not has(g, civ, "no_wonder_surcharge"):
        parts.append((say(texts, "part-wonders"), len(civ.wonders)))
    return _price(parts, costs.take(g, seat, space), say(texts, "part-discount"))


def building(g: ThroughTheAges, civ: Civ, number: int, texts: Texts) -> list[Reason]:
    """Return the parts of the resources for a building or unit. [TTA-211, TTA-213, TTA-563]"""
    entry = g.content.technologies[number]
    parts = [(say(texts, "part-printed"), entry.cost)]
    if entry.kind in URBAN:
        for special in bits(civ.technologies & g.content.masks["construction"]):
            technology = g.content.technologies[special]
            parts.append((name_of(texts, technology), -technology.discounts[entry.age]))
    return _price(parts, costs.building(g, civ, number), _leader(g, civ, texts))


def develop(g: ThroughTheAges, seat: Seat, number: int, revolution: bool, texts: Texts) -> list[Reason]:
    """Return the parts of the science for a technology. [TTA-225, TTA-260, TTA-571]"""
    entry = g.content.technologies[number]
    parts = [(say(texts, "part-printed"), entry.revolution if revolution else entry.science)]
    parts += [(name_of(texts, pact), -side.develop_discount) for pact, side, _ in pacts(g, seat)]
    return _price(parts, costs.develop(g, seat, number, revolution), _leader(g, g.civs[seat], texts))


def _leader(g: ThroughTheAges, civ: Civ, texts: Texts) -> str:
    """Name the leader who makes things cheaper."""
    return name_of(texts, g.content.leaders[civ.leader]) if civ.leader else say(texts, "part-discount")


def _price(parts: list[Part], price: int, helper: str) -> list[Reason]:
    """Return the printed price and what changes it; no reasons where nothing does."""
    rest = price - sum([number for _, number in parts])
    changes = reasons([*parts[1:], (helper, rest)])
    label, printed = parts[0]
    return [Reason(label, str(printed)), *changes] if changes else []
