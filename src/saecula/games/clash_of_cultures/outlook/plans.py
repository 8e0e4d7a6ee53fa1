"""Cards in hand: how near objectives and wonders are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from saecula.core.position import Seat
from saecula.core.zones import UNKNOWN
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.conditions import AnyCondition, Deed, Hold
from saecula.games.clash_of_cultures.entries import Objective
from saecula.games.clash_of_cultures.outlook.latest import Latest
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import prices
from saecula.games.clash_of_cultures.rules.goods import GOLD, RESOURCES, Amounts
from saecula.games.clash_of_cultures.rules.measures import progress_among
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.words import MOST_PLAYERS

MET: Final = 0.9  # how likely an objective whose conditions hold now is completed
BY_CHANCE: Final = 0.12  # the same, if it asks for a deed
NEARLY: Final = 0.55  # the same, just before its conditions hold
WITHOUT_MEANS: Final = 0.8  # of a wonder whose advance, and of one whose Engineering is missing
WITHOUT_CHEER: Final = 0.9  # of a wonder for which there is no happy city
EACH_TURN: Final = 0.9  # of a wonder, for each turn until its price is there
STEP: Final = 0.5  # of a turn, for an action


_likely: Final[list[Latest[dict[str, float]]]] = [Latest() for _ in range(MOST_PLAYERS)]


def promise(g: ClashOfCultures, seat: Seat) -> float:
    """Return how many of the objective cards in hand are likely to be completed."""
    held = g.civs[seat].objectives.cards
    if not held:
        return 0.0
    key = (
        *(g.content, g.laid, g.happy, g.angry, g.tribes, g.ports, g.pirates, g.wonder_at),
        *[_state(civ) for civ in g.civs],
    )
    known = _likely[seat].get(key)
    if known is None:
        known = _likely[seat].put(key, {})
    realms: list[Realm] = []  # made when an objective is not known yet
    found = 0.0
    for card in held:
        if card != UNKNOWN:
            best = 0.0
            for name in objectives_of(g.content, card):
                near = known.get(name)
                if near is None:
                    realms = realms or everybody(g)
                    near = likely(realms, seat, g.content.objectives[name])
                    if not asks_for_goods(g.content, name):
                        known[name] = near
                best = max(best, near)
            found += best
    return found


def everybody(g: ClashOfCultures) -> list[Realm]:
    """Return the map as each player finds it."""
    return [Realm(g, seat) for seat in range(g.seats)]


@lru_cache(maxsize=1 << 8)
def objectives_of(content: Content, card: str) -> tuple[str, str]:
    """Return the two objectives of a card."""
    entry = content.objective_cards[card]
    return entry.upper, entry.lower


def promise_of(g: ClashOfCultures, seat: Seat, card: str) -> float:
    """Return how likely an objective card is completed."""
    names = objectives_of(g.content, card)
    return max([likely(everybody(g), seat, g.content.objectives[name]) for name in names])


def _state(civ: Civ) -> tuple[object, ...]:
    """Return all of a civilization that objectives measure, except goods."""
    return (
        *(civ.cities, civ.units, civ.buildings, civ.advances, civ.own_advances),
        *(civ.borrowed, civ.leader, civ.leaders),
    )


@lru_cache(maxsize=1 << 8)
def asks_for_goods(content: Content, name: str) -> bool:
    """Return whether an objective asks for goods."""
    objective = content.objectives[name]
    return any([isinstance(asked, Hold) for asked in (*objective.any, *objective.all)])


def likely(realms: list[Realm], seat: Seat, objective: Objective) -> float:
    """Return how likely an objective will be completed, from how much of it a player has."""
    if objective.when == "now":
        return BY_CHANCE
    near = 1.0
    if objective.all:
        total = 0.0
        for asked in objective.all:
            total += share(realms, seat, asked)
        near = total / len(objective.all)
    if objective.any:
        near = min(near, max([share(realms, seat, asked) for asked in objective.any]))
    return MET if near >= 1.0 else NEARLY * near * near


def share(realms: list[Realm], seat: Seat, asked: AnyCondition) -> float:
    """Return how much of a condition a player has."""
    if isinstance(asked, Deed):
        return 0.0
    if isinstance(asked, Hold):
        return held_share(realms[seat].civ.goods, asked)
    have, need = progress_among(realms, seat, asked)
    return min(have / need, 1.0)


@lru_cache(maxsize=1 << 12)
def held_share(held: Amounts, asked: Hold) -> float:
    """Return how much of the goods that a condition asks for is held."""
    needed = prices.amounts(asked.goods)
    return sum([min(own, need) for own, need in zip(held, needed, strict=False)]) / sum(needed)


# Wonders.


class Saving(NamedTuple):
    """Goods set aside for a wonder."""

    likely: float  # that it will be built
    share: float  # of its price that is there
    rest: Amounts  # goods that are left for other things


def savings(g: ClashOfCultures, seat: Seat, harvest: float, left: float) -> list[Saving]:
    """Return what can be set aside for each wonder in hand, with this many goods collected in a turn."""
    civ = g.civs[seat]
    found = []
    for card in (*civ.wonders.cards, *g.wonder_row):
        if card != UNKNOWN:
            share, missing, rest = set_aside(civ.goods, _price(g.content, card))
            if share:
                found.append(Saving(_in_time(g, civ, card, missing / (harvest + 1.0), left), share, rest))
    return found


def _in_time(g: ClashOfCultures, civ: Civ, card: str, turns: float, left: float) -> float:
    """Return how likely a wonder is built in the turns that are left, when its price takes this many more."""
    likely = 1.0
    for has, without in (
        (civ.advances >> g.content.advance_index[_needed(g.content, card)] & 1, WITHOUT_MEANS),
        ("wonders" in sheet(g, civ).enabled, WITHOUT_MEANS),
        (civ.cities & g.happy, WITHOUT_CHEER),
    ):
        if not has:
            likely *= without
            turns += STEP
    waits: float = EACH_TURN**turns  # mypy takes a power of floats for anything
    return likely * waits * min(left / (turns + STEP), 1.0) ** 2


def share_of_wonder(g: ClashOfCultures, civ: Civ, card: str) -> float:
    """Return how much there is of a wonder: its price, its advance and Engineering."""
    share = set_aside(civ.goods, _price(g.content, card))[0]
    if not civ.advances >> g.content.advance_index[_needed(g.content, card)] & 1:
        share *= WITHOUT_MEANS
    if "wonders" not in sheet(g, civ).enabled:
        share *= WITHOUT_MEANS
    return share


@lru_cache(maxsize=1 << 6)
def _price(content: Content, card: str) -> Amounts:
    return prices.amounts(content.wonders[content.wonder_index[card]].price)


@lru_cache(maxsize=1 << 6)
def _needed(content: Content, card: str) -> str:
    """Return the advance of a wonder."""
    return content.wonders[content.wonder_index[card]].advance


@lru_cache(maxsize=1 << 14)
def set_aside(held: Amounts, price: Amounts) -> tuple[float, int, Amounts]:
    """Return the share of a price that is at hand, how much is missing, and what goods are left.

    Gold fills gaps of resources.
    """
    rest = list(held)
    gap = missing = 0
    for good, due in enumerate(price[: len(held)]):
        paid = min(held[good], due)
        rest[good] -= paid
        if good in RESOURCES:
            gap += due - paid
        else:
            missing += due - paid
    coins = min(gap, rest[GOLD])
    rest[GOLD] -= coins
    missing += gap - coins
    return 1.0 - missing / sum(price), missing, tuple(rest)
