"""The position of the sample game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from saecula.core.observed import choice, literal, numbers, pairs, seats, word, words, zone
from saecula.core.position import Nobody, Owner, Position, Public, Seat, Shared, Zoned
from saecula.core.zones import Zone
from tests.sample.content import CARDS, GOODS, Content
from tests.sample.variant import BazaarVariant

Cards: TypeAlias = Annotated[Zone, zone(literal(*CARDS))]


class Trader:
    """What a player has."""

    gold: Public[int]
    hand: Zoned[Cards]
    staked: Public[Annotated[tuple[str, ...], words(literal(*CARDS))]]
    wish: Owner[Annotated[str, word(literal(*GOODS))]]  # the good that counts double at the end

    __slots__ = tuple(__annotations__)


class Turn:
    """What several rules read during one turn."""

    seat: Public[Annotated[Seat, choice(seats)]]
    sold: Public[bool]

    __slots__ = tuple(__annotations__)


class Bazaar(Position):
    """The whole sample game."""

    content: Shared[Content]
    variant: Shared[BazaarVariant]
    traders: Public[list[Trader]]
    deck: Zoned[Annotated[Zone, zone(literal(*CARDS), ordered=True)]]
    discard: Zoned[Cards]
    removed: Nobody[str]  # laid aside unseen at the start
    prices: Public[Annotated[dict[str, int], pairs(literal(*GOODS))]]
    turn: Public[Turn]
    first: Public[Seat]
    round: Public[int]
    rich: Public[bool]  # somebody got rich and ended the game
    scores: Public[Annotated[tuple[int, ...], numbers(seats, varies=True)]]

    __slots__ = tuple(__annotations__)


def hand_of(g: Bazaar, seat: Seat) -> list[str]:
    """Return the different cards a seat holds, in a stable order."""
    return list(dict.fromkeys(g.traders[seat].hand.cards))


def others(g: Bazaar, seat: Seat) -> list[Seat]:
    """Return the other seats that are in the game, in table order after this one."""
    around = [(seat + i) % g.seats for i in range(1, g.seats)]
    return [other for other in around if not g.out >> other & 1]
