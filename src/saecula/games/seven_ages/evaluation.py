"""Evaluate a position for a seat: glory so far, and the glory that its empires promise.

Courses of play are compared where markers are laid, so nothing here has to tell the middle of an action from
its end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.seven_ages.outlook.clock import scorings_left
from saecula.games.seven_ages.outlook.ranks import expected
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, starts
from saecula.games.seven_ages.rules.areas import age_of, controlled, empires_of, is_barbarian, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.words import AGES, CITY_LEVELS

SYMBOLS: float = 0.8  # of the glory expected in each scoring to come

# What makes empires grow, as glory in a scoring.
MONEY: float = 0.05  # times the root of the money
AREA: float = 0.05
UNIT: float = 0.04
CITY: float = 0.04  # a level
ELITE: float = 0.05
CAPITAL: float = 0.2
DISORDER: float = -0.06
FRONTIER: float = 0.02  # a neutral land area next to the empire
ROOM: float = 0.15  # of an empire that could be founded
CARD: float = 0.01

LONGEST: Final = 4.0  # scorings in which growing pays
RIVAL: Final = (0.8, 0.6, 0.5, 0.45, 0.4, 0.4)  # of the mean of the others, with 2 to 7 players
SWING: Final = Swing(start=30.0, end=3.0, choices=500)


def evaluate(g: SevenAges, seat: Seat) -> float:
    """Return the expected final glory of a seat, less a share of what the others can expect."""
    worth = prospects(g)
    others = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - RIVAL[g.seats - 2] * sum(others) / len(others)


def prospects(g: SevenAges) -> list[float]:
    """Return what each seat can expect at the end."""
    left = scorings_left(g)
    worth = [float(player.glory) for player in g.players]
    if not left:
        return worth
    growing = min(left, LONGEST)
    for slot, glory in expected(g).items():
        empire = g.empires[slot]
        worth[empire.owner] += SYMBOLS * left * glory + growing * strength(g, empire)
    for seat in range(g.seats):
        worth[seat] += growing * hand(g, seat)
    return worth


def strength(g: SevenAges, empire: Empire) -> float:
    """Value what lets an empire grow."""
    areas = controlled(g, empire)
    cities = sum(
        [level * (mask & areas).bit_count() for mask, level in zip(g.cities, CITY_LEVELS, strict=True)]
    )
    value = MONEY * sqrt(empire.money) + AREA * areas.bit_count() + CITY * cities
    value += UNIT * forces.total(empire) + ELITE * min(empire.elites, 3)
    value += DISORDER * (areas & g.disorder).bit_count()
    if empire.capital != NONE or is_barbarian(g, empire):
        value += CAPITAL
    return value + FRONTIER * min(frontier(g, areas), 6)


def frontier(g: SevenAges, areas: int) -> int:
    """Return how many neutral land areas border these."""
    around = 0
    for area in bits(areas & g.content.land):
        around |= g.content.near_land[area]
    around &= ~areas
    for empire in g.empires:
        around &= ~empire.forces.mask
    return around.bit_count()


def hand(g: SevenAges, seat: Seat) -> float:
    """Value a player's hand: all cards a little, and empires that could be founded now or in the next age."""
    cards = g.players[seat].hand
    value = CARD * len(cards)
    room = empire_limit(g) - len(empires_of(g, seat))
    if room <= 0:
        return value
    now = age_of(g.content, max(lead(g), 1))
    ages = (now, min(now + 1, AGES))
    fitting = [card for card in cards.cards if _fits(g, card, ages)]
    return value + ROOM * min(len(fitting), room)


def _fits(g: SevenAges, card: str, ages: tuple[int, ...]) -> bool:
    entry = g.content.cards[g.content.card_index[card]]
    return starts.fits_age(g, entry) or any([age in entry.ages for age in ages])
