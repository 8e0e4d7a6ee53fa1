"""What things cost: cards of the row, population, buildings, technologies (TTA-200 to TTA-225)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.through_the_ages.entries import URBAN
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import ratings
from saecula.games.through_the_ages.rules.play import abilities, amount, has, pacts


def take(g: ThroughTheAges, seat: Seat, space: int) -> int:
    """Civil actions for a card of the row: its space, and for a wonder the wonders completed.

    [TTA-200, TTA-204, TTA-206, TTA-559]
    """
    civ = g.civs[seat]
    card = g.row[space]
    price = g.content.board.row_costs[space]
    if card in g.content.leaders:
        price -= amount(g, civ, "take_leader_discount")
    elif card in g.content.wonders:
        if not has(g, civ, "no_wonder_surcharge"):
            price += len(civ.wonders)
        for ability in g.content.wonders[card].abilities:
            if ability.key == "take_discount_after_replacing" and "replaced_leader" in civ.used:
                price -= ability.n
    return max(price, 0)


def population(g: ThroughTheAges, civ: Civ, discount: int = 0) -> int:
    """Food for one more worker; -1 with an empty yellow bank. [TTA-210, TTA-553]"""
    if not civ.yellow:
        return -1
    table = g.content.board.population_costs
    price = table[min(civ.yellow, len(table) - 1)]
    return max(price - amount(g, civ, "population_discount") - discount, 0)


def building(g: ThroughTheAges, civ: Civ, number: int) -> int:
    """Resources for a building or unit with construction technology and Shakespeare.

    [TTA-211, TTA-213, TTA-229, TTA-563]
    """
    technology = g.content.technologies[number]
    price = technology.cost
    if technology.kind in URBAN:
        price -= construction_discount(g, civ, technology.age)
        price -= cross_discount(g, civ, technology.kind)
    return max(price, 0)


def cross_discount(g: ThroughTheAges, civ: Civ, kind: str) -> int:
    """Shakespeare: a library makes theaters cheaper, a theater libraries. [TTA-563]"""
    less = 0
    for ability in abilities(g, civ, "cross_discount"):
        if kind in ability.kinds and ratings.count(g, civ, *[k for k in ability.kinds if k != kind]):
            less += ability.n
    return less


def construction_discount(g: ThroughTheAges, civ: Civ, level: int) -> int:
    """By level of the urban building. [TTA-213]"""
    for number in bits(civ.technologies & g.content.masks["construction"]):
        return g.content.technologies[number].discounts[level]
    return 0


def upgrade(g: ThroughTheAges, civ: Civ, source: int, target: int) -> int:
    """The difference of both costs, each modified before. [TTA-214, TTA-215, TTA-271]"""
    return max(building(g, civ, target) - building(g, civ, source), 0)


def develop(g: ThroughTheAges, seat: Seat, number: int, revolution: bool) -> int:
    """Science for a technology, of a government the higher or the lower cost. [TTA-225, TTA-260, TTA-571]"""
    civ = g.civs[seat]
    technology = g.content.technologies[number]
    price = technology.revolution if revolution else technology.science
    for ability in abilities(g, civ, "develop_discount"):
        price -= ability.n if technology.kind in ability.kinds else 0
    price -= cross_discount(g, civ, technology.kind)
    price -= sum([side.develop_discount for _, side, _ in pacts(g, seat)])
    return max(price, 0)


def partners_can_pay(g: ThroughTheAges, seat: Seat) -> bool:
    """Partners of Scientific Cooperation have the science they must pay. [TTA-571]"""
    due: dict[Seat, int] = {}
    for _, side, partner in pacts(g, seat):
        due[partner] = due.get(partner, 0) + side.partner_pays
    return all([g.civs[partner].science >= points for partner, points in due.items()])


def attack(g: ThroughTheAges, rival: Seat, actions: int) -> int:
    """Military actions for an attack on a rival. [TTA-130, TTA-565]"""
    for ability in abilities(g, g.civs[rival], "attack_cost_factor"):
        actions *= ability.n
    return actions
