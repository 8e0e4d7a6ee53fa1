"""Evaluate a position for a seat: VP so far and VP that chronicles, regions and people promise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.memo import keep
from saecula.core.position import Seat
from saecula.core.zones import UNKNOWN
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import dynasties, generations, income, regions

# Weights in VP. Heritage and ladder were tuned in a few matches of the greedy bot against itself, the others
# are estimates.
GRAIN: Final = 0.12
GOLD: Final = 0.16
UNREST: Final = 0.9
HERITAGE: Final = 3.0
FOCUS: Final = 0.25  # of a step of heritage for each marker on a focus card that is not full
LADDER: Final = 1.2  # of a requirement of a scoring field that is met
PEASANT: Final = 0.15
SOLDIER: Final = 0.2
REGION: Final = 0.8
INCOME: Final = 0.1  # of a unit in every generation that is left
ADVANCE: Final = 0.7
CARAVAN: Final = 0.25
SURE: Final = 0.97  # of a chronicle that would score now
UNLAID: Final = 0.4  # of a chronicle that could be laid in this dynasty
LATER: Final = 0.55  # of that, in each dynasty to come
NEAR: Final = 0.6  # of a chronicle that is nearly within reach
RIVALS: Final = 0.3  # of the others' mean
LAND_OF_RIVALS: Final = 0.5  # more than an own region

# Provinces before the match begins, fitted to the scores of 3,000 matches whose provinces were drawn.
SITE_CAPACITY: Final = 1.0
SITE_GOLD: Final = 1.2  # of a gold region, beside one of grain
SITE_GOOD: Final = 1.8  # of a trade good on the borders

# Fitted by `python -m tools.chances sands_of_time --seats 2 3 4 --matches 60 --out results`.
SWING: Final = Swing(start=48.6, end=3.6, choices=227)


class Holdings(NamedTuple):
    """An empire's holdings, as chronicles measure them and as people, land, knowledge and work."""

    measures: tuple[int, ...]  # by field what it compares
    bonus: int  # added to heritage
    worths: tuple[float, ...]


REMEMBERED: Final = 1 << 14
_held: Final[dict[tuple[object, ...], Holdings]] = {}


def evaluate(g: SandsOfTime, seat: Seat) -> float:
    """Return the seat's prospects minus a part of what its rivals have."""
    others = [_riches(empire) for other, empire in enumerate(g.empires) if other != seat]
    return prospects(g, seat) - RIVALS * sum(others) / len(others)


def _riches(empire: Empire) -> float:
    """Return a cheap estimate of a rival's prospects."""
    land = (REGION + LAND_OF_RIVALS) * empire.lands.bit_count()
    people = _people(empire.peasants, empire.soldiers)
    return empire.vp + people + land + GRAIN * empire.grain + GOLD * empire.gold


def prospects(g: SandsOfTime, seat: Seat) -> float:
    """Return VP so far plus chronicles of this and later dynasties and the means to score them."""
    empire = g.empires[seat]
    if generations.is_over(g):
        return float(empire.vp)
    zones = g.content.board.zones
    rounds = max(sum(zones[: g.dynasty]) - g.space + 1, 0)
    later = len(zones) - 1 - g.dynasty
    holdings = _holdings(g, seat, empire)
    value = empire.vp + min(later + rounds / zones[0], 1.0) * _substance(g, empire, holdings)
    laid = tuple([zone.cards for zone in empire.chronicles])
    heritage = empire.heritage
    for promise in _promises(g.content, holdings.measures, laid, heritage, holdings.bonus, rounds, later):
        value += promise
    if not g.generation and empire.capital < 0:
        value += _site(g, empire)
    return value


def _site(g: SandsOfTime, empire: Empire) -> float:
    """Value provinces that are still being founded."""
    value = 0.0
    borders = 0
    for region in bits(empire.lands):
        tile = regions.tile(g, region)
        value += SITE_CAPACITY * tile.capacity + SITE_GOLD * (tile.resource == "gold")
        borders |= g.content.borders_of[region]
    return value + SITE_GOOD * (borders & g.content.goods).bit_count()


def _substance(g: SandsOfTime, empire: Empire, holdings: Holdings) -> float:
    """Value resources, calm, heritage and holdings on the board."""
    value = GRAIN * min(empire.grain, 12) + GOLD * min(empire.gold, 12)
    value -= UNREST * empire.unrest * (1.0 + empire.unrest / g.content.board.max_unrest) / 2
    value += HERITAGE * (sum(empire.heritage) + FOCUS * min(empire.focus_markers, 2))
    for worth in holdings.worths:
        value += worth
    return value


def _holdings(g: SandsOfTime, seat: Seat, empire: Empire) -> Holdings:
    """Return an empire's holdings, cached because few choices change them."""
    works = (empire.lands, empire.advances, empire.caravans, empire.focus)
    key = (g.content, g.tiles, g.buildings, works, empire.peasants, empire.soldiers)
    try:
        return _held[key]
    except KeyError:
        made = Holdings(
            tuple([dynasties.measure(g, seat, field.measure) for field in g.content.fields]),
            dynasties.standing(g, empire, 0) - empire.heritage[0],
            _worths(g, empire),
        )
        return keep(_held, REMEMBERED, key, made)


def _worths(g: SandsOfTime, empire: Empire) -> tuple[float, ...]:
    """Value people, land and caravans, advances, and peasants who find work."""
    content = g.content
    levels = sum([content.advances[number].level for number in bits(empire.advances)])
    harvests = [income.harvest(g, empire, region) for region in bits(empire.lands)]
    return (
        _people(empire.peasants, empire.soldiers),
        REGION * empire.lands.bit_count() + CARAVAN * empire.caravans.bit_count(),
        ADVANCE * levels,
        INCOME * sum(harvests),
    )


@lru_cache(maxsize=1 << 14)
def _people(peasants: tuple[int, ...], soldiers: tuple[int, ...]) -> float:
    return PEASANT * sum(peasants) + SOLDIER * sum(soldiers)


@lru_cache(maxsize=1 << 16)
def _promises(
    content: Content,
    measures: tuple[int, ...],
    laid: tuple[tuple[str, ...], ...],
    heritage: tuple[int, ...],
    bonus: int,
    rounds: int,
    later: int,
) -> tuple[float, ...]:
    """Value the scoring fields of each category."""
    return tuple(
        [
            _chronicles(
                content,
                fields,
                tuple([measures[field] for field in fields]),
                tuple([laid[field] for field in fields]),
                heritage[category] + bonus,
                rounds,
                later,
            )
            for category, fields in enumerate(content.fields_of)
        ]
    )


@lru_cache(maxsize=1 << 16)
def _chronicles(
    content: Content,
    fields: tuple[int, ...],
    measures: tuple[int, ...],
    laid: tuple[tuple[str, ...], ...],
    heritage: int,
    rounds: int,
    later: int,
) -> float:
    """Value the fields of a category: cards laid, cards still to lay, later dynasties."""
    share = rounds / content.board.zones[0]
    room = UNLAID * min(share + 0.25, 1.0) if rounds else 0.0
    now = _laid(content, fields, measures, laid, heritage, rounds)
    could = _possible(content, fields, measures, heritage)
    ladder = sum([_reached(content, field, measure) for field, measure in zip(fields, measures, strict=True)])
    value = LADDER * min(later + share, 1.0) * ladder
    return value + now + room * max(could - now, 0.0) + LATER * later * could


def _laid(
    content: Content,
    fields: tuple[int, ...],
    measures: tuple[int, ...],
    laid: tuple[tuple[str, ...], ...],
    heritage: int,
    rounds: int,
) -> float:
    """Value the cards that the empire laid on the fields of a category."""
    promises = []
    values = 0
    for number, measure, cards in zip(fields, measures, laid, strict=True):
        if cards and cards[0] != UNKNOWN:
            card = content.chronicle_cards[cards[0]]
            needed = card.fields[content.fields[number].id]
            reached = min(measure / needed.at_least, heritage / card.value)
            promises.append(needed.vp * _chance(reached, rounds))
            values += card.value
    if len(promises) > 1 and values > heritage:
        return max(promises) + min(promises) * _chance(heritage / values, rounds) * 0.5
    return sum(promises)


def _chance(reached: float, rounds: int) -> float:
    """Estimate how likely a requirement will be met in time, given how much of it is met now."""
    if reached >= 1:
        return SURE
    return 0.8 * reached ** (1.5 + 8.0 / (1 + rounds)) if rounds else 0.0


def _reached(content: Content, number: int, measure: int) -> float:
    """Return how many of a field's requirements a measure meets, the last one in part."""
    field = content.fields[number].id
    needed = [0, *sorted([card.fields[field].at_least for card in content.chronicle_cards.values()])]
    met = sum([at_least <= measure for at_least in needed]) - 1
    if met == len(needed) - 1:
        return float(met)
    return met + (measure - needed[met]) / (needed[met + 1] - needed[met])


def _possible(content: Content, fields: tuple[int, ...], measures: tuple[int, ...], heritage: int) -> float:
    """Return the best score of cards laid now: one card, or two whose values fit the heritage."""
    worths: list[list[tuple[int, float]]] = []
    for number, reached in zip(fields, measures, strict=True):
        worth = [(0, 0.0)]
        for card in content.chronicle_cards.values():
            needed = card.fields[content.fields[number].id]
            short = min(reached / needed.at_least, 1.0)
            worth.append((card.value, needed.vp * (1.0 if short == 1 else NEAR * short**3)))
        worths.append(worth)
    best = 0.0
    for one, vp in worths[0]:
        for two, more in worths[1]:
            fits = min(heritage / max(one + two, 1), 1.0)
            best = max(best, (vp + more) * (1.0 if fits == 1 else NEAR * fits**3))
    return best
