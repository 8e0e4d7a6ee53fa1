"""Zones: piles of cards that record which seats know which cards.

A zone is an immutable value: `put` and `take` return a new one, so clones share zones at no cost. The seats
that know a card are a bit set.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final, TypeAlias

UNKNOWN: Final = "?"
Knowers: TypeAlias = int
NOBODY: Final[Knowers] = 0
EVERYONE: Final[Knowers] = (1 << 62) - 1


def seen_by(*seats: int) -> Knowers:
    """Return these seats as a bit set; a spectator (-1) adds nobody."""
    bits = 0
    for seat in seats:
        if seat >= 0:
            bits |= 1 << seat
    return bits


class Zone:
    """A pile of cards; in a `deck` the order counts (last = top), otherwise cards are kept sorted."""

    __slots__ = ("cards", "deck", "known")

    def __init__(self, cards: tuple[str, ...], known: tuple[Knowers, ...], deck: bool) -> None:
        self.cards = cards
        self.known = known
        self.deck = deck

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Zone)
            and self.cards == other.cards
            and self.known == other.known
            and self.deck == other.deck
        )

    def __hash__(self) -> int:
        return hash((self.cards, self.known, self.deck))

    def __repr__(self) -> str:
        return f"Zone({', '.join(self.cards)})"

    def put(self, card: str, known: Knowers) -> Zone:
        """Return the zone with one more card, which goes on top of a deck."""
        cards, knowers = self.cards, self.known
        if self.deck:
            return Zone(cards + (card,), knowers + (known,), True)
        at = bisect_right(cards, card)
        return Zone(cards[:at] + (card,) + cards[at:], knowers[:at] + (known,) + knowers[at:], False)

    def take(self, card: str) -> Zone:
        """Return the zone without one copy of this card."""
        at = self.cards.index(card)
        return Zone(self.cards[:at] + self.cards[at + 1 :], self.known[:at] + self.known[at + 1 :], self.deck)

    def knowers(self, card: str) -> Knowers:
        """Return who knows that this card is here."""
        return self.known[self.cards.index(card)]

    def shown(self, known: Knowers) -> Zone:
        """Return the zone after these seats have looked at all of it."""
        return Zone(self.cards, tuple([k | known for k in self.known]), self.deck)

    def hidden(self, known: Knowers = NOBODY) -> Zone:
        """Return the zone after all other seats lost track of its cards (shuffled, passed on face down)."""
        lost = ~known
        for knowers in self.known if any(self.known) else ():
            if knowers & lost:
                return Zone(self.cards, tuple([k & known for k in self.known]), self.deck)
        return self

    def reordered(self, cards: tuple[str, ...]) -> Zone:
        """Return a deck in a new order that nobody knows."""
        return Zone(cards, (NOBODY,) * len(cards), True)

    def as_seen(self, seat: int) -> Zone:
        """Return what a seat sees: unknown cards are `?`, and come last where order does not count."""
        bit = 1 << seat if seat >= 0 else 0
        known = self.known
        if not any(known):
            return self if not known else Zone((UNKNOWN,) * len(known), known, self.deck)
        if seat < 0:
            visible = [k == EVERYONE for k in known]
        else:
            visible = [k & bit != 0 for k in known]
        if all(visible):
            return self
        if self.deck:
            cards = tuple([c if v else UNKNOWN for c, v in zip(self.cards, visible, strict=True)])
            return Zone(cards, tuple([k if v else 0 for k, v in zip(known, visible, strict=True)]), True)
        cards = tuple([c for c, v in zip(self.cards, visible, strict=True) if v])
        kept = tuple([k for k, v in zip(known, visible, strict=True) if v])
        missing = len(self.cards) - len(cards)
        return Zone(cards + (UNKNOWN,) * missing, kept + (0,) * missing, False)

    def filled(self, cards: Iterable[str], known: Knowers) -> Zone:
        """Return the zone with each `?` replaced by one of these cards, known to these seats."""
        supply = iter(cards)
        if not self.deck and self.unknowns() == len(self.cards):
            return Zone(tuple(sorted([next(supply) for _ in self.cards])), (known,) * len(self.cards), False)
        slots = [
            (next(supply), known) if card == UNKNOWN else (card, k)
            for card, k in zip(self.cards, self.known, strict=True)
        ]
        if not self.deck:
            slots.sort(key=lambda slot: slot[0])
        return Zone(tuple([card for card, _ in slots]), tuple([k for _, k in slots]), self.deck)

    def unknowns(self) -> int:
        """Count the cards of a seen zone that are `?`."""
        return self.cards.count(UNKNOWN)


def pile(cards: Iterable[str] = (), known: Knowers = EVERYONE) -> Zone:
    """Make a zone whose order does not count."""
    ordered = tuple(sorted(cards))
    return Zone(ordered, (known,) * len(ordered), False)


def deck(cards: Iterable[str] = (), known: Knowers = NOBODY) -> Zone:
    """Make a zone whose order counts; the last card is the top."""
    ordered = tuple(cards)
    return Zone(ordered, (known,) * len(ordered), True)
