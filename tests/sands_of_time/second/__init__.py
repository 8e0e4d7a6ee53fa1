"""A second reading of The Sands of Time, written from the rulebook alone.

It plays the whole match on a table of its own, with the same answers as the game; the position of the game is
only read where the match begins, to be compared, and for the number on the die. The modules follow the
rulebook, and numbers in brackets are its chapters. Of the game's rules it knows nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from saecula.core.position import Action, Frame, Position, Seat
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from tests.sands_of_time.second.box import BOARD
from tests.sands_of_time.second.course import Play
from tests.sands_of_time.second.generations import match, places
from tests.sands_of_time.second.shown import calculated, shown
from tests.sands_of_time.second.table import facts, read
from tests.second import Facts


class SecondReading:
    """The reading of one match, which begins with a position before the preparation or before a round."""

    def __init__(self, g: SandsOfTime) -> None:
        table = read(g)
        self.play = Play(table, match(table))

    def options(self, _: SandsOfTime, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List the options of the question that this reading asks now; none if it asks another."""
        open_ = {(question.name, question.seat): question.options for question in self.play.open}
        return open_.get((frame[0], seat), ())

    def foretell(self, g: SandsOfTime, seat: Seat, _: Frame, action: Action) -> Facts | None:
        """Go on to the next question."""
        self.play.table.dice = [_next_die(g)]
        self.play.answer(seat, action)
        table = self.play.table
        return facts(table) if self.play.open else {**facts(table), "places": places(table)}

    def facts(self, g: SandsOfTime) -> Facts:
        """Read a position."""
        return facts(read(g)) if g.asks else {**facts(read(g)), "places": list(GAME.result(g).places)}

    def figures(self, g: SandsOfTime) -> tuple[Facts, Facts] | None:
        """When a generation begins, calculate figures and read them from what the players see."""
        if g.asks[0][0] != "choose_cards" or g.round > 1 or any(g.picks):
            return None
        return calculated(self.play.table), shown(g)


def _next_die(g: SandsOfTime) -> int:
    """The die that the next throw will show."""
    lot = Position()
    lot.dice = g.dice
    return 1 + lot.roll(BOARD.die)
