"""Evaluate a position for a seat: points so far, and points that the position promises.

Bots plan choice by choice and leave undone what loses points on the way. So a settler on its way is worth a
share of a city, goods are worth less than what is bought with them, and what is left of the turn counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.clash_of_cultures import scoring
from saecula.games.clash_of_cultures.outlook import plans
from saecula.games.clash_of_cultures.outlook.clock import turns_left
from saecula.games.clash_of_cultures.outlook.growth import Growth, growth
from saecula.games.clash_of_cultures.outlook.latest import Latest
from saecula.games.clash_of_cultures.outlook.war import War, enlisted, skill, war
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import (
    Act,
    After,
    Arms,
    Cheaper,
    Collected,
    Combat,
    CountsAs,
    Draws,
    Free,
    Immune,
    Income,
    InfluencePower,
    Limit,
    Moves,
    Power,
    Reach,
    Recruits,
    Replaces,
    Sells,
    Shield,
    Yields,
)
from saecula.games.clash_of_cultures.rules.goods import CULTURE, FOOD, GOLD, IDEAS, MOOD, ORE, WOOD, Amounts
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet
from saecula.games.clash_of_cultures.words import MOST_PLAYERS

# What is worth more the longer the match lasts, for the whole of it.
HARVEST: float = 2.5  # of a good a turn
VARIETY: float = 0.25  # of a resource that can be collected
POWERS: float = 0.4  # of what cards bring, by the table below
UNLOCKED: float = 0.3  # of a kind of building
HAPPY: float = 0.5
ANGRY: float = -0.5
CITY: float = 0.8  # of a city, also one to be founded
ROOM: float = 0.175  # of a site near a city
ROUTE: float = 0.5

# What is worth something until it can no longer be used.
LOTS: float = 0.25  # of a building that could be added, the first ones
SETTLING: float = 0.5  # of a city to be founded
STOCK: float = 0.21  # of a resource, the first ones of each kind
COINS: float = 0.25  # of gold
SETS: float = 0.15  # of the price of a building
CHEER: float = 0.2  # of a mood token
FAME: float = 0.3  # of a culture token
ARMY: float = 0.4
SHIPS: float = 0.15
LEADER: float = 0.5
DANGER: float = -1.3  # of a piece of a city
PREY: float = 0.5
ACTION_CARD: float = 0.25
OBJECTIVE_CARD: float = 0.4
WONDER_CARD: float = 0.25
OBJECTIVE: float = 2.0  # of one that is likely to be completed
WONDER: float = 4.0  # of one that is paid for and sure to be built: less than what it will bring
ACTION: float = 0.65  # left in this turn
MOVE: float = 0.1

RIVAL: Final[tuple[float, ...]] = (0.8, 0.5, 0.4)  # of the best rival's outlook, with 2, 3 and 4 players
PLENTY: Final[tuple[float, ...]] = (
    0.0,
    1.0,
    2.0,
    2.8,
    3.4,
    3.8,
    4.1,
    4.3,
)  # what that many of a good are worth
ALL_TURNS: Final = 18  # of a match
LATE: Final = 2  # turns before the end, from which on what is held loses its worth

# What powers bring in a whole match.
POWER: Final[dict[type[Power], float]] = {
    Act: 0.8,
    After: 0.8,
    Arms: 0.3,
    Cheaper: 0.5,
    Collected: 0.8,
    Combat: 0.3,
    CountsAs: 0.5,
    Draws: 0.5,
    Free: 0.8,
    Immune: 0.3,
    Income: 0.5,
    InfluencePower: 0.3,
    Limit: 1.0,
    Moves: 0.5,
    Reach: 0.8,
    Recruits: 0.3,
    Replaces: 0.4,
    Sells: 0.4,
    Shield: 0.2,
    Yields: 0.4,
}
ENABLED: Final[dict[str, float]] = {"armies": 1.2, "tactics": 0.4, "wonders": 0.6}

# Fitted by `python -m tools.chances clash_of_cultures --seats 2 3 --matches 10 --out results`.
SWING: Final = Swing(start=21.3, end=3.8, choices=192)


def evaluate(g: ClashOfCultures, seat: Seat) -> float:
    """Return the seat's outlook minus a part of the best rival's."""
    if not g.agenda and not g.asks:
        points = [sum(scoring.halves(g, other)) / 2 for other in range(g.seats)]
        return points[seat] - RIVAL[g.seats - 2] * max(points[:seat] + points[seat + 1 :])
    held = [sheet(g, civ) for civ in g.civs]
    best = max([outlook(g, other, turns_left(g, other), held) for other in range(g.seats) if other != seat])
    left = turns_left(g, seat)
    return outlook(g, seat, left, held) + _own_plans(g, seat, left, held) - RIVAL[g.seats - 2] * best


def outlook(g: ClashOfCultures, seat: Seat, left: float, held: list[Sheet]) -> float:
    """Return points so far plus what everybody can see of a player's prospects in the turns that are left."""
    points = sum(scoring.halves(g, seat)) / 2
    civ = g.civs[seat]
    grown = _growth(g, seat, held)
    value = points + left / ALL_TURNS * _growing(held[seat], grown, civ.cities.bit_count())
    value += min(left / LATE, 1.0) * (_holding(civ, grown, _war(g, seat, held)) + stock(civ.goods))
    if g.active == seat:
        value += ACTION * g.actions + MOVE * g.moves
    return value


def _growing(held: Sheet, grown: Growth, cities: int) -> float:
    """Value what brings something every turn, for a whole match."""
    value = HARVEST * grown.harvest + VARIETY * grown.variety + HAPPY * grown.happy + ANGRY * grown.angry
    value += CITY * (cities + grown.settling) + ROOM * grown.room + ROUTE * grown.routes
    return value + POWERS * worth(held) + UNLOCKED * held.unlocked.bit_count()


def _holding(civ: Civ, grown: Growth, armed: War) -> float:
    """Value what is there to be used."""
    value = (
        LOTS * PLENTY[min(grown.lots, 7)]
        + SETTLING * grown.settling
        + ARMY * armed.army
        + SHIPS * armed.ships
        + LEADER * bool(civ.leader)
    )
    value += DANGER * armed.danger + PREY * armed.prey
    value += ACTION_CARD * len(civ.hand) + OBJECTIVE_CARD * len(civ.objectives)
    return value + WONDER_CARD * len(civ.wonders)


def stock(held: Amounts) -> float:
    """Value goods, the less the more there are of one kind."""
    food, wood, ore, ideas = PLENTY[held[FOOD]], PLENTY[held[WOOD]], PLENTY[held[ORE]], PLENTY[held[IDEAS]]
    value = STOCK * (food + wood + ore + ideas) + COINS * PLENTY[min(held[GOLD], 7)]
    value += SETS * min(held[FOOD], held[WOOD], held[ORE], 2)
    return value + CHEER * PLENTY[min(held[MOOD], 7)] + FAME * PLENTY[min(held[CULTURE], 7)]


def _own_plans(g: ClashOfCultures, seat: Seat, left: float, held: list[Sheet]) -> float:
    """Value the cards in the player's own hand, which nobody else knows."""
    return OBJECTIVE * plans.promise(g, seat) + min(left / LATE, 1.0) * _saved(g, seat, left, held)


def _saved(g: ClashOfCultures, seat: Seat, left: float, held: list[Sheet]) -> float:
    """Return how much more goods are worth to a player who sets some of them aside for a wonder."""
    most = 0.0
    if g.wonder_row or g.civs[seat].wonders:
        before = stock(g.civs[seat].goods)
        for saving in plans.savings(g, seat, _growth(g, seat, held).harvest, left):
            most = max(most, WONDER * saving.likely * saving.share + stock(saving.rest) - before)
    return most


@lru_cache(maxsize=1 << 12)
def worth(held: Sheet) -> float:
    """Return what the powers of cards bring in a whole match."""
    value = 0.0
    for kind, number in POWER.items():
        value += number * len(held.all(kind))
    for what, number in ENABLED.items():  # in this order: the one of a set differs from process to process
        if what in held.enabled:
            value += number
    return value


_growths: Final[list[Latest[Growth]]] = [Latest() for _ in range(MOST_PLAYERS)]
_wars: Final[list[Latest[War]]] = [Latest() for _ in range(MOST_PLAYERS)]


def _growth(g: ClashOfCultures, seat: Seat, held: list[Sheet]) -> Growth:
    """Return what cities and settlers promise, remembered, since few choices change it."""
    key = (
        *(g.content, g.laid, g.happy, g.angry, g.exhausted, g.tribes, g.horde, g.pirates, g.wonder_at),
        *(g.civs[seat].ruins, *held),
        *[(civ.cities, civ.units, civ.buildings) for civ in g.civs],
    )
    found = _growths[seat].get(key)
    return _growths[seat].put(key, growth(g, seat)) if found is None else found


def _war(g: ClashOfCultures, seat: Seat, held: list[Sheet]) -> War:
    """Return what armies threaten and promise, remembered as well."""
    key = (
        *(g.content, g.laid, g.angry, g.tribes, g.horde, g.wonder_at),
        *[(civ.cities, civ.units, civ.buildings) for civ in g.civs],
        *[skill(each) for each in held],
        *[enlisted(civ) for other, civ in enumerate(g.civs) if other != seat],
    )
    found = _wars[seat].get(key)
    return _wars[seat].put(key, war(g, seat)) if found is None else found
