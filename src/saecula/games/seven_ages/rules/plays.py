"""Cards being played: a stack of cards with what they are aimed at; the last one resolves first (7AG-442)."""

from __future__ import annotations

from typing import Final, NamedTuple

from saecula.core.position import Seat
from saecula.games.seven_ages.position import NONE, SevenAges

EVENT: Final = 0
ARTIFACT: Final = 1
EMPIRE: Final = 2
GONE: Final = 3  # cancelled
AIM: Final = 6  # where the aim begins in a `Play`, and where it ends
LAST: Final = 9


class Play(NamedTuple):
    """A card being played: by whom and as what, the moment it answers to, and what it is aimed at."""

    card: int
    seat: Seat
    kind: int
    actor: Seat = NONE  # the seat that acted when the card was played
    about: int = NONE  # the empires, the marker or the card that the moment is about
    beside: int = NONE
    empire: int = NONE
    area: int = NONE
    other: int = NONE  # the other empire, the player or the leader
    areas: int = 0  # further areas, as a bit set

    def aimed(self, empire: int = NONE, area: int = NONE, other: int = NONE) -> Play:
        """Return the card as it would be aimed."""
        return tuple.__new__(Play, (*self[:AIM], empire, area, other, 0))


def played(card: int, seat: Seat, kind: int, actor: Seat, about: int, beside: int) -> Play:
    """Return a card that is not aimed at anything yet; faster than calling `Play`."""
    return tuple.__new__(Play, (card, seat, kind, actor, about, beside, NONE, NONE, NONE, 0))


def at(g: SevenAges, depth: int) -> Play:
    """Return a card being played; 0 is the one played first."""
    return tuple.__new__(Play, g.plays[depth])


def top(g: SevenAges) -> Play:
    """Return the card that resolves next."""
    return tuple.__new__(Play, g.plays[-1])


def put(g: SevenAges, depth: int, play: Play) -> None:
    """Change a card being played."""
    g.plays = (*g.plays[:depth], tuple(play), *g.plays[depth + 1 :])


def aim(g: SevenAges, **target: int) -> None:
    """Note what the last card is aimed at."""
    g.plays = (*g.plays[:-1], tuple(top(g)._replace(**target)))


def cards_of(g: SevenAges) -> list[str]:
    """Return the ids of the cards being played."""
    return [g.content.cards[play[0]].id for play in g.plays]
