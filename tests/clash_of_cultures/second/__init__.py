"""A second reading of Clash of Cultures, written from the rulebook alone.

The modules follow the rulebook; page numbers are the rulebook's. It reads a position into a `Table`, and the
cards from the content files; of the game's rules it knows nothing. It has an opinion on the base game and on
the units and buildings of the expansion. Where somebody has a civilization advance, a leader or an open great
person, most chapters are left out.
"""

from __future__ import annotations

from collections.abc import Collection

from saecula.core import flow
from saecula.core.position import Action, Frame, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.clash_of_cultures.second import chapters, status
from tests.clash_of_cultures.second.outcomes import Choice, outcome
from tests.clash_of_cultures.second.table import facts, picks, read
from tests.second import Facts


class SecondReading:
    """The reading of one match."""

    def __init__(self, _: ClashOfCultures) -> None:
        pass

    def options(self, g: ClashOfCultures, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List the options of the verbs that this reading knows; the others are as offered."""
        offered = list(flow.options(g, seat))
        expected = chapters.options(read(g), seat, frame, picks(g, seat), offered)
        if expected is None:
            return None
        verbs, found = expected
        return found | {action for action in offered if action[0] not in verbs}

    def foretell(self, g: ClashOfCultures, seat: Seat, frame: Frame, action: Action) -> Facts | None:
        """Carry the choice out on a table."""
        return outcome(Choice(read(g), seat, frame, picks(g, seat), action))

    def facts(self, g: ClashOfCultures) -> Facts:
        """Read a position."""
        return facts(read(g))

    def figures(self, g: ClashOfCultures) -> tuple[Facts, Facts] | None:
        """Calculate the points so far, whenever a turn is in the middle of its actions."""
        t = read(g)
        if not t.plain or t.buried or g.asks[0][0] != "act":
            return None
        points, places = status.standing(t)
        result = GAME.result(g)
        expected = {"points": points, "places": places}
        return expected, {"points": list(result.scores), "places": list(result.places)}
