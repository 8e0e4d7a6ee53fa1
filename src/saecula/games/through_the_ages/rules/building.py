"""Population, farms, mines, urban buildings and units (TTA-210 to TTA-216, TTA-270 to TTA-272)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.entries import URBAN
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import costs, gains, paying, ratings, spending
from saecula.games.through_the_ages.rules.play import abilities, has
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES

BACH = "upgrade_to_theater"
LINER = "free_population"


def options(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """What can be done with workers now."""
    civ = g.civs[seat]
    civil = spending.civil_available(g, civ) > 0
    military = spending.military_available(civ) > 0
    listed: list[Action] = []
    if civil and can_increase(g, seat, 0):
        listed.append(("population",))
    if LINER not in civ.used and civ.yellow and has(g, civ, LINER):
        listed.append(("free_population",))
    if civil or military:
        mask = (g.content.civil_mask if civil else 0) | (g.content.unit_mask if military else 0)
        listed += builds(g, seat, mask, 0)
        listed += upgrades(g, seat, mask, 0)
        listed += _removals(g, civ, mask)
        if civil:
            listed += theater_upgrades(g, seat, 0)
        if military and has(g, civ, "population_and_unit"):
            listed += _barbarossa(g, seat)
    return listed


def can_increase(g: ThroughTheAges, seat: Seat, discount: int) -> bool:
    """A token in the yellow bank and the food for it. [TTA-210]"""
    price = costs.population(g, g.civs[seat], discount)
    return 0 <= price <= paying.at_hand(g, seat, FOOD)


def resources(g: ThroughTheAges, seat: Seat) -> tuple[int, int]:
    """Resources at hand for buildings, and for units. [TTA-347]"""
    at_hand = paying.at_hand(g, seat, RESOURCES)
    return at_hand, at_hand + paying.unit_bonus(g, g.civs[seat])


def has_room(g: ThroughTheAges, civ: Civ, number: int) -> bool:
    """The government's limit of urban buildings of a kind. [TTA-212, TTA-332]"""
    kind = g.content.technologies[number].kind
    if kind not in URBAN:
        return True
    return ratings.count(g, civ, kind) < g.content.technologies[civ.government].limit


def builds(g: ThroughTheAges, seat: Seat, mask: int, discount: int) -> list[Action]:
    """Technologies on which an unused worker can be put. [TTA-211, TTA-212, TTA-270]"""
    civ = g.civs[seat]
    if not civ.unused:
        return []
    technologies = g.content.technologies
    units = g.content.unit_mask
    for_buildings, for_units = resources(g, seat)
    return [
        ("build", technologies[number].id)
        for number in bits(civ.technologies & mask)
        if costs.building(g, civ, number) - discount <= (for_units if units >> number & 1 else for_buildings)
        and has_room(g, civ, number)
    ]


def upgrades(g: ThroughTheAges, seat: Seat, mask: int, discount: int) -> list[Action]:
    """Workers that can move to a card of the same kind and a higher level. [TTA-214, TTA-271]"""
    civ = g.civs[seat]
    technologies = g.content.technologies
    workers = civ.workers
    pairs = [
        (source, target)
        for source in bits(civ.technologies & mask)
        if workers[source]
        for target in bits(civ.technologies & g.content.better[source])
    ]
    if not pairs:
        return []
    units = g.content.unit_mask
    for_buildings, for_units = resources(g, seat)
    return [
        ("upgrade", technologies[source].id, technologies[target].id)
        for source, target in pairs
        if costs.upgrade(g, civ, source, target) - discount
        <= (for_units if units >> target & 1 else for_buildings)
    ]


def theater_upgrades(g: ThroughTheAges, seat: Seat, discount: int) -> list[Action]:
    """Bach: any urban building to a theater of the same or a higher level, once a turn.

    [TTA-512, TTA-513, TTA-587]
    """
    civ = g.civs[seat]
    if BACH in civ.used or not has(g, civ, BACH):
        return []
    technologies = g.content.technologies
    return [
        ("bach", technologies[source].id, technologies[target].id)
        for source in ratings.of_kind(g, civ, *[kind for kind in URBAN if kind != "theater"])
        for target in bits(civ.technologies & g.content.masks["theater"])
        if technologies[target].age >= technologies[source].age
        and has_room(g, civ, target)
        and costs.upgrade(g, civ, source, target) - discount <= paying.at_hand(g, seat, RESOURCES)
    ]


def _removals(g: ThroughTheAges, civ: Civ, mask: int) -> list[Action]:
    """Buildings to destroy and units to disband. [TTA-216, TTA-272]"""
    technologies = g.content.technologies
    return [("destroy", technologies[n].id) for n in bits(civ.technologies & mask) if civ.workers[n]]


def _barbarossa(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """Population and a unit in one action, if both can be paid. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    discount = sum([ability.n for ability in abilities(g, civ, "population_and_unit")])
    food = costs.population(g, civ, discount)
    if food < 0:
        return []
    technologies = g.content.technologies
    bonus = paying.unit_bonus(g, civ) + discount
    return [
        ("barbarossa", technologies[number].id)
        for number in bits(civ.technologies & g.content.unit_mask)
        if paying.both_at_hand(g, seat, food, costs.building(g, civ, number) - bonus)
    ]


# Carrying out.


def increase(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """A civil action and food for one more worker. [TTA-210]"""
    spending.spend_civil(g, g.civs[seat], 1)
    g.then(*grow(g, seat, 0))


def grow(g: ThroughTheAges, seat: Seat, discount: int) -> tuple[Frame, ...]:
    """Pay the food, then a token of the yellow bank becomes an unused worker. [TTA-210, TTA-431]"""
    civ = g.civs[seat]
    price = costs.population(g, civ, discount)
    gains.gain_population(g, seat, 1)
    return paying.pay(g, seat, FOOD, price)


def free_population(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Ocean Liner Service: once a turn, for nothing."""
    civ = g.civs[seat]
    civ.used = (*civ.used, LINER)
    gains.gain_population(g, seat, 1)


def build(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """An action and resources for a building or unit. [TTA-211, TTA-270]"""
    number = g.content.technology_index[action[1]]
    paying.spend(g, seat, number)
    g.then(*erect(g, seat, number, 0))


def erect(g: ThroughTheAges, seat: Seat, number: int, discount: int) -> tuple[Frame, ...]:
    """Pay, and an unused worker goes to the card. [TTA-211, TTA-229, TTA-270]"""
    civ = g.civs[seat]
    price = max(costs.building(g, civ, number) - discount, 0)
    civ.unused -= 1
    gains.place_worker(civ, number, 1)
    g.tell("built", seat, g.content.technologies[number].id)
    return _pay_for(g, seat, number, price)


def _pay_for(g: ThroughTheAges, seat: Seat, number: int, price: int) -> tuple[Frame, ...]:
    if g.content.unit_mask >> number & 1:
        return paying.pay_unit(g, seat, price)
    return paying.pay(g, seat, RESOURCES, price)


def upgrade(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """An action and the difference of the costs. [TTA-214, TTA-271]"""
    index = g.content.technology_index
    source, target = index[action[1]], index[action[2]]
    paying.spend(g, seat, target)
    g.then(*promote(g, seat, source, target, 0))


def promote(g: ThroughTheAges, seat: Seat, source: int, target: int, discount: int) -> tuple[Frame, ...]:
    """Pay the difference, and a worker moves to the better card. [TTA-214, TTA-215]"""
    civ = g.civs[seat]
    price = max(costs.upgrade(g, civ, source, target) - discount, 0)
    gains.place_worker(civ, source, -1)
    gains.place_worker(civ, target, 1)
    technologies = g.content.technologies
    g.tell("upgraded", seat, technologies[source].id, technologies[target].id)
    return _pay_for(g, seat, target, price)


def upgrade_to_theater(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Bach's upgrade costs a civil action like any. [TTA-587]"""
    spending.spend_civil(g, g.civs[seat], 1)
    g.then(*compose(g, seat, action, 0))


def compose(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> tuple[Frame, ...]:
    """An urban building becomes a theater. [TTA-512, TTA-513]"""
    civ = g.civs[seat]
    index = g.content.technology_index
    civ.used = (*civ.used, BACH)
    return promote(g, seat, index[action[1]], index[action[2]], discount)


def destroy(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """The worker returns to the pool; nothing is refunded. [TTA-216, TTA-272]"""
    number = g.content.technology_index[action[1]]
    paying.spend(g, seat, number)
    raze(g, seat, number)


def raze(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """A building or unit is gone, its worker unused. [TTA-140, TTA-216]"""
    civ = g.civs[seat]
    gains.place_worker(civ, number, -1)
    civ.unused += 1
    g.tell("destroyed", seat, g.content.technologies[number].id)


def population_and_unit(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Barbarossa: a military action for both. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    number = g.content.technology_index[action[1]]
    discount = sum([ability.n for ability in abilities(g, civ, "population_and_unit")])
    spending.spend_military(civ, 1)
    g.then(*grow(g, seat, discount), *erect(g, seat, number, discount))
