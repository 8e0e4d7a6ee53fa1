"""A table for scenarios: build a position in a few readable lines, make the choices, look at the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

import pytest

from saecula.core.bits import bits
from saecula.core.flow import choose, mover, options, to_move
from saecula.core.position import Frame, Seat
from saecula.core.registry import scope
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.historia import GAME
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import rounds
from tests.tables import SEED, Tabletop

PEOPLES = ("rome", "egypt", "china", "germany", "america", "india")
HOMES = ("middle_east", "china", "north_america", "africa", "oceania", "europe")


class Table(Tabletop[Historia]):
    """A match of Historia under test."""

    def __getitem__(self, index: int) -> Civ:
        return self.g.civs[index]

    # Setting the scene; call `begin` afterwards.

    def settle(self, index: int, *territories: str) -> Table:
        """Put a civilization into exactly these territories; cubes come from or go to the general supply."""
        civ = self[index]
        before = civ.lands.bit_count()
        civ.lands = sum(1 << self.g.content.territory_index[name] for name in territories)
        if civ.difficulty:
            civ.personal += before - len(territories)
        else:
            civ.general += before - len(territories)
        return self

    def levels(self, index: int, technology: int, military: int) -> Table:
        """Put a marker on the matrix, without bonuses; cards that joined on the way are in hand."""
        civ = self[index]
        civ.technology, civ.military = technology, military
        for card in self.g.content.actions.values():
            if card.joins_at and technology >= card.joins_at and not civ.difficulty:
                self.hand(index, *{*civ.hand.cards, card.id} - set(civ.row))
        return self

    def cubes(self, index: int, personal: int, used: int) -> Table:
        """Set both supplies; the general supply makes up for it."""
        civ = self[index]
        civ.general += civ.personal + civ.used - personal - used
        civ.personal, civ.used = personal, used
        return self

    def hand(self, index: int, *cards: str) -> Table:
        """Make the hand exactly these cards; advisors among them leave the stack, others return to it."""
        civ = self[index]
        owner = seen_by(index)
        hand = pile()
        for card in cards:
            hand = hand.put(card, EVERYONE if card in self.g.content.actions else owner)
        civ.hand = hand
        down = self.g.content.civilizations[civ.civilization].advisors
        civ.stack = pile([card for card in down if card not in cards and card not in civ.face_up], owner)
        return self

    def row(self, index: int, *cards: str) -> Table:
        """Set the discard row, oldest first; its cards leave the hand."""
        civ = self[index]
        civ.row = cards
        self.hand(index, *[card for card in civ.hand.cards if card not in cards])
        return self

    def wonders(self, index: int, *wonders: str, rotated: Iterable[str] = ()) -> Table:
        """Give a player wonders, upright and rotated; they leave row and deck."""
        civ = self[index]
        civ.wonders, civ.rotated = wonders, tuple(rotated)
        taken = {name for other in self.g.civs for name in (*other.wonders, *other.rotated)}
        self.g.wonder_row = tuple(name for name in self.g.wonder_row if name not in taken)
        self.g.wonder_deck = tuple(name for name in self.g.wonder_deck if name not in taken)
        return self

    def tile(self, territory: str, tile: str) -> Table:
        """Swap tiles so that this territory has this one."""
        tiles = list(self.g.tiles)
        place = self.g.content.territory_index[territory]
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[place]
        tiles[place] = tile
        self.g.tiles = tuple(tiles)
        return self

    def begin(self, *frames: Frame) -> Self:
        """Run these frames, or else an action round of the current round."""
        return super().begin(*(frames or (rounds.action_round(),)), scope("match"))

    # Playing.

    def play(self, *hands: Iterable[str] | str) -> Table:
        """Let all seats choose cards at once: one argument per seat, a card or several."""
        block = self.g.asks
        for seat, cards in enumerate(hands):
            for card in [cards] if isinstance(cards, str) else cards:
                self.choose(seat, "play", card)
            if self.g.asks is block and seat in to_move(self.g):
                self.choose(seat, "done")
        return self

    # Looking.

    def lands(self, index: int) -> set[str]:
        """Return the territories a civilization occupies."""
        return {self.g.content.territories[place].id for place in bits(self[index].lands)}

    def supply(self, index: int) -> tuple[int, int, int]:
        """Return the cubes: personal, used, on the map."""
        civ = self[index]
        return civ.personal, civ.used, civ.lands.bit_count()

    # One player's turn alone.

    def turn(self, seat: Seat, *played: str) -> Table:
        """Begin this player's turn with these cards revealed, and nothing after it."""
        civ = self[seat]
        self.hand(seat, *[card for card in civ.hand.cards if card not in played])
        for card in played:
            if card in civ.stack:
                civ.stack = civ.stack.take(card)
        civ.played = played
        self.g.action, self.g.spent = "", ()
        return self.begin(rounds.start_turn(seat))

    def offered(self, seat: Seat) -> set[str]:
        """Return the wonders this seat may activate now."""
        return {action[1] for action in self.options(seat) if action[0] == "activate"}


def table(seats: int = 3, **variant: Any) -> Table:
    """Return a table in round 1 before the first cards.

    The order is by seat, peoples and homes are fixed, and nobody has an advisor in hand. Everybody has 2
    personal cubes, 1 used and 1 on the map. Civbots follow after the seats.
    """
    g = GAME.start(seats, SEED, variant)
    while (seat := mover(g)) >= 0 and g.round == 0:
        choose(g, seat, options(g, seat)[0])
    t = Table(g)
    g.order = tuple(range(seats))
    for index, civ in enumerate(g.civs):
        civ.civilization = PEOPLES[index]
    for index in range(len(g.civs)):
        t.settle(index)
    for index in range(len(g.civs)):
        t.settle(index, HOMES[index])
    for seat in range(seats):
        g.civs[seat].face_up = ()
        t.hand(seat, *g.content.starting_hand)
    return t.begin()


BOT = 2  # the first civbot at a table of two players


def against(*difficulties: str) -> Table:
    """Return two players in the Middle East and China, and bots in North America, Africa and Oceania."""
    return table(2, civbots=list(difficulties) or ["chieftain"])


def draws(monkeypatch: pytest.MonkeyPatch, *cards: str) -> list[tuple[str, ...]]:
    """Let every bot draw these cards first; return the stacks that were shuffled."""
    shuffled: list[tuple[str, ...]] = []

    def stack(_: Historia, dealt: tuple[str, ...]) -> tuple[str, ...]:
        shuffled.append(dealt)
        return tuple([f"civbot_{card}" for card in cards])

    monkeypatch.setattr(Historia, "shuffled", stack)
    return shuffled
