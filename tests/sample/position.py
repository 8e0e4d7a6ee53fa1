"""What the sample game's position is made of."""

from __future__ import annotations

from saecula.core.position import Nobody, Owner, Position, Public, Seat, Shared, Zoned
from saecula.core.zones import Zone
from tests.sample.content import Content
from tests.sample.variant import BazaarVariant


class Trader:
    """What a player has."""

    __slots__ = ("gold", "hand", "staked", "wish")

    gold: Public[int]
    hand: Zoned[Zone]
    staked: Public[tuple[str, ...]]
    wish: Owner[str]  # the good that counts double at the end


class Turn:
    """What several rules read during one turn."""

    __slots__ = ("seat", "sold")

    seat: Public[Seat]
    sold: Public[bool]


class Bazaar(Position):
    """The whole sample game."""

    __slots__ = (
        "content",
        "deck",
        "discard",
        "first",
        "prices",
        "removed",
        "rich",
        "round",
        "scores",
        "traders",
        "turn",
        "variant",
    )

    content: Shared[Content]
    variant: Shared[BazaarVariant]
    traders: Public[list[Trader]]
    deck: Zoned[Zone]
    discard: Zoned[Zone]
    removed: Nobody[str]  # laid aside unseen at the start
    prices: Public[dict[str, int]]
    turn: Public[Turn]
    first: Public[Seat]
    round: Public[int]
    rich: Public[bool]  # somebody got rich and ended the game
    scores: Public[tuple[int, ...]]


def hand_of(g: Bazaar, seat: Seat) -> list[str]:
    """The different cards a seat holds, in a stable order."""
    return list(dict.fromkeys(g.traders[seat].hand.cards))


def others(g: Bazaar, seat: Seat) -> list[Seat]:
    """The other seats that are in the game, in table order after this one."""
    around = [(seat + i) % g.seats for i in range(1, g.seats)]
    return [other for other in around if not g.out >> other & 1]
