"""What seats see of a position of any game, and the worlds they imagine."""

from __future__ import annotations

from typing import Generic, TypeVar

from saecula.core.contracts import Lot, random_choice
from saecula.core.flow import mover, options, play
from saecula.core.game import Game
from saecula.core.position import Position, Seat

G = TypeVar("G", bound=Position)


class Worlds(Generic[G]):
    """The worlds of one game."""

    def __init__(self, game: Game[G]) -> None:
        self.game = game

    def seen(self, g: G, seat: Seat) -> G:
        """The position as a seat sees it."""
        return self.game.redact(g, seat).position

    def imagined(self, g: G, seat: Seat, dice: int) -> G:
        """A whole world, which shows this seat what it sees."""
        world = self.game.imagine(self.game.redact(g, seat), dice)
        self.game.check(world)
        assert self.game.plain(self.seen(world, seat)) == self.game.plain(self.seen(g, seat))
        return world

    def check_within_worlds(self, seats: int, choices: int, every: int) -> None:
        """In a random match a seat can imagine how the next one imagines the table."""
        g = self.game.start(seats, "worlds")
        lot = Lot(f"worlds {seats}")
        for number in range(choices):
            if number % every == 0:
                for viewer in range(seats):
                    self.imagined(self.imagined(g, viewer, number), (viewer + 1) % seats, number + 1)
            if mover(g) < 0:
                break
            assert options(g, mover(g))
            play(g, *random_choice(g, lot))
