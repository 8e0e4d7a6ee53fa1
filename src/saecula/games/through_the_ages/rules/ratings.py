"""Ratings: science, culture, strength, happiness (TTA-380 to TTA-386, TTA-500 to TTA-522)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.entries import URBAN
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import armies
from saecula.games.through_the_ages.rules.play import abilities, amount, has, pacts, sheet, symbols

REMEMBERED: Final = 1 << 16


def remembered(rate: Callable[[ThroughTheAges, Civ], int]) -> Callable[[ThroughTheAges, Civ], int]:
    """Remember a rating that follows from cards, workers and tactic alone: those change seldom."""
    known: dict[tuple[object, ...], int] = {}

    @wraps(rate)
    def asked(g: ThroughTheAges, civ: Civ) -> int:
        cards = (civ.technologies, civ.leader, civ.wonders, civ.ruins, civ.colonies, civ.tactic, civ.tucked)
        key = (g.content, civ.workers, *cards)
        value = known.get(key)
        if value is None:
            if len(known) == REMEMBERED:
                known.clear()
            value = known[key] = rate(g, civ)
        return value

    return asked


def manned(civ: Civ, mask: int) -> list[int]:
    """Technologies of a bit set that are in play and have workers."""
    workers = civ.workers
    return [number for number in bits(civ.technologies & mask) if workers[number]]


def of_kind(g: ThroughTheAges, civ: Civ, *kinds: str) -> list[int]:
    """Technologies in play of these kinds that have workers."""
    mask = 0
    for kind in kinds:
        mask |= g.content.masks[kind]
    return manned(civ, mask)


def count(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Workers on technologies of these kinds: buildings or units."""
    return sum([civ.workers[number] for number in of_kind(g, civ, *kinds)])


def best(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """The technology of the highest level of these kinds with a worker, or -1. [TTA-320, TTA-550]"""
    found = of_kind(g, civ, *kinds)
    return max(found, key=lambda number: g.content.technologies[number].age) if found else -1


def level(g: ThroughTheAges, number: int) -> int:
    """The level of a technology. [TTA-320]"""
    return g.content.technologies[number].age


# Happy faces.


def faces_of_workers(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Happy faces of buildings; with St. Peter's one more for each that has any. [TTA-380, TTA-520]"""
    more = amount(g, civ, "happy_per_happy_source")
    technologies = g.content.technologies
    faces = 0
    for number in of_kind(g, civ, *kinds):
        happy = technologies[number].symbols.happy
        if happy > 0:
            faces += civ.workers[number] * (happy + more)
    return faces


def faces_of_wonders(g: ThroughTheAges, civ: Civ) -> int:
    """Happy faces of completed wonders, with what is tucked under one of them.

    [TTA-500, TTA-501, TTA-520, TTA-560]
    """
    more = amount(g, civ, "happy_per_happy_source")
    faces = 0
    for wonder in civ.wonders:
        card = g.content.wonders[wonder]
        happy = max(card.symbols.happy, 0) if wonder not in civ.ruins else 0
        happy += g.content.tucked_happy if wonder == civ.tucked else 0
        gives_more = any([ability.key == "happy_per_happy_source" for ability in card.abilities])
        if happy:
            faces += happy + (0 if gives_more else more)
    return faces


def faces_of_government(g: ThroughTheAges, civ: Civ) -> int:
    """Happy faces of the government. [TTA-561]"""
    happy = g.content.technologies[civ.government].symbols.happy
    return happy + amount(g, civ, "happy_per_happy_source") if happy > 0 else 0


def happiness(g: ThroughTheAges, seat: Seat) -> int:
    """Happy faces less negative ones, from none to eight. [TTA-383, TTA-384, TTA-562]"""
    return _happiness(g, g.civs[seat])


@remembered
def _happiness(g: ThroughTheAges, civ: Civ) -> int:
    cards = sheet(g, civ)
    faces = cards.gloom + faces_of_workers(g, civ, *URBAN) + faces_of_wonders(g, civ)
    if cards.cheerful:
        faces += sum(cards.cheerful) + len(cards.cheerful) * cards.amounts.get("happy_per_happy_source", 0)
    return max(0, min(faces, g.content.board.most_happy))


def required_happiness(g: ThroughTheAges, civ: Civ) -> int:
    """Happy faces the population asks for. [TTA-433]"""
    table = g.content.board.required_happy
    return table[min(civ.yellow, len(table) - 1)]


def discontent(g: ThroughTheAges, seat: Seat) -> int:
    """Workers that are not happy. [TTA-434]"""
    return max(required_happiness(g, g.civs[seat]) - happiness(g, seat), 0)


# Science and culture.


def science_of_buildings(g: ThroughTheAges, civ: Civ) -> int:
    """Science of urban buildings with what leaders change of it. [TTA-522, TTA-551, TTA-589]"""
    value = 0
    delta = amount(g, civ, "science_delta")
    for number in manned(civ, g.content.urban_mask):
        technology = g.content.technologies[number]
        science = technology.symbols.science
        if delta and technology.kind == "lab":
            science = max(science + delta, 0)
        value += civ.workers[number] * science
    if has(g, civ, "best_science_by_level"):
        number = best(g, civ, "lab", "library")
        value += level(g, number) if number >= 0 else 0
    return value


def culture_of_buildings(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Culture of urban buildings of these kinds with what leaders change of it. [TTA-521, TTA-522]"""
    value = 0
    more = abilities(g, civ, "culture_per_building")
    by_level = has(g, civ, "culture_by_level")
    for number in of_kind(g, civ, *kinds):
        technology = g.content.technologies[number]
        culture = technology.symbols.culture
        for ability in more:
            culture += ability.n if technology.kind in ability.kinds else 0
        if by_level and technology.kind == "lab":
            culture += technology.age
        value += civ.workers[number] * culture
    if "theater" in kinds:
        value += _doubled_theater(g, civ)
        if "library" in kinds and has(g, civ, "culture_per_pair"):
            pairs = min(count(g, civ, "library"), count(g, civ, "theater"))
            value += pairs * amount(g, civ, "culture_per_pair")
    return value


def _doubled_theater(g: ThroughTheAges, civ: Civ) -> int:
    """The best theater produces twice as much. [TTA-521]"""
    number = best(g, civ, "theater") if has(g, civ, "best_culture_doubled") else -1
    return g.content.technologies[number].symbols.culture if number >= 0 else 0


def strength_of_buildings(g: ThroughTheAges, civ: Civ) -> int:
    """Strength of urban buildings."""
    technologies = g.content.technologies
    return sum([civ.workers[n] * technologies[n].symbols.strength for n in of_kind(g, civ, *URBAN)])


def science(g: ThroughTheAges, seat: Seat) -> int:
    """The science rating. [TTA-381]"""
    value = _own_science(g, g.civs[seat])
    for _, side, _ in pacts(g, seat):
        value += side.symbols.science
    return max(value, 0)


@remembered
def _own_science(g: ThroughTheAges, civ: Civ) -> int:
    return symbols(g, civ).science + science_of_buildings(g, civ)


def culture(g: ThroughTheAges, seat: Seat) -> int:
    """The culture rating. [TTA-381, TTA-382]"""
    value = _own_culture(g, g.civs[seat])
    for _, side, partner in pacts(g, seat):
        value += side.symbols.culture + side.culture_per_partner_wonder * len(g.civs[partner].wonders)
    return max(value, 0)


@remembered
def _own_culture(g: ThroughTheAges, civ: Civ) -> int:
    value = symbols(g, civ).culture + culture_of_buildings(g, civ, *URBAN)
    value += len(civ.ruins) * g.content.ruin_culture
    for ability in abilities(g, civ, "culture_per_happy_of"):
        faces = faces_of_workers(g, civ, *[kind for kind in ability.kinds if kind in URBAN])
        value += ability.n * (faces + (faces_of_wonders(g, civ) if "wonder" in ability.kinds else 0))
    if civ.colonies:
        value += amount(g, civ, "culture_first_colony")
        value += (len(civ.colonies) - 1) * amount(g, civ, "culture_further_colony")
    return value


# Strength.


def strength(g: ThroughTheAges, seat: Seat) -> int:
    """The strength rating. [TTA-361, TTA-381]"""
    value = own_strength(g, g.civs[seat])
    for _, side, _ in pacts(g, seat):
        value += side.symbols.strength
    return max(value, 0)


@remembered
def own_strength(g: ThroughTheAges, civ: Civ) -> int:
    """Strength of units, armies, buildings and cards, pacts aside."""
    cards = sheet(g, civ)
    technologies, workers = g.content.technologies, civ.workers
    value = cards.symbols.strength + armies.strength(g, civ, workers)
    for number in cards.urban:
        if workers[number]:
            value += workers[number] * technologies[number].symbols.strength
    units, kinds = 0, set()
    for number in cards.units:
        if workers[number]:
            units += workers[number]
            kinds.add(technologies[number].kind)
            value += workers[number] * technologies[number].symbols.strength
    return value + _strength_of_abilities(g, civ, units, len(kinds)) if cards.abilities else value


def _strength_of_abilities(g: ThroughTheAges, civ: Civ, units: int, types: int) -> int:
    """What leaders and wonders add for units and happy faces."""
    value = amount(g, civ, "strength_per_unit") * units + amount(g, civ, "strength_per_unit_type") * types
    for ability in abilities(g, civ, "strength_per_unit_of"):
        value += ability.n * count(g, civ, *ability.kinds)
    for ability in abilities(g, civ, "strength_per_happy_of"):
        faces = faces_of_workers(g, civ, *[kind for kind in ability.kinds if kind in URBAN])
        value += ability.n * (faces + (faces_of_government(g, civ) if "government" in ability.kinds else 0))
    return value


def colonization(g: ThroughTheAges, civ: Civ) -> int:
    """The colonization modifier. [TTA-385]"""
    return symbols(g, civ).colonization


# Comparisons.


def ranked(g: ThroughTheAges, values: dict[Seat, int], first: Seat) -> list[Seat]:
    """Players from the highest value to the lowest; of equals who sits nearer clockwise to `first`.

    [TTA-095]
    """
    return sorted(values, key=lambda seat: (-values[seat], (seat - first) % g.seats))
