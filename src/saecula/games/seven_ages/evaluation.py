"""Evaluate a position for a seat: glory so far, and the glory that its empires promise.

Courses of play are compared where markers are laid, so nothing here has to tell the middle of an action from
its end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.seven_ages.manner import founding, lands
from saecula.games.seven_ages.outlook.clock import scorings_left
from saecula.games.seven_ages.outlook.ranks import expected
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import age_of, controlled, empires_of, held, is_barbarian, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.standings import Standings, levels_in

# As glory in a scoring to come, fitted to how matches by rule of thumb ended.
SYMBOLS: float = 0.5  # of what symbols may bring
STANDING: float = 0.3  # of what they bring as things stand
AREA: float = 0.04
CITY: float = 0.1  # a level
FOE: float = -0.06  # a foreign unit beside the empire
READY: float = 0.55  # of an empire that could be founded now
CHOICE: float = 0.2  # of the potential of the best of them
NEXT: float = 1.1  # of having one at all
LOST: float = -2.1  # of a player without empires
REFUGE: float = 2.0  # of having one to found then
SOON: float = 0.03  # of an empire of the next age
CARD: float = 0.01

# What makes empires grow; matches by rule of thumb hardly show it.
MONEY: float = 0.02  # times the root of the money
UNIT: float = 0.01
ELITE: float = 0.06
CAPITAL: float = 0.05
DISORDER: float = -0.05
PROMISE: float = 0.15  # of what symbols would bring if units to spare took areas
POISED: float = 0.03  # a unit to spare for a neutral land area next to the empire

MOST_OPEN: Final = 6  # neutral areas that can be of interest soon
MOST_FOES: Final = 12
RIVAL: Final = (1.0, 0.7, 0.6, 0.5, 0.4, 0.4)  # of the mean of the others, with 2 to 7 players
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
    standing, taken = Standings(g), held(g)
    for slot, glory in expected(standing).items():
        empire = g.empires[slot]
        now = standing.glory(slot)
        worth[empire.owner] += left * (SYMBOLS * glory + STANDING * now + strength(g, empire, taken))
        worth[empire.owner] += left * PROMISE * lands.promise(g, slot, standing)
    for seat in range(g.seats):
        worth[seat] += left * hand(g, seat)
    return worth


def strength(g: SevenAges, empire: Empire, taken: int) -> float:
    """Value what an empire has besides its symbols, and what lets it grow."""
    areas = controlled(g, empire)
    cities = levels_in(g.cities, areas)
    units = forces.total(empire)
    value = MONEY * sqrt(empire.money) + AREA * areas.bit_count() + CITY * cities
    value += UNIT * units + ELITE * min(empire.elites, 3)
    value += DISORDER * (areas & g.disorder).bit_count()
    if empire.capital != NONE or is_barbarian(g, empire):
        value += CAPITAL
    around = lands.around(g.content, areas)
    open_ = min((around & ~taken).bit_count(), MOST_OPEN)
    spare = units - (areas & g.content.land).bit_count()
    foes = min(lands.foes_in(g, empire, around & taken), MOST_FOES)
    return value + POISED * max(min(spare, open_), 0) + FOE * foes


def hand(g: SevenAges, seat: Seat) -> float:
    """Value a player's hand: above all empires that could be founded now."""
    cards = g.players[seat].hand
    own = len(empires_of(g, seat))
    room = empire_limit(g) - own
    value = CARD * len(cards) + LOST * (not own)
    if not room:
        return value
    following = age_of(g.content, max(lead(g), 1)) + 1
    entries = [g.content.cards[g.content.card_index[card]] for card in cards.cards]
    value += SOON * sum([following in entry.ages for entry in entries])
    ready = [potential for potential in founding.potentials(g, cards.cards) if potential > 0]
    if ready:
        value += READY * min(len(ready), room) + CHOICE * max(ready) + NEXT + REFUGE * (not own)
    return value
