"""Positions: plain data that only dice and choices change.

A game's position is a subclass of `Position`, made of ints, strings, tuples, zones and records (slotted
classes of the same file), each field declared with its circle: who sees it. There is no default circle.
`make generate` writes blank, clone, plain, load and redact from these declarations. An `Annotated` type says
how observations encode a field (`saecula.core.observed`).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, TypeVar

from saecula.core.zones import Zone

if TYPE_CHECKING:
    from saecula.core.registry import Rules

T = TypeVar("T")

Seat: TypeAlias = int
# Any, because an action is a verb and operands of different types: verbs read them with their types, and the
# vocabulary checks them.
Action: TypeAlias = tuple[Any, ...]
Picks: TypeAlias = tuple[Action, ...]
Frame: TypeAlias = tuple[Any, ...]

Public = Annotated[T, "public"]  # everybody sees it
Owner = Annotated[
    T, "owner"
]  # only the seat whose record this is: its `owner`, else its place in the list of records
Zoned = Annotated[T, "zoned"]  # a Zone, or a tuple of them: each card is seen by those who know it
Nobody = Annotated[T, "nobody"]  # nobody sees it
Sealed = Annotated[T, "sealed"]  # for the kernel only: each seat sees its part of the open block
Shared = Annotated[T, "shared"]  # the same for all clones; neither saved nor digested
Passing = Annotated[T, "passing"]  # scratch of the running choice; neither saved nor digested

SPECTATOR: Final = -1

_GOLDEN: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
_MASK: Final = 0xFFFFFFFFFFFFFFFF


def dice_from_seed(seed: bytes) -> int:
    """Return the first state of the generator: a hash, so that dice seen in play do not reveal the seed."""
    return int.from_bytes(hashlib.sha256(b"saecula dice\0" + seed).digest()[:8], "big")


class Position:
    """The fields of every position: seats, dice, the agenda, and the open asks."""

    rules: Shared[Rules[Any]]
    seats: Public[int]
    out: Public[int]  # bit set of seats that resigned and are not asked any more
    dice: Nobody[int]  # state of the generator (splitmix64)
    agenda: Public[list[Frame]]  # a stack: the last frame runs next
    block: Public[str]  # the kind of the open block: "" or one of saecula.core.blocks
    asks: Public[tuple[Frame, ...]]
    picks: Sealed[tuple[Picks, ...]]
    closed: Sealed[int]  # bit set of asks of the block that are answered
    pending: Passing[list[Frame]]
    listed: Passing[list[list[Action]]]  # options of each ask, listed once; never change these lists
    barrier: Passing[bool]  # a die was thrown or something was revealed since Match last looked
    journal: Passing[list[tuple[Any, ...]] | None]  # None while nobody reads: search, simulation

    __slots__ = tuple(__annotations__)

    def then(self, *frames: Frame) -> None:
        """Put frames on the agenda, to run in this order before those that are already there.

        A function changes nothing after it has called `then` (the tail rule).
        """
        self.pending.extend(frames)

    def abandon(self, name: str) -> None:
        """Drop the frames on the agenda down to and including the nearest `scope(name)`."""
        mark = ("scope", name)
        if mark in self.pending:
            del self.pending[: self.pending.index(mark) + 1]
            return
        agenda = self.agenda
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at] == mark:
                del agenda[at:]
                self.pending.clear()
                return
        raise LookupError(f"abandon: no scope {name!r} on the agenda")

    def roll(self, sides: int) -> int:
        """Return a random number from 0 to sides - 1."""
        self.barrier = True
        self.dice = state = (self.dice + _GOLDEN) & _MASK
        z = ((state ^ (state >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return ((z ^ (z >> 31)) * sides) >> 64

    def shuffled(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the same cards in random order."""
        pile = list(cards)
        for i in range(len(pile) - 1, 0, -1):
            j = self.roll(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    def draw(self, pile: Zone) -> tuple[str, Zone]:
        """Draw a random card from a pile whose order does not count; return the card and the pile without it.

        Afterwards nobody knows any card of the pile, since a card still known to be there would reveal what
        was not drawn. Show the rest again to seats that may look at it: `rest.shown(seen_by(seat))`.
        """
        if pile.deck:
            raise TypeError("draw is for piles; the next card of a deck is its last one")
        card = pile.cards[self.roll(len(pile.cards))]
        return card, pile.take(card).hidden()

    def reveal(self) -> None:
        """Note that something hidden was revealed without dice, so that free undo ends here."""
        self.barrier = True

    def tell(self, key: str, *args: Any) -> None:
        """Add a line to the journal; arguments are typed by the game's table of lines."""
        if self.journal is not None:
            self.journal.append((key, *args))
            recorder = self.rules.recorder
            if recorder is not None:
                recorder.logged(self)

    def cite(self, domain: str, value: str | int) -> None:
        """Name the cause of the changes that follow in this rule, unless a line of the journal names it.

        The cause is a value of a domain or, with an empty domain, a word with the message `cause-<value>`.
        """
        recorder = self.rules.recorder
        if recorder is not None:
            recorder.cite(domain, value)

    def cite_parts(self, parts: list[tuple[str, str, int]]) -> None:
        """Name the causes of the points that change next in this rule: domains, values, points.

        The points add up to the change. Make the list only while there is a journal.
        """
        recorder = self.rules.recorder
        if recorder is not None:
            recorder.split(parts)


def init_kernel_fields(position: Position, rules: Rules[Any], seats: int, dice: int) -> None:
    """Initialize the fields that every position has."""
    position.rules = rules
    position.seats = seats
    position.out = 0
    position.dice = dice
    position.agenda = []
    position.block = ""
    position.asks = ()
    position.picks = ()
    position.closed = 0
    position.pending = []
    position.listed = []
    position.barrier = False
    position.journal = None
