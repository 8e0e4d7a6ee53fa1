"""Which cards can be founded, and where (7AG-060 to 7AG-070, 7AG-087)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.deeds import AnyAge
from saecula.games.seven_ages.entries import Card
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import sways
from saecula.games.seven_ages.rules.areas import controlled, empires_of, held, in_play, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.rules.registry import FOUNDING_DEEDS


def free_colours(g: SevenAges, seat: Seat) -> list[int]:
    """Return the colours a player may found with: own ones first, else nobody's. [7AG-029, 7AG-061]"""
    used = sum([1 << slot for slot in in_play(g)])
    own = g.players[seat].colours & ~used
    chosen = sum([player.colours for player in g.players])
    everyone = (1 << len(g.empires)) - 1
    return list(bits(own or everyone & ~chosen & ~used))


def slot_of(g: SevenAges, card: str) -> int:
    """Return the colour of an empire in play, or -1."""
    number = g.content.card_index.get(card, NONE)
    return next((slot for slot in in_play(g) if g.empires[slot].card == number), NONE)


def may_begin(g: SevenAges, card: Card) -> bool:
    """Return whether a card can begin the history of the world (option 1). [7AG-370]"""
    return not g.variant.total_history or bool(g.first_age) or 1 in card.ages


def fits_age(g: SevenAges, card: Card) -> bool:
    """Return whether the age of the game is one of the card's. [7AG-064, 7AG-065, 7AG-370]"""
    return fits(g, card, g.content.age_at[lead(g)])


def fits(g: SevenAges, card: Card, now: int) -> bool:
    """Return whether an age is one of the card's; without any empire it is 0. [7AG-064, 7AG-065, 7AG-370]"""
    if not now:
        return may_begin(g, card)
    if now in card.ages:
        return True
    return any([age.age == now and age.in_play == (slot_of(g, age.empire) != NONE) for age in card.ages_if])


def candidates(g: SevenAges, card: Card) -> int:
    """Return the start areas that a card names now, whoever holds them. [7AG-069, 7AG-079, 7AG-087]"""
    start, content = card.start, g.content
    found = content.start_areas[card.id]
    if start.rule == "coast_of":
        found |= content.coast & content.of_region[start.region]
    elif start.rule == "coast_within":
        found |= content.coast & within(content, held(g), start.distance)
    elif start.rule == "in_disorder":
        found |= g.disorder & ~capitals(g)
    elif start.rule == "and_areas_of" and (slot := slot_of(g, start.empire)) != NONE:
        found |= controlled(g, g.empires[slot]) & content.of_region[start.region]
    return found


def capitals(g: SevenAges) -> int:
    """Return the areas with a capital."""
    return sum([1 << g.empires[slot].capital for slot in in_play(g) if g.empires[slot].capital != NONE])


@lru_cache(maxsize=1024)
def within(content: Content, areas: int, distance: int) -> int:
    """Return the areas at most this far from these. [7AG-087]"""
    for _ in range(distance):
        for area in bits(areas):
            areas |= content.near[area]
    return areas


def can_found(g: SevenAges, seat: Seat, card: Card, *, any_age: bool = False) -> bool:
    """Return whether a player may found this empire now. [7AG-062, 7AG-063, 7AG-070, 7AG-086]"""
    return bool(foundable(g, seat, [card], any_age=any_age))


def foundable(g: SevenAges, seat: Seat, cards: Iterable[Card], *, any_age: bool = False) -> list[Card]:
    """Return those of these empires that a player may found now. [7AG-062, 7AG-063, 7AG-070, 7AG-086]"""
    if len(empires_of(g, seat)) >= empire_limit(g) or not free_colours(g, seat):
        return []
    now = g.content.age_at[lead(g)]
    if any_age or sways.of_all(g, AnyAge):
        now = 0
    return [card for card in cards if fits(g, card, now) and _has_start(g, card)]


def _has_start(g: SevenAges, card: Card) -> bool:
    supported = not card.founding or all([deed.op in FOUNDING_DEEDS for deed in card.founding])
    return supported and bool(candidates(g, card))


def start_level(g: SevenAges, card: Card) -> int:
    """Return the level that a new empire starts at. [7AG-065, 7AG-066]"""
    ahead = lead(g)
    if not ahead:
        return (min(card.ages) - 1) * g.content.board.levels_an_age + 1
    return max(ahead + card.progress, 1)
