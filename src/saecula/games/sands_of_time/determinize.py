"""Determinize: guess what a seat does not know, that is chosen cards, chronicles and stacks.

See the catalogue, "Hidden information".
"""

from __future__ import annotations

from saecula.core.actions import seat_of
from saecula.core.position import Seat
from saecula.core.zones import UNKNOWN, Zone, pile, seen_by
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import advance


def determinize(g: SandsOfTime, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess that is consistent with what it sees."""
    for other in range(g.seats):
        if other != seat:
            _fill_chosen(g, other)
            _fill_chronicles(g, other)
    _fill_stacks(g)


def _fill_chosen(g: SandsOfTime, other: Seat) -> None:
    """Guess two cards the other could have chosen: at most one focus card, at most one replay.

    [SOT-071 to SOT-073]
    """
    empire = g.empires[other]
    if UNKNOWN not in empire.chosen.cards:
        return
    cards: list[str] = []
    for _ in empire.chosen.cards:
        gone = (*empire.played, *cards)
        free = [card for card in g.content.actions if card not in gone]
        if not empire.focus and not any([card in g.content.focus_cards for card in cards]):
            free += g.content.focus_cards
        if g.round > 1 and not any([card in empire.played for card in cards]):
            free += [card for card in empire.played if card not in cards]
        cards.append(free[g.roll(len(free))])
    empire.chosen = pile(cards, seen_by(other))


def _fill_chronicles(g: SandsOfTime, other: Seat) -> None:
    """Deal the unknown chronicle cards to hand and fields, in any order."""
    empire = g.empires[other]
    zones = (empire.hand, *empire.chronicles)
    known = [card for zone in zones for card in zone.cards]
    if UNKNOWN not in known:
        return
    unseen = g.shuffled(tuple([card for card in g.content.chronicle_cards if card not in known]))
    supply = iter(unseen)
    own = seen_by(other)
    empire.hand = empire.hand.filled(supply, own)
    empire.chronicles = tuple([zone.filled(supply, own) for zone in empire.chronicles])


def _fill_stacks(g: SandsOfTime) -> None:
    """Guess the order of the stacks, and what others have seen of them."""
    laid_out = [card for row in g.rows for card in row]
    number = 0
    for category in g.content.categories:
        for level in range(2, g.content.levels + 1):
            stack = g.stacks[number]
            if stack.unknowns():
                kind = [a.id for a in g.content.advances if (a.category, a.level) == (category.id, level)]
                unseen = [card for card in kind if card not in laid_out and card not in stack.cards]
                filled = stack.filled(g.shuffled(tuple(unseen)), 0)
                g.stacks = (*g.stacks[:number], _known(g, filled, number), *g.stacks[number + 1 :])
            number += 1


def _known(g: SandsOfTime, stack: Zone, number: int) -> Zone:
    """Let players who put a card back know the top one, and a player who is drawing the top two. [SOT-196]"""
    known = list(stack.known)
    known[-1] |= g.peeked[number]
    for frame in advance.lay_out.asked(g):
        _, drawn_from = advance.lay_out.of(frame)
        if drawn_from == number:
            for place in range(-min(2, len(known)), 0):
                known[place] |= seen_by(seat_of(frame))
    return Zone(stack.cards, tuple(known), True)
