"""Ratings: science, culture, strength, happiness (TTA-380 to TTA-386, TTA-500 to TTA-522)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.entries import URBAN
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import armies
from saecula.games.through_the_ages.rules.card_totals import NO_ABILITIES, CardTotals, Each
from saecula.games.through_the_ages.rules.in_play import Pacts, amount, card_totals, pacts


def manned(civ: Civ, mask: int) -> list[int]:
    """Return the technologies of a bit set that are in play and have workers."""
    workers = civ.workers
    return [number for number in bits(civ.technologies & mask) if workers[number]]


def of_kind(g: ThroughTheAges, civ: Civ, *kinds: str) -> list[int]:
    """Return the technologies in play of these kinds that have workers."""
    mask = 0
    for kind in kinds:
        mask |= g.content.masks[kind]
    return manned(civ, mask)


def count(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Count the workers on technologies of these kinds: buildings or units."""
    return sum([civ.workers[number] for number in of_kind(g, civ, *kinds)])


def best(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Return the technology of the highest level of these kinds with a worker, or -1. [TTA-320, TTA-550]"""
    found = of_kind(g, civ, *kinds)
    return max(found, key=lambda number: g.content.technologies[number].age) if found else -1


def level(g: ThroughTheAges, number: int) -> int:
    """Return the level of a technology. [TTA-320]"""
    return g.content.technologies[number].age


# Happy faces.


def of_workers(civ: Civ, each: Each) -> int:
    """Add up over all workers what each counts. [TTA-380]"""
    workers = civ.workers
    total = 0
    for number, worth in each:
        if workers[number]:
            total += workers[number] * worth
    return total


def only(g: ThroughTheAges, each: Each, *kinds: str) -> Each:
    """Return what workers on technologies of these kinds count."""
    return tuple([(n, worth) for n, worth in each if g.content.kind_of[n] in kinds])


def faces_of_workers(g: ThroughTheAges, civ: Civ, *kinds: str) -> int:
    """Return the happy faces of buildings; St. Peter's adds one to each that has any. [TTA-380, TTA-520]"""
    return of_workers(civ, only(g, card_totals(g, civ).happy, *kinds))


def faces_of_wonders(g: ThroughTheAges, civ: Civ) -> int:
    """Return the happy faces of completed wonders, with a leader tucked under one of them.

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
    """Return the happy faces of the government. [TTA-561]"""
    happy = g.content.technologies[civ.government].symbols.happy
    return happy + amount(g, civ, "happy_per_happy_source") if happy > 0 else 0


def happiness(g: ThroughTheAges, seat: Seat, cards: CardTotals | None = None) -> int:
    """Return happy faces less negative ones, from none to eight. [TTA-383, TTA-384, TTA-562]"""
    civ = g.civs[seat]
    cards = cards or card_totals(g, civ)
    faces = cards.gloom + cards.cheerful + of_workers(civ, cards.happy)
    if civ.wonders:
        faces += faces_of_wonders(g, civ)
    if faces <= 0:
        return 0
    most = g.content.board.most_happy
    return faces if faces < most else most


def required_happiness(g: ThroughTheAges, civ: Civ) -> int:
    """Return the happy faces that the population requires. [TTA-433]"""
    table = g.content.board.required_happy
    return table[civ.yellow if civ.yellow < len(table) else -1]


def discontent(g: ThroughTheAges, seat: Seat, cards: CardTotals | None = None) -> int:
    """Return how many workers are discontent. [TTA-434]"""
    required = required_happiness(g, g.civs[seat])
    missing = required - happiness(g, seat, cards) if required else 0
    return missing if missing > 0 else 0


# Science and culture.


def science_of_buildings(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return the science of urban buildings, with what leaders change. [TTA-522, TTA-551, TTA-589]"""
    value = of_workers(civ, cards.science)
    if "best_science_by_level" in cards.abilities:
        number = best(g, civ, "lab", "library")
        value += level(g, number) if number >= 0 else 0
    return value


def culture_of_theaters_and_libraries(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return the culture of theaters and libraries, with what leaders change. [TTA-521]"""
    return of_workers(civ, only(g, cards.culture, "theater", "library")) + _culture_of_leaders(g, civ, cards)


def culture_of_buildings(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return the culture of urban buildings, with what leaders change. [TTA-521, TTA-522]"""
    return of_workers(civ, cards.culture) + _culture_of_leaders(g, civ, cards)


def _culture_of_leaders(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return what leaders add: a second count of the best theater, and library-theater pairs. [TTA-521]"""
    value = 0
    if "best_culture_doubled" in cards.abilities:
        number = best(g, civ, "theater")
        value += g.content.technologies[number].symbols.culture if number >= 0 else 0
    if "culture_per_pair" in cards.abilities:
        pairs = min(count(g, civ, "library"), count(g, civ, "theater"))
        value += pairs * cards.amounts["culture_per_pair"]
    return value


def strength_of_buildings(g: ThroughTheAges, civ: Civ) -> int:
    """Return the strength of urban buildings."""
    technologies = g.content.technologies
    return sum([civ.workers[n] * technologies[n].symbols.strength for n in of_kind(g, civ, *URBAN)])


def science(
    g: ThroughTheAges, seat: Seat, cards: CardTotals | None = None, allied: Pacts | None = None
) -> int:
    """Return the science rating. [TTA-381]"""
    civ = g.civs[seat]
    cards = cards or card_totals(g, civ)
    value = cards.symbols.science + science_of_buildings(g, civ, cards)
    for _, side, _ in pacts(g, seat) if allied is None else allied:
        value += side.symbols.science
    return value if value > 0 else 0


def culture(
    g: ThroughTheAges, seat: Seat, cards: CardTotals | None = None, allied: Pacts | None = None
) -> int:
    """Return the culture rating. [TTA-381, TTA-382]"""
    civ = g.civs[seat]
    cards = cards or card_totals(g, civ)
    value = cards.symbols.culture + culture_of_buildings(g, civ, cards)
    value += len(civ.ruins) * g.content.ruin_culture
    if cards.abilities:
        value += _culture_of_abilities(g, civ, cards)
    for _, side, partner in pacts(g, seat) if allied is None else allied:
        value += side.symbols.culture + side.culture_per_partner_wonder * len(g.civs[partner].wonders)
    return value if value > 0 else 0


def _culture_of_abilities(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return what leaders and wonders add for happy faces and colonies. [TTA-382]"""
    value = 0
    for ability in cards.abilities.get("culture_per_happy_of", NO_ABILITIES):
        faces = faces_of_workers(g, civ, *ability.kinds)
        value += ability.n * (faces + (faces_of_wonders(g, civ) if "wonder" in ability.kinds else 0))
    if civ.colonies:
        value += cards.amounts.get("culture_first_colony", 0)
        value += (len(civ.colonies) - 1) * cards.amounts.get("culture_further_colony", 0)
    return value


# Strength.


def strength(g: ThroughTheAges, seat: Seat) -> int:
    """Return the strength rating. [TTA-361, TTA-381]"""
    value = own_strength(g, g.civs[seat])
    for _, side, _ in pacts(g, seat):
        value += side.symbols.strength
    return value if value > 0 else 0


def own_strength(g: ThroughTheAges, civ: Civ) -> int:
    """Return the strength of units, armies, buildings and cards, without pacts."""
    cards = card_totals(g, civ)
    value = cards.symbols.strength + of_workers(civ, cards.strength)
    if civ.tactic:
        value += armies.strength(g, civ, civ.workers, cards)
    return value + _strength_of_abilities(g, civ, cards) if cards.abilities else value


def _strength_of_abilities(g: ThroughTheAges, civ: Civ, cards: CardTotals) -> int:
    """Return what leaders and wonders add for types of units and happy faces."""
    value = 0
    if "strength_per_unit_type" in cards.abilities:
        types = {g.content.kind_of[n] for n in cards.units if civ.workers[n]}
        value += cards.amounts["strength_per_unit_type"] * len(types)
    for ability in cards.abilities.get("strength_per_happy_of", NO_ABILITIES):
        faces = faces_of_workers(g, civ, *ability.kinds)
        value += ability.n * (faces + (faces_of_government(g, civ) if "government" in ability.kinds else 0))
    return value


# Comparisons.


def ranked(g: ThroughTheAges, values: dict[Seat, int], first: Seat) -> list[Seat]:
    """Return players from the highest value to the lowest, ties clockwise from `first`. [TTA-095]"""
    return sorted(values, key=lambda seat: (-values[seat], (seat - first) % g.seats))
