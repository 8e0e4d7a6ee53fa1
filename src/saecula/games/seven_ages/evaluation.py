"""Evaluate a position for a seat: glory so far, and the glory that its empires promise.

Courses of play are compared where markers are laid, so nothing here has to tell the middle of an action from
its end.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.outlook.clock import scorings_left
from saecula.games.seven_ages.outlook.ranks import expected
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, starts
from saecula.games.seven_ages.rules.areas import age_of, controlled, empires_of, held, is_barbarian, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import levels_in
from saecula.games.seven_ages.words import AGES

SYMBOLS: float = 0.8  # of the glory expected in each scoring to come

# What makes empires grow, as glory in a scoring.
MONEY: float = 0.05  # times the root of the money
AREA: float = 0.08
UNIT: float = 0.04
CITY: float = 0.04  # a level
ELITE: float = 0.05
CAPITAL: float = 0.2
DISORDER: float = -0.06
FRONTIER: float = 0.02  # a neutral land area next to the empire
POISED: float = 0.06  # a unit to spare for each of them
NOW: float = 0.3  # of an empire that could be founded now
SOON: float = 0.08  # of one of the next age
FIRST: float = 2.0  # of having one to found, while the player has none on the map
CARD: float = 0.01

MOST_OPEN: Final = 6  # neutral areas that can be of interest soon
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
    neutral = ~held(g)
    for slot, glory in expected(g).items():
        empire = g.empires[slot]
        worth[empire.owner] += SYMBOLS * left * glory + growing * strength(g, empire, neutral)
    for seat in range(g.seats):
        worth[seat] += growing * hand(g, seat)
    return worth


def strength(g: SevenAges, empire: Empire, neutral: int) -> float:
    """Value what lets an empire grow, with these areas neutral."""
    areas = controlled(g, empire)
    cities = levels_in(g.cities, areas)
    value = MONEY * sqrt(empire.money) + AREA * areas.bit_count() + CITY * cities
    units = forces.total(empire)
    value += UNIT * units + ELITE * min(empire.elites, 3)
    value += DISORDER * (areas & g.disorder).bit_count()
    if empire.capital != NONE or is_barbarian(g, empire):
        value += CAPITAL
    open_ = min((border(g.content, areas) & neutral).bit_count(), MOST_OPEN)
    spare = units - (areas & g.content.land).bit_count()
    return value + FRONTIER * open_ + POISED * max(min(spare, open_), 0)


@lru_cache(maxsize=65536)
def border(content: Content, areas: int) -> int:
    """Return the land areas next to these by land."""
    around = 0
    for area in bits(areas & content.land):
        around |= content.near_land[area]
    return around & ~areas


def hand(g: SevenAges, seat: Seat) -> float:
    """Value a player's hand: all cards a little, and empires that could be founded now or in the next age."""
    cards = g.players[seat].hand
    value = CARD * len(cards)
    own = len(empires_of(g, seat))
    room = empire_limit(g) - own
    if room <= 0:
        return value
    entries = [g.content.cards[g.content.card_index[card]] for card in cards.cards]
    age = age_of(g.content, lead(g))
    following = min(max(age, 1) + 1, AGES)
    ready = [starts.fits(g, entry, age) and bool(starts.candidates(g, entry)) for entry in entries]
    later = sum([following in entry.ages for entry, now in zip(entries, ready, strict=True) if not now])
    now = min(sum(ready), room)
    return value + NOW * now + SOON * min(later, room - now) + FIRST * (now > 0 and not own)
